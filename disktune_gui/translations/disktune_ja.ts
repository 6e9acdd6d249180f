<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en"><context>
    <name>Actions</name>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>No actions are available for this drive</source>
        <translation>このドライブで使用できる操作はありません</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>“{action}” is not supported by this drive.</source>
        <translation>「{action}」は、このドライブでは対応していません。</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Source: {source}.</source>
        <translation>情報源: {source}。</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <location filename="../mainwindow/actions.py" />
        <source>Trim Now…</source>
        <translation>今すぐ TRIM…</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Tells the drive which blocks of its file systems are unused</source>
        <translation>ファイルシステムで未使用のブロックをドライブに伝えます</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <location filename="../mainwindow/actions.py" />
        <source>Why Does It Not Stay in Standby?</source>
        <translation>スタンバイが続かない理由</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Opens the page Standby, where a recording shows what keeps it awake</source>
        <translation>「スタンバイ」ページを開きます。記録を見ると、スタンバイを妨げているものがわかります</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <location filename="../mainwindow/actions.py" />
        <source>Edit Note…</source>
        <translation>メモを編集…</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Your own words about the drive, shown on Overview and found by the search of the list</source>
        <translation>ドライブについての自分用のメモです。「概要」に表示され、一覧の検索でも見つかります</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>DiskTune cannot recognize this drive later, so it stores no note for it</source>
        <translation>DiskTune は後でこのドライブを識別できないため、メモを保存しません</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Run “{action}” on {drive}? {question}</source>
        <translation>{drive} に対して「{action}」を実行しますか? {question}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}: “{action}” was not started. {why}</source>
        <translation>{drive}:「{action}」は開始されませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}, {time}: {message}</source>
        <translation>{drive}、{time}: {message}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>A&amp;ctions ▾</source>
        <translation>操作(&amp;C) ▾</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Flush caches, spin down, wake up and other one-time actions</source>
        <translation>キャッシュのフラッシュ、スピンダウン、起動など、1 回限りの操作</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Actions for this drive</source>
        <translation>このドライブに対する操作</translation>
    </message>
</context><context>
    <name>Activity</name>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Reads</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source> IOPS</source>
        <translation> IOPS</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Average latency</source>
        <translation>平均レイテンシー</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Utilization</source>
        <translation>使用率</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Read throughput</source>
        <translation>読み取りスループット</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Data read from the drive per second.</source>
        <translation>1 秒あたりにドライブから読み取られたデータ量です。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Write throughput</source>
        <translation>書き込みスループット</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Data written to the drive per second.</source>
        <translation>1 秒あたりにドライブに書き込まれたデータ量です。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Read IOPS</source>
        <translation>読み取り IOPS</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Reads completed per second.</source>
        <translation>1 秒あたりに完了した読み取りの数です。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Write IOPS</source>
        <translation>書き込み IOPS</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Writes completed per second.</source>
        <translation>1 秒あたりに完了した書き込みの数です。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Time from queueing to completion of a request. Unknown while there are no requests.</source>
        <translation>リクエストがキューに入ってから完了するまでの時間です。リクエストがない間は不明です。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Average number of requests that wait in the kernel or are processed by the drive.</source>
        <translation>カーネル内で待機中、またはドライブが処理中のリクエストの平均数です。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Share of time with at least one request. Many drives process several at once, so 100% is not always the limit.</source>
        <translation>少なくとも 1 つのリクエストがあった時間の割合です。多くのドライブは同時に複数を処理するため、100% が限界とは限りません。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{seconds} s ago</source>
        <translation>{seconds} s 前</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{minutes} min {seconds} s ago</source>
        <translation>{minutes} min {seconds} s 前</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{minutes} min ago</source>
        <translation>{minutes} min 前</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Time</source>
        <translation>時刻</translation>
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
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last minute</source>
        <translation>直近 1 分</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 5 minutes</source>
        <translation>直近 5 分</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 15 minutes</source>
        <translation>直近 15 分</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Time range</source>
        <translation>表示期間</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Time range of the charts.</source>
        <translation>グラフに表示する期間です。</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Freezes the display. Recording continues.</source>
        <translation>表示を固定します。記録は続きます。</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Shows the values of the charts.</source>
        <translation>グラフの値を表示します。</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>The helper has sent no data for {seconds} s.</source>
        <translation>ヘルパーから {seconds} s の間データが届いていません。</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>{why} The charts end at {time}.</source>
        <translation>{why}グラフは {time} で終わっています。</translation>
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
        <source>Chart view</source>
        <translation>グラフ表示</translation>
    </message>
</context><context>
    <name>AllDrives</name>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Differences Only</source>
        <translation>相違点のみ(&amp;D)</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Show A&amp;ll Settings</source>
        <translation>すべての設定を表示(&amp;L)</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Settings of all drives</source>
        <translation>すべてのドライブの設定</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>元の値を復元(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>C&amp;hange…</source>
        <translation>変更(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>The comparison was saved as {name}.</source>
        <translation>比較を {name} として保存しました。</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Read at</source>
        <translation>読み取り時刻</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Select the drives to change.</source>
        <translation>変更するドライブを選択してください。</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Export Comparison</source>
        <translation>比較をエクスポート</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Show only settings in which drives of the same kind differ</source>
        <translation>同じ種類のドライブの間で異なる設定だけを表示します</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Lists the values of all drives from before DiskTune changed them, and what is saved for boot</source>
        <translation>DiskTune が変更する前の全ドライブの値と、起動時用に保存されている値を一覧表示します</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Bold: differs from most drives of its kind.  ?: unknown.  –: not supported.</source>
        <translation>太字: 同じ種類のドライブの多くと異なる値。?: 不明。–: 非対応。</translation>
    </message>
</context><context>
    <name>AllDrivesView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Total of reads and writes per drive.</source>
        <translation>ドライブごとの読み取りと書き込みの合計です。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Current activity of all drives</source>
        <translation>すべてのドライブの現在のアクティビティ</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Read IOPS</source>
        <translation>読み取り IOPS</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Write IOPS</source>
        <translation>書き込み IOPS</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Latency</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Utilization</source>
        <translation>使用率</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No drive is active.</source>
        <translation>アクティブなドライブはありません。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No data recorded.</source>
        <translation>データは記録されていません。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Active drives: {active} of {count}. Highest utilization: {drive}, reading {read}, writing {write}.</source>
        <translation>アクティブなドライブ: {count} 台中 {active} 台。使用率が最も高いのは {drive} で、読み取り {read}、書き込み {write} です。</translation>
    </message>
</context><context>
    <name>AllResults</name>
    <message>
        <location filename="../results/window.py" />
        <source>All Results</source>
        <translation>すべての結果</translation>
    </message>
</context><context>
    <name>Applying</name>
    <message>
        <location filename="../settings/applying.py" />
        <source>Waiting for the password…</source>
        <translation>パスワードの入力を待っています…</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>Applying…</source>
        <translation>適用しています…</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>No settings were changed. {why}</source>
        <translation>設定は変更されませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>It is unknown whether settings were changed.</source>
        <translation>設定が変更されたかどうかは不明です。</translation>
    </message>
</context><context>
    <name>Array</name>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Its data cannot be accessed now. This does not mean that the data is lost.</source>
        <translation>現在、データにアクセスできません。データが失われたという意味ではありません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Too many members are missing.</source>
        <translation>欠落しているメンバーが多すぎます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The kernel does not report whether members are missing.</source>
        <translation>メンバーが欠落しているかどうか、カーネルは報告していません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“mdadm --detail /dev/{array}” shows the members and their states.</source>
        <translation>「mdadm --detail /dev/{array}」でメンバーとその状態を確認できます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} failed ({drive}).</source>
        <translation>{member} が故障しました ({drive})。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} failed.</source>
        <translation>{member} が故障しました。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The remaining redundancy is unknown.</source>
        <translation>残りの冗長性は不明です。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next member failure can destroy the data.</source>
        <translation>次のメンバーの故障で、データが失われる可能性があります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next member failure destroys the data.</source>
        <translation>次のメンバーの故障で、データが失われます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The array survives one more member failure. A second one can destroy the data.</source>
        <translation>メンバーの故障にあと 1 回耐えられます。2 回目の故障では、データが失われる可能性があります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Select “{resume}” to continue the rebuild.</source>
        <translation>リビルドを続けるには「{resume}」を選択してください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare. The rebuild waits for the first write to the array.</source>
        <translation>{spare} はスペアです。リビルドはアレイへの最初の書き込みを待っています。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare. To start the rebuild, make the array writable with “mdadm --readwrite /dev/{array}”.</source>
        <translation>{spare} はスペアです。リビルドを開始するには、「mdadm --readwrite /dev/{array}」でアレイを書き込み可能にしてください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare. The kernel does not report whether a rebuild starts.</source>
        <translation>{spare} はスペアです。リビルドが始まるかどうか、カーネルは報告していません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare, and the kernel may start a rebuild automatically. If none starts within a minute, “dmesg” shows the reason.</source>
        <translation>{spare} はスペアで、カーネルが自動的にリビルドを開始することがあります。1 分以内に始まらない場合は、「dmesg」で理由を確認できます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Back up important data first, then check the cable and power of the drive.</source>
        <translation>まず重要なデータをバックアップし、次にドライブのケーブルと電源を確認してください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Remove the failed member with “mdadm /dev/{array} --remove /dev/{member}”.</source>
        <translation>「mdadm /dev/{array} --remove /dev/{member}」で、故障したメンバーを取り外してください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Partition a drive of at least the same size like the other members and add it with “mdadm /dev/{array} --add /dev/PARTITION”; the rebuild starts automatically. A drive that was only disconnected returns faster with “--re-add”.</source>
        <translation>同じサイズ以上のドライブに、ほかのメンバーと同様にパーティションを作成し、「mdadm /dev/{array} --add /dev/PARTITION」で追加してください。リビルドは自動的に始まります。接続が切れただけのドライブは、「--re-add」のほうが早く復帰します。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Do not write to the array, and check what several failed drives share: cable, power supply, controller. “mdadm --examine” on each member shows how far they agree; “mdadm --stop” and “mdadm --assemble --scan” start the array from those that do. Never run “mdadm --create” on it: this overwrites the metadata and can destroy the data.</source>
        <translation>アレイに書き込まずに、故障した複数のドライブに共通するもの (ケーブル、電源、コントローラー) を確認してください。各メンバーに対する「mdadm --examine」で、内容がどこまで一致しているかがわかります。「mdadm --stop」と「mdadm --assemble --scan」は、一致するメンバーからアレイを開始します。「mdadm --create」は決して実行しないでください: メタデータが上書きされ、データが失われる可能性があります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Find the missing members: check cables, power, and the list of drives on the left. If they are lost, “mdadm --run /dev/{array}” starts the array without them, provided that enough members are left. Never run “mdadm --create” on it: this overwrites the metadata and can destroy the data.</source>
        <translation>欠落しているメンバーを探してください: ケーブル、電源、左のドライブの一覧を確認します。失われている場合でも、十分な数のメンバーが残っていれば、「mdadm --run /dev/{array}」でそれらなしにアレイを開始できます。「mdadm --create」は決して実行しないでください: メタデータが上書きされ、データが失われる可能性があります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The check found mismatches between the copies.</source>
        <translation>チェックで、コピー間の不整合が見つかりました。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>On mirrors, mismatches are harmless in swap space and in data that was being written. “{repair}” overwrites all copies with the first one: md cannot determine which copy is correct.</source>
        <translation>ミラーでは、スワップ領域や書き込み中だったデータの不整合は無害です。「{repair}」は、すべてのコピーを最初のコピーで上書きします: md は、どのコピーが正しいかを判断できません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The check found parity that does not match the data. This does not happen in normal operation.</source>
        <translation>チェックで、データと一致しないパリティが見つかりました。通常の動作では起こりません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Common causes are memory errors, cables and power failures. Compare your files with a backup first: “{repair}” recalculates the parity from the data on the members.</source>
        <translation>よくある原因は、メモリーエラー、ケーブル、停電です。まずファイルをバックアップと比較してください: 「{repair}」は、メンバー上のデータからパリティを再計算します。</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Values of the kernel</source>
        <translation>カーネルの値</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Kernel file</source>
        <translation>カーネルファイル</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>The drive of {member} is failing ({drive}).</source>
        <translation>{member} のドライブに故障の兆候があります ({drive})。</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>Back up important data now.</source>
        <translation>重要なデータを今すぐバックアップしてください。</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>“{stop}” ends the check, which reads all of the failing drive.</source>
        <translation>「{stop}」で、故障しかけたドライブ全体を読み取るチェックを終了します。</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>Let the operation continue. A boost makes it end sooner.</source>
        <translation>処理はそのまま続けてください。高速化すると早く終わります。</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>A rebuild reads all of the failing drive.</source>
        <translation>リビルドは、故障しかけたドライブ全体を読み取ります。</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>Then add a spare and replace the member with “mdadm /dev/{array} --replace /dev/{member}”. The member stays in use until the spare has its data.</source>
        <translation>次にスペアを追加し、「mdadm /dev/{array} --replace /dev/{member}」でメンバーを置き換えてください。スペアにデータが移るまで、そのメンバーは使われ続けます。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Resync</source>
        <translation>再同期</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Rebuild</source>
        <translation>リビルド</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Reshape</source>
        <translation>再構成 (reshape)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown RAID level</source>
        <translation>RAID レベル不明</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown number of members</source>
        <translation>メンバー数不明</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown number of members in sync</source>
        <translation>同期済みのメンバー数は不明</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <location filename="../arrays/wording.py" />
        <source>inactive</source>
        <translation>非アクティブ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>failed: too many members are missing to write data</source>
        <translation>故障: 欠落しているメンバーが多すぎるため、データを書き込めません</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>paused (frozen): no operation runs until it is resumed</source>
        <translation>一時停止 (frozen): 再開するまで処理は実行されません</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>auto-read-only until the first write</source>
        <translation>最初の書き込みまで自動読み取り専用</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <location filename="../arrays/wording.py" />
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown operation</source>
        <translation>不明な処理</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>no operation running</source>
        <translation>実行中の処理なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation delayed until another array on the same drives finishes</source>
        <translation>処理は遅延中: 同じドライブ上の別のアレイの完了待ち</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation running on another cluster node</source>
        <translation>別のクラスターノードで処理を実行中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation pending until the first write</source>
        <translation>処理は最初の書き込みまで保留中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation pending until the array is writable</source>
        <translation>処理はアレイが書き込み可能になるまで保留中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation pending</source>
        <translation>処理は保留中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>resync running</source>
        <translation>再同期を実行中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>rebuild running</source>
        <translation>リビルドを実行中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>reshape running</source>
        <translation>再構成 (reshape) を実行中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>check running</source>
        <translation>チェックを実行中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>repair running</source>
        <translation>修復を実行中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The speed is unknown: the kernel does not report it.</source>
        <translation>速度は不明です: カーネルが報告していません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. The progress is unknown: /proc/mdstat does not report it.</source>
        <translation>メンバーあたり {speed}。進捗は不明です: /proc/mdstat に記載がありません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. About {left} remaining, until {at}.</source>
        <translation>メンバーあたり {speed}。残り約 {left}、{at} まで。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The kernel estimates {kernel}, assuming constant speed across the disk.</source>
        <translation>カーネルの見積もりは、ディスク全体で速度が一定と仮定して {kernel} です。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. Estimating the remaining time… The kernel estimates {kernel}.</source>
        <translation>メンバーあたり {speed}。残り時間を見積もっています… カーネルの見積もりは {kernel} です。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. Estimating the remaining time…</source>
        <translation>メンバーあたり {speed}。残り時間を見積もっています…</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. The operation is stalled.</source>
        <translation>メンバーあたり {speed}。処理が停滞しています。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Utilization</source>
        <translation>使用率</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-ahead</source>
        <translation>先読み (カーネル)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Write-intent bitmap</source>
        <translation>ライトインテントビットマップ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Last check</source>
        <translation>前回のチェック</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Stripe cache</source>
        <translation>ストライプキャッシュ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{ahead}. The array has no stripes: read-ahead works as on a single drive.</source>
        <translation>{ahead}。アレイにストライプはありません: 先読みは単一のドライブと同じように働きます。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{ahead}: {count} stripes of {stripe}, chunk size {chunk}.</source>
        <translation>{ahead}、{stripe} のストライプ {count} 個、チャンクサイズ {chunk}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Less than one stripe: a sequential read keeps only some members busy.</source>
        <translation>1 ストライプ未満: シーケンシャルリードでは一部のメンバーしか動作しません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Less than two stripes: the kernel does not read the whole next stripe in advance.</source>
        <translation>2 ストライプ未満: カーネルは次のストライプ全体を先読みしません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Enough for all members to read in parallel. More uses memory and helps only few large files. A rebuild does not use read-ahead.</source>
        <translation>すべてのメンバーが並行して読み取るのに十分です。増やすとメモリーを使い、効果があるのは少数の大きなファイルだけです。リビルドは先読みを使いません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>None. After an unclean shutdown, md uses the {policy} instead.</source>
        <translation>なし。正常でないシャットダウンの後、md は代わりに次を使用します: {policy}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>None. After an unclean shutdown, md resyncs the whole array, which takes as long as a rebuild.</source>
        <translation>なし。正常でないシャットダウンの後、md はアレイ全体を再同期します。これにはリビルドと同じ時間がかかります。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Present, bitmap chunk {chunk}. After an unclean shutdown, md resyncs only what was being written.</source>
        <translation>あり、ビットマップチャンク {chunk}。正常でないシャットダウンの後、md は書き込み中だった部分だけを再同期します。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches so far.</source>
        <translation>これまでに不整合はありません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches so far: {found}.</source>
        <translation>これまでの不整合: {found}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches found.</source>
        <translation>不整合は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches found in the part that was compared.</source>
        <translation>比較した部分に不整合は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches in the part that was compared: {found}.</source>
        <translation>比較した部分の不整合: {found}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches: {found}.</source>
        <translation>不整合: {found}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches that the repair corrected: {found}.</source>
        <translation>修復で修正した不整合: {found}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Unknown: the last operation ({operation}) does not compare the members.</source>
        <translation>不明です。前回の処理 ({operation}) はメンバーを比較しません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Unknown: the kernel does not report the last operation.</source>
        <translation>不明です。カーネルは前回の処理を報告していません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No check since the array was started.</source>
        <translation>アレイの開始以降、チェックは行われていません。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches at the last comparison: {found}.</source>
        <translation>前回の比較での不整合: {found}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Applying the boost…</source>
        <translation>高速化を適用しています…</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost active ({name}) for {time}. All values are reverted when the operation ends, even if you close this window.</source>
        <translation>高速化 ({name}) を {time} 前から実行中です。このウィンドウを閉じても、処理が終わるとすべての値が元に戻ります。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The boost could not be applied: {why}</source>
        <translation>高速化を適用できませんでした: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The operation finished.</source>
        <translation>処理が完了しました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The boost was stopped.</source>
        <translation>高速化を停止しました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The array was stopped.</source>
        <translation>アレイが停止されました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The process that kept the boost was killed.</source>
        <translation>高速化を維持していたプロセスが強制終了されました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Not all values could be reverted: {why}</source>
        <translation>一部の値を元に戻せませんでした: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>All values were reverted.</source>
        <translation>すべての値を元に戻しました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The boost ended.</source>
        <translation>高速化が終了しました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Operation</source>
        <translation>処理</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Ended</source>
        <translation>終了時刻</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches</source>
        <translation>不整合</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{operation} (boosted)</source>
        <translation>{operation} (高速化)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>more than {time}</source>
        <translation>{time} 超</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>clear</source>
        <translation>なし (clear)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>suspended</source>
        <translation>停止 (suspended)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>auto-read-only</source>
        <translation>自動読み取り専用</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>clean</source>
        <translation>整合 (clean)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>write pending</source>
        <translation>書き込み待ち</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>active, idle</source>
        <translation>アクティブ (書き込みなし)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>broken</source>
        <translation>故障 (broken)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>in sync</source>
        <translation>同期済み</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>rebuilding</source>
        <translation>リビルド中</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>spare</source>
        <translation>スペア</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>journal</source>
        <translation>ジャーナル</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>replacement</source>
        <translation>交換先</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>faulty</source>
        <translation>故障</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>write-mostly</source>
        <translation>write-mostly</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>blocked</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>write error</source>
        <translation>書き込みエラー</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>replacement wanted</source>
        <translation>交換対象</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>failfast</source>
        <translation>failfast</translation>
    </message>
</context><context>
    <name>ArrayBanner</name>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} needed attention when its state was last read. Its current state is unknown: {why}</source>
        <translation>{array} は、最後に状態を読み取った時点で対応が必要でした。現在の状態は不明です: {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} is degraded. {why}</source>
        <translation>{array} は縮退しています。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} is inactive. {why}</source>
        <translation>{array} は非アクティブです。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} has failed. {why}</source>
        <translation>{array} は故障しています。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>Show Array</source>
        <translation>アレイを表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>Show what the array does and what helps it</source>
        <translation>アレイの動作状況と対処方法を表示します</translation>
    </message>
</context><context>
    <name>ArrayCharts</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Ta&amp;ble</source>
        <translation>表(&amp;B)</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Shows the values of the charts.</source>
        <translation>グラフの値を表示します。</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Operation speed per member</source>
        <translation>メンバーごとの処理速度</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>No data recorded.</source>
        <translation>データは記録されていません。</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>normal</source>
        <translation>通常</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>boosted</source>
        <translation>高速化</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Seconds ago</source>
        <translation>秒前</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Current {now}, maximum {most}.</source>
        <translation>現在 {now}、最大 {most}。</translation>
    </message>
</context><context>
    <name>ArrayDetails</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
</context><context>
    <name>ArrayPage</name>
    <message>
        <location filename="../arrays/page.py" />
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Array details</source>
        <translation>アレイの詳細</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Reading the state of the array…</source>
        <translation>アレイの状態を読み取っています…</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Pause the operation on {array}?</source>
        <translation>{array} の処理を一時停止しますか?</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>The helper does not respond.</source>
        <translation>ヘルパーが応答しません。</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>The history could not be saved: {why}.</source>
        <translation>履歴を保存できませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>{array}: {words}</source>
        <translation>{array}: {words}</translation>
    </message>
</context><context>
    <name>ArrayPast</name>
    <message>
        <location filename="../arrays/past.py" />
        <source>Operations on this array</source>
        <translation>このアレイの処理</translation>
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>The array has no UUID, so DiskTune cannot record its history.</source>
        <translation>アレイに UUID がないため、DiskTune は履歴を記録できません。</translation>
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>The history of this array is unknown. DiskTune could not read {file}: {why}.</source>
        <translation>このアレイの履歴は不明です。DiskTune は {file} を読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>No operations recorded. DiskTune records them while its window or tray icon is open.</source>
        <translation>記録された処理はありません。DiskTune のウィンドウまたはトレイアイコンが開いている間に記録されます。</translation>
    </message>
</context><context>
    <name>AttributeView</name>
    <message>
        <location filename="../drive_health/attribute_view.py" />
        <source>SMART attributes</source>
        <translation>S.M.A.R.T. 属性</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_view.py" />
        <source>Select an attribute to read what it counts.</source>
        <translation>属性を選択すると、何を数える属性かを表示します。</translation>
    </message>
</context><context>
    <name>AutostartRequest</name>
    <message>
        <location filename="../desktop/portal.py" />
        <source>The session bus is not available.</source>
        <translation>セッションバスを利用できません。</translation>
    </message>
    <message>
        <location filename="../desktop/portal.py" />
        <source>The desktop's portal rejected the request: {why}</source>
        <translation>デスクトップのポータルが要求を拒否しました: {why}</translation>
    </message>
</context><context>
    <name>Banner</name>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Report this problem</source>
        <translation>この問題を報告</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Close this question without running the action</source>
        <translation>操作を実行せずに、この確認を閉じます</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Copy Command</source>
        <translation>コマンドをコピー</translation>
    </message>
</context><context>
    <name>BatchRun</name>
    <message>
        <location filename="../all_settings/batch_run.py" />
        <source>failed</source>
        <translation>失敗</translation>
    </message>
</context><context>
    <name>BatchView</name>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Effect on each drive</source>
        <translation>各ドライブへの影響</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>&amp;Apply and Confirm</source>
        <translation>適用して確認(&amp;A)</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Restore original values of {names}</source>
        <translation>{names} の元の値を復元</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Select the drives to change.</source>
        <translation>変更するドライブを選択してください。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>{setting}: I accept this risk</source>
        <translation>{setting}: このリスクを了承します</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Select the settings to change. Each drive's row then shows the effect.</source>
        <translation>変更する設定を選択してください。選択すると、各ドライブの行に影響が表示されます。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Accept the risk first.</source>
        <translation>先にリスクを了承してください。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>{drive}, {setting}: {error}</source>
        <translation>{drive}、{setting}: {error}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>A helper process exited. The list shows how its trials ended.</source>
        <translation>ヘルパープロセスが終了しました。試用の結果は一覧に表示されています。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Failed on {names}.</source>
        <translation>{names} で失敗しました。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Waiting for the password…</source>
        <translation>パスワードの入力を待っています…</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>No settings were changed. {why}</source>
        <translation>設定は変更されませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Changing {drive}…</source>
        <translation>{drive} を変更しています…</translation>
    </message>
</context><context>
    <name>BatteryDialog</name>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>Value on Battery – {drive}</source>
        <translation>バッテリー使用時の値 – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>&amp;Same value</source>
        <translation>同じ値(&amp;S)</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>&amp;Another value:</source>
        <translation>別の値(&amp;A):</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>Review Change</source>
        <translation>変更内容を確認</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>Save Value</source>
        <translation>値を保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>The computer runs on battery: the value is tried first, and saved if you keep it.</source>
        <translation>コンピューターはバッテリーで動作しています: 値はまず試用され、保持すると保存されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>DiskTune applies this value whenever the computer runs on battery.</source>
        <translation>コンピューターがバッテリーで動作している間、DiskTune はこの値を適用します。</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>DiskTune applies the value for AC power on battery as well.</source>
        <translation>DiskTune は、バッテリー使用時にも AC 電源用の値を適用します。</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>Value on battery</source>
        <translation>バッテリー使用時の値</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>On AC power:</source>
        <translation>AC 電源使用時:</translation>
    </message>
    <message>
        <location filename="../saved_settings/battery_dialog.py" />
        <source>On battery:</source>
        <translation>バッテリー使用時:</translation>
    </message>
</context><context>
    <name>Benchmark</name>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes as fast as the drive can for {time}: {amount} at 500 MB/s.</source>
        <translation>{time}間、ドライブの最高速度で書き込みます (500 MB/s の場合 {amount})。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>The drive reports {share} of its rated life as used.</source>
        <translation>ドライブは、定格寿命の {share} を使用済みと報告しています。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes about {amount} in all.</source>
        <translation>合計で約 {amount} を書き込みます。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes about {amount} in all, about {share} of the rated writes ({rated}).</source>
        <translation>合計で約 {amount} を書き込みます。定格書き込み量 ({rated}) の約 {share} です。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes about {amount} in all, below {share} of the rated writes ({rated}).</source>
        <translation>合計で約 {amount} を書き込みます。定格書き込み量 ({rated}) の {share} 未満です。</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Read and write</source>
        <translation>読み書き</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>{test}, {kind}</source>
        <translation>{test}、{kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>measuring</source>
        <translation>測定中</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>{share} more than before</source>
        <translation>前回より {share} 増</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>{share} less than before</source>
        <translation>前回より {share} 減</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{purpose} Equivalent: {command}.</source>
        <translation>{purpose}同等のコマンド: {command}。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{workload} on {drive}</source>
        <translation>{drive} の{workload}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>No run is valid.</source>
        <translation>有効な測定はありません。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>One run only: the spread is unknown.</source>
        <translation>測定は 1 回のみです: ばらつきは不明です。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other use of the drive during the measurement is unknown.</source>
        <translation>測定中のドライブのほかの使用状況は不明です。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Nothing else used the drive during the measurement.</source>
        <translation>測定中、ほかにドライブを使用したものはありません。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other programs or the kernel transferred {size} on the drive during the measurement.</source>
        <translation>測定中に、ほかのプログラムまたはカーネルがドライブで {size} を転送しました。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Block size {size}</source>
        <translation>ブロックサイズ {size}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>queue depth {depth}</source>
        <translation>キューの深さ {depth}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>measured by {program}</source>
        <translation>{program} で測定</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>CPU utilization {share}</source>
        <translation>CPU 使用率 {share}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>file of {size} in {folder} ({filesystem})</source>
        <translation>{folder} ({filesystem}) の {size} のファイル</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>from the start of the drive</source>
        <translation>ドライブの先頭から</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>from position {size}</source>
        <translation>{size} の位置から</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>The use of the drive is unknown. Other programs may slow down the measurement.</source>
        <translation>ドライブの使用状況は不明です。ほかのプログラムが測定を遅くすることがあります。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>In use: {uses}. Other programs may slow down the measurement; the result reports how much.</source>
        <translation>使用中: {uses}。ほかのプログラムが測定を遅くすることがあります。影響の大きさは結果に示されます。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Run</source>
        <translation>測定回</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{number} (invalid)</source>
        <translation>{number} (無効)</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>Raw drive: {purpose}</source>
        <translation>ドライブ全体 (raw): {purpose}</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>Folder: {purpose}</source>
        <translation>フォルダー: {purpose}</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Raw drive: {group}</source>
        <translation>ドライブ全体 (raw): {group}</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Folder: {group}</source>
        <translation>フォルダー: {group}</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Steps: {steps}.</source>
        <translation>ステップ: {steps}。</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Steps: {steps} and {count} more.</source>
        <translation>ステップ: {steps} ほか {count} 件。</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Tests {parts}.</source>
        <translation>{parts}をテストします。</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Equivalent: {command}.</source>
        <translation>同等のコマンド: {command}。</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Read-only: nothing is written to the drive.</source>
        <translation>読み取りのみ: ドライブには何も書き込みません。</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Writes files of twice the size of memory to the folder and always removes them.</source>
        <translation>メモリーの 2 倍のサイズのファイルをフォルダーに書き込み、最後に必ず削除します。</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Writes a file of {room} to the folder and always removes it.</source>
        <translation>フォルダーに {room} のファイルを書き込み、最後に必ず削除します。</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>File system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Real-world use</source>
        <translation>実際の用途</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Single tests</source>
        <translation>個別のテスト</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>fio, for very fast drives</source>
        <translation>fio (非常に高速なドライブ用)</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Full surface</source>
        <translation>全面</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Sequential</source>
        <translation>シーケンシャル</translation>
    </message>
</context><context>
    <name>BenchmarkForm</name>
    <message>
        <location filename="../benchmark/form.py" />
        <source>{profile} (CrystalDiskMark)</source>
        <translation>{profile} (CrystalDiskMark)</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Benchmark progress</source>
        <translation>ベンチマークの進捗</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>O&amp;ptions</source>
        <translation>オプション(&amp;P)</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Copy Command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Start position, file size, length and number of runs</source>
        <translation>開始位置、ファイルサイズ、時間、回数</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Unlock and &amp;Start…</source>
        <translation>ロックを解除して開始(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>&amp;Start Benchmark</source>
        <translation>ベンチマークを開始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>A measurement cannot take more than 10 minutes. Reduce the seconds or the number of runs.</source>
        <translation>1 回の測定に 10 分を超える時間はかけられません。秒数または測定回数を減らしてください。</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Checking the folder…</source>
        <translation>フォルダーを確認しています…</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Duration: at most {time}.</source>
        <translation>所要時間: 最長 {time}。</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Duration: about {time}.</source>
        <translation>所要時間: 約 {time}。</translation>
    </message>
</context><context>
    <name>BenchmarkJob</name>
    <message>
        <location filename="../benchmark/job.py" />
        <source>DiskTune stopped waiting: the helper did not report the end of the measurement.</source>
        <translation>DiskTune は待機を中止しました。ヘルパーから測定終了の報告がありませんでした。</translation>
    </message>
    <message>
        <location filename="../benchmark/job.py" />
        <source>The helper process exited during the measurement. Unlock again to continue.</source>
        <translation>測定中にヘルパープロセスが終了しました。続けるには、もう一度ロックを解除してください。</translation>
    </message>
</context><context>
    <name>BenchmarkPage</name>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Select a drive to measure it.</source>
        <translation>測定するドライブを選択してください。</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Start Benchmark Anyway</source>
        <translation>それでもベンチマークを開始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Measuring…</source>
        <translation>測定しています…</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>A self-test was running on {drive} at {time}, when DiskTune last asked the drive. The test and the benchmark would slow each other.</source>
        <translation>DiskTune が最後に照会した {time} の時点で、{drive} ではセルフテストが実行中でした。テストとベンチマークは互いを遅くします。</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>unknown file system</source>
        <translation>不明なファイルシステム</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Cancelling…</source>
        <translation>キャンセルしています…</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>The measurement finished. Select the drive to see the result.</source>
        <translation>測定が終了しました。結果を見るには、ドライブを選択してください。</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Wake Up and Start Benchmark</source>
        <translation>起動してベンチマークを開始(&amp;W)</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Unlock and Start Benchmark</source>
        <translation>ロックを解除してベンチマークを開始(&amp;U)</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Run {number} of {count}</source>
        <translation>測定 {number} / {count} 回</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Preparing…</source>
        <translation>準備しています…</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Step {number} of {count}: {progress}</source>
        <translation>ステップ {number} / {count}: {progress}</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Not measured in this session</source>
        <translation>このセッションでは未測定</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Copied to the clipboard.</source>
        <translation>クリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Export Measurement</source>
        <translation>測定結果をエクスポート</translation>
    </message>
</context><context>
    <name>Cards</name>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Show &amp;Health</source>
        <translation>健康状態を表示(&amp;H)</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Opens the Health page with every counter, log and self-test</source>
        <translation>すべてのカウンター、ログ、セルフテストを示す「健康状態」ページを開きます</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>&amp;Measure, {time}</source>
        <translation>測定、{time}(&amp;M)</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Reads from the drive and shows its throughput. Nothing is written.</source>
        <translation>ドライブを読み取り、スループットを表示します。書き込みは行いません。</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Show H&amp;istory</source>
        <translation>履歴を表示(&amp;I)</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Opens the chart of the temperature so far</source>
        <translation>これまでの温度のグラフを開きます</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Show &amp;Settings</source>
        <translation>設定を表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Opens the settings of this drive</source>
        <translation>このドライブの設定を開きます</translation>
    </message>
</context><context>
    <name>Catalogue</name>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for Hard Disks</source>
        <translation>ハードディスク向けの主な設定</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for SSDs</source>
        <translation>SSD 向けの主な設定</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for NVMe Drives</source>
        <translation>NVMe ドライブ向けの主な設定</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for RAID Arrays</source>
        <translation>RAID アレイ向けの主な設定</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Not Supported by This Drive</source>
        <translation>このドライブでは非対応</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Also Changed</source>
        <translation>その他の変更</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>Noise and Power</source>
        <translation>騒音と電力</translation>
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
        <source>Obsolete</source>
        <translation>廃止</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>読み取り値</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>obsolete</source>
        <translation>廃止</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>非提供</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Usual values: 0 KiB to 16,384 KiB.</source>
        <translation>通常の値: 0 KiB~16,384 KiB。</translation>
    </message>
    <message>
        <source>Usual values: 4 requests to 2048 requests.</source>
        <translation>通常の値: 4 リクエスト ～ 2048 リクエスト</translation>
    </message>
    <message>
        <source>Usual values: 4 KiB to 32,768 KiB.</source>
        <translation>通常の値: 4 KiB~32,768 KiB。</translation>
    </message>
    <message>
        <source>Usual values: 1000 µs to 10,000,000 µs.</source>
        <translation>通常の値: 1000 µs ～ 10,000,000 µs</translation>
    </message>
    <message>
        <source>Usual values: 1% to 100%.</source>
        <translation>通常の値: 1% ～ 100%</translation>
    </message>
    <message>
        <source>Usual values: 1000 ms to 600,000 ms.</source>
        <translation>通常の値: 1000 ms ～ 600,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 1 command to 1024 commands.</source>
        <translation>通常の値: 1 コマンド ～ 1024 コマンド</translation>
    </message>
    <message>
        <source>Usual values: 1 s to 600 s.</source>
        <translation>通常の値: 1 s ～ 600 s</translation>
    </message>
    <message>
        <source>Usual values: 1 s to 120 s.</source>
        <translation>通常の値: 1 s ～ 120 s</translation>
    </message>
    <message>
        <source>Usual values: 1 to 100.</source>
        <translation>通常の値: 1 ～ 100</translation>
    </message>
    <message>
        <source>Usual values: 1000 ms to 3,600,000 ms.</source>
        <translation>通常の値: 1000 ms ～ 3,600,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 0 °C to 150 °C.</source>
        <translation>通常の値: 0 °C ～ 150 °C</translation>
    </message>
    <message>
        <source>Usual values: -60 °C to 150 °C.</source>
        <translation>通常の値: -60 °C ～ 150 °C</translation>
    </message>
    <message>
        <source>Usual values: 1000 ms to 14,400,000 ms.</source>
        <translation>通常の値: 1000 ms ～ 14,400,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 0 µs to 1,000,000 µs.</source>
        <translation>通常の値: 0 µs ～ 1,000,000 µs</translation>
    </message>
    <message>
        <source>Usual values: 1 KiB/s to 10,000,000 KiB/s.</source>
        <translation>通常の値: 1 KiB/s ～ 10,000,000 KiB/s</translation>
    </message>
    <message>
        <source>Usual values: 1 thread to 256 threads.</source>
        <translation>通常の値: 1 スレッド ～ 256 スレッド</translation>
    </message>
    <message>
        <source>Usual values: 20 ms to 60,000 ms.</source>
        <translation>通常の値: 20 ms ～ 60,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 1 s to 3600 s.</source>
        <translation>通常の値: 1 s ～ 3600 s</translation>
    </message>
    <message>
        <source>Usual values: 20 ms to 10,000 ms.</source>
        <translation>通常の値: 20 ms ～ 10,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 1 request to 1024 requests.</source>
        <translation>通常の値: 1 リクエスト ～ 1024 リクエスト</translation>
    </message>
    <message>
        <source>Usual values: 20 ms to 600,000 ms.</source>
        <translation>通常の値: 20 ms ～ 600,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 1 request to 2048 requests.</source>
        <translation>通常の値: 1 リクエスト ～ 2048 リクエスト</translation>
    </message>
    <message>
        <source>Usual values: 1 ms to 100 ms.</source>
        <translation>通常の値: 1 ms ～ 100 ms</translation>
    </message>
    <message>
        <source>Usual values: 1 ms to 10,000 ms.</source>
        <translation>通常の値: 1 ms ～ 10,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 1 ms to 60,000 ms.</source>
        <translation>通常の値: 1 ms ～ 60,000 ms</translation>
    </message>
    <message>
        <source>Usual values: 8 sectors to 1,048,576 sectors.</source>
        <translation>通常の値: 8 セクター ～ 1,048,576 セクター</translation>
    </message>
    <message>
        <source>Usual values: 0 KiB to 1,048,576 KiB.</source>
        <translation>通常の値: 0 KiB~1,048,576 KiB。</translation>
    </message>
    <message>
        <source>Usual values: 10,000 ns to 1,000,000,000 ns.</source>
        <translation>通常の値: 10,000 ns ～ 1,000,000,000 ns</translation>
    </message>
    <message>
        <source>Swap and file systems that are already mounted continue to write. The kernel refuses only later mounts and what programs write to the device node.</source>
        <translation>スワップとマウント済みのファイルシステムは、書き込みを続けます。カーネルが拒否するのは、その後のマウントと、プログラムによるデバイスノードへの書き込みだけです。</translation>
    </message>
    <message>
        <source>The kernel then does not see that this member is in use. Before Linux 6.16 a resync does not yield to other work on it.</source>
        <translation>カーネルには、このメンバーが使用中であることが見えなくなります。Linux 6.16 より前では、再同期がこのメンバーのほかの処理に譲らなくなります。</translation>
    </message>
    <message>
        <source>Uses {cost} of memory, 4 KiB for each stripe and member. Free memory: {free}.</source>
        <translation>{cost} のメモリーを使用します (ストライプとメンバーごとに 4 KiB)。空きメモリー: {free}。</translation>
    </message>
    <message>
        <source>This would use {cost} of memory. Free memory: {free}. DiskTune limits one array to half of the free memory.</source>
        <translation>{cost} のメモリーを使用することになります。空きメモリー: {free}。DiskTune は 1 つのアレイの使用量を空きメモリーの半分までに制限します。</translation>
    </message>
    <message>
        <source>The kernel treats this cache as off and never flushes it. A power failure can then damage even a journaling file system. Turn the cache off.</source>
        <translation>カーネルはこのキャッシュをオフとみなし、フラッシュしません。停電が起きると、ジャーナリングファイルシステムでも損傷することがあります。キャッシュをオフにしてください。</translation>
    </message>
    <message>
        <source>Since Linux 6.9 the kernel then resets a read-ahead below its default of 128 KiB. Set both in one change to keep the read-ahead.</source>
        <translation>Linux 6.9 以降、カーネルはその際に、既定値の 128 KiB より小さい先読みをリセットします。先読みを維持するには、両方を 1 回の変更で設定してください。</translation>
    </message>
    <message>
        <source>The kernel then also resets the request queue size.</source>
        <translation>カーネルはその際に、リクエストキューのサイズもリセットします。</translation>
    </message>
    <message>
        <source>With a depth of 1 the drive gets one command at a time. On a SATA port this turns native command queuing (NCQ) off.</source>
        <translation>深さ 1 では、ドライブは一度に 1 つのコマンドしか受け取りません。SATA ポートでは、ネイティブコマンドキューイング (NCQ) がオフになります。</translation>
    </message>
    <message>
        <source>While extended power conditions (EPC) are on, the drive has no APM level. Turn EPC off in the same change.</source>
        <translation>拡張電源状態 (EPC) がオンの間、ドライブに APM レベルはありません。同じ変更で EPC をオフにしてください。</translation>
    </message>
    <message>
        <source>This disables the APM level. It stays disabled after EPC is turned off; set it again then.</source>
        <translation>これにより APM レベルが無効になります。EPC をオフにしても無効のままです。そのときに改めて設定してください。</translation>
    </message>
    <message>
        <source>The threshold has no effect while the interrupt coalescing time is off: the drive then interrupts at once.</source>
        <translation>割り込みコアレッシング時間がオフの間、しきい値は効果がありません: ドライブはすぐに割り込みます。</translation>
    </message>
    <message>
        <source>With an APM level below 128 the drive firmware decides when to spin down, regardless of the standby timer.</source>
        <translation>APM レベルが 128 未満の場合、スタンバイタイマーにかかわらず、ドライブのファームウェアがスピンダウンの時期を決めます。</translation>
    </message>
    <message>
        <source>udisks reads this drive's SMART data every 10 minutes; many drives count that as use, so a timer of 10 minutes or more may never expire. A udev rule can exclude the drive from this polling. udisks then no longer warns of a failing drive.</source>
        <translation>udisks は 10 分ごとにこのドライブの S.M.A.R.T. データを読み取ります。多くのドライブはこれを使用とみなすため、10 分以上のタイマーは満了しないことがあります。udev ルールで、このドライブをポーリングから除外できます。その場合、udisks はドライブの故障を警告しなくなります。</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>バックグラウンド</translation>
    </message>
    <message>
        <source>Raises the maximum sync speed, which limits fast drives. Programs keep their priority.</source>
        <translation>高速なドライブを制限している同期速度の上限を引き上げます。プログラムの優先順位は変わりません。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>At least 50 MB/s for each member, whatever else uses the array. Programs are slower until it finishes.</source>
        <translation>ほかにアレイを使うものがあっても、メンバーごとに 50 MB/s 以上を確保します。完了するまでプログラムは遅くなります。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>As fast as the drives allow. Programs that use the array wait, some for a long time.</source>
        <translation>ドライブの能力の限り高速に処理します。アレイを使うプログラムは待たされ、長く待つものもあります。</translation>
    </message>
    <message>
        <source>Flush Write Cache</source>
        <translation>書き込みキャッシュをフラッシュ</translation>
    </message>
    <message>
        <source>Writes the kernel's unwritten data to the drive, then makes the drive empty its write cache. Everything saved until then survives a power failure.</source>
        <translation>カーネルの未書き込みのデータをドライブに書き込み、次にドライブの書き込みキャッシュを空にさせます。それまでに保存されたすべてのデータは、停電が起きても失われません。</translation>
    </message>
    <message>
        <source>Flush Buffer Cache</source>
        <translation>バッファキャッシュを破棄</translation>
    </message>
    <message>
        <source>Writes out and discards the kernel's cache of the device, so that the next reads come from the drive. Files that its file systems have cached stay cached.</source>
        <translation>デバイスに対するカーネルのキャッシュを書き出して破棄し、次の読み取りがドライブから行われるようにします。ファイルシステムがキャッシュしたファイルは、キャッシュに残ります。</translation>
    </message>
    <message>
        <source>Check Power Mode</source>
        <translation>電源モードを確認</translation>
    </message>
    <message>
        <source>Reads whether the drive is active, idle or in standby. This does not wake the drive.</source>
        <translation>ドライブがアクティブ、アイドル、スタンバイのどれであるかを読み取ります。ドライブは起動しません。</translation>
    </message>
    <message>
        <source>Idle Immediately</source>
        <translation>今すぐアイドル</translation>
    </message>
    <message>
        <source>Puts the drive into its idle state: the motor keeps turning, the electronics save power. The next access ends it at once.</source>
        <translation>ドライブをアイドル状態にします: モーターは回転を続け、電子回路が電力を節約します。次のアクセスですぐに解除されます。</translation>
    </message>
    <message>
        <source>Unload Heads</source>
        <translation>ヘッドを退避</translation>
    </message>
    <message>
        <source>Puts the drive into idle and moves the heads off the platters, as before moving a running computer. Occasional use is harmless: most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation>ドライブをアイドル状態にし、コンピューターを動作中に移動する前のように、ヘッドをプラッターから退避します。ときどき使う程度なら無害です: 多くのドライブのロード/アンロードサイクルの定格は 300,000 ～ 600,000 回です。</translation>
    </message>
    <message>
        <source>Spin Down (Standby)</source>
        <translation>スピンダウン (スタンバイ)</translation>
    </message>
    <message>
        <source>Makes the drive write out its cache and stop its motor. The next access starts it again, which takes seconds and causes a little wear.</source>
        <translation>ドライブにキャッシュを書き出させ、モーターを停止させます。次のアクセスで再び回転しますが、数秒かかり、わずかに消耗します。</translation>
    </message>
    <message>
        <source>Programs that use the drive wait until the motor runs again, perhaps half a minute. If that happens soon, spinning down only causes wear.</source>
        <translation>ドライブを使うプログラムは、モーターが再び回転するまで、30 秒ほど待つことがあります。すぐにアクセスがあると、スピンダウンは消耗するだけです。</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <source>Turns off everything the drive can turn off; it then answers no command until it is reset. The kernel resets it at the next access of any kind.</source>
        <translation>ドライブが止められる機能をすべて止めます。その後は、リセットされるまでどのコマンドにも応答しません。カーネルは、次に何らかのアクセスがあるとドライブをリセットします。</translation>
    </message>
    <message>
        <source>If the drive or the controller does not handle the reset well, every program that accesses the drive hangs. The drive may also be unavailable until the computer is switched off and on.</source>
        <translation>ドライブまたはコントローラーがリセットを正しく処理できない場合、ドライブにアクセスするすべてのプログラムがハングします。コンピューターの電源を入れ直すまで、ドライブを利用できなくなることもあります。</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Reads one block of the drive, bypassing the kernel's caches, and reports how long it took. A drive in standby spins up for it.</source>
        <translation>カーネルのキャッシュを経由せずにドライブの 1 ブロックを読み取り、かかった時間を報告します。スタンバイ中のドライブはスピンアップします。</translation>
    </message>
    <message>
        <source>Reread Partition Table</source>
        <translation>パーティションテーブルを再読み込み</translation>
    </message>
    <message>
        <source>Makes the kernel read the partition table again after another program has changed it. The kernel refuses while any partition is in use.</source>
        <translation>別のプログラムが変更したパーティションテーブルを、カーネルに再読み込みさせます。使用中のパーティションがある間、カーネルは拒否します。</translation>
    </message>
    <message>
        <source>Check Array</source>
        <translation>アレイをチェック</translation>
    </message>
    <message>
        <source>Reads all copies and parity of the array, compares them and counts mismatches. It changes nothing, except that unreadable sectors are rewritten from the other members.</source>
        <translation>アレイのすべてのコピーとパリティを読み取って比較し、不整合を数えます。読み取れないセクターがほかのメンバーのデータで書き直される以外は、何も変更しません。</translation>
    </message>
    <message>
        <source>Repair Mismatches</source>
        <translation>不整合を修復</translation>
    </message>
    <message>
        <source>Like a check, but md takes one of the copies that differ as correct and overwrites the others, or the parity. md cannot determine which copy is correct.</source>
        <translation>チェックと同様ですが、md は異なるコピーの 1 つを正しいものとみなし、ほかのコピーまたはパリティを上書きします。md は、どのコピーが正しいかを判断できません。</translation>
    </message>
    <message>
        <source>Where copies differ, the one that remains may be the wrong one. A check reports whether any differ. To find out which data is correct, compare it with a backup.</source>
        <translation>コピーが異なる場合、残るコピーが誤っている可能性があります。異なるものがあるかどうかは、チェックでわかります。どのデータが正しいかを調べるには、バックアップと比較してください。</translation>
    </message>
    <message>
        <source>Stop Check</source>
        <translation>チェックを停止</translation>
    </message>
    <message>
        <source>Ends a check or a repair before it has finished. The next one starts from the beginning.</source>
        <translation>チェックまたは修復を完了前に終了します。次回は最初から始まります。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pauses the operation, and no other one starts, until you resume it or restart the computer. A rebuild continues where it stopped; a check restarts.</source>
        <translation>再開するかコンピューターを再起動するまで、処理を一時停止し、ほかの処理も開始されないようにします。リビルドは停止したところから続き、チェックは最初からやり直します。</translation>
    </message>
    <message>
        <source>Until you resume it, the array stays without the redundancy that the rebuild restores. The next drive that fails may cause data loss.</source>
        <translation>再開するまで、リビルドで回復するはずの冗長性がない状態が続きます。次のドライブの故障で、データが失われる可能性があります。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Continues a paused operation, or starts one that is waiting for the first write.</source>
        <translation>一時停止した処理を続けるか、最初の書き込みを待っている処理を開始します。</translation>
    </message>
    <message>
        <source>Add Bitmap</source>
        <translation>ビットマップを追加</translation>
    </message>
    <message>
        <source>The write-intent bitmap marks regions being written, so resync after a crash or a member's return takes minutes, not hours. Small writes become slightly slower.</source>
        <translation>ライトインテントビットマップは書き込み中の領域を記録します。クラッシュ後やメンバー復帰後の再同期が、数時間ではなく数分で済みます。小さな書き込みはわずかに遅くなります。</translation>
    </message>
    <message>
        <source>Remove Bitmap</source>
        <translation>ビットマップを削除</translation>
    </message>
    <message>
        <source>The array no longer marks which regions are being written, so small writes become slightly faster. Every crash then requires a full resync.</source>
        <translation>アレイは書き込み中の領域を記録しなくなり、小さな書き込みがわずかに速くなります。クラッシュのたびに、全体の再同期が必要になります。</translation>
    </message>
    <message>
        <source>After the next crash or power failure the whole array has to be resynced. Until that is finished, a drive that fails does more damage.</source>
        <translation>次のクラッシュや停電の後、アレイ全体の再同期が必要になります。それが完了するまでは、ドライブの故障による被害が大きくなります。</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>先読み (カーネル)</translation>
    </message>
    <message>
        <source>Sets how much the kernel reads beyond a program's request. Large values help long sequential reads such as video, small ones help random access.</source>
        <translation>プログラムの要求を超えて、カーネルがどれだけ先を読み取るかを設定します。大きな値は動画などの長いシーケンシャルリードに、小さな値はランダムアクセスに適しています。</translation>
    </message>
    <message>
        <source>random access</source>
        <translation>ランダムアクセス</translation>
    </message>
    <message>
        <source>long reads</source>
        <translation>長い読み取り</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/O スケジューラー</translation>
    </message>
    <message>
        <source>Decides the order of requests to the drive. mq-deadline suits hard disks, bfq keeps a desktop responsive under load, none suits fast SSDs.</source>
        <translation>ドライブへのリクエストの順序を決めます。mq-deadline はハードディスクに、none は高速な SSD に適し、bfq は負荷の高いデスクトップの応答性を保ちます。</translation>
    </message>
    <message>
        <source>for fast SSDs: requests go to the drive unsorted, at the lowest CPU cost</source>
        <translation>高速な SSD 向け: リクエストを並べ替えずにドライブへ送り、CPU 負荷が最も低くなります</translation>
    </message>
    <message>
        <source>for hard disks and servers: requests are sorted by position, each with an expiry time</source>
        <translation>ハードディスクとサーバー向け: リクエストを位置の順に並べ、それぞれに期限を設けます</translation>
    </message>
    <message>
        <source>for fast SSDs under mixed load: limits requests in the drive to reach target latencies</source>
        <translation>混在した負荷の高速な SSD 向け: 目標レイテンシーに収まるよう、ドライブ内のリクエストを制限します</translation>
    </message>
    <message>
        <source>for a responsive desktop on slow drives: divides the throughput fairly among programs</source>
        <translation>低速なドライブで応答のよいデスクトップ向け: スループットをプログラムに公平に分配します</translation>
    </message>
    <message>
        <source>Request queue size</source>
        <translation>リクエストキューのサイズ</translation>
    </message>
    <message>
        <source>Sets how many requests the kernel queues for this drive; changing the scheduler resets it. Many help throughput, few keep a busy drive responsive.</source>
        <translation>このドライブのためにカーネルがキューに入れるリクエストの数を設定します。スケジューラーを変更するとリセットされます。多いとスループットが上がり、少ないと負荷の高いドライブの応答性が保たれます。</translation>
    </message>
    <message>
        <source>responsiveness</source>
        <translation>応答性</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Rotational device</source>
        <translation>回転型デバイス</translation>
    </message>
    <message>
        <source>Tells the kernel that this is a spinning disk. Writeback throttling, swap and some file systems choose their defaults by it.</source>
        <translation>これが回転するディスクであることをカーネルに伝えます。ライトバックスロットリング、スワップ、一部のファイルシステムは、これに応じて既定値を選びます。</translation>
    </message>
    <message>
        <source>Completion CPU affinity</source>
        <translation>完了処理の CPU アフィニティ</translation>
    </message>
    <message>
        <source>Sets which CPU completes a request. Near the requesting CPU its cache is used, which helps very fast drives on computers with many cores.</source>
        <translation>どの CPU がリクエストの完了を処理するかを設定します。要求した CPU に近いほどそのキャッシュを利用でき、コアの多いコンピューターの非常に高速なドライブで効果があります。</translation>
    </message>
    <message>
        <source>any CPU</source>
        <translation>任意の CPU</translation>
    </message>
    <message>
        <source>a CPU sharing a cache with the requesting CPU</source>
        <translation>要求した CPU とキャッシュを共有する CPU</translation>
    </message>
    <message>
        <source>the requesting CPU</source>
        <translation>要求した CPU</translation>
    </message>
    <message>
        <source>Request merging</source>
        <translation>リクエストのマージ</translation>
    </message>
    <message>
        <source>Joins adjacent requests into larger ones. The search costs some CPU time, noticeable only with very fast drives and random access.</source>
        <translation>隣り合うリクエストを、より大きなリクエストにまとめます。検索に CPU 時間がかかりますが、目立つのは非常に高速なドライブのランダムアクセスだけです。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>simple only</source>
        <translation>単純なもののみ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし (none)</translation>
    </message>
    <message>
        <source>Maximum request size</source>
        <translation>最大リクエストサイズ</translation>
    </message>
    <message>
        <source>Limits the data of one request. Large requests suit long transfers; small ones let others in between and work with faulty bridges.</source>
        <translation>1 つのリクエストのデータ量を制限します。大きいと長い転送に適し、小さいと間にほかのリクエストを処理でき、不具合のあるブリッジでも動作します。</translation>
    </message>
    <message>
        <source>Writeback throttling (WBT)</source>
        <translation>ライトバックスロットリング (WBT)</translation>
    </message>
    <message>
        <source>Throttles background writes while reads take longer than this. Low keeps a desktop responsive during copies, off allows full speed; bfq turns it off.</source>
        <translation>読み取りがこれより長くかかる間、バックグラウンドの書き込みを抑制します。小さい値はコピー中のデスクトップの応答性を保ち、オフにすると全速で書き込みます。bfq はこれをオフにします。</translation>
    </message>
    <message>
        <source>copy speed</source>
        <translation>コピー速度</translation>
    </message>
    <message>
        <source>Maximum writeback cache share</source>
        <translation>ライトバックキャッシュの最大割合</translation>
    </message>
    <message>
        <source>Limits this drive's share of the kernel's writeback cache. A small share keeps a slow drive from delaying programs that write elsewhere.</source>
        <translation>カーネルのライトバックキャッシュのうち、このドライブが占める割合を制限します。割合が小さいと、低速なドライブが、ほかのドライブに書き込むプログラムを遅らせにくくなります。</translation>
    </message>
    <message>
        <source>fair sharing</source>
        <translation>公平な共有</translation>
    </message>
    <message>
        <source>I/O statistics</source>
        <translation>I/O 統計</translation>
    </message>
    <message>
        <source>Turning it off saves almost nothing, and monitoring programs, DiskTune included, show no activity. Before Linux 6.16, a resync then no longer yields to work on this drive.</source>
        <translation>オフにしてもほとんど節約にならず、DiskTune を含む監視プログラムにアクティビティが表示されなくなります。Linux 6.16 より前では、再同期がこのドライブのほかの処理に譲らなくなります。</translation>
    </message>
    <message>
        <source>Entropy contribution</source>
        <translation>エントロピーへの寄与</translation>
    </message>
    <message>
        <source>Adds the timing of completed requests to the kernel's entropy pool. Not needed where the CPU has a hardware random generator.</source>
        <translation>リクエストが完了したタイミングを、カーネルのエントロピープールに加えます。CPU にハードウェア乱数生成器があれば不要です。</translation>
    </message>
    <message>
        <source>Request timeout</source>
        <translation>リクエストのタイムアウト</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for a request before it starts error handling. On SATA and SCSI drives, this is the SCSI command timeout in finer steps.</source>
        <translation>カーネルがエラー処理を始めるまでに、リクエストを待つ時間を設定します。SATA と SCSI のドライブでは、SCSI コマンドのタイムアウトをより細かい刻みで表したものです。</translation>
    </message>
    <message>
        <source>With a short timeout, the kernel resets a drive that is only slow and may take it offline. With a long one, programs wait that long for a failed drive.</source>
        <translation>タイムアウトが短いと、カーネルは遅いだけのドライブもリセットし、オフラインにすることがあります。長いと、故障したドライブでプログラムがその時間だけ待たされます。</translation>
    </message>
    <message>
        <source>fast failure</source>
        <translation>早いエラー報告</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>待つ余裕</translation>
    </message>
    <message>
        <source>Write cache mode (block layer)</source>
        <translation>書き込みキャッシュモード (ブロック層)</translation>
    </message>
    <message>
        <source>Shows whether the kernel flushes the drive's write cache (“write back”) or not. The kernel detects this when the drive appears and misses some later changes, such as behind USB bridges.</source>
        <translation>カーネルがドライブの書き込みキャッシュをフラッシュするか (「write back」) しないかを示します。カーネルはドライブの出現時にこれを検出しますが、USB ブリッジの背後など、その後の変更を見逃すことがあります。</translation>
    </message>
    <message>
        <source>With “write through” while the cache is on, the kernel does not flush it: a power failure then loses data.</source>
        <translation>キャッシュが有効なのに「write through」の場合、カーネルはキャッシュをフラッシュしません: 停電が起きるとデータが失われます。</translation>
    </message>
    <message>
        <source>Read-only. If this said “write through” while the cache is on, the kernel would stop flushing it and a power failure would lose data.</source>
        <translation>読み取り専用です。キャッシュが有効なのにここが「write through」になると、カーネルはフラッシュしなくなり、停電でデータが失われます。</translation>
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>discard (TRIM) の最大サイズ</translation>
    </message>
    <message>
        <source>Limits the size of one discard (TRIM) command. A small limit keeps a drive responsive that pauses during long ones.</source>
        <translation>1 回の discard (TRIM) コマンドのサイズを制限します。長いコマンドの間に停止するドライブでは、小さな制限値で応答性を保てます。</translation>
    </message>
    <message>
        <source>Read-only. After a change, the kernel could not return to the hardware limit, nor leave 0.</source>
        <translation>読み取り専用です。変更すると、カーネルはハードウェアの上限に戻せず、0 から変えることもできません。</translation>
    </message>
    <message>
        <source>I/O polling</source>
        <translation>I/O ポーリング</translation>
    </message>
    <message>
        <source>Lets programs poll for completions instead of waiting for an interrupt. Lower latency, higher CPU use.</source>
        <translation>プログラムが割り込みを待たずに、完了をポーリングできるようにします。レイテンシーは下がり、CPU 使用率は上がります。</translation>
    </message>
    <message>
        <source>Read-only. The driver decides this when it is loaded (nvme.poll_queues), and the kernel ignores writes to this file.</source>
        <translation>読み取り専用です。ドライバーの読み込み時に決まり (nvme.poll_queues)、このファイルへの書き込みをカーネルは無視します。</translation>
    </message>
    <message>
        <source>Queue depth (NCQ)</source>
        <translation>キューの深さ (NCQ)</translation>
    </message>
    <message>
        <source>Sets how many commands the drive holds and reorders at a time. On SATA ports, 1 turns native command queuing (NCQ) off; 31 or 32 is usual.</source>
        <translation>ドライブが同時に保持して並べ替えるコマンドの数を設定します。SATA ポートでは 1 にするとネイティブコマンドキューイング (NCQ) がオフになります。通常は 31 または 32 です。</translation>
    </message>
    <message>
        <source>strict order</source>
        <translation>厳密な順序</translation>
    </message>
    <message>
        <source>reordering</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>SCSI command timeout</source>
        <translation>SCSI コマンドのタイムアウト</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for a command before it resets the link and retries. In an array, use 180 s for drives without an error recovery limit; otherwise the kernel drops the drive during a long recovery.</source>
        <translation>カーネルがリンクをリセットして再試行するまでに、コマンドを待つ時間を設定します。アレイでは、エラー回復の上限がないドライブには 180 s を使用してください。そうしないと、長い回復の間にカーネルがドライブを切り離します。</translation>
    </message>
    <message>
        <source>Error handler timeout</source>
        <translation>エラーハンドラーのタイムアウト</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for each recovery command to a drive that does not respond. A short timeout gives up on a failed drive sooner.</source>
        <translation>応答しないドライブに対する個々の回復コマンドを、カーネルが待つ時間を設定します。短いと、故障したドライブを早くあきらめます。</translation>
    </message>
    <message>
        <source>With a short timeout, the kernel takes a drive offline that is only spinning up. With a long one, the computer waits at every step of the recovery of a failed drive.</source>
        <translation>タイムアウトが短いと、カーネルはスピンアップ中のドライブもオフラインにします。長いと、故障したドライブの回復の各段階でコンピューターが待たされます。</translation>
    </message>
    <message>
        <source>Maximum command retries</source>
        <translation>コマンドの最大再試行回数</translation>
    </message>
    <message>
        <source>Sets how often the kernel repeats a command that failed with a temporary error. Fewer retries report errors sooner.</source>
        <translation>一時的なエラーで失敗したコマンドを、カーネルが繰り返す回数を設定します。少ないほどエラーが早く報告されます。</translation>
    </message>
    <message>
        <source>With 0, a temporary error reaches the file system. Without a limit, a program may wait indefinitely.</source>
        <translation>0 にすると、一時的なエラーもファイルシステムに届きます。無制限にすると、プログラムが際限なく待つことがあります。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Medium access timeout limit</source>
        <translation>メディアアクセスタイムアウトの上限</translation>
    </message>
    <message>
        <source>Sets how many reads or writes may time out before the kernel takes the drive offline. It counts them even if the drive answers other commands.</source>
        <translation>カーネルがドライブをオフラインにするまでに、読み取りまたは書き込みがタイムアウトしてもよい回数を設定します。ドライブがほかのコマンドに応答していても数えます。</translation>
    </message>
    <message>
        <source>With a high limit, programs keep waiting for a drive that no longer reads or writes.</source>
        <translation>上限が大きいと、読み書きできなくなったドライブをプログラムが待ち続けます。</translation>
    </message>
    <message>
        <source>Cache type (sd driver)</source>
        <translation>キャッシュの種類 (sd ドライバー)</translation>
    </message>
    <message>
        <source>Shows the drive's caches as the kernel last read them. The kernel flushes the cache with “write back”, but not with “write through” or “none”.</source>
        <translation>カーネルが最後に読み取ったドライブのキャッシュの状態を示します。カーネルは「write back」の場合にキャッシュをフラッシュし、「write through」または「none」の場合はしません。</translation>
    </message>
    <message>
        <source>Read-only. The drive's caches are separate settings, which the kernel follows. A different value here would stop the flushes.</source>
        <translation>読み取り専用です。ドライブのキャッシュは別の設定で、カーネルはそれに従います。ここに別の値を設定すると、フラッシュが行われなくなります。</translation>
    </message>
    <message>
        <source>Queue ramp-up period</source>
        <translation>キュー深さの回復間隔</translation>
    </message>
    <message>
        <source>Time without “queue full” reports before the kernel raises the queue depth again.</source>
        <translation>カーネルがキューの深さを再び増やすまでに、「キューが満杯」の報告がない状態が続く時間です。</translation>
    </message>
    <message>
        <source>NCQ priority</source>
        <translation>NCQ 優先度</translation>
    </message>
    <message>
        <source>Passes the priority of real-time programs to the drive, which then serves their commands first.</source>
        <translation>リアルタイムのプログラムの優先度をドライブに伝え、ドライブがそのコマンドを先に処理するようにします。</translation>
    </message>
    <message>
        <source>This drive does not support NCQ priority.</source>
        <translation>このドライブは NCQ 優先度に対応していません。</translation>
    </message>
    <message>
        <source>Command duration limits (CDL)</source>
        <translation>コマンド実行時間制限 (CDL)</translation>
    </message>
    <message>
        <source>Lets programs limit how long a command may take in the drive. For servers with drives that support it.</source>
        <translation>コマンドがドライブ内で費やしてよい時間を、プログラムが制限できるようにします。対応ドライブを備えたサーバー向けです。</translation>
    </message>
    <message>
        <source>This drive does not support command duration limits.</source>
        <translation>このドライブはコマンド実行時間制限に対応していません。</translation>
    </message>
    <message>
        <source>Activity LED mode</source>
        <translation>アクティビティ LED</translation>
    </message>
    <message>
        <source>Sets how the drive's LED in an enclosure shows activity.</source>
        <translation>エンクロージャー内のドライブの LED が、アクティビティを示す方法を設定します。</translation>
    </message>
    <message>
        <source>does not show activity</source>
        <translation>アクティビティを示しません</translation>
    </message>
    <message>
        <source>off, blinks on activity</source>
        <translation>消灯し、アクティビティで点滅します</translation>
    </message>
    <message>
        <source>on, blinks on activity</source>
        <translation>点灯し、アクティビティで点滅します</translation>
    </message>
    <message>
        <source>Locate light</source>
        <translation>ロケート LED</translation>
    </message>
    <message>
        <source>Turns on the light at the drive's slot in its enclosure. Use it to find the right drive to pull.</source>
        <translation>エンクロージャー内の、ドライブのスロットにある LED を点灯します。取り外すドライブを見分けるために使用します。</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>書き込みキャッシュ</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory. Much faster for many small writes; file systems keep data safe by flushing it at the right moments.</source>
        <translation>データがドライブのメモリーに入った時点で、書き込みの完了を報告します。多数の小さな書き込みが大幅に速くなります。ファイルシステムは適切な時点でフラッシュしてデータを守ります。</translation>
    </message>
    <message>
        <source>With the cache on, a power failure loses data that was not yet flushed to the platters or the flash.</source>
        <translation>キャッシュが有効な場合、プラッターまたはフラッシュメモリーにまだ書き出されていないデータは、停電で失われます。</translation>
    </message>
    <message>
        <source>Read look-ahead</source>
        <translation>先読み (ドライブ)</translation>
    </message>
    <message>
        <source>Reads on into the drive's memory after a read, in case the next request continues there. Rarely worth turning off.</source>
        <translation>次のリクエストがその続きである場合に備え、読み取りの後もドライブのメモリーに先読みします。オフにする価値はほとんどありません。</translation>
    </message>
    <message>
        <source>Power management level (APM)</source>
        <translation>電源管理レベル (APM)</translation>
    </message>
    <message>
        <source>Trades power use against speed; below 128 the drive may spin down. Low values park the heads often; most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation>消費電力と速度のバランスを決めます。128 未満ではドライブがスピンダウンすることがあります。値が小さいとヘッドが頻繁に退避します。多くのドライブのロード/アンロードサイクルの定格は 300,000 ～ 600,000 回です。</translation>
    </message>
    <message>
        <source>power saving</source>
        <translation>省電力</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>may spin down and parks the heads often</source>
        <translation>スピンダウンすることがあり、ヘッドを頻繁に退避します</translation>
    </message>
    <message>
        <source>parks the heads, but does not spin down</source>
        <translation>ヘッドを退避しますが、スピンダウンはしません</translation>
    </message>
    <message>
        <source>does not park the heads</source>
        <translation>ヘッドを退避しません</translation>
    </message>
    <message>
        <source>Acoustic management level (AAM)</source>
        <translation>音響管理レベル (AAM)</translation>
    </message>
    <message>
        <source>Trades seek noise against seek speed. Most drives support only quiet (128) and fast (254); drives made since about 2010 rarely support it.</source>
        <translation>シーク音とシーク速度のバランスを決めます。多くのドライブは静音 (128) と高速 (254) だけに対応し、2010 年頃以降のドライブはほとんど対応していません。</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>静かさ</translation>
    </message>
    <message>
        <source>Standby timer (spin-down)</source>
        <translation>スタンバイタイマー (スピンダウン)</translation>
    </message>
    <message>
        <source>Spins the drive down after this much idle time. Quiet and saves power with rarely used drives; spinning up takes seconds and wears the drive.</source>
        <translation>アイドル状態がこの時間続くと、ドライブをスピンダウンします。あまり使わないドライブでは静かで省電力ですが、スピンアップには数秒かかり、ドライブが消耗します。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>vendor-specific (8 to 12 h)</source>
        <translation>ベンダー固有 (8 ～ 12 h)</translation>
    </message>
    <message>
        <source>Extended power conditions (EPC)</source>
        <translation>拡張電源状態 (EPC)</translation>
    </message>
    <message>
        <source>Enables separate timers for each power condition (idle_a to standby_z). Replaces APM: enabling it disables the APM level.</source>
        <translation>電源状態 (idle_a から standby_z) ごとに別々のタイマーを使えるようにします。APM に代わるもので、有効にすると APM レベルは無効になります。</translation>
    </message>
    <message>
        <source>Idle_a timer</source>
        <translation>idle_a タイマー</translation>
    </message>
    <message>
        <source>Idle time before the drive turns off part of its electronics. Recovery takes milliseconds.</source>
        <translation>ドライブが電子回路の一部を停止するまでのアイドル時間です。復帰は数ミリ秒です。</translation>
    </message>
    <message>
        <source>Idle_b timer</source>
        <translation>idle_b タイマー</translation>
    </message>
    <message>
        <source>Unloads the heads after this much idle time. Short times save power, but most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation>アイドル状態がこの時間続くと、ヘッドを退避します。短いと省電力ですが、多くのドライブのロード/アンロードサイクルの定格は 300,000 ～ 600,000 回です。</translation>
    </message>
    <message>
        <source>Idle_c timer</source>
        <translation>idle_c タイマー</translation>
    </message>
    <message>
        <source>Reduces the rotation speed after this much idle time. The next access takes seconds.</source>
        <translation>アイドル状態がこの時間続くと、回転数を下げます。次のアクセスに数秒かかります。</translation>
    </message>
    <message>
        <source>Standby_y timer</source>
        <translation>standby_y タイマー</translation>
    </message>
    <message>
        <source>Idle time before the drive enters standby_y, from which it recovers faster than from standby_z. It may spin down, and every spin-up wears the drive.</source>
        <translation>ドライブが standby_y に移行するまでのアイドル時間です。standby_z よりも速く復帰します。スピンダウンすることがあり、スピンアップのたびにドライブが消耗します。</translation>
    </message>
    <message>
        <source>Standby_z timer (spin-down)</source>
        <translation>standby_z タイマー (スピンダウン)</translation>
    </message>
    <message>
        <source>Spins the drive down after this much idle time. The next access waits for the spin-up, and every spin-up wears the drive.</source>
        <translation>アイドル状態がこの時間続くと、ドライブをスピンダウンします。次のアクセスはスピンアップを待ち、スピンアップのたびにドライブが消耗します。</translation>
    </message>
    <message>
        <source>Automatic partial to slumber</source>
        <translation>パーシャルからスランバーへの自動移行</translation>
    </message>
    <message>
        <source>Lets the drive move an idle SATA link from partial to slumber, the deeper of its power states. Saves some power in laptops, only with link power management.</source>
        <translation>アイドル中の SATA リンクを、ドライブがパーシャルから、より深い電源状態のスランバーに移せるようにします。ノート PC で多少の省電力になりますが、リンク電源管理が有効な場合に限ります。</translation>
    </message>
    <message>
        <source>Free-fall control</source>
        <translation>落下検知</translation>
    </message>
    <message>
        <source>Parks the heads when the drive detects that it falls; higher numbers react to less. 0 is a vendor-specific level; only laptop drives have this.</source>
        <translation>ドライブが落下を検知すると、ヘッドを退避します。数値が大きいほど、小さな動きにも反応します。0 はベンダー固有のレベルです。ノート PC 用のドライブだけが備えています。</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>感度</translation>
    </message>
    <message>
        <source>Power-up in standby (PUIS)</source>
        <translation>スタンバイ状態での電源投入 (PUIS)</translation>
    </message>
    <message>
        <source>Keeps the drive spun down after power-on, so that many drives do not start at the same time. Linux spins it up; many BIOS/UEFI versions do not, and then do not detect the drive.</source>
        <translation>電源投入後もドライブをスピンダウンしたままにし、多数のドライブが同時に起動しないようにします。Linux はスピンアップさせますが、多くの BIOS/UEFI はスピンアップさせず、ドライブを検出できません。</translation>
    </message>
    <message>
        <source>A BIOS/UEFI that does not spin up such a drive does not detect it. Nothing on it can be used there, not even to change this setting back.</source>
        <translation>このようなドライブをスピンアップさせない BIOS/UEFI は、ドライブを検出できません。その場合、ドライブ上のものは何も使えず、この設定を戻すこともできません。</translation>
    </message>
    <message>
        <source>Read recovery limit (ERC/TLER)</source>
        <translation>読み取りエラー回復の上限 (ERC/TLER)</translation>
    </message>
    <message>
        <source>Limits how long the drive tries to read a bad sector before it reports an error. Use about 7 s in an array, where other members hold the data; use no limit on a single drive.</source>
        <translation>不良セクターの読み取りを、ドライブがエラーを報告するまで試みる時間を制限します。ほかのメンバーがデータを持つアレイでは約 7 s にし、単独のドライブでは制限しないでください。</translation>
    </message>
    <message>
        <source>On a drive outside an array, a short limit gives up on data that the drive might still read. In an array without a limit, the kernel may drop the whole drive because of one bad sector.</source>
        <translation>アレイに属さないドライブでは、上限が短いと、まだ読み取れるかもしれないデータをあきらめてしまいます。アレイで上限がないと、1 つの不良セクターのためにカーネルがドライブ全体を切り離すことがあります。</translation>
    </message>
    <message>
        <source>Write recovery limit (ERC/TLER)</source>
        <translation>書き込みエラー回復の上限 (ERC/TLER)</translation>
    </message>
    <message>
        <source>Limits how long the drive tries to write before it reports an error. Set it together with the read recovery limit.</source>
        <translation>ドライブがエラーを報告するまでに、書き込みを試みる時間を制限します。読み取りエラー回復の上限と合わせて設定してください。</translation>
    </message>
    <message>
        <source>Write-read-verify</source>
        <translation>書き込み後ベリファイ (WRV)</translation>
    </message>
    <message>
        <source>Reads data again right after writing: all of it, or the first part after each start. Finds bad sectors at once and about halves the write speed.</source>
        <translation>書き込んだ直後にデータを読み直します: すべて、または起動のたびに先頭の部分だけが対象です。不良セクターをすぐに発見できますが、書き込み速度がおよそ半分になります。</translation>
    </message>
    <message>
        <source>the first 65,536 sectors (33.6 MB)</source>
        <translation>先頭 65,536 セクター (33.6 MB)</translation>
    </message>
    <message>
        <source>vendor-specific amount</source>
        <translation>ベンダー固有の量</translation>
    </message>
    <message>
        <source>SMART</source>
        <translation>S.M.A.R.T.</translation>
    </message>
    <message>
        <source>Lets the drive record its errors, hours and temperature. Turning it off hides all of this and the error recovery limits; there is hardly a reason to.</source>
        <translation>ドライブがエラー、使用時間、温度を記録するようにします。オフにすると、これらすべてとエラー回復の上限が見えなくなります。オフにする理由はほとんどありません。</translation>
    </message>
    <message>
        <source>Device statistics notification</source>
        <translation>デバイス統計通知 (DSN)</translation>
    </message>
    <message>
        <source>Reports when a device statistic, such as the temperature, passes a limit that was set for it. Matters only to programs that read these reports.</source>
        <translation>温度などのデバイス統計が、設定された限度を超えたときに通知します。この通知を読み取るプログラムにだけ意味があります。</translation>
    </message>
    <message>
        <source>Software settings preservation</source>
        <translation>ソフトウェア設定の保持 (SSP)</translation>
    </message>
    <message>
        <source>Keeps the settings of a SATA drive when the link is reset, as the kernel does after an error. On unless it was turned off.</source>
        <translation>カーネルがエラー後に行うようなリンクのリセットの際に、SATA ドライブの設定を保持します。オフにしていなければオンです。</translation>
    </message>
    <message>
        <source>Keep features over soft reset</source>
        <translation>ソフトリセット後も機能設定を保持</translation>
    </message>
    <message>
        <source>Keeps the drive's settings over a soft reset; off returns them to the power-on defaults. Many SATA drives keep them in either case.</source>
        <translation>ソフトリセットの際に、ドライブの設定を保持します。オフの場合、電源投入時の既定値に戻ります。多くの SATA ドライブは、どちらの場合も保持します。</translation>
    </message>
    <message>
        <source>Multiple sector count</source>
        <translation>マルチセクター数 (multcount)</translation>
    </message>
    <message>
        <source>Number of sectors per interrupt in transfers without DMA. Current drives use DMA, and the kernel sets this value.</source>
        <translation>DMA を使わない転送での、割り込みあたりのセクター数です。現在のドライブは DMA を使用し、この値はカーネルが設定します。</translation>
    </message>
    <message>
        <source>With the kernel's ATA driver (libata), the drive may fail and hang until it is powered off.</source>
        <translation>カーネルの ATA ドライバー (libata) では、ドライブが動作しなくなり、電源を切るまでハングすることがあります。</translation>
    </message>
    <message>
        <source>Read-only. It has an effect only without DMA, and the kernel may hang after a change.</source>
        <translation>読み取り専用です。DMA を使わない場合にだけ効果があり、変更するとカーネルがハングすることがあります。</translation>
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>揮発性書き込みキャッシュ (VWC)</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory, which the kernel flushes when needed. Turning it off makes many small writes much slower.</source>
        <translation>データがドライブのメモリーに入った時点で、書き込みの完了を報告します。カーネルは必要に応じてフラッシュします。オフにすると、多数の小さな書き込みが大幅に遅くなります。</translation>
    </message>
    <message>
        <source>With the cache on, a power failure loses data that was not yet flushed to the flash.</source>
        <translation>キャッシュが有効な場合、フラッシュメモリーにまだ書き出されていないデータは、停電で失われます。</translation>
    </message>
    <message>
        <source>Power state (PS)</source>
        <translation>電源状態 (PS)</translation>
    </message>
    <message>
        <source>Limits the power that the drive draws while it works: 0 is full speed, higher numbers are cooler and slower. Idle power states are set by the APST latency tolerance.</source>
        <translation>動作中のドライブの消費電力を制限します: 0 が全速で、数値が大きいほど低温で低速になります。アイドル時の電源状態は「APST の許容レイテンシー」で設定します。</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Workload hint (WH)</source>
        <translation>ワークロードヒント (WH)</translation>
    </message>
    <message>
        <source>Tells the drive which kind of work to expect, so that its firmware can manage power for it. Few drives use it.</source>
        <translation>想定される処理の種類をドライブに伝え、ファームウェアがそれに応じて電力を管理できるようにします。対応するドライブはわずかです。</translation>
    </message>
    <message>
        <source>long idle periods with bursts of random writes</source>
        <translation>長いアイドル期間とランダムライトの集中</translation>
    </message>
    <message>
        <source>heavy sequential writes</source>
        <translation>大量のシーケンシャルライト</translation>
    </message>
    <message>
        <source>Light throttling (TMT1)</source>
        <translation>軽度のサーマルスロットリング (TMT1)</translation>
    </message>
    <message>
        <source>Temperature at which the drive starts to throttle, with little loss of speed. Must be below TMT2. Off uses the firmware's own limit.</source>
        <translation>ドライブが、速度をわずかに落としてスロットリングを始める温度です。TMT2 より低くなければなりません。オフの場合、ファームウェア自体の限度を使用します。</translation>
    </message>
    <message>
        <source>Heavy throttling (TMT2)</source>
        <translation>強度のサーマルスロットリング (TMT2)</translation>
    </message>
    <message>
        <source>Temperature at which the drive throttles heavily, whatever the cost in speed. Must be above TMT1. Off uses the firmware's own limit.</source>
        <translation>速度の低下にかかわらず、ドライブが強くスロットリングを行う温度です。TMT1 より高くなければなりません。オフの場合、ファームウェア自体の限度を使用します。</translation>
    </message>
    <message>
        <source>Over-temperature threshold</source>
        <translation>高温しきい値</translation>
    </message>
    <message>
        <source>Temperature above which the drive reports a warning, which monitoring programs show. Does not change the speed; off disables the warning.</source>
        <translation>この温度を超えるとドライブが警告を報告し、監視プログラムがそれを表示します。速度は変わりません。オフにすると警告は無効です。</translation>
    </message>
    <message>
        <source>early warning</source>
        <translation>早い警告</translation>
    </message>
    <message>
        <source>Under-temperature threshold</source>
        <translation>低温しきい値</translation>
    </message>
    <message>
        <source>Temperature below which the drive reports a warning, which monitoring programs show. Useful in unheated places; off disables the warning.</source>
        <translation>この温度を下回るとドライブが警告を報告し、監視プログラムがそれを表示します。暖房のない場所で役立ちます。オフにすると警告は無効です。</translation>
    </message>
    <message>
        <source>Interrupt coalescing time</source>
        <translation>割り込みコアレッシング時間</translation>
    </message>
    <message>
        <source>Sets how long the drive can delay an interrupt to report several completions at once. Longer saves CPU time under load and delays every completion at low load.</source>
        <translation>複数の完了をまとめて報告するために、ドライブが割り込みを遅らせてよい時間を設定します。長いと高負荷時の CPU 時間を節約でき、低負荷時は完了のたびに遅れが生じます。</translation>
    </message>
    <message>
        <source>CPU efficiency</source>
        <translation>CPU の効率</translation>
    </message>
    <message>
        <source>Interrupt coalescing threshold</source>
        <translation>割り込みコアレッシングしきい値</translation>
    </message>
    <message>
        <source>Sets how many completions the drive collects before it interrupts the CPU, unless the coalescing time ends first. Has no effect while that time is off.</source>
        <translation>コアレッシング時間が先に終わらない限り、ドライブが CPU に割り込むまでにためる完了の数を設定します。コアレッシング時間がオフの間は効果がありません。</translation>
    </message>
    <message>
        <source>Arbitration burst (AB)</source>
        <translation>アービトレーションバースト (AB)</translation>
    </message>
    <message>
        <source>Sets how many commands the drive takes from one CPU's queue before it continues with the next. Higher favors the busiest program; lower is fairer.</source>
        <translation>ドライブが次のキューに移るまでに、1 つの CPU のキューから取り出すコマンドの数を設定します。大きいと最も忙しいプログラムに有利で、小さいと公平になります。</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 コマンド</translation>
    </message>
    <message>
        <source>2 commands</source>
        <translation>2 コマンド</translation>
    </message>
    <message>
        <source>4 commands</source>
        <translation>4 コマンド</translation>
    </message>
    <message>
        <source>8 commands</source>
        <translation>8 コマンド</translation>
    </message>
    <message>
        <source>16 commands</source>
        <translation>16 コマンド</translation>
    </message>
    <message>
        <source>32 commands</source>
        <translation>32 コマンド</translation>
    </message>
    <message>
        <source>64 commands</source>
        <translation>64 コマンド</translation>
    </message>
    <message>
        <source>Write cache (WCE)</source>
        <translation>書き込みキャッシュ (WCE)</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory. Much faster for small writes; servers often leave it off and use their RAID adapter's cache.</source>
        <translation>データがドライブのメモリーに入った時点で、書き込みの完了を報告します。小さな書き込みが大幅に速くなります。サーバーでは多くの場合、これをオフにして RAID アダプターのキャッシュを使用します。</translation>
    </message>
    <message>
        <source>Read cache (RCD)</source>
        <translation>読み取りキャッシュ (RCD)</translation>
    </message>
    <message>
        <source>Lets the drive answer reads from its own memory if it has read the data before. Most users leave this on; off measures the medium itself.</source>
        <translation>以前に読み取ったデータへの読み取り要求に、ドライブが自身のメモリーから応答できるようにします。通常はオンのままにします。オフにするとメディア自体を測定できます。</translation>
    </message>
    <message>
        <source>Read-ahead (DRA)</source>
        <translation>先読み (DRA)</translation>
    </message>
    <message>
        <source>Lets the drive read beyond a request into its own memory, for the next one. Most users leave this on.</source>
        <translation>ドライブが次のリクエストに備えて、要求を超えて自身のメモリーに読み取れるようにします。通常はオンのままにします。</translation>
    </message>
    <message>
        <source>Pre-fetch discontinuity (DISC)</source>
        <translation>不連続点を越える先読み (DISC)</translation>
    </message>
    <message>
        <source>Lets a pre-fetch continue where the heads have to move. Helps long reads, but delays requests that arrive during it.</source>
        <translation>ヘッドの移動が必要な場所を越えて、先読みを続けられるようにします。長い読み取りに効果がありますが、その間に届いたリクエストは遅れます。</translation>
    </message>
    <message>
        <source>Abort pre-fetch (ABPF)</source>
        <translation>先読みの中断 (ABPF)</translation>
    </message>
    <message>
        <source>Makes a new command end the pre-fetch at once. Better for random access, worse for several long reads in parallel.</source>
        <translation>新しいコマンドが届くと、先読みをすぐに終了させます。ランダムアクセスには有利で、複数の長い読み取りを並行する場合には不利です。</translation>
    </message>
    <message>
        <source>Caching analysis (CAP)</source>
        <translation>キャッシュ分析の許可 (CAP)</translation>
    </message>
    <message>
        <source>Lets the drive analyze how its cache is used and adapt to that. Off saves this effort and keeps unusual requests from changing the tuning.</source>
        <translation>ドライブがキャッシュの使われ方を分析し、適応できるようにします。オフにするとその負担がなくなり、通常と異なるリクエストで調整が変わることもありません。</translation>
    </message>
    <message>
        <source>Initiator control (IC)</source>
        <translation>イニシエーター制御 (IC)</translation>
    </message>
    <message>
        <source>Makes the drive divide its cache by the segment values set here, not by its own algorithm. For experiments: the drive's algorithm is usually better.</source>
        <translation>ドライブが、自身のアルゴリズムではなく、ここで設定したセグメントの値でキャッシュを分割するようにします。実験用です: 通常はドライブのアルゴリズムのほうが優れています。</translation>
    </message>
    <message>
        <source>Segmentation by size (SIZE)</source>
        <translation>サイズによるセグメント分割 (SIZE)</translation>
    </message>
    <message>
        <source>On divides the cache by segment size, off by number of segments. Has no effect without initiator control (IC).</source>
        <translation>オンの場合はセグメントサイズ、オフの場合はセグメント数でキャッシュを分割します。イニシエーター制御 (IC) がないと効果がありません。</translation>
    </message>
    <message>
        <source>Multiplication factor (MF)</source>
        <translation>乗算係数 (MF)</translation>
    </message>
    <message>
        <source>Makes minimum and maximum pre-fetch count in lengths of the request, not in blocks.</source>
        <translation>最小と最大の先読み量を、ブロック数ではなく、リクエストの長さの倍数で数えるようにします。</translation>
    </message>
    <message>
        <source>Force sequential write (FSW)</source>
        <translation>順次書き込みの強制 (FSW)</translation>
    </message>
    <message>
        <source>Makes the drive write the blocks of a command in ascending order, not in the fastest order. Costs much speed and is rarely useful.</source>
        <translation>ドライブが、コマンドのブロックを最速の順序ではなく昇順に書き込むようにします。速度が大きく低下し、役立つことはまれです。</translation>
    </message>
    <message>
        <source>Non-volatile cache off (NV_DIS)</source>
        <translation>不揮発性キャッシュの無効化 (NV_DIS)</translation>
    </message>
    <message>
        <source>Forbids the use of cache memory that survives a power failure; few drives have any. Data in it is then lost at a power failure.</source>
        <translation>停電時にも保持されるキャッシュメモリーの使用を禁止します。備えているドライブはわずかです。そのデータは停電で失われるようになります。</translation>
    </message>
    <message>
        <source>With this on, a power failure loses cached data that the drive would otherwise have kept.</source>
        <translation>オンの場合、本来ならドライブが保持したはずのキャッシュ内のデータが、停電で失われます。</translation>
    </message>
    <message>
        <source>Demand read retention priority</source>
        <translation>要求読み取りの保持優先度 (DRRP)</translation>
    </message>
    <message>
        <source>Sets which data the drive discards first when its cache is full: requested data or pre-fetched data.</source>
        <translation>キャッシュが満杯のとき、要求されたデータと先読みしたデータのどちらをドライブが先に破棄するかを設定します。</translation>
    </message>
    <message>
        <source>no preference</source>
        <translation>優先なし</translation>
    </message>
    <message>
        <source>discarded first</source>
        <translation>最初に破棄</translation>
    </message>
    <message>
        <source>kept longest</source>
        <translation>最も長く保持</translation>
    </message>
    <message>
        <source>Write retention priority</source>
        <translation>書き込みの保持優先度 (WRP)</translation>
    </message>
    <message>
        <source>Sets how long the drive keeps written data in its cache, to answer reads of the same sectors.</source>
        <translation>同じセクターの読み取りに応答するために、ドライブが書き込まれたデータをキャッシュに保持する長さを設定します。</translation>
    </message>
    <message>
        <source>Pre-fetch disable length (DPTL)</source>
        <translation>先読み無効化の転送長 (DPTL)</translation>
    </message>
    <message>
        <source>Reads longer than this are not followed by a pre-fetch. 0 disables pre-fetch completely.</source>
        <translation>これより長い読み取りの後には、先読みを行いません。0 にすると先読みは完全に無効になります。</translation>
    </message>
    <message>
        <source>Minimum pre-fetch</source>
        <translation>最小先読み量</translation>
    </message>
    <message>
        <source>Amount that the drive pre-fetches even if other requests wait. Higher favors long reads, lower favors random access.</source>
        <translation>ほかのリクエストが待っていても、ドライブが先読みする量です。大きいと長い読み取りに、小さいとランダムアクセスに有利です。</translation>
    </message>
    <message>
        <source>Maximum pre-fetch</source>
        <translation>最大先読み量</translation>
    </message>
    <message>
        <source>Largest amount that the drive pre-fetches while no other request waits.</source>
        <translation>ほかのリクエストが待っていない間に、ドライブが先読みする最大量です。</translation>
    </message>
    <message>
        <source>Maximum pre-fetch ceiling</source>
        <translation>最大先読み量の上限</translation>
    </message>
    <message>
        <source>Limit in sectors for a pre-fetch that counts in lengths of the request (MF).</source>
        <translation>リクエストの長さの倍数で数える先読み (MF) の、セクター単位の上限です。</translation>
    </message>
    <message>
        <source>Number of cache segments</source>
        <translation>キャッシュセグメント数</translation>
    </message>
    <message>
        <source>Sets into how many parts the drive divides its cache. Each serves one sequential stream, so many streams need many parts.</source>
        <translation>ドライブがキャッシュをいくつに分割するかを設定します。1 つが 1 本のシーケンシャルな流れを受け持つため、流れが多いほど多くの分割が必要です。</translation>
    </message>
    <message>
        <source>Cache segment size</source>
        <translation>キャッシュセグメントのサイズ</translation>
    </message>
    <message>
        <source>Sets the size of each part of the cache. Used only with initiator control (IC) and segmentation by size (SIZE).</source>
        <translation>キャッシュの各部分のサイズを設定します。イニシエーター制御 (IC) とサイズによるセグメント分割 (SIZE) が有効な場合にだけ使用されます。</translation>
    </message>
    <message>
        <source>Segment size in blocks (LBCSS)</source>
        <translation>セグメントサイズをブロック単位で指定 (LBCSS)</translation>
    </message>
    <message>
        <source>Makes the cache segment size count in blocks, not in bytes.</source>
        <translation>キャッシュセグメントのサイズを、バイト単位ではなくブロック単位で数えるようにします。</translation>
    </message>
    <message>
        <source>Cache sync progress (SYNC_PROG)</source>
        <translation>キャッシュ同期の進捗通知 (SYNC_PROG)</translation>
    </message>
    <message>
        <source>Sets whether the drive accepts other commands and reports its progress while it flushes its cache.</source>
        <translation>キャッシュのフラッシュ中に、ドライブがほかのコマンドを受け付けて進捗を報告するかどうかを設定します。</translation>
    </message>
    <message>
        <source>accept commands, no progress report</source>
        <translation>コマンドを受け付け、進捗は報告しない</translation>
    </message>
    <message>
        <source>accept commands, report progress on request</source>
        <translation>コマンドを受け付け、要求に応じて進捗を報告</translation>
    </message>
    <message>
        <source>reject commands that use the cache, report progress</source>
        <translation>キャッシュを使うコマンドを拒否し、進捗を報告</translation>
    </message>
    <message>
        <source>No write reallocation (AWRE)</source>
        <translation>書き込み時の自動代替処理なし (AWRE)</translation>
    </message>
    <message>
        <source>Makes a write to a bad sector fail instead of moving the data to a spare sector. Leave this off unless a RAID adapter manages bad sectors itself.</source>
        <translation>不良セクターへの書き込みを、データを予備セクターに移す代わりに失敗させます。RAID アダプターが自身で不良セクターを管理する場合を除き、オフのままにしてください。</translation>
    </message>
    <message>
        <source>With this on, failing sectors stay in use, and data written to them can be lost.</source>
        <translation>オンの場合、故障しかけたセクターが使われ続け、そこに書き込まれたデータが失われる可能性があります。</translation>
    </message>
    <message>
        <source>No read reallocation (ARRE)</source>
        <translation>読み取り時の自動代替処理なし (ARRE)</translation>
    </message>
    <message>
        <source>Leaves data on a sector that was hard to read instead of moving it to a spare sector. Leave this off: the next read can fail.</source>
        <translation>読み取りが困難だったデータを、予備セクターに移さず、そのセクターに残します。オフのままにしてください: 次の読み取りが失敗する可能性があります。</translation>
    </message>
    <message>
        <source>With this on, data that was hard to read stays on the weak sector and can be lost there.</source>
        <translation>オンの場合、読み取りが困難だったデータは弱ったセクターに残り、そこで失われる可能性があります。</translation>
    </message>
    <message>
        <source>Idle time before the drive enters standby_y, the deepest condition with a quick recovery. What it turns off is vendor-specific.</source>
        <translation>ドライブが standby_y に移行するまでのアイドル時間です。素早く復帰できる最も深い状態で、何を停止するかはベンダー固有です。</translation>
    </message>
    <message>
        <source>Background function precedence</source>
        <translation>バックグラウンド処理の優先順位</translation>
    </message>
    <message>
        <source>Sets whether the drive finishes background functions, such as media scans, before it saves power. If they come first, it also leaves a power condition for them.</source>
        <translation>ドライブが省電力に入る前に、メディアスキャンなどのバックグラウンド処理を終えるかどうかを設定します。処理を優先する場合、そのために電源状態から復帰することもあります。</translation>
    </message>
    <message>
        <source>vendor-specific</source>
        <translation>ベンダー固有</translation>
    </message>
    <message>
        <source>background functions first</source>
        <translation>バックグラウンド処理を優先</translation>
    </message>
    <message>
        <source>power saving first</source>
        <translation>省電力を優先</translation>
    </message>
    <message>
        <source>Check condition from idle_c</source>
        <translation>idle_c 復帰時の CHECK CONDITION</translation>
    </message>
    <message>
        <source>Makes the first command after idle_c end with CHECK CONDITION. The kernel retries it.</source>
        <translation>idle_c の後の最初のコマンドを、CHECK CONDITION で終了させます。カーネルはそのコマンドを再試行します。</translation>
    </message>
    <message>
        <source>as the transport standard defines</source>
        <translation>トランスポート規格の定義に従う</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Check condition from standby</source>
        <translation>スタンバイ復帰時の CHECK CONDITION</translation>
    </message>
    <message>
        <source>Makes the first command after standby end with CHECK CONDITION. The kernel retries it.</source>
        <translation>スタンバイの後の最初のコマンドを、CHECK CONDITION で終了させます。カーネルはそのコマンドを再試行します。</translation>
    </message>
    <message>
        <source>Check condition from stopped</source>
        <translation>停止状態復帰時の CHECK CONDITION</translation>
    </message>
    <message>
        <source>Makes the first command after the stopped state end with CHECK CONDITION. The kernel retries it.</source>
        <translation>停止状態の後の最初のコマンドを、CHECK CONDITION で終了させます。カーネルはそのコマンドを再試行します。</translation>
    </message>
    <message>
        <source>Informational exceptions (IE)</source>
        <translation>障害予測の通知 (DEXCPT)</translation>
    </message>
    <message>
        <source>Lets the drive report that it predicts its own failure. Monitoring programs such as smartd rely on it.</source>
        <translation>ドライブが自身の故障を予測したときに、報告できるようにします。smartd などの監視プログラムがこれを利用します。</translation>
    </message>
    <message>
        <source>Warning reporting (EWASC)</source>
        <translation>警告の通知 (EWASC)</translation>
    </message>
    <message>
        <source>Lets the drive report warnings, such as a high temperature. Monitoring programs such as smartd rely on it.</source>
        <translation>ドライブが、高温などの警告を報告できるようにします。smartd などの監視プログラムがこれを利用します。</translation>
    </message>
    <message>
        <source>Reporting method (MRIE)</source>
        <translation>通知方法 (MRIE)</translation>
    </message>
    <message>
        <source>Sets how a failure prediction or warning reaches the computer. Programs that poll, such as smartd, work with every method but the first.</source>
        <translation>故障の予測や警告を、コンピューターに知らせる方法を設定します。smartd のようにポーリングするプログラムは、最初の方法以外ならどれでも動作します。</translation>
    </message>
    <message>
        <source>no reporting</source>
        <translation>通知しない</translation>
    </message>
    <message>
        <source>unit attention</source>
        <translation>ユニットアテンション</translation>
    </message>
    <message>
        <source>recovered error, if the drive reports these (PER)</source>
        <translation>回復済みエラー (ドライブがこれを報告する場合、PER)</translation>
    </message>
    <message>
        <source>recovered error, always</source>
        <translation>回復済みエラー (常時)</translation>
    </message>
    <message>
        <source>no error, only sense data</source>
        <translation>エラーなし、センスデータのみ</translation>
    </message>
    <message>
        <source>only on request (REQUEST SENSE)</source>
        <translation>要求時のみ (REQUEST SENSE)</translation>
    </message>
    <message>
        <source>Autosuspend delay</source>
        <translation>自動サスペンドまでの時間</translation>
    </message>
    <message>
        <source>Idle time until the kernel suspends the drive, for drives that ignore their own timer. Needs runtime power management; every access, also by monitoring programs, restarts the motor.</source>
        <translation>自身のタイマーを無視するドライブのために、カーネルがドライブをサスペンドするまでのアイドル時間です。ランタイム電源管理が必要です。監視プログラムによるものを含め、アクセスのたびにモーターが再び回転します。</translation>
    </message>
    <message>
        <source>readiness</source>
        <translation>即応性</translation>
    </message>
    <message>
        <source>Runtime power management</source>
        <translation>ランタイム電源管理</translation>
    </message>
    <message>
        <source>Lets the kernel suspend the drive while nothing uses it. Has no effect until the autosuspend delay is set, which starts as never.</source>
        <translation>ドライブが使われていない間、カーネルがサスペンドできるようにします。「自動サスペンドまでの時間」を設定するまで効果はありません。初期状態は「なし」です。</translation>
    </message>
    <message>
        <source>SATA link power management</source>
        <translation>SATA リンク電源管理 (LPM)</translation>
    </message>
    <message>
        <source>Sets how much power the SATA link of the port saves between commands, for all its drives. med_power_with_dipm saves most of the possible power.</source>
        <translation>コマンドの合間に、ポートの SATA リンクがどれだけ電力を節約するかを、そのすべてのドライブについて設定します。med_power_with_dipm で、節約できる電力の大半を節約できます。</translation>
    </message>
    <message>
        <source>Some drive and controller combinations lose the link, freeze or corrupt data in the deeper states. With any policy but max_performance the port does not detect that a drive is removed.</source>
        <translation>ドライブとコントローラーの組み合わせによっては、深い状態でリンクが切れたり、フリーズしたり、データが破損したりします。max_performance 以外では、ポートはドライブの取り外しを検出しません。</translation>
    </message>
    <message>
        <source>the link is always active</source>
        <translation>リンクは常にアクティブです</translation>
    </message>
    <message>
        <source>the host can set the link to Partial</source>
        <translation>ホストがリンクを Partial にできます</translation>
    </message>
    <message>
        <source>the drive can also set it to Partial and Slumber; saves most of the possible power</source>
        <translation>ドライブもリンクを Partial と Slumber にできます。節約できる電力の大半を節約します</translation>
    </message>
    <message>
        <source>the host uses Partial and DevSleep, the drive Partial and Slumber</source>
        <translation>ホストは Partial と DevSleep を、ドライブは Partial と Slumber を使用します</translation>
    </message>
    <message>
        <source>the host uses Slumber and DevSleep; the link takes longest to recover</source>
        <translation>ホストは Slumber と DevSleep を使用します。リンクの復帰に最も時間がかかります</translation>
    </message>
    <message>
        <source>This port does not support link power management.</source>
        <translation>このポートはリンク電源管理に対応していません。</translation>
    </message>
    <message>
        <source>APST latency tolerance</source>
        <translation>APST の許容レイテンシー</translation>
    </message>
    <message>
        <source>Longest time to leave an idle power state that the kernel accepts for this controller. Higher saves more power and delays the next request; 0 disables APST.</source>
        <translation>このコントローラーについてカーネルが許容する、アイドル時の電源状態からの最長の復帰時間です。大きいほど省電力になり、次のリクエストが遅れます。0 にすると APST が無効になります。</translation>
    </message>
    <message>
        <source>Some drives do not return from their deepest power states, and disappear until the next restart.</source>
        <translation>一部のドライブは、最も深い電源状態から復帰せず、次の再起動まで見えなくなります。</translation>
    </message>
    <message>
        <source>Spin down on suspend</source>
        <translation>サスペンド時にスピンダウン</translation>
    </message>
    <message>
        <source>Stops the motor before the computer suspends. libata drives always spin down. Other drives would lose power with the heads loaded.</source>
        <translation>コンピューターがサスペンドする前に、モーターを停止します。libata のドライブは常にスピンダウンします。それ以外のドライブは、ヘッドがロードされたまま電源を失うことになります。</translation>
    </message>
    <message>
        <source>Spin down on runtime suspend</source>
        <translation>ランタイムサスペンド時にスピンダウン</translation>
    </message>
    <message>
        <source>Lets runtime power management stop the motor.</source>
        <translation>ランタイム電源管理がモーターを停止できるようにします。</translation>
    </message>
    <message>
        <source>Spin down on shutdown</source>
        <translation>シャットダウン時にスピンダウン</translation>
    </message>
    <message>
        <source>Unloads the heads and stops the motor before the computer powers off. Without it the drive does an emergency retract, which wears it.</source>
        <translation>コンピューターの電源が切れる前に、ヘッドを退避してモーターを停止します。これがないと、ドライブは緊急退避を行い、消耗します。</translation>
    </message>
    <message>
        <source>Allow restart</source>
        <translation>停止したドライブの再起動を許可</translation>
    </message>
    <message>
        <source>Lets the kernel start a drive that reports that it is stopped, instead of failing the request.</source>
        <translation>ドライブが停止していると報告した場合に、リクエストを失敗させる代わりに、カーネルがドライブを起動できるようにします。</translation>
    </message>
    <message>
        <source>Minimum sync speed</source>
        <translation>同期速度の下限</translation>
    </message>
    <message>
        <source>Speed per member below which md does not slow a resync, rebuild or check while programs use the array. Higher finishes sooner and slows the programs.</source>
        <translation>プログラムがアレイを使用している間、md が再同期、リビルド、チェックを減速しない、メンバーごとの速度です。大きいと早く終わりますが、プログラムは遅くなります。</translation>
    </message>
    <message>
        <source>program speed</source>
        <translation>プログラムの速度</translation>
    </message>
    <message>
        <source>resync speed</source>
        <translation>再同期の速度</translation>
    </message>
    <message>
        <source>system limit</source>
        <translation>システムの制限値</translation>
    </message>
    <message>
        <source>Maximum sync speed</source>
        <translation>同期速度の上限</translation>
    </message>
    <message>
        <source>Highest speed per member of a resync, rebuild or check while nothing else uses the array. Lower takes longer, but keeps the drives cooler and quieter.</source>
        <translation>ほかにアレイを使用するものがない間の、再同期、リビルド、チェックのメンバーごとの最高速度です。小さいと時間がかかりますが、ドライブの発熱と騒音を抑えられます。</translation>
    </message>
    <message>
        <source>Minimum sync speed, all arrays</source>
        <translation>同期速度の下限 (全アレイ)</translation>
    </message>
    <message>
        <source>Applies to every array that has no minimum of its own. One value for the whole computer: a change here affects all of them.</source>
        <translation>固有の下限を持たないすべてのアレイに適用されます。コンピューター全体で 1 つの値です: ここでの変更は、それらすべてに影響します。</translation>
    </message>
    <message>
        <source>Maximum sync speed, all arrays</source>
        <translation>同期速度の上限 (全アレイ)</translation>
    </message>
    <message>
        <source>Applies to every array that has no maximum of its own. One value for the whole computer: a change here affects all of them.</source>
        <translation>固有の上限を持たないすべてのアレイに適用されます。コンピューター全体で 1 つの値です: ここでの変更は、それらすべてに影響します。</translation>
    </message>
    <message>
        <source>Stripe cache size</source>
        <translation>ストライプキャッシュのサイズ</translation>
    </message>
    <message>
        <source>Number of stripes that a RAID 4, 5 or 6 keeps in memory. More makes writing faster and takes 4 KiB for each stripe and member.</source>
        <translation>RAID 4、5、6 がメモリーに保持するストライプの数です。多いと書き込みが速くなり、ストライプとメンバーごとに 4 KiB を使用します。</translation>
    </message>
    <message>
        <source>The memory is allocated at once and not released. A large cache can make a computer that is short of memory hang.</source>
        <translation>メモリーはすぐに割り当てられ、解放されません。キャッシュが大きいと、メモリーの少ないコンピューターがハングすることがあります。</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>空きメモリー</translation>
    </message>
    <message>
        <source>write speed</source>
        <translation>書き込み速度</translation>
    </message>
    <message>
        <source>Worker threads per NUMA node</source>
        <translation>NUMA ノードごとのワーカースレッド数</translation>
    </message>
    <message>
        <source>Lets several threads share the work of a RAID 4, 5 or 6. Useful with fast SSDs as members; hard disks do not keep one thread busy.</source>
        <translation>RAID 4、5、6 の処理を複数のスレッドで分担します。メンバーが高速な SSD の場合に有効です。ハードディスクでは 1 つのスレッドで足ります。</translation>
    </message>
    <message>
        <source>single thread</source>
        <translation>シングルスレッド</translation>
    </message>
    <message>
        <source>Preread bypass threshold</source>
        <translation>プリリードのバイパスしきい値</translation>
    </message>
    <message>
        <source>Number of full-stripe writes that may pass a stripe that must be read first. With 0 such stripes wait until all full-stripe writes are done.</source>
        <translation>先に読み取りが必要なストライプを追い越してよい、フルストライプ書き込みの数です。0 の場合、そのようなストライプは、すべてのフルストライプ書き込みが終わるまで待ちます。</translation>
    </message>
    <message>
        <source>Parity update (RMW/RCW)</source>
        <translation>パリティ更新方式 (RMW/RCW)</translation>
    </message>
    <message>
        <source>Chooses between read-modify-write (RMW) and reconstruct-write (RCW) for partial stripes. By default md takes the one that needs fewer reads.</source>
        <translation>部分的なストライプについて、リードモディファイライト (RMW) とリコンストラクトライト (RCW) のどちらを使うかを選びます。既定では、md は読み取りの少ないほうを選びます。</translation>
    </message>
    <message>
        <source>always RCW</source>
        <translation>常に RCW</translation>
    </message>
    <message>
        <source>the one with fewer reads</source>
        <translation>読み取りの少ないほう</translation>
    </message>
    <message>
        <source>the one with fewer reads; RMW if equal</source>
        <translation>読み取りの少ないほう (同数なら RMW)</translation>
    </message>
    <message>
        <source>Skip copy of full stripes</source>
        <translation>フルストライプ書き込みのコピー省略</translation>
    </message>
    <message>
        <source>Writes full stripes directly from the program's pages. Saves CPU time with very fast members, but programs wait to change these pages.</source>
        <translation>フルストライプを、プログラムのページから直接書き込みます。非常に高速なメンバーでは CPU 時間を節約できますが、プログラムはこれらのページの変更を待たされます。</translation>
    </message>
    <message>
        <source>Journal mode</source>
        <translation>ジャーナルモード</translation>
    </message>
    <message>
        <source>Chooses whether the journal device of a RAID 4, 5 or 6 only protects writes or also caches them.</source>
        <translation>RAID 4、5、6 のジャーナルデバイスが、書き込みの保護だけを行うか、キャッシュも行うかを選びます。</translation>
    </message>
    <message>
        <source>With write-back, data that is reported as saved is on the journal device alone for a while. If that device fails, the data is lost.</source>
        <translation>ライトバックでは、保存済みと報告されたデータが、しばらくの間ジャーナルデバイスにしかありません。そのデバイスが故障すると、データは失われます。</translation>
    </message>
    <message>
        <source>the journal only protects writes</source>
        <translation>ジャーナルは書き込みの保護だけを行います</translation>
    </message>
    <message>
        <source>the journal also caches writes, which makes them faster</source>
        <translation>ジャーナルは書き込みのキャッシュも行い、書き込みが速くなります</translation>
    </message>
    <message>
        <source>Safe mode delay</source>
        <translation>セーフモードへの移行時間</translation>
    </message>
    <message>
        <source>Time after the last write until md marks the array clean. Shorter makes a resync after a crash less likely; longer writes the metadata less often.</source>
        <translation>最後の書き込みから、md がアレイをクリーンと記録するまでの時間です。短いとクラッシュ後に再同期が必要になりにくく、長いとメタデータの書き込みが減ります。</translation>
    </message>
    <message>
        <source>Bitmap update delay</source>
        <translation>ビットマップの更新間隔</translation>
    </message>
    <message>
        <source>Time until md clears the bits of finished writes in the write-intent bitmap. Longer means fewer writes, and more to resync after a crash.</source>
        <translation>完了した書き込みのビットを、md がライトインテントビットマップから消すまでの時間です。長いと書き込みは減りますが、クラッシュ後に再同期する量が増えます。</translation>
    </message>
    <message>
        <source>Write-behind limit</source>
        <translation>ライトビハインドの上限</translation>
    </message>
    <message>
        <source>Limits the unfinished writes to write-mostly members for which programs do not wait. Only for a RAID 1 with such a member.</source>
        <translation>プログラムが待たない、write-mostly のメンバーへの未完了の書き込みの数を制限します。そのようなメンバーを持つ RAID 1 専用です。</translation>
    </message>
    <message>
        <source>If the fast member fails, writes that have not yet reached the write-mostly member are lost.</source>
        <translation>高速なメンバーが故障すると、write-mostly のメンバーにまだ届いていない書き込みは失われます。</translation>
    </message>
    <message>
        <source>Only RAID 1 arrays support this.</source>
        <translation>RAID 1 のアレイだけが対応しています。</translation>
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>ライトインテントビットマップ</translation>
    </message>
    <message>
        <source>Records which regions are being written, so that a crash does not require a resync of the whole array.</source>
        <translation>書き込み中の領域を記録し、クラッシュの後にアレイ全体の再同期が必要にならないようにします。</translation>
    </message>
    <message>
        <source>Read-only. Use the actions “Add Bitmap” and “Remove Bitmap” to change it.</source>
        <translation>読み取り専用です。変更するには、操作「ビットマップを追加」と「ビットマップを削除」を使用してください。</translation>
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>整合性ポリシー</translation>
    </message>
    <message>
        <source>How redundancy is restored after an unclean shutdown: full resync, bitmap, journal or partial parity log (PPL).</source>
        <translation>正常でないシャットダウンの後に冗長性を回復する方法です: 全体の再同期、ビットマップ、ジャーナル、パーシャルパリティログ (PPL)。</translation>
    </message>
    <message>
        <source>resync of the whole array</source>
        <translation>アレイ全体の再同期</translation>
    </message>
    <message>
        <source>resync of the regions that the write-intent bitmap marks</source>
        <translation>ライトインテントビットマップに記録された領域の再同期</translation>
    </message>
    <message>
        <source>replay of the writes in the journal</source>
        <translation>ジャーナルの書き込みの再実行</translation>
    </message>
    <message>
        <source>repair of the stripes in the partial parity log</source>
        <translation>パーシャルパリティログにあるストライプの修復</translation>
    </message>
    <message>
        <source>Read-only. Changing it rewrites the metadata of the members; use mdadm --grow --consistency-policy.</source>
        <translation>読み取り専用です。変更するとメンバーのメタデータが書き換えられます。mdadm --grow --consistency-policy を使用してください。</translation>
    </message>
    <message>
        <source>Read-only flag</source>
        <translation>読み取り専用フラグ</translation>
    </message>
    <message>
        <source>The kernel rejects writes of programs and mounts the drive read-only from then on. Mounted file systems continue to write, and commands sent to the drive pass.</source>
        <translation>以後、カーネルはプログラムの書き込みを拒否し、ドライブを読み取り専用でマウントします。マウント済みのファイルシステムは書き込みを続け、ドライブに送られるコマンドも通ります。</translation>
    </message>
    <message>
        <source>Programs that are writing to the drive fail. “writable” removes a protection that may have been set on purpose.</source>
        <translation>ドライブに書き込んでいるプログラムは失敗します。「書き込み可能」にすると、意図的に設定されたかもしれない保護が解除されます。</translation>
    </message>
    <message>
        <source>programs can write to the drive, as its permissions allow</source>
        <translation>アクセス権の範囲で、プログラムがドライブに書き込めます</translation>
    </message>
    <message>
        <source>the kernel rejects writes of programs, and file systems are mounted read-only</source>
        <translation>カーネルがプログラムの書き込みを拒否し、ファイルシステムは読み取り専用でマウントされます</translation>
    </message>
    <message>
        <source>32-bit I/O support (PIO)</source>
        <translation>32 ビット I/O サポート (PIO)</translation>
    </message>
    <message>
        <source>Moves 32 instead of 16 bits at a time between controller and CPU while a parallel ATA drive uses PIO. No effect with DMA, which nearly all drives use.</source>
        <translation>パラレル ATA ドライブが PIO を使う間、コントローラーと CPU の間で、一度に 16 ビットではなく 32 ビットを転送します。ほぼすべてのドライブが使う DMA では効果がありません。</translation>
    </message>
    <message>
        <source>Read expiry (mq-deadline)</source>
        <translation>読み取り期限 (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting read goes before requests that are nearer to the head.</source>
        <translation>待機中の読み取りが、ヘッドに近いリクエストより先に処理されるようになる期限です。</translation>
    </message>
    <message>
        <source>Write expiry (mq-deadline)</source>
        <translation>書き込み期限 (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting write goes before requests that are nearer to the head.</source>
        <translation>待機中の書き込みが、ヘッドに近いリクエストより先に処理されるようになる期限です。</translation>
    </message>
    <message>
        <source>Batch size (mq-deadline)</source>
        <translation>バッチサイズ (mq-deadline)</translation>
    </message>
    <message>
        <source>Number of adjacent requests that are sent in a row before the scheduler checks the deadlines again.</source>
        <translation>スケジューラーが期限を再び確認するまでに、続けて送る隣接リクエストの数です。</translation>
    </message>
    <message>
        <source>Writes starved (mq-deadline)</source>
        <translation>書き込みに優先する読み取り回数 (mq-deadline)</translation>
    </message>
    <message>
        <source>Number of times that reads may go first before writes get their turn.</source>
        <translation>書き込みの順番が来るまでに、読み取りが先に処理されてよい回数です。</translation>
    </message>
    <message>
        <source>Front merges (mq-deadline)</source>
        <translation>前方マージ (mq-deadline)</translation>
    </message>
    <message>
        <source>Merges a request with one that begins where it ends. Rare; turning it off saves the search.</source>
        <translation>リクエストを、その末尾から始まる別のリクエストとマージします。起こることはまれで、オフにすると検索を省けます。</translation>
    </message>
    <message>
        <source>Priority aging (mq-deadline)</source>
        <translation>優先度エージング (mq-deadline)</translation>
    </message>
    <message>
        <source>Time after which a low-priority request goes before requests of higher priority.</source>
        <translation>優先度の低いリクエストが、優先度の高いリクエストより先に処理されるようになるまでの時間です。</translation>
    </message>
    <message>
        <source>Async depth (mq-deadline)</source>
        <translation>非同期リクエストの深さ (mq-deadline)</translation>
    </message>
    <message>
        <source>Limits the part of the request queue that writes may take; less keeps room for reads. Every change of the queue size resets it.</source>
        <translation>リクエストキューのうち、書き込みが占めてよい部分を制限します。少ないと、読み取りのための余地が残ります。キューのサイズを変更するたびにリセットされます。</translation>
    </message>
    <message>
        <source>read speed</source>
        <translation>読み取り速度</translation>
    </message>
    <message>
        <source>Low-latency mode (bfq)</source>
        <translation>低レイテンシーモード (bfq)</translation>
    </message>
    <message>
        <source>Detects interactive programs and serves them first. Turning it off gives more throughput.</source>
        <translation>対話的なプログラムを検出し、優先して処理します。オフにするとスループットが上がります。</translation>
    </message>
    <message>
        <source>Idle slice (bfq)</source>
        <translation>アイドル待機時間 (bfq)</translation>
    </message>
    <message>
        <source>Time that the drive is kept idle for the next request of the same program. 0 suits fast SSDs and arrays behind a RAID controller.</source>
        <translation>同じプログラムの次のリクエストのために、ドライブをアイドルのまま待たせる時間です。高速な SSD や RAID コントローラーの背後のアレイには 0 が適しています。</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>公平さ</translation>
    </message>
    <message>
        <source>Strict guarantees (bfq)</source>
        <translation>厳密な保証 (bfq)</translation>
    </message>
    <message>
        <source>Keeps the shares of programs exact by sending one request at a time. Slow; meant for measurements.</source>
        <translation>リクエストを 1 つずつ送ることで、プログラム間の配分を正確に保ちます。低速で、測定用です。</translation>
    </message>
    <message>
        <source>Sync request expiry (bfq)</source>
        <translation>同期リクエストの期限 (bfq)</translation>
    </message>
    <message>
        <source>Deadline of synchronous requests, which a program waits for.</source>
        <translation>プログラムが完了を待つ、同期リクエストの期限です。</translation>
    </message>
    <message>
        <source>Async request expiry (bfq)</source>
        <translation>非同期リクエストの期限 (bfq)</translation>
    </message>
    <message>
        <source>Deadline of asynchronous requests, such as background writes.</source>
        <translation>バックグラウンドの書き込みなど、非同期リクエストの期限です。</translation>
    </message>
    <message>
        <source>Maximum time slice (bfq)</source>
        <translation>最大タイムスライス (bfq)</translation>
    </message>
    <message>
        <source>Longest time for which one program has the drive to itself.</source>
        <translation>1 つのプログラムがドライブを占有できる最長の時間です。</translation>
    </message>
    <message>
        <source>Maximum budget (bfq)</source>
        <translation>最大バジェット (bfq)</translation>
    </message>
    <message>
        <source>Largest amount that one program transfers in its turn, in sectors. 0: automatic, from the measured drive rate.</source>
        <translation>1 つのプログラムが自分の順番で転送する最大量 (セクター単位) です。0: 測定したドライブの速度から自動的に決めます。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Maximum backward seek (bfq)</source>
        <translation>後方シークの最大距離 (bfq)</translation>
    </message>
    <message>
        <source>Longest distance that the head moves back for a request nearer than the next one ahead.</source>
        <translation>前方にある次のリクエストよりも近いリクエストのために、ヘッドが後方に移動する最大距離です。</translation>
    </message>
    <message>
        <source>Backward seek penalty (bfq)</source>
        <translation>後方シークのペナルティ (bfq)</translation>
    </message>
    <message>
        <source>Cost factor of a backward seek compared with a forward seek of the same distance.</source>
        <translation>同じ距離の前方シークに対する、後方シークのコストの倍率です。</translation>
    </message>
    <message>
        <source>Read latency target (kyber)</source>
        <translation>読み取りレイテンシーの目標 (kyber)</translation>
    </message>
    <message>
        <source>Target latency of reads. The scheduler limits other requests to reach it.</source>
        <translation>読み取りの目標レイテンシーです。達成するために、スケジューラーはほかのリクエストを制限します。</translation>
    </message>
    <message>
        <source>Sync write latency (kyber)</source>
        <translation>同期書き込みレイテンシーの目標 (kyber)</translation>
    </message>
    <message>
        <source>Target latency of synchronous writes, which a program waits for.</source>
        <translation>プログラムが完了を待つ、同期書き込みの目標レイテンシーです。</translation>
    </message>
    <message>
        <source>DMA</source>
        <translation>DMA 転送</translation>
    </message>
    <message>
        <source>DMA transfers of the old IDE driver.</source>
        <translation>旧 IDE ドライバーの DMA 転送です。</translation>
    </message>
    <message>
        <source>The libata driver uses DMA whenever drive and controller support it, and has no switch for it.</source>
        <translation>libata ドライバーは、ドライブとコントローラーが対応していれば常に DMA を使い、切り替える設定はありません。</translation>
    </message>
    <message>
        <source>Interrupt unmasking</source>
        <translation>割り込みマスク解除 (unmaskirq)</translation>
    </message>
    <message>
        <source>Let the old IDE driver serve other interrupts while the CPU copied data.</source>
        <translation>CPU がデータをコピーしている間、旧 IDE ドライバーがほかの割り込みを処理できるようにするものでした。</translation>
    </message>
    <message>
        <source>Only the old IDE driver copied data with interrupts masked. Linux 5.14 removed it.</source>
        <translation>割り込みをマスクしたままデータをコピーしていたのは、旧 IDE ドライバーだけです。Linux 5.14 で削除されました。</translation>
    </message>
    <message>
        <source>PIO mode</source>
        <translation>PIO モード</translation>
    </message>
    <message>
        <source>Set the PIO mode of the IDE controller, its speed without DMA.</source>
        <translation>IDE コントローラーの PIO モード、つまり DMA を使わないときの速度を設定するものでした。</translation>
    </message>
    <message>
        <source>The libata driver selects the mode that the drive reports. A wrong mode corrupted whole file systems.</source>
        <translation>libata ドライバーは、ドライブが報告するモードを選択します。誤ったモードは、ファイルシステム全体を破損させることがありました。</translation>
    </message>
    <message>
        <source>Keep settings over reset</source>
        <translation>リセット後の設定保持 (keepsettings)</translation>
    </message>
    <message>
        <source>Let the old IDE driver apply -d, -m and -u again after it had reset the drive.</source>
        <translation>旧 IDE ドライバーが、ドライブをリセットした後に -d、-m、-u を再び適用するようにするものでした。</translation>
    </message>
    <message>
        <source>The settings that it kept were removed with the old IDE driver in Linux 5.14.</source>
        <translation>これによって保持されていた設定は、旧 IDE ドライバーとともに Linux 5.14 で削除されました。</translation>
    </message>
    <message>
        <source>Ignore write errors</source>
        <translation>書き込みエラーの無視</translation>
    </message>
    <message>
        <source>Let the old IDE driver report failed writes as done.</source>
        <translation>旧 IDE ドライバーが、失敗した書き込みを完了と報告するようにするものでした。</translation>
    </message>
    <message>
        <source>No current driver has this switch. It loses data without an error message.</source>
        <translation>現在のドライバーにこの切り替えはありません。エラーメッセージなしにデータを失わせます。</translation>
    </message>
    <message>
        <source>Bus state</source>
        <translation>バスの状態</translation>
    </message>
    <message>
        <source>Turned the parallel ATA bus on, off or to tristate.</source>
        <translation>パラレル ATA バスをオン、オフ、またはトライステートに切り替えるものでした。</translation>
    </message>
    <message>
        <source>It was removed with the old IDE driver in Linux 5.14. The kernel file device/delete removes drives now.</source>
        <translation>旧 IDE ドライバーとともに Linux 5.14 で削除されました。現在は、カーネルファイル device/delete でドライブを取り外します。</translation>
    </message>
    <message>
        <source>Device reset</source>
        <translation>デバイスのリセット</translation>
    </message>
    <message>
        <source>Reset the drive.</source>
        <translation>ドライブをリセットするものでした。</translation>
    </message>
    <message>
        <source>The libata driver resets a drive when necessary, and does not let programs do it by this ioctl.</source>
        <translation>libata ドライバーは必要に応じてドライブをリセットし、プログラムがこの ioctl でリセットすることはできません。</translation>
    </message>
    <message>
        <source>Hybrid polling delay</source>
        <translation>ハイブリッドポーリングの遅延</translation>
    </message>
    <message>
        <source>Set how long a program slept before it polled for a completion.</source>
        <translation>プログラムが完了をポーリングするまでにスリープする時間を設定するものでした。</translation>
    </message>
    <message>
        <source>Current kernels have no hybrid polling. They accept writes to queue/io_poll_delay and ignore them.</source>
        <translation>現在のカーネルにハイブリッドポーリングはありません。queue/io_poll_delay への書き込みは受け付けられますが、無視されます。</translation>
    </message>
    <message>
        <source>SCSI queue type</source>
        <translation>SCSI キューの種類</translation>
    </message>
    <message>
        <source>Selected whether commands were queued in order or freely.</source>
        <translation>コマンドを順番どおりにキューに入れるか、自由な順序にするかを選ぶものでした。</translation>
    </message>
    <message>
        <source>The drive may always reorder commands. The kernel accepts writes to device/queue_type and ignores them.</source>
        <translation>ドライブは常にコマンドを並べ替えられます。device/queue_type への書き込みをカーネルは受け付けますが、無視します。</translation>
    </message>
    <message>
        <source>Tests whether more read-ahead speeds up programs that read long files.</source>
        <translation>先読みを増やすと、長いファイルを読み取るプログラムが速くなるかどうかをテストします。</translation>
    </message>
    <message>
        <source>Tests whether the drive sorts many queued requests better than the kernel.</source>
        <translation>キューに入った多数のリクエストを、ドライブがカーネルよりうまく並べ替えるかどうかをテストします。</translation>
    </message>
    <message>
        <source>Finds the scheduler with the most IOPS when many requests are queued.</source>
        <translation>多数のリクエストがキューにあるときに、IOPS が最も高いスケジューラーを見つけます。</translation>
    </message>
    <message>
        <source>Finds the scheduler that keeps programs responsive during a large copy.</source>
        <translation>大きなコピーの間、プログラムの応答性を保つスケジューラーを見つけます。</translation>
    </message>
    <message>
        <source>Tests whether throttling large copies keeps programs responsive.</source>
        <translation>大きなコピーを抑制すると、プログラムの応答性が保たれるかどうかをテストします。</translation>
    </message>
    <message>
        <source>Measures how much speed quiet seeks cost.</source>
        <translation>静かなシークによって速度がどれだけ低下するかを測定します。</translation>
    </message>
    <message>
        <source>Tests whether the drive's read look-ahead speeds up long reads.</source>
        <translation>ドライブの先読みによって、長い読み取りが速くなるかどうかをテストします。</translation>
    </message>
    <message>
        <source>Tests whether larger requests speed up long transfers.</source>
        <translation>リクエストを大きくすると、長い転送が速くなるかどうかをテストします。</translation>
    </message>
    <message>
        <source>Finds the best CPU affinity for completions on a drive with very high IOPS.</source>
        <translation>IOPS が非常に高いドライブで、完了処理に最適な CPU アフィニティを見つけます。</translation>
    </message>
    <message>
        <source>Rate of read errors in a vendor-specific format; large raw values are normal on Seagate drives.</source>
        <translation>読み取りエラーの割合 (ベンダー固有の形式)。Seagate のドライブでは、大きな生の値は正常です。</translation>
    </message>
    <message>
        <source>Average speed in the drive's own measurements; a falling current value points to a mechanical problem.</source>
        <translation>ドライブ自身の測定による平均速度。現在値の低下は、機械的な問題を示します。</translation>
    </message>
    <message>
        <source>Time until the motor has its full speed, often in milliseconds; a rise points to the motor or power.</source>
        <translation>モーターが最高回転数に達するまでの時間 (多くはミリ秒)。増加は、モーターまたは電源の問題を示します。</translation>
    </message>
    <message>
        <source>Counts starts of the motor; it rises in normal use, and most drives are rated for 50,000.</source>
        <translation>モーターの起動回数。通常の使用で増加し、多くのドライブの定格は 50,000 回です。</translation>
    </message>
    <message>
        <source>Counts bad sectors that spare ones have replaced; a rise means that the medium deteriorates.</source>
        <translation>予備セクターで代替した不良セクターの数。増加は、メディアの劣化を示します。</translation>
    </message>
    <message>
        <source>Rate of seek errors, in a vendor-specific format; large raw values are normal on Seagate drives.</source>
        <translation>シークエラーの割合 (ベンダー固有の形式)。Seagate のドライブでは、大きな生の値は正常です。</translation>
    </message>
    <message>
        <source>Average speed of head movements; a falling current value points to a mechanical problem.</source>
        <translation>ヘッド移動の平均速度。現在値の低下は、機械的な問題を示します。</translation>
    </message>
    <message>
        <source>Time that the drive was switched on, in hours on most drives; it rises in normal use.</source>
        <translation>ドライブの電源が入っていた時間 (多くは時間単位)。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>Counts repeated attempts to reach full speed; a rise points to the motor or the power supply.</source>
        <translation>最高回転数に達するための再試行回数。増加は、モーターまたは電源の問題を示します。</translation>
    </message>
    <message>
        <source>Counts repeated attempts to calibrate the heads; a rise points to a mechanical problem.</source>
        <translation>ヘッド調整の再試行回数。増加は、機械的な問題を示します。</translation>
    </message>
    <message>
        <source>Counts how often the drive was switched on; it rises in normal use.</source>
        <translation>ドライブの電源を入れた回数。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>Helium that is left in the drive, 100 when full; a fall means that the drive leaks.</source>
        <translation>ドライブ内に残っているヘリウム (満量で 100)。低下は、漏れを示します。</translation>
    </message>
    <message>
        <source>Spare blocks that replace bad ones, in a vendor-specific format; the current value falls with use.</source>
        <translation>不良ブロックを代替する予備ブロック (ベンダー固有の形式)。現在値は使用とともに低下します。</translation>
    </message>
    <message>
        <source>Counts failed attempts to write flash memory; a rise means that flash blocks are wearing out.</source>
        <translation>フラッシュメモリーへの書き込み失敗回数。増加は、フラッシュブロックの消耗を示します。</translation>
    </message>
    <message>
        <source>Counts failed attempts to erase flash memory; a rise means that flash blocks are wearing out.</source>
        <translation>フラッシュメモリーの消去失敗回数。増加は、フラッシュブロックの消耗を示します。</translation>
    </message>
    <message>
        <source>Erase cycles of the flash blocks, as an average or the highest; it rises in normal use.</source>
        <translation>フラッシュブロックの消去回数 (平均または最大)。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>Counts power losses without a shutdown command; a rise points to the power supply or its connector.</source>
        <translation>シャットダウンコマンドのない電源断の回数。増加は、電源またはそのコネクターの問題を示します。</translation>
    </message>
    <message>
        <source>Erase cycles of the flash blocks on most drives; it rises in normal use.</source>
        <translation>多くのドライブでは、フラッシュブロックの消去回数。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>Counts spare blocks that have replaced bad ones; a rise means that flash blocks are wearing out.</source>
        <translation>不良ブロックを代替した予備ブロックの数。増加は、フラッシュブロックの消耗を示します。</translation>
    </message>
    <message>
        <source>Counts fallbacks to a lower SATA speed, on some drives bad blocks; a rise points to cable or drive.</source>
        <translation>SATA 速度の低下回数 (一部のドライブでは不良ブロック数)。増加は、ケーブルまたはドライブの問題を示します。</translation>
    </message>
    <message>
        <source>Counts data that changed on its way through the drive's memory; a rise points to faulty electronics.</source>
        <translation>ドライブのメモリーを通る間に変化したデータの数。増加は、電子回路の不良を示します。</translation>
    </message>
    <message>
        <source>Counts errors that the drive could not correct and reported; a rise can mean lost data.</source>
        <translation>ドライブが訂正できずに報告したエラーの数。増加は、データの損失を意味することがあります。</translation>
    </message>
    <message>
        <source>Counts commands aborted because they took too long; a rise points to power, cable or drive.</source>
        <translation>時間がかかりすぎて中止されたコマンドの数。増加は、電源、ケーブル、ドライブの問題を示します。</translation>
    </message>
    <message>
        <source>Counts writes interrupted because a head flew too high; a rise points to vibration or the heads.</source>
        <translation>ヘッドが浮きすぎて中断した書き込みの数。増加は、振動またはヘッドの問題を示します。</translation>
    </message>
    <message>
        <source>Temperature of the air in the drive, in °C; keep it below the limit of the data sheet.</source>
        <translation>ドライブ内の空気の温度 (°C)。データシートの上限未満に保ってください。</translation>
    </message>
    <message>
        <source>Counts shocks and vibration that the drive noticed; a rise points to falls or a loose mounting.</source>
        <translation>ドライブが検知した衝撃と振動の回数。増加は、落下または固定の緩みを示します。</translation>
    </message>
    <message>
        <source>Counts head parking at a loss of power, on some drives at every power-off; a rise is wear.</source>
        <translation>電源断でのヘッド退避回数 (一部のドライブでは電源を切るたび)。増加は消耗です。</translation>
    </message>
    <message>
        <source>Counts how often the heads were parked; most drives are rated for 300,000 to 600,000.</source>
        <translation>ヘッドの退避回数。多くのドライブの定格は 300,000 ～ 600,000 回です。</translation>
    </message>
    <message>
        <source>Temperature of the drive, in °C; keep it below the limit of the data sheet.</source>
        <translation>ドライブの温度 (°C)。データシートの上限未満に保ってください。</translation>
    </message>
    <message>
        <source>Errors that the drive corrected, in a vendor-specific format; large raw values are normal.</source>
        <translation>ドライブが訂正したエラー (ベンダー固有の形式)。大きな生の値は正常です。</translation>
    </message>
    <message>
        <source>Counts attempts to replace bad sectors by spare ones; a rise means that the medium deteriorates.</source>
        <translation>不良セクターを予備セクターで代替しようとした回数。増加は、メディアの劣化を示します。</translation>
    </message>
    <message>
        <source>Counts sectors that could not be read and wait for a rewrite; a rise means unreadable data.</source>
        <translation>読み取れず、再書き込みを待つセクターの数。増加は、読み取れないデータがあることを示します。</translation>
    </message>
    <message>
        <source>Counts sectors that the drive's own scans could not read; a rise means that the medium deteriorates.</source>
        <translation>ドライブ自身のスキャンで読み取れなかったセクターの数。増加は、メディアの劣化を示します。</translation>
    </message>
    <message>
        <source>Counts transfer errors between drive and computer; a rise points to the cable or a connector.</source>
        <translation>ドライブとコンピューターの間の転送エラーの数。増加は、ケーブルまたはコネクターの問題を示します。</translation>
    </message>
    <message>
        <source>Counts errors while writing on most drives; a rise points to the heads or the surface.</source>
        <translation>多くのドライブでは、書き込みエラーの数。増加は、ヘッドまたは記録面の問題を示します。</translation>
    </message>
    <message>
        <source>Life that is left on most solid-state drives, in percent in the current value; it falls with wear.</source>
        <translation>多くの SSD では残りの寿命 (現在値がパーセント)。消耗とともに低下します。</translation>
    </message>
    <message>
        <source>Wear of the flash memory; the current value falls from 100 as the drive is written.</source>
        <translation>フラッシュメモリーの消耗。書き込みとともに、現在値が 100 から低下します。</translation>
    </message>
    <message>
        <source>Time that the heads were loaded, in hours on most drives; it rises in normal use.</source>
        <translation>ヘッドがロードされていた時間 (多くは時間単位)。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>Data that the computer has written, in a unit of the vendor's; it rises in normal use.</source>
        <translation>コンピューターが書き込んだデータ量 (ベンダー独自の単位)。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>Data that the computer has read, in a unit of the vendor's; it rises in normal use.</source>
        <translation>コンピューターが読み取ったデータ量 (ベンダー独自の単位)。通常の使用で増加します。</translation>
    </message>
    <message>
        <source>file system read-ahead</source>
        <translation>ファイルシステムの先読み</translation>
    </message>
    <message>
        <source>In KiB here; hdparm counts sectors of 512 bytes.</source>
        <translation>ここでは KiB 単位です。hdparm は 512 バイトのセクター単位です。</translation>
    </message>
    <message>
        <source>read look-ahead of the drive</source>
        <translation>ドライブの先読み</translation>
    </message>
    <message>
        <source>On the Settings page.</source>
        <translation>「設定」ページにあります。</translation>
    </message>
    <message>
        <source>state of the IDE bus</source>
        <translation>IDE バスの状態</translation>
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it.</source>
        <translation>Linux 5.14 で削除された旧 IDE ドライバーの機能です。現在のドライバーは対応していません。</translation>
    </message>
    <message>
        <source>Advanced Power Management level</source>
        <translation>高度な電源管理 (APM) のレベル</translation>
    </message>
    <message>
        <source>255 in hdparm is “off” here.</source>
        <translation>hdparm の 255 は、ここでは「オフ」です。</translation>
    </message>
    <message>
        <source>32-bit I/O</source>
        <translation>32 ビット I/O</translation>
    </message>
    <message>
        <source>It affects only drives on old parallel ports in PIO mode.</source>
        <translation>PIO モードで動作する旧パラレルポートのドライブだけに影響します。</translation>
    </message>
    <message>
        <source>power mode</source>
        <translation>電源モード</translation>
    </message>
    <message>
        <source>In the Actions menu. The drive list shows which drives are in standby.</source>
        <translation>「操作」メニューにあります。スタンバイ中のドライブは、ドライブの一覧に表示されます。</translation>
    </message>
    <message>
        <source>DMA on or off</source>
        <translation>DMA のオン / オフ</translation>
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it. Every drive uses DMA where possible.</source>
        <translation>Linux 5.14 で削除された旧 IDE ドライバーの機能です。現在のドライバーは対応していません。すべてのドライブが、可能であれば DMA を使用します。</translation>
    </message>
    <message>
        <source>defect management</source>
        <translation>欠陥管理</translation>
    </message>
    <message>
        <source>If it is off, the drive no longer reallocates bad sectors. Obsolete since ATA-4.</source>
        <translation>オフの場合、ドライブは不良セクターの代替処理を行わなくなります。ATA-4 以降は廃止されています。</translation>
    </message>
    <message>
        <source>speed of a CD or DVD drive</source>
        <translation>CD または DVD ドライブの速度</translation>
    </message>
    <message>
        <source>DiskTune does not tune optical drives. Use eject -x.</source>
        <translation>DiskTune は光学ドライブをチューニングしません。eject -x を使用してください。</translation>
    </message>
    <message>
        <source>flush the buffer cache</source>
        <translation>バッファキャッシュを破棄</translation>
    </message>
    <message>
        <source>In the Actions menu.</source>
        <translation>「操作」メニューにあります。</translation>
    </message>
    <message>
        <source>flush the drive's write cache</source>
        <translation>ドライブの書き込みキャッシュをフラッシュ</translation>
    </message>
    <message>
        <source>geometry and size</source>
        <translation>ジオメトリーとサイズ</translation>
    </message>
    <message>
        <source>On the drive's Overview page.</source>
        <translation>ドライブの「概要」ページにあります。</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>F1 lists the keys. The question mark of each setting shows its help.</source>
        <translation>F1 でキーの一覧を表示します。各設定の疑問符でヘルプを表示します。</translation>
    </message>
    <message>
        <source>temperature (Hitachi)</source>
        <translation>温度 (Hitachi)</translation>
    </message>
    <message>
        <source>Next to the name of every drive whose temperature the kernel reports.</source>
        <translation>カーネルが温度を報告するドライブでは、名前の横に表示されます。</translation>
    </message>
    <message>
        <source>identity that the kernel has read</source>
        <translation>カーネルが読み取った識別情報</translation>
    </message>
    <message>
        <source>On the drive's Overview page, without a password.</source>
        <translation>ドライブの「概要」ページにあります。パスワードは不要です。</translation>
    </message>
    <message>
        <source>identity read from the drive</source>
        <translation>ドライブから読み取った識別情報</translation>
    </message>
    <message>
        <source>On the drive's Overview page; reading it requires your password.</source>
        <translation>ドライブの「概要」ページにあります。読み取りにはパスワードが必要です。</translation>
    </message>
    <message>
        <source>idle3 timer of WD Green drives</source>
        <translation>WD Green ドライブの idle3 タイマー</translation>
    </message>
    <message>
        <source>An undocumented command that can harm other drives. The vendor's tool is wdidle3.</source>
        <translation>文書化されていないコマンドで、ほかのドライブに害を与えることがあります。ベンダーのツールは wdidle3 です。</translation>
    </message>
    <message>
        <source>driver keeps settings over a reset</source>
        <translation>リセット後もドライバーが設定を保持</translation>
    </message>
    <message>
        <source>drive keeps settings over a reset</source>
        <translation>リセット後もドライブが設定を保持</translation>
    </message>
    <message>
        <source>“Keep features over soft reset” on the Settings page.</source>
        <translation>「設定」ページの「ソフトリセット後も機能設定を保持」です。</translation>
    </message>
    <message>
        <source>lock the door</source>
        <translation>ドアをロック</translation>
    </message>
    <message>
        <source>For drives with removable media. The kernel locks the door while the medium is mounted.</source>
        <translation>リムーバブルメディアのドライブ用です。メディアがマウントされている間、カーネルがドアをロックします。</translation>
    </message>
    <message>
        <source>multiple sector count</source>
        <translation>マルチセクター数</translation>
    </message>
    <message>
        <source>Shown on the Settings page. Only PIO transfers use it, and changing it can hang a drive.</source>
        <translation>「設定」ページに表示されます。PIO 転送だけが使用し、変更するとドライブがハングすることがあります。</translation>
    </message>
    <message>
        <source>Automatic Acoustic Management</source>
        <translation>自動音響管理 (AAM)</translation>
    </message>
    <message>
        <source>0 in hdparm is “off” here.</source>
        <translation>hdparm の 0 は、ここでは「オフ」です。</translation>
    </message>
    <message>
        <source>ignore write errors</source>
        <translation>書き込みエラーを無視</translation>
    </message>
    <message>
        <source>visible sectors (host protected area)</source>
        <translation>可視セクター数 (ホスト保護領域)</translation>
    </message>
    <message>
        <source>Changes the capacity that the drive reports. File systems lose access to data beyond it.</source>
        <translation>ドライブが報告する容量を変更します。ファイルシステムは、それを超える部分のデータにアクセスできなくなります。</translation>
    </message>
    <message>
        <source>PIO mode of the controller</source>
        <translation>コントローラーの PIO モード</translation>
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it. The kernel selects the right mode.</source>
        <translation>Linux 5.14 で削除された旧 IDE ドライバーの機能です。現在のドライバーは対応していません。カーネルが適切なモードを選択します。</translation>
    </message>
    <message>
        <source>prefetch count</source>
        <translation>プリフェッチ数</translation>
    </message>
    <message>
        <source>Obsolete since ATA-4: drives reject it. See -A and -a.</source>
        <translation>ATA-4 以降は廃止されており、ドライブは拒否します。-A と -a を参照してください。</translation>
    </message>
    <message>
        <source>be quiet</source>
        <translation>出力を抑制</translation>
    </message>
    <message>
        <source>For scripts.</source>
        <translation>スクリプト用です。</translation>
    </message>
    <message>
        <source>queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <source>read-only flag</source>
        <translation>読み取り専用フラグ</translation>
    </message>
    <message>
        <source>It does not stop a file system that is already mounted from writing.</source>
        <translation>すでにマウントされているファイルシステムの書き込みは止めません。</translation>
    </message>
    <message>
        <source>write-read-verify</source>
        <translation>書き込み後ベリファイ</translation>
    </message>
    <message>
        <source>DiskTune sends the selected mode to the drive; hdparm's -R1 to -R3 all set mode 0.</source>
        <translation>DiskTune は選択されたモードをドライブに送ります。hdparm の -R1 ～ -R3 はすべてモード 0 を設定します。</translation>
    </message>
    <message>
        <source>power-up in standby</source>
        <translation>スタンバイ状態での電源投入</translation>
    </message>
    <message>
        <source>“Power-up in standby (PUIS)” on the Settings page; never on the system drive.</source>
        <translation>「設定」ページの「スタンバイ状態での電源投入 (PUIS)」です。システムドライブでは使用できません。</translation>
    </message>
    <message>
        <source>standby timer</source>
        <translation>スタンバイタイマー</translation>
    </message>
    <message>
        <source>hdparm takes codes; DiskTune shows the times.</source>
        <translation>hdparm ではコードを指定し、DiskTune では時間を表示します。</translation>
    </message>
    <message>
        <source>timing of reads from the drive</source>
        <translation>ドライブからの読み取りの計測</translation>
    </message>
    <message>
        <source>“Buffered read” on the Benchmark page, with repeated runs.</source>
        <translation>「ベンチマーク」ページの「バッファードリード」です。測定を繰り返します。</translation>
    </message>
    <message>
        <source>timing of reads from the cache</source>
        <translation>キャッシュからの読み取りの計測</translation>
    </message>
    <message>
        <source>“Cached read” on the Benchmark page.</source>
        <translation>「ベンチマーク」ページの「キャッシュリード」です。</translation>
    </message>
    <message>
        <source>unmask other interrupts</source>
        <translation>ほかの割り込みのマスクを解除</translation>
    </message>
    <message>
        <source>unregister the interface</source>
        <translation>インターフェイスの登録を解除</translation>
    </message>
    <message>
        <source>Current versions of hdparm no longer have it.</source>
        <translation>現在のバージョンの hdparm にはありません。</translation>
    </message>
    <message>
        <source>the usual settings</source>
        <translation>通常の設定</translation>
    </message>
    <message>
        <source>“All Drives” on the Settings page shows them side by side.</source>
        <translation>「設定」ページの「すべてのドライブ」で並べて表示されます。</translation>
    </message>
    <message>
        <source>version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Help → About DiskTune.</source>
        <translation>「ヘルプ」→「DiskTune について」にあります。</translation>
    </message>
    <message>
        <source>reset the device</source>
        <translation>デバイスをリセット</translation>
    </message>
    <message>
        <source>Can lose commands in progress. The kernel resets a drive when necessary.</source>
        <translation>処理中のコマンドが失われることがあります。カーネルは必要に応じてドライブをリセットします。</translation>
    </message>
    <message>
        <source>the drive's write cache</source>
        <translation>ドライブの書き込みキャッシュ</translation>
    </message>
    <message>
        <source>DiskTune also makes the kernel read the cache state again. After hdparm, the kernel does not notice the change if the drive is behind a USB bridge.</source>
        <translation>DiskTune は、カーネルにもキャッシュの状態を再度読み取らせます。hdparm の場合、ドライブが USB ブリッジの背後にあると、カーネルは変更に気付きません。</translation>
    </message>
    <message>
        <source>tristate the interface</source>
        <translation>インターフェイスをトライステートにする</translation>
    </message>
    <message>
        <source>transfer mode</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <source>The kernel (libata) rejects it and selects the fastest mode.</source>
        <translation>カーネル (libata) が拒否し、最速のモードを選択します。</translation>
    </message>
    <message>
        <source>standby now</source>
        <translation>今すぐスタンバイ</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <source>In the Actions menu, with its warning.</source>
        <translation>「操作」メニューに、警告とともにあります。</translation>
    </message>
    <message>
        <source>reread the partition table</source>
        <translation>パーティションテーブルを再読み込み</translation>
    </message>
    <message>
        <source>Seagate's automatic power saving</source>
        <translation>Seagate の自動省電力</translation>
    </message>
    <message>
        <source>A vendor command that means something else on other drives.</source>
        <translation>ほかのドライブでは別の意味を持つベンダーコマンドです。</translation>
    </message>
    <message>
        <source>time reads that bypass the cache</source>
        <translation>キャッシュを経由しない読み取りの計測</translation>
    </message>
    <message>
        <source>“Direct read” on the Benchmark page.</source>
        <translation>「ベンチマーク」ページの「ダイレクトリード」です。</translation>
    </message>
    <message>
        <source>where timing starts</source>
        <translation>計測の開始位置</translation>
    </message>
    <message>
        <source>The start position on the Benchmark page.</source>
        <translation>「ベンチマーク」ページの開始位置です。</translation>
    </message>
    <message>
        <source>save the identity as bytes</source>
        <translation>識別情報をバイト列で保存</translation>
    </message>
    <message>
        <source>File → Export Drive Information saves everything about a drive.</source>
        <translation>「ファイル」→「ドライブ情報をエクスポート」で、ドライブに関するすべてを保存します。</translation>
    </message>
    <message>
        <source>decode an identity</source>
        <translation>識別情報を解読</translation>
    </message>
    <message>
        <source>DiskTune reads the identity from the drive.</source>
        <translation>DiskTune はドライブから識別情報を読み取ります。</translation>
    </message>
    <message>
        <source>print the identity as numbers</source>
        <translation>識別情報を数値で表示</translation>
    </message>
    <message>
        <source>where a file is stored</source>
        <translation>ファイルの格納場所</translation>
    </message>
    <message>
        <source>About files, not drives. Use filefrag -v.</source>
        <translation>ドライブではなくファイルに関するものです。filefrag -v を使用してください。</translation>
    </message>
    <message>
        <source>create a file without writing</source>
        <translation>書き込まずにファイルを作成</translation>
    </message>
    <message>
        <source>About files, not drives. Use fallocate.</source>
        <translation>ドライブではなくファイルに関するものです。fallocate を使用してください。</translation>
    </message>
    <message>
        <source>dump a sector</source>
        <translation>セクターをダンプ</translation>
    </message>
    <message>
        <source>About data, not settings. Use dd.</source>
        <translation>設定ではなくデータに関するものです。dd を使用してください。</translation>
    </message>
    <message>
        <source>factory configuration</source>
        <translation>工場出荷時の構成</translation>
    </message>
    <message>
        <source>Needed only to change it, which DiskTune does not.</source>
        <translation>変更する場合にだけ必要です。DiskTune は変更しません。</translation>
    </message>
    <message>
        <source>state of sanitizing</source>
        <translation>サニタイズの状態</translation>
    </message>
    <message>
        <source>Needed only to sanitize. Use hdparm or nvme-cli.</source>
        <translation>サニタイズする場合にだけ必要です。hdparm または nvme-cli を使用してください。</translation>
    </message>
    <message>
        <source>idle immediately</source>
        <translation>今すぐアイドル</translation>
    </message>
    <message>
        <source>unload the heads now</source>
        <translation>今すぐヘッドを退避</translation>
    </message>
    <message>
        <source>lock the factory configuration</source>
        <translation>工場出荷時の構成をロック</translation>
    </message>
    <message>
        <source>Cannot be undone until the drive is powered off and on.</source>
        <translation>ドライブの電源を入れ直すまで、取り消せません。</translation>
    </message>
    <message>
        <source>restore the factory configuration</source>
        <translation>工場出荷時の構成を復元</translation>
    </message>
    <message>
        <source>change the size</source>
        <translation>サイズを変更</translation>
    </message>
    <message>
        <source>hang the controller</source>
        <translation>コントローラーをハングさせる</translation>
    </message>
    <message>
        <source>Crashes the computer on purpose.</source>
        <translation>コンピューターを意図的にクラッシュさせます。</translation>
    </message>
    <message>
        <source>load firmware</source>
        <translation>ファームウェアを読み込む</translation>
    </message>
    <message>
        <source>Updates the firmware. A failed update can make the drive unusable. Use the vendor's tool.</source>
        <translation>ファームウェアを更新します。更新に失敗すると、ドライブが使えなくなることがあります。ベンダーのツールを使用してください。</translation>
    </message>
    <message>
        <source>corrupt a sector</source>
        <translation>セクターを破損させる</translation>
    </message>
    <message>
        <source>Overwrites or corrupts a sector. DiskTune offers no operations that destroy data.</source>
        <translation>セクターを上書きまたは破損させます。DiskTune は、データを破壊する操作を提供しません。</translation>
    </message>
    <message>
        <source>overwrite a sector</source>
        <translation>セクターを上書き</translation>
    </message>
    <message>
        <source>discard sectors</source>
        <translation>セクターを破棄</translation>
    </message>
    <message>
        <source>Overwrites or corrupts a sector. DiskTune offers no operations that destroy data. Use fstrim for free space.</source>
        <translation>セクターを上書きまたは破損させます。DiskTune は、データを破壊する操作を提供しません。空き領域には fstrim を使用してください。</translation>
    </message>
    <message>
        <source>format to another sector size</source>
        <translation>別のセクターサイズでフォーマット</translation>
    </message>
    <message>
        <source>Erases all data on the drive. DiskTune offers no operations that destroy data.</source>
        <translation>ドライブ上のすべてのデータを消去します。DiskTune は、データを破壊する操作を提供しません。</translation>
    </message>
    <message>
        <source>keep sanitizing possible</source>
        <translation>サニタイズを可能な状態に保つ</translation>
    </message>
    <message>
        <source>Needed only to sanitize.</source>
        <translation>サニタイズする場合にだけ必要です。</translation>
    </message>
    <message>
        <source>erase by blocks</source>
        <translation>ブロック単位で消去</translation>
    </message>
    <message>
        <source>erase by a new key</source>
        <translation>新しい鍵による消去</translation>
    </message>
    <message>
        <source>lock sanitizing</source>
        <translation>サニタイズをロック</translation>
    </message>
    <message>
        <source>erase by overwriting</source>
        <translation>上書きによる消去</translation>
    </message>
    <message>
        <source>number of overwrite passes</source>
        <translation>上書きの回数</translation>
    </message>
    <message>
        <source>lock passwords until power-off</source>
        <translation>電源断までパスワードをロック</translation>
    </message>
    <message>
        <source>Most BIOS/UEFI versions do this at each start.</source>
        <translation>多くの BIOS/UEFI が起動のたびに行います。</translation>
    </message>
    <message>
        <source>help on passwords</source>
        <translation>パスワードに関するヘルプ</translation>
    </message>
    <message>
        <source>A password that is lost or set by mistake locks the drive and all data on it.</source>
        <translation>パスワードを紛失したり誤って設定したりすると、ドライブとその上のすべてのデータがロックされます。</translation>
    </message>
    <message>
        <source>ask for the password</source>
        <translation>パスワードを要求</translation>
    </message>
    <message>
        <source>unlock with a password</source>
        <translation>パスワードでロックを解除</translation>
    </message>
    <message>
        <source>set a password</source>
        <translation>パスワードを設定</translation>
    </message>
    <message>
        <source>remove the password</source>
        <translation>パスワードを削除</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>level of password protection</source>
        <translation>パスワード保護のレベル</translation>
    </message>
    <message>
        <source>which password</source>
        <translation>どのパスワードか</translation>
    </message>
    <message>
        <source>shorter commands</source>
        <translation>短いコマンド</translation>
    </message>
    <message>
        <source>The longer commands work everywhere and are safe for optical drives.</source>
        <translation>長いコマンドはどこでも動作し、光学ドライブでも安全です。</translation>
    </message>
    <message>
        <source>print details</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>DiskTune reports a rejected command in a sentence, with the drive's reason.</source>
        <translation>DiskTune は、拒否されたコマンドを、ドライブの理由とともに文章で報告します。</translation>
    </message>
    <message>
        <source>consent to danger</source>
        <translation>危険への同意</translation>
    </message>
    <message>
        <source>Not needed: DiskTune asks before risky changes and offers no destructive ones.</source>
        <translation>不要です: DiskTune はリスクのある変更の前に確認し、データを破壊する操作は提供しません。</translation>
    </message>
    <message>
        <source>consent to destruction</source>
        <translation>破壊への同意</translation>
    </message>
    <message>
        <source>Direct read</source>
        <translation>ダイレクトリード</translation>
    </message>
    <message>
        <source>Sequential throughput of the drive, bypassing the page cache.</source>
        <translation>ページキャッシュを経由しない、ドライブのシーケンシャルスループットです。</translation>
    </message>
    <message>
        <source>the drive and its link</source>
        <translation>ドライブとそのリンク</translation>
    </message>
    <message>
        <source>hdparm -t --direct, with --offset for another place</source>
        <translation>hdparm -t --direct（位置の変更は --offset）</translation>
    </message>
    <message>
        <source>Buffered read</source>
        <translation>バッファードリード</translation>
    </message>
    <message>
        <source>Throughput for programs that read a large file for the first time.</source>
        <translation>大きなファイルを初めて読み取るプログラムのスループットです。</translation>
    </message>
    <message>
        <source>the drive, its link, and the kernel's read-ahead and page cache</source>
        <translation>ドライブ、そのリンク、カーネルの先読みとページキャッシュ</translation>
    </message>
    <message>
        <source>hdparm -t, with --offset for another place</source>
        <translation>hdparm -t（位置の変更は --offset）</translation>
    </message>
    <message>
        <source>Buffered read, 64 KiB</source>
        <translation>バッファードリード 64 KiB</translation>
    </message>
    <message>
        <source>Throughput for programs that read a large file in 64 KiB blocks, as most do. Depends on read-ahead.</source>
        <translation>多くのプログラムのように、大きなファイルを 64 KiB のブロックで読み取るときのスループットです。先読みに左右されます。</translation>
    </message>
    <message>
        <source>Cached read</source>
        <translation>キャッシュリード</translation>
    </message>
    <message>
        <source>Speed of memory and processor. The drive is not used.</source>
        <translation>メモリーとプロセッサーの速度です。ドライブは使用しません。</translation>
    </message>
    <message>
        <source>memory, processor and the page cache</source>
        <translation>メモリー、プロセッサー、ページキャッシュ</translation>
    </message>
    <message>
        <source>Drive cache read</source>
        <translation>ドライブキャッシュの読み取り</translation>
    </message>
    <message>
        <source>Speed of the drive's cache and its link: reads one block repeatedly.</source>
        <translation>ドライブのキャッシュとリンクの速度です: 1 つのブロックを繰り返し読み取ります。</translation>
    </message>
    <message>
        <source>the drive's cache and its link</source>
        <translation>ドライブのキャッシュとそのリンク</translation>
    </message>
    <message>
        <source>Full-surface scan, 100 samples</source>
        <translation>全面スキャン (100 サンプル)</translation>
    </message>
    <message>
        <source>Throughput from the first sector to the last, and access time over the seek distance. Slow regions and slow seeks show here first.</source>
        <translation>最初のセクターから最後のセクターまでのスループットと、シーク距離ごとのアクセス時間です。遅い領域や遅いシークは、まずここに現れます。</translation>
    </message>
    <message>
        <source>the whole medium, and the arm of a hard disk</source>
        <translation>メディア全体とハードディスクのアーム</translation>
    </message>
    <message>
        <source>GNOME Disks: benchmark of 100 samples of 10 MiB, 1000 accesses</source>
        <translation>GNOME Disks: ベンチマーク（10 MiB のサンプル 100 個、アクセス 1000 回）</translation>
    </message>
    <message>
        <source>Full-surface scan, 1000 samples</source>
        <translation>全面スキャン (1000 サンプル)</translation>
    </message>
    <message>
        <source>The same at 1000 places. Finds slow regions that 100 samples miss.</source>
        <translation>1000 か所で同じ測定を行います。100 サンプルでは見逃す、遅い領域を見つけます。</translation>
    </message>
    <message>
        <source>GNOME Disks: benchmark of 1000 samples of 10 MiB, 1000 accesses</source>
        <translation>GNOME Disks: ベンチマーク（10 MiB のサンプル 1000 個、アクセス 1000 回）</translation>
    </message>
    <message>
        <source>the drive's command queue; at depth 1 its latency</source>
        <translation>ドライブのコマンドキュー (深さ 1 ではそのレイテンシー)</translation>
    </message>
    <message>
        <source>Sequential throughput with one request at a time, which shows the cost of each request.</source>
        <translation>リクエストを 1 つずつ発行したときのシーケンシャルスループットです。リクエストごとのコストがわかります。</translation>
    </message>
    <message>
        <source>the drive, its link and its command queue</source>
        <translation>ドライブ、そのリンクとコマンドキュー</translation>
    </message>
    <message>
        <source>Maximum sequential throughput: a fast drive needs several requests in flight.</source>
        <translation>最大のシーケンシャルスループットです。高速なドライブでは複数のリクエストの同時発行が必要です。</translation>
    </message>
    <message>
        <source>file system, drive and its command queue</source>
        <translation>ファイルシステム、ドライブとそのコマンドキュー</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: SEQ1M Q1T1</source>
        <translation>KDiskMark と CrystalDiskMark: SEQ1M Q1T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: SEQ1M Q8T1</source>
        <translation>KDiskMark と CrystalDiskMark: SEQ1M Q8T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: SEQ128K Q32T1</source>
        <translation>KDiskMark と CrystalDiskMark: SEQ128K Q32T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T1</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q1T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q2T1</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q2T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q4T1</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q4T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q8T1</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q8T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q16T1</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q16T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q32T1</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q32T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T2</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q1T2</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T4</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q1T4</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T8</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q1T8</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T16</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q1T16</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q32T16</source>
        <translation>KDiskMark と CrystalDiskMark: RND4K Q32T16</translation>
    </message>
    <message>
        <source>file system, drive, and its cache if it keeps data at power loss</source>
        <translation>ファイルシステム、ドライブ、および停電時にデータを保持する場合はそのキャッシュ</translation>
    </message>
    <message>
        <source>memory and page cache</source>
        <translation>メモリーとページキャッシュ</translation>
    </message>
    <message>
        <source>file system and drive</source>
        <translation>ファイルシステムとドライブ</translation>
    </message>
    <message>
        <source>Desktop latency during copy</source>
        <translation>コピー中のデスクトップ応答</translation>
    </message>
    <message>
        <source>Random reads of 4 KiB, one at a time, while a large file is written. Shows how fast programs react during a copy.</source>
        <translation>大きなファイルの書き込み中に、4 KiB のランダムリードを 1 つずつ実行します。コピー中にプログラムがどれだけ速く反応するかを示します。</translation>
    </message>
    <message>
        <source>scheduler, writeback throttling and drive</source>
        <translation>スケジューラー、ライトバックスロットリング、ドライブ</translation>
    </message>
    <message>
        <source>Video playback</source>
        <translation>動画の再生</translation>
    </message>
    <message>
        <source>Reads a film sequentially through the page cache. A UHD Blu-ray needs 16 MB/s, raw video hundreds.</source>
        <translation>ページキャッシュを通して、映画をシーケンシャルに読み取ります。UHD Blu-ray には 16 MB/s、非圧縮の動画には数百 MB/s が必要です。</translation>
    </message>
    <message>
        <source>file system, read-ahead and drive</source>
        <translation>ファイルシステム、先読み、ドライブ</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>動画の録画</translation>
    </message>
    <message>
        <source>Writes a film sequentially and waits at the end until it is on the drive.</source>
        <translation>映画をシーケンシャルに書き込み、ドライブに保存されるまで最後に待ちます。</translation>
    </message>
    <message>
        <source>file system, writeback and drive</source>
        <translation>ファイルシステム、ライトバック、ドライブ</translation>
    </message>
    <message>
        <source>Database commit log</source>
        <translation>データベースのコミットログ</translation>
    </message>
    <message>
        <source>Appends 8 KiB and waits until it is on the drive, like a database at every commit.</source>
        <translation>データベースのコミットのように、8 KiB を追記し、ドライブに保存されるまで待ちます。</translation>
    </message>
    <message>
        <source>file system, and how long the drive takes to write data permanently</source>
        <translation>ファイルシステムと、ドライブがデータを永続的に書き込むのにかかる時間</translation>
    </message>
    <message>
        <source>Database table access</source>
        <translation>データベースのテーブルアクセス</translation>
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) of 8 KiB pages, 16 in flight, like a busy database.</source>
        <translation>負荷の高いデータベースのように、8 KiB のページのランダムリード (70%) とライト (30%) を 16 リクエスト同時に実行します。</translation>
    </message>
    <message>
        <source>Photo browsing</source>
        <translation>写真の閲覧</translation>
    </message>
    <message>
        <source>Random reads of 64 KiB from 4 threads, like a window that loads its thumbnails for the first time.</source>
        <translation>初めてサムネイルを読み込むウィンドウのように、64 KiB のランダムリードを 4 スレッドから実行します。</translation>
    </message>
    <message>
        <source>Photo import</source>
        <translation>写真の取り込み</translation>
    </message>
    <message>
        <source>Writes 8 MiB blocks and waits until each is on the drive, like copying from a card.</source>
        <translation>カードからのコピーのように、8 MiB のブロックを書き込み、それぞれがドライブに保存されるまで待ちます。</translation>
    </message>
    <message>
        <source>bonnie++</source>
        <translation>bonnie++</translation>
    </message>
    <message>
        <source>File system speed with large files and many small ones: write, rewrite, read, seek, create and delete. The large file is twice the size of memory, so that the page cache cannot hold it.</source>
        <translation>大きなファイルと多数の小さなファイルによる、ファイルシステムの速度です: 書き込み、書き換え、読み取り、シーク、作成、削除。大きなファイルは、ページキャッシュに収まらないように、メモリーの 2 倍のサイズです。</translation>
    </message>
    <message>
        <source>file system, page cache, processor and drive</source>
        <translation>ファイルシステム、ページキャッシュ、プロセッサー、ドライブ</translation>
    </message>
    <message>
        <source>hdparm</source>
        <translation>hdparm 相当</translation>
    </message>
    <message>
        <source>The figures of hdparm -tT: memory, then the drive, through the page cache and directly.</source>
        <translation>hdparm -tT の数値です: メモリー、続いてドライブを、ページキャッシュ経由と直接の両方で測定します。</translation>
    </message>
    <message>
        <source>hdparm -tT, hdparm -t --direct</source>
        <translation>hdparm -tT, hdparm -t --direct</translation>
    </message>
    <message>
        <source>Quick Test</source>
        <translation>クイックテスト</translation>
    </message>
    <message>
        <source>Three key figures: sequential throughput, and random reads with 1 and 32 requests in flight.</source>
        <translation>3 つの主要な数値です: シーケンシャルスループットと、1 および 32 リクエスト同時のランダムリード。</translation>
    </message>
    <message>
        <source>CrystalDiskMark-Style</source>
        <translation>CrystalDiskMark 形式</translation>
    </message>
    <message>
        <source>The read tests of CrystalDiskMark and KDiskMark, on the raw drive. Nothing is written.</source>
        <translation>CrystalDiskMark と KDiskMark の読み取りテストを、ドライブ全体 (raw) で行います。書き込みは行いません。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Default, reads</source>
        <translation>KDiskMark と CrystalDiskMark: 標準、読み取り</translation>
    </message>
    <message>
        <source>Queue Depth Sweep</source>
        <translation>キューの深さを変えて測定</translation>
    </message>
    <message>
        <source>IOPS and latency of random reads with 1 to 128 requests in flight.</source>
        <translation>1 ～ 128 リクエスト同時のランダムリードの IOPS とレイテンシーです。</translation>
    </message>
    <message>
        <source>Block Size Sweep</source>
        <translation>ブロックサイズを変えて測定</translation>
    </message>
    <message>
        <source>Random reads of 512 B to 1 MiB with 1 and 32 requests in flight. Shows when size matters.</source>
        <translation>512 B ～ 1 MiB のランダムリードを、1 および 32 リクエスト同時に実行します。サイズが影響し始めるところがわかります。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>The 4 tests of most published results.</source>
        <translation>公表されている結果の多くで使われる 4 つのテストです。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Default</source>
        <translation>KDiskMark と CrystalDiskMark: Default</translation>
    </message>
    <message>
        <source>NVMe SSD</source>
        <translation>NVMe SSD</translation>
    </message>
    <message>
        <source>Tests that use the full speed of an NVMe SSD.</source>
        <translation>NVMe SSD の速度を最大限に使うテストです。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: NVMe SSD</source>
        <translation>KDiskMark と CrystalDiskMark: NVMe SSD</translation>
    </message>
    <message>
        <source>Peak Performance</source>
        <translation>ピーク性能</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed of the drive.</source>
        <translation>ドライブの最大のシーケンシャル速度とランダム速度です。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance</source>
        <translation>KDiskMark と CrystalDiskMark: Peak Performance</translation>
    </message>
    <message>
        <source>Peak Performance, NVMe SSD</source>
        <translation>ピーク性能 (NVMe SSD)</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed of an NVMe SSD.</source>
        <translation>NVMe SSD の最大のシーケンシャル速度とランダム速度です。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance, NVMe SSD</source>
        <translation>KDiskMark と CrystalDiskMark: Peak Performance, NVMe SSD</translation>
    </message>
    <message>
        <source>Real World Performance</source>
        <translation>現実性能</translation>
    </message>
    <message>
        <source>One request at a time, like most programs.</source>
        <translation>多くのプログラムと同様に、1 リクエストずつ実行します。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Real World Performance</source>
        <translation>KDiskMark と CrystalDiskMark: Real World Performance</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>A quick test: one figure for reads and one for writes.</source>
        <translation>簡単なテストです: 読み取りと書き込みの数値を 1 つずつ示します。</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Demo</source>
        <translation>KDiskMark と CrystalDiskMark: Demo</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Default [+Mix]</source>
        <translation>KDiskMark と CrystalDiskMark: Default [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: NVMe SSD [+Mix]</source>
        <translation>KDiskMark と CrystalDiskMark: NVMe SSD [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance [+Mix]</source>
        <translation>KDiskMark と CrystalDiskMark: Peak Performance [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance, NVMe SSD [+Mix]</source>
        <translation>KDiskMark と CrystalDiskMark: Peak Performance, NVMe SSD [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Real World Performance [+Mix]</source>
        <translation>KDiskMark と CrystalDiskMark: Real World Performance [+Mix]</translation>
    </message>
    <message>
        <source>Random reads, writes and both of a file with 1 to 32 requests in flight.</source>
        <translation>1 ～ 32 リクエスト同時の、ファイルのランダムリード、ランダムライト、およびその混合です。</translation>
    </message>
    <message>
        <source>Thread Sweep</source>
        <translation>スレッド数を変えて測定</translation>
    </message>
    <message>
        <source>Random reads, writes and both of a file from 1 to 16 threads.</source>
        <translation>1 ～ 16 スレッドからの、ファイルのランダムリード、ランダムライト、およびその混合です。</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>How long programs wait for the drive during a large copy.</source>
        <translation>大きなコピーの間に、プログラムがドライブを待つ時間です。</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Sequential reads and writes of large files.</source>
        <translation>大きなファイルのシーケンシャルリードとライトです。</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Commits that wait for the drive, and random reads and writes of tables.</source>
        <translation>ドライブを待つコミットと、テーブルのランダムリードとライトです。</translation>
    </message>
    <message>
        <source>Photo Library</source>
        <translation>フォトライブラリ</translation>
    </message>
    <message>
        <source>Loading thumbnails, and copying new photos from a card.</source>
        <translation>サムネイルの読み込みと、カードからの新しい写真のコピーです。</translation>
    </message>
    <message>
        <source>dd: Sync Writes</source>
        <translation>dd: 同期書き込み</translation>
    </message>
    <message>
        <source>Writes of 4 sizes, each of which waits for the drive: many small ones to a few large ones.</source>
        <translation>4 種類のサイズで書き込み、それぞれドライブへの保存を待ちます: 多数の小さな書き込みから少数の大きな書き込みまで。</translation>
    </message>
    <message>
        <source>dd oflag=dsync conv=fdatasync: tiny, small, medium, large</source>
        <translation>dd oflag=dsync conv=fdatasync: 極小、小、中、大</translation>
    </message>
    <message>
        <source>dd: Write Block Sizes</source>
        <translation>dd: 書き込みブロックサイズ</translation>
    </message>
    <message>
        <source>Writes in blocks of 512 B to 10 MiB with each sync option: the cost of waiting for the drive.</source>
        <translation>512 B ～ 10 MiB のブロックで、各同期オプションを使って書き込みます: ドライブを待つコストがわかります。</translation>
    </message>
    <message>
        <source>dd bs=… oflag=dsync, oflag=sync, conv=fdatasync, conv=fsync</source>
        <translation>dd bs=… oflag=dsync, oflag=sync, conv=fdatasync, conv=fsync</translation>
    </message>
    <message>
        <source>dd: Read Block Sizes</source>
        <translation>dd: 読み取りブロックサイズ</translation>
    </message>
    <message>
        <source>Reads in blocks of 512 B to 10 MiB: directly, with a cold and with a warm page cache.</source>
        <translation>512 B ～ 10 MiB のブロックで読み取ります: 直接、ページキャッシュがコールドの状態、ウォームの状態。</translation>
    </message>
    <message>
        <source>dd bs=… iflag=direct</source>
        <translation>dd bs=… iflag=direct</translation>
    </message>
    <message>
        <source>The well-known figures of bonnie++ for file systems.</source>
        <translation>よく知られた bonnie++ によるファイルシステムの数値です。</translation>
    </message>
    <message>
        <source>SMART feature set</source>
        <translation>SMART feature set</translation>
    </message>
    <message>
        <source>Security Mode feature set</source>
        <translation>Security Mode feature set</translation>
    </message>
    <message>
        <source>Removable Media feature set</source>
        <translation>Removable Media feature set</translation>
    </message>
    <message>
        <source>Power Management feature set</source>
        <translation>Power Management feature set</translation>
    </message>
    <message>
        <source>PACKET command feature set</source>
        <translation>PACKET command feature set</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <translation>先読み (Look-ahead)</translation>
    </message>
    <message>
        <source>Release interrupt</source>
        <translation>リリース割り込み</translation>
    </message>
    <message>
        <source>SERVICE interrupt</source>
        <translation>SERVICE 割り込み</translation>
    </message>
    <message>
        <source>DEVICE_RESET command</source>
        <translation>DEVICE_RESET コマンド</translation>
    </message>
    <message>
        <source>Host Protected Area feature set</source>
        <translation>Host Protected Area feature set</translation>
    </message>
    <message>
        <source>WRITE_VERIFY command</source>
        <translation>WRITE_VERIFY コマンド</translation>
    </message>
    <message>
        <source>WRITE_BUFFER command</source>
        <translation>WRITE_BUFFER コマンド</translation>
    </message>
    <message>
        <source>READ_BUFFER command</source>
        <translation>READ_BUFFER コマンド</translation>
    </message>
    <message>
        <source>NOP cmd</source>
        <translation>NOP コマンド</translation>
    </message>
    <message>
        <source>DOWNLOAD_MICROCODE</source>
        <translation>DOWNLOAD_MICROCODE</translation>
    </message>
    <message>
        <source>READ/WRITE_DMA_QUEUED</source>
        <translation>READ/WRITE_DMA_QUEUED</translation>
    </message>
    <message>
        <source>CFA feature set</source>
        <translation>CFA feature set</translation>
    </message>
    <message>
        <source>Advanced Power Management feature set</source>
        <translation>Advanced Power Management feature set</translation>
    </message>
    <message>
        <source>Removable Media Status Notification feature set</source>
        <translation>Removable Media Status Notification feature set</translation>
    </message>
    <message>
        <source>Power-Up In Standby feature set</source>
        <translation>Power-Up In Standby feature set</translation>
    </message>
    <message>
        <source>SET_FEATURES required to spinup after power up</source>
        <translation>電源投入後のスピンアップに SET_FEATURES が必要</translation>
    </message>
    <message>
        <source>Address Offset Reserved Area Boot</source>
        <translation>Address Offset Reserved Area Boot</translation>
    </message>
    <message>
        <source>SET_MAX security extension</source>
        <translation>SET_MAX セキュリティ拡張</translation>
    </message>
    <message>
        <source>Automatic Acoustic Management feature set</source>
        <translation>Automatic Acoustic Management feature set</translation>
    </message>
    <message>
        <source>48-bit Address feature set</source>
        <translation>48-bit Address feature set</translation>
    </message>
    <message>
        <source>Device Configuration Overlay feature set</source>
        <translation>Device Configuration Overlay feature set</translation>
    </message>
    <message>
        <source>Mandatory FLUSH_CACHE</source>
        <translation>必須の FLUSH_CACHE</translation>
    </message>
    <message>
        <source>FLUSH_CACHE_EXT</source>
        <translation>FLUSH_CACHE_EXT</translation>
    </message>
    <message>
        <source>SMART error logging</source>
        <translation>SMART エラーログ</translation>
    </message>
    <message>
        <source>SMART self-test</source>
        <translation>SMART セルフテスト</translation>
    </message>
    <message>
        <source>Media serial number</source>
        <translation>メディアのシリアル番号</translation>
    </message>
    <message>
        <source>Media Card Pass Through Command feature set</source>
        <translation>Media Card Pass Through Command feature set</translation>
    </message>
    <message>
        <source>Media Card Pass-Through</source>
        <translation>Media Card Pass-Through</translation>
    </message>
    <message>
        <source>General Purpose Logging feature set</source>
        <translation>General Purpose Logging feature set</translation>
    </message>
    <message>
        <source>WRITE_{DMA|MULTIPLE}_FUA_EXT</source>
        <translation>WRITE_{DMA|MULTIPLE}_FUA_EXT</translation>
    </message>
    <message>
        <source>WRITE_DMA_QUEUED_FUA_EXT</source>
        <translation>WRITE_DMA_QUEUED_FUA_EXT</translation>
    </message>
    <message>
        <source>64-bit World wide name</source>
        <translation>64 ビット World Wide Name</translation>
    </message>
    <message>
        <source>URG for READ_STREAM[_DMA]_EXT</source>
        <translation>READ_STREAM[_DMA]_EXT の URG</translation>
    </message>
    <message>
        <source>URG for WRITE_STREAM[_DMA]_EXT</source>
        <translation>WRITE_STREAM[_DMA]_EXT の URG</translation>
    </message>
    <message>
        <source>Time Limited Commands (TLC) feature set</source>
        <translation>Time Limited Commands (TLC) feature set</translation>
    </message>
    <message>
        <source>Command Completion Time Limit (CCTL)</source>
        <translation>Command Completion Time Limit (CCTL)</translation>
    </message>
    <message>
        <source>IDLE_IMMEDIATE with UNLOAD</source>
        <translation>UNLOAD 付き IDLE_IMMEDIATE</translation>
    </message>
    <message>
        <source>Disable Data Transfer After Error Detection</source>
        <translation>Disable Data Transfer After Error Detection</translation>
    </message>
    <message>
        <source>Write-Read-Verify feature set</source>
        <translation>Write-Read-Verify feature set</translation>
    </message>
    <message>
        <source>WRITE_UNCORRECTABLE_EXT command</source>
        <translation>WRITE_UNCORRECTABLE_EXT コマンド</translation>
    </message>
    <message>
        <source>{READ,WRITE}_DMA_EXT_GPL commands</source>
        <translation>{READ,WRITE}_DMA_EXT_GPL コマンド</translation>
    </message>
    <message>
        <source>Segmented DOWNLOAD_MICROCODE</source>
        <translation>Segmented DOWNLOAD_MICROCODE</translation>
    </message>
    <message>
        <source>Free-fall Control feature set</source>
        <translation>Free-fall Control feature set</translation>
    </message>
    <message>
        <source>Gen1 signaling speed (1.5Gb/s)</source>
        <translation>Gen1 信号速度 (1.5Gb/s)</translation>
    </message>
    <message>
        <source>Gen2 signaling speed (3.0Gb/s)</source>
        <translation>Gen2 信号速度 (3.0Gb/s)</translation>
    </message>
    <message>
        <source>Gen3 signaling speed (6.0Gb/s)</source>
        <translation>Gen3 信号速度 (6.0Gb/s)</translation>
    </message>
    <message>
        <source>Native Command Queueing (NCQ)</source>
        <translation>Native Command Queueing (NCQ)</translation>
    </message>
    <message>
        <source>Host-initiated interface power management</source>
        <translation>ホスト主導のインターフェイス電源管理</translation>
    </message>
    <message>
        <source>Phy event counters</source>
        <translation>Phy イベントカウンター</translation>
    </message>
    <message>
        <source>Idle-Unload when NCQ is active</source>
        <translation>NCQ 動作中の Idle-Unload</translation>
    </message>
    <message>
        <source>NCQ priority information</source>
        <translation>NCQ 優先度情報</translation>
    </message>
    <message>
        <source>Host automatic Partial to Slumber transitions</source>
        <translation>ホストによるパーシャルからスランバーへの自動移行</translation>
    </message>
    <message>
        <source>Device automatic Partial to Slumber transitions</source>
        <translation>デバイスによるパーシャルからスランバーへの自動移行</translation>
    </message>
    <message>
        <source>READ_LOG_DMA_EXT equivalent to READ_LOG_EXT</source>
        <translation>READ_LOG_EXT と同等の READ_LOG_DMA_EXT</translation>
    </message>
    <message>
        <source>Non-Zero buffer offsets in DMA Setup FIS</source>
        <translation>DMA Setup FIS のゼロ以外のバッファオフセット</translation>
    </message>
    <message>
        <source>DMA Setup Auto-Activate optimization</source>
        <translation>DMA Setup Auto-Activate 最適化</translation>
    </message>
    <message>
        <source>Device-initiated interface power management</source>
        <translation>デバイス主導のインターフェイス電源管理</translation>
    </message>
    <message>
        <source>In-order data delivery</source>
        <translation>順序どおりのデータ転送</translation>
    </message>
    <message>
        <source>Asynchronous notification (eg. media change)</source>
        <translation>非同期通知 (メディア交換など)</translation>
    </message>
    <message>
        <source>Device Sleep (DEVSLP)</source>
        <translation>Device Sleep (DEVSLP)</translation>
    </message>
    <message>
        <source>SMART Command Transport (SCT) feature set</source>
        <translation>SMART Command Transport (SCT) feature set</translation>
    </message>
    <message>
        <source>SCT Read/Write Long (AC1), obsolete</source>
        <translation>SCT Read/Write Long (AC1)、廃止</translation>
    </message>
    <message>
        <source>SCT Write Same (AC2)</source>
        <translation>SCT Write Same (AC2)</translation>
    </message>
    <message>
        <source>SCT Error Recovery Control (AC3)</source>
        <translation>SCT Error Recovery Control (AC3)</translation>
    </message>
    <message>
        <source>SCT Features Control (AC4)</source>
        <translation>SCT Features Control (AC4)</translation>
    </message>
    <message>
        <source>SCT Data Tables (AC5)</source>
        <translation>SCT Data Tables (AC5)</translation>
    </message>
    <message>
        <source>SANITIZE_ANTIFREEZE_LOCK_EXT command</source>
        <translation>SANITIZE_ANTIFREEZE_LOCK_EXT コマンド</translation>
    </message>
    <message>
        <source>SANITIZE feature set</source>
        <translation>SANITIZE feature set</translation>
    </message>
    <message>
        <source>CRYPTO_SCRAMBLE_EXT command</source>
        <translation>CRYPTO_SCRAMBLE_EXT コマンド</translation>
    </message>
    <message>
        <source>OVERWRITE_EXT command</source>
        <translation>OVERWRITE_EXT コマンド</translation>
    </message>
    <message>
        <source>BLOCK_ERASE_EXT command</source>
        <translation>BLOCK_ERASE_EXT コマンド</translation>
    </message>
    <message>
        <source>reserved 69[0]</source>
        <translation>予約 69[0]</translation>
    </message>
    <message>
        <source>reserved 69[1]</source>
        <translation>予約 69[1]</translation>
    </message>
    <message>
        <source>All write cache is non-volatile</source>
        <translation>すべての書き込みキャッシュが不揮発性</translation>
    </message>
    <message>
        <source>Extended number of user addressable sectors </source>
        <translation>ユーザーがアドレス指定できるセクター数の拡張</translation>
    </message>
    <message>
        <source>Device encrypts all user data</source>
        <translation>すべてのユーザーデータをデバイスが暗号化</translation>
    </message>
    <message>
        <source>Optional ATA device 28-bit commands</source>
        <translation>オプションの ATA デバイス 28 ビットコマンド</translation>
    </message>
    <message>
        <source>IEEE 1667 authentication of transient storage devices</source>
        <translation>IEEE 1667 (一時的に接続するストレージデバイスの認証)</translation>
    </message>
    <message>
        <source>DOWNLOAD MICROCODE DMA command</source>
        <translation>DOWNLOAD MICROCODE DMA コマンド</translation>
    </message>
    <message>
        <source>SET MAX SETPASSWORD/UNLOCK DMA commands</source>
        <translation>SET MAX SETPASSWORD/UNLOCK DMA コマンド</translation>
    </message>
    <message>
        <source>WRITE BUFFER DMA command</source>
        <translation>WRITE BUFFER DMA コマンド</translation>
    </message>
    <message>
        <source>READ BUFFER DMA command</source>
        <translation>READ BUFFER DMA コマンド</translation>
    </message>
    <message>
        <source>DEVICE CONFIGURATION SET/IDENTIFY DMA commands</source>
        <translation>DEVICE CONFIGURATION SET/IDENTIFY DMA コマンド</translation>
    </message>
    <message>
        <source>Long physical sector diagnostics</source>
        <translation>長い物理セクターの診断</translation>
    </message>
    <message>
        <source>CFast specification support</source>
        <translation>CFast 仕様への対応</translation>
    </message>
    <message>
        <source>Streaming feature set</source>
        <translation>Streaming feature set</translation>
    </message>
    <message>
        <source>Sense Data Reporting feature set</source>
        <translation>Sense Data Reporting feature set</translation>
    </message>
    <message>
        <source>Extended Power Conditions (EPC) feature set</source>
        <translation>Extended Power Conditions (EPC) feature set</translation>
    </message>
    <message>
        <source>Accessible Max Address Configuration feature set</source>
        <translation>Accessible Max Address Configuration feature set</translation>
    </message>
    <message>
        <source>Device Statistics Notification (DSN) feature set</source>
        <translation>Device Statistics Notification (DSN) feature set</translation>
    </message>
    <message>
        <source>NCQ streaming</source>
        <translation>NCQ ストリーミング</translation>
    </message>
    <message>
        <source>NCQ Queue Management command</source>
        <translation>NCQ Queue Management コマンド</translation>
    </message>
    <message>
        <source>SEND/RECEIVE FPDMA QUEUED commands</source>
        <translation>SEND/RECEIVE FPDMA QUEUED コマンド</translation>
    </message>
    <message>
        <source>DevSleep to reduced power state</source>
        <translation>DevSleep から省電力状態への移行</translation>
    </message>
    <message>
        <source>Out-of-band management interface</source>
        <translation>帯域外管理インターフェイス</translation>
    </message>
    <message>
        <source>Hardware Feature Control</source>
        <translation>Hardware Feature Control</translation>
    </message>
    <message>
        <source>NCQ Autosense</source>
        <translation>NCQ Autosense</translation>
    </message>
    <message>
        <source>Hybrid Information feature set</source>
        <translation>Hybrid Information feature set</translation>
    </message>
    <message>
        <source>Rebuild Assist feature set</source>
        <translation>Rebuild Assist feature set</translation>
    </message>
    <message>
        <source>Power Disable feature set</source>
        <translation>Power Disable feature set</translation>
    </message>
    <message>
        <source>Direct-access device</source>
        <translation>直接アクセスデバイス</translation>
    </message>
    <message>
        <source>Sequential-access device</source>
        <translation>順次アクセスデバイス</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>プリンター</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Write-once device</source>
        <translation>ライトワンスデバイス</translation>
    </message>
    <message>
        <source>CD-ROM</source>
        <translation>CD-ROM</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>スキャナー</translation>
    </message>
    <message>
        <source>Optical memory</source>
        <translation>光メモリー</translation>
    </message>
    <message>
        <source>Medium changer</source>
        <translation>メディアチェンジャー</translation>
    </message>
    <message>
        <source>Communications device</source>
        <translation>通信デバイス</translation>
    </message>
    <message>
        <source>ACS-IT8 device</source>
        <translation>ACS-IT8 デバイス</translation>
    </message>
    <message>
        <source>Array controller</source>
        <translation>アレイコントローラー</translation>
    </message>
    <message>
        <source>Enclosure services</source>
        <translation>エンクロージャーサービス</translation>
    </message>
    <message>
        <source>Reduced block command device</source>
        <translation>簡易ブロックコマンドデバイス (RBC)</translation>
    </message>
    <message>
        <source>Optical card reader/writer</source>
        <translation>光カードリーダー/ライター</translation>
    </message>
    <message>
        <source>hard sectored</source>
        <translation>ハードセクター方式</translation>
    </message>
    <message>
        <source>soft sectored</source>
        <translation>ソフトセクター方式</translation>
    </message>
    <message>
        <source>not MFM encoded</source>
        <translation>非 MFM 符号化</translation>
    </message>
    <message>
        <source>head switch time &gt; 15us</source>
        <translation>ヘッド切り替え時間 &gt; 15us</translation>
    </message>
    <message>
        <source>spindle motor control option</source>
        <translation>スピンドルモーター制御オプション</translation>
    </message>
    <message>
        <source>fixed drive</source>
        <translation>固定ドライブ</translation>
    </message>
    <message>
        <source>removable drive</source>
        <translation>リムーバブルドライブ</translation>
    </message>
    <message>
        <source>disk xfer rate &lt;= 5Mbs</source>
        <translation>ディスク転送速度 &lt;= 5Mbs</translation>
    </message>
    <message>
        <source>disk xfer rate &gt; 5Mbs, &lt;= 10Mbs</source>
        <translation>ディスク転送速度 &gt; 5Mbs, &lt;= 10Mbs</translation>
    </message>
    <message>
        <source>disk xfer rate &gt; 5Mbs</source>
        <translation>ディスク転送速度 &gt; 5Mbs</translation>
    </message>
    <message>
        <source>rotational speed tol.</source>
        <translation>回転速度の許容差</translation>
    </message>
    <message>
        <source>data strobe offset option</source>
        <translation>データストローブオフセットオプション</translation>
    </message>
    <message>
        <source>track offset option</source>
        <translation>トラックオフセットオプション</translation>
    </message>
    <message>
        <source>format speed tolerance gap reqd</source>
        <translation>フォーマット速度許容差ギャップが必要</translation>
    </message>
    <message>
        <source>5.25 inch</source>
        <translation>5.25 インチ</translation>
    </message>
    <message>
        <source>3.5 inch</source>
        <translation>3.5 インチ</translation>
    </message>
    <message>
        <source>2.5 inch</source>
        <translation>2.5 インチ</translation>
    </message>
    <message>
        <source>1.8 inch</source>
        <translation>1.8 インチ</translation>
    </message>
    <message>
        <source>less than 1.8 inch</source>
        <translation>1.8 インチ未満</translation>
    </message>
    <message>
        <source>mSATA</source>
        <translation>mSATA</translation>
    </message>
    <message>
        <source>M.2</source>
        <translation>M.2</translation>
    </message>
    <message>
        <source>microSSD</source>
        <translation>microSSD</translation>
    </message>
    <message>
        <source>CFast</source>
        <translation>CFast</translation>
    </message>
    <message>
        <source>&lt;=10ms with INTRQ</source>
        <translation>&lt;=10ms (INTRQ あり)</translation>
    </message>
    <message>
        <source>50us</source>
        <translation>50us</translation>
    </message>
    <message>
        <source>Security Send and Security Receive</source>
        <translation>Security Send と Security Receive</translation>
    </message>
    <message>
        <source>Format NVM</source>
        <translation>Format NVM</translation>
    </message>
    <message>
        <source>Firmware Commit and Firmware Image Download</source>
        <translation>Firmware Commit と Firmware Image Download</translation>
    </message>
    <message>
        <source>Namespace Management</source>
        <translation>Namespace Management</translation>
    </message>
    <message>
        <source>Device Self-test</source>
        <translation>Device Self-test</translation>
    </message>
    <message>
        <source>Directives</source>
        <translation>Directives</translation>
    </message>
    <message>
        <source>NVMe-MI Send and NVMe-MI Receive</source>
        <translation>NVMe-MI Send と NVMe-MI Receive</translation>
    </message>
    <message>
        <source>Virtualization Management</source>
        <translation>Virtualization Management</translation>
    </message>
    <message>
        <source>Doorbell Buffer Config</source>
        <translation>Doorbell Buffer Config</translation>
    </message>
    <message>
        <source>Get LBA Status</source>
        <translation>Get LBA Status</translation>
    </message>
    <message>
        <source>Command and Feature Lockdown</source>
        <translation>Command and Feature Lockdown</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Write Uncorrectable</source>
        <translation>Write Uncorrectable</translation>
    </message>
    <message>
        <source>Dataset Management</source>
        <translation>Dataset Management</translation>
    </message>
    <message>
        <source>Write Zeroes</source>
        <translation>Write Zeroes</translation>
    </message>
    <message>
        <source>Save and Select fields of features</source>
        <translation>機能の Save / Select フィールド</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>リザベーション</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>タイムスタンプ</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>ベリファイ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Autonomous Power State Transitions</source>
        <translation>自律電源状態遷移 (APST)</translation>
    </message>
    <message>
        <source>Host Controlled Thermal Management</source>
        <translation>ホスト制御の温度管理 (HCTM)</translation>
    </message>
    <message>
        <source>Volatile Write Cache</source>
        <translation>揮発性書き込みキャッシュ (VWC)</translation>
    </message>
    <message>
        <source>SMART log per namespace</source>
        <translation>ネームスペースごとの SMART ログ</translation>
    </message>
    <message>
        <source>Commands Supported and Effects log</source>
        <translation>Commands Supported and Effects ログ</translation>
    </message>
    <message>
        <source>Extended data for Get Log Page</source>
        <translation>Get Log Page の拡張データ</translation>
    </message>
    <message>
        <source>Telemetry logs</source>
        <translation>テレメトリーログ</translation>
    </message>
    <message>
        <source>Persistent Event log</source>
        <translation>永続イベントログ</translation>
    </message>
    <message>
        <source>Format applies to all namespaces</source>
        <translation>フォーマットはすべてのネームスペースに適用</translation>
    </message>
    <message>
        <source>Secure erase applies to all namespaces</source>
        <translation>セキュアイレースはすべてのネームスペースに適用</translation>
    </message>
    <message>
        <source>Cryptographic erase by Format NVM</source>
        <translation>Format NVM による暗号消去</translation>
    </message>
    <message>
        <source>Sanitize: Crypto Erase</source>
        <translation>サニタイズ: 暗号消去</translation>
    </message>
    <message>
        <source>Sanitize: Block Erase</source>
        <translation>サニタイズ: ブロック消去</translation>
    </message>
    <message>
        <source>Sanitize: Overwrite</source>
        <translation>サニタイズ: 上書き</translation>
    </message>
    <message>
        <source>Thin provisioning</source>
        <translation>シンプロビジョニング</translation>
    </message>
    <message>
        <source>Atomic write sizes of its own</source>
        <translation>独自のアトミック書き込みサイズ</translation>
    </message>
    <message>
        <source>Deallocated or Unwritten Logical Block error</source>
        <translation>Deallocated or Unwritten Logical Block エラー</translation>
    </message>
    <message>
        <source>NGUID and EUI64 never reused</source>
        <translation>NGUID と EUI64 の再利用なし</translation>
    </message>
    <message>
        <source>Preferred write sizes</source>
        <translation>推奨書き込みサイズ</translation>
    </message>
    <message>
        <source>Protection information type 1</source>
        <translation>保護情報タイプ 1</translation>
    </message>
    <message>
        <source>Protection information type 2</source>
        <translation>保護情報タイプ 2</translation>
    </message>
    <message>
        <source>Protection information type 3</source>
        <translation>保護情報タイプ 3</translation>
    </message>
    <message>
        <source>the spare capacity is below its threshold</source>
        <translation>予備領域がしきい値を下回っています</translation>
    </message>
    <message>
        <source>a temperature is outside its thresholds</source>
        <translation>温度がしきい値の範囲外です</translation>
    </message>
    <message>
        <source>reliability is degraded by media or internal errors</source>
        <translation>メディアエラーまたは内部エラーにより信頼性が低下しています</translation>
    </message>
    <message>
        <source>the media is read-only</source>
        <translation>メディアが読み取り専用です</translation>
    </message>
    <message>
        <source>the backup of the volatile memory failed</source>
        <translation>揮発性メモリーのバックアップに失敗しました</translation>
    </message>
    <message>
        <source>the persistent memory region is unreliable or read-only</source>
        <translation>永続メモリー領域が信頼できないか、読み取り専用です</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>テープ</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>プリンター</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>write-once disk</source>
        <translation>ライトワンスディスク</translation>
    </message>
    <message>
        <source>optical drive</source>
        <translation>光学ドライブ</translation>
    </message>
    <message>
        <source>optical memory</source>
        <translation>光メモリー</translation>
    </message>
    <message>
        <source>medium changer</source>
        <translation>メディアチェンジャー</translation>
    </message>
    <message>
        <source>storage array controller</source>
        <translation>ストレージアレイコントローラー</translation>
    </message>
    <message>
        <source>enclosure</source>
        <translation>エンクロージャー</translation>
    </message>
    <message>
        <source>simplified disk</source>
        <translation>簡易ディスク</translation>
    </message>
    <message>
        <source>object storage</source>
        <translation>オブジェクトストレージ</translation>
    </message>
    <message>
        <source>zoned disk</source>
        <translation>ゾーンディスク</translation>
    </message>
    <message>
        <source>well known logical unit</source>
        <translation>ウェルノウン論理ユニット</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Laptop</source>
        <translation>ノート PC</translation>
    </message>
    <message>
        <source>For drives on battery power. They save power early, and larger reads leave them idle for longer.</source>
        <translation>バッテリーで動作するドライブ向けです。早めに省電力状態になり、大きな単位で読み取ることでアイドル時間が長くなります。</translation>
    </message>
    <message>
        <source>A hard disk parks its heads early, which saves power and protects it from shocks. It costs load cycles, of which laptop drives are rated for many.</source>
        <translation>ハードディスクが早めにヘッドを退避し、省電力になり、衝撃からも保護されます。その分ロード/アンロードサイクルが増えますが、ノート PC 用のドライブはその定格回数が多くなっています。</translation>
    </message>
    <message>
        <source>The motor uses the most power, so it stops after 5 min without use.</source>
        <translation>モーターは最も電力を使うため、5 min 使用しないと停止します。</translation>
    </message>
    <message>
        <source>Data that was read ahead does not spin the drive up again.</source>
        <translation>先読みしたデータについては、ドライブが再びスピンアップすることはありません。</translation>
    </message>
    <message>
        <source>One step below full power, which is hardly noticeable on battery.</source>
        <translation>最大電力の 1 段階下で、バッテリー動作ではほとんど気付かない差です。</translation>
    </message>
    <message>
        <source>The link saves power whenever it is idle. On many laptops this saves more than the drive does.</source>
        <translation>リンクがアイドルになるたびに省電力状態になります。多くのノート PC では、ドライブ自体よりも省電力の効果があります。</translation>
    </message>
    <message>
        <source>Lets the drive use its deep power states, from which it returns within 100 ms.</source>
        <translation>ドライブが深い電源状態を使えるようにします。100 ms 以内に復帰します。</translation>
    </message>
    <message>
        <source>Maximum Performance</source>
        <translation>最高性能</translation>
    </message>
    <message>
        <source>Highest speed at the cost of noise and power. DiskTune asks before changes that may lose data. Measure before and after, and revert what does not help on your drive.</source>
        <translation>騒音と電力を代償に、最高の速度を得ます。データを失う恐れのある変更の前には、DiskTune が確認します。適用前後を測定し、お使いのドライブで効果のないものは元に戻してください。</translation>
    </message>
    <message>
        <source>Long reads need fewer, larger requests. Small random reads gain nothing.</source>
        <translation>長い読み取りに必要なリクエストが、少数の大きなものになります。小さなランダムリードには効果がありません。</translation>
    </message>
    <message>
        <source>A hard disk gains from sorted requests. On flash, sorting only costs time.</source>
        <translation>ハードディスクではリクエストの並べ替えが有効です。フラッシュメモリーでは時間がかかるだけです。</translation>
    </message>
    <message>
        <source>The more commands the drive holds, the better it can order them.</source>
        <translation>ドライブが保持するコマンドが多いほど、うまく並べ替えられます。</translation>
    </message>
    <message>
        <source>A larger queue gives the scheduler more requests to sort.</source>
        <translation>キューが大きいほど、スケジューラーが並べ替えられるリクエストが増えます。</translation>
    </message>
    <message>
        <source>The drive reads the following sectors while the heads pass over them.</source>
        <translation>ヘッドがその上を通過する間に、ドライブが後続のセクターを読み取ります。</translation>
    </message>
    <message>
        <source>Small writes are much faster if the drive can collect and order them.</source>
        <translation>ドライブが小さな書き込みをまとめて並べ替えられると、書き込みが大幅に速くなります。</translation>
    </message>
    <message>
        <source>The fastest head movements, which are also the loudest.</source>
        <translation>最も速いヘッドの動きで、最も騒音が大きくなります。</translation>
    </message>
    <message>
        <source>The heads stay loaded, so no access waits for them.</source>
        <translation>ヘッドがロードされたままになり、アクセスが待たされません。</translation>
    </message>
    <message>
        <source>No access waits for the motor to spin up, which takes seconds.</source>
        <translation>数秒かかるモーターのスピンアップを、アクセスが待つことがありません。</translation>
    </message>
    <message>
        <source>Full power: the controller throttles only if it is too hot.</source>
        <translation>最大電力: コントローラーがスロットリングを行うのは、高温になりすぎた場合だけです。</translation>
    </message>
    <message>
        <source>A link in a power-saving state has to leave it for each request.</source>
        <translation>省電力状態のリンクは、リクエストのたびにその状態から復帰する必要があります。</translation>
    </message>
    <message>
        <source>More stripes are completed in memory before they are written, which avoids reads.</source>
        <translation>書き込む前にメモリー内で完成するストライプが増え、読み取りを避けられます。</translation>
    </message>
    <message>
        <source>Minimum Wear</source>
        <translation>長寿命</translation>
    </message>
    <message>
        <source>Avoids mechanical wear of a hard disk: load cycles and spin-ups. It costs some power, and the drive is always ready.</source>
        <translation>ハードディスクの機械的な消耗 (ロード/アンロードサイクルとスピンアップ) を避けます。電力は多少増えますが、ドライブは常にすぐ使える状態です。</translation>
    </message>
    <message>
        <source>The heads stay loaded. Most drives are rated for 300,000 to 600,000 load cycles; some reach that in a year.</source>
        <translation>ヘッドがロードされたままになります。多くのドライブのロード/アンロードサイクルの定格は 300,000 ～ 600,000 回で、1 年でこれに達するものもあります。</translation>
    </message>
    <message>
        <source>Spinning up causes the most wear. Keep a drive in daily use turning.</source>
        <translation>スピンアップが最も消耗の原因になります。毎日使うドライブは回転させたままにしてください。</translation>
    </message>
    <message>
        <source>Quiet and Cool</source>
        <translation>静音・低発熱</translation>
    </message>
    <message>
        <source>Less noise and heat for a drive that is used little. It is slightly slower, and an unused hard disk spins down.</source>
        <translation>あまり使わないドライブの騒音と発熱を抑えます。わずかに遅くなり、使用していないハードディスクはスピンダウンします。</translation>
    </message>
    <message>
        <source>The quietest head movements of the drive. They take a few milliseconds longer.</source>
        <translation>ドライブの最も静かなヘッドの動きです。数ミリ秒長くかかります。</translation>
    </message>
    <message>
        <source>The lowest power with the motor turning. The heads are parked when the drive is idle, which is also quieter.</source>
        <translation>モーターを回転させたままで最も低い電力です。ドライブがアイドルになるとヘッドを退避し、より静かになります。</translation>
    </message>
    <message>
        <source>A stopped motor makes no noise and no heat. With 20 min it does not spin up too often.</source>
        <translation>停止したモーターは騒音も熱も出しません。20 min であれば、スピンアップが頻繁になりすぎません。</translation>
    </message>
    <message>
        <source>One step below full power keeps the controller cooler under long loads.</source>
        <translation>最大電力の 1 段階下で、長時間の負荷でもコントローラーの温度を抑えます。</translation>
    </message>
    <message>
        <source>RAID Member</source>
        <translation>RAID メンバー</translation>
    </message>
    <message>
        <source>For members of a RAID array. Keeps them ready, because the array waits for the slowest one, and md drops a member that does not answer.</source>
        <translation>RAID アレイのメンバー向けです。アレイは最も遅いメンバーを待ち、md は応答しないメンバーを切り離すため、メンバーを常にすぐ使える状態に保ちます。</translation>
    </message>
    <message>
        <source>The whole array waits for a member that has parked its heads.</source>
        <translation>ヘッドを退避したメンバーを、アレイ全体が待つことになります。</translation>
    </message>
    <message>
        <source>A member that has to spin up first may be dropped as failed.</source>
        <translation>先にスピンアップが必要なメンバーは、故障として切り離されることがあります。</translation>
    </message>
    <message>
        <source>Limits how long a request waits at little cost: md has already ordered the requests.</source>
        <translation>わずかなコストでリクエストの待ち時間を制限します: リクエストは md がすでに並べ替えています。</translation>
    </message>
    <message>
        <source>The array reads ahead over all members. Read-ahead of a single member is often not used.</source>
        <translation>アレイはすべてのメンバーにまたがって先読みします。個々のメンバーの先読みは、多くの場合使われません。</translation>
    </message>
    <message>
        <source>After 7 s the array reads a bad sector from the other members and repairs it. The kernel drops a drive that retries for minutes.</source>
        <translation>7 s 経過すると、アレイは不良セクターをほかのメンバーから読み取って修復します。何分も再試行するドライブは、カーネルが切り離します。</translation>
    </message>
    <message>
        <source>The same for writing.</source>
        <translation>書き込みについても同様です。</translation>
    </message>
</context><context>
    <name>Changes</name>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>The drive has not responded.</source>
        <translation>ドライブがまだ応答していません。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Not supported by this drive.</source>
        <translation>このドライブでは非対応です。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>stays {value}</source>
        <translation>変更なし: {value}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>differs: {values}</source>
        <translation>ドライブごとに異なる: {values}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>now {value}</source>
        <translation>現在 {value}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>No changes.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Drives to change: {count}.</source>
        <translation>変更するドライブ: {count} 台。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Changes: {count}.</source>
        <translation>変更: {count} 件。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Rejected: {count}.</source>
        <translation>拒否: {count} 件。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Not supported: {count}.</source>
        <translation>非対応: {count} 件。</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>not tried</source>
        <translation>未実行</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>restored</source>
        <translation>復元済み</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>not restored</source>
        <translation>未復元</translation>
    </message>
    <message>
        <location filename="../all_settings/comparison.py" />
        <source>Unknown.</source>
        <translation>不明。</translation>
    </message>
    <message>
        <location filename="../all_settings/comparison.py" />
        <source>Drives of the same kind differ.</source>
        <translation>同じ種類のドライブの間で異なります。</translation>
    </message>
    <message>
        <location filename="../all_settings/comparison.py" />
        <source>Most drives of this kind: {value}.</source>
        <translation>この種類のドライブの多くの値: {value}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value was {was} when you chose {after}; it is {before} now.</source>
        <translation>選択した値: {after}。選択した時点の値: {was}、現在の値: {before}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value was {was} when you chose {after}; DiskTune has since set it to {before}.</source>
        <translation>選択した値: {after}。選択した時点の値: {was}、その後 DiskTune が設定した値: {before}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting}: {before} → {after}</source>
        <translation>{setting}: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>I accept this risk: {danger}</source>
        <translation>このリスクを了承します: {danger}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Direction: {end}.</source>
        <translation>方向: {end}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>This is the safe value.</source>
        <translation>これは安全な値です。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Cost: noise, power or mechanical wear.</source>
        <translation>代償: 騒音、電力、または機械的な消耗。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The change was accepted, but the value read back is {value}.</source>
        <translation>変更は受け付けられましたが、読み戻した値は異なります: {value}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The change was rejected.</source>
        <translation>変更は拒否されました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}. The drive does not support reading it back.</source>
        <translation>設定値: {value}。ドライブは読み戻しに対応していません。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value was already {value}.</source>
        <translation>変更前からこの値でした: {value}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, confirmed by reading it back.</source>
        <translation>設定値: {value}。読み戻して確認しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; not restored.</source>
        <translation>設定値: {value}。復元されていません。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; not restored, because the earlier value is unknown.</source>
        <translation>設定値: {value}。以前の値が不明なため、復元されていません。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}. It could not be restored after another change failed: {why}</source>
        <translation>設定値: {value}。別の変更が失敗した後、復元できませんでした: {why}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then to {back} because another change failed. The earlier value is unknown.</source>
        <translation>設定値: {value}。別の変更が失敗したため、その後に設定した値: {back}。以前の値は不明です。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}. It had its earlier value again when another change failed.</source>
        <translation>設定値: {value}。別の変更が失敗した時点では、以前の値に戻っていました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then restored because another change failed.</source>
        <translation>設定値: {value}。別の変更が失敗したため、復元しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting}: {result}</source>
        <translation>{setting}: {result}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting} could not be restored to {value}: {why}</source>
        <translation>{setting}の値 ({value}) を復元できませんでした: {why}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting} was restored to {value}.</source>
        <translation>{setting}を復元しました: {value}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting} was set to {value}. The drive does not support reading it back.</source>
        <translation>{setting}を設定しました: {value}。ドライブは読み戻しに対応していません。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored, because the earlier value is unknown: {settings}.</source>
        <translation>以前の値が不明なため、復元されていません: {settings}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored: {settings}.</source>
        <translation>復元されていません: {settings}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>It is unknown whether this changed the value.</source>
        <translation>これによって値が変わったかどうかは不明です。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>All changed values were restored.</source>
        <translation>変更された値はすべて復元されました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>No settings were changed.</source>
        <translation>設定は変更されませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes kept.</source>
        <translation>変更を保持しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted.</source>
        <translation>変更を元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted: they were not confirmed in time.</source>
        <translation>変更を元に戻しました: 時間内に確認されませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted: the helper's session ended.</source>
        <translation>変更を元に戻しました: ヘルパーのセッションが終了しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Values restored after the comparison.</source>
        <translation>比較の後、値を復元しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted by DiskTune's service: the helper process stopped working.</source>
        <translation>DiskTune のサービスが変更を元に戻しました: ヘルパープロセスが動作を停止しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not all settings could be reverted.</source>
        <translation>一部の設定を元に戻せませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/restoration.py" />
        <source>{setting}: the original value is unknown. Only the saved value can be deleted.</source>
        <translation>{setting}: 元の値は不明です。保存値の削除だけができます。</translation>
    </message>
    <message>
        <location filename="../editing/restoration.py" />
        <source>{setting} of {drive}: the earlier value is unknown.</source>
        <translation>{drive} の{setting}: 以前の値は不明です。</translation>
    </message>
</context><context>
    <name>Chart</name>
    <message>
        <location filename="../charts/panel.py" />
        <source>Chart: {heading}</source>
        <translation>グラフ: {heading}</translation>
    </message>
    <message>
        <location filename="../charts/panel.py" />
        <source>Table: {heading}</source>
        <translation>表: {heading}</translation>
    </message>
    <message>
        <location filename="../charts/panel.py" />
        <source>{count} lines. The table names them.</source>
        <translation>線は {count} 本です。名前は表にあります。</translation>
    </message>
</context><context>
    <name>Checkup</name>
    <message>
        <location filename="../standby/words.py" />
        <location filename="../health/checkup.py" />
        <source>certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <location filename="../health/checkup.py" />
        <source>likely</source>
        <translation>可能性が高い</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>What helps: {advice}</source>
        <translation>対処: {advice}</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Why it matters: {why}</source>
        <translation>影響: {why}</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>How sure: {sure}</source>
        <translation>確度: {sure}</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Facts read:</source>
        <translation>読み取った事実:</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>{what}: {value} ({source})</source>
        <translation>{what}: {value} ({source})</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Found well</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Dismissed</source>
        <translation>除外</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Check-Up</source>
        <translation>点検</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>found</source>
        <translation>検出</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>well</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>dismissed</source>
        <translation>除外</translation>
    </message>
</context><context>
    <name>CheckupPage</name>
    <message>
        <location filename="../checkup/page.py" />
        <source>Check &amp;Again</source>
        <translation>再チェック(&amp;A)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Show &amp;Setting</source>
        <translation>設定を表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Checking…</source>
        <translation>チェック中…</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Checking… {done} of {all} drives</source>
        <translation>チェック中… {all} 台中 {done} 台</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Checked at {time}.</source>
        <translation>{time} にチェックしました。</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Select a result to read the facts behind it.</source>
        <translation>結果を選択すると、その根拠が表示されます。</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Report Again</source>
        <translation>再び報告(&amp;R)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Not This One</source>
        <translation>これは除外(&amp;N)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>This drive reports no identity of its own, so this cannot be remembered</source>
        <translation>このドライブは固有の識別情報を報告しないため、これを記憶できません</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Do not report this check of this drive; you can undo this at any time</source>
        <translation>このドライブについてはこのチェックを報告しません。いつでも元に戻せます</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>“{check}” is reported again for {drive}.</source>
        <translation>{drive} の「{check}」を再び報告します。</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>“{check}” is no longer reported for {drive}.</source>
        <translation>{drive} の「{check}」を報告しなくなります。</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Check-Up</source>
        <translation>点検</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Export Check-Up</source>
        <translation>点検結果をエクスポート</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Saved as {path}.</source>
        <translation>{path} として保存しました。</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Details of the result</source>
        <translation>結果の詳細</translation>
    </message>
</context><context>
    <name>CheckupTree</name>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Results of the check-up</source>
        <translation>点検の結果</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>How sure</source>
        <translation>確度</translation>
    </message>
</context><context>
    <name>Choices</name>
    <message>
        <location filename="../profiles/choice.py" />
        <source>&amp;Quick</source>
        <translation>クイック(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>C&amp;rystalDiskMark-Style</source>
        <translation>CrystalDiskMark 形式(&amp;R)</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>&amp;hdparm</source>
        <translation>hdparm(&amp;H)</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>S&amp;urface</source>
        <translation>全面(&amp;U)</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>&amp;More…</source>
        <translation>その他(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>All profiles and workloads</source>
        <translation>すべてのプロファイルとワークロード</translation>
    </message>
</context><context>
    <name>Clipboard</name>
    <message>
        <location filename="../desktop/clipboard.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context><context>
    <name>ComparisonView</name>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>DiskTune changed no settings between the two.</source>
        <translation>2 つの記録の間に、DiskTune が変更した設定はありません。</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>Enter both figures from the data sheet to see the energy saved.</source>
        <translation>節約できる電力量を表示するには、データシートにある両方の値を入力してください。</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>Comparison of two nights</source>
        <translation>2 晩の記録の比較</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>Figures of both nights</source>
        <translation>2 晩の記録の数値</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>&amp;Idle:</source>
        <translation>アイドル時(&amp;I):</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>In st&amp;andby:</source>
        <translation>スタンバイ時(&amp;A):</translation>
    </message>
    <message>
        <location filename="../standby/comparison_view.py" />
        <source>unknown</source>
        <translation>不明</translation>
    </message>
</context><context>
    <name>Contrast</name>
    <message>
        <location filename="../store/differences.py" />
        <source>With one measurement each, the difference can be chance, drift or a different condition. “Before and after” and “Experiment” alternate the values and give a verdict.</source>
        <translation>測定が 1 回ずつの場合、差は偶然、時間による変動、条件の違いによるものかもしれません。「適用前後を測定」と「比較実験」は、値を交互に切り替えて判定を示します。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition}: {first} → {second}</source>
        <translation>{condition}: {first} → {second}</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{first} and {second} cannot be compared.</source>
        <translation>{first} と {second} は比較できません。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>There is no figure to compare.</source>
        <translation>比較できる数値がありません。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{first} and {second} have the same figure.</source>
        <translation>{first} と {second} は同じ数値です。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{second}: {percent}% higher than {first}.</source>
        <translation>{second}: {first} より {percent}% 高い値です。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{second}: {percent}% lower than {first}.</source>
        <translation>{second}: {first} より {percent}% 低い値です。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Only single measurements can be compared. An experiment contains its own comparison.</source>
        <translation>比較できるのは個別の測定だけです。比較実験には、それ自体の比較が含まれています。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>One result cannot be read: {error}.</source>
        <translation>読み取れない結果が 1 件あります: {error}。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition} differs: {first} and {second}.</source>
        <translation>{condition}が異なります: {first} と {second}。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>One result has no valid run.</source>
        <translation>有効な測定回のない結果が 1 件あります。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Number of jobs</source>
        <translation>ジョブ数</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Position on the drive</source>
        <translation>ドライブ上の位置</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>raw drive</source>
        <translation>ドライブ全体 (raw)</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>File size</source>
        <translation>ファイルサイズ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Share of reads</source>
        <translation>読み取りの割合</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Page cache</source>
        <translation>ページキャッシュ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Sync method</source>
        <translation>同期方法</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>sequential</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>same place</source>
        <translation>同じ位置</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>surface</source>
        <translation>全面</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>file system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>direct</source>
        <translation>ダイレクト</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>cold</source>
        <translation>コールド</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>warm</source>
        <translation>ウォーム</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>start of the drive</source>
        <translation>ドライブの先頭</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Drive temperature</source>
        <translation>ドライブの温度</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Load average</source>
        <translation>ロードアベレージ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Other use of the drive</source>
        <translation>ドライブのほかの使用</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Firmware</source>
        <translation>ファームウェア</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Power supply</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Frequency governor</source>
        <translation>周波数ガバナー</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>almost none</source>
        <translation>ほぼなし</translation>
    </message>
</context><context>
    <name>DepthExperiment</name>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>Testing queue depth {depth}. Runs left: {left}.</source>
        <translation>キューの深さ {depth} をテストしています。残りの測定回: {left}。</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>The operation ended before all queue depths were tested. There is no result.</source>
        <translation>すべてのキューの深さをテストする前に処理が終了しました。結果はありません。</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>No meaningful difference above the noise of {noise}. The queue depth stays at {depth}. Throughput by depth: {speeds}.</source>
        <translation>ばらつき {noise} を超える実質的な差はありません。キューの深さは {depth} のままです。深さごとのスループット: {speeds}。</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>Queue depth {depth} is {gain} faster. DiskTune uses it until the operation finishes. Throughput by depth: {speeds}.</source>
        <translation>キューの深さ {depth} は {gain} 高速です。DiskTune は処理が完了するまでこれを使用します。深さごとのスループット: {speeds}。</translation>
    </message>
</context><context>
    <name>Draft</name>
    <message>
        <location filename="../editing/draft.py" />
        <source>Another selected change makes this setting available. The drive reports the supported values only then.</source>
        <translation>選択中の別の変更によって、この設定が使用できるようになります。ドライブが対応する値は、その後に報告されます。</translation>
    </message>
</context><context>
    <name>Drafting</name>
    <message>
        <location filename="../settings/drafting.py" />
        <source>{preset}: {about}</source>
        <translation>{preset}: {about}</translation>
    </message>
    <message>
        <location filename="../settings/drafting.py" />
        <source>No changes.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <location filename="../settings/drafting.py" />
        <source>No changes needed: the drive already has these values.</source>
        <translation>変更は不要です: ドライブはすでにこれらの値になっています。</translation>
    </message>
</context><context>
    <name>Drive</name>
    <message>
        <location filename="../drives/headline.py" />
        <source>Memory card or eMMC</source>
        <translation>メモリーカードまたは eMMC</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Virtual disk</source>
        <translation>仮想ディスク</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Optical drive</source>
        <translation>光学ドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Loop device (file)</source>
        <translation>ループデバイス (ファイル)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Compressed RAM disk (zram)</source>
        <translation>圧縮 RAM ディスク (zram)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>RAM disk</source>
        <translation>RAM ディスク</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Hard disk</source>
        <translation>ハードディスク</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Solid-state drive</source>
        <translation>ソリッドステートドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>USB drive</source>
        <translation>USB ドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>USB hard disk</source>
        <translation>USB ハードディスク</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>USB solid-state drive</source>
        <translation>USB ソリッドステートドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>NVMe drive</source>
        <translation>NVMe ドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>NVMe hard disk</source>
        <translation>NVMe ハードディスク</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>NVMe solid-state drive</source>
        <translation>NVMe ソリッドステートドライブ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>member of {array}</source>
        <translation>{array} のメンバー</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>RAID {level} array</source>
        <translation>RAID {level} アレイ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>md array</source>
        <translation>md アレイ</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>md array, {level}</source>
        <translation>md アレイ、{level}</translation>
    </message>
</context><context>
    <name>DriveLogs</name>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Log Directory</source>
        <translation>ログディレクトリ</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Summary SMART Error log</source>
        <translation>Summary SMART Error log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Comprehensive SMART Error log</source>
        <translation>Comprehensive SMART Error log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Extended Comprehensive SMART Error log</source>
        <translation>Extended Comprehensive SMART Error log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Device Statistics log</source>
        <translation>Device Statistics log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SMART Self-Test log</source>
        <translation>SMART Self-Test log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Extended SMART Self-Test log</source>
        <translation>Extended SMART Self-Test log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Power Conditions log</source>
        <translation>Power Conditions log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Selective Self-Test log</source>
        <translation>Selective Self-Test log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Device Statistics Notification log</source>
        <translation>Device Statistics Notification log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Pending Defects log</source>
        <translation>Pending Defects log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>LPS Mis-alignment log</source>
        <translation>LPS Mis-alignment log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Sense Data for Successful NCQ Commands log</source>
        <translation>Sense Data for Successful NCQ Commands log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>NCQ Command Error log</source>
        <translation>NCQ Command Error log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SATA Phy Event Counters log</source>
        <translation>SATA Phy Event Counters log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SATA NCQ Non-Data log</source>
        <translation>SATA NCQ Non-Data log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SATA NCQ Send and Receive log</source>
        <translation>SATA NCQ Send and Receive log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Hybrid Information log</source>
        <translation>Hybrid Information log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Rebuild Assist log</source>
        <translation>Rebuild Assist log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Out Of Band Management Control log</source>
        <translation>Out Of Band Management Control log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Command Duration Limits log</source>
        <translation>Command Duration Limits log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>LBA Status log</source>
        <translation>LBA Status log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Streaming Performance log</source>
        <translation>Streaming Performance log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Write Stream Error log</source>
        <translation>Write Stream Error log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Read Stream Error log</source>
        <translation>Read Stream Error log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Delayed Sector log</source>
        <translation>Delayed Sector log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Current Device Internal Status Data log</source>
        <translation>Current Device Internal Status Data log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Saved Device Internal Status Data log</source>
        <translation>Saved Device Internal Status Data log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Set Sector Configuration</source>
        <translation>Set Sector Configuration</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>IDENTIFY DEVICE data log</source>
        <translation>IDENTIFY DEVICE data log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Mutate Configurations</source>
        <translation>Mutate Configurations</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Concurrent Positioning Ranges log</source>
        <translation>Concurrent Positioning Ranges log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Sense Data log</source>
        <translation>Sense Data log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Power Consumption Control log</source>
        <translation>Power Consumption Control log</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SCT Command/Status</source>
        <translation>SCT Command/Status</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SCT Data Transfer</source>
        <translation>SCT Data Transfer</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Pages (General Purpose)</source>
        <translation>ページ数 (General Purpose)</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Pages (SMART)</source>
        <translation>ページ数 (SMART)</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>The drive does not list its logs.</source>
        <translation>ドライブはログの一覧を返しません。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>A page has 512 bytes.</source>
        <translation>1 ページは 512 バイトです。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>General Purpose</source>
        <translation>General Purpose</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SMART</source>
        <translation>S.M.A.R.T.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Host vendor-specific log</source>
        <translation>ホスト側のベンダー固有ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Device vendor-specific log</source>
        <translation>デバイス側のベンダー固有ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>reserved</source>
        <translation>予約済み</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>{kind} pages: {count}</source>
        <translation>{kind} ページ数: {count}</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>{first} to {last}</source>
        <translation>{first} ～ {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected without delay</source>
        <translation>遅延なしで訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected with delay</source>
        <translation>遅延ありで訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected by repeating</source>
        <translation>再試行により訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected in all</source>
        <translation>訂正の合計</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Correction runs</source>
        <translation>訂正処理の実行回数</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Bytes processed</source>
        <translation>処理したバイト数</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Uncorrected</source>
        <translation>未訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Power-on hours</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Reported</source>
        <translation>報告値</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive keeps no error log.</source>
        <translation>ドライブはエラーログを記録していません。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The error log is empty.</source>
        <translation>エラーログは空です。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Power-on minutes ago</source>
        <translation>分前 (稼働時間)</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Entries ago</source>
        <translation>エントリー前</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Temperature in °C</source>
        <translation>温度 (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive records no temperatures.</source>
        <translation>ドライブは温度を記録していません。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive records its temperature every {time}.</source>
        <translation>ドライブは {time} ごとに温度を記録します。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Errors in all</source>
        <translation>エラーの合計</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Error Log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Grown defects</source>
        <translation>増加欠陥</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Error Counters</source>
        <translation>エラーカウンター</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Temperature Log</source>
        <translation>温度ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive has recorded no errors.</source>
        <translation>ドライブはエラーを記録していません。</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Counter</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>lowest since power-on</source>
        <translation>電源投入後の最低</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>highest since power-on</source>
        <translation>電源投入後の最高</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>lowest ever</source>
        <translation>これまでの最低</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>highest ever</source>
        <translation>これまでの最高</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>upper limit</source>
        <translation>上限</translation>
    </message>
</context><context>
    <name>DriveMenu</name>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Copy &amp;Serial Number</source>
        <translation>シリアル番号をコピー(&amp;S)</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Copy &amp;Device Path</source>
        <translation>デバイスパスをコピー(&amp;D)</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Edit &amp;Note…</source>
        <translation>メモを編集(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Make It &amp;Blink</source>
        <translation>点滅させる(&amp;B)</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
</context><context>
    <name>DriveModel</name>
    <message>
        <location filename="../drives/model.py" />
        <source>All Drives</source>
        <translation>すべてのドライブ</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Health, settings and activity</source>
        <translation>健康状態、設定、アクティビティ</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>no medium</source>
        <translation>メディアなし</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>state unknown</source>
        <translation>状態不明</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>system</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>SATA and PATA</source>
        <translation>SATA と PATA</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>SCSI and SAS</source>
        <translation>SCSI と SAS</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>USB</source>
        <translation>USB</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Memory cards</source>
        <translation>メモリーカード</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Virtual disks</source>
        <translation>仮想ディスク</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>RAID arrays</source>
        <translation>RAID アレイ</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Other drives</source>
        <translation>その他のドライブ</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Optical drives</source>
        <translation>光学ドライブ</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Loop, zram and RAM</source>
        <translation>ループ、zram、RAM</translation>
    </message>
</context><context>
    <name>DrivePanel</name>
    <message>
        <location filename="../drives/panel.py" />
        <source>Find a drive</source>
        <translation>ドライブを検索</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Find a drive by name, model, serial number, mount point or note</source>
        <translation>名前、モデル、シリアル番号、マウントポイント、メモでドライブを検索</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drives found. A drive that you connect now appears here automatically.</source>
        <translation>ドライブが見つかりません。これから接続するドライブは、自動的にここに表示されます。</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drives found except virtual and optical devices. “Show Virtual and Optical Devices” in the View menu lists them.</source>
        <translation>仮想デバイスと光学ドライブ以外のドライブは見つかりません。「表示」メニューの「仮想デバイスと光学ドライブを表示」で一覧に加えられます。</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No matching drives.</source>
        <translation>一致するドライブはありません。</translation>
    </message>
</context><context>
    <name>DriveTable</name>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>All drives</source>
        <translation>すべてのドライブ</translation>
    </message>
</context><context>
    <name>EarlierDates</name>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Earlier runs of the same drive and profile</source>
        <translation>同じドライブとプロファイルの以前の測定</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>C&amp;ompare with</source>
        <translation>比較対象(&amp;O)</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Nothing earlier</source>
        <translation>以前の結果なし</translation>
    </message>
</context><context>
    <name>EffectChart</name>
    <message>
        <location filename="../charts/effects.py" />
        <source>← worse</source>
        <translation>← 悪化</translation>
    </message>
    <message>
        <location filename="../charts/effects.py" />
        <source>better →</source>
        <translation>改善 →</translation>
    </message>
    <message>
        <location filename="../charts/effects.py" />
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
</context><context>
    <name>Elevation</name>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode. To change settings, install the helper on the host system and enable its socket: {command}</source>
        <translation>読み取り専用モードです。設定を変更するには、ホストシステムにヘルパーをインストールし、そのソケットを有効にしてください: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode. To change settings, DiskTune needs pkexec, which is not installed here. On Debian: {command}</source>
        <translation>読み取り専用モードです。設定の変更には pkexec が必要ですが、インストールされていません。Debian の場合: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode. To change settings, install the helper: {command}</source>
        <translation>読み取り専用モードです。設定を変更するには、ヘルパーをインストールしてください: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The password dialog was closed. You can unlock again at any time.</source>
        <translation>パスワードのダイアログが閉じられました。いつでももう一度ロックを解除できます。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper could not be started (exit status {status}).</source>
        <translation>ヘルパーを起動できませんでした (終了ステータス {status})。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper could not be started (exit status {status}). Its last message: {message}</source>
        <translation>ヘルパーを起動できませんでした (終了ステータス {status})。最後のメッセージ: {message}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode: DiskTune cannot ask for your password, because no polkit authentication agent is running. Desktop environments start one. Elsewhere, start one such as lxpolkit, then unlock again.</source>
        <translation>読み取り専用モード: polkit の認証エージェントが実行されていないため、DiskTune はパスワードを要求できません。デスクトップ環境では自動的に開始されます。それ以外では lxpolkit などを開始してから、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The authorization service (polkitd) does not respond. Start it, then unlock again.</source>
        <translation>認可サービス (polkitd) が応答しません。開始してから、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>You were not authorized: the password was wrong, or the policy of this system does not allow it. Unlock again to retry, or ask an administrator of this computer.</source>
        <translation>認証されませんでした: パスワードが間違っているか、このシステムのポリシーが許可していません。再試行するにはもう一度ロックを解除するか、このコンピューターの管理者に問い合わせてください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper serves at most 4 sandboxed windows of one user. Close one of them, then unlock again.</source>
        <translation>ヘルパーが対応できるサンドボックス内のウィンドウは、1 ユーザーにつき 4 つまでです。いずれかを閉じてから、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The system refused to start the helper: your login shell is not listed in /etc/shells. Add it there, then unlock again.</source>
        <translation>システムがヘルパーの開始を拒否しました: ログインシェルが /etc/shells に登録されていません。登録してから、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The installed helper is missing. Reinstall it: {command}</source>
        <translation>インストールされたヘルパーが見つかりません。再インストールしてください: {command}</translation>
    </message>
</context><context>
    <name>Exchange</name>
    <message>
        <location filename="../store/exchange.py" />
        <source>{count} could not be read.</source>
        <translation>{count} 件は読み取れませんでした。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} is larger than {limit} MiB and was not read.</source>
        <translation>{file} は {limit} MiB を超えているため、読み取りませんでした。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} contains no DiskTune results: DiskTune cannot read it as JSON.</source>
        <translation>{file} に DiskTune の結果は含まれていません: JSON として読み取れません。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} contains no DiskTune results.</source>
        <translation>{file} に DiskTune の結果は含まれていません。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} was written by a later version of DiskTune. Update DiskTune to read it.</source>
        <translation>{file} は新しいバージョンの DiskTune で作成されています。読み取るには DiskTune を更新してください。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>Result {number} is damaged or was written by another version of DiskTune.</source>
        <translation>結果 {number} は破損しているか、別のバージョンの DiskTune が書き込んだものです。</translation>
    </message>
</context><context>
    <name>ExchangeDialog</name>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Import / Export – {drive}</source>
        <translation>インポート / エクスポート – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>&amp;Import from Other Tools</source>
        <translation>ほかのツールからインポート(&amp;I)</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>&amp;Export to Another Tool</source>
        <translation>ほかのツールへエクスポート(&amp;E)</translation>
    </message>
</context><context>
    <name>Experiment</name>
    <message>
        <location filename="../experiment/model.py" />
        <source>Time too short: comparing {values} values needs {rounds} rounds, about {time}.</source>
        <translation>時間が短すぎます: {values} 個の値を比較するには {rounds} ラウンド、約 {time} が必要です。</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>value {number}</source>
        <translation>値 {number}</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>Pairs: {value}</source>
        <translation>ペア: {value}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <location filename="../experiment/stored_pairs.py" />
        <source>{value} (before)</source>
        <translation>{value} (変更前)</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>{value} compared with {before}: {verdict}</source>
        <translation>{before} → {value}: {verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Median {percentile}</source>
        <translation>中央値 {percentile}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Change</source>
        <translation>変化率</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Confidence interval</source>
        <translation>信頼区間</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Side effects</source>
        <translation>副作用</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{low} to {high}</source>
        <translation>{low} ～ {high}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: {value}. {verdict}</source>
        <translation>{setting}: {value}。{verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}. No other value is faster.</source>
        <translation>{setting}: 現在の値を維持 ({now})。これより高速な値はありません。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}. No meaningful difference between the values.</source>
        <translation>{setting}: 現在の値を維持 ({now})。値の間に実質的な差はありません。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}. No value was faster with statistical confidence; the noise is too high.</source>
        <translation>{setting}: 現在の値を維持 ({now})。統計的に確かに高速といえる値はありません。ばらつきが大きすぎます。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>No results: nothing was measured.</source>
        <translation>結果がありません: 何も測定されませんでした。</translation>
    </message>
</context><context>
    <name>ExperimentForm</name>
    <message>
        <location filename="../experiment/form.py" />
        <source>Experiment progress</source>
        <translation>比較実験の進捗</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Test values of &amp;one setting</source>
        <translation>1 つの設定の値をテスト(&amp;O)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Tune this drive</source>
        <translation>このドライブをチューニング(&amp;T)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Measure &amp;before and after</source>
        <translation>適用前後を測定(&amp;B)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Include values that cost &amp;noise, power or wear</source>
        <translation>騒音、電力、消耗が増える値も含める(&amp;N)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Unlock and &amp;Start Experiment…</source>
        <translation>ロックを解除して比較実験を開始(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Start Experiment</source>
        <translation>比較実験を開始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Each value is compared with the current value, {value}.</source>
        <translation>それぞれの値を、現在の値 ({value}) と比較します。</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>{name}, in a file</source>
        <translation>{name} (ファイル)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>S&amp;etting</source>
        <translation>設定(&amp;E)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Values</source>
        <translation>値(&amp;V)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Workload</source>
        <translation>ワークロード(&amp;W)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;older</source>
        <translation>フォルダー(&amp;O)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;ile size</source>
        <translation>ファイルサイズ(&amp;I)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>T&amp;ime</source>
        <translation>時間(&amp;I)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Values to test</source>
        <translation>テストする値</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Experiments for this drive</source>
        <translation>このドライブの比較実験</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Read-only. Values are switched during the test and always restored.</source>
        <translation>読み取りのみです。テスト中に値を切り替え、最後に必ず復元します。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Writes a file of {size} to the folder and always removes it. Values are switched during the test and always restored.</source>
        <translation>フォルダーに {size} のファイルを書き込み、最後に必ず削除します。テスト中に値を切り替え、最後に必ず復元します。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Total duration: about {time}.</source>
        <translation>全体の所要時間: 約 {time}。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Select an experiment.</source>
        <translation>比較実験を選択してください。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>This drive has no settings to tune, or reading them needs a password.</source>
        <translation>このドライブにはチューニングできる設定がないか、その読み取りにパスワードが必要です。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Select a value to compare.</source>
        <translation>比較する値を選択してください。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Criterion: {metric}.</source>
        <translation>判定基準: {metric}。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>“{setting}” affects only writes. A workload that only reads shows no difference.</source>
        <translation>「{setting}」は書き込みだけに影響します。読み取りだけのワークロードでは差が出ません。</translation>
    </message>
</context><context>
    <name>ExperimentPage</name>
    <message>
        <location filename="../experiment/page.py" />
        <source>DiskTune stopped waiting: the helper did not report the end of the experiment. Check on the Settings page whether the values were restored.</source>
        <translation>DiskTune は待機を中止しました。ヘルパーから比較実験終了の報告がありませんでした。値が復元されたかどうかを「設定」ページで確認してください。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>An experiment switches between values of a setting and measures each of them. It reports whether there is a difference or only noise. The original values are restored at the end.</source>
        <translation>比較実験では、設定の値を切り替えながら、それぞれを測定します。差があるのか、単なるばらつきなのかを報告し、最後に元の値を復元します。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Restoring the values…</source>
        <translation>値を復元しています…</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Writing the file: {share}</source>
        <translation>ファイルを書き込んでいます: {share}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>The experiment finished. Select the drive to see the result.</source>
        <translation>比較実験が終了しました。結果を見るには、ドライブを選択してください。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>&amp;Wake Up and Start Experiment</source>
        <translation>起動して比較実験を開始(&amp;W)</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>The helper process exited during the experiment. Unlock again to continue.</source>
        <translation>比較実験中にヘルパープロセスが終了しました。続けるには、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Run {number} of {count}</source>
        <translation>測定 {number} / {count} 回</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Experiment {number} of {count}: {progress}</source>
        <translation>比較実験 {number} / {count}: {progress}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>No value of the experiment was applied.</source>
        <translation>比較実験の値は適用されませんでした。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Copied to the clipboard.</source>
        <translation>クリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Export Experiment</source>
        <translation>比較実験をエクスポート</translation>
    </message>
</context><context>
    <name>ExperimentView</name>
    <message>
        <location filename="../experiment/view.py" />
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>T&amp;able</source>
        <translation>表(&amp;A)</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Copy as Text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs as C&amp;SV…</source>
        <translation>ペアを CSV で保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Ranking as CSV…</source>
        <translation>順位を CSV で保存(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>All Data as &amp;JSON…</source>
        <translation>すべてのデータを JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Charts as &amp;PNG…</source>
        <translation>グラフを PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Charts as S&amp;VG…</source>
        <translation>グラフを SVG で保存(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Keep Current Va&amp;lue</source>
        <translation>現在の値を維持(&amp;L)</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{number} of {count}: {setting}</source>
        <translation>{number} / {count}: {setting}</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{setting} on {drive}</source>
        <translation>{drive} の{setting}</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Workload: {workload}. Criterion: {metric}.</source>
        <translation>ワークロード: {workload}。判定基準: {metric}。</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Apply {value}…</source>
        <translation>{value} を適用(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>stopped early</source>
        <translation>早期中止</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Chart: change with each value</source>
        <translation>グラフ: 値ごとの変化率</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Chart: pairs by round</source>
        <translation>グラフ: ラウンドごとのペア</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Current value when the experiment started.</source>
        <translation>比較実験を開始したときの現在の値です。</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Experiment</source>
        <translation>比較実験</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Value shown in the pairs chart</source>
        <translation>ペアのグラフに表示する値</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Shows the values of the charts.</source>
        <translation>グラフの値を表示します。</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Table of all pairs</source>
        <translation>すべてのペアの表</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Ranking of the values</source>
        <translation>値の順位</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs by round: current value (grey) and tested value</source>
        <translation>ラウンドごとのペア: 現在の値 (灰色) とテストした値</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Opens the Settings page with this value, where you apply and confirm it.</source>
        <translation>この値を入れて「設定」ページを開きます。そこで適用して確認します。</translation>
    </message>
</context><context>
    <name>FactView</name>
    <message>
        <location filename="../overview/fact_list/view.py" />
        <source>Drive information</source>
        <translation>ドライブ情報</translation>
    </message>
</context><context>
    <name>Files</name>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>Written to {path}.</source>
        <translation>{path} に書き込みました。</translation>
    </message>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>{name} could not be written: {why}.</source>
        <translation>{name} に書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>{name} could not be read: {why}.</source>
        <translation>{name} を読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../store/note_file.py" />
        <location filename="../desktop/user_files.py" />
        <source>The destination exists and is not a regular file</source>
        <translation>保存先は存在しますが、通常のファイルではありません</translation>
    </message>
</context><context>
    <name>FindDrive</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Look for a light that blinks like this dot. Only reads; {seconds} s left.</source>
        <translation>この点と同じように点滅する LED を探してください。読み取りのみで、残り {seconds} s です。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Look for a light that blinks. Only reads; {seconds} s left.</source>
        <translation>点滅するランプを探してください。読み取りだけを行います。残り {seconds} 秒。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The locate light is on. DiskTune turns it off after {seconds} s.</source>
        <translation>ロケート LED は点灯しています。DiskTune は {seconds} s 後に消灯します。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The locate light is off.</source>
        <translation>ロケート LED は消灯しています。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Where it is: {place}</source>
        <translation>場所: {place}</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Make It &amp;Blink</source>
        <translation>点滅させる(&amp;B)</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Stop &amp;Blinking</source>
        <translation>点滅を停止(&amp;B)</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Wake Up and &amp;Blink</source>
        <translation>起動して点滅させる(&amp;B)</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate &amp;Light</source>
        <translation>ロケート LED を点灯(&amp;L)</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turn &amp;Light Off</source>
        <translation>LED を消灯(&amp;L)</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Reads from the drive in a rhythm for a minute, so that its activity light blinks. Nothing is written. Many M.2 drives have no light; hard disks can be heard.</source>
        <translation>アクティビティ LED が点滅するように、1 分間一定のリズムでドライブから読み取ります。書き込みは行いません。M.2 ドライブの多くには LED がありません。ハードディスクは音でもわかります。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The light is on already; another program turned it on</source>
        <translation>LED はすでに点灯しています。別のプログラムが点灯しました</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turns on the light at the drive's slot in the enclosure for 2 minutes</source>
        <translation>エンクロージャー内の、ドライブのスロットにある LED を 2 分間点灯します</translation>
    </message>
</context><context>
    <name>FindingCard</name>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>Selected finding</source>
        <translation>選択した検出事項</translation>
    </message>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>How sure: {sure}</source>
        <translation>確度: {sure}</translation>
    </message>
</context><context>
    <name>FindingsView</name>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>Findings</source>
        <translation>検出事項</translation>
    </message>
</context><context>
    <name>FlickerJob</name>
    <message>
        <location filename="../overview/flicker_job.py" />
        <source>The helper process exited. The drive is no longer read.</source>
        <translation>ヘルパープロセスが終了しました。ドライブの読み取りは停止しています。</translation>
    </message>
    <message>
        <location filename="../overview/flicker_job.py" />
        <source>The helper did not report the end. The reads stop within a minute.</source>
        <translation>ヘルパーが終了を報告しませんでした。読み取りは 1 分以内に停止します。</translation>
    </message>
</context><context>
    <name>Fold</name>
    <message>
        <location filename="../arrays/fold.py" />
        <source>expanded</source>
        <translation>展開</translation>
    </message>
    <message>
        <location filename="../arrays/fold.py" />
        <source>collapsed</source>
        <translation>折りたたみ</translation>
    </message>
</context><context>
    <name>FolderExperimentJob</name>
    <message>
        <location filename="../experiment/job.py" />
        <source>{setting} could not be restored: {why}</source>
        <translation>{setting}を復元できませんでした: {why}</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>A run took too long. The values were restored.</source>
        <translation>測定に時間がかかりすぎました。値は復元されました。</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>The helper process that measures exited. Start the experiment again.</source>
        <translation>測定を行うヘルパープロセスが終了しました。比較実験をもう一度開始してください。</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>The experiment was cancelled.</source>
        <translation>比較実験をキャンセルしました。</translation>
    </message>
</context><context>
    <name>FolderPicker</name>
    <message>
        <location filename="../profiles/folder.py" />
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Folder you can write to</source>
        <translation>書き込み可能なフォルダー</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Test folder</source>
        <translation>テスト用フォルダー</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Choose Test Folder</source>
        <translation>テスト用フォルダーを選択</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Choose a folder.</source>
        <translation>フォルダーを選択してください。</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Not enough free space: {needed} needed, {free} free.</source>
        <translation>空き容量が足りません: 必要な容量 {needed}、空き容量 {free}。</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>no drive of this computer</source>
        <translation>このコンピューターのドライブではありません</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>{filesystem} on {drives}, {free} free.</source>
        <translation>{drives} 上の {filesystem}、空き容量 {free}。</translation>
    </message>
</context><context>
    <name>Formats</name>
    <message>
        <location filename="../text/formats.py" />
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context><context>
    <name>Grid</name>
    <message>
        <location filename="../all_settings/grid.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../all_settings/grid.py" />
        <source>Model</source>
        <translation>モデル</translation>
    </message>
</context><context>
    <name>GridModel</name>
    <message>
        <location filename="../all_settings/grid_view.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
</context><context>
    <name>GuardBanner</name>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>DiskTune could not read which saved settings the boot guard holds back. {why}</source>
        <translation>起動ガードが保留している保存済みの設定を、DiskTune は読み取れませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Read Again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Read the list of held-back settings again</source>
        <translation>保留中の設定の一覧をもう一度読み取ります</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Saved settings are not applied: disktune.apply=0 is set on the kernel command line. Restart without it to apply them.</source>
        <translation>保存した設定は適用されていません: カーネルのコマンドラインで disktune.apply=0 が指定されています。適用するには、これを指定せずに再起動してください。</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>The computer stopped, or the drive failed or was disconnected, shortly after these settings of {drive} were applied: {settings}. DiskTune holds them back.</source>
        <translation>{drive} の次の設定が適用された直後に、コンピューターが停止したか、ドライブが故障したか、取り外されました: {settings}。DiskTune はこれらの設定を保留しています。</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>The computer stopped, or the drive failed or was disconnected, shortly after these settings of {drive} were changed on trial: {settings}. DiskTune holds their saved values back.</source>
        <translation>{drive} の次の設定を試用のために変更した直後に、コンピューターが停止したか、ドライブが故障したか、取り外されました: {settings}。DiskTune はこれらの保存値を保留しています。</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>The boot guard's record for {drive} cannot be read. DiskTune holds its risky settings back until you decide: {settings}.</source>
        <translation>{drive} に関する起動ガードの記録を読み取れません。DiskTune は、判断が下されるまでリスクのある設定を保留します: {settings}。</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Delete Saved Settings</source>
        <translation>保存した設定を削除</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Delete the saved values that are held back; the current values do not change</source>
        <translation>保留中の保存値を削除します。現在の値は変わりません</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Retry at Next Boot</source>
        <translation>次回起動時に再試行</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Apply them from the next boot on, monitored by the boot guard</source>
        <translation>起動ガードの監視のもとで、次回の起動から適用します</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>{setting} ({value})</source>
        <translation>{setting} ({value})</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>{drive} has not been connected for a year. Delete its saved settings?</source>
        <translation>{drive} は 1 年間接続されていません。保存した設定を削除しますか?</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
</context><context>
    <name>HandoverDialog</name>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Nothing to export: no setting of this drive is saved, changed or different from its default.</source>
        <translation>エクスポートするものがありません: このドライブには、保存された設定、変更された設定、既定値と異なる設定がありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>&amp;Save As…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>udev rule</source>
        <translation>udev ルール</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>shell script</source>
        <translation>シェルスクリプト</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Location: {path}</source>
        <translation>場所: {path}</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>{setting}: {reason}</source>
        <translation>{setting}: {reason}</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Left out: {settings}</source>
        <translation>除外: {settings}</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>No settings to export.</source>
        <translation>エクスポートする設定がありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>The file could not be saved: {why}.</source>
        <translation>ファイルを保存できませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Saved as {path}.</source>
        <translation>{path} として保存しました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Text for the other tool</source>
        <translation>ほかのツール用のテキスト</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Settings to export</source>
        <translation>エクスポートする設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Other tool</source>
        <translation>ほかのツール</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Format:</source>
        <translation>形式:</translation>
    </message>
</context><context>
    <name>HdparmHelp</name>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Find an option: -B, cache, --security</source>
        <translation>オプションを検索: -B、cache、--security</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Find an hdparm option by letter or word</source>
        <translation>hdparm のオプションを文字または単語で検索します</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>&amp;Show Setting</source>
        <translation>設定を表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>No hdparm option matches “{searched}”.</source>
        <translation>「{searched}」に一致する hdparm のオプションはありません。</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>hdparm Options</source>
        <translation>hdparm のオプション</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>hdparm options</source>
        <translation>hdparm のオプション</translation>
    </message>
</context><context>
    <name>Header</name>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>System drive</source>
        <translation>システムドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>The running system is on this drive: /, /usr or /boot.</source>
        <translation>実行中のシステムがこのドライブにあります: /、/usr または /boot。</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Demo drives are simulated. Changes do not affect real drives and are lost when DiskTune closes.</source>
        <translation>デモのドライブはシミュレーションです。変更は実際のドライブに影響せず、DiskTune を閉じると失われます。</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>All Drives</source>
        <translation>すべてのドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Health, settings and activity of all drives</source>
        <translation>すべてのドライブの健康状態、設定、アクティビティ</translation>
    </message>
</context><context>
    <name>Heading</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>{section} ({count})</source>
        <translation>{section} ({count})</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>collapsed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>expanded</source>
        <translation>展開</translation>
    </message>
</context><context>
    <name>Health</name>
    <message>
        <location filename="../health/shown.py" />
        <location filename="../client/unasked.py" />
        <source>Reading the health data…</source>
        <translation>健康状態のデータを読み取っています…</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>Reading it requires authorization.</source>
        <translation>読み取りには認可が必要です。</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>DiskTune is not allowed to open drives here.</source>
        <translation>ここでは DiskTune にドライブを開く権限がありません。</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>Reading the health data requires authorization. Unlock to read it.</source>
        <translation>健康状態のデータの読み取りには認証が必要です。読み取るには、ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>DiskTune is not allowed to open drives here. To change that: {command}</source>
        <translation>ここでは、DiskTune によるドライブへのアクセスが許可されていません。変更するには: {command}</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Updated</source>
        <translation>更新</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Current</source>
        <translation>現在値</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Worst</source>
        <translation>最悪値</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Raw value</source>
        <translation>生の値</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Better raw value</source>
        <translation>良い生の値</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Annual failure rate (Backblaze 2014, via Scrutiny)</source>
        <translation>年間故障率 (Backblaze 2014、Scrutiny による)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Lower end (95%)</source>
        <translation>下限 (95%)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Upper end (95%)</source>
        <translation>上限 (95%)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>no threshold</source>
        <translation>しきい値なし</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>above threshold</source>
        <translation>しきい値より上</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>vendor-specific</source>
        <translation>ベンダー固有</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>smartctl calls it {name} for this model.</source>
        <translation>このモデルでは、smartctl は {name} と呼んでいます。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>The vendor defines what this attribute counts.</source>
        <translation>この属性が何を数えるかは、ベンダーが定めています。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>error rate</source>
        <translation>エラー率</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>event count</source>
        <translation>イベント数</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>self-preserving</source>
        <translation>自己保存</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>Flags: {flags}.</source>
        <translation>フラグ: {flags}。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>low</source>
        <translation>低い</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>A low raw value is better.</source>
        <translation>生の値は低いほうが良好です。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>A high raw value is better.</source>
        <translation>生の値は高いほうが良好です。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>Hard disks with this value: annual failure rate {rate}, 95% interval {least} to {most} (Backblaze 2014, via Scrutiny).</source>
        <translation>この値のハードディスク: 年間故障率 {rate}、95% 信頼区間 {least} ～ {most} (Backblaze 2014、Scrutiny による)。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>Hard disks with this value: on average one failure in {months} of operation, 95% interval {least} to {most} (Backblaze 2014, via Scrutiny).</source>
        <translation>この値のハードディスク: 平均で稼働 {months}に 1 回の故障、95% 信頼区間 {least} ～ {most} (Backblaze 2014、Scrutiny による)。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>{number} months</source>
        <translation>{number} か月</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>{state} on {day}</source>
        <translation>{day} に{state}</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Unknown, standby</source>
        <translation>不明 (スタンバイ)</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Good</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Failing</source>
        <translation>異常</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <location filename="../health/badge.py" />
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Last read at {time}.</source>
        <translation>最後に読み取った日時: {time}。</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Read at {time}.</source>
        <translation>{time} に読み取りました。</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>The health is not known. Overview and Health read it where DiskTune may open the drive.</source>
        <translation>健康状態は不明です。DiskTune がドライブを開ける場合は、「概要」ページと「健康状態」ページで読み取ります。</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Health: {state}</source>
        <translation>健康状態: {state}</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>smartmontools' database says of this model and firmware: {warning}</source>
        <translation>smartmontools のデータベースには、このモデルとファームウェアについて次の記載があります: {warning}</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>Firmware warning</source>
        <translation>ファームウェアの警告</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>smartmontools' Drive Database</source>
        <translation>smartmontools のドライブデータベース</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Off-Line Data Collection</source>
        <translation>オフラインデータ収集</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Last collection</source>
        <translation>前回の収集</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Started on request</source>
        <translation>要求で開始</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Reads the medium</source>
        <translation>メディアの読み取り</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>When a command arrives</source>
        <translation>コマンドを受けたとき</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>aborted</source>
        <translation>中止</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>suspended</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>never started</source>
        <translation>未実行</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>completed without error</source>
        <translation>エラーなしで完了</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>suspended by a command</source>
        <translation>コマンドにより一時停止</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>aborted by a command</source>
        <translation>コマンドにより中止</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>aborted by the drive because of a fatal error</source>
        <translation>致命的なエラーのため、ドライブが中止</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>vendor-specific state</source>
        <translation>ベンダー固有の状態</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <source>No counter that predicts failures is above 0.</source>
        <translation>故障を予測するカウンターは、すべて 0 です。</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <source>Counted so far: {counters}. Only new ones matter.</source>
        <translation>これまでの回数: {counters}。問題となるのは新しい増加だけです。</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <source>{number} years</source>
        <translation>{number} 年</translation>
    </message>
</context><context>
    <name>HealthCard</name>
    <message>
        <location filename="../drive_health/health_card.py" />
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
</context><context>
    <name>HealthHistory</name>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Highest of the day</source>
        <translation>1 日の最高</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Lowest of the day</source>
        <translation>1 日の最低</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Wear</source>
        <translation>消耗</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Percentage used</source>
        <translation>使用率</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Available spare</source>
        <translation>予備領域</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Error counters</source>
        <translation>エラーカウンター</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Load cycles</source>
        <translation>ロード/アンロードサイクル回数</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>cycles</source>
        <translation>回</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Start-stop cycles</source>
        <translation>起動停止回数</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Data written</source>
        <translation>総書き込み量</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>DiskTune</source>
        <translation>DiskTune</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>timer</source>
        <translation>タイマー</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>smartd</source>
        <translation>smartd</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Temperature (°C)</source>
        <translation>温度 (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Lowest (°C)</source>
        <translation>最低 (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Highest (°C)</source>
        <translation>最高 (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Used (%)</source>
        <translation>使用率 (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Spare (%)</source>
        <translation>予備領域 (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Power-on time (h)</source>
        <translation>使用時間 (h)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Written (GB)</source>
        <translation>総書き込み量 (GB)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Source</source>
        <translation>情報源</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Health History</source>
        <translation>健康状態の履歴</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>First sample</source>
        <translation>最初のサンプル</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Last sample</source>
        <translation>最後のサンプル</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Changes</source>
        <translation>変化</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Forecast</source>
        <translation>予測</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>percentage used</source>
        <translation>使用率</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>available spare</source>
        <translation>予備領域</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>load cycles</source>
        <translation>ロード/アンロードサイクル回数</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>start-stop cycles</source>
        <translation>起動停止回数</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Since {day}: {changes}.</source>
        <translation>{day} 以降: {changes}。</translation>
    </message>
    <message>
        <location filename="../services/health_history.py" />
        <source>The health history could not be saved. It is kept until DiskTune ends. {reason}</source>
        <translation>健康状態の履歴を保存できませんでした。DiskTune の終了まで保持されます。{reason}</translation>
    </message>
</context><context>
    <name>HealthPage</name>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Search the counters</source>
        <translation>カウンターを検索</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>&amp;Copy All</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Copy everything as text; Ctrl+C copies the selected rows</source>
        <translation>すべてをテキストとしてコピーします。Ctrl+C は選択した行をコピーします</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Everything as &amp;Text…</source>
        <translation>すべてをテキストで保存(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Everything as &amp;JSON…</source>
        <translation>すべてを JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>&amp;Table as CSV…</source>
        <translation>表を CSV で保存(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Error log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Temperature log</source>
        <translation>温度ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Log directory</source>
        <translation>ログディレクトリ</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>No SMART attributes were read.</source>
        <translation>S.M.A.R.T. 属性は読み取られていません。</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>No counters were read.</source>
        <translation>カウンターは読み取られていません。</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Counter</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Reading the logs of the drive…</source>
        <translation>ドライブのログを読み取っています…</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Export Health</source>
        <translation>健康状態をエクスポート</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Choose another location.</source>
        <translation>別の場所を選択してください。</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Counters</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Parts of the drive's health</source>
        <translation>ドライブの健康状態の項目</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>SMART Attributes</source>
        <translation>S.M.A.R.T. 属性</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Self-Tests</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Error Log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Temperature Log</source>
        <translation>温度ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Log Directory</source>
        <translation>ログディレクトリ</translation>
    </message>
</context><context>
    <name>Help</name>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show a page</source>
        <translation>ページを表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Search drives, settings, actions, pages, benchmarks and hdparm options</source>
        <translation>ドライブ、設定、操作、ページ、ベンチマーク、hdparm のオプションを検索</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Search the page or, if it has no search field, the list of drives</source>
        <translation>ページ内を検索。検索欄がないページではドライブの一覧を検索</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Search the list of drives</source>
        <translation>ドライブの一覧を検索</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Read all values again</source>
        <translation>すべての値を再読み取り</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show this list</source>
        <translation>この一覧を表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Go to the next or previous control</source>
        <translation>次または前のコントロールへ移動</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Revert the trial, stop the measurement, clear the search field or close the dialog</source>
        <translation>試用を元に戻す、測定を停止する、検索欄をクリアする、またはダイアログを閉じる</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Select the drives of the selected rows in the comparison of all drives</source>
        <translation>すべてのドライブの比較で、選択した行のドライブを選択</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Close or open the selected section of the Overview, as does Space</source>
        <translation>概要で選択したセクションを閉じる、または開く (スペースキーと同じ)</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Delete the selected results</source>
        <translation>選択した結果を削除</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Copy the selected rows</source>
        <translation>選択した行をコピー</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Undo or redo an edit</source>
        <translation>編集を元に戻す / やり直す</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Export the drive information</source>
        <translation>ドライブ情報をエクスポート</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show or hide loop, zram, RAM and optical drives</source>
        <translation>ループ、zram、RAM、光学ドライブの表示を切り替え</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show the results of all drives</source>
        <translation>すべてのドライブの結果を表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Quit; settings on trial are reverted</source>
        <translation>終了。試用中の設定は元に戻ります</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Per-drive tuning for Linux: see, measure, change, prove, revert.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Linux のドライブごとのチューニング: 見る、測る、変える、確かめる、元に戻す。&lt;br&gt;&lt;br&gt;GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。いかなる保証もありません。</translation>
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
        <source>{after} (requested: {asked})</source>
        <translation>{after} (要求した値: {asked})</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>{drive} was changed more than {limit} times: changes before {moment} are not considered.</source>
        <translation>{drive} の変更は {limit} 回を超えています: {moment} より前の変更は対象になりません。</translation>
    </message>
</context><context>
    <name>HistoryModel</name>
    <message>
        <location filename="../history/page.py" />
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>From</source>
        <translation>変更前</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>To</source>
        <translation>変更後</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
</context><context>
    <name>HistoryPage</name>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;This drive only</source>
        <translation>このドライブのみ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore Selected &amp;Values…</source>
        <translation>選択した値を復元(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>元の値を復元(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>No changes by DiskTune on this drive.</source>
        <translation>DiskTune によるこのドライブの変更はありません。</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>No changes by DiskTune.</source>
        <translation>DiskTune による変更はありません。</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>{why} The values shown were read at {time}.</source>
        <translation>{why}表示中の値は {time} に読み取ったものです。</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Nothing to restore on {drives}: no change by DiskTune is in effect, and no values are saved.</source>
        <translation>{drives} には復元するものがありません: DiskTune による変更で有効なものはなく、保存された値もありません。</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Nothing to restore: no change by DiskTune is in effect, and no values are saved.</source>
        <translation>復元するものはありません: DiskTune による変更で有効なものはなく、保存済みの値もありません。</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Export History</source>
        <translation>履歴をエクスポート</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Proposes the earlier values on the Settings page; nothing changes until you apply them</source>
        <translation>以前の値を「設定」ページに入力します。適用するまで何も変わりません</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Lists the values from before DiskTune changed them, for all drives or those of the selected rows</source>
        <translation>DiskTune が変更する前の値の一覧を、すべてのドライブまたは選択した行のドライブについて表示します</translation>
    </message>
</context><context>
    <name>HistoryTable</name>
    <message>
        <location filename="../history/table.py" />
        <source>Changes made by DiskTune</source>
        <translation>DiskTune による変更</translation>
    </message>
</context><context>
    <name>HistoryView</name>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Show &amp;Table</source>
        <translation>表を表示(&amp;T)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>No health of this drive has been read so far.</source>
        <translation>このドライブの健康状態はまだ読み取られていません。</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>One sample so far.</source>
        <translation>サンプルはまだ 1 件です。</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Chart view</source>
        <translation>グラフ表示</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Time shown</source>
        <translation>表示期間</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>1 day</source>
        <translation>1 日</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>30 days</source>
        <translation>30 日</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>DiskTune keeps a sample whenever it reads the health.</source>
        <translation>DiskTune は、健康状態を読み取るたびにサンプルを残します。</translation>
    </message>
</context><context>
    <name>Introduction</name>
    <message>
        <location filename="../standby/introduction.py" />
        <source>DiskTune records for a night which programs reach the drive and when it is in standby. It then lists what keeps the drive awake, the most frequent first, with what helps.</source>
        <translation>DiskTune は一晩の間、どのプログラムがドライブにアクセスし、ドライブがいつスタンバイになるかを記録します。その後、スタンバイを妨げているものを、頻度の高い順に対処とともに一覧表示します。</translation>
    </message>
    <message>
        <location filename="../standby/introduction.py" />
        <source>The recording starts with an administrator's password and ends by its time. It never wakes the drive and records no file names. You can close DiskTune in between.</source>
        <translation>記録は管理者のパスワードで開始し、時間が経過すると終了します。記録がドライブを起動させることはなく、ファイル名も記録しません。その間、DiskTune を閉じてもかまいません。</translation>
    </message>
    <message>
        <location filename="../standby/introduction.py" />
        <source>Choose a time when you do not use the drive. After a change, watch again: DiskTune shows both nights side by side.</source>
        <translation>ドライブを使用しない時間帯を選んでください。変更したら、もう一度監視してください。DiskTune が 2 晩の記録を並べて表示します。</translation>
    </message>
</context><context>
    <name>JobForm</name>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>Starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>{step}, about {time} left</source>
        <translation>{step}、残り約 {time}</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>The array is inactive. Start it to measure it.</source>
        <translation>アレイは非アクティブです。測定するには、アレイを開始してください。</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>The drive contains no medium. Insert one to measure it.</source>
        <translation>ドライブにメディアが入っていません。測定するには、メディアを挿入してください。</translation>
    </message>
</context><context>
    <name>JobPage</name>
    <message>
        <location filename="../jobs/job_page.py" />
        <source>Nothing was started on {drive}: you selected another drive before you entered the password.</source>
        <translation>{drive} では何も開始されませんでした: パスワードを入力する前に、別のドライブが選択されました。</translation>
    </message>
    <message>
        <location filename="../jobs/job_page.py" />
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../jobs/job_page.py" />
        <source>This runs on {drive}, not on the selected drive.</source>
        <translation>これは選択中のドライブではなく、{drive} で実行されています。</translation>
    </message>
</context><context>
    <name>Keeping</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Apply at &amp;Boot</source>
        <translation>起動時に適用(&amp;B)</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Nothing to restore: no change by DiskTune is in effect, and no values are saved.</source>
        <translation>復元するものはありません: DiskTune による変更で有効なものはなく、保存済みの値もありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Saved settings</source>
        <translation>保存した設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Settings changed in DiskTune</source>
        <translation>DiskTune で変更した設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Settings that differ from the default</source>
        <translation>既定値と異なる設定</translation>
    </message>
</context><context>
    <name>LastButton</name>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Per&amp;sistence</source>
        <translation>永続化(&amp;S)</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Settings that DiskTune or other tools apply at boot</source>
        <translation>DiskTune やほかのツールが起動時に適用する設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Apply at Boot…</source>
        <translation>起動時に適用(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Import / Export…</source>
        <translation>インポート / エクスポート(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Takes settings of other tools, or shows yours as text for them</source>
        <translation>ほかのツールの設定を取り込むか、現在の設定をそれらの形式で表示します</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Copy Current Values as Commands</source>
        <translation>現在の値をコマンドとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Delete Saved Settings</source>
        <translation>保存した設定を削除(&amp;D)</translation>
    </message>
</context><context>
    <name>LastingBar</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Apply at Boot</source>
        <translation>起動時に適用</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Reapply</source>
        <translation>再適用</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete Saved Value</source>
        <translation>保存値を削除</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>On Battery…</source>
        <translation>バッテリー使用時…</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Saves the current value and applies it at every boot</source>
        <translation>現在の値を保存し、起動のたびに適用します</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Saves another value for when the computer runs on battery</source>
        <translation>コンピューターがバッテリーで動作しているとき用に、別の値を保存します</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Deletes the saved value; the current value does not change</source>
        <translation>保存値を削除します。現在の値は変わりません</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Not saved.</source>
        <translation>保存されていません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete Saved Values</source>
        <translation>保存値を削除</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value}</source>
        <translation>{value} を保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value} for Battery</source>
        <translation>{value} をバッテリー用に保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value} for AC Power</source>
        <translation>{value} を AC 電源用に保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Set by</source>
        <translation>設定元</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Also set by</source>
        <translation>ほかの設定元</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Takes precedence</source>
        <translation>優先される設定元</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Not read: {files}.</source>
        <translation>読み取れませんでした: {files}。</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Adds the saved value as a change to review</source>
        <translation>保存値を、確認する変更に追加します</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save the current value of {setting}</source>
        <translation>{setting}の現在の値を保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Reapply the saved value of {setting}</source>
        <translation>{setting}の保存値を再適用</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete the saved value of {setting}</source>
        <translation>{setting}の保存値を削除</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Value of {setting} on battery</source>
        <translation>バッテリー使用時の{setting}の値</translation>
    </message>
</context><context>
    <name>LimitRow</name>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Speed Limit</source>
        <translation>速度の制限</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Limit for each device</source>
        <translation>デバイスごとの制限</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Limit for each device:</source>
        <translation>デバイスごとの制限:</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Until the scrub finishes</source>
        <translation>スクラブの完了まで</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Set Limit</source>
        <translation>制限を設定</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Remove Limit</source>
        <translation>制限を解除</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Boost Until Finished</source>
        <translation>完了まで高速化</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Restore Limits</source>
        <translation>制限を復元</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>The earlier limits are restored then, whatever becomes of this window.</source>
        <translation>このウィンドウがどうなっても、完了時に以前の制限が復元されます。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Slows the scrub down so that programs can use the drives. The scrub takes longer.</source>
        <translation>プログラムがドライブを使えるように、スクラブを遅くします。スクラブにかかる時間は長くなります。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Removes the limits of all devices.</source>
        <translation>すべてのデバイスの制限を解除します。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>The kernel does not report a limit for scrubs. Linux 5.14 or later has one.</source>
        <translation>カーネルはスクラブの制限を報告していません。制限があるのは Linux 5.14 以降です。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Unlock to see the limits. Only root can read which device has which number.</source>
        <translation>制限を表示するには、ロックを解除してください。どのデバイスがどの番号かは、root だけが読み取れます。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Now: {limit}. A limit lasts until the file system is unmounted.</source>
        <translation>現在: {limit}。制限は、ファイルシステムがアンマウントされるまで有効です。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Until the scrub finishes: {limit}. The earlier limits are restored then.</source>
        <translation>スクラブの完了まで: {limit}。完了すると、以前の制限が復元されます。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>No limit is set, so the scrub already runs at full speed.</source>
        <translation>制限は設定されていないため、スクラブはすでに最大速度で実行されています。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Removes the limits until the scrub finishes. The I/O priority stays idle: btrfs-progs sets it when it starts the scrub.</source>
        <translation>スクラブの完了まで、制限を解除します。I/O 優先度は idle のままです: スクラブの開始時に btrfs-progs が設定します。</translation>
    </message>
</context><context>
    <name>Link</name>
    <message>
        <location filename="../client/link.py" />
        <source>The request is too large to be sent to the helper.</source>
        <translation>要求が大きすぎるため、ヘルパーに送信できません。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper is not running.</source>
        <translation>ヘルパーは実行されていません。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>unterminated line</source>
        <translation>行が終端していません</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper's version ({version}) differs from this window's. Reinstall it: {command}</source>
        <translation>ヘルパーのバージョン ({version}) がこのウィンドウと異なります。再インストールしてください: {command}</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>DiskTune requested a helper of class {wanted}, got class {actual} and closed it.</source>
        <translation>DiskTune はクラス {wanted} のヘルパーを要求しましたが、クラス {actual} が返されたため閉じました。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper's reply could not be read: {problem}.</source>
        <translation>ヘルパーの応答を読み取れませんでした: {problem}。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was stopped after a protocol error: {problem}. Unlock again; if this repeats, reinstall DiskTune.</source>
        <translation>プロトコルエラーのためヘルパーを停止しました: {problem}。もう一度ロックを解除してください。繰り返す場合は DiskTune を再インストールしてください。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper did not respond within {seconds} s.</source>
        <translation>ヘルパーは {seconds} s 以内に応答しませんでした。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper could not be started: {why}.</source>
        <translation>ヘルパーを起動できませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process was ended by a signal.</source>
        <translation>ヘルパープロセスはシグナルによって終了しました。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process exited. Unlock again to continue.</source>
        <translation>ヘルパープロセスが終了しました。続けるには、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process exited unexpectedly (exit status {status}).</source>
        <translation>ヘルパープロセスが予期せず終了しました (終了ステータス {status})。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process exited unexpectedly (exit status {status}): {message}</source>
        <translation>ヘルパープロセスが予期せず終了しました (終了ステータス {status}): {message}</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process was closed.</source>
        <translation>ヘルパープロセスを閉じました。</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>lowered {n}× after errors</source>
        <translation>エラー後に {n} 回引き下げ</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>Transfer mode</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>limited to {speed}</source>
        <translation>{speed} に制限</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>controller up to {speed}</source>
        <translation>コントローラーは最大 {speed}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>SATA link speed</source>
        <translation>SATA リンク速度</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>drive up to {link}</source>
        <translation>ドライブは最大 {link}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>port up to {link}</source>
        <translation>ポートは最大 {link}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>PCIe link</source>
        <translation>PCIe リンク</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>device up to {speed}</source>
        <translation>デバイスは最大 {speed}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>USB speed</source>
        <translation>USB 速度</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>USB version</source>
        <translation>USB バージョン</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>{speed} ×{lanes}</source>
        <translation>{speed} ×{lanes}</translation>
    </message>
</context><context>
    <name>LocateLight</name>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The enclosure did not turn the light on.</source>
        <translation>エンクロージャーが LED を点灯しませんでした。</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The locate light stays on.</source>
        <translation>ロケート LED は点灯したままです。</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The locate light may still be on: it could not be read back.</source>
        <translation>ロケート LED が点灯したままの可能性があります: 状態を読み戻せませんでした。</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The helper process exited. The locate light may still be on.</source>
        <translation>ヘルパープロセスが終了しました。ロケート LED が点灯したままの可能性があります。</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The helper process exited. DiskTune's service turns the locate light off.</source>
        <translation>ヘルパープロセスが終了しました。DiskTune のサービスがロケート LED を消灯します。</translation>
    </message>
</context><context>
    <name>LongTrialBanner</name>
    <message>
        <location filename="../mainwindow/banners/long_trial_banner.py" />
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/long_trial_banner.py" />
        <source>Show the settings on trial</source>
        <translation>試用中の設定を表示</translation>
    </message>
</context><context>
    <name>LongTrialBar</name>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>Re&amp;vert Long Trial</source>
        <translation>長時間試用を元に戻す(&amp;V)</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>Keep &amp;Changes</source>
        <translation>変更を保持(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>&amp;Close Result</source>
        <translation>結果を閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>Keeping the changes…</source>
        <translation>変更を保持しています…</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>Reverting the changes…</source>
        <translation>変更を元に戻しています…</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>Long trial</source>
        <translation>長時間試用</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_bar.py" />
        <source>Time of the long trial</source>
        <translation>長時間試用の経過時間</translation>
    </message>
</context><context>
    <name>LongTrialVerdicts</name>
    <message>
        <location filename="../history/long_trial_list.py" />
        <source>Long trials</source>
        <translation>長時間試用</translation>
    </message>
    <message>
        <location filename="../history/long_trial_list.py" />
        <source>{time}: {changes}. {verdict}</source>
        <translation>{time}: {changes}。{verdict}</translation>
    </message>
</context><context>
    <name>LongTrials</name>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Apply and Try for &amp;1 Hour</source>
        <translation>適用して 1 時間試用(&amp;1)</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Apply and Try for a &amp;Night (8 Hours)</source>
        <translation>適用して一晩 (8 時間) 試用(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Apply and Try for &amp;3 Days</source>
        <translation>適用して 3 日間試用(&amp;3)</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Long trial on {drive}: applying the changes…</source>
        <translation>{drive} の長時間試用: 変更を適用しています…</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Long trial on {drive}: {time} left, no errors so far. {end}</source>
        <translation>{drive} の長時間試用: 残り {time}、これまでにエラーはありません。{end}</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>At the end the changes are kept if there were no errors.</source>
        <translation>エラーがなければ、終了時に変更を保持します。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>At the end the changes are reverted.</source>
        <translation>終了時に変更を元に戻します。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Simulated: {time} pass in {seconds} s.</source>
        <translation>シミュレーション: {time} が {seconds} s で経過します。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{setting}: {before} → {after}</source>
        <translation>{setting}: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Reported after {time}:</source>
        <translation>{time} 後の報告:</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: the long trial did not begin.</source>
        <translation>{drive}: 長時間試用は始まりませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: you kept the changes of the long trial.</source>
        <translation>{drive}: 長時間試用の変更を保持しました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: you reverted the changes of the long trial.</source>
        <translation>{drive}: 長時間試用の変更を元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: the long trial is over. The changes were reverted.</source>
        <translation>{drive}: 長時間試用が終了しました。変更は元に戻されました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: the long trial is over. The changes were kept.</source>
        <translation>{drive}: 長時間試用が終了しました。変更は保持されました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: the long trial was ended because of an error. The changes were reverted.</source>
        <translation>{drive}: エラーのため、長時間試用が終了しました。変更は元に戻されました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: the long trial ended early, because its service was stopped. The changes were reverted.</source>
        <translation>{drive}: サービスが停止されたため、長時間試用が途中で終了しました。変更は元に戻されました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>{drive}: the long trial was interrupted: the computer or its service stopped, or the drive was disconnected. The changes that had lasted were reverted.</source>
        <translation>{drive}: 長時間試用が中断されました: コンピューターかサービスが停止したか、ドライブが取り外されました。残っていた変更は元に戻されました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Not all settings could be reverted.</source>
        <translation>一部の設定を元に戻せませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Tried for {time}, no errors.</source>
        <translation>{time} 試用し、エラーはありませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Tried for {time}. No errors were seen, but some kernel messages were lost.</source>
        <translation>{time} 試用しました。エラーは見られませんでしたが、一部のカーネルメッセージが失われました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Average latency as before: {now} ms, before {before} ms.</source>
        <translation>平均レイテンシーは以前と同程度です: {now} ms (以前は {before} ms)。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Average latency {now} ms, before {before} ms. Another load can be the reason.</source>
        <translation>平均レイテンシーは {now} ms です (以前は {before} ms)。負荷の違いが原因の可能性があります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editing/long_trial_text.py" />
        <source>Requests took very long %n times.</source>
        <translation>
            <numerusform>リクエストに非常に長い時間がかかったことが %n 回ありました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>The kernel had the drive suspended for {time}.</source>
        <translation>カーネルがドライブを {time} サスペンドしていました。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>Spin-ups: {starts}. Load cycles: {loads}.</source>
        <translation>スピンアップ: {starts} 回。ロード/アンロードサイクル: {loads} 回。</translation>
    </message>
    <message>
        <location filename="../editing/long_trial_text.py" />
        <source>The computer was suspended for {time}, which does not count.</source>
        <translation>コンピューターは {time} サスペンドしていました。この時間は含まれません。</translation>
    </message>
</context><context>
    <name>MainWindow</name>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>The language changes when you restart DiskTune. The tray changes when you log in again.</source>
        <translation>言語は DiskTune の再起動後に変わります。トレイの言語は次回のログイン後に変わります。</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available: the array was stopped.</source>
        <translation>{drive} は利用できなくなりました: アレイが停止されました。</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available. Check the cable and power, then reconnect it.</source>
        <translation>{drive} は利用できなくなりました。ケーブルと電源を確認して、もう一度接続してください。</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Your changes to its settings were not applied.</source>
        <translation>このドライブの設定の変更は適用されませんでした。</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>All Drives</source>
        <translation>すべてのドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available.</source>
        <translation>{drive} は利用できなくなりました。</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Show the settings of this drive</source>
        <translation>このドライブの設定を表示</translation>
    </message>
</context><context>
    <name>MeasuredView</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>&amp;Copy Result as Text</source>
        <translation>結果をテキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>All &amp;Data as JSON…</source>
        <translation>すべてのデータを JSON で(&amp;D)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Table as C&amp;SV…</source>
        <translation>表を CSV で保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Table as &amp;JSON…</source>
        <translation>表を JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Chart as &amp;PNG…</source>
        <translation>グラフを PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Chart as S&amp;VG…</source>
        <translation>グラフを SVG で保存(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Shows the values of the chart.</source>
        <translation>グラフの値を表示します。</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Result, table and chart, and how it was measured</source>
        <translation>結果、表、グラフ、測定方法</translation>
    </message>
</context><context>
    <name>MemberTable</name>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Array members</source>
        <translation>アレイのメンバー</translation>
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Press Enter or double-click a member to show its drive.</source>
        <translation>メンバーで Enter を押すかダブルクリックすると、そのドライブが表示されます。</translation>
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Show Drive</source>
        <translation>ドライブを表示</translation>
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Show the drive of {member}</source>
        <translation>{member} のドライブを表示</translation>
    </message>
</context><context>
    <name>Menus</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Unlock Changes</source>
        <translation>変更のロックを解除(&amp;U)</translation>
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
        <source>&amp;Export Drive Information…</source>
        <translation>ドライブ情報をエクスポート(&amp;E)…</translation>
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
        <source>All &amp;Results…</source>
        <translation>すべての結果(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Search…</source>
        <translation>検索(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Show &amp;Virtual and Optical Devices</source>
        <translation>仮想デバイスと光学ドライブを表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Loop, zram, RAM and optical drives</source>
        <translation>ループ、zram、RAM、光学ドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Decimal Units (MB, GB)</source>
        <translation>10 進単位 (MB、GB)(&amp;D)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Binary Units (MiB, GiB)</source>
        <translation>2 進単位 (MiB、GiB)(&amp;B)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Units</source>
        <translation>単位(&amp;U)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Follow &amp;System</source>
        <translation>システムに従う(&amp;S)</translation>
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
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>{language} ({share}% translated)</source>
        <translation>{language} ({share}% 翻訳済み)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;hdparm Options</source>
        <translation>hdparm のオプション(&amp;H)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Report a &amp;Problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
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
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Dismiss the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context><context>
    <name>MessageList</name>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
</context><context>
    <name>NightParts</name>
    <message>
        <location filename="../standby/parts.py" />
        <source>Parts of the recording</source>
        <translation>記録の各部分</translation>
    </message>
    <message>
        <location filename="../standby/parts.py" />
        <source>Findings</source>
        <translation>検出事項</translation>
    </message>
    <message>
        <location filename="../standby/parts.py" />
        <source>Night</source>
        <translation>一晩の経過</translation>
    </message>
    <message>
        <location filename="../standby/parts.py" />
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
</context><context>
    <name>NightPicture</name>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Chart: power mode and programs by time</source>
        <translation>グラフ: 時間ごとの電源モードとプログラム</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Power mode</source>
        <translation>電源モード</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>in standby</source>
        <translation>スタンバイ中</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>awake</source>
        <translation>動作中</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>{begin} to {end}: {mode}</source>
        <translation>{begin} ～ {end}: {mode}</translation>
    </message>
</context><context>
    <name>NotAskedBar</name>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Health data not read</source>
        <translation>健康状態のデータは読み取られていません</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Health and power-on time of the drives are unknown.</source>
        <translation>ドライブの健康状態と通電時間は不明です。</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>&amp;Unlock</source>
        <translation>ロックを解除(&amp;U)</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Asks for an administrator's password to read the health data</source>
        <translation>健康状態のデータを読み取るために、管理者のパスワードを求めます</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Copy Command</source>
        <translation>コマンドをコピー</translation>
    </message>
</context><context>
    <name>NoteDialog</name>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>Edit Note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>DiskTune stores the note on this computer, not on the drive.</source>
        <translation>メモは、ドライブではなくこのコンピューターに保存されます。</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>The demo discards the note when it closes.</source>
        <translation>デモでは、終了時にメモは破棄されます。</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>&amp;Save Note</source>
        <translation>メモを保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>The note has {count} characters; at most {most} can be stored. Shorten it.</source>
        <translation>メモは {count} 文字です。保存できるのは {most} 文字までです。短くしてください。</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>The note could not be stored: {why}. Copy the text or try again.</source>
        <translation>メモを保存できませんでした: {why}。テキストをコピーするか、もう一度試してください。</translation>
    </message>
</context><context>
    <name>OneDriveView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{help} Column of iostat: {column}.</source>
        <translation>{help}iostat の列: {column}。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{name}: current {now}{unit}, maximum {most}{unit}.</source>
        <translation>{name}: 現在 {now}{unit}、最大 {most}{unit}。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No data recorded.</source>
        <translation>データは記録されていません。</translation>
    </message>
</context><context>
    <name>OptionModel</name>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Option</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Meaning in hdparm</source>
        <translation>hdparm での意味</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>In DiskTune</source>
        <translation>DiskTune では</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Notes</source>
        <translation>注記</translation>
    </message>
</context><context>
    <name>Overview</name>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>pre-failure</source>
        <translation>故障予兆 (Pre-fail)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>old age</source>
        <translation>経年 (Old age)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>failed in the past</source>
        <translation>過去に異常</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>FAILING NOW</source>
        <translation>現在異常</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/log_text.py" />
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/log_text.py" />
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/log_text.py" />
        <source>Verify</source>
        <translation>ベリファイ</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Reallocated sectors</source>
        <translation>代替処理済みのセクター数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Pending sectors</source>
        <translation>代替処理保留中のセクター数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Offline uncorrectable sectors</source>
        <translation>回復不可能セクター数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Reported uncorrectable errors</source>
        <translation>報告された訂正不可能エラー</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Command timeouts</source>
        <translation>コマンドタイムアウト</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Interface CRC errors</source>
        <translation>CRC エラー数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>CRC errors of the SATA link</source>
        <translation>SATA リンクの CRC エラー</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Media and data errors</source>
        <translation>メディアとデータ整合性エラー数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Uncorrected errors</source>
        <translation>未訂正エラー</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Timeouts in the kernel</source>
        <translation>カーネルでのタイムアウト</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Uncorrected PCIe errors</source>
        <translation>未訂正の PCIe エラー</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Power-on resets</source>
        <translation>電源投入リセット回数</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <location filename="../health/counters_text.py" />
        <source>Power-on time</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Sectors written</source>
        <translation>書き込みセクター数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Write commands</source>
        <translation>書き込みコマンド数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Sectors read</source>
        <translation>読み取りセクター数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Read commands</source>
        <translation>読み取りコマンド数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Spindle motor time</source>
        <translation>スピンドルモーターの稼働時間</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Head flying time</source>
        <translation>ヘッドフライング時間</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Load cycles</source>
        <translation>ロード/アンロードサイクル回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Read recovery attempts</source>
        <translation>読み取りエラー回復の試行回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Mechanical start failures</source>
        <translation>機械的な起動失敗回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Power-off retracts</source>
        <translation>電源断によるヘッド退避回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Resets during a command</source>
        <translation>コマンド実行中のリセット回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Hardware resets</source>
        <translation>ハードウェアリセット回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Asynchronous signal recoveries</source>
        <translation>非同期信号の回復回数</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <location filename="../health/counters_text.py" />
        <source>Percentage used</source>
        <translation>使用率</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands failed by a CRC error</source>
        <translation>CRC エラーで失敗したコマンド</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>R_ERR for data</source>
        <translation>データの R_ERR</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>R_ERR for other frames</source>
        <translation>データ以外のフレームの R_ERR</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Losses of the link</source>
        <translation>リンクの切断回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Resets of the link</source>
        <translation>リンクのリセット回数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>CRC errors towards the drive</source>
        <translation>ドライブ方向の CRC エラー</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Counters Behind the Verdict</source>
        <translation>判定に使われたカウンター</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>caution: {before} before</source>
        <translation>注意: 以前は {before}</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>caution above 0 on hard disks</source>
        <translation>ハードディスクでは 0 を超えると注意</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>caution if it rises</source>
        <translation>増加すると注意</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>compared with {time}</source>
        <translation>{time} との比較</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Device Statistics</source>
        <translation>デバイス統計</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>SATA PHY Event Counters</source>
        <translation>SATA PHY イベントカウンター</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>or more: the counter is full</source>
        <translation>以上: カウンターが上限に達しています</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>SMART queries are counted, too</source>
        <translation>S.M.A.R.T. の問い合わせも数えられます</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands</source>
        <translation>コマンド数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands ended with an error</source>
        <translation>エラー終了したコマンド数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands timed out</source>
        <translation>タイムアウトしたコマンド数</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>PCIe errors, corrected</source>
        <translation>PCIe エラー (訂正済み)</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>PCIe errors, non-fatal</source>
        <translation>PCIe エラー (非致命的)</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>PCIe errors, fatal</source>
        <translation>PCIe エラー (致命的)</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Errors Counted by the Kernel</source>
        <translation>カーネルが数えたエラー</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>Model family</source>
        <translation>モデルファミリー</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>smartctl's database has no family of this model</source>
        <translation>smartctl のデータベースに、このモデルのファミリーはありません</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>{file}, version {version}</source>
        <translation>{file}、バージョン {version}</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>In smartctl's database</source>
        <translation>smartctl のデータベースに記載</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>the package smartmontools is not installed</source>
        <translation>パッケージ smartmontools がインストールされていません</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>the sandbox does not show smartmontools' drive database</source>
        <translation>サンドボックスから smartmontools のドライブデータベースが見えません</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>{file} cannot be read</source>
        <translation>{file} を読み取れません</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <source>Condition</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../overview/identify_text.py" />
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SMART Attributes</source>
        <translation>S.M.A.R.T. 属性</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Health (SMART)</source>
        <translation>健康状態 (S.M.A.R.T.)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Read error rate</source>
        <translation>読み取りエラー率</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Throughput performance</source>
        <translation>スループット性能</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Spin-up time</source>
        <translation>スピンアップ時間</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Start-stop cycles</source>
        <translation>起動停止回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Seek error rate</source>
        <translation>シークエラー率</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Seek time performance</source>
        <translation>シーク時間性能</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Spin-up retries</source>
        <translation>スピンアップ再試行回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Recalibration retries</source>
        <translation>キャリブレーション再試行回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Power cycles</source>
        <translation>電源投入回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Helium level</source>
        <translation>ヘリウム残量</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Available spare blocks</source>
        <translation>使用可能な予備ブロック数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Program failures</source>
        <translation>プログラム失敗回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Erase failures</source>
        <translation>消去失敗回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Erase cycles</source>
        <translation>消去回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Unexpected power losses</source>
        <translation>アンセーフシャットダウン回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Wear leveling</source>
        <translation>ウェアレベリング</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Used spare blocks</source>
        <translation>使用済み予備ブロック数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SATA downshifts</source>
        <translation>SATA ダウンシフト</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>End-to-end errors</source>
        <translation>エンドツーエンドエラー</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>High-fly writes</source>
        <translation>High Fly Writes</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Airflow temperature</source>
        <translation>エアフロー温度</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>G-sense errors (shocks)</source>
        <translation>G センサーエラー (衝撃)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>ECC errors corrected</source>
        <translation>訂正済み ECC エラー</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Reallocation events</source>
        <translation>セクター代替処理発生回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Write errors</source>
        <translation>書き込みエラー</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Life left</source>
        <translation>残り寿命</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Media wearout</source>
        <translation>メディアの消耗度</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Data written</source>
        <translation>総書き込み量</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Data read</source>
        <translation>総読み取り量</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Good: the drive reports no problems</source>
        <translation>正常: ドライブは問題を報告していません</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Good</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Failing: back up now</source>
        <translation>異常: すぐにバックアップ</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <location filename="../health/wording.py" />
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <location filename="../health/wording.py" />
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Error Counters</source>
        <translation>エラーカウンター</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Raw values are vendor-specific</source>
        <translation>生の値はベンダー固有</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SMART attributes</source>
        <translation>S.M.A.R.T. 属性</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>current {value}, worst {worst}, threshold {threshold}</source>
        <translation>現在値: {value}、最悪値: {worst}、しきい値: {threshold}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>always</source>
        <translation>常時</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>off-line only</source>
        <translation>オフライン時のみ</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>updated: {when}</source>
        <translation>更新: {when}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>{now} (lowest {lowest}, highest {highest})</source>
        <translation>{now} (最低 {lowest}、最高 {highest})</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Temperature sensor {number}</source>
        <translation>温度センサー {number}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>corrected: {count}</source>
        <translation>訂正済み: {count}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>processed: {size}</source>
        <translation>処理量: {size}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>uncorrected: {count}</source>
        <translation>訂正不能: {count}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>Commands and Features</source>
        <translation>コマンドと機能</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>Other Features of the ATA Standard</source>
        <translation>ATA 規格のその他の機能</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>supported</source>
        <translation>対応</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>enabled</source>
        <translation>有効</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>supported, not enabled</source>
        <translation>対応、無効</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{cylinders} cylinders, {heads} heads, {sectors} sectors per track</source>
        <translation>シリンダー {cylinders}、ヘッド {heads}、トラックあたり {sectors} セクター</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>none (solid state)</source>
        <translation>なし (ソリッドステート)</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>defined by the standard</source>
        <translation>規格で定義</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>defined by the standard, vendor-specific minimum</source>
        <translation>規格で定義、最小値はベンダー固有</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>defined by the standard, no vendor-specific minimum</source>
        <translation>規格で定義、ベンダー固有の最小値なし</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific</source>
        <translation>ベンダー固有</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific, with a minimum</source>
        <translation>ベンダー固有、最小値あり</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific, no minimum</source>
        <translation>ベンダー固有、最小値なし</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>unlikely</source>
        <translation>可能性は低い</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>yes, can be disabled</source>
        <translation>はい、無効化可能</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>possibly, can be disabled</source>
        <translation>可能性あり、無効化可能</translation>
    </message>
    <message>
        <location filename="../text/facts.py" />
        <location filename="../overview/ata_text.py" />
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>possibly</source>
        <translation>可能性あり</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>maximum {maximum}, current {current}</source>
        <translation>最大 {maximum}、現在 {current}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>on, level {level}</source>
        <translation>オン、レベル {level}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{state}; vendor recommends {level}</source>
        <translation>{state}、ベンダーの推奨値 {level}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{modes}; active: {mode}</source>
        <translation>{modes}、使用中: {mode}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>trimmed sectors read as zeros</source>
        <translation>TRIM 済みセクターはゼロとして読み取り</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>trimmed sectors read the same every time</source>
        <translation>TRIM 済みセクターは毎回同じ値を読み取り</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>ATA</source>
        <translation>ATA</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>ATAPI</source>
        <translation>ATAPI</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>CompactFlash</source>
        <translation>CompactFlash</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>correct</source>
        <translation>正しい</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>incorrect</source>
        <translation>誤り</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>absent</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>parallel</source>
        <translation>パラレル</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>serial</source>
        <translation>シリアル</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>host-aware</source>
        <translation>ホストアウェア</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>device-managed</source>
        <translation>デバイス管理</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{number} (slave)</source>
        <translation>{number} (スレーブ)</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{number} (master)</source>
        <translation>{number} (マスター)</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>more than {time}</source>
        <translation>{time} 超</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>about {time}</source>
        <translation>約 {time}</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>The link carries {rate}.</source>
        <translation>リンクの転送能力は {rate} です。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>{share} of what the link carries.</source>
        <translation>リンクの転送能力の {share} です。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Measured at {time}.</source>
        <translation>測定日時: {time}。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Best: {rate}.</source>
        <translation>最高: {rate}。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Highest: {celsius}.</source>
        <translation>最高: {celsius}。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Limit of the drive: {celsius}.</source>
        <translation>ドライブの上限: {celsius}。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Not read: the drive is in standby.</source>
        <translation>読み取っていません: ドライブはスタンバイ中です。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>The drive does not report it.</source>
        <translation>ドライブは温度を報告しません。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>The saved settings could not be read.</source>
        <translation>保存した設定を読み取れませんでした。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>None saved</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>DiskTune applies nothing at boot.</source>
        <translation>DiskTune は起動時に何も適用しません。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Saved settings are not applied in this boot.</source>
        <translation>今回の起動では、保存済みの設定は適用されません。</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Applied at boot.</source>
        <translation>起動時に適用されます。</translation>
    </message>
    <message>
        <location filename="../overview/fact_list/model.py" />
        <source>{section} ({count})</source>
        <translation>{section} ({count})</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>active or idle</source>
        <translation>アクティブまたはアイドル</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle_a</source>
        <translation>idle_a</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle_b (heads unloaded)</source>
        <translation>idle_b (ヘッド退避)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle_c (reduced speed)</source>
        <translation>idle_c (低速回転)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>NV cache mode (spun up)</source>
        <translation>NV キャッシュモード (スピンアップ)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>NV cache mode (spun down)</source>
        <translation>NV キャッシュモード (スピンダウン)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>standby_y</source>
        <translation>standby_y</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>standby (spun down)</source>
        <translation>スタンバイ (スピンダウン)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>ATA (IDENTIFY DEVICE)</source>
        <translation>ATA (IDENTIFY DEVICE)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>NVMe (Identify)</source>
        <translation>NVMe (Identify)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>SCSI (INQUIRY)</source>
        <translation>SCSI (INQUIRY)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>the notes cannot be read: {why}</source>
        <translation>メモを読み取れません: {why}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>512n (native)</source>
        <translation>512n (ネイティブ)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>4Kn (native)</source>
        <translation>4Kn (ネイティブ)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>512e (512-byte emulation)</source>
        <translation>512e (512 バイトエミュレーション)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>{logical} logical, {physical} physical</source>
        <translation>論理 {logical}、物理 {physical}</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../overview/identify_text.py" />
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Serial number</source>
        <translation>シリアル番号</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Firmware</source>
        <translation>ファームウェア</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>World Wide Name (WWN)</source>
        <translation>World Wide Name (WWN)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Form factor</source>
        <translation>フォームファクター</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Sector size</source>
        <translation>セクターサイズ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Removable</source>
        <translation>リムーバブル</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Settings can be changed, but not saved: DiskTune cannot distinguish these drives after a restart</source>
        <translation>設定は変更できますが、保存はできません: 再起動後、DiskTune はこれらのドライブを区別できません</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Same identity as</source>
        <translation>同じ識別情報</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Identity</source>
        <translation>識別情報</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>System drive</source>
        <translation>システムドライブ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>holds /, /usr or /boot</source>
        <translation>/、/usr または /boot を格納</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Mount points</source>
        <translation>マウントポイント</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Member of</source>
        <translation>所属先</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Volumes</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>LVM, LUKS and other device-mapper volumes</source>
        <translation>LVM、LUKS、その他の device-mapper ボリューム</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Scrubs</source>
        <translation>スクラブ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>the page Scrub shows and controls them</source>
        <translation>「スクラブ」ページで表示、操作できます</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Mounts and swap</source>
        <translation>マウントとスワップ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>DiskTune cannot read the mounts of this system</source>
        <translation>DiskTune はこのシステムのマウントを読み取れません</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>no known use</source>
        <translation>既知の用途なし</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Usage</source>
        <translation>使用状況</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Partitions</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>used by {name}</source>
        <translation>{name} が使用</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>starts at sector {sector}</source>
        <translation>セクター {sector} から開始</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>starts at sector {sector}; not aligned to {bytes} bytes, so small writes are slower</source>
        <translation>セクター {sector} から開始。{bytes} バイト境界に揃っていないため、小さな書き込みが遅くなります</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Slots</source>
        <translation>スロット</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Operation</source>
        <translation>処理</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>per member</source>
        <translation>メンバーあたり</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>estimated by the kernel</source>
        <translation>カーネルの見積もり</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>RAID Array</source>
        <translation>RAID アレイ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>array_state in /sys/block/{array}/md; not whether members are missing</source>
        <translation>/sys/block/{array}/md の array_state。メンバーの欠落は示しません</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>md state</source>
        <translation>md の状態</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>no slot</source>
        <translation>スロットなし</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>slot {number}</source>
        <translation>スロット {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>Power States</source>
        <translation>電源状態</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>Format {number}</source>
        <translation>フォーマット {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>{data} bytes, {metadata} bytes of metadata</source>
        <translation>{data} バイト、メタデータ {metadata} バイト</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>type {number}</source>
        <translation>タイプ {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>{count}, slot 1 read-only</source>
        <translation>{count}、スロット 1 は読み取り専用</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>up to {power}, non-operational</source>
        <translation>最大 {power}、非動作</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>power unknown, non-operational</source>
        <translation>電力不明、非動作</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>up to {power}</source>
        <translation>最大 {power}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>power unknown</source>
        <translation>電力不明</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>entry latency {time}</source>
        <translation>移行レイテンシー {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>exit latency {time}</source>
        <translation>復帰レイテンシー {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>State {number}</source>
        <translation>状態 {number}</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>saved settings: {number}</source>
        <translation>保存済みの設定: {number}</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Drives of This Computer</source>
        <translation>このコンピューターのドライブ</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Last speed</source>
        <translation>前回の速度</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Saved settings</source>
        <translation>保存した設定</translation>
    </message>
    <message>
        <location filename="../overview/partition_map.py" />
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>SCSI Designators</source>
        <translation>SCSI 指定子</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>Vendor-specific</source>
        <translation>ベンダー固有</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>T10 vendor ID</source>
        <translation>T10 ベンダー ID</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>EUI-64</source>
        <translation>EUI-64</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>NAA</source>
        <translation>NAA</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>SCSI name string</source>
        <translation>SCSI 名前文字列</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>of the drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>of the port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>of the target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <location filename="../text/facts.py" />
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Reference temperature</source>
        <translation>基準温度</translation>
    </message>
    <message>
        <source>Rated start-stop cycles</source>
        <translation>定格の起動停止回数</translation>
    </message>
    <message>
        <source>Rated load cycles</source>
        <translation>定格のロード/アンロードサイクル回数</translation>
    </message>
    <message>
        <source>Non-medium errors</source>
        <translation>非メディアエラー数</translation>
    </message>
    <message>
        <source>Wear and Errors</source>
        <translation>消耗とエラー</translation>
    </message>
    <message>
        <source>Available spare</source>
        <translation>予備領域</translation>
    </message>
    <message>
        <source>Available spare threshold</source>
        <translation>予備領域のしきい値</translation>
    </message>
    <message>
        <source>Host read commands</source>
        <translation>ホスト読み取りコマンド数</translation>
    </message>
    <message>
        <source>Host write commands</source>
        <translation>ホスト書き込みコマンド数</translation>
    </message>
    <message>
        <source>Controller busy time</source>
        <translation>コントローラービジー時間</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>エラーログエントリー数</translation>
    </message>
    <message>
        <source>Time above warning temperature</source>
        <translation>警告温度を超えた時間</translation>
    </message>
    <message>
        <source>Time above critical temperature</source>
        <translation>限界温度を超えた時間</translation>
    </message>
    <message>
        <source>Time in light throttling</source>
        <translation>スロットリング時間 (軽度)</translation>
    </message>
    <message>
        <source>Time in heavy throttling</source>
        <translation>スロットリング時間 (強度)</translation>
    </message>
    <message>
        <source>Transitions to light throttling</source>
        <translation>スロットリング移行回数 (軽度)</translation>
    </message>
    <message>
        <source>Transitions to heavy throttling</source>
        <translation>スロットリング移行回数 (強度)</translation>
    </message>
    <message>
        <source>Model number</source>
        <translation>モデル番号</translation>
    </message>
    <message>
        <source>Firmware revision</source>
        <translation>ファームウェアリビジョン</translation>
    </message>
    <message>
        <source>World wide name</source>
        <translation>World Wide Name</translation>
    </message>
    <message>
        <source>Vendor OUI</source>
        <translation>ベンダー OUI</translation>
    </message>
    <message>
        <source>Device type</source>
        <translation>デバイスの種類</translation>
    </message>
    <message>
        <source>Removable medium</source>
        <translation>リムーバブルメディア</translation>
    </message>
    <message>
        <source>Media serial number</source>
        <translation>メディアのシリアル番号</translation>
    </message>
    <message>
        <source>Media manufacturer</source>
        <translation>メディアの製造元</translation>
    </message>
    <message>
        <source>Additional product ID</source>
        <translation>追加の製品 ID</translation>
    </message>
    <message>
        <source>Power-up in standby (PUIS)</source>
        <translation>スタンバイ状態での電源投入 (PUIS)</translation>
    </message>
    <message>
        <source>Incomplete until spin-up</source>
        <translation>スピンアップまで不完全</translation>
    </message>
    <message>
        <source>Configuration (ATA-1)</source>
        <translation>構成 (ATA-1)</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>チェックサム</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>規格</translation>
    </message>
    <message>
        <source>ATA versions</source>
        <translation>ATA のバージョン</translation>
    </message>
    <message>
        <source>Likely standard</source>
        <translation>推定される規格</translation>
    </message>
    <message>
        <source>CD-ROM</source>
        <translation>CD-ROM</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>トランスポート</translation>
    </message>
    <message>
        <source>Transport revisions</source>
        <translation>トランスポートのリビジョン</translation>
    </message>
    <message>
        <source>Transport document</source>
        <translation>トランスポートの規格書</translation>
    </message>
    <message>
        <source>Link speeds</source>
        <translation>リンク速度</translation>
    </message>
    <message>
        <source>Current link speed</source>
        <translation>現在のリンク速度</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>セクター数</translation>
    </message>
    <message>
        <source>Logical sector</source>
        <translation>論理セクター</translation>
    </message>
    <message>
        <source>Physical sector</source>
        <translation>物理セクター</translation>
    </message>
    <message>
        <source>Sector 0 offset</source>
        <translation>セクター 0 のオフセット</translation>
    </message>
    <message>
        <source>28-bit LBA sectors</source>
        <translation>28 ビット LBA セクター数</translation>
    </message>
    <message>
        <source>48-bit LBA sectors</source>
        <translation>48 ビット LBA セクター数</translation>
    </message>
    <message>
        <source>Extended sector count</source>
        <translation>拡張セクター数</translation>
    </message>
    <message>
        <source>Default CHS</source>
        <translation>既定の CHS</translation>
    </message>
    <message>
        <source>Current CHS</source>
        <translation>現在の CHS</translation>
    </message>
    <message>
        <source>Current CHS sectors</source>
        <translation>現在の CHS セクター数</translation>
    </message>
    <message>
        <source>Bytes per track</source>
        <translation>トラックあたりのバイト数</translation>
    </message>
    <message>
        <source>Bytes per unformatted sector</source>
        <translation>未フォーマットのセクターあたりのバイト数</translation>
    </message>
    <message>
        <source>Buffer size</source>
        <translation>バッファサイズ</translation>
    </message>
    <message>
        <source>Buffer type</source>
        <translation>バッファの種類</translation>
    </message>
    <message>
        <source>NV cache size</source>
        <translation>NV キャッシュのサイズ</translation>
    </message>
    <message>
        <source>NV cache enabled</source>
        <translation>NV キャッシュ有効</translation>
    </message>
    <message>
        <source>Spin-up time (NV cache)</source>
        <translation>スピンアップ時間 (NV キャッシュ)</translation>
    </message>
    <message>
        <source>READ/WRITE LONG bytes</source>
        <translation>READ/WRITE LONG のバイト数</translation>
    </message>
    <message>
        <source>Rotation rate</source>
        <translation>回転数</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>IORDY</source>
        <translation>IORDY</translation>
    </message>
    <message>
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <source>Standby timer values</source>
        <translation>スタンバイタイマーの値</translation>
    </message>
    <message>
        <source>Multiple sector count</source>
        <translation>マルチセクター数 (multcount)</translation>
    </message>
    <message>
        <source>Advanced power management (APM)</source>
        <translation>高度な電源管理 (APM)</translation>
    </message>
    <message>
        <source>Automatic acoustic management (AAM)</source>
        <translation>自動音響管理 (AAM)</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Tagged command queuing (TCQ)</source>
        <translation>タグ付きコマンドキューイング (TCQ)</translation>
    </message>
    <message>
        <source>Command overlap</source>
        <translation>コマンドのオーバーラップ</translation>
    </message>
    <message>
        <source>Interleaved DMA</source>
        <translation>インターリーブ DMA</translation>
    </message>
    <message>
        <source>Double-word I/O</source>
        <translation>ダブルワード I/O</translation>
    </message>
    <message>
        <source>Trusted computing</source>
        <translation>トラステッドコンピューティング</translation>
    </message>
    <message>
        <source>Software reset required</source>
        <translation>ソフトウェアリセットが必要</translation>
    </message>
    <message>
        <source>DMADIR required</source>
        <translation>DMADIR が必要</translation>
    </message>
    <message>
        <source>DRQ response</source>
        <translation>DRQ の応答</translation>
    </message>
    <message>
        <source>Packet size</source>
        <translation>パケットサイズ</translation>
    </message>
    <message>
        <source>Overlap: bus release time</source>
        <translation>オーバーラップ: バス解放時間</translation>
    </message>
    <message>
        <source>Overlap: busy clear time</source>
        <translation>オーバーラップ: ビジー解除時間</translation>
    </message>
    <message>
        <source>Completion time limit</source>
        <translation>完了時間の上限</translation>
    </message>
    <message>
        <source>Removable media notification</source>
        <translation>リムーバブルメディアの通知</translation>
    </message>
    <message>
        <source>DMA modes</source>
        <translation>DMA モード</translation>
    </message>
    <message>
        <source>Minimum DMA cycle time</source>
        <translation>最小 DMA サイクル時間</translation>
    </message>
    <message>
        <source>Recommended DMA cycle time</source>
        <translation>推奨 DMA サイクル時間</translation>
    </message>
    <message>
        <source>PIO modes</source>
        <translation>PIO モード</translation>
    </message>
    <message>
        <source>PIO cycle time, no flow control</source>
        <translation>PIO サイクル時間 (フロー制御なし)</translation>
    </message>
    <message>
        <source>PIO cycle time, IORDY</source>
        <translation>PIO サイクル時間 (IORDY)</translation>
    </message>
    <message>
        <source>ATA Identification</source>
        <translation>ATA 識別情報</translation>
    </message>
    <message>
        <source>Standards and Transport</source>
        <translation>規格とトランスポート</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>機能</translation>
    </message>
    <message>
        <source>Transfer Modes</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>対応</translation>
    </message>
    <message>
        <source>Enabled (password set)</source>
        <translation>有効 (パスワード設定済み)</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>ロック済み</translation>
    </message>
    <message>
        <source>Frozen (until power-off)</source>
        <translation>凍結 (電源断まで)</translation>
    </message>
    <message>
        <source>Password attempts exceeded</source>
        <translation>パスワード試行回数超過</translation>
    </message>
    <message>
        <source>Enhanced erase</source>
        <translation>拡張消去</translation>
    </message>
    <message>
        <source>Master password revision</source>
        <translation>マスターパスワードのリビジョン</translation>
    </message>
    <message>
        <source>Security erase time</source>
        <translation>セキュリティ消去の時間</translation>
    </message>
    <message>
        <source>Enhanced security erase time</source>
        <translation>拡張セキュリティ消去の時間</translation>
    </message>
    <message>
        <source>80-conductor cable detected</source>
        <translation>80 芯ケーブルの検出</translation>
    </message>
    <message>
        <source>Selected by</source>
        <translation>選択方法</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>User-specified sectors</source>
        <translation>ユーザー指定のセクター数</translation>
    </message>
    <message>
        <source>Vendor-specified sectors</source>
        <translation>ベンダー指定のセクター数</translation>
    </message>
    <message>
        <source>PIO mode in use</source>
        <translation>使用中の PIO モード</translation>
    </message>
    <message>
        <source>Multiword DMA modes</source>
        <translation>マルチワード DMA モード</translation>
    </message>
    <message>
        <source>Multiword DMA mode in use</source>
        <translation>使用中のマルチワード DMA モード</translation>
    </message>
    <message>
        <source>I/O cycle time</source>
        <translation>I/O サイクル時間</translation>
    </message>
    <message>
        <source>Memory cycle time</source>
        <translation>メモリーサイクル時間</translation>
    </message>
    <message>
        <source>Ultra DMA modes, I/O</source>
        <translation>Ultra DMA モード (I/O)</translation>
    </message>
    <message>
        <source>Ultra DMA modes, memory</source>
        <translation>Ultra DMA モード (メモリー)</translation>
    </message>
    <message>
        <source>Ultra DMA mode in use</source>
        <translation>使用中の Ultra DMA モード</translation>
    </message>
    <message>
        <source>Power level 1</source>
        <translation>電力レベル 1</translation>
    </message>
    <message>
        <source>Maximum current</source>
        <translation>最大電流</translation>
    </message>
    <message>
        <source>Copy protection (CPRM)</source>
        <translation>コピー保護 (CPRM)</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>セキュリティ</translation>
    </message>
    <message>
        <source>Last Hardware Reset</source>
        <translation>前回のハードウェアリセット</translation>
    </message>
    <message>
        <source>Write-Read-Verify</source>
        <translation>書き込み後ベリファイ (WRV)</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>シリンダー数</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>ヘッド数</translation>
    </message>
    <message>
        <source>Sectors per track</source>
        <translation>トラックあたりのセクター数</translation>
    </message>
    <message>
        <source>Start sector</source>
        <translation>開始セクター</translation>
    </message>
    <message>
        <source>Geometry Assumed by the Kernel</source>
        <translation>カーネルが想定するジオメトリー</translation>
    </message>
    <message>
        <source>NVMe Namespace</source>
        <translation>NVMe ネームスペース</translation>
    </message>
    <message>
        <source>NVMe version</source>
        <translation>NVMe のバージョン</translation>
    </message>
    <message>
        <source>PCI vendor</source>
        <translation>PCI ベンダー</translation>
    </message>
    <message>
        <source>PCI subsystem vendor</source>
        <translation>PCI サブシステムベンダー</translation>
    </message>
    <message>
        <source>IEEE OUI</source>
        <translation>IEEE OUI</translation>
    </message>
    <message>
        <source>Controller ID</source>
        <translation>コントローラー ID</translation>
    </message>
    <message>
        <source>NVM subsystem NQN</source>
        <translation>NVM サブシステム NQN</translation>
    </message>
    <message>
        <source>Maximum namespaces</source>
        <translation>最大ネームスペース数</translation>
    </message>
    <message>
        <source>Firmware slots</source>
        <translation>ファームウェアスロット数</translation>
    </message>
    <message>
        <source>Error log size (entries)</source>
        <translation>エラーログのサイズ (エントリー数)</translation>
    </message>
    <message>
        <source>RTD3 resume latency</source>
        <translation>RTD3 復帰レイテンシー</translation>
    </message>
    <message>
        <source>RTD3 entry latency</source>
        <translation>RTD3 移行レイテンシー</translation>
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>揮発性書き込みキャッシュ (VWC)</translation>
    </message>
    <message>
        <source>Autonomous transitions (APST)</source>
        <translation>自律的な状態遷移 (APST)</translation>
    </message>
    <message>
        <source>Host thermal management (HCTM)</source>
        <translation>ホスト制御の温度管理 (HCTM)</translation>
    </message>
    <message>
        <source>Saveable features</source>
        <translation>保存可能な機能</translation>
    </message>
    <message>
        <source>Warning temperature (WCTEMP)</source>
        <translation>警告温度 (WCTEMP)</translation>
    </message>
    <message>
        <source>Critical temperature (CCTEMP)</source>
        <translation>限界温度 (CCTEMP)</translation>
    </message>
    <message>
        <source>Minimum throttling threshold</source>
        <translation>最小スロットリングしきい値</translation>
    </message>
    <message>
        <source>Maximum throttling threshold</source>
        <translation>最大スロットリングしきい値</translation>
    </message>
    <message>
        <source>NVMe Controller</source>
        <translation>NVMe コントローラー</translation>
    </message>
    <message>
        <source>Capacity and Transfer</source>
        <translation>容量と転送</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Namespace size</source>
        <translation>ネームスペースのサイズ</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック数</translation>
    </message>
    <message>
        <source>Blocks in use</source>
        <translation>使用中のブロック数</translation>
    </message>
    <message>
        <source>NGUID</source>
        <translation>NGUID</translation>
    </message>
    <message>
        <source>Shared between controllers</source>
        <translation>コントローラー間で共有</translation>
    </message>
    <message>
        <source>Write protection</source>
        <translation>書き込み保護</translation>
    </message>
    <message>
        <source>Preferred write granularity</source>
        <translation>推奨書き込み単位</translation>
    </message>
    <message>
        <source>Optimal I/O boundary</source>
        <translation>最適な I/O 境界</translation>
    </message>
    <message>
        <source>End-to-end protection</source>
        <translation>エンドツーエンド保護</translation>
    </message>
    <message>
        <source>Total capacity</source>
        <translation>総容量</translation>
    </message>
    <message>
        <source>Unallocated capacity</source>
        <translation>未割り当て容量</translation>
    </message>
    <message>
        <source>Maximum transfer size</source>
        <translation>最大転送サイズ</translation>
    </message>
    <message>
        <source>Recommended arbitration burst</source>
        <translation>推奨アービトレーションバースト</translation>
    </message>
    <message>
        <source>Preferred host memory buffer</source>
        <translation>推奨ホストメモリーバッファ</translation>
    </message>
    <message>
        <source>Minimum host memory buffer</source>
        <translation>最小ホストメモリーバッファ</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>ベンダー</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>製品</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>リビジョン</translation>
    </message>
    <message>
        <source>Rotating</source>
        <translation>回転型</translation>
    </message>
    <message>
        <source>Optimal transfer granularity</source>
        <translation>最適な転送単位</translation>
    </message>
    <message>
        <source>Optimal transfer length</source>
        <translation>最適な転送長</translation>
    </message>
    <message>
        <source>Maximum transfer length</source>
        <translation>最大転送長</translation>
    </message>
    <message>
        <source>Maximum unmap length</source>
        <translation>最大 UNMAP 長</translation>
    </message>
    <message>
        <source>Optimal unmap granularity</source>
        <translation>最適な UNMAP 単位</translation>
    </message>
    <message>
        <source>SCSI INQUIRY</source>
        <translation>SCSI INQUIRY</translation>
    </message>
    <message>
        <source>SCSI Block Device Characteristics</source>
        <translation>SCSI ブロックデバイス特性</translation>
    </message>
    <message>
        <source>SCSI Block Limits</source>
        <translation>SCSI ブロック制限</translation>
    </message>
</context><context>
    <name>OverviewPage</name>
    <message>
        <location filename="../overview/page.py" />
        <source>Search this page</source>
        <translation>このページを検索</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Search the drive information</source>
        <translation>ドライブ情報を検索</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>&amp;Copy All</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Copy everything as text; Ctrl+C copies the selected rows</source>
        <translation>すべてをテキストとしてコピーします。Ctrl+C は選択した行をコピーします</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Save everything as text or JSON</source>
        <translation>すべてをテキストまたは JSON として保存します</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>The values shown were read at {time}.</source>
        <translation>表示中の値は {time} に読み取ったものです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../overview/page.py" />
        <source>%n found</source>
        <translation>
            <numerusform>%n 件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>All Drives</source>
        <translation>すべてのドライブ</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Export Drive Information</source>
        <translation>ドライブ情報をエクスポート</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Choose another location.</source>
        <translation>別の場所を選択してください。</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Saved as {path}.</source>
        <translation>{path} として保存しました。</translation>
    </message>
</context><context>
    <name>PageTabs</name>
    <message>
        <location filename="../mainwindow/page_tabs.py" />
        <source>Pages of the selected drive</source>
        <translation>選択したドライブのページ</translation>
    </message>
</context><context>
    <name>PartitionMap</name>
    <message>
        <location filename="../overview/partition_map.py" />
        <source>Partition map</source>
        <translation>パーティションの図</translation>
    </message>
    <message>
        <location filename="../overview/partition_map.py" />
        <source>{name}: {detail}</source>
        <translation>{name}: {detail}</translation>
    </message>
</context><context>
    <name>PasswordBanner</name>
    <message>
        <location filename="../mainwindow/banners/password_banner.py" />
        <source>Enter your password in the system's dialog. It may be behind this window.</source>
        <translation>システムのダイアログでパスワードを入力してください。このウィンドウの後ろに隠れている場合があります。</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/password_banner.py" />
        <source>Stop Waiting</source>
        <translation>待機を中止</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/password_banner.py" />
        <source>Cancel the password request; no settings are changed</source>
        <translation>パスワードの要求をキャンセルします。設定は変更されません</translation>
    </message>
</context><context>
    <name>Place</name>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{slot}, {enclosure}</source>
        <translation>{slot}、{enclosure}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bay {number}</source>
        <translation>ベイ {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>PCI slot {name}</source>
        <translation>PCI スロット {name}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Path name</source>
        <translation>パス名</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Where It Is</source>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port {number}</source>
        <translation>ポート {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port {number} of the controller at {address}</source>
        <translation>{address} のコントローラーのポート {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{name} in the kernel's messages. The number on the mainboard may be another.</source>
        <translation>カーネルメッセージでは {name} です。マザーボード上の番号は異なることがあります。</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Host adapter</source>
        <translation>ホストアダプター</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>second (slave)</source>
        <translation>2 台目 (スレーブ)</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>first (master)</source>
        <translation>1 台目 (マスター)</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Device on the port</source>
        <translation>ポート上のデバイス</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Port of the port multiplier</source>
        <translation>ポートマルチプライヤーのポート</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Bay</source>
        <translation>ベイ</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Enclosure</source>
        <translation>エンクロージャー</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>on</source>
        <translation>点灯</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>off</source>
        <translation>消灯</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Locate light</source>
        <translation>ロケート LED</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Fault light</source>
        <translation>障害 LED</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>number {number}</source>
        <translation>番号 {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Slot of the enclosure</source>
        <translation>エンクロージャーのスロット</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Name by the firmware</source>
        <translation>ファームウェアによる名前</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>PCI slot</source>
        <translation>PCI スロット</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>PCI address</source>
        <translation>PCI アドレス</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Controller</source>
        <translation>コントローラー</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB port {ports} ({side})</source>
        <translation>USB ポート {ports} ({side})</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB port {ports}</source>
        <translation>USB ポート {ports}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>top of the computer</source>
        <translation>コンピューターの上面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bottom of the computer</source>
        <translation>コンピューターの底面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>left side of the computer</source>
        <translation>コンピューターの左側面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>right side of the computer</source>
        <translation>コンピューターの右側面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>front of the computer</source>
        <translation>コンピューターの前面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>back of the computer</source>
        <translation>コンピューターの背面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bus {bus}, port {ports}</source>
        <translation>バス {bus}、ポート {ports}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>first the port of the computer, then that of each hub</source>
        <translation>先頭はコンピューターのポート、以降は各ハブのポート</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB port</source>
        <translation>USB ポート</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>by the firmware</source>
        <translation>ファームウェアによる</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Side</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB device</source>
        <translation>USB デバイス</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Connector</source>
        <translation>コネクター</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>built in</source>
        <translation>内蔵</translation>
    </message>
</context><context>
    <name>Preferences</name>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>Preferences such as theme and units last only until the window closes, because {file} cannot be written. Make it writable or free space there, then restart DiskTune.</source>
        <translation>テーマや単位などの環境設定は、ウィンドウを閉じるまでしか保持されません。{file} に書き込めないためです。書き込み可能にするか空き容量を確保してから、DiskTune を再起動してください。</translation>
    </message>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>Preferences such as theme and units last only until the window closes, because {file} cannot be written: {why}. Make it writable or free space there, then restart DiskTune.</source>
        <translation>テーマや単位などの環境設定は、ウィンドウを閉じるまでしか保持されません。{file} に書き込めないためです: {why}。書き込み可能にするか空き容量を確保してから、DiskTune を再起動してください。</translation>
    </message>
</context><context>
    <name>Preset</name>
    <message>
        <location filename="../editing/preset.py" />
        <source>Not supported by this drive.</source>
        <translation>このドライブでは非対応です。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>The drive supports no matching value.</source>
        <translation>ドライブに該当する値がありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file} could not be read: {why}.</source>
        <translation>{file} を読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file} is not text in UTF-8.</source>
        <translation>{file} は UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>the file must begin with the section [preset].</source>
        <translation>ファイルの先頭はセクション [preset] でなければなりません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>the preset contains no settings.</source>
        <translation>プリセットに設定が含まれていません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>this line continues no entry.</source>
        <translation>この行には、続きの元になる項目がありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}] occurs twice.</source>
        <translation>[{section}] が 2 回現れます。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>a [section] or a line “key = value” is expected.</source>
        <translation>[セクション] または「キー = 値」の行が必要です。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{key}” occurs twice in [{section}].</source>
        <translation>[{section}] に「{key}」が 2 回現れます。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}] does not take “{key}”.</source>
        <translation>[{section}] では「{key}」を使用できません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{word}” is not a kind of drive. Valid kinds: {kinds}.</source>
        <translation>「{word}」はドライブの種類ではありません。有効な種類: {kinds}。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>unknown setting “{setting}”.</source>
        <translation>「{setting}」は不明な設定です。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>the preset is not for drives of the kind “{kind}”.</source>
        <translation>このプリセットは「{kind}」という種類のドライブ用ではありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{range}, {least} or {most}</source>
        <translation>{range}、{least} または {most}</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{text}” is not valid for “{setting}”. Valid values: {hint}.</source>
        <translation>「{text}」は「{setting}」の値として無効です。有効な値: {hint}。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{key}” is missing in [{section}].</source>
        <translation>[{section}] に「{key}」がありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file}, line {line}: {mistake}</source>
        <translation>{file}、{line} 行目: {mistake}</translation>
    </message>
</context><context>
    <name>PresetButton</name>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>&amp;Presets</source>
        <translation>プリセット(&amp;P)</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Sets of changes for a purpose; you review them before they are applied</source>
        <translation>目的に応じた変更のセットです。適用する前に確認できます</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>No presets for this kind of drive</source>
        <translation>この種類のドライブ用のプリセットはありません</translation>
    </message>
</context><context>
    <name>PresetCard</name>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Dismiss the preset</source>
        <translation>プリセットを閉じる</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
</context><context>
    <name>ProblemDialog</name>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Report a Problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Describe the problem, then copy or save the text and attach it to your report. Serial numbers and World Wide Names are masked. DiskTune sends nothing.</source>
        <translation>問題を説明し、テキストをコピーまたは保存して、報告に添付してください。シリアル番号と World Wide Name は伏せられます。DiskTune は何も送信しません。</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Text of the report</source>
        <translation>報告のテキスト</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>What I did, what I expected and what happened:</source>
        <translation>行ったこと、期待したこと、起きたこと:</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>The text was copied.</source>
        <translation>テキストをコピーしました。</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Save Report</source>
        <translation>レポートを保存</translation>
    </message>
</context><context>
    <name>ProfileChooser</name>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Search, for example “crystal”, “hdparm”, “dd” or “bonnie”</source>
        <translation>検索 (例: 「crystal」「hdparm」「dd」「bonnie」)</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Select Profile</source>
        <translation>プロファイルを選択</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Profiles and workloads</source>
        <translation>プロファイルとワークロード</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>&amp;Select Profile</source>
        <translation>プロファイルを選択(&amp;S)</translation>
    </message>
</context><context>
    <name>ProgramsTable</name>
    <message>
        <location filename="../standby/programs_table.py" />
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
</context><context>
    <name>Proposals</name>
    <message>
        <location filename="../mainwindow/proposals.py" />
        <source>Select {drives} to review the remaining changes.</source>
        <translation>残りの変更を確認するには、{drives} を選択してください。</translation>
    </message>
    <message>
        <location filename="../mainwindow/proposals.py" />
        <source>{drive} is no longer available. None of its settings were changed.</source>
        <translation>{drive} は利用できなくなりました。このドライブの設定は変更されませんでした。</translation>
    </message>
</context><context>
    <name>QuickChanges</name>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Always Spin Down After {time}…</source>
        <translation>常に {time} 後にスピンダウン…</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Always Use Scheduler {scheduler}…</source>
        <translation>常にスケジューラー {scheduler} を使用…</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Chan&amp;ge</source>
        <translation>変更(&amp;G)</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Proposes usual changes; you review them before they are applied</source>
        <translation>よく使う変更を提案します。適用前に確認できます</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Proposes the change with “Apply at boot” ticked</source>
        <translation>「起動時に適用」にチェックを付けて変更を提案します</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Restore Original Values of All Drives…</source>
        <translation>すべてのドライブの元の値を復元…</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Lists the values of all drives from before DiskTune changed them, and what is saved for boot</source>
        <translation>DiskTune が変更する前の全ドライブの値と、起動時用に保存されている値を一覧表示します</translation>
    </message>
</context><context>
    <name>RangeEditor</name>
    <message>
        <location filename="../editing/editors.py" />
        <source>{setting}, number</source>
        <translation>{setting} (数値)</translation>
    </message>
    <message>
        <location filename="../editing/editors.py" />
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
</context><context>
    <name>RangeRow</name>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>A&amp;round Failed Block</source>
        <translation>失敗したブロックの前後(&amp;R)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>&amp;First block (LBA):</source>
        <translation>先頭ブロック (LBA)(&amp;F):</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>Last &amp;block (LBA):</source>
        <translation>末尾ブロック (LBA)(&amp;B):</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>Enters the 1 GiB before and behind the block at which the last test failed</source>
        <translation>前回のテストが失敗したブロックの前後 1 GiB を入力します</translation>
    </message>
</context><context>
    <name>RemarkList</name>
    <message>
        <location filename="../settings/row.py" />
        <source>Copy udev Rule</source>
        <translation>udev ルールをコピー</translation>
    </message>
</context><context>
    <name>RemedyRow</name>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>It has this value now. Watch again to see what it changes.</source>
        <translation>現在この値になっています。もう一度監視すると、何が変わるかわかります。</translation>
    </message>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>Set to {value}…</source>
        <translation>{value} に設定…</translation>
    </message>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>Opens {setting} on the page Settings, where you apply it</source>
        <translation>「設定」ページの{setting}を開きます。そこで適用します</translation>
    </message>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>Copy Line</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>Copy Lines</source>
        <translation>複数行をコピー</translation>
    </message>
    <message>
        <location filename="../standby/findings_view.py" />
        <source>DiskTune does not change the files of other programs</source>
        <translation>DiskTune は、ほかのプログラムのファイルを変更しません</translation>
    </message>
</context><context>
    <name>Report</name>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>&amp;Report</source>
        <translation>レポート(&amp;R)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>This &amp;Drive…</source>
        <translation>このドライブ(&amp;D)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>&amp;All Drives…</source>
        <translation>すべてのドライブ(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Include &amp;Serial Numbers</source>
        <translation>シリアル番号を含める(&amp;S)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>If this is off, serial numbers and World Wide Names are masked</source>
        <translation>オフの場合、シリアル番号と World Wide Name は伏せられます</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <location filename="../mainwindow/report_menu.py" />
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Save Report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>The report could not be written to {path}: {why}.</source>
        <translation>レポートを {path} に書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <location filename="../mainwindow/report_menu.py" />
        <source>The report was saved as {path}.</source>
        <translation>レポートを {path} として保存しました。</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Open Report</source>
        <translation>レポートを開く</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Drives of This Computer</source>
        <translation>このコンピューターのドライブ</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>{program}, {moment}.</source>
        <translation>{program}、{moment}。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Serial numbers and World Wide Names are masked. The same number always has the same mask.</source>
        <translation>シリアル番号と World Wide Name は伏せられています。同じ番号には常に同じ代替の文字列が使われます。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Serial numbers and World Wide Names are shown in full.</source>
        <translation>シリアル番号と World Wide Name はすべて表示されています。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Wear and error counters (SMART) are unknown: they could not be read.</source>
        <translation>消耗とエラーのカウンター (S.M.A.R.T.) は不明です: 読み取れませんでした。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Wear and error counters (SMART) are not included: reading them needs permission. Create the report as an administrator, or unlock the window first.</source>
        <translation>消耗とエラーのカウンター (S.M.A.R.T.) は含まれていません: 読み取りには権限が必要です。管理者としてレポートを作成するか、先にウィンドウのロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Frequency governor</source>
        <translation>周波数ガバナー</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Identification: {source}</source>
        <translation>識別情報: {source}</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>The settings are unknown: they could not be read.</source>
        <translation>設定は不明です: 読み取れませんでした。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Array</source>
        <translation>アレイ</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Faulty members</source>
        <translation>故障したメンバー</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Settings: {purpose}</source>
        <translation>設定: {purpose}</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Default: {value}.</source>
        <translation>既定値: {value}。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>{workload}, {moment}: {view}</source>
        <translation>{workload}、{moment}: {view}</translation>
    </message>
    <message>
        <location filename="../report/text.py" />
        <location filename="../report/html.py" />
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>mains</source>
        <translation>AC 電源</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>battery</source>
        <translation>バッテリー</translation>
    </message>
</context><context>
    <name>ReportButton</name>
    <message>
        <location filename="../widgets/message.py" />
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Report this problem</source>
        <translation>この問題を報告</translation>
    </message>
</context><context>
    <name>Rescue</name>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the drive as a whole, or mount it read-only.</source>
        <translation>ドライブ全体をコピーするか、読み取り専用でマウントしてください。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Mounted</source>
        <translation>マウント済み</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Turn it off: swapoff. It holds nothing to copy, and it writes to the drive.</source>
        <translation>swapoff でオフにしてください。コピーすべきデータはなく、ドライブへの書き込みが発生します。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>What to Copy First</source>
        <translation>最初にコピーするもの</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>The other members of {array} hold it, too.</source>
        <translation>{array} のほかのメンバーにもあります。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>{array} has no second copy of it now.</source>
        <translation>{array} には現在、ほかのコピーがありません。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>It can be installed again.</source>
        <translation>再インストールできます。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>No other drive of this computer is known to hold it.</source>
        <translation>このコンピューターのほかのドライブには、確認できるコピーがありません。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy to another drive, single files before whole folders. Stop if the drive becomes slow.</source>
        <translation>別のドライブにコピーしてください。フォルダー全体よりも個々のファイルを優先します。ドライブが遅くなったら停止してください。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy files</source>
        <translation>ファイルをコピー</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>First add a new drive to the array as a spare. md copies this member to it while it answers.</source>
        <translation>まず、新しいドライブをスペアとしてアレイに追加してください。このメンバーが応答している間に、md がその内容をスペアにコピーします。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Replace the member</source>
        <translation>メンバーを交換</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>If reading fails: GNU ddrescue copies what can be read, to a larger drive, while nothing of this one is mounted. Run it again with -r3 afterwards.</source>
        <translation>読み取りに失敗する場合: GNU ddrescue は、読み取れるデータをより大きなドライブにコピーします。このドライブを一切マウントしていない状態で実行してください。その後、-r3 を付けてもう一度実行してください。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the whole drive</source>
        <translation>ドライブ全体をコピー</translation>
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
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Original value</source>
        <translation>元の値</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Saved value</source>
        <translation>保存値</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Settings that can be restored</source>
        <translation>復元できる設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>&amp;Delete the saved values of these settings now</source>
        <translation>これらの設定の保存値を今すぐ削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Restore and C&amp;onfirm</source>
        <translation>復元して確認(&amp;O)</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Applies the original values; each drive then asks whether to keep them</source>
        <translation>元の値を適用します。その後、保持するかどうかをドライブごとに尋ねます</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>These values were in force before DiskTune changed them. A saved value that is not deleted is applied again at the next boot. The review shows the effect on each drive.</source>
        <translation>DiskTune が変更する前に有効だった値です。削除しなかった保存値は、次回の起動時にまた適用されます。確認画面では各ドライブへの影響が表示されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>&amp;Review Changes…</source>
        <translation>変更内容を確認(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Delete &amp;Saved Values</source>
        <translation>保存値を削除(&amp;V)</translation>
    </message>
</context><context>
    <name>ResultGrid</name>
    <message>
        <location filename="../benchmark/grid_view.py" />
        <source>Results of this benchmark</source>
        <translation>このベンチマークの結果</translation>
    </message>
</context><context>
    <name>ResultPanel</name>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Median result</source>
        <translation>結果の中央値</translation>
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Runs of this measurement</source>
        <translation>この測定の測定回</translation>
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>About this result</source>
        <translation>この結果について</translation>
    </message>
</context><context>
    <name>Results</name>
    <message>
        <location filename="../results/list.py" />
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last day</source>
        <translation>直近 1 日</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last week</source>
        <translation>直近 1 週間</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last month</source>
        <translation>直近 1 か月</translation>
    </message>
    <message>
        <location filename="../results/rows.py" />
        <source>CrystalDiskMark-style, {profile}</source>
        <translation>CrystalDiskMark 形式、{profile}</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Results: {count}, {least} to {most} {unit}.</source>
        <translation>結果: {count} 件、{least} ～ {most} {unit}。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Results by date</source>
        <translation>日付順の結果</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Date</source>
        <translation>日時</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Select a result to show it, two to compare them, or more to overlay them.</source>
        <translation>1 つ選択すると結果を表示し、2 つ選択すると比較し、それ以上選択すると重ねて表示します。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} of them cannot be compared with {first}.</source>
        <translation>そのうち {count} 件は {first} と比較できません。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{figure}. The details were stored by another version of DiskTune and cannot be shown.</source>
        <translation>{figure}。詳細は別のバージョンの DiskTune で保存されており、表示できません。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>This result was stored by another version of DiskTune and cannot be shown.</source>
        <translation>この結果は別のバージョンの DiskTune で保存されており、表示できません。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <location filename="../results/wording.py" />
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Firmware</source>
        <translation>ファームウェア</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Frequency governor</source>
        <translation>周波数ガバナー</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} × {seconds} s</source>
        <translation>{count} × {seconds} s</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Start position</source>
        <translation>開始位置</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>start of the drive</source>
        <translation>ドライブの先頭</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Runs</source>
        <translation>測定回数</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Other traffic</source>
        <translation>ほかの転送量</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, in two blocks: drift cannot be excluded</source>
        <translation>{rounds}、値ごとに {seconds} s、2 ブロックに分割: 時間による変動を排除できません</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, interleaved</source>
        <translation>{rounds}、値ごとに {seconds} s、交互に測定</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Criterion</source>
        <translation>判定基準</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Noise</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Before and after: {workload}</source>
        <translation>適用前後: {workload}</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Experiment: {workload}</source>
        <translation>比較実験: {workload}</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Spread</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>from another version</source>
        <translation>別のバージョン</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>one run</source>
        <translation>測定 1 回</translation>
    </message>
</context><context>
    <name>ResultsBar</name>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Search drives, workloads and notes</source>
        <translation>ドライブ、ワークロード、メモを検索</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Search results</source>
        <translation>結果を検索</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>&amp;This drive only</source>
        <translation>このドライブのみ(&amp;T)</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Single tests</source>
        <translation>個別のテスト</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Age</source>
        <translation>期間</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Lists each test of a profile in a row of its own.</source>
        <translation>プロファイルの各テストを 1 行ずつ表示します。</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>All workloads</source>
        <translation>すべてのワークロード</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>No results are stored for this drive. Clear “This drive only” to show other drives.</source>
        <translation>このドライブの結果は保存されていません。ほかのドライブを表示するには、「このドライブのみ」をオフにしてください。</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>No matching results.</source>
        <translation>一致する結果はありません。</translation>
    </message>
</context><context>
    <name>ResultsModel</name>
    <message>
        <location filename="../results/list.py" />
        <source>Date</source>
        <translation>日時</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context><context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>A&amp;ll Results…</source>
        <translation>すべての結果(&amp;L)…</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>The results of all drives, in a window of their own</source>
        <translation>すべてのドライブの結果を別のウィンドウに表示します</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>You can undo this while its message is shown.</source>
        <translation>メッセージが表示されている間は元に戻せます。</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>The results could not be read: {why}</source>
        <translation>結果を読み取れませんでした: {why}</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>No results are stored. What you measure on this page is listed here.</source>
        <translation>保存された結果はありません。このページで測定した結果がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>No results are stored. The Benchmark and Experiment pages save their results here.</source>
        <translation>保存された結果はありません。「ベンチマーク」と「比較実験」のページの結果がここに保存されます。</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>The drive is not connected. Connect it to start an experiment.</source>
        <translation>ドライブが接続されていません。比較実験を開始するには、接続してください。</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Export Results</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Import Results</source>
        <translation>結果をインポート</translation>
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
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Measure Before and After…</source>
        <translation>適用前後を測定(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Copy as &amp;Commands</source>
        <translation>コマンドとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Apply and Confirm</source>
        <translation>適用して確認(&amp;A)</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Try for Hours</source>
        <translation>数時間試用(&amp;T)</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Keep at the End If No Errors Occur</source>
        <translation>エラーがなければ終了時に保持(&amp;K)</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Other Drives…</source>
        <translation>その他のドライブ(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Apply at &amp;boot</source>
        <translation>起動時に適用(&amp;B)</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>No changes. What you change is applied together, and only when you say so.</source>
        <translation>変更はありません。変更は、指示したときにだけ、まとめて適用されます。</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Compares the speed before and after the changes, before you apply them</source>
        <translation>変更を適用する前に、変更前後の速度を比較します</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Saves the changes when you keep them, and applies them at every boot</source>
        <translation>保持したときに変更を保存し、起動のたびに適用します</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Read-only: you can review changes and copy them as commands, but not apply them.</source>
        <translation>読み取り専用: 変更の確認とコマンドとしてのコピーはできますが、適用はできません。</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Continue from New Value</source>
        <translation>新しい値から続行</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>I accept this risk</source>
        <translation>このリスクを了承します</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>A change cannot be applied. See the review for the reason.</source>
        <translation>適用できない変更があります。理由は確認欄を参照してください。</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Accept the risk in the review first.</source>
        <translation>先に確認欄でリスクを了承してください。</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Review of changes</source>
        <translation>変更内容の確認</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Show the review of the changes</source>
        <translation>変更内容の確認を表示します</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Shows what the same changes would do to drives of this kind, to choose some</source>
        <translation>同じ変更がこの種類のドライブに与える影響を表示し、対象を選択できます</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Copies the changes as commands for a terminal, and as a udev rule</source>
        <translation>変更を端末用のコマンドと udev ルールとしてコピーします</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Keeps the changes for hours and watches the drive, also when this window is closed. Reverts them at the first error, and at the end</source>
        <translation>変更を数時間維持し、このウィンドウを閉じている間もドライブを監視します。最初のエラーの発生時と終了時に、変更を元に戻します</translation>
    </message>
</context><context>
    <name>RowMenu</name>
    <message>
        <location filename="../settings/row_menu.py" />
        <source>&amp;Copy Value</source>
        <translation>値をコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../settings/row_menu.py" />
        <source>Copy &amp;Name</source>
        <translation>名前をコピー(&amp;N)</translation>
    </message>
</context><context>
    <name>RunOptions</name>
    <message>
        <location filename="../profiles/options.py" />
        <source>St&amp;art position</source>
        <translation>開始位置(&amp;A)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>F&amp;ile size</source>
        <translation>ファイルサイズ(&amp;I)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Seconds per &amp;run</source>
        <translation>1 回の測定秒数(&amp;R)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>&amp;Number of runs</source>
        <translation>測定回数(&amp;N)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start position in percent</source>
        <translation>開始位置 (パーセント)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>A hard disk is fastest at its beginning and slowest at its end.</source>
        <translation>ハードディスクは先頭が最も速く、末尾が最も遅くなります。</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start position in GiB</source>
        <translation>開始位置 (GiB)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>With a file smaller than memory or the drive's cache, these are measured instead.</source>
        <translation>ファイルがメモリーやドライブのキャッシュより小さい場合は、それらの速度を測定することになります。</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>The result is the median of all runs. The spread between the runs shows how reliable it is.</source>
        <translation>結果はすべての測定回の中央値です。測定回の間のばらつきが、結果の信頼性を示します。</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>{usual} (default)</source>
        <translation>{usual} (既定値)</translation>
    </message>
</context><context>
    <name>RunningView</name>
    <message>
        <location filename="../standby/running_view.py" />
        <source>Progress of the recording</source>
        <translation>記録の進捗</translation>
    </message>
    <message>
        <location filename="../standby/running_view.py" />
        <source>You can close DiskTune and use the computer as usual. The recording continues until it ends.</source>
        <translation>DiskTune を閉じて、コンピューターを普段どおりに使用できます。記録は終了するまで続きます。</translation>
    </message>
    <message>
        <location filename="../standby/running_view.py" />
        <source>{done} of {whole} recorded, {left} left</source>
        <translation>{whole} 中 {done} を記録、残り {left}</translation>
    </message>
    <message>
        <location filename="../standby/running_view.py" />
        <source>The recording begins…</source>
        <translation>記録を開始しています…</translation>
    </message>
</context><context>
    <name>SampleTimer</name>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The drives of the demo are simulated and not sampled.</source>
        <translation>デモのドライブはシミュレーションであり、サンプルは記録されません。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Waiting for systemd. It may ask for an administrator's password.</source>
        <translation>systemd を待っています。管理者のパスワードを求められる場合があります。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>systemd did not change the timer: {reason}</source>
        <translation>systemd はタイマーを変更しませんでした: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The timer runs until the computer is turned off. It is not enabled for the next start.</source>
        <translation>タイマーはコンピューターの電源を切るまで動作します。次回の起動では有効になりません。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The timer is enabled for the next start. It does not run now.</source>
        <translation>タイマーは次回の起動から有効です。現在は動作していません。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The timer is not installed on this computer. To install it: {command}</source>
        <translation>このコンピューターにはタイマーがインストールされていません。インストールするには: {command}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>systemd does not report the state of the timer: {reason}</source>
        <translation>systemd はタイマーの状態を報告していません: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The sandbox has no access to systemd. Switch the timer on outside of it.</source>
        <translation>サンドボックスから systemd にアクセスできません。外側でタイマーを有効にしてください。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>systemd was not found on the system bus.</source>
        <translation>システムバスに systemd が見つかりませんでした。</translation>
    </message>
</context><context>
    <name>SaveDialog</name>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Apply at Boot – {drive}</source>
        <translation>起動時に適用 – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Setting</source>
        <translation>設定</translation>
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
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Settings that can be applied at boot</source>
        <translation>起動時に適用できる設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Save Selected Settings</source>
        <translation>選択した設定を保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>DiskTune applies the current values of the selected settings at every boot, after other tools.</source>
        <translation>DiskTune は、選択した設定の現在の値を、起動のたびにほかのツールの後で適用します。</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>No settings to save: every setting that was changed or differs from a known default is already saved or kept by the drive.</source>
        <translation>保存する設定がありません: 変更された設定や、既知の既定値と異なる設定は、すべて保存済みか、ドライブに保持されています。</translation>
    </message>
</context><context>
    <name>Saved</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>The settings of the drive have not been read.</source>
        <translation>ドライブの設定はまだ読み取られていません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>{drive} and {others} report the same identity, so settings cannot be saved for either.</source>
        <translation>{drive} と {others} が同じ識別情報を報告しているため、どちらの設定も保存できません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>{drive} reports no serial number or WWN, so settings cannot be saved for it.</source>
        <translation>{drive} はシリアル番号も WWN も報告しないため、設定を保存できません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>not supported by this drive</source>
        <translation>このドライブでは非対応</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>set on battery only; save a value for AC power first</source>
        <translation>バッテリー使用時のみ設定されています。先に AC 電源用の値を保存してください</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>already saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>connect AC power to import both values</source>
        <translation>両方の値を取り込むには、AC 電源を接続してください</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>kernel command line</source>
        <translation>カーネルコマンドライン</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>udev rule</source>
        <translation>udev ルール</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>init script</source>
        <translation>init スクリプト</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>laptop mode</source>
        <translation>ラップトップモード</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>at boot</source>
        <translation>起動時</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>on hot-plug</source>
        <translation>ホットプラグ時</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>after resume</source>
        <translation>復帰後</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>on AC power</source>
        <translation>AC 電源使用時</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>on battery</source>
        <translation>バッテリー使用時</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>at other times</source>
        <translation>その他の時点</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Changed in DiskTune on {moment}; not saved for boot.</source>
        <translation>{moment} に DiskTune で変更されました。起動時用には保存されていません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: applied at every boot. Overrides {value} set by {tool} ({place}).</source>
        <translation>保存済み: 起動のたびに適用されます。ほかの設定元 ({tool}: {value}、{place}) より優先されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: applied at every boot.</source>
        <translation>保存済み: 起動のたびに適用されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: {value}.</source>
        <translation>保存済み: {value}。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>The computer runs on AC power.</source>
        <translation>コンピューターは AC 電源で動作しています。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>The computer runs on battery.</source>
        <translation>コンピューターはバッテリーで動作しています。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>The power supply is unknown, so the value for AC power applies.</source>
        <translation>電源の種類が不明なため、AC 電源用の値が適用されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>The power supply has just changed.</source>
        <translation>電源が切り替わった直後です。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Overrides {value} set by {tool} ({place}).</source>
        <translation>ほかの設定元 ({tool}: {value}、{place}) より優先されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on AC power, {other} on battery</source>
        <translation>AC 電源使用時 {value}、バッテリー使用時 {other}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on AC power</source>
        <translation>AC 電源使用時 {value}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on battery</source>
        <translation>バッテリー使用時 {value}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: the computer stopped, or the drive failed or was disconnected, shortly after it was applied.</source>
        <translation>保存値 ({saved}) は保留中です: 適用された直後に、コンピューターが停止したか、ドライブが故障したか、取り外されました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: the computer stopped, or the drive failed or was disconnected, shortly after it was changed on trial.</source>
        <translation>保存値 ({saved}) は保留中です: 試用のために変更した直後に、コンピューターが停止したか、ドライブが故障したか、取り外されました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: the boot guard's record for the drive cannot be read.</source>
        <translation>保存値 ({saved}) は保留中です: このドライブに関する起動ガードの記録を読み取れません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}: changed in DiskTune on {moment}.</source>
        <translation>保存値: {saved}、現在の値: {now}。{moment} に DiskTune で変更されました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}: set by {tool} {when} ({place}).</source>
        <translation>保存値: {saved}、現在の値: {now}。設定元: {tool} ({when}、{place})。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}: perhaps set by {tool} {when} ({place}).</source>
        <translation>保存値: {saved}、現在の値: {now}。推定される設定元: {tool} ({when}、{place})。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}. No readable file sets this value. Not read: {files}.</source>
        <translation>保存値: {saved}、現在の値: {now}。読み取れるファイルに、この値を設定するものはありません。読み取れなかったもの: {files}。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}. No file sets this value: it was changed later or not applied.</source>
        <translation>保存値: {saved}、現在の値: {now}。この値を設定するファイルはありません: 後から変更されたか、適用されませんでした。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{files} and {count} more</source>
        <translation>{files} ほか {count} 件</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Set by {tool} {when}: {value} ({place}).</source>
        <translation>設定元: {tool}、値: {value} ({when}、{place})。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>changed in DiskTune on {moment}</source>
        <translation>{moment} に DiskTune で変更</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>differs from the saved value</source>
        <translation>保存値と異なります</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>differs from the default</source>
        <translation>既定値と異なります</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>This may apply to another drive.</source>
        <translation>別のドライブに適用される可能性があります。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>No effect: {problem}</source>
        <translation>効果なし: {problem}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>This value counts now.</source>
        <translation>現在はこの値が有効です。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Held back by the boot guard.</source>
        <translation>起動ガードにより保留中です。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{when}: {tool}</source>
        <translation>{when}: {tool}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{tool} ({value})</source>
        <translation>{tool} ({value})</translation>
    </message>
</context><context>
    <name>SavedNotes</name>
    <message>
        <location filename="../saved_settings/notes.py" />
        <source>Save Again</source>
        <translation>もう一度保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/notes.py" />
        <source>Saves the values for the drive's current firmware</source>
        <translation>ドライブの現在のファームウェア用に値を保存します</translation>
    </message>
</context><context>
    <name>SavedSettingsModel</name>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>the helper has not responded</source>
        <translation>ヘルパーがまだ応答していません</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>files of other tools ({why})</source>
        <translation>ほかのツールのファイル ({why})</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings are unknown: the helper has not responded.</source>
        <translation>保存した設定は不明です: ヘルパーがまだ応答していません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings are unknown. {why}</source>
        <translation>保存した設定は不明です。{why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings could not be read again and may have changed. {why}</source>
        <translation>保存した設定を再度読み取れませんでした。変更されている可能性があります。{why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved: applied at every boot.</source>
        <translation>保存しました。起動のたびに適用されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved: applied on battery.</source>
        <translation>保存しました。バッテリー使用時に適用されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Value for battery deleted.</source>
        <translation>バッテリー用の値を削除しました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved values deleted.</source>
        <translation>保存値を削除しました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings of this drive were deleted.</source>
        <translation>このドライブの保存した設定を削除しました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>No settings were saved. {why}</source>
        <translation>設定は保存されませんでした。{why}</translation>
    </message>
</context><context>
    <name>Scrub</name>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>ZFS pool {pool}: {health}, {scan}</source>
        <translation>ZFS プール {pool}: {health}、{scan}</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>no scrub recorded</source>
        <translation>スクラブの記録なし</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>scrub running: {done}</source>
        <translation>スクラブ実行中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>resilver running: {done}</source>
        <translation>resilver 実行中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>scrub paused at {done}</source>
        <translation>スクラブ一時停止中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>scrub cancelled</source>
        <translation>スクラブ中止</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>resilver cancelled</source>
        <translation>resilver 中止</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>scrub finished</source>
        <translation>スクラブ完了</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>resilver finished</source>
        <translation>resilver 完了</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>Since {at}.</source>
        <translation>開始: {at}。</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>Ended {at}.</source>
        <translation>終了: {at}。</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>About {left} remaining.</source>
        <translation>残り約 {left}。</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>{size} repaired.</source>
        <translation>{size} を修復しました。</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>Errors of devices: {read} read, {write} write, {checksum} checksum.</source>
        <translation>デバイスのエラー: 読み取り {read}、書き込み {write}、チェックサム {checksum}。</translation>
    </message>
    <message>
        <location filename="../scrub/pool_text.py" />
        <source>Data is damaged. zpool reports: {words}</source>
        <translation>データが破損しています。zpool の報告: {words}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>never scrubbed</source>
        <translation>スクラブ未実行</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub running</source>
        <translation>スクラブ実行中</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub running: {done} of {total}</source>
        <translation>スクラブ実行中: {total} 中 {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub paused</source>
        <translation>スクラブ一時停止中</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub paused at {done}</source>
        <translation>スクラブ一時停止中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub finished: {result}</source>
        <translation>スクラブ完了: {result}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Never scrubbed</source>
        <translation>スクラブ未実行</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub interrupted</source>
        <translation>スクラブ中断</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>State of the scrub unknown</source>
        <translation>スクラブの状態は不明</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>no errors</source>
        <translation>エラーなし</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Measuring the speed…</source>
        <translation>速度を測定しています…</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{speed}. Estimating the time remaining…</source>
        <translation>{speed}。残り時間を見積もっています…</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{speed}. About {left} remaining, until {at}.</source>
        <translation>{speed}。残り約 {left}、{at} に終了予定。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Started {at}.</source>
        <translation>{at} に開始しました。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Started {at}, ran for {time}, read {size}.</source>
        <translation>{at} に開始、実行時間 {time}、読み取り量 {size}。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>The kernel log names the files: journalctl -k --grep BTRFS. Restore them from a backup, then check the health of {drives}.</source>
        <translation>該当するファイルはカーネルログに記録されています: journalctl -k --grep BTRFS。バックアップから復元し、{drives} の健康状態を確認してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Reconnect it, or replace it with btrfs replace. A scrub skips a missing device.</source>
        <translation>再接続するか、btrfs replace で交換してください。欠落しているデバイスはスクラブされません。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Check the health and the cables of {drives}.</source>
        <translation>{drives} の健康状態とケーブルを確認してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>The kernel had too little memory, so parts were skipped.</source>
        <translation>カーネルのメモリーが足りず、一部が省略されました。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Close other programs, then start the scrub from the beginning.</source>
        <translation>ほかのプログラムを閉じてから、スクラブを最初から開始してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>The scrub did not finish: the computer restarted, or its program exited.</source>
        <translation>スクラブは完了しませんでした: コンピューターが再起動したか、スクラブのプログラムが終了しました。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Resume it, or start it from the beginning.</source>
        <translation>再開するか、最初から開始してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>the drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Install the package btrfs-progs to start scrubs.</source>
        <translation>スクラブを開始するには、パッケージ btrfs-progs をインストールしてください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>The file system is mounted read-only, so nothing could be repaired.</source>
        <translation>ファイルシステムが読み取り専用でマウントされているため、何も修復できません。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Done</source>
        <translation>進捗</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Limit</source>
        <translation>制限</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Errors found</source>
        <translation>検出エラー</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Corrected</source>
        <translation>訂正済み</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Uncorrectable</source>
        <translation>訂正不可能</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>missing</source>
        <translation>欠落</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Device {number}</source>
        <translation>デバイス {number}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Mounted at</source>
        <translation>マウント先</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Used</source>
        <translation>使用量</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Value</source>
        <translation>値</translation>
    </message>
</context><context>
    <name>ScrubPage</name>
    <message>
        <location filename="../scrub/page.py" />
        <source>File system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Progress of the scrub</source>
        <translation>スクラブの進捗</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>&amp;Unlock</source>
        <translation>ロックを解除(&amp;U)</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Asks for an administrator's password to read the scrub</source>
        <translation>スクラブの状態を読み取るために、管理者のパスワードを求めます</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Resume Scrub</source>
        <translation>スクラブを再開</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Start Scrub</source>
        <translation>スクラブを開始</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Pause Scrub</source>
        <translation>スクラブを一時停止</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Reads all data from the beginning and repairs what has an intact copy.</source>
        <translation>すべてのデータを最初から読み取り、正常なコピーがあるものを修復します。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Continues where the last scrub stopped.</source>
        <translation>前回のスクラブが停止した位置から続行します。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Cancels the scrub. btrfs keeps the position, so that you can resume it, also after a restart.</source>
        <translation>スクラブを中止します。btrfs が位置を保持するため、コンピューターの再起動後でも再開できます。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Devices of the file system</source>
        <translation>ファイルシステムのデバイス</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Press Enter or double-click a device to show its drive.</source>
        <translation>デバイスで Enter を押すかダブルクリックすると、そのドライブが表示されます。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Values of the kernel</source>
        <translation>カーネルの値</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Scrubs of the drive</source>
        <translation>ドライブのスクラブ</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>The state of the scrub is unknown. {why}</source>
        <translation>スクラブの状態は不明です。{why}</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>{why} The values below were read at {time}.</source>
        <translation>{why}以下の値は {time} に読み取ったものです。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>DiskTune shows pools of ZFS. Use zpool scrub to change them.</source>
        <translation>DiskTune は ZFS のプールを表示します。変更するには zpool scrub を使用してください。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>The helper is working on it.</source>
        <translation>ヘルパーが処理しています。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>{drive}: {words}</source>
        <translation>{drive}: {words}</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Reading the state of the scrub…</source>
        <translation>スクラブの状態を読み取っています…</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>btrfs {name} at {point}</source>
        <translation>btrfs {name} ({point})</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>btrfs {name}</source>
        <translation>btrfs {name}</translation>
    </message>
</context><context>
    <name>Search</name>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>SCSI and SAS disks</source>
        <translation>SCSI および SAS ディスク</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>ATA drives</source>
        <translation>ATA ドライブ</translation>
    </message>
</context><context>
    <name>Search words</name>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>discard fstrim TRIM unused blocks SSD</source>
        <translation>discard fstrim TRIM 未使用ブロック SSD 破棄</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>comment name label remark</source>
        <translation>コメント 名前 ラベル メモ</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>password root administrator sudo permission</source>
        <translation>パスワード root 管理者 sudo 権限</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>save identify</source>
        <translation>保存 identify</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>reload rescan</source>
        <translation>再読み込み 再スキャン</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>bug issue error</source>
        <translation>バグ 問題 エラー</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>undo all reset revert roll back default factory original</source>
        <translation>すべて 元に戻す リセット 取り消す デフォルト 出荷時 元の値</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>identify locate find flash flicker LED light which drive bay slot</source>
        <translation>識別 位置 探す 点滅 LED ランプ どのドライブ ベイ スロット</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>select benchmark profile workload</source>
        <translation>選択 ベンチマーク プロファイル ワークロード</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>preset quiet noise sleep performance usual changes</source>
        <translation>プリセット 静音 騒音 スリープ 性能 よく使う変更</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>smartctl wear reallocated pending bad sectors</source>
        <translation>smartctl 摩耗 代替 保留 不良セクター</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>SMART selftest short long extended conveyance selective scan</source>
        <translation>SMART セルフテスト ショート ロング 拡張 搬送 選択 検査</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>heat hot</source>
        <translation>熱 高温</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>timer background monitor health history</source>
        <translation>タイマー バックグラウンド 監視 健康状態 履歴</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>profile quiet noise performance power saving</source>
        <translation>プロファイル 静音 騒音 性能 省電力</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>boot startup permanent save</source>
        <translation>起動 永続 保存</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>startup permanent persistent save keep</source>
        <translation>起動 永続 保存 保持</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>hdparm.conf udev TLP tuned take over other tools</source>
        <translation>hdparm.conf udev TLP tuned 引き継ぐ 他のツール</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>script shell terminal hdparm nvme sysfs</source>
        <translation>スクリプト シェル 端末 hdparm nvme sysfs</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>forget remove boot reset</source>
        <translation>忘れる 削除 起動 リセット</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>measure speed test throughput</source>
        <translation>測定 速度 テスト スループット</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>fio dd hdparm shell terminal script</source>
        <translation>fio dd hdparm シェル 端末 スクリプト</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>tune optimize best value compare</source>
        <translation>最適化 最適値 比較</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync recovery check faster speed up</source>
        <translation>リビルド 再同期 リカバリー チェック 高速化</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>record who wakes the drive</source>
        <translation>ドライブを起動させるものを記録</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>sync write back</source>
        <translation>sync 書き戻し</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>asleep awake standby</source>
        <translation>スリープ 動作中 スタンバイ</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>park heads</source>
        <translation>ヘッド退避</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>stop motor sleep power off quiet noise</source>
        <translation>モーター停止 スリープ 電源オフ 静音 騒音</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>spin down stop motor standby</source>
        <translation>スピンダウン モーター停止 スタンバイ</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>spin up start motor</source>
        <translation>スピンアップ モーター始動</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>partprobe rescan</source>
        <translation>partprobe 再スキャン</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub RAID verify consistency</source>
        <translation>スクラブ RAID 検証 整合性</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub resync RAID fix</source>
        <translation>スクラブ 再同期 RAID 修復</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub abort RAID</source>
        <translation>スクラブ 中止 RAID</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync recovery RAID freeze</source>
        <translation>リビルド 再同期 リカバリー RAID 停止</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync recovery RAID continue</source>
        <translation>リビルド 再同期 リカバリー RAID 再開</translation>
    </message>
    <message>
        <location filename="../standby/tab.py" />
        <source>why does my it the disk drive not sleep asleep doze rest stay awake wake wakes up spins down spindown hd-idle hdparm smartd udisks noise power saving who reaches uses record recording watch night energy</source>
        <translation>なぜ ハードディスク ドライブ スリープしない 休止 スタンバイ 起きる 起動する 動作中 スピンダウン spindown hd-idle hdparm smartd udisks 騒音 省電力 アクセス 使用 プログラム 記録 監視 一晩 消費電力</translation>
    </message>
</context><context>
    <name>SearchDialog</name>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Drive, setting, action, page, benchmark or hdparm option</source>
        <translation>ドライブ、設定、操作、ページ、ベンチマーク、hdparm のオプション</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Search drives, settings, actions, pages, benchmarks and hdparm options</source>
        <translation>ドライブ、設定、操作、ページ、ベンチマーク、hdparm のオプションを検索</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>No matches.</source>
        <translation>一致するものはありません。</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Search results</source>
        <translation>結果を検索</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Benchmark</source>
        <translation>ベンチマーク</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>On page</source>
        <translation>ページ内</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>hdparm option</source>
        <translation>hdparm のオプション</translation>
    </message>
</context><context>
    <name>SearchField</name>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context><context>
    <name>SelectedResults</name>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Results as JSON…</source>
        <translation>結果を JSON で(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Table as C&amp;SV…</source>
        <translation>表を CSV で保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Table as &amp;JSON…</source>
        <translation>表を JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Chart as &amp;PNG…</source>
        <translation>グラフを PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Chart as S&amp;VG…</source>
        <translation>グラフを SVG で保存(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Start E&amp;xperiment…</source>
        <translation>比較実験を開始(&amp;X)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Shows the values of the chart.</source>
        <translation>グラフの値を表示します。</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Shows the current benchmark or experiment again.</source>
        <translation>現在のベンチマークまたは比較実験の表示に戻ります。</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Saves the selected results, or all listed ones, to one file; or what the chart shows.</source>
        <translation>選択した結果、一覧のすべての結果、またはグラフの内容を 1 つのファイルに保存します。</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Compares values in many alternating runs and gives a verdict.</source>
        <translation>値を交互に何度も測定して比較し、判定を示します。</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Note about this result</source>
        <translation>この結果に関するメモ</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>{shown} of {count} results are shown.</source>
        <translation>{count} 件中 {shown} 件の結果を表示しています。</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Condition</source>
        <translation>状態</translation>
    </message>
</context><context>
    <name>SelectiveRanges</name>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Ranges of the last selective self-test</source>
        <translation>前回の選択セルフテストの範囲</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Ranges of the last selective self-test:</source>
        <translation>前回の選択セルフテストの範囲:</translation>
    </message>
</context><context>
    <name>SelfTest</name>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>The size of the drive is unknown.</source>
        <translation>ドライブの容量が不明です。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>Enter a first and a last block from 0 to {last}.</source>
        <translation>先頭と末尾のブロックを 0 ～ {last} の範囲で入力してください。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>The last block must not be before the first one.</source>
        <translation>末尾ブロックは先頭ブロックより前にできません。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>The duration is unknown.</source>
        <translation>所要時間は不明です。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>About {time} on an idle drive.</source>
        <translation>アイドル状態のドライブで約 {time} です。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>It is unknown whether self-tests are scheduled: {why}</source>
        <translation>セルフテストがスケジュールされているかどうかは不明です: {why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>No self-tests of this drive are scheduled.</source>
        <translation>このドライブのセルフテストはスケジュールされていません。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd 7.5 or later starts them with this line in /etc/smartd.conf, above DEVICESCAN and in place of other lines of the drive: {line}</source>
        <translation>/etc/smartd.conf の DEVICESCAN より上に、このドライブのほかの行の代わりに次の行を記述すると、smartd 7.5 以降がセルフテストを開始します: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd starts them with this line in /etc/smartd.conf, above DEVICESCAN and in place of other lines of the drive: {line}</source>
        <translation>/etc/smartd.conf の DEVICESCAN より上に、このドライブのほかの行の代わりに次の行を記述すると、smartd がセルフテストを開始します: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{test} on day {day} of each month at {time}</source>
        <translation>毎月 {day} 日 {time} に{test}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{test} on {weekday} at {time}</source>
        <translation>毎週{weekday} {time} に{test}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{test} every day at {time}</source>
        <translation>毎日 {time} に{test}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd starts self-tests of this drive: {times} ({file}, line {line}).</source>
        <translation>smartd がこのドライブのセルフテストを開始します: {times} ({file} の {line} 行目)。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd may start self-tests of this drive: {times} ({file}, line {line}).</source>
        <translation>smartd がこのドライブのセルフテストを開始する可能性があります: {times} ({file} の {line} 行目)。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{file}, line {line} schedules self-tests of this drive without effect. {why}</source>
        <translation>{file} の {line} 行目はこのドライブのセルフテストをスケジュールしていますが、効果がありません。{why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test}, duration unknown</source>
        <translation>{test}、所要時間は不明</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test}, about {time}</source>
        <translation>{test}、約 {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test} is running. The drive does not report its progress.</source>
        <translation>{test}を実行中です。ドライブは進捗を報告しません。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test} is running: {done} done.</source>
        <translation>{test}を実行中です: {done} 完了。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test} is running: {done} done, about {time} left, until about {end}.</source>
        <translation>{test}を実行中です: {done} 完了、残り約 {time}、{end} 頃に終了。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last self-test: {result}.</source>
        <translation>前回のセルフテスト: {result}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last self-test: {test}. {result}.</source>
        <translation>前回のセルフテスト: {test}。{result}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last self-test, {hours} of operation ago: {test}. {result}.</source>
        <translation>前回のセルフテスト (稼働時間で {hours} 前): {test}。{result}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>First unreadable block: {lba}.</source>
        <translation>最初の読み取れないブロック: {lba}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Copy what is important from this drive now.</source>
        <translation>このドライブの重要なデータを今すぐコピーしてください。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>outside of all partitions</source>
        <translation>どのパーティションにも属さない領域</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Place of the failure</source>
        <translation>失敗した場所</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>First failing LBA</source>
        <translation>最初に失敗した LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Power-on hours</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Hours ago</source>
        <translation>時間前 (稼働時間)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>at {hours}</source>
        <translation>使用時間 {hours}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>first failing LBA {lba}</source>
        <translation>最初に失敗した LBA {lba}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Self-Tests</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Span</source>
        <translation>範囲</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>First LBA</source>
        <translation>先頭 LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last LBA</source>
        <translation>末尾 LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>LBA {first} to {last}</source>
        <translation>LBA {first} ～ {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Selective Self-Test</source>
        <translation>選択セルフテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>read last</source>
        <translation>最後に読み取り</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>not under test</source>
        <translation>テスト対象外</translation>
    </message>
</context><context>
    <name>SelfTestView</name>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Copy &amp;Line</source>
        <translation>行をコピー(&amp;L)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Reading the self-test log…</source>
        <translation>セルフテストログを読み取っています…</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>The drive has recorded no self-tests.</source>
        <translation>ドライブはセルフテストを記録していません。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Stops the test that runs on the drive, whichever program started it</source>
        <translation>どのプログラムが開始したかにかかわらず、ドライブで実行中のテストを停止します</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>The drive tests itself; no data is changed</source>
        <translation>ドライブが自身をテストします。データは変更されません</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Cancel Self-&amp;Test</source>
        <translation>セルフテストをキャンセル(&amp;T)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Start Self-&amp;Test</source>
        <translation>セルフテストを開始(&amp;T)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Cancelling…</source>
        <translation>キャンセルしています…</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Waiting for the password…</source>
        <translation>パスワードの入力を待っています…</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Read at {time}. Press F5 to read it again.</source>
        <translation>{time} に読み取りました。F5 を押すと再び読み取ります。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>{why} Start it nevertheless?</source>
        <translation>{why}それでも開始しますか?</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Start &amp;Nevertheless</source>
        <translation>それでも開始(&amp;N)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Progress of the self-test</source>
        <translation>セルフテストの進捗</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Copies the line for smartd.conf; DiskTune does not change that file</source>
        <translation>smartd.conf 用の行をコピーします。DiskTune はこのファイルを変更しません</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Earlier self-tests</source>
        <translation>過去のセルフテスト</translation>
    </message>
</context><context>
    <name>Sentences</name>
    <message>
        <source>{before} {last}</source>
        <translation>{before}{last}</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}、{last}</translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <translation>{before}、{last}</translation>
    </message>
    <message>
        <source>It started {after} times, {before} before.</source>
        <translation>起動回数は {after} 回です (変更前は {before} 回)。</translation>
    </message>
    <message>
        <source>The two recordings cannot be compared.</source>
        <translation>2 つの記録は比較できません。</translation>
    </message>
    <message>
        <source>No meaningful difference: {after}% in standby, {before}% before.</source>
        <translation>実質的な差はありません: スタンバイの割合は {after}% です (変更前は {before}%)。</translation>
    </message>
    <message>
        <source>{says} {starts}</source>
        <translation>{says}{starts}</translation>
    </message>
    <message>
        <source>The drive is in standby more: {after}% of the time, {before}% before.</source>
        <translation>ドライブのスタンバイが増えました: 時間の {after}% です (変更前は {before}%)。</translation>
    </message>
    <message>
        <source>The drive is in standby less: {after}% of the time, {before}% before.</source>
        <translation>ドライブのスタンバイが減りました: 時間の {after}% です (変更前は {before}%)。</translation>
    </message>
    <message>
        <source>The power mode of the drive is unknown in one of them.</source>
        <translation>一方の記録では、ドライブの電源モードが不明です。</translation>
    </message>
    <message>
        <source>One of them is shorter than 30 min.</source>
        <translation>一方の記録が 30 min より短いです。</translation>
    </message>
    <message>
        <source>Only one of them shows: {kinds}. A culprit may seem new or gone.</source>
        <translation>一方の記録にしかない種類があります: {kinds}。原因のプログラムが新たに現れた、または消えたように見えることがあります。</translation>
    </message>
    <message>
        <source>In one of them the kernel dropped events, so programs may be missing.</source>
        <translation>一方の記録でカーネルがイベントを取りこぼしたため、プログラムが欠けている可能性があります。</translation>
    </message>
    <message>
        <source>They began at different times of the day, when other programs may run.</source>
        <translation>開始した時間帯が異なり、別のプログラムが動作していた可能性があります。</translation>
    </message>
    <message>
        <source>They differ too much in length: {before} and {after}.</source>
        <translation>記録の長さが違いすぎます: {before} と {after}。</translation>
    </message>
    <message>
        <source>This command wakes no drive, but some drives restart their standby timer with it.</source>
        <translation>このコマンドはドライブを起動させませんが、スタンバイタイマーを再始動させるドライブがあります。</translation>
    </message>
    <message>
        <source>A new ext4 file system is still being initialized. This ends without action.</source>
        <translation>新しい ext4 ファイルシステムがまだ初期化中です。何もしなくても終わります。</translation>
    </message>
    <message>
        <source>udev does so when a program has opened the drive for writing and closed it.</source>
        <translation>udev は、プログラムがドライブを書き込み用に開いて閉じたときに、これを行います。</translation>
    </message>
    <message>
        <source>It is unknown for whom it did so.</source>
        <translation>どのプログラムのために行ったかは不明です。</translation>
    </message>
    <message>
        <source>{name} read from {where} every {every}.</source>
        <translation>{name} が {every} ごとに {where} から読み取りました。</translation>
    </message>
    <message>
        <source>{name} wrote to {where} every {every}.</source>
        <translation>{name} が {every} ごとに {where} に書き込みました。</translation>
    </message>
    <message>
        <source>Every {every} the kernel wrote back to {where} what {name} had changed.</source>
        <translation>{name} が変更したデータを、カーネルが {every} ごとに {where} に書き戻しました。</translation>
    </message>
    <message>
        <source>{name} read files of {where} every {every}, and the kernel wrote their access times.</source>
        <translation>{name} が {every} ごとに {where} のファイルを読み取り、カーネルがそのアクセス時刻を書き込みました。</translation>
    </message>
    <message>
        <source>The file system on {where} committed its journal every {every} because of {name}.</source>
        <translation>{name} のため、{where} のファイルシステムが {every} ごとにジャーナルをコミットしました。</translation>
    </message>
    <message>
        <source>{name} asked the drive every {every}.</source>
        <translation>{name} が {every} ごとにドライブに問い合わせました。</translation>
    </message>
    <message>
        <source>udev examined {where} every {every}.</source>
        <translation>udev が {every} ごとに {where} を調べました。</translation>
    </message>
    <message>
        <source>The array {where} wrote its superblock or bitmap every {every}.</source>
        <translation>アレイ {where} が、{every} ごとにスーパーブロックまたはビットマップを書き込みました。</translation>
    </message>
    <message>
        <source>The kernel ({name}) used {where} every {every}.</source>
        <translation>カーネル ({name}) が {every} ごとに {where} を使用しました。</translation>
    </message>
    <message>
        <source>The kernel thread {name} used {where} every {every}.</source>
        <translation>カーネルスレッド {name} が {every} ごとに {where} を使用しました。</translation>
    </message>
    <message>
        <source>{name} read from {where}.</source>
        <translation>{name} が {where} から読み取りました。</translation>
    </message>
    <message>
        <source>{name} wrote to {where}.</source>
        <translation>{name} が {where} に書き込みました。</translation>
    </message>
    <message>
        <source>The kernel wrote back to {where} what {name} had changed.</source>
        <translation>{name} が変更したデータを、カーネルが {where} に書き戻しました。</translation>
    </message>
    <message>
        <source>{name} read files of {where}, and the kernel wrote their access times.</source>
        <translation>{name} が {where} のファイルを読み取り、カーネルがそのアクセス時刻を書き込みました。</translation>
    </message>
    <message>
        <source>The file system on {where} committed its journal because of {name}.</source>
        <translation>{name} のため、{where} のファイルシステムがジャーナルをコミットしました。</translation>
    </message>
    <message>
        <source>{name} asked the drive.</source>
        <translation>{name} がドライブに問い合わせました。</translation>
    </message>
    <message>
        <source>udev examined {where}.</source>
        <translation>udev が {where} を調べました。</translation>
    </message>
    <message>
        <source>The array {where} wrote its superblock or bitmap.</source>
        <translation>アレイ {where} が、スーパーブロックまたはビットマップを書き込みました。</translation>
    </message>
    <message>
        <source>The kernel ({name}) used {where}.</source>
        <translation>カーネル ({name}) が {where} を使用しました。</translation>
    </message>
    <message>
        <source>The kernel thread {name} used {where}.</source>
        <translation>カーネルスレッド {name} が {where} を使用しました。</translation>
    </message>
    <message>
        <source>It began {began} of {bursts} bursts.</source>
        <translation>{bursts} 回のバースト中 {began} 回は、これが開始しました。</translation>
    </message>
    <message>
        <source>an unknown program</source>
        <translation>不明なプログラム</translation>
    </message>
    <message>
        <source>{program} in the container {name}</source>
        <translation>コンテナー {name} 内の {program}</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>write-back</source>
        <translation>書き戻し</translation>
    </message>
    <message>
        <source>access times</source>
        <translation>アクセス時刻</translation>
    </message>
    <message>
        <source>journal commits</source>
        <translation>ジャーナルのコミット</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>probes by udev</source>
        <translation>udev による検査</translation>
    </message>
    <message>
        <source>array metadata</source>
        <translation>アレイのメタデータ</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>The drive was in standby for {share}% of {time}, with {n} starts.</source>
        <translation>
            <numerusform>ドライブは {time} のうち {share}% の間スタンバイで、起動回数は {n} 回でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It started the drive out of standby {n} times.</source>
        <translation>
            <numerusform>ドライブをスタンバイから {n} 回起動させました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each time the drive stays awake for {time}.</source>
        <translation>起動のたびに、ドライブは {time} の間動作し続けます。</translation>
    </message>
    <message>
        <source>The drive was never without a request for longer than {quiet}. {name} made {share}% of all requests.</source>
        <translation>リクエストのない時間が {quiet} を超えることはありませんでした。全リクエストの {share}% は {name} によるものです。</translation>
    </message>
    <message>
        <source>Together the programs reach the drive every {every}, more often than its timer of {timer} elapses.</source>
        <translation>プログラム全体では {every} ごとにドライブにアクセスしており、タイマー ({timer}) が満了する間隔より頻繁です。</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>The drive was removed before the recording ended.</source>
        <translation>記録が終わる前に、ドライブが取り外されました。</translation>
    </message>
    <message>
        <source>The recording was interrupted. What it held by then is shown.</source>
        <translation>記録が中断されました。それまでの内容を表示しています。</translation>
    </message>
    <message>
        <source>The drive was recorded for {time}. Its power mode is unknown.</source>
        <translation>ドライブを {time} 記録しました。電源モードは不明です。</translation>
    </message>
    <message>
        <source>The drive was never in standby in {time}.</source>
        <translation>{time} の間、ドライブは一度もスタンバイになりませんでした。</translation>
    </message>
    <message>
        <source>A timer of {time} or more never elapses.</source>
        <translation>{time} 以上のタイマーは満了しません。</translation>
    </message>
    <message>
        <source>While it did, the drive stayed awake: its timer is {time}.</source>
        <translation>その間、ドライブは動作し続けました: タイマーは {time} です。</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>バースト数</translation>
    </message>
    <message>
        <source>The drive stays in standby: {share}% of {time}. Nothing needs to be done.</source>
        <translation>ドライブはスタンバイを保っています: {time} のうち {share}%。対処は不要です。</translation>
    </message>
    <message>
        <source>Nothing reached the drive.</source>
        <translation>ドライブへのアクセスはありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>The kernel dropped {n} events.</source>
        <translation>
            <numerusform>カーネルが {n} 件のイベントを取りこぼしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording could not be made.</source>
        <translation>記録できませんでした。</translation>
    </message>
    <message>
        <source>This keeps the drive awake: its timer is {time}.</source>
        <translation>これがドライブのスタンバイを妨げています: タイマーは {time} です。</translation>
    </message>
    <message>
        <source>Kinds of access</source>
        <translation>アクセスの種類</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト数</translation>
    </message>
    <message>
        <source>Bursts begun</source>
        <translation>開始したバースト数</translation>
    </message>
    <message>
        <source>Times it started the drive</source>
        <translation>ドライブを起動させた回数</translation>
    </message>
    <message>
        <source>Usual interval</source>
        <translation>通常の間隔</translation>
    </message>
    <message>
        <source>Unit or control group</source>
        <translation>ユニットまたはコントロールグループ</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド数</translation>
    </message>
    <message>
        <source>Timer in force</source>
        <translation>有効なタイマー</translation>
    </message>
    <message>
        <source>The recording is only {time} long. What comes every half hour or less often is missing.</source>
        <translation>記録の長さは {time} しかありません。30 分に 1 回以下の頻度のものは含まれていません。</translation>
    </message>
    <message>
        <source>The drive does not report its power mode, so when it was in standby is unknown.</source>
        <translation>ドライブが電源モードを報告しないため、いつスタンバイだったかは不明です。</translation>
    </message>
    <message>
        <source>{lost} Their programs are missing from the table.</source>
        <translation>{lost}これらのプログラムは表に含まれていません。</translation>
    </message>
    <message>
        <source>The program of {unnamed} of {requests} requests is unknown. Their order may differ.</source>
        <translation>{requests} 件中 {unnamed} 件のリクエストは、プログラムが不明です。順位が異なる可能性があります。</translation>
    </message>
    <message>
        <source>This kernel does not show: {kinds}.</source>
        <translation>このカーネルでは次の種類がわかりません: {kinds}。</translation>
    </message>
    <message>
        <source>The power mode is unknown for {time}.</source>
        <translation>{time} の間、電源モードが不明です。</translation>
    </message>
    <message>
        <source>The next access then waits for the spin-up, and every spin-up wears the drive.</source>
        <translation>次のアクセスはスピンアップを待ち、スピンアップのたびにドライブが消耗します。</translation>
    </message>
    <message>
        <source>Every access then starts the motor, also one that only asks for the power mode.</source>
        <translation>アクセスのたびにモーターが起動します。電源モードを問い合わせるだけのアクセスでも起動します。</translation>
    </message>
    <message>
        <source>Let {tool} keep the value.</source>
        <translation>{tool} が値を変更しないようにしてください。</translation>
    </message>
    <message>
        <source>It then no longer changes it when the power supply changes.</source>
        <translation>電源が切り替わっても、値を変更しなくなります。</translation>
    </message>
    <message>
        <source>Set the standby timer to {time}.</source>
        <translation>スタンバイタイマーを {time} に設定してください。</translation>
    </message>
    <message>
        <source>Let the kernel suspend the drive: set the autosuspend delay to {time}.</source>
        <translation>カーネルがドライブをサスペンドするようにします: 自動サスペンドまでの時間を {time} に設定してください。</translation>
    </message>
    <message>
        <source>Turn on runtime power management.</source>
        <translation>ランタイム電源管理をオンにしてください。</translation>
    </message>
    <message>
        <source>Set the value in the profile of tuned.</source>
        <translation>tuned のプロファイルで値を設定してください。</translation>
    </message>
    <message>
        <source>It concerns all drives of the profile.</source>
        <translation>プロファイルのすべてのドライブに影響します。</translation>
    </message>
    <message>
        <source>Set the standby_z timer to {time}.</source>
        <translation>standby_z タイマーを {time} に設定してください。</translation>
    </message>
    <message>
        <source>Set the power management level (APM) to {level}.</source>
        <translation>電源管理レベル (APM) を {level} に設定してください。</translation>
    </message>
    <message>
        <source>Below 128 some drives park their heads often, which wears them.</source>
        <translation>128 未満では頻繁にヘッドを退避するドライブがあり、ヘッドの退避機構が消耗します。</translation>
    </message>
    <message>
        <source>{tool} set the power management level (APM) to {level} at {time}. Levels from 128 on do not permit standby.</source>
        <translation>{tool} が {time} に電源管理レベル (APM) を {level} に設定しました。128 以上のレベルでは、スタンバイは許可されません。</translation>
    </message>
    <message>
        <source>The power management level (APM) is {level}. Levels from 128 on do not permit standby.</source>
        <translation>電源管理レベル (APM) は {level} です。128 以上のレベルでは、スタンバイは許可されません。</translation>
    </message>
    <message>
        <source>No program is known to set a standby timer, and the drive does not report one. Without a timer it stays awake.</source>
        <translation>スタンバイタイマーを設定するプログラムは見つからず、ドライブもタイマーを報告していません。タイマーがないと、ドライブは動作し続けます。</translation>
    </message>
    <message>
        <source>The timers for standby_z and standby_y are off, so the drive never enters standby on its own.</source>
        <translation>standby_z と standby_y のタイマーがオフのため、ドライブが自動的にスタンバイに移行することはありません。</translation>
    </message>
    <message numerus="yes">
        <source>The drive left standby {n} times without a request that was recorded.</source>
        <translation>
            <numerusform>記録されたリクエストなしに、ドライブがスタンバイから復帰したことが {n} 回ありました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive started {starts} times in {hours}. Starts wear it more than staying awake.</source>
        <translation>ドライブは {hours} の間に {starts} 回起動しました。起動は、動作し続けるよりもドライブを消耗させます。</translation>
    </message>
    <message>
        <source>{tool} turned the standby timer off at {time}.</source>
        <translation>{tool} が {time} にスタンバイタイマーをオフにしました。</translation>
    </message>
    <message>
        <source>{tool} set the standby timer to {value} at {time}.</source>
        <translation>{tool} が {time} にスタンバイタイマーを {value} に設定しました。</translation>
    </message>
    <message>
        <source>{says} Before that it was {before}.</source>
        <translation>{says}それまでは {before} でした。</translation>
    </message>
    <message>
        <source>Command, feature, count</source>
        <translation>コマンド、feature、count</translation>
    </message>
    <message>
        <source>Power management level (APM)</source>
        <translation>電源管理レベル (APM)</translation>
    </message>
    <message>
        <source>The standby timer is off, so the drive never enters standby on its own.</source>
        <translation>スタンバイタイマーがオフのため、ドライブが自動的にスタンバイに移行することはありません。</translation>
    </message>
    <message>
        <source>The extended power conditions (EPC) are off, and the drive has no other standby timer.</source>
        <translation>拡張電源状態 (EPC) がオフで、ドライブにはほかのスタンバイタイマーがありません。</translation>
    </message>
    <message>
        <source>The drive has no standby timer, or none that its connection lets through.</source>
        <translation>ドライブにスタンバイタイマーがないか、接続方法のために使用できません。</translation>
    </message>
    <message>
        <source>Standby_z timer (spin-down)</source>
        <translation>standby_z タイマー (スピンダウン)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Nothing reached the drive for {quiet}, but it stayed awake. Its USB bridge or its firmware ignores the timer of {timer}.</source>
        <translation>{quiet} の間アクセスはありませんでしたが、ドライブは動作し続けました。USB ブリッジまたはファームウェアが、タイマー ({timer}) を無視しています。</translation>
    </message>
    <message>
        <source>Nothing reached the drive for {quiet}, but it stayed awake. Its firmware ignores the timer of {timer}.</source>
        <translation>{quiet} の間アクセスはありませんでしたが、ドライブは動作し続けました。ファームウェアがタイマー ({timer}) を無視しています。</translation>
    </message>
    <message>
        <source>The drive enters standby {after} after the last request, earlier than its timer of {timer}.</source>
        <translation>ドライブは最後のリクエストから {after} 後にスタンバイに移行しており、タイマー ({timer}) より早いです。</translation>
    </message>
    <message>
        <source>The drive enters standby {after} after the last request, later than its timer of {timer}.</source>
        <translation>ドライブは最後のリクエストから {after} 後にスタンバイに移行しており、タイマー ({timer}) より遅いです。</translation>
    </message>
    <message>
        <source>{says} Requests may have been missed.</source>
        <translation>{says}記録されていないリクエストがあった可能性があります。</translation>
    </message>
    <message>
        <source>{says} Its firmware may start it for its own work.</source>
        <translation>{says}ファームウェアが自身の処理のために起動した可能性があります。</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起動回数</translation>
    </message>
    <message>
        <source>Standby timer (spin-down)</source>
        <translation>スタンバイタイマー (スピンダウン)</translation>
    </message>
    <message>
        <source>Turn on the extended power conditions (EPC).</source>
        <translation>拡張電源状態 (EPC) をオンにしてください。</translation>
    </message>
    <message>
        <source>This disables the power management level (APM).</source>
        <translation>これにより、電源管理レベル (APM) は無効になります。</translation>
    </message>
    <message>
        <source>Longest quiet time awake</source>
        <translation>動作中にアクセスがなかった最長時間</translation>
    </message>
    <message>
        <source>Entered standby after</source>
        <translation>スタンバイに移行するまでの時間</translation>
    </message>
    <message>
        <source>Stop the database and copy its data there first.</source>
        <translation>先にデータベースを停止し、データを移動先にコピーしてください。</translation>
    </message>
    <message>
        <source>Move the data of the database to a drive that stays awake.</source>
        <translation>データベースのデータを、常に動作しているドライブに移動してください。</translation>
    </message>
    <message>
        <source>Move the volume of the container that is on this drive to a drive that stays awake.</source>
        <translation>このドライブにあるコンテナーのボリュームを、常に動作しているドライブに移動してください。</translation>
    </message>
    <message>
        <source>Stop the container and copy the volume first.</source>
        <translation>先にコンテナーを停止し、ボリュームをコピーしてください。</translation>
    </message>
    <message>
        <source>Keep the system's journal in memory.</source>
        <translation>システムのジャーナルをメモリーに保持してください。</translation>
    </message>
    <message>
        <source>The journal is lost when the computer restarts, also after a crash.</source>
        <translation>コンピューターが再起動すると、クラッシュ後の場合も含め、ジャーナルは失われます。</translation>
    </message>
    <message>
        <source>Write the journal every hour instead of every 5 min.</source>
        <translation>ジャーナルを 5 min ごとではなく、1 時間ごとに書き込むようにしてください。</translation>
    </message>
    <message>
        <source>A power failure can lose the last hour of it. Messages of errors are written immediately.</source>
        <translation>停電で、直近 1 時間のジャーナルが失われることがあります。エラーのメッセージはすぐに書き込まれます。</translation>
    </message>
    <message>
        <source>Move the directory of Docker to a drive that stays awake.</source>
        <translation>Docker のディレクトリを、常に動作しているドライブに移動してください。</translation>
    </message>
    <message>
        <source>Stop Docker and copy /var/lib/docker first. This concerns all its containers.</source>
        <translation>先に Docker を停止し、/var/lib/docker をコピーしてください。すべてのコンテナーに影響します。</translation>
    </message>
    <message>
        <source>Leave the file system out of the index of locate: add it to PRUNEPATHS.</source>
        <translation>このファイルシステムを locate の索引から除外します: PRUNEPATHS に追加してください。</translation>
    </message>
    <message>
        <source>locate no longer finds files there.</source>
        <translation>locate は、そこにあるファイルを検索できなくなります。</translation>
    </message>
    <message>
        <source>Let the index be made at a time when the drive is in use.</source>
        <translation>索引が、ドライブを使用している時間帯に作成されるようにしてください。</translation>
    </message>
    <message>
        <source>The computer is busier at that time.</source>
        <translation>その時間帯は、コンピューターの負荷が高くなります。</translation>
    </message>
    <message>
        <source>Let the indexer of GNOME look at your home directory alone, not into its folders.</source>
        <translation>GNOME のインデクサーが、ホームディレクトリの直下だけを対象とし、その中のフォルダーを対象としないようにしてください。</translation>
    </message>
    <message>
        <source>The search of the desktop no longer finds files in other folders.</source>
        <translation>デスクトップの検索で、ほかのフォルダーのファイルが見つからなくなります。</translation>
    </message>
    <message>
        <source>Turn off the file search of Plasma, or exclude this drive from it. Plasma 6 has balooctl6.</source>
        <translation>Plasma のファイル検索をオフにするか、このドライブを対象から除外してください。Plasma 6 では balooctl6 を使用します。</translation>
    </message>
    <message>
        <source>The search of the desktop no longer finds these files.</source>
        <translation>デスクトップの検索で、これらのファイルが見つからなくなります。</translation>
    </message>
    <message>
        <source>Let the weekly TRIM come at a time when the drive is in use.</source>
        <translation>毎週の TRIM が、ドライブを使用している時間帯に実行されるようにしてください。</translation>
    </message>
    <message>
        <source>Close windows of the file manager that show this drive, or hide it from the desktop.</source>
        <translation>このドライブを表示しているファイルマネージャーのウィンドウを閉じるか、ドライブをデスクトップから隠してください。</translation>
    </message>
    <message>
        <source>With x-gvfs-hide the file manager of GNOME no longer lists it; its path still works.</source>
        <translation>x-gvfs-hide を指定すると、GNOME のファイルマネージャーの一覧に表示されなくなります。パスは引き続き使用できます。</translation>
    </message>
    <message>
        <source>Let smartd skip the drive while it is in standby: add -n standby,q to its line, or put this line above DEVICESCAN.</source>
        <translation>smartd がスタンバイ中のドライブを対象外にするようにします: ドライブの行に -n standby,q を追加するか、この行を DEVICESCAN より上に置いてください。</translation>
    </message>
    <message>
        <source>smartd then notices a problem only when something else uses the drive.</source>
        <translation>smartd が問題に気付くのは、ほかのものがドライブを使用しているときだけになります。</translation>
    </message>
    <message>
        <source>Let smartd ask less often: every 4 h instead of every 30 min.</source>
        <translation>smartd の問い合わせを減らしてください: 30 min ごとではなく 4 h ごとにします。</translation>
    </message>
    <message>
        <source>smartd warns up to 4 h later, of every drive.</source>
        <translation>すべてのドライブについて、smartd の警告が最大 4 h 遅れます。</translation>
    </message>
    <message>
        <source>Add -n standby to the call of smartctl in the script, timer or cron job that runs it.</source>
        <translation>smartctl を実行するスクリプト、タイマー、または cron ジョブの smartctl の呼び出しに、-n standby を追加してください。</translation>
    </message>
    <message>
        <source>The script gets no values while the drive is in standby.</source>
        <translation>ドライブがスタンバイ中の間、スクリプトは値を取得できません。</translation>
    </message>
    <message>
        <source>Let the script that runs it end while the drive is in standby.</source>
        <translation>これを実行するスクリプトが、ドライブのスタンバイ中は終了するようにしてください。</translation>
    </message>
    <message>
        <source>The script does nothing while the drive is in standby.</source>
        <translation>ドライブがスタンバイ中の間、スクリプトは何も行いません。</translation>
    </message>
    <message>
        <source>Exclude the drive from the polling of udisks.</source>
        <translation>ドライブを udisks のポーリングから除外してください。</translation>
    </message>
    <message>
        <source>The desktop no longer warns when this drive fails, and shows no SMART data of it.</source>
        <translation>このドライブが故障しても、デスクトップは警告しなくなり、S.M.A.R.T. データも表示しなくなります。</translation>
    </message>
    <message>
        <source>Let it skip drives in standby.</source>
        <translation>スタンバイ中のドライブを対象外にするようにしてください。</translation>
    </message>
    <message>
        <source>It then has no values of the drive while that is in standby.</source>
        <translation>ドライブがスタンバイ中の間、ドライブの値を取得できなくなります。</translation>
    </message>
    <message>
        <source>Exclude the drive in the configuration of the program, or let it ask less often.</source>
        <translation>プログラムの設定でドライブを除外するか、問い合わせを減らしてください。</translation>
    </message>
    <message>
        <source>It then shows nothing of this drive, or older values.</source>
        <translation>このドライブの情報が表示されないか、古い値が表示されるようになります。</translation>
    </message>
    <message>
        <source>Let the file system commit every 10 min: add commit=600 to the options in its line.</source>
        <translation>ファイルシステムが 10 min ごとにコミットするようにします: 該当する行のオプションに commit=600 を追加してください。</translation>
    </message>
    <message>
        <source>A power failure can lose up to 10 min of changes. What programs save with fsync is safe.</source>
        <translation>停電で、最大 10 min 分の変更が失われることがあります。プログラムが fsync で保存したものは安全です。</translation>
    </message>
    <message>
        <source>Stop recording access times: add noatime to the options in its line.</source>
        <translation>アクセス時刻の記録を停止します: 該当する行のオプションに noatime を追加してください。</translation>
    </message>
    <message>
        <source>The few programs that look at access times, such as some mail checkers, no longer see them.</source>
        <translation>一部のメールチェッカーなど、アクセス時刻を参照するわずかなプログラムが、アクセス時刻を確認できなくなります。</translation>
    </message>
    <message>
        <source>Let the kernel collect changes for 10 min before it writes them back.</source>
        <translation>カーネルが、変更を 10 min ためてから書き戻すようにしてください。</translation>
    </message>
    <message>
        <source>A power failure can lose up to 10 min of changes, on every drive.</source>
        <translation>停電で、すべてのドライブについて、最大 10 min 分の変更が失われることがあります。</translation>
    </message>
    <message>
        <source>Move what this program uses to a drive that stays awake.</source>
        <translation>このプログラムが使用するものを、常に動作しているドライブに移動してください。</translation>
    </message>
    <message>
        <source>The data then takes space there.</source>
        <translation>データが移動先の容量を使用します。</translation>
    </message>
    <message>
        <source>If a timer starts this service: start it daily, at a time when the drive is in use.</source>
        <translation>タイマーがこのサービスを開始する場合: 1 日 1 回、ドライブを使用している時間帯に開始してください。</translation>
    </message>
    <message>
        <source>Its work is done later.</source>
        <translation>処理の実行が遅くなります。</translation>
    </message>
    <message>
        <source>Move the swap space to a drive that stays awake, or to zram.</source>
        <translation>スワップ領域を、常に動作しているドライブまたは zram に移動してください。</translation>
    </message>
    <message>
        <source>zram uses memory and the processor.</source>
        <translation>zram はメモリーとプロセッサーを使用します。</translation>
    </message>
    <message>
        <source>Let the kernel swap less.</source>
        <translation>カーネルのスワップを減らしてください。</translation>
    </message>
    <message>
        <source>Less memory is left for cached files.</source>
        <translation>キャッシュされるファイルに使えるメモリーが減ります。</translation>
    </message>
    <message>
        <source>Record the array itself: it writes here because programs write to it.</source>
        <translation>アレイ自体を記録してください: プログラムがアレイに書き込むため、アレイがここに書き込んでいます。</translation>
    </message>
    <message>
        <source>Its members leave standby together.</source>
        <translation>アレイのメンバーは、まとめてスタンバイから復帰します。</translation>
    </message>
    <message>
        <source>Write the bitmap less often: set the bitmap update interval of the array to 60 s.</source>
        <translation>ビットマップの書き込みを減らします: アレイの「ビットマップの更新間隔」を 60 s に設定してください。</translation>
    </message>
    <message>
        <source>After a crash more has to be resynchronized.</source>
        <translation>クラッシュ後に再同期する量が増えます。</translation>
    </message>
    <message>
        <source>Find the program that opens the drive for writing at these times. udev only follows it.</source>
        <translation>この時刻にドライブを書き込み用に開くプログラムを探してください。udev はそれに反応しているだけです。</translation>
    </message>
    <message>
        <source>This changes nothing else.</source>
        <translation>ほかには何も変わりません。</translation>
    </message>
    <message>
        <source>Let udev ignore when a program has closed the drive.</source>
        <translation>プログラムがドライブを閉じたことを、udev が無視するようにしてください。</translation>
    </message>
    <message>
        <source>New partitions and labels appear only after udevadm trigger.</source>
        <translation>新しいパーティションやラベルは、udevadm trigger の実行後に初めて表示されるようになります。</translation>
    </message>
    <message>
        <source>Exclude the drive from the scans of LVM.</source>
        <translation>ドライブを LVM のスキャンから除外してください。</translation>
    </message>
    <message>
        <source>LVM no longer finds volumes on it. Do this only if there are none.</source>
        <translation>LVM は、そのドライブのボリュームを検出しなくなります。ボリュームがない場合にのみ行ってください。</translation>
    </message>
    <message>
        <source>Let the daily report of mdadm come at a time when the array is in use.</source>
        <translation>mdadm の毎日の報告が、アレイを使用している時間帯に実行されるようにしてください。</translation>
    </message>
    <message>
        <source>A degraded array is reported up to a day later. Events are still reported immediately.</source>
        <translation>アレイの縮退の報告が、最大 1 日遅れます。イベントは引き続きすぐに報告されます。</translation>
    </message>
    <message>
        <source>Find the client that uses this share: another computer, a media player or a backup.</source>
        <translation>この共有を使用しているクライアントを探してください: ほかのコンピューター、メディアプレーヤー、またはバックアップです。</translation>
    </message>
    <message>
        <source>The recording sees the server alone, not who asked it.</source>
        <translation>記録からわかるのはサーバーだけで、どのクライアントの要求かはわかりません。</translation>
    </message>
    <message>
        <source>{program}, started by udev</source>
        <translation>udev が開始した {program}</translation>
    </message>
    <message>
        <source>DiskTune set it</source>
        <translation>DiskTune が設定</translation>
    </message>
    <message>
        <source>the kernel's runtime power management</source>
        <translation>カーネルのランタイム電源管理</translation>
    </message>
    <message>
        <source>the drive reports it</source>
        <translation>ドライブの報告</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>container</source>
        <translation>コンテナー</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>縮退</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>非アクティブ</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>故障</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {of} members are missing or not yet rebuilt (slots {slots}).</source>
        <translation>
            <numerusform>{of} 台のメンバー中 {n} 台が欠落しているか、まだリビルドされていません (スロット {slots})。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {name} is at {percent}, {time} remaining.</source>
        <translation>{name}の進捗は {percent} です。残り時間: {time}。</translation>
    </message>
    <message>
        <source>A {name} is pending and not running: it was paused, or starts in a moment.</source>
        <translation>{name}は保留中で、実行されていません: 一時停止されたか、まもなく開始されます。</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>約 {time}</translation>
    </message>
    <message>
        <source>The number of members is unknown. No member is marked as failed.</source>
        <translation>メンバー数は不明です。故障と記録されたメンバーはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Container with the firmware's metadata of {n} drives. It is never started itself.</source>
        <translation>
            <numerusform>{n} 台のドライブの、ファームウェアによるメタデータを持つコンテナーです。それ自体が開始されることはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array is inactive; {n} members found.</source>
        <translation>
            <numerusform>アレイは非アクティブです。{n} 台のメンバーが見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel marked the array as broken: too many members failed.</source>
        <translation>カーネルはアレイを破損 (broken) と記録しました: 故障したメンバーが多すぎます。</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {of} members are missing or not yet rebuilt.</source>
        <translation>
            <numerusform>{of} 台のメンバー中 {n} 台が欠落しているか、まだリビルドされていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {name} has stalled at {percent}.</source>
        <translation>{name}は {percent} で停滞しています。</translation>
    </message>
    <message>
        <source>A {name} is at {percent}.</source>
        <translation>{name}の進捗は {percent} です。</translation>
    </message>
    <message>
        <source>An operation is delayed until another array that shares a drive has finished.</source>
        <translation>ドライブを共有する別のアレイが完了するまで、処理は遅延中です。</translation>
    </message>
    <message>
        <source>A {name} runs on another node of the cluster.</source>
        <translation>{name}がクラスターの別のノードで実行されています。</translation>
    </message>
    <message>
        <source>A {name} is pending and starts with the first write.</source>
        <translation>{name}は保留中で、最初の書き込みで開始されます。</translation>
    </message>
    <message>
        <source>A {name} is pending and starts when the array is made writable.</source>
        <translation>{name}は保留中で、アレイが書き込み可能になると開始されます。</translation>
    </message>
    <message>
        <source>less than 1 min</source>
        <translation>1 min 未満</translation>
    </message>
    <message numerus="yes">
        <source>about {n} days</source>
        <translation>
            <numerusform>約 {n} 日</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed and no longer in use: {members}.</source>
        <translation>故障し、使用されなくなったメンバー: {members}。</translation>
    </message>
    <message numerus="yes">
        <source>{n} members, all in sync.</source>
        <translation>
            <numerusform>{n} 台のメンバー、すべて同期済み。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members, none missing.</source>
        <translation>
            <numerusform>{n} 台のメンバー、欠落なし。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members, none failed; {level} has no redundancy.</source>
        <translation>
            <numerusform>{n} 台のメンバー、故障なし。{level} に冗長性はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The array is inactive and has no members.</source>
        <translation>アレイは非アクティブで、メンバーがありません。</translation>
    </message>
    <message numerus="yes">
        <source>The array could not be assembled: {n} members found, too few or inconsistent.</source>
        <translation>
            <numerusform>アレイを組み立てられませんでした: {n} 台のメンバーが見つかりましたが、数が足りないか、整合していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than {level} tolerates.</source>
        <translation>{level} が許容する数を超えています。</translation>
    </message>
    <message>
        <source>The journal failed. The array cannot be written to until the journal is replaced or removed.</source>
        <translation>ジャーナルが故障しました。ジャーナルを交換するか取り外すまで、アレイに書き込めません。</translation>
    </message>
    <message>
        <source>That is more than the array tolerates.</source>
        <translation>アレイが許容する数を超えています。</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>リビルド</translation>
    </message>
    <message>
        <source>resync</source>
        <translation>再同期</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>再構成 (reshape)</translation>
    </message>
    <message>
        <source>check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>{drive} limits the array: {busy} utilization against {others} on the other members, at the same throughput.</source>
        <translation>{drive} がアレイを制限しています: 同じスループットで、使用率はほかのメンバーの {others} に対し {busy} です。</translation>
    </message>
    <message>
        <source>Requests to the members are only {size}, too small for full throughput.</source>
        <translation>メンバーへのリクエストは {size} しかなく、最大のスループットを得るには小さすぎます。</translation>
    </message>
    <message numerus="yes">
        <source>I/O statistics are off for {drives}, so it is unknown whether one of them is slow.</source>
        <translation>
            <numerusform>{drives} の I/O 統計がオフのため、遅いドライブがあるかどうかは不明です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array yields only to programs that use its other members.</source>
        <translation>Linux 6.16 より前では、アレイが処理を譲るのは、ほかのメンバーを使用するプログラムに対してだけです。</translation>
    </message>
    <message>
        <source>{drives}: {model} is a shingled (SMR) drive. After tens of gigabytes of continuous writes it may drop to a few MB/s and take seconds for one request.</source>
        <translation>{drives}: {model} は瓦記録 (SMR) 方式のドライブです。数十ギガバイトの連続した書き込みの後は、数 MB/s まで低下し、1 つのリクエストに数秒かかることがあります。</translation>
    </message>
    <message>
        <source>{drives}: at APM level {level} the drive firmware may park the heads or spin down. Each time costs seconds.</source>
        <translation>{drives}: APM レベル {level} では、ドライブのファームウェアがヘッドを退避したり、スピンダウンしたりすることがあります。そのたびに数秒かかります。</translation>
    </message>
    <message>
        <source>{drives}: on a bad sector such a drive may retry for minutes, but the kernel waits {seconds} s and then drops it from the array. Set its recovery limits (ERC) so that it gives up sooner.</source>
        <translation>{drives}: このようなドライブは不良セクターで何分も再試行することがありますが、カーネルは {seconds} s しか待たず、その後ドライブをアレイから切り離します。より早くあきらめるように、エラー回復の上限 (ERC) を設定してください。</translation>
    </message>
    <message>
        <source>{drives}: on a bad sector such a drive may retry for minutes, but the kernel waits {seconds} s and then drops it from the array. It has no recovery limit (ERC), so increase the SCSI command timeout.</source>
        <translation>{drives}: このようなドライブは不良セクターで何分も再試行することがありますが、カーネルは {seconds} s しか待たず、その後ドライブをアレイから切り離します。エラー回復の上限 (ERC) がないため、SCSI コマンドのタイムアウトを長くしてください。</translation>
    </message>
    <message>
        <source>Its average latency is {wait} against {others}.</source>
        <translation>平均レイテンシーは、ほかの {others} に対し {wait} です。</translation>
    </message>
    <message>
        <source>Check its SMART data.</source>
        <translation>S.M.A.R.T. データを確認してください。</translation>
    </message>
    <message>
        <source>The operation runs at the array's maximum sync speed: {limit} for each member.</source>
        <translation>処理はアレイの同期速度の上限で動作しています: メンバーあたり {limit}。</translation>
    </message>
    <message>
        <source>The operation runs at the maximum sync speed of all arrays: {limit} for each member.</source>
        <translation>処理は全アレイの同期速度の上限で動作しています: メンバーあたり {limit}。</translation>
    </message>
    <message>
        <source>Other work uses {drives}.</source>
        <translation>{drives} はほかの処理にも使用されています。</translation>
    </message>
    <message>
        <source>{name} ({pid}, {rate})</source>
        <translation>{name} ({pid}、{rate})</translation>
    </message>
    <message>
        <source>Requests to the members are only {size}, too small for full throughput: request merging is restricted on {drives}.</source>
        <translation>メンバーへのリクエストは {size} しかなく、最大のスループットを得るには小さすぎます: {drives} ではリクエストのマージが制限されています。</translation>
    </message>
    <message>
        <source>Requests to the members are only {size}, too small for full throughput: Linux {kernel} merges few of them for arrays of {few} drives or more.</source>
        <translation>メンバーへのリクエストは {size} しかなく、最大のスループットを得るには小さすぎます: Linux {kernel} は、{few} 台以上のドライブのアレイではリクエストをほとんどマージしません。</translation>
    </message>
    <message>
        <source>With Linux {kernel} the array never yields to programs.</source>
        <translation>Linux {kernel} では、アレイがプログラムに処理を譲ることはありません。</translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array never yields to programs.</source>
        <translation>Linux 6.16 より前では、アレイがプログラムに処理を譲ることはありません。</translation>
    </message>
    <message>
        <source>With Linux {kernel} the array yields only to programs that use its other members.</source>
        <translation>Linux {kernel} では、アレイが処理を譲るのは、ほかのメンバーを使用するプログラムに対してだけです。</translation>
    </message>
    <message>
        <source>Processes with the most I/O on all drives together: {names}.</source>
        <translation>すべてのドライブの合計で I/O が最も多いプロセス: {names}。</translation>
    </message>
    <message numerus="yes">
        <source>The I/O of {n} processes of other users is hidden from DiskTune.</source>
        <translation>
            <numerusform>ほかのユーザーのプロセス {n} 個の I/O は、DiskTune からは見えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new ext4 file system is still being initialized in the background (ext4lazyinit). If it is on this array, it slows the operation down. This ends without action.</source>
        <translation>新しい ext4 ファイルシステムが、バックグラウンドで初期化されています (ext4lazyinit)。このアレイ上にある場合、処理が遅くなります。何もしなくても終わります。</translation>
    </message>
    <message>
        <source>Programs use the array or other parts of its drives, so the operation runs at the minimum sync speed: {limit} for each member.</source>
        <translation>プログラムがアレイまたはそのドライブのほかの部分を使用しているため、処理は同期速度の下限で動作しています: メンバーあたり {limit}。</translation>
    </message>
    <message>
        <source>the first {sectors} sectors</source>
        <translation>先頭 {sectors} セクター</translation>
    </message>
    <message>
        <source>the first {sectors} sectors (mode 3)</source>
        <translation>先頭 {sectors} セクター (モード 3)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Installed firmware</source>
        <translation>インストール済みのファームウェア</translation>
    </message>
    <message>
        <source>fwupd knows newer firmware for the drive: {version}.</source>
        <translation>fwupd に、このドライブ用の新しいファームウェアがあります: {version}。</translation>
    </message>
    <message>
        <source>Answer of fwupd</source>
        <translation>fwupd の応答</translation>
    </message>
    <message>
        <source>fwupd knows the drive and did not tell whether there is newer firmware.</source>
        <translation>fwupd はこのドライブを認識していますが、新しいファームウェアがあるかどうかを返しませんでした。</translation>
    </message>
    <message>
        <source>fwupd knows no newer firmware for the drive.</source>
        <translation>fwupd には、このドライブ用の新しいファームウェアはありません。</translation>
    </message>
    <message>
        <source>Offered firmware</source>
        <translation>提供されているファームウェア</translation>
    </message>
    <message>
        <source>Back up the data, then run: fwupdmgr update. GNOME Software and Discover offer it, too. A failed update can make the drive unusable.</source>
        <translation>データをバックアップしてから、次を実行してください: fwupdmgr update。GNOME ソフトウェアと Discover でも更新できます。更新に失敗すると、ドライブが使えなくなることがあります。</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>ファームウェア</translation>
    </message>
    <message>
        <source>Newer firmware often corrects errors that lose data or make the drive slow.</source>
        <translation>新しいファームウェアでは、データの損失や速度の低下を招く不具合が修正されていることがよくあります。</translation>
    </message>
    <message>
        <source>{count} a day, {low} to {high}</source>
        <translation>1 日あたり {count} ({low} ～ {high})</translation>
    </message>
    <message>
        <source>Rate of the last {days} days</source>
        <translation>直近 {days} 日間のペース</translation>
    </message>
    <message>
        <source>The drive does not report its rating. These are common ones of data sheets.</source>
        <translation>ドライブは定格を報告しません。これはデータシートにある一般的な値です。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the heads reach {rated} load cycles in {year} ({first} to {last}).</source>
        <translation>直近 {days} 日間のペースでは、{year} 年 ({first} ～ {last} 年) にロード/アンロードサイクル回数が {rated} に達します。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the motor reaches {rated} starts in {year} ({first} to {last}).</source>
        <translation>直近 {days} 日間のペースでは、{year} 年 ({first} ～ {last} 年) にモーターの起動回数が {rated} に達します。</translation>
    </message>
    <message>
        <source>The drive reports this rating.</source>
        <translation>この定格はドライブが報告したものです。</translation>
    </message>
    <message>
        <source>The heads parked more often than {rated} times.</source>
        <translation>ヘッドの退避回数が {rated} 回を超えました。</translation>
    </message>
    <message>
        <source>The motor started more often than {rated} times.</source>
        <translation>モーターの起動回数が {rated} 回を超えました。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days {rated} load cycles last for decades.</source>
        <translation>直近 {days} 日間のペースでは、ロード/アンロードサイクル回数が {rated} に達するまで数十年かかります。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days {rated} starts last for decades.</source>
        <translation>直近 {days} 日間のペースでは、モーターの起動回数が {rated} に達するまで数十年かかります。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the heads reach {rated} load cycles in {year}, not before {first}.</source>
        <translation>直近 {days} 日間のペースでは、{year} 年 (早くとも {first} 年) にロード/アンロードサイクル回数が {rated} に達します。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the motor reaches {rated} starts in {year}, not before {first}.</source>
        <translation>直近 {days} 日間のペースでは、{year} 年 (早くとも {first} 年) にモーターの起動回数が {rated} に達します。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the heads reach {rated} load cycles in {year}.</source>
        <translation>直近 {days} 日間のペースでは、{year} 年にロード/アンロードサイクル回数が {rated} に達します。</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the motor reaches {rated} starts in {year}.</source>
        <translation>直近 {days} 日間のペースでは、{year} 年にモーターの起動回数が {rated} に達します。</translation>
    </message>
    <message>
        <source>Since the change there are fewer: {after} a day, {before} before.</source>
        <translation>変更後は減少しています: 1 日あたり {after} (変更前は {before})。</translation>
    </message>
    <message>
        <source>Since the change there are more: {after} a day, {before} before.</source>
        <translation>変更後は増加しています: 1 日あたり {after} (変更前は {before})。</translation>
    </message>
    <message>
        <source>No measurable difference since the change: {after} a day, {before} before.</source>
        <translation>変更後、測定できる差はありません: 1 日あたり {after}、以前は {before}。</translation>
    </message>
    <message>
        <source>samples of DiskTune</source>
        <translation>DiskTune のサンプル</translation>
    </message>
    <message>
        <source>The list of mounted file systems could not be read.</source>
        <translation>マウントされたファイルシステムの一覧を読み取れませんでした。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>better</source>
        <translation>より良い</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良</translation>
    </message>
    <message>
        <source>{bytes} bytes: {rank}</source>
        <translation>{bytes} バイト: {rank}</translation>
    </message>
    <message>
        <source>Physical sector</source>
        <translation>物理セクター</translation>
    </message>
    <message>
        <source>All partitions that hold data are aligned.</source>
        <translation>データのあるパーティションはすべて境界に揃っています。</translation>
    </message>
    <message>
        <source>The drive does not report whether its tracks are shingled. It need not report this.</source>
        <translation>瓦記録 (SMR) 方式かどうかを、ドライブが報告しません。報告は義務ではありません。</translation>
    </message>
    <message>
        <source>A drive with shingled tracks (SMR) is a member of an array.</source>
        <translation>瓦記録 (SMR) 方式のドライブがアレイのメンバーになっています。</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>対応</translation>
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>discard (TRIM) の最大サイズ</translation>
    </message>
    <message>
        <source>The drive supports TRIM, and the kernel does not send it.</source>
        <translation>ドライブは TRIM に対応していますが、カーネルが送信していません。</translation>
    </message>
    <message>
        <source>Nothing trims unused blocks: fstrim.timer is off, and the file system is mounted without discard.</source>
        <translation>未使用ブロックが TRIM されていません: fstrim.timer がオフで、ファイルシステムは discard なしでマウントされています。</translation>
    </message>
    <message>
        <source>A file system is mounted without barriers.</source>
        <translation>バリアなしでマウントされたファイルシステムがあります。</translation>
    </message>
    <message>
        <source>The drive rates blocks of 4096 bytes better than the 512 bytes that it is formatted with.</source>
        <translation>このドライブは 512 バイトでフォーマットされていますが、4096 バイトのブロックのほうを高く評価しています。</translation>
    </message>
    <message>
        <source>The positions of the partitions are not known.</source>
        <translation>パーティションの位置は不明です。</translation>
    </message>
    <message>
        <source>The drive reports small physical sectors. Alignment does not matter to it.</source>
        <translation>ドライブは小さな物理セクターを報告しています。境界の位置は影響しません。</translation>
    </message>
    <message numerus="yes">
        <source>{n} partitions do not begin at a multiple of 4 KiB.</source>
        <translation>
            <numerusform>{n} 個のパーティションの開始位置が 4 KiB の倍数ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether the partitions that are not aligned hold data.</source>
        <translation>境界に揃っていないパーティションにデータがあるかどうかは不明です。</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>The drive's identify data is not known.</source>
        <translation>ドライブの識別データは不明です。</translation>
    </message>
    <message>
        <source>TRIM on a hard disk</source>
        <translation>ハードディスクの TRIM</translation>
    </message>
    <message>
        <source>Replace it by a drive without shingled tracks (CMR) before the next rebuild.</source>
        <translation>次のリビルドの前に、瓦記録でない (CMR 方式の) ドライブに交換してください。</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE word 169</source>
        <translation>IDENTIFY DEVICE ワード 169</translation>
    </message>
    <message>
        <source>It is not known whether the kernel sends TRIM to the drive.</source>
        <translation>カーネルがドライブに TRIM を送信するかどうかは不明です。</translation>
    </message>
    <message>
        <source>The kernel can send TRIM to the drive.</source>
        <translation>カーネルはドライブに TRIM を送信できます。</translation>
    </message>
    <message>
        <source>Behind USB, see the check of the USB transport. Some bridges need provisioning_mode=unmap.</source>
        <translation>USB 接続の場合は、USB 転送方式のチェックを参照してください。provisioning_mode=unmap が必要なブリッジもあります。</translation>
    </message>
    <message>
        <source>TRIM of the file system does not pass to the drive.</source>
        <translation>ファイルシステムの TRIM がドライブに届いていません。</translation>
    </message>
    <message>
        <source>fstrim.timer is on, and it has not started fstrim for a long time.</source>
        <translation>fstrim.timer はオンですが、長い間 fstrim を開始していません。</translation>
    </message>
    <message>
        <source>Unused blocks are trimmed.</source>
        <translation>未使用ブロックは TRIM されています。</translation>
    </message>
    <message>
        <source>It is not known whether fstrim runs from time to time.</source>
        <translation>fstrim が定期的に実行されているかどうかは不明です。</translation>
    </message>
    <message>
        <source>Run: systemctl enable --now fstrim.timer</source>
        <translation>次を実行してください: systemctl enable --now fstrim.timer</translation>
    </message>
    <message>
        <source>fstrim.timer</source>
        <translation>fstrim.timer</translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <translation>
            <numerusform>{n} 日前</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>No file system is mounted without barriers.</source>
        <translation>バリアなしでマウントされたファイルシステムはありません。</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>書き込みキャッシュ</translation>
    </message>
    <message>
        <source>Barriers are off, and so is the write cache.</source>
        <translation>バリアはオフで、書き込みキャッシュもオフです。</translation>
    </message>
    <message>
        <source>Remove the option from /etc/fstab unless the write cache is off or survives a power failure.</source>
        <translation>書き込みキャッシュがオフであるか、停電しても失われない場合を除き、/etc/fstab からこのオプションを削除してください。</translation>
    </message>
    <message>
        <source>The formats of the namespace are not known.</source>
        <translation>名前空間のフォーマットは不明です。</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>The drive rates no other block size better.</source>
        <translation>これより高く評価されているブロックサイズはありません。</translation>
    </message>
    <message>
        <source>Only nvme format changes this, and it erases the drive. DiskTune does not format.</source>
        <translation>変更できるのは nvme format だけで、ドライブの内容は消去されます。DiskTune はフォーマットしません。</translation>
    </message>
    <message>
        <source>Identify Namespace, LBAF and RP</source>
        <translation>Identify Namespace、LBAF と RP</translation>
    </message>
    <message>
        <source>Partition alignment</source>
        <translation>パーティションの境界</translation>
    </message>
    <message>
        <source>Each write across two physical sectors makes the drive read and write both.</source>
        <translation>2 つの物理セクターにまたがる書き込みのたびに、ドライブは両方を読み書きします。</translation>
    </message>
    <message>
        <source>Shingled tracks in an array</source>
        <translation>アレイ内の瓦記録 (SMR)</translation>
    </message>
    <message>
        <source>A rebuild of a shingled drive can take days, and its long pauses can make md drop it.</source>
        <translation>瓦記録方式のドライブはリビルドに数日かかることがあり、長い停止のために md が切り離すこともあります。</translation>
    </message>
    <message>
        <source>TRIM reaches the drive</source>
        <translation>TRIM の到達</translation>
    </message>
    <message>
        <source>Without TRIM, a solid-state drive copies deleted data around and becomes slower.</source>
        <translation>TRIM がないと、SSD は削除済みのデータもコピーし続けて遅くなります。</translation>
    </message>
    <message>
        <source>TRIM runs</source>
        <translation>TRIM の実行</translation>
    </message>
    <message>
        <source>Write barriers</source>
        <translation>書き込みバリア</translation>
    </message>
    <message>
        <source>Without barriers, a power failure can destroy the file system while the write cache is on.</source>
        <translation>バリアがないと、書き込みキャッシュがオンの間に停電した場合、ファイルシステムが壊れることがあります。</translation>
    </message>
    <message>
        <source>NVMe block size</source>
        <translation>NVMe のブロックサイズ</translation>
    </message>
    <message>
        <source>Some drives do less work with blocks of 4096 bytes.</source>
        <translation>4096 バイトのブロックのほうが処理が少ないドライブもあります。</translation>
    </message>
    <message>
        <source>Back up the data, and create the partition again with a current partitioning program.</source>
        <translation>データをバックアップし、現行のパーティション作成ツールでパーティションを作り直してください。</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE word 69</source>
        <translation>IDENTIFY DEVICE ワード 69</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>With LUKS, the option discard in /etc/crypttab lets it pass. It shows which blocks are unused.</source>
        <translation>LUKS では、/etc/crypttab のオプション discard で通過させられます。どのブロックが未使用かが外部から分かるようになります。</translation>
    </message>
    <message>
        <source>Run: systemctl status fstrim.timer</source>
        <translation>次を実行してください: systemctl status fstrim.timer</translation>
    </message>
    <message>
        <source>fstrim.timer last elapsed, or was first started</source>
        <translation>fstrim.timer の前回の満了、または最初の開始</translation>
    </message>
    <message>
        <source>Discarded since the computer started</source>
        <translation>コンピューターの起動後に破棄した量</translation>
    </message>
    <message numerus="yes">
        <source>{n} bytes</source>
        <translation>
            <numerusform>{n} バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>vendors' lists</source>
        <translation>ベンダーの一覧</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>提供</translation>
    </message>
    <message>
        <source>The kernel's files about the connection could not be read.</source>
        <translation>接続に関するカーネルのファイルを読み取れませんでした。</translation>
    </message>
    <message>
        <source>{speed} ×{lanes}</source>
        <translation>{speed} ×{lanes}</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>The link runs below the speed that the drive and the controller support.</source>
        <translation>リンクが、ドライブとコントローラーの対応速度より遅く動作しています。</translation>
    </message>
    <message>
        <source>A USB 3 device is connected to a USB 2 port or through a USB 2 cable or hub.</source>
        <translation>USB 3 デバイスが、USB 2 ポートに、または USB 2 のケーブルかハブを介して接続されています。</translation>
    </message>
    <message>
        <source>Kernel driver</source>
        <translation>カーネルドライバー</translation>
    </message>
    <message>
        <source>The device offers UAS, and the kernel uses the slower bulk-only transport.</source>
        <translation>デバイスは UAS に対応していますが、カーネルはより遅い bulk-only 転送を使用しています。</translation>
    </message>
    <message>
        <source>Transfer mode</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <source>Modes of the drive</source>
        <translation>ドライブのモード</translation>
    </message>
    <message>
        <source>The kernel did not lower the transfer mode.</source>
        <translation>カーネルは転送モードを下げていません。</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE word 76</source>
        <translation>IDENTIFY DEVICE ワード 76</translation>
    </message>
    <message>
        <source>The speed of the link is not known.</source>
        <translation>リンクの速度は不明です。</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>The link runs at the drive's highest speed.</source>
        <translation>リンクはドライブの最高速度で動作しています。</translation>
    </message>
    <message>
        <source>The kernel lowered the speed of this link after errors.</source>
        <translation>エラーの後、カーネルがこのリンクの速度を下げました。</translation>
    </message>
    <message>
        <source>The firmware of the computer or the kernel's command line limits this link.</source>
        <translation>コンピューターのファームウェアまたはカーネルのコマンドラインが、このリンクを制限しています。</translation>
    </message>
    <message>
        <source>The link is slower than the drive. The port does not report its speed.</source>
        <translation>リンクはドライブより低速です。ポートが速度を報告しません。</translation>
    </message>
    <message>
        <source>The link runs at the highest speed of the port.</source>
        <translation>リンクはポートの最高速度で動作しています。</translation>
    </message>
    <message>
        <source>The link is slower than the drive. Controllers of this vendor can have slower ports.</source>
        <translation>リンクはドライブより低速です。このベンダーのコントローラーには低速のポートがある場合があります。</translation>
    </message>
    <message>
        <source>Replace the SATA cable, or use another port.</source>
        <translation>SATA ケーブルを交換するか、別のポートを使用してください。</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>コントローラー</translation>
    </message>
    <message>
        <source>ahci_host_caps bits 23:20</source>
        <translation>ahci_host_caps ビット 23:20</translation>
    </message>
    <message>
        <source>Limit by the firmware or command line</source>
        <translation>ファームウェアまたはコマンドラインの上限</translation>
    </message>
    <message>
        <source>Limit by the kernel</source>
        <translation>カーネルの上限</translation>
    </message>
    <message>
        <source>The kernel does not report the speed of this link.</source>
        <translation>カーネルがこのリンクの速度を報告しません。</translation>
    </message>
    <message>
        <source>The link uses the speed and lanes that drive and port share.</source>
        <translation>リンクは、ドライブとポートの双方が対応する速度とレーン数を使用しています。</translation>
    </message>
    <message>
        <source>The link runs at a lower PCIe speed than drive and port support.</source>
        <translation>リンクの PCIe 速度が、ドライブとポートの対応速度より低くなっています。</translation>
    </message>
    <message>
        <source>The link uses fewer lanes than drive and port have.</source>
        <translation>リンクのレーン数が、ドライブとポートのレーン数より少なくなっています。</translation>
    </message>
    <message>
        <source>The link runs at a lower PCIe speed and uses fewer lanes than drive and port have.</source>
        <translation>リンクの PCIe 速度とレーン数が、ドライブとポートのものより低くなっています。</translation>
    </message>
    <message>
        <source>Reseat the drive, check the slot in the mainboard's manual, and look for a PCIe speed limit in the firmware setup.</source>
        <translation>ドライブを挿し直し、マザーボードのマニュアルでスロットを確認し、ファームウェア設定に PCIe 速度の制限がないか調べてください。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>The kernel does not show which speeds the device supports.</source>
        <translation>デバイスが対応する速度を、カーネルが示していません。</translation>
    </message>
    <message>
        <source>The connection runs at the device's highest speed.</source>
        <translation>接続はデバイスの最高速度で動作しています。</translation>
    </message>
    <message>
        <source>The speeds of the computer's ports are not known.</source>
        <translation>コンピューターのポートの速度は不明です。</translation>
    </message>
    <message>
        <source>The computer has no faster USB port.</source>
        <translation>コンピューターには、これより高速な USB ポートがありません。</translation>
    </message>
    <message>
        <source>The device supports more. Which of the ports do, the kernel does not show.</source>
        <translation>デバイスはこれより高速に対応しています。どのポートが対応しているかを、カーネルは示していません。</translation>
    </message>
    <message>
        <source>The kernel reports a USB 3 port, and the device is connected at a USB 2 speed.</source>
        <translation>カーネルは USB 3 ポートと報告していますが、デバイスは USB 2 の速度で接続されています。</translation>
    </message>
    <message>
        <source>Use a USB 3 port and a USB 3 cable.</source>
        <translation>USB 3 ポートと USB 3 ケーブルを使用してください。</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Fastest port of the computer</source>
        <translation>コンピューターの最速ポート</translation>
    </message>
    <message>
        <source>The kernel uses UAS.</source>
        <translation>カーネルは UAS を使用しています。</translation>
    </message>
    <message>
        <source>The descriptors of the device could not be read.</source>
        <translation>デバイスのディスクリプターを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The device offers bulk-only transport alone.</source>
        <translation>デバイスは bulk-only 転送にのみ対応しています。</translation>
    </message>
    <message>
        <source>The device offers UAS, and an option of usb-storage forbids it.</source>
        <translation>デバイスは UAS に対応していますが、usb-storage のオプションが禁止しています。</translation>
    </message>
    <message>
        <source>Look for “uas” in the kernel log: the module may be missing, or the kernel avoids UAS on this bridge because of known faults.</source>
        <translation>カーネルログで「uas」を探してください: モジュールがないか、既知の不具合のためにカーネルがこのブリッジで UAS を避けている可能性があります。</translation>
    </message>
    <message>
        <source>The transfer mode is not known.</source>
        <translation>転送モードは不明です。</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE words 63 and 88</source>
        <translation>IDENTIFY DEVICE ワード 63、88</translation>
    </message>
    <message>
        <source>The drive supports DMA, and the kernel uses PIO.</source>
        <translation>ドライブは DMA に対応していますが、カーネルは PIO を使用しています。</translation>
    </message>
    <message>
        <source>The kernel lowered the transfer mode after errors.</source>
        <translation>エラーの後、カーネルが転送モードを下げました。</translation>
    </message>
    <message>
        <source>SATA link speed</source>
        <translation>SATA リンク速度</translation>
    </message>
    <message>
        <source>A slow link limits the throughput of fast drives. A link that fell back has errors.</source>
        <translation>低速なリンクは、高速なドライブのスループットを制限します。速度が下がったリンクではエラーが起きています。</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe リンク</translation>
    </message>
    <message>
        <source>Half the lanes or half the speed is half the throughput.</source>
        <translation>レーン数または速度が半分なら、スループットも半分です。</translation>
    </message>
    <message>
        <source>USB speed</source>
        <translation>USB 速度</translation>
    </message>
    <message>
        <source>USB 2 limits every drive to about 40 MB/s.</source>
        <translation>USB 2 では、どのドライブも約 40 MB/s に制限されます。</translation>
    </message>
    <message>
        <source>USB transport (UAS)</source>
        <translation>USB 転送方式 (UAS)</translation>
    </message>
    <message>
        <source>Bulk-only transport sends one command at a time, and TRIM often does not pass through it.</source>
        <translation>bulk-only 転送は一度に 1 つのコマンドしか送らず、TRIM が通らないことも多くあります。</translation>
    </message>
    <message>
        <source>Transfer mode (DMA)</source>
        <translation>転送モード (DMA)</translation>
    </message>
    <message>
        <source>In PIO modes the CPU moves every word itself. That is slow and loads the computer.</source>
        <translation>PIO モードでは、CPU がすべてのワードを自ら転送します。低速で、コンピューターの負荷が増えます。</translation>
    </message>
    <message>
        <source>Replace the SATA cable or use another port, then restart the computer. The kernel log names the errors.</source>
        <translation>SATA ケーブルを交換するか、別のポートを使用して、コンピューターを再起動してください。エラーはカーネルログに記録されています。</translation>
    </message>
    <message>
        <source>Look for a SATA speed limit in the firmware setup and for libata.force.</source>
        <translation>ファームウェア設定の SATA 速度の制限と、libata.force の指定を確認してください。</translation>
    </message>
    <message>
        <source>Use a USB 3 cable, plug it in firmly, and avoid USB 2 hubs and extensions.</source>
        <translation>USB 3 ケーブルを使用してしっかり差し込み、USB 2 のハブや延長ケーブルは避けてください。</translation>
    </message>
    <message>
        <source>USB version of the device</source>
        <translation>デバイスの USB バージョン</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Remove the flag “u” from the option if the device no longer needs it.</source>
        <translation>デバイスに不要になった場合は、オプションからフラグ「u」を削除してください。</translation>
    </message>
    <message>
        <source>Replace the cable and restart the computer. Look for libata.dma on the command line.</source>
        <translation>ケーブルを交換し、コンピューターを再起動してください。カーネルのコマンドラインに libata.dma がないか確認してください。</translation>
    </message>
    <message>
        <source>Times lowered</source>
        <translation>低下回数</translation>
    </message>
    <message>
        <source>Replace the cable or use another port, then restart the computer.</source>
        <translation>ケーブルを交換するか、別のポートを使用して、コンピューターを再起動してください。</translation>
    </message>
    <message>
        <source>This is not known: reading it needs authorization, the drive is in standby, or it does not report it.</source>
        <translation>不明です: 読み取りに認証が必要か、ドライブがスタンバイ中か、ドライブが報告しません。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>read: {read}, write: {write}</source>
        <translation>読み取り: {read}、書き込み: {write}</translation>
    </message>
    <message>
        <source>saved: {saved}, now: {now}</source>
        <translation>保存値: {saved}、現在: {now}</translation>
    </message>
    <message>
        <source>{value} on AC power</source>
        <translation>AC 電源使用時 {value}</translation>
    </message>
    <message>
        <source>SCSI command timeout</source>
        <translation>SCSI コマンドのタイムアウト</translation>
    </message>
    <message>
        <source>Error recovery limit</source>
        <translation>エラー回復の上限</translation>
    </message>
    <message>
        <source>The drive gives up on a bad sector before the kernel gives up on the drive.</source>
        <translation>カーネルがドライブをあきらめる前に、ドライブが不良セクターをあきらめます。</translation>
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>ライトインテントビットマップ</translation>
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>整合性ポリシー</translation>
    </message>
    <message>
        <source>The array has no write-intent bitmap.</source>
        <translation>アレイにライトインテントビットマップがありません。</translation>
    </message>
    <message>
        <source>The write cache is off.</source>
        <translation>書き込みキャッシュがオフです。</translation>
    </message>
    <message>
        <source>The drive's write cache is on, and the kernel does not flush it.</source>
        <translation>ドライブの書き込みキャッシュはオンですが、カーネルがフラッシュしていません。</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/O スケジューラー</translation>
    </message>
    <message>
        <source>The scheduler does not sort requests, and the drive is a hard disk.</source>
        <translation>スケジューラーがリクエストを並べ替えておらず、ドライブはハードディスクです。</translation>
    </message>
    <message>
        <source>All saved settings are in force.</source>
        <translation>保存した設定はすべて有効です。</translation>
    </message>
    <message>
        <source>saved: {saved}, held back by the boot guard</source>
        <translation>保存値: {saved}、起動ガードにより保留中</translation>
    </message>
    <message>
        <source>{value} on battery</source>
        <translation>バッテリー使用時 {value}</translation>
    </message>
    <message>
        <source>The kernel's timeout for this drive is not known.</source>
        <translation>このドライブに対するカーネルのタイムアウトは不明です。</translation>
    </message>
    <message>
        <source>The kernel waits longer than drives try to recover data.</source>
        <translation>カーネルは、ドライブがデータの回復を試みる時間より長く待ちます。</translation>
    </message>
    <message>
        <source>The drive has no error recovery limit, and the kernel waits less than it may take.</source>
        <translation>ドライブにはエラー回復の上限がなく、カーネルは回復に要し得る時間より短くしか待ちません。</translation>
    </message>
    <message>
        <source>The drive's error recovery has no limit, and the kernel waits less than it may take.</source>
        <translation>ドライブのエラー回復は無制限に設定されていて、カーネルは回復に要し得る時間より短くしか待ちません。</translation>
    </message>
    <message>
        <source>The drive's error recovery may take longer than the kernel waits.</source>
        <translation>ドライブのエラー回復が、カーネルの待ち時間より長くかかる可能性があります。</translation>
    </message>
    <message>
        <source>The array's bitmap is not known.</source>
        <translation>アレイのビットマップは不明です。</translation>
    </message>
    <message>
        <source>After a crash, only what was being written is resynchronized.</source>
        <translation>クラッシュの後は、書き込み中だった部分だけが再同期されます。</translation>
    </message>
    <message>
        <source>The firmware of the computer manages this array.</source>
        <translation>このアレイはコンピューターのファームウェアが管理しています。</translation>
    </message>
    <message>
        <source>The members are small: a full resync is short.</source>
        <translation>メンバーが小さいため、完全な再同期も短時間で済みます。</translation>
    </message>
    <message>
        <source>Use the action “Add Bitmap” of the array.</source>
        <translation>アレイの操作「ビットマップを追加」を使用してください。</translation>
    </message>
    <message>
        <source>The write cache is on.</source>
        <translation>書き込みキャッシュはオンです。</translation>
    </message>
    <message>
        <source>Turn it on, unless you turned it off on purpose. The kernel flushes it when needed.</source>
        <translation>意図的にオフにしたのでなければ、オンにしてください。カーネルが必要に応じてフラッシュします。</translation>
    </message>
    <message>
        <source>Write cache mode (block layer)</source>
        <translation>書き込みキャッシュモード (ブロック層)</translation>
    </message>
    <message>
        <source>The kernel flushes the write cache, or there is nothing to flush.</source>
        <translation>カーネルが書き込みキャッシュをフラッシュしているか、フラッシュするものがありません。</translation>
    </message>
    <message>
        <source>Turn the write cache off, or let the kernel look at the drive again by plugging it in again, unless the cache survives a power failure.</source>
        <translation>キャッシュが停電時にも保護される場合を除き、書き込みキャッシュをオフにするか、ドライブを接続し直してカーネルに再認識させてください。</translation>
    </message>
    <message>
        <source>The scheduler is not known.</source>
        <translation>スケジューラーは不明です。</translation>
    </message>
    <message>
        <source>The scheduler sorts requests for a hard disk.</source>
        <translation>スケジューラーはハードディスク向けにリクエストを並べ替えています。</translation>
    </message>
    <message>
        <source>Use mq-deadline or bfq. Compare them by an experiment on this drive.</source>
        <translation>mq-deadline または bfq を使用してください。このドライブでの比較実験で比べられます。</translation>
    </message>
    <message>
        <source>The saved settings could not be read.</source>
        <translation>保存した設定を読み取れませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings are not in force.</source>
        <translation>
            <numerusform>保存した設定のうち {n} 件が有効になっていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings cannot be compared with the drive now.</source>
        <translation>
            <numerusform>保存した設定のうち {n} 件は、現在ドライブと比較できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Error recovery in an array</source>
        <translation>アレイでのエラー回復</translation>
    </message>
    <message>
        <source>If the kernel gives up first, md drops the whole drive because of one bad sector.</source>
        <translation>カーネルが先にあきらめると、md は 1 つの不良セクターのためにドライブ全体を切り離します。</translation>
    </message>
    <message>
        <source>Without a bitmap, each crash costs a resync of the whole array, without full redundancy.</source>
        <translation>ビットマップがないと、クラッシュのたびに、完全な冗長性のないままアレイ全体の再同期が必要になります。</translation>
    </message>
    <message>
        <source>With the write cache off, each write waits for the medium.</source>
        <translation>書き込みキャッシュがオフの場合、書き込みのたびにメディアを待ちます。</translation>
    </message>
    <message>
        <source>Write cache is flushed</source>
        <translation>書き込みキャッシュのフラッシュ</translation>
    </message>
    <message>
        <source>A power failure loses what is in a cache that is never flushed, even with journaling.</source>
        <translation>フラッシュされないキャッシュの内容は、ジャーナリングがあっても停電で失われます。</translation>
    </message>
    <message>
        <source>A hard disk is fast only if requests come in the order of their position.</source>
        <translation>ハードディスクは、リクエストが位置の順に届く場合にだけ高速です。</translation>
    </message>
    <message>
        <source>Saved settings</source>
        <translation>保存した設定</translation>
    </message>
    <message>
        <source>A setting that another program changes back does not do what you saved it for.</source>
        <translation>ほかのプログラムが元に戻した設定では、保存した目的を果たせません。</translation>
    </message>
    <message>
        <source>Set the SCSI command timeout to 180 s.</source>
        <translation>SCSI コマンドのタイムアウトを 180 s に設定してください。</translation>
    </message>
    <message>
        <source>Set the error recovery limits to 7 s, or the SCSI command timeout to 180 s.</source>
        <translation>エラー回復の上限を 7 s に、または SCSI コマンドのタイムアウトを 180 s に設定してください。</translation>
    </message>
    <message>
        <source>Apply it again. “Also set by” on the Settings page names other programs that set it.</source>
        <translation>もう一度適用してください。設定ページの「ほかの設定元」に、これを設定するほかのプログラムが示されます。</translation>
    </message>
    <message>
        <source>The kernel's command line has disktune.apply=0. Restart the computer without it.</source>
        <translation>カーネルのコマンドラインに disktune.apply=0 があります。これを指定せずにコンピューターを再起動してください。</translation>
    </message>
    <message>
        <source>The heads parked more often than common drives are rated for (600,000 times).</source>
        <translation>ヘッドの退避回数が、一般的なドライブの定格 (600,000 回) を超えました。</translation>
    </message>
    <message>
        <source>The heads park less often than drives are rated for.</source>
        <translation>ヘッドの退避回数は、一般的なドライブの定格を下回っています。</translation>
    </message>
    <message>
        <source>Drives of WD may park by their idle3 timer, which DiskTune does not set. idle3ctl and the vendor's own program do.</source>
        <translation>WD のドライブは、DiskTune が設定しない idle3 タイマーによってヘッドを退避することがあります。idle3ctl とベンダー独自のプログラムで設定できます。</translation>
    </message>
    <message>
        <source>This drive has no setting for it that DiskTune knows. Plan a replacement.</source>
        <translation>このドライブには、DiskTune が対応する該当の設定がありません。交換を計画してください。</translation>
    </message>
    <message>
        <source>Load cycles</source>
        <translation>ロード/アンロードサイクル回数</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>定格</translation>
    </message>
    <message>
        <source>The heads parked more often than the drive is rated for.</source>
        <translation>ヘッドの退避回数が、このドライブの定格を超えました。</translation>
    </message>
    <message>
        <source>Lengthen the idle_b timer, and plan a replacement.</source>
        <translation>idle_b タイマーを長くし、交換を計画してください。</translation>
    </message>
    <message>
        <source>Lengthen the idle_b timer, or turn it off.</source>
        <translation>idle_b タイマーを長くするか、オフにしてください。</translation>
    </message>
    <message>
        <source>The heads park less often than the drive is rated for.</source>
        <translation>ヘッドの退避回数は、このドライブの定格を下回っています。</translation>
    </message>
    <message>
        <source>Starts of the motor</source>
        <translation>モーターの起動回数</translation>
    </message>
    <message>
        <source>The motor started more often than drives are rated for.</source>
        <translation>モーターの起動回数が、一般的なドライブの定格を超えました。</translation>
    </message>
    <message>
        <source>Lengthen the standby timer, and plan a replacement.</source>
        <translation>スタンバイタイマーを長くし、交換を計画してください。</translation>
    </message>
    <message>
        <source>Lengthen the standby timer.</source>
        <translation>スタンバイタイマーを長くしてください。</translation>
    </message>
    <message>
        <source>The motor started less often than drives are rated for.</source>
        <translation>モーターの起動回数は、一般的なドライブの定格を下回っています。</translation>
    </message>
    <message>
        <source>Power-on hours</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <source>The format of these counters is not known.</source>
        <translation>これらのカウンターの形式は不明です。</translation>
    </message>
    <message>
        <source>SMART attribute 193</source>
        <translation>S.M.A.R.T. 属性 193</translation>
    </message>
    <message>
        <source>SMART attribute 9</source>
        <translation>S.M.A.R.T. 属性 9</translation>
    </message>
    <message>
        <source>At this rate the heads reach 600,000 load cycles before 5 years of operation.</source>
        <translation>このペースでは、5 年の稼働より前にロード/アンロードサイクル回数が 600,000 に達します。</translation>
    </message>
    <message>
        <source>Drives are rated for 300,000 to 600,000 load cycles. This one does not say.</source>
        <translation>ドライブの定格は 300,000 から 600,000 ロード/アンロードサイクルです。このドライブは報告しません。</translation>
    </message>
    <message>
        <source>Raise the APM level to 128 or more, or turn off the idle_b timer.</source>
        <translation>APM レベルを 128 以上に上げるか、idle_b タイマーをオフにしてください。</translation>
    </message>
    <message>
        <source>Raise the APM level to 128 or more.</source>
        <translation>APM レベルを 128 以上に上げてください。</translation>
    </message>
    <message>
        <source>log page 0Eh</source>
        <translation>ログページ 0Eh</translation>
    </message>
    <message>
        <source>The drive does not report how many it is rated for.</source>
        <translation>ドライブが定格回数を報告しません。</translation>
    </message>
    <message>
        <source>attribute 4</source>
        <translation>属性 4</translation>
    </message>
    <message>
        <source>The mechanism that parks the heads wears out.</source>
        <translation>ヘッドを退避する機構は消耗します。</translation>
    </message>
    <message>
        <source>Each start wears the motor and the bearings.</source>
        <translation>起動のたびに、モーターと軸受が消耗します。</translation>
    </message>
    <message>
        <source>log 04h page 3</source>
        <translation>ログ 04h ページ 3</translation>
    </message>
    <message>
        <source>log 04h page 1</source>
        <translation>ログ 04h ページ 1</translation>
    </message>
    <message>
        <source>data sheets</source>
        <translation>データシート</translation>
    </message>
    <message>
        <source>Invalid: {disturbed} of {count} pairs were disturbed.</source>
        <translation>無効: {count} ペア中 {disturbed} ペアに外乱がありました。</translation>
    </message>
    <message>
        <source>Measure again when nothing else uses the drive.</source>
        <translation>ほかにドライブを使用するものがないときに、もう一度測定してください。</translation>
    </message>
    <message>
        <source>The run has no result.</source>
        <translation>この測定回には結果がありません。</translation>
    </message>
    <message>
        <source>Invalid: there is no undisturbed pair.</source>
        <translation>無効: 外乱のないペアがありません。</translation>
    </message>
    <message>
        <source>The current value cannot be read, so it could not be restored.</source>
        <translation>現在の値を読み取れないため、復元できません。</translation>
    </message>
    <message>
        <source>The risk of this setting is higher than this experiment allows.</source>
        <translation>この設定のリスクは、この比較実験で許可されているリスクを超えています。</translation>
    </message>
    <message>
        <source>This drive supports no other value of this setting.</source>
        <translation>このドライブは、この設定のほかの値に対応していません。</translation>
    </message>
    <message>
        <source>Costs noise, power or mechanical wear.</source>
        <translation>騒音、電力、または機械的な消耗が増えます。</translation>
    </message>
    <message>
        <source>More {towards}, less {away}.</source>
        <translation>{away}より{towards}を優先します。</translation>
    </message>
    <message>
        <source>{percent}% of its estimated life is used. Keep backups and plan its replacement.</source>
        <translation>推定寿命の {percent}% を使用しています。バックアップを維持し、交換を計画してください。</translation>
    </message>
    <message>
        <source>{percent}% of its spare blocks are left. The drive's threshold is {threshold}%. Back up its data, then replace the drive.</source>
        <translation>予備ブロックの残りは {percent}% です。ドライブのしきい値は {threshold}% です。データをバックアップしてから、ドライブを交換してください。</translation>
    </message>
    <message>
        <source>It is at {temperature}. It has been above {limit}, its own limit, in every reading of the last 5 minutes. Improve its cooling or reduce the load.</source>
        <translation>現在 {temperature} です。直近 5 分間のすべての読み取りで、ドライブ自身の上限 {limit} を超えています。冷却を改善するか、負荷を減らしてください。</translation>
    </message>
    <message>
        <source>Back up its data now, then replace the drive.</source>
        <translation>今すぐデータをバックアップしてから、ドライブを交換してください。</translation>
    </message>
    <message>
        <source>Back up its data now.</source>
        <translation>今すぐデータをバックアップしてください。</translation>
    </message>
    <message>
        <source>{percent}% of its estimated life is used. Keep backups and replace the drive.</source>
        <translation>推定寿命の {percent}% を使用しています。バックアップを維持し、ドライブを交換してください。</translation>
    </message>
    <message>
        <source>Predicted failure</source>
        <translation>故障の予測</translation>
    </message>
    <message>
        <source>Failed self-test</source>
        <translation>セルフテストの失敗</translation>
    </message>
    <message>
        <source>New reallocated sectors</source>
        <translation>代替処理済みのセクターの増加</translation>
    </message>
    <message>
        <source>New pending sectors</source>
        <translation>代替処理保留中のセクターの増加</translation>
    </message>
    <message>
        <source>New uncorrectable errors</source>
        <translation>訂正不可能エラーの増加</translation>
    </message>
    <message>
        <source>New CRC errors on the link</source>
        <translation>リンクの CRC エラーの増加</translation>
    </message>
    <message>
        <source>Wear above 90%</source>
        <translation>90% を超える消耗</translation>
    </message>
    <message>
        <source>Spare below the threshold</source>
        <translation>しきい値を下回る予備領域</translation>
    </message>
    <message>
        <source>Temperature above the limit</source>
        <translation>上限を超える温度</translation>
    </message>
    <message>
        <source>The sector belongs to {name}.</source>
        <translation>このセクターは {name} に属しています。</translation>
    </message>
    <message>
        <source>A check of the array rewrites unreadable sectors, if its level has redundancy.</source>
        <translation>アレイのレベルに冗長性があれば、アレイのチェックで読み取れないセクターが書き直されます。</translation>
    </message>
    <message>
        <source>The sector belongs to no partition.</source>
        <translation>このセクターはどのパーティションにも属していません。</translation>
    </message>
    <message>
        <source>The sector belongs to {name} ({use}).</source>
        <translation>このセクターは {name} ({use}) に属しています。</translation>
    </message>
    <message>
        <source>To find the file, run as root: {command}</source>
        <translation>ファイルを特定するには、次を root として実行してください: {command}</translation>
    </message>
    <message>
        <source>An extended self-test that passes clears this.</source>
        <translation>拡張セルフテストに合格すると解消されます。</translation>
    </message>
    <message>
        <source>{test} failed at block {lba} (at {hours} power-on hours).</source>
        <translation>{test}がブロック {lba} で失敗しました (使用時間 {hours} 時間)。</translation>
    </message>
    <message>
        <source>{test} failed at block {lba}.</source>
        <translation>{test}がブロック {lba} で失敗しました。</translation>
    </message>
    <message>
        <source>{test} failed (at {hours} power-on hours).</source>
        <translation>{test}が失敗しました (使用時間 {hours} 時間)。</translation>
    </message>
    <message>
        <source>{test} failed.</source>
        <translation>{test}が失敗しました。</translation>
    </message>
    <message>
        <source>A self-test changes no data. The drive continues to work, more slowly while the test runs, and the test continues if DiskTune is closed.</source>
        <translation>セルフテストはデータを変更しません。テストの実行中もドライブは動作を続けますが、遅くなります。DiskTune を閉じてもテストは続きます。</translation>
    </message>
    <message>
        <source>Short self-test</source>
        <translation>ショートセルフテスト</translation>
    </message>
    <message>
        <source>Extended self-test</source>
        <translation>拡張セルフテスト</translation>
    </message>
    <message>
        <source>Conveyance self-test</source>
        <translation>搬送セルフテスト</translation>
    </message>
    <message>
        <source>Selective self-test</source>
        <translation>選択セルフテスト</translation>
    </message>
    <message>
        <source>Off-line data collection</source>
        <translation>オフラインデータ収集</translation>
    </message>
    <message>
        <source>Vendor-specific self-test</source>
        <translation>ベンダー固有のセルフテスト</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <source>Checks the electronics, the mechanics and a small part of the medium.</source>
        <translation>電子回路、機構、メディアの一部をチェックします。</translation>
    </message>
    <message>
        <source>Checks what the short test checks, and reads the whole medium.</source>
        <translation>ショートテストと同じ項目をチェックし、メディア全体を読み取ります。</translation>
    </message>
    <message>
        <source>Checks for damage that transport may have caused.</source>
        <translation>輸送によって生じた可能性のある損傷をチェックします。</translation>
    </message>
    <message>
        <source>Reads only a range of sectors, such as the surroundings of a failing one.</source>
        <translation>故障しかけたセクターの周辺など、一部の範囲のセクターだけを読み取ります。</translation>
    </message>
    <message>
        <source>Completed without error</source>
        <translation>エラーなしで完了</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Stopped by a command</source>
        <translation>コマンドにより停止</translation>
    </message>
    <message>
        <source>Interrupted by a reset or loss of power</source>
        <translation>リセットまたは電源断により中断</translation>
    </message>
    <message>
        <source>Ended early because of an error: result unknown</source>
        <translation>エラーにより途中で終了: 結果は不明</translation>
    </message>
    <message>
        <source>Failed: unknown component</source>
        <translation>失敗: 不明な部品</translation>
    </message>
    <message>
        <source>Failed: electronics</source>
        <translation>失敗: 電子回路</translation>
    </message>
    <message>
        <source>Failed: servo or seeking</source>
        <translation>失敗: サーボまたはシーク</translation>
    </message>
    <message>
        <source>Failed: unreadable sector</source>
        <translation>失敗: 読み取れないセクター</translation>
    </message>
    <message>
        <source>Failed: handling damage suspected</source>
        <translation>失敗: 取り扱いによる損傷の疑い</translation>
    </message>
    <message>
        <source>Unknown result</source>
        <translation>不明な結果</translation>
    </message>
    <message>
        <source>Hard disks with such errors fail more often.</source>
        <translation>このようなエラーのあるハードディスクは、故障しやすくなります。</translation>
    </message>
    <message>
        <source>{percent}% of its estimated life is used; that is an estimate, not a failure.</source>
        <translation>推定寿命の {percent}% を使用しています。これは推定で、故障ではありません。</translation>
    </message>
    <message>
        <source>Attribute {number} has reached its threshold, which predicts a failure.</source>
        <translation>属性 {number} がしきい値に達しました。故障が予測されます。</translation>
    </message>
    <message>
        <source>Attribute {number} has reached the end of its range.</source>
        <translation>属性 {number} が範囲の終わりに達しました。</translation>
    </message>
    <message>
        <source>Attribute {number} was at its threshold in the past.</source>
        <translation>属性 {number} は、過去にしきい値に達したことがあります。</translation>
    </message>
    <message>
        <source>The drive reports a warning that DiskTune does not know ({code}).</source>
        <translation>ドライブは DiskTune が認識できない警告 ({code}) を報告しています。</translation>
    </message>
    <message>
        <source>The drive's own status predicts a failure {code}.</source>
        <translation>ドライブ自身のステータスが故障を予測しています {code}。</translation>
    </message>
    <message numerus="yes">
        <source>{n} new reallocated sectors.</source>
        <translation>
            <numerusform>代替処理済みのセクターが新たに {n} 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new pending sectors.</source>
        <translation>
            <numerusform>代替処理保留中のセクターが新たに {n} 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new offline uncorrectable sectors.</source>
        <translation>
            <numerusform>回復不可能セクターが新たに {n} 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new uncorrectable errors.</source>
        <translation>
            <numerusform>訂正不可能エラーが新たに {n} 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new command timeouts. Check cable and power.</source>
        <translation>
            <numerusform>コマンドタイムアウトが新たに {n} 件あります。ケーブルと電源を確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new interface CRC errors. Check the cable.</source>
        <translation>
            <numerusform>CRC エラーが新たに {n} 件あります。ケーブルを確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new commands failed with CRC errors on the SATA link. Check the cable.</source>
        <translation>
            <numerusform>SATA リンクの CRC エラーで失敗したコマンドが新たに {n} 件あります。ケーブルを確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new media or data errors.</source>
        <translation>
            <numerusform>メディアまたはデータのエラーが新たに {n} 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new uncorrected errors.</source>
        <translation>
            <numerusform>未訂正エラーが新たに {n} 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new commands timed out in the kernel. Check cable and power.</source>
        <translation>
            <numerusform>カーネルでタイムアウトしたコマンドが新たに {n} 件あります。ケーブルと電源を確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new uncorrected PCIe errors.</source>
        <translation>
            <numerusform>未訂正の PCIe エラーが新たに {n} 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive reports a warning: {what}.</source>
        <translation>ドライブが警告を報告しています: {what}。</translation>
    </message>
    <message numerus="yes">
        <source>The drive reports {n} reallocated sectors.</source>
        <translation>
            <numerusform>ドライブが、代替処理済みのセクターを {n} 個報告しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sectors are pending: the drive could not read them.</source>
        <translation>
            <numerusform>{n} 個のセクターが代替処理保留中です: ドライブが読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive reports {n} offline uncorrectable sectors.</source>
        <translation>
            <numerusform>ドライブが、回復不可能セクターを {n} 個報告しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive reports {n} uncorrectable errors.</source>
        <translation>
            <numerusform>ドライブが、訂正不可能エラーを {n} 件報告しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive's SMART status could not be read.</source>
        <translation>ドライブの S.M.A.R.T. ステータスを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The drive's SMART status predicts a failure.</source>
        <translation>ドライブの S.M.A.R.T. ステータスが故障を予測しています。</translation>
    </message>
    <message>
        <source>The drive reports a warning {code}.</source>
        <translation>ドライブが警告を報告しています {code}。</translation>
    </message>
    <message>
        <source>This directory is on {drives}, not on {drive}. Select a directory on {drive}.</source>
        <translation>このフォルダーは {drive} ではなく {drives} にあります。{drive} にあるフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The drive of this directory is unknown. Select a directory on {drive}.</source>
        <translation>このフォルダーのドライブは不明です。{drive} にあるフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>A file here may be stored on any of {drives}. Select a directory that is only on {drive}.</source>
        <translation>ここのファイルは、{drives} のどれにでも保存される可能性があります。{drive} だけにあるフォルダーを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>Clearly slower, stopped early: by about {change} over {n} pairs.</source>
        <translation>
            <numerusform>明らかに低速なため早期に中止: {n} ペアで約 {change}。</numerusform>
        </translation>
    </message>
    <message>
        <source>More pairs would hardly help.</source>
        <translation>ペアを増やしても、ほとんど効果はありません。</translation>
    </message>
    <message>
        <source>{change} ({low} to {high})</source>
        <translation>{change} ({low} ～ {high})</translation>
    </message>
    <message>
        <source>This is only an indication: the runs were not interleaved, so drift cannot be excluded.</source>
        <translation>これは目安にすぎません: 測定回を交互に実行していないため、時間による変動を排除できません。</translation>
    </message>
    <message>
        <source>Invalid: disturbed.</source>
        <translation>無効: 外乱あり。</translation>
    </message>
    <message>
        <source>No meaningful difference: any change is below {change}.</source>
        <translation>実質的な差なし: 変化は {change} 未満です。</translation>
    </message>
    <message numerus="yes">
        <source>Clearly higher latency, stopped early: by about {change} over {n} pairs.</source>
        <translation>
            <numerusform>明らかにレイテンシーが高いため早期に中止: {n} ペアで約 {change}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Inconclusive: at least {pairs} pairs are needed.</source>
        <translation>判定不能: 少なくとも {pairs} ペアが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>About {n} pairs are needed.</source>
        <translation>
            <numerusform>約 {n} ペアが必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Inconclusive: the noise is {noise}.</source>
        <translation>判定不能: ばらつきは {noise} です。</translation>
    </message>
    <message>
        <source>Faster by {change}.</source>
        <translation>{change} 高速です。</translation>
    </message>
    <message>
        <source>Slower by {change}.</source>
        <translation>{change} 低速です。</translation>
    </message>
    <message>
        <source>Slightly faster, by {change}.</source>
        <translation>わずかに高速です: {change}。</translation>
    </message>
    <message>
        <source>Slightly slower, by {change}.</source>
        <translation>わずかに低速です: {change}。</translation>
    </message>
    <message>
        <source>Latency is lower by {change}.</source>
        <translation>レイテンシーが {change} 低下しています。</translation>
    </message>
    <message>
        <source>Latency is higher by {change}.</source>
        <translation>レイテンシーが {change} 上昇しています。</translation>
    </message>
    <message>
        <source>Latency is slightly lower, by {change}.</source>
        <translation>レイテンシーがわずかに低下しています: {change}。</translation>
    </message>
    <message>
        <source>Latency is slightly higher, by {change}.</source>
        <translation>レイテンシーがわずかに上昇しています: {change}。</translation>
    </message>
    <message>
        <source>Writes finish sooner, but a power failure loses what is only in the drive's memory.</source>
        <translation>書き込みは早く完了しますが、電源断ではドライブのメモリーにしかないデータが失われます。</translation>
    </message>
    <message>
        <source>Safer in a power failure, but small writes take longer.</source>
        <translation>電源断に対して安全になりますが、小さな書き込みに時間がかかります。</translation>
    </message>
    <message>
        <source>Fewer spin-ups, but the drive stays louder and warmer for longer.</source>
        <translation>スピンアップは減りますが、騒音と発熱が長く続きます。</translation>
    </message>
    <message>
        <source>Quieter and saves power, but more spin-ups, which take seconds and wear the drive.</source>
        <translation>静かで省電力になりますが、数秒かかりドライブを消耗させるスピンアップが増えます。</translation>
    </message>
    <message>
        <source>Fewer load cycles, but the drive uses more power.</source>
        <translation>ロード/アンロードサイクルは減りますが、消費電力が増えます。</translation>
    </message>
    <message>
        <source>Saves power, but adds load cycles, which wear the drive.</source>
        <translation>省電力になりますが、ドライブを消耗させるロード/アンロードサイクルが増えます。</translation>
    </message>
    <message>
        <source>Full speed for longer, but the drive gets warmer.</source>
        <translation>最高速度が長く続きますが、ドライブの温度が上がります。</translation>
    </message>
    <message>
        <source>Cooler, but the drive throttles sooner.</source>
        <translation>温度は下がりますが、早くスロットリングが始まります。</translation>
    </message>
    <message>
        <source>Long recoveries can finish, but a failed drive blocks programs for longer.</source>
        <translation>長い回復処理を完了できますが、故障したドライブがプログラムを長く待たせます。</translation>
    </message>
    <message>
        <source>A failed drive is noticed sooner, but long recoveries are cut off.</source>
        <translation>ドライブの故障に早く気付けますが、長い回復処理は打ち切られます。</translation>
    </message>
    <message>
        <source>The resync finishes sooner, but programs get slower.</source>
        <translation>再同期は早く終わりますが、プログラムが遅くなります。</translation>
    </message>
    <message>
        <source>Programs stay faster, but the resync takes longer.</source>
        <translation>プログラムの速度は保たれますが、再同期に時間がかかります。</translation>
    </message>
    <message>
        <source>Faster response, but the drive uses more power.</source>
        <translation>応答は速くなりますが、消費電力が増えます。</translation>
    </message>
    <message>
        <source>Saves power, but slower response, and the heads park more often, which wears them.</source>
        <translation>省電力になりますが、応答が遅くなり、ヘッドの退避が増えて消耗します。</translation>
    </message>
    <message>
        <source>Faster seeks, but louder.</source>
        <translation>シークは速くなりますが、騒音が増えます。</translation>
    </message>
    <message>
        <source>Quieter, but seeks take longer.</source>
        <translation>静かになりますが、シークに時間がかかります。</translation>
    </message>
    <message>
        <source>Faster long reads, but random access reads more data than it needs.</source>
        <translation>長い読み取りは速くなりますが、ランダムアクセスで余分なデータを読み取ります。</translation>
    </message>
    <message>
        <source>Less unneeded data for random access, but long reads get slower.</source>
        <translation>ランダムアクセスの余分な読み取りは減りますが、長い読み取りが遅くなります。</translation>
    </message>
    <message>
        <source>More throughput, but a busy drive responds later.</source>
        <translation>スループットは上がりますが、負荷時の応答が遅くなります。</translation>
    </message>
    <message>
        <source>A busy drive responds sooner, but with less throughput.</source>
        <translation>負荷時の応答は速くなりますが、スループットが下がります。</translation>
    </message>
    <message>
        <source>Faster long transfers, but other requests wait longer.</source>
        <translation>長い転送は速くなりますが、ほかのリクエストの待ち時間が増えます。</translation>
    </message>
    <message>
        <source>Other requests wait less, but long transfers get slower.</source>
        <translation>ほかのリクエストの待ち時間は減りますが、長い転送が遅くなります。</translation>
    </message>
    <message>
        <source>Faster copies, but reads wait longer during them.</source>
        <translation>コピーは速くなりますが、その間の読み取りの待ち時間が増えます。</translation>
    </message>
    <message>
        <source>Reads wait less, but copies get slower.</source>
        <translation>読み取りの待ち時間は減りますが、コピーが遅くなります。</translation>
    </message>
    <message>
        <source>The drive can reorder more commands, but a single one may wait longer.</source>
        <translation>ドライブが並べ替えられるコマンドは増えますが、個々のコマンドが長く待つことがあります。</translation>
    </message>
    <message>
        <source>Commands keep closer to their order, but with less throughput.</source>
        <translation>コマンドの順序は保たれやすくなりますが、スループットが下がります。</translation>
    </message>
    <message>
        <source>Cooler, but slower.</source>
        <translation>温度は下がりますが、遅くなります。</translation>
    </message>
    <message>
        <source>Faster, but warmer.</source>
        <translation>速くなりますが、温度が上がります。</translation>
    </message>
    <message>
        <source>Fewer spin-ups, but the drive uses more power.</source>
        <translation>スピンアップは減りますが、消費電力が増えます。</translation>
    </message>
    <message>
        <source>Saves power, but more accesses wait for the spin-up.</source>
        <translation>省電力になりますが、スピンアップを待つアクセスが増えます。</translation>
    </message>
    <message>
        <source>Saves power, but the next request takes longer.</source>
        <translation>省電力になりますが、次のリクエストに時間がかかります。</translation>
    </message>
    <message>
        <source>Faster writes, but more memory is used.</source>
        <translation>書き込みは速くなりますが、メモリーの使用量が増えます。</translation>
    </message>
    <message>
        <source>Less memory is used, but writes get slower.</source>
        <translation>メモリーの使用量は減りますが、書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>The drive is failing. First copy what is on it: its Overview says in which order, and how.</source>
        <translation>ドライブが故障しかけています。先にドライブのデータをコピーしてください: 順序と方法はドライブの「概要」ページにあります。</translation>
    </message>
    <message>
        <source>smartctl sets the read and write limits together. Save both.</source>
        <translation>smartctl は読み取りと書き込みの上限を同時に設定します。両方を保存してください。</translation>
    </message>
    <message>
        <source>It belongs to the port, which has no persistent name. TLP or tuned can set it for all ports.</source>
        <translation>これはポートの設定で、ポートには永続的な名前がありません。TLP または tuned を使うと、すべてのポートに設定できます。</translation>
    </message>
    <message>
        <source>It applies to the whole computer. Use sysctl.d.</source>
        <translation>これはコンピューター全体に適用されます。sysctl.d を使用してください。</translation>
    </message>
    <message>
        <source>{tool} cannot set this.</source>
        <translation>{tool} ではこれを設定できません。</translation>
    </message>
    <message>
        <source>No common system tool sets this.</source>
        <translation>これを設定できる一般的なシステムツールはありません。</translation>
    </message>
    <message>
        <source>The drive reports nothing by which udev could identify it.</source>
        <translation>ドライブは、udev が識別に使える情報を報告していません。</translation>
    </message>
    <message>
        <source>udisks2 sets only ATA drives that have a model and a serial number.</source>
        <translation>udisks2 が設定するのは、モデルとシリアル番号のある ATA ドライブだけです。</translation>
    </message>
    <message>
        <source>Only the value for AC power is exported: this format has none for battery.</source>
        <translation>AC 電源用の値だけがエクスポートされます: この形式にバッテリー用の値はありません。</translation>
    </message>
    <message>
        <source>hdparm's script runs only for sda to sdz.</source>
        <translation>hdparm のスクリプトは、sda ～ sdz に対してだけ実行されます。</translation>
    </message>
    <message>
        <source>It belongs to one drive, not to the whole computer.</source>
        <translation>これはコンピューター全体ではなく、1 台のドライブの設定です。</translation>
    </message>
    <message>
        <source>mdadm sets only attributes of arrays.</source>
        <translation>mdadm が設定できるのは、アレイの属性だけです。</translation>
    </message>
    <message>
        <source>TLP's files cannot name this drive.</source>
        <translation>TLP のファイルでは、このドライブを指定できません。</translation>
    </message>
    <message>
        <source>mdadm sets only attributes below md/.</source>
        <translation>mdadm が設定できるのは、md/ 以下の属性だけです。</translation>
    </message>
    <message>
        <source>hdparm {flag} does the same.</source>
        <translation>hdparm {flag} も同じ動作です。</translation>
    </message>
    <message>
        <source>hdparm {flag} is not the same.</source>
        <translation>hdparm {flag} とは異なります。</translation>
    </message>
    <message>
        <source>{setting} cannot be tried for hours: a wrong value shows at once. Apply it separately.</source>
        <translation>{setting}は、長時間試用できません: 誤った値の影響はすぐに現れます。個別に適用してください。</translation>
    </message>
    <message>
        <source>This drive does not support it.</source>
        <translation>このドライブは対応していません。</translation>
    </message>
    <message>
        <source>The current value could not be read from the drive.</source>
        <translation>現在の値をドライブから読み取れませんでした。</translation>
    </message>
    <message>
        <source>This setting cannot be changed here.</source>
        <translation>この設定はここでは変更できません。</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Reading the value would wake it.</source>
        <translation>ドライブはスタンバイまたはスリープモードです。値を読み取るとドライブが起動します。</translation>
    </message>
    <message>
        <source>Obsolete: current kernels and drives do not support it.</source>
        <translation>廃止: 現在のカーネルとドライブは対応していません。</translation>
    </message>
    <message>
        <source>{setting} is available only if {other} is set to “{value}”.</source>
        <translation>{setting}は、{other}が「{value}」の場合にのみ使用できます。</translation>
    </message>
    <message>
        <source>It can lose data or hang the computer. Apply the value first, then save it for battery.</source>
        <translation>データの損失やコンピューターのハングが起こる可能性があります。先に値を適用してから、バッテリー用に保存してください。</translation>
    </message>
    <message>
        <source>{setting}: {problem}.</source>
        <translation>{setting}: {problem}。</translation>
    </message>
    <message>
        <source>this drive supports {values}</source>
        <translation>このドライブが対応する値は {values} です</translation>
    </message>
    <message>
        <source>this drive does not support {value}</source>
        <translation>このドライブが対応していない値です ({value})</translation>
    </message>
    <message>
        <source>this drive supports no value</source>
        <translation>このドライブが対応する値はありません</translation>
    </message>
    <message>
        <source>this drive supports {low} to {high}</source>
        <translation>このドライブが対応する値は {low} ～ {high} です</translation>
    </message>
    <message>
        <source>an unknown amount</source>
        <translation>不明な量</translation>
    </message>
    <message>
        <source>DiskTune cannot read the lists of mounts and swap, so it is unknown what uses the drive.</source>
        <translation>DiskTune はマウントとスワップの一覧を読み取れないため、ドライブの使用状況は不明です。</translation>
    </message>
    <message>
        <source>“{action}” requires a drive that nothing uses.</source>
        <translation>「{action}」は、使用されていないドライブに対してのみ実行できます。</translation>
    </message>
    <message>
        <source>The drive is in use: {use}.</source>
        <translation>ドライブは使用中です: {use}。</translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} ほか {n} 件</numerusform>
        </translation>
    </message>
    <message>
        <source>“{action}” is not available: the running system uses this drive.</source>
        <translation>「{action}」は使用できません: 実行中のシステムがこのドライブを使用しています。</translation>
    </message>
    <message>
        <source>mounted at {places}</source>
        <translation>{places} にマウント</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>part of {arrays}</source>
        <translation>{arrays} の一部</translation>
    </message>
    <message>
        <source>holds {volumes}</source>
        <translation>{volumes} を格納</translation>
    </message>
    <message>
        <source>It is for use while you look, so it is never saved.</source>
        <translation>見て確認する間だけ使うものなので、保存されません。</translation>
    </message>
    <message>
        <source>the value must be one of: {values}</source>
        <translation>値は次のいずれかでなければなりません: {values}</translation>
    </message>
    <message numerus="yes">
        <source>{n} sectors</source>
        <translation>
            <numerusform>{n} セクター</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} requests</source>
        <translation>
            <numerusform>{n} リクエスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} commands</source>
        <translation>
            <numerusform>{n} コマンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stripes</source>
        <translation>
            <numerusform>{n} ストライプ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} threads</source>
        <translation>
            <numerusform>{n} スレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>this setting has no such value</source>
        <translation>この設定にそのような値はありません</translation>
    </message>
    <message>
        <source>the value must be on or off</source>
        <translation>値はオンまたはオフでなければなりません</translation>
    </message>
    <message>
        <source>the value must be a whole number</source>
        <translation>値は整数でなければなりません</translation>
    </message>
    <message>
        <source>the value must be from {low} to {high}</source>
        <translation>値は {low} ～ {high} でなければなりません</translation>
    </message>
    <message>
        <source>the value must be a multiple of {step}</source>
        <translation>値は {step} の倍数でなければなりません</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} ～ {high}</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>オンまたはオフ</translation>
    </message>
    <message>
        <source>those that DiskTune shows, such as “{first}” or “{last}”</source>
        <translation>DiskTune に表示される値 (「{first}」、「{last}」など)</translation>
    </message>
    <message>
        <source>{range} in steps of {step}</source>
        <translation>{range} ({step} 刻み)</translation>
    </message>
    <message>
        <source>{range}, or “{off}”</source>
        <translation>{range}、または「{off}」</translation>
    </message>
    <message>
        <source>Nothing waits for the drive, so this is the speed of memory.</source>
        <translation>ドライブを待たないため、メモリーの速度を示します。</translation>
    </message>
    <message>
        <source>Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation>データがドライブに保存されるまで最後に 1 回待ちます。現実的なシーケンシャルスループットを示します。</translation>
    </message>
    <message>
        <source>Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation>データとファイルのメタデータがドライブに保存されるまで、最後に 1 回待ちます。</translation>
    </message>
    <message>
        <source>Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation>書き込みのたびに、データがドライブに保存されるまで待ちます。コミットのコストを示します。</translation>
    </message>
    <message>
        <source>Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation>書き込みのたびに、データとファイルのメタデータがドライブに保存されるまで待ちます。</translation>
    </message>
    <message>
        <source>Bypasses the page cache: the speed of the drive.</source>
        <translation>ページキャッシュを経由しないため、ドライブの速度を示します。</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>コールドキャッシュ</translation>
    </message>
    <message>
        <source>The page cache holds nothing of the file: a first read.</source>
        <translation>ファイルはページキャッシュになく、初回の読み取りに相当します。</translation>
    </message>
    <message>
        <source>warm cache</source>
        <translation>ウォームキャッシュ</translation>
    </message>
    <message>
        <source>The page cache holds the whole file: the speed of memory.</source>
        <translation>ファイル全体がページキャッシュにあるため、メモリーの速度を示します。</translation>
    </message>
    <message>
        <source>Sync write, {size} (dd)</source>
        <translation>同期書き込み {size} (dd)</translation>
    </message>
    <message>
        <source>Write, {size}, {option}</source>
        <translation>書き込み {size}、{option}</translation>
    </message>
    <message>
        <source>Read, {size}, {option}</source>
        <translation>読み取り {size}、{option}</translation>
    </message>
    <message>
        <source>Writes 100 MiB in blocks of {size}.</source>
        <translation>100 MiB を {size} 単位で書き込みます。</translation>
    </message>
    <message>
        <source>Writes sequentially in blocks of {size}.</source>
        <translation>{size} 単位でシーケンシャルに書き込みます。</translation>
    </message>
    <message>
        <source>Reads sequentially in blocks of {size}.</source>
        <translation>{size} 単位でシーケンシャルに読み取ります。</translation>
    </message>
    <message>
        <source>no sync</source>
        <translation>同期なし</translation>
    </message>
    <message>
        <source>Sequential reads</source>
        <translation>シーケンシャルリード</translation>
    </message>
    <message>
        <source>Sequential writes</source>
        <translation>シーケンシャルライト</translation>
    </message>
    <message>
        <source>Sequential reads (70%) and writes (30%)</source>
        <translation>シーケンシャルリード (70%) とライト (30%) の混合</translation>
    </message>
    <message>
        <source>Random reads</source>
        <translation>ランダムリード</translation>
    </message>
    <message>
        <source>Random writes</source>
        <translation>ランダムライト</translation>
    </message>
    <message>
        <source>Random reads (70%) and writes (30%)</source>
        <translation>ランダムリード (70%) とライト (30%) の混合</translation>
    </message>
    <message>
        <source>{requests} from {threads} threads, each with {depth} requests in flight: the maximum of a fast drive.</source>
        <translation>{requests}を、{threads} スレッドからそれぞれ {depth} リクエスト同時に実行します。高速なドライブの最大値です。</translation>
    </message>
    <message>
        <source>{requests}, one request at a time, like most programs.</source>
        <translation>{requests}を、多くのプログラムと同様に 1 リクエストずつ実行します。</translation>
    </message>
    <message numerus="yes">
        <source>{requests} with {n} requests in flight, like programs that are optimized for speed.</source>
        <translation>
            <numerusform>{requests}を、速度を重視したプログラムと同様に {n} リクエスト同時に実行します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{requests} from {n} threads, each with one request in flight.</source>
        <translation>
            <numerusform>{requests}を、{n} スレッドからそれぞれ 1 リクエストずつ実行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>{test} read</source>
        <translation>{test} Read</translation>
    </message>
    <message>
        <source>{test} write</source>
        <translation>{test} Write</translation>
    </message>
    <message>
        <source>{test} mix</source>
        <translation>{test} Mix</translation>
    </message>
    <message>
        <source>{profile} [{added}]</source>
        <translation>{profile} [{added}]</translation>
    </message>
    <message>
        <source>Also mixed reads (70%) and writes (30%).</source>
        <translation>読み取り (70%) と書き込み (30%) の混合も測定します。</translation>
    </message>
    <message>
        <source>Latency of the drive: random reads of {size}, one at a time.</source>
        <translation>ドライブのレイテンシー: {size} のランダムリードを 1 つずつ実行します。</translation>
    </message>
    <message numerus="yes">
        <source>IOPS of random reads of {size} with {n} requests in flight.</source>
        <translation>
            <numerusform>{n} 個のリクエストを同時に発行したときの、{size} のランダムリードの IOPS です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Random read, {size}, Q{depth}T1</source>
        <translation>ランダムリード {size} Q{depth}T1</translation>
    </message>
    <message>
        <source>Sequential read, {size}, Q{depth}T1</source>
        <translation>シーケンシャルリード {size} Q{depth}T1</translation>
    </message>
    <message>
        <source>{workload} ({engine})</source>
        <translation>{workload} ({engine})</translation>
    </message>
    <message>
        <source>For drives that are too fast for DiskTune's own engine.</source>
        <translation>DiskTune 自身のエンジンでは測定しきれないほど高速なドライブ向けです。</translation>
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T4</source>
        <translation>ランダムリード 4 KiB Q32T4</translation>
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 128 requests in flight, from 4 threads.</source>
        <translation>4 スレッドから 128 個のリクエストを同時に発行したときの、4 KiB のランダムリードの IOPS です。</translation>
    </message>
    <message>
        <source>The running system uses this drive: it might not start again. Change it from another system.</source>
        <translation>実行中のシステムがこのドライブを使用しています: 再び起動しなくなる可能性があります。別のシステムから変更してください。</translation>
    </message>
    <message>
        <source>Extended power conditions (EPC) are off. Turn them on; you can do so in the same change.</source>
        <translation>拡張電源状態 (EPC) がオフです。オンにしてください。同じ変更の中でオンにできます。</translation>
    </message>
    <message>
        <source>The drive does not allow this timer to be changed.</source>
        <translation>ドライブはこのタイマーの変更を許可していません。</translation>
    </message>
    <message>
        <source>This drive does not support extended power conditions (EPC).</source>
        <translation>このドライブは拡張電源状態 (EPC) に対応していません。</translation>
    </message>
    <message>
        <source>This drive does not support this power condition.</source>
        <translation>このドライブはこの電源状態に対応していません。</translation>
    </message>
    <message>
        <source>The drive supports it but does not report its state.</source>
        <translation>ドライブは対応していますが、その状態を報告しません。</translation>
    </message>
    <message>
        <source>This drive is too old to report whether it supports it.</source>
        <translation>このドライブは古いため、対応しているかどうかを報告しません。</translation>
    </message>
    <message>
        <source>It needs SMART, and SMART is off. Turn SMART on; you can do so in the same change.</source>
        <translation>S.M.A.R.T. が必要ですが、オフになっています。S.M.A.R.T. をオンにしてください。同じ変更の中でオンにできます。</translation>
    </message>
    <message>
        <source>The drive is locked by a password.</source>
        <translation>ドライブはパスワードでロックされています。</translation>
    </message>
    <message>
        <source>This drive does not allow it to be set.</source>
        <translation>このドライブはこの設定を許可していません。</translation>
    </message>
    <message>
        <source>The bridge did not return the drive's registers.</source>
        <translation>ブリッジがドライブのレジスターを返しませんでした。</translation>
    </message>
    <message>
        <source>This drive's timer unit is vendor-specific and unknown, so the timer can only be turned off.</source>
        <translation>このドライブのタイマーの単位はベンダー固有で不明なため、タイマーはオフにすることしかできません。</translation>
    </message>
    <message>
        <source>This drive has no standby timer.</source>
        <translation>このドライブにスタンバイタイマーはありません。</translation>
    </message>
    <message>
        <source>The drive is in use. The flag would not stop the kernel's own writes, and writes of programs would fail.</source>
        <translation>ドライブは使用中です。このフラグはカーネル自身の書き込みを止めず、プログラムの書き込みは失敗します。</translation>
    </message>
    <message>
        <source>A SATA port has no such width: it transfers data in frames.</source>
        <translation>SATA ポートにこのような幅はありません: データをフレームで転送します。</translation>
    </message>
    <message>
        <source>The kernel does not report whether the drive can be written to.</source>
        <translation>カーネルは、ドライブに書き込めるかどうかを報告していません。</translation>
    </message>
    <message>
        <source>Only the kernel's own ATA driver (libata) supports it.</source>
        <translation>カーネル自身の ATA ドライバー (libata) だけが対応しています。</translation>
    </message>
    <message>
        <source>Reading it from the driver needs permission to open the drive.</source>
        <translation>ドライバーから読み取るには、ドライブを開く権限が必要です。</translation>
    </message>
    <message>
        <source>The driver of this port does not report it.</source>
        <translation>このポートのドライバーは報告していません。</translation>
    </message>
    <message>
        <source>This controller supports only one of them.</source>
        <translation>このコントローラーは、そのうちの一方にしか対応していません。</translation>
    </message>
    <message>
        <source>The drive does not report it. This is the value that DiskTune last set.</source>
        <translation>ドライブは報告していません。DiskTune が最後に設定した値です。</translation>
    </message>
    <message>
        <source>The drive might be in standby, and reading it might wake the drive.</source>
        <translation>ドライブがスタンバイ状態の可能性があり、読み取るとドライブが起動するかもしれません。</translation>
    </message>
    <message>
        <source>The drive does not report it, and DiskTune has not set it since the computer started or resumed.</source>
        <translation>ドライブは報告しておらず、コンピューターの起動または復帰以降、DiskTune も設定していません。</translation>
    </message>
    <message>
        <source>This is not an ATA drive.</source>
        <translation>これは ATA ドライブではありません。</translation>
    </message>
    <message>
        <source>Reading it from the drive needs permission.</source>
        <translation>ドライブから読み取るには、権限が必要です。</translation>
    </message>
    <message>
        <source>The kernel assumes that there is no write cache and would not flush it: data could be lost.</source>
        <translation>カーネルは書き込みキャッシュがないとみなし、フラッシュしません: データが失われる可能性があります。</translation>
    </message>
    <message>
        <source>The kernel could not be informed of the write cache.</source>
        <translation>書き込みキャッシュについてカーネルに通知できませんでした。</translation>
    </message>
    <message>
        <source>This is not a SCSI or SAS disk.</source>
        <translation>これは SCSI または SAS ディスクではありません。</translation>
    </message>
    <message>
        <source>The kernel has suspended this drive, and reading it would wake the drive.</source>
        <translation>カーネルがこのドライブをサスペンドしており、読み取るとドライブが起動します。</translation>
    </message>
    <message>
        <source>The drive reports that this cannot be changed.</source>
        <translation>ドライブは、これを変更できないと報告しています。</translation>
    </message>
    <message>
        <source>{setting}: {value} does not fit into its field.</source>
        <translation>{setting}: {value} はフィールドに収まりません。</translation>
    </message>
    <message>
        <source>This drive offers only one value.</source>
        <translation>このドライブが提供する値は 1 つだけです。</translation>
    </message>
    <message>
        <source>The controller reports that this cannot be changed.</source>
        <translation>コントローラーは、これを変更できないと報告しています。</translation>
    </message>
    <message>
        <source>{power} in state {state}</source>
        <translation>{power} (状態 {state})</translation>
    </message>
    <message>
        <source>Maximum power of this drive: {powers}.</source>
        <translation>このドライブの最大電力: {powers}。</translation>
    </message>
    <message>
        <source>This is not an NVMe drive.</source>
        <translation>これは NVMe ドライブではありません。</translation>
    </message>
    <message>
        <source>The drive is idle in power state {state}, and does not report which one it works in.</source>
        <translation>ドライブは電源状態 {state} でアイドル中で、動作時の電源状態を報告しません。</translation>
    </message>
    <message>
        <source>The kernel's driver for this drive does not support it.</source>
        <translation>このドライブのカーネルドライバーは、これに対応していません。</translation>
    </message>
    <message>
        <source>The kernel supports it, but does not report its value for this drive.</source>
        <translation>カーネルは対応していますが、このドライブの値を報告しません。</translation>
    </message>
    <message>
        <source>The kernel has chosen {value}. That cannot be restored after a change.</source>
        <translation>カーネルが選択した値: {value}。変更すると、元に戻せません。</translation>
    </message>
    <message>
        <source>{value} at present.</source>
        <translation>現在の値: {value}。</translation>
    </message>
    <message>
        <source>The kernel reports {found}, which is not a valid number here.</source>
        <translation>カーネルの報告値 {found} は、ここでは有効な数値ではありません。</translation>
    </message>
    <message>
        <source>The kernel reports {found}, which is neither on nor off.</source>
        <translation>カーネルの報告値 {found} は、オンでもオフでもありません。</translation>
    </message>
    <message>
        <source>Drives of this kind do not support it.</source>
        <translation>この種類のドライブは、これに対応していません。</translation>
    </message>
    <message>
        <source>The kernel does not accept {value} for this drive.</source>
        <translation>カーネルは、このドライブでこの値を受け付けません: {value}。</translation>
    </message>
    <message>
        <source>The kernel's driver does not allow this to be changed.</source>
        <translation>カーネルのドライバーは、この変更を許可しません。</translation>
    </message>
    <message>
        <source>The computer was suspended for {time} during this run, so the run is invalid.</source>
        <translation>この測定回の間にコンピューターが {time} サスペンドしたため、この測定回は無効です。</translation>
    </message>
    <message>
        <source>The clock did not advance during this run, so the run is invalid.</source>
        <translation>この測定回の間に時計が進まなかったため、この測定回は無効です。</translation>
    </message>
    <message>
        <source>The start position is past the drive's end at {end}.</source>
        <translation>開始位置が、{end} にあるドライブの末尾を越えています。</translation>
    </message>
    <message>
        <source>This workload covers the whole drive and has no start position.</source>
        <translation>このワークロードはドライブ全体が対象で、開始位置はありません。</translation>
    </message>
    <message>
        <source>The file size must be {least} to {most} MiB.</source>
        <translation>ファイルサイズは {least} ～ {most} MiB でなければなりません。</translation>
    </message>
    <message>
        <source>The versions of the window and the helper differ. Install the same version of both.</source>
        <translation>ウィンドウとヘルパーのバージョンが異なります。両方とも同じバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>There is no medium in this drive to read from.</source>
        <translation>このドライブには、読み取るメディアがありません。</translation>
    </message>
    <message>
        <source>The start position must be a whole number of MiB.</source>
        <translation>開始位置は MiB 単位の整数でなければなりません。</translation>
    </message>
    <message>
        <source>A drive of {size} is too small for this workload.</source>
        <translation>{size} のドライブは、このワークロードには小さすぎます。</translation>
    </message>
    <message>
        <source>From this position, {size} remain to the drive's end: less than one request of this workload.</source>
        <translation>この位置からドライブの末尾までは {size} で、このワークロードの 1 リクエストに足りません。</translation>
    </message>
    <message>
        <source>A measurement has 1 to {most} workloads.</source>
        <translation>1 回の測定のワークロード数は 1 ～ {most} です。</translation>
    </message>
    <message>
        <source>“{workload}” cannot be run on a directory.</source>
        <translation>「{workload}」はフォルダーでは実行できません。</translation>
    </message>
    <message>
        <source>A run takes {least} to {most} s.</source>
        <translation>1 回の測定時間は {least} ～ {most} s です。</translation>
    </message>
    <message>
        <source>A measurement has {least} to {most} runs.</source>
        <translation>測定回数は {least} ～ {most} 回です。</translation>
    </message>
    <message>
        <source>All runs together take at most 10 min.</source>
        <translation>すべての測定回の合計は最大 10 min です。</translation>
    </message>
    <message>
        <source>There is no workload {workload}.</source>
        <translation>{workload} というワークロードはありません。</translation>
    </message>
    <message>
        <source>“{workload}” cannot be run on a raw drive.</source>
        <translation>「{workload}」はドライブ全体 (raw) では実行できません。</translation>
    </message>
    <message>
        <source>Sequential output, per character</source>
        <translation>シーケンシャル出力、文字単位</translation>
    </message>
    <message>
        <source>Sequential output, block</source>
        <translation>シーケンシャル出力、ブロック単位</translation>
    </message>
    <message>
        <source>Sequential output, rewrite</source>
        <translation>シーケンシャル出力、書き換え</translation>
    </message>
    <message>
        <source>Sequential input, per character</source>
        <translation>シーケンシャル入力、文字単位</translation>
    </message>
    <message>
        <source>Sequential input, block</source>
        <translation>シーケンシャル入力、ブロック単位</translation>
    </message>
    <message>
        <source>Random seeks</source>
        <translation>ランダムシーク</translation>
    </message>
    <message>
        <source>Sequential create</source>
        <translation>シーケンシャル作成</translation>
    </message>
    <message>
        <source>Sequential stat</source>
        <translation>シーケンシャル stat</translation>
    </message>
    <message>
        <source>Sequential delete</source>
        <translation>シーケンシャル削除</translation>
    </message>
    <message>
        <source>Random create</source>
        <translation>ランダム作成</translation>
    </message>
    <message>
        <source>Random stat</source>
        <translation>ランダム stat</translation>
    </message>
    <message>
        <source>Random delete</source>
        <translation>ランダム削除</translation>
    </message>
    <message>
        <source>The file of {file} is smaller than twice the memory of {memory}, so some data was read from memory.</source>
        <translation>{file} のファイルは {memory} のメモリーの 2 倍より小さいため、一部のデータはメモリーから読み取られました。</translation>
    </message>
    <message>
        <source>not a result of bonnie++ 1.97 or newer</source>
        <translation>bonnie++ 1.97 以降の結果ではありません</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>ステータス {status}</translation>
    </message>
    <message>
        <source>bonnie++ failed: {why}</source>
        <translation>bonnie++ が失敗しました: {why}</translation>
    </message>
    <message>
        <source>The output of bonnie++ could not be read: {error}.</source>
        <translation>bonnie++ の出力を読み取れませんでした: {error}。</translation>
    </message>
    <message>
        <source>bonnie++ did not finish in time and was stopped. Try a smaller file.</source>
        <translation>bonnie++ が時間内に終わらなかったため停止しました。より小さいファイルで試してください。</translation>
    </message>
    <message>
        <source>The computer was suspended during the measurement, so the result is invalid.</source>
        <translation>測定中にコンピューターがサスペンドしたため、結果は無効です。</translation>
    </message>
    <message>
        <source>The computer was switched to battery power during the measurement, so the result is invalid.</source>
        <translation>測定中にコンピューターがバッテリー電源に切り替わったため、結果は無効です。</translation>
    </message>
    <message>
        <source>The CPU frequency governor was changed during the measurement, so the result is invalid.</source>
        <translation>測定中に CPU の周波数ガバナーが変更されたため、結果は無効です。</translation>
    </message>
    <message>
        <source>Other processes used {share} of the CPU.</source>
        <translation>ほかのプロセスが CPU の {share} を使用しました。</translation>
    </message>
    <message>
        <source>The CPU was throttled because of its temperature.</source>
        <translation>CPU が、温度のためにスロットリングされました。</translation>
    </message>
    <message>
        <source>The drive is at {temperature}, where it throttles itself.</source>
        <translation>ドライブは {temperature} で、スロットリングが行われる温度です。</translation>
    </message>
    <message>
        <source>The computer was switched to mains power during the measurement, so the result is invalid.</source>
        <translation>測定中にコンピューターが AC 電源に切り替わったため、結果は無効です。</translation>
    </message>
    <message>
        <source>the report contains an invalid value</source>
        <translation>レポートに無効な値が含まれています</translation>
    </message>
    <message>
        <source>an incomplete line</source>
        <translation>行が不完全です</translation>
    </message>
    <message>
        <source>the report lacks {field}</source>
        <translation>レポートに {field} がありません</translation>
    </message>
    <message>
        <source>an incomplete report</source>
        <translation>レポートが不完全です</translation>
    </message>
    <message>
        <source>Direct requests of {size} are not possible here: the file system requires larger ones, or supports no direct I/O.</source>
        <translation>{size} のダイレクトリクエストは、ここでは実行できません: ファイルシステムがより大きなリクエストを必要とするか、ダイレクト I/O に対応していません。</translation>
    </message>
    <message>
        <source>fio failed: {why}.</source>
        <translation>fio が失敗しました: {why}。</translation>
    </message>
    <message>
        <source>fio failed: {why} ({said}).</source>
        <translation>fio が失敗しました: {why} ({said})。</translation>
    </message>
    <message>
        <source>The time limit of {time} was reached after {share}; the rate is that of this part.</source>
        <translation>{share} の時点で制限時間 {time} に達しました。速度は、そこまでの部分の値です。</translation>
    </message>
    <message>
        <source>it was killed by signal {signal}</source>
        <translation>シグナル {signal} で強制終了されました</translation>
    </message>
    <message>
        <source>it exited with status {status}</source>
        <translation>ステータス {status} で終了しました</translation>
    </message>
    <message>
        <source>its report was incomplete</source>
        <translation>レポートが不完全でした</translation>
    </message>
    <message>
        <source>it transferred no data</source>
        <translation>データが転送されませんでした</translation>
    </message>
    <message>
        <source>it did not finish in time and was stopped</source>
        <translation>時間内に終わらなかったため停止しました</translation>
    </message>
    <message>
        <source>btrfs is copy-on-write and writes metadata with every change, so random writes are slower than the drive.</source>
        <translation>btrfs はコピーオンライトで、変更のたびにメタデータを書き込むため、ランダムライトはドライブの能力より遅くなります。</translation>
    </message>
    <message>
        <source>bcachefs is copy-on-write, so random writes are slower than the drive.</source>
        <translation>bcachefs はコピーオンライトのため、ランダムライトはドライブの能力より遅くなります。</translation>
    </message>
    <message>
        <source>ZFS is copy-on-write and has its own cache in memory, so reads can come from that cache and not from the drive.</source>
        <translation>ZFS はコピーオンライトで、メモリーに独自のキャッシュを持つため、読み取りがドライブではなくキャッシュから行われることがあります。</translation>
    </message>
    <message>
        <source>F2FS is log-structured: it turns random writes into sequential ones.</source>
        <translation>F2FS はログ構造で、ランダムライトをシーケンシャルライトに変換します。</translation>
    </message>
    <message>
        <source>This is an overlay file system; the figures are those of the layer that it writes to.</source>
        <translation>これはオーバーレイファイルシステムです。数値は、書き込み先のレイヤーのものです。</translation>
    </message>
    <message>
        <source>Files are encrypted here, so the figures include the CPU's work.</source>
        <translation>ここではファイルが暗号化されるため、数値には CPU の処理が含まれます。</translation>
    </message>
    <message>
        <source>This is a FUSE file system: its program can cache data even for direct requests, and adds overhead of its own.</source>
        <translation>これは FUSE ファイルシステムです。そのプログラムは、ダイレクトリクエストでもデータをキャッシュすることがあり、独自のオーバーヘッドも加わります。</translation>
    </message>
    <message>
        <source>{array} writes to each of {drives}; the figures are those of the whole array.</source>
        <translation>{array} は {drives} のそれぞれに書き込みます。数値はアレイ全体のものです。</translation>
    </message>
    <message>
        <source>This file system is mounted read-only.</source>
        <translation>このファイルシステムは読み取り専用でマウントされています。</translation>
    </message>
    <message>
        <source>You have no permission to write in this directory. Choose another one.</source>
        <translation>このフォルダーへの書き込み権限がありません。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>There is not enough space: {needed} are needed and {spare} stay free, but only {free} are left. Choose a smaller file or another directory.</source>
        <translation>空き容量が足りません: {needed} が必要で、{spare} は空けておきますが、残りは {free} です。より小さいファイルか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Enter the full path of a directory.</source>
        <translation>フォルダーのフルパスを入力してください。</translation>
    </message>
    <message>
        <source>The directory cannot be opened: {error}.</source>
        <translation>フォルダーを開けません: {error}。</translation>
    </message>
    <message>
        <source>This directory is in memory, so the figures are those of memory, not of a drive.</source>
        <translation>このフォルダーはメモリー上にあるため、数値はドライブではなくメモリーのものです。</translation>
    </message>
    <message>
        <source>Files are compressed here. The measured data cannot be compressed, so compression costs CPU time and gains nothing; other files can be faster.</source>
        <translation>ここではファイルが圧縮されます。測定データは圧縮できないため、圧縮は CPU 時間を使うだけで効果がありません。ほかのファイルは、より速いことがあります。</translation>
    </message>
    <message>
        <source>The file system is mounted with “sync”: every write waits for the drive.</source>
        <translation>このファイルシステムは「sync」でマウントされています: すべての書き込みがドライブを待ちます。</translation>
    </message>
    <message>
        <source>The drive is encrypted below the file system, so the figures include the CPU's work.</source>
        <translation>ドライブはファイルシステムより下の層で暗号化されているため、数値には CPU の処理が含まれます。</translation>
    </message>
    <message>
        <source>There is no such directory.</source>
        <translation>そのようなフォルダーはありません。</translation>
    </message>
    <message>
        <source>This is not a directory.</source>
        <translation>これはフォルダーではありません。</translation>
    </message>
    <message>
        <source>This directory is on the network, so the figures are those of the network and the server.</source>
        <translation>このフォルダーはネットワーク上にあるため、数値はネットワークとサーバーのものです。</translation>
    </message>
    <message>
        <source>The drive {drive} is at {temperature}. That is above {limit}, DiskTune's limit for drives that report none, so the benchmark was stopped. Let the drive cool down, or improve its cooling.</source>
        <translation>ドライブ {drive} は {temperature} です。上限を報告しないドライブに対する DiskTune の上限 {limit} を超えたため、ベンチマークを停止しました。ドライブが冷えるのを待つか、冷却を改善してください。</translation>
    </message>
    <message>
        <source>The drive {drive} is at {temperature}. That is above {limit}, its own limit, so the benchmark was stopped. Let the drive cool down, or improve its cooling.</source>
        <translation>ドライブ {drive} は {temperature} です。ドライブ自身の上限 {limit} を超えたため、ベンチマークを停止しました。ドライブが冷えるのを待つか、冷却を改善してください。</translation>
    </message>
    <message>
        <source>The drive is being measured. Stop that first.</source>
        <translation>ドライブを測定中です。先にそれを停止してください。</translation>
    </message>
    <message>
        <source>The measurement was stopped by an internal error of the helper.</source>
        <translation>ヘルパーの内部エラーにより、測定が停止しました。</translation>
    </message>
    <message>
        <source>The helper stopped this request after an internal error.</source>
        <translation>ヘルパーは、内部エラーのためこの要求を停止しました。</translation>
    </message>
    <message>
        <source>A directory is already being measured. Stop that first.</source>
        <translation>すでにフォルダーを測定中です。先にそれを停止してください。</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>The drive's sectors have {bytes} bytes. Smaller reads are not possible.</source>
        <translation>ドライブのセクターは {bytes} バイトです。これより小さい読み取りはできません。</translation>
    </message>
    <message>
        <source>bonnie++ is not run as root. Start DiskTune as an ordinary user.</source>
        <translation>bonnie++ は root では実行しません。DiskTune を一般ユーザーとして起動してください。</translation>
    </message>
    <message>
        <source>DiskTune supports no asynchronous reads on this computer's architecture.</source>
        <translation>DiskTune は、このコンピューターのアーキテクチャでは非同期読み取りに対応していません。</translation>
    </message>
    <message>
        <source>The drive ends here: a run read {size} in {time} instead of reading for {wanted}.</source>
        <translation>ここがドライブの末尾です: 測定回は {wanted} ではなく、{time} で {size} を読み取りました。</translation>
    </message>
    <message>
        <source>{program} could not be started: {error}.</source>
        <translation>{program} を起動できませんでした: {error}。</translation>
    </message>
    <message>
        <source>The drive could not be read at {position}: {error}.</source>
        <translation>ドライブの {position} を読み取れませんでした: {error}。</translation>
    </message>
    <message>
        <source>Run {number}: {why}</source>
        <translation>測定 {number}: {why}</translation>
    </message>
    <message>
        <source>No file can be created in this directory: {error}.</source>
        <translation>このフォルダーにファイルを作成できません: {error}。</translation>
    </message>
    <message>
        <source>The file could not be written: {error}.</source>
        <translation>ファイルに書き込めませんでした: {error}。</translation>
    </message>
    <message>
        <source>The drive returned no data at {position}, before its end at {end}.</source>
        <translation>ドライブは、{end} にある末尾より前の {position} でデータを返しませんでした。</translation>
    </message>
    <message>
        <source>The drive {drive} is no longer available. It was disconnected or turned off.</source>
        <translation>ドライブ {drive} は利用できなくなりました。取り外されたか、電源が切られました。</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>測定をキャンセルしました。</translation>
    </message>
    <message>
        <source>The CPU may have been the limit: the measurement kept it {share} busy. The drive may be faster than this.</source>
        <translation>CPU が限界だった可能性があります: 測定による CPU 使用率は {share} でした。ドライブはこれより速いかもしれません。</translation>
    </message>
    <message>
        <source>Other programs or the kernel used the drive during the measurement: {other}, against {own} read here. Measure again when the drive is idle.</source>
        <translation>測定中に、ほかのプログラムまたはカーネルがドライブを使用しました: ここでの読み取り {own} に対して {other}。ドライブがアイドルのときに、もう一度測定してください。</translation>
    </message>
    <message>
        <source>There is no space left for the file, and the unfinished file was removed: {error}.</source>
        <translation>ファイルのための空き容量がなくなり、未完成のファイルは削除されました: {error}。</translation>
    </message>
    <message>
        <source>The directory no longer exists.</source>
        <translation>フォルダーが存在しなくなりました。</translation>
    </message>
    <message>
        <source>Reading {drive} directly needs administrator rights.</source>
        <translation>{drive} の直接読み取りには、管理者権限が必要です。</translation>
    </message>
    <message>
        <source>The drive {drive} reports no medium. The medium was removed, or the drive was disconnected.</source>
        <translation>ドライブ {drive} が、メディアなしと報告しています。メディアが取り出されたか、ドライブが取り外されました。</translation>
    </message>
    <message>
        <source>The kernel does not count this drive's transfers, so other use of it is unknown.</source>
        <translation>カーネルがこのドライブの転送を計数していないため、ほかによる使用は不明です。</translation>
    </message>
    <message>
        <source>The transfers of the drive below this folder are not counted, so other use of it is unknown.</source>
        <translation>このフォルダーの下にあるドライブの転送が計数されていないため、ほかによる使用は不明です。</translation>
    </message>
    <message>
        <source>Direct reads are not affected.</source>
        <translation>ダイレクトリードは影響を受けません。</translation>
    </message>
    <message>
        <source>The figure is not that of the drive.</source>
        <translation>この数値はドライブのものではありません。</translation>
    </message>
    <message>
        <source>Part of the data came from a cache, not from the drive: it moved {moved} of {all}.</source>
        <translation>データの一部は、ドライブではなくキャッシュから読み取られました: ドライブの転送は {all} のうち {moved} でした。</translation>
    </message>
    <message>
        <source>“{workload}” does not consist of short runs, so it is not compared.</source>
        <translation>「{workload}」は短い測定回で構成されないため、比較されません。</translation>
    </message>
    <message>
        <source>Other programs or the kernel used the drive: {other}, against {own} here.</source>
        <translation>ほかのプログラムまたはカーネルがドライブを使用しました: ここでの {own} に対して {other}。</translation>
    </message>
    <message>
        <source>Part of the data was read from memory, not from the drive.</source>
        <translation>データの一部は、ドライブではなくメモリーから読み取られました。</translation>
    </message>
    <message>
        <source>The time limit was reached after {positions} of {all_positions} positions and {accesses} of {all_accesses} accesses.</source>
        <translation>{all_positions} か所中 {positions} か所、アクセス {all_accesses} 回中 {accesses} 回で、制限時間に達しました。</translation>
    </message>
    <message>
        <source>Install the package “{package}” of your distribution.</source>
        <translation>お使いのディストリビューションのパッケージ「{package}」をインストールしてください。</translation>
    </message>
    <message>
        <source>The Flatpak does not contain this program. Install DiskTune as a package to measure files.</source>
        <translation>この Flatpak には、このプログラムが含まれていません。ファイルを測定するには、DiskTune をパッケージとしてインストールしてください。</translation>
    </message>
    <message>
        <source>{program} is not installed.</source>
        <translation>{program} がインストールされていません。</translation>
    </message>
    <message>
        <source>fio {version} is too old; {needed} or newer is needed.</source>
        <translation>fio {version} は古すぎます。{needed} 以降が必要です。</translation>
    </message>
    <message>
        <source>{path} does not identify itself as fio.</source>
        <translation>{path} は fio として応答しません。</translation>
    </message>
    <message>
        <source>To install it: {command}</source>
        <translation>インストールするには: {command}</translation>
    </message>
    <message>
        <source>active or idle</source>
        <translation>アクティブまたはアイドル</translation>
    </message>
    <message>
        <source>NV cache running</source>
        <translation>NV キャッシュ動作中</translation>
    </message>
    <message>
        <source>NV cache stopped</source>
        <translation>NV キャッシュ停止中</translation>
    </message>
    <message>
        <source>The drive is in standby, and “{action}” would wake it.</source>
        <translation>ドライブはスタンバイ中で、「{action}」を実行すると起動してしまいます。</translation>
    </message>
    <message>
        <source>It is awake now (power mode {mode}).</source>
        <translation>現在は起動しています (電源モード: {mode})。</translation>
    </message>
    <message>
        <source>The kernel reread the partition table: no partitions.</source>
        <translation>カーネルがパーティションテーブルを再読み込みしました: パーティションなし。</translation>
    </message>
    <message>
        <source>The kernel's drivetemp driver reads this drive's temperature with a command that would wake it immediately.</source>
        <translation>カーネルの drivetemp ドライバーは、ドライブをすぐに起動させてしまうコマンドで、このドライブの温度を読み取ります。</translation>
    </message>
    <message>
        <source>The drive is already in standby.</source>
        <translation>ドライブはすでにスタンバイ中です。</translation>
    </message>
    <message>
        <source>Drives of this kind do not support this.</source>
        <translation>この種類のドライブは、これに対応していません。</translation>
    </message>
    <message>
        <source>Reading what the drive supports needs permission and a drive that is not in standby.</source>
        <translation>ドライブの対応機能を読み取るには、権限が必要で、ドライブがスタンバイ中でないことも必要です。</translation>
    </message>
    <message>
        <source>It does not report its power mode.</source>
        <translation>電源モードを報告していません。</translation>
    </message>
    <message>
        <source>It is asleep now (power mode {mode}).</source>
        <translation>現在は休止中です (電源モード: {mode})。</translation>
    </message>
    <message>
        <source>The kernel wrote out all cached data, and the drive flushed its write cache.</source>
        <translation>カーネルがキャッシュ済みのデータをすべて書き出し、ドライブが書き込みキャッシュをフラッシュしました。</translation>
    </message>
    <message>
        <source>The kernel wrote out and dropped the cached data of the device itself.</source>
        <translation>カーネルが、デバイス自体のキャッシュ済みデータを書き出して破棄しました。</translation>
    </message>
    <message>
        <source>The drive is awake: it answered a read after {time}.</source>
        <translation>ドライブは起動しています: {time} 後に読み取りに応答しました。</translation>
    </message>
    <message numerus="yes">
        <source>The kernel reread the partition table: {n} partitions.</source>
        <translation>
            <numerusform>カーネルがパーティションテーブルを再読み込みしました: パーティション {n} 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>This action needs your confirmation: {question}</source>
        <translation>この操作には確認が必要です: {question}</translation>
    </message>
    <message>
        <source>The drive could not be woken again over this connection.</source>
        <translation>この接続では、ドライブを再び起動できなくなります。</translation>
    </message>
    <message>
        <source>The drive is in sleep mode. The next access of any kind resets it.</source>
        <translation>ドライブはスリープモードです。次に何らかのアクセスがあると、リセットされます。</translation>
    </message>
    <message>
        <source>The drive accepted the command.</source>
        <translation>ドライブがコマンドを受け付けました。</translation>
    </message>
    <message>
        <source>The kernel wrote out all cached data and sent the drive a flush command.</source>
        <translation>カーネルがキャッシュ済みのデータをすべて書き出し、ドライブにフラッシュコマンドを送りました。</translation>
    </message>
    <message>
        <source>There is no medium in {drive}.</source>
        <translation>{drive} にメディアがありません。</translation>
    </message>
    <message>
        <source>This helper is read-only.</source>
        <translation>このヘルパーは読み取り専用です。</translation>
    </message>
    <message>
        <source>The kernel rejects this while a partition is in use: {uses}.</source>
        <translation>パーティションの使用中は、カーネルがこれを拒否します: {uses}。</translation>
    </message>
    <message>
        <source>The kernel rejects this while a partition is in use. What uses it is not visible to DiskTune.</source>
        <translation>パーティションの使用中は、カーネルがこれを拒否します。何が使用しているかは、DiskTune からは見えません。</translation>
    </message>
    <message>
        <source>No settings were changed.</source>
        <translation>設定は変更されませんでした。</translation>
    </message>
    <message>
        <source>The service that keeps the trial has not started.</source>
        <translation>試用を維持するサービスが開始していません。</translation>
    </message>
    <message>
        <source>A change of this drive is on trial. Keep or revert it first.</source>
        <translation>このドライブの変更を試用中です。先に保持するか、元に戻してください。</translation>
    </message>
    <message>
        <source>The values of that trial are being reverted already.</source>
        <translation>その試用の値は、すでに元に戻している最中です。</translation>
    </message>
    <message>
        <source>A long trial is running on this drive. Keep or revert it first.</source>
        <translation>このドライブで長時間試用を実行中です。先に保持するか、元に戻してください。</translation>
    </message>
    <message>
        <source>This drive does not report an identity of its own, so DiskTune could not find it after a restart to revert a long trial.</source>
        <translation>このドライブは固有の識別情報を報告しないため、再起動後に DiskTune がドライブを見つけて長時間試用を元に戻すことができません。</translation>
    </message>
    <message>
        <source>That trial has already ended.</source>
        <translation>その試用はすでに終了しています。</translation>
    </message>
    <message>
        <source>The trial is changing at this moment. Try again.</source>
        <translation>試用の状態が変わっている最中です。もう一度試してください。</translation>
    </message>
    <message>
        <source>The trial could not be ended: {why}.</source>
        <translation>試用を終了できませんでした: {why}。</translation>
    </message>
    <message>
        <source>The trial has not ended. Check again later.</source>
        <translation>試用は終了していません。後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>The order for the trial could not be written down: {why}.</source>
        <translation>試用の指示を書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <source>Check again later.</source>
        <translation>後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>The service that keeps the trial could not be started: {why}.</source>
        <translation>試用を維持するサービスを開始できませんでした: {why}。</translation>
    </message>
    <message>
        <source>An experiment is testing these values. Keep its result when it has finished.</source>
        <translation>比較実験がこれらの値をテスト中です。終了後に、その結果を保持してください。</translation>
    </message>
    <message>
        <source>A trial lasts {least} to {most} s.</source>
        <translation>試用時間は {least} ～ {most} s です。</translation>
    </message>
    <message>
        <source>{setting}: The current value cannot be read, so it could not be restored. No settings were changed.</source>
        <translation>{setting}: 現在の値を読み取れないため、復元できません。設定は変更されませんでした。</translation>
    </message>
    <message>
        <source>An experiment is testing these values. It ends its trial itself.</source>
        <translation>比較実験がこれらの値をテストしています。試用は比較実験が自動で終了します。</translation>
    </message>
    <message>
        <source>There is no such trial.</source>
        <translation>そのような試用はありません。</translation>
    </message>
    <message>
        <source>The changes on trial cannot be listed from within a sandbox.</source>
        <translation>サンドボックス内からは、試用中の変更を一覧表示できません。</translation>
    </message>
    <message>
        <source>The changes on trial cannot be listed: {folder}: {reason}.</source>
        <translation>試用中の変更を一覧表示できません: {folder}: {reason}。</translation>
    </message>
    <message>
        <source>Confirm the test, or wait until the array is done.</source>
        <translation>テストを確認するか、アレイの処理が終わるまで待ってください。</translation>
    </message>
    <message>
        <source>This drive does not offer this test: {test}.</source>
        <translation>このドライブは次のテストに対応していません: {test}。</translation>
    </message>
    <message>
        <source>Enter a first and a last sector between 0 and {last}.</source>
        <translation>最初と最後のセクターを 0 ～ {last} の範囲で入力してください。</translation>
    </message>
    <message>
        <source>Only a selective self-test takes a range of sectors.</source>
        <translation>セクターの範囲を指定できるのは、選択セルフテストだけです。</translation>
    </message>
    <message>
        <source>TRIM needs your confirmation.</source>
        <translation>TRIM には確認が必要です。</translation>
    </message>
    <message>
        <source>The drive is in standby, and TRIM would wake it.</source>
        <translation>ドライブはスタンバイ中で、TRIM を実行すると起動してしまいます。</translation>
    </message>
    <message>
        <source>A file system is no longer mounted. Nothing was trimmed.</source>
        <translation>マウントされなくなったファイルシステムがあります。TRIM は実行されませんでした。</translation>
    </message>
    <message>
        <source>TRIM was stopped. What was trimmed so far stays trimmed.</source>
        <translation>TRIM を停止しました。それまでに TRIM された部分は元に戻りません。</translation>
    </message>
    <message>
        <source>The file system is no longer there, or fstrim is not installed (package util-linux).</source>
        <translation>ファイルシステムがなくなったか、fstrim がインストールされていません (パッケージ util-linux)。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>fstrim ended with status {status}.</source>
        <translation>fstrim はステータス {status} で終了しました。</translation>
    </message>
    <message>
        <source>The kernel's event trace could not be used. Only the power mode and the number of requests are recorded. The system reports: {reason}.</source>
        <translation>カーネルのイベントトレースを使用できませんでした。電源モードとリクエスト数だけを記録します。システムの報告: {reason}。</translation>
    </message>
    <message>
        <source>The kernel is locked down and gives no access to its event trace (kernel_lockdown(7)). Only the power mode and the number of requests are recorded.</source>
        <translation>カーネルがロックダウンされており、イベントトレースにアクセスできません (kernel_lockdown(7))。電源モードとリクエスト数だけを記録します。</translation>
    </message>
    <message>
        <source>{drive} is no longer available.</source>
        <translation>{drive} は利用できなくなりました。</translation>
    </message>
    <message>
        <source>This system gives no access to the kernel's event trace. Only the power mode and the number of requests are recorded.</source>
        <translation>このシステムでは、カーネルのイベントトレースにアクセスできません。電源モードとリクエスト数だけを記録します。</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>This is not the IDENTIFY page of any kind of device that ATA defines; none of this may be correct.</source>
        <translation>これは、ATA が定義するどの種類のデバイスの IDENTIFY ページでもありません。内容はすべて正しくない可能性があります。</translation>
    </message>
    <message>
        <source>The drive has not spun up and reports that this page is incomplete.</source>
        <translation>ドライブはスピンアップしておらず、このページは不完全だと報告しています。</translation>
    </message>
    <message>
        <source>The checksum of this page is wrong: it was changed or corrupted in transit.</source>
        <translation>このページのチェックサムが誤っています: 変更されたか、転送中に破損しました。</translation>
    </message>
    <message>
        <source>The drive reports a reserved value as its rotation rate.</source>
        <translation>ドライブが、回転数として予約済みの値を報告しています。</translation>
    </message>
    <message>
        <source>Data Set Management TRIM supported (limit unknown)</source>
        <translation>Data Set Management TRIM 対応 (上限は不明)</translation>
    </message>
    <message>
        <source>unknown {word}[{bit}]</source>
        <translation>不明 {word}[{bit}]</translation>
    </message>
    <message>
        <source>unknown {word}[{bit}] (vendor specific)</source>
        <translation>不明 {word}[{bit}] (ベンダー固有)</translation>
    </message>
    <message numerus="yes">
        <source>Data Set Management TRIM supported (limit {n} blocks)</source>
        <translation>
            <numerusform>Data Set Management TRIM 対応 (上限 {n} ブロック)</numerusform>
        </translation>
    </message>
    <message>
        <source>Deterministic read ZEROs after TRIM</source>
        <translation>Deterministic read ZEROs after TRIM</translation>
    </message>
    <message>
        <source>Deterministic read data after TRIM</source>
        <translation>Deterministic read data after TRIM</translation>
    </message>
    <message>
        <source>Data Set Management TRIM</source>
        <translation>Data Set Management TRIM</translation>
    </message>
    <message>
        <source>Trusted Computing feature set</source>
        <translation>Trusted Computing feature set</translation>
    </message>
    <message>
        <source>CFA Power Level 1  (max {current}mA)</source>
        <translation>CFA Power Level 1  (最大 {current} mA)</translation>
    </message>
    <message>
        <source>CFA advanced modes: {modes}</source>
        <translation>CFA advanced modes: {modes}</translation>
    </message>
    <message>
        <source>CFA Power Level 1</source>
        <translation>CFA Power Level 1</translation>
    </message>
    <message>
        <source>CFA Power Level 1 </source>
        <translation>CFA Power Level 1 </translation>
    </message>
    <message>
        <source>jumper</source>
        <translation>ジャンパー</translation>
    </message>
    <message>
        <source>cable select</source>
        <translation>ケーブルセレクト</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>エラーなし</translation>
    </message>
    <message>
        <source>interface CRC error (ICRC)</source>
        <translation>CRC エラー (ICRC)</translation>
    </message>
    <message>
        <source>uncorrectable data (UNC)</source>
        <translation>訂正不可能なデータ (UNC)</translation>
    </message>
    <message>
        <source>address not found (IDNF)</source>
        <translation>アドレスが見つからない (IDNF)</translation>
    </message>
    <message>
        <source>command aborted (ABRT)</source>
        <translation>コマンドの中止 (ABRT)</translation>
    </message>
    <message>
        <source>The drive returned an error log of {length} bytes.</source>
        <translation>ドライブが {length} バイトのエラーログを返しました。</translation>
    </message>
    <message>
        <source>The drive returned an error log with a wrong checksum.</source>
        <translation>ドライブが、チェックサムの誤ったエラーログを返しました。</translation>
    </message>
    <message>
        <source>The drive returned a truncated temperature log.</source>
        <translation>ドライブが、途中で切れた温度ログを返しました。</translation>
    </message>
    <message>
        <source>The drive returned a temperature log of an unknown format.</source>
        <translation>ドライブが、形式の不明な温度ログを返しました。</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>不明なエラー</translation>
    </message>
    <message>
        <source>command {code}</source>
        <translation>コマンド {code}</translation>
    </message>
    <message>
        <source>I/O command</source>
        <translation>I/O コマンド</translation>
    </message>
    <message>
        <source>admin command</source>
        <translation>管理コマンド</translation>
    </message>
    <message>
        <source>The drive returned a self-test log of {length} bytes.</source>
        <translation>ドライブが {length} バイトのセルフテストログを返しました。</translation>
    </message>
    <message>
        <source>The drive returned a self-test log with a wrong checksum.</source>
        <translation>ドライブが、チェックサムの誤ったセルフテストログを返しました。</translation>
    </message>
    <message>
        <source>The SMART log</source>
        <translation>S.M.A.R.T. ログ</translation>
    </message>
    <message>
        <source>{page} is {size} bytes long, but this is {length} bytes.</source>
        <translation>{page} の長さは {size} バイトですが、これは {length} バイトです。</translation>
    </message>
    <message>
        <source>device of type {code}h</source>
        <translation>種類 {code}h のデバイス</translation>
    </message>
    <message>
        <source>The drive reported an error (register {code}h).</source>
        <translation>ドライブがエラーを報告しました (レジスター {code}h)。</translation>
    </message>
    <message>
        <source>The kernel or the bridge does not pass this command on.</source>
        <translation>カーネルまたはブリッジが、このコマンドを転送しません。</translation>
    </message>
    <message>
        <source>The drive aborted the command.</source>
        <translation>ドライブがコマンドを中止しました。</translation>
    </message>
    <message>
        <source>The data was corrupted in transit. Check the cable.</source>
        <translation>データが転送中に破損しました。ケーブルを確認してください。</translation>
    </message>
    <message>
        <source>The drive is not ready.</source>
        <translation>ドライブの準備ができていません。</translation>
    </message>
    <message>
        <source>The drive reported an error of its medium.</source>
        <translation>ドライブがメディアのエラーを報告しました。</translation>
    </message>
    <message>
        <source>The drive reported a hardware fault.</source>
        <translation>ドライブがハードウェア障害を報告しました。</translation>
    </message>
    <message>
        <source>The drive has no such address.</source>
        <translation>ドライブにそのようなアドレスはありません。</translation>
    </message>
    <message>
        <source>The kernel or the bridge found the command malformed.</source>
        <translation>カーネルまたはブリッジが、コマンドの形式を不正と判断しました。</translation>
    </message>
    <message>
        <source>The drive was reset or replaced during the command.</source>
        <translation>コマンドの実行中に、ドライブがリセットされたか、交換されました。</translation>
    </message>
    <message>
        <source>The drive is write-protected or locked.</source>
        <translation>ドライブは書き込み保護されているか、ロックされています。</translation>
    </message>
    <message>
        <source>The drive's answer is unknown.</source>
        <translation>ドライブの応答は不明です。</translation>
    </message>
    <message>
        <source>The command succeeded.</source>
        <translation>コマンドは成功しました。</translation>
    </message>
    <message>
        <source>The command was lost in transit (host status {code}).</source>
        <translation>コマンドが転送中に失われました (ホストステータス {code})。</translation>
    </message>
    <message>
        <source>The command was not accepted (SCSI status {code}).</source>
        <translation>コマンドが受け付けられませんでした (SCSI ステータス {code})。</translation>
    </message>
    <message>
        <source>It is unknown whether the command succeeded.</source>
        <translation>コマンドが成功したかどうかは不明です。</translation>
    </message>
    <message>
        <source>The drive reported a device fault.</source>
        <translation>ドライブがデバイス障害を報告しました。</translation>
    </message>
    <message>
        <source>The drive returned a SMART page of {length} bytes.</source>
        <translation>ドライブが {length} バイトの S.M.A.R.T. ページを返しました。</translation>
    </message>
    <message>
        <source>The drive returned a SMART page with a wrong checksum.</source>
        <translation>ドライブが、チェックサムの誤った S.M.A.R.T. ページを返しました。</translation>
    </message>
    <message>
        <source>The drive returned an answer that is not the log page.</source>
        <translation>ドライブが、ログページではない応答を返しました。</translation>
    </message>
    <message>
        <source>The drive returned a truncated log page.</source>
        <translation>ドライブが、途中で切れたログページを返しました。</translation>
    </message>
    <message>
        <source>A run gave no figure. It transferred {size}.</source>
        <translation>数値の得られない測定回がありました。転送量は {size} でした。</translation>
    </message>
    <message>
        <source>“{workload}” does not consist of short runs in a file.</source>
        <translation>「{workload}」は、ファイル内の短い測定回で構成されていません。</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} requests were completed, too few for a 99th-percentile latency.</source>
        <translation>
            <numerusform>完了したリクエストが {n} 件しかなく、99 パーセンタイルのレイテンシーには少なすぎます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings that are not switched back and forth allow one candidate only.</source>
        <translation>交互に切り替えない設定では、候補は 1 つだけです。</translation>
    </message>
    <message>
        <source>A comparison has 1 to {most} candidates.</source>
        <translation>比較の候補数は 1 ～ {most} です。</translation>
    </message>
    <message>
        <source>A comparison of {values} values has {least} to {most} rounds.</source>
        <translation>{values} 個の値の比較は {least} ～ {most} ラウンドです。</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>比較をキャンセルしました。</translation>
    </message>
    <message>
        <source>The comparison was stopped by an internal error of the helper.</source>
        <translation>ヘルパーの内部エラーにより、比較が停止しました。</translation>
    </message>
    <message>
        <source>A run takes 1 to 60 s, and its warm-up at most 10 s.</source>
        <translation>1 回の測定時間は 1 ～ 60 s、ウォームアップは最大 10 s です。</translation>
    </message>
    <message>
        <source>A comparison takes at most 1 h.</source>
        <translation>比較の時間は最大 1 h です。</translation>
    </message>
    <message>
        <source>It is unknown whether all values were restored, because of an internal error of the helper.</source>
        <translation>ヘルパーの内部エラーのため、すべての値が復元されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>These settings cannot be switched back and forth, so only one value is compared at a time.</source>
        <translation>これらの設定は交互に切り替えられないため、一度に比較する値は 1 つだけです。</translation>
    </message>
    <message>
        <source>That comparison has ended, and the earlier values were restored.</source>
        <translation>その比較は終了し、以前の値が復元されました。</translation>
    </message>
    <message>
        <source>It has {values} values, and each may stay for {least} to {most} s.</source>
        <translation>値は {values} 個で、それぞれの持続時間は {least} ～ {most} s です。</translation>
    </message>
    <message>
        <source>The risk of {setting} is higher than was allowed for this comparison.</source>
        <translation>{setting}のリスクは、この比較で許可された範囲を超えています。</translation>
    </message>
    <message>
        <source>{setting} could not be restored: {why}</source>
        <translation>{setting}を復元できませんでした: {why}</translation>
    </message>
    <message>
        <source>These files do not determine whether it applies to this drive.</source>
        <translation>これらのファイルからは、このドライブに適用されるかどうかを判断できません。</translation>
    </message>
    <message>
        <source>The script computes the value, {text}, when it runs.</source>
        <translation>スクリプトは、実行時に値 {text} を計算します。</translation>
    </message>
    <message>
        <source>blockdev expects a number of sectors.</source>
        <translation>blockdev にはセクター数を指定します。</translation>
    </message>
    <message>
        <source>systemd only runs the hooks in /usr/lib/systemd/system-sleep.</source>
        <translation>systemd は /usr/lib/systemd/system-sleep のフックだけを実行します。</translation>
    </message>
    <message>
        <source>pm-utils runs the hooks in /etc/pm/sleep.d; /etc/pm/config.d is for its own settings.</source>
        <translation>pm-utils は /etc/pm/sleep.d のフックを実行します。/etc/pm/config.d は pm-utils 自身の設定用です。</translation>
    </message>
    <message>
        <source>The file is not executable, so it is not run.</source>
        <translation>ファイルが実行可能でないため、実行されません。</translation>
    </message>
    <message>
        <source>{unit} is not started: it is not enabled.</source>
        <translation>{unit} は有効になっていないため、開始されません。</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>使用されません: {why}。</translation>
    </message>
    <message>
        <source>Not applied: {why}.</source>
        <translation>適用されません: {why}。</translation>
    </message>
    <message>
        <source>{file} line {line} overrides it.</source>
        <translation>{file} の {line} 行目が優先されます。</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>the file is too large for a configuration file</source>
        <translation>ファイルが設定ファイルとしては大きすぎます</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読み取れません</translation>
    </message>
    <message>
        <source>the udev rule {rule} is masked</source>
        <translation>udev ルール {rule} がマスクされています</translation>
    </message>
    <message>
        <source>the udev rule {rule} is not installed</source>
        <translation>udev ルール {rule} がインストールされていません</translation>
    </message>
    <message>
        <source>the init script {script} is installed, but not started at boot</source>
        <translation>init スクリプト {script} はインストールされていますが、起動時に開始されません</translation>
    </message>
    <message>
        <source>{unit} is masked</source>
        <translation>{unit} がマスクされています</translation>
    </message>
    <message>
        <source>{unit} is installed, but not started at boot</source>
        <translation>{unit} はインストールされていますが、起動時に開始されません</translation>
    </message>
    <message>
        <source>The kernel rounds it down to a multiple of the page size.</source>
        <translation>カーネルが、ページサイズの倍数に切り捨てます。</translation>
    </message>
    <message>
        <source>{setting}: valid values are {on} and {off}.</source>
        <translation>{setting}: 有効な値は {on} と {off} です。</translation>
    </message>
    <message>
        <source>{text} is not a scheduler.</source>
        <translation>{text} はスケジューラーではありません。</translation>
    </message>
    <message>
        <source>DiskTune offers {low} to {high}.</source>
        <translation>DiskTune で設定できるのは {low} ～ {high} です。</translation>
    </message>
    <message>
        <source>The kernel may round it: the step of {setting} is {step}.</source>
        <translation>カーネルが丸めることがあります: {setting}の刻みは {step} です。</translation>
    </message>
    <message>
        <source>{setting}: the kernel rejects blanks around a number.</source>
        <translation>{setting}: カーネルは、数値の前後の空白を拒否します。</translation>
    </message>
    <message>
        <source>{setting}: {text} is not a number.</source>
        <translation>{setting}: {text} は数値ではありません。</translation>
    </message>
    <message>
        <source>{setting}: the kernel expects {off} here, not {number}.</source>
        <translation>{setting}: カーネルがここで受け付けるのは {off} で、{number} ではありません。</translation>
    </message>
    <message>
        <source>No kernel since 5.0 has the scheduler {name}.</source>
        <translation>5.0 以降のカーネルに、スケジューラー {name} はありません。</translation>
    </message>
    <message>
        <source>Only some patched kernels have the scheduler {name}.</source>
        <translation>スケジューラー {name} があるのは、一部のパッチ適用済みカーネルだけです。</translation>
    </message>
    <message>
        <source>There is no value.</source>
        <translation>値がありません。</translation>
    </message>
    <message>
        <source>-1 restores the kernel's default.</source>
        <translation>-1 はカーネルの既定値を復元します。</translation>
    </message>
    <message>
        <source>{text} is not a valid number for hdparm.</source>
        <translation>{text} は hdparm の有効な数値ではありません。</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}, which requires --{consent}.</source>
        <translation>hdparm は -{flag} で停止します。--{consent} が必要です。</translation>
    </message>
    <message>
        <source>{setting}: levels below 128 are reserved.</source>
        <translation>{setting}: 128 未満のレベルは予約済みです。</translation>
    </message>
    <message>
        <source>hdparm's modes 1 to 3 are sent to the drive as mode 0, all.</source>
        <translation>hdparm のモード 1 ～ 3 は、モード 0 (すべて) としてドライブに送られます。</translation>
    </message>
    <message>
        <source>hdparm accepts {least} to {most} after -{flag}, not {number}, and changes nothing.</source>
        <translation>hdparm の -{flag} の後の値は {least} ～ {most} で、{number} は使用できません。何も変更されません。</translation>
    </message>
    <message>
        <source>hdparm expects a number after -{flag}, and changes nothing.</source>
        <translation>hdparm の -{flag} の後には数値が必要です。何も変更されません。</translation>
    </message>
    <message>
        <source>hdparm has no option -{flag}, and changes nothing.</source>
        <translation>hdparm にオプション -{flag} はありません。何も変更されません。</translation>
    </message>
    <message>
        <source>hdparm has no such option, and changes nothing.</source>
        <translation>hdparm にそのようなオプションはありません。何も変更されません。</translation>
    </message>
    <message>
        <source>Not applied at boot or when plugged in: {why}.</source>
        <translation>起動時にも接続時にも適用されません: {why}。</translation>
    </message>
    <message>
        <source>hdparm ignores blocks with command_line since version 9.39.</source>
        <translation>hdparm はバージョン 9.39 以降、command_line のあるブロックを無視します。</translation>
    </message>
    <message>
        <source>A later line with the same option overrides it.</source>
        <translation>同じオプションを持つ後の行が優先されます。</translation>
    </message>
    <message>
        <source>the file has more than {most} lines; the lines after them are ignored</source>
        <translation>ファイルが {most} 行を超えています。それより後の行は無視されます</translation>
    </message>
    <message>
        <source>hdparm.conf supports no patterns: the script compares the whole name.</source>
        <translation>hdparm.conf はパターンに対応していません: スクリプトは名前全体を比較します。</translation>
    </message>
    <message>
        <source>A block must begin with the path of a device; {text} is not one.</source>
        <translation>ブロックはデバイスのパスで始まる必要がありますが、{text} は違います。</translation>
    </message>
    <message>
        <source>The rule of hdparm's package only runs for sda to sdz and hda to hdz.</source>
        <translation>hdparm パッケージのルールは、sda ～ sdz と hda ～ hdz にだけ実行されます。</translation>
    </message>
    <message>
        <source>The option follows a block. The script assigns it to that block, which it has already processed.</source>
        <translation>このオプションはブロックの後にあります。スクリプトは、処理済みのそのブロックにこれを割り当てます。</translation>
    </message>
    <message>
        <source>The block has no closing brace, so the script ignores it.</source>
        <translation>ブロックに閉じ波括弧がないため、スクリプトは無視します。</translation>
    </message>
    <message>
        <source>Only the first block of this drive, at line {line}, is used.</source>
        <translation>このドライブの最初のブロック ({line} 行目) だけが使用されます。</translation>
    </message>
    <message>
        <source>The script reads the option as {text}: nothing may follow the value.</source>
        <translation>スクリプトはこのオプションを {text} と読み取ります: 値の後には何も書けません。</translation>
    </message>
    <message>
        <source>This is a partition. The script runs only for whole drives, and none has this name.</source>
        <translation>これはパーティションです。スクリプトはドライブ全体にだけ実行され、この名前のドライブはありません。</translation>
    </message>
    <message>
        <source>hdparm stops at line {line}: {why}. This line is not used.</source>
        <translation>hdparm は {line} 行目で停止します: {why}。この行は使用されません。</translation>
    </message>
    <message>
        <source>hdparm reads {text} in line {line} as a drive, and stops there.</source>
        <translation>hdparm は {line} 行目の {text} をドライブとして読み取り、そこで停止します。</translation>
    </message>
    <message>
        <source>hdparm stops here: {why}. Everything from here on is ignored.</source>
        <translation>hdparm はここで停止します: {why}。これ以降はすべて無視されます。</translation>
    </message>
    <message>
        <source>hdparm.conf has no option {text}</source>
        <translation>hdparm.conf にオプション {text} はありません</translation>
    </message>
    <message>
        <source>{text} is neither on nor off</source>
        <translation>{text} はオンでもオフでもありません</translation>
    </message>
    <message>
        <source>{text} where {equals} or {brace} is expected</source>
        <translation>{equals} または {brace} が必要な箇所に {text} があります</translation>
    </message>
    <message>
        <source>{text} is not an option without a value</source>
        <translation>{text} は値なしのオプションではありません</translation>
    </message>
    <message>
        <source>a closing brace without an opening brace</source>
        <translation>開き波括弧のない閉じ波括弧があります</translation>
    </message>
    <message>
        <source>DiskTune runs in a sandbox, whose files are not those of the system</source>
        <translation>DiskTune はサンドボックス内で実行されており、そのファイルはシステムのものではありません</translation>
    </message>
    <message>
        <source>The files of other tools could not be read as the user nobody: {error}.</source>
        <translation>ほかのツールのファイルを、ユーザー nobody として読み取れませんでした: {error}。</translation>
    </message>
    <message>
        <source>Kernels since 5.0 ignore elevator=.</source>
        <translation>5.0 以降のカーネルは elevator= を無視します。</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}. Its udev rule starts it when the power supply changes.</source>
        <translation>起動時に適用されません: {why}。電源が切り替わると、その udev ルールが開始します。</translation>
    </message>
    <message>
        <source>Laptop mode does not run: {why}.</source>
        <translation>Laptop mode は実行されません: {why}。</translation>
    </message>
    <message>
        <source>An earlier line for this array remains in effect.</source>
        <translation>このアレイに対する前の行が有効なままです。</translation>
    </message>
    <message>
        <source>mdadm reads {file} instead of this file.</source>
        <translation>mdadm は、このファイルの代わりに {file} を読み取ります。</translation>
    </message>
    <message>
        <source>mdadm before 4.6 compares this number incorrectly and finds no array by it. Use name=.</source>
        <translation>4.6 より前の mdadm は、この番号を正しく比較せず、アレイを見つけられません。name= を使用してください。</translation>
    </message>
    <message>
        <source>mdadm accepts only names that begin with /dev/md/, and ignores {text}.</source>
        <translation>mdadm は /dev/md/ で始まる名前だけを受け付け、{text} を無視します。</translation>
    </message>
    <message>
        <source>The line names no array, so mdadm ignores it.</source>
        <translation>この行はアレイを指定していないため、mdadm は無視します。</translation>
    </message>
    <message>
        <source>{text} is not the UUID of an array.</source>
        <translation>{text} はアレイの UUID ではありません。</translation>
    </message>
    <message>
        <source>Only the init script of hdparm before 9.52 reads this file.</source>
        <translation>このファイルを読み取るのは、9.52 より前の hdparm の init スクリプトだけです。</translation>
    </message>
    <message>
        <source>The service hdparm is not started: it is in no runlevel.</source>
        <translation>サービス hdparm は、どのランレベルにもないため開始されません。</translation>
    </message>
    <message>
        <source>{text} is not valid for {name}. Valid values: {least} to {most}, {off}.</source>
        <translation>{text} は {name} に使用できません。有効な値: {least} ～ {most}、{off}。</translation>
    </message>
    <message>
        <source>{text} is not valid for {name}. Valid values: {values}.</source>
        <translation>{text} は {name} に使用できません。有効な値: {values}。</translation>
    </message>
    <message>
        <source>smartd ignores everything after the line with DEVICESCAN, {line}.</source>
        <translation>smartd は、DEVICESCAN のある {line} 行目より後をすべて無視します。</translation>
    </message>
    <message>
        <source>smartd does not start: {why}.</source>
        <translation>smartd は起動しません: {why}。</translation>
    </message>
    <message>
        <source>line {line} has {text}, which is not a directive</source>
        <translation>{line} 行目の {text} はディレクティブではありません</translation>
    </message>
    <message>
        <source>line {line} ends after {directive}, which requires a value</source>
        <translation>{line} 行目が、値を必要とする {directive} で終わっています</translation>
    </message>
    <message>
        <source>line {line} has {text} after -e</source>
        <translation>{line} 行目の -e の後に {text} があります</translation>
    </message>
    <message>
        <source>smartd does not run: {why}.</source>
        <translation>smartd は実行されません: {why}。</translation>
    </message>
    <message>
        <source>{file} line {line} names the key and overrides it.</source>
        <translation>{file} の {line} 行目がこのキーを指定しており、優先されます。</translation>
    </message>
    <message>
        <source>{file} line {line} excludes this key.</source>
        <translation>{file} の {line} 行目がこのキーを除外しています。</translation>
    </message>
    <message>
        <source>systemd reads this file only through a link in /etc/sysctl.d, which does not exist.</source>
        <translation>systemd は /etc/sysctl.d のリンクを通してのみこのファイルを読み取りますが、リンクがありません。</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}.</source>
        <translation>起動時に適用されません: {why}。</translation>
    </message>
    <message>
        <source>A later line removes it.</source>
        <translation>後の行がこれを取り除きます。</translation>
    </message>
    <message>
        <source>NVMe drives have neither this level nor this timer.</source>
        <translation>NVMe ドライブには、このレベルもこのタイマーもありません。</translation>
    </message>
    <message>
        <source>Without AHCI_RUNTIME_PM_TIMEOUT, TLP does not change the drives.</source>
        <translation>AHCI_RUNTIME_PM_TIMEOUT がないと、TLP はドライブを変更しません。</translation>
    </message>
    <message>
        <source>TLP is switched off: TLP_ENABLE in {file} line {line}.</source>
        <translation>TLP はオフになっています: TLP_ENABLE、{file} の {line} 行目。</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}. Its udev rule and its sleep hook still run.</source>
        <translation>起動時に適用されません: {why}。その udev ルールとスリープフックは実行されます。</translation>
    </message>
    <message>
        <source>Not applied when plugged in: {why}.</source>
        <translation>接続時に適用されません: {why}。</translation>
    </message>
    <message>
        <source>TLP always uses the settings for {supply}.</source>
        <translation>TLP は常に {supply} 用の設定を使用します。</translation>
    </message>
    <message>
        <source>TLP stops at AHCI_RUNTIME_PM_TIMEOUT, {file} line {line}: the value is not a number.</source>
        <translation>TLP は AHCI_RUNTIME_PM_TIMEOUT ({file} の {line} 行目) で停止します: 値が数値ではありません。</translation>
    </message>
    <message>
        <source>TLP does nothing without {file}.</source>
        <translation>{file} がないと、TLP は何もしません。</translation>
    </message>
    <message>
        <source>TLP accepts only NAME=value or NAME="value" on a line, and ignores this line.</source>
        <translation>TLP が受け付けるのは、1 行に 1 つの NAME=value または NAME="value" だけです。この行は無視されます。</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}. The first program that requests drives starts it over D-Bus.</source>
        <translation>起動時に適用されません: {why}。ドライブの情報を要求した最初のプログラムが、D-Bus 経由で起動します。</translation>
    </message>
    <message>
        <source>udisks accepts true or false, not {text}.</source>
        <translation>udisks が受け付けるのは true または false で、{text} ではありません。</translation>
    </message>
    <message>
        <source>{setting}: {text} is not a valid number for udisks.</source>
        <translation>{setting}: {text} は udisks の有効な数値ではありません。</translation>
    </message>
    <message>
        <source>udisks treats -1 as a missing key.</source>
        <translation>udisks は -1 を、キーがないものとして扱います。</translation>
    </message>
    <message>
        <source>udisks does not check this and sends the lowest 8 bits, {number}.</source>
        <translation>udisks はこれを確認せず、下位 8 ビットの {number} を送ります。</translation>
    </message>
    <message>
        <source>udisks sends level 0, which does not turn it off; only 255 does.</source>
        <translation>udisks はレベル 0 を送りますが、オフにはなりません。オフになるのは 255 だけです。</translation>
    </message>
    <message>
        <source>The key is spelled {right}; udisks ignores {text}.</source>
        <translation>このキーの正しい綴りは {right} です。udisks は {text} を無視します。</translation>
    </message>
    <message>
        <source>udisks2 does not run: {why}.</source>
        <translation>udisks2 は実行されません: {why}。</translation>
    </message>
    <message>
        <source>udisks cannot read the file: {why}.</source>
        <translation>udisks はこのファイルを読み取れません: {why}。</translation>
    </message>
    <message>
        <source>udisks expects it in the group {group}, not in {text}.</source>
        <translation>udisks では、これは {text} ではなくグループ {group} に必要です。</translation>
    </message>
    <message>
        <source>line {line} is not a group, a key or a comment</source>
        <translation>{line} 行目は、グループでもキーでもコメントでもありません</translation>
    </message>
    <message>
        <source>line {line} is before the first group</source>
        <translation>{line} 行目が、最初のグループより前にあります</translation>
    </message>
    <message>
        <source>The same key further down overrides it.</source>
        <translation>後にある同じキーが優先されます。</translation>
    </message>
    <message>
        <source>tuned cannot read line {line} of {file}, and applies nothing.</source>
        <translation>tuned は {file} の {line} 行目を読み取れず、何も適用しません。</translation>
    </message>
    <message>
        <source>tuned finds no profile {name}, and applies nothing.</source>
        <translation>tuned はプロファイル {name} を見つけられず、何も適用しません。</translation>
    </message>
    <message>
        <source>An earlier section of the profile matches all drives.</source>
        <translation>プロファイルの前のセクションが、すべてのドライブに一致します。</translation>
    </message>
    <message>
        <source>Only if the current value is lower.</source>
        <translation>現在の値がこれより小さい場合のみ。</translation>
    </message>
    <message>
        <source>Only if the current value is higher.</source>
        <translation>現在の値がこれより大きい場合のみ。</translation>
    </message>
    <message>
        <source>tuned multiplies the current value by {text}.</source>
        <translation>tuned は現在の値を {text} 倍します。</translation>
    </message>
    <message>
        <source>{text} is not a valid read-ahead for tuned.</source>
        <translation>{text} は tuned の有効な先読みの値ではありません。</translation>
    </message>
    <message>
        <source>tuned computes the value, {text}, when it starts.</source>
        <translation>tuned は、開始時に値 {text} を計算します。</translation>
    </message>
    <message>
        <source>tuned has no variable {text}.</source>
        <translation>tuned に変数 {text} はありません。</translation>
    </message>
    <message>
        <source>tuned changes it with the load: dynamic_tuning is on.</source>
        <translation>tuned が負荷に応じて変更します: dynamic_tuning がオンです。</translation>
    </message>
    <message>
        <source>tuned does not run: {why}.</source>
        <translation>tuned は実行されません: {why}。</translation>
    </message>
    <message>
        <source>tuned restores the value of {file} line {line} (reapply_sysctl).</source>
        <translation>tuned は {file} の {line} 行目の値を復元します (reapply_sysctl)。</translation>
    </message>
    <message>
        <source>Whether it applies depends on {condition}.</source>
        <translation>適用されるかどうかは {condition} によります。</translation>
    </message>
    <message>
        <source>No drive has a file {file} in sysfs, so the rule never applies. Use {key} instead.</source>
        <translation>sysfs にファイル {file} を持つドライブはないため、このルールは適用されません。代わりに {key} を使用してください。</translation>
    </message>
    <message>
        <source>Whether the rule applies depends on the result of {key} {text}.</source>
        <translation>ルールが適用されるかどうかは、{key} {text} の結果によります。</translation>
    </message>
    <message>
        <source>Line {line} always skips this line.</source>
        <translation>{line} 行目により、この行は常にスキップされます。</translation>
    </message>
    <message>
        <source>udev computes the value, {text}, when the rule applies.</source>
        <translation>udev は、ルールの適用時に値 {text} を計算します。</translation>
    </message>
    <message>
        <source>{file} line {line} replaces the list of programs.</source>
        <translation>{file} の {line} 行目が、プログラムのリストを置き換えます。</translation>
    </message>
    <message>
        <source>udev searches for {program} in /usr/lib/udev only. Enter the whole path.</source>
        <translation>udev は {program} を /usr/lib/udev でのみ検索します。フルパスを入力してください。</translation>
    </message>
    <message>
        <source>There is no {file} here.</source>
        <translation>ここに {file} はありません。</translation>
    </message>
    <message>
        <source>{file} line {line} has closed the list of programs with :=.</source>
        <translation>{file} の {line} 行目が、プログラムのリストを := で閉じました。</translation>
    </message>
    <message>
        <source>udev starts programs without a shell, so nothing is written to a file.</source>
        <translation>udev はシェルを使わずにプログラムを開始するため、ファイルには何も書き込まれません。</translation>
    </message>
    <message>
        <source>udev ignores the rule: {why}.</source>
        <translation>udev はこのルールを無視します: {why}。</translation>
    </message>
    <message>
        <source>there is no key {name}</source>
        <translation>キー {name} はありません</translation>
    </message>
    <message>
        <source>{key} can only be compared, with == or !=</source>
        <translation>{key} は、== または != による比較にしか使えません</translation>
    </message>
    <message>
        <source>{key} cannot be compared</source>
        <translation>{key} は比較できません</translation>
    </message>
    <message>
        <source>{key} can only be set with =</source>
        <translation>{key} は = でしか設定できません</translation>
    </message>
    <message>
        <source>{key} does not support -=</source>
        <translation>{key} は -= に対応していません</translation>
    </message>
    <message>
        <source>{key} requires a name in braces</source>
        <translation>{key} には、波括弧内の名前が必要です</translation>
    </message>
    <message>
        <source>{key} does not allow braces</source>
        <translation>{key} では波括弧を使用できません</translation>
    </message>
    <message>
        <source>rules must not set {name}</source>
        <translation>ルールでは {name} を設定できません</translation>
    </message>
    <message>
        <source>NAME={text} is rejected</source>
        <translation>NAME={text} は拒否されます</translation>
    </message>
    <message>
        <source>there is no {key}</source>
        <translation>{key} はありません</translation>
    </message>
    <message>
        <source>RUN only starts programs</source>
        <translation>RUN で開始できるのはプログラムだけです</translation>
    </message>
    <message>
        <source>there is no built-in command {text}</source>
        <translation>組み込みコマンド {text} はありません</translation>
    </message>
    <message>
        <source>{text} is not a mode</source>
        <translation>{text} はモードではありません</translation>
    </message>
    <message>
        <source>{text} cannot be parsed</source>
        <translation>{text} を解釈できません</translation>
    </message>
    <message>
        <source>quotation marks are missing after {key}</source>
        <translation>{key} の後に引用符がありません</translation>
    </message>
    <message>
        <source>The interval is {least} to {most} ms.</source>
        <translation>間隔は {least} ～ {most} ms です。</translation>
    </message>
    <message>
        <source>USB {speed}</source>
        <translation>USB {speed}</translation>
    </message>
    <message>
        <source>PCIe {speed} ×{width}</source>
        <translation>PCIe {speed} ×{width}</translation>
    </message>
    <message>
        <source>/proc/mdstat could not be read: {why}.</source>
        <translation>/proc/mdstat を読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <source>/proc/mdstat could not be read: its format is unknown.</source>
        <translation>/proc/mdstat を読み取れませんでした: 形式が不明です。</translation>
    </message>
    <message>
        <source>/proc/mdstat does not list this array.</source>
        <translation>/proc/mdstat にこのアレイが記載されていません。</translation>
    </message>
    <message>
        <source>virtual</source>
        <translation>仮想</translation>
    </message>
    <message>
        <source>card slot</source>
        <translation>カードスロット</translation>
    </message>
    <message>
        <source>SATA {speed}</source>
        <translation>SATA {speed}</translation>
    </message>
    <message>
        <source>The kernel keeps no copy of this drive's identify data. Reading it from the drive needs permission.</source>
        <translation>カーネルは、このドライブの識別情報を保持していません。ドライブからの読み取りには権限が必要です。</translation>
    </message>
    <message>
        <source>Reading from the controller needs permission.</source>
        <translation>コントローラーからの読み取りには権限が必要です。</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Reading would wake it and start its motor.</source>
        <translation>ドライブはスタンバイ中かスリープモードです。読み取るとドライブが起動し、モーターが回転し始めます。</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Measuring would wake it.</source>
        <translation>ドライブはスタンバイ中かスリープモードです。測定すると起動してしまいます。</translation>
    </message>
    <message>
        <source>{drive} answers as a different drive from the one that the kernel lists. Refresh, then try again.</source>
        <translation>{drive} は、カーネルに記載されたものとは別のドライブとして応答しています。更新してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Reading its counters might wake it.</source>
        <translation>ドライブはスタンバイ中かスリープモードです。カウンターを読み取ると起動する可能性があります。</translation>
    </message>
    <message>
        <source>The drive does not report its power mode, so its counters are not read: that might wake it.</source>
        <translation>ドライブが電源モードを報告しないため、カウンターは読み取られません: ドライブが起動する可能性があります。</translation>
    </message>
    <message>
        <source>Reading a drive's counters needs permission.</source>
        <translation>ドライブのカウンターの読み取りには権限が必要です。</translation>
    </message>
    <message>
        <source>This drive has no counters of wear and errors that DiskTune can read.</source>
        <translation>このドライブには、DiskTune が読み取れる消耗とエラーのカウンターがありません。</translation>
    </message>
    <message>
        <source>SMART is off in this drive. Turn it on in Settings to monitor wear and errors.</source>
        <translation>このドライブの S.M.A.R.T. はオフです。消耗とエラーを監視するには、「設定」でオンにしてください。</translation>
    </message>
    <message>
        <source>This drive does not support SMART.</source>
        <translation>このドライブは S.M.A.R.T. に対応していません。</translation>
    </message>
    <message>
        <source>The drive does not return its counters</source>
        <translation>ドライブがカウンターを返しません</translation>
    </message>
    <message>
        <source>The controller's identify data could not be read: {why}</source>
        <translation>コントローラーの識別情報を読み取れませんでした: {why}</translation>
    </message>
    <message>
        <source>{drive} is now a different drive from the one you selected. Refresh, then try again.</source>
        <translation>{drive} は、選択したものとは別のドライブになっています。更新してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This drive does not support self-tests.</source>
        <translation>このドライブはセルフテストに対応していません。</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. A self-test would wake it.</source>
        <translation>ドライブはスタンバイ中かスリープモードです。セルフテストを実行すると起動してしまいます。</translation>
    </message>
    <message>
        <source>A self-test is running. Wait until it ends, or stop it first.</source>
        <translation>セルフテストを実行中です。終わるまで待つか、先に停止してください。</translation>
    </message>
    <message>
        <source>A self-test of a member slows that down, and takes longer itself.</source>
        <translation>メンバーのセルフテストを実行すると、その処理が遅くなり、テスト自体にも時間がかかります。</translation>
    </message>
    <message>
        <source>Some USB enclosures stop an idle drive, which ends an extended self-test early. Disable such a timer first.</source>
        <translation>一部の USB エンクロージャーはアイドル状態のドライブを停止するため、拡張セルフテストが途中で終了します。先にそのようなタイマーを無効にしてください。</translation>
    </message>
    <message>
        <source>The array {array} is being checked.</source>
        <translation>アレイ {array} をチェック中です。</translation>
    </message>
    <message>
        <source>A self-test is running on {drive}. Wait until it ends, or stop it on the Health page.</source>
        <translation>{drive} でセルフテストを実行中です。終了を待つか、「健康状態」ページで停止してください。</translation>
    </message>
    <message>
        <source>The array {array} is rebuilding.</source>
        <translation>アレイ {array} をリビルド中です。</translation>
    </message>
    <message>
        <source>The array {array} is being resynchronized.</source>
        <translation>アレイ {array} を再同期中です。</translation>
    </message>
    <message>
        <source>The array {array} is being reshaped.</source>
        <translation>アレイ {array} を再構成中です。</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM to {device}: the drive, or its bridge, offers none.</source>
        <translation>カーネルは {device} に TRIM を送信しません: ドライブまたはブリッジが TRIM に対応していません。</translation>
    </message>
    <message>
        <source>Several computers share the file system.</source>
        <translation>複数のコンピューターがこのファイルシステムを共有しています。</translation>
    </message>
    <message>
        <source>fstrim does not support file systems of this kind: {kind}.</source>
        <translation>fstrim はこの種類のファイルシステムに対応していません: {kind}。</translation>
    </message>
    <message>
        <source>The file system is mounted read-only.</source>
        <translation>ファイルシステムは読み取り専用でマウントされています。</translation>
    </message>
    <message>
        <source>The file system is in a file ({device}). TRIM would punch holes in it.</source>
        <translation>ファイルシステムはファイルの中にあります ({device})。TRIM を実行すると、そのファイルに穴 (ホール) ができます。</translation>
    </message>
    <message>
        <source>{device} is on the storage network, where space may be thin or shared. Ask whoever manages it whether TRIM is safe there.</source>
        <translation>{device} はストレージネットワーク上にあり、領域がシンプロビジョニングされているか、共有されている可能性があります。そこで TRIM を実行しても安全かどうか、管理者に確認してください。</translation>
    </message>
    <message>
        <source>The space is thin provisioned. TRIM can let the metadata of the pool grow, and a pool without room for it fails. Check it with lvs, then run fstrim yourself.</source>
        <translation>領域がシンプロビジョニングされています。TRIM によってプールのメタデータが増えることがあり、その余地がないプールは故障します。lvs で確認してから、fstrim をご自分で実行してください。</translation>
    </message>
    <message>
        <source>It is not known what the volume {volume} does with TRIM.</source>
        <translation>ボリューム {volume} が TRIM をどう処理するかは不明です。</translation>
    </message>
    <message>
        <source>{device} has parity. The kernel sends TRIM to such an array only if its administrator states that all members return zeros afterwards (devices_handle_discard_safely).</source>
        <translation>{device} はパリティを使用しています。カーネルがこのようなアレイに TRIM を送信するのは、TRIM 後にすべてのメンバーがゼロを返すことを管理者が明示した場合だけです (devices_handle_discard_safely)。</translation>
    </message>
    <message>
        <source>The encryption does not let TRIM pass, because it would show which blocks are unused. The option discard in /etc/crypttab lets it pass.</source>
        <translation>どのブロックが未使用かがわかってしまうため、暗号化が TRIM を通しません。/etc/crypttab のオプション discard を指定すると通ります。</translation>
    </message>
    <message>
        <source>{device} does not pass TRIM on to what it is on.</source>
        <translation>{device} は、その下にあるデバイスに TRIM を渡しません。</translation>
    </message>
    <message>
        <source>It is not known whether the kernel sends TRIM to {device}.</source>
        <translation>カーネルが {device} に TRIM を送信するかどうかは不明です。</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM to drives of this model, because they lose data by it.</source>
        <translation>カーネルはこのモデルのドライブに TRIM を送信しません。TRIM によってデータが失われるためです。</translation>
    </message>
    <message>
        <source>The drive counted {count} CRC errors on its link.</source>
        <translation>ドライブが、リンクの CRC エラーを {count} 件カウントしました。</translation>
    </message>
    <message>
        <source>The drive counted {count} errors that it could not correct.</source>
        <translation>ドライブが、訂正できなかったエラーを {count} 件カウントしました。</translation>
    </message>
    <message>
        <source>The drive did not answer {count} commands in time (iotmo_cnt of the kernel).</source>
        <translation>ドライブが {count} 件のコマンドに時間内に応答しませんでした (カーネルの iotmo_cnt)。</translation>
    </message>
    <message>
        <source>The drive was busy for {time} ms with each request, {count} times within {minutes} minutes.</source>
        <translation>各リクエストでドライブが {time} ms ビジーだったことが、{minutes} 分以内に {count} 回ありました。</translation>
    </message>
    <message>
        <source>A long trial of {drive} tests this setting. Keep or revert it first on the Settings page.</source>
        <translation>{drive} の長時間試用で、この設定をテストしています。先に「設定」ページで保持するか、元に戻してください。</translation>
    </message>
    <message>
        <source>{setting} was changed to {value} by another program during the trial, and stays so.</source>
        <translation>{setting}は、試用中に別のプログラムが {value} に変更したため、そのままになります。</translation>
    </message>
    <message>
        <source>The drive is no longer available. What was on trial is reverted as soon as the drive is back.</source>
        <translation>ドライブは利用できなくなりました。試用中の変更は、ドライブが再び利用できるようになるとすぐに元に戻されます。</translation>
    </message>
    <message>
        <source>Not all earlier values could be restored: {why}</source>
        <translation>以前の値の一部を復元できませんでした: {why}</translation>
    </message>
    <message>
        <source>The earlier values are in force.</source>
        <translation>以前の値が有効です。</translation>
    </message>
    <message>
        <source>The kernel's messages cannot be read, and without them nothing would watch the trial: {error}.</source>
        <translation>カーネルメッセージを読み取れません。読み取れないと、試用を監視できません: {error}。</translation>
    </message>
    <message>
        <source>The trial was ended before it began.</source>
        <translation>試用は、始まる前に終了しました。</translation>
    </message>
    <message>
        <source>{file} says how to revert a long trial, but it cannot be read. Check the settings of your drives, then remove the file.</source>
        <translation>{file} には長時間試用を元に戻す方法が書かれていますが、読み取れません。ドライブの設定を確認してから、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Another window is starting a long trial. Try again later.</source>
        <translation>別のウィンドウが長時間試用を開始しています。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>An array of this level has neither copies nor parity.</source>
        <translation>このレベルのアレイには、コピーもパリティもありません。</translation>
    </message>
    <message>
        <source>a resync is running</source>
        <translation>再同期を実行中です</translation>
    </message>
    <message>
        <source>a rebuild is running</source>
        <translation>リビルドを実行中です</translation>
    </message>
    <message>
        <source>a reshape is running</source>
        <translation>再構成 (reshape) を実行中です</translation>
    </message>
    <message>
        <source>a check is running</source>
        <translation>チェックを実行中です</translation>
    </message>
    <message>
        <source>a repair is running</source>
        <translation>修復を実行中です</translation>
    </message>
    <message>
        <source>The check was started.</source>
        <translation>チェックを開始しました。</translation>
    </message>
    <message>
        <source>The repair was started.</source>
        <translation>修復を開始しました。</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>チェックを停止しました。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止しました。</translation>
    </message>
    <message>
        <source>Resumed.</source>
        <translation>再開しました。</translation>
    </message>
    <message>
        <source>The bitmap was added.</source>
        <translation>ビットマップを追加しました。</translation>
    </message>
    <message>
        <source>The bitmap was removed.</source>
        <translation>ビットマップを削除しました。</translation>
    </message>
    <message>
        <source>The firmware's metadata of this array has no room for an md bitmap.</source>
        <translation>このアレイのファームウェアのメタデータには、md ビットマップを置く領域がありません。</translation>
    </message>
    <message>
        <source>The array is busy: {what}. Wait until that has ended.</source>
        <translation>アレイは使用中です: {what}。終わるまで待ってください。</translation>
    </message>
    <message>
        <source>The array is paused. Resume it first.</source>
        <translation>アレイは一時停止中です。先に再開してください。</translation>
    </message>
    <message>
        <source>The array cannot be written to: it is {state}.</source>
        <translation>アレイに書き込めません (状態: {state})。</translation>
    </message>
    <message>
        <source>Too many members are missing to compare anything.</source>
        <translation>欠落しているメンバーが多すぎるため、何も比較できません。</translation>
    </message>
    <message>
        <source>No check is running.</source>
        <translation>実行中のチェックはありません。</translation>
    </message>
    <message>
        <source>The operation is already paused.</source>
        <translation>処理はすでに一時停止しています。</translation>
    </message>
    <message>
        <source>No operation is running that could be paused.</source>
        <translation>一時停止できる処理は実行されていません。</translation>
    </message>
    <message>
        <source>No operation is paused or waiting.</source>
        <translation>一時停止中または待機中の処理はありません。</translation>
    </message>
    <message>
        <source>The array already has a bitmap.</source>
        <translation>アレイにはすでにビットマップがあります。</translation>
    </message>
    <message>
        <source>The array has a journal or a partial parity log, which has the same purpose.</source>
        <translation>アレイには、同じ目的のジャーナルまたはパーシャルパリティログがあります。</translation>
    </message>
    <message>
        <source>The array has no bitmap.</source>
        <translation>アレイにビットマップはありません。</translation>
    </message>
    <message>
        <source>The bitmap is stored in a file. Remove it with mdadm --grow --bitmap=none.</source>
        <translation>ビットマップはファイルに保存されています。mdadm --grow --bitmap=none で削除してください。</translation>
    </message>
    <message>
        <source>The kernel does not change a bitmap while an array is rebuilt, checked or paused. Wait until that has ended. A degraded array allows the change.</source>
        <translation>アレイのリビルド中、チェック中、一時停止中は、カーネルはビットマップを変更しません。終わるまで待ってください。縮退したアレイでは変更できます。</translation>
    </message>
    <message>
        <source>The array is read-only.</source>
        <translation>アレイは読み取り専用です。</translation>
    </message>
    <message>
        <source>Now {what}.</source>
        <translation>現在、{what}。</translation>
    </message>
    <message>
        <source>The array stays paused until you resume it.</source>
        <translation>アレイは、再開するまで一時停止したままです。</translation>
    </message>
    <message>
        <source>No operation is running.</source>
        <translation>実行中の処理はありません。</translation>
    </message>
    <message>
        <source>The kernel has not answered for {seconds} s and may still do it. Check again later.</source>
        <translation>カーネルは {seconds} s の間応答していませんが、これから実行する可能性があります。後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>{array} is being boosted, which changes this setting until the boost ends. End the boost first.</source>
        <translation>{array} を高速化中で、終わるまでこの設定が変更されています。先に高速化を終了してください。</translation>
    </message>
    <message>
        <source>The boost was ended before it began.</source>
        <translation>高速化は、始まる前に終了しました。</translation>
    </message>
    <message>
        <source>{file} says how to restore what a boost has changed, but it cannot be read. Until the computer restarts, DiskTune does not boost this array. Check its settings, then remove the file.</source>
        <translation>{file} には高速化で変更したものの復元方法が書かれていますが、読み取れません。コンピューターを再起動するまで、DiskTune はこのアレイを高速化しません。設定を確認してから、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Another window is starting a boost. Try again later.</source>
        <translation>別のウィンドウが高速化を開始しています。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>{array} is being boosted, and both boosts would change the same setting.</source>
        <translation>{array} を高速化中で、両方の高速化が同じ設定を変更することになります。</translation>
    </message>
    <message>
        <source>The process that keeps the boost has not started. Check again later.</source>
        <translation>高速化を維持するプロセスが開始していません。後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>No operation is running on this array that could be boosted.</source>
        <translation>このアレイで、高速化できる処理は実行されていません。</translation>
    </message>
    <message>
        <source>There is no preset {preset}.</source>
        <translation>{preset} というプリセットはありません。</translation>
    </message>
    <message>
        <source>No settings were changed. The order for the boost could not be written down: {why}.</source>
        <translation>設定は変更されませんでした。高速化の指示を書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <source>This array is not being boosted.</source>
        <translation>このアレイは高速化されていません。</translation>
    </message>
    <message>
        <source>The boost could not be ended: {why}.</source>
        <translation>高速化を終了できませんでした: {why}。</translation>
    </message>
    <message>
        <source>The result of the boost was not recorded.</source>
        <translation>高速化の結果は記録されませんでした。</translation>
    </message>
    <message>
        <source>A boost must name at least one drive, and no drive twice.</source>
        <translation>高速化には少なくとも 1 台のドライブを指定し、同じドライブを 2 回指定しないでください。</translation>
    </message>
    <message>
        <source>A change of one of these drives is on trial. Keep or revert it first.</source>
        <translation>これらのドライブの 1 台で、変更を試用中です。先に保持するか、元に戻してください。</translation>
    </message>
    <message>
        <source>This array is already being boosted. End that boost first.</source>
        <translation>このアレイはすでに高速化中です。先にその高速化を終了してください。</translation>
    </message>
    <message>
        <source>No settings were changed. The process that keeps the boost could not be started: {why}.</source>
        <translation>設定は変更されませんでした。高速化を維持するプロセスを開始できませんでした: {why}。</translation>
    </message>
    <message>
        <source>{drive} is not a drive of {array}.</source>
        <translation>{drive} は {array} のドライブではありません。</translation>
    </message>
    <message>
        <source>A boost does not change {setting}.</source>
        <translation>高速化は{setting}を変更しません。</translation>
    </message>
    <message>
        <source>{array} is not an array.</source>
        <translation>{array} はアレイではありません。</translation>
    </message>
    <message>
        <source>A recording takes {least} to {most} min.</source>
        <translation>記録時間は {least} ～ {most} min です。</translation>
    </message>
    <message>
        <source>The process that records has not started. Check again later.</source>
        <translation>記録を行うプロセスが開始していません。後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>This drive is not being recorded.</source>
        <translation>このドライブは記録中ではありません。</translation>
    </message>
    <message>
        <source>The recording could not be stopped: {why}.</source>
        <translation>記録を停止できませんでした: {why}。</translation>
    </message>
    <message>
        <source>The order for the recording could not be written down: {why}.</source>
        <translation>記録の指示を書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <source>The process that records could not be started: {why}.</source>
        <translation>記録を行うプロセスを開始できませんでした: {why}。</translation>
    </message>
    <message>
        <source>This drive is already being recorded. Stop that first.</source>
        <translation>このドライブはすでに記録中です。先にその記録を停止してください。</translation>
    </message>
    <message>
        <source>Another window is starting or stopping a recording. Try again later.</source>
        <translation>別のウィンドウが記録を開始または停止しています。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>Files are measured by your own process, not by root's.</source>
        <translation>ファイルの測定は、root のプロセスではなく、ユーザー自身のプロセスが行います。</translation>
    </message>
    <message>
        <source>Request 1 to 1000 entries.</source>
        <translation>1 ～ 1000 件のエントリーを要求してください。</translation>
    </message>
    <message>
        <source>“{action}” does more than read.</source>
        <translation>「{action}」は読み取り以外のことも行います。</translation>
    </message>
    <message>
        <source>There is no action {action}.</source>
        <translation>{action} という操作はありません。</translation>
    </message>
    <message>
        <source>The session is ending.</source>
        <translation>セッションは終了しつつあります。</translation>
    </message>
    <message>
        <source>Too many requests at the same time.</source>
        <translation>同時に届いた要求が多すぎます。</translation>
    </message>
    <message>
        <source>There is no operation {op}.</source>
        <translation>{op} という処理はありません。</translation>
    </message>
    <message>
        <source>{op} is not available in a helper of class {privilege}.</source>
        <translation>{op} は、クラス {privilege} のヘルパーでは使用できません。</translation>
    </message>
    <message>
        <source>A request has at most {most} bytes.</source>
        <translation>要求は最大 {most} バイトです。</translation>
    </message>
    <message>
        <source>Too many requests are waiting for this drive.</source>
        <translation>このドライブを待っている要求が多すぎます。</translation>
    </message>
    <message>
        <source>Invalid request: {problem}.</source>
        <translation>無効な要求: {problem}。</translation>
    </message>
    <message>
        <source>The helper stopped after an internal error.</source>
        <translation>ヘルパーは、内部エラーのため停止しました。</translation>
    </message>
    <message>
        <source>Not used for 10 minutes.</source>
        <translation>10 分間使用されませんでした。</translation>
    </message>
    <message>
        <source>Not used for 3 minutes.</source>
        <translation>3 分間使用されませんでした。</translation>
    </message>
    <message>
        <source>Not used within 30 seconds.</source>
        <translation>30 秒以内に使用されませんでした。</translation>
    </message>
    <message>
        <source>Open for 8 hours.</source>
        <translation>8 時間開いていました。</translation>
    </message>
    <message>
        <source>The computer now runs on battery, for which {setting} has its own value. No settings were saved. Check the value, then save again.</source>
        <translation>コンピューターは現在バッテリーで動作しており、{setting}にはバッテリー用の値があります。設定は保存されませんでした。値を確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Settings were saved for drive {saved} behind this bridge; now it has {present}. Settings can be saved for one of them only. Delete those of the other first.</source>
        <translation>このブリッジの背後のドライブ {saved} に対して設定が保存されましたが、現在は {present} があります。設定を保存できるのはどちらか一方だけです。先に、もう一方の設定を削除してください。</translation>
    </message>
    <message>
        <source>{setting} cannot be saved, because its value is unknown. Set it first.</source>
        <translation>{setting}は、値が不明なため保存できません。先に設定してください。</translation>
    </message>
    <message>
        <source>{setting} is now {value}, not {seen}. No settings were saved. Check the value, then save again.</source>
        <translation>{setting}の値が変わっています (現在: {value}、変更前: {seen})。設定は保存されませんでした。値を確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>A save request must name at least one setting, and no setting twice.</source>
        <translation>保存の要求には少なくとも 1 つの設定を指定し、同じ設定を 2 回指定しないでください。</translation>
    </message>
    <message>
        <source>A change of this drive is on trial. Keep or revert it, then save.</source>
        <translation>このドライブの変更を試用中です。保持するか元に戻してから、保存してください。</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: {why}</source>
        <translation>{setting}を保存できません: {why}</translation>
    </message>
    <message>
        <source>{setting} cannot be saved. DiskTune could not restore its current value: {value}.</source>
        <translation>{setting}を保存できません。DiskTune は現在の値を復元できません: {value}。</translation>
    </message>
    <message>
        <source>No settings were changed. The boot guard could not write its mark: {reason}.</source>
        <translation>設定は変更されませんでした。起動ガードが目印を書き込めませんでした: {reason}。</translation>
    </message>
    <message>
        <source>There is no setting {name}.</source>
        <translation>{name} という設定はありません。</translation>
    </message>
    <message>
        <source>No settings were saved.</source>
        <translation>設定は保存されませんでした。</translation>
    </message>
    <message>
        <source>{setting} has no saved value for AC power. Save that first, then one for battery.</source>
        <translation>{setting}には、保存された AC 電源用の値がありません。先にそれを保存してから、バッテリー用の値を保存してください。</translation>
    </message>
    <message>
        <source>No drive has this identity.</source>
        <translation>この識別情報を持つドライブはありません。</translation>
    </message>
    <message>
        <source>the file is not plain text in UTF-8</source>
        <translation>ファイルが UTF-8 のプレーンテキストではありません</translation>
    </message>
    <message>
        <source>the file ends within this line; it may be truncated</source>
        <translation>ファイルがこの行の途中で終わっています。途中で切れている可能性があります</translation>
    </message>
    <message>
        <source>this is neither a [section] nor a line like “key = value”</source>
        <translation>[セクション] でも「キー = 値」の形の行でもありません</translation>
    </message>
    <message>
        <source>“{key}” is outside any section</source>
        <translation>「{key}」がどのセクションにも属していません</translation>
    </message>
    <message>
        <source>“{key}” appears more than twice; none of these lines is used</source>
        <translation>「{key}」が 3 回以上現れます。これらの行はどれも使用されません</translation>
    </message>
    <message>
        <source>“{key}” also appears in line {first}; neither line is used</source>
        <translation>「{key}」は {first} 行目にもあります。どちらの行も使用されません</translation>
    </message>
    <message>
        <source>[{section}] appears twice; only the lines below line {first} are used</source>
        <translation>[{section}] が 2 回現れます。{first} 行目より下の行だけが使用されます</translation>
    </message>
    <message>
        <source>a newer version of DiskTune wrote this file (format {format}); this version neither uses nor changes it</source>
        <translation>このファイルは、より新しいバージョンの DiskTune が書き込みました (形式 {format})。このバージョンでは使用も変更もしません</translation>
    </message>
    <message>
        <source>[{section}] has no “identity” that matches the file name; nothing in this file is applied</source>
        <translation>[{section}] に、ファイル名と一致する「identity」がありません。このファイルの内容は適用されません</translation>
    </message>
    <message>
        <source>“{setting}” can no longer be set</source>
        <translation>「{setting}」は設定できなくなりました</translation>
    </message>
    <message>
        <source>“{setting}” is never saved</source>
        <translation>「{setting}」は保存されません</translation>
    </message>
    <message>
        <source>“{key}” belongs in the file of a drive or an array</source>
        <translation>「{key}」は、ドライブまたはアレイのファイルに書くものです</translation>
    </message>
    <message>
        <source>“{key}” needs a valid value in [{section}], too, for AC power</source>
        <translation>「{key}」には、AC 電源用の有効な値が [{section}] にも必要です</translation>
    </message>
    <message>
        <source>“{key}” belongs in {file}</source>
        <translation>「{key}」は {file} に書くものです</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}.</source>
        <translation>{file}、{line} 行目: {problem}。</translation>
    </message>
    <message>
        <source>[{section}] must contain “version = {format}”; nothing in this file is applied</source>
        <translation>[{section}] には「version = {format}」が必要です。このファイルの内容は適用されません</translation>
    </message>
    <message>
        <source>[{section}] is not a known section; its lines are ignored</source>
        <translation>[{section}] は既知のセクションではありません。その行は無視されます</translation>
    </message>
    <message>
        <source>there is no setting “{key}”</source>
        <translation>「{key}」という設定はありません</translation>
    </message>
    <message>
        <source>[{section}] has no key “{key}”</source>
        <translation>[{section}] に「{key}」というキーはありません</translation>
    </message>
    <message>
        <source>“{text}” is not valid for “{setting}”; valid values: {hint}</source>
        <translation>「{text}」は「{setting}」に使用できません。有効な値: {hint}</translation>
    </message>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>{file} を読み取れませんでした: {reason}。</translation>
    </message>
    <message>
        <source>{drive} reports nothing that identifies it. It can be changed, but not saved.</source>
        <translation>{drive} は、識別に使える情報を報告しません。変更はできますが、保存はできません。</translation>
    </message>
    <message>
        <source>{drive} and {twins} report the same identity, so DiskTune could not assign saved settings to the right drive. They can be changed, but not saved.</source>
        <translation>{drive} と {twins} が同じ識別情報を報告するため、DiskTune は保存した設定を正しいドライブに割り当てられません。変更はできますが、保存はできません。</translation>
    </message>
    <message>
        <source>{drives} report the same identity. No saved settings are applied, because they might be for the other drive.</source>
        <translation>{drives} が同じ識別情報を報告しています。別のドライブのものかもしれないため、保存した設定は適用されません。</translation>
    </message>
    <message>
        <source>This drive was not seen for more than a year. If it is gone permanently, delete its saved settings.</source>
        <translation>このドライブは 1 年以上検出されていません。もう使用しない場合は、保存した設定を削除してください。</translation>
    </message>
    <message>
        <source>No settings were saved. Correct the file first: {problem}</source>
        <translation>設定は保存されませんでした。先にファイルを修正してください: {problem}</translation>
    </message>
    <message>
        <source>{file} could not be written and is unchanged: {reason}.</source>
        <translation>{file} に書き込めませんでした。内容は変わっていません: {reason}。</translation>
    </message>
    <message>
        <source>The firmware was {saved} when this was saved and is {present} now. Check that the settings still work, then save them again.</source>
        <translation>保存時のファームウェアは {saved} でしたが、現在は {present} です。設定が引き続き機能することを確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>{file} was written, but reads back differently.</source>
        <translation>{file} に書き込みましたが、読み戻した内容が異なります。</translation>
    </message>
    <message>
        <source>Another program is saving settings. Try again in a moment.</source>
        <translation>別のプログラムが設定を保存しています。少し待ってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>{file} is not one of DiskTune's files; it has no effect.</source>
        <translation>{file} は DiskTune のファイルではなく、効果がありません。</translation>
    </message>
    <message>
        <source>Not all earlier limits could be restored. {why}</source>
        <translation>一部の以前の制限を復元できませんでした。{why}</translation>
    </message>
    <message>
        <source>The kernel did not keep the limit.</source>
        <translation>カーネルは制限を保持しませんでした。</translation>
    </message>
    <message>
        <source>The earlier limits are in force.</source>
        <translation>以前の制限が有効です。</translation>
    </message>
    <message>
        <source>Another program has changed a limit. No limits were changed.</source>
        <translation>別のプログラムが制限を変更しました。制限は変更されませんでした。</translation>
    </message>
    <message>
        <source>The limit could not be set: {why}.</source>
        <translation>制限を設定できませんでした: {why}。</translation>
    </message>
    <message>
        <source>btrfs-progs is not installed. Install the package btrfs-progs to run scrubs.</source>
        <translation>btrfs-progs がインストールされていません。スクラブを実行するには、パッケージ btrfs-progs をインストールしてください。</translation>
    </message>
    <message>
        <source>The file system is not mounted where DiskTune can see it.</source>
        <translation>ファイルシステムは、DiskTune から見える場所にマウントされていません。</translation>
    </message>
    <message>
        <source>The file system is mounted read-only: a scrub could not repair anything.</source>
        <translation>ファイルシステムは読み取り専用でマウントされています: スクラブで修復することはできません。</translation>
    </message>
    <message>
        <source>A scrub is already running.</source>
        <translation>スクラブはすでに実行中です。</translation>
    </message>
    <message>
        <source>There is no stopped scrub that could be resumed.</source>
        <translation>再開できる停止中のスクラブはありません。</translation>
    </message>
    <message>
        <source>the file system is not mounted</source>
        <translation>ファイルシステムがマウントされていません</translation>
    </message>
    <message>
        <source>The scrub was not stopped: {why}.</source>
        <translation>スクラブは停止しませんでした: {why}。</translation>
    </message>
    <message>
        <source>Nothing has changed within {seconds} s. Check it with journalctl -u 'disktune-scrub@*'.</source>
        <translation>{seconds} s 以内に変化がありませんでした。journalctl -u 'disktune-scrub@*' で確認してください。</translation>
    </message>
    <message>
        <source>The scrub was not started: {why}.</source>
        <translation>スクラブは開始されませんでした: {why}。</translation>
    </message>
    <message>
        <source>Limits already hold until the scrub finishes. Restore them first.</source>
        <translation>スクラブの完了までの制限がすでに有効です。先に復元してください。</translation>
    </message>
    <message>
        <source>No limits hold until the scrub finishes.</source>
        <translation>スクラブの完了までの制限はありません。</translation>
    </message>
    <message>
        <source>The limits could not be restored: {why}.</source>
        <translation>制限を復元できませんでした: {why}。</translation>
    </message>
    <message>
        <source>The file system is no longer mounted, or no longer on this drive.</source>
        <translation>ファイルシステムはマウントされていないか、このドライブ上になくなりました。</translation>
    </message>
    <message>
        <source>Limits must name at least one device, and no device twice.</source>
        <translation>制限には少なくとも 1 台のデバイスを指定し、同じデバイスを 2 回指定しないでください。</translation>
    </message>
    <message>
        <source>No limits were changed. The process that keeps them could not be started: {why}.</source>
        <translation>制限は変更されませんでした。制限を維持するプロセスを開始できませんでした: {why}。</translation>
    </message>
    <message>
        <source>The scrub still runs. Stop it with btrfs scrub cancel.</source>
        <translation>スクラブはまだ実行中です。btrfs scrub cancel で停止してください。</translation>
    </message>
    <message>
        <source>No scrub is running.</source>
        <translation>実行中のスクラブはありません。</translation>
    </message>
    <message>
        <source>The kernel has no limit for this device (Linux 5.14).</source>
        <translation>カーネルに、このデバイスの制限がありません (Linux 5.14)。</translation>
    </message>
    <message>
        <source>Another program has changed a limit. Check again.</source>
        <translation>別のプログラムが制限を変更しました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>A limit is 1 MB/s to 100 GB/s, or none.</source>
        <translation>制限は 1 MB/s ～ 100 GB/s、または「なし」です。</translation>
    </message>
    <message>
        <source>Another window is changing the limits. Try again later.</source>
        <translation>別のウィンドウが制限を変更しています。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>the kernel did not keep the limit</source>
        <translation>カーネルが制限を保持しませんでした</translation>
    </message>
    <message>
        <source>DiskTune was unlocked before btrfs was in use. Restart it, then try again.</source>
        <translation>btrfs が使用される前に、DiskTune のロックが解除されました。DiskTune を再起動してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>zpool is not installed (package zfsutils-linux).</source>
        <translation>zpool がインストールされていません (パッケージ zfsutils-linux)。</translation>
    </message>
    <message>
        <source>zpool could not be asked: {why}.</source>
        <translation>zpool に問い合わせできませんでした: {why}。</translation>
    </message>
    <message>
        <source>What zpool status prints of {pool} cannot be understood.</source>
        <translation>{pool} についての zpool status の出力を解釈できません。</translation>
    </message>
    <message>
        <source>The kernel could not be asked for the progress: {why}.</source>
        <translation>カーネルに進捗を問い合わせできませんでした: {why}。</translation>
    </message>
    <message>
        <source>The file system is not mounted where DiskTune can see it. The progress is unknown.</source>
        <translation>ファイルシステムは、DiskTune から見える場所にマウントされていません。進捗は不明です。</translation>
    </message>
    <message>
        <source>The record of the last scrub could not be read: {why}.</source>
        <translation>前回のスクラブの記録を読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <source>The record of the last scrub is damaged. Check it with btrfs scrub status.</source>
        <translation>前回のスクラブの記録が破損しています。btrfs scrub status で確認してください。</translation>
    </message>
    <message>
        <source>Only root can read the state of a scrub. Unlock to see it.</source>
        <translation>スクラブの状態は root だけが読み取れます。表示するには、ロックを解除してください。</translation>
    </message>
    <message>
        <source>The drive is being trimmed. Stop that first.</source>
        <translation>ドライブの TRIM を実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>An experiment is running on this drive. Stop it first.</source>
        <translation>このドライブで比較実験を実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>{setting} is now {now}, not {expected}. No settings were changed. Check the value, then apply again.</source>
        <translation>{setting}の値が変わっています (現在: {now}、変更前: {expected})。設定は変更されませんでした。値を確認してから、もう一度適用してください。</translation>
    </message>
    <message>
        <source>{setting} was set, but another of these changes made it {value}.</source>
        <translation>{setting}は設定されましたが、これらの変更の別の 1 つによって変わりました: {value}。</translation>
    </message>
    <message>
        <source>{setting}: the value was accepted, but reading it back gives {value}.</source>
        <translation>{setting}: 値は受け付けられましたが、読み戻した値は異なります: {value}。</translation>
    </message>
    <message>
        <source>Not applied, because an earlier change failed.</source>
        <translation>前の変更が失敗したため、適用されませんでした。</translation>
    </message>
    <message>
        <source>A change must name at least one setting, and no setting twice.</source>
        <translation>変更には少なくとも 1 つの設定を指定し、同じ設定を 2 回指定しないでください。</translation>
    </message>
    <message>
        <source>{file} says how to restore settings that were on trial, but it cannot be read. Until the computer restarts, DiskTune changes nothing on that drive. Check its settings, then remove the file.</source>
        <translation>{file} には試用中だった設定の復元方法が書かれていますが、読み取れません。コンピューターを再起動するまで、DiskTune はそのドライブを変更しません。設定を確認してから、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Another window has a change of this drive on trial, or compares values on it. No settings were changed. Wait until that has ended, or end it there.</source>
        <translation>別のウィンドウが、このドライブの変更を試用中か、値を比較中です。設定は変更されませんでした。終わるまで待つか、そのウィンドウで終了してください。</translation>
    </message>
    <message>
        <source>The earlier values could not be written down: {error}.</source>
        <translation>以前の値を書き込めませんでした: {error}。</translation>
    </message>
    <message>
        <source>The file with the earlier values has disappeared from {folder}.</source>
        <translation>以前の値のファイルが {folder} から消えました。</translation>
    </message>
    <message>
        <source>The service that would revert the trial did not start: {error}.</source>
        <translation>試用を元に戻すためのサービスが起動しませんでした: {error}。</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>The changes of that trial are still being applied.</source>
        <translation>この試用の変更は、まだ適用中です。</translation>
    </message>
    <message>
        <source>The trial could not be extended: {error}.</source>
        <translation>試用を延長できませんでした: {error}。</translation>
    </message>
    <message>
        <source>The change could not be kept and stays on trial until its time is over: {error}.</source>
        <translation>変更を保持できませんでした。時間切れになるまで試用中のままです: {error}。</translation>
    </message>
    <message>
        <source>Files are measured as the user who owns them. Start DiskTune without sudo.</source>
        <translation>ファイルは、その所有者であるユーザーとして測定します。sudo を付けずに DiskTune を起動してください。</translation>
    </message>
    <message>
        <source>The process that starts programs has exited. Unlock again to continue.</source>
        <translation>プログラムを開始するプロセスが終了しました。続行するには、もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <source>{file} does not belong to root; DiskTune neither reads nor changes it.</source>
        <translation>{file} の所有者が root ではありません。DiskTune は読み取りも変更もしません。</translation>
    </message>
    <message>
        <source>{file} can be written by others than root; DiskTune neither reads nor changes it.</source>
        <translation>{file} には root 以外も書き込めます。DiskTune は読み取りも変更もしません。</translation>
    </message>
    <message>
        <source>{file} is not a regular file; DiskTune neither reads nor changes it.</source>
        <translation>{file} は通常のファイルではありません。DiskTune は読み取りも変更もしません。</translation>
    </message>
    <message>
        <source>{file} has more than {most} KiB; DiskTune neither reads nor changes it.</source>
        <translation>{file} は {most} KiB を超えています。DiskTune は読み取りも変更もしません。</translation>
    </message>
    <message>
        <source>{file} is a symbolic link; DiskTune neither reads nor changes it.</source>
        <translation>{file} はシンボリックリンクです。DiskTune は読み取りも変更もしません。</translation>
    </message>
    <message>
        <source>{file} is not a directory; DiskTune neither reads nor changes it.</source>
        <translation>{file} はディレクトリではありません。DiskTune は読み取りも変更もしません。</translation>
    </message>
    <message>
        <source>DiskTune did not send a command to {drive}, because of an internal error. Report this: {mistake}.</source>
        <translation>DiskTune は、内部エラーのため {drive} にコマンドを送りませんでした。次の内容を報告してください: {mistake}。</translation>
    </message>
    <message>
        <source>{drive} reported an error. The kernel's message: {message}.</source>
        <translation>{drive} がエラーを報告しました。カーネルのメッセージ: {message}。</translation>
    </message>
    <message>
        <source>{drive} is no longer available. Check the cable and power, then reconnect it.</source>
        <translation>{drive} は利用できなくなりました。ケーブルと電源を確認して、もう一度接続してください。</translation>
    </message>
    <message>
        <source>You have no permission to open {drive}.</source>
        <translation>{drive} を開く権限がありません。</translation>
    </message>
    <message>
        <source>{drive} is in use by a program or driver that does not share it.</source>
        <translation>{drive} は、共有を許可しないプログラムまたはドライバーが使用中です。</translation>
    </message>
    <message>
        <source>{drive} does not support this kind of command.</source>
        <translation>{drive} はこの種類のコマンドに対応していません。</translation>
    </message>
    <message>
        <source>{file} cannot be written to, and DiskTune keeps the values to restore there. Make it writable, then try again. The system reports: {reason}.</source>
        <translation>{file} に書き込めません。DiskTune は復元する値をそこに保存します。書き込み可能にしてから、もう一度試してください。システムの報告: {reason}。</translation>
    </message>
    <message>
        <source>{file} cannot be written to, and DiskTune keeps the values to restore there. Free some space there, then try again. The system reports: {reason}.</source>
        <translation>{file} に書き込めません。DiskTune は復元する値をそこに保存します。空き容量を増やしてから、もう一度試してください。システムの報告: {reason}。</translation>
    </message>
    <message>
        <source>Scrubs need systemd, which does not run on this computer</source>
        <translation>スクラブには systemd が必要ですが、このコンピューターでは実行されていません</translation>
    </message>
    <message>
        <source>Long trials need systemd, which does not run on this computer</source>
        <translation>長時間試用には systemd が必要ですが、このコンピューターでは実行されていません</translation>
    </message>
    <message>
        <source>Boosts need systemd, which does not run on this computer</source>
        <translation>高速化には systemd が必要ですが、このコンピューターでは実行されていません</translation>
    </message>
    <message>
        <source>Recordings need systemd, which does not run on this computer</source>
        <translation>記録には systemd が必要ですが、このコンピューターでは実行されていません</translation>
    </message>
    <message>
        <source>{drive} cannot be a part of a unit's name</source>
        <translation>{drive} はユニット名の一部に使用できません</translation>
    </message>
    <message>
        <source>{program} did not end within {seconds} s</source>
        <translation>{program} が {seconds} s 以内に終了しませんでした</translation>
    </message>
    <message>
        <source>It printed more than {most} bytes</source>
        <translation>出力が {most} バイトを超えました</translation>
    </message>
    <message>
        <source>The system allows DiskTune no further thread. Nothing was started. Try again later.</source>
        <translation>システムは、DiskTune にこれ以上のスレッドを許可していません。何も開始されませんでした。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>{drive} answered with an empty identify page.</source>
        <translation>{drive} が空の識別ページを返しました。</translation>
    </message>
    <message>
        <source>{drive} answered with an empty page.</source>
        <translation>{drive} が空のページを返しました。</translation>
    </message>
    <message>
        <source>The drive does not report this setting</source>
        <translation>ドライブがこの設定を報告しません</translation>
    </message>
    <message>
        <source>The drive does not accept this value</source>
        <translation>ドライブがこの値を受け付けません</translation>
    </message>
    <message>
        <source>{why} (sense {codes}).</source>
        <translation>{why} (センス {codes})。</translation>
    </message>
    <message>
        <source>The drive returned a different page than the mode page.</source>
        <translation>ドライブが、モードページとは異なるページを返しました。</translation>
    </message>
    <message>
        <source>{why}: the command was lost in transit.</source>
        <translation>{why}: コマンドが転送中に失われました。</translation>
    </message>
    <message>
        <source>{why}: the drive is not ready.</source>
        <translation>{why}: ドライブの準備ができていません。</translation>
    </message>
    <message>
        <source>{why} (no sense data).</source>
        <translation>{why} (センスデータなし)。</translation>
    </message>
    <message>
        <source>The controller does not accept this value</source>
        <translation>コントローラーがこの値を受け付けません</translation>
    </message>
    <message>
        <source>The controller cannot save this</source>
        <translation>コントローラーはこれを保存できません</translation>
    </message>
    <message>
        <source>The controller does not allow this to be changed</source>
        <translation>コントローラーがこの変更を許可しません</translation>
    </message>
    <message>
        <source>The controller does not keep this for each namespace</source>
        <translation>コントローラーはこれをネームスペースごとには保持しません</translation>
    </message>
    <message>
        <source>A self-test is already running</source>
        <translation>セルフテストはすでに実行中です</translation>
    </message>
    <message>
        <source>{why} (NVMe status {code}).</source>
        <translation>{why} (NVMe ステータス {code})。</translation>
    </message>
    <message>
        <source>The controller rejected the Identify command</source>
        <translation>コントローラーが Identify コマンドを拒否しました</translation>
    </message>
    <message>
        <source>The controller does not return this log</source>
        <translation>コントローラーがこのログを返しません</translation>
    </message>
    <message>
        <source>The controller does not report this setting</source>
        <translation>コントローラーがこの設定を報告しません</translation>
    </message>
    <message>
        <source>The controller rejected the change</source>
        <translation>コントローラーが変更を拒否しました</translation>
    </message>
    <message>
        <source>The controller rejected the self-test</source>
        <translation>コントローラーがセルフテストを拒否しました</translation>
    </message>
    <message>
        <source>The drive reports no power conditions.</source>
        <translation>ドライブが電源状態を報告しません。</translation>
    </message>
    <message>
        <source>The drive does not enter this power condition</source>
        <translation>ドライブがこの電源状態に移行しません</translation>
    </message>
    <message>
        <source>The drive does not return its defects</source>
        <translation>ドライブは欠陥リストを返しません</translation>
    </message>
    <message>
        <source>The drive does not return this page</source>
        <translation>ドライブはこのページを返しません</translation>
    </message>
    <message>
        <source>The drive rejected the command (SCT status {code}).</source>
        <translation>ドライブがコマンドを拒否しました (SCT ステータス {code})。</translation>
    </message>
    <message>
        <source>The drive is still busy with another SCT command.</source>
        <translation>ドライブは、まだ別の SCT コマンドを処理中です。</translation>
    </message>
    <message>
        <source>The drive does not start the self-test</source>
        <translation>ドライブがセルフテストを開始しません</translation>
    </message>
    <message>
        <source>The drive does not stop the self-test</source>
        <translation>ドライブがセルフテストを停止しません</translation>
    </message>
    <message numerus="yes">
        <source>Change {n} drives: {names}</source>
        <translation>
            <numerusform>{n} 台のドライブを変更: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} drives on trial: keep or revert the changes on each.</source>
        <translation>
            <numerusform>{n} 台のドライブで試用中です。それぞれの変更を保持するか、元に戻してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} selected</source>
        <translation>
            <numerusform>{n} 台を選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array survives {n} more member failures.</source>
        <translation>
            <numerusform>メンバーの故障にあと {n} 回耐えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No members are in slots {slots}.</source>
        <translation>
            <numerusform>スロット {slots} にメンバーがありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} ({shared})</source>
        <translation>{value} ({shared})</translation>
    </message>
    <message>
        <source>{rate} ({depth})</source>
        <translation>{rate} ({depth})</translation>
    </message>
    <message numerus="yes">
        <source>{n} members</source>
        <translation>
            <numerusform>メンバー {n} 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members not in sync</source>
        <translation>
            <numerusform>同期していないメンバー {n} 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} read errors</source>
        <translation>
            <numerusform>読み取りエラー {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bad block ranges</source>
        <translation>
            <numerusform>不良ブロック範囲 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stripes ({cost} of memory), {used} in use</source>
        <translation>
            <numerusform>ストライプ {n} 個 (メモリー {cost})、使用中 {used}</numerusform>
        </translation>
    </message>
    <message>
        <source>{drive}: {settings} changed during the measurement. The result does not belong to one value. Measure again.</source>
        <translation>{drive}: 測定中に{settings}が変わりました。結果は 1 つの値に対応しません。もう一度測定してください。</translation>
    </message>
    <message>
        <source>{setting} ({before} → {after})</source>
        <translation>{setting} ({before} → {after})</translation>
    </message>
    <message numerus="yes">
        <source>{titled}, {n} workloads: maximum {best} {unit}.</source>
        <translation>
            <numerusform>{titled}、{n} ワークロード: 最大 {best} {unit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Median of {n} runs, slowest {slowest}, fastest {fastest} ({spread} spread).</source>
        <translation>
            <numerusform>測定 {n} 回の中央値、最低 {slowest}、最高 {fastest} (ばらつき {spread})。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs are invalid.</source>
        <translation>
            <numerusform>{n} 回の測定が無効です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grown defect list has {n} elements: sectors that the disk has replaced since it was made.</source>
        <translation>
            <numerusform>増加欠陥リストの要素は {n} 件です: 製造後にディスクが代替したセクターです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has recorded {n} errors over its life.</source>
        <translation>
            <numerusform>ドライブはこれまでに {n} 件のエラーを記録しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation}, {percent}</source>
        <translation>{operation}、{percent}</translation>
    </message>
    <message numerus="yes">
        <source>{n} changes to review</source>
        <translation>
            <numerusform>確認する変更 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last}, {n} values</source>
        <translation>
            <numerusform>{first} ～ {last}、{n} 個の値</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}, {runs} of {seconds}, about {time}.</source>
        <translation>{rounds}、{seconds} の{runs}、約 {time}。</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} ラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs</source>
        <translation>
            <numerusform>測定 {n} 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} experiments found no faster value. Keep the current values.</source>
        <translation>
            <numerusform>{n} 件の比較実験で、より速い値は見つかりませんでした。現在の値を維持してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {m} experiments found a faster value. Select one above for details.</source>
        <translation>
            <numerusform>{m} 件中 {n} 件の比較実験で、より速い値が見つかりました。上で選択すると詳細が表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid because of disturbances: {count} of {m}.</source>
        <translation>外乱により無効: {m} 件中 {count} 件。</translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <translation>
            <numerusform>{n} ペア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings</source>
        <translation>
            <numerusform>検出 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks without a result</source>
        <translation>
            <numerusform>判定できないチェック {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks found well</source>
        <translation>
            <numerusform>問題のないチェック {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings dismissed</source>
        <translation>
            <numerusform>除外した検出 {n} 件</numerusform>
        </translation>
    </message>
    <message>
        <source>/proc/mdstat cannot be read, or does not list this array.</source>
        <translation>/proc/mdstat を読み取れないか、このアレイが記載されていません。</translation>
    </message>
    <message numerus="yes">
        <source>{n} entries were saved as {name}.</source>
        <translation>
            <numerusform>{n} 件のエントリーを {name} として保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} blocks of ranges</source>
        <translation>
            <numerusform>最大 {n} ブロックの範囲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} saved</source>
        <translation>
            <numerusform>{n} 件保存済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} have another value now, set by {tools}.</source>
        <translation>
            <numerusform>{n} 件は現在別の値です (設定元: {tools})。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} have another value now.</source>
        <translation>
            <numerusform>{n} 件は現在別の値です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from the drive.</source>
        <translation>ドライブから読み取った値です。</translation>
    </message>
    <message>
        <source>From the kernel's record, not from the device.</source>
        <translation>デバイスではなく、カーネルの記録による値です。</translation>
    </message>
    <message>
        <source>From DiskTune's record, not from the device.</source>
        <translation>デバイスではなく、DiskTune の記録による値です。</translation>
    </message>
    <message>
        <source>Read from the drive at {moment}.</source>
        <translation>{moment} にドライブから読み取った値です。</translation>
    </message>
    <message numerus="yes">
        <source>{n} missing or rebuilding</source>
        <translation>
            <numerusform>{n} 台が欠落またはリビルド中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memory pages</source>
        <translation>
            <numerusform>{n} メモリーページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Your note on this drive is left out because serial numbers are masked.</source>
        <translation>シリアル番号を伏せるため、このドライブのメモは省かれています。</translation>
    </message>
    <message numerus="yes">
        <source>{n} results deleted.</source>
        <translation>
            <numerusform>{n} 件の結果を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results written to {path}, including serial numbers.</source>
        <translation>
            <numerusform>{n} 件の結果を、シリアル番号を含めて {path} に書き込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tests</source>
        <translation>
            <numerusform>{n} 個のテスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results overlaid</source>
        <translation>
            <numerusform>{n} 件の結果を重ねて表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results overlaid, without a verdict.</source>
        <translation>
            <numerusform>{n} 件の結果を重ねて表示しています。判定はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors left.</source>
        <translation>
            <numerusform>残ったエラー: {n} 件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} uncorrectable errors</source>
        <translation>
            <numerusform>訂正不可能なエラー {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors, all corrected</source>
        <translation>
            <numerusform>エラー {n} 件、すべて訂正済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors were found and corrected from an intact copy.</source>
        <translation>
            <numerusform>{n} 件のエラーが見つかり、正常なコピーから訂正されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors could not be corrected: no intact copy was found.</source>
        <translation>
            <numerusform>{n} 件のエラーを訂正できませんでした: 正常なコピーが見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} devices are missing.</source>
        <translation>
            <numerusform>{n} 台のデバイスが欠落しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors were found so far.</source>
        <translation>
            <numerusform>これまでに {n} 件のエラーが見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulated computer</source>
        <translation>シミュレートされたコンピューター</translation>
    </message>
    <message numerus="yes">
        <source>So far: {n} bursts of requests.</source>
        <translation>
            <numerusform>これまでのリクエストのバースト: {n} 回。</numerusform>
        </translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0 s</translation>
    </message>
    <message numerus="yes">
        <source>{n} results added.</source>
        <translation>
            <numerusform>{n} 件の結果を追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} were already stored.</source>
        <translation>
            <numerusform>{n} 件はすでに保存済みでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs, {share} apart</source>
        <translation>
            <numerusform>測定 {n} 回、差 {share}</numerusform>
        </translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>非対応</translation>
    </message>
    <message numerus="yes">
        <source>{n} blocks</source>
        <translation>
            <numerusform>{n} ブロック</numerusform>
        </translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>median latency (p50)</source>
        <translation>レイテンシー中央値 (p50)</translation>
    </message>
    <message>
        <source>99th-percentile latency (p99)</source>
        <translation>99 パーセンタイル (p99)</translation>
    </message>
    <message numerus="yes">
        <source>Mismatches were found in {n} sectors.</source>
        <translation>
            <numerusform>{n} セクターで不整合が見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The repair corrected mismatches in {n} sectors.</source>
        <translation>
            <numerusform>修復で {n} セクターの不整合を修正しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} ({details})</source>
        <translation>{member} ({details})</translation>
    </message>
    <message>
        <source>{array}: {state}</source>
        <translation>{array}: {state}</translation>
    </message>
    <message>
        <source>The drive's own status predicts a failure.</source>
        <translation>ドライブ自身の状態が故障を予測しています。</translation>
    </message>
    <message>
        <source>A self-test of the drive failed.</source>
        <translation>ドライブのセルフテストが失敗しました。</translation>
    </message>
    <message numerus="yes">
        <source>{n} errors were counted. Open DiskTune to see whether they were corrected.</source>
        <translation>
            <numerusform>{n} 件のエラーがカウントされました。訂正されたかどうかは、DiskTune を開いて確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors could not be corrected. Restore the affected files from a backup.</source>
        <translation>
            <numerusform>{n} 件のエラーを訂正できませんでした。影響を受けたファイルをバックアップから復元してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors were corrected. Check the health of the drives.</source>
        <translation>
            <numerusform>{n} 件のエラーが訂正されました。ドライブの健康状態を確認してください。</numerusform>
        </translation>
    </message>
</context><context>
    <name>Session</name>
    <message>
        <location filename="../client/session.py" />
        <source>The helper is not running.</source>
        <translation>ヘルパーは実行されていません。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>Unlock first: this needs an administrator's password.</source>
        <translation>先にロックを解除してください。管理者のパスワードが必要です。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The password request was cancelled. You can unlock again at any time.</source>
        <translation>パスワードの要求はキャンセルされました。いつでももう一度ロックを解除できます。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The helper program is missing. Reinstall DiskTune.</source>
        <translation>ヘルパープログラムがありません。DiskTune を再インストールしてください。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>An earlier session ended unexpectedly. DiskTune is reverting its settings on trial; the History page shows the result.</source>
        <translation>以前のセッションが予期せず終了しました。DiskTune は試用中の設定を元に戻しています。結果は「履歴」ページに表示されます。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The helper process exited. Unlock again to continue.</source>
        <translation>ヘルパープロセスが終了しました。続けるには、もう一度ロックを解除してください。</translation>
    </message>
</context><context>
    <name>SettingFacts</name>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Supported values</source>
        <translation>対応する値</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Lifetime</source>
        <translation>有効期間</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Risk</source>
        <translation>リスク</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Other names</source>
        <translation>別名</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Source</source>
        <translation>情報源</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{value}: {meaning}</source>
        <translation>{value}: {meaning}</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{value}, as the drive reports</source>
        <translation>{value} (ドライブの報告による)</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>on or off</source>
        <translation>オンまたはオフ</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>only {off}</source>
        <translation>{off}のみ</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{low} to {high}</source>
        <translation>{low} ～ {high}</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{range} in steps of {step}</source>
        <translation>{range} ({step} 刻み)</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{range}, or {off}</source>
        <translation>{range}、または{off}</translation>
    </message>
</context><context>
    <name>SettingRow</name>
    <message>
        <location filename="../settings/row.py" />
        <source>{setting}: {error}</source>
        <translation>{setting}: {error}</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>was {value}</source>
        <translation>変更前: {value}</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Set to &amp;Default</source>
        <translation>既定値に設定(&amp;D)</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>&amp;Undo This Change</source>
        <translation>この変更を取り消す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>&amp;Who Else Sets This</source>
        <translation>ほかに設定しているもの(&amp;W)</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Undo this change</source>
        <translation>この変更を取り消す</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Undo the change of {setting}</source>
        <translation>{setting}の変更を取り消す</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Description, lifetime, risk and sources</source>
        <translation>説明、有効期間、リスク、情報源</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>About {setting}</source>
        <translation>{setting}について</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>hdparm flag {flag}</source>
        <translation>hdparm のフラグ {flag}</translation>
    </message>
</context><context>
    <name>SettingSearch</name>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>By label, purpose, kernel file or its name in another tool, such as hdparm</source>
        <translation>名前、目的、カーネルファイル、または hdparm などほかのツールでの名前</translation>
    </message>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Find a setting by label, purpose, kernel file or a name in another tool</source>
        <translation>設定を、名前、目的、カーネルファイル、またはほかのツールでの名前で検索します</translation>
    </message>
</context><context>
    <name>SettingsPage</name>
    <message>
        <location filename="../settings/copying.py" />
        <source>Copied as commands.</source>
        <translation>コマンドとしてコピーしました。</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
</context><context>
    <name>SettingsSheet</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Reading settings from the drive…</source>
        <translation>ドライブから設定を読み取っています…</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>No matching settings.</source>
        <translation>一致する設定はありません。</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Show A&amp;ll Settings</source>
        <translation>すべての設定を表示(&amp;L)</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Shows all settings instead of only the recommended ones</source>
        <translation>推奨の設定だけでなく、すべての設定を表示します</translation>
    </message>
</context><context>
    <name>SpeedUp</name>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>&amp;Boost Until Finished</source>
        <translation>完了まで高速化(&amp;B)</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Revert Now</source>
        <translation>今すぐ元に戻す</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Test Queue Depths</source>
        <translation>キューの深さをテスト</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Runs the members at several queue depths for about two minutes and uses the fastest until the operation finishes. Some controllers are fastest with 1; with most there is no difference.</source>
        <translation>メンバーを複数のキューの深さで約 2 分間動作させ、最も速いものを処理の完了まで使用します。1 が最速のコントローラーもありますが、多くでは差がありません。</translation>
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
        <translation>高速化のプリセット</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Until finished</source>
        <translation>完了まで</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>No operation is running. During a rebuild, resync or check you can raise limits here until it finishes.</source>
        <translation>実行中の処理はありません。リビルド、再同期、チェックの実行中は、完了までの間、ここで上限を引き上げられます。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Set each value yourself. Read-ahead affects programs, not the rebuild. Some controllers are faster with a queue depth of 1.</source>
        <translation>それぞれの値を自分で設定します。先読みはプログラムに影響し、リビルドには影響しません。キューの深さ 1 のほうが速いコントローラーもあります。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>These values are in effect. Revert them to choose others.</source>
        <translation>これらの値が有効です。ほかの値を選ぶには、元に戻してください。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The preset sets these values. Select “Custom” above to set them yourself.</source>
        <translation>プリセットがこれらの値を設定します。自分で設定するには、上で「カスタム」を選択してください。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>These choices change no value.</source>
        <translation>この選択では値は変わりません。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The stripe cache uses {more} more memory.</source>
        <translation>ストライプキャッシュは、さらに {more} のメモリーを使用します。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The amount of free memory is unknown.</source>
        <translation>空きメモリーの量は不明です。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>{free} of memory were free when DiskTune read the values.</source>
        <translation>DiskTune が値を読み取った時点で、空きメモリーは {free} でした。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>DiskTune limits one array to half of the free memory.</source>
        <translation>DiskTune は 1 つのアレイの使用量を空きメモリーの半分までに制限します。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Stop and Revert</source>
        <translation>停止して元に戻す</translation>
    </message>
</context><context>
    <name>Standby</name>
    <message>
        <location filename="../standby/words.py" />
        <source>{time}, {length}</source>
        <translation>{time}、{length}</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>A burst is a group of requests without a pause of {time}. Programs are ranked by the bursts that they begin.</source>
        <translation>バーストは、{time}の休止を挟まない一連のリクエストです。プログラムは、開始したバーストの数の順に並びます。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Through</source>
        <translation>経由</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Bursts begun</source>
        <translation>開始したバースト数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Share in %</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Starts</source>
        <translation>起動回数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Requests</source>
        <translation>リクエスト数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Last seen</source>
        <translation>最終検出</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Finding</source>
        <translation>検出事項</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>How sure</source>
        <translation>確度</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>gone</source>
        <translation>なくなった</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>less often</source>
        <translation>頻度減</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>more often</source>
        <translation>頻度増</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>as before</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Time in standby in %</source>
        <translation>スタンバイの時間の割合 (%)</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Starts per hour</source>
        <translation>1 時間あたりの起動回数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Bursts per hour</source>
        <translation>1 時間あたりのバースト数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Bursts per hour begun by {program}</source>
        <translation>{program} が開始した 1 時間あたりのバースト数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Figure</source>
        <translation>項目</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Change</source>
        <translation>変化率</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{time}: {setting} changed from {before} to {after}.</source>
        <translation>{time}: {setting}が {before} から {after} に変更されました。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{time}: {setting} set to {after}.</source>
        <translation>{time}: {setting} を {after} に設定しました。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Calculated from the data sheet: saves {wh} Wh in this time, {kwh} kWh a year.</source>
        <translation>データシートからの計算値: この時間で {wh} Wh、年間で {kwh} kWh の節約。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Calculated from the data sheet: costs {wh} Wh in this time, {kwh} kWh a year.</source>
        <translation>データシートからの計算値: この時間で {wh} Wh、年間で {kwh} kWh の増加。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Why Does It Not Stay in Standby?</source>
        <translation>スタンバイが続かない理由</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Recorded</source>
        <translation>記録</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
</context><context>
    <name>StandbyPage</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>1 hour</source>
        <translation>1 時間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>A night (8 h)</source>
        <translation>一晩 (8 h)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>24 hours</source>
        <translation>24 時間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>3 days</source>
        <translation>3 日間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Time to watch</source>
        <translation>監視時間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Stop Recording</source>
        <translation>記録を停止(&amp;S)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Asks for an administrator's password</source>
        <translation>管理者のパスワードを求めます</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Watch Again</source>
        <translation>もう一度監視(&amp;W)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Watch for an Hour</source>
        <translation>1 時間監視(&amp;W)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Watch for a Night</source>
        <translation>一晩監視(&amp;W)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Watch for a Day</source>
        <translation>1 日監視(&amp;W)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Watch for 3 Days</source>
        <translation>3 日間監視(&amp;W)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Watch</source>
        <translation>監視(&amp;W)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Recording shown</source>
        <translation>表示中の記録</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Recording to compare with</source>
        <translation>比較する記録</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Everything as &amp;Text…</source>
        <translation>すべてをテキストで保存(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Everything as &amp;JSON…</source>
        <translation>すべてを JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Table as CSV…</source>
        <translation>表を CSV で保存(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Compared with {recording}</source>
        <translation>{recording} と比較</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Running now</source>
        <translation>実行中</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Why Does It Not Stay in Standby?</source>
        <translation>スタンバイが続かない理由</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Reading recordings…</source>
        <translation>記録を読み取っています…</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Recording who reaches the drive…</source>
        <translation>ドライブにアクセスするものを記録しています…</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Add it to {file}, then watch again to see what it changes.</source>
        <translation>コピーしました。{file} に追加してからもう一度監視すると、何が変わるかわかります。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Add it to the options in the existing line in {file}. Restart, then watch again.</source>
        <translation>コピーしました。{file} の既存の行のオプションに追加してください。再起動してから、もう一度監視します。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Run it in a terminal or put it into your script, then watch again.</source>
        <translation>コピーしました。端末で実行するかスクリプトに組み込んでから、もう一度監視してください。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Simulated: in the demo a night passes in 45 s.</source>
        <translation>シミュレーション: デモでは一晩が 45 s で経過します。</translation>
    </message>
</context><context>
    <name>StatusPanel</name>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>Progress of the operation</source>
        <translation>処理の進捗</translation>
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>The state of the array is unknown. {why}</source>
        <translation>アレイの状態は不明です。{why}</translation>
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>{why} The values below were read at {time}.</source>
        <translation>{why}以下の値は {time} に読み取ったものです。</translation>
    </message>
</context><context>
    <name>Store</name>
    <message>
        <location filename="../store/locked_file.py" />
        <source>Another window or the tray has locked the file</source>
        <translation>別のウィンドウまたはトレイがファイルをロックしています</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <location filename="../store/note_file.py" />
        <source>the file is damaged</source>
        <translation>ファイルが破損しています</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>The results in {path} cannot be used: {problem}. The file could not be renamed ({why}), so new results are kept only until DiskTune closes.</source>
        <translation>{path} の結果は使用できません: {problem}。ファイル名を変更できなかったため ({why})、新しい結果は DiskTune を閉じるまでしか保持されません。</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>The results in {path} cannot be used: {problem}. The file was renamed to {name}; new results are stored in a new file.</source>
        <translation>{path} の結果は使用できません: {problem}。ファイル名を {name} に変更しました。新しい結果は新しいファイルに保存されます。</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>Results cannot be stored in {folder}: {why}. New results are kept only until DiskTune closes.</source>
        <translation>結果を {folder} に保存できません: {why}。新しい結果は DiskTune を閉じるまでしか保持されません。</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>there is no write permission</source>
        <translation>書き込み権限がありません</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>another program has locked the file</source>
        <translation>別のプログラムがファイルをロックしています</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>no space is left</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file cannot be opened or created</source>
        <translation>ファイルを開けないか、作成できません</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>reading or writing the file failed</source>
        <translation>ファイルの読み取りまたは書き込みに失敗しました</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file contains an invalid result</source>
        <translation>ファイルに無効な結果が含まれています</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file belongs to another program</source>
        <translation>ファイルが別のプログラムのものです</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file was written by a later version of DiskTune</source>
        <translation>ファイルが、より新しいバージョンの DiskTune で書き込まれています</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>This result has been deleted.</source>
        <translation>この結果は削除されました。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>This result cannot be read: {error}.</source>
        <translation>この結果を読み取れません: {error}。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>The results cannot be read: {error}.</source>
        <translation>結果を読み取れません: {error}。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>{path} was moved or deleted while DiskTune was running. Nothing can be stored in it; restart DiskTune.</source>
        <translation>DiskTune の実行中に {path} が移動または削除されました。ここには何も保存できません。DiskTune を再起動してください。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>Nothing could be stored in {place}: {why}. Remove the cause, then retry.</source>
        <translation>{place} に保存できませんでした: {why}。原因を取り除いてから、再試行してください。</translation>
    </message>
</context><context>
    <name>Strip</name>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>Dismiss this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message numerus="yes">
        <location filename="../mainwindow/banners/strip.py" />
        <source>%n more…</source>
        <translation>
            <numerusform>ほか %n 件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../mainwindow/banners/strip.py" />
        <source>%n new…</source>
        <translation>
            <numerusform>新着 %n 件…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>Show all messages in full</source>
        <translation>すべてのメッセージを全文表示</translation>
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
        <location filename="../checkup/tab.py" />
        <source>Check-Up</source>
        <translation>点検</translation>
    </message>
    <message>
        <location filename="../drive_health/tab.py" />
        <source>Health</source>
        <translation>健康状態</translation>
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
        <location filename="../scrub/tab.py" />
        <source>Scrub</source>
        <translation>スクラブ</translation>
    </message>
    <message>
        <location filename="../settings/tab.py" />
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../standby/tab.py" />
        <source>Standby</source>
        <translation>スタンバイ</translation>
    </message>
</context><context>
    <name>TableEditor</name>
    <message>
        <location filename="../editing/editors.py" />
        <source>More…</source>
        <translation>その他…</translation>
    </message>
</context><context>
    <name>TakeoverDialog</name>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Setting</source>
        <translation>設定</translation>
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
        <translation>ほかのツール</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Set by</source>
        <translation>設定元</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Settings of other tools for this drive</source>
        <translation>このドライブに対するほかのツールの設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Review Changes…</source>
        <translation>変更内容を確認…</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Apply at Boot</source>
        <translation>起動時に適用</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>DiskTune saves the selected settings and applies them last at boot. The other tools' files are not changed. Settings that you saved or changed yourself are not selected.</source>
        <translation>DiskTune は選択した設定を保存し、起動時に最後に適用します。ほかのツールのファイルは変更しません。自分で保存または変更した設定は選択されていません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>No readable file sets anything on this drive.</source>
        <translation>読み取り可能なファイルの中に、このドライブを設定するものはありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>No other tool sets anything on this drive.</source>
        <translation>このドライブを設定しているほかのツールはありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Not read: {files}.</source>
        <translation>読み取れませんでした: {files}。</translation>
    </message>
</context><context>
    <name>TakingAlong</name>
    <message>
        <location filename="../standby/taking_along.py" />
        <source>Export Recording</source>
        <translation>記録をエクスポート</translation>
    </message>
</context><context>
    <name>TargetBox</name>
    <message>
        <location filename="../profiles/target.py" />
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message>
        <location filename="../profiles/target.py" />
        <source>The raw drive is only read, bypassing its file systems. In a folder a test file is written, read and removed.</source>
        <translation>ドライブ全体 (raw) は、ファイルシステムを経由せずに読み取るだけです。フォルダーでは、テストファイルを書き込み、読み取り、削除します。</translation>
    </message>
    <message>
        <location filename="../profiles/target.py" />
        <source>Raw drive (read only)</source>
        <translation>ドライブ全体 (読み取りのみ)</translation>
    </message>
    <message>
        <location filename="../profiles/target.py" />
        <source>Choose folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
</context><context>
    <name>TickTable</name>
    <message>
        <location filename="../widgets/tick_table.py" />
        <source>{what} ({problem})</source>
        <translation>{what} ({problem})</translation>
    </message>
</context><context>
    <name>TimerSwitch</name>
    <message>
        <location filename="../drive_health/timer_switch.py" />
        <source>&amp;Sample every hour, also without this window</source>
        <translation>このウィンドウを閉じていても 1 時間ごとにサンプルを記録する(&amp;S)</translation>
    </message>
    <message>
        <location filename="../drive_health/timer_switch.py" />
        <source>Enables disktune-health.timer of systemd, which asks for an administrator's password</source>
        <translation>systemd の disktune-health.timer を有効にします。管理者のパスワードを求められます</translation>
    </message>
    <message>
        <location filename="../drive_health/timer_switch.py" />
        <source>Copy Command</source>
        <translation>コマンドをコピー</translation>
    </message>
</context><context>
    <name>TitledLabel</name>
    <message>
        <location filename="../text/titled_label.py" />
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
</context><context>
    <name>Tray</name>
    <message>
        <location filename="../tray/event_text.py" />
        <source>slot {slot}</source>
        <translation>スロット {slot}</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was stopped, or its drives were disconnected.</source>
        <translation>停止されたか、そのドライブが取り外されました。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was present before this computer restarted and is missing now.</source>
        <translation>このコンピューターの再起動前には存在しましたが、現在は見つかりません。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} disappeared</source>
        <translation>{array} が見つかりません</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>A member of {array} failed</source>
        <translation>{array} のメンバーが故障しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} failed.</source>
        <translation>{member} が故障しました。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} disappeared.</source>
        <translation>{member} が見つかりません。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is degraded</source>
        <translation>{array} は縮退しています</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} was degraded</source>
        <translation>{array} は縮退していました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It had lost {members}.</source>
        <translation>{members} を失っていました。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Do not change anything on its drives: most such arrays can be reassembled.</source>
        <translation>そのドライブには変更を加えないでください: このようなアレイの多くは再び組み立てられます。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} failed</source>
        <translation>{array} が故障しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Its data cannot be accessed until the array is assembled.</source>
        <translation>アレイを組み立てるまで、データにアクセスできません。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is inactive</source>
        <translation>{array} は非アクティブです</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} has no spare left</source>
        <translation>{array} にはスペアが残っていません</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} replaces another member.</source>
        <translation>{member} が別のメンバーの代わりになります。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is healthy again</source>
        <translation>{array} は正常に戻りました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} started</source>
        <translation>{array}: {operation}を開始しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Redundancy is reduced until it finishes.</source>
        <translation>完了するまで冗長性が低下しています。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} running</source>
        <translation>{array}: {operation}を実行中です</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It took {time}.</source>
        <translation>所要時間は {time} でした。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} finished</source>
        <translation>{array}: {operation}が完了しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>No mismatches were found.</source>
        <translation>不整合は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It ended before completion, at about {percent}%.</source>
        <translation>完了前に、約 {percent}% で終了しました。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stopped early</source>
        <translation>{array}: {operation}は途中で停止しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It has been at {percent}% for a minute. A drive may be failing, or other programs keep it busy.</source>
        <translation>1 分間 {percent}% のままです。ドライブが故障しかけているか、ほかのプログラムがドライブを使用している可能性があります。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stalled</source>
        <translation>{array}: {operation}が停滞しています</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was paused, or waits for another array. Progress: at least {percent}%.</source>
        <translation>一時停止されたか、別のアレイを待っています。進捗: {percent}% 以上。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} not running</source>
        <translation>{array}: {operation}は実行されていません</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{percent}%.</source>
        <translation>{percent}%。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{percent}%, {time} remaining.</source>
        <translation>{percent}%、残り時間: {time}。</translation>
    </message>
    <message>
        <location filename="../tray/health_text.py" />
        <source>{drive}: {matter}</source>
        <translation>{drive}: {matter}</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>The state of the RAID arrays is unknown: /proc/mdstat cannot be read</source>
        <translation>RAID アレイの状態は不明です: /proc/mdstat を読み取れません</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{array}: unknown</source>
        <translation>{array}: 不明</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Open DiskTune</source>
        <translation>DiskTune を開く</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <location filename="../tray/indicator.py" />
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Boost Until Finished…</source>
        <translation>完了まで高速化…</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <location filename="../tray/indicator.py" />
        <source>Pause…</source>
        <translation>一時停止…</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Mute Notifications</source>
        <translation>通知をオフ</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>No RAID arrays</source>
        <translation>RAID アレイなし</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>RAID arrays unknown</source>
        <translation>RAID アレイの状態は不明</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Muted Notifications</source>
        <translation>オフにした通知</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} {percent}%</source>
        <translation>{operation} {percent}%</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{time} remaining</source>
        <translation>残り時間: {time}</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} waiting</source>
        <translation>{operation}待機中</translation>
    </message>
    <message>
        <location filename="../tray/long_trials/news.py" />
        <source>{drive}: long trial ended</source>
        <translation>{drive}: 長時間試用が終了しました</translation>
    </message>
    <message>
        <location filename="../tray/long_trials/news.py" />
        <source>{drive}: long trial reverted</source>
        <translation>{drive}: 長時間試用の変更を元に戻しました</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Boost…</source>
        <translation>高速化…</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Mute</source>
        <translation>通知をオフ</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: scrub started</source>
        <translation>{name}: スクラブが開始しました</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>It reads all data of the file system. Open DiskTune to see or limit its speed.</source>
        <translation>ファイルシステムのすべてのデータを読み取ります。速度を確認または制限するには、DiskTune を開いてください。</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: damaged data</source>
        <translation>{name}: データの破損</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: errors corrected</source>
        <translation>{name}: エラーを訂正しました</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: scrub interrupted</source>
        <translation>{name}: スクラブが中断しました</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>Open DiskTune to resume it.</source>
        <translation>再開するには、DiskTune を開いてください。</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: scrub finished</source>
        <translation>{name}: スクラブが完了しました</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>No errors were found.</source>
        <translation>エラーは見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: scrub ended</source>
        <translation>{name}: スクラブが終了しました</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>The drives counted no errors. Open DiskTune to see the result.</source>
        <translation>ドライブはエラーをカウントしませんでした。結果を確認するには、DiskTune を開いてください。</translation>
    </message>
    <message>
        <location filename="../tray/scrubs/scrub_text.py" />
        <source>{name}: scrub found errors</source>
        <translation>{name}: スクラブでエラーが見つかりました</translation>
    </message>
</context><context>
    <name>TrayMenu</name>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>&amp;Monitor Drives and Arrays at Login</source>
        <translation>ログイン時からドライブとアレイを監視(&amp;M)</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Shows an icon in the tray, if the desktop has one, and a notification when a drive or an array needs attention</source>
        <translation>デスクトップが対応していればトレイにアイコンを表示し、ドライブまたはアレイに対応が必要なときに通知します</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Muted &amp;Arrays</source>
        <translation>通知をオフにしたアレイ(&amp;A)</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Muted Drive &amp;Notifications</source>
        <translation>オフにしたドライブの通知(&amp;N)</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The choice could not be saved in {file}: {why}.</source>
        <translation>選択を {file} に保存できませんでした: {why}。</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Notify you when a drive or a RAID array needs attention</source>
        <translation>ドライブまたは RAID アレイに対応が必要なときに通知します</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The desktop does not allow DiskTune to start at login.</source>
        <translation>デスクトップは、ログイン時の DiskTune の起動を許可していません。</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The desktop still starts DiskTune at login.</source>
        <translation>デスクトップは、引き続きログイン時に DiskTune を起動します。</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>DiskTune could not ask the desktop about its start at login. {why}</source>
        <translation>DiskTune は、ログイン時の起動についてデスクトップに問い合わせられませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>No RAID arrays</source>
        <translation>RAID アレイなし</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The list of RAID arrays is unknown</source>
        <translation>RAID アレイの一覧は不明です</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>None</source>
        <translation>なし</translation>
    </message>
</context><context>
    <name>TrialBanner</name>
    <message numerus="yes">
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Changes on %n drives are on trial. DiskTune reverts what you do not keep.</source>
        <translation>
            <numerusform>%n 台のドライブの変更を試用中です。保持しない変更は DiskTune が元に戻します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Keep Changes</source>
        <translation>変更を保持</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Revert</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Show the settings on trial</source>
        <translation>試用中の設定を表示</translation>
    </message>
</context><context>
    <name>TrialBar</name>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>E&amp;xtend to 5 Minutes</source>
        <translation>5 分に延長(&amp;X)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Revert</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Keep Changes</source>
        <translation>変更を保持(&amp;K)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep the changes on {drive}? DiskTune reverts them in {seconds} s.</source>
        <translation>{drive} の変更を保持しますか? DiskTune は {seconds} s 後に元に戻します。</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep the changes on {drive}? DiskTune reverts them in {seconds} s, if the helper process is still running then.</source>
        <translation>{drive} の変更を保持しますか? その時点でヘルパープロセスが実行中であれば、DiskTune は {seconds} s 後に元に戻します。</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The time is up. Waiting for the helper to revert the changes on {drive}…</source>
        <translation>時間切れです。ヘルパーが {drive} の変更を元に戻すのを待っています…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. Checking whether the changes on {drive} were reverted…</source>
        <translation>ヘルパープロセスが終了しました。{drive} の変更が元に戻されたかどうかを確認しています…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. Waiting for DiskTune's service to revert the changes on {drive}…</source>
        <translation>ヘルパープロセスが終了しました。DiskTune のサービスが {drive} の変更を元に戻すのを待っています…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited, and the changes on {drive} were not reverted.</source>
        <translation>ヘルパープロセスが終了し、{drive} の変更は元に戻されませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. It is unknown whether the changes on {drive} were reverted.</source>
        <translation>ヘルパープロセスが終了しました。{drive} の変更が元に戻されたかどうかは不明です。</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Reverting the changes on {drive}…</source>
        <translation>{drive} の変更を元に戻しています…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keeping the changes on {drive}…</source>
        <translation>{drive} の変更を保持しています…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Settings on trial</source>
        <translation>試用中の設定</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Time left</source>
        <translation>残り時間</translation>
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
        <source>The earlier trial must be reverted first.</source>
        <translation>先に以前の試用を元に戻す必要があります。</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Keep or revert the changes on trial first.</source>
        <translation>先に、試用中の変更を保持するか元に戻してください。</translation>
    </message>
</context><context>
    <name>TrialReports</name>
    <message>
        <location filename="../settings/trial_reports.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../settings/trial_reports.py" />
        <source>{drive}: The trial ended without a result because its helper exited. Check the current values.</source>
        <translation>{drive}: ヘルパーが終了したため、試用は結果のないまま終わりました。現在の値を確認してください。</translation>
    </message>
    <message>
        <location filename="../settings/trial_reports.py" />
        <source>Apply A&amp;gain</source>
        <translation>再適用(&amp;G)</translation>
    </message>
</context><context>
    <name>Trim</name>
    <message>
        <location filename="../trim/dialog.py" />
        <source>{place}: {why}</source>
        <translation>{place}: {why}</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>{place}: {size} trimmed in {time}.</source>
        <translation>{place}: {time} で {size} を TRIM しました。</translation>
    </message>
</context><context>
    <name>TrimDialog</name>
    <message>
        <location filename="../trim/dialog.py" />
        <source>File system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Trims at most</source>
        <translation>最大の TRIM 量</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Deleting trims at once</source>
        <translation>削除時に即時 TRIM</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>File systems to trim</source>
        <translation>TRIM するファイルシステム</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>The list of mounted file systems could not be read.</source>
        <translation>マウントされたファイルシステムの一覧を読み取れませんでした。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>No file system of this drive is mounted here.</source>
        <translation>このドライブのファイルシステムは、ここではマウントされていません。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Reaches these drives: {drives}</source>
        <translation>対象となるドライブ: {drives}</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Trimming {place} ({number} of {count})…</source>
        <translation>{place} を TRIM しています ({number} / {count})…</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>&amp;Unlock and Trim…</source>
        <translation>ロックを解除して TRIM を実行(&amp;U)…</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>&amp;Trim Now</source>
        <translation>今すぐ TRIM(&amp;T)</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>TRIM tells the drive which blocks no file uses, so that it need not keep them.</source>
        <translation>TRIM は、どのファイルも使用していないブロックをドライブに伝えます。ドライブはその内容を保持する必要がなくなります。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>At most {size} is discarded: the free space of what is selected.</source>
        <translation>最大で {size} が破棄されます: 選択したファイルシステムの空き領域です。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>At most the free space of what is selected is discarded.</source>
        <translation>最大で、選択したファイルシステムの空き領域が破棄されます。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>No file is lost, but files that were deleted can no longer be recovered.</source>
        <translation>ファイルは失われませんが、削除したファイルは復元できなくなります。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>The drive decides how long it takes: seconds on most, minutes on some. You can cancel.</source>
        <translation>所要時間はドライブによって異なります: 多くは数秒ですが、数分かかるものもあります。キャンセルできます。</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Trim {drive}</source>
        <translation>{drive} の TRIM</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Progress of TRIM</source>
        <translation>TRIM の進捗</translation>
    </message>
</context><context>
    <name>TrimJob</name>
    <message>
        <location filename="../trim/job.py" />
        <source>The helper process exited. What was trimmed so far stays trimmed.</source>
        <translation>ヘルパープロセスが終了しました。それまでに TRIM された部分は元に戻りません。</translation>
    </message>
</context><context>
    <name>Troubles</name>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Show Drive</source>
        <translation>ドライブを表示</translation>
    </message>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Boost…</source>
        <translation>高速化…</translation>
    </message>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Show Settings</source>
        <translation>設定を表示</translation>
    </message>
</context><context>
    <name>UnlockBar</name>
    <message>
        <location filename="../widgets/unlock_bar.py" />
        <source>Some values can be read only with an administrator's password.</source>
        <translation>一部の値は、管理者のパスワードがないと読み取れません。</translation>
    </message>
    <message>
        <location filename="../widgets/unlock_bar.py" />
        <source>&amp;Unlock</source>
        <translation>ロックを解除(&amp;U)</translation>
    </message>
</context><context>
    <name>UnlockHealth</name>
    <message>
        <location filename="../health/unlock_button.py" />
        <source>&amp;Unlock</source>
        <translation>ロックを解除(&amp;U)</translation>
    </message>
    <message>
        <location filename="../health/unlock_button.py" />
        <source>Asks for an administrator's password to read the health data</source>
        <translation>健康状態のデータを読み取るために、管理者のパスワードを求めます</translation>
    </message>
</context><context>
    <name>Verdict</name>
    <message>
        <location filename="../experiment/summary.py" />
        <source>faster</source>
        <translation>高速</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>slower</source>
        <translation>低速</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>slightly faster</source>
        <translation>わずかに高速</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>slightly slower</source>
        <translation>わずかに低速</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>no meaningful difference (within 2%)</source>
        <translation>実質的な差なし (2%以内)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>inconclusive: too much noise</source>
        <translation>判定不能 (ばらつき大)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>clearly slower, stopped early</source>
        <translation>明らかに低速 (早期中止)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>invalid: disturbed</source>
        <translation>無効 (外乱あり)</translation>
    </message>
</context><context>
    <name>ViewPanel</name>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart view</source>
        <translation>グラフ表示</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Shows the values of the chart.</source>
        <translation>グラフの値を表示します。</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Copy Table</source>
        <translation>表をコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Table as C&amp;SV…</source>
        <translation>表を CSV で保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Table as &amp;JSON…</source>
        <translation>表を JSON で保存(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart as &amp;PNG…</source>
        <translation>グラフを PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart as S&amp;VG…</source>
        <translation>グラフを SVG で保存(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Copied to the clipboard.</source>
        <translation>クリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
</context><context>
    <name>Views</name>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency, {kind} ({count}): {told}, maximum {most}.</source>
        <translation>レイテンシー、{kind} ({count}): {told}、最大 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency, {kind} ({count}): too few for percentiles, maximum {most}.</source>
        <translation>レイテンシー、{kind} ({count}): パーセンタイルには少なすぎます。最大 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency percentiles, {kind}</source>
        <translation>レイテンシーのパーセンタイル、{kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Percentile</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>reads</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency, {kind} ({count}): most common {low} to {high}.</source>
        <translation>レイテンシー、{kind} ({count}): 最多 {low} ～ {high}。</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency histogram, {kind}</source>
        <translation>レイテンシーのヒストグラム、{kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <location filename="../benchmark/latency_views.py" />
        <source>Latency</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <location filename="../benchmark/measurement_views.py" />
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <location filename="../benchmark/measurement_views.py" />
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Maximum latency</source>
        <translation>最大レイテンシー</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Run {number}</source>
        <translation>測定 {number}</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{metric}: no data.</source>
        <translation>{metric}: データなし。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{metric}: median {median} {unit}, minimum {least}, maximum {most}.</source>
        <translation>{metric}: 中央値 {median} {unit}、最小 {least}、最大 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Positions: {count}, median {median}, slowest {least}, fastest {most}.</source>
        <translation>位置: {count} か所、中央値 {median}、最低 {least}、最高 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Throughput by position</source>
        <translation>位置ごとのスループット</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Position on the drive</source>
        <translation>ドライブ上の位置</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>start</source>
        <translation>先頭</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Positions below half of the median throughput: {slow} of {count}.</source>
        <translation>スループットが中央値の半分未満の位置: {count} か所中 {slow} か所。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Surface map</source>
        <translation>表面マップ</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Accesses: {count}, median {median}, minimum {least}, maximum {most}.</source>
        <translation>アクセス: {count} 回、中央値 {median}、最小 {least}、最大 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Access time by seek distance</source>
        <translation>シーク距離ごとのアクセス時間</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seek distance</source>
        <translation>シーク距離</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Median latency</source>
        <translation>レイテンシー中央値</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{title} by queue depth</source>
        <translation>{title} (キューの深さごと)</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{title} by number of threads</source>
        <translation>{title} (スレッド数ごと)</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{title} by block size</source>
        <translation>{title} (ブロックサイズごと)</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{share}% read</source>
        <translation>読み取り {share}%</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>depth {depth}</source>
        <translation>深さ {depth}</translation>
    </message>
</context><context>
    <name>WantedForm</name>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Setting to change</source>
        <translation>変更する設定</translation>
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Find a setting to change</source>
        <translation>変更する設定を検索</translation>
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Remove this setting</source>
        <translation>この設定を除外</translation>
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Remove {setting}</source>
        <translation>{setting}を除外</translation>
    </message>
</context><context>
    <name>WithoutCharts</name>
    <message>
        <location filename="../mainwindow/without_charts.py" />
        <source>The charts on this page need pyqtgraph, which is not installed. On Debian, run: {command}</source>
        <translation>このページのグラフには pyqtgraph が必要ですが、インストールされていません。Debian では次を実行してください: {command}</translation>
    </message>
</context><context>
    <name>Words</name>
    <message>
        <location filename="../text/wording.py" />
        <source>wear</source>
        <translation>消耗</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>data loss</source>
        <translation>データ損失の恐れ</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>system hang</source>
        <translation>ハングの恐れ</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Lasts until restart, or until the drive is unplugged.</source>
        <translation>再起動するか、ドライブを取り外すまで有効です。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Lasts until power-off, often only until the computer is suspended.</source>
        <translation>電源断まで有効です。多くの場合、コンピューターのサスペンドまでです。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Permanent: the drive keeps it without power.</source>
        <translation>永続: ドライブが電源なしでも保持します。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Last set to {value} by DiskTune. The drive does not support reading it back.</source>
        <translation>DiskTune が最後に設定した値: {value}。ドライブは読み戻しに対応していません。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Last set to {value} by DiskTune on {moment}. The drive does not support reading it back.</source>
        <translation>DiskTune が最後に設定した値: {value} ({moment})。ドライブは読み戻しに対応していません。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>From the kernel's record. {reason}</source>
        <translation>カーネルの記録による値です。{reason}</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>applied</source>
        <translation>適用</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted by user</source>
        <translation>ユーザーが元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, not confirmed</source>
        <translation>未確認のため元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, the session ended</source>
        <translation>セッション終了により元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>boosted until finished</source>
        <translation>完了まで高速化</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, the boost ended</source>
        <translation>高速化の終了により元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>tried for hours</source>
        <translation>数時間試用</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, the long trial ended</source>
        <translation>長時間試用の終了により元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, a later change failed</source>
        <translation>後の変更の失敗により元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted after an interruption</source>
        <translation>中断の後で元に戻した</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>tried in an experiment</source>
        <translation>比較実験で試用</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>restored after an experiment</source>
        <translation>比較実験の後に復元</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>restored as saved</source>
        <translation>保存値を復元</translation>
    </message>
</context></TS>
