<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en"><context>
    <name>AccessCard</name>
    <message>
        <location filename="../home/page.py" />
        <source>Health is locked</source>
        <translation>健康状態はロックされています</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Read-only: no helper in the sandbox</source>
        <translation>読み取り専用: サンドボックスにヘルパーなし</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Read-only: pkexec is not installed</source>
        <translation>読み取り専用: pkexec がインストールされていません</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Read-only: the helper is not installed</source>
        <translation>読み取り専用: ヘルパーがインストールされていません</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Only drives, activity and settings are shown.</source>
        <translation>ドライブ、アクティビティ、設定のみ表示。</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>&amp;Copy Command</source>
        <translation>コマンドをコピー(&amp;C)</translation>
    </message>
</context><context>
    <name>Actions</name>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>E&amp;ject and Power Off</source>
        <translation>取り出して電源を切る(&amp;J)</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>E&amp;ject</source>
        <translation>取り出す(&amp;J)</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>No actions</source>
        <translation>操作なし</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>“{action}” is not supported.</source>
        <translation>「{action}」は非対応です。</translation>
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
        <source>Unmounts, then switches off</source>
        <translation>アンマウントして電源を切ります</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Shown on Overview and searched</source>
        <translation>概要に表示、検索対象</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>No serial number: no note</source>
        <translation>シリアル番号がないためメモ不可</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Run “{action}” on {drive}? {question}</source>
        <translation>{drive} に対して「{action}」を実行しますか? {question}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}: “{action}” not started. {why}</source>
        <translation>{drive}: 「{action}」未開始。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}, {time}: {message}</source>
        <translation>{drive}、{time}: {message}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Drive actions</source>
        <translation>ドライブの操作</translation>
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
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Read throughput</source>
        <translation>読み取りスループット</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Write throughput</source>
        <translation>書き込みスループット</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Time of a request in queue and drive.</source>
        <translation>キューとドライブでのリクエストの時間。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Requests waiting or in the drive.</source>
        <translation>待機中とドライブ内のリクエスト数。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Time with requests. 100% is not always the limit.</source>
        <translation>リクエストのある時間。100% が限界とは限りません。</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{seconds} s ago</source>
        <translation>{seconds} 秒前</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{minutes} min {seconds} s ago</source>
        <translation>{minutes} 分 {seconds} 秒前</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{minutes} min ago</source>
        <translation>{minutes} 分前</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <location filename="../benchmark/view_panel.py" />
        <location filename="../activity/views.py" />
        <source>Chart view</source>
        <translation>グラフ表示</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <location filename="../activity/views.py" />
        <source>No data recorded.</source>
        <translation>データは記録されていません。</translation>
    </message>
</context><context>
    <name>ActivityPage</name>
    <message>
        <location filename="../activity/page.py" />
        <source>Paus&amp;e</source>
        <translation>一時停止(&amp;E)</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last minute</source>
        <translation>直近 1 分</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 5 minutes</source>
        <translation>直近 5 分</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 15 minutes</source>
        <translation>直近 15 分</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Time range</source>
        <translation>表示期間</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>No data for {seconds} s.</source>
        <translation>{seconds} 秒間データなし。</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>{why} Ends at {time}.</source>
        <translation>{why} {time} まで。</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
</context><context>
    <name>AllDrives</name>
    <message>
        <location filename="../settings/many.py" />
        <source>D&amp;ifferences only</source>
        <translation>相違のみ(&amp;I)</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>Settings of all drives</source>
        <translation>すべてのドライブの設定</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>Read at</source>
        <translation>読み取り時刻</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>Export Comparison</source>
        <translation>比較をエクスポート</translation>
    </message>
</context><context>
    <name>AllDrivesView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Current activity</source>
        <translation>現在のアクティビティ</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No drive is active.</source>
        <translation>アクティブなドライブはありません。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{active} of {count} active. Busiest: {drive}, reading {read}, writing {write}.</source>
        <translation>{count} 台中 {active} 台が動作。最多: {drive}、読み取り {read}、書き込み {write}。</translation>
    </message>
</context><context>
    <name>AllFacts</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>All facts</source>
        <translation>すべての情報</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>All {count} facts</source>
        <translation>すべての情報 ({count} 件)</translation>
    </message>
</context><context>
    <name>AllFindings</name>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Finding</source>
        <translation>所見</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>What helps</source>
        <translation>対処</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Health of all drives</source>
        <translation>すべてのドライブの健康状態</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Not checked.</source>
        <translation>未確認です。</translation>
    </message>
</context><context>
    <name>AnswerCard</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>&amp;Causes</source>
        <translation>原因(&amp;C)</translation>
    </message>
</context><context>
    <name>Applying</name>
    <message>
        <location filename="../settings/applying.py" />
        <source>Setting…</source>
        <translation>設定中…</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>No settings were changed. {why}</source>
        <translation>設定は変更されませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>The result is unknown.</source>
        <translation>結果は不明です。</translation>
    </message>
</context><context>
    <name>Array</name>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Its data is inaccessible, not necessarily lost.</source>
        <translation>データにアクセスできませんが、失われたとは限りません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Too many missing members.</source>
        <translation>欠けたメンバーが多すぎます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>No redundancy</source>
        <translation>冗長性なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <location filename="../arrays/array_advice.py" />
        <source>Mismatches</source>
        <translation>不整合</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Check a member</source>
        <translation>メンバーを確認</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Missing members are unknown.</source>
        <translation>欠けたメンバーの有無は不明です。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>See “mdadm --detail /dev/{array}”.</source>
        <translation>「mdadm --detail /dev/{array}」を参照してください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} failed ({drive}).</source>
        <translation>{member} が故障しました ({drive})。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Redundancy unknown.</source>
        <translation>冗長性不明。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next failure can destroy the data.</source>
        <translation>次の故障でデータが失われる可能性があります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next failure destroys the data.</source>
        <translation>次の故障でデータが失われます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Survives one more failure.</source>
        <translation>あと 1 台の故障まで耐えます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“{resume}” continues the rebuild.</source>
        <translation>「{resume}」でリビルドを続けます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The rebuild on {spare} starts with the first write.</source>
        <translation>{spare} へのリビルドは最初の書き込みで始まります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“mdadm --readwrite /dev/{array}” starts the rebuild on {spare}.</source>
        <translation>「mdadm --readwrite /dev/{array}」で {spare} へのリビルドが始まります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Whether a rebuild on {spare} starts is unknown.</source>
        <translation>{spare} へのリビルドが始まるかは不明です。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>If no rebuild on {spare} starts, “dmesg” shows why.</source>
        <translation>{spare} へのリビルドが始まらない場合、「dmesg」で理由がわかります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Back up important data first, then check cable and power.</source>
        <translation>先に重要なデータをバックアップし、次にケーブルと電源を確認してください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Remove the failed member: “mdadm /dev/{array} --remove /dev/{member}”.</source>
        <translation>故障したメンバーを除く: 「mdadm /dev/{array} --remove /dev/{member}」。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Add a partition of at least the same size: “mdadm /dev/{array} --add /dev/PARTITION”; reconnected members: “--re-add”.</source>
        <translation>同じサイズ以上のパーティションを追加してください: 「mdadm /dev/{array} --add /dev/PARTITION」。再接続したメンバーは「--re-add」です。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Do not write to the array. Check cable, power and controller, then “mdadm --stop” and “mdadm --assemble --scan”. Never run “mdadm --create”: it can destroy the data.</source>
        <translation>アレイに書き込まないでください。ケーブル、電源、コントローラーを確認後、「mdadm --stop」と「mdadm --assemble --scan」を実行します。「mdadm --create」はデータを破壊しうるので実行しないでください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Check cables and power of the missing members, then “mdadm --run /dev/{array}”. Never run “mdadm --create”: it can destroy the data.</source>
        <translation>欠けたメンバーのケーブルと電源を確認後、「mdadm --run /dev/{array}」を実行します。「mdadm --create」はデータを破壊しうるので実行しないでください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The copies differ.</source>
        <translation>コピー間に不整合があります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Harmless in swap. “{repair}” copies the first member over the others, right or wrong.</source>
        <translation>スワップでは無害です。「{repair}」は正誤にかかわらず最初のメンバーを他へ上書きします。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Parity does not match the data.</source>
        <translation>パリティがデータと一致しません。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Compare your files with a backup before “{repair}”.</source>
        <translation>「{repair}」の前にファイルをバックアップと比較してください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} is on failing {drive}.</source>
        <translation>{member} は故障しかけた {drive} 上です。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Back up important data now.</source>
        <translation>重要なデータを今すぐバックアップしてください。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“{stop}”: a check stresses the failing drive.</source>
        <translation>「{stop}」: チェックは故障しかけたドライブに負担をかけます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>A boost ends it sooner.</source>
        <translation>高速化すると早く終わります。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>A rebuild stresses the failing drive.</source>
        <translation>リビルドは故障しかけたドライブに負担をかけます。</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Then add a spare: “mdadm /dev/{array} --replace /dev/{member}”.</source>
        <translation>次にスペアを追加: 「mdadm /dev/{array} --replace /dev/{member}」。</translation>
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
        <source>unknown members</source>
        <translation>メンバー数不明</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown RAID level</source>
        <translation>RAID レベル不明</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Failed: too many members missing</source>
        <translation>故障: 欠けたメンバーが多すぎます</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Paused until resumed</source>
        <translation>再開まで一時停止中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-only until written</source>
        <translation>書き込みまで読み取り専用</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Unknown operation</source>
        <translation>不明な処理</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Waits for another array</source>
        <translation>別のアレイを待機中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>On another node</source>
        <translation>別ノードで実行</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Starts with the first write</source>
        <translation>最初の書き込みで開始</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Starts when writable</source>
        <translation>書き込み可能時に開始</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Operation pending</source>
        <translation>処理待ち</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Rebuilding {members}</source>
        <translation>{members} をリビルド中</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Progress unknown.</source>
        <translation>進行状況不明。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>stalled</source>
        <translation>停滞</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>estimating…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{left} left, until {at}</source>
        <translation>残り{left}、{at} まで</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>at {time}</source>
        <translation>{time}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>between {first} and {last}</source>
        <translation>{first} と {last} の間</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Fell from {before} to {after} {when}</source>
        <translation>{when}に {before} から {after} に低下</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Fell from {before} to {after} {when}, until {end}</source>
        <translation>{when}に {before} から {after} に低下、{end} まで</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{what}.</source>
        <translation>{what}。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>the speed limit was lowered</source>
        <translation>速度の上限が下げられました</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>other work began, most I/O by {program}</source>
        <translation>メンバーでほかの処理が始まりました。全ドライブで I/O が最多: {program}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>other work on the members began</source>
        <translation>メンバーでほかの処理が始まりました</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>latency of {member} rose from {before} to {after}</source>
        <translation>{member} のレイテンシーが {before} から {after} に上昇</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} each</source>
        <translation>各 {speed}</translation>
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
        <source>idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>writes {speed}</source>
        <translation>書き込み {speed}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>reads {speed}</source>
        <translation>読み取り {speed}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Chunk size</source>
        <translation>チャンクサイズ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-ahead</source>
        <translation>先読み (カーネル)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Bitmap</source>
        <translation>ビットマップ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Stripe cache</source>
        <translation>ストライプキャッシュ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{ahead}, {count} stripes</source>
        <translation>{ahead}、{count} ストライプ</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches</source>
        <translation>不整合なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch</source>
        <translation>不整合 {found}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches so far</source>
        <translation>今のところ不整合なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch so far</source>
        <translation>今のところ不整合 {found}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches in that part</source>
        <translation>その範囲に不整合なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch in that part</source>
        <translation>その範囲に不整合 {found}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} corrected</source>
        <translation>{found} 修正</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>None since start</source>
        <translation>開始以降なし</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch last time</source>
        <translation>前回の不整合 {found}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Applying the boost…</source>
        <translation>高速化を適用しています…</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost active ({name}) for {time}; reverted afterwards.</source>
        <translation>高速化中 ({name}、{time}経過)。終了後に元に戻します。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost not applied: {why}</source>
        <translation>高速化を適用できません: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost stopped.</source>
        <translation>高速化を停止。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Array stopped.</source>
        <translation>アレイ停止。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Its process was killed.</source>
        <translation>プロセスが強制終了しました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Not all reverted: {why}</source>
        <translation>一部を戻せません: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>All reverted.</source>
        <translation>すべて戻しました。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost ended.</source>
        <translation>高速化終了。</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Ended</source>
        <translation>終了時刻</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{operation} (boosted)</source>
        <translation>{operation} (高速化)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>clear</source>
        <translation>なし (clear)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>suspended</source>
        <translation>停止 (suspended)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>auto-read-only</source>
        <translation>自動読み取り専用</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>clean</source>
        <translation>整合 (clean)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>write pending</source>
        <translation>書き込み待ち</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>active, idle</source>
        <translation>アクティブ (書き込みなし)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>broken</source>
        <translation>故障 (broken)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>in sync</source>
        <translation>同期済み</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>rebuilding</source>
        <translation>リビルド中</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>journal</source>
        <translation>ジャーナル</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>replacement</source>
        <translation>交換先</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>faulty</source>
        <translation>故障</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>write-mostly</source>
        <translation>write-mostly</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>blocked</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>write error</source>
        <translation>書き込みエラー</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>replacement wanted</source>
        <translation>交換対象</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>failfast</source>
        <translation>failfast</translation>
    </message>
</context><context>
    <name>ArrayCauseList</name>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>Show Drive</source>
        <translation>ドライブを表示</translation>
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>Show Settings</source>
        <translation>設定を表示</translation>
    </message>
</context><context>
    <name>ArrayCharts</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Tab&amp;le</source>
        <translation>表(&amp;L)</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Speed per member</source>
        <translation>メンバー別速度</translation>
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
    <name>ArrayPage</name>
    <message>
        <location filename="../arrays/page.py" />
        <source>Last five minutes</source>
        <translation>直近 5 分間</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Whole operation</source>
        <translation>処理全体</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>RAID array</source>
        <translation>RAID アレイ</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Pause the operation on {array}?</source>
        <translation>{array} の処理を一時停止しますか?</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>No response from the helper.</source>
        <translation>ヘルパーの応答なし。</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>History not saved: {why}.</source>
        <translation>履歴を保存できません: {why}。</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>{drive}: the depth test is cancelled, values are restored.</source>
        <translation>{drive}: 深さのテストを取り消し、値を復元します。</translation>
    </message>
</context><context>
    <name>AutostartRequest</name>
    <message>
        <location filename="../desktop/autostart.py" />
        <source>No session bus.</source>
        <translation>セッションバスなし。</translation>
    </message>
    <message>
        <location filename="../desktop/autostart.py" />
        <source>The portal rejected it: {why}</source>
        <translation>ポータルが拒否しました: {why}</translation>
    </message>
</context><context>
    <name>BatteryDialog</name>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Value on Battery – {drive}</source>
        <translation>バッテリー使用時の値 – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Same value</source>
        <translation>同じ値(&amp;S)</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Another value:</source>
        <translation>別の値(&amp;A):</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Review Change</source>
        <translation>変更内容を確認(&amp;R)</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Sa&amp;ve Value</source>
        <translation>値を保存(&amp;V)</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>On battery: tried first, saved if you keep it.</source>
        <translation>バッテリー動作中: 試用後、保持すれば保存します。</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Applied on battery.</source>
        <translation>バッテリー動作時に適用。</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>The AC value applies on battery, too.</source>
        <translation>AC 電源の値をバッテリーでも使用。</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Value on battery</source>
        <translation>バッテリー使用時の値</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>On AC power:</source>
        <translation>AC 電源使用時:</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>On battery:</source>
        <translation>バッテリー使用時:</translation>
    </message>
</context><context>
    <name>Benchmark</name>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Only reads.</source>
        <translation>読み取りのみです。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes for {time}: {amount} at 500 MB/s.</source>
        <translation>{time}間の書き込み: 500 MB/s で {amount}。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes {amount}.</source>
        <translation>{amount} を書き込みます。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>{share} of the rated writes.</source>
        <translation>定格書き込み量の {share}。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Below {share} of the rated writes.</source>
        <translation>定格書き込み量の {share} 未満。</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Read and write</source>
        <translation>読み書き</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>within</source>
        <translation>範囲内</translation>
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
        <location filename="../benchmark/grid_view.py" />
        <source>Usual</source>
        <translation>通常</translation>
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
        <source>One run only.</source>
        <translation>1 回のみです。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other use: unknown.</source>
        <translation>他の使用: 不明。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>No other use.</source>
        <translation>他の使用なし。</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other use: {size}.</source>
        <translation>他の使用: {size}。</translation>
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
        <source>from the start</source>
        <translation>先頭から</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>from position {size}</source>
        <translation>{size} の位置から</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Run</source>
        <translation>測定回</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../benchmark/wording.py" />
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{number} (invalid)</source>
        <translation>{number} (無効)</translation>
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
        <source>Equivalent: {command}.</source>
        <translation>同等のコマンド: {command}。</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Sequential</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>My profiles</source>
        <translation>自分のプロファイル</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Real-world use</source>
        <translation>実際の用途</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Long writes</source>
        <translation>長時間書き込み</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>fio, very fast drives</source>
        <translation>fio、超高速ドライブ</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Full surface</source>
        <translation>全面</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>about the same</source>
        <translation>ほぼ同じ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{share} faster</source>
        <translation>{share} 速い</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{share} slower</source>
        <translation>{share} 遅い</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>last {figure}</source>
        <translation>前回 {figure}</translation>
    </message>
</context><context>
    <name>BenchmarkForm</name>
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
        <source>Grid</source>
        <translation>一覧</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Trend</source>
        <translation>推移</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>At most 10 minutes.</source>
        <translation>最大 10 分。</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Checking the folder…</source>
        <translation>フォルダーを確認しています…</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>unknown file system</source>
        <translation>不明なファイルシステム</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>At most {time}.</source>
        <translation>最長 {time}。</translation>
    </message>
</context><context>
    <name>BenchmarkPage</name>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Start Anyway</source>
        <translation>それでも開始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Measuring…</source>
        <translation>測定しています…</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>A self-test was running on {drive} at {time}.</source>
        <translation>{time} に {drive} でセルフテストを実行中でした。</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Unlock and Start</source>
        <translation>ロック解除して開始(&amp;U)</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Preparing…</source>
        <translation>準備しています…</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Resting…</source>
        <translation>休止中…</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Not measured yet</source>
        <translation>未測定</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Last</source>
        <translation>前回</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Export Measurement</source>
        <translation>測定結果をエクスポート</translation>
    </message>
</context><context>
    <name>BoostForm</name>
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
        <source>Tries several for two minutes, then uses the fastest.</source>
        <translation>2 分間試し、最速のものを使います。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost until finished</source>
        <translation>完了まで高速化</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost preset</source>
        <translation>高速化のプリセット</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Until finished</source>
        <translation>完了まで</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Revert first to change.</source>
        <translation>変更するには先に元に戻します。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>“Custom” changes them.</source>
        <translation>「カスタム」で変更できます。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>This changes no value.</source>
        <translation>変わる値はありません。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Needs {more} of {free} free memory.</source>
        <translation>空きメモリー {free} のうち {more} が必要です。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Uses {more} more memory.</source>
        <translation>メモリーを {more} 多く使います。</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Stop and Revert</source>
        <translation>停止して元に戻す</translation>
    </message>
</context><context>
    <name>Card</name>
    <message>
        <location filename="../health/wording.py" />
        <source>Life used (A)</source>
        <translation>使用済み寿命 (A)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Life used (B)</source>
        <translation>使用済み寿命 (B)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Memory Card</source>
        <translation>メモリーカード</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>eMMC</source>
        <translation>eMMC</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Made</source>
        <translation>製造時期</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Manufacturer ID</source>
        <translation>製造元 ID</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Class {number}</source>
        <translation>クラス {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>writes at least {speed}</source>
        <translation>書き込み {speed} 以上</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Speed class</source>
        <translation>スピードクラス</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>at least {reads} read, {writes} write IOPS</source>
        <translation>最低 読み取り {reads}、書き込み {writes} IOPS</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Application class</source>
        <translation>アプリケーションクラス</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Life used</source>
        <translation>使用済み寿命</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>only for root</source>
        <translation>root のみ</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{n} data lines</source>
        <translation>データ線 {n} 本</translation>
    </message>
</context><context>
    <name>Catalogue</name>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Common Settings</source>
        <translation>よく使う設定</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Not Supported by This Drive</source>
        <translation>このドライブでは非対応</translation>
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
        <source>can be tried</source>
        <translation>試せます</translation>
    </message>
    <message>
        <source>needs care</source>
        <translation>注意が必要</translation>
    </message>
    <message>
        <source>is so already</source>
        <translation>設定済み</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>which drive?</source>
        <translation>どのドライブ?</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>is a measurement</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>is an action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>not a setting</source>
        <translation>設定ではありません</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>解釈できません</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>バックグラウンド</translation>
    </message>
    <message>
        <source>Raises the maximum sync speed; programs keep their priority.</source>
        <translation>同期速度の上限を引き上げます。プログラムの優先順位は変わりません。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Up to 50 MB/s for each member; programs get slower.</source>
        <translation>メンバーごとに最大 50 MB/s。プログラムは遅くなります。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Full speed; programs that use the array wait, some for a long time.</source>
        <translation>全速で処理します。アレイを使うプログラムは待たされ、長く待つものもあります。</translation>
    </message>
    <message>
        <source>Flush Write Cache</source>
        <translation>書き込みキャッシュをフラッシュ</translation>
    </message>
    <message>
        <source>Writes all data, safe from a power failure.</source>
        <translation>すべてのデータを書き込み、電源断から守ります。</translation>
    </message>
    <message>
        <source>Flush Buffer Cache</source>
        <translation>バッファキャッシュを破棄</translation>
    </message>
    <message>
        <source>Cached files stay.</source>
        <translation>キャッシュ済みのファイルは残ります。</translation>
    </message>
    <message>
        <source>Check Power Mode</source>
        <translation>電源モードを確認</translation>
    </message>
    <message>
        <source>Does not wake the drive.</source>
        <translation>ドライブを起こしません。</translation>
    </message>
    <message>
        <source>Idle Immediately</source>
        <translation>今すぐアイドル</translation>
    </message>
    <message>
        <source>Saves power until the next access.</source>
        <translation>次のアクセスまで省電力にします。</translation>
    </message>
    <message>
        <source>Unload Heads</source>
        <translation>ヘッドを退避</translation>
    </message>
    <message>
        <source>Before moving a running computer. Wears the heads a little.</source>
        <translation>動作中のコンピューターを移動する前に使います。ヘッドがわずかに摩耗します。</translation>
    </message>
    <message>
        <source>Spin Down (Standby)</source>
        <translation>スピンダウン (スタンバイ)</translation>
    </message>
    <message>
        <source>The next access starts it, which takes seconds and wears it.</source>
        <translation>次のアクセスで起動します。数秒かかり、摩耗します。</translation>
    </message>
    <message>
        <source>Programs may wait half a minute for the motor.</source>
        <translation>プログラムがモーターを 30 秒ほど待つことがあります。</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>スリープ</translation>
    </message>
    <message>
        <source>Off until the next access resets the drive.</source>
        <translation>次のアクセスでリセットされるまでオフです。</translation>
    </message>
    <message>
        <source>A bad reset can hang programs until power-off.</source>
        <translation>リセットに失敗すると、電源を切るまでプログラムがハングすることがあります。</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Times one uncached read; spins up the drive.</source>
        <translation>キャッシュなしの読み取りを 1 回計測します。ドライブは起動します。</translation>
    </message>
    <message>
        <source>Reread Partition Table</source>
        <translation>パーティションテーブルを再読み込み</translation>
    </message>
    <message>
        <source>Not while a partition is in use.</source>
        <translation>使用中のパーティションがあると実行できません。</translation>
    </message>
    <message>
        <source>Check Array</source>
        <translation>アレイをチェック</translation>
    </message>
    <message>
        <source>Compares copies and parity; rewrites only unreadable sectors.</source>
        <translation>コピーとパリティを比較し、読めないセクターだけを書き直します。</translation>
    </message>
    <message>
        <source>Repair Mismatches</source>
        <translation>不整合を修復</translation>
    </message>
    <message>
        <source>Overwrites what differs, without knowing which is correct.</source>
        <translation>どちらが正しいか分からないまま、異なる部分を上書きします。</translation>
    </message>
    <message>
        <source>The wrong copy may remain. Check first, and compare with a backup.</source>
        <translation>誤ったコピーが残る可能性があります。先にチェックし、バックアップと比較してください。</translation>
    </message>
    <message>
        <source>Stop Check</source>
        <translation>チェックを停止</translation>
    </message>
    <message>
        <source>The next one starts from the beginning.</source>
        <translation>次回は最初から始まります。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Until you resume or restart.</source>
        <translation>再開または再起動までです。</translation>
    </message>
    <message>
        <source>Until then, the next drive failure may cause data loss.</source>
        <translation>それまでに次のドライブが故障すると、データを失うことがあります。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Also starts a pending one.</source>
        <translation>待機中の処理も開始します。</translation>
    </message>
    <message>
        <source>Add Bitmap</source>
        <translation>ビットマップを追加</translation>
    </message>
    <message>
        <source>A crash costs minutes of resync, not hours.</source>
        <translation>クラッシュ後の再同期が数時間から数分になります。</translation>
    </message>
    <message>
        <source>Remove Bitmap</source>
        <translation>ビットマップを削除</translation>
    </message>
    <message>
        <source>Every crash then requires a full resync.</source>
        <translation>クラッシュのたびに全体の再同期が必要になります。</translation>
    </message>
    <message>
        <source>A drive that fails during this resync does more damage.</source>
        <translation>この再同期中にドライブが故障すると被害が大きくなります。</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>先読み (カーネル)</translation>
    </message>
    <message>
        <source>Data read beyond a request. More helps long reads, less helps random access.</source>
        <translation>リクエストを超えて読み取る量です。大きいと長い読み取りに、小さいとランダムアクセスに適します。</translation>
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
        <source>Decides the order of requests.</source>
        <translation>リクエストの順序を決めます。</translation>
    </message>
    <message>
        <source>fast SSDs: lowest CPU cost</source>
        <translation>高速 SSD 向け: CPU 負荷最小</translation>
    </message>
    <message>
        <source>hard disks and servers: sorted, with deadlines</source>
        <translation>HDD とサーバー向け: 並べ替えと期限</translation>
    </message>
    <message>
        <source>fast SSDs: keeps target latencies</source>
        <translation>高速 SSD 向け: 目標レイテンシーを維持</translation>
    </message>
    <message>
        <source>desktop: fair to programs</source>
        <translation>デスクトップ向け: プログラムに公平</translation>
    </message>
    <message>
        <source>Request queue size</source>
        <translation>リクエストキューのサイズ</translation>
    </message>
    <message>
        <source>Many help throughput, few responsiveness.</source>
        <translation>多いとスループット、少ないと応答性に有利です。</translation>
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
        <source>Marks a spinning disk, by which swap and file systems choose defaults.</source>
        <translation>回転するディスクであることを示し、スワップやファイルシステムの既定値が変わります。</translation>
    </message>
    <message>
        <source>Completion CPU affinity</source>
        <translation>完了処理の CPU アフィニティ</translation>
    </message>
    <message>
        <source>Which CPU completes a request, for very fast drives.</source>
        <translation>どの CPU が完了を処理するかです (非常に高速なドライブ向け)。</translation>
    </message>
    <message>
        <source>any CPU</source>
        <translation>任意の CPU</translation>
    </message>
    <message>
        <source>a CPU sharing its cache</source>
        <translation>キャッシュを共有する CPU</translation>
    </message>
    <message>
        <source>the requesting CPU</source>
        <translation>リクエストした CPU</translation>
    </message>
    <message>
        <source>Request merging</source>
        <translation>リクエストのマージ</translation>
    </message>
    <message>
        <source>Joins adjacent requests, at a CPU cost for very fast drives.</source>
        <translation>隣り合うリクエストをまとめます。非常に高速なドライブでは CPU に負荷がかかります。</translation>
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
        <source>Large suits long transfers; small helps other requests and faulty bridges.</source>
        <translation>大きいと長い転送に、小さいとほかのリクエストや不具合のあるブリッジに適します。</translation>
    </message>
    <message>
        <source>Writeback throttling (WBT)</source>
        <translation>ライトバックスロットリング (WBT)</translation>
    </message>
    <message>
        <source>Throttles background writes while reads take longer.</source>
        <translation>読み取りが遅い間、バックグラウンドの書き込みを絞ります。</translation>
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
        <source>Small keeps a slow drive from delaying other writes.</source>
        <translation>小さいと、低速なドライブがほかの書き込みを遅らせません。</translation>
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
        <source>Off hides activity. Before Linux 6.16, a resync then no longer yields.</source>
        <translation>オフではアクティビティが表示されません。Linux 6.16 より前では、再同期が譲らなくなります。</translation>
    </message>
    <message>
        <source>Entropy contribution</source>
        <translation>エントロピーへの寄与</translation>
    </message>
    <message>
        <source>Adds request times to the entropy pool. Not needed with a hardware random generator.</source>
        <translation>リクエストの時間をエントロピープールに加えます。ハードウェア乱数生成器があれば不要です。</translation>
    </message>
    <message>
        <source>Request timeout</source>
        <translation>リクエストのタイムアウト</translation>
    </message>
    <message>
        <source>The SCSI command timeout in finer steps.</source>
        <translation>SCSI コマンドのタイムアウトをより細かく設定します。</translation>
    </message>
    <message>
        <source>Short can take a slow drive offline; long makes programs wait for a failed one.</source>
        <translation>短いと遅いドライブがオフラインになることがあり、長いと故障したドライブを待たされます。</translation>
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
        <source>Whether the kernel flushes the write cache.</source>
        <translation>カーネルが書き込みキャッシュをフラッシュするか。</translation>
    </message>
    <message>
        <source>With “write through” while the cache is on, a power failure loses data.</source>
        <translation>キャッシュが有効なのに「write through」の場合、電源断でデータが失われます。</translation>
    </message>
    <message>
        <source>Read-only: “write through” with the cache on would lose data.</source>
        <translation>読み取り専用です: キャッシュが有効な「write through」ではデータが失われます。</translation>
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>discard (TRIM) の最大サイズ</translation>
    </message>
    <message>
        <source>Small helps drives that pause during long discards.</source>
        <translation>小さいと、長い discard で停止するドライブに有効です。</translation>
    </message>
    <message>
        <source>Read-only: a change could not be undone.</source>
        <translation>読み取り専用です: 変更すると元に戻せません。</translation>
    </message>
    <message>
        <source>I/O polling</source>
        <translation>I/O ポーリング</translation>
    </message>
    <message>
        <source>Lower latency, higher CPU use.</source>
        <translation>レイテンシーは下がり、CPU 使用率は上がります。</translation>
    </message>
    <message>
        <source>Read-only: set when the driver loads (nvme.poll_queues).</source>
        <translation>読み取り専用です: ドライバーの読み込み時に決まります (nvme.poll_queues)。</translation>
    </message>
    <message>
        <source>Queue depth (NCQ)</source>
        <translation>キューの深さ (NCQ)</translation>
    </message>
    <message>
        <source>Commands the drive can reorder. On SATA, 1 turns NCQ off; 31 or 32 is usual.</source>
        <translation>ドライブが並べ替えるコマンド数です。SATA では 1 で NCQ がオフになります。通常は 31 または 32 です。</translation>
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
        <source>In an array, use 180 s without an error recovery limit.</source>
        <translation>アレイで、エラー回復の上限がない場合は 180 秒にします。</translation>
    </message>
    <message>
        <source>Error handler timeout</source>
        <translation>エラーハンドラーのタイムアウト</translation>
    </message>
    <message>
        <source>Short gives up on a failed drive sooner.</source>
        <translation>短いと、故障したドライブを早くあきらめます。</translation>
    </message>
    <message>
        <source>Maximum command retries</source>
        <translation>コマンドの最大再試行回数</translation>
    </message>
    <message>
        <source>Repetitions after a temporary error. Fewer report errors sooner.</source>
        <translation>一時的なエラーの後に繰り返す回数です。少ないほどエラーが早く報告されます。</translation>
    </message>
    <message>
        <source>With 0, temporary errors reach the file system; without a limit, programs can hang.</source>
        <translation>0 では一時的なエラーもファイルシステムに届き、無制限ではプログラムがハングすることがあります。</translation>
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
        <source>Reads or writes that may time out before going offline.</source>
        <translation>オフラインになるまでにタイムアウトしてもよい読み書きの回数です。</translation>
    </message>
    <message>
        <source>High keeps programs waiting for a failed drive.</source>
        <translation>大きいと、故障したドライブをプログラムが待ち続けます。</translation>
    </message>
    <message>
        <source>Cache type (sd driver)</source>
        <translation>キャッシュの種類 (sd ドライバー)</translation>
    </message>
    <message>
        <source>Caches as the kernel last read them. It flushes only with “write back”.</source>
        <translation>カーネルが最後に読み取ったキャッシュです。フラッシュするのは「write back」だけです。</translation>
    </message>
    <message>
        <source>Read-only: the kernel follows the drive's cache settings.</source>
        <translation>読み取り専用です: カーネルはドライブのキャッシュ設定に従います。</translation>
    </message>
    <message>
        <source>Queue ramp-up period</source>
        <translation>キュー深さの回復間隔</translation>
    </message>
    <message>
        <source>Time without “queue full” before the queue depth rises again.</source>
        <translation>「キューが満杯」の報告がなく、キューの深さを再び増やすまでの時間です。</translation>
    </message>
    <message>
        <source>NCQ priority</source>
        <translation>NCQ 優先度</translation>
    </message>
    <message>
        <source>Serves commands of real-time programs first.</source>
        <translation>リアルタイムのプログラムのコマンドを優先します。</translation>
    </message>
    <message>
        <source>This drive does not support it.</source>
        <translation>このドライブは対応していません。</translation>
    </message>
    <message>
        <source>Command duration limits (CDL)</source>
        <translation>コマンド実行時間制限 (CDL)</translation>
    </message>
    <message>
        <source>Lets programs limit a command's time in the drive. For servers.</source>
        <translation>コマンドがドライブ内で費やす時間をプログラムが制限できます。サーバー向けです。</translation>
    </message>
    <message>
        <source>Activity LED mode</source>
        <translation>アクティビティ LED</translation>
    </message>
    <message>
        <source>How the drive's LED in an enclosure shows activity.</source>
        <translation>エンクロージャー内の LED がアクティビティを示す方法です。</translation>
    </message>
    <message>
        <source>ignores activity</source>
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
        <source>Lights the slot's LED, to find the drive.</source>
        <translation>スロットの LED を点灯し、ドライブを見分けます。</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>書き込みキャッシュ</translation>
    </message>
    <message>
        <source>Reports writes as done while in the drive's memory: much faster small writes.</source>
        <translation>ドライブのメモリーにある時点で完了を報告し、小さな書き込みが大幅に速くなります。</translation>
    </message>
    <message>
        <source>With this on, a power failure loses cached data.</source>
        <translation>オンの場合、キャッシュ内のデータが電源断で失われます。</translation>
    </message>
    <message>
        <source>Read look-ahead</source>
        <translation>先読み (ドライブ)</translation>
    </message>
    <message>
        <source>Reads on into the drive's memory for the next request.</source>
        <translation>次のリクエストに備え、ドライブのメモリーに先読みします。</translation>
    </message>
    <message>
        <source>Power management level (APM)</source>
        <translation>電源管理レベル (APM)</translation>
    </message>
    <message>
        <source>Below 128 the drive may spin down; low values add load cycles.</source>
        <translation>128 未満ではスピンダウンすることがあり、低い値はロードサイクルを増やします。</translation>
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
        <source>may spin down, parks the heads often</source>
        <translation>スピンダウンあり、ヘッドを頻繁に退避</translation>
    </message>
    <message>
        <source>parks the heads, no spin-down</source>
        <translation>ヘッドを退避、スピンダウンなし</translation>
    </message>
    <message>
        <source>no head parking</source>
        <translation>ヘッドを退避しません</translation>
    </message>
    <message>
        <source>Acoustic management level (AAM)</source>
        <translation>音響管理レベル (AAM)</translation>
    </message>
    <message>
        <source>Seek noise against speed. Most drives support only 128 and 254.</source>
        <translation>シーク音と速度のバランスです。多くは 128 と 254 だけに対応します。</translation>
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
        <source>Idle time before spin-down, which wears the drive.</source>
        <translation>スピンダウンまでのアイドル時間。スピンダウンは摩耗を招きます。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>vendor-specific (8 to 12 h)</source>
        <translation>ベンダー固有 (8 ～ 12 時間)</translation>
    </message>
    <message>
        <source>Extended power conditions (EPC)</source>
        <translation>拡張電源状態 (EPC)</translation>
    </message>
    <message>
        <source>One timer per power condition. Replaces APM.</source>
        <translation>電源状態ごとのタイマー。APM に代わるものです。</translation>
    </message>
    <message>
        <source>Idle_a timer</source>
        <translation>idle_a タイマー</translation>
    </message>
    <message>
        <source>Idle time before part of the electronics turns off.</source>
        <translation>電子回路の一部が切れるまでのアイドル時間。</translation>
    </message>
    <message>
        <source>Idle_b timer</source>
        <translation>idle_b タイマー</translation>
    </message>
    <message>
        <source>Idle time before the heads unload, which adds load cycles.</source>
        <translation>ヘッドを退避するまでのアイドル時間です。ロード/アンロードサイクルが増えます。</translation>
    </message>
    <message>
        <source>Idle_c timer</source>
        <translation>idle_c タイマー</translation>
    </message>
    <message>
        <source>Idle time before the rotation slows down for seconds.</source>
        <translation>回転数を下げるまでのアイドル時間です。復帰に数秒かかります。</translation>
    </message>
    <message>
        <source>Standby_y timer</source>
        <translation>standby_y タイマー</translation>
    </message>
    <message>
        <source>Idle time before standby_y. Spin-downs wear the drive.</source>
        <translation>standby_y までのアイドル時間。スピンダウンは摩耗を招きます。</translation>
    </message>
    <message>
        <source>Standby_z timer (spin-down)</source>
        <translation>standby_z タイマー (スピンダウン)</translation>
    </message>
    <message>
        <source>Automatic partial to slumber</source>
        <translation>パーシャルからスランバーへの自動移行</translation>
    </message>
    <message>
        <source>Lets an idle SATA link slumber. Needs link power management.</source>
        <translation>アイドル中の SATA リンクをスランバーに移します。リンク電源管理が必要です。</translation>
    </message>
    <message>
        <source>Free-fall control</source>
        <translation>落下検知</translation>
    </message>
    <message>
        <source>Parks the heads during a fall; higher numbers react to less. 0 is vendor-specific.</source>
        <translation>落下時にヘッドを退避します。数値が大きいほど敏感です。0 はベンダー固有です。</translation>
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
        <source>Stays spun down at power-on, so that drives do not start together.</source>
        <translation>電源投入時にスピンダウンを保ち、同時起動を避けます。</translation>
    </message>
    <message>
        <source>A BIOS/UEFI that does not spin it up cannot detect it.</source>
        <translation>回転させない BIOS/UEFI では検出されません。</translation>
    </message>
    <message>
        <source>Read recovery limit (ERC/TLER)</source>
        <translation>読み取りエラー回復の上限 (ERC/TLER)</translation>
    </message>
    <message>
        <source>About 7 s in arrays, no limit on single drives.</source>
        <translation>アレイでは約 7 秒、単独では無制限が目安です。</translation>
    </message>
    <message>
        <source>Short limits give up readable data outside arrays; none lets md drop the drive.</source>
        <translation>アレイ外で短いと読めるデータを失い、アレイで無制限だと md に外されます。</translation>
    </message>
    <message>
        <source>Write recovery limit (ERC/TLER)</source>
        <translation>書き込みエラー回復の上限 (ERC/TLER)</translation>
    </message>
    <message>
        <source>Longest time for a write. Set it with the read recovery limit.</source>
        <translation>書き込みに費やす最長の時間です。読み取りの上限と合わせて設定してください。</translation>
    </message>
    <message>
        <source>Write-read-verify</source>
        <translation>書き込み後ベリファイ (WRV)</translation>
    </message>
    <message>
        <source>Reads written data back. About halves the write speed.</source>
        <translation>書き込んだデータを読み直します。書き込み速度がおよそ半分になります。</translation>
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
        <source>Records errors, hours and temperature; also for error recovery limits.</source>
        <translation>エラー、使用時間、温度を記録します。エラー回復の上限にも必要です。</translation>
    </message>
    <message>
        <source>Device statistics notification</source>
        <translation>デバイス統計通知 (DSN)</translation>
    </message>
    <message>
        <source>Reports device statistics beyond their limits.</source>
        <translation>限度を超えたデバイス統計を通知します。</translation>
    </message>
    <message>
        <source>Software settings preservation</source>
        <translation>ソフトウェア設定の保持 (SSP)</translation>
    </message>
    <message>
        <source>Keeps settings when the SATA link is reset after an error.</source>
        <translation>エラー後の SATA リンクのリセットで設定を保持します。</translation>
    </message>
    <message>
        <source>Keep features over soft reset</source>
        <translation>ソフトリセット後も機能設定を保持</translation>
    </message>
    <message>
        <source>Off returns to power-on defaults at a soft reset.</source>
        <translation>オフにすると、ソフトリセットで電源投入時の既定値に戻ります。</translation>
    </message>
    <message>
        <source>Multiple sector count</source>
        <translation>マルチセクター数 (multcount)</translation>
    </message>
    <message>
        <source>Sectors per interrupt without DMA; the kernel sets this.</source>
        <translation>DMA を使わない場合の、割り込みあたりのセクター数です。カーネルが設定します。</translation>
    </message>
    <message>
        <source>With libata, the drive may hang until it is powered off.</source>
        <translation>libata では、電源を切るまでドライブがハングすることがあります。</translation>
    </message>
    <message>
        <source>Read-only: the kernel may hang after a change.</source>
        <translation>読み取り専用です: 変更するとカーネルがハングすることがあります。</translation>
    </message>
    <message>
        <source>Transfer mode</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <source>How data travels between drive and controller. On SATA it limits nothing.</source>
        <translation>ドライブとコントローラー間の転送方式です。SATA では何も制限しません。</translation>
    </message>
    <message>
        <source>default PIO</source>
        <translation>既定の PIO</translation>
    </message>
    <message>
        <source>default PIO without IORDY</source>
        <translation>IORDY なしの既定の PIO</translation>
    </message>
    <message>
        <source>Selected by libata.</source>
        <translation>libata が選びます。</translation>
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>揮発性書き込みキャッシュ (VWC)</translation>
    </message>
    <message>
        <source>Power state (PS)</source>
        <translation>電源状態 (PS)</translation>
    </message>
    <message>
        <source>Power limit: 0 is full speed, higher is cooler and slower.</source>
        <translation>電力制限です: 0 が全速で、大きいほど低温で低速です。</translation>
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
        <source>The work to expect. Few drives use it.</source>
        <translation>想定される処理です。対応するドライブはわずかです。</translation>
    </message>
    <message>
        <source>long idle periods, bursts of random writes</source>
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
        <source>Must be below TMT2. Off uses the firmware's limit.</source>
        <translation>TMT2 未満です。オフではファームウェアの限度を使用します。</translation>
    </message>
    <message>
        <source>Heavy throttling (TMT2)</source>
        <translation>強度のサーマルスロットリング (TMT2)</translation>
    </message>
    <message>
        <source>Must be above TMT1. Off uses the firmware's limit.</source>
        <translation>TMT1 超です。オフではファームウェアの限度を使用します。</translation>
    </message>
    <message>
        <source>Over-temperature threshold</source>
        <translation>高温しきい値</translation>
    </message>
    <message>
        <source>The drive reports a warning above this.</source>
        <translation>これを超えるとドライブが警告を報告します。</translation>
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
        <source>The drive reports a warning below this.</source>
        <translation>これを下回るとドライブが警告を報告します。</translation>
    </message>
    <message>
        <source>Interrupt coalescing time</source>
        <translation>割り込みコアレッシング時間</translation>
    </message>
    <message>
        <source>Longer collects more completions: less CPU time, more latency.</source>
        <translation>長いと完了をまとめて報告し、CPU 時間は減り、レイテンシーは増えます。</translation>
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
        <source>Completions per interrupt.</source>
        <translation>1 回の割り込みで処理する完了数です。</translation>
    </message>
    <message>
        <source>Arbitration burst (AB)</source>
        <translation>アービトレーションバースト (AB)</translation>
    </message>
    <message>
        <source>Commands from one CPU at a time. Higher favors the busiest program.</source>
        <translation>1 つの CPU から一度に取り出すコマンド数です。大きいと最も忙しいプログラムに有利です。</translation>
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
        <source>Read cache (RCD)</source>
        <translation>読み取りキャッシュ (RCD)</translation>
    </message>
    <message>
        <source>Answers repeated reads from memory; off measures the medium.</source>
        <translation>繰り返しの読み取りにメモリーから応答します。オフにするとメディアを測定できます。</translation>
    </message>
    <message>
        <source>Read-ahead (DRA)</source>
        <translation>先読み (DRA)</translation>
    </message>
    <message>
        <source>Pre-fetch discontinuity (DISC)</source>
        <translation>不連続点を越える先読み (DISC)</translation>
    </message>
    <message>
        <source>Pre-fetches across head movements. Helps long reads, delays other requests.</source>
        <translation>ヘッドの移動を越えて先読みします。長い読み取りに有効ですが、ほかのリクエストが遅れます。</translation>
    </message>
    <message>
        <source>Abort pre-fetch (ABPF)</source>
        <translation>先読みの中断 (ABPF)</translation>
    </message>
    <message>
        <source>Better for random access, worse for parallel long reads.</source>
        <translation>ランダムアクセスに有利で、並行する長い読み取りに不利です。</translation>
    </message>
    <message>
        <source>Caching analysis (CAP)</source>
        <translation>キャッシュ分析の許可 (CAP)</translation>
    </message>
    <message>
        <source>Adapts the cache to its use.</source>
        <translation>使われ方に合わせてキャッシュを調整します。</translation>
    </message>
    <message>
        <source>Initiator control (IC)</source>
        <translation>イニシエーター制御 (IC)</translation>
    </message>
    <message>
        <source>Uses the segment values set here. The drive's own are usually better.</source>
        <translation>ここで設定したセグメントの値を使います。通常はドライブ自身の方式のほうが優れています。</translation>
    </message>
    <message>
        <source>Segmentation by size (SIZE)</source>
        <translation>サイズによるセグメント分割 (SIZE)</translation>
    </message>
    <message>
        <source>By segment size instead of number. Needs initiator control (IC).</source>
        <translation>数ではなくセグメントサイズで分割します。イニシエーター制御 (IC) が必要です。</translation>
    </message>
    <message>
        <source>Multiplication factor (MF)</source>
        <translation>乗算係数 (MF)</translation>
    </message>
    <message>
        <source>Counts pre-fetch in request lengths, not blocks.</source>
        <translation>先読みをブロック数ではなくリクエストの長さの倍数で数えます。</translation>
    </message>
    <message>
        <source>Force sequential write (FSW)</source>
        <translation>順次書き込みの強制 (FSW)</translation>
    </message>
    <message>
        <source>Writes blocks in ascending order. Slow and rarely useful.</source>
        <translation>ブロックを昇順に書き込みます。低速で、役立つことはまれです。</translation>
    </message>
    <message>
        <source>Non-volatile cache off (NV_DIS)</source>
        <translation>不揮発性キャッシュの無効化 (NV_DIS)</translation>
    </message>
    <message>
        <source>Few drives have such a cache.</source>
        <translation>備えているドライブはわずかです。</translation>
    </message>
    <message>
        <source>Demand read retention priority</source>
        <translation>要求読み取りの保持優先度 (DRRP)</translation>
    </message>
    <message>
        <source>What a full cache discards first.</source>
        <translation>満杯のキャッシュが先に破棄するデータです。</translation>
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
        <source>How long written data stays cached for reads.</source>
        <translation>書き込まれたデータを読み取り用に保持する長さです。</translation>
    </message>
    <message>
        <source>Pre-fetch disable length (DPTL)</source>
        <translation>先読み無効化の転送長 (DPTL)</translation>
    </message>
    <message>
        <source>Longer reads get no pre-fetch. 0 disables it.</source>
        <translation>これより長い読み取りは先読みしません。0 で無効になります。</translation>
    </message>
    <message>
        <source>Minimum pre-fetch</source>
        <translation>最小先読み量</translation>
    </message>
    <message>
        <source>Pre-fetched even if requests wait. More helps long reads, less helps random access.</source>
        <translation>リクエストが待っていても先読みする量です。大きいと長い読み取りに、小さいとランダムアクセスに適します。</translation>
    </message>
    <message>
        <source>Maximum pre-fetch</source>
        <translation>最大先読み量</translation>
    </message>
    <message>
        <source>Most that is pre-fetched while no request waits.</source>
        <translation>リクエストが待っていない間に先読みする最大量です。</translation>
    </message>
    <message>
        <source>Maximum pre-fetch ceiling</source>
        <translation>最大先読み量の上限</translation>
    </message>
    <message>
        <source>In sectors, if pre-fetch counts in request lengths (MF).</source>
        <translation>先読みをリクエストの長さの倍数で数える場合 (MF) の、セクター数です。</translation>
    </message>
    <message>
        <source>Number of cache segments</source>
        <translation>キャッシュセグメント数</translation>
    </message>
    <message>
        <source>Parts of the cache. Each serves one sequential stream.</source>
        <translation>キャッシュの分割数です。1 つが 1 本のシーケンシャルな流れを受け持ちます。</translation>
    </message>
    <message>
        <source>Cache segment size</source>
        <translation>キャッシュセグメントのサイズ</translation>
    </message>
    <message>
        <source>Needs initiator control (IC) and segmentation by size (SIZE).</source>
        <translation>イニシエーター制御 (IC) とサイズによるセグメント分割 (SIZE) が必要です。</translation>
    </message>
    <message>
        <source>Segment size in blocks (LBCSS)</source>
        <translation>セグメントサイズをブロック単位で指定 (LBCSS)</translation>
    </message>
    <message>
        <source>Counts the cache segment size in blocks, not in bytes.</source>
        <translation>キャッシュセグメントのサイズを、バイトではなくブロックで数えます。</translation>
    </message>
    <message>
        <source>Cache sync progress (SYNC_PROG)</source>
        <translation>キャッシュ同期の進捗通知 (SYNC_PROG)</translation>
    </message>
    <message>
        <source>Whether the drive accepts commands and reports progress during a flush.</source>
        <translation>フラッシュ中に、コマンドを受け付けて進捗を報告するかどうかです。</translation>
    </message>
    <message>
        <source>accept commands, no progress</source>
        <translation>コマンドを受け付け、進捗なし</translation>
    </message>
    <message>
        <source>accept commands, progress on request</source>
        <translation>コマンドを受け付け、要求に応じて進捗</translation>
    </message>
    <message>
        <source>reject cache commands, report progress</source>
        <translation>キャッシュを使うコマンドを拒否し、進捗を報告</translation>
    </message>
    <message>
        <source>No write reallocation (AWRE)</source>
        <translation>書き込み時の自動代替処理なし (AWRE)</translation>
    </message>
    <message>
        <source>Leave this off unless a RAID adapter manages bad sectors.</source>
        <translation>RAID アダプターが不良セクターを管理する場合を除き、オフのままにしてください。</translation>
    </message>
    <message>
        <source>With this on, data on failing sectors can be lost.</source>
        <translation>オンの場合、故障しかけたセクターのデータが失われる可能性があります。</translation>
    </message>
    <message>
        <source>No read reallocation (ARRE)</source>
        <translation>読み取り時の自動代替処理なし (ARRE)</translation>
    </message>
    <message>
        <source>Leave this off: bad sectors stay in use.</source>
        <translation>オフのままにしてください: 不良セクターが使われ続けます。</translation>
    </message>
    <message>
        <source>Recovery time limit (RTL)</source>
        <translation>エラー回復の時間上限 (RTL)</translation>
    </message>
    <message>
        <source>In arrays about 7000 ms. 0: the drive's own limit.</source>
        <translation>セクター 1 つの回復に使う最長時間。アレイでは約 7000 ms、0 はドライブの既定値。</translation>
    </message>
    <message>
        <source>Report recovered errors (PER)</source>
        <translation>回復したエラーを報告 (PER)</translation>
    </message>
    <message>
        <source>Reports corrected errors; the kernel logs each.</source>
        <translation>再試行や訂正で回復したエラーを報告し、カーネルがログに記録します。</translation>
    </message>
    <message>
        <source>Idle time before standby_y, the deepest quick condition.</source>
        <translation>standby_y (素早く復帰できる最も深い状態) までのアイドル時間です。</translation>
    </message>
    <message>
        <source>Background function precedence</source>
        <translation>バックグラウンド処理の優先順位</translation>
    </message>
    <message>
        <source>Whether media scans and the like go before power saving.</source>
        <translation>メディアスキャンなどを省電力より優先するかどうかです。</translation>
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
        <source>The first command gets CHECK CONDITION; the kernel retries it.</source>
        <translation>最初のコマンドが CHECK CONDITION になり、カーネルが再試行します。</translation>
    </message>
    <message>
        <source>by the transport standard</source>
        <translation>トランスポート規格に従う</translation>
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
        <source>Check condition from stopped</source>
        <translation>停止状態復帰時の CHECK CONDITION</translation>
    </message>
    <message>
        <source>Informational exceptions (IE)</source>
        <translation>障害予測の通知 (DEXCPT)</translation>
    </message>
    <message>
        <source>Reports a predicted failure, as smartd needs.</source>
        <translation>予測した故障を報告します (smartd などに必要)。</translation>
    </message>
    <message>
        <source>Warning reporting (EWASC)</source>
        <translation>警告の通知 (EWASC)</translation>
    </message>
    <message>
        <source>Reports warnings such as a high temperature, as smartd needs.</source>
        <translation>高温などの警告を報告します (smartd などに必要)。</translation>
    </message>
    <message>
        <source>Reporting method (MRIE)</source>
        <translation>通知方法 (MRIE)</translation>
    </message>
    <message>
        <source>All but the first work with smartd.</source>
        <translation>最初の方法以外は smartd で動作します。</translation>
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
        <source>recovered error, if reported (PER)</source>
        <translation>回復済みエラー (報告する場合、PER)</translation>
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
        <source>Needs runtime power management. Every access restarts the motor.</source>
        <translation>ランタイム電源管理が必要です。アクセスのたびにモーターが再び回転します。</translation>
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
        <source>Suspends an unused drive after the autosuspend delay.</source>
        <translation>使われていないドライブを、自動サスペンドまでの時間の後にサスペンドします。</translation>
    </message>
    <message>
        <source>SATA link power management</source>
        <translation>SATA リンク電源管理 (LPM)</translation>
    </message>
    <message>
        <source>For all drives of the port; med_power_with_dipm saves most.</source>
        <translation>ポートのすべてのドライブが対象です。med_power_with_dipm が最も省電力です。</translation>
    </message>
    <message>
        <source>Deep states can lose the link or data. Only max_performance detects removal.</source>
        <translation>深い状態ではリンクやデータを失うことがあります。取り外しは max_performance だけが検出します。</translation>
    </message>
    <message>
        <source>always active</source>
        <translation>常にアクティブ</translation>
    </message>
    <message>
        <source>host: Partial</source>
        <translation>ホスト: Partial</translation>
    </message>
    <message>
        <source>drive: also Partial and Slumber</source>
        <translation>ドライブ: Partial と Slumber も使用</translation>
    </message>
    <message>
        <source>host: Partial and DevSleep; drive: Partial and Slumber</source>
        <translation>ホスト: Partial と DevSleep。ドライブ: Partial と Slumber</translation>
    </message>
    <message>
        <source>host: Slumber and DevSleep; slowest recovery</source>
        <translation>ホスト: Slumber と DevSleep。復帰に最も時間がかかります</translation>
    </message>
    <message>
        <source>This port does not support it.</source>
        <translation>このポートは対応していません。</translation>
    </message>
    <message>
        <source>APST latency tolerance</source>
        <translation>APST の許容レイテンシー</translation>
    </message>
    <message>
        <source>Longest recovery. Higher saves power, but delays requests; 0 disables APST.</source>
        <translation>最長の復帰時間です。大きいほど省電力ですが、リクエストが遅れます。0 で APST が無効になります。</translation>
    </message>
    <message>
        <source>Some drives disappear until the next restart.</source>
        <translation>一部のドライブは次の再起動まで見えなくなります。</translation>
    </message>
    <message>
        <source>Spin down on suspend</source>
        <translation>サスペンド時にスピンダウン</translation>
    </message>
    <message>
        <source>Otherwise drives without libata lose power with the heads loaded.</source>
        <translation>オフの場合、libata 以外のドライブはヘッドがロードされたまま電源を失います。</translation>
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
        <source>Otherwise an emergency retract wears the drive.</source>
        <translation>オフの場合、緊急退避でドライブが摩耗します。</translation>
    </message>
    <message>
        <source>Allow restart</source>
        <translation>停止したドライブの再起動を許可</translation>
    </message>
    <message>
        <source>Starts a stopped drive instead of failing the request.</source>
        <translation>停止中のドライブを起動し、リクエストを失敗させません。</translation>
    </message>
    <message>
        <source>Minimum sync speed</source>
        <translation>同期速度の下限</translation>
    </message>
    <message>
        <source>Resync speed per member while programs use the array, which it slows.</source>
        <translation>プログラムの使用中の、メンバーごとの再同期速度です。プログラムが遅くなります。</translation>
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
        <source>Resync speed per member of an unused array. Lower is cooler and quieter.</source>
        <translation>未使用のアレイの、メンバーごとの再同期速度です。小さいと発熱と騒音を抑えられます。</translation>
    </message>
    <message>
        <source>Minimum sync speed, all arrays</source>
        <translation>同期速度の下限 (全アレイ)</translation>
    </message>
    <message>
        <source>For all arrays without a minimum of their own.</source>
        <translation>固有の下限を持たないすべてのアレイに適用されます。</translation>
    </message>
    <message>
        <source>Maximum sync speed, all arrays</source>
        <translation>同期速度の上限 (全アレイ)</translation>
    </message>
    <message>
        <source>For all arrays without a maximum of their own.</source>
        <translation>固有の上限を持たないすべてのアレイに適用されます。</translation>
    </message>
    <message>
        <source>Stripe cache size</source>
        <translation>ストライプキャッシュのサイズ</translation>
    </message>
    <message>
        <source>More speeds up writes; each takes 4 KiB per member.</source>
        <translation>多いと書き込みが速くなり、1 つにつきメンバーごとに 4 KiB を使用します。</translation>
    </message>
    <message>
        <source>A large cache can hang a computer that is short of memory.</source>
        <translation>キャッシュが大きいと、メモリーの少ないコンピューターがハングすることがあります。</translation>
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
        <source>Helps arrays of fast SSDs, not of hard disks.</source>
        <translation>高速な SSD のアレイに有効で、ハードディスクには不要です。</translation>
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
        <source>Full-stripe writes before a stripe that needs reading.</source>
        <translation>読み取りが必要なストライプより先に書く全ストライプ数。</translation>
    </message>
    <message>
        <source>Parity update (RMW/RCW)</source>
        <translation>パリティ更新方式 (RMW/RCW)</translation>
    </message>
    <message>
        <source>How partial stripes are written.</source>
        <translation>部分的なストライプの書き込み方式です。</translation>
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
        <source>Saves CPU time, but programs wait to change their pages.</source>
        <translation>CPU 時間を節約しますが、プログラムはページの変更を待たされます。</translation>
    </message>
    <message>
        <source>Journal mode</source>
        <translation>ジャーナルモード</translation>
    </message>
    <message>
        <source>Whether the journal also caches writes.</source>
        <translation>ジャーナルが書き込みをキャッシュするかを選びます。</translation>
    </message>
    <message>
        <source>With write-back, a failed journal device loses data.</source>
        <translation>ライトバックではジャーナルの故障でデータを失います。</translation>
    </message>
    <message>
        <source>only protects writes</source>
        <translation>書き込みの保護のみ</translation>
    </message>
    <message>
        <source>also caches writes: faster</source>
        <translation>書き込みのキャッシュも行う: 高速</translation>
    </message>
    <message>
        <source>Safe mode delay</source>
        <translation>セーフモードへの移行時間</translation>
    </message>
    <message>
        <source>Delay before the array is marked clean. Shorter avoids resyncs; longer writes less.</source>
        <translation>アレイをクリーンと記録するまでの時間です。短いと再同期を避けられ、長いと書き込みが減ります。</translation>
    </message>
    <message>
        <source>Bitmap update delay</source>
        <translation>ビットマップの更新間隔</translation>
    </message>
    <message>
        <source>Delay before bits are cleared. Longer writes less, but resyncs more.</source>
        <translation>ビットを消すまでの時間です。長いと書き込みは減りますが、再同期が増えます。</translation>
    </message>
    <message>
        <source>Write-behind limit</source>
        <translation>ライトビハインドの上限</translation>
    </message>
    <message>
        <source>Writes to write-mostly members that programs do not wait for.</source>
        <translation>プログラムが待たない、write-mostly のメンバーへの書き込みの数です。</translation>
    </message>
    <message>
        <source>If the fast member fails, writes missing elsewhere are lost.</source>
        <translation>高速メンバーが故障すると、ほかに届いていない書き込みを失います。</translation>
    </message>
    <message>
        <source>Only RAID 1 supports this.</source>
        <translation>RAID 1 だけが対応しています。</translation>
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>ライトインテントビットマップ</translation>
    </message>
    <message>
        <source>Marks regions being written, so that a crash needs no full resync.</source>
        <translation>書き込み中の領域を記録し、クラッシュ後の全体の再同期を不要にします。</translation>
    </message>
    <message>
        <source>Read-only: use “Add Bitmap”, “Remove Bitmap” or mdadm --grow --bitmap.</source>
        <translation>読み取り専用です: 「ビットマップを追加」、「ビットマップを削除」、または mdadm --grow --bitmap を使用してください。</translation>
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>整合性ポリシー</translation>
    </message>
    <message>
        <source>Restores redundancy after an unclean shutdown: by resync, bitmap, journal or PPL.</source>
        <translation>正常でないシャットダウンの後に冗長性を回復する方法です: 再同期、ビットマップ、ジャーナル、PPL。</translation>
    </message>
    <message>
        <source>full resync</source>
        <translation>全体の再同期</translation>
    </message>
    <message>
        <source>resync of the regions marked in the bitmap</source>
        <translation>ビットマップに記録された領域の再同期</translation>
    </message>
    <message>
        <source>replay of the journal</source>
        <translation>ジャーナルの再実行</translation>
    </message>
    <message>
        <source>repair by the partial parity log</source>
        <translation>パーシャルパリティログによる修復</translation>
    </message>
    <message>
        <source>Read-only: use mdadm --grow --consistency-policy, which rewrites metadata.</source>
        <translation>読み取り専用です: メタデータを書き換える mdadm --grow --consistency-policy を使用してください。</translation>
    </message>
    <message>
        <source>Read-only flag</source>
        <translation>読み取り専用フラグ</translation>
    </message>
    <message>
        <source>Makes the kernel reject programs' writes. Mounted file systems still write.</source>
        <translation>プログラムの書き込みを拒否します。マウント済みのファイルシステムは書き込みます。</translation>
    </message>
    <message>
        <source>Programs that write fail.</source>
        <translation>書き込むプログラムは失敗します。</translation>
    </message>
    <message>
        <source>programs can write</source>
        <translation>プログラムは書き込めます</translation>
    </message>
    <message>
        <source>programs cannot write</source>
        <translation>プログラムは書き込めません</translation>
    </message>
    <message>
        <source>32-bit I/O support (PIO)</source>
        <translation>32 ビット I/O サポート (PIO)</translation>
    </message>
    <message>
        <source>Moves 32 bits at a time with PIO. No effect with DMA.</source>
        <translation>PIO で一度に 32 ビットを転送します。DMA では効果がありません。</translation>
    </message>
    <message>
        <source>Read expiry (mq-deadline)</source>
        <translation>読み取り期限 (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting read goes first.</source>
        <translation>待機中の読み取りを優先するまでの期限です。</translation>
    </message>
    <message>
        <source>Write expiry (mq-deadline)</source>
        <translation>書き込み期限 (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting write goes first.</source>
        <translation>待機中の書き込みを優先するまでの期限です。</translation>
    </message>
    <message>
        <source>Batch size (mq-deadline)</source>
        <translation>バッチサイズ (mq-deadline)</translation>
    </message>
    <message>
        <source>Adjacent requests sent before deadlines are checked.</source>
        <translation>期限を確認するまでに送る隣接リクエストの数です。</translation>
    </message>
    <message>
        <source>Writes starved (mq-deadline)</source>
        <translation>書き込みに優先する読み取り回数 (mq-deadline)</translation>
    </message>
    <message>
        <source>How often reads may go before writes.</source>
        <translation>書き込みより先に処理してよい読み取りの回数です。</translation>
    </message>
    <message>
        <source>Front merges (mq-deadline)</source>
        <translation>前方マージ (mq-deadline)</translation>
    </message>
    <message>
        <source>Merges are rare; off saves the search.</source>
        <translation>マージはまれで、オフにすると検索を省けます。</translation>
    </message>
    <message>
        <source>Priority aging (mq-deadline)</source>
        <translation>優先度エージング (mq-deadline)</translation>
    </message>
    <message>
        <source>Time after which a low-priority request goes first.</source>
        <translation>優先度の低いリクエストを優先するまでの時間です。</translation>
    </message>
    <message>
        <source>Async depth (mq-deadline)</source>
        <translation>非同期リクエストの深さ (mq-deadline)</translation>
    </message>
    <message>
        <source>Queue for writes; less keeps room for reads. Changing the queue size resets it.</source>
        <translation>書き込み用のキューです。少ないと読み取りの余地が残ります。キューのサイズの変更でリセットされます。</translation>
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
        <source>Serves interactive programs first. Off gives more throughput.</source>
        <translation>対話的なプログラムを優先します。オフにするとスループットが上がります。</translation>
    </message>
    <message>
        <source>Idle slice (bfq)</source>
        <translation>アイドル待機時間 (bfq)</translation>
    </message>
    <message>
        <source>Wait for a program's next request. 0 suits fast SSDs and RAID controllers.</source>
        <translation>プログラムの次のリクエストを待つ時間です。高速な SSD と RAID コントローラーには 0 が適します。</translation>
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
        <source>One request at a time. Slow; for measurements.</source>
        <translation>リクエストを 1 つずつ送ります。低速で、測定用です。</translation>
    </message>
    <message>
        <source>Sync request expiry (bfq)</source>
        <translation>同期リクエストの期限 (bfq)</translation>
    </message>
    <message>
        <source>Deadline of requests that a program waits for.</source>
        <translation>プログラムが待つリクエストの期限です。</translation>
    </message>
    <message>
        <source>Async request expiry (bfq)</source>
        <translation>非同期リクエストの期限 (bfq)</translation>
    </message>
    <message>
        <source>Deadline of requests such as background writes.</source>
        <translation>バックグラウンドの書き込みなどの期限です。</translation>
    </message>
    <message>
        <source>Maximum time slice (bfq)</source>
        <translation>最大タイムスライス (bfq)</translation>
    </message>
    <message>
        <source>Longest exclusive time of one program.</source>
        <translation>1 つのプログラムが占有できる最長の時間です。</translation>
    </message>
    <message>
        <source>Maximum budget (bfq)</source>
        <translation>最大バジェット (bfq)</translation>
    </message>
    <message>
        <source>Most sectors of one program at a time. 0: automatic.</source>
        <translation>1 つのプログラムが一度に転送する最大セクター数です。0: 自動。</translation>
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
        <source>Longest move back for a nearer request.</source>
        <translation>近いリクエストのために後方に移動する最大距離です。</translation>
    </message>
    <message>
        <source>Backward seek penalty (bfq)</source>
        <translation>後方シークのペナルティ (bfq)</translation>
    </message>
    <message>
        <source>Cost factor of backward against forward seeks.</source>
        <translation>前方シークに対する後方シークのコストの倍率です。</translation>
    </message>
    <message>
        <source>Read latency target (kyber)</source>
        <translation>読み取りレイテンシーの目標 (kyber)</translation>
    </message>
    <message>
        <source>Target latency of reads, at the cost of other requests.</source>
        <translation>読み取りの目標レイテンシーです。ほかのリクエストを制限します。</translation>
    </message>
    <message>
        <source>Sync write latency (kyber)</source>
        <translation>同期書き込みレイテンシーの目標 (kyber)</translation>
    </message>
    <message>
        <source>Target latency of writes that a program waits for.</source>
        <translation>プログラムが待つ書き込みの目標レイテンシーです。</translation>
    </message>
    <message>
        <source>DMA</source>
        <translation>DMA 転送</translation>
    </message>
    <message>
        <source>Of the old IDE driver.</source>
        <translation>旧 IDE ドライバーのものです。</translation>
    </message>
    <message>
        <source>Always used if possible; libata has no switch.</source>
        <translation>可能なら常に使われます。libata に切り替えはありません。</translation>
    </message>
    <message>
        <source>Interrupt unmasking</source>
        <translation>割り込みマスク解除 (unmaskirq)</translation>
    </message>
    <message>
        <source>Removed with the old IDE driver in Linux 5.14.</source>
        <translation>旧 IDE ドライバーとともに Linux 5.14 で削除されました。</translation>
    </message>
    <message>
        <source>PIO mode</source>
        <translation>PIO モード</translation>
    </message>
    <message>
        <source>Keep settings over reset</source>
        <translation>リセット後の設定保持 (keepsettings)</translation>
    </message>
    <message>
        <source>Ignore write errors</source>
        <translation>書き込みエラーの無視</translation>
    </message>
    <message>
        <source>Loses data without an error message; no current driver has it.</source>
        <translation>エラーメッセージなしにデータを失わせます。現在のドライバーにはありません。</translation>
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
        <source>Removed in Linux 5.14. Use device/delete.</source>
        <translation>Linux 5.14 で削除されました。device/delete を使用してください。</translation>
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
        <source>Done by libata when necessary, not by programs.</source>
        <translation>必要に応じて libata が行い、プログラムからはできません。</translation>
    </message>
    <message>
        <source>Hybrid polling delay</source>
        <translation>ハイブリッドポーリングの遅延</translation>
    </message>
    <message>
        <source>Set the sleep before a program polled for a completion.</source>
        <translation>プログラムが完了をポーリングするまでのスリープ時間を設定するものでした。</translation>
    </message>
    <message>
        <source>Current kernels ignore it.</source>
        <translation>現在のカーネルは無視します。</translation>
    </message>
    <message>
        <source>SCSI queue type</source>
        <translation>SCSI キューの種類</translation>
    </message>
    <message>
        <source>Queued commands in order or freely.</source>
        <translation>コマンドを順番どおり、または自由な順序でキューに入れるものでした。</translation>
    </message>
    <message>
        <source>Direct read</source>
        <translation>ダイレクトリード</translation>
    </message>
    <message>
        <source>Sequential throughput without the page cache.</source>
        <translation>ページキャッシュを経由しないシーケンシャルスループットです。</translation>
    </message>
    <message>
        <source>Buffered read</source>
        <translation>バッファードリード</translation>
    </message>
    <message>
        <source>Throughput of a first read.</source>
        <translation>初回読み取りのスループット。</translation>
    </message>
    <message>
        <source>Buffered read, 64 KiB</source>
        <translation>バッファードリード 64 KiB</translation>
    </message>
    <message>
        <source>Throughput as most programs read.</source>
        <translation>多くのプログラムと同じ読み取りのスループット。</translation>
    </message>
    <message>
        <source>Cached read</source>
        <translation>キャッシュリード</translation>
    </message>
    <message>
        <source>Speed of memory, not of the drive.</source>
        <translation>ドライブではなくメモリーの速度。</translation>
    </message>
    <message>
        <source>Drive cache read</source>
        <translation>ドライブキャッシュの読み取り</translation>
    </message>
    <message>
        <source>Reads one block repeatedly.</source>
        <translation>1 つのブロックを繰り返し読み取ります。</translation>
    </message>
    <message>
        <source>Full-surface scan, 100 samples</source>
        <translation>全面スキャン (100 サンプル)</translation>
    </message>
    <message>
        <source>Throughput over the whole drive, and access time.</source>
        <translation>ドライブ全体のスループットとアクセス時間。</translation>
    </message>
    <message>
        <source>Full-surface scan, 1000 samples</source>
        <translation>全面スキャン (1000 サンプル)</translation>
    </message>
    <message>
        <source>Finds slow regions that 100 samples miss.</source>
        <translation>100 サンプルでは見逃す遅い領域を見つけます。</translation>
    </message>
    <message>
        <source>Sequential throughput, one request at a time.</source>
        <translation>シーケンシャルスループット (1 件ずつ)。</translation>
    </message>
    <message>
        <source>Maximum sequential throughput.</source>
        <translation>最大シーケンシャルスループット。</translation>
    </message>
    <message>
        <source>Desktop latency during copy</source>
        <translation>コピー中のデスクトップ応答</translation>
    </message>
    <message>
        <source>Reads 4 KiB while a large file is written.</source>
        <translation>大きなファイルの書き込み中に 4 KiB を読み取ります。</translation>
    </message>
    <message>
        <source>Video playback</source>
        <translation>動画の再生</translation>
    </message>
    <message>
        <source>Reads a film sequentially.</source>
        <translation>動画をシーケンシャルに読み取ります。</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>動画の録画</translation>
    </message>
    <message>
        <source>Writes a film sequentially.</source>
        <translation>動画をシーケンシャルに書き込みます。</translation>
    </message>
    <message>
        <source>Database commit log</source>
        <translation>データベースのコミットログ</translation>
    </message>
    <message>
        <source>Appends 8 KiB and waits, like a database commit.</source>
        <translation>データベースのコミットのように、8 KiB を追記して待ちます。</translation>
    </message>
    <message>
        <source>Database table access</source>
        <translation>データベースのテーブルアクセス</translation>
    </message>
    <message>
        <source>Reads (70%) and writes (30%) 8 KiB pages, 16 in flight.</source>
        <translation>8 KiB ページの読み取り (70%) と書き込み (30%)、同時 16 件。</translation>
    </message>
    <message>
        <source>Photo browsing</source>
        <translation>写真の閲覧</translation>
    </message>
    <message>
        <source>Reads 64 KiB from 4 threads, like loading thumbnails.</source>
        <translation>サムネイルの読み込みのように、4 スレッドで 64 KiB を読み取ります。</translation>
    </message>
    <message>
        <source>Photo import</source>
        <translation>写真の取り込み</translation>
    </message>
    <message>
        <source>Writes 8 MiB blocks and waits for each, like copying from a card.</source>
        <translation>カードからのコピーのように、8 MiB のブロックを書き込み、それぞれ待ちます。</translation>
    </message>
    <message>
        <source>bonnie++</source>
        <translation>bonnie++</translation>
    </message>
    <message>
        <source>Files below twice the memory are partly read from memory.</source>
        <translation>メモリーの 2 倍未満のファイルは一部がメモリーから読まれます。</translation>
    </message>
    <message>
        <source>Long write</source>
        <translation>長時間書き込み</translation>
    </message>
    <message>
        <source>Long write and rest time</source>
        <translation>長時間書き込みと休止時間</translation>
    </message>
    <message>
        <source>file system read-ahead</source>
        <translation>ファイルシステムの先読み</translation>
    </message>
    <message>
        <source>In KiB, not sectors of 512 bytes.</source>
        <translation>512 バイトのセクターではなく KiB 単位です。</translation>
    </message>
    <message>
        <source>read look-ahead of the drive</source>
        <translation>ドライブの先読み</translation>
    </message>
    <message>
        <source>state of the IDE bus</source>
        <translation>IDE バスの状態</translation>
    </message>
    <message>
        <source>Advanced Power Management level</source>
        <translation>高度な電源管理 (APM) のレベル</translation>
    </message>
    <message>
        <source>hdparm's 255 is “off”.</source>
        <translation>hdparm の 255 は「オフ」です。</translation>
    </message>
    <message>
        <source>32-bit I/O</source>
        <translation>32 ビット I/O</translation>
    </message>
    <message>
        <source>Only for old parallel ports in PIO mode.</source>
        <translation>PIO モードの旧パラレルポート専用です。</translation>
    </message>
    <message>
        <source>power mode</source>
        <translation>電源モード</translation>
    </message>
    <message>
        <source>DMA on or off</source>
        <translation>DMA のオン / オフ</translation>
    </message>
    <message>
        <source>defect management</source>
        <translation>欠陥管理</translation>
    </message>
    <message>
        <source>Off stops the reallocation of bad sectors.</source>
        <translation>オフにすると不良セクターの代替が止まります。</translation>
    </message>
    <message>
        <source>speed of a CD or DVD drive</source>
        <translation>CD または DVD ドライブの速度</translation>
    </message>
    <message>
        <source>Use eject -x.</source>
        <translation>eject -x を使用してください。</translation>
    </message>
    <message>
        <source>flush the buffer cache</source>
        <translation>バッファキャッシュを破棄</translation>
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
        <source>In Overview.</source>
        <translation>概要にあります。</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>temperature (Hitachi)</source>
        <translation>温度 (Hitachi)</translation>
    </message>
    <message>
        <source>identity that the kernel has read</source>
        <translation>カーネルが読み取った識別情報</translation>
    </message>
    <message>
        <source>identity read from the drive</source>
        <translation>ドライブから読み取った識別情報</translation>
    </message>
    <message>
        <source>idle3 timer of WD Green drives</source>
        <translation>WD Green ドライブの idle3 タイマー</translation>
    </message>
    <message>
        <source>Can harm other drives; use wdidle3.</source>
        <translation>ほかのドライブを損なうことがあります。wdidle3 を使ってください。</translation>
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
        <source>lock the door</source>
        <translation>ドアをロック</translation>
    </message>
    <message>
        <source>For removable media.</source>
        <translation>リムーバブルメディア用。</translation>
    </message>
    <message>
        <source>multiple sector count</source>
        <translation>マルチセクター数</translation>
    </message>
    <message>
        <source>Shown in Settings; changing it can hang a drive.</source>
        <translation>「設定」に表示されます。変更するとドライブがハングすることがあります。</translation>
    </message>
    <message>
        <source>Automatic Acoustic Management</source>
        <translation>自動音響管理 (AAM)</translation>
    </message>
    <message>
        <source>hdparm's 0 is “off”.</source>
        <translation>hdparm の 0 は「オフ」です。</translation>
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
        <source>File systems lose access to data beyond the new capacity.</source>
        <translation>新しい容量を超えるデータにアクセスできなくなります。</translation>
    </message>
    <message>
        <source>PIO mode of the controller</source>
        <translation>コントローラーの PIO モード</translation>
    </message>
    <message>
        <source>prefetch count</source>
        <translation>プリフェッチ数</translation>
    </message>
    <message>
        <source>Obsolete since ATA-4. See -A and -a.</source>
        <translation>ATA-4 以降は廃止されています。-A と -a を参照してください。</translation>
    </message>
    <message>
        <source>be quiet</source>
        <translation>出力を抑制</translation>
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
        <source>Mounted file systems still write.</source>
        <translation>マウント済みのファイルシステムは書き込みを続けます。</translation>
    </message>
    <message>
        <source>write-read-verify</source>
        <translation>書き込み後ベリファイ</translation>
    </message>
    <message>
        <source>DiskTune sets the selected mode; hdparm always sets mode 0.</source>
        <translation>DiskTune は選んだモードを設定します。hdparm は常にモード 0 です。</translation>
    </message>
    <message>
        <source>power-up in standby</source>
        <translation>スタンバイ状態での電源投入</translation>
    </message>
    <message>
        <source>standby timer</source>
        <translation>スタンバイタイマー</translation>
    </message>
    <message>
        <source>timing of reads from the drive</source>
        <translation>ドライブからの読み取りの計測</translation>
    </message>
    <message>
        <source>“Buffered read” in Measure.</source>
        <translation>「測定」の「バッファードリード」です。</translation>
    </message>
    <message>
        <source>timing of reads from the cache</source>
        <translation>キャッシュからの読み取りの計測</translation>
    </message>
    <message>
        <source>“Cached read” in Measure.</source>
        <translation>「測定」の「キャッシュリード」です。</translation>
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
        <source>Removed from hdparm.</source>
        <translation>hdparm から削除されました。</translation>
    </message>
    <message>
        <source>the usual settings</source>
        <translation>通常の設定</translation>
    </message>
    <message>
        <source>“Your Drives” › Tune.</source>
        <translation>「お使いのドライブ」›「調整」です。</translation>
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
        <source>Can lose commands in progress.</source>
        <translation>実行中のコマンドを失うことがあります。</translation>
    </message>
    <message>
        <source>the drive's write cache</source>
        <translation>ドライブの書き込みキャッシュ</translation>
    </message>
    <message>
        <source>DiskTune also updates the kernel's cache state.</source>
        <translation>DiskTune はカーネルのキャッシュ状態も更新します。</translation>
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
        <source>standby now</source>
        <translation>今すぐスタンバイ</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>スリープ</translation>
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
        <source>Has other meanings on other drives.</source>
        <translation>ほかのドライブでは意味が異なります。</translation>
    </message>
    <message>
        <source>time reads that bypass the cache</source>
        <translation>キャッシュを経由しない読み取りの計測</translation>
    </message>
    <message>
        <source>“Direct read” in Measure.</source>
        <translation>「測定」の「ダイレクトリード」です。</translation>
    </message>
    <message>
        <source>where timing starts</source>
        <translation>計測の開始位置</translation>
    </message>
    <message>
        <source>The start position in Measure.</source>
        <translation>「測定」の開始位置です。</translation>
    </message>
    <message>
        <source>save the identity as bytes</source>
        <translation>識別情報をバイト列で保存</translation>
    </message>
    <message>
        <source>File → Export Drive Information.</source>
        <translation>「ファイル」→「ドライブ情報をエクスポート」にあります。</translation>
    </message>
    <message>
        <source>decode an identity</source>
        <translation>識別情報を解読</translation>
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
        <source>Use filefrag -v.</source>
        <translation>filefrag -v を使用してください。</translation>
    </message>
    <message>
        <source>create a file without writing</source>
        <translation>書き込まずにファイルを作成</translation>
    </message>
    <message>
        <source>Use fallocate.</source>
        <translation>fallocate を使用してください。</translation>
    </message>
    <message>
        <source>dump a sector</source>
        <translation>セクターをダンプ</translation>
    </message>
    <message>
        <source>Use dd.</source>
        <translation>dd を使用してください。</translation>
    </message>
    <message>
        <source>factory configuration</source>
        <translation>工場出荷時の構成</translation>
    </message>
    <message>
        <source>Use hdparm.</source>
        <translation>hdparm を使ってください。</translation>
    </message>
    <message>
        <source>state of sanitizing</source>
        <translation>サニタイズの状態</translation>
    </message>
    <message>
        <source>Use hdparm or nvme-cli.</source>
        <translation>hdparm または nvme-cli を使用してください。</translation>
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
        <source>Cannot be undone until power-off.</source>
        <translation>電源断まで取り消せません。</translation>
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
        <source>Failure can make the drive unusable; use the vendor's tool.</source>
        <translation>失敗するとドライブが壊れることがあります。メーカーのツールを使ってください。</translation>
    </message>
    <message>
        <source>corrupt a sector</source>
        <translation>セクターを破損させる</translation>
    </message>
    <message>
        <source>Overwrites or corrupts a sector.</source>
        <translation>セクターを上書きまたは破損させます。</translation>
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
        <source>Overwrites or corrupts a sector. Use fstrim for free space.</source>
        <translation>セクターを上書きまたは破損させます。空き領域には fstrim を使用してください。</translation>
    </message>
    <message>
        <source>format to another sector size</source>
        <translation>別のセクターサイズでフォーマット</translation>
    </message>
    <message>
        <source>Erases all data.</source>
        <translation>すべてのデータを消去します。</translation>
    </message>
    <message>
        <source>keep sanitizing possible</source>
        <translation>サニタイズを可能な状態に保つ</translation>
    </message>
    <message>
        <source>Only to sanitize.</source>
        <translation>サニタイズ専用です。</translation>
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
        <source>Most BIOS/UEFI versions do this.</source>
        <translation>多くの BIOS/UEFI が行います。</translation>
    </message>
    <message>
        <source>help on passwords</source>
        <translation>パスワードに関するヘルプ</translation>
    </message>
    <message>
        <source>A lost password locks all data.</source>
        <translation>パスワードを失うと全データにアクセスできなくなります。</translation>
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
        <source>print details</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>consent to danger</source>
        <translation>危険への同意</translation>
    </message>
    <message>
        <source>DiskTune asks before risky changes.</source>
        <translation>DiskTune はリスクのある変更の前に確認します。</translation>
    </message>
    <message>
        <source>consent to destruction</source>
        <translation>破壊への同意</translation>
    </message>
    <message>
        <source>Vendor-specific; large raw values are normal.</source>
        <translation>ベンダー固有。大きな生の値は正常です。</translation>
    </message>
    <message>
        <source>A fall points to a mechanical problem.</source>
        <translation>低下は機械的な問題の兆候です。</translation>
    </message>
    <message>
        <source>A rise points to motor or power.</source>
        <translation>増加はモーターか電源の問題の兆候です。</translation>
    </message>
    <message>
        <source>Most drives are rated for 50,000.</source>
        <translation>ほとんどのドライブの定格は 50,000 回です。</translation>
    </message>
    <message>
        <source>A rise means a deteriorating medium.</source>
        <translation>増加はメディアの劣化を意味します。</translation>
    </message>
    <message>
        <source>Hours on most drives.</source>
        <translation>ほとんどのドライブでは時間単位です。</translation>
    </message>
    <message>
        <source>A rise points to a mechanical problem.</source>
        <translation>増加は機械的な問題の兆候です。</translation>
    </message>
    <message>
        <source>How often the drive was switched on.</source>
        <translation>電源を入れた回数。</translation>
    </message>
    <message>
        <source>100 when full; a fall means a leak.</source>
        <translation>100 が満量。低下は漏れを意味します。</translation>
    </message>
    <message>
        <source>Spare blocks; fall with use.</source>
        <translation>予備ブロック。使用とともに減ります。</translation>
    </message>
    <message>
        <source>A rise means wear.</source>
        <translation>増加は摩耗を意味します。</translation>
    </message>
    <message>
        <source>Erase cycles; rise in normal use.</source>
        <translation>消去回数。通常の使用で増えます。</translation>
    </message>
    <message>
        <source>A rise points to the power supply or its connector.</source>
        <translation>増加は電源またはコネクターの問題の兆候です。</translation>
    </message>
    <message>
        <source>A rise points to cable or drive.</source>
        <translation>増加はケーブルかドライブの問題の兆候です。</translation>
    </message>
    <message>
        <source>A rise points to faulty electronics.</source>
        <translation>増加は電子回路の故障の兆候です。</translation>
    </message>
    <message>
        <source>A rise can mean lost data.</source>
        <translation>増加はデータの損失を意味することがあります。</translation>
    </message>
    <message>
        <source>A rise points to vibration or heads.</source>
        <translation>増加は振動かヘッドの問題の兆候です。</translation>
    </message>
    <message>
        <source>The data sheet gives the limit.</source>
        <translation>上限はデータシートに記載されています。</translation>
    </message>
    <message>
        <source>A rise points to falls or a loose mounting.</source>
        <translation>増加は落下や緩い取り付けの兆候です。</translation>
    </message>
    <message>
        <source>Most drives are rated for 300,000 to 600,000.</source>
        <translation>ほとんどのドライブの定格は 300,000 ～ 600,000 回です。</translation>
    </message>
    <message>
        <source>Unreadable sectors that wait for a rewrite.</source>
        <translation>読み取れず、再書き込みを待つセクターの数。</translation>
    </message>
    <message>
        <source>Life left in percent.</source>
        <translation>残り寿命 (%)。</translation>
    </message>
    <message>
        <source>Flash wear; falls from 100.</source>
        <translation>フラッシュの摩耗。100 から低下します。</translation>
    </message>
    <message>
        <source>In a vendor-specific unit.</source>
        <translation>単位はベンダー固有です。</translation>
    </message>
    <message>
        <source>Swap and mounted file systems still write.</source>
        <translation>スワップとマウント済みのファイルシステムは書き込みを続けます。</translation>
    </message>
    <message>
        <source>Before Linux 6.16 a resync no longer yields to this member's use.</source>
        <translation>Linux 6.16 より前では、再同期がこのメンバーの使用に譲らなくなります。</translation>
    </message>
    <message>
        <source>Uses {cost} of memory. Free: {free}.</source>
        <translation>{cost} のメモリーを使用します。空き: {free}。</translation>
    </message>
    <message>
        <source>This needs {cost} of memory, more than half of the free {free}.</source>
        <translation>空きメモリー {free} の半分を超える {cost} が必要です。</translation>
    </message>
    <message>
        <source>The kernel never flushes this cache: a power failure can damage file systems.</source>
        <translation>カーネルはこのキャッシュをフラッシュしません。電源断でファイルシステムが壊れることがあります。</translation>
    </message>
    <message>
        <source>Since Linux 6.9 this resets a read-ahead below 128 KiB.</source>
        <translation>Linux 6.9 以降、128 KiB 未満の先読みがリセットされます。</translation>
    </message>
    <message>
        <source>This also resets the request queue size.</source>
        <translation>リクエストキューのサイズもリセットされます。</translation>
    </message>
    <message>
        <source>One command at a time; on SATA this turns NCQ off.</source>
        <translation>コマンドは 1 つずつになり、SATA では NCQ がオフになります。</translation>
    </message>
    <message>
        <source>While EPC is on, there is no APM level.</source>
        <translation>EPC がオンの間、APM レベルはありません。</translation>
    </message>
    <message>
        <source>This disables the APM level.</source>
        <translation>APM レベルが無効になります。</translation>
    </message>
    <message>
        <source>No effect while the interrupt coalescing time is off.</source>
        <translation>割り込みコアレッシング時間がオフの間は効果がありません。</translation>
    </message>
    <message>
        <source>Below APM 128 the firmware ignores the standby timer.</source>
        <translation>APM が 128 未満では、ファームウェアがスタンバイタイマーを無視します。</translation>
    </message>
    <message>
        <source>udisks reads SMART data every 10 minutes, which can hold off the timer; excluded, it warns of no failure.</source>
        <translation>udisks は 10 分ごとに S.M.A.R.T. を読み、タイマーを妨げることがあります。除外すると故障の警告も出なくなります。</translation>
    </message>
    <message>
        <source>hdparm</source>
        <translation>hdparm</translation>
    </message>
    <message>
        <source>The figures of hdparm -tT: memory, then the drive.</source>
        <translation>hdparm -tT の数値です: メモリー、続いてドライブ。</translation>
    </message>
    <message>
        <source>Quick Test</source>
        <translation>クイックテスト</translation>
    </message>
    <message>
        <source>Sequential throughput, and 1 and 32 random reads in flight.</source>
        <translation>シーケンシャルスループットと、同時 1 件・32 件のランダムリード。</translation>
    </message>
    <message>
        <source>CrystalDiskMark-Style</source>
        <translation>CrystalDiskMark 形式</translation>
    </message>
    <message>
        <source>The read tests of CrystalDiskMark and KDiskMark.</source>
        <translation>CrystalDiskMark と KDiskMark の読み取りテスト。</translation>
    </message>
    <message>
        <source>Queue Depth Sweep</source>
        <translation>キューの深さを変えて測定</translation>
    </message>
    <message>
        <source>IOPS and latency of 1 to 128 requests in flight.</source>
        <translation>1 ～ 128 リクエスト同時の IOPS とレイテンシーです。</translation>
    </message>
    <message>
        <source>Block Size Sweep</source>
        <translation>ブロックサイズを変えて測定</translation>
    </message>
    <message>
        <source>Random reads of 512 B to 1 MiB: when size matters.</source>
        <translation>512 B ～ 1 MiB のランダムリード: サイズが影響し始めるところがわかります。</translation>
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
        <source>NVMe SSD</source>
        <translation>NVMe SSD</translation>
    </message>
    <message>
        <source>The full speed of an NVMe SSD.</source>
        <translation>NVMe SSD の最大限の速度です。</translation>
    </message>
    <message>
        <source>Peak Performance</source>
        <translation>ピーク性能</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed.</source>
        <translation>最大のシーケンシャル速度とランダム速度です。</translation>
    </message>
    <message>
        <source>Peak Performance, NVMe SSD</source>
        <translation>ピーク性能 (NVMe SSD)</translation>
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
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>One figure for reads and one for writes.</source>
        <translation>読み取りと書き込みの数値を 1 つずつ示します。</translation>
    </message>
    <message>
        <source>Random access, 1 to 32 requests in flight.</source>
        <translation>ランダムアクセス、同時 1 ～ 32 件。</translation>
    </message>
    <message>
        <source>Thread Sweep</source>
        <translation>スレッド数を変えて測定</translation>
    </message>
    <message>
        <source>Random access from 1 to 16 threads.</source>
        <translation>1 ～ 16 スレッドのランダムアクセス。</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>How long programs wait during a large copy.</source>
        <translation>大きなコピーの間にプログラムが待つ時間です。</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Sequential access to large files.</source>
        <translation>大きなファイルのシーケンシャルアクセスです。</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Commits, and random access to tables.</source>
        <translation>コミットと、テーブルのランダムアクセスです。</translation>
    </message>
    <message>
        <source>Photo Library</source>
        <translation>フォトライブラリ</translation>
    </message>
    <message>
        <source>Thumbnails, and new photos from a card.</source>
        <translation>サムネイルと、カードからの新しい写真です。</translation>
    </message>
    <message>
        <source>dd: Sync Writes</source>
        <translation>dd: 同期書き込み</translation>
    </message>
    <message>
        <source>Writes in 4 sizes, each waiting for the drive.</source>
        <translation>4 種類のサイズで書き込み、それぞれドライブを待ちます。</translation>
    </message>
    <message>
        <source>dd: Write Block Sizes</source>
        <translation>dd: 書き込みブロックサイズ</translation>
    </message>
    <message>
        <source>Writes of 512 B to 10 MiB with each sync option.</source>
        <translation>512 B ～ 10 MiB を各同期オプションで書き込みます。</translation>
    </message>
    <message>
        <source>dd: Read Block Sizes</source>
        <translation>dd: 読み取りブロックサイズ</translation>
    </message>
    <message>
        <source>Reads of 512 B to 10 MiB: direct, cold and warm cache.</source>
        <translation>512 B ～ 10 MiB の読み取り: 直接、コールドキャッシュ、ウォームキャッシュ。</translation>
    </message>
    <message>
        <source>The figures of bonnie++.</source>
        <translation>bonnie++ の数値です。</translation>
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
        <source>Saves power early, with larger reads and longer idle times.</source>
        <translation>早めに省電力状態にし、大きな読み取りでアイドル時間を長くします。</translation>
    </message>
    <message>
        <source>Data read ahead does not spin the drive up.</source>
        <translation>先読みしたデータでは、ドライブはスピンアップしません。</translation>
    </message>
    <message>
        <source>Maximum Performance</source>
        <translation>最高性能</translation>
    </message>
    <message>
        <source>Highest speed at the cost of noise and power. Measure before and after.</source>
        <translation>騒音と電力を代償に最高の速度を得ます。適用前後を測定してください。</translation>
    </message>
    <message>
        <source>Minimum Wear</source>
        <translation>長寿命</translation>
    </message>
    <message>
        <source>Avoids load cycles and spin-ups, at the cost of some power.</source>
        <translation>ロード/アンロードサイクルとスピンアップを避けます。電力は多少増えます。</translation>
    </message>
    <message>
        <source>Quiet and Cool</source>
        <translation>静音・低発熱</translation>
    </message>
    <message>
        <source>Less noise and heat for a rarely used drive, slightly slower.</source>
        <translation>あまり使わないドライブの騒音と発熱を抑えます。わずかに遅くなります。</translation>
    </message>
    <message>
        <source>RAID Member</source>
        <translation>RAID メンバー</translation>
    </message>
    <message>
        <source>Keeps members ready: the array waits for the slowest, and md drops one that does not answer.</source>
        <translation>メンバーをすぐ使える状態に保ちます: アレイは最も遅いメンバーを待ち、md は応答しないメンバーを切り離します。</translation>
    </message>
    <message>
        <source>Limits waits; md has already ordered the requests.</source>
        <translation>待ち時間を抑えます。リクエストは md が並べ替え済みです。</translation>
    </message>
    <message>
        <source>The array reads ahead over all members.</source>
        <translation>アレイがすべてのメンバーにまたがって先読みします。</translation>
    </message>
    <message>
        <source>The other members repair the sector.</source>
        <translation>ほかのメンバーがセクターを修復します。</translation>
    </message>
</context><context>
    <name>ChangedCard</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Com&amp;pare Values…</source>
        <translation>値を比較(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Changed since: {settings}</source>
        <translation>以後の変更: {settings}</translation>
    </message>
</context><context>
    <name>Changes</name>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value changed from {was} to {before}.</source>
        <translation>値が {was} から {before} に変わりました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>DiskTune has since set it to {before}.</source>
        <translation>その後 DiskTune が {before} に設定しました。</translation>
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
        <source>{changes} · {count} at risk</source>
        <translation>{changes}・リスクあり {count} 件</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; not restored.</source>
        <translation>設定値: {value}。復元されていません。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; the earlier value is unknown.</source>
        <translation>{value} に設定しました。以前の値は不明です。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; could not be restored: {why}</source>
        <translation>{value} に設定しました。復元できません: {why}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then to {back}; the earlier value is unknown.</source>
        <translation>{value} に設定後 {back} に設定しました。以前の値は不明です。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; the earlier value returned.</source>
        <translation>{value} に設定しましたが、以前の値に戻っていました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then restored.</source>
        <translation>{value} に設定後、復元しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored, earlier value unknown: {settings}.</source>
        <translation>復元できません (以前の値が不明): {settings}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored: {settings}.</source>
        <translation>復元されていません: {settings}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Whether this changed the value is unknown.</source>
        <translation>値が変わったかどうかは不明です。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>All restored.</source>
        <translation>すべて復元しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes kept.</source>
        <translation>変更を保持しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted: not confirmed in time.</source>
        <translation>時間内に確認されなかったため元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted: the helper's session ended.</source>
        <translation>ヘルパーのセッションが終了したため元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Restored after the comparison.</source>
        <translation>比較後に復元しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted by DiskTune's service.</source>
        <translation>DiskTune のサービスが元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not all reverted.</source>
        <translation>一部を戻せません。</translation>
    </message>
    <message>
        <location filename="../editing/planned_values.py" />
        <source>{setting}: original value unknown; the saved value can be deleted.</source>
        <translation>{setting}: 元の値は不明。保存値は削除できます。</translation>
    </message>
    <message>
        <location filename="../editing/planned_values.py" />
        <source>{drive}, {setting}: earlier value unknown.</source>
        <translation>{drive}、{setting}: 以前の値不明。</translation>
    </message>
    <message>
        <location filename="../settings/comparison.py" />
        <source>Unknown.</source>
        <translation>不明。</translation>
    </message>
    <message>
        <location filename="../settings/comparison.py" />
        <source>Drives differ.</source>
        <translation>ドライブ間で相違。</translation>
    </message>
    <message>
        <location filename="../settings/comparison.py" />
        <source>Most: {value}.</source>
        <translation>多数: {value}。</translation>
    </message>
</context><context>
    <name>ChangesBar</name>
    <message>
        <location filename="../settings/changes_bar.py" />
        <location filename="../paste/dialog.py" />
        <source>&amp;Measure Before and After…</source>
        <translation>適用前後を測定(&amp;M)…</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Undo All</source>
        <translation>すべて取り消す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Copy as Commands</source>
        <translation>コマンドとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Try &amp;Overnight…</source>
        <translation>一晩試す(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Keep at the End If No Errors</source>
        <translation>エラーがなければ終了時に保持(&amp;K)</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>On More D&amp;rives…</source>
        <translation>ほかのドライブにも(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Also at &amp;boot, when kept</source>
        <translation>保持したときに起動時にも適用(&amp;B)</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Continue from New Value</source>
        <translation>新しい値から続ける</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>I accept this risk</source>
        <translation>このリスクを了承する</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Change impossible.</source>
        <translation>変更不可。</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Accept the risk first.</source>
        <translation>先にリスクを了承してください。</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Reverts at an error, also without this window</source>
        <translation>エラー時に元に戻す (ウィンドウなしでも)</translation>
    </message>
</context><context>
    <name>ChangesCard</name>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Find the Best</source>
        <translation>最適値を探す</translation>
    </message>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Common changes</source>
        <translation>よく使う変更</translation>
    </message>
</context><context>
    <name>Chart</name>
    <message>
        <location filename="../controls/panel.py" />
        <source>Chart: {heading}</source>
        <translation>グラフ: {heading}</translation>
    </message>
    <message>
        <location filename="../controls/panel.py" />
        <source>Table: {heading}</source>
        <translation>表: {heading}</translation>
    </message>
    <message>
        <location filename="../controls/panel.py" />
        <source>{count} lines, see the table.</source>
        <translation>{count} 本の線、表を参照。</translation>
    </message>
</context><context>
    <name>ChartCard</name>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Time shown</source>
        <translation>表示期間</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>1 day</source>
        <translation>1 日</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>1 month</source>
        <translation>1 か月</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>1 year</source>
        <translation>1 年</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>All</source>
        <translation>すべて</translation>
    </message>
</context><context>
    <name>CheckRow</name>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Likely. {advice}</source>
        <translation>可能性が高い。{advice}</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Show Setting</source>
        <translation>設定を表示</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Report Again</source>
        <translation>再び報告</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Ignore</source>
        <translation>無視</translation>
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
        <source>Confidence: {sure}</source>
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
        <source>Passed</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Not possible</source>
        <translation>確認不可</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Ignored</source>
        <translation>無視</translation>
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
        <source>not possible</source>
        <translation>確認不可</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>passed</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>ignored</source>
        <translation>無視</translation>
    </message>
</context><context>
    <name>CheckupCard</name>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Run &amp;Again</source>
        <translation>再実行(&amp;A)</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Checked at {time}.</source>
        <translation>{time} にチェックしました。</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>The drive has no identity.</source>
        <translation>ドライブに識別情報がありません。</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>“{check}” is reported again.</source>
        <translation>「{check}」を再び報告します。</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>“{check}” is ignored.</source>
        <translation>「{check}」を無視します。</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Check-up</source>
        <translation>点検</translation>
    </message>
</context><context>
    <name>Choices</name>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>CrystalDiskMark</source>
        <translation>CrystalDiskMark</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>New profile…</source>
        <translation>新しいプロファイル…</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>All profiles…</source>
        <translation>すべてのプロファイル…</translation>
    </message>
</context><context>
    <name>Closing</name>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Close DiskTune?</source>
        <translation>DiskTune を閉じますか?</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>&amp;Close DiskTune</source>
        <translation>DiskTune を閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>&amp;Keep Open</source>
        <translation>開いたままにする(&amp;K)</translation>
    </message>
</context><context>
    <name>ComparisonView</name>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>No changes between the two.</source>
        <translation>両者の間に変更なし。</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Enter both figures of the data sheet.</source>
        <translation>データシートの両方の値を入力。</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>&amp;Idle:</source>
        <translation>アイドル時(&amp;I):</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>In st&amp;andby:</source>
        <translation>スタンバイ時(&amp;A):</translation>
    </message>
</context><context>
    <name>ConnectDialog</name>
    <message>
        <location filename="../machines/frame.py" />
        <source>Uses ssh with your keys and ~/.ssh/config. Needs disktune-helper there.</source>
        <translation>鍵と ~/.ssh/config で ssh 接続します。接続先に disktune-helper が必要です。</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>user@host</source>
        <translation>user@host</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>C&amp;onnect</source>
        <translation>接続(&amp;O)</translation>
    </message>
</context><context>
    <name>ConnectionNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{sentence} {host} shows old values.</source>
        <translation>{sentence} {host} の表示は以前の値です。</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Reconnect</source>
        <translation>再接続</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Copy Rule</source>
        <translation>ルールをコピー</translation>
    </message>
</context><context>
    <name>Contrast</name>
    <message>
        <location filename="../store/differences.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Share of reads</source>
        <translation>読み取りの割合</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>One measurement each can differ by chance; “Experiment” gives a verdict.</source>
        <translation>1 回ずつの測定は偶然差が出ます。「比較実験」で判定できます。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition}: {first} → {second}</source>
        <translation>{condition}: {first} → {second}</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Not comparable: {first}, {second}.</source>
        <translation>比較不可: {first}、{second}。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Nothing to compare.</source>
        <translation>比較対象なし。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{first} and {second} are equal.</source>
        <translation>{first} と {second} は同じです。</translation>
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
        <source>An experiment cannot be compared.</source>
        <translation>比較実験は比較できません。</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition}: {first}, {second}.</source>
        <translation>{condition}: {first}、{second}。</translation>
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
        <source>long write</source>
        <translation>長時間書き込み</translation>
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
        <source>Power supply</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>none found</source>
        <translation>検出されず</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{size} ({low} to {high}), {before}, then {after}</source>
        <translation>{size} ({low} ～ {high})、{before}、その後 {after}</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>almost none</source>
        <translation>ほぼなし</translation>
    </message>
</context><context>
    <name>DepthTrialRunner</name>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>Queue depth {depth}, runs left: {left}.</source>
        <translation>キューの深さ {depth}、残り {left} 回。</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>Ended too soon; no result.</source>
        <translation>早く終わったため結果なし。</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>No difference above {noise} noise; depth stays {depth}. By depth: {speeds}.</source>
        <translation>ばらつき {noise} を超える差なし。深さは {depth} のまま。深さ別: {speeds}。</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>Queue depth {depth} is {gain} faster and used until the end. By depth: {speeds}.</source>
        <translation>キューの深さ {depth} は {gain} 高速で、終了まで使います。深さ別: {speeds}。</translation>
    </message>
</context><context>
    <name>Draft</name>
    <message>
        <location filename="../editing/planned_values.py" />
        <source>Available after another selected change.</source>
        <translation>選択中の他の変更後に使えます。</translation>
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
        <source>No changes needed.</source>
        <translation>変更は不要です。</translation>
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
        <source>Encrypted volume</source>
        <translation>暗号化ボリューム</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Mirrored volume</source>
        <translation>ミラーボリューム</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Cached volume</source>
        <translation>キャッシュ付きボリューム</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Volume with a write cache</source>
        <translation>書き込みキャッシュ付きボリューム</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Volume with snapshots</source>
        <translation>スナップショットのあるボリューム</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Volume with checksums (integrity)</source>
        <translation>チェックサム付きボリューム (integrity)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Verified volume (verity)</source>
        <translation>検証付きボリューム (verity)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Compressed volume (VDO)</source>
        <translation>圧縮ボリューム (VDO)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Multipath device</source>
        <translation>マルチパスデバイス</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Partition of a volume</source>
        <translation>ボリュームのパーティション</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>bcache volume</source>
        <translation>bcache ボリューム</translation>
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
        <source>member of {array}</source>
        <translation>{array} のメンバー</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>on {drives}</source>
        <translation>{drives} 上</translation>
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
    <message>
        <location filename="../drives/headline.py" />
        <source>Device mapper volume</source>
        <translation>device-mapper ボリューム</translation>
    </message>
</context><context>
    <name>DriveLogs</name>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Log Directory</source>
        <translation>ログディレクトリー</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Pages (General Purpose)</source>
        <translation>ページ数 (General Purpose)</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Pages (SMART)</source>
        <translation>ページ数 (SMART)</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>No log directory.</source>
        <translation>ログの一覧がありません。</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>General Purpose</source>
        <translation>General Purpose</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Host vendor-specific log</source>
        <translation>ホスト側のベンダー固有ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Device vendor-specific log</source>
        <translation>デバイス側のベンダー固有ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>reserved</source>
        <translation>予約済み</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>{kind} pages: {count}</source>
        <translation>{kind} ページ数: {count}</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>{first} to {last}</source>
        <translation>{first} ～ {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected without delay</source>
        <translation>遅延なしで訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected with delay</source>
        <translation>遅延ありで訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected by repeating</source>
        <translation>再試行により訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected in all</source>
        <translation>訂正の合計</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Correction runs</source>
        <translation>訂正処理の実行回数</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Bytes processed</source>
        <translation>処理したバイト数</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Uncorrected</source>
        <translation>未訂正</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Reported</source>
        <translation>報告値</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>No error log.</source>
        <translation>エラーログなし。</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Power-on minutes ago</source>
        <translation>分前 (稼働時間)</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Entries ago</source>
        <translation>エントリー前</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Temperature in {unit}</source>
        <translation>温度 ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>No temperature log.</source>
        <translation>温度ログなし。</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Recorded every {time}.</source>
        <translation>{time}ごとに記録。</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Errors in all</source>
        <translation>エラーの合計</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Error Log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Temperature Log</source>
        <translation>温度ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>lowest since power-on</source>
        <translation>電源投入後の最低</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>highest since power-on</source>
        <translation>電源投入後の最高</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>lowest ever</source>
        <translation>これまでの最低</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>highest ever</source>
        <translation>これまでの最高</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>upper limit</source>
        <translation>上限</translation>
    </message>
</context><context>
    <name>DriveMenu</name>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>&amp;Actions…</source>
        <translation>操作(&amp;A)…</translation>
    </message>
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
</context><context>
    <name>DriveModel</name>
    <message>
        <location filename="../home/page.py" />
        <location filename="../home/list_view.py" />
        <location filename="../drives/groups.py" />
        <source>Your Drives</source>
        <translation>お使いのドライブ</translation>
    </message>
    <message>
        <location filename="../drives/groups.py" />
        <source>Arrays</source>
        <translation>アレイ</translation>
    </message>
    <message>
        <location filename="../drives/groups.py" />
        <source>Other devices</source>
        <translation>その他のデバイス</translation>
    </message>
    <message>
        <location filename="../drives/groups.py" />
        <source>no medium</source>
        <translation>メディアなし</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>disconnected</source>
        <translation>切断済み</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <location filename="../drives/model.py" />
        <source>serial number {serial}</source>
        <translation>シリアル番号 {serial}</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>state unknown</source>
        <translation>状態不明</translation>
    </message>
</context><context>
    <name>DrivePanel</name>
    <message>
        <location filename="../mainwindow/first_look.py" />
        <location filename="../machines/column.py" />
        <location filename="../drives/panel.py" />
        <source>Find a drive</source>
        <translation>ドライブを検索</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drives found.</source>
        <translation>ドライブがありません。</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Only virtual and optical devices; see the View menu.</source>
        <translation>仮想・光学デバイスのみ。表示メニューを参照。</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No matching drives.</source>
        <translation>一致するドライブはありません。</translation>
    </message>
</context><context>
    <name>EarlierDates</name>
    <message>
        <location filename="../benchmark/details.py" />
        <source>C&amp;ompare with</source>
        <translation>比較対象(&amp;O)</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Nothing earlier</source>
        <translation>以前の結果なし</translation>
    </message>
</context><context>
    <name>EffectChart</name>
    <message>
        <location filename="../controls/effects.py" />
        <source>← worse</source>
        <translation>← 悪化</translation>
    </message>
    <message>
        <location filename="../controls/effects.py" />
        <source>better →</source>
        <translation>改善 →</translation>
    </message>
    <message>
        <location filename="../controls/effects.py" />
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
</context><context>
    <name>Eject</name>
    <message>
        <location filename="../services/ejector.py" />
        <source>Unknown to udisks2.</source>
        <translation>udisks2 が認識していません。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>The drive is built in.</source>
        <translation>内蔵ドライブです。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>In use as swap: run swapoff first.</source>
        <translation>スワップとして使用中: 先に swapoff を実行してください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Its use is unknown: mounts could not be read.</source>
        <translation>用途不明: マウントを読めません。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>It holds the running system.</source>
        <translation>実行中のシステムがあります。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Stop the array {names} first.</source>
        <translation>先にアレイ {names} を停止してください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Deactivate {names} first.</source>
        <translation>先に {names} を無効化してください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Export the pool {names} first.</source>
        <translation>先にプール {names} をエクスポートしてください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Still mounted: {names}.</source>
        <translation>マウント中: {names}。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Unmount its btrfs first.</source>
        <translation>先に btrfs をアンマウントしてください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>{names} uses it.</source>
        <translation>{names} が使用しています。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Not on this computer.</source>
        <translation>このコンピューターにはありません。</translation>
    </message>
</context><context>
    <name>EjectNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{drive} not ejected. {why}</source>
        <translation>{drive} を取り出せません。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Eject All</source>
        <translation>すべて取り出す</translation>
    </message>
</context><context>
    <name>Ejector</name>
    <message>
        <location filename="../services/ejector.py" />
        <source>Ejecting {drive}…</source>
        <translation>{drive} を取り出しています…</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>It is gone.</source>
        <translation>もうありません。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Eject {drive}? Also switches off: {others}.</source>
        <translation>{drive} を取り出しますか? 同時に電源が切れます: {others}。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Ejecting {drive}: unmounting {what}…</source>
        <translation>{drive} を取り出し中: {what} をアンマウント…</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Ejecting {drive}: locking {what}…</source>
        <translation>{drive} を取り出しています: {what} をロックしています…</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Disconnect {drive} now: it is off.</source>
        <translation>{drive} の電源が切れました。取り外せます。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>You can now remove {drive}.</source>
        <translation>{drive} を取り外せます。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>{drive} is unmounted, but cannot be ejected.</source>
        <translation>{drive} はアンマウントされましたが、取り出せません。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Already unmounted: {names}.</source>
        <translation>アンマウント済み: {names}。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>udisks2 is not running. Start it or unmount in a terminal.</source>
        <translation>udisks2 が動作していません。起動するか、端末でアンマウントしてください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Password request cancelled.</source>
        <translation>パスワード要求を取り消しました。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Not authorized: {words}</source>
        <translation>許可されていません: {words}</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>{point} is in use: {words}</source>
        <translation>{point} は使用中です: {words}</translation>
    </message>
    <message numerus="yes">
        <location filename="../services/ejector.py" />
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Close {programs}, using {point}, then retry.</source>
        <translation>{point} を使う {programs} を閉じて再試行してください。</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>udisks2 reports: {words}</source>
        <translation>udisks2 の報告: {words}</translation>
    </message>
</context><context>
    <name>Elevation</name>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only: from a file.</source>
        <translation>読み取り専用: ファイルから。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only. Install the helper on the host system: {command}</source>
        <translation>読み取り専用です。ホストシステムにヘルパーをインストールしてください: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only: pkexec is missing. On Debian: {command}</source>
        <translation>読み取り専用です。pkexec がありません。Debian では: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only. Install the helper: {command}</source>
        <translation>読み取り専用です。ヘルパーをインストールしてください: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The password dialog was closed.</source>
        <translation>パスワードダイアログが閉じられました。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper did not start (exit status {status}).</source>
        <translation>ヘルパーを起動できません (終了ステータス {status})。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only: no polkit agent. Start one such as lxpolkit, then unlock.</source>
        <translation>読み取り専用です。polkit エージェントがありません。lxpolkit などを起動し、ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>polkitd does not respond. Start it, then unlock.</source>
        <translation>polkitd が応答しません。起動してからロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Not authorized: wrong password, or the policy forbids it. Retry or ask an administrator.</source>
        <translation>認証されませんでした: パスワードの誤りかポリシーによる拒否です。再試行するか管理者に連絡してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Close one of 4 sandboxed windows, then unlock.</source>
        <translation>サンドボックスのウィンドウ 4 つのうち 1 つを閉じ、ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Your login shell is not in /etc/shells. Add it, then unlock.</source>
        <translation>ログインシェルが /etc/shells にありません。追加してロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper is missing. Reinstall it: {command}</source>
        <translation>ヘルパーがありません。再インストール: {command}</translation>
    </message>
</context><context>
    <name>EndNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{drive}: {work} finished, {time}</source>
        <translation>{drive}: {work}が完了しました ({time})</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Show the result</source>
        <translation>結果を表示します</translation>
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
        <source>{file} is larger than {limit} MiB.</source>
        <translation>{file} は {limit} MiB を超えています。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} is damaged or contains no DiskTune results.</source>
        <translation>{file} は破損しているか、DiskTune の結果を含んでいません。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} contains no DiskTune results.</source>
        <translation>{file} に DiskTune の結果は含まれていません。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} needs a later DiskTune.</source>
        <translation>{file} には新しい DiskTune が必要です。</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>Result {number} is damaged or of another version.</source>
        <translation>結果 {number} は破損しているか別バージョンのものです。</translation>
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
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
</context><context>
    <name>Experiment</name>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>{layer}: {volume} on {below}</source>
        <translation>{layer}: {below} 上の {volume}</translation>
    </message>
    <message>
        <location filename="../experiment/model.py" />
        <source>{values} values need {rounds} rounds, about {time}.</source>
        <translation>{values} 個の値には {rounds} ラウンド、約 {time}必要です。</translation>
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
        <source>Side effects</source>
        <translation>副作用</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{value} (before)</source>
        <translation>{value} (変更前)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: {value}. {verdict}</source>
        <translation>{setting}: {value}。{verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}; none is faster.</source>
        <translation>{setting}: {now} を維持。より速い値なし。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}; no difference.</source>
        <translation>{setting}: {now} を維持。差なし。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}; too noisy.</source>
        <translation>{setting}: {now} を維持。ばらつき大。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Nothing was measured.</source>
        <translation>測定なし。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Other programs used the drive.</source>
        <translation>他のプログラムが使用しました。</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>value {number}</source>
        <translation>値 {number}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Pairs: {value}</source>
        <translation>ペア: {value}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{value} compared with {before}: {verdict}</source>
        <translation>{before} → {value}: {verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Round</source>
        <translation>ラウンド</translation>
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
        <source>Measure the &amp;cost of a layer</source>
        <translation>レイヤーのコストを測定(&amp;C)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Include &amp;noisy or wearing values</source>
        <translation>騒音・摩耗のある値を含む(&amp;N)</translation>
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
        <source>Volu&amp;me</source>
        <translation>ボリューム(&amp;M)</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;older</source>
        <translation>フォルダー(&amp;O)</translation>
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
        <source>Experiments</source>
        <translation>比較実験</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Compared with the current {value}.</source>
        <translation>現在の {value} と比較。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Switches “{setting}” of {device}, not of {drive}.</source>
        <translation>{drive} ではなく {device} の「{setting}」を切り替えます。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Read-only.</source>
        <translation>読み取りのみ。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Reads only; values are restored.</source>
        <translation>読み取りのみ。値は復元されます。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Writes {size}, then removes it; values are restored.</source>
        <translation>{size} を書き込んで削除します。値は復元されます。</translation>
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
        <source>Nothing to tune, or locked.</source>
        <translation>調整対象なし、またはロック中。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Select a value.</source>
        <translation>値を選択してください。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Criterion: {metric}.</source>
        <translation>判定基準: {metric}。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Takes at least {time}.</source>
        <translation>最低 {time}かかります。</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>“{setting}” affects writes: measure in a file.</source>
        <translation>「{setting}」は書き込みに影響します。ファイルで測定してください。</translation>
    </message>
</context><context>
    <name>ExperimentPage</name>
    <message>
        <location filename="../experiment/page.py" />
        <source>The helper did not respond. Check the values.</source>
        <translation>ヘルパーが応答しません。値を確認してください。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Compares values of a setting.</source>
        <translation>設定の値を比較します。</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Restoring…</source>
        <translation>復元中…</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Writing the file: {share}</source>
        <translation>ファイルを書き込んでいます: {share}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>No value was applied.</source>
        <translation>値は適用されていません。</translation>
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
        <source>T&amp;able</source>
        <translation>表(&amp;A)</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>C&amp;SV Pairs…</source>
        <translation>CSV ペア(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>CSV &amp;Ranking…</source>
        <translation>CSV 順位(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;PNG Charts…</source>
        <translation>PNG グラフ(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>S&amp;VG Charts…</source>
        <translation>SVG グラフ(&amp;V)…</translation>
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
        <source>{workload}, by {metric}.</source>
        <translation>{workload}、基準 {metric}。</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Without the layer (gray) and through it</source>
        <translation>レイヤーなし (灰) とあり</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Current (gray) and tested value</source>
        <translation>現在値 (灰) とテスト値</translation>
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
        <source>Changes</source>
        <translation>変化</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>The value before.</source>
        <translation>以前の値です。</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Read without the layer.</source>
        <translation>レイヤーなしで読み取ったものです。</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Value shown</source>
        <translation>表示する値</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Ranking</source>
        <translation>順位</translation>
    </message>
</context><context>
    <name>Export</name>
    <message>
        <location filename="../results/selected.py" />
        <location filename="../benchmark/view_panel.py" />
        <location filename="../benchmark/details.py" />
        <location filename="../activity/page.py" />
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../experiment/view.py" />
        <location filename="../drive_health/page.py" />
        <location filename="../benchmark/details.py" />
        <source>All &amp;JSON…</source>
        <translation>すべて JSON(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <location filename="../benchmark/details.py" />
        <source>Copy &amp;Table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <location filename="../report/problem.py" />
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/view_panel.py" />
        <location filename="../benchmark/page.py" />
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../controls/controls.py" />
        <source>C&amp;SV Table…</source>
        <translation>CSV 表(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>&amp;JSON Table…</source>
        <translation>JSON 表(&amp;J)…</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>&amp;PNG Chart…</source>
        <translation>PNG グラフ(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>S&amp;VG Chart…</source>
        <translation>SVG グラフ(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../report/problem.py" />
        <location filename="../history/page.py" />
        <location filename="../desktop/clipboard.py" />
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../drive_health/page.py" />
        <source>All &amp;Text…</source>
        <translation>すべてテキスト(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../overview/layers_view.py" />
        <location filename="../experiment/view.py" />
        <source>&amp;Copy as Text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <location filename="../overview/page.py" />
        <location filename="../mainwindow/menus.py" />
        <location filename="../home/page.py" />
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <location filename="../overview/page.py" />
        <location filename="../mainwindow/menus.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context><context>
    <name>FactPanel</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Search this page</source>
        <translation>このページを検索</translation>
    </message>
    <message numerus="yes">
        <location filename="../overview/fact_panel.py" />
        <source>%n found</source>
        <translation>
            <numerusform>%n 件見つかりました</numerusform>
        </translation>
    </message>
</context><context>
    <name>FactTiles</name>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>All Settings</source>
        <translation>すべての設定</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Reads for {time}</source>
        <translation>{time}間の読み取り</translation>
    </message>
</context><context>
    <name>FactView</name>
    <message>
        <location filename="../overview/fact_view.py" />
        <source>Drive information</source>
        <translation>ドライブ情報</translation>
    </message>
</context><context>
    <name>FeatureList</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Feature list (identify)</source>
        <translation>機能一覧 (Identify)</translation>
    </message>
</context><context>
    <name>Files</name>
    <message>
        <location filename="../services/drive_notes.py" />
        <location filename="../desktop/user_files.py" />
        <source>Not a regular file</source>
        <translation>通常ファイルではありません</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>Written to {path}.</source>
        <translation>{path} に書き込みました。</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>{name} not written: {why}. Choose another location.</source>
        <translation>{name} に書き込めません: {why}。別の場所を選択してください。</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>{name} not read: {why}.</source>
        <translation>{name} を読めません: {why}。</translation>
    </message>
</context><context>
    <name>FindDrive</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <location filename="../mainwindow/routes.py" />
        <source>Make It &amp;Blink</source>
        <translation>点滅させる(&amp;B)</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Look for a blinking light: {seconds} s left</source>
        <translation>点滅する LED を探してください: 残り {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light on until {time}.</source>
        <translation>ロケート LED は {time} まで点灯。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light off.</source>
        <translation>ロケート LED は消灯。</translation>
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
        <source>Reads for a minute. Many M.2 drives have no light.</source>
        <translation>1 分間読み取ります。多くの M.2 ドライブには LED がありません。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turned on by another program</source>
        <translation>別のプログラムが点灯</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>For 2 minutes</source>
        <translation>2 分間</translation>
    </message>
</context><context>
    <name>FlickerJob</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Ended.</source>
        <translation>終了しました。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>End unknown; the reads stop within a minute.</source>
        <translation>終了不明。読み取りは 1 分以内に止まります。</translation>
    </message>
</context><context>
    <name>FolderExperimentJob</name>
    <message>
        <location filename="../experiment/job.py" />
        <source>{setting} not restored: {why}</source>
        <translation>{setting} を復元できません: {why}</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>Run too long; values restored.</source>
        <translation>時間超過。値を復元しました。</translation>
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
        <source>Writable folder</source>
        <translation>書き込み可能なフォルダー</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Test folder</source>
        <translation>テスト用フォルダー</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Folder on {host} (full path):</source>
        <translation>{host} のフォルダー (フルパス):</translation>
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
        <source>Too little space: {needed} needed, {free} free.</source>
        <translation>空き不足: {needed} 必要、空き {free}。</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>not here</source>
        <translation>ここ以外</translation>
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
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number} min</source>
        <translation>{number} 分</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number} h</source>
        <translation>{number} 時間</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number} d</source>
        <translation>{number} 日</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context><context>
    <name>GridModel</name>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>{count} at boot</source>
        <translation>起動時 {count}</translation>
    </message>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>Change</source>
        <translation>変更対象</translation>
    </message>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>{group} – {count}</source>
        <translation>{group} – {count}</translation>
    </message>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>Set to</source>
        <translation>設定値</translation>
    </message>
</context><context>
    <name>GridView</name>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>differs</source>
        <translation>相違あり</translation>
    </message>
</context><context>
    <name>GroupRow</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>{settings}, {count} suggested</source>
        <translation>{settings}、推奨 {count}</translation>
    </message>
</context><context>
    <name>GuardNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Held-back settings could not be read. {why}</source>
        <translation>保留中の設定を読めません。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Read Again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>disktune.apply=0 on the kernel command line: no saved settings apply until a restart without it.</source>
        <translation>カーネルコマンドラインの disktune.apply=0 を外して再起動するまで、保存済み設定は適用されません。</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Held back on {drive}, set just before a crash, drive failure or disconnection: {settings}.</source>
        <translation>{drive} で保留中 (設定直後にクラッシュ、ドライブ障害または切断): {settings}。</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Held back on {drive}, guard record unreadable: {settings}.</source>
        <translation>{drive} で保留中 (ガードの記録を読めません): {settings}。</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Delete Saved Settings</source>
        <translation>保存した設定を削除</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Retry at Next Boot</source>
        <translation>次回起動時に再試行</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{drive}: absent for a year. Delete its saved settings?</source>
        <translation>{drive} は 1 年間未接続です。保存済み設定を削除しますか?</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
</context><context>
    <name>HandoverDialog</name>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Nothing to export.</source>
        <translation>エクスポートするものがありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Co&amp;py</source>
        <translation>コピー(&amp;P)</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>&amp;Save As…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>shell script</source>
        <translation>シェルスクリプト</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Location: {path}</source>
        <translation>場所: {path}</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Left out: {settings}</source>
        <translation>除外: {settings}</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Settings to export</source>
        <translation>エクスポートする設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Format:</source>
        <translation>形式:</translation>
    </message>
</context><context>
    <name>HdparmHelp</name>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>-B, cache, --security</source>
        <translation>-B, cache, --security</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>&amp;Show Setting</source>
        <translation>設定を表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Nothing matches “{searched}”.</source>
        <translation>「{searched}」に一致なし。</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>hdparm Options</source>
        <translation>hdparm のオプション</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>hdparm options</source>
        <translation>hdparm のオプション</translation>
    </message>
</context><context>
    <name>Header</name>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Holds the running system: /, /usr or /boot.</source>
        <translation>実行中のシステムを含む: /、/usr、/boot。</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>In {host}, through ssh.</source>
        <translation>{host} 内 (ssh 経由)。</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Check &amp;Again</source>
        <translation>再確認(&amp;A)</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Refresh (F5)</source>
        <translation>更新 (F5)</translation>
    </message>
</context><context>
    <name>Health</name>
    <message>
        <location filename="../client/asked.py" />
        <source>Reading the health data…</source>
        <translation>健康状態のデータを読み取っています…</translation>
    </message>
    <message>
        <location filename="../client/asked.py" />
        <source>DiskTune cannot open drives.</source>
        <translation>DiskTune はドライブを開けません。</translation>
    </message>
    <message>
        <location filename="../client/asked.py" />
        <source>To allow it: {command}</source>
        <translation>許可するには: {command}</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>smartctl: {name}.</source>
        <translation>smartctl: {name}。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Vendor-specific.</source>
        <translation>ベンダー固有。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>error rate</source>
        <translation>エラー率</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>event count</source>
        <translation>イベント数</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>self-preserving</source>
        <translation>自己保存</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Pre-failure.</source>
        <translation>故障予兆。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Old age.</source>
        <translation>経年。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Updated: {when}.</source>
        <translation>更新: {when}。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Flags: {flags}.</source>
        <translation>フラグ: {flags}。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Low is better.</source>
        <translation>低いほど良好。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>High is better.</source>
        <translation>高いほど良好。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Annual failure rate {rate}, 95% {least} to {most} ({source}).</source>
        <translation>年間故障率 {rate}、95% 区間 {least} ～ {most} ({source})。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>One failure in {months}, 95% {least} to {most} ({source}).</source>
        <translation>{months}に 1 回の故障、95% 区間 {least} ～ {most} ({source})。</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>{number} months</source>
        <translation>{number} か月</translation>
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
        <source>Updated</source>
        <translation>更新</translation>
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
        <source>Annual failure rate (Backblaze 2014)</source>
        <translation>年間故障率 (Backblaze 2014)</translation>
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
        <source>caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>{state} on {day}</source>
        <translation>{day} に{state}</translation>
    </message>
    <message>
        <location filename="../home/delegate.py" />
        <location filename="../health/badge.py" />
        <source>Failing</source>
        <translation>異常</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Read on {day}.</source>
        <translation>{day} に読み取り。</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Read today at {time}.</source>
        <translation>本日 {time} に読み取り。</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Never read.</source>
        <translation>未読。</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <location filename="../health/badge.py" />
        <source>Health: {state}</source>
        <translation>健康状態: {state}</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Unknown: {reason}</source>
        <translation>不明: {reason}</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>{number} years</source>
        <translation>{number} 年</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Off-Line Data Collection</source>
        <translation>オフラインデータ収集</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Last collection</source>
        <translation>前回の収集</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Started on request</source>
        <translation>要求で開始</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Reads the medium</source>
        <translation>メディアの読み取り</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>When a command arrives</source>
        <translation>コマンドを受けたとき</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>aborted</source>
        <translation>中止</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>suspended</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>never started</source>
        <translation>未実行</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>completed without error</source>
        <translation>エラーなしで完了</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>suspended by a command</source>
        <translation>コマンドにより一時停止</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>aborted by a command</source>
        <translation>コマンドにより中止</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>aborted, fatal error</source>
        <translation>中止 (致命的エラー)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>vendor-specific state</source>
        <translation>ベンダー固有の状態</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartmontools on this firmware: {warning}</source>
        <translation>smartmontools による警告: {warning}</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>Firmware warning</source>
        <translation>ファームウェアの警告</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartmontools' Drive Database</source>
        <translation>smartmontools のドライブデータベース</translation>
    </message>
</context><context>
    <name>HealthHistory</name>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Error counters</source>
        <translation>エラーカウンター</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Wear</source>
        <translation>摩耗</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>used</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>highest of the day</source>
        <translation>日中最高</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>lowest of the day</source>
        <translation>日中最低</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>DiskTune</source>
        <translation>DiskTune</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>timer</source>
        <translation>タイマー</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>smartd</source>
        <translation>smartd</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Temperature ({unit})</source>
        <translation>温度 ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Lowest ({unit})</source>
        <translation>最低 ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Highest ({unit})</source>
        <translation>最高 ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Used (%)</source>
        <translation>使用率 (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Spare (%)</source>
        <translation>予備領域 (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Power-on time (h)</source>
        <translation>使用時間 (h)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Written (GB)</source>
        <translation>総書き込み量 (GB)</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Health History</source>
        <translation>健康状態の履歴</translation>
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
        <source>Health history not saved, kept until the end. {reason}</source>
        <translation>健康状態の履歴を保存できず、終了まで保持します。{reason}</translation>
    </message>
</context><context>
    <name>HealthPage</name>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/page.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>SMART attributes</source>
        <translation>S.M.A.R.T. 属性</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>CSV &amp;Attributes…</source>
        <translation>CSV 属性(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>CSV &amp;Log…</source>
        <translation>CSV ログ(&amp;L)…</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>max. {value}</source>
        <translation>最高 {value}</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Export Health</source>
        <translation>健康状態をエクスポート</translation>
    </message>
</context><context>
    <name>Help</name>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Show a page</source>
        <translation>ページを表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Show all drives</source>
        <translation>すべてのドライブを表示</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Previous or next drive</source>
        <translation>前または次のドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Search the page or the drives</source>
        <translation>ページまたはドライブを検索</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Search the drives</source>
        <translation>ドライブを検索</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Help on this page</source>
        <translation>このページのヘルプ</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Next or previous control</source>
        <translation>次または前の項目</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Next or previous part of the window</source>
        <translation>ウィンドウの次または前の部分</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Stop, clear or close</source>
        <translation>停止、消去、閉じる</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Press or tick the current item</source>
        <translation>現在の項目を押す / 選択する</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Close or open a section</source>
        <translation>セクションの開閉</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Delete the selected results</source>
        <translation>選択した結果を削除</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Copy the selected rows</source>
        <translation>選択した行をコピー</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Paste a command</source>
        <translation>コマンドを貼り付け</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Undo or redo an edit</source>
        <translation>編集を取り消す / やり直す</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Try the changes</source>
        <translation>変更を試す</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Keep or revert the trial</source>
        <translation>試用を保持 / 元に戻す</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Export the drive information</source>
        <translation>ドライブ情報をエクスポート</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Eject the selected drive</source>
        <translation>選択したドライブを取り出す</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Virtual and optical drives</source>
        <translation>仮想・光学ドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Results of all drives</source>
        <translation>全ドライブの結果</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Quit; trials are reverted</source>
        <translation>終了 (試用は元に戻る)</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Per-drive tuning for Linux.&lt;br&gt;&lt;br&gt;GNU General Public License, version 3 or later; no warranty.</source>
        <translation>Linux 用ドライブチューニング。&lt;br&gt;&lt;br&gt;GNU General Public License バージョン 3 以降、無保証。</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>About DiskTune</source>
        <translation>DiskTune について</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>DiskTune is now {version}</source>
        <translation>DiskTune が {version} になりました</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>What’s New</source>
        <translation>新機能</translation>
    </message>
</context><context>
    <name>HelpPane</name>
    <message>
        <location filename="../help/pane.py" />
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Close help</source>
        <translation>ヘルプを閉じる</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Guide or setting</source>
        <translation>ガイドまたは設定</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context><context>
    <name>HelperJob</name>
    <message>
        <location filename="../client/jobs.py" />
        <source>The helper stopped; its work was interrupted.</source>
        <translation>ヘルパーが停止し、作業が中断されました。</translation>
    </message>
    <message>
        <location filename="../client/jobs.py" />
        <source>The helper did not report the end.</source>
        <translation>ヘルパーから終了の報告がありません。</translation>
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
        <source>{drive}: over {limit} changes; those before {moment} are ignored.</source>
        <translation>{drive}: 変更が {limit} 件を超えたため、{moment} より前の変更は無視されます。</translation>
    </message>
</context><context>
    <name>HistoryModel</name>
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
        <location filename="../results/list.py" />
        <location filename="../history/page.py" />
        <source>This drive onl&amp;y</source>
        <translation>このドライブのみ(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore Selected &amp;Values…</source>
        <translation>選択した値を復元(&amp;V)…</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <location filename="../history/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>元の値を復元(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Nothing to restore on {drives}.</source>
        <translation>{drives} に復元するものはありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <location filename="../history/page.py" />
        <source>Nothing to restore.</source>
        <translation>復元するものはありません。</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Export History</source>
        <translation>履歴をエクスポート</translation>
    </message>
</context><context>
    <name>HistoryTable</name>
    <message>
        <location filename="../history/page.py" />
        <source>Changes</source>
        <translation>変更</translation>
    </message>
</context><context>
    <name>Home</name>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow link</source>
        <translation>低速リンク</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow slot</source>
        <translation>低速スロット</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>USB 2 port</source>
        <translation>USB 2 ポート</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow reader</source>
        <translation>低速リーダー</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <location filename="../home/delegate.py" />
        <source>no redundancy</source>
        <translation>冗長性なし</translation>
    </message>
    <message>
        <location filename="../home/delegate.py" />
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Copy the drive now.</source>
        <translation>今すぐドライブをコピーしてください。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Replace it: {array} has a second copy.</source>
        <translation>交換してください: {array} に複製があります。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Copy {place} now.</source>
        <translation>今すぐ {place} をコピーしてください。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Self-test failed.</source>
        <translation>セルフテスト失敗。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Reported a problem on {day}.</source>
        <translation>{day} に問題を報告。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Test Again…</source>
        <translation>再テスト…</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Test…</source>
        <translation>テスト…</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Show Health</source>
        <translation>健康状態を表示</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Not set at boot: {settings}.</source>
        <translation>起動時に未設定: {settings}。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Review…</source>
        <translation>確認…</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Last scrub: {result}</source>
        <translation>前回のスクラブ: {result}</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Show Scrub</source>
        <translation>スクラブを表示</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>{pool} reports errors.</source>
        <translation>{pool} がエラーを報告。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Show Finding</source>
        <translation>所見を表示</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Failed, still in: {members}.</source>
        <translation>故障したまま構成中: {members}。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Depends on failing {drive}.</source>
        <translation>故障しかけた {drive} に依存。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Rebuild from failing {drive}.</source>
        <translation>故障しかけた {drive} からのリビルド。</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Rebuilding, no redundancy.</source>
        <translation>リビルド中、冗長性なし。</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>reads</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>standby</source>
        <translation>スタンバイ</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>less redundancy</source>
        <translation>冗長性低下</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>{percent} used</source>
        <translation>{percent} 使用済み</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>only drive, failing</source>
        <translation>唯一のドライブ、異常</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>only drive, needs attention</source>
        <translation>唯一のドライブ、要注意</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>only drive</source>
        <translation>唯一のドライブ</translation>
    </message>
</context><context>
    <name>HomeList</name>
    <message>
        <location filename="../home/list_view.py" />
        <source>Enter opens, Space presses the button, the menu key offers more.</source>
        <translation>Enter で開く、Space でボタン、メニューキーで詳細。</translation>
    </message>
</context><context>
    <name>HomePage</name>
    <message>
        <location filename="../home/page.py" />
        <source>Restore &amp;Original Values of All Drives…</source>
        <translation>全ドライブを元の値に戻す(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Copy &amp;All</source>
        <translation>すべてコピー(&amp;A)</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Export Drive List</source>
        <translation>ドライブ一覧をエクスポート</translation>
    </message>
</context><context>
    <name>HowLong</name>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>How Long?</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>&amp;Amount</source>
        <translation>データ量(&amp;A)</translation>
    </message>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>&amp;Rate</source>
        <translation>速度(&amp;R)</translation>
    </message>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>For example 650 MB, 4 TiB; 124 kbit/s, 90 MiB/s.</source>
        <translation>例: 650 MB、4 TiB、124 kbit/s、90 MiB/s。</translation>
    </message>
</context><context>
    <name>Introduction</name>
    <message>
        <location filename="../standby/page.py" />
        <source>Records for a night which programs reach the drive, without waking it; no file names.</source>
        <translation>ドライブを起こさずに、一晩どのプログラムがアクセスするかを記録します。ファイル名は記録しません。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Do not use the drive until then; DiskTune can be closed.</source>
        <translation>それまでドライブを使用しないでください。DiskTune は閉じてもかまいません。</translation>
    </message>
</context><context>
    <name>JobForm</name>
    <message>
        <location filename="../controls/job_page.py" />
        <source>{step}, about {time} left</source>
        <translation>{step}、残り約 {time}</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>{progress}. No suspend until the end.</source>
        <translation>{progress}。終了までサスペンドしません。</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>{progress}. No suspend here until the end.</source>
        <translation>{progress}。終了までこちらはサスペンドしません。</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Start the array first.</source>
        <translation>先にアレイを起動してください。</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Insert a medium first.</source>
        <translation>先にメディアを入れてください。</translation>
    </message>
</context><context>
    <name>JobPage</name>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Not started on {drive}: another drive was selected.</source>
        <translation>{drive} で開始しませんでした: 別のドライブが選択されました。</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Runs on {drive}.</source>
        <translation>{drive} で実行中。</translation>
    </message>
</context><context>
    <name>Keeping</name>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <location filename="../saved_settings/controller.py" />
        <source>Apply at &amp;Boot</source>
        <translation>起動時に適用(&amp;B)</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Changed settings</source>
        <translation>変更した設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Non-default settings</source>
        <translation>既定値と異なる設定</translation>
    </message>
</context><context>
    <name>LaneCard</name>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Prevented standby</source>
        <translation>スタンバイを妨げた原因</translation>
    </message>
</context><context>
    <name>LaneRow</name>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Show How</source>
        <translation>方法を表示</translation>
    </message>
</context><context>
    <name>LastButton</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;At Boot</source>
        <translation>起動時(&amp;A)</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Save Current Values…</source>
        <translation>現在の値を保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Import / Export…</source>
        <translation>インポート / エクスポート(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Copy as Commands</source>
        <translation>コマンドとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Delete Saved Settings</source>
        <translation>保存した設定を削除(&amp;D)</translation>
    </message>
</context><context>
    <name>LastCheck</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>Last check</source>
        <translation>前回のチェック</translation>
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
        <source>Save {setting}</source>
        <translation>{setting} を保存</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Reapply {setting}</source>
        <translation>{setting} を再適用</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete saved {setting}</source>
        <translation>保存した {setting} を削除</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>{setting} on battery</source>
        <translation>バッテリーでの {setting}</translation>
    </message>
</context><context>
    <name>LayerNote</name>
    <message>
        <location filename="../settings/details.py" />
        <source>Show {device}</source>
        <translation>{device} を表示</translation>
    </message>
</context><context>
    <name>LayerView</name>
    <message>
        <location filename="../overview/layers_view.py" />
        <source>Used by: {box}</source>
        <translation>使用元: {box}</translation>
    </message>
</context><context>
    <name>Layers</name>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>It is on:</source>
        <translation>下位のデバイス:</translation>
    </message>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>{free} free ({share})</source>
        <translation>空き {free} ({share})</translation>
    </message>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>{free} of {size} free ({share})</source>
        <translation>{size} 中 {free} 空き ({share})</translation>
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
        <source>Then the earlier limits return.</source>
        <translation>終了後、以前の制限に戻ります。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Programs get faster, the scrub slower.</source>
        <translation>プログラムが速く、スクラブが遅くなります。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Needs Linux 5.14 or later.</source>
        <translation>Linux 5.14 以降が必要です。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Unlock for limits.</source>
        <translation>制限はロック解除で表示。</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>{limit} until unmounted</source>
        <translation>アンマウントまで {limit}</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>{limit} until the scrub finishes</source>
        <translation>スクラブ終了まで {limit}</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>No limit is set.</source>
        <translation>制限は設定されていません。</translation>
    </message>
</context><context>
    <name>Link</name>
    <message>
        <location filename="../client/link.py" />
        <source>The request is too large.</source>
        <translation>要求が大きすぎます。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>unterminated line</source>
        <translation>行が終端していません</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Helper {version} does not match. Reinstall it: {command}</source>
        <translation>ヘルパー {version} が一致しません。再インストール: {command}</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Helper of class {wanted} requested, got {actual}: closed.</source>
        <translation>クラス {wanted} のヘルパーを要求しましたが {actual} のため閉じました。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Unreadable reply of the helper: {problem}.</source>
        <translation>ヘルパーの応答を読めません: {problem}。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Protocol error: {problem}. Unlock again or reinstall DiskTune.</source>
        <translation>プロトコルエラー: {problem}。再度ロックを解除するか、DiskTune を再インストールしてください。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>No response from the helper within {seconds} s.</source>
        <translation>ヘルパーが {seconds} 秒以内に応答しません。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper did not start: {why}.</source>
        <translation>ヘルパーを起動できません: {why}。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper exited (status {status}).</source>
        <translation>ヘルパーが終了しました (ステータス {status})。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was closed.</source>
        <translation>ヘルパーを閉じました。</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>device up to {speed}</source>
        <translation>デバイスは最大 {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port up to {speed}</source>
        <translation>ポートは最大 {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB version</source>
        <translation>USB バージョン</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>several commands at once</source>
        <translation>複数コマンド同時</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Bulk-only (BOT)</source>
        <translation>Bulk-only (BOT)</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>driver {name}</source>
        <translation>ドライバー {name}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB transport</source>
        <translation>USB 転送方式</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>no UAS</source>
        <translation>UAS なし</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS forbidden by usb-storage.quirks</source>
        <translation>usb-storage.quirks が UAS を禁止</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS avoided by the kernel: known faults</source>
        <translation>カーネルが UAS を回避: 既知の不具合</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>no UAS by the USB controller</source>
        <translation>USB コントローラーが UAS 非対応</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>driver uas not loaded</source>
        <translation>uas ドライバー未読み込み</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS unused, see the kernel log</source>
        <translation>UAS 不使用、カーネルログ参照</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>provisioning mode {mode}</source>
        <translation>プロビジョニングモード {mode}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>passes the bridge</source>
        <translation>ブリッジを通過</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>the bridge reports support</source>
        <translation>ブリッジが対応を報告</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>the bridge reports no support</source>
        <translation>ブリッジは対応を報告していません</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>not sent</source>
        <translation>送信されません</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB autosuspend</source>
        <translation>USB 自動サスペンド</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>after {time} idle</source>
        <translation>アイドル {time}後</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>only while suspended</source>
        <translation>サスペンド中のみ</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Passed by the bridge</source>
        <translation>ブリッジを通過するもの</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>SMART, standby timer, identity</source>
        <translation>S.M.A.R.T.、スタンバイタイマー、識別情報</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>ATA commands</source>
        <translation>ATA コマンド</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Hidden by the bridge</source>
        <translation>ブリッジに隠されるもの</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>SMART, standby timer, write cache, identity</source>
        <translation>S.M.A.R.T.、スタンバイタイマー、書き込みキャッシュ、識別情報</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>lowered {n}×</source>
        <translation>{n} 回低下</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>limited to {speed}</source>
        <translation>{speed} に制限</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>controller up to {speed}</source>
        <translation>コントローラーは最大 {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>drive up to {link}</source>
        <translation>ドライブは最大 {link}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port up to {link}</source>
        <translation>ポートは最大 {link}</translation>
    </message>
</context><context>
    <name>LocateLight</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The enclosure ignored it.</source>
        <translation>エンクロージャーが応答しません。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light still on.</source>
        <translation>ロケート LED は点灯したまま。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light unknown.</source>
        <translation>ロケート LED の状態不明。</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The service turns it off.</source>
        <translation>サービスが消灯します。</translation>
    </message>
</context><context>
    <name>LogsBody</name>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Error log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Temperature log</source>
        <translation>温度ログ</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Log directory</source>
        <translation>ログディレクトリー</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Self-tests</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Directory</source>
        <translation>ディレクトリー</translation>
    </message>
</context><context>
    <name>LongTrialBar</name>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Re&amp;vert Long Trial</source>
        <translation>長時間試用を元に戻す(&amp;V)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep &amp;Changes</source>
        <translation>変更を保持(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Close Result</source>
        <translation>結果を閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keeping…</source>
        <translation>保持中…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Reverting…</source>
        <translation>元に戻し中…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Long trial</source>
        <translation>長時間試用</translation>
    </message>
</context><context>
    <name>LongTrialNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Show trial</source>
        <translation>試用を表示</translation>
    </message>
</context><context>
    <name>LongTrialVerdicts</name>
    <message>
        <location filename="../history/page.py" />
        <source>Long trials</source>
        <translation>長時間試用</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>{time}: {changes}. {verdict}</source>
        <translation>{time}: {changes}。{verdict}</translation>
    </message>
</context><context>
    <name>LongTrials</name>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Try for &amp;1 Hour</source>
        <translation>1 時間試す(&amp;1)</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Try for a &amp;Night (8 Hours)</source>
        <translation>一晩試す (8 時間)(&amp;N)</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Try for &amp;3 Days</source>
        <translation>3 日間試す(&amp;3)</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Long trial on {drive}: applying…</source>
        <translation>{drive} の長時間試用: 適用中…</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Long trial on {drive}: {time} left. {end}</source>
        <translation>{drive} の長時間試用: 残り {time}。{end}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Then kept, if no errors.</source>
        <translation>終了時、エラーがなければ保持します。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Then reverted.</source>
        <translation>終了時に元に戻します。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Simulated: {time} in {seconds} s.</source>
        <translation>シミュレーション: {seconds} 秒で {time}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reported after {time}:</source>
        <translation>{time}後の報告:</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial not begun.</source>
        <translation>{drive}: 長時間試用は始まりませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: changes kept.</source>
        <translation>{drive}: 変更を保持しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: changes reverted.</source>
        <translation>{drive}: 変更を元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial over; reverted.</source>
        <translation>{drive}: 長時間試用が終了し、元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial over; kept.</source>
        <translation>{drive}: 長時間試用が終了し、保持しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: error in the long trial; reverted.</source>
        <translation>{drive}: 長時間試用中にエラーが発生し、元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial stopped with its service; reverted.</source>
        <translation>{drive}: サービス停止で長時間試用が終わり、元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial interrupted; lasting changes reverted.</source>
        <translation>{drive}: 長時間試用が中断され、残っていた変更を元に戻しました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Tried for {time}, no errors.</source>
        <translation>{time}試用し、エラーはありませんでした。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Some kernel messages were lost.</source>
        <translation>一部のカーネルメッセージは失われました。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Average latency {now} ms, before {before} ms.</source>
        <translation>平均レイテンシーは {now} ms (以前 {before} ms)。</translation>
    </message>
    <message numerus="yes">
        <location filename="../editing/change_summary.py" />
        <source>Requests took very long %n times.</source>
        <translation>
            <numerusform>リクエストに非常に長い時間がかかったことが %n 回ありました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Drive suspended for {time}.</source>
        <translation>ドライブのサスペンド: {time}。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Spin-ups: {starts}. Load cycles: {loads}.</source>
        <translation>スピンアップ: {starts} 回。ロード/アンロードサイクル: {loads} 回。</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Computer suspended for {time}, not counted.</source>
        <translation>コンピューターのサスペンド ({time}) は除外。</translation>
    </message>
</context><context>
    <name>LongWriteDialog</name>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>&amp;Start Long Write</source>
        <translation>長時間書き込みを開始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Start Long Write</source>
        <translation>長時間書き込みを開始</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Rated &amp;writes (TBW)</source>
        <translation>定格書き込み量 (TBW)(&amp;W)</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>an unknown drive</source>
        <translation>不明なドライブ</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes up to {size} to {folder} on {drives}.</source>
        <translation>{drives} の {folder} に最大 {size} を書き込みます。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Then {size} more, after pauses of up to {pause}.</source>
        <translation>その後、最大 {pause}の休止後に {size} を追加。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>{share} of its rated life is used.</source>
        <translation>定格寿命の {share} を使用済み。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>{share} of the rated {rated}.</source>
        <translation>定格 {rated} の {share}。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>About {share} of {rated}, estimated from its wear.</source>
        <translation>摩耗からの推定で {rated} の約 {share}。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Ends after {time}, at the temperature limit, or below {share} free space.</source>
        <translation>{time}経過、温度上限、または空き {share} 未満で終了します。</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>The file is then removed.</source>
        <translation>その後ファイルを削除します。</translation>
    </message>
</context><context>
    <name>MachineHeading</name>
    <message>
        <location filename="../machines/column.py" />
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>From file</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Close {host}</source>
        <translation>{host} を閉じる</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connection lost</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Could not connect</source>
        <translation>接続できませんでした</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connection lost at {time}</source>
        <translation>{time} に接続が切れました</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connect to {host}</source>
        <translation>{host} に接続</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Disconnect {host}</source>
        <translation>{host} との接続を切断</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Remove {host} from the List</source>
        <translation>{host} を一覧から削除</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connection to {host}</source>
        <translation>{host} との接続</translation>
    </message>
</context><context>
    <name>MeasuredView</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>latency, runs, conditions</source>
        <translation>レイテンシー、各測定回、条件</translation>
    </message>
</context><context>
    <name>MemberTable</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>Array members</source>
        <translation>アレイのメンバー</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Show {member}</source>
        <translation>{member} を表示</translation>
    </message>
</context><context>
    <name>Menus</name>
    <message>
        <location filename="../settings/sheet.py" />
        <location filename="../mainwindow/menus.py" />
        <location filename="../mainwindow/header.py" />
        <source>&amp;Paste a Command…</source>
        <translation>コマンドを貼り付け(&amp;P)…</translation>
    </message>
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
        <source>&amp;Drive</source>
        <translation>ドライブ(&amp;D)</translation>
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
        <source>How &amp;Long?…</source>
        <translation>所要時間(&amp;L)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Open &amp;Saved Drive…</source>
        <translation>保存したドライブを開く(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Connect…</source>
        <translation>接続(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Previous Drive</source>
        <translation>前のドライブ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Ne&amp;xt Drive</source>
        <translation>次のドライブ(&amp;X)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>E&amp;ject Drive</source>
        <translation>ドライブを取り出す(&amp;J)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>All R&amp;esults…</source>
        <translation>すべての結果(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Search…</source>
        <translation>検索(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Virtual and Optical Devices</source>
        <translation>仮想・光学デバイス(&amp;V)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Show V&amp;olumes</source>
        <translation>ボリュームを表示(&amp;O)</translation>
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
        <source>&amp;Celsius (°C)</source>
        <translation>摂氏 (°C)(&amp;C)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Fahrenheit (°F)</source>
        <translation>華氏 (°F)(&amp;F)</translation>
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
        <source>Help on &amp;This Page</source>
        <translation>このページのヘルプ(&amp;T)</translation>
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
        <location filename="../controls/message.py" />
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context><context>
    <name>Mistake</name>
    <message>
        <location filename="../desktop/problems.py" />
        <source>Internal error. Check what was done last, then restart DiskTune.</source>
        <translation>内部エラー。最後の操作を確認し、DiskTune を再起動してください。</translation>
    </message>
</context><context>
    <name>NightPicture</name>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Power mode and programs</source>
        <translation>電源モードとプログラム</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Power mode</source>
        <translation>電源モード</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>awake</source>
        <translation>動作中</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>{begin} to {end}: {mode}</source>
        <translation>{begin} ～ {end}: {mode}</translation>
    </message>
</context><context>
    <name>NoteDialog</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Edit Note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Stored on this computer.</source>
        <translation>このコンピューターに保存されます。</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>The demo discards it.</source>
        <translation>デモでは破棄されます。</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>&amp;Save Note</source>
        <translation>メモを保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>{count} characters; at most {most}.</source>
        <translation>{count} 文字です。上限は {most} です。</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Not saved. Close again to discard.</source>
        <translation>未保存です。破棄するにはもう一度閉じてください。</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Not stored: {why}. Copy the text or retry.</source>
        <translation>保存できません: {why}。テキストをコピーするか再試行してください。</translation>
    </message>
</context><context>
    <name>NoteRow</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
</context><context>
    <name>NumberSpin</name>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../controls/number_spin.py" />
        <source>“{text}” is not valid. Valid: {low} to {high}.</source>
        <translation>「{text}」は無効です。有効: {low} ～ {high}。</translation>
    </message>
    <message>
        <location filename="../controls/number_spin.py" />
        <source>“{text}” is not valid. Valid: {low} to {high} in steps of {step}.</source>
        <translation>「{text}」は無効です。有効: {low} ～ {high} ({step} 単位)。</translation>
    </message>
</context><context>
    <name>OneDriveView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>{help} iostat: {column}.</source>
        <translation>{help} iostat: {column}。</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{name}: current {now}{unit}, maximum {most}{unit}.</source>
        <translation>{name}: 現在 {now}{unit}、最大 {most}{unit}。</translation>
    </message>
</context><context>
    <name>OperationChart</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>fall</source>
        <translation>低下</translation>
    </message>
</context><context>
    <name>OptionModel</name>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Meaning in hdparm</source>
        <translation>hdparm での意味</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>In DiskTune</source>
        <translation>DiskTune では</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
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
        <location filename="../drive_health/drive_logs.py" />
        <source>Verify</source>
        <translation>ベリファイ</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/badge.py" />
        <source>Condition</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/badge.py" />
        <source>Power-on time</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Power-on resets</source>
        <translation>電源投入リセット回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Sectors written</source>
        <translation>書き込みセクター数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Write commands</source>
        <translation>書き込みコマンド数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Sectors read</source>
        <translation>読み取りセクター数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Read commands</source>
        <translation>読み取りコマンド数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Spindle motor time</source>
        <translation>スピンドルモーターの稼働時間</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Head flying time</source>
        <translation>ヘッドフライング時間</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Read recovery attempts</source>
        <translation>読み取りエラー回復の試行回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Mechanical start failures</source>
        <translation>機械的な起動失敗回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Power-off retracts</source>
        <translation>電源断によるヘッド退避回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Resets during a command</source>
        <translation>コマンド実行中のリセット回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Hardware resets</source>
        <translation>ハードウェアリセット回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Asynchronous signal recoveries</source>
        <translation>非同期信号の回復回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Commands failed by a CRC error</source>
        <translation>CRC エラーで失敗したコマンド</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>R_ERR for data</source>
        <translation>データの R_ERR</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>R_ERR for other frames</source>
        <translation>データ以外のフレームの R_ERR</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Losses of the link</source>
        <translation>リンクの切断回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Resets of the link</source>
        <translation>リンクのリセット回数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>CRC errors towards the drive</source>
        <translation>ドライブ方向の CRC エラー</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Counters Behind the Verdict</source>
        <translation>判定に使われたカウンター</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>caution: {before} before</source>
        <translation>注意: 以前は {before}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>caution from {count} on</source>
        <translation>{count} 以上で注意</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>caution if it rises</source>
        <translation>増加すると注意</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>compared with {time}</source>
        <translation>{time} との比較</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Device Statistics</source>
        <translation>デバイス統計</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SATA PHY Event Counters</source>
        <translation>SATA PHY イベントカウンター</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>or more</source>
        <translation>以上</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>counts SMART queries</source>
        <translation>S.M.A.R.T. 照会を含む</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Commands ended with an error</source>
        <translation>エラー終了したコマンド数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Commands timed out</source>
        <translation>タイムアウトしたコマンド数</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>PCIe errors, corrected</source>
        <translation>PCIe エラー (訂正済み)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>PCIe errors, non-fatal</source>
        <translation>PCIe エラー (非致命的)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>PCIe errors, fatal</source>
        <translation>PCIe エラー (致命的)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Errors Counted by the Kernel</source>
        <translation>カーネルが数えたエラー</translation>
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
        <translation>メディアの摩耗度</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Data read</source>
        <translation>総読み取り量</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Wear and Errors</source>
        <translation>摩耗とエラー</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Raw values are vendor-specific</source>
        <translation>生の値はベンダー固有</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>{value}, worst {worst}, threshold {threshold}</source>
        <translation>{value}、最悪 {worst}、しきい値 {threshold}</translation>
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
        <translation>未訂正: {count}</translation>
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
        <location filename="../overview/nvme_scsi_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>Commands and Features</source>
        <translation>コマンドと機能</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>Other ATA Features</source>
        <translation>その他の ATA 機能</translation>
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
        <source>standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>standard, vendor-specific minimum</source>
        <translation>標準、ベンダー固有の最小値</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>standard, no minimum</source>
        <translation>標準、最小値なし</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific, minimum</source>
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
        <source>trimmed: zeros</source>
        <translation>TRIM 後: ゼロ</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>trimmed: deterministic</source>
        <translation>TRIM 後: 確定的</translation>
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
        <location filename="../overview/identify_text.py" />
        <source>Cache mode</source>
        <translation>キャッシュモード</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Cache state</source>
        <translation>キャッシュの状態</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Data only in the cache</source>
        <translation>キャッシュのみにあるデータ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Writeback target</source>
        <translation>ライトバックの目標</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Sequential cutoff</source>
        <translation>シーケンシャルのカットオフ</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <location filename="../overview/identify_text.py" />
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>On</source>
        <translation>下位のデバイス</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>stays above</source>
        <translation>到達しない</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>passes through</source>
        <translation>通過</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>root sees them: cryptsetup status {name}</source>
        <translation>root のみ確認可能: cryptsetup status {name}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Options in /etc/crypttab</source>
        <translation>/etc/crypttab のオプション</translation>
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
        <source>notes unreadable: {why}</source>
        <translation>メモを読めません: {why}</translation>
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
        <location filename="../overview/identify_text.py" />
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Serial number</source>
        <translation>シリアル番号</translation>
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
        <source>Capacity</source>
        <translation>容量</translation>
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
        <source>Member of</source>
        <translation>所属先</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Device-mapper volumes</source>
        <translation>デバイスマッパーボリューム</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Scrubs</source>
        <translation>スクラブ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>see Scrub</source>
        <translation>スクラブを参照</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Mounts and swap</source>
        <translation>マウントとスワップ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>mounts unreadable</source>
        <translation>マウントを読めません</translation>
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
        <source>used by {name}</source>
        <translation>{name} が使用</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>sector {sector}</source>
        <translation>セクター {sector}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>sector {sector}, not aligned to {bytes} bytes: slow small writes</source>
        <translation>セクター {sector}、{bytes} バイト境界になく小さな書き込みが低速</translation>
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
        <source>per member</source>
        <translation>メンバーあたり</translation>
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
        <source>array_state in /sys/block/{array}/md</source>
        <translation>/sys/block/{array}/md の array_state</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>md state</source>
        <translation>md の状態</translation>
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
        <location filename="../overview/nvme_scsi_text.py" />
        <source>SCSI Designators</source>
        <translation>SCSI 指定子</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Vendor-specific</source>
        <translation>ベンダー固有</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>T10 vendor ID</source>
        <translation>T10 ベンダー ID</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>EUI-64</source>
        <translation>EUI-64</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>NAA</source>
        <translation>NAA</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>SCSI name string</source>
        <translation>SCSI 名前文字列</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>of the drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>of the port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>of the target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Power States</source>
        <translation>電源状態</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Format {number}</source>
        <translation>フォーマット {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>{data} bytes, {metadata} bytes of metadata</source>
        <translation>{data} バイト、メタデータ {metadata} バイト</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>type {number}</source>
        <translation>タイプ {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>{count}, slot 1 read-only</source>
        <translation>{count}、スロット 1 は読み取り専用</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>up to {power}, non-operational</source>
        <translation>最大 {power}、非動作</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>power unknown, non-operational</source>
        <translation>電力不明、非動作</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>up to {power}</source>
        <translation>最大 {power}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>power unknown</source>
        <translation>電力不明</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>entry latency {time}</source>
        <translation>移行レイテンシー {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>exit latency {time}</source>
        <translation>復帰レイテンシー {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>State {number}</source>
        <translation>状態 {number}</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>highest {celsius}</source>
        <translation>最高 {celsius}</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>limit {celsius}</source>
        <translation>上限 {celsius}</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>could not be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>not applied</source>
        <translation>未適用</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>applied at boot</source>
        <translation>起動時に適用</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>Model family</source>
        <translation>モデルファミリー</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>unknown to smartctl</source>
        <translation>smartctl に未登録</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>In smartctl's database</source>
        <translation>smartctl のデータベースに記載</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartmontools not installed</source>
        <translation>smartmontools 未インストール</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>no smartmontools in the sandbox</source>
        <translation>サンドボックスに smartmontools なし</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartctl does not answer</source>
        <translation>smartctl が応答しません</translation>
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
        <source>IORDY</source>
        <translation>IORDY</translation>
    </message>
    <message>
        <source>Standby timer values</source>
        <translation>スタンバイタイマーの値</translation>
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
        <source>SCSI INQUIRY</source>
        <translation>SCSI INQUIRY</translation>
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
        <source>Export Drive Information</source>
        <translation>ドライブ情報をエクスポート</translation>
    </message>
</context><context>
    <name>OwnProfileDialog</name>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Read, then write</source>
        <translation>読み取り、次に書き込み</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Edit Profile</source>
        <translation>プロファイルの編集</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>New Profile</source>
        <translation>新しいプロファイル</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>This name is in use.</source>
        <translation>この名前は使用されています。</translation>
    </message>
</context><context>
    <name>PageTabs</name>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Places</source>
        <translation>場所</translation>
    </message>
</context><context>
    <name>PartTable</name>
    <message>
        <location filename="../paste/table.py" />
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../paste/table.py" />
        <source>Parts</source>
        <translation>部分</translation>
    </message>
</context><context>
    <name>PasswordNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Enter your password; the dialog may be behind this window.</source>
        <translation>パスワードを入力してください。ダイアログは後ろに隠れている場合があります。</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Stop Waiting</source>
        <translation>待機を中止</translation>
    </message>
</context><context>
    <name>PastOperations</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>Earlier operations</source>
        <translation>以前の処理</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Operations</source>
        <translation>処理</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>No UUID: none are recorded.</source>
        <translation>UUID がないため記録なし。</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>None recorded.</source>
        <translation>記録なし。</translation>
    </message>
</context><context>
    <name>PasteDialog</name>
    <message>
        <location filename="../paste/dialog.py" />
        <source>These values stay set after the rebuild. A boost restores them.</source>
        <translation>これらの値はリビルド後も残ります。高速化なら元に戻ります。</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>{name}: which drive?</source>
        <translation>{name}: どのドライブ?</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>&amp;Boost {array}…</source>
        <translation>{array} を高速化(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Mea&amp;sure {drive}…</source>
        <translation>{drive} を測定(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Sel&amp;f-Tests of {drive}…</source>
        <translation>{drive} のセルフテスト(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>&amp;Actions of {drive}…</source>
        <translation>{drive} の操作(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Sho&amp;w {array}</source>
        <translation>{array} を表示(&amp;W)</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Paste a Command</source>
        <translation>コマンドを貼り付け</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Command or script</source>
        <translation>コマンドまたはスクリプト</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>hdparm, blockdev, mdadm, echo to /sys, or a script: read, never run.</source>
        <translation>hdparm、blockdev、mdadm、/sys への echo、スクリプト。読み取るだけで、実行しません。</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Examples</source>
        <translation>例</translation>
    </message>
</context><context>
    <name>Place</name>
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
        <source>SATA port {number}</source>
        <translation>SATA ポート {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>ATA port {number}</source>
        <translation>ATA ポート {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{name} in kernel messages</source>
        <translation>カーネルメッセージでは {name}</translation>
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
        <source>Multiplier port</source>
        <translation>マルチプライヤーポート</translation>
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
        <source>Enclosure slot</source>
        <translation>エンクロージャースロット</translation>
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
        <source>top</source>
        <translation>上面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bottom</source>
        <translation>下面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>left side</source>
        <translation>左側</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>right side</source>
        <translation>右側</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>front</source>
        <translation>前面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>back</source>
        <translation>背面</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bus {bus}, port {ports}</source>
        <translation>バス {bus}、ポート {ports}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>computer's port, then hubs</source>
        <translation>コンピューターのポート、次にハブ</translation>
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
        <source>Connector</source>
        <translation>コネクター</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>built in</source>
        <translation>内蔵</translation>
    </message>
</context><context>
    <name>Place of the window</name>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Tune</source>
        <translation>調整</translation>
    </message>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
</context><context>
    <name>Preferences</name>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>Preferences are lost at the end: {file}: {why}.</source>
        <translation>設定は終了時に失われます: {file}: {why}。</translation>
    </message>
</context><context>
    <name>Preset</name>
    <message>
        <location filename="../editing/preset.py" />
        <source>Not supported.</source>
        <translation>非対応。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>No matching value.</source>
        <translation>一致する値なし。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file} is not UTF-8.</source>
        <translation>{file} は UTF-8 ではありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[preset] must come first.</source>
        <translation>先頭に [preset] が必要です。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>no settings.</source>
        <translation>設定がありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>continuation of nothing.</source>
        <translation>継続元がありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}] occurs twice.</source>
        <translation>[{section}] が 2 回現れます。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>expected: [section] or “key = value”.</source>
        <translation>[section] または「key = value」が必要です。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}]: “{key}” twice.</source>
        <translation>[{section}]: 「{key}」重複。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}]: no “{key}”.</source>
        <translation>[{section}]: 「{key}」不可。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{word}” is not a kind. Valid: {kinds}.</source>
        <translation>「{word}」は種類ではありません。有効: {kinds}。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>unknown setting “{setting}”.</source>
        <translation>「{setting}」は不明な設定です。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>not for the kind “{kind}”.</source>
        <translation>種類「{kind}」用ではありません。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{range}, {least} or {most}</source>
        <translation>{range}、{least} または {most}</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}]: “{key}” missing.</source>
        <translation>[{section}]: 「{key}」なし。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file}, line {line}: {mistake}</source>
        <translation>{file}、{line} 行目: {mistake}</translation>
    </message>
</context><context>
    <name>PresetButton</name>
    <message>
        <location filename="../editing/preset.py" />
        <source>Pre&amp;sets</source>
        <translation>プリセット(&amp;S)</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>No presets</source>
        <translation>プリセットなし</translation>
    </message>
</context><context>
    <name>PresetTiles</name>
    <message>
        <location filename="../arrays/preset_tiles.py" />
        <source>{time} at {speed}</source>
        <translation>{speed} で{time}</translation>
    </message>
    <message>
        <location filename="../arrays/preset_tiles.py" />
        <source>programs first</source>
        <translation>プログラム優先</translation>
    </message>
    <message>
        <location filename="../arrays/preset_tiles.py" />
        <source>programs wait</source>
        <translation>プログラムは待機</translation>
    </message>
</context><context>
    <name>ProblemDialog</name>
    <message>
        <location filename="../report/problem.py" />
        <source>What I did, expected and saw:</source>
        <translation>したこと、期待、結果:</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Text of the report</source>
        <translation>報告のテキスト</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Report a Problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Attach this to your report. Serial numbers are masked; nothing is sent.</source>
        <translation>このテキストを報告に添付してください。シリアル番号と WWN は伏せられ、何も送信されません。</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Not copied or saved. Close again to discard.</source>
        <translation>コピーも保存もされていません。破棄するにはもう一度閉じてください。</translation>
    </message>
</context><context>
    <name>ProfileChooser</name>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Search: crystal, hdparm, dd, bonnie…</source>
        <translation>検索: crystal、hdparm、dd、bonnie…</translation>
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
    <message>
        <location filename="../profiles/chooser.py" />
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>“{name}” deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
</context><context>
    <name>Proposals</name>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Select {drives} for the rest.</source>
        <translation>残りは {drives} を選択。</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>{drive} is gone; its settings are unchanged.</source>
        <translation>{drive} がありません。設定は変わっていません。</translation>
    </message>
</context><context>
    <name>QuickChanges</name>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Always Use Scheduler {scheduler}</source>
        <translation>常にスケジューラー {scheduler} を使用</translation>
    </message>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Always Spin Down After {time}</source>
        <translation>常に {time}後にスピンダウン</translation>
    </message>
</context><context>
    <name>RangeRow</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>A&amp;round Failed Block</source>
        <translation>失敗したブロックの前後(&amp;R)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>&amp;First block:</source>
        <translation>先頭ブロック(&amp;F):</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Last &amp;block:</source>
        <translation>最終ブロック(&amp;B):</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>1 GiB before and behind the failed block</source>
        <translation>失敗ブロックの前後 1 GiB</translation>
    </message>
</context><context>
    <name>RemarkList</name>
    <message>
        <location filename="../settings/details.py" />
        <source>Copy udev Rule</source>
        <translation>udev ルールをコピー</translation>
    </message>
</context><context>
    <name>RemedyRow</name>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Set; record again.</source>
        <translation>設定済み。再度記録してください。</translation>
    </message>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Copy Line</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Copy Lines</source>
        <translation>複数行をコピー</translation>
    </message>
</context><context>
    <name>Remote</name>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host}: “{text}”</source>
        <translation>{host}: 「{text}」</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host}: connection lost at {time}.</source>
        <translation>{host}: {time} に接続が切れました。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Unknown host key of {host}. Check the fingerprint with “ssh {address}”, then reconnect: {message}</source>
        <translation>{host} のホスト鍵が不明です。「ssh {address}」で指紋を確認し、再接続してください: {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host} rejected your keys. Add one: “ssh-copy-id {address}”. {message}</source>
        <translation>{host} が鍵を拒否しました。「ssh-copy-id {address}」で追加してください。{message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host} could not be reached: {message}</source>
        <translation>{host} に接続できません: {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>No helper on {host}. Install it there: {command}</source>
        <translation>{host} にヘルパーがありません。インストールしてください: {command}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Read-only on {host}: connect as root or add to its /etc/sudoers.d/disktune: {command}</source>
        <translation>{host} は読み取り専用です。root で接続するか /etc/sudoers.d/disktune に追加してください: {command}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>The helper on {host} did not start ({status}): {message}</source>
        <translation>{host} のヘルパーを起動できません ({status}): {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>OpenSSH client missing. Install it: {command}</source>
        <translation>OpenSSH クライアントがありません。インストール: {command}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>“{text}” is not a valid host. Example: admin@nas.</source>
        <translation>「{text}」は無効なホストです。例: admin@nas。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Helper {there} on {host} does not match window {here}. Update the older one.</source>
        <translation>{host} のヘルパー {there} とウィンドウ {here} が合いません。古いほうを更新してください。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Helper {there} on {host}, window {here}: only common functions are available.</source>
        <translation>{host} のヘルパー {there}、ウィンドウ {here}: 共通の機能のみ使えます。</translation>
    </message>
</context><context>
    <name>RemoteLink</name>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host} did not answer. Check the network, then reconnect.</source>
        <translation>{host} が応答しません。ネットワークを確認し、再接続してください。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>The outcome is unknown.</source>
        <translation>結果は不明です。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Changed settings are reverted there within 10 s.</source>
        <translation>変更された設定は 10 秒以内に元に戻ります。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Kept or not is unknown; unkept changes are reverted within 10 s.</source>
        <translation>保持されたか不明です。保持されていなければ 10 秒以内に元に戻ります。</translation>
    </message>
</context><context>
    <name>RemoteNotifier</name>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} is in order</source>
        <translation>{host} の {array} は正常です</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} is degraded</source>
        <translation>{host} の {array} は縮退しています</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} is inactive</source>
        <translation>{host} の {array} は非アクティブです</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} has failed</source>
        <translation>{host} の {array} は故障しています</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>The connection to {host} was lost</source>
        <translation>{host} との接続が切れました</translation>
    </message>
</context><context>
    <name>RemoteSession</name>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>Connecting to {host}…</source>
        <translation>{host} に接続しています…</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>{host} is not connected.</source>
        <translation>{host} は接続されていません。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>Update disktune-helper on {host} for this function.</source>
        <translation>この機能には {host} の disktune-helper の更新が必要です。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>{host} was disconnected.</source>
        <translation>{host} との接続を切断しました。</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>sudo on {host} forbids it; see the rule above.</source>
        <translation>{host} の sudo が許可していません。上の規則を参照してください。</translation>
    </message>
</context><context>
    <name>Report</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Report</source>
        <translation>レポート(&amp;R)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>This &amp;Drive…</source>
        <translation>このドライブ(&amp;D)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;All Drives…</source>
        <translation>すべてのドライブ(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Include &amp;Serial Numbers</source>
        <translation>シリアル番号を含める(&amp;S)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Report saved: {file}</source>
        <translation>レポートを保存しました: {file}</translation>
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
        <source>Serial numbers and World Wide Names are masked.</source>
        <translation>シリアル番号と WWN は伏せられています。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Serial numbers and World Wide Names are shown.</source>
        <translation>シリアル番号と World Wide Name を表示しています。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>SMART is unknown: it could not be read.</source>
        <translation>S.M.A.R.T. は不明です: 読めません。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>SMART is not included: unlock first.</source>
        <translation>S.M.A.R.T. は含まれません: 先にロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Identification: {source}</source>
        <translation>識別情報: {source}</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Settings could not be read.</source>
        <translation>設定を読めません。</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Faulty members</source>
        <translation>故障したメンバー</translation>
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
        <location filename="../store/results_text.py" />
        <source>AC power</source>
        <translation>AC 電源</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>battery</source>
        <translation>バッテリー</translation>
    </message>
</context><context>
    <name>Rescue</name>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the drive, or mount it read-only.</source>
        <translation>ドライブをコピーするか、読み取り専用でマウントしてください。</translation>
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
        <source>Run swapoff: swap writes to the drive.</source>
        <translation>swapoff を実行してください: スワップが書き込みます。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>What to Copy First</source>
        <translation>最初にコピーするもの</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the whole drive</source>
        <translation>ドライブ全体をコピー</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy {places}</source>
        <translation>{places} をコピー</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy {places} and more</source>
        <translation>{places} などをコピー</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Wait for {operation} of {array}</source>
        <translation>{array} の {operation} を待機</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>{time}, reading this drive</source>
        <translation>{time}、このドライブを読み取り</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>also on other members of {array}</source>
        <translation>{array} の他のメンバーにもあり</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>no second copy in {array}</source>
        <translation>{array} に複製なし</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>reinstallable</source>
        <translation>再インストール可能</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>no other copy known</source>
        <translation>ほかのコピーは確認できません</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Files before folders. Stop if the drive slows.</source>
        <translation>フォルダーよりファイルを先に。遅くなったら中止してください。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy files</source>
        <translation>ファイルをコピー</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Add a spare first; md copies to it.</source>
        <translation>先にスペアを追加してください。md がコピーします。</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Replace the member</source>
        <translation>メンバーを交換</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>If reading fails: unmount, copy to a larger drive, repeat with -r3.</source>
        <translation>読めない場合: アンマウントし、より大きいドライブへコピー後、-r3 で再実行します。</translation>
    </message>
</context><context>
    <name>RestoreDialog</name>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <location filename="../paste/table.py" />
        <source>{now} → {then}</source>
        <translation>{now} → {then}</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Restore Original Values</source>
        <translation>元の値を復元</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Saved value</source>
        <translation>保存値</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Settings to restore</source>
        <translation>復元する設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>&amp;Delete saved values</source>
        <translation>保存値を削除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Values from before DiskTune. Saved values that you keep apply again at boot.</source>
        <translation>DiskTune 以前の値。残した保存値は起動時に再適用されます。</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Delete &amp;Saved Values</source>
        <translation>保存値を削除(&amp;V)</translation>
    </message>
</context><context>
    <name>ResultDetails</name>
    <message>
        <location filename="../benchmark/details.py" />
        <source>&amp;Copy Result</source>
        <translation>結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Copy as Crystal&amp;DiskMark</source>
        <translation>CrystalDiskMark 形式でコピー(&amp;D)</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Charts need pyqtgraph.</source>
        <translation>グラフには pyqtgraph が必要です。</translation>
    </message>
</context><context>
    <name>ResultPanel</name>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Median result</source>
        <translation>結果の中央値</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>About this result</source>
        <translation>この結果について</translation>
    </message>
</context><context>
    <name>Results</name>
    <message>
        <location filename="../results/wording.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <location filename="../results/wording.py" />
        <location filename="../report/document.py" />
        <source>Frequency governor</source>
        <translation>周波数ガバナー</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>CrystalDiskMark-style, {profile}</source>
        <translation>CrystalDiskMark 形式、{profile}</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last day</source>
        <translation>直近 1 日</translation>
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
        <location filename="../results/wording.py" />
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Results: {count}, {least} to {most} {unit}.</source>
        <translation>結果: {count} 件、{least} ～ {most} {unit}。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>By date</source>
        <translation>日付順</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Select one result, or two.</source>
        <translation>結果を 1 つか 2 つ選択。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} not comparable with {first}.</source>
        <translation>{count} 件は {first} と比較不可。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{figure}. Details of another version.</source>
        <translation>{figure}。詳細は別バージョン。</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Of another version.</source>
        <translation>別バージョン。</translation>
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
        <location filename="../results/wording.py" />
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} × {seconds} s</source>
        <translation>{count} × {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Start position</source>
        <translation>開始位置</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Other traffic</source>
        <translation>ほかの転送量</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, two blocks: perhaps drift</source>
        <translation>{rounds}、値ごとに {seconds} 秒、2 ブロック: ドリフトの可能性</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, interleaved</source>
        <translation>{rounds}、値ごとに {seconds} 秒、交互に測定</translation>
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
        <location filename="../results/list.py" />
        <source>Age</source>
        <translation>期間</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>All workloads</source>
        <translation>すべてのワークロード</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>No results of this drive.</source>
        <translation>このドライブの結果はありません。</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>No matching results.</source>
        <translation>一致する結果はありません。</translation>
    </message>
</context><context>
    <name>ResultsModel</name>
    <message>
        <location filename="../results/list.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context><context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>A&amp;ll Drives</source>
        <translation>すべてのドライブ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Results unreadable: {why}</source>
        <translation>結果を読めません: {why}</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>No results.</source>
        <translation>結果はありません。</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Not connected.</source>
        <translation>未接続。</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Export Results</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Import Results</source>
        <translation>結果をインポート</translation>
    </message>
</context><context>
    <name>RowMenu</name>
    <message>
        <location filename="../settings/row.py" />
        <source>&amp;Copy Value</source>
        <translation>値をコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
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
        <location filename="../profiles/own_dialog.py" />
        <location filename="../profiles/options.py" />
        <source>Seconds per &amp;run</source>
        <translation>1 回の測定秒数(&amp;R)</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../profiles/options.py" />
        <source>&amp;Number of runs</source>
        <translation>測定回数(&amp;N)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start in percent</source>
        <translation>開始位置 (%)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start in GiB</source>
        <translation>開始位置 (GiB)</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>{usual} (default)</source>
        <translation>{usual} (既定値)</translation>
    </message>
</context><context>
    <name>RunningView</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>{done} of {whole} recorded, {left} left</source>
        <translation>{whole} 中 {done} を記録、残り {left}</translation>
    </message>
</context><context>
    <name>SampleTimer</name>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Run this on {host}: {command}</source>
        <translation>{host} で実行してください: {command}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The demo is not sampled.</source>
        <translation>デモは記録されません。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Waiting for systemd…</source>
        <translation>systemd を待機中…</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Timer unchanged: {reason}</source>
        <translation>タイマー変更なし: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Runs until shutdown; not enabled at start.</source>
        <translation>シャットダウンまで動作。起動時は無効。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Enabled at the next start; not running now.</source>
        <translation>次回起動から有効。現在は停止。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Install the timer: {command}</source>
        <translation>タイマーをインストール: {command}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Timer state unknown: {reason}</source>
        <translation>タイマーの状態不明: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>No systemd in the sandbox.</source>
        <translation>サンドボックスでは systemd を使えません。</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>No systemd.</source>
        <translation>systemd がありません。</translation>
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
        <source>Settings for boot</source>
        <translation>起動時の設定</translation>
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
        <source>Applied at every boot, after other tools.</source>
        <translation>起動のたびに他のツールの後で適用。</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Nothing to save.</source>
        <translation>保存するものがありません。</translation>
    </message>
</context><context>
    <name>Saved</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Settings not read.</source>
        <translation>設定未読。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Not read: {files}.</source>
        <translation>読み取れなかったファイル: {files}。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>kernel command line</source>
        <translation>カーネルコマンドライン</translation>
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
        <source>Changed on {moment}; not saved.</source>
        <translation>{moment} に変更。保存されていません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Overrides {value} of {tool} ({place}).</source>
        <translation>{tool} ({place}) の {value} より優先。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: {value}.</source>
        <translation>保存済み: {value}。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>On AC power.</source>
        <translation>AC 電源で動作中。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>On battery.</source>
        <translation>バッテリーで動作中。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Power supply unknown: the AC value applies.</source>
        <translation>電源が不明なため、AC 電源の値を使います。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>The supply just changed.</source>
        <translation>電源が切り替わりました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on AC power, {other} on battery</source>
        <translation>AC 電源使用時 {value}、バッテリー使用時 {other}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: guard record unreadable.</source>
        <translation>{saved} を保存済みですが保留中: ガードの記録を読めません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: a crash or drive failure followed.</source>
        <translation>{saved} を保存済みですが保留中: 直後にクラッシュまたはドライブ障害がありました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}: changed on {moment}.</source>
        <translation>保存値 {saved}、現在 {now}: {moment} に変更。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}: set by {tool} {when} ({place}).</source>
        <translation>保存値 {saved}、現在 {now}: {tool} が{when}設定 ({place})。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}: perhaps {tool} {when} ({place}).</source>
        <translation>保存値 {saved}、現在 {now}: おそらく {tool} {when} ({place})。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}, cause unknown.</source>
        <translation>保存値 {saved}、現在 {now}、原因不明。</translation>
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
        <source>Also set by</source>
        <translation>ほかの設定元</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Takes precedence</source>
        <translation>優先される設定元</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Not read</source>
        <translation>読み取れないもの</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{tool} {when}: {value} ({place})</source>
        <translation>{tool} {when}: {value} ({place})</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>changed on {moment}</source>
        <translation>{moment} に変更</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>not as saved</source>
        <translation>保存値と相違</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>not default</source>
        <translation>既定値と相違</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Perhaps another drive.</source>
        <translation>別のドライブの可能性があります。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>No effect: {problem}</source>
        <translation>効果なし: {problem}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>In effect.</source>
        <translation>有効。</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Held back.</source>
        <translation>保留中。</translation>
    </message>
</context><context>
    <name>Saved drive</name>
    <message>
        <location filename="../client/saved_session.py" />
        <source>Reading it takes too long.</source>
        <translation>読み取りに時間がかかりすぎています。</translation>
    </message>
    <message>
        <location filename="../client/saved_session.py" />
        <source>It is not a readable file.</source>
        <translation>読み取れるファイルではありません。</translation>
    </message>
    <message>
        <location filename="../client/saved_session.py" />
        <source>The helper is of another version than this window.</source>
        <translation>ヘルパーのバージョンがこのウィンドウと異なります。</translation>
    </message>
    <message>
        <location filename="../client/saved_session.py" />
        <source>{file} could not be opened. {why}</source>
        <translation>{file} を開けませんでした。{why}</translation>
    </message>
    <message>
        <location filename="../machines/machines.py" />
        <source>Open Saved Drive</source>
        <translation>保存したドライブを開く</translation>
    </message>
</context><context>
    <name>SavedNotes</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save Again</source>
        <translation>もう一度保存</translation>
    </message>
</context><context>
    <name>SavedSettingsModel</name>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>no response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>other tools ({why})</source>
        <translation>他のツール ({why})</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings unknown: no response.</source>
        <translation>保存済み設定は不明: 応答なし。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings unknown. {why}</source>
        <translation>保存済み設定は不明。{why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings may have changed. {why}</source>
        <translation>保存済み設定が変わった可能性があります。{why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved for battery.</source>
        <translation>バッテリー用に保存。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Battery value deleted.</source>
        <translation>バッテリー値を削除。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved values deleted.</source>
        <translation>保存値を削除しました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings deleted.</source>
        <translation>保存済み設定を削除しました。</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Nothing saved. {why}</source>
        <translation>未保存。{why}</translation>
    </message>
</context><context>
    <name>Schedule</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Copy &amp;Line</source>
        <translation>行をコピー(&amp;L)</translation>
    </message>
</context><context>
    <name>Scrub</name>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../arrays/status_panel.py" />
        <source>State unknown. {why}</source>
        <translation>状態不明。{why}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>ZFS pool {pool}: {health}, {scan}</source>
        <translation>ZFS プール {pool}: {health}、{scan}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>no scrub recorded</source>
        <translation>スクラブの記録なし</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub running: {done}</source>
        <translation>スクラブ実行中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub paused at {done}</source>
        <translation>スクラブ一時停止中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub cancelled</source>
        <translation>スクラブ中止</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub finished</source>
        <translation>スクラブ完了</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub running: {done}</source>
        <translation>エラースクラブ実行中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub paused at {done}</source>
        <translation>エラースクラブ一時停止: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub cancelled</source>
        <translation>エラースクラブ取消</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub finished</source>
        <translation>エラースクラブ完了</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver running: {done}</source>
        <translation>resilver 実行中: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver cancelled</source>
        <translation>resilver 中止</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver finished</source>
        <translation>resilver 完了</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver of {device}: {done}</source>
        <translation>{device} の resilver: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver of {device} cancelled</source>
        <translation>{device} の resilver 取消</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver of {device} finished</source>
        <translation>{device} の resilver 完了</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Since {at}.</source>
        <translation>開始: {at}。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Ended {at}.</source>
        <translation>終了: {at}。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Remaining: {left}.</source>
        <translation>残り{left}。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{size} repaired.</source>
        <translation>{size} を修復しました。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Device errors: {read} read, {write} write, {checksum} checksum.</source>
        <translation>デバイスエラー: 読み取り {read}、書き込み {write}、チェックサム {checksum}。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>zpool: {words}</source>
        <translation>zpool: {words}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Data is damaged: {words}</source>
        <translation>データが破損しています: {words}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>never scrubbed</source>
        <translation>スクラブ未実行</translation>
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
        <source>Scrub finished. {result}</source>
        <translation>スクラブ完了。{result}</translation>
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
        <source>State unknown</source>
        <translation>状態不明</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Measuring the speed…</source>
        <translation>速度を測定しています…</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{speed}, estimating time…</source>
        <translation>{speed}、残り時間を計算中…</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{speed}, {left} left, until {at}.</source>
        <translation>{speed}、残り{left}、{at} まで。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Started {at}.</source>
        <translation>{at} に開始しました。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{at}: ran {time}, read {size}.</source>
        <translation>{at}: {time}実行、{size} 読み取り。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Restore from a backup the files that “journalctl -k --grep BTRFS” lists; check {drives}.</source>
        <translation>「journalctl -k --grep BTRFS」のファイルをバックアップから復元し、{drives} を確認してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Reconnect or replace it (btrfs replace).</source>
        <translation>再接続または交換してください (btrfs replace)。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Check health and cables of {drives}.</source>
        <translation>{drives} の健康状態とケーブルを確認してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Out of memory: parts skipped.</source>
        <translation>メモリー不足: 一部を省略しました。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Close programs, then retry.</source>
        <translation>他のプログラムを閉じて再試行してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Resume or restart it.</source>
        <translation>再開するか、やり直してください。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>the drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Install btrfs-progs to start scrubs.</source>
        <translation>スクラブの開始には btrfs-progs が必要です。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Read-only: nothing repaired.</source>
        <translation>読み取り専用のため修復されません。</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Done</source>
        <translation>進捗</translation>
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
</context><context>
    <name>ScrubCard</name>
    <message>
        <location filename="../scrub/page.py" />
        <source>Scrub</source>
        <translation>スクラブ</translation>
    </message>
</context><context>
    <name>ScrubPage</name>
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
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Control it with “zpool scrub”.</source>
        <translation>「zpool scrub」で操作します。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Working…</source>
        <translation>処理中…</translation>
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
        <location filename="../help/pane.py" />
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
        <source>fstrim discard unused blocks</source>
        <translation>fstrim discard 破棄 未使用 ブロック</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <location filename="../mainwindow/global_search.py" />
        <source>remove disconnect unplug</source>
        <translation>取り外し 切断</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>comment label</source>
        <translation>コメント ラベル</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>password administrator root sudo</source>
        <translation>パスワード 管理者 root sudo</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>save identify</source>
        <translation>保存 identify</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>file capture smartctl json hdparm Istdout identify import load</source>
        <translation>ファイル キャプチャ smartctl json hdparm Istdout identify 読み込み インポート</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>overview of all drives home</source>
        <translation>すべてのドライブの概要 ホーム</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>script line explain how-to</source>
        <translation>スクリプト 行 説明 手順</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>calculate duration speed</source>
        <translation>計算 所要時間 速度 転送</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>reload rescan</source>
        <translation>再読み込み 再スキャン</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>remote computer network</source>
        <translation>リモート コンピューター ネットワーク</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>bug issue error</source>
        <translation>バグ 問題 エラー</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>preset quick quiet sleep</source>
        <translation>プリセット 静音 スリープ</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>wear bad sectors</source>
        <translation>摩耗 不良セクター</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>undo reset default</source>
        <translation>元に戻す リセット 初期値</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>identify find locate LED bay</source>
        <translation>識別 探す 位置 LED ベイ</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>select workload more</source>
        <translation>選択 ワークロード その他</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>history rebuilds checks</source>
        <translation>履歴 再構築 検査</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>discard review details</source>
        <translation>破棄 確認 詳細</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>findings</source>
        <translation>所見</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>other drives</source>
        <translation>他のドライブ ほかのドライブ</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>layers partition map encryption LUKS volume mount</source>
        <translation>層 パーティション 暗号化 LUKS ボリューム マウント</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>start selftest self-tests SMART short long scan schedule</source>
        <translation>開始 セルフテスト SMART 短い 長い スキャン スケジュール 予定</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>heat history counters error temperature log directory samples</source>
        <translation>温度 熱 履歴 カウンター エラー ログ 一覧 記録</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>timer background history</source>
        <translation>タイマー バックグラウンド 履歴</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>self-tests blocks to test</source>
        <translation>セルフテスト テストするブロック</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>diagnosis wear finding ignore not this one</source>
        <translation>点検 診断 摩耗 所見 無視</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>checkup check-up check again</source>
        <translation>点検 チェックアップ 再検査</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>apply and confirm changes</source>
        <translation>適用 確認 変更</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>try for hours long trial</source>
        <translation>数時間 試す 長い試行</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>profile quiet noise performance</source>
        <translation>プロファイル 静音 騒音 性能</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>startup permanent persistence</source>
        <translation>起動 永続 永続化</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>startup permanent persistence apply at boot</source>
        <translation>起動 永続 永続化 適用</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>forget remove reset</source>
        <translation>忘れる 削除 リセット</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>measure speed benchmark</source>
        <translation>測定 速度 ベンチマーク</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>history over time earlier results compare with</source>
        <translation>履歴 推移 以前の結果 比較</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>encryption LUKS overhead</source>
        <translation>暗号化 LUKS オーバーヘッド</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>experiment optimize compare</source>
        <translation>比較実験 最適化 比較</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync faster</source>
        <translation>再構築 再同期 高速</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>watch a night hour day again wakes</source>
        <translation>監視 一晩 時間 日 もう一度 起こす</translation>
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
        <source>spin down motor</source>
        <translation>スピンダウン モーター</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>spin up motor</source>
        <translation>スピンアップ モーター</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>partprobe rescan</source>
        <translation>partprobe 再スキャン</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub verify</source>
        <translation>スクラブ 検証</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub fix</source>
        <translation>スクラブ 修復</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub abort RAID</source>
        <translation>スクラブ 中止 RAID</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>rebuild member identify partitions</source>
        <translation>再構築 メンバー 識別 パーティション</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>checkup check-up diagnosis wear self-tests SMART</source>
        <translation>点検 チェックアップ 診断 摩耗 セルフテスト SMART</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>recommended common show all change</source>
        <translation>主な 推奨 すべて表示 変更</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>why does it my disk not sleep spin down awake wakes spindown hd-idle noise power saving watch night</source>
        <translation>なぜ スリープ しない スピンダウン 起きる hd-idle 騒音 節電 監視 夜</translation>
    </message>
</context><context>
    <name>SearchDialog</name>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Drive, setting, action, page or benchmark</source>
        <translation>ドライブ、設定、操作、ページ、ベンチマーク</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>No matches.</source>
        <translation>一致するものはありません。</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>On page</source>
        <translation>ページ内</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
</context><context>
    <name>SearchField</name>
    <message>
        <location filename="../controls/controls.py" />
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context><context>
    <name>SelectedResults</name>
    <message>
        <location filename="../results/selected.py" />
        <source>JSON &amp;Results…</source>
        <translation>JSON 結果(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Start Expe&amp;riment…</source>
        <translation>比較実験を開始(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>{shown} of {count} shown.</source>
        <translation>{count} 件中 {shown} 件を表示。</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Condition</source>
        <translation>条件</translation>
    </message>
</context><context>
    <name>SelectiveRanges</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Last tested ranges</source>
        <translation>前回のテスト範囲</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Last tested ranges:</source>
        <translation>前回のテスト範囲:</translation>
    </message>
</context><context>
    <name>SelfTest</name>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Schedule unknown: {why}</source>
        <translation>スケジュール不明: {why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>smartd schedules no self-tests.</source>
        <translation>smartd はセルフテストを予定していません。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Line for /etc/smartd.conf (smartd 7.5 or later), above DEVICESCAN: {line}</source>
        <translation>/etc/smartd.conf の DEVICESCAN の上に置く行 (smartd 7.5 以降): {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Line for /etc/smartd.conf, above DEVICESCAN: {line}</source>
        <translation>/etc/smartd.conf の DEVICESCAN の上に置く行: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Spin-down by {tool} ({file}, line {line}) can end an extended test.</source>
        <translation>{tool} のスピンダウン ({file} {line} 行目) で拡張テストが終わることがあります。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} monthly, day {day}, {time}</source>
        <translation>{test} 毎月 {day} 日 {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} {weekday} at {time}</source>
        <translation>{test} {weekday} {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} daily at {time}</source>
        <translation>{test} 毎日 {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>smartd starts: {times} ({file}, line {line}).</source>
        <translation>smartd の開始予定: {times} ({file} {line} 行目)。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>smartd perhaps starts: {times} ({file}, line {line}).</source>
        <translation>smartd が開始する可能性: {times} ({file} {line} 行目)。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{file}, line {line} has no effect. {why}</source>
        <translation>{file} {line} 行目は無効です。{why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Run Extended Test</source>
        <translation>拡張テストを実行</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Run Short Test</source>
        <translation>ショートテストを実行</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Run Conveyance Test</source>
        <translation>搬送テストを実行</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Test Blocks</source>
        <translation>ブロックをテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{hours} ago</source>
        <translation>{hours}前</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} is running; progress unknown.</source>
        <translation>{test} を実行中。進行状況は不明です。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test}: {done}.</source>
        <translation>{test}: {done}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test}: {done}, about {time} left, until {end}.</source>
        <translation>{test}: {done}、残り約 {time}、{end} まで。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test}. {result}.</source>
        <translation>{test}。{result}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Unreadable: {lba}.</source>
        <translation>読み取り不可: {lba}。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Copy important data now.</source>
        <translation>重要なデータを今すぐコピーしてください。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>outside all partitions</source>
        <translation>パーティション外</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Failure</source>
        <translation>障害</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>First failing LBA</source>
        <translation>最初に失敗した LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Hours ago</source>
        <translation>時間前 (稼働時間)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>at {hours}</source>
        <translation>使用時間 {hours}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>first failing LBA {lba}</source>
        <translation>最初に失敗した LBA {lba}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Self-Tests</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Span</source>
        <translation>範囲</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>First LBA</source>
        <translation>先頭 LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Last LBA</source>
        <translation>末尾 LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>LBA {first} to {last}</source>
        <translation>LBA {first} ～ {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Selective Self-Test</source>
        <translation>選択セルフテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>read last</source>
        <translation>最後に読み取り</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>not under test</source>
        <translation>テスト対象外</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>Drive size unknown.</source>
        <translation>ドライブのサイズ不明。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>Enter blocks from 0 to {last}.</source>
        <translation>0 ～ {last} のブロックを入力してください。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>The last block is before the first.</source>
        <translation>終了ブロックが開始より前です。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>Duration unknown.</source>
        <translation>所要時間不明。</translation>
    </message>
</context><context>
    <name>SelfTestCard</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Cancel Self-&amp;Test</source>
        <translation>セルフテストをキャンセル(&amp;T)</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Failing block</source>
        <translation>不良ブロック</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Other tests</source>
        <translation>その他のテスト</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Read at {time}; F5 refreshes.</source>
        <translation>{time} に読み取り。F5 で更新。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>The drive stays usable.</source>
        <translation>ドライブは使用できます。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>{why} Start it anyway?</source>
        <translation>{why}それでも開始しますか?</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Start &amp;Anyway</source>
        <translation>それでも開始(&amp;A)</translation>
    </message>
</context><context>
    <name>Sentences</name>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../benchmark/view.py" />
        <location filename="../activity/views.py" />
        <location filename="../activity/metrics.py" />
        <source>Queue depth</source>
        <translation>キューの深さ</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Position on the drive</source>
        <translation>ドライブ上の位置</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <location filename="../drive_health/drive_logs.py" />
        <source>Power-on hours</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Load cycles</source>
        <translation>ロード/アンロードサイクル回数</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Start-stop cycles</source>
        <translation>起動停止回数</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>on or off</source>
        <translation>オンまたはオフ</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
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
        <location filename="../text/plain.py" />
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
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
        <source>{name} ({what})</source>
        <translation>{name} ({what})</translation>
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
        <source>{n} of {of} members missing or not rebuilt (slots {slots}).</source>
        <translation>
            <numerusform>{of} 台のメンバー中 {n} 台が欠落しているか、リビルドされていません (スロット {slots})。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {name} is at {percent}, {time} left.</source>
        <translation>{name}の進捗は {percent} です。残り{time}。</translation>
    </message>
    <message>
        <source>A {name} is paused or starting.</source>
        <translation>{name}: 一時停止中または開始直前です。</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>約 {time}</translation>
    </message>
    <message>
        <source>Unknown number of members, none failed.</source>
        <translation>メンバー数は不明、故障なし。</translation>
    </message>
    <message>
        <source>complete, with a failed member and no spare</source>
        <translation>完全、故障メンバーあり、スペアなし</translation>
    </message>
    <message numerus="yes">
        <source>Firmware container of {n} drives.</source>
        <translation>
            <numerusform>ファームウェアコンテナー ({n} 台)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inactive; {n} members found.</source>
        <translation>
            <numerusform>非アクティブで、{n} 台のメンバーが見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Broken: too many members failed.</source>
        <translation>破損: 故障したメンバーが多すぎます。</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {of} members missing or not rebuilt.</source>
        <translation>
            <numerusform>{of} 台のメンバー中 {n} 台が欠落しているか、リビルドされていません。</numerusform>
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
        <source>Delayed by another array on a shared drive.</source>
        <translation>ドライブを共有する別のアレイのため遅延中です。</translation>
    </message>
    <message>
        <source>A {name} runs on another cluster node.</source>
        <translation>{name}がクラスターの別のノードで実行されています。</translation>
    </message>
    <message>
        <source>A {name} starts with the first write.</source>
        <translation>{name}は最初の書き込みで開始されます。</translation>
    </message>
    <message>
        <source>A {name} starts when the array is made writable.</source>
        <translation>{name}はアレイが書き込み可能になると開始されます。</translation>
    </message>
    <message>
        <source>less than 1 min</source>
        <translation>1 分未満</translation>
    </message>
    <message numerus="yes">
        <source>about {n} days</source>
        <translation>
            <numerusform>約 {n} 日</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed: {members}.</source>
        <translation>故障: {members}。</translation>
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
        <source>complete, with a failed member</source>
        <translation>完全、故障メンバーあり</translation>
    </message>
    <message>
        <source>Inactive, without members.</source>
        <translation>非アクティブで、メンバーがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Not assembled: {n} members.</source>
        <translation>
            <numerusform>組み立てられていません (メンバー {n} 台)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many for {level}.</source>
        <translation>{level} が許容する数を超えています。</translation>
    </message>
    <message>
        <source>The journal failed. Replace or remove it.</source>
        <translation>ジャーナルが故障しました。交換するか取り外してください。</translation>
    </message>
    <message>
        <source>Too many for the array.</source>
        <translation>アレイが許容する数を超えています。</translation>
    </message>
    <message>
        <source>in a file</source>
        <translation>ファイル内</translation>
    </message>
    <message>
        <source>on the members</source>
        <translation>メンバー上</translation>
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
        <source>A new ext4 is being initialized (ext4lazyinit).</source>
        <translation>新しい ext4 を初期化中です (ext4lazyinit)。</translation>
    </message>
    <message>
        <source>Set the SCSI command timeout to 180 s.</source>
        <translation>SCSI コマンドのタイムアウトを 180 秒に設定してください。</translation>
    </message>
    <message>
        <source>Set the recovery limits to 7 s, or the timeout to 180 s.</source>
        <translation>回復の上限を 7 秒に、またはタイムアウトを 180 秒にしてください。</translation>
    </message>
    <message>
        <source>The processor is not the limit: {share}.</source>
        <translation>プロセッサーは限界ではありません: {share}。</translation>
    </message>
    <message>
        <source>{drive} limits the array: {busy} busy, the others {others}.</source>
        <translation>{drive} がアレイを遅くしています (使用率 {busy}、ほかは {others})。</translation>
    </message>
    <message>
        <source>Limited by one processor: {thread} takes {share}.</source>
        <translation>1 つのプロセッサーが限界です: {thread} が {share} を使用しています。</translation>
    </message>
    <message>
        <source>Requests are only {size}.</source>
        <translation>リクエストが {size} しかありません。</translation>
    </message>
    <message numerus="yes">
        <source>I/O statistics are off for {drives}.</source>
        <translation>
            <numerusform>{drives} の I/O 統計がオフです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array yields only to use of other members.</source>
        <translation>Linux 6.16 より前では、ほかのメンバーの使用にだけ譲ります。</translation>
    </message>
    <message>
        <source>{drives}: {model} is shingled (SMR): long writes can slow down.</source>
        <translation>{drives}: {model} は SMR です。長い書き込みは遅くなることがあります。</translation>
    </message>
    <message>
        <source>{drives}: APM level {level} can park the heads or spin down.</source>
        <translation>{drives}: APM レベル {level} では、ヘッドの退避やスピンダウンが起こることがあります。</translation>
    </message>
    <message>
        <source>{drives}: AAM level {level} slows seeks.</source>
        <translation>{drives}: AAM レベル {level} によりシークが遅くなっています。</translation>
    </message>
    <message>
        <source>{drives}: retries can outlast the kernel's {seconds} s.</source>
        <translation>{drives}: 再試行がカーネルの {seconds} 秒を超える可能性があります。</translation>
    </message>
    <message>
        <source>Its latency is {wait} against {others}.</source>
        <translation>レイテンシーは、ほかの {others} に対し {wait} です。</translation>
    </message>
    <message>
        <source>Check its SMART data.</source>
        <translation>S.M.A.R.T. データを確認してください。</translation>
    </message>
    <message>
        <source>Limited by the array's maximum sync speed: {limit} per member.</source>
        <translation>アレイの同期速度の上限で制限されています: メンバーあたり {limit}。</translation>
    </message>
    <message>
        <source>Limited by all arrays' maximum sync speed: {limit} per member.</source>
        <translation>全アレイの同期速度の上限で制限されています: メンバーあたり {limit}。</translation>
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
        <source>Requests are only {size}: merging is restricted on {drives}.</source>
        <translation>リクエストが {size} しかありません: {drives} ではマージが制限されています。</translation>
    </message>
    <message>
        <source>Requests are only {size}: Linux {kernel} merges few from {few} drives on.</source>
        <translation>リクエストが {size} しかありません: Linux {kernel} は {few} 台以上ではほとんどマージしません。</translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array never yields to programs.</source>
        <translation>Linux 6.16 より前では、アレイがプログラムに処理を譲ることはありません。</translation>
    </message>
    <message>
        <source>Most I/O on all drives: {names}.</source>
        <translation>全ドライブで I/O が最多: {names}。</translation>
    </message>
    <message numerus="yes">
        <source>The I/O of {n} processes is hidden.</source>
        <translation>
            <numerusform>プロセス {n} 個の I/O は見えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Other use keeps the minimum sync speed: {limit} per member.</source>
        <translation>ほかの使用のため、同期速度の下限です: メンバーあたり {limit}。</translation>
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
        <source>PIO {mode}</source>
        <translation>PIO {mode}</translation>
    </message>
    <message>
        <source>multiword DMA {mode}</source>
        <translation>マルチワード DMA {mode}</translation>
    </message>
    <message>
        <source>UDMA {mode}</source>
        <translation>UDMA {mode}</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM.</source>
        <translation>カーネルは TRIM を送りません。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Rate of the last {days} days</source>
        <translation>直近 {days} 日間のペース</translation>
    </message>
    <message>
        <source>Plan a replacement.</source>
        <translation>交換を検討してください。</translation>
    </message>
    <message>
        <source>WD drives may park by their idle3 timer (idle3ctl).</source>
        <translation>WD のドライブは idle3 タイマーで退避することがあります (idle3ctl)。</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>定格</translation>
    </message>
    <message>
        <source>Lengthen the idle_b timer, or turn it off.</source>
        <translation>idle_b タイマーを長くするか、オフにしてください。</translation>
    </message>
    <message>
        <source>Starts of the motor</source>
        <translation>モーターの起動回数</translation>
    </message>
    <message>
        <source>Lengthen the standby timer.</source>
        <translation>スタンバイタイマーを長くしてください。</translation>
    </message>
    <message>
        <source>More than 90% of its life is used.</source>
        <translation>寿命の 90% 以上を使用しました。</translation>
    </message>
    <message>
        <source>Lowest write speed by its class</source>
        <translation>クラスによる最低書き込み速度</translation>
    </message>
    <message>
        <source>Bus mode</source>
        <translation>バスモード</translation>
    </message>
    <message>
        <source>The card runs at 25 MB/s at most.</source>
        <translation>カードは最大 25 MB/s で動作しています。</translation>
    </message>
    <message>
        <source>Installed firmware</source>
        <translation>インストール済みのファームウェア</translation>
    </message>
    <message>
        <source>Newer firmware: {version}.</source>
        <translation>新しいファームウェア: {version}。</translation>
    </message>
    <message>
        <source>Unknown counter format.</source>
        <translation>カウンターの形式は不明です。</translation>
    </message>
    <message>
        <source>At this rate 600,000 load cycles last less than 5 years.</source>
        <translation>このペースでは、600,000 ロード/アンロードサイクルは 5 年もちません。</translation>
    </message>
    <message>
        <source>Common ratings are 300,000 to 600,000 load cycles.</source>
        <translation>一般的な定格は 300,000 ～ 600,000 ロード/アンロードサイクルです。</translation>
    </message>
    <message>
        <source>Raise the APM level to 128 or more.</source>
        <translation>APM レベルを 128 以上に上げてください。</translation>
    </message>
    <message>
        <source>samples of DiskTune</source>
        <translation>DiskTune のサンプル</translation>
    </message>
    <message>
        <source>{share} of the spare blocks are used.</source>
        <translation>予備ブロックの {share} を使用しました。</translation>
    </message>
    <message>
        <source>Beyond its estimated life.</source>
        <translation>推定寿命を超えています。</translation>
    </message>
    <message>
        <source>Only root can read the bus mode.</source>
        <translation>バスモードは root だけが読み取れます。</translation>
    </message>
    <message>
        <source>Use a UHS reader, and clean the contacts.</source>
        <translation>UHS 対応のリーダーを使い、接点を清掃してください。</translation>
    </message>
    <message>
        <source>Wear of the eMMC</source>
        <translation>eMMC の摩耗</translation>
    </message>
    <message>
        <source>Bus mode of the card</source>
        <translation>カードのバスモード</translation>
    </message>
    <message>
        <source>Answer of fwupd</source>
        <translation>fwupd の応答</translation>
    </message>
    <message>
        <source>Offered firmware</source>
        <translation>提供されているファームウェア</translation>
    </message>
    <message>
        <source>Back up, then run fwupdmgr update; failure can destroy the drive.</source>
        <translation>バックアップ後に fwupdmgr update。失敗するとドライブが壊れることがあります。</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>ファームウェア</translation>
    </message>
    <message>
        <source>data sheets</source>
        <translation>データシート</translation>
    </message>
    <message>
        <source>Spare blocks</source>
        <translation>予備ブロック</translation>
    </message>
    <message>
        <source>Life used, cells of type A</source>
        <translation>使用済み寿命 (タイプ A のセル)</translation>
    </message>
    <message>
        <source>Life used, cells of type B</source>
        <translation>使用済み寿命 (タイプ B のセル)</translation>
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
        <source>An array member is shingled (SMR).</source>
        <translation>アレイのメンバーが瓦記録 (SMR) 方式です。</translation>
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
        <source>Neither fstrim.timer nor discard is on.</source>
        <translation>fstrim.timer も discard も無効です。</translation>
    </message>
    <message>
        <source>TRIM does not pass to the drive.</source>
        <translation>TRIM がドライブに届いていません。</translation>
    </message>
    <message>
        <source>Without barriers, a power failure can destroy a file system.</source>
        <translation>バリアがないため、電源断でファイルシステムが壊れることがあります。</translation>
    </message>
    <message>
        <source>4096-byte blocks are rated better.</source>
        <translation>4096 バイトのブロックのほうが高評価です。</translation>
    </message>
    <message numerus="yes">
        <source>{n} partitions are not aligned to 4 KiB.</source>
        <translation>
            <numerusform>{n} 個のパーティションが 4 KiB 境界に揃っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>TRIM on a hard disk</source>
        <translation>ハードディスクの TRIM</translation>
    </message>
    <message>
        <source>Replace it by a CMR drive.</source>
        <translation>CMR 方式のドライブに交換してください。</translation>
    </message>
    <message>
        <source>Look for “{word}” in the kernel log.</source>
        <translation>カーネルログで「{word}」を探してください。</translation>
    </message>
    <message>
        <source>fstrim.timer is on, but fstrim has not run.</source>
        <translation>fstrim.timer は有効ですが、fstrim が実行されていません。</translation>
    </message>
    <message>
        <source>Run: systemctl enable --now fstrim.timer</source>
        <translation>次を実行してください: systemctl enable --now fstrim.timer</translation>
    </message>
    <message>
        <source>TRIM reaches the thin pool {pool}; check lvs -o+discards.</source>
        <translation>TRIM はシンプール {pool} まで届きます。lvs -o+discards で確認してください。</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>止まる場所</translation>
    </message>
    <message>
        <source>fstrim.timer</source>
        <translation>fstrim.timer</translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <translation>
            <numerusform>{n} 日前</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Remove it from /etc/fstab, unless the cache is protected.</source>
        <translation>キャッシュが保護されていなければ、/etc/fstab から削除してください。</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Only nvme format changes this, and erases the drive.</source>
        <translation>変更できるのは nvme format だけで、ドライブは消去されます。</translation>
    </message>
    <message>
        <source>Partition alignment</source>
        <translation>パーティションの境界</translation>
    </message>
    <message>
        <source>Shingled tracks in an array</source>
        <translation>アレイ内の瓦記録 (SMR)</translation>
    </message>
    <message>
        <source>TRIM reaches the drive</source>
        <translation>TRIM の到達</translation>
    </message>
    <message>
        <source>TRIM runs</source>
        <translation>TRIM の実行</translation>
    </message>
    <message>
        <source>TRIM passes the layers</source>
        <translation>TRIM のレイヤー通過</translation>
    </message>
    <message>
        <source>Write barriers</source>
        <translation>書き込みバリア</translation>
    </message>
    <message>
        <source>NVMe block size</source>
        <translation>NVMe のブロックサイズ</translation>
    </message>
    <message>
        <source>Back up, then create the partition again.</source>
        <translation>バックアップしてから、パーティションを作り直してください。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>With LUKS, discard in /etc/crypttab passes it.</source>
        <translation>LUKS では /etc/crypttab の discard で通ります。</translation>
    </message>
    <message>
        <source>Run: systemctl status fstrim.timer</source>
        <translation>次を実行してください: systemctl status fstrim.timer</translation>
    </message>
    <message>
        <source>Last fstrim.timer</source>
        <translation>前回の fstrim.timer</translation>
    </message>
    <message>
        <source>Discarded since boot</source>
        <translation>起動後に破棄した量</translation>
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
        <source>{speed} ×{lanes}</source>
        <translation>{speed} ×{lanes}</translation>
    </message>
    <message>
        <source>Kernel driver</source>
        <translation>カーネルドライバー</translation>
    </message>
    <message>
        <source>The kernel does not use UAS.</source>
        <translation>カーネルは UAS を使っていません。</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Slower than drive and port support.</source>
        <translation>ドライブとポートの対応速度より低速です。</translation>
    </message>
    <message>
        <source>A USB 3 device at USB 2 speed.</source>
        <translation>USB 3 デバイスが USB 2 の速度で動作しています。</translation>
    </message>
    <message>
        <source>Modes of the drive</source>
        <translation>ドライブのモード</translation>
    </message>
    <message>
        <source>An option of usb-storage forbids UAS.</source>
        <translation>usb-storage のオプションが UAS を禁止しています。</translation>
    </message>
    <message>
        <source>This USB controller's streams are not used.</source>
        <translation>この USB コントローラーのストリームは使われていません。</translation>
    </message>
    <message>
        <source>The driver uas is not loaded.</source>
        <translation>ドライバー uas が読み込まれていません。</translation>
    </message>
    <message>
        <source>Test an empty drive first: wrong UNMAP loses data. udev rule: {rule}</source>
        <translation>先に空のドライブで試してください。誤った UNMAP はデータを失います。udev ルール: {rule}</translation>
    </message>
    <message>
        <source>Provisioning mode</source>
        <translation>プロビジョニングモード</translation>
    </message>
    <message>
        <source>USB transport (UAS)</source>
        <translation>USB 転送方式 (UAS)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>The kernel lowered the speed after errors.</source>
        <translation>エラーのため、カーネルが速度を下げました。</translation>
    </message>
    <message>
        <source>Firmware or command line limits this link.</source>
        <translation>ファームウェアまたはコマンドラインが、リンクを制限しています。</translation>
    </message>
    <message>
        <source>Slower than the drive; the port's speed is unknown.</source>
        <translation>ドライブより低速で、ポートの速度は不明です。</translation>
    </message>
    <message>
        <source>Replace the cable or port, then restart.</source>
        <translation>ケーブルかポートを替えて再起動してください。</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>コントローラー</translation>
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
        <source>Fewer lanes than drive and port.</source>
        <translation>レーン数が、ドライブとポートより少なくなっています。</translation>
    </message>
    <message>
        <source>Reseat the drive; check the slot.</source>
        <translation>ドライブを挿し直し、スロットを確認してください。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Device and computer support more than this port.</source>
        <translation>デバイスとコンピューターは、このポートより高い速度に対応しています。</translation>
    </message>
    <message>
        <source>The device supports more; which ports do is unknown.</source>
        <translation>デバイスはより高速に対応していますが、対応ポートは不明です。</translation>
    </message>
    <message>
        <source>Use a USB 3 port and cable.</source>
        <translation>USB 3 のポートとケーブルを使用してください。</translation>
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
        <source>hub of the port or of its peer</source>
        <translation>ポートまたは対になるポートのハブ</translation>
    </message>
    <message>
        <source>Fastest port</source>
        <translation>最速ポート</translation>
    </message>
    <message>
        <source>The kernel uses PIO instead of DMA.</source>
        <translation>カーネルが DMA ではなく PIO を使用しています。</translation>
    </message>
    <message>
        <source>SATA link speed</source>
        <translation>SATA リンク速度</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe リンク</translation>
    </message>
    <message>
        <source>USB speed</source>
        <translation>USB 速度</translation>
    </message>
    <message>
        <source>Transfer mode (DMA)</source>
        <translation>転送モード (DMA)</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Remove the flag “u”, unless the device needs it.</source>
        <translation>デバイスに必要でなければ、フラグ「u」を削除してください。</translation>
    </message>
    <message>
        <source>USB device</source>
        <translation>USB デバイス</translation>
    </message>
    <message>
        <source>Use another USB controller.</source>
        <translation>別の USB コントローラーを使ってください。</translation>
    </message>
    <message>
        <source>Run “modprobe uas”, then reconnect the device.</source>
        <translation>「modprobe uas」を実行し、デバイスを接続し直してください。</translation>
    </message>
    <message>
        <source>The bridge does not report TRIM.</source>
        <translation>ブリッジは TRIM を報告していません。</translation>
    </message>
    <message>
        <source>See USB transport.</source>
        <translation>USB 転送方式を参照してください。</translation>
    </message>
    <message>
        <source>Check firmware setup and libata.force.</source>
        <translation>ファームウェア設定と libata.force を確認してください。</translation>
    </message>
    <message>
        <source>Use a faster port.</source>
        <translation>より速いポートを使ってください。</translation>
    </message>
    <message>
        <source>USB version of the device</source>
        <translation>デバイスの USB バージョン</translation>
    </message>
    <message>
        <source>Times lowered</source>
        <translation>低下回数</translation>
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
        <source>Error recovery limit</source>
        <translation>エラー回復の上限</translation>
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
        <source>The write cache is not flushed: a power failure loses data.</source>
        <translation>書き込みキャッシュがフラッシュされないため、電源断でデータを失います。</translation>
    </message>
    <message>
        <source>The scheduler does not sort requests.</source>
        <translation>スケジューラーがリクエストを並べ替えていません。</translation>
    </message>
    <message>
        <source>saved: {saved}, held back by the boot guard</source>
        <translation>保存値: {saved}、起動ガードにより保留中</translation>
    </message>
    <message>
        <source>Error recovery can outlast the kernel's wait.</source>
        <translation>エラー回復が、カーネルの待ち時間より長くなる可能性があります。</translation>
    </message>
    <message>
        <source>The firmware manages this array.</source>
        <translation>このアレイはファームウェアが管理しています。</translation>
    </message>
    <message>
        <source>Use “Add Bitmap”, or mdadm --grow --bitmap=internal.</source>
        <translation>「ビットマップを追加」または mdadm --grow --bitmap=internal を使ってください。</translation>
    </message>
    <message>
        <source>Turn it on, unless it is off on purpose.</source>
        <translation>意図的にオフにしたのでなければ、オンにしてください。</translation>
    </message>
    <message>
        <source>Turn it off, unless it survives a power failure.</source>
        <translation>電源断に耐えないなら、オフにしてください。</translation>
    </message>
    <message>
        <source>Use mq-deadline or bfq.</source>
        <translation>mq-deadline か bfq を使ってください。</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings are not in force.</source>
        <translation>
            <numerusform>保存した設定のうち {n} 件が有効になっていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings cannot be compared.</source>
        <translation>
            <numerusform>保存した設定 {n} 件を比較できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Error recovery in an array</source>
        <translation>アレイでのエラー回復</translation>
    </message>
    <message>
        <source>Write cache is flushed</source>
        <translation>書き込みキャッシュのフラッシュ</translation>
    </message>
    <message>
        <source>Saved settings</source>
        <translation>保存した設定</translation>
    </message>
    <message>
        <source>Apply it again. “Also set by” names other programs.</source>
        <translation>もう一度適用してください。「ほかの設定元」に他のプログラムが表示されます。</translation>
    </message>
    <message>
        <source>Restart without disktune.apply=0.</source>
        <translation>disktune.apply=0 なしで再起動してください。</translation>
    </message>
    <message numerus="yes">
        <source>{n} other drives of this model</source>
        <translation>
            <numerusform>このモデルのほかのドライブ {n} 台</numerusform>
        </translation>
    </message>
    <message>
        <source>hard disks of this size</source>
        <translation>この容量のハードディスク</translation>
    </message>
    <message>
        <source>SSDs on this link</source>
        <translation>このリンクの SSD</translation>
    </message>
    <message>
        <source>data sheet of this model</source>
        <translation>このモデルの仕様書</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>dm-integrity</source>
        <translation>dm-integrity</translation>
    </message>
    <message>
        <source>dm-verity</source>
        <translation>dm-verity</translation>
    </message>
    <message>
        <source>bcache</source>
        <translation>bcache</translation>
    </message>
    <message>
        <source>VDO</source>
        <translation>VDO</translation>
    </message>
    <message>
        <source>The array</source>
        <translation>アレイ</translation>
    </message>
    <message>
        <source>The thin volume</source>
        <translation>シンボリューム</translation>
    </message>
    <message>
        <source>The logical volume</source>
        <translation>論理ボリューム</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>アレイ</translation>
    </message>
    <message>
        <source>Thin volume</source>
        <translation>シンボリューム</translation>
    </message>
    <message>
        <source>Logical volume</source>
        <translation>論理ボリューム</translation>
    </message>
    <message>
        <source>Invalid: no undisturbed pair.</source>
        <translation>無効: 外乱のないペアなし。</translation>
    </message>
    <message>
        <source>{layer} adds {time} to random reads at queue depth 1: {change} of the IOPS.</source>
        <translation>{layer} により、キューの深さ 1 のランダムリードが {time} 長くなります: IOPS の {change}。</translation>
    </message>
    <message>
        <source>{change} ({low} to {high})</source>
        <translation>{change} ({low} ～ {high})</translation>
    </message>
    <message numerus="yes">
        <source>{n} processors: {without} busy without this layer, {through} with it.</source>
        <translation>
            <numerusform>プロセッサー {n} 個: この層なしで使用率 {without}、ありで {through}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Decrypted with {driver}, in software.</source>
        <translation>{driver} で復号 (ソフトウェア)。</translation>
    </message>
    <message>
        <source>The volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>No meaningful difference. {layer} costs less than {margin}.</source>
        <translation>実質的な差はありません。{layer} のコストは {margin} 未満です。</translation>
    </message>
    <message>
        <source>{layer} costs nothing here: faster by {change}.</source>
        <translation>ここでは {layer} のコストはありません: {change} 高速です。</translation>
    </message>
    <message>
        <source>Both read the same data.</source>
        <translation>どちらも同じデータを読み取りました。</translation>
    </message>
    <message>
        <source>Both read from their beginning: {volume} cannot be located on {below}.</source>
        <translation>両方とも先頭から読み取りました。{below} 上の {volume} の位置は特定できません。</translation>
    </message>
    <message>
        <source>{layer} costs {change} of sequential throughput.</source>
        <translation>{layer} により、シーケンシャルスループットが {change} 低下します。</translation>
    </message>
    <message>
        <source>{layer} costs {change} of the IOPS at queue depth {depth}.</source>
        <translation>{layer} により、キューの深さ {depth} の IOPS が {change} 低下します。</translation>
    </message>
    <message>
        <source>Decrypted with {driver}, by hardware.</source>
        <translation>{driver} で復号 (ハードウェア)。</translation>
    </message>
    <message>
        <source>The processor's AES instructions are not used.</source>
        <translation>プロセッサーの AES 命令は使われていません。</translation>
    </message>
    <message>
        <source>The processor has no AES instructions.</source>
        <translation>プロセッサーには AES 命令がありません。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Invalid: {disturbed} of {count} pairs disturbed.</source>
        <translation>無効: {count} ペア中 {disturbed} ペアに外乱。</translation>
    </message>
    <message>
        <source>Measure again when idle.</source>
        <translation>アイドル時に測り直してください。</translation>
    </message>
    <message>
        <source>The run has no result.</source>
        <translation>この測定回には結果がありません。</translation>
    </message>
    <message>
        <source>Its risk is higher than allowed.</source>
        <translation>許容範囲を超えるリスクがあります。</translation>
    </message>
    <message>
        <source>“{setting}” of {device} has no effect here, but at {layer}.</source>
        <translation>{device} の「{setting}」はここではなく {layer} で有効です。</translation>
    </message>
    <message>
        <source>Files on {kind} have their own “{setting}”.</source>
        <translation>{kind} のファイルには独自の「{setting}」があります。</translation>
    </message>
    <message>
        <source>Whose “{setting}” files here follow is unknown.</source>
        <translation>ここのファイルがどの「{setting}」に従うかは不明です。</translation>
    </message>
    <message>
        <source>“{workload}” bypasses the page cache.</source>
        <translation>「{workload}」はページキャッシュを使いません。</translation>
    </message>
    <message>
        <source>No device here has “{setting}”.</source>
        <translation>ここのデバイスに「{setting}」はありません。</translation>
    </message>
    <message>
        <source>Files here are on several devices: {devices}.</source>
        <translation>ここのファイルは複数のデバイスにあります: {devices}。</translation>
    </message>
    <message>
        <source>More {towards}, less {away}.</source>
        <translation>{away}より{towards}を優先します。</translation>
    </message>
    <message>
        <source>DiskTune has no such setting.</source>
        <translation>DiskTune にこの設定はありません。</translation>
    </message>
    <message>
        <source>Overwrites data on the drive.</source>
        <translation>ドライブのデータを上書きします。</translation>
    </message>
    <message>
        <source>Can overwrite data.</source>
        <translation>データを上書きすることがあります。</translation>
    </message>
    <message>
        <source>Starts the drive.</source>
        <translation>ドライブを起動します。</translation>
    </message>
    <message>
        <source>The drive serves nothing until it is started again.</source>
        <translation>ドライブは、再び起動されるまで何にも応答しません。</translation>
    </message>
    <message>
        <source>Did you mean {text}?</source>
        <translation>{text} のことですか?</translation>
    </message>
    <message>
        <source>Shown in Activity.</source>
        <translation>「アクティビティ」に表示されます。</translation>
    </message>
    <message>
        <source>sudo does not do the redirection; use “| sudo tee”.</source>
        <translation>sudo はリダイレクトには効きません。「| sudo tee」を使用してください。</translation>
    </message>
    <message>
        <source>Starts it on the array.</source>
        <translation>アレイでこの処理を開始します。</translation>
    </message>
    <message>
        <source>The file is not known.</source>
        <translation>ファイルの内容は不明です。</translation>
    </message>
    <message>
        <source>hd-idle has a timer of its own.</source>
        <translation>hd-idle は自身でドライブを停止します。DiskTune はドライブのタイマーを設定します。</translation>
    </message>
    <message>
        <source>“{profile}” in Measure.</source>
        <translation>「測定」の「{profile}」。</translation>
    </message>
    <message>
        <source>The drive disappears.</source>
        <translation>ドライブが消えます。</translation>
    </message>
    <message>
        <source>The array disappears.</source>
        <translation>アレイが消えます。</translation>
    </message>
    <message>
        <source>Reads the capacity again.</source>
        <translation>容量を再度読み取ります。</translation>
    </message>
    <message>
        <source>Switches the drive off.</source>
        <translation>ドライブの電源を切ります。</translation>
    </message>
    <message>
        <source>It lasts until the kernel resets the controller.</source>
        <translation>カーネルがコントローラーをリセットするまで有効です。</translation>
    </message>
    <message>
        <source>Since nvme-cli 2.6, -v means verbose: use --value.</source>
        <translation>nvme-cli 2.6 以降、-v は verbose です。--value を使用してください。</translation>
    </message>
    <message>
        <source>A namespace appears.</source>
        <translation>ネームスペースが現れます。</translation>
    </message>
    <message>
        <source>Compares a file with the drive.</source>
        <translation>ファイルをドライブの内容と比較します。</translation>
    </message>
    <message>
        <source>Can lock the drive with a password.</source>
        <translation>ドライブをパスワードでロックすることがあります。</translation>
    </message>
    <message>
        <source>Changes virtual controllers.</source>
        <translation>コントローラーのリソースを仮想コントローラーに移します。</translation>
    </message>
    <message>
        <source>{text} is not valid.</source>
        <translation>{text} は無効です。</translation>
    </message>
    <message>
        <source>Kernels since 5.0 ignore elevator=.</source>
        <translation>5.0 以降のカーネルは elevator= を無視します。</translation>
    </message>
    <message>
        <source>Unwritten share of memory at which writers wait.</source>
        <translation>未書き込みデータが空きメモリーのこの割合に達すると、書き込むプログラムが待ちます。</translation>
    </message>
    <message>
        <source>Unwritten share of memory at which writing begins.</source>
        <translation>未書き込みデータが空きメモリーのこの割合に達すると、カーネルが書き込みを始めます。</translation>
    </message>
    <message>
        <source>Unwritten bytes at which writers wait; 0: the share.</source>
        <translation>未書き込みデータがこの量に達すると、書き込むプログラムが待ちます。0 なら割合に従います。</translation>
    </message>
    <message>
        <source>Unwritten bytes at which writing begins; 0: the share.</source>
        <translation>未書き込みデータがこの量に達すると、カーネルが書き込みを始めます。0 なら割合に従います。</translation>
    </message>
    <message>
        <source>Age at which unwritten data is written.</source>
        <translation>カーネルが未書き込みデータを書き込むまでの経過時間。</translation>
    </message>
    <message>
        <source>How often old unwritten data is written; 0: never.</source>
        <translation>書き込むべきデータをカーネルが探す間隔。0 は探しません。</translation>
    </message>
    <message>
        <source>Writes unwritten data after a read; 0: off.</source>
        <translation>読み取りからこの時間の後に全データを書き込み、ドライブのスタンバイを長く保ちます。0 はオフ。</translation>
    </message>
    <message>
        <source>How readily memory of programs is swapped out.</source>
        <translation>キャッシュしたファイルを捨てる代わりに、プログラムのメモリーをスワップする度合い。</translation>
    </message>
    <message>
        <source>How readily cached names of files are dropped.</source>
        <translation>キャッシュしたファイル名と位置を捨てる度合い。100 未満なら長く残します。</translation>
    </message>
    <message>
        <source>Now: {value}.</source>
        <translation>現在: {value}。</translation>
    </message>
    <message>
        <source>It is commented out.</source>
        <translation>コメントアウトされています。</translation>
    </message>
    <message>
        <source>Linux 5.0 removed {name}; use {other}.</source>
        <translation>{name} は Linux 5.0 で削除されました。{other} を使用してください。</translation>
    </message>
    <message>
        <source>“{written}” is read as “{meant}”.</source>
        <translation>「{written}」は「{meant}」として読み込まれます。</translation>
    </message>
    <message>
        <source>The rest is not read.</source>
        <translation>残りは読み取られません。</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}, which needs --{consent}.</source>
        <translation>hdparm は -{flag} で停止します: --{consent} が必要です。</translation>
    </message>
    <message>
        <source>libata has no sync mode: {number} does the same as 1.</source>
        <translation>libata に同期モードはありません。{number} は 1 と同じです。</translation>
    </message>
    <message>
        <source>{setting}: levels below 128 are reserved.</source>
        <translation>{setting}: 128 未満のレベルは予約済みです。</translation>
    </message>
    <message>
        <source>hdparm sends modes 1 to 3 as mode 0.</source>
        <translation>hdparm はモード 1 ～ 3 をモード 0 として送ります。</translation>
    </message>
    <message>
        <source>hdparm has no such option.</source>
        <translation>hdparm にこのオプションはありません。</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}: valid are {least} to {most}.</source>
        <translation>hdparm は -{flag} で止まります (有効: {least} ～ {most})。</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}.</source>
        <translation>hdparm は -{flag} で止まります。</translation>
    </message>
    <message>
        <source>Another line sets another value.</source>
        <translation>別の行が別の値を設定しています。</translation>
    </message>
    <message>
        <source>Only the partition.</source>
        <translation>パーティションのみが対象です。</translation>
    </message>
    <message>
        <source>Only for rotational devices.</source>
        <translation>回転型デバイスのみが対象です。</translation>
    </message>
    <message>
        <source>Not for rotational devices.</source>
        <translation>回転型デバイスは対象外です。</translation>
    </message>
    <message>
        <source>Up to {n} starts an hour wear the drive.</source>
        <translation>1 時間に最大 {n} 回の起動でドライブが摩耗します。</translation>
    </message>
    <message>
        <source>The drive may park its heads often, which wears them.</source>
        <translation>ヘッドを頻繁に退避し、摩耗する場合があります。</translation>
    </message>
    <message>
        <source>hdparm ignores options behind the drives.</source>
        <translation>hdparm はドライブの後のオプションを無視します。</translation>
    </message>
    <message>
        <source>A setting of the whole system.</source>
        <translation>システム全体の設定です。</translation>
    </message>
    <message>
        <source>Moves the bitmap.</source>
        <translation>ビットマップの場所を変更します。</translation>
    </message>
    <message>
        <source>Moves all data; takes hours.</source>
        <translation>アレイの全データを移動します。数時間かかります。</translation>
    </message>
    <message>
        <source>The array goes on without this member.</source>
        <translation>アレイはこのメンバーなしで動作を続けます。</translation>
    </message>
    <message>
        <source>A setting of DRBD; /etc/drbd.d keeps it.</source>
        <translation>DRBD の設定です。/etc/drbd.d に保存されます。</translation>
    </message>
    <message>
        <source>Rewrites every sector; an interruption can lose data.</source>
        <translation>全セクターを書き直します。中断するとデータを失うことがあります。</translation>
    </message>
    <message>
        <source>Takes members with outdated data; some can be lost.</source>
        <translation>古いデータのメンバーも使います。データを失うことがあります。</translation>
    </message>
    <message>
        <source>Changes its metadata.</source>
        <translation>メタデータを変更します。</translation>
    </message>
    <message>
        <source>Starts the array.</source>
        <translation>アレイを開始します。</translation>
    </message>
    <message>
        <source>Adds the member to its array.</source>
        <translation>メンバーをアレイに追加し、可能になればアレイを開始します。</translation>
    </message>
    <message>
        <source>Changes the capacity; a smaller one cuts off data.</source>
        <translation>容量を変更します。小さくするとデータが切り捨てられます。</translation>
    </message>
    <message>
        <source>Overwrites the added drive.</source>
        <translation>追加されるドライブを上書きします。</translation>
    </message>
    <message>
        <source>Changes the consistency policy.</source>
        <translation>整合性ポリシーを変更します。</translation>
    </message>
    <message>
        <source>Updates the member.</source>
        <translation>メンバーが最新の状態になります。</translation>
    </message>
    <message>
        <source>Copies the member to a spare.</source>
        <translation>メンバーをスペアにコピーし、その後はそのメンバーなしで動作します。</translation>
    </message>
    <message>
        <source>Removes a failed or spare member.</source>
        <translation>故障したメンバーまたはスペアを取り外します。</translation>
    </message>
    <message>
        <source>Stops the array; nothing is lost.</source>
        <translation>アレイを停止します。再び開始すればデータは残っています。</translation>
    </message>
    <message>
        <source>Makes the array read-only.</source>
        <translation>アレイに書き込めなくなります。</translation>
    </message>
    <message>
        <source>Makes the array writable.</source>
        <translation>アレイに再び書き込めます。</translation>
    </message>
    <message>
        <source>Waits until the array needs no resync.</source>
        <translation>アレイに再同期が不要になるまで待ちます。</translation>
    </message>
    <message>
        <source>blockdev expects a number of sectors.</source>
        <translation>blockdev にはセクター数を指定します。</translation>
    </message>
    <message>
        <source>It ends when blockdev does.</source>
        <translation>blockdev の終了とともに無効になります。</translation>
    </message>
    <message>
        <source>hdparm needs the brace on the drive's line.</source>
        <translation>hdparm では、括弧をドライブと同じ行に置く必要があります。</translation>
    </message>
    <message>
        <source>For another system.</source>
        <translation>別のシステム用です。</translation>
    </message>
    <message>
        <source>Longer than {count} characters: not read.</source>
        <translation>{count} 文字を超えるため、読み取られません。</translation>
    </message>
    <message>
        <source>The kernel rounds down to whole pages.</source>
        <translation>カーネルがページサイズの倍数に切り捨てます。</translation>
    </message>
    <message>
        <source>{setting}: {problem}.</source>
        <translation>{setting}: {problem}。</translation>
    </message>
    <message>
        <source>{setting}: valid values are {on} and {off}.</source>
        <translation>{setting}: 有効な値は {on} と {off} です。</translation>
    </message>
    <message>
        <source>The value is computed: {text}.</source>
        <translation>値は計算されます: {text}。</translation>
    </message>
    <message>
        <source>DiskTune offers {low} to {high}.</source>
        <translation>DiskTune で設定できるのは {low} ～ {high} です。</translation>
    </message>
    <message>
        <source>The kernel may round {setting} to steps of {step}.</source>
        <translation>カーネルが{setting}を {step} 刻みに丸めることがあります。</translation>
    </message>
    <message>
        <source>{setting}: no blanks around a number.</source>
        <translation>{setting}: 数値の前後に空白は使えません。</translation>
    </message>
    <message>
        <source>{setting}: {text} is not a number.</source>
        <translation>{setting}: {text} は数値ではありません。</translation>
    </message>
    <message>
        <source>{setting}: the kernel expects {off}, not {number}.</source>
        <translation>{setting}: {number} ではなく {off} が必要です。</translation>
    </message>
    <message>
        <source>There is no scheduler {name}.</source>
        <translation>スケジューラー {name} はありません。</translation>
    </message>
    <message>
        <source>Only patched kernels have the scheduler {name}.</source>
        <translation>スケジューラー {name} はパッチ適用済みカーネルだけにあります。</translation>
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
        <source>The heads parked more often than rated.</source>
        <translation>ヘッドの退避回数が定格を超えました。</translation>
    </message>
    <message>
        <source>The motor started more often than rated.</source>
        <translation>モーターの起動回数が定格を超えました。</translation>
    </message>
    <message>
        <source>{count} a day, {low} to {high}</source>
        <translation>1 日あたり {count} ({low} ～ {high})</translation>
    </message>
    <message>
        <source>{label}: at this rate {rated} in {year} ({first} to {last}).</source>
        <translation>{label}: このペースでは {year} 年 ({first} ～ {last} 年) に {rated} 回。</translation>
    </message>
    <message>
        <source>A common rating; the drive reports none.</source>
        <translation>一般的な定格です。ドライブは報告しません。</translation>
    </message>
    <message>
        <source>{after} a day, {before} before.</source>
        <translation>1 日 {after} 回 (以前は {before} 回)。</translation>
    </message>
    <message>
        <source>{label}: {rated} last for decades.</source>
        <translation>{label}: {rated} 回まで数十年かかります。</translation>
    </message>
    <message>
        <source>{label}: at this rate {rated} in {year}, not before {first}.</source>
        <translation>{label}: このペースでは {year} 年 (早くとも {first} 年) に {rated} 回。</translation>
    </message>
    <message>
        <source>{label}: at this rate {rated} in {year}.</source>
        <translation>{label}: このペースでは {year} 年に {rated} 回。</translation>
    </message>
    <message>
        <source>The drive reports this rating.</source>
        <translation>この定格はドライブが報告したものです。</translation>
    </message>
    <message>
        <source>No meaningful difference.</source>
        <translation>実質的な差はありません。</translation>
    </message>
    <message>
        <source>{least} to {most}%</source>
        <translation>{least} ～ {most}%</translation>
    </message>
    <message>
        <source>more than 100%</source>
        <translation>100% 超</translation>
    </message>
    <message>
        <source>less than 80% used</source>
        <translation>使用は 80% 未満</translation>
    </message>
    <message>
        <source>80% used</source>
        <translation>80% 使用済み</translation>
    </message>
    <message>
        <source>90% used</source>
        <translation>90% 使用済み</translation>
    </message>
    <message>
        <source>Replace the drive.</source>
        <translation>ドライブを交換してください。</translation>
    </message>
    <message>
        <source>{percent}% of its life is used.</source>
        <translation>寿命の {percent}% を使用しました。</translation>
    </message>
    <message>
        <source>{percent}% spare blocks left (threshold {threshold}%).</source>
        <translation>予備ブロックの残り {percent}% (しきい値 {threshold}%)。</translation>
    </message>
    <message>
        <source>{temperature}, above its limit of {limit} for 5 minutes. Improve cooling.</source>
        <translation>{temperature}。5 分間、上限 {limit} を超えています。冷却を改善してください。</translation>
    </message>
    <message>
        <source>Back up now.</source>
        <translation>今すぐバックアップしてください。</translation>
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
        <translation>90% を超える摩耗</translation>
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
        <source>The kernel or the bridge blocks this command.</source>
        <translation>カーネルまたはブリッジがこのコマンドを通しません。</translation>
    </message>
    <message>
        <source>The sector belongs to {name}.</source>
        <translation>このセクターは {name} に属しています。</translation>
    </message>
    <message>
        <source>A check of the array rewrites unreadable sectors.</source>
        <translation>アレイのチェックで読めないセクターが書き直されます。</translation>
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
        <source>Changes no data. Slows the drive; continues without DiskTune.</source>
        <translation>データは変更されません。ドライブは遅くなります。DiskTune を閉じても続きます。</translation>
    </message>
    <message>
        <source>Passing an extended self-test clears this.</source>
        <translation>拡張セルフテストに合格すると解消されます。</translation>
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
        <source>Electronics, mechanics and a small part of the medium.</source>
        <translation>電子回路、機構、メディアの一部。</translation>
    </message>
    <message>
        <source>The short test, and the whole medium.</source>
        <translation>短いテストとメディア全体。</translation>
    </message>
    <message>
        <source>Checks for transport damage.</source>
        <translation>輸送による損傷をチェックします。</translation>
    </message>
    <message>
        <source>Reads a range of sectors, such as around a failing one.</source>
        <translation>故障しかけたセクターの周辺など、一部の範囲を読み取ります。</translation>
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
        <source>{test} failed.</source>
        <translation>{test}が失敗しました。</translation>
    </message>
    <message>
        <source>{test} failed at block {lba}.</source>
        <translation>{test}がブロック {lba} で失敗しました。</translation>
    </message>
    <message>
        <source>That was at {hours} power-on hours.</source>
        <translation>使用時間 {hours} 時間のときでした。</translation>
    </message>
    <message>
        <source>Drives with such errors fail more often.</source>
        <translation>このようなエラーのあるドライブは、故障しやすくなります。</translation>
    </message>
    <message>
        <source>Check the cable.</source>
        <translation>ケーブルを確認してください。</translation>
    </message>
    <message>
        <source>Check cable and power.</source>
        <translation>ケーブルと電源を確認してください。</translation>
    </message>
    <message>
        <source>Too hot: {temperature} (attribute {number}). Improve cooling.</source>
        <translation>高温です: {temperature} (属性 {number})。冷却を改善してください。</translation>
    </message>
    <message>
        <source>{label}: {count}.</source>
        <translation>{label}: {count}。</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>代替処理済みのセクター数</translation>
    </message>
    <message>
        <source>Retired blocks</source>
        <translation>使用停止ブロック数</translation>
    </message>
    <message>
        <source>Grown defects</source>
        <translation>後発欠陥</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>代替処理保留中のセクター数</translation>
    </message>
    <message>
        <source>Offline uncorrectable sectors</source>
        <translation>回復不可能セクター数</translation>
    </message>
    <message>
        <source>Reported uncorrectable errors</source>
        <translation>報告された訂正不可能エラー</translation>
    </message>
    <message>
        <source>Command timeouts</source>
        <translation>コマンドタイムアウト</translation>
    </message>
    <message>
        <source>Interface CRC errors</source>
        <translation>CRC エラー数</translation>
    </message>
    <message>
        <source>CRC errors of the SATA link</source>
        <translation>SATA リンクの CRC エラー</translation>
    </message>
    <message>
        <source>Media and data errors</source>
        <translation>メディアとデータ整合性エラー数</translation>
    </message>
    <message>
        <source>Uncorrected errors</source>
        <translation>未訂正エラー</translation>
    </message>
    <message>
        <source>Timeouts in the kernel</source>
        <translation>カーネルでのタイムアウト</translation>
    </message>
    <message>
        <source>Uncorrected PCIe errors</source>
        <translation>未訂正の PCIe エラー</translation>
    </message>
    <message>
        <source>Attribute {number} at its threshold predicts a failure.</source>
        <translation>属性 {number} がしきい値に達し、故障が予測されます。</translation>
    </message>
    <message>
        <source>Attribute {number} reached the end of its range.</source>
        <translation>属性 {number} が範囲の終わりに達しました。</translation>
    </message>
    <message>
        <source>Attribute {number} was at its threshold before.</source>
        <translation>属性 {number} は過去にしきい値に達しました。</translation>
    </message>
    <message>
        <source>Too hot (attribute {number}). Improve cooling.</source>
        <translation>高温です (属性 {number})。冷却を改善してください。</translation>
    </message>
    <message>
        <source>Unknown warning of the drive ({code}).</source>
        <translation>ドライブの不明な警告 ({code})。</translation>
    </message>
    <message>
        <source>The drive predicts a failure {code}.</source>
        <translation>ドライブが故障を予測しています {code}。</translation>
    </message>
    <message>
        <source>Beyond its estimated life, not a failure.</source>
        <translation>推定寿命を超えています (故障ではありません)。</translation>
    </message>
    <message>
        <source>{label}: {count} new.</source>
        <translation>{label}: 新たに {count}。</translation>
    </message>
    <message>
        <source>Warning of the drive: {what}.</source>
        <translation>ドライブの警告: {what}。</translation>
    </message>
    <message>
        <source>90% of the spare blocks are used; then it becomes read-only.</source>
        <translation>予備ブロックの 90% を使用済みで、なくなると読み取り専用になります。</translation>
    </message>
    <message>
        <source>The SMART status could not be read.</source>
        <translation>S.M.A.R.T. ステータスを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The eMMC does not report used spare blocks.</source>
        <translation>eMMC は使用済みの予備ブロックを報告しません。</translation>
    </message>
    <message>
        <source>The SMART status predicts a failure.</source>
        <translation>S.M.A.R.T. ステータスが故障を予測しています。</translation>
    </message>
    <message>
        <source>Warning of the drive {code}.</source>
        <translation>ドライブの警告 {code}。</translation>
    </message>
    <message>
        <source>80% of the spare blocks are used.</source>
        <translation>予備ブロックの 80% が使用済みです。</translation>
    </message>
    <message numerus="yes">
        <source>{n} more file systems are not affected.</source>
        <translation>
            <numerusform>ほかの {n} 個のファイルシステムには影響しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files on {place} follow {what} instead.</source>
        <translation>{place} 上のファイルは代わりに {what} に従います。</translation>
    </message>
    <message>
        <source>{device} makes the requests for {place} instead.</source>
        <translation>{place} のリクエストは {device} が発行します。</translation>
    </message>
    <message>
        <source>{device} does not pass TRIM on.</source>
        <translation>{device} は TRIM を渡しません。</translation>
    </message>
    <message>
        <source>their file system ({kind})</source>
        <translation>ファイルシステム ({kind})</translation>
    </message>
    <message>
        <source>Value: {size}.</source>
        <translation>値: {size}。</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>array</source>
        <translation>アレイ</translation>
    </message>
    <message>
        <source>encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>logical volume</source>
        <translation>論理ボリューム</translation>
    </message>
    <message>
        <source>linear volume</source>
        <translation>リニアボリューム</translation>
    </message>
    <message>
        <source>striped volume</source>
        <translation>ストライプボリューム</translation>
    </message>
    <message>
        <source>mirror volume</source>
        <translation>ミラーボリューム</translation>
    </message>
    <message>
        <source>RAID volume</source>
        <translation>RAID ボリューム</translation>
    </message>
    <message>
        <source>thin volume</source>
        <translation>シンボリューム</translation>
    </message>
    <message>
        <source>thin pool</source>
        <translation>シンプール</translation>
    </message>
    <message>
        <source>cached volume</source>
        <translation>キャッシュ付きボリューム</translation>
    </message>
    <message>
        <source>volume with write cache</source>
        <translation>書き込みキャッシュ付きボリューム</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>volume with snapshots</source>
        <translation>スナップショットのあるボリューム</translation>
    </message>
    <message>
        <source>integrity</source>
        <translation>integrity</translation>
    </message>
    <message>
        <source>verity</source>
        <translation>verity</translation>
    </message>
    <message>
        <source>VDO volume</source>
        <translation>VDO ボリューム</translation>
    </message>
    <message>
        <source>multipath</source>
        <translation>マルチパス</translation>
    </message>
    <message>
        <source>loop device</source>
        <translation>ループデバイス</translation>
    </message>
    <message>
        <source>zram</source>
        <translation>zram</translation>
    </message>
    <message>
        <source>unknown layer</source>
        <translation>不明なレイヤー</translation>
    </message>
    <message>
        <source>read-ahead {size} of {device}</source>
        <translation>{device} の先読み {size}</translation>
    </message>
    <message>
        <source>read-ahead {size}, its own</source>
        <translation>独自の先読み {size}</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>{what} and {n} more: {facts}</source>
        <translation>{what} ほか {n} か所: {facts}</translation>
    </message>
    <message>
        <source>read-ahead {size}</source>
        <translation>先読み {size}</translation>
    </message>
    <message>
        <source>scheduler {name}</source>
        <translation>スケジューラー {name}</translation>
    </message>
    <message>
        <source>does not pass TRIM on</source>
        <translation>TRIM を渡しません</translation>
    </message>
    <message>
        <source>{kind} partition table</source>
        <translation>{kind} パーティションテーブル</translation>
    </message>
    <message>
        <source>in the file {file}</source>
        <translation>ファイル {file} 内</translation>
    </message>
    <message>
        <source>label {label}</source>
        <translation>ラベル {label}</translation>
    </message>
    <message>
        <source>UUID {uuid}</source>
        <translation>UUID {uuid}</translation>
    </message>
    <message>
        <source>not in use ({content})</source>
        <translation>未使用 ({content})</translation>
    </message>
    <message>
        <source>Fast cache free after {time} of rest: {size}.</source>
        <translation>{time}の休止後に空いた高速キャッシュ: {size}。</translation>
    </message>
    <message>
        <source>No drop within {size}: {speed} ({low} to {high}).</source>
        <translation>{size} の間に低下なし: {speed} ({low} ～ {high})。</translation>
    </message>
    <message>
        <source>Fast cache full after {size} ({low} to {high}): from {before} to {after}.</source>
        <translation>高速キャッシュは {size} で満杯 ({low} ～ {high}): {before} から {after} へ。</translation>
    </message>
    <message>
        <source>The drive was at {temperature} (limit {limit}).</source>
        <translation>ドライブの温度は {temperature} でした (上限 {limit})。</translation>
    </message>
    <message>
        <source>The drive was at {first}, then {most} at most.</source>
        <translation>ドライブの温度は {first}、最高で {most} でした。</translation>
    </message>
    <message>
        <source>Flushing the drive's cache took {time}, not included.</source>
        <translation>キャッシュのフラッシュの所要時間: {time} (速度に含みません)。</translation>
    </message>
    <message>
        <source>all, {size}</source>
        <translation>すべて、{size}</translation>
    </message>
    <message>
        <source>Too little was written: {size}.</source>
        <translation>書き込み量が少なすぎます: {size}。</translation>
    </message>
    <message>
        <source>The speed declined steadily by {share} over {size}.</source>
        <translation>{size} で速度が徐々に {share} 低下しました。</translation>
    </message>
    <message>
        <source>The speed fell from {before} to {after} after {size} ({low} to {high}).</source>
        <translation>{size} ({low} ～ {high}) のあと、速度が {before} から {after} に低下しました。</translation>
    </message>
    <message>
        <source>Fast cache full between {low} and {high}: gradually from {before} to {after}.</source>
        <translation>高速キャッシュは {low} ～ {high} で満杯: 徐々に {before} から {after} へ。</translation>
    </message>
    <message>
        <source>It fell again after {size}, to {after}.</source>
        <translation>{size} で再び {after} に低下しました。</translation>
    </message>
    <message>
        <source>No full cache was found, so no rest time.</source>
        <translation>キャッシュの満杯が見つからず、休止時間は測定されませんでした。</translation>
    </message>
    <message>
        <source>The temperature is unknown.</source>
        <translation>温度は不明です。</translation>
    </message>
    <message>
        <source>The drive did not get warmer than {first}.</source>
        <translation>ドライブの温度は {first} を超えませんでした。</translation>
    </message>
    <message>
        <source>{filesystem} may buffer.</source>
        <translation>{filesystem} がバッファリングする可能性があります。</translation>
    </message>
    <message>
        <source>Unusual conditions: {conditions}.</source>
        <translation>通常と異なる条件: {conditions}。</translation>
    </message>
    <message>
        <source>This is on {drives}. Select a folder on {drive}.</source>
        <translation>ここは {drives} です。{drive} のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Select a folder on {drive}.</source>
        <translation>{drive} のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>This is not on a drive.</source>
        <translation>ドライブ上ではありません。</translation>
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
        <source>A raw drive is only read.</source>
        <translation>ドライブ全体は読み取りのみです。</translation>
    </message>
    <message>
        <source>Block size × queue depth × threads: at most 64 MiB.</source>
        <translation>ブロックサイズ × キューの深さ × スレッド数は最大 64 MiB です。</translation>
    </message>
    <message>
        <source>Except for sequential Q1T1 in a folder, block sizes are multiples of 512 B.</source>
        <translation>フォルダー内のシーケンシャル Q1T1 を除き、ブロックサイズは 512 B の倍数です。</translation>
    </message>
    <message>
        <source>Clearly slower: {change}, {pairs} pairs.</source>
        <translation>明らかに低速: {change}、{pairs} ペア。</translation>
    </message>
    <message>
        <source>More pairs would hardly help.</source>
        <translation>ペアを増やしても、ほとんど効果はありません。</translation>
    </message>
    <message>
        <source>Only an indication: the runs were not interleaved.</source>
        <translation>目安です: 測定回を交互に実行していません。</translation>
    </message>
    <message>
        <source>Invalid: disturbed.</source>
        <translation>無効: 外乱あり。</translation>
    </message>
    <message>
        <source>No meaningful difference: below {change}.</source>
        <translation>実質的な差なし: {change} 未満。</translation>
    </message>
    <message>
        <source>Clearly higher latency: {change}, {pairs} pairs.</source>
        <translation>明らかに高いレイテンシー: {change}、{pairs} ペア。</translation>
    </message>
    <message>
        <source>Inconclusive: {pairs} pairs are needed.</source>
        <translation>判定不能: {pairs} ペアが必要です。</translation>
    </message>
    <message>
        <source>About {pairs} pairs are needed.</source>
        <translation>約 {pairs} ペア必要です。</translation>
    </message>
    <message>
        <source>Inconclusive: noise of {noise}.</source>
        <translation>判定不能: ばらつき {noise}。</translation>
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
        <source>Latency lower by {change}.</source>
        <translation>レイテンシーが {change} 低下。</translation>
    </message>
    <message>
        <source>Latency higher by {change}.</source>
        <translation>レイテンシーが {change} 上昇。</translation>
    </message>
    <message>
        <source>Latency slightly lower, by {change}.</source>
        <translation>レイテンシーがわずかに低下: {change}。</translation>
    </message>
    <message>
        <source>Latency slightly higher, by {change}.</source>
        <translation>レイテンシーがわずかに上昇: {change}。</translation>
    </message>
    <message>
        <source>Window and helper differ. Install the same version of both.</source>
        <translation>ウィンドウとヘルパーが異なります。同じバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>No settings were changed.</source>
        <translation>設定は変更されませんでした。</translation>
    </message>
    <message>
        <source>Keep or revert the trial first.</source>
        <translation>先に試用を保持するか元に戻してください。</translation>
    </message>
    <message>
        <source>self-test</source>
        <translation>セルフテスト</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>比較実験</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>boost of {array}</source>
        <translation>{array} の高速化</translation>
    </message>
    <message>
        <source>Busy: {what}. Wait, or stop it.</source>
        <translation>使用中: {what}。待つか停止してください。</translation>
    </message>
    <message>
        <source>Out of range: {least} to {most}.</source>
        <translation>範囲外です: {least} ～ {most}。</translation>
    </message>
    <message>
        <source>Invalid request: {problem}.</source>
        <translation>無効な要求: {problem}。</translation>
    </message>
    <message>
        <source>Unknown: {name}.</source>
        <translation>不明です: {name}。</translation>
    </message>
    <message>
        <source>Faster writes, but a power failure loses cached data.</source>
        <translation>書き込みは速くなりますが、電源断でキャッシュ内のデータが失われます。</translation>
    </message>
    <message>
        <source>Safer in a power failure, but slower small writes.</source>
        <translation>電源断に安全ですが、小さな書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>Fewer spin-ups, but more power.</source>
        <translation>スピンアップは減りますが、消費電力が増えます。</translation>
    </message>
    <message>
        <source>Quieter, saves power, but spin-ups wear.</source>
        <translation>静かで省電力ですが、スピンアップで摩耗します。</translation>
    </message>
    <message>
        <source>Fewer load cycles, but more power.</source>
        <translation>ロード/アンロードサイクルは減りますが、消費電力が増えます。</translation>
    </message>
    <message>
        <source>Saves power, but load cycles wear.</source>
        <translation>省電力ですが、ロードサイクルで摩耗します。</translation>
    </message>
    <message>
        <source>Faster, but warmer.</source>
        <translation>速くなりますが、温度が上がります。</translation>
    </message>
    <message>
        <source>Cooler, but slower.</source>
        <translation>温度は下がりますが、遅くなります。</translation>
    </message>
    <message>
        <source>Recoveries can finish, but failed drives block longer.</source>
        <translation>回復を完了できますが、故障ドライブで長く待ちます。</translation>
    </message>
    <message>
        <source>Failures show sooner, but recoveries are cut off.</source>
        <translation>故障が早く分かりますが、回復が打ち切られます。</translation>
    </message>
    <message>
        <source>Faster resync, but slower programs.</source>
        <translation>再同期は速くなりますが、プログラムが遅くなります。</translation>
    </message>
    <message>
        <source>Faster programs, but slower resync.</source>
        <translation>プログラムは速くなりますが、再同期が遅くなります。</translation>
    </message>
    <message>
        <source>Faster response, but more power.</source>
        <translation>応答は速くなりますが、消費電力が増えます。</translation>
    </message>
    <message>
        <source>Faster seeks, but louder.</source>
        <translation>シークは速くなりますが、騒音が増えます。</translation>
    </message>
    <message>
        <source>Quieter, but slower seeks.</source>
        <translation>静かになりますが、シークが遅くなります。</translation>
    </message>
    <message>
        <source>Faster long reads, but slower random access.</source>
        <translation>長い読み取りは速く、ランダムアクセスは遅くなります。</translation>
    </message>
    <message>
        <source>Faster random access, but slower long reads.</source>
        <translation>ランダムアクセスは速く、長い読み取りは遅くなります。</translation>
    </message>
    <message>
        <source>More throughput, but later responses under load.</source>
        <translation>スループットは上がりますが、負荷時の応答が遅くなります。</translation>
    </message>
    <message>
        <source>Earlier responses under load, but less throughput.</source>
        <translation>負荷時の応答は速くなりますが、スループットが下がります。</translation>
    </message>
    <message>
        <source>Saves power, but delays the next request.</source>
        <translation>省電力ですが、次のリクエストが遅れます。</translation>
    </message>
    <message>
        <source>Faster writes, but more memory.</source>
        <translation>書き込みは速くなりますが、メモリーの使用量が増えます。</translation>
    </message>
    <message>
        <source>Less memory, but slower writes.</source>
        <translation>メモリーの使用量は減りますが、書き込みが遅くなります。</translation>
    </message>
    <message>
        <source>Save both limits together.</source>
        <translation>両方の上限を一緒に保存してください。</translation>
    </message>
    <message>
        <source>TLP or tuned set all ports.</source>
        <translation>TLP か tuned で全ポートに設定します。</translation>
    </message>
    <message>
        <source>Use sysctl.d.</source>
        <translation>sysctl.d を使ってください。</translation>
    </message>
    <message>
        <source>{device} may change at the next restart.</source>
        <translation>{device} は次の再起動で変わることがあります。</translation>
    </message>
    <message>
        <source>{tool} cannot set this.</source>
        <translation>{tool} ではこれを設定できません。</translation>
    </message>
    <message>
        <source>Any drive at the port {device} gets these settings.</source>
        <translation>ポート {device} のどのドライブにも適用されます。</translation>
    </message>
    <message>
        <source>No common tool sets this.</source>
        <translation>これを設定できる一般的なツールはありません。</translation>
    </message>
    <message>
        <source>Nothing identifies the drive to udev.</source>
        <translation>udev で識別できる情報がありません。</translation>
    </message>
    <message>
        <source>udisks2 needs model and serial number.</source>
        <translation>udisks2 にはモデルとシリアル番号が必要です。</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>非対応</translation>
    </message>
    <message>
        <source>battery only: save an AC value first</source>
        <translation>バッテリーのみ: 先に AC の値を保存</translation>
    </message>
    <message>
        <source>already saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>needs AC power</source>
        <translation>AC 電源が必要</translation>
    </message>
    <message>
        <source>Only the value for AC power is exported.</source>
        <translation>AC 電源用の値だけがエクスポートされます。</translation>
    </message>
    <message>
        <source>It runs only for sda to sdz.</source>
        <translation>sda ～ sdz に対してだけ実行されます。</translation>
    </message>
    <message>
        <source>It belongs to one drive.</source>
        <translation>これは 1 台のドライブの設定です。</translation>
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
        <source>The drive is failing. Copy its data first.</source>
        <translation>ドライブが故障しつつあります。先にデータをコピーしてください。</translation>
    </message>
    <message>
        <source>Obsolete on current kernels and drives.</source>
        <translation>現在のカーネルとドライブでは廃止されています。</translation>
    </message>
    <message>
        <source>{setting} needs {other} set to “{value}”.</source>
        <translation>{setting}には、{other}が「{value}」であることが必要です。</translation>
    </message>
    <message>
        <source>It can lose data or hang the computer. Apply it first.</source>
        <translation>データの損失やハングの可能性があります。先に適用してください。</translation>
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
        <source>{setting} cannot be tried for hours. Apply it separately.</source>
        <translation>{setting}は長時間試用できません。個別に適用してください。</translation>
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
        <source>Usual values: {low} to {high}.</source>
        <translation>通常の値: {low} ～ {high}。</translation>
    </message>
    <message>
        <source>The change was rejected.</source>
        <translation>変更は拒否されました。</translation>
    </message>
    <message>
        <source>This is the safe value.</source>
        <translation>これは安全な値です。</translation>
    </message>
    <message>
        <source>The computer does not suspend until the end.</source>
        <translation>終了するまで、コンピューターはサスペンドしません。</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>reverted by user</source>
        <translation>ユーザーが元に戻した</translation>
    </message>
    <message>
        <source>reverted, not confirmed</source>
        <translation>未確認のため元に戻した</translation>
    </message>
    <message>
        <source>reverted, session ended</source>
        <translation>セッション終了により元に戻した</translation>
    </message>
    <message>
        <source>boosted until finished</source>
        <translation>完了まで高速化</translation>
    </message>
    <message>
        <source>reverted, boost ended</source>
        <translation>高速化の終了により元に戻した</translation>
    </message>
    <message>
        <source>tried for hours</source>
        <translation>数時間試用</translation>
    </message>
    <message>
        <source>reverted, long trial ended</source>
        <translation>長時間試用の終了により元に戻した</translation>
    </message>
    <message>
        <source>reverted, later change failed</source>
        <translation>後の変更の失敗により元に戻した</translation>
    </message>
    <message>
        <source>reverted after an interruption</source>
        <translation>中断の後で元に戻した</translation>
    </message>
    <message>
        <source>tried in an experiment</source>
        <translation>比較実験で試用</translation>
    </message>
    <message>
        <source>restored after an experiment</source>
        <translation>比較実験の後に復元</translation>
    </message>
    <message>
        <source>restored as saved</source>
        <translation>保存値を復元</translation>
    </message>
    <message>
        <source>Set to {value}, confirmed.</source>
        <translation>設定値: {value}。確認済みです。</translation>
    </message>
    <message>
        <source>{setting} was restored to {value}.</source>
        <translation>{setting}を復元しました: {value}。</translation>
    </message>
    <message>
        <source>Accepted, but the value read back is {value}.</source>
        <translation>受け付けられましたが、読み戻した値は {value} です。</translation>
    </message>
    <message>
        <source>Set to {value}; it cannot be read back.</source>
        <translation>設定値: {value}。読み戻せません。</translation>
    </message>
    <message>
        <source>The value was already {value}.</source>
        <translation>変更前からこの値でした: {value}。</translation>
    </message>
    <message>
        <source>{setting} could not be restored to {value}: {why}</source>
        <translation>{setting}の値 ({value}) を復元できませんでした: {why}</translation>
    </message>
    <message>
        <source>{setting} was set to {value}; it cannot be read back.</source>
        <translation>{setting}を設定しました: {value}。読み戻せません。</translation>
    </message>
    <message>
        <source>Stop the self-test</source>
        <translation>セルフテストを中止</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source>Number of jobs</source>
        <translation>ジョブ数</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>ファイルサイズ</translation>
    </message>
    <message>
        <source>Unusual conditions</source>
        <translation>通常と異なる条件</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>raw drive</source>
        <translation>ドライブ全体 (raw)</translation>
    </message>
    <message>
        <source>start of the drive</source>
        <translation>ドライブの先頭</translation>
    </message>
    <message>
        <source>One has no valid run.</source>
        <translation>一方に有効な測定回がありません。</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>slightly faster</source>
        <translation>わずかに高速</translation>
    </message>
    <message>
        <source>slightly slower</source>
        <translation>わずかに低速</translation>
    </message>
    <message>
        <source>no meaningful difference (within 2%)</source>
        <translation>実質的な差なし (2%以内)</translation>
    </message>
    <message>
        <source>inconclusive: too much noise</source>
        <translation>判定不能 (ばらつき大)</translation>
    </message>
    <message>
        <source>clearly slower, stopped early</source>
        <translation>明らかに低速 (早期中止)</translation>
    </message>
    <message>
        <source>invalid: disturbed</source>
        <translation>無効 (外乱あり)</translation>
    </message>
    <message>
        <source>predicts its failure</source>
        <translation>故障を予測</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Failing: back up now</source>
        <translation>異常: すぐにバックアップ</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>読み取れないセクター</translation>
    </message>
    <message>
        <source>uncorrected errors</source>
        <translation>未訂正エラー</translation>
    </message>
    <message>
        <source>uncorrectable errors</source>
        <translation>訂正不可能エラー</translation>
    </message>
    <message>
        <source>media errors</source>
        <translation>メディアエラー</translation>
    </message>
    <message>
        <source>reallocated sectors</source>
        <translation>代替処理済みセクター</translation>
    </message>
    <message>
        <source>grown defects</source>
        <translation>後発欠陥</translation>
    </message>
    <message>
        <source>retired blocks</source>
        <translation>使用停止ブロック</translation>
    </message>
    <message>
        <source>command timeouts</source>
        <translation>コマンドのタイムアウト</translation>
    </message>
    <message>
        <source>new cable errors</source>
        <translation>新たなケーブルエラー</translation>
    </message>
    <message>
        <source>PCIe errors</source>
        <translation>PCIe エラー</translation>
    </message>
    <message>
        <source>spare blocks used up</source>
        <translation>予備ブロック枯渇</translation>
    </message>
    <message>
        <source>too hot</source>
        <translation>高温</translation>
    </message>
    <message>
        <source>no longer reliable</source>
        <translation>信頼性低下</translation>
    </message>
    <message>
        <source>became read-only</source>
        <translation>読み取り専用化</translation>
    </message>
    <message numerus="yes">
        <source>Clears after {n} days without a rise.</source>
        <translation>
            <numerusform>{n} 日間増加がなければ解消します。</numerusform>
        </translation>
    </message>
    <message>
        <source>reports a warning</source>
        <translation>警告を報告</translation>
    </message>
    <message numerus="yes">
        <source>{n} cable errors</source>
        <translation>
            <numerusform>ケーブルエラー {n} 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Old errors, none new.</source>
        <translation>古いエラーのみで、新規はありません。</translation>
    </message>
    <message>
        <source>{percent}% of {rated}</source>
        <translation>{rated} の {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>In {n} months</source>
        <translation>
            <numerusform>{n} か月間</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts until the sectors are read or replaced.</source>
        <translation>該当セクターが読み取られるか交換されるまで数えます。</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>未取得</translation>
    </message>
    <message>
        <source>hidden by USB</source>
        <translation>USB 経由で取得不可</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <source>failed self-test</source>
        <translation>セルフテスト失敗</translation>
    </message>
    <message>
        <source>rated endurance used up</source>
        <translation>定格耐久性を超過</translation>
    </message>
    <message>
        <source>few spare blocks left</source>
        <translation>予備ブロック残りわずか</translation>
    </message>
    <message>
        <source>attribute {number} at its limit</source>
        <translation>属性 {number} が限界値</translation>
    </message>
    <message>
        <source>predicted failure in the past</source>
        <translation>過去に故障を予測</translation>
    </message>
    <message numerus="yes">
        <source>{n} old cable errors</source>
        <translation>
            <numerusform>古いケーブルエラー {n} 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Only new errors count.</source>
        <translation>新しいエラーだけを数えます。</translation>
    </message>
    <message numerus="yes">
        <source>{n} old cable errors, none new.</source>
        <translation>
            <numerusform>古いケーブルエラー {n} 件、新規なし。</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {rated}</source>
        <translation>{rated} 超</translation>
    </message>
    <message numerus="yes">
        <source>In {n} days</source>
        <translation>
            <numerusform>{n} 日間</numerusform>
        </translation>
    </message>
    <message>
        <source>old errors only</source>
        <translation>古いエラーのみ</translation>
    </message>
    <message>
        <source>first reading</source>
        <translation>初回の読み取り</translation>
    </message>
    <message>
        <source>{count} reallocated</source>
        <translation>代替処理済み {count}</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>0 超</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} 以上</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>増加中</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>使い切り</translation>
    </message>
    <message>
        <source>of its endurance</source>
        <translation>耐久性比</translation>
    </message>
    <message>
        <source>at least {least}%</source>
        <translation>{least}% 以上</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>{count} pending</source>
        <translation>保留中 {count}</translation>
    </message>
    <message>
        <source>{words} (about +{new})</source>
        <translation>{words} (約 +{new})</translation>
    </message>
    <message>
        <source>old ones only</source>
        <translation>古いもののみ</translation>
    </message>
    <message>
        <source>Percentage used</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>Available spare</source>
        <translation>予備領域</translation>
    </message>
    <message numerus="yes">
        <source>{n} uncorrectable errors.</source>
        <translation>
            <numerusform>訂正不可能エラーが {n} 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>エラーなし。</translation>
    </message>
    <message numerus="yes">
        <source>{n} errors, all corrected.</source>
        <translation>
            <numerusform>エラー {n} 件、すべて訂正済み。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive's use is unknown.</source>
        <translation>ドライブの使用状況は不明です。</translation>
    </message>
    <message>
        <source>“{action}” requires an unused drive.</source>
        <translation>「{action}」には、使用されていないドライブが必要です。</translation>
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
        <source>The running system uses this drive.</source>
        <translation>動作中のシステムがこのドライブを使用しています。</translation>
    </message>
    <message>
        <source>mounted at {places}</source>
        <translation>{places} にマウント</translation>
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
        <source>Temporary, so it is never saved.</source>
        <translation>一時的なもので、保存されません。</translation>
    </message>
    <message>
        <source>{drive} and {others} share an identity: nothing can be saved.</source>
        <translation>{drive} と {others} は識別情報が同じため保存できません。</translation>
    </message>
    <message>
        <source>{drive} has no serial number or WWN: nothing can be saved.</source>
        <translation>{drive} にはシリアル番号も WWN もなく保存できません。</translation>
    </message>
    <message>
        <source>The current value could not be read.</source>
        <translation>現在の値を読み取れませんでした。</translation>
    </message>
    <message>
        <source>This setting cannot be changed here.</source>
        <translation>この設定はここでは変更できません。</translation>
    </message>
    <message>
        <source>This drive offers only one value.</source>
        <translation>このドライブが提供する値は 1 つだけです。</translation>
    </message>
    <message>
        <source>The drive is in standby.</source>
        <translation>ドライブはスタンバイ中です。</translation>
    </message>
    <message>
        <source>The drive does not report its power mode.</source>
        <translation>ドライブが電源モードを報告しません。</translation>
    </message>
    <message>
        <source>Reading it would wake the drive.</source>
        <translation>読み取るとドライブが起動します。</translation>
    </message>
    <message>
        <source>This is not reported.</source>
        <translation>報告されていません。</translation>
    </message>
    <message>
        <source>This was not read.</source>
        <translation>読み取られていません。</translation>
    </message>
    <message>
        <source>Costs noise, power or wear.</source>
        <translation>騒音、電力、または摩耗が増えます。</translation>
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
        <source>Lasts until restart.</source>
        <translation>再起動するまで有効です。</translation>
    </message>
    <message>
        <source>Permanent.</source>
        <translation>永続的です。</translation>
    </message>
    <message>
        <source>Lasts until restart or stopping the array.</source>
        <translation>再起動またはアレイの停止まで有効です。</translation>
    </message>
    <message>
        <source>Lasts until restart or deactivation.</source>
        <translation>再起動または非アクティブ化まで有効です。</translation>
    </message>
    <message>
        <source>Lasts until restart or unplugging.</source>
        <translation>再起動または取り外しまで有効です。</translation>
    </message>
    <message>
        <source>Lasts until power-off or suspend.</source>
        <translation>電源断またはサスペンドまで有効です。</translation>
    </message>
    <message>
        <source>“{text}” is not valid for “{setting}”. Valid: {hint}.</source>
        <translation>「{text}」は「{setting}」に無効です。有効: {hint}。</translation>
    </message>
    <message>
        <source>a shown value, such as “{first}” or “{last}”</source>
        <translation>表示される値 (「{first}」、「{last}」など)</translation>
    </message>
    <message>
        <source>{range}, or “{off}”</source>
        <translation>{range}、または「{off}」</translation>
    </message>
    <message>
        <source>It started {after} times, {before} before.</source>
        <translation>起動回数は {after} 回です (変更前は {before} 回)。</translation>
    </message>
    <message>
        <source>The recordings cannot be compared.</source>
        <translation>記録を比較できません。</translation>
    </message>
    <message>
        <source>No meaningful difference: {after}% in standby, {before}% before.</source>
        <translation>実質的な差はありません: スタンバイの割合は {after}% です (変更前は {before}%)。</translation>
    </message>
    <message>
        <source>{after}% in standby, {before}% before.</source>
        <translation>スタンバイ {after}% (以前は {before}%)。</translation>
    </message>
    <message>
        <source>{says} {starts}</source>
        <translation>{says}{starts}</translation>
    </message>
    <message>
        <source>One lacks the power mode.</source>
        <translation>一方の電源モードが不明です。</translation>
    </message>
    <message>
        <source>One is shorter than 30 min.</source>
        <translation>一方が 30 分より短いです。</translation>
    </message>
    <message>
        <source>Only one shows {kinds}.</source>
        <translation>片方だけが {kinds} を記録しています。</translation>
    </message>
    <message>
        <source>The kernel dropped events of one.</source>
        <translation>片方ではカーネルがイベントを取りこぼしました。</translation>
    </message>
    <message>
        <source>They began at different times of day.</source>
        <translation>開始した時間帯が異なります。</translation>
    </message>
    <message>
        <source>Their lengths differ too much: {before} and {after}.</source>
        <translation>長さが違いすぎます: {before}と {after}。</translation>
    </message>
    <message>
        <source>Wakes no drive, but restarts some standby timers.</source>
        <translation>ドライブは起こしませんが、スタンバイタイマーを再開することがあります。</translation>
    </message>
    <message>
        <source>udev does so after a program has written.</source>
        <translation>プログラムの書き込み後に udev が行います。</translation>
    </message>
    <message>
        <source>For whom is unknown.</source>
        <translation>どのプログラムのためかは不明です。</translation>
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
    <message numerus="yes">
        <source>In standby for {share}% of {time}, with {n} starts.</source>
        <translation>
            <numerusform>{time}のうち {share}% がスタンバイで、起動は {n} 回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It started the drive {n} times.</source>
        <translation>
            <numerusform>ドライブを {n} 回起動させました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each time the drive stays awake for {time}.</source>
        <translation>起動のたびに、ドライブは {time}の間動作し続けます。</translation>
    </message>
    <message>
        <source>{name} made {share}% of all requests; longest pause {quiet}.</source>
        <translation>{name} が全リクエストの {share}% を占めます。最長の間隔は {quiet}です。</translation>
    </message>
    <message>
        <source>Programs reach the drive every {every}, within its timer of {timer}.</source>
        <translation>プログラムが {every}ごとにアクセスし、タイマー ({timer}) が満了しません。</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>The recording was interrupted.</source>
        <translation>記録は中断されました。</translation>
    </message>
    <message>
        <source>Recorded for {time}; the power mode is unknown.</source>
        <translation>{time}記録しました。電源モードは不明です。</translation>
    </message>
    <message>
        <source>The drive was never in standby in {time}.</source>
        <translation>{time}の間、ドライブは一度もスタンバイになりませんでした。</translation>
    </message>
    <message>
        <source>A timer of {time} or more never elapses.</source>
        <translation>{time}以上のタイマーは満了しません。</translation>
    </message>
    <message>
        <source>While it did, the drive stayed awake (timer {time}).</source>
        <translation>その間、ドライブは動作し続けました (タイマー {time})。</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>バースト数</translation>
    </message>
    <message>
        <source>In standby for {share}% of {time}.</source>
        <translation>{time}のうち {share}% がスタンバイでした。</translation>
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
        <translation>これがドライブのスタンバイを妨げています: タイマーは {time}です。</translation>
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
        <source>Times it kept the drive awake</source>
        <translation>ドライブを起こしていた回数</translation>
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
        <source>Only {time} long: rare events are missing.</source>
        <translation>記録は {time}だけで、まれな出来事は含まれません。</translation>
    </message>
    <message>
        <source>{lost} Their programs are missing.</source>
        <translation>{lost}これらのプログラムは含まれません。</translation>
    </message>
    <message>
        <source>The program of {unnamed} of {requests} requests is unknown.</source>
        <translation>{requests} 件中 {unnamed} 件のプログラムが不明です。</translation>
    </message>
    <message>
        <source>The kernel does not show: {kinds}.</source>
        <translation>カーネルでは次がわかりません: {kinds}。</translation>
    </message>
    <message>
        <source>The power mode is unknown for {time}.</source>
        <translation>{time}の間、電源モードが不明です。</translation>
    </message>
    <message>
        <source>The spin-up takes seconds and wears the drive.</source>
        <translation>スピンアップには数秒かかり、ドライブが摩耗します。</translation>
    </message>
    <message>
        <source>Every access starts the motor.</source>
        <translation>アクセスのたびにモーターが起動します。</translation>
    </message>
    <message>
        <source>Let {tool} keep the value.</source>
        <translation>{tool} が値を変更しないようにしてください。</translation>
    </message>
    <message>
        <source>It then ignores the power supply.</source>
        <translation>電源の種類に左右されなくなります。</translation>
    </message>
    <message>
        <source>{tool} set APM to {level} at {time}: no standby.</source>
        <translation>{tool} が {time} に APM を {level} にしました (スタンバイなし)。</translation>
    </message>
    <message>
        <source>APM is {level}: no standby.</source>
        <translation>APM が {level} のため、スタンバイになりません。</translation>
    </message>
    <message>
        <source>No standby timer is known.</source>
        <translation>スタンバイタイマーは不明です。</translation>
    </message>
    <message>
        <source>The standby_z and standby_y timers are off.</source>
        <translation>standby_z と standby_y のタイマーがオフです。</translation>
    </message>
    <message>
        <source>Unused for {quiet}, but awake: {what} ignores the timer of {timer}.</source>
        <translation>{quiet}使われていないのに動作中: {what}が {timer}のタイマーを無視しています。</translation>
    </message>
    <message>
        <source>Standby after {after}, with a timer of {timer}.</source>
        <translation>{timer}のタイマーで {after}後にスタンバイ。</translation>
    </message>
    <message numerus="yes">
        <source>It left standby {n} times without a request.</source>
        <translation>
            <numerusform>リクエストなしで {n} 回スタンバイを抜けました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{starts} starts in {hours} wear the drive more.</source>
        <translation>{hours}に {starts} 回の起動は摩耗を早めます。</translation>
    </message>
    <message>
        <source>{program}, started by udev</source>
        <translation>udev が開始した {program}</translation>
    </message>
    <message>
        <source>an unknown program</source>
        <translation>不明なプログラム</translation>
    </message>
    <message>
        <source>Set the timer to {time}.</source>
        <translation>タイマーを {time}にしてください。</translation>
    </message>
    <message>
        <source>Turn on runtime power management.</source>
        <translation>ランタイム電源管理をオンにしてください。</translation>
    </message>
    <message>
        <source>Set the value in tuned's profile.</source>
        <translation>tuned のプロファイルで値を設定してください。</translation>
    </message>
    <message>
        <source>It concerns all the profile's drives.</source>
        <translation>プロファイルのすべてのドライブに影響します。</translation>
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
        <translation>{says}それまでは {before}でした。</translation>
    </message>
    <message>
        <source>Command, feature, count</source>
        <translation>コマンド、feature、count</translation>
    </message>
    <message>
        <source>The standby timer is off.</source>
        <translation>スタンバイタイマーがオフです。</translation>
    </message>
    <message>
        <source>EPC is off, and there is no other standby timer.</source>
        <translation>EPC がオフで、ほかのスタンバイタイマーもありません。</translation>
    </message>
    <message>
        <source>No standby timer, or the connection blocks it.</source>
        <translation>スタンバイタイマーがないか、接続で止められています。</translation>
    </message>
    <message>
        <source>{says} Requests may have been missed.</source>
        <translation>{says}記録されていないリクエストがあった可能性があります。</translation>
    </message>
    <message>
        <source>{says} Its firmware may start it.</source>
        <translation>{says}ファームウェアが起動した可能性があります。</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起動回数</translation>
    </message>
    <message>
        <source>DiskTune set it</source>
        <translation>DiskTune が設定</translation>
    </message>
    <message>
        <source>Set the APM level to {level}.</source>
        <translation>APM レベルを {level} に設定してください。</translation>
    </message>
    <message>
        <source>Below 128 some drives park often.</source>
        <translation>128 未満では頻繁に退避するドライブがあります。</translation>
    </message>
    <message>
        <source>Turn on extended power conditions (EPC).</source>
        <translation>拡張電源状態 (EPC) をオンにしてください。</translation>
    </message>
    <message>
        <source>This disables APM.</source>
        <translation>APM は無効になります。</translation>
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
        <source>the kernel's runtime power management</source>
        <translation>カーネルのランタイム電源管理</translation>
    </message>
    <message>
        <source>USB bridge or firmware</source>
        <translation>USB ブリッジまたはファームウェア</translation>
    </message>
    <message>
        <source>the firmware</source>
        <translation>ファームウェア</translation>
    </message>
    <message>
        <source>the drive reports it</source>
        <translation>ドライブの報告</translation>
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
        <source>The kernel wrote changes of {name} to {where}.</source>
        <translation>{name} の変更を、カーネルが {where} に書き込みました。</translation>
    </message>
    <message>
        <source>{name} read files of {where}, which wrote access times.</source>
        <translation>{name} が {where} のファイルを読み取り、アクセス時刻が書き込まれました。</translation>
    </message>
    <message>
        <source>{name} made {where} commit its journal.</source>
        <translation>{name} のため、{where} がジャーナルをコミットしました。</translation>
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
        <source>{where} wrote its superblock or bitmap.</source>
        <translation>{where} がスーパーブロックまたはビットマップを書き込みました。</translation>
    </message>
    <message>
        <source>The kernel ({name}) used {where}.</source>
        <translation>カーネル ({name}) が {where} を使用しました。</translation>
    </message>
    <message>
        <source>It began {began} of {bursts} bursts.</source>
        <translation>{bursts} 回のバースト中 {began} 回は、これが開始しました。</translation>
    </message>
    <message>
        <source>{says} Every {every}.</source>
        <translation>{says}{every}ごとです。</translation>
    </message>
    <message>
        <source>{program} in the container {name}</source>
        <translation>コンテナー {name} 内の {program}</translation>
    </message>
    <message>
        <source>Stop it, and copy the data first.</source>
        <translation>停止し、先にデータをコピーしてください。</translation>
    </message>
    <message>
        <source>Move its data to another drive.</source>
        <translation>データを別のドライブに移してください。</translation>
    </message>
    <message>
        <source>Add -n standby,q to smartd's line, or this above DEVICESCAN.</source>
        <translation>smartd の行に -n standby,q を加えるか、DEVICESCAN の上にこの行を置いてください。</translation>
    </message>
    <message>
        <source>Let smartd check every 4 h.</source>
        <translation>smartd の確認を 4 時間ごとにしてください。</translation>
    </message>
    <message>
        <source>Let it skip drives in standby.</source>
        <translation>スタンバイ中のドライブを対象外にするようにしてください。</translation>
    </message>
    <message>
        <source>Let the script end in standby.</source>
        <translation>スタンバイ中はスクリプトを終了させてください。</translation>
    </message>
    <message>
        <source>Exclude the drive.</source>
        <translation>ドライブを除外してください。</translation>
    </message>
    <message>
        <source>The desktop no longer warns of its failure.</source>
        <translation>デスクトップが故障を警告しなくなります。</translation>
    </message>
    <message>
        <source>No values in standby.</source>
        <translation>スタンバイ中は値を取得できません。</translation>
    </message>
    <message>
        <source>Commit every 10 min (commit=600).</source>
        <translation>10 分ごとにコミットしてください (commit=600)。</translation>
    </message>
    <message>
        <source>A power failure can lose 10 min of changes.</source>
        <translation>電源断で 10 分間の変更を失うことがあります。</translation>
    </message>
    <message>
        <source>Add noatime to its options.</source>
        <translation>オプションに noatime を加えてください。</translation>
    </message>
    <message>
        <source>Let the kernel collect changes for 10 min.</source>
        <translation>カーネルが変更を 10 分ためるようにしてください。</translation>
    </message>
    <message>
        <source>Run its timer daily, while the drive is in use.</source>
        <translation>ドライブの使用中に毎日実行するようにしてください。</translation>
    </message>
    <message>
        <source>Move swap to another drive, or to zram.</source>
        <translation>スワップを別のドライブか zram に移してください。</translation>
    </message>
    <message>
        <source>Let the kernel swap less.</source>
        <translation>カーネルのスワップを減らしてください。</translation>
    </message>
    <message>
        <source>Record the array: programs write to it.</source>
        <translation>アレイを記録してください。プログラムはアレイに書き込みます。</translation>
    </message>
    <message>
        <source>Set the bitmap update delay to 60 s.</source>
        <translation>ビットマップの更新間隔を 60 秒にしてください。</translation>
    </message>
    <message>
        <source>Find the program that writes; udev only follows.</source>
        <translation>書き込んでいるプログラムを探してください。udev は後に続くだけです。</translation>
    </message>
    <message>
        <source>Changes nothing else.</source>
        <translation>ほかに変更はありません。</translation>
    </message>
    <message>
        <source>Let udev ignore closed devices.</source>
        <translation>デバイスのクローズを udev に無視させてください。</translation>
    </message>
    <message>
        <source>New partitions need udevadm trigger.</source>
        <translation>新しいパーティションには udevadm trigger が必要です。</translation>
    </message>
    <message>
        <source>LVM then finds no volumes there.</source>
        <translation>LVM はそこのボリュームを検出しなくなります。</translation>
    </message>
    <message>
        <source>Run it while the drive is in use.</source>
        <translation>ドライブの使用中に実行してください。</translation>
    </message>
    <message>
        <source>A degraded array is reported a day later.</source>
        <translation>縮退したアレイの報告が 1 日遅れます。</translation>
    </message>
    <message>
        <source>Find this share's client, such as a media player.</source>
        <translation>この共有のクライアント (メディアプレーヤーなど) を探してください。</translation>
    </message>
    <message>
        <source>Keep the system's journal in memory.</source>
        <translation>システムのジャーナルをメモリーに保持してください。</translation>
    </message>
    <message>
        <source>The journal is lost at a restart or crash.</source>
        <translation>再起動やクラッシュでジャーナルが失われます。</translation>
    </message>
    <message>
        <source>Write the journal hourly.</source>
        <translation>ジャーナルの書き込みを 1 時間ごとにしてください。</translation>
    </message>
    <message>
        <source>A power failure can lose an hour of the journal.</source>
        <translation>電源断で 1 時間分のジャーナルを失うことがあります。</translation>
    </message>
    <message>
        <source>Add it to PRUNEPATHS of locate.</source>
        <translation>locate の PRUNEPATHS に加えてください。</translation>
    </message>
    <message>
        <source>Let GNOME index only your home directory.</source>
        <translation>GNOME の索引対象をホームディレクトリーだけにしてください。</translation>
    </message>
    <message>
        <source>Exclude this drive from Plasma's search (balooctl6).</source>
        <translation>このドライブを Plasma の検索から除外してください (balooctl6)。</translation>
    </message>
    <message>
        <source>Close file managers that show this drive.</source>
        <translation>このドライブを表示しているファイルマネージャーを閉じてください。</translation>
    </message>
    <message>
        <source>The speed of memory.</source>
        <translation>メモリーの速度です。</translation>
    </message>
    <message>
        <source>One wait at the end: realistic throughput.</source>
        <translation>最後に 1 回待機: 現実的なスループット。</translation>
    </message>
    <message>
        <source>One wait at the end, for file times, too.</source>
        <translation>最後に 1 回だけ待ちます。ファイルの時刻の書き込みも含みます。</translation>
    </message>
    <message>
        <source>A wait after each write: the cost of a commit.</source>
        <translation>書き込みのたびに待ちます: コミットのコストです。</translation>
    </message>
    <message>
        <source>Bypasses the page cache.</source>
        <translation>ページキャッシュを経由しません。</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>コールドキャッシュ</translation>
    </message>
    <message>
        <source>Nothing is cached: a first read.</source>
        <translation>キャッシュなし: 初回の読み取りです。</translation>
    </message>
    <message>
        <source>warm cache</source>
        <translation>ウォームキャッシュ</translation>
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
        <source>{requests} from {threads} threads, {depth} in flight each.</source>
        <translation>{requests}を {threads} スレッドから {depth} 個ずつ同時に実行します。</translation>
    </message>
    <message>
        <source>Writes until the fast cache is full.</source>
        <translation>高速キャッシュが一杯になるまで書き込みます。</translation>
    </message>
    <message>
        <source>The long write, then pauses: when the cache is free again.</source>
        <translation>長い書き込みのあと休止し、キャッシュが空くまでを測ります。</translation>
    </message>
    <message>
        <source>{requests}, one at a time.</source>
        <translation>{requests} (1 件ずつ)。</translation>
    </message>
    <message numerus="yes">
        <source>{requests}, {n} in flight.</source>
        <translation>
            <numerusform>{requests} (同時 {n} 件)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{requests} from {n} threads.</source>
        <translation>
            <numerusform>{requests}を {n} スレッドから実行します。</numerusform>
        </translation>
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
        <source>Latency: random reads of {size}, one at a time.</source>
        <translation>レイテンシー: {size} のランダムリードを 1 つずつ実行します。</translation>
    </message>
    <message numerus="yes">
        <source>IOPS of random reads of {size}, {n} in flight.</source>
        <translation>
            <numerusform>{n} 個同時の、{size} のランダムリードの IOPS です。</numerusform>
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
        <source>For drives too fast for DiskTune's own engine.</source>
        <translation>DiskTune のエンジンでは測定しきれない高速なドライブ向けです。</translation>
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T4</source>
        <translation>ランダムリード 4 KiB Q32T4</translation>
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB, 128 in flight from 4 threads.</source>
        <translation>4 スレッドから 128 個同時の、4 KiB のランダムリードの IOPS です。</translation>
    </message>
    <message>
        <source>Invalid: the computer was suspended for {time}.</source>
        <translation>無効: コンピューターが {time}サスペンドしました。</translation>
    </message>
    <message>
        <source>Invalid: the clock did not advance.</source>
        <translation>無効: 時計が進みませんでした。</translation>
    </message>
    <message>
        <source>There is no medium in this drive.</source>
        <translation>このドライブにメディアがありません。</translation>
    </message>
    <message>
        <source>A drive of {size} is too small for this workload.</source>
        <translation>{size} のドライブは、このワークロードには小さすぎます。</translation>
    </message>
    <message>
        <source>The file of {file} is below twice the memory of {memory}.</source>
        <translation>ファイル ({file}) がメモリー ({memory}) の 2 倍未満です。</translation>
    </message>
    <message>
        <source>not a result of bonnie++ 1.97</source>
        <translation>bonnie++ 1.97 の結果ではありません</translation>
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
        <source>It could not be read: {why}.</source>
        <translation>読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <source>bonnie++ took too long. Try a smaller file.</source>
        <translation>bonnie++ の時間が長すぎます。より小さいファイルで試してください。</translation>
    </message>
    <message>
        <source>{drive} is at {temperature} (limit {limit}). Let it cool down.</source>
        <translation>{drive} は {temperature} です (上限 {limit})。冷ましてください。</translation>
    </message>
    <message>
        <source>Invalid: the computer was suspended.</source>
        <translation>無効: コンピューターがサスペンドしました。</translation>
    </message>
    <message>
        <source>Invalid: switched to battery power.</source>
        <translation>無効: バッテリー電源に切り替わりました。</translation>
    </message>
    <message>
        <source>Invalid: the CPU frequency governor was changed.</source>
        <translation>無効: CPU の周波数ガバナーが変更されました。</translation>
    </message>
    <message>
        <source>Others used {share} of the CPU.</source>
        <translation>ほかのプロセスが CPU の {share} を使いました。</translation>
    </message>
    <message>
        <source>The CPU was throttled by heat.</source>
        <translation>CPU が熱でスロットリングされました。</translation>
    </message>
    <message>
        <source>The drive throttles itself at {temperature}.</source>
        <translation>ドライブは {temperature} でスロットリングします。</translation>
    </message>
    <message>
        <source>Invalid: switched to AC power.</source>
        <translation>無効: AC 電源に切り替わりました。</translation>
    </message>
    <message>
        <source>the report is invalid</source>
        <translation>レポートが無効です</translation>
    </message>
    <message>
        <source>Direct requests of {size} are not possible here.</source>
        <translation>ここでは {size} のダイレクトリクエストはできません。</translation>
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
        <source>Limit of {time} reached after {share}.</source>
        <translation>{share} で制限時間 {time}に達しました。</translation>
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
        <source>it transferred no data</source>
        <translation>データが転送されませんでした</translation>
    </message>
    <message>
        <source>it did not finish in time</source>
        <translation>時間内に終わりませんでした</translation>
    </message>
    <message>
        <source>Install your distribution's package “{package}”.</source>
        <translation>ディストリビューションのパッケージ「{package}」をインストールしてください。</translation>
    </message>
    <message>
        <source>Copy-on-write: random writes are slower than the drive.</source>
        <translation>コピーオンライトのため、ランダムライトはドライブより遅くなります。</translation>
    </message>
    <message>
        <source>ZFS has its own cache: reads may come from memory.</source>
        <translation>ZFS は独自のキャッシュを持ち、メモリーから読み取られることがあります。</translation>
    </message>
    <message>
        <source>F2FS turns random writes into sequential ones.</source>
        <translation>F2FS はランダムライトをシーケンシャルライトに変換します。</translation>
    </message>
    <message>
        <source>An overlay: figures of the layer it writes to.</source>
        <translation>オーバーレイ: 書き込み先の層の値です。</translation>
    </message>
    <message>
        <source>Encrypted: the figures include the CPU's work.</source>
        <translation>暗号化: CPU の処理を含む値です。</translation>
    </message>
    <message>
        <source>FUSE may cache requests.</source>
        <translation>FUSE はリクエストをキャッシュすることがあります。</translation>
    </message>
    <message>
        <source>The Flatpak does not contain it.</source>
        <translation>Flatpak には含まれていません。</translation>
    </message>
    <message>
        <source>Figures of the whole array {array} ({drives}).</source>
        <translation>アレイ {array} 全体の値です ({drives})。</translation>
    </message>
    <message>
        <source>This file system is read-only.</source>
        <translation>このファイルシステムは読み取り専用です。</translation>
    </message>
    <message>
        <source>You cannot write here. Choose another folder.</source>
        <translation>ここには書き込めません。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Files go through {layers} on {drives}.</source>
        <translation>ファイルは {drives} 上の {layers} を経由します。</translation>
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
        <source>Not enough space: {needed} needed, {spare} kept free, {free} left.</source>
        <translation>空き容量不足です: 必要 {needed}、確保 {spare}、空き {free}。</translation>
    </message>
    <message>
        <source>Enter a full path.</source>
        <translation>フルパスを入力してください。</translation>
    </message>
    <message>
        <source>Compression: measured data gains nothing.</source>
        <translation>圧縮: 計測データでは効果がありません。</translation>
    </message>
    <message>
        <source>Mounted with “sync”: every write waits.</source>
        <translation>「sync」でマウント: すべての書き込みが待機します。</translation>
    </message>
    <message>
        <source>{path} is not fio.</source>
        <translation>{path} は fio ではありません。</translation>
    </message>
    <message>
        <source>To install it: {command}</source>
        <translation>インストールするには: {command}</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのようなフォルダーはありません。</translation>
    </message>
    <message>
        <source>This is not a folder.</source>
        <translation>これはフォルダーではありません。</translation>
    </message>
    <message>
        <source>Stopped by an internal error of the helper.</source>
        <translation>ヘルパーの内部エラーにより停止しました。</translation>
    </message>
    <message>
        <source>No space was left after {size}; the file was removed.</source>
        <translation>{size} で空き容量がなくなり、ファイルを削除しました。</translation>
    </message>
    <message>
        <source>Stopped after {size}: {free} free, {spare} kept.</source>
        <translation>{size} で停止: 空き {free}、{spare} は確保。</translation>
    </message>
    <message>
        <source>The limit of {time} was reached after {size}.</source>
        <translation>{size} の時点で制限時間 {time}に達しました。</translation>
    </message>
    <message>
        <source>This file system has no direct I/O.</source>
        <translation>このファイルシステムにはダイレクト I/O がありません。</translation>
    </message>
    <message>
        <source>The limit of short writes was reached: {size}.</source>
        <translation>短い書き込みの上限に達しました ({size})。</translation>
    </message>
    <message>
        <source>The limit of {time} was reached by short writes.</source>
        <translation>短い書き込みで制限時間 {time}に達しました。</translation>
    </message>
    <message>
        <source>Reads below {bytes} bytes are not possible.</source>
        <translation>{bytes} バイト未満の読み取りはできません。</translation>
    </message>
    <message>
        <source>Other use of the drive: {other}, against {own} here.</source>
        <translation>ドライブのほかの使用: ここでの {own} に対して {other}。</translation>
    </message>
    <message>
        <source>Part of the data came from memory.</source>
        <translation>データの一部はメモリーから読み取られました。</translation>
    </message>
    <message>
        <source>bonnie++ does not run as root.</source>
        <translation>bonnie++ は root では実行できません。</translation>
    </message>
    <message>
        <source>DiskTune uses fio for such fast drives.</source>
        <translation>高速なドライブでは fio を使用します。</translation>
    </message>
    <message>
        <source>Asynchronous reads are not supported on this architecture.</source>
        <translation>このアーキテクチャでは非同期読み取りに対応していません。</translation>
    </message>
    <message>
        <source>The drive ends here: {size} in {time} instead of {wanted}.</source>
        <translation>ここが末尾です: {wanted}ではなく {time}で {size}。</translation>
    </message>
    <message>
        <source>{program} could not be started: {error}.</source>
        <translation>{program} を起動できませんでした: {error}。</translation>
    </message>
    <message>
        <source>It could not be read at {position}: {error}.</source>
        <translation>{position} で読み取れませんでした: {error}。</translation>
    </message>
    <message>
        <source>Run {number}: {why}</source>
        <translation>測定 {number}: {why}</translation>
    </message>
    <message>
        <source>No file can be created here: {error}.</source>
        <translation>ここにファイルを作成できません: {error}。</translation>
    </message>
    <message>
        <source>It could not be written: {why}.</source>
        <translation>書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <source>No data at {position}, before the end at {end}.</source>
        <translation>末尾 {end} より前の {position} でデータがありません。</translation>
    </message>
    <message>
        <source>{drive} is no longer available.</source>
        <translation>{drive} は利用できなくなりました。</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>測定をキャンセルしました。</translation>
    </message>
    <message>
        <source>Other use of the drive is unknown.</source>
        <translation>ドライブのほかの使用は不明です。</translation>
    </message>
    <message>
        <source>No space is left; the file was removed: {error}.</source>
        <translation>空き容量がなく、ファイルを削除しました: {error}。</translation>
    </message>
    <message>
        <source>Reading it needs permission.</source>
        <translation>読み取りには権限が必要です。</translation>
    </message>
    <message>
        <source>There is no medium in {drive}.</source>
        <translation>{drive} にメディアがありません。</translation>
    </message>
    <message>
        <source>The CPU was busy; the drive may be faster.</source>
        <translation>CPU がビジーでした。ドライブはもっと速い可能性があります。</translation>
    </message>
    <message>
        <source>The CPU may be the limit ({share} busy).</source>
        <translation>CPU が限界の可能性があります (使用率 {share})。</translation>
    </message>
    <message>
        <source>Direct reads are not affected.</source>
        <translation>ダイレクトリードは影響を受けません。</translation>
    </message>
    <message>
        <source>The figure is not the drive's.</source>
        <translation>ドライブの数値ではありません。</translation>
    </message>
    <message>
        <source>Part came from a cache: {moved} of {all} moved.</source>
        <translation>一部はキャッシュからです ({all} 中 {moved} を転送)。</translation>
    </message>
    <message>
        <source>Stopped at {positions} of {all_positions} positions, {accesses} of {all_accesses} accesses.</source>
        <translation>{all_positions} か所中 {positions} か所、アクセス {all_accesses} 回中 {accesses} 回で終了しました。</translation>
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
        <source>It is awake now ({mode}).</source>
        <translation>現在は起動しています ({mode})。</translation>
    </message>
    <message>
        <source>Partition table reread: no partitions.</source>
        <translation>パーティションテーブルを再読み込みしました: パーティションなし。</translation>
    </message>
    <message>
        <source>The drivetemp driver would wake this drive.</source>
        <translation>drivetemp ドライバーがこのドライブを起こします。</translation>
    </message>
    <message>
        <source>The drive is already in standby.</source>
        <translation>ドライブはすでにスタンバイ中です。</translation>
    </message>
    <message>
        <source>It is asleep now ({mode}).</source>
        <translation>現在は休止中です ({mode})。</translation>
    </message>
    <message>
        <source>Cached data was written, and a flush command sent.</source>
        <translation>キャッシュ済みのデータを書き出し、フラッシュコマンドを送りました。</translation>
    </message>
    <message>
        <source>Cached data was written and dropped.</source>
        <translation>キャッシュを書き込んで破棄しました。</translation>
    </message>
    <message>
        <source>The drive is awake: it answered after {time}.</source>
        <translation>ドライブは起動しています (応答まで {time})。</translation>
    </message>
    <message numerus="yes">
        <source>Partition table reread: {n} partitions.</source>
        <translation>
            <numerusform>パーティションテーブルを再読み込みしました: {n} 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm this first: {question}</source>
        <translation>先に確認してください: {question}</translation>
    </message>
    <message>
        <source>The drive could not be woken over this connection.</source>
        <translation>この接続ではドライブを起動できなくなります。</translation>
    </message>
    <message>
        <source>The drive sleeps until the next access resets it.</source>
        <translation>次のアクセスでリセットされるまで、ドライブはスリープします。</translation>
    </message>
    <message>
        <source>The drive accepted the command.</source>
        <translation>ドライブがコマンドを受け付けました。</translation>
    </message>
    <message>
        <source>This helper is read-only.</source>
        <translation>このヘルパーは読み取り専用です。</translation>
    </message>
    <message>
        <source>A partition is in use: {uses}.</source>
        <translation>パーティションは使用中です: {uses}。</translation>
    </message>
    <message>
        <source>A partition is in use.</source>
        <translation>パーティションが使用中です。</translation>
    </message>
    <message>
        <source>It has not started. Check again later.</source>
        <translation>まだ開始していません。後で確認してください。</translation>
    </message>
    <message>
        <source>That trial is being reverted.</source>
        <translation>その試用は元に戻している最中です。</translation>
    </message>
    <message>
        <source>It has no identity: a restart would not revert it.</source>
        <translation>識別情報がなく、再起動後に元に戻せません。</translation>
    </message>
    <message>
        <source>That trial has already ended.</source>
        <translation>その試用はすでに終了しています。</translation>
    </message>
    <message>
        <source>The trial is changing. Try again.</source>
        <translation>試用の状態が変わっています。もう一度試してください。</translation>
    </message>
    <message>
        <source>It could not be ended: {why}.</source>
        <translation>終了できませんでした: {why}。</translation>
    </message>
    <message>
        <source>It has not ended. Check again later.</source>
        <translation>まだ終了していません。後で確認してください。</translation>
    </message>
    <message>
        <source>Check again later.</source>
        <translation>後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>It could not be started: {why}.</source>
        <translation>開始できませんでした: {why}。</translation>
    </message>
    <message>
        <source>Confirm the test, or wait for the array.</source>
        <translation>テストを確認するか、アレイを待ってください。</translation>
    </message>
    <message>
        <source>TRIM needs your confirmation.</source>
        <translation>TRIM には確認が必要です。</translation>
    </message>
    <message>
        <source>A file system was unmounted. Nothing was trimmed.</source>
        <translation>ファイルシステムがマウント解除され、TRIM は実行されませんでした。</translation>
    </message>
    <message>
        <source>TRIM was stopped.</source>
        <translation>TRIM を停止しました。</translation>
    </message>
    <message>
        <source>The file system is gone, or fstrim (util-linux) is not installed.</source>
        <translation>ファイルシステムがないか、fstrim (util-linux) がインストールされていません。</translation>
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
        <source>An experiment tests these values.</source>
        <translation>比較実験がこれらの値をテストしています。</translation>
    </message>
    <message>
        <source>Trials cannot be listed from a sandbox.</source>
        <translation>サンドボックスからは試用を一覧表示できません。</translation>
    </message>
    <message>
        <source>Trials cannot be listed: {folder}: {reason}.</source>
        <translation>試用を一覧表示できません: {folder}: {reason}。</translation>
    </message>
    <message>
        <source>On battery, {setting} has its own value.</source>
        <translation>バッテリー時の {setting} には別の値があります。</translation>
    </message>
    <message>
        <source>Saved for {saved}, now {present}. Delete them first.</source>
        <translation>{saved} 用に保存されています (現在 {present})。先に削除してください。</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: its value is unknown.</source>
        <translation>{setting} は値が不明なため保存できません。</translation>
    </message>
    <message>
        <source>{setting} is now {value}, not {seen}. Save again.</source>
        <translation>{setting} は {seen} ではなく {value} です。保存し直してください。</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: {why}</source>
        <translation>{setting}を保存できません: {why}</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: {value} could not be restored.</source>
        <translation>{setting}を保存できません: {value} を復元できません。</translation>
    </message>
    <message>
        <source>{setting} has no saved value for AC power.</source>
        <translation>{setting} には AC 電源用の保存値がありません。</translation>
    </message>
    <message>
        <source>No drive has this identity.</source>
        <translation>この識別情報を持つドライブはありません。</translation>
    </message>
    <message numerus="yes">
        <source>{n} read errors</source>
        <translation>
            <numerusform>読み取りエラー {n} 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{work} of {name}</source>
        <translation>{name} の{work}</translation>
    </message>
    <message>
        <source>Only power mode and number of requests: {reason}.</source>
        <translation>電源モードとリクエスト数だけです: {reason}。</translation>
    </message>
    <message>
        <source>kernel lockdown</source>
        <translation>カーネルロックダウン</translation>
    </message>
    <message>
        <source>no tracefs</source>
        <translation>tracefs なし</translation>
    </message>
    <message>
        <source>Use a capture of disktune-helper, smartctl --json or hdparm --Istdout.</source>
        <translation>disktune-helper のキャプチャ、または smartctl --json か hdparm --Istdout の出力を使用してください。</translation>
    </message>
    <message>
        <source>The capture is of another version of DiskTune.</source>
        <translation>このキャプチャは DiskTune の別のバージョンのものです。</translation>
    </message>
    <message>
        <source>The file does not contain it.</source>
        <translation>ファイルに含まれていません。</translation>
    </message>
    <message>
        <source>The JSON is incomplete or damaged.</source>
        <translation>JSON が不完全か、破損しています。</translation>
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
        <source>The log page is truncated.</source>
        <translation>ログページが途中で切れています。</translation>
    </message>
    <message>
        <source>It has an unknown format.</source>
        <translation>不明な形式です。</translation>
    </message>
    <message>
        <source>It has {length} bytes.</source>
        <translation>{length} バイトです。</translation>
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
        <source>Not an IDENTIFY page that ATA defines.</source>
        <translation>ATA が定義する IDENTIFY ページではありません。</translation>
    </message>
    <message>
        <source>The drive has not spun up: this page is incomplete.</source>
        <translation>スピンアップ前のため、このページは不完全です。</translation>
    </message>
    <message>
        <source>Wrong checksum.</source>
        <translation>チェックサムが正しくありません。</translation>
    </message>
    <message>
        <source>The rotation rate is a reserved value.</source>
        <translation>回転数が予約済みの値です。</translation>
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
        <source>The SMART log</source>
        <translation>S.M.A.R.T. ログ</translation>
    </message>
    <message>
        <source>{page} has {length} bytes instead of {size}.</source>
        <translation>{page} が {size} バイトではなく {length} バイトです。</translation>
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
        <source>The drive aborted the command.</source>
        <translation>ドライブがコマンドを中止しました。</translation>
    </message>
    <message>
        <source>The drive is locked by a password.</source>
        <translation>ドライブはパスワードでロックされています。</translation>
    </message>
    <message>
        <source>Data was corrupted in transit. Check the cable.</source>
        <translation>転送中にデータが破損しました。ケーブルを確認してください。</translation>
    </message>
    <message>
        <source>The drive is not ready.</source>
        <translation>ドライブの準備ができていません。</translation>
    </message>
    <message>
        <source>The drive reported a medium error.</source>
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
        <source>The command is malformed.</source>
        <translation>コマンドの形式が正しくありません。</translation>
    </message>
    <message>
        <source>The drive was reset or replaced.</source>
        <translation>ドライブがリセットまたは交換されました。</translation>
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
        <source>The command was lost in transit ({code}).</source>
        <translation>コマンドが途中で失われました ({code})。</translation>
    </message>
    <message>
        <source>The command was not accepted ({code}).</source>
        <translation>コマンドは受け付けられませんでした ({code})。</translation>
    </message>
    <message>
        <source>Whether the command succeeded is unknown.</source>
        <translation>コマンドが成功したかは不明です。</translation>
    </message>
    <message>
        <source>The bridge did not return the drive's registers.</source>
        <translation>ブリッジがドライブのレジスターを返しませんでした。</translation>
    </message>
    <message>
        <source>The drive sent another page.</source>
        <translation>ドライブが別のページを返しました。</translation>
    </message>
    <message>
        <source>The smartctl output describes no drive.</source>
        <translation>smartctl の出力にドライブの情報がありません。</translation>
    </message>
    <message>
        <source>smartctl could not read the drive: {why}.</source>
        <translation>smartctl がドライブを読み取れませんでした: {why}。</translation>
    </message>
    <message>
        <source>SATA {speed}</source>
        <translation>SATA {speed}</translation>
    </message>
    <message>
        <source>{drive} sent an empty page.</source>
        <translation>{drive} が空のページを返しました。</translation>
    </message>
    <message>
        <source>The drive rejected the command (SCT status {code}).</source>
        <translation>ドライブがコマンドを拒否しました (SCT ステータス {code})。</translation>
    </message>
    <message>
        <source>The drive is busy with another SCT command.</source>
        <translation>別の SCT コマンドを処理中です。</translation>
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
        <source>{file} could not be read: {why}.</source>
        <translation>{file} を読み取れませんでした: {why}。</translation>
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
        <source>unknown format</source>
        <translation>不明な形式</translation>
    </message>
    <message>
        <source>Not read: {what}. {why}</source>
        <translation>読み取れませんでした: {what}。{why}</translation>
    </message>
    <message>
        <source>{drive} is now another drive. Refresh.</source>
        <translation>{drive} は別のドライブになりました。更新してください。</translation>
    </message>
    <message>
        <source>Earlier answers were lost.</source>
        <translation>それまでの応答が失われました。</translation>
    </message>
    <message>
        <source>The drive sent only zeros.</source>
        <translation>ドライブがゼロだけを返しました。</translation>
    </message>
    <message>
        <source>Wrong checksum, but used: {what}.</source>
        <translation>チェックサム誤り (使用): {what}。</translation>
    </message>
    <message>
        <source>DiskTune cannot read counters of this drive.</source>
        <translation>このドライブのカウンターは読み取れません。</translation>
    </message>
    <message>
        <source>SMART data</source>
        <translation>S.M.A.R.T. データ</translation>
    </message>
    <message>
        <source>SMART thresholds</source>
        <translation>S.M.A.R.T. しきい値</translation>
    </message>
    <message>
        <source>list of logs</source>
        <translation>ログの一覧</translation>
    </message>
    <message>
        <source>device statistics</source>
        <translation>デバイス統計</translation>
    </message>
    <message>
        <source>errors on the SATA link</source>
        <translation>SATA リンクのエラー</translation>
    </message>
    <message>
        <source>SMART log</source>
        <translation>S.M.A.R.T. ログ</translation>
    </message>
    <message>
        <source>list of log pages</source>
        <translation>ログページの一覧</translation>
    </message>
    <message>
        <source>SMART is off. Turn it on in Settings.</source>
        <translation>S.M.A.R.T. がオフです。「設定」でオンにしてください。</translation>
    </message>
    <message>
        <source>log of self-tests</source>
        <translation>セルフテストログ</translation>
    </message>
    <message>
        <source>extended log of self-tests</source>
        <translation>拡張セルフテストログ</translation>
    </message>
    <message>
        <source>device statistics, page {number}</source>
        <translation>デバイス統計、ページ {number}</translation>
    </message>
    <message>
        <source>log page {code}</source>
        <translation>ログページ {code}</translation>
    </message>
    <message>
        <source>The drive does not report this</source>
        <translation>ドライブはこれを報告しません</translation>
    </message>
    <message>
        <source>The drive rejected this</source>
        <translation>ドライブが拒否しました</translation>
    </message>
    <message>
        <source>{why} (sense {codes}).</source>
        <translation>{why} (センス {codes})。</translation>
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
        <source>The controller cannot save this</source>
        <translation>コントローラーはこれを保存できません</translation>
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
        <source>The drive reports no power conditions.</source>
        <translation>ドライブが電源状態を報告しません。</translation>
    </message>
    <message>
        <source>A self-test slows that down.</source>
        <translation>セルフテストでその処理が遅くなります。</translation>
    </message>
    <message>
        <source>USB enclosures can stop an idle drive and end the test.</source>
        <translation>USB ケースがアイドル中のドライブを止め、テストが終わることがあります。</translation>
    </message>
    <message>
        <source>The standby timer can end the test. Turn it off first.</source>
        <translation>スタンバイタイマーでテストが終了することがあります。先にオフにしてください。</translation>
    </message>
    <message>
        <source>error log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <source>recorded temperatures</source>
        <translation>記録された温度</translation>
    </message>
    <message>
        <source>The array {array} is busy.</source>
        <translation>アレイ {array} は処理中です。</translation>
    </message>
    <message>
        <source>extended error log, page {number}</source>
        <translation>拡張エラーログ、ページ {number}</translation>
    </message>
    <message>
        <source>{volume} blocks TRIM: needs discard in /etc/crypttab, which shows unused blocks.</source>
        <translation>{volume} が TRIM を止めています。/etc/crypttab に discard が必要ですが、未使用ブロックが分かるようになります。</translation>
    </message>
    <message>
        <source>{device} or its bridge offers no TRIM.</source>
        <translation>{device} またはブリッジが TRIM に対応していません。</translation>
    </message>
    <message>
        <source>Several computers share the file system.</source>
        <translation>複数のコンピューターがこのファイルシステムを共有しています。</translation>
    </message>
    <message>
        <source>fstrim does not support {kind}.</source>
        <translation>fstrim は {kind} に対応していません。</translation>
    </message>
    <message>
        <source>The file system is in a file ({device}): TRIM would punch holes.</source>
        <translation>ファイルシステムはファイル ({device}) の中にあり、TRIM で穴が開きます。</translation>
    </message>
    <message>
        <source>{device} is on the storage network.</source>
        <translation>{device} はストレージネットワーク上です。</translation>
    </message>
    <message>
        <source>TRIM can fill a thin pool's metadata, which fails it. Check lvs first.</source>
        <translation>TRIM でシンプールのメタデータが一杯になり、壊れることがあります。先に lvs で確認してください。</translation>
    </message>
    <message>
        <source>Whether the kernel sends TRIM is unknown.</source>
        <translation>カーネルが TRIM を送信するかは不明です。</translation>
    </message>
    <message>
        <source>{device} has parity: TRIM needs devices_handle_discard_safely.</source>
        <translation>{device} はパリティ付きです。TRIM には devices_handle_discard_safely が必要です。</translation>
    </message>
    <message>
        <source>{volume} blocks TRIM: needs allow-discards in /etc/integritytab.</source>
        <translation>{volume} が TRIM を止めています。/etc/integritytab に allow-discards が必要です。</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM: this model loses data by it.</source>
        <translation>このモデルは TRIM でデータを失うため、カーネルは送りません。</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>device replacement</source>
        <translation>デバイスの交換</translation>
    </message>
    <message>
        <source>device removal</source>
        <translation>デバイスの取り外し</translation>
    </message>
    <message>
        <source>degraded array {array}</source>
        <translation>縮退したアレイ {array}</translation>
    </message>
    <message>
        <source>degraded pool {pool}</source>
        <translation>縮退したプール {pool}</translation>
    </message>
    <message>
        <source>scrub</source>
        <translation>スクラブ</translation>
    </message>
    <message>
        <source>A run of {size} gave no figure.</source>
        <translation>{size} の測定回で数値が得られませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} requests, too few for a 99th percentile.</source>
        <translation>
            <numerusform>リクエスト {n} 件では 99 パーセンタイルに足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>These settings cannot be switched: compare one value at a time.</source>
        <translation>切り替えられない設定です: 一度に 1 つの値を比較してください。</translation>
    </message>
    <message>
        <source>The volume is too small: at least 64 MiB are needed.</source>
        <translation>ボリュームが小さすぎます: 少なくとも 64 MiB が必要です。</translation>
    </message>
    <message>
        <source>{volume} is on {count} devices.</source>
        <translation>{volume} は {count} 個のデバイスにあります。</translation>
    </message>
    <message>
        <source>The file system is no longer mounted.</source>
        <translation>ファイルシステムがマウントされていません。</translation>
    </message>
    <message>
        <source>That comparison has ended.</source>
        <translation>この比較は終了しました。</translation>
    </message>
    <message>
        <source>{setting} could not be restored: {why}</source>
        <translation>{setting}を復元できませんでした: {why}</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>比較をキャンセルしました。</translation>
    </message>
    <message>
        <source>Internal error: whether all values were restored is unknown.</source>
        <translation>内部エラー: すべての値が復元されたか不明です。</translation>
    </message>
    <message>
        <source>The drive did not answer {count} commands in time (iotmo_cnt).</source>
        <translation>ドライブが {count} 件のコマンドに時間内に応答しませんでした (iotmo_cnt)。</translation>
    </message>
    <message>
        <source>Requests took {time} ms, {count} times within {minutes} minutes.</source>
        <translation>リクエストに {time} ms かかることが {minutes} 分以内に {count} 回ありました。</translation>
    </message>
    <message>
        <source>The drive counted {count} CRC errors.</source>
        <translation>ドライブが CRC エラーを {count} 件カウントしました。</translation>
    </message>
    <message>
        <source>The drive counted {count} uncorrected errors.</source>
        <translation>ドライブが未訂正エラーを {count} 件カウントしました。</translation>
    </message>
    <message>
        <source>Another program set {setting} to {value}, which stays.</source>
        <translation>別のプログラムが {setting} を {value} にしたため、そのままにします。</translation>
    </message>
    <message>
        <source>The drive is gone; it is reverted later.</source>
        <translation>ドライブがありません。戻ったら元に戻します。</translation>
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
        <source>Nothing would watch the trial: {error}.</source>
        <translation>試用を監視できません: {error}。</translation>
    </message>
    <message>
        <source>It was ended before it began.</source>
        <translation>始まる前に終了しました。</translation>
    </message>
    <message>
        <source>Keep or revert the long trial of {drive} first.</source>
        <translation>先に {drive} の長時間試用を保持するか元に戻してください。</translation>
    </message>
    <message>
        <source>{file} cannot be read. Check the drive, then remove it.</source>
        <translation>{file} を読み取れません。ドライブを確認してから削除してください。</translation>
    </message>
    <message>
        <source>Another window is busy. Try again later.</source>
        <translation>別のウィンドウが処理中です。後で試してください。</translation>
    </message>
    <message>
        <source>Whether it applies is unknown.</source>
        <translation>適用されるかは不明です。</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}.</source>
        <translation>起動時に適用されません: {why}。</translation>
    </message>
    <message>
        <source>udisks treats -1 as a missing key.</source>
        <translation>udisks は -1 を、キーがないものとして扱います。</translation>
    </message>
    <message>
        <source>udisks sends the lowest 8 bits, {number}.</source>
        <translation>udisks は下位 8 ビットの {number} を送ります。</translation>
    </message>
    <message>
        <source>udisks sends level 0; only 255 turns it off.</source>
        <translation>udisks はレベル 0 を送ります。オフになるのは 255 だけです。</translation>
    </message>
    <message>
        <source>Ignored: {text}; the key is {right}.</source>
        <translation>無視されます: {text} (正しいキーは {right})。</translation>
    </message>
    <message>
        <source>{name} is not {value}</source>
        <translation>{name} が {value} ではありません</translation>
    </message>
    <message>
        <source>smartd ignores all after DEVICESCAN (line {line}).</source>
        <translation>smartd は DEVICESCAN ({line} 行目) 以降を無視します。</translation>
    </message>
    <message>
        <source>Not applied: {why}.</source>
        <translation>適用されません: {why}。</translation>
    </message>
    <message>
        <source>line {line}: {text} is not valid</source>
        <translation>{line} 行目: {text} は無効です</translation>
    </message>
    <message>
        <source>Ignored: {why}.</source>
        <translation>無視されます: {why}。</translation>
    </message>
    <message>
        <source>Ignored: {text} belongs in {group}.</source>
        <translation>無視されます: {text} は {group} に書きます。</translation>
    </message>
    <message>
        <source>line {line} cannot be parsed</source>
        <translation>{line} 行目を解釈できません</translation>
    </message>
    <message>
        <source>A later line overrides it.</source>
        <translation>後の行が優先されます。</translation>
    </message>
    <message>
        <source>hdparm ignores command_line since version 9.39.</source>
        <translation>hdparm は 9.39 以降 command_line を無視します。</translation>
    </message>
    <message>
        <source>{text} is not valid</source>
        <translation>{text} は無効です</translation>
    </message>
    <message>
        <source>only the first {most} lines are used</source>
        <translation>最初の {most} 行だけが使用されます</translation>
    </message>
    <message>
        <source>Names are compared whole, not as patterns.</source>
        <translation>名前はパターンではなく完全一致です。</translation>
    </message>
    <message>
        <source>{text} is not a device's path.</source>
        <translation>{text} はデバイスのパスではありません。</translation>
    </message>
    <message>
        <source>It runs only for sda to sdz and hda to hdz.</source>
        <translation>sda ～ sdz と hda ～ hdz に対してだけ実行されます。</translation>
    </message>
    <message>
        <source>The option follows a block, which is too late.</source>
        <translation>ブロックの後のオプションは効きません。</translation>
    </message>
    <message>
        <source>A block without a closing brace is ignored.</source>
        <translation>閉じ括弧のないブロックは無視されます。</translation>
    </message>
    <message>
        <source>Only the drive's first block (line {line}) counts.</source>
        <translation>ドライブの最初のブロック ({line} 行目) だけが有効です。</translation>
    </message>
    <message>
        <source>The script reads it as {text}.</source>
        <translation>スクリプトは {text} と読み取ります。</translation>
    </message>
    <message>
        <source>It runs only for whole drives.</source>
        <translation>ドライブ全体に対してだけ実行されます。</translation>
    </message>
    <message>
        <source>hdparm stops at line {line}: {why}.</source>
        <translation>hdparm は {line} 行目で停止します: {why}。</translation>
    </message>
    <message>
        <source>hdparm reads {text} in line {line} as a drive, and stops.</source>
        <translation>hdparm は {line} 行目の {text} をドライブとみなして停止します。</translation>
    </message>
    <message>
        <source>hdparm stops here: {why}.</source>
        <translation>hdparm はここで停止します: {why}。</translation>
    </message>
    <message>
        <source>a brace is missing</source>
        <translation>括弧が足りません</translation>
    </message>
    <message>
        <source>Only hdparm before 9.52 reads this file.</source>
        <translation>9.52 より前の hdparm だけが読み取るファイルです。</translation>
    </message>
    <message>
        <source>Only {file} of old Red Hat releases reads this.</source>
        <translation>古い Red Hat の {file} だけが読み取ります。</translation>
    </message>
    <message>
        <source>The service hdparm is in no runlevel.</source>
        <translation>サービス hdparm はどのランレベルにもありません。</translation>
    </message>
    <message>
        <source>{file} line {line} overrides it.</source>
        <translation>{file} の {line} 行目が優先されます。</translation>
    </message>
    <message>
        <source>{file} line {line} excludes this key.</source>
        <translation>{file} の {line} 行目がこのキーを除外しています。</translation>
    </message>
    <message>
        <source>systemd needs a link in /etc/sysctl.d.</source>
        <translation>/etc/sysctl.d にリンクが必要です。</translation>
    </message>
    <message>
        <source>NVMe drives have no such setting.</source>
        <translation>NVMe ドライブにこの設定はありません。</translation>
    </message>
    <message>
        <source>TLP needs AHCI_RUNTIME_PM_TIMEOUT to change drives.</source>
        <translation>TLP がドライブを変更するには AHCI_RUNTIME_PM_TIMEOUT が必要です。</translation>
    </message>
    <message>
        <source>TLP is off: TLP_ENABLE in {file} line {line}.</source>
        <translation>TLP はオフです: {file} の {line} 行目の TLP_ENABLE。</translation>
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
        <source>TLP stops at {file} line {line}: not a number.</source>
        <translation>TLP は {file} の {line} 行目 (数値でない) で止まります。</translation>
    </message>
    <message>
        <source>TLP does nothing without {file}.</source>
        <translation>{file} がないと、TLP は何もしません。</translation>
    </message>
    <message>
        <source>TLP accepts only NAME=value or NAME="value".</source>
        <translation>TLP が受け付けるのは NAME=value または NAME="value" だけです。</translation>
    </message>
    <message>
        <source>DiskTune runs in a sandbox</source>
        <translation>DiskTune はサンドボックス内で動作しています</translation>
    </message>
    <message>
        <source>It could not be read as user nobody: {error}.</source>
        <translation>ユーザー nobody として読み取れませんでした: {error}。</translation>
    </message>
    <message>
        <source>run-parts skips such names.</source>
        <translation>run-parts はこのような名前を無視します。</translation>
    </message>
    <message>
        <source>The file is not executable.</source>
        <translation>ファイルが実行可能ではありません。</translation>
    </message>
    <message>
        <source>Line {line} restores the earlier value.</source>
        <translation>{line} 行目が以前の値を復元します。</translation>
    </message>
    <message>
        <source>The script restores the earlier value.</source>
        <translation>スクリプトが以前の値を復元します。</translation>
    </message>
    <message>
        <source>Only hooks in /usr/lib/systemd/system-sleep run.</source>
        <translation>/usr/lib/systemd/system-sleep のフックだけが実行されます。</translation>
    </message>
    <message>
        <source>Only hooks in /etc/pm/sleep.d run.</source>
        <translation>/etc/pm/sleep.d のフックだけが実行されます。</translation>
    </message>
    <message>
        <source>No service here runs {file}.</source>
        <translation>このシステムには {file} を実行するサービスがありません。</translation>
    </message>
    <message>
        <source>{unit} is not enabled.</source>
        <translation>{unit} は有効になっていません。</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>使用されません: {why}。</translation>
    </message>
    <message>
        <source>too large for a configuration file</source>
        <translation>設定ファイルとしては大きすぎます</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読み取れません</translation>
    </message>
    <message>
        <source>An earlier section matches all drives.</source>
        <translation>前のセクションがすべてのドライブに一致します。</translation>
    </message>
    <message>
        <source>Only if it is lower now.</source>
        <translation>現在のほうが小さい場合のみ。</translation>
    </message>
    <message>
        <source>Only if it is higher now.</source>
        <translation>現在のほうが大きい場合のみ。</translation>
    </message>
    <message>
        <source>tuned stops at {file} line {line}.</source>
        <translation>tuned は {file} の {line} 行目で停止します。</translation>
    </message>
    <message>
        <source>tuned multiplies the current value by {text}.</source>
        <translation>tuned は現在の値を {text} 倍します。</translation>
    </message>
    <message>
        <source>tuned stops: no profile {name}.</source>
        <translation>tuned は停止します: プロファイル {name} がありません。</translation>
    </message>
    <message>
        <source>tuned has no variable {text}.</source>
        <translation>tuned に変数 {text} はありません。</translation>
    </message>
    <message>
        <source>tuned changes it with the load.</source>
        <translation>tuned が負荷に応じて変更します。</translation>
    </message>
    <message>
        <source>tuned restores {file} line {line}.</source>
        <translation>tuned が {file} の {line} 行目に戻します。</translation>
    </message>
    <message>
        <source>It depends on {key}.</source>
        <translation>{key} によります。</translation>
    </message>
    <message>
        <source>{file} line {line} replaces the program list.</source>
        <translation>{file} の {line} 行目がプログラムのリストを置き換えます。</translation>
    </message>
    <message>
        <source>Enter the whole path of {program}.</source>
        <translation>{program} のフルパスを書いてください。</translation>
    </message>
    <message>
        <source>There is no {file} here.</source>
        <translation>ここに {file} はありません。</translation>
    </message>
    <message>
        <source>Programs start without a shell: nothing is written.</source>
        <translation>シェルを使わないため、何も書き込まれません。</translation>
    </message>
    <message>
        <source>unknown: {name}</source>
        <translation>不明: {name}</translation>
    </message>
    <message>
        <source>{key} does not allow {what}</source>
        <translation>{key} では {what} を使えません</translation>
    </message>
    <message>
        <source>{key} needs a name in braces</source>
        <translation>{key} には中括弧内の名前が必要です</translation>
    </message>
    <message>
        <source>RUN only starts programs</source>
        <translation>RUN で開始できるのはプログラムだけです</translation>
    </message>
    <message>
        <source>quotes are missing after {key}</source>
        <translation>{key} の後に引用符がありません</translation>
    </message>
    <message>
        <source>No drive has {file} in sysfs. Use {key}.</source>
        <translation>sysfs に {file} があるドライブはありません。{key} を使ってください。</translation>
    </message>
    <message>
        <source>It depends on {key} {text}.</source>
        <translation>{key} {text} によります。</translation>
    </message>
    <message>
        <source>Line {line} skips this line.</source>
        <translation>{line} 行目がこの行をスキップします。</translation>
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
        <source>{unit} is not started at boot</source>
        <translation>{unit} は起動時に開始されません</translation>
    </message>
    <message>
        <source>{unit} is masked</source>
        <translation>{unit} がマスクされています</translation>
    </message>
    <message>
        <source>LVM sets it at activation: lvchange --readahead, else its own.</source>
        <translation>LVM が有効化時に設定します (lvchange --readahead、なければ独自の値)。</translation>
    </message>
    <message>
        <source>For volumes without lvchange --readahead.</source>
        <translation>lvchange --readahead のないボリューム用。</translation>
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
        <source>mdadm before 4.6 needs name= instead.</source>
        <translation>4.6 より前の mdadm では name= が必要です。</translation>
    </message>
    <message>
        <source>Ignored: {text}; names begin with /dev/md/.</source>
        <translation>無視されます: {text} (名前は /dev/md/ で始まります)。</translation>
    </message>
    <message>
        <source>The line names no array.</source>
        <translation>この行にはアレイの指定がありません。</translation>
    </message>
    <message>
        <source>{text} is not the UUID of an array.</source>
        <translation>{text} はアレイの UUID ではありません。</translation>
    </message>
    <message>
        <source>This level has neither copies nor parity.</source>
        <translation>このレベルにコピーもパリティもありません。</translation>
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
        <source>Started.</source>
        <translation>開始しました。</translation>
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
        <source>Added.</source>
        <translation>追加しました。</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>削除しました。</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>チェックを停止しました。</translation>
    </message>
    <message>
        <source>The repair was stopped.</source>
        <translation>修復を停止しました。</translation>
    </message>
    <message>
        <source>The firmware's metadata has no room for a bitmap.</source>
        <translation>ファームウェアのメタデータにビットマップの領域がありません。</translation>
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
        <source>Too many members are missing.</source>
        <translation>欠落しているメンバーが多すぎます。</translation>
    </message>
    <message>
        <source>No check is running.</source>
        <translation>実行中のチェックはありません。</translation>
    </message>
    <message>
        <source>The operation is paused.</source>
        <translation>処理は一時停止中です。</translation>
    </message>
    <message>
        <source>No operation is running.</source>
        <translation>実行中の処理はありません。</translation>
    </message>
    <message>
        <source>No operation is paused.</source>
        <translation>一時停止中の処理はありません。</translation>
    </message>
    <message>
        <source>The array already has a bitmap.</source>
        <translation>アレイにはすでにビットマップがあります。</translation>
    </message>
    <message>
        <source>A journal or PPL does the same.</source>
        <translation>ジャーナルか PPL が同じ役割をします。</translation>
    </message>
    <message>
        <source>The array has no bitmap.</source>
        <translation>アレイにビットマップはありません。</translation>
    </message>
    <message>
        <source>The bitmap is in a file. Use mdadm --grow --bitmap=none.</source>
        <translation>ビットマップはファイルにあります。mdadm --grow --bitmap=none を使用してください。</translation>
    </message>
    <message>
        <source>No bitmap change during a rebuild, check or pause.</source>
        <translation>リビルド、チェック、一時停止の間はビットマップを変更できません。</translation>
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
        <source>Paused until you resume it or restart.</source>
        <translation>再開か再起動まで一時停止中です。</translation>
    </message>
    <message>
        <source>No answer for {seconds} s. Check again later.</source>
        <translation>{seconds} 秒間応答がありません。後で確認してください。</translation>
    </message>
    <message>
        <source>No operation here can be boosted.</source>
        <translation>ここに高速化できる処理はありません。</translation>
    </message>
    <message>
        <source>This array is not being boosted.</source>
        <translation>このアレイは高速化されていません。</translation>
    </message>
    <message>
        <source>The boost's result was not recorded.</source>
        <translation>高速化の結果は記録されませんでした。</translation>
    </message>
    <message>
        <source>{array} is not an array.</source>
        <translation>{array} はアレイではありません。</translation>
    </message>
    <message>
        <source>No array metadata were found.</source>
        <translation>アレイのメタデータが見つかりませんでした。</translation>
    </message>
    <message>
        <source>No member can be read.</source>
        <translation>読み取れるメンバーがありません。</translation>
    </message>
    <message>
        <source>The metadata are the firmware's.</source>
        <translation>メタデータはファームウェアのものです。</translation>
    </message>
    <message>
        <source>Reading {drive} would wake it.</source>
        <translation>読み取ると {drive} を起こします。</translation>
    </message>
    <message>
        <source>Files are measured as their owner. Start DiskTune without sudo.</source>
        <translation>ファイルは所有者として測定します。sudo なしで DiskTune を起動してください。</translation>
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
        <source>{op} is not available here.</source>
        <translation>{op} はここでは使えません。</translation>
    </message>
    <message>
        <source>DiskTune's helper stopped.</source>
        <translation>DiskTune のヘルパーが停止しました。</translation>
    </message>
    <message>
        <source>Not used for {time}.</source>
        <translation>{time}の間、使用されませんでした。</translation>
    </message>
    <message>
        <source>Open for 8 hours.</source>
        <translation>8 時間開いていました。</translation>
    </message>
    <message>
        <source>The kernel did not keep the limit.</source>
        <translation>カーネルは制限を保持しませんでした。</translation>
    </message>
    <message>
        <source>Another program has changed a limit. Check again.</source>
        <translation>別のプログラムが制限を変更しました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>btrfs-progs is not installed.</source>
        <translation>btrfs-progs がインストールされていません。</translation>
    </message>
    <message>
        <source>DiskTune cannot see where the file system is mounted.</source>
        <translation>ファイルシステムのマウント先が DiskTune から見えません。</translation>
    </message>
    <message>
        <source>Mounted read-only: a scrub could not repair anything.</source>
        <translation>読み取り専用のマウント: スクラブで修復できません。</translation>
    </message>
    <message>
        <source>A scrub is already running.</source>
        <translation>スクラブはすでに実行中です。</translation>
    </message>
    <message>
        <source>No stopped scrub can be resumed.</source>
        <translation>再開できるスクラブはありません。</translation>
    </message>
    <message>
        <source>the file system is not mounted</source>
        <translation>ファイルシステムがマウントされていません</translation>
    </message>
    <message>
        <source>Nothing changed within {seconds} s. See journalctl.</source>
        <translation>{seconds} 秒間変化がありません。journalctl を確認してください。</translation>
    </message>
    <message>
        <source>Limits hold until the scrub finishes.</source>
        <translation>上限はスクラブの終了まで有効です。</translation>
    </message>
    <message>
        <source>No limits hold.</source>
        <translation>有効な上限はありません。</translation>
    </message>
    <message>
        <source>Stop it with btrfs scrub cancel.</source>
        <translation>btrfs scrub cancel で停止してください。</translation>
    </message>
    <message>
        <source>No scrub is running.</source>
        <translation>実行中のスクラブはありません。</translation>
    </message>
    <message>
        <source>The kernel has no limit here (Linux 5.14).</source>
        <translation>カーネルに制限がありません (Linux 5.14)。</translation>
    </message>
    <message>
        <source>the kernel did not keep the limit</source>
        <translation>カーネルが制限を保持しませんでした</translation>
    </message>
    <message>
        <source>Restart DiskTune: btrfs was not in use when it was unlocked.</source>
        <translation>DiskTune を再起動してください: ロックの解除時に btrfs が使用されていませんでした。</translation>
    </message>
    <message>
        <source>zpool is not installed (package zfsutils-linux).</source>
        <translation>zpool がインストールされていません (パッケージ zfsutils-linux)。</translation>
    </message>
    <message>
        <source>zpool did not answer: {why}.</source>
        <translation>zpool が応答しませんでした: {why}。</translation>
    </message>
    <message>
        <source>zpool status of {pool} cannot be understood.</source>
        <translation>{pool} の zpool status を解釈できません。</translation>
    </message>
    <message>
        <source>The last scrub's record is damaged.</source>
        <translation>前回のスクラブの記録が壊れています。</translation>
    </message>
    <message>
        <source>Unlock to see the state of a scrub.</source>
        <translation>スクラブの状態を表示するにはロックを解除してください。</translation>
    </message>
    <message>
        <source>The running system uses this drive and might not start again.</source>
        <translation>実行中のシステムが使用しており、起動しなくなる可能性があります。</translation>
    </message>
    <message>
        <source>The timer's unit is unknown: it can only be turned off.</source>
        <translation>タイマーの単位が不明で、オフにすることしかできません。</translation>
    </message>
    <message>
        <source>Turn on SMART in the same change.</source>
        <translation>同じ変更で S.M.A.R.T. をオンにしてください。</translation>
    </message>
    <message>
        <source>Turn on EPC in the same change.</source>
        <translation>同じ変更で EPC をオンにしてください。</translation>
    </message>
    <message>
        <source>This drive does not allow it.</source>
        <translation>このドライブは許可していません。</translation>
    </message>
    <message>
        <source>Supported, but not reported.</source>
        <translation>対応していますが、報告されません。</translation>
    </message>
    <message>
        <source>This drive does not report whether it supports it.</source>
        <translation>対応しているか、このドライブは報告しません。</translation>
    </message>
    <message>
        <source>{setting} is now {now}, not {expected}. Apply again.</source>
        <translation>{setting} は {expected} ではなく {now} です。適用し直してください。</translation>
    </message>
    <message>
        <source>{setting} was set, but another change made it {value}.</source>
        <translation>{setting}を設定しましたが、別の変更で {value} になりました。</translation>
    </message>
    <message>
        <source>{setting}: accepted, but reading it back gives {value}.</source>
        <translation>{setting}: 受け付けられましたが、読み戻すと {value} です。</translation>
    </message>
    <message>
        <source>Not applied: an earlier change failed.</source>
        <translation>前の変更が失敗したため、適用されません。</translation>
    </message>
    <message>
        <source>Not reported; DiskTune last set this.</source>
        <translation>報告されません。DiskTune が最後に設定した値です。</translation>
    </message>
    <message>
        <source>Not reported, and not set since start or resume.</source>
        <translation>報告されず、起動または復帰以降、設定されていません。</translation>
    </message>
    <message>
        <source>the file is not plain text in UTF-8</source>
        <translation>ファイルが UTF-8 のプレーンテキストではありません</translation>
    </message>
    <message>
        <source>the line is incomplete</source>
        <translation>行が途中で終わっています</translation>
    </message>
    <message>
        <source>neither a [section] nor “key = value”</source>
        <translation>[セクション] でも「キー = 値」でもありません</translation>
    </message>
    <message>
        <source>“{key}” is outside any section</source>
        <translation>「{key}」がどのセクションにも属していません</translation>
    </message>
    <message>
        <source>“{key}” appears more than twice; none is used</source>
        <translation>「{key}」が 3 回以上あり、どれも使用されません</translation>
    </message>
    <message>
        <source>“{key}” is also in line {first}; neither is used</source>
        <translation>「{key}」が {first} 行目にもあり、どちらも使用されません</translation>
    </message>
    <message>
        <source>[{section}] appears twice; lines from {first} count</source>
        <translation>[{section}] が 2 つあります。{first} 行目以降が有効です</translation>
    </message>
    <message>
        <source>In use: programs could not write.</source>
        <translation>使用中です。プログラムが書き込めなくなります。</translation>
    </message>
    <message>
        <source>The drive's kernel driver does not support it.</source>
        <translation>カーネルドライバーが対応していません。</translation>
    </message>
    <message>
        <source>This volume makes no requests: change {drives} instead.</source>
        <translation>このボリュームはリクエストを発行しません: {drives} で変更してください。</translation>
    </message>
    <message>
        <source>The kernel chose {value}, which could not be restored.</source>
        <translation>カーネルが選んだ {value} には戻せません。</translation>
    </message>
    <message>
        <source>This volume makes no requests.</source>
        <translation>このボリュームはリクエストを発行しません。</translation>
    </message>
    <message>
        <source>Only libata supports it.</source>
        <translation>libata だけが対応しています。</translation>
    </message>
    <message>
        <source>The kernel would not flush the cache: data could be lost.</source>
        <translation>カーネルがキャッシュをフラッシュせず、データが失われる可能性があります。</translation>
    </message>
    <message>
        <source>{value} at present.</source>
        <translation>現在の値: {value}。</translation>
    </message>
    <message>
        <source>The kernel reports {found}.</source>
        <translation>カーネルは {found} を報告しています。</translation>
    </message>
    <message>
        <source>This controller supports only one of them.</source>
        <translation>このコントローラーは、そのうちの一方にしか対応していません。</translation>
    </message>
    <message>
        <source>The kernel does not accept {value}.</source>
        <translation>カーネルは {value} を受け付けません。</translation>
    </message>
    <message>
        <source>{setting}: {value} does not fit into its field.</source>
        <translation>{setting}: {value} はフィールドに収まりません。</translation>
    </message>
    <message>
        <source>{power} in state {state}</source>
        <translation>{power} (状態 {state})</translation>
    </message>
    <message>
        <source>Maximum power: {powers}.</source>
        <translation>最大電力: {powers}。</translation>
    </message>
    <message>
        <source>The drive idles in state {state}.</source>
        <translation>ドライブは状態 {state} でアイドル中です。</translation>
    </message>
    <message>
        <source>a newer DiskTune's file (format {format}): not used</source>
        <translation>新しい DiskTune のファイル (形式 {format}) のため使いません</translation>
    </message>
    <message>
        <source>[{section}] has no “identity”</source>
        <translation>[{section}] に「identity」がありません</translation>
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
        <source>“{key}” belongs in another file</source>
        <translation>「{key}」は別のファイルに書きます</translation>
    </message>
    <message>
        <source>“{key}” needs a value for AC power</source>
        <translation>「{key}」には AC 電源用の値が必要です</translation>
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
        <source>[{section}] needs “version = {format}”</source>
        <translation>[{section}] には「version = {format}」が必要です</translation>
    </message>
    <message>
        <source>[{section}] is unknown</source>
        <translation>[{section}] は不明です</translation>
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
        <source>{drive} reports no identity: it cannot be saved.</source>
        <translation>{drive} は識別情報を報告せず、保存できません。</translation>
    </message>
    <message>
        <source>{drive} and {twins} report the same identity.</source>
        <translation>{drive} と {twins} の識別情報が同じです。</translation>
    </message>
    <message>
        <source>{drives} report the same identity.</source>
        <translation>{drives} の識別情報が同じです。</translation>
    </message>
    <message>
        <source>Not seen for more than a year.</source>
        <translation>1 年以上見つかっていません。</translation>
    </message>
    <message>
        <source>Correct the file first: {problem}</source>
        <translation>先にファイルを修正してください: {problem}</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}.</source>
        <translation>{file} に書き込めませんでした: {why}。</translation>
    </message>
    <message>
        <source>The firmware changed from {saved} to {present}. Check, then save again.</source>
        <translation>ファームウェアが {saved} から {present} に変わりました。確認して保存し直してください。</translation>
    </message>
    <message>
        <source>{file} reads back differently.</source>
        <translation>{file} を読み戻すと異なります。</translation>
    </message>
    <message>
        <source>{file} is not DiskTune's; it has no effect.</source>
        <translation>{file} は DiskTune のものではなく、効果がありません。</translation>
    </message>
    <message>
        <source>Another window tries or compares values here.</source>
        <translation>別のウィンドウが値を試用または比較中です。</translation>
    </message>
    <message>
        <source>The earlier values are gone from {folder}.</source>
        <translation>{folder} に以前の値がありません。</translation>
    </message>
    <message>
        <source>The trial could not be started: {why}.</source>
        <translation>試用を開始できませんでした: {why}。</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>The trial could not be extended: {error}.</source>
        <translation>試用を延長できませんでした: {error}。</translation>
    </message>
    <message>
        <source>The change stays on trial: {error}.</source>
        <translation>変更は試用中のままです: {error}。</translation>
    </message>
    <message>
        <source>This drive is not being recorded.</source>
        <translation>このドライブは記録中ではありません。</translation>
    </message>
    <message>
        <source>The process that starts programs exited. Unlock again.</source>
        <translation>プログラムを開始するプロセスが終了しました。もう一度ロックを解除してください。</translation>
    </message>
    <message>
        <source>{file} is not used: only root may own and write it.</source>
        <translation>{file} は使いません (所有と書き込みは root だけに限ります)。</translation>
    </message>
    <message>
        <source>{file} is not used: link or wrong kind of file.</source>
        <translation>{file} は使いません (リンクまたはファイルの種類違い)。</translation>
    </message>
    <message>
        <source>{file} is not used: over {most} KiB.</source>
        <translation>{file} は使いません ({most} KiB 超)。</translation>
    </message>
    <message>
        <source>Internal error with {drive}. Report this: {mistake}.</source>
        <translation>{drive} で内部エラー。報告してください: {mistake}。</translation>
    </message>
    <message>
        <source>{drive} reported an error: {message}.</source>
        <translation>{drive} がエラーを報告しました: {message}。</translation>
    </message>
    <message>
        <source>The system allows no further thread. Try again later.</source>
        <translation>これ以上のスレッドが許可されません。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>You have no permission to open {drive}.</source>
        <translation>{drive} を開く権限がありません。</translation>
    </message>
    <message>
        <source>{drive} is in use by another program or driver.</source>
        <translation>{drive} は別のプログラムまたはドライバーが使用中です。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Make it writable: {reason}.</source>
        <translation>{file} に書き込めません。書き込み可能にしてください: {reason}。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Free some space: {reason}.</source>
        <translation>{file} に書き込めません。空き容量を増やしてください: {reason}。</translation>
    </message>
    <message>
        <source>systemd does not run on this computer</source>
        <translation>このコンピューターでは systemd が実行されていません</translation>
    </message>
    <message>
        <source>{drive} cannot be part of a unit's name</source>
        <translation>{drive} はユニット名に使用できません</translation>
    </message>
    <message>
        <source>{program} did not end within {seconds} s</source>
        <translation>{program} が {seconds} 秒以内に終了しませんでした</translation>
    </message>
    <message>
        <source>It printed more than {most} bytes</source>
        <translation>出力が {most} バイトを超えました</translation>
    </message>
    <message numerus="yes">
        <source>{n} more members may fail.</source>
        <translation>
            <numerusform>あと {n} 台の故障に耐えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No members are in slots {slots}.</source>
        <translation>
            <numerusform>スロット {slots} にメンバーがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stripes, {cost}</source>
        <translation>
            <numerusform>{n} ストライプ、{cost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members</source>
        <translation>
            <numerusform>メンバー {n} 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bad block ranges</source>
        <translation>
            <numerusform>不良ブロック範囲 {n} 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{drive}: {settings} changed during the measurement. Measure again.</source>
        <translation>{drive}: 測定中に {settings} が変更されました。測定し直してください。</translation>
    </message>
    <message>
        <source>{setting} ({before} → {after})</source>
        <translation>{setting} ({before} → {after})</translation>
    </message>
    <message numerus="yes">
        <source>{n} results since {month}</source>
        <translation>
            <numerusform>{month}以降の結果 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{titled}, {n} workloads: maximum {best} {unit}.</source>
        <translation>
            <numerusform>{titled}、{n} ワークロード: 最大 {best} {unit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Median of {n} runs: {slowest} to {fastest} ({spread}).</source>
        <translation>
            <numerusform>{n} 回の中央値: {slowest} ～ {fastest} ({spread})。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs are invalid.</source>
        <translation>
            <numerusform>{n} 回の測定が無効です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors</source>
        <translation>
            <numerusform>エラー {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} problems</source>
        <translation>
            <numerusform>{n} 件の問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} changes</source>
        <translation>
            <numerusform>{n} 件の変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last}, {n} values</source>
        <translation>
            <numerusform>{first} ～ {last}、{n} 個の値</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of a layer: {layer}</source>
        <translation>レイヤーのコスト: {layer}</translation>
    </message>
    <message>
        <source>{rounds}, {runs} of {seconds}, about {time}.</source>
        <translation>{rounds}、{seconds}の{runs}、約 {time}。</translation>
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
        <source>{n} experiments: no faster value.</source>
        <translation>
            <numerusform>{n} 件の比較実験: より速い値はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {m} experiments found a faster value.</source>
        <translation>
            <numerusform>{m} 件中 {n} 件の比較実験で、より速い値が見つかりました。</numerusform>
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
        <source>{n} days</source>
        <translation>
            <numerusform>{n} 日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} months</source>
        <translation>
            <numerusform>{n} か月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings</source>
        <translation>
            <numerusform>所見 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks not possible</source>
        <translation>
            <numerusform>確認できない項目 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks passed</source>
        <translation>
            <numerusform>問題なし ({n} 項目)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings ignored</source>
        <translation>
            <numerusform>無視した所見 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} found</source>
        <translation>
            <numerusform>{n} 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} failing</source>
        <translation>
            <numerusform>異常 {n} 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} need attention</source>
        <translation>
            <numerusform>要注意 {n} 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} blocks of ranges</source>
        <translation>
            <numerusform>最大 {n} ブロックの範囲</numerusform>
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
        <source>From a file.</source>
        <translation>ファイルから。</translation>
    </message>
    <message>
        <source>Read from the drive at {moment}.</source>
        <translation>{moment} にドライブから読み取った値です。</translation>
    </message>
    <message>
        <source>From a file, read {moment}.</source>
        <translation>ファイルの値で、{moment} に読み取られました。</translation>
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
    <message numerus="yes">
        <source>{n} saved</source>
        <translation>
            <numerusform>{n} 件保存済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differ, set by {tools}</source>
        <translation>
            <numerusform>{n} 件が異なります ({tools} が設定)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differ now</source>
        <translation>
            <numerusform>{n} 件が現在異なります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} starts</source>
        <translation>
            <numerusform>起動 {n} 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} drives</source>
        <translation>
            <numerusform>{n} 台のドライブ</numerusform>
        </translation>
    </message>
    <message>
        <source>Masked: your note is left out.</source>
        <translation>シリアル番号を伏せるため、このドライブのメモは省かれています。</translation>
    </message>
    <message numerus="yes">
        <source>{n} tests</source>
        <translation>
            <numerusform>{n} 個のテスト</numerusform>
        </translation>
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
        <source>{n} devices are missing.</source>
        <translation>
            <numerusform>{n} 台のデバイスが欠落しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulated computer</source>
        <translation>シミュレートされたコンピューター</translation>
    </message>
    <message>
        <source>An experiment tests this setting; its earlier value returns at the end.</source>
        <translation>比較実験がこの設定の値をテスト中です。終了すると、以前の値が復元されます。</translation>
    </message>
    <message numerus="yes">
        <source>{n} settings</source>
        <translation>
            <numerusform>{n} 個の設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far: {n} bursts of requests.</source>
        <translation>
            <numerusform>これまでのリクエストのバースト: {n} 回。</numerusform>
        </translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0 秒</translation>
    </message>
    <message numerus="yes">
        <source>in standby {n} times</source>
        <translation>
            <numerusform>スタンバイ {n} 回</numerusform>
        </translation>
    </message>
    <message>
        <source>active all the time</source>
        <translation>常に動作中</translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier nights</source>
        <translation>
            <numerusform>以前の夜 {n} 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times</source>
        <translation>
            <numerusform>{n} 回</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{n} blocks</source>
        <translation>
            <numerusform>{n} ブロック</numerusform>
        </translation>
    </message>
    <message>
        <source>median latency (p50)</source>
        <translation>レイテンシー中央値 (p50)</translation>
    </message>
    <message>
        <source>99th-percentile latency (p99)</source>
        <translation>99 パーセンタイル (p99)</translation>
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
        <source>Restore the affected files from a backup.</source>
        <translation>影響を受けたファイルをバックアップから復元してください。</translation>
    </message>
    <message>
        <source>Check the health of the drives.</source>
        <translation>ドライブの健康状態を確認してください。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>ロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Why Awake?</source>
        <translation>なぜ起きているか</translation>
    </message>
    <message>
        <source>Edit Note…</source>
        <translation>メモを編集…</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Read IOPS</source>
        <translation>読み取り IOPS</translation>
    </message>
    <message>
        <source>Write IOPS</source>
        <translation>書き込み IOPS</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康状態</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>所見なし。</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>非アクティブ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Degraded</source>
        <translation>縮退</translation>
    </message>
    <message>
        <source>{member} failed.</source>
        <translation>{member} が故障しました。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Temp.</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>完了。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>more than {time}</source>
        <translation>{time}超</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>スペア</translation>
    </message>
    <message>
        <source>Boost…</source>
        <translation>高速化…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <source>Single tests</source>
        <translation>個別のテスト</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>全面</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Copy Command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation>開始(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>About {time}.</source>
        <translation>約 {time}。</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>中断。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセルしています…</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>規格</translation>
    </message>
    <message>
        <source>Not reported.</source>
        <translation>報告なし。</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Fast cache</source>
        <translation>高速キャッシュ</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Error Counters</source>
        <translation>エラーカウンター</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>system</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>F&amp;ile size</source>
        <translation>ファイルサイズ(&amp;I)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>比較実験</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Powered on</source>
        <translation>稼働時間</translation>
    </message>
    <message>
        <source>Read speed</source>
        <translation>読み取り速度</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>udev rule</source>
        <translation>udev ルール</translation>
    </message>
    <message>
        <source>Other tool</source>
        <translation>ほかのツール</translation>
    </message>
    <message>
        <source>hdparm option</source>
        <translation>hdparm オプション</translation>
    </message>
    <message>
        <source>System drive</source>
        <translation>システムドライブ</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Data written</source>
        <translation>総書き込み量</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>情報源</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>すべてを検索</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>To</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <source>Show Array</source>
        <translation>アレイを表示</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>開始中…</translation>
    </message>
    <message>
        <source>Set to {value}</source>
        <translation>{value} に設定</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <source>Report Problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>in standby</source>
        <translation>スタンバイ中</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Now → then</source>
        <translation>現在 → 変更後</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Review Changes…</source>
        <translation>変更内容を確認(&amp;R)…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>測定回数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>結果を検索</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>at boot</source>
        <translation>起動時</translation>
    </message>
    <message>
        <source>Saved for boot.</source>
        <translation>起動時用に保存済み。</translation>
    </message>
    <message>
        <source>Set by</source>
        <translation>設定元</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>ベンチマーク</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Running work</source>
        <translation>実行中の作業</translation>
    </message>
    <message>
        <source>&amp;More Time</source>
        <translation>時間を延長(&amp;M)</translation>
    </message>
</context><context>
    <name>Session</name>
    <message>
        <location filename="../client/session.py" />
        <location filename="../client/saved_session.py" />
        <source>The helper is missing. Reinstall DiskTune.</source>
        <translation>ヘルパーがありません。DiskTune を再インストールしてください。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>Unlock first.</source>
        <translation>先にロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The password request was cancelled.</source>
        <translation>パスワード要求が取り消されました。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>An earlier session ended with settings on trial; see History.</source>
        <translation>以前のセッションが試用中の設定を残して終了しました。履歴を参照してください。</translation>
    </message>
</context><context>
    <name>SettingDetails</name>
    <message>
        <location filename="../settings/details.py" />
        <source>Read at {time}.</source>
        <translation>{time} に読み取り。</translation>
    </message>
</context><context>
    <name>SettingFacts</name>
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
        <location filename="../help/pane.py" />
        <location filename="../editing/setting_facts.py" />
        <source>Risk</source>
        <translation>リスク</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Also known as</source>
        <translation>別名</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{value}, as the drive reports</source>
        <translation>{value} (ドライブの報告による)</translation>
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
        <source>{range}, or {off}</source>
        <translation>{range}、または{off}</translation>
    </message>
</context><context>
    <name>SettingPage</name>
    <message>
        <location filename="../help/pane.py" />
        <source>Needs</source>
        <translation>必要条件</translation>
    </message>
</context><context>
    <name>SettingRow</name>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>also {tool}</source>
        <translation>{tool} も</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>sent, not readable</source>
        <translation>送信済み、読み取り不可</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>set, was {value}</source>
        <translation>設定済み、変更前 {value}</translation>
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
        <source>Undo {setting}</source>
        <translation>{setting}の変更を取り消す</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>About {setting}</source>
        <translation>{setting}について</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>was {value}</source>
        <translation>変更前: {value}</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>held back at boot</source>
        <translation>起動時の適用を保留中</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>{value} at boot</source>
        <translation>起動時は {value}</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>no effect on {files}</source>
        <translation>{files} には影響しません</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>until restart</source>
        <translation>再起動まで</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>as last set, not readable</source>
        <translation>最後の設定値、読み取り不可</translation>
    </message>
    <message>
        <location filename="../settings/suggestions.py" />
        <source>Suggested: {value}, by the check-up</source>
        <translation>推奨: {value} (点検)</translation>
    </message>
    <message>
        <location filename="../settings/suggestions.py" />
        <source>Suggested: {value}, fastest in an experiment</source>
        <translation>推奨: {value} (比較実験で最速)</translation>
    </message>
</context><context>
    <name>SettingSearch</name>
    <message>
        <location filename="../controls/controls.py" />
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>By label, purpose, kernel file or tool</source>
        <translation>名前、目的、カーネルファイル、ツールで検索</translation>
    </message>
</context><context>
    <name>SettingsPage</name>
    <message>
        <location filename="../settings/drafting.py" />
        <source>Copied as commands.</source>
        <translation>コマンドとしてコピーしました。</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: the trial is reverted.</source>
        <translation>{drive}: 試用を元に戻します。</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: unapplied changes are lost.</source>
        <translation>{drive}: 未適用の変更は失われます。</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Undo</source>
        <translation>取り消す</translation>
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
        <source>No matching settings.</source>
        <translation>一致する設定はありません。</translation>
    </message>
</context><context>
    <name>SleepHold</name>
    <message>
        <location filename="../services/drive_work.py" />
        <source>Measuring or testing.</source>
        <translation>測定またはテスト中。</translation>
    </message>
</context><context>
    <name>Speed</name>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow</source>
        <translation>低速</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>fast</source>
        <translation>高速</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>Usual: {range} ({basis})</source>
        <translation>通常: {range} ({basis})</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>Slower than it should be: {cause}</source>
        <translation>本来より低速: {cause}</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>Slower than it should be ({range})</source>
        <translation>本来より低速 ({range})</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>As fast as it should be</source>
        <translation>本来の速度</translation>
    </message>
</context><context>
    <name>Standby</name>
    <message>
        <location filename="../standby/words.py" />
        <source>Burst: requests without a pause of {time}.</source>
        <translation>バースト: {time}の休止がない一連のリクエスト。</translation>
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
        <source>Times awake</source>
        <translation>起きていた回数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Share in %</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Last seen</source>
        <translation>最終検出</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{times} · {sure}</source>
        <translation>{times} · {sure}</translation>
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
        <source>Standby in %</source>
        <translation>スタンバイ (%)</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Starts per hour</source>
        <translation>1 時間あたりの起動回数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Bursts per hour</source>
        <translation>1 時間あたりのバースト数</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Times per hour by {program}</source>
        <translation>{program} による 1 時間あたりの回数</translation>
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
        <source>{time}: {setting} {before} → {after}.</source>
        <translation>{time}: {setting} {before} → {after}。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{time}: {setting} set to {after}.</source>
        <translation>{time}: {setting} を {after} に設定しました。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>From the data sheet: saves {wh} Wh, {kwh} kWh a year.</source>
        <translation>データシートから: {wh} Wh、年 {kwh} kWh の節約。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>From the data sheet: costs {wh} Wh, {kwh} kWh a year.</source>
        <translation>データシートから: {wh} Wh、年 {kwh} kWh の増加。</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Recorded</source>
        <translation>記録</translation>
    </message>
</context><context>
    <name>StandbyPage</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>1 hour</source>
        <translation>1 時間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>A night (8 h)</source>
        <translation>一晩 (8 時間)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>24 hours</source>
        <translation>24 時間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>3 days</source>
        <translation>3 日間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Time to record</source>
        <translation>記録する時間</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Stop Recording</source>
        <translation>記録を停止(&amp;S)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record Again</source>
        <translation>再度記録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record an Hour</source>
        <translation>1 時間記録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record a Night</source>
        <translation>一晩記録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record a Day</source>
        <translation>1 日記録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record 3 Days</source>
        <translation>3 日間記録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record</source>
        <translation>記録(&amp;R)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Recording shown</source>
        <translation>表示中の記録</translation>
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
        <source>Unlock to read recordings.</source>
        <translation>記録を読むにはロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>All accesses</source>
        <translation>すべてのアクセス</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Compare with another night</source>
        <translation>別の夜と比較</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Why awake?</source>
        <translation>スタンバイにならない理由</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Reading recordings…</source>
        <translation>記録を読み取っています…</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Recording…</source>
        <translation>記録中…</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Add it to {file}.</source>
        <translation>コピーしました。{file} に追加してください。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Add it to the line in {file}, then restart.</source>
        <translation>コピーしました。{file} の行に追加し、再起動してください。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Run it in a terminal.</source>
        <translation>コピーしました。端末で実行してください。</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Simulated: a night in 45 s.</source>
        <translation>シミュレーション: 一晩が 45 秒。</translation>
    </message>
</context><context>
    <name>Store</name>
    <message>
        <location filename="../store/database.py" />
        <location filename="../desktop/preferences.py" />
        <source>no write permission</source>
        <translation>書き込み権限がありません</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>Locked by another window or the tray</source>
        <translation>別のウィンドウかトレイがロック中</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <location filename="../services/drive_notes.py" />
        <source>the file is damaged</source>
        <translation>ファイルが破損しています</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>{path} cannot be used ({problem}); renamed to {name}.</source>
        <translation>{path} は使用できず ({problem})、{name} に変更しました。</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>{folder}: {why}. New results last until DiskTune closes.</source>
        <translation>{folder}: {why}。新しい結果は終了までのみ保持されます。</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>locked by another program</source>
        <translation>別のプログラムがロック中</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>no space is left</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>reading or writing failed</source>
        <translation>読み書きに失敗</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>invalid result</source>
        <translation>無効な結果</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>file of another program</source>
        <translation>別のプログラムのファイル</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>written by a later DiskTune</source>
        <translation>新しい DiskTune のファイル</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <location filename="../store/differences.py" />
        <source>Unreadable result: {error}.</source>
        <translation>結果を読めません: {error}。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>This result has been deleted.</source>
        <translation>この結果は削除されました。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>Unreadable results: {error}.</source>
        <translation>結果を読めません: {error}。</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>{path} was moved or deleted. Restart DiskTune.</source>
        <translation>{path} が移動または削除されました。DiskTune を再起動してください。</translation>
    </message>
</context><context>
    <name>Strip</name>
    <message>
        <location filename="../mainwindow/strip/strip.py" />
        <source>All running work</source>
        <translation>実行中の作業すべて</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/strip.py" />
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
</context><context>
    <name>Tab</name>
    <message>
        <location filename="../pages.py" />
        <location filename="../overview/changes_card.py" />
        <source>Standby</source>
        <translation>スタンバイ</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>Live</source>
        <translation>ライブ</translation>
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
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Settings of other tools</source>
        <translation>他のツールの設定</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>DiskTune applies the selected settings last at boot. Other tools' files stay.</source>
        <translation>選択した設定を保存し、起動時に最後に適用します。他のツールのファイルは変更しません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>No readable settings of other tools.</source>
        <translation>読める他ツールの設定はありません。</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>No settings of other tools.</source>
        <translation>他ツールの設定はありません。</translation>
    </message>
</context><context>
    <name>TakingAlong</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>Export Recording</source>
        <translation>記録をエクスポート</translation>
    </message>
</context><context>
    <name>TargetBox</name>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Folder {path}</source>
        <translation>フォルダー {path}</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../profiles/folder.py" />
        <source>Drive, read-only</source>
        <translation>ドライブ (読み取りのみ)</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Choose folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
</context><context>
    <name>TestLog</name>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Earlier self-tests</source>
        <translation>過去のセルフテスト</translation>
    </message>
</context><context>
    <name>TimerSwitch</name>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>&amp;Sample every hour</source>
        <translation>毎時記録(&amp;S)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Enables disktune-health.timer</source>
        <translation>disktune-health.timer を有効化</translation>
    </message>
</context><context>
    <name>Tray</name>
    <message>
        <location filename="../tray/indicator.py" />
        <location filename="../mainwindow/menus.py" />
        <source>No RAID arrays</source>
        <translation>RAID アレイなし</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <location filename="../mainwindow/menus.py" />
        <source>RAID arrays unknown</source>
        <translation>RAID アレイの状態は不明</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>slot {slot}</source>
        <translation>スロット {slot}</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Stopped or disconnected.</source>
        <translation>停止または切断されました。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Missing since the restart.</source>
        <translation>再起動後に見つかりません。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} disappeared</source>
        <translation>{array} が見つかりません</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: member failed</source>
        <translation>{array}: メンバー故障</translation>
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
        <source>Lost: {members}.</source>
        <translation>失われたメンバー: {members}。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Do not write to its drives: most such arrays can be reassembled.</source>
        <translation>ドライブに書き込まないでください。多くの場合、組み立て直せます。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} failed</source>
        <translation>{array} が故障しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Its data is inaccessible.</source>
        <translation>データにアクセスできません。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is inactive</source>
        <translation>{array} は非アクティブです</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: no spare</source>
        <translation>{array}: スペアなし</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} replaces it.</source>
        <translation>{member} が代わります。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is complete</source>
        <translation>{array} は完全です</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} started</source>
        <translation>{array}: {operation}を開始しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Redundancy is reduced.</source>
        <translation>冗長性が低下しています。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} running</source>
        <translation>{array}: {operation}を実行中です</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} ends {time} later</source>
        <translation>{array}: {operation}が{time}遅れ</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{after} since {time}, before {before}.</source>
        <translation>{time} から {after}、以前は {before}。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Took {time}.</source>
        <translation>所要 {time}。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} finished</source>
        <translation>{array}: {operation}が完了しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>No mismatches.</source>
        <translation>不整合なし。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Ended at about {percent}%.</source>
        <translation>約 {percent}% で終了しました。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stopped early</source>
        <translation>{array}: {operation}は途中で停止しました</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>At {percent}% for a minute: a failing drive or other load.</source>
        <translation>{percent}% で 1 分停滞: ドライブの故障か他の負荷です。</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stalled</source>
        <translation>{array}: {operation}が停滞しています</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Paused or waiting, at least {percent}% done.</source>
        <translation>一時停止または待機中、{percent}% 以上完了。</translation>
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
        <source>{percent}%, {time} left.</source>
        <translation>{percent}%、残り{time}。</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>RAID state unknown: /proc/mdstat unreadable</source>
        <translation>RAID の状態不明: /proc/mdstat を読めません</translation>
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
        <source>{operation} {percent}%</source>
        <translation>{operation} {percent}%</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} waiting</source>
        <translation>{operation}待機中</translation>
    </message>
    <message>
        <location filename="../tray/main.py" />
        <source>{drive}: long trial ended</source>
        <translation>{drive}: 長時間試用が終了しました</translation>
    </message>
    <message>
        <location filename="../tray/main.py" />
        <source>{drive}: long trial reverted</source>
        <translation>{drive}: 長時間試用の変更を元に戻しました</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Mute</source>
        <translation>通知をオフ</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub started</source>
        <translation>{name}: スクラブが開始しました</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>A scrub reads all data.</source>
        <translation>スクラブが全データを読み取ります。</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: damaged data</source>
        <translation>{name}: データの破損</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: errors corrected</source>
        <translation>{name}: エラーを訂正しました</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub interrupted</source>
        <translation>{name}: スクラブが中断しました</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>Resume it in DiskTune.</source>
        <translation>DiskTune で再開できます。</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub finished</source>
        <translation>{name}: スクラブが完了しました</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>Open DiskTune for the result.</source>
        <translation>結果は DiskTune で確認してください。</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub ended</source>
        <translation>{name}: スクラブが終了しました</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub found errors</source>
        <translation>{name}: スクラブでエラーが見つかりました</translation>
    </message>
</context><context>
    <name>TrayMenu</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Monitor from Login</source>
        <translation>ログインから監視(&amp;M)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Tray icon, and notifications of problems</source>
        <translation>トレイアイコンと問題の通知</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Muted &amp;Arrays</source>
        <translation>通知をオフにしたアレイ(&amp;A)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Muted Drive &amp;Notifications</source>
        <translation>オフにしたドライブの通知(&amp;N)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Notify of drive and RAID problems</source>
        <translation>ドライブと RAID の問題を通知</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>The desktop forbids the start at login.</source>
        <translation>デスクトップがログイン時の起動を許可していません。</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>DiskTune still starts at login.</source>
        <translation>DiskTune は引き続きログイン時に起動します。</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>The desktop could not be asked. {why}</source>
        <translation>デスクトップに問い合わせできません。{why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>None</source>
        <translation>なし</translation>
    </message>
</context><context>
    <name>Trend</name>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} is {share} faster than {first}.</source>
        <translation>{second} は {first} より {share} 高速です。</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} is {share} slower than {first}.</source>
        <translation>{second} は {first} より {share} 低速です。</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} and {first} are about the same.</source>
        <translation>{second} と {first} はほぼ同じです。</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} differs by {share}, perhaps by chance.</source>
        <translation>{second} は {share} 異なりますが、偶然の可能性があります。</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Between them: {settings}.</source>
        <translation>その間の変更: {settings}。</translation>
    </message>
</context><context>
    <name>TrendView</name>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Line: slowest to fastest</source>
        <translation>線: 最遅 ～ 最速</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Results over time</source>
        <translation>結果の推移</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>All results</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Select two dots.</source>
        <translation>点を 2 つ選択。</translation>
    </message>
</context><context>
    <name>TrialBar</name>
    <message>
        <location filename="../overview/identify_text.py" />
        <location filename="../editing/trial_bar.py" />
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Revert</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Keep</source>
        <translation>保持(&amp;K)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep at &amp;Boot</source>
        <translation>起動時も保持(&amp;B)</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Trying on {drive}: reverts in {seconds} s</source>
        <translation>{drive} で試用中: {seconds} 秒後に元に戻します</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Trying: reverts in {seconds} s</source>
        <translation>試用中: {seconds} 秒後に元に戻します</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Trying on {drive}: reverts in {seconds} s, if the helper runs</source>
        <translation>{drive} で試用中: ヘルパーが動作していれば {seconds} 秒で元に戻ります</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Reverting the changes on {drive}…</source>
        <translation>{drive} の変更を元に戻しています…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Checking {drive}…</source>
        <translation>{drive} を確認中…</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper there reverts the changes on {drive} within 10 s; not yet confirmed.</source>
        <translation>接続先のヘルパーが 10 秒以内に {drive} の変更を元に戻します (未確認)。</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Changes on {drive} not reverted.</source>
        <translation>{drive} の変更は元に戻っていません。</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Changes on {drive}: reverted or not is unknown.</source>
        <translation>{drive} の変更が元に戻ったか不明です。</translation>
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
</context><context>
    <name>TrialBars</name>
    <message>
        <location filename="../editing/trials.py" />
        <source>&amp;Each Drive</source>
        <translation>ドライブごと(&amp;E)</translation>
    </message>
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
        <source>Keep All at &amp;Boot</source>
        <translation>すべて起動時も保持(&amp;B)</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Revert the earlier trial first.</source>
        <translation>先に以前の試用を元に戻してください。</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Trying on {count} drives: reverts in {seconds} s</source>
        <translation>{count} 台で試用中: {seconds} 秒後に元に戻します</translation>
    </message>
</context><context>
    <name>TrialReports</name>
    <message>
        <location filename="../settings/applying.py" />
        <source>Reverted there.</source>
        <translation>接続先で戻しました。</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>{drive}: no result of the trial. Check the values.</source>
        <translation>{drive}: 試用の結果なし。値を確認してください。</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>Try A&amp;gain</source>
        <translation>もう一度試す(&amp;G)</translation>
    </message>
</context><context>
    <name>Trim</name>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>{place}: {size} trimmed in {time}.</source>
        <translation>{place}: {time}で {size} を TRIM しました。</translation>
    </message>
</context><context>
    <name>TrimDialog</name>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trims at most</source>
        <translation>最大の TRIM 量</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trims on deletion</source>
        <translation>削除時に TRIM</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>File systems to trim</source>
        <translation>TRIM するファイルシステム</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Mounts could not be read.</source>
        <translation>マウントを読めません。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Nothing on it is mounted.</source>
        <translation>マウントされていません。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Reaches these drives: {drives}</source>
        <translation>対象となるドライブ: {drives}</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trimming {place} ({number} of {count})…</source>
        <translation>{place} を TRIM しています ({number} / {count})…</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>&amp;Unlock and Trim…</source>
        <translation>ロックを解除して TRIM を実行(&amp;U)…</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>&amp;Trim Now</source>
        <translation>今すぐ TRIM(&amp;T)</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>TRIM frees unused blocks in the drive.</source>
        <translation>TRIM はドライブの未使用ブロックを解放します。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Discards at most {size} of free space.</source>
        <translation>空き領域を最大 {size} 破棄します。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Discards free space only.</source>
        <translation>空き領域のみ破棄します。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Deleted files can no longer be recovered.</source>
        <translation>削除済みのファイルは復元できなくなります。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Takes seconds to minutes.</source>
        <translation>数秒から数分かかります。</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trim {drive}</source>
        <translation>{drive} の TRIM</translation>
    </message>
</context><context>
    <name>TrimJob</name>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>TRIM was interrupted.</source>
        <translation>TRIM が中断されました。</translation>
    </message>
</context><context>
    <name>UnlockBar</name>
    <message>
        <location filename="../controls/message.py" />
        <source>Unlock to read all values.</source>
        <translation>すべての値を読むにはロックを解除してください。</translation>
    </message>
</context><context>
    <name>UsedByCard</name>
    <message>
        <location filename="../overview/page.py" />
        <location filename="../overview/layers_view.py" />
        <source>Used by</source>
        <translation>使用元</translation>
    </message>
    <message>
        <location filename="../overview/layers_view.py" />
        <source>Copy as Text</source>
        <translation>テキストとしてコピー</translation>
    </message>
</context><context>
    <name>VerdictSteps</name>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Show Reasons</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Wake and Read</source>
        <translation>起こして読み取る</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Replace this drive</source>
        <translation>このドライブを交換</translation>
    </message>
</context><context>
    <name>ViewPanel</name>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Copy Table</source>
        <translation>表をコピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
</context><context>
    <name>Views</name>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Nothing written.</source>
        <translation>未書き込み。</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>{size} written, {speed} now.</source>
        <translation>{size} を書き込み済み、現在 {speed}。</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Written</source>
        <translation>書き込み量</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Median before and after</source>
        <translation>前後の中央値</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Drop (95%)</source>
        <translation>速度低下 (95%)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Fast cache full (95%)</source>
        <translation>高速キャッシュ満杯 (95%)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>{least} to {most} {unit}.</source>
        <translation>{least} ～ {most} {unit}。</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Free again</source>
        <translation>再び空いた量</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Lowest (95%)</source>
        <translation>下限 (95%)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Highest (95%)</source>
        <translation>上限 (95%)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Fast cache by rest time</source>
        <translation>休止時間ごとの高速キャッシュ</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Rest time</source>
        <translation>休止時間</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency, {kind} ({count}): {told}, maximum {most}.</source>
        <translation>レイテンシー、{kind} ({count}): {told}、最大 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency, {kind} ({count}): maximum {most}.</source>
        <translation>レイテンシー、{kind} ({count}): 最大 {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency percentiles, {kind}</source>
        <translation>レイテンシーのパーセンタイル、{kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Percentile</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>reads</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency, {kind} ({count}): mostly {low} to {high}.</source>
        <translation>レイテンシー、{kind} ({count}): 主に {low} ～ {high}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency histogram, {kind}</source>
        <translation>レイテンシーのヒストグラム、{kind}</translation>
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
        <source>{metric}: median {median} {unit}, {least} to {most}.</source>
        <translation>{metric}: 中央値 {median} {unit}、{least} ～ {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{count} positions: median {median}, {least} to {most}.</source>
        <translation>位置 {count}: 中央値 {median}、{least} ～ {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Throughput by position</source>
        <translation>位置ごとのスループット</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>start</source>
        <translation>先頭</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Positions below half the median: {slow} of {count}.</source>
        <translation>中央値の半分未満の位置: {count} 中 {slow}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Surface map</source>
        <translation>表面マップ</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{count} accesses: median {median}, {least} to {most}.</source>
        <translation>アクセス {count}: 中央値 {median}、{least} ～ {most}。</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seek time</source>
        <translation>シーク時間</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seek distance</source>
        <translation>シーク距離</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>Median latency</source>
        <translation>レイテンシー中央値</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{title} by queue depth</source>
        <translation>{title} (キューの深さごと)</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{title} by threads</source>
        <translation>{title} (スレッド別)</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{title}, block size</source>
        <translation>{title}、ブロックサイズ</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{share}% read</source>
        <translation>読み取り {share}%</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>depth {depth}</source>
        <translation>深さ {depth}</translation>
    </message>
</context><context>
    <name>Window</name>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../arrays/details.py" />
        <source>Enter or double-click shows the drive.</source>
        <translation>Enter またはダブルクリックでドライブを表示します。</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <location filename="../arrays/details.py" />
        <source>{file} is unreadable: {why}.</source>
        <translation>{file} を読めません: {why}。</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../arrays/details.py" />
        <source>Values of the kernel</source>
        <translation>カーネルの値</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../history/page.py" />
        <location filename="../arrays/status_panel.py" />
        <source>{why} Read at {time}.</source>
        <translation>{why} {time} に読み取り。</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <location filename="../home/problem_text.py" />
        <location filename="../arrays/status_panel.py" />
        <source>What to Copy First…</source>
        <translation>最初にコピーするもの…</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/page.py" />
        <source>&amp;Wake Up and Start</source>
        <translation>起動して開始(&amp;W)</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/page.py" />
        <source>Run {number} of {count}</source>
        <translation>測定 {number} / {count} 回</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/page.py" />
        <source>{number} of {count}: {progress}</source>
        <translation>{number}/{count}: {progress}</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <location filename="../client/asked.py" />
        <source>Unlock to read it.</source>
        <translation>読むにはロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>DiskTune's helper stopped. Unlock again.</source>
        <translation>DiskTune のヘルパーが停止しました。再度ロックを解除してください。</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <location filename="../client/link.py" />
        <source>The helper is not running.</source>
        <translation>ヘルパーは実行されていません。</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <location filename="../drive_health/logs_body.py" />
        <source>No self-test so far.</source>
        <translation>セルフテストの記録はありません。</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <location filename="../drive_health/self_test_card.py" />
        <source>Waiting for the password…</source>
        <translation>パスワードの入力を待っています…</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <location filename="../drives/panel.py" />
        <source>Find a drive by name, model, serial number, mount point or note</source>
        <translation>名前、モデル、シリアル番号、マウントポイント、メモでドライブを検索</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting}: {before} → {after}</source>
        <translation>{setting}: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>No udisks2 in the sandbox; use the file manager.</source>
        <translation>サンドボックスでは udisks2 を使えません。ファイルマネージャーを使ってください。</translation>
    </message>
</context><context>
    <name>WindowParts</name>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Language: restart needed</source>
        <translation>言語: 再起動が必要</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Restart DiskTune; the tray follows at login</source>
        <translation>DiskTune を再起動してください。トレイは次回ログイン時</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Restart Now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive}: array stopped.</source>
        <translation>{drive}: アレイが停止しました。</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive}: volume closed.</source>
        <translation>{drive}: ボリュームが閉じました。</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive} is gone. Check cable and power.</source>
        <translation>{drive} がありません。ケーブルと電源を確認してください。</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Your changes were not applied.</source>
        <translation>変更は適用されていません。</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Select a removable drive.</source>
        <translation>取り外せるドライブを選択してください。</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive} is gone.</source>
        <translation>{drive} がありません。</translation>
    </message>
</context><context>
    <name>WithoutCharts</name>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Charts need pyqtgraph. On Debian: {command}</source>
        <translation>グラフには pyqtgraph が必要です。Debian では: {command}</translation>
    </message>
</context><context>
    <name>Words</name>
    <message>
        <location filename="../text/wording.py" />
        <source>wear</source>
        <translation>摩耗</translation>
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
        <source>Last set to {value} by DiskTune.</source>
        <translation>DiskTune が最後に {value} に設定。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Last set to {value} on {moment}.</source>
        <translation>{moment} に {value} に設定。</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>From the kernel. {reason}</source>
        <translation>カーネルから。{reason}</translation>
    </message>
</context><context>
    <name>Work</name>
    <message>
        <location filename="../mainwindow/strip/work_list.py" />
        <source>reverting the trial</source>
        <translation>試用を元に戻しています</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <location filename="../mainwindow/strip/work_list.py" />
        <source>Revert</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <location filename="../mainwindow/strip/work_list.py" />
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <location filename="../services/running.py" />
        <location filename="../overview/layers_view.py" />
        <source>{time} left</source>
        <translation>残り {time}</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{seconds} s left</source>
        <translation>残り {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{work}, cancelling…</source>
        <translation>{work}、キャンセルしています…</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>boost</source>
        <translation>高速化</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{operation}, boosted</source>
        <translation>{operation}、高速化中</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>End Boost</source>
        <translation>高速化を終了</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the long trial continues.</source>
        <translation>{drive}: 長時間試用は続行されます。</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the self-test continues.</source>
        <translation>{drive}: セルフテストは続きます。</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the recording continues.</source>
        <translation>{drive}: 記録は続行されます。</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>trial</source>
        <translation>試用</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>long trial</source>
        <translation>長時間試用</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>benchmark</source>
        <translation>ベンチマーク</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>blinking</source>
        <translation>点滅</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>operation</source>
        <translation>処理</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>ejecting</source>
        <translation>取り出し</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{work} {number} of {count}</source>
        <translation>{work} {number}/{count}</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the benchmark is cancelled.</source>
        <translation>{drive}: ベンチマークは中止されます。</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the experiment is cancelled, values are restored.</source>
        <translation>{drive}: 比較実験を取り消し、値を復元します。</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: TRIM is cancelled.</source>
        <translation>{drive}: TRIM はキャンセルされます。</translation>
    </message>
</context><context>
    <name>_ArrayLine</name>
    <message>
        <location filename="../overview/layers_view.py" />
        <source>{operation} {percent}</source>
        <translation>{operation} {percent}</translation>
    </message>
</context><context>
    <name>_Line</name>
    <message>
        <location filename="../drive_health/verdict_card.py" />
        <source>no new ones</source>
        <translation>新規なし</translation>
    </message>
</context></TS>
