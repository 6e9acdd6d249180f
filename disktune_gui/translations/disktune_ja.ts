<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en"><context>
    <name>Actions</name>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Nothing can be done with this drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Source: {source}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{action}, {drive}? {question}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>A&amp;ctions ▾</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Flush, stand by, wake, and what else can be done with this drive once</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Actions for this drive</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Activity</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Time</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ActivityPage</name>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last minute</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 5 minutes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 15 minutes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Time shown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>How much of the past the charts show</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Freeze the display. Recording continues.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Show the numbers behind the charts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>The helper has sent no figures for {seconds} s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>{why} What is shown is of {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
</context><context>
    <name>ActivityView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>What the chart shows</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>AllDrives</name>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Only &amp;differences</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>A&amp;ll settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Settings of all drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Copy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Export…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>C&amp;hange…</source>
        <translation>変化率(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>The comparison is in {name}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Read at</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Tick the drives to change.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>{count} chosen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Export the comparison</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>CSV (*.csv)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Show only settings in which drives of the same kind differ</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Bold: differs from most drives of its kind.  ?: unknown.  –: not on this drive.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>AllDrivesView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Reads and writes of each drive together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>What each drive does now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Reading</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Writing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Reads</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Writes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Mean wait</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Busy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No drive is doing anything.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Nothing has been recorded yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{} of {} drives are at work; busiest is {}: reading {}, writing {}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ArrayBanner</name>
    <message>
        <location filename="../mainwindow/array_banner.py" />
        <source>{array} needed attention when its state was last read. Now it is unknown: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/array_banner.py" />
        <source>{array} is degraded. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/array_banner.py" />
        <source>{array} was not started. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/array_banner.py" />
        <source>{array} has failed. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/array_banner.py" />
        <source>Show</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/array_banner.py" />
        <source>Show this array</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ArrayCharts</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Operation speed per member</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>normal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>boosted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Seconds ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Current {now:.0f} {axis}, maximum {most:.0f} {axis}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ArrayPage</name>
    <message>
        <location filename="../arrays/page.py" />
        <source>Members</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Layout</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Array details</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Reading the state of the array…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Pause the operation on {array}?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>The helper does not respond.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>The history could not be saved: {why}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ArrayPast</name>
    <message>
        <location filename="../arrays/past.py" />
        <source>Operations on this array</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>The array has no UUID, so DiskTune cannot record its history.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>The history of this array is unknown. DiskTune could not read {file}: {why}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>No operations recorded. DiskTune records them while its window or tray icon is open.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Banner</name>
    <message>
        <location filename="../mainwindow/banner.py" />
        <source>Leave it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/banner.py" />
        <source>Do nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/banner.py" />
        <source>Copy the command</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>BatchView</name>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>What would happen to each drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>&amp;Back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>&amp;Apply, then ask</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Change one drive: {names}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Change {count} drives: {names}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Restore original values of {names}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>{setting}: I accept this risk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Choose what is to change; each drive's row then says what would happen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Tick the risk first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>A helper process exited. Its trials are shown with what became of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>1 drive on trial: keep the changes or revert them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>{count} drives on trial: keep or revert the changes of each.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Failed on {names}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Waiting for the password…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Nothing was changed. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Changing {drive}…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>failed</source>
        <translation>故障</translation>
    </message>
</context><context>
    <name>BenchmarkForm</name>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Progress of the measurement</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>The &amp;drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>A file in a f&amp;older</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Copy the command</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Reads the raw drive, past its file systems</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Reads and writes a file of its own, through the file system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Place on the drive, in percent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>A hard disk is fastest at its beginning and slowest at its end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Place on the drive, in GiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>A file that is small against memory or the drive's cache measures those instead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>The result is the median; how far runs lie apart shows how much to trust it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Start &amp;at</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>F&amp;ile of</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Seconds per &amp;run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>&amp;Number of runs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>More than 10 minutes for one measurement: make it shorter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>{usual}, as usual</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Takes at most {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Takes about {}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>BenchmarkJob</name>
    <message>
        <location filename="../benchmark/job.py" />
        <source>The measurement was given up: no word of its end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/job.py" />
        <source>The helper has left, and the measurement with it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/job.py" />
        <source>{drive}: others changed {settings} while it was measured. The result belongs to no single value; measure again.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>BenchmarkPage</name>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Select a drive to measure it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Measuring …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>unknown file system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Cancelling …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>The measurement has ended. Select the drive to see it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Wake it and measure</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Unlock and measure</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Not measured in this session.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Run {} of {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Preparing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>{} of {}: {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>{} of {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Not measured in this session</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Copied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Export the measurement</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Catalogue</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Noise and power</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reliability</source>
        <translation>信頼性</translation>
    </message>
    <message>
        <source>Monitoring</source>
        <translation>監視</translation>
    </message>
    <message>
        <source>Of the past</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Gentle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lifts the upper limit, which holds back fast drives, and lets programs go first as before.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At least 50 MB/s for each member, whatever else uses the array; programs become slower while it lasts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As fast as the drives can. Programs that use the array wait, some of them long.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Flush Write Cache</source>
        <translation>書き込みキャッシュをフラッシュ</translation>
    </message>
    <message>
        <source>Writes the kernel's unwritten data to the drive, then makes the drive empty its write cache. Everything saved until then survives a power failure.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Flush Buffer Cache</source>
        <translation>バッファキャッシュを破棄</translation>
    </message>
    <message>
        <source>Writes out and discards the kernel's cache of the device, so that the next reads come from the drive. Files that its file systems have cached stay cached.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check Power Mode</source>
        <translation>電源モードを確認</translation>
    </message>
    <message>
        <source>Reads whether the drive is active, idle or in standby. This does not wake the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Idle Immediately</source>
        <translation>今すぐアイドル</translation>
    </message>
    <message>
        <source>Puts the drive into its idle state: the motor keeps turning, the electronics save power. The next access ends it at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unload Heads</source>
        <translation>ヘッドを退避</translation>
    </message>
    <message>
        <source>Puts the drive into idle and moves the heads off the platters, as before moving a running computer. Occasional use is harmless: most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spin Down (Standby)</source>
        <translation>スピンダウン (スタンバイ)</translation>
    </message>
    <message>
        <source>Makes the drive write out its cache and stop its motor. The next access starts it again, which takes seconds and causes a little wear.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Programs that use the drive wait until the motor runs again, perhaps half a minute. If that happens soon, spinning down only causes wear.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <source>Turns off everything the drive can turn off; it then answers no command until it is reset. The kernel resets it at the next access of any kind.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If the drive or the controller does not handle the reset well, every program that accesses the drive hangs. The drive may also be unavailable until the computer is switched off and on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Wake Up</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Reads one block of the drive, bypassing the kernel's caches, and reports how long it took. A drive in standby spins up for it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reread Partition Table</source>
        <translation>パーティションテーブルを再読み込み</translation>
    </message>
    <message>
        <source>Makes the kernel read the partition table again after another program has changed it. The kernel refuses while any partition is in use.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check Array</source>
        <translation>アレイをチェック</translation>
    </message>
    <message>
        <source>Reads all copies and parity of the array, compares them and counts mismatches. It changes nothing, except that unreadable sectors are rewritten from the other members.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Repair Mismatches</source>
        <translation>不整合を修復</translation>
    </message>
    <message>
        <source>Like a check, but md takes one of the copies that differ as correct and overwrites the others, or the parity. md cannot determine which copy is correct.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where copies differ, the one that remains may be the wrong one. A check reports whether any differ. To find out which data is correct, compare it with a backup.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stop Check</source>
        <translation>チェックを停止</translation>
    </message>
    <message>
        <source>Ends a check or a repair before it has finished. The next one starts from the beginning.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pauses the operation until you resume it or restart the computer. A rebuild continues where it stopped; a check restarts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Until you resume it, the array stays without the redundancy that the rebuild restores. The next drive that fails may cause data loss.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Continues a paused operation, or starts one that is waiting for the first write.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add Bitmap</source>
        <translation>ビットマップを追加</translation>
    </message>
    <message>
        <source>The write-intent bitmap marks regions being written, so resync after a crash or a member's return takes minutes, not hours. Small writes become slightly slower.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove Bitmap</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The array no longer marks which regions are being written, so small writes become slightly faster. Every crash then requires a full resync.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After the next crash or power failure the whole array has to be resynced. Until that is finished, a drive that fails does more damage.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>先読み (カーネル)</translation>
    </message>
    <message>
        <source>Sets how much the kernel reads beyond a program's request. Large values help long sequential reads such as video, small ones help random access.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>random access</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>sequential reads</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/O スケジューラー</translation>
    </message>
    <message>
        <source>Decides the order of requests to the drive. mq-deadline suits hard disks, bfq keeps a desktop responsive under load, none suits fast SSDs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>requests go to the drive unsorted, at the lowest CPU cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>requests are sorted by position, each with an expiry time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>limits requests in the drive to reach target latencies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>divides the drive's throughput fairly among programs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Request queue size</source>
        <translation>リクエストキューのサイズ</translation>
    </message>
    <message>
        <source>Sets how many requests the kernel queues for this drive; changing the scheduler resets it. Many help throughput, few keep a busy drive responsive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>responsiveness</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>throughput</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rotational device</source>
        <translation>回転型デバイス</translation>
    </message>
    <message>
        <source>Tells the kernel that this is a spinning disk. Writeback throttling, swap and some file systems choose their defaults by it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Completion CPU affinity</source>
        <translation>完了処理の CPU アフィニティ</translation>
    </message>
    <message>
        <source>Sets which CPU completes a request. Near the requesting CPU its cache is used, which helps very fast drives on computers with many cores.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>any CPU</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a CPU sharing a cache with the requesting CPU</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the requesting CPU</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Request merging</source>
        <translation>リクエストのマージ</translation>
    </message>
    <message>
        <source>Joins adjacent requests into larger ones. The search costs some CPU time, noticeable only with very fast drives and random access.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>simple only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum request size</source>
        <translation>最大リクエストサイズ</translation>
    </message>
    <message>
        <source>Limits the data of one request. Large requests suit long transfers; small ones let others in between and work with faulty bridges.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writeback throttling (WBT)</source>
        <translation>ライトバックスロットリング (WBT)</translation>
    </message>
    <message>
        <source>Throttles background writes while reads take longer than this. Low keeps a desktop responsive during copies, off allows full speed; bfq turns it off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>copy speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum writeback cache share</source>
        <translation>ライトバックキャッシュの最大割合</translation>
    </message>
    <message>
        <source>Limits this drive's share of the kernel's writeback cache. A small share keeps a slow drive from delaying programs that write elsewhere.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>speed of other drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I/O statistics</source>
        <translation>I/O 統計</translation>
    </message>
    <message>
        <source>Turning it off saves almost nothing, and monitoring programs, DiskTune included, show no activity. Before Linux 6.16, a resync then no longer yields to work on this drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Entropy contribution</source>
        <translation>エントロピーへの寄与</translation>
    </message>
    <message>
        <source>Adds the timing of completed requests to the kernel's entropy pool. Not needed where the CPU has a hardware random generator.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Request timeout</source>
        <translation>リクエストのタイムアウト</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for a request before it starts error handling. On SATA and SCSI drives, this is the SCSI command timeout in finer steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With a short timeout, the kernel resets a drive that is only slow and may take it offline. With a long one, programs wait that long for a failed drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fast failure</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write cache mode (block layer)</source>
        <translation>書き込みキャッシュモード (ブロック層)</translation>
    </message>
    <message>
        <source>Shows whether the kernel flushes the drive's write cache (“write back”) or not. The kernel detects this when the drive appears and misses some later changes, such as behind USB bridges.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With “write through” while the cache is on, the kernel does not flush it: a power failure then loses data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-only. If this said “write through” while the cache is on, the kernel would stop flushing it and a power failure would lose data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>discard (TRIM) の最大サイズ</translation>
    </message>
    <message>
        <source>Limits the size of one discard (TRIM) command. A small limit keeps a drive responsive that pauses during long ones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-only. After a change, the kernel could not return to the hardware limit, nor leave 0.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I/O polling</source>
        <translation>I/O ポーリング</translation>
    </message>
    <message>
        <source>Lets programs poll for completions instead of waiting for an interrupt. Lower latency, higher CPU use.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-only. The driver decides this when it is loaded (nvme.poll_queues), and the kernel ignores writes to this file.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Queue depth (NCQ)</source>
        <translation>キューの深さ (NCQ)</translation>
    </message>
    <message>
        <source>How many commands the drive may hold and reorder at once. On SATA ports 1 switches native command queuing (NCQ) off, and 31 or 32 is usual.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>strict order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reordering</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Command timeout</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the kernel waits for a command before it resets the link and tries again. In an array, a drive that searches for lost data for minutes needs 180 s here, or it is thrown out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With a short time the kernel resets a drive that is merely slow and may take it offline; with a long one everything waits that long for a drive that has died.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>gives up early</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>patient</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Timeout while recovering</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the kernel waits for each of its own commands while it tries to get a drive back that no longer answers. Shorter gives a dead drive up sooner.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If it is too short, a drive that is only spinning up is taken offline; if it is long, the machine waits for a dead drive at every step of the recovery.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Attempts at a failed command</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How often the kernel repeats a command that failed in a way that may pass.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Without any attempt a passing disturbance becomes an error of the file system; without a limit a program may wait for ever.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fails early</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>persistent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Timeouts until it is taken offline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After how many reads or writes without an answer the kernel gives a drive up although it still answers other commands.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A high number keeps the machine waiting for a drive that no longer reads or writes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Caches, as the kernel believes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What the kernel last saw of the drive's caches: with write back it flushes at the right moments, with write through or none it does not.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A wrong belief stops the flushes while the drive still caches: a power failure then loses data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is shown only: the drive's caches are settings of their own, which the kernel follows, and a belief of its own would stop the flushes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Patience after a full queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the kernel waits before it fills the queue again of a drive that said it was full.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Priorities in the drive's queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Passes the priority of real-time programs on to the drive, which then serves them first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This drive knows no priorities.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Command duration limits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets programs tell the drive how long a command may take. For servers with drives made for it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This drive knows no duration limits.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Activity light</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How the light of an enclosure shows activity.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>does not show activity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>off, blinks when busy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>on, blinks when busy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write cache</source>
        <translation>書き込みキャッシュ</translation>
    </message>
    <message>
        <source>Lets the drive say that data is saved while it is still in the drive's memory. Much faster for many small writes; file systems make it safe by flushing at the right moments.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With the cache on, a power failure loses what was not yet flushed to the platters or the flash.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Drive look-ahead</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive read on into its own memory after a read, in case the next request wants what follows. Rarely worth switching off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power management level</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How eagerly the drive saves power between accesses. Below 128 it may stop the motor; low values park the heads often, and a drive survives only some hundred thousand parkings.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>saves power</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>may stop the motor and parks the heads often</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>parks the heads, but keeps the motor turning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>keeps the heads ready</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Acoustic management</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Trades the noise of head movements against their speed. Most drives know only quiet (128) and fast (254); drives made since about 2010 rarely have it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>quiet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spin down after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stops the motor when nothing has used the drive for this long. Quiet and frugal for drives that are seldom used; starting again takes seconds and wears the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>drive maker's time (8 to 12 h)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Extended power conditions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Gives a newer drive several depths of rest, each with a time of its own, in place of the power management level: switching them on switches that off. The drive keeps the choice without power.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Light rest after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long without work until part of the electronics rests (idle_a). Costs next to nothing to leave again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Park heads after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long without work until the heads are parked (idle_b). Short times save power, but a drive survives only some hundred thousand parkings.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn slower after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long without work until the platters turn more slowly (idle_c). The next access waits for seconds.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stop the motor lightly after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long without work until the motor stops, in the state that is quicker to leave (standby_y). Every start wears the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stop the motor after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long without work until the motor stops (standby_z). The next access waits for the motor, and every start wears the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Deeper link sleep by the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive put a resting SATA link into the deeper of its two sleeps by itself. Saves a little power; matters to laptops, and only where link power management is on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free-fall protection</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Parks the heads when the drive feels that it is falling; higher numbers react to less. 0 leaves it to the drive's maker. Only drives for laptops have it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reacts late</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reacts early</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Start with the motor off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive wait after power-on until it is told to start its motor, so that many drives do not start at once. Linux tells it; many mainboards do not, and then do not see the drive. The drive keeps it without power.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A mainboard that does not start such a drive does not find it any more: nothing on it can be used there, not even to change this back.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give up reading after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the drive may try to read a bad sector before it reports an error. In an array about 7 seconds: the other drives have the data. On a single drive no limit: it is the only one that has it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>On a drive that is not part of an array, a short limit gives up on data that the drive might still have read. In an array, no limit lets the kernel drop the whole drive because of one bad sector.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give up writing after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the drive may try to write before it reports an error. Set it together with the limit for reading.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read again what was written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive read everything, or the first part after each start, again as soon as it was written. Finds bad spots at once and about halves the writing speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 65,536 sectors (33.6 MB)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as much as the drive's maker thinks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 1,024 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 2,048 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 3,072 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 4,096 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 5,120 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 6,144 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 7,168 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 8,192 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 9,216 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 10,240 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 11,264 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 12,288 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 13,312 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 14,336 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 15,360 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 16,384 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 17,408 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 18,432 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 19,456 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 20,480 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 21,504 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 22,528 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 23,552 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 24,576 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 25,600 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 26,624 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 27,648 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 28,672 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 29,696 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 30,720 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 31,744 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 32,768 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 33,792 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 34,816 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 35,840 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 36,864 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 37,888 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 38,912 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 39,936 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 40,960 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 41,984 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 43,008 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 44,032 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 45,056 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 46,080 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 47,104 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 48,128 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 49,152 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 50,176 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 51,200 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 52,224 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 53,248 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 54,272 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 55,296 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 56,320 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 57,344 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 58,368 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 59,392 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 60,416 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 61,440 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 62,464 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 63,488 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 64,512 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 65,536 sectors (mode 3)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 66,560 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 67,584 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 68,608 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 69,632 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 70,656 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 71,680 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 72,704 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 73,728 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 74,752 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 75,776 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 76,800 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 77,824 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 78,848 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 79,872 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 80,896 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 81,920 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 82,944 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 83,968 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 84,992 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 86,016 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 87,040 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 88,064 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 89,088 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 90,112 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 91,136 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 92,160 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 93,184 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 94,208 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 95,232 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 96,256 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 97,280 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 98,304 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 99,328 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 100,352 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 101,376 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 102,400 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 103,424 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 104,448 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 105,472 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 106,496 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 107,520 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 108,544 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 109,568 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 110,592 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 111,616 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 112,640 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 113,664 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 114,688 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 115,712 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 116,736 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 117,760 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 118,784 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 119,808 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 120,832 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 121,856 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 122,880 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 123,904 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 124,928 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 125,952 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 126,976 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 128,000 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 129,024 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 130,048 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 131,072 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 132,096 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 133,120 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 134,144 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 135,168 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 136,192 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 137,216 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 138,240 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 139,264 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 140,288 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 141,312 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 142,336 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 143,360 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 144,384 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 145,408 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 146,432 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 147,456 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 148,480 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 149,504 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 150,528 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 151,552 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 152,576 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 153,600 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 154,624 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 155,648 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 156,672 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 157,696 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 158,720 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 159,744 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 160,768 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 161,792 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 162,816 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 163,840 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 164,864 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 165,888 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 166,912 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 167,936 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 168,960 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 169,984 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 171,008 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 172,032 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 173,056 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 174,080 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 175,104 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 176,128 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 177,152 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 178,176 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 179,200 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 180,224 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 181,248 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 182,272 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 183,296 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 184,320 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 185,344 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 186,368 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 187,392 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 188,416 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 189,440 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 190,464 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 191,488 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 192,512 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 193,536 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 194,560 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 195,584 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 196,608 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 197,632 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 198,656 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 199,680 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 200,704 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 201,728 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 202,752 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 203,776 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 204,800 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 205,824 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 206,848 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 207,872 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 208,896 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 209,920 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 210,944 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 211,968 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 212,992 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 214,016 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 215,040 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 216,064 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 217,088 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 218,112 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 219,136 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 220,160 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 221,184 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 222,208 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 223,232 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 224,256 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 225,280 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 226,304 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 227,328 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 228,352 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 229,376 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 230,400 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 231,424 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 232,448 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 233,472 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 234,496 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 235,520 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 236,544 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 237,568 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 238,592 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 239,616 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 240,640 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 241,664 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 242,688 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 243,712 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 244,736 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 245,760 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 246,784 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 247,808 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 248,832 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 249,856 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 250,880 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 251,904 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 252,928 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 253,952 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 254,976 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 256,000 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 257,024 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 258,048 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 259,072 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 260,096 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first 261,120 sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Health monitoring (SMART)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive keep count of its errors, its hours and its temperature. Off hides all of it, and the limits for giving up as well; there is hardly a reason for that. The drive keeps the choice without power.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report limits of its statistics</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive say when one of its statistics, such as temperature, passes a limit that was set for it. Matters only to programs that listen to it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep settings when the link resets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets a SATA drive keep its settings when the connection is reset, which the kernel does after an error. On unless somebody switched it off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep settings over a soft reset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the drive keep its settings when it is reset by command. Off, it goes back to how it was after power-on. Many SATA drives keep them anyway.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sectors per interrupt</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How many sectors the drive moves between two interrupts when it moves data without DMA. Drives of today use DMA, and the kernel sets this by itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Behind the kernel's ATA driver the drive may fail and hang until it is switched off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Without DMA only, and the kernel may hang on a drive where it was changed: it is shown, not changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>揮発性書き込みキャッシュ (VWC)</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory, which the kernel flushes when needed. Turning it off makes many small writes much slower.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With the cache on, a power failure loses data that is not yet flushed to the flash.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power state (PS)</source>
        <translation>電源状態 (PS)</translation>
    </message>
    <message>
        <source>Limits the power that the drive draws while it works: 0 is full speed, higher numbers are cooler and slower. Idle power states are set by the APST latency tolerance.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cooling</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Workload hint (WH)</source>
        <translation>ワークロードヒント (WH)</translation>
    </message>
    <message>
        <source>Tells the drive which kind of work to expect, so that its firmware can manage power for it. Few drives use it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>long idle periods with bursts of random writes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>heavy sequential writes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Light throttling (TMT1)</source>
        <translation>軽度のサーマルスロットリング (TMT1)</translation>
    </message>
    <message>
        <source>Temperature at which the drive starts to throttle, with little loss of speed. Must be below TMT2. Off uses the firmware's own limit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Heavy throttling (TMT2)</source>
        <translation>強度のサーマルスロットリング (TMT2)</translation>
    </message>
    <message>
        <source>Temperature at which the drive throttles heavily, whatever the cost in speed. Must be above TMT1. Off uses the firmware's own limit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Over-temperature threshold</source>
        <translation>高温しきい値</translation>
    </message>
    <message>
        <source>Temperature above which the drive reports a warning, which monitoring programs show. Does not change the speed; off disables the warning.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>early warning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Under-temperature threshold</source>
        <translation>低温しきい値</translation>
    </message>
    <message>
        <source>Temperature below which the drive reports a warning, which monitoring programs show. Useful in unheated places; off disables the warning.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Interrupt coalescing time</source>
        <translation>割り込みコアレッシング時間</translation>
    </message>
    <message>
        <source>Sets how long the drive can delay an interrupt to report several completions at once. Longer saves CPU time under load and delays every completion at low load.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>CPU efficiency</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Interrupt coalescing threshold</source>
        <translation>割り込みコアレッシングしきい値</translation>
    </message>
    <message>
        <source>Sets how many completions the drive collects before it interrupts the CPU, unless the coalescing time ends first. Has no effect while that time is off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arbitration burst (AB)</source>
        <translation>アービトレーションバースト (AB)</translation>
    </message>
    <message>
        <source>Sets how many commands the drive takes from one CPU's queue before it continues with the next. Higher favors the busiest program; lower is fairer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 command</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>2 commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>4 commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>8 commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>16 commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>32 commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>64 commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write cache of the disk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the disk say that data is saved while it is still in its memory. Much faster for many small writes; servers often leave it off and rely on the cache of their RAID adapter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read cache of the disk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the disk answer from its own memory what it has read before. There is hardly a reason to switch it off but measuring the platters themselves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look-ahead of the disk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the disk read on into its own memory after a read, in case the next request wants what follows. Rarely worth switching off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read on past the track</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the look-ahead go on where the heads have to move. It matters for long reads, and delays a request that comes meanwhile.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Drop the look-ahead for a new request</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makes the disk break off reading ahead as soon as another request waits. Better for random access, worse for several long reads at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the disk judge its caching</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Permits the disk to analyze how its cache is used and to adapt to that. Off saves the disk the effort, and keeps unusual requests from changing what it has learned.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Divide the cache as set here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makes the disk divide its cache by the numbers that are set here rather than by its own algorithm. For experiments; the disk usually knows better.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Divide the cache by size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If the cache is divided as set here: on, by the size of a segment; off, by the number of segments.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Limits of look-ahead multiply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makes the two limits of the look-ahead count in lengths of the request rather than in sectors.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write in ascending order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makes the disk write the sectors of a command in ascending order rather than in the one that is fastest. It costs much speed and is rarely of use.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do without the lasting cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Forbids the use of cache memory that survives a power failure, in the few disks that have some. What was safe there is safe no more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With this on, a power failure loses cached data that the disk would otherwise have kept.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cached data that was read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which data the disk gives up first when its cache is full: what programs asked for, or what it read ahead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no preference</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>drop them first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>keep them longest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cached data that was written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the disk keeps written data in its cache to answer reads of the same sectors.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No look-ahead after reads above</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Requests longer than this are not followed by reading ahead. 0 switches the look-ahead off altogether.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look-ahead, least</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How much the disk reads ahead even if other requests wait. More favours long reads, less random access.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look-ahead, most</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How much the disk reads ahead at most while nothing else waits.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look-ahead, ceiling</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A bound in sectors for limits of the look-ahead that count in lengths of the request.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cache segments</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Into how many parts the disk divides its cache. Each serves one sequential reader or writer, so many readers want many and one wants few.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cache segment size</source>
        <translation>キャッシュセグメントのサイズ</translation>
    </message>
    <message>
        <source>How large each part of the cache is, if the cache is divided as set here and by size.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Segment size counts sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makes the size of a cache segment count in sectors rather than in bytes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Commands during a long flush</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the disk goes on with other commands while it writes out its cache, and tells its progress.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>go on, say nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>go on, tell the progress when asked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>refuse them and tell the progress</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep weak sectors when writing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Normally off: a disk that fails to write a sector puts a spare one in its place. On, the write fails instead, which only makes sense where an adapter manages bad sectors itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With this on, sectors that fail stay in use, and what is written to them may be lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep weak sectors when reading</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Normally off: a disk that could read a sector only with effort moves the data to a spare one. On, it stays where it is, and the next read may fail.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With this on, data that was hard to read stays on the weak sector and may be lost there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rest lightly after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Switches off part of the electronics (idle_a) after this long without work; the disk answers again within a fraction of a second.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Park the heads after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lifts the heads off the platters (idle_b) after this long without work. It saves power and wears the head mechanism each time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn slowly after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the platters turn more slowly (idle_c) after this long without work; coming back takes seconds.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Almost stop after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Goes to the deepest rest from which the disk still comes back quickly (standby_y) after this long without work. What stops is up to the disk.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stop turning after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stops the motor (standby_z) when nothing has used the disk for this long. Quiet and frugal for disks that are seldom used; starting again takes seconds and wears the disk.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Background work and rest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the disk finishes its own background work, such as scanning for bad sectors, before it goes to rest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as the maker chose</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>work comes first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>rest comes first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tell of waking from idle_c</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the first command that meets the disk in idle_c is answered with a notice instead of being carried out. For programs that want to know; the kernel simply asks again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as the link's standard says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Tell of waking from standby</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the first command that meets the disk in standby is answered with a notice instead of being carried out. For programs that want to know; the kernel simply asks again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tell of waking from the stopped state</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the first command that meets the disk in the stopped state is answered with a notice instead of being carried out. For programs that want to know; the kernel simply asks again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Failure predictions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the disk say when it expects to fail soon. Monitoring programs such as smartd rely on it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Temperature and other warnings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lets the disk warn of what may harm it, such as heat. Monitoring programs such as smartd rely on it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How the disk warns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In which way a warning reaches the computer. Programs that ask, as smartd does, are content with every one but the first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not at all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as an event of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a command, if it asks for recovered errors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with any command, as a recovered error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with any command, without an error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when asked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Autosuspend delay</source>
        <translation>自動サスペンドまでの時間</translation>
    </message>
    <message>
        <source>Idle time until the kernel suspends the drive, for drives that ignore their own timer. Needs runtime power management; every access, also by monitoring programs, restarts the motor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>power saving</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>readiness</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Runtime power management</source>
        <translation>ランタイム電源管理</translation>
    </message>
    <message>
        <source>Lets the kernel suspend the drive while nothing uses it. Has no effect until the autosuspend delay is set, which starts as never.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SATA link power management</source>
        <translation>SATA リンク電源管理 (LPM)</translation>
    </message>
    <message>
        <source>Sets how much power the SATA link of the port saves between commands, for all its drives. med_power_with_dipm saves most of the possible power.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some drive and controller combinations lose the link, freeze or corrupt data in the deeper states. With any policy but max_performance the port does not detect that a drive is removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the link is always active</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the host can set the link to Partial</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive can also set it to Partial and Slumber; saves most of the possible power</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the host uses Partial and DevSleep, the drive Partial and Slumber</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the host uses Slumber and DevSleep; the link takes longest to recover</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This port does not support link power management.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>APST latency tolerance</source>
        <translation>APST の許容レイテンシー</translation>
    </message>
    <message>
        <source>Longest time to leave an idle power state that the kernel accepts for this controller. Higher saves more power and delays the next request; 0 disables APST.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some drives do not return from their deepest power states, and disappear until the next restart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spin down on suspend</source>
        <translation>サスペンド時にスピンダウン</translation>
    </message>
    <message>
        <source>Stops the motor before the computer suspends. libata drives always spin down. Other drives would lose power with the heads loaded.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spin down on runtime suspend</source>
        <translation>ランタイムサスペンド時にスピンダウン</translation>
    </message>
    <message>
        <source>Lets runtime power management stop the motor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Spin down on shutdown</source>
        <translation>シャットダウン時にスピンダウン</translation>
    </message>
    <message>
        <source>Unloads the heads and stops the motor before the computer powers off. Without it the drive does an emergency retract, which wears it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Allow restart</source>
        <translation>停止したドライブの再起動を許可</translation>
    </message>
    <message>
        <source>Lets the kernel start a drive that reports that it is stopped, instead of failing the request.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Minimum sync speed</source>
        <translation>同期速度の下限</translation>
    </message>
    <message>
        <source>Speed per member below which md does not slow a resync, rebuild or check while programs use the array. Higher finishes sooner and slows the programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>application speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>resync speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>system limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum sync speed</source>
        <translation>同期速度の上限</translation>
    </message>
    <message>
        <source>Highest speed per member of a resync, rebuild or check while nothing else uses the array. Lower takes longer, but keeps the drives cooler and quieter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Minimum sync speed, all arrays</source>
        <translation>同期速度の下限 (全アレイ)</translation>
    </message>
    <message>
        <source>Applies to every array that has no minimum of its own. One value for the whole computer: a change here affects all of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum sync speed, all arrays</source>
        <translation>同期速度の上限 (全アレイ)</translation>
    </message>
    <message>
        <source>Applies to every array that has no maximum of its own. One value for the whole computer: a change here affects all of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stripe cache size</source>
        <translation>ストライプキャッシュのサイズ</translation>
    </message>
    <message>
        <source>Number of stripes that a RAID 4, 5 or 6 keeps in memory. More makes writing faster and takes 4 KiB for each stripe and member.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The memory is allocated at once and not released. A large cache can make a computer that is short of memory hang.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>free memory</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>write speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Worker threads per NUMA node</source>
        <translation>NUMA ノードごとのワーカースレッド数</translation>
    </message>
    <message>
        <source>Lets several threads share the work of a RAID 4, 5 or 6. Useful with fast SSDs as members; hard disks do not keep one thread busy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>single thread</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preread bypass threshold</source>
        <translation>プリリードのバイパスしきい値</translation>
    </message>
    <message>
        <source>Number of full-stripe writes that may pass a stripe that must be read first. With 0 such stripes wait until all full-stripe writes are done.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Parity update (RMW/RCW)</source>
        <translation>パリティ更新方式 (RMW/RCW)</translation>
    </message>
    <message>
        <source>Chooses between read-modify-write (RMW) and reconstruct-write (RCW) for partial stripes. By default md takes the one that needs fewer reads.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>always RCW</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the one with fewer reads</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the one with fewer reads; RMW if equal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Skip copy of full stripes</source>
        <translation>フルストライプ書き込みのコピー省略</translation>
    </message>
    <message>
        <source>Writes full stripes directly from the program's pages. Saves CPU time with very fast members, but programs wait to change these pages.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Journal mode</source>
        <translation>ジャーナルモード</translation>
    </message>
    <message>
        <source>Chooses whether the journal device of a RAID 4, 5 or 6 only protects writes or also caches them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With write-back, data that is reported as saved is on the journal device alone for a while. If that device fails, the data is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the journal only protects writes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the journal also caches writes, which makes them faster</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Safe mode delay</source>
        <translation>セーフモードへの移行時間</translation>
    </message>
    <message>
        <source>Time after the last write until md marks the array clean. Shorter makes a resync after a crash less likely; longer writes the metadata less often.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bitmap update delay</source>
        <translation>ビットマップの更新間隔</translation>
    </message>
    <message>
        <source>Time until md clears the bits of finished writes in the write-intent bitmap. Longer means fewer writes, and more to resync after a crash.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write-behind limit</source>
        <translation>ライトビハインドの上限</translation>
    </message>
    <message>
        <source>Limits the unfinished writes to write-mostly members for which programs do not wait. Only for a RAID 1 with such a member.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If the fast member fails, writes that have not yet reached the write-mostly member are lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only RAID 1 arrays support this.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>ライトインテントビットマップ</translation>
    </message>
    <message>
        <source>Records which regions are being written, so that a crash does not require a resync of the whole array.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-only. Use the actions “Add Bitmap” and “Remove Bitmap” to change it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>整合性ポリシー</translation>
    </message>
    <message>
        <source>How redundancy is restored after an unclean shutdown: full resync, bitmap, journal or partial parity log (PPL).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>resync of the whole array</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>resync of the regions that the write-intent bitmap marks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>replay of the writes in the journal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>repair of the stripes in the partial parity log</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-only. Changing it rewrites the metadata of the members; use mdadm --grow --consistency-policy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read-only flag</source>
        <translation>読み取り専用フラグ</translation>
    </message>
    <message>
        <source>The kernel rejects writes of programs and mounts the drive read-only from then on. Mounted file systems continue to write, and commands sent to the drive pass.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Programs that are writing to the drive fail. “writable” removes a protection that may have been set on purpose.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>32-bit I/O support (PIO)</source>
        <translation>32 ビット I/O サポート (PIO)</translation>
    </message>
    <message>
        <source>Moves 32 instead of 16 bits at a time between controller and CPU while a parallel ATA drive uses PIO. No effect with DMA, which nearly all drives use.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads may wait (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long a read may be passed over by others nearer to the head before it goes first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>prompt</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes may wait (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long a write may be passed over before it goes first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Requests in a row (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How many neighbouring requests go to the drive before the scheduler looks who waits longest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads before writes (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How often reads may go first before writes get their turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Merging at the front (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether a request may be joined with one that begins where it ends. Rare; off saves the search.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Low priority waits at most (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After how long a request of low priority goes ahead of more important ones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes in the queue (mq-deadline)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How many places of the request queue writes may take; fewer keep places free for reads. Every change of the queue's length resets it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reads first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fast copies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Interactive programs first (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the scheduler recognises interactive programs and favours them. Off gives more throughput.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Waits for the next request (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long the scheduler lets the drive idle in the hope that the same program asks again nearby. 0 suits fast SSDs and arrays behind a controller.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fair shares</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Strict shares (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether shares are kept exactly, one request at a time. Slow; for measurements.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads may wait (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long a request that a program waits for may be passed over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes may wait (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long a write in the background may be passed over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Longest turn (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long one program may have the drive for itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Largest turn (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How much one program may move in its turn, in sectors; by itself the scheduler measures the drive and decides.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>by itself</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Seeks backwards at most (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How far back the head may go for a request that lies nearer than the next one ahead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cost of seeking backwards (bfq)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How many times longer than forwards a way backwards is taken to be.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads shall take (kyber)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The time within which reads shall finish; the scheduler holds other requests back for it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes shall take (kyber)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The time within which writes that a program waits for shall finish.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DMA</source>
        <translation>DMA 転送</translation>
    </message>
    <message>
        <source>Whether data went past the processor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel's ATA driver uses DMA whenever drive and controller can, and offers no switch.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Other interrupts during transfers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether other devices were served while the processor copied data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only the old IDE driver copied data with interrupts off; it was removed in Linux 5.14.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>PIO mode of the controller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How fast the controller was driven without DMA.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel's ATA driver chooses the mode by what the drive reports; a wrong one corrupted whole file systems.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Settings kept by the driver over a reset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the driver applied -d, -m and -u again after it had reset the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is nothing left to keep: those settings went with the old IDE driver in Linux 5.14.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write errors ignored</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the driver reported failed writes as done.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No driver has it any more, and losing data silently has no use.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Power of the bus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the parallel bus was driven, idle or switched off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It went with the old IDE driver in Linux 5.14; the kernel's device/delete removes drives now.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset of the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset the drive by hand.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel's ATA driver resets a drive by itself when it has to, and lets nobody do it by this ioctl.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Delay of hybrid polling</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long a program slept before it polled for an answer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Newer kernels have no hybrid polling; what is written to queue/io_poll_delay is accepted and ignored.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SCSI tag type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether commands were queued in order or freely.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The queue is always free to reorder; what is written to device/queue_type is accepted and ignored.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether reading further ahead makes programs that read long files faster.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the drive sorts many waiting requests better than the kernel does.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which scheduler gets the most out of the drive when many requests wait.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Which scheduler keeps programs quick to react during a big copy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether holding back big copies lets programs react sooner.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What quiet seeks cost in speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether the drive's own look-ahead helps long reads.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whether larger requests make long transfers faster.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where requests are best completed on a drive with a very high rate.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system read-ahead</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In KiB here; hdparm counts sectors of 512 bytes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>read look-ahead of the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>On the Settings page.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>state of the IDE bus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Advanced Power Management level</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>255 in hdparm is “off” here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>32-bit I/O</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It affects only drives on old parallel ports in PIO mode.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>power mode</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In the Actions menu. The drive list shows which drives are in standby.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DMA on or off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it. Every drive uses DMA where possible.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>defect management</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If it is off, the drive no longer reallocates bad sectors. Obsolete since ATA-4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>speed of a CD or DVD drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DiskTune does not tune optical drives. Use eject -x.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>flush the buffer cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In the Actions menu.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>flush the drive's write cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>geometry and size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>On the drive's Overview page.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>usage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>F1 lists the keys. The question mark of each setting shows its help.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>temperature (Hitachi)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Next to the name of every drive whose temperature the kernel reports.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>identity that the kernel has read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>On the drive's Overview page, without a password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>identity read from the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>On the drive's Overview page; reading it requires your password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>idle3 timer of WD Green drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An undocumented command that can harm other drives. The vendor's tool is wdidle3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>driver keeps settings over a reset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>drive keeps settings over a reset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Keep features over soft reset” on the Settings page.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lock the door</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For drives with removable media. The kernel locks the door while the medium is mounted.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>sectors per interrupt</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shown on the Settings page. Only PIO transfers use it, and changing it can hang a drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Automatic Acoustic Management</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>0 in hdparm is “off” here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ignore write errors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>visible sectors (host protected area)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Changes the capacity that the drive reports. File systems lose access to data beyond it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it. The kernel selects the right mode.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>prefetch count</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Obsolete since ATA-4: drives reject it. See -A and -a.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>be quiet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For scripts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>queue depth</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>read-only flag</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It does not stop a file system that is already mounted from writing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>write-read-verify</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DiskTune sends the selected mode to the drive; hdparm's -R1 to -R3 all set mode 0.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>power-up in standby</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Power-up in standby (PUIS)” on the Settings page; never on the system drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>standby timer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>hdparm takes codes; DiskTune shows the times.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>timing of reads from the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Buffered read” on the Benchmark page, with repeated runs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>timing of reads from the cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Cached read” on the Benchmark page.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unmask other interrupts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unregister the interface</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Current versions of hdparm no longer have it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the usual settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“All Drives” on the Settings page shows them side by side.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>version</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Help → About DiskTune.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reset the device</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Can lose commands in progress. The kernel resets a drive when necessary.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive's write cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DiskTune also makes the kernel read the cache state again. After hdparm, the kernel does not notice the change if the drive is behind a USB bridge.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tristate the interface</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>transfer mode</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel (libata) rejects it and selects the fastest mode.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>standby now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <source>In the Actions menu, with its warning.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reread the partition table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Seagate's automatic power saving</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A vendor command that means something else on other drives.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>time reads that bypass the cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“Direct read” on the Benchmark page.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where timing starts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The start position on the Benchmark page.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>save the identity as bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>File → Export Drive Information saves everything about a drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>decode an identity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DiskTune reads the identity from the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>print the identity as numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where a file is stored</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>About files, not drives. Use filefrag -v.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>create a file without writing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>About files, not drives. Use fallocate.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dump a sector</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>About data, not settings. Use dd.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>factory configuration</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Needed only to change it, which DiskTune does not.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>state of sanitizing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Needed only to sanitize. Use hdparm or nvme-cli.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>idle immediately</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unload the heads now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lock the factory configuration</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cannot be undone until the drive is powered off and on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>restore the factory configuration</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>change the size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>hang the controller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Crashes the computer on purpose.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>load firmware</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Updates the firmware. A failed update can make the drive unusable. Use the vendor's tool.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>corrupt a sector</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Overwrites or corrupts a sector. DiskTune offers no operations that destroy data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>overwrite a sector</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>discard sectors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Overwrites or corrupts a sector. DiskTune offers no operations that destroy data. Use fstrim for free space.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>format to another sector size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Erases all data on the drive. DiskTune offers no operations that destroy data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>keep sanitizing possible</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Needed only to sanitize.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>erase by blocks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>erase by a new key</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lock sanitizing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>erase by overwriting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>number of overwrite passes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lock passwords until power-off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Most BIOS/UEFI versions do this at each start.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>help on passwords</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A password that is lost or set by mistake locks the drive and all data on it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ask for the password</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unlock with a password</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>set a password</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>remove the password</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>erase</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>level of password protection</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>which password</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>shorter commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The longer commands work everywhere and are safe for optical drives.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>print details</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DiskTune reports a rejected command in a sentence, with the drive's reason.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>consent to danger</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not needed: DiskTune asks before risky changes and offers no destructive ones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>consent to destruction</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 0 KiB to 16 MiB.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 4 requests to 2048 requests.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 4 KiB to 32 MiB.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1000 µs to 10000000 µs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 % to 100 %.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1000 ms to 600000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 command to 1024 commands.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 s to 600 s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 s to 120 s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 to 100.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1000 ms to 3600000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 0 °C to 150 °C.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: -60 °C to 150 °C.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1000 ms to 14400000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 0 µs to 1000000 µs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 KiB/s to 10000000 KiB/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 thread to 256 threads.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 20 ms to 60000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 s to 3600 s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 20 ms to 10000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 request to 1024 requests.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 20 ms to 600000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 request to 2048 requests.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 ms to 100 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 ms to 10000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 1 ms to 60000 ms.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 8 sectors to 1048576 sectors.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 0 KiB to 1024 MiB.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Usual values: 10000 ns to 1000000000 ns.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Swap and file systems that are already mounted continue to write. The kernel refuses only later mounts and what programs write to the device node.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel then does not see that this member is in use. Before Linux 6.16 a resync does not yield to other work on it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Uses {cost} of memory, 4 KiB for each stripe and member. Free memory: {free}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This would use {cost} of memory. Free memory: {free}. DiskTune limits one array to half of the free memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel treats this cache as off and never flushes it. A power failure can then damage even a journaling file system. Turn the cache off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Since Linux 6.9 the kernel then resets a read-ahead below its default of 128 KiB. Set both in one change to keep the read-ahead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kernel then also resets the request queue size.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With a depth of 1 the drive gets one command at a time. On a SATA port this turns native command queuing (NCQ) off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>While extended power conditions (EPC) are on, the drive has no APM level. Turn EPC off in the same change.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This disables the APM level. It stays disabled after EPC is turned off; set it again then.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The threshold has no effect while the interrupt coalescing time is off: the drive then interrupts at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With an APM level below 128 the drive firmware decides when to spin down, regardless of the standby timer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>udisks reads this drive's SMART data every 10 minutes; many drives count that as use, so a timer of 10 minutes or more may never expire. A udev rule can exclude the drive from this polling. udisks then no longer warns of a failing drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Direct read</source>
        <translation>ダイレクトリード</translation>
    </message>
    <message>
        <source>Sequential throughput of the drive, bypassing the page cache.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive and its link</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Buffered read</source>
        <translation>バッファードリード</translation>
    </message>
    <message>
        <source>Throughput for programs that read a large file for the first time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive, its link, and the kernel's read-ahead and page cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Buffered read, 64 KiB</source>
        <translation>同 64 KiB</translation>
    </message>
    <message>
        <source>Throughput for programs that read a large file in 64 KiB blocks, as most do. Depends on read-ahead.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cached read</source>
        <translation>キャッシュリード</translation>
    </message>
    <message>
        <source>Speed of memory and processor. The drive is not used.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>memory, processor and the page cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Drive cache read</source>
        <translation>ドライブキャッシュの読み取り</translation>
    </message>
    <message>
        <source>Speed of the drive's cache and its link: reads one block repeatedly.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive's cache and its link</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full-surface scan, 100 samples</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Throughput from the first sector to the last, and access time over the seek distance. Slow regions and slow seeks show here first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the whole medium, and the arm of a hard disk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full-surface scan, 1000 samples</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The same at 1000 places. Finds slow regions that 100 samples miss.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 4 KiB, one at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive's command queue; at depth 1 its latency</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q2T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 2 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q4T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 4 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q8T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 8 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q16T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 16 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T1</source>
        <translation>ランダムリード 4 KiB Q32T1</translation>
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q64T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 64 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q128T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 128 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 512 B, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 512 B, one at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 512 B, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 512 B with 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 16 KiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 16 KiB, one at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 16 KiB, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 16 KiB with 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 64 KiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 64 KiB, one at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 64 KiB, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 64 KiB with 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 256 KiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 256 KiB, one at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 256 KiB, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 256 KiB with 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 1 MiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 1 MiB, one at a time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 1 MiB, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 1 MiB with 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 1 MiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential throughput in smaller blocks, one at a time. It shows the cost of each request.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the drive, its link and its command queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 1 MiB, Q8T1</source>
        <translation>シーケンシャルリード 1 MiB Q8T1</translation>
    </message>
    <message>
        <source>Maximum sequential throughput. A fast drive needs several requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 1 MiB, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 128 KiB, Q1T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 128 KiB, Q32T1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q1T1 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Latency of the drive: random reads of 4 KiB, one at a time. For drives that are too fast for DiskTune's own engine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T1 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 32 requests in flight. For drives that are too fast for DiskTune's own engine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T4 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 128 requests in flight, from 4 threads. For drives that are too fast for DiskTune's own engine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 1 MiB, Q1T1 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential throughput in smaller blocks, one at a time. It shows the cost of each request. For drives that are too fast for DiskTune's own engine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 1 MiB, Q8T1 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum sequential throughput. A fast drive needs several requests in flight. For drives that are too fast for DiskTune's own engine.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 128 KiB, Q1T1 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential read, 128 KiB, Q32T1 (fio)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ1M Q1T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential reads, one request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system, drive and its command queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ1M Q1T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential writes, one request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ1M Q1T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential reads (70%) and writes (30%), one request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ1M Q8T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential reads with 8 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ1M Q8T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential writes with 8 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ1M Q8T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential reads (70%) and writes (30%) with 8 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ128K Q32T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential reads with 32 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ128K Q32T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential writes with 32 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>SEQ128K Q32T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequential reads (70%) and writes (30%) with 32 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads, one request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes, one request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%), one request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q2T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads with 2 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q2T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes with 2 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q2T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) with 2 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q4T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads with 4 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q4T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes with 4 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q4T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) with 4 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q8T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads with 8 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q8T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes with 8 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q8T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) with 8 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q16T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads with 16 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q16T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes with 16 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q16T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) with 16 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q32T1 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads with 32 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q32T1 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes with 32 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q32T1 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) with 32 requests in flight, like programs that are optimized for speed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T2 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads from 2 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T2 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes from 2 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T2 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) from 2 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T4 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads from 4 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T4 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes from 4 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T4 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) from 4 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T8 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads from 8 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T8 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes from 8 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T8 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) from 8 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T16 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads from 16 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T16 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes from 16 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q1T16 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) from 16 threads, each with one request in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q32T16 read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads from 16 threads, each with 32 requests in flight: the maximum of a fast drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q32T16 write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random writes from 16 threads, each with 32 requests in flight: the maximum of a fast drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>RND4K Q32T16 mix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) from 16 threads, each with 32 requests in flight: the maximum of a fast drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sync write, 4 KiB (dd)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes 100 MiB in blocks of 4 KiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system, drive, and its cache if it keeps data at power loss</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sync write, 100 KiB (dd)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes 100 MiB in blocks of 100 KiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sync write, 1 MiB (dd)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes 100 MiB in blocks of 1 MiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sync write, 10 MiB (dd)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes 100 MiB in blocks of 10 MiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 512 B, no sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 512 B. Nothing waits for the drive, so this is the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>memory and page cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 512 B, conv=fdatasync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 512 B. Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system and drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 512 B, conv=fsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 512 B. Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 512 B, oflag=dsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 512 B. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 512 B, oflag=sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 512 B. Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 4 KiB, no sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 4 KiB. Nothing waits for the drive, so this is the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 4 KiB, conv=fdatasync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 4 KiB. Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 4 KiB, conv=fsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 4 KiB. Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 4 KiB, oflag=dsync</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Writes sequentially in blocks of 4 KiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 4 KiB, oflag=sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 4 KiB. Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 100 KiB, no sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 100 KiB. Nothing waits for the drive, so this is the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 100 KiB, conv=fdatasync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 100 KiB. Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 100 KiB, conv=fsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 100 KiB. Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 100 KiB, oflag=dsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 100 KiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 100 KiB, oflag=sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 100 KiB. Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 1 MiB, no sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 1 MiB. Nothing waits for the drive, so this is the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 1 MiB, conv=fdatasync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 1 MiB. Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 1 MiB, conv=fsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 1 MiB. Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 1 MiB, oflag=dsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 1 MiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 1 MiB, oflag=sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 1 MiB. Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 10 MiB, no sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 10 MiB. Nothing waits for the drive, so this is the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 10 MiB, conv=fdatasync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 10 MiB. Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 10 MiB, conv=fsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 10 MiB. Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 10 MiB, oflag=dsync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 10 MiB. Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write, 10 MiB, oflag=sync</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes sequentially in blocks of 10 MiB. Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 512 B, iflag=direct</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 512 B. Bypasses the page cache: the speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 512 B, cold cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 512 B. The page cache holds nothing of the file: a first read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 512 B, warm cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 512 B. The page cache holds the whole file: the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 1 KiB, iflag=direct</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 1 KiB. Bypasses the page cache: the speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 1 KiB, cold cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 1 KiB. The page cache holds nothing of the file: a first read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 1 KiB, warm cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 1 KiB. The page cache holds the whole file: the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 4 KiB, iflag=direct</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 4 KiB. Bypasses the page cache: the speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 4 KiB, cold cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 4 KiB. The page cache holds nothing of the file: a first read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 4 KiB, warm cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 4 KiB. The page cache holds the whole file: the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 100 KiB, iflag=direct</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 100 KiB. Bypasses the page cache: the speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 100 KiB, cold cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 100 KiB. The page cache holds nothing of the file: a first read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 100 KiB, warm cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 100 KiB. The page cache holds the whole file: the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 1 MiB, iflag=direct</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 1 MiB. Bypasses the page cache: the speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 1 MiB, cold cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 1 MiB. The page cache holds nothing of the file: a first read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 1 MiB, warm cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 1 MiB. The page cache holds the whole file: the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 10 MiB, iflag=direct</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 10 MiB. Bypasses the page cache: the speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 10 MiB, cold cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 10 MiB. The page cache holds nothing of the file: a first read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read, 10 MiB, warm cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads sequentially in blocks of 10 MiB. The page cache holds the whole file: the speed of memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Desktop latency during copy</source>
        <translation>コピー中のデスクトップ応答</translation>
    </message>
    <message>
        <source>Random reads of 4 KiB, one at a time, while a large file is written. Shows how fast programs react during a copy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>scheduler, writeback throttling and drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Video playback</source>
        <translation>動画の再生</translation>
    </message>
    <message>
        <source>Reads a film sequentially through the page cache. A UHD Blu-ray needs 16 MB/s, raw video hundreds.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system, read-ahead and drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Video recording</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes a film sequentially and waits at the end until it is on the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system, writeback and drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Database commit log</source>
        <translation>データベースのコミットログ</translation>
    </message>
    <message>
        <source>Appends 8 KiB and waits until it is on the drive, like a database at every commit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system, and how long the drive takes to write data permanently</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Database table access</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) of 8 KiB pages, 16 in flight, like a busy database.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Photo browsing</source>
        <translation>写真の閲覧</translation>
    </message>
    <message>
        <source>Random reads of 64 KiB from 4 threads, like a window that loads its thumbnails for the first time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Photo import</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes 8 MiB blocks and waits until each is on the drive, like copying from a card.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>bonnie++</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>File system speed with large files and many small ones: write, rewrite, read, seek, create and delete. The large file is twice the size of memory, so that the page cache cannot hold it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file system, page cache, processor and drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>hdparm</source>
        <translation>hdparm 相当</translation>
    </message>
    <message>
        <source>The figures of hdparm -tT: memory, then the drive, through the page cache and directly.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Quick Test</source>
        <translation>クイックテスト</translation>
    </message>
    <message>
        <source>Three key figures: sequential throughput, and random reads with 1 and 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Queue Depth Sweep</source>
        <translation>キュー数</translation>
    </message>
    <message>
        <source>IOPS and latency of random reads with 1 to 128 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Block Size Sweep</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source>Random reads of 512 B to 1 MiB with 1 and 32 requests in flight. Shows when size matters.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>The 4 tests of most published results.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>NVMe SSD</source>
        <translation>NVMe SSD</translation>
    </message>
    <message>
        <source>Tests that use the full speed of an NVMe SSD.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Peak Performance</source>
        <translation>ピーク性能</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed of the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Peak Performance, NVMe SSD</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum sequential and random speed of an NVMe SSD.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Real World Performance</source>
        <translation>現実性能</translation>
    </message>
    <message>
        <source>One request at a time, like most programs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>A quick test: one figure for reads and one for writes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Default [+Mix]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The 4 tests of most published results. Also mixed reads (70%) and writes (30%).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>NVMe SSD [+Mix]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tests that use the full speed of an NVMe SSD. Also mixed reads (70%) and writes (30%).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Peak Performance [+Mix]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum sequential and random speed of the drive. Also mixed reads (70%) and writes (30%).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Peak Performance, NVMe SSD [+Mix]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Maximum sequential and random speed of an NVMe SSD. Also mixed reads (70%) and writes (30%).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Real World Performance [+Mix]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One request at a time, like most programs. Also mixed reads (70%) and writes (30%).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random reads, writes and both of a file with 1 to 32 requests in flight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Thread Sweep</source>
        <translation>スレッド数を変えて測定</translation>
    </message>
    <message>
        <source>Random reads, writes and both of a file from 1 to 16 threads.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>How long programs wait for the drive during a large copy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Sequential reads and writes of large files.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Commits that wait for the drive, and random reads and writes of tables.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Photo Library</source>
        <translation>フォトライブラリ</translation>
    </message>
    <message>
        <source>Loading thumbnails, and copying new photos from a card.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dd: Sync Writes</source>
        <translation>dd: 同期書き込み</translation>
    </message>
    <message>
        <source>Writes of 4 sizes, each of which waits for the drive: many small ones to a few large ones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dd: Write Block Sizes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes in blocks of 512 B to 10 MiB with each sync option: the cost of waiting for the drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dd: Read Block Sizes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reads in blocks of 512 B to 10 MiB: bypassing the page cache, with a cold and with a warm one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The well-known figures of bonnie++ for file systems.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Chart</name>
    <message>
        <location filename="../charts/panel.py" />
        <source>Chart: {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../charts/panel.py" />
        <source>Table: {}</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ChoiceList</name>
    <message>
        <location filename="../benchmark/choice.py" />
        <source>Search for a measurement</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/choice.py" />
        <source>What to measure</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/choice.py" />
        <source>At work: {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/choice.py" />
        <source>As {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/choice.py" />
        <source> and {} more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/choice.py" />
        <source>In turn: {}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>DepthExperiment</name>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>Testing queue depth {depth}. Runs left: {left}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>The operation ended before all queue depths were tested. There is no result.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>No meaningful difference above the noise of {noise:.0%}. The queue depth stays at {depth}. Throughput by depth: {speeds}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>Queue depth {depth} is {gain:.0%} faster. DiskTune uses it until the operation finishes. Throughput by depth: {speeds}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>DriveModel</name>
    <message>
        <location filename="../drives/model.py" />
        <source>All drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Activity of all at once</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>no medium</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>state unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>SATA and PATA</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>NVMe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>SCSI and SAS</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>USB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Memory cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Virtual disks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Arrays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Other drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Optical drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Loop, zram and RAM</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>DrivePanel</name>
    <message>
        <location filename="../drives/panel.py" />
        <source>Find a drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Find a drive by name, model, serial number or mount point</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drive was found. One that is plugged in now appears here by itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>The only drives are hidden ones; “Show hidden devices” in the View menu lists them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drive matches what is searched for.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>EffectChart</name>
    <message>
        <location filename="../charts/effects.py" />
        <source>← worse</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../charts/effects.py" />
        <source>better →</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ExperimentForm</name>
    <message>
        <location filename="../experiment/form.py" />
        <source>Progress of the experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Try values of &amp;one setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Tune this drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Measure &amp;before and after</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Also what costs &amp;noise, power or wear</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Each is compared with what it is now, {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Only writes depend on “{setting}”: a workload that reads will show no difference.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>{}, in a file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Values are switched back and forth, and restored whatever happens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Only reads. {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Writes a file of {} into the folder, and removes it whatever happens. {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Choose an experiment.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>There is nothing that could be tuned on this drive, or not without a password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>About {} in all.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Choose a value to compare with.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Judged by {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>S&amp;etting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Workload</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;older</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;ile of</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>T&amp;ime</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Values to be tried</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Experiments that suit this drive</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ExperimentPage</name>
    <message>
        <location filename="../experiment/page.py" />
        <source>The experiment was given up: no word of its end. See in Settings whether the values are back.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>An experiment switches a setting back and forth, measures each time, and says whether there is a difference or only noise. The earlier values are restored at the end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Cancelled.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Restoring the values…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Writing the file: {:.0%}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>The experiment has ended. Select the drive to see the result.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>&amp;Wake it and start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>The helper process exited, and the comparison with it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Run {} of {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Experiment {} of {}, {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>No value of the experiment was applied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Copied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Export the experiment</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ExperimentView</name>
    <message>
        <location filename="../experiment/view.py" />
        <source>T&amp;able</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Copy as text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs as C&amp;SV …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Ranking as CSV …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Everything as &amp;JSON …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Charts as &amp;PNG …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Charts as S&amp;VG …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Keep Current Va&amp;lue</source>
        <translation>現在の値を維持(&amp;L)</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{} of {}: {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{} of {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Judged by {}: {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Comparing …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Keep “{}” …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>left early</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>1 pair</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{} pairs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Chart: how much faster or slower each value is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Chart: every pair, round by round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>In force when the experiment began.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Finding</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Experiment</source>
        <translation>比較実験</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Value whose pairs are shown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Show the numbers behind the charts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Table: every pair</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Ranking of the values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Every pair: current value (grey) and other value, round by round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Lays it out on the Settings page, where it is applied and confirmed.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>FactView</name>
    <message>
        <location filename="../overview/fact_view.py" />
        <source>Everything known of the drive</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Files</name>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>Written to {path}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>{name} could not be written: {why}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>{name} could not be read: {why}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>FolderExperimentJob</name>
    <message>
        <location filename="../experiment/job.py" />
        <source>{} could not be restored: {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>A run took too long, so the values were restored.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>The helper that measures has left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>The comparison was cancelled.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>FolderPicker</name>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>C&amp;hoose…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>A folder of yours</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>Folder in which a file is measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>Choose a folder.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>There is not enough room: {needed} needed, {free} free.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>no drive of this machine</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/folder.py" />
        <source>{filesystem} on {drives}, {free} free.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>GridModel</name>
    <message>
        <location filename="../all_settings/grid_view.py" />
        <source>Drive</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>GuardBanner</name>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Whether the boot guard holds saved settings back is not known. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Read Again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Ask once more what is held back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Saved settings are not restored until the next start: disktune.apply=0 is set on the kernel command line.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>The machine stopped, or the drive failed or was disconnected, shortly after these settings of {drive} were restored. DiskTune holds them back: {settings}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>The machine stopped, or the drive failed or was disconnected, shortly after these settings of {drive} were changed by hand. DiskTune holds their saved values back: {settings}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>The boot guard's mark of {drive} cannot be read. Until you decide, its risky settings are held back: {settings}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Drop them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Remember these values no more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Try again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Restore them from the next start on, watched by the boot guard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>{drive} has not been seen for a year. Are its saved settings still wanted?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>Forget them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/guard_banner.py" />
        <source>the machine</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>HandoverDialog</name>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>There is nothing to hand over: nothing is saved for this drive, nothing was changed on it here, and no setting is known to differ from how it begins. Change one and keep it, or save one for the next boot; it can be handed over then.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>&amp;Copy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>&amp;Save as…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Hand over to another tool – {drive}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Belongs to {path}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Left out: {settings}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>There is nothing to hand over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Copied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Save as</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Nothing was saved: {why}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Saved as {path}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>The text for the other tool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Which settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>For which tool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>as</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>HdparmHelp</name>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Find an option: -B, cache, --security</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Find an option of hdparm by letter or by word</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>&amp;Show the setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>No option of hdparm was found for “{searched}”.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>hdparm's options</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Options of hdparm</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Header</name>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>System drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>The running system is on this drive: /, /usr or /boot.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Simulated</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>The drives of the demo exist in this program alone: nothing here can break, and nothing lasts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Write protected</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>All drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>What this machine has and does</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Heading</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>folded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>unfolded</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Help</name>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>the tabs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>search in the page, or in the list of drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>search in the list of drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>read everything again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>this list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>the next control, or the one before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>revert what is on trial, stop what is measured, empty the search field, or close the dialog</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>choose the drives of the selected rows in the comparison of all drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>delete the selected results</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>copy the selected rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>take an edit back, or make it again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>export what is known of the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>show or hide loop, zram, RAM and optical drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>quit; what is on trial is reverted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Keyboard shortcuts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Per-drive tuning for Linux: see, measure, change, prove, revert.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>About DiskTune</source>
        <translation>DiskTune について</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context><context>
    <name>History</name>
    <message>
        <location filename="../history/page.py" />
        <source>{after} (asked for: {asked})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>{drive} was changed more than {limit} times: changes before {moment} are not considered.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>HistoryModel</name>
    <message>
        <location filename="../history/page.py" />
        <source>When</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>From</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>To</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Why</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>By</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>HistoryPage</name>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;This drive only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>P&amp;ut back…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>元の値を復元(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Copy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Export…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>{count} entries written to {name}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>The history has no change that DiskTune made on this drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>The history has no change that DiskTune made.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>{why} What is shown was read at {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Try &amp;again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>DiskTune has changed nothing on {drives} that lasts until now, and nothing is saved.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Export the history</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Opens the settings with the selected changes reversed; nothing happens before Apply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Lists what settings were before DiskTune changed them, of all drives or those of selected rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Changes made by DiskTune</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>JobForm</name>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>&amp;Start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>Starting …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>, about {} left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>The array was not started. Start it to measure it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>There is no medium in the drive. Insert one to measure it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_form.py" />
        <source>Unlock and &amp;start …</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>JobPage</name>
    <message>
        <location filename="../widgets/job_page.py" />
        <source>Nothing was started on {drive}: another drive was selected before the password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_page.py" />
        <source>&amp;Try again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/job_page.py" />
        <source>This runs on {drive}, which is not the drive in view.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Keeping</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Save for the next &amp;boot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>The settings of the drive have not been read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>What is saved</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>What was changed here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>What differs from how it begins</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>LanguageMenu</name>
    <message>
        <location filename="../mainwindow/language_menu.py" />
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <location filename="../mainwindow/language_menu.py" />
        <source>Follow &amp;System</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <location filename="../mainwindow/language_menu.py" />
        <source>{language} ({share}% translated)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/language_menu.py" />
        <source>The language changes when you restart DiskTune. The tray changes when you log in again.</source>
        <translation>言語は DiskTune の再起動後に変わります。トレイの言語は次回のログイン後に変わります。</translation>
    </message>
</context><context>
    <name>LastButton</name>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Make it last</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Settings that are restored at every start, and those that other tools set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Apply at Boot…</source>
        <translation>起動時に適用(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Take over from other tools…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Hand over to another tool…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Forget all that is saved for this drive</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>LastingBar</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save for the next boot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Apply again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Forget</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Remember the value that the drive has now, and set it again at every start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Not saved.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Adopt {value}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Who else sets this</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Who has the last word</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Not read: {files}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Enter the saved value as a change; you apply it below</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Remember it no more; the drive keeps the value it has</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save the current value of {setting}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Set {setting} to the saved value again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Forget the saved value of {setting}</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Link</name>
    <message>
        <location filename="../client/link.py" />
        <source>This is too much for one request.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper is not running.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>a line without end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper is of another version ({}) than this window. Install it again: {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was asked for the class {} and runs as {}; it was closed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper's answer could not be understood: {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was closed because it said something unexpected: {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper did not answer within {} seconds.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper could not be started: {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was ended by a signal.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper has left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper ended unexpectedly (exit status {}). {}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper has been closed.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>MainWindow</name>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Pages of the selected drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is not there any more: the array was stopped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is gone: it was unplugged or turned off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Your changes to its settings were not applied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>All drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>DiskTune demo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Select {drives} for the rest of the changes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available. None of its settings were changed.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>MemberTable</name>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Array members</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Press Enter or double-click a member to show its drive.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Menus</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Unlock changes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Export what is known…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Show &amp;hidden devices</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Loop, zram, RAM and optical drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;MB, GB (powers of 1000)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>M&amp;iB, GiB (powers of 1024)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Units</source>
        <translation>単位(&amp;U)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>As the &amp;system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;hdparm's options</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;About DiskTune</source>
        <translation>DiskTune について(&amp;A)</translation>
    </message>
</context><context>
    <name>MessageBar</name>
    <message>
        <location filename="../widgets/message.py" />
        <source>Dismiss</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Dismiss the message</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Message</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>OneDriveView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{} iostat calls it {}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{}: now {}{unit}, at most {}{unit}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Nothing has been recorded yet.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>OptionModel</name>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Option</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>In hdparm</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>More</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>OverviewPage</name>
    <message>
        <location filename="../overview/page.py" />
        <source>Search in everything below</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Search in everything known of the drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>&amp;Copy all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Copy everything as text; Ctrl+C copies the selected rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>E&amp;xport…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Save everything as text or JSON</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>What is shown was read at {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Reading it needs permission.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <location filename="../overview/page.py" />
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>All drives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Text (*.txt)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>JSON (*.json)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Export what is known</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Choose another place.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Saved as {}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>PartitionMap</name>
    <message>
        <location filename="../overview/partition_map.py" />
        <source>Where the partitions lie</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>PasswordBanner</name>
    <message>
        <location filename="../mainwindow/password_banner.py" />
        <source>The system asks for the password in a dialog of its own, which may lie behind this window.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/password_banner.py" />
        <source>Stop waiting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/password_banner.py" />
        <source>Give up; nothing is changed</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Preferences</name>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>What you choose, such as theme, units and this window's size, lasts only until the window is closed: {file} cannot be written{why}. Make it writable or make room there, and start DiskTune again.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>PresetButton</name>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>&amp;Presets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Sets of changes for a purpose; you see what and why before anything happens</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>There is none for this kind of drive</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>PresetCard</name>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Dismiss</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Dismiss the preset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Preset</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>RangeEditor</name>
    <message>
        <location filename="../editing/editors.py" />
        <source>{setting}, number</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>RemarkList</name>
    <message>
        <location filename="../settings/row.py" />
        <source>Copy the udev rule</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ReportMenu</name>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>&amp;Report</source>
        <translation>レポート(&amp;R)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>On this &amp;drive…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>On &amp;all drives…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>With &amp;serial numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Otherwise serial numbers and World Wide Names are masked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Web page (*.html)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Text (*.txt)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>JSON (*.json)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Write a report</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>The report could not be written to {path}: {why}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>The report is in {path}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Open</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>RestoreDialog</name>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Restore Original Values</source>
        <translation>元の値を復元</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Original value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Saved value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Settings that can be restored</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>&amp;Delete the saved values of these settings now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>These values were in force before DiskTune changed them. You review the changes before they are applied. A saved value that is not deleted is applied again at the next boot.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>&amp;Review Changes…</source>
        <translation>変更内容を確認(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Delete &amp;Saved Values</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Result</name>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{} of {}</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ResultPanel</name>
    <message>
        <location filename="../benchmark/result.py" />
        <source>E&amp;xport</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>&amp;Copy as text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Everything as &amp;JSON…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Median speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Runs of this measurement</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>The result with how it was measured; the chart has an export of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Measurements of this session; ticked ones are drawn for comparison</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Choose one to see it; tick others to draw them for comparison.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>This session (tick to compare)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>About this result</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Results</name>
    <message>
        <location filename="../results/list.py" />
        <source>Any time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last day</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last week</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last month</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ResultsBar</name>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Search in drives, measurements and notes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Search in results</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>&amp;This drive only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Which measurement</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>How old</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>All measurements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>No results of this drive are stored. Untick “This drive only” to see the rest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>No result matches what is searched for.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ResultsModel</name>
    <message>
        <location filename="../results/list.py" />
        <source>When</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>What</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Result</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Note</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ResultsPage</name>
    <message>
        <location filename="../results/page.py" />
        <source>E&amp;xperiment…</source>
        <translation>比較実験(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>&amp;Delete</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>&amp;Export…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>&amp;Import…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>&amp;Note</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>Conditions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>What to remember about this result</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>Alternates values in many runs and says what is certain</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>The selected results, or all that are listed, in one file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>Can be undone while the message about it is shown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source> {} of {} are shown.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>The results could not be read: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>No results are stored. What the Benchmark and Experiment pages measure is kept here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>{} results over each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>One result deleted.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>{} results deleted.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>&amp;Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>The drive is not connected, so no experiment can be made on it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>Export results</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>JSON (*.json)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>{count} written to {path}, with serial numbers.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../results/page.py" />
        <source>Import results</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ResultsTable</name>
    <message>
        <location filename="../results/list.py" />
        <source>Results</source>
        <translation>結果</translation>
    </message>
</context><context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Discard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Measure before and after …</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Apply, then ask</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>See whether it makes a difference before deciding on it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Go on from the new value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>I accept this risk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>A change cannot be applied. The review says why.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Tick the risk in the review first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Review of changes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Show the changes in words</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SaveDialog</name>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Apply at Boot – {drive}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Reason</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Settings that can be applied at boot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Select &amp;All</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Save Selected Settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>DiskTune applies the current values of the selected settings at every boot, after other tools.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>No setting is known to be lost at the next boot: none was changed here or differs from a known default without being saved or kept by the drive.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SavedNotes</name>
    <message>
        <location filename="../saved_settings/notes.py" />
        <source>Save again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/notes.py" />
        <source>Remember the saved values for the firmware that the drive has now</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SavedSettingsModel</name>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>It is unknown what is saved: the helper has not answered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>It is unknown what is saved for the next boot. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>What is saved for the next boot could not be read again and may have changed. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved for the next boot.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Forgotten.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Nothing is saved for this drive any more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Nothing was saved. {why}</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Session</name>
    <message>
        <location filename="../client/session.py" />
        <source>The helper is not running.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>Unlock first: this needs an administrator's password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>You stopped waiting for the password. You can unlock at any time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The helper is missing. Install DiskTune again, or run its source tree.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>An earlier session ended abruptly. What it had on trial is being reverted; the History page shows the result.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The helper has left.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SettingRow</name>
    <message>
        <location filename="../settings/row.py" />
        <source>was {value}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Take this change back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Take back the change of {setting}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>What this is, how long it lasts, and where the facts come from</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>About {setting}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>hdparm flag {flag}</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SettingSearch</name>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Find a setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>By label, purpose, kernel file or its name in another tool, such as hdparm</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Find a setting by label, purpose, kernel file or a name in another tool</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SettingsPage</name>
    <message>
        <location filename="../settings/page.py" />
        <source>Try &amp;again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>There is nothing to change: the drive already is as proposed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Applying…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Waiting for the password…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Nothing was changed. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Nothing was changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Whether anything was changed is not known.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: The trial is over, but its helper exited without a result. Check the values of the settings.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Redo</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SettingsSheet</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Asking the drive…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>No setting is called or known as that.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>A&amp;ll settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Show every setting there is, not only those that matter most</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>SpeedUp</name>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>&amp;Boost Until Finished</source>
        <translation>完了まで高速化(&amp;B)</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Revert Now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Test Queue Depths</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Runs the members at several queue depths for about two minutes and uses the fastest until the operation finishes. Some controllers are fastest with 1; with most there is no difference.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost Until Finished</source>
        <translation>完了まで高速化</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost preset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Until finished</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>No operation is running. During a rebuild, resync or check you can raise limits here until it finishes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Set each value yourself. Read-ahead affects programs, not the rebuild. Some controllers are faster with a queue depth of 1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>These values are in effect. Revert them to choose others.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The preset sets these values. Select “Custom” above to set them yourself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>These choices change no value.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The stripe cache uses {more} more memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The amount of free memory is unknown.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>{free} of memory were free when DiskTune read the values.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>DiskTune limits one array to half of the free memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Stop and Revert</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>StatusPanel</name>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>Progress of the operation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>The state of the array is unknown. {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>{why} The values below were read at {time}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Strip</name>
    <message>
        <location filename="../mainwindow/banner.py" />
        <source>Dismiss</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/banner.py" />
        <source>Dismiss this message</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Tab</name>
    <message>
        <location filename="../activity/tab.py" />
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <location filename="../arrays/tab.py" />
        <source>RAID Array</source>
        <translation>RAID アレイ</translation>
    </message>
    <message>
        <location filename="../benchmark/tab.py" />
        <source>Benchmark</source>
        <translation>ベンチマーク</translation>
    </message>
    <message>
        <location filename="../experiment/tab.py" />
        <source>Experiment</source>
        <translation>比較実験</translation>
    </message>
    <message>
        <location filename="../history/tab.py" />
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../overview/tab.py" />
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <location filename="../results/tab.py" />
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../settings/tab.py" />
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context><context>
    <name>TableEditor</name>
    <message>
        <location filename="../editing/editors.py" />
        <source>More…</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>TakeoverDialog</name>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Take over from other tools – {drive}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Setting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Other tool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Set by</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Where</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>What other tools set on this drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Review Changes…</source>
        <translation>変更内容を確認…</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Save for the next boot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>DiskTune saves the selected settings and applies them last at boot. The other tools' files are not changed. Settings that you saved or changed yourself are not selected.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>No file that could be read sets anything on this drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>No other tool sets anything on this drive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Not read: {files}.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>TickTable</name>
    <message>
        <location filename="../widgets/tick_table.py" />
        <source>{what} ({problem})</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Tray</name>
    <message>
        <location filename="../tray/event_text.py" />
        <source>slot {slot}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>rebuild</source>
        <translation>リビルド (再構築)</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>resync</source>
        <translation>再同期</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>reshape</source>
        <translation>再構成 (reshape)</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was stopped, or its drives were taken away.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was there before this computer restarted, and is missing now.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is gone</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>A drive of {array} has failed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} has failed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} is gone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is degraded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} was degraded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It had lost {members}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Change nothing on its drives yet: most such arrays can be put together again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} has failed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>What is on it cannot be reached until it is assembled.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} was not started</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} has no spare left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} takes the place of another member.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is whole again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>A {operation} of {array} has started</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Until it is done, one failure less can be borne.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>The {operation} of {array} goes on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It took {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>The {operation} of {array} is finished</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>No mismatches were found.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Mismatches were found and made equal: {count} sectors.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Mismatches were found: {count} sectors differ between the members.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It had come to about {percent} %.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>The {operation} of {array} ended before it was done</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It has been at {percent} % for a minute: a drive may be failing, or others keep it busy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>The {operation} of {array} stands still</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was paused, or waits for another array. It had come to at least {percent} %.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>The {operation} of {array} does not run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{percent} %, {time} to go.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>The state of the RAID arrays is unknown: /proc/mdstat cannot be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{array}: unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Open DiskTune</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <location filename="../tray/indicator.py" />
        <source>Show</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Speed up…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Pause…</source>
        <translation>一時停止…</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Mute notifications</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>There are no RAID arrays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Which RAID arrays there are is unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>healthy</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>degraded</source>
        <translation>縮退</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>not started</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>failed</source>
        <translation>故障</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>paused</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} {percent} %</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{time} to go</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} waits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Speed up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context><context>
    <name>TrayMenu</name>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>&amp;Watch RAID arrays from login on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>An icon in the tray, where there is one, and a message when an array needs you</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>M&amp;uted arrays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>That could not be kept in {file}: {why}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Tell when a RAID array needs attention</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The desktop did not allow DiskTune to be started at login.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>There are no RAID arrays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Which RAID arrays there are is unknown</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>TrialBar</name>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Revert</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Keep</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep these settings of {drive}? Reverting them in {seconds} s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep these settings of {drive}? Reverting them in {seconds} s, if the helper process still runs then.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Time is up. Waiting for the helper to restore the settings of {drive}…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. Asking whether the settings of {drive} have been restored…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. DiskTune's service restores the settings of {drive}; waiting for its result…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited, and nothing has restored the settings of {drive}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. Whether the settings of {drive} have been restored is not known.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Putting the settings of {drive} back…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keeping the settings of {drive}…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Settings on trial</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Time left</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>TrialBars</name>
    <message>
        <location filename="../editing/trials.py" />
        <source>Revert &amp;All</source>
        <translation>すべて元に戻す(&amp;A)</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Keep A&amp;ll</source>
        <translation>すべて保持(&amp;L)</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>First the settings that were on trial have to be reverted.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>First keep or revert what is on trial.</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>Troubles</name>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Show Drive</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Boost…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Show Settings</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>UnlockBar</name>
    <message>
        <location filename="../widgets/unlock_bar.py" />
        <source>Some values can only be seen with an administrator's password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../widgets/unlock_bar.py" />
        <source>&amp;Unlock</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>ViewPanel</name>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>What the chart shows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Show the numbers behind the chart</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Copy the table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Table as C&amp;SV…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Table as &amp;JSON…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart as &amp;PNG…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart as S&amp;VG…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Copied.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Export</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>WantedForm</name>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Choose a setting to change…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Setting to change</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Leave this setting out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Leave out {setting}</source>
        <translation type="unfinished" />
    </message>
</context><context>
    <name>WithoutCharts</name>
    <message>
        <location filename="../mainwindow/without_charts.py" />
        <source>This page draws charts, and the library for that is not installed. On Debian: {}</source>
        <translation type="unfinished" />
    </message>
</context></TS>
