<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en"><context>
    <name>Actions</name>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>No actions are available for this drive</source>
        <translation>Für dieses Laufwerk sind keine Aktionen verfügbar</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>“{action}” is not supported by this drive.</source>
        <translation>„{action}“ wird von diesem Laufwerk nicht unterstützt.</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Source: {source}.</source>
        <translation>Quelle: {source}.</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <location filename="../mainwindow/actions.py" />
        <source>Trim Now…</source>
        <translation>Jetzt trimmen …</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Tells the drive which blocks of its file systems are unused</source>
        <translation>Teilt dem Laufwerk mit, welche Blöcke seiner Dateisysteme ungenutzt sind</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <location filename="../mainwindow/actions.py" />
        <source>Edit Note…</source>
        <translation>Notiz bearbeiten …</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Your own words about the drive, shown on Overview and found by the search of the list</source>
        <translation>Ihre eigenen Worte zum Laufwerk, gezeigt auf der Übersicht und von der Suche der Liste gefunden</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>DiskTune cannot recognize this drive later, so it stores no note for it</source>
        <translation>DiskTune kann dieses Laufwerk später nicht wiedererkennen und speichert darum keine Notiz dazu</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Run “{action}” on {drive}? {question}</source>
        <translation>„{action}“ auf {drive} ausführen? {question}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}: “{action}” was not started. {why}</source>
        <translation>{drive}: „{action}“ wurde nicht gestartet. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}, {time}: {message}</source>
        <translation>{drive}, {time}: {message}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>A&amp;ctions ▾</source>
        <translation>A&amp;ktionen ▾</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Flush caches, spin down, wake up and other one-time actions</source>
        <translation>Caches leeren, Spindown, Aufwecken und andere einmalige Aktionen</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Actions for this drive</source>
        <translation>Aktionen für dieses Laufwerk</translation>
    </message>
</context><context>
    <name>Activity</name>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Reads</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Writes</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Throughput</source>
        <translation>Durchsatz</translation>
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
        <translation>Mittlere Latenz</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Read throughput</source>
        <translation>Lesedurchsatz</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Data read from the drive per second.</source>
        <translation>Vom Laufwerk gelesene Daten pro Sekunde.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Write throughput</source>
        <translation>Schreibdurchsatz</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Data written to the drive per second.</source>
        <translation>Auf das Laufwerk geschriebene Daten pro Sekunde.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Read IOPS</source>
        <translation>Lese-IOPS</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Reads completed per second.</source>
        <translation>Abgeschlossene Lesevorgänge pro Sekunde.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Write IOPS</source>
        <translation>Schreib-IOPS</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Writes completed per second.</source>
        <translation>Abgeschlossene Schreibvorgänge pro Sekunde.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Time from queueing to completion of a request. Unknown while there are no requests.</source>
        <translation>Zeit vom Einreihen bis zum Abschluss einer Anfrage. Unbekannt, solange es keine Anfragen gibt.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Average number of requests that wait in the kernel or are processed by the drive.</source>
        <translation>Mittlere Anzahl der Anfragen, die im Kernel warten oder vom Laufwerk bearbeitet werden.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Share of time with at least one request. Many drives process several at once, so 100% is not always the limit.</source>
        <translation>Zeitanteil mit mindestens einer Anfrage. Viele Laufwerke bearbeiten mehrere gleichzeitig, daher sind 100 % nicht immer die Grenze.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{seconds} s ago</source>
        <translation>vor {seconds} s</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{minutes} min {seconds} s ago</source>
        <translation>vor {minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>{minutes} min ago</source>
        <translation>vor {minutes} min</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context><context>
    <name>ActivityPage</name>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last minute</source>
        <translation>Letzte Minute</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 5 minutes</source>
        <translation>Letzte 5 Minuten</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Last 15 minutes</source>
        <translation>Letzte 15 Minuten</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Time range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Time range of the charts.</source>
        <translation>Zeitraum der Diagramme.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Freezes the display. Recording continues.</source>
        <translation>Hält die Anzeige an. Die Aufzeichnung läuft weiter.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>Shows the values of the charts.</source>
        <translation>Zeigt die Werte der Diagramme.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>The helper has sent no data for {seconds} s.</source>
        <translation>Das Hilfsprogramm hat seit {seconds} s keine Daten gesendet.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>{why} The charts end at {time}.</source>
        <translation>{why} Die Diagramme enden um {time}.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
</context><context>
    <name>ActivityView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Chart view</source>
        <translation>Diagrammansicht</translation>
    </message>
</context><context>
    <name>AllDrives</name>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Differences Only</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Show A&amp;ll Settings</source>
        <translation>A&amp;lle Einstellungen</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Settings of all drives</source>
        <translation>Einstellungen aller Laufwerke</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>&amp;Ursprüngliche Werte wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>C&amp;hange…</source>
        <translation>Än&amp;dern …</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>The comparison was saved as {name}.</source>
        <translation>Der Vergleich wurde als {name} gespeichert.</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Read at</source>
        <translation>Gelesen um</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Select the drives to change.</source>
        <translation>Wählen Sie die Laufwerke aus, die geändert werden sollen.</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Export Comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Show only settings in which drives of the same kind differ</source>
        <translation>Nur Einstellungen zeigen, in denen sich Laufwerke derselben Art unterscheiden</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Lists the values of all drives from before DiskTune changed them, and what is saved for boot</source>
        <translation>Listet die Werte aller Laufwerke von vor den Änderungen durch DiskTune und was für den Systemstart gespeichert ist</translation>
    </message>
    <message>
        <location filename="../all_settings/page.py" />
        <source>Bold: differs from most drives of its kind.  ?: unknown.  –: not supported.</source>
        <translation>Fett: weicht von den meisten Laufwerken dieser Art ab.  ?: unbekannt.  –: nicht unterstützt.</translation>
    </message>
</context><context>
    <name>AllDrivesView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Total of reads and writes per drive.</source>
        <translation>Summe aller Lese- und Schreibvorgänge je Laufwerk.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Current activity of all drives</source>
        <translation>Aktuelle Aktivität aller Laufwerke</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Read IOPS</source>
        <translation>Lese-IOPS</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Write IOPS</source>
        <translation>Schreib-IOPS</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No drive is active.</source>
        <translation>Kein Laufwerk ist aktiv.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No data recorded.</source>
        <translation>Keine Daten aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>Active drives: {active} of {count}. Highest utilization: {drive}, reading {read}, writing {write}.</source>
        <translation>Aktive Laufwerke: {active} von {count}. Höchste Auslastung: {drive}, Lesen {read}, Schreiben {write}.</translation>
    </message>
</context><context>
    <name>AllResults</name>
    <message>
        <location filename="../results/window.py" />
        <source>All Results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
</context><context>
    <name>Applying</name>
    <message>
        <location filename="../settings/applying.py" />
        <source>Waiting for the password…</source>
        <translation>Warten auf das Passwort …</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>Applying…</source>
        <translation>Wird angewendet …</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>No settings were changed. {why}</source>
        <translation>Es wurden keine Einstellungen geändert. {why}</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>It is unknown whether settings were changed.</source>
        <translation>Es ist unbekannt, ob Einstellungen geändert wurden.</translation>
    </message>
</context><context>
    <name>Array</name>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Its data cannot be accessed now. This does not mean that the data is lost.</source>
        <translation>Auf seine Daten kann jetzt nicht zugegriffen werden. Das bedeutet nicht, dass sie verloren sind.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Too many members are missing.</source>
        <translation>Es fehlen zu viele Mitglieder.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The kernel does not report whether members are missing.</source>
        <translation>Der Kernel meldet nicht, ob Mitglieder fehlen.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“mdadm --detail /dev/{array}” shows the members and their states.</source>
        <translation>„mdadm --detail /dev/{array}“ zeigt die Mitglieder und ihre Zustände.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} failed ({drive}).</source>
        <translation>{member} ist ausgefallen ({drive}).</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} failed.</source>
        <translation>{member} ist ausgefallen.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The remaining redundancy is unknown.</source>
        <translation>Die verbleibende Redundanz ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next member failure can destroy the data.</source>
        <translation>Der nächste Ausfall eines Mitglieds kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next member failure destroys the data.</source>
        <translation>Der nächste Ausfall eines Mitglieds zerstört die Daten.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The array survives one more member failure. A second one can destroy the data.</source>
        <translation>Das Array übersteht den Ausfall eines weiteren Mitglieds. Ein zweiter kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Select “{resume}” to continue the rebuild.</source>
        <translation>Wählen Sie „{resume}“, um den Rebuild fortzusetzen.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare. The rebuild waits for the first write to the array.</source>
        <translation>{spare} ist als Ersatz (Spare) vorhanden. Der Rebuild wartet auf das erste Schreiben auf das Array.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare. To start the rebuild, make the array writable with “mdadm --readwrite /dev/{array}”.</source>
        <translation>{spare} ist als Ersatz (Spare) vorhanden. Um den Rebuild zu starten, machen Sie das Array mit „mdadm --readwrite /dev/{array}“ beschreibbar.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare. The kernel does not report whether a rebuild starts.</source>
        <translation>{spare} ist als Ersatz (Spare) vorhanden. Der Kernel meldet nicht, ob ein Rebuild beginnt.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{spare} is a spare, and the kernel may start a rebuild automatically. If none starts within a minute, “dmesg” shows the reason.</source>
        <translation>{spare} ist als Ersatz (Spare) vorhanden, und der Kernel startet möglicherweise automatisch einen Rebuild. Beginnt innerhalb einer Minute keiner, zeigt „dmesg“ den Grund.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Back up important data first, then check the cable and power of the drive.</source>
        <translation>Sichern Sie zuerst wichtige Daten und prüfen Sie dann Kabel und Stromversorgung des Laufwerks.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Remove the failed member with “mdadm /dev/{array} --remove /dev/{member}”.</source>
        <translation>Entfernen Sie das ausgefallene Mitglied mit „mdadm /dev/{array} --remove /dev/{member}“.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Partition a drive of at least the same size like the other members and add it with “mdadm /dev/{array} --add /dev/PARTITION”; the rebuild starts automatically. A drive that was only disconnected returns faster with “--re-add”.</source>
        <translation>Partitionieren Sie ein mindestens gleich großes Laufwerk wie die anderen Mitglieder und fügen Sie es mit „mdadm /dev/{array} --add /dev/PARTITION“ hinzu; der Rebuild beginnt automatisch. Ein Laufwerk, das nur getrennt war, kehrt mit „--re-add“ schneller zurück.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Do not write to the array, and check what several failed drives share: cable, power supply, controller. “mdadm --examine” on each member shows how far they agree; “mdadm --stop” and “mdadm --assemble --scan” start the array from those that do. Never run “mdadm --create” on it: this overwrites the metadata and can destroy the data.</source>
        <translation>Schreiben Sie nicht auf das Array und prüfen Sie, was mehrere ausgefallene Laufwerke gemeinsam haben: Kabel, Netzteil, Controller. „mdadm --examine“ zeigt auf jedem Mitglied, wie weit sie übereinstimmen; „mdadm --stop“ und „mdadm --assemble --scan“ starten das Array aus denen, die es tun. Führen Sie darauf nie „mdadm --create“ aus: Das überschreibt die Metadaten und kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Find the missing members: check cables, power, and the list of drives on the left. If they are lost, “mdadm --run /dev/{array}” starts the array without them, provided that enough members are left. Never run “mdadm --create” on it: this overwrites the metadata and can destroy the data.</source>
        <translation>Suchen Sie die fehlenden Mitglieder: Prüfen Sie Kabel, Stromversorgung und die Laufwerksliste links. Sind sie verloren, startet „mdadm --run /dev/{array}“ das Array ohne sie, sofern genügend Mitglieder übrig sind. Führen Sie darauf nie „mdadm --create“ aus: Das überschreibt die Metadaten und kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The check found mismatches between the copies.</source>
        <translation>Die Prüfung hat Abweichungen zwischen den Kopien gefunden.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>On mirrors, mismatches are harmless in swap space and in data that was being written. “{repair}” overwrites all copies with the first one: md cannot determine which copy is correct.</source>
        <translation>Auf Spiegeln sind Abweichungen im Swap-Bereich und in Daten, die gerade geschrieben wurden, harmlos. „{repair}“ überschreibt alle Kopien mit der ersten: md kann nicht feststellen, welche Kopie richtig ist.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The check found parity that does not match the data. This does not happen in normal operation.</source>
        <translation>Die Prüfung hat Parität gefunden, die nicht zu den Daten passt. Im normalen Betrieb geschieht das nicht.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Common causes are memory errors, cables and power failures. Compare your files with a backup first: “{repair}” recalculates the parity from the data on the members.</source>
        <translation>Häufige Ursachen sind Speicherfehler, Kabel und Stromausfälle. Vergleichen Sie zuerst Ihre Dateien mit einer Sicherung: „{repair}“ berechnet die Parität aus den Daten auf den Mitgliedern neu.</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Values of the kernel</source>
        <translation>Werte des Kernels</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Kernel file</source>
        <translation>Kernel-Datei</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>The drive of {member} is failing ({drive}).</source>
        <translation>Das Laufwerk von {member} droht auszufallen ({drive}).</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>Back up important data now.</source>
        <translation>Sichern Sie jetzt wichtige Daten.</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>“{stop}” ends the check, which reads all of the failing drive.</source>
        <translation>„{stop}“ beendet die Prüfung, die das ganze ausfallende Laufwerk liest.</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>Let the operation continue. A boost makes it end sooner.</source>
        <translation>Lassen Sie den Vorgang weiterlaufen. Mit Beschleunigung endet er früher.</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>A rebuild reads all of the failing drive.</source>
        <translation>Ein Rebuild liest das ganze ausfallende Laufwerk.</translation>
    </message>
    <message>
        <location filename="../arrays/failing_member.py" />
        <source>Then add a spare and replace the member with “mdadm /dev/{array} --replace /dev/{member}”. The member stays in use until the spare has its data.</source>
        <translation>Fügen Sie danach ein Ersatzlaufwerk (Spare) hinzu und ersetzen Sie das Mitglied mit „mdadm /dev/{array} --replace /dev/{member}“. Das Mitglied bleibt in Benutzung, bis der Ersatz seine Daten hat.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Resync</source>
        <translation>Resync (Neusynchronisierung)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Rebuild</source>
        <translation>Rebuild (Wiederherstellung)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Reshape</source>
        <translation>Umbau (Reshape)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown RAID level</source>
        <translation>unbekannter RAID-Level</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown number of members</source>
        <translation>unbekannte Anzahl Mitglieder</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown number of members in sync</source>
        <translation>unbekannte Anzahl synchroner Mitglieder</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <location filename="../arrays/wording.py" />
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>failed: too many members are missing to write data</source>
        <translation>ausgefallen: zu viele Mitglieder fehlen, um Daten zu schreiben</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>paused (frozen): no operation runs until it is resumed</source>
        <translation>angehalten (frozen): kein Vorgang läuft, bis fortgesetzt wird</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>auto-read-only until the first write</source>
        <translation>auto-read-only bis zum ersten Schreiben</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <location filename="../arrays/wording.py" />
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown operation</source>
        <translation>unbekannter Vorgang</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>no operation running</source>
        <translation>kein Vorgang läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation delayed until another array on the same drives finishes</source>
        <translation>Vorgang verzögert, bis ein anderes Array auf denselben Laufwerken fertig ist</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation running on another cluster node</source>
        <translation>Vorgang läuft auf einem anderen Cluster-Knoten</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation pending until the first write</source>
        <translation>Vorgang steht bis zum ersten Schreiben aus</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation pending until the array is writable</source>
        <translation>Vorgang steht aus, bis das Array beschreibbar ist</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>operation pending</source>
        <translation>Vorgang steht aus</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>resync running</source>
        <translation>Resync läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>rebuild running</source>
        <translation>Rebuild läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>reshape running</source>
        <translation>Umbau läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>check running</source>
        <translation>Prüfung läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>repair running</source>
        <translation>Reparatur läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The speed is unknown: the kernel does not report it.</source>
        <translation>Die Geschwindigkeit ist unbekannt: Der Kernel meldet sie nicht.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. The progress is unknown: /proc/mdstat does not report it.</source>
        <translation>{speed} je Mitglied. Der Fortschritt ist unbekannt: /proc/mdstat meldet ihn nicht.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. About {left} remaining, until {at}.</source>
        <translation>{speed} je Mitglied. Noch etwa {left}, bis {at}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The kernel estimates {kernel}, assuming constant speed across the disk.</source>
        <translation>Der Kernel schätzt {kernel}, bei gleichbleibender Geschwindigkeit über die ganze Platte.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. Estimating the remaining time… The kernel estimates {kernel}.</source>
        <translation>{speed} je Mitglied. Verbleibende Zeit wird geschätzt … Der Kernel schätzt {kernel}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. Estimating the remaining time…</source>
        <translation>{speed} je Mitglied. Verbleibende Zeit wird geschätzt …</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} per member. The operation is stalled.</source>
        <translation>{speed} je Mitglied. Der Vorgang steht.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-ahead</source>
        <translation>Vorauslesen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Write-intent bitmap</source>
        <translation>Write-Intent-Bitmap</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Last check</source>
        <translation>Letzte Prüfung</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Stripe cache</source>
        <translation>Stripe-Cache</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{ahead}. The array has no stripes: read-ahead works as on a single drive.</source>
        <translation>{ahead}. Das Array hat keine Stripes: Vorauslesen wirkt wie bei einem einzelnen Laufwerk.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{ahead}: {count} stripes of {stripe}, chunk size {chunk}.</source>
        <translation>{ahead}: {count} Stripes zu {stripe}, Chunk-Größe {chunk}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Less than one stripe: a sequential read keeps only some members busy.</source>
        <translation>Weniger als ein Stripe: Sequenzielles Lesen beschäftigt nur einige Mitglieder.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Less than two stripes: the kernel does not read the whole next stripe in advance.</source>
        <translation>Weniger als zwei Stripes: Der Kernel liest nicht den ganzen nächsten Stripe im Voraus.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Enough for all members to read in parallel. More uses memory and helps only few large files. A rebuild does not use read-ahead.</source>
        <translation>Genug, damit alle Mitglieder parallel lesen. Mehr belegt Speicher und hilft nur bei wenigen großen Dateien. Ein Rebuild nutzt kein Vorauslesen.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>None. After an unclean shutdown, md uses the {policy} instead.</source>
        <translation>Keine. Nach einem unsauberen Herunterfahren verwendet md stattdessen: {policy}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>None. After an unclean shutdown, md resyncs the whole array, which takes as long as a rebuild.</source>
        <translation>Keine. Nach einem unsauberen Herunterfahren synchronisiert md das ganze Array neu, was so lange dauert wie ein Rebuild.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Present, bitmap chunk {chunk}. After an unclean shutdown, md resyncs only what was being written.</source>
        <translation>Vorhanden, Bitmap-Chunk {chunk}. Nach einem unsauberen Herunterfahren synchronisiert md nur neu, was gerade geschrieben wurde.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches so far.</source>
        <translation>Bisher keine Abweichungen.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches so far: {found}.</source>
        <translation>Abweichungen bisher: {found}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches found.</source>
        <translation>Keine Abweichungen gefunden.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches found in the part that was compared.</source>
        <translation>Keine Abweichungen in dem Teil, der verglichen wurde.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches in the part that was compared: {found}.</source>
        <translation>Abweichungen in dem Teil, der verglichen wurde: {found}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches: {found}.</source>
        <translation>Abweichungen: {found}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches that the repair corrected: {found}.</source>
        <translation>Von der Reparatur korrigierte Abweichungen: {found}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Unknown: the last operation ({operation}) does not compare the members.</source>
        <translation>Unbekannt: Der letzte Vorgang ({operation}) vergleicht die Mitglieder nicht.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Unknown: the kernel does not report the last operation.</source>
        <translation>Unbekannt: Der Kernel meldet den letzten Vorgang nicht.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No check since the array was started.</source>
        <translation>Keine Prüfung, seit das Array gestartet wurde.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches at the last comparison: {found}.</source>
        <translation>Abweichungen beim letzten Vergleich: {found}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Applying the boost…</source>
        <translation>Beschleunigung wird angewendet …</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost active ({name}) for {time}. All values are reverted when the operation ends, even if you close this window.</source>
        <translation>Beschleunigung aktiv ({name}) seit {time}. Alle Werte werden zurückgesetzt, wenn der Vorgang endet, auch wenn Sie dieses Fenster schließen.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The boost could not be applied: {why}</source>
        <translation>Die Beschleunigung konnte nicht angewendet werden: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The operation finished.</source>
        <translation>Der Vorgang ist beendet.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The boost was stopped.</source>
        <translation>Die Beschleunigung wurde gestoppt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The array was stopped.</source>
        <translation>Das Array wurde gestoppt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The process that kept the boost was killed.</source>
        <translation>Der Prozess, der die Beschleunigung aufrechterhielt, wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Not all values could be reverted: {why}</source>
        <translation>Nicht alle Werte konnten zurückgesetzt werden: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>All values were reverted.</source>
        <translation>Alle Werte wurden zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>The boost ended.</source>
        <translation>Die Beschleunigung ist beendet.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Operation</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Mismatches</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{operation} (boosted)</source>
        <translation>{operation} (beschleunigt)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>more than {time}</source>
        <translation>mehr als {time}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>clear</source>
        <translation>leer (clear)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>suspended</source>
        <translation>angehalten (suspended)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>auto-read-only</source>
        <translation>auto-read-only</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>clean</source>
        <translation>konsistent (clean)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>write pending</source>
        <translation>Schreibvorgang steht aus</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>active, idle</source>
        <translation>aktiv, ohne Zugriffe</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>broken</source>
        <translation>ausgefallen (broken)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>in sync</source>
        <translation>synchron</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>rebuilding</source>
        <translation>Rebuild läuft</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>spare</source>
        <translation>Ersatz (Spare)</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>replacement</source>
        <translation>Ersatz im Aufbau</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>faulty</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>write-mostly</source>
        <translation>write-mostly</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>write error</source>
        <translation>Schreibfehler</translation>
    </message>
    <message>
        <location filename="../text/array_words.py" />
        <source>replacement wanted</source>
        <translation>zu ersetzen</translation>
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
        <translation>{array} brauchte Aufmerksamkeit, als der Zustand zuletzt gelesen wurde. Der aktuelle Zustand ist unbekannt: {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} is degraded. {why}</source>
        <translation>{array} ist degradiert. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} is inactive. {why}</source>
        <translation>{array} ist inaktiv. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>{array} has failed. {why}</source>
        <translation>{array} ist ausgefallen. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>Show Array</source>
        <translation>Array anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/array_banner.py" />
        <source>Show what the array does and what helps it</source>
        <translation>Zeigt, was das Array tut und was ihm hilft</translation>
    </message>
</context><context>
    <name>ArrayCharts</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Ta&amp;ble</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Shows the values of the charts.</source>
        <translation>Zeigt die Werte der Diagramme.</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Operation speed per member</source>
        <translation>Geschwindigkeit des Vorgangs je Mitglied</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>No data recorded.</source>
        <translation>Keine Daten aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>boosted</source>
        <translation>beschleunigt</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Seconds ago</source>
        <translation>Sekunden zurück</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Current {now}, maximum {most}.</source>
        <translation>Aktuell {now}, Maximum {most}.</translation>
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
        <translation>Mitglieder</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Array details</source>
        <translation>Einzelheiten des Arrays</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Reading the state of the array…</source>
        <translation>Zustand des Arrays wird gelesen …</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Pause the operation on {array}?</source>
        <translation>Vorgang auf {array} anhalten?</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>The helper does not respond.</source>
        <translation>Das Hilfsprogramm antwortet nicht.</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>The history could not be saved: {why}.</source>
        <translation>Der Verlauf konnte nicht gespeichert werden: {why}.</translation>
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
        <translation>Vorgänge auf diesem Array</translation>
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>The array has no UUID, so DiskTune cannot record its history.</source>
        <translation>Das Array hat keine UUID. DiskTune kann daher keinen Verlauf aufzeichnen.</translation>
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>The history of this array is unknown. DiskTune could not read {file}: {why}.</source>
        <translation>Der Verlauf dieses Arrays ist unbekannt. DiskTune konnte {file} nicht lesen: {why}.</translation>
    </message>
    <message>
        <location filename="../arrays/past.py" />
        <source>No operations recorded. DiskTune records them while its window or tray icon is open.</source>
        <translation>Keine Vorgänge aufgezeichnet. DiskTune zeichnet sie auf, solange sein Fenster oder sein Symbol im Systembereich offen ist.</translation>
    </message>
</context><context>
    <name>AttributeView</name>
    <message>
        <location filename="../drive_health/attribute_view.py" />
        <source>SMART attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_view.py" />
        <source>Select an attribute to read what it counts.</source>
        <translation>Wählen Sie ein Attribut aus, um zu lesen, was es zählt.</translation>
    </message>
</context><context>
    <name>AutostartRequest</name>
    <message>
        <location filename="../desktop/portal.py" />
        <source>The session bus is not available.</source>
        <translation>Der Sitzungsbus ist nicht verfügbar.</translation>
    </message>
    <message>
        <location filename="../desktop/portal.py" />
        <source>The desktop's portal rejected the request: {why}</source>
        <translation>Das Portal der Arbeitsumgebung hat die Anfrage abgelehnt: {why}</translation>
    </message>
</context><context>
    <name>Banner</name>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Report…</source>
        <translation>Melden …</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Report this problem</source>
        <translation>Dieses Problem melden</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Close this question without running the action</source>
        <translation>Diese Frage schließen, ohne die Aktion auszuführen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Copy Command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context><context>
    <name>BatchRun</name>
    <message>
        <location filename="../all_settings/batch_run.py" />
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
</context><context>
    <name>BatchView</name>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Effect on each drive</source>
        <translation>Auswirkung auf jedes Laufwerk</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>&amp;Apply and Confirm</source>
        <translation>&amp;Anwenden und bestätigen</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Restore original values of {names}</source>
        <translation>Ursprüngliche Werte von {names} wiederherstellen</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Select the drives to change.</source>
        <translation>Wählen Sie die Laufwerke aus, die geändert werden sollen.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>{setting}: I accept this risk</source>
        <translation>{setting}: Ich akzeptiere das Risiko</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Select the settings to change. Each drive's row then shows the effect.</source>
        <translation>Wählen Sie die zu ändernden Einstellungen aus. Die Zeile jedes Laufwerks zeigt dann die Auswirkung.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Accept the risk first.</source>
        <translation>Akzeptieren Sie zuerst das Risiko.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>{drive}, {setting}: {error}</source>
        <translation>{drive}, {setting}: {error}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>A helper process exited. The list shows how its trials ended.</source>
        <translation>Ein Hilfsprozess wurde beendet. Die Liste zeigt, wie die Änderungen auf Probe ausgegangen sind.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Failed on {names}.</source>
        <translation>Fehlgeschlagen auf {names}.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Waiting for the password…</source>
        <translation>Warten auf das Passwort …</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>No settings were changed. {why}</source>
        <translation>Es wurden keine Einstellungen geändert. {why}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch_view.py" />
        <source>Changing {drive}…</source>
        <translation>{drive} wird geändert …</translation>
    </message>
</context><context>
    <name>Benchmark</name>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes as fast as the drive can for {time}: {amount} at 500 MB/s.</source>
        <translation>Schreibt {time} lang so schnell, wie das Laufwerk kann: {amount} bei 500 MB/s.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>The drive reports {share} of its rated life as used.</source>
        <translation>Das Laufwerk meldet {share} seiner vorgesehenen Lebensdauer als verbraucht.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes about {amount} in all.</source>
        <translation>Schreibt insgesamt etwa {amount}.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes about {amount} in all, about {share} of the rated writes ({rated}).</source>
        <translation>Schreibt insgesamt etwa {amount}, etwa {share} der zulässigen Schreibmenge ({rated}).</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes about {amount} in all, below {share} of the rated writes ({rated}).</source>
        <translation>Schreibt insgesamt etwa {amount}, weniger als {share} der zulässigen Schreibmenge ({rated}).</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Read and write</source>
        <translation>Lesen und Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>{test}, {kind}</source>
        <translation>{test}, {kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>measuring</source>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>{share} more than before</source>
        <translation>{share} mehr als zuvor</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>{share} less than before</source>
        <translation>{share} weniger als zuvor</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{purpose} Equivalent: {command}.</source>
        <translation>{purpose} Entspricht: {command}.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{workload} on {drive}</source>
        <translation>{workload} auf {drive}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>No run is valid.</source>
        <translation>Kein Durchlauf ist gültig.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>One run only: the spread is unknown.</source>
        <translation>Nur ein Durchlauf: Die Streuung ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other use of the drive during the measurement is unknown.</source>
        <translation>Ob das Laufwerk während der Messung anderweitig genutzt wurde, ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Nothing else used the drive during the measurement.</source>
        <translation>Nichts anderes hat das Laufwerk während der Messung genutzt.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other programs or the kernel transferred {size} on the drive during the measurement.</source>
        <translation>Andere Programme oder der Kernel haben während der Messung {size} auf dem Laufwerk übertragen.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Block size {size}</source>
        <translation>Blockgröße {size}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>queue depth {depth}</source>
        <translation>Warteschlangentiefe {depth}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>measured by {program}</source>
        <translation>gemessen von {program}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>CPU utilization {share}</source>
        <translation>CPU-Auslastung {share}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>file of {size} in {folder} ({filesystem})</source>
        <translation>Datei von {size} in {folder} ({filesystem})</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>from the start of the drive</source>
        <translation>ab dem Anfang des Laufwerks</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>from position {size}</source>
        <translation>ab Position {size}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>The use of the drive is unknown. Other programs may slow down the measurement.</source>
        <translation>Die Nutzung des Laufwerks ist unbekannt. Andere Programme bremsen die Messung möglicherweise.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>In use: {uses}. Other programs may slow down the measurement; the result reports how much.</source>
        <translation>In Benutzung: {uses}. Andere Programme bremsen die Messung möglicherweise; das Ergebnis meldet, wie sehr.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Run</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{number} (invalid)</source>
        <translation>{number} (ungültig)</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>Raw drive: {purpose}</source>
        <translation>Laufwerk direkt: {purpose}</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>Folder: {purpose}</source>
        <translation>Ordner: {purpose}</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Raw drive: {group}</source>
        <translation>Laufwerk direkt: {group}</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Folder: {group}</source>
        <translation>Ordner: {group}</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Steps: {steps}.</source>
        <translation>Schritte: {steps}.</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Steps: {steps} and {count} more.</source>
        <translation>Schritte: {steps} und {count} weitere.</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Tests {parts}.</source>
        <translation>Testet: {parts}.</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Equivalent: {command}.</source>
        <translation>Entspricht: {command}.</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Read-only: nothing is written to the drive.</source>
        <translation>Nur lesend: Auf das Laufwerk wird nichts geschrieben.</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Writes files of twice the size of memory to the folder and always removes them.</source>
        <translation>Schreibt Dateien von doppelter Größe des Arbeitsspeichers in den Ordner und entfernt sie immer.</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Writes a file of {room} to the folder and always removes it.</source>
        <translation>Schreibt eine Datei von {room} in den Ordner und entfernt sie immer.</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>File system</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Real-world use</source>
        <translation>Nutzung im Alltag</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Single tests</source>
        <translation>Einzelne Tests</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>fio, for very fast drives</source>
        <translation>fio, für sehr schnelle Laufwerke</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Full surface</source>
        <translation>Ganze Oberfläche</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Sequential</source>
        <translation>Sequenziell</translation>
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
        <translation>Fortschritt des Benchmarks</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>O&amp;ptions</source>
        <translation>O&amp;ptionen</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Copy Command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Start position, file size, length and number of runs</source>
        <translation>Startposition, Dateigröße, Dauer und Anzahl der Durchläufe</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Unlock and &amp;Start…</source>
        <translation>Entsperren und &amp;starten …</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>&amp;Start Benchmark</source>
        <translation>Benchmark &amp;starten</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>A measurement cannot take more than 10 minutes. Reduce the seconds or the number of runs.</source>
        <translation>Eine Messung kann höchstens 10 Minuten dauern. Verringern Sie die Sekunden oder die Anzahl der Durchläufe.</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Checking the folder…</source>
        <translation>Ordner wird geprüft …</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Duration: at most {time}.</source>
        <translation>Dauer: höchstens {time}.</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Duration: about {time}.</source>
        <translation>Dauer: etwa {time}.</translation>
    </message>
</context><context>
    <name>BenchmarkJob</name>
    <message>
        <location filename="../benchmark/job.py" />
        <source>DiskTune stopped waiting: the helper did not report the end of the measurement.</source>
        <translation>DiskTune wartet nicht länger: Das Hilfsprogramm hat das Ende der Messung nicht gemeldet.</translation>
    </message>
    <message>
        <location filename="../benchmark/job.py" />
        <source>The helper process exited during the measurement. Unlock again to continue.</source>
        <translation>Der Hilfsprozess wurde während der Messung beendet. Entsperren Sie erneut, um fortzufahren.</translation>
    </message>
</context><context>
    <name>BenchmarkPage</name>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Select a drive to measure it.</source>
        <translation>Wählen Sie ein Laufwerk aus, um es zu messen.</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Start Benchmark Anyway</source>
        <translation>Benchmark trotzdem &amp;starten</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Measuring…</source>
        <translation>Messung läuft …</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>A self-test was running on {drive} at {time}, when DiskTune last asked the drive. The test and the benchmark would slow each other.</source>
        <translation>Auf {drive} lief um {time} ein Selbsttest, als DiskTune das Laufwerk zuletzt abgefragt hat. Test und Benchmark würden einander bremsen.</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>unknown file system</source>
        <translation>unbekanntes Dateisystem</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Cancelling…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>The measurement finished. Select the drive to see the result.</source>
        <translation>Die Messung ist beendet. Wählen Sie das Laufwerk aus, um das Ergebnis zu sehen.</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Wake Up and Start Benchmark</source>
        <translation>Auf&amp;wecken und Benchmark starten</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Unlock and Start Benchmark</source>
        <translation>&amp;Entsperren und Benchmark starten</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Run {number} of {count}</source>
        <translation>Durchlauf {number} von {count}</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Preparing…</source>
        <translation>Vorbereitung …</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Step {number} of {count}: {progress}</source>
        <translation>Schritt {number} von {count}: {progress}</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Not measured in this session</source>
        <translation>In dieser Sitzung nicht gemessen</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Export Measurement</source>
        <translation>Messung exportieren</translation>
    </message>
</context><context>
    <name>Cards</name>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Show &amp;Health</source>
        <translation>&amp;Zustand anzeigen</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Opens the Health page with every counter, log and self-test</source>
        <translation>Öffnet die Seite „Zustand“ mit allen Zählern, Protokollen und Selbsttests</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>&amp;Measure, {time}</source>
        <translation>&amp;Messen, {time}</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Reads from the drive and shows its throughput. Nothing is written.</source>
        <translation>Liest vom Laufwerk und zeigt seinen Durchsatz. Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Show H&amp;istory</source>
        <translation>Ver&amp;lauf anzeigen</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Opens the chart of the temperature so far</source>
        <translation>Öffnet das Diagramm des bisherigen Temperaturverlaufs</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Show &amp;Settings</source>
        <translation>&amp;Einstellungen anzeigen</translation>
    </message>
    <message>
        <location filename="../overview/cards/row.py" />
        <source>Opens the settings of this drive</source>
        <translation>Öffnet die Einstellungen dieses Laufwerks</translation>
    </message>
</context><context>
    <name>Catalogue</name>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for Hard Disks</source>
        <translation>Wichtig für Festplatten</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for SSDs</source>
        <translation>Wichtig für SSDs</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for NVMe Drives</source>
        <translation>Wichtig für NVMe-Laufwerke</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Recommended for RAID Arrays</source>
        <translation>Wichtig für RAID-Arrays</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Not Supported by This Drive</source>
        <translation>Von diesem Laufwerk nicht unterstützt</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Also Changed</source>
        <translation>Ebenfalls geändert</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Noise and Power</source>
        <translation>Lautstärke und Energie</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Monitoring</source>
        <translation>Überwachung</translation>
    </message>
    <message>
        <source>Obsolete</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>obsolete</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>nicht angeboten</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Raises the maximum sync speed, which limits fast drives. Programs keep their priority.</source>
        <translation>Hebt die maximale Sync-Geschwindigkeit an, die schnelle Laufwerke begrenzt. Programme behalten Vorrang.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>At least 50 MB/s for each member, whatever else uses the array. Programs are slower until it finishes.</source>
        <translation>Mindestens 50 MB/s je Mitglied, was auch immer das Array sonst nutzt. Programme sind bis zum Ende langsamer.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>As fast as the drives allow. Programs that use the array wait, some for a long time.</source>
        <translation>So schnell, wie die Laufwerke erlauben. Programme, die das Array nutzen, warten, manche lange.</translation>
    </message>
    <message>
        <source>Flush Write Cache</source>
        <translation>Schreib-Cache leeren</translation>
    </message>
    <message>
        <source>Writes the kernel's unwritten data to the drive, then makes the drive empty its write cache. Everything saved until then survives a power failure.</source>
        <translation>Schreibt die ungeschriebenen Daten des Kernels auf das Laufwerk und lässt dieses dann seinen Schreib-Cache leeren. Alles bis dahin Gespeicherte übersteht einen Stromausfall.</translation>
    </message>
    <message>
        <source>Flush Buffer Cache</source>
        <translation>Puffer-Cache leeren</translation>
    </message>
    <message>
        <source>Writes out and discards the kernel's cache of the device, so that the next reads come from the drive. Files that its file systems have cached stay cached.</source>
        <translation>Schreibt den Cache des Kernels für das Gerät aus und verwirft ihn, sodass die nächsten Lesevorgänge vom Laufwerk kommen. Dateien, die seine Dateisysteme zwischengespeichert haben, bleiben im Cache.</translation>
    </message>
    <message>
        <source>Check Power Mode</source>
        <translation>Energiemodus abfragen</translation>
    </message>
    <message>
        <source>Reads whether the drive is active, idle or in standby. This does not wake the drive.</source>
        <translation>Liest, ob das Laufwerk aktiv, im Leerlauf oder im Standby ist. Das weckt das Laufwerk nicht auf.</translation>
    </message>
    <message>
        <source>Idle Immediately</source>
        <translation>Sofort in Leerlauf</translation>
    </message>
    <message>
        <source>Puts the drive into its idle state: the motor keeps turning, the electronics save power. The next access ends it at once.</source>
        <translation>Versetzt das Laufwerk in den Leerlauf: Der Motor dreht weiter, die Elektronik spart Strom. Der nächste Zugriff beendet ihn sofort.</translation>
    </message>
    <message>
        <source>Unload Heads</source>
        <translation>Köpfe parken</translation>
    </message>
    <message>
        <source>Puts the drive into idle and moves the heads off the platters, as before moving a running computer. Occasional use is harmless: most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation>Versetzt das Laufwerk in den Leerlauf und bewegt die Köpfe von den Scheiben, etwa bevor ein laufender Computer bewegt wird. Gelegentlich ist das unschädlich: Die meisten Laufwerke sind für 300.000 bis 600.000 Ladezyklen ausgelegt.</translation>
    </message>
    <message>
        <source>Spin Down (Standby)</source>
        <translation>Spindown (Standby)</translation>
    </message>
    <message>
        <source>Makes the drive write out its cache and stop its motor. The next access starts it again, which takes seconds and causes a little wear.</source>
        <translation>Lässt das Laufwerk seinen Cache ausschreiben und den Motor stoppen. Der nächste Zugriff startet ihn wieder; das dauert Sekunden und verursacht etwas Verschleiß.</translation>
    </message>
    <message>
        <source>Programs that use the drive wait until the motor runs again, perhaps half a minute. If that happens soon, spinning down only causes wear.</source>
        <translation>Programme, die das Laufwerk nutzen, warten, bis der Motor wieder läuft, vielleicht eine halbe Minute. Geschieht das bald, verursacht der Spindown nur Verschleiß.</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Schlafmodus</translation>
    </message>
    <message>
        <source>Turns off everything the drive can turn off; it then answers no command until it is reset. The kernel resets it at the next access of any kind.</source>
        <translation>Schaltet alles ab, was das Laufwerk abschalten kann; es beantwortet dann bis zu einem Reset keinen Befehl. Der Kernel setzt es beim nächsten Zugriff jeder Art zurück.</translation>
    </message>
    <message>
        <source>If the drive or the controller does not handle the reset well, every program that accesses the drive hangs. The drive may also be unavailable until the computer is switched off and on.</source>
        <translation>Kommt das Laufwerk oder der Controller mit dem Reset nicht gut zurecht, hängt jedes Programm, das auf das Laufwerk zugreift. Möglicherweise ist das Laufwerk auch erst wieder verfügbar, wenn der Computer aus- und eingeschaltet wurde.</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Aufwecken</translation>
    </message>
    <message>
        <source>Reads one block of the drive, bypassing the kernel's caches, and reports how long it took. A drive in standby spins up for it.</source>
        <translation>Liest einen Block vom Laufwerk, unter Umgehung der Caches des Kernels, und meldet, wie lange das gedauert hat. Ein Laufwerk im Standby läuft dafür an.</translation>
    </message>
    <message>
        <source>Reread Partition Table</source>
        <translation>Partitionstabelle neu einlesen</translation>
    </message>
    <message>
        <source>Makes the kernel read the partition table again after another program has changed it. The kernel refuses while any partition is in use.</source>
        <translation>Lässt den Kernel die Partitionstabelle neu einlesen, nachdem ein anderes Programm sie geändert hat. Der Kernel lehnt ab, solange eine Partition in Benutzung ist.</translation>
    </message>
    <message>
        <source>Check Array</source>
        <translation>Array prüfen</translation>
    </message>
    <message>
        <source>Reads all copies and parity of the array, compares them and counts mismatches. It changes nothing, except that unreadable sectors are rewritten from the other members.</source>
        <translation>Liest alle Kopien und die Parität des Arrays, vergleicht sie und zählt die Abweichungen. Das ändert nichts, außer dass unlesbare Sektoren mit den Daten der anderen Mitglieder neu geschrieben werden.</translation>
    </message>
    <message>
        <source>Repair Mismatches</source>
        <translation>Abweichungen reparieren</translation>
    </message>
    <message>
        <source>Like a check, but md takes one of the copies that differ as correct and overwrites the others, or the parity. md cannot determine which copy is correct.</source>
        <translation>Wie eine Prüfung, aber md nimmt eine der abweichenden Kopien als richtig an und überschreibt die anderen oder die Parität. md kann nicht feststellen, welche Kopie richtig ist.</translation>
    </message>
    <message>
        <source>Where copies differ, the one that remains may be the wrong one. A check reports whether any differ. To find out which data is correct, compare it with a backup.</source>
        <translation>Wo Kopien abweichen, bleibt möglicherweise die falsche übrig. Eine Prüfung meldet, ob welche abweichen. Um herauszufinden, welche Daten richtig sind, vergleichen Sie sie mit einer Sicherung.</translation>
    </message>
    <message>
        <source>Stop Check</source>
        <translation>Prüfung stoppen</translation>
    </message>
    <message>
        <source>Ends a check or a repair before it has finished. The next one starts from the beginning.</source>
        <translation>Beendet eine Prüfung oder Reparatur vorzeitig. Die nächste beginnt von vorn.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pauses the operation, and no other one starts, until you resume it or restart the computer. A rebuild continues where it stopped; a check restarts.</source>
        <translation>Hält den Vorgang an, und kein anderer beginnt, bis Sie ihn fortsetzen oder den Computer neu starten. Ein Rebuild geht dort weiter, wo er angehalten wurde; eine Prüfung beginnt von vorn.</translation>
    </message>
    <message>
        <source>Until you resume it, the array stays without the redundancy that the rebuild restores. The next drive that fails may cause data loss.</source>
        <translation>Bis Sie ihn fortsetzen, bleibt das Array ohne die Redundanz, die der Rebuild wiederherstellt. Das nächste ausfallende Laufwerk kann zu Datenverlust führen.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continues a paused operation, or starts one that is waiting for the first write.</source>
        <translation>Setzt einen angehaltenen Vorgang fort oder startet einen, der auf das erste Schreiben wartet.</translation>
    </message>
    <message>
        <source>Add Bitmap</source>
        <translation>Bitmap hinzufügen</translation>
    </message>
    <message>
        <source>The write-intent bitmap marks regions being written, so resync after a crash or a member's return takes minutes, not hours. Small writes become slightly slower.</source>
        <translation>Die Write-Intent-Bitmap merkt sich Bereiche, in die geschrieben wird; ein Resync nach einem Absturz oder der Rückkehr eines Mitglieds dauert so Minuten statt Stunden. Kleine Schreibvorgänge werden etwas langsamer.</translation>
    </message>
    <message>
        <source>Remove Bitmap</source>
        <translation>Bitmap entfernen</translation>
    </message>
    <message>
        <source>The array no longer marks which regions are being written, so small writes become slightly faster. Every crash then requires a full resync.</source>
        <translation>Das Array merkt sich nicht mehr, in welche Bereiche geschrieben wird; kleine Schreibvorgänge werden so etwas schneller. Jeder Absturz erfordert dann einen vollständigen Resync.</translation>
    </message>
    <message>
        <source>After the next crash or power failure the whole array has to be resynced. Until that is finished, a drive that fails does more damage.</source>
        <translation>Nach dem nächsten Absturz oder Stromausfall muss das ganze Array neu synchronisiert werden. Bis das beendet ist, richtet ein ausfallendes Laufwerk größeren Schaden an.</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>Vorauslesen (Kernel)</translation>
    </message>
    <message>
        <source>Sets how much the kernel reads beyond a program's request. Large values help long sequential reads such as video, small ones help random access.</source>
        <translation>Legt fest, wie viel der Kernel über die Anfrage eines Programms hinaus liest. Große Werte helfen langen sequenziellen Lesevorgängen wie Video, kleine dem wahlfreien Zugriff.</translation>
    </message>
    <message>
        <source>random access</source>
        <translation>wahlfreier Zugriff</translation>
    </message>
    <message>
        <source>long reads</source>
        <translation>langes Lesen</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/O-Scheduler</translation>
    </message>
    <message>
        <source>Decides the order of requests to the drive. mq-deadline suits hard disks, bfq keeps a desktop responsive under load, none suits fast SSDs.</source>
        <translation>Bestimmt die Reihenfolge der Anfragen an das Laufwerk. mq-deadline eignet sich für Festplatten, bfq hält einen Desktop unter Last reaktionsfähig, none eignet sich für schnelle SSDs.</translation>
    </message>
    <message>
        <source>for fast SSDs: requests go to the drive unsorted, at the lowest CPU cost</source>
        <translation>für schnelle SSDs: Anfragen gehen unsortiert an das Laufwerk, mit dem geringsten CPU-Aufwand</translation>
    </message>
    <message>
        <source>for hard disks and servers: requests are sorted by position, each with an expiry time</source>
        <translation>für Festplatten und Server: Anfragen werden nach Position sortiert, jede mit einer Frist</translation>
    </message>
    <message>
        <source>for fast SSDs under mixed load: limits requests in the drive to reach target latencies</source>
        <translation>für schnelle SSDs unter gemischter Last: begrenzt die Anfragen im Laufwerk, um Ziel-Latenzen zu erreichen</translation>
    </message>
    <message>
        <source>for a responsive desktop on slow drives: divides the throughput fairly among programs</source>
        <translation>für einen flüssigen Desktop auf langsamen Laufwerken: teilt den Durchsatz gerecht auf die Programme auf</translation>
    </message>
    <message>
        <source>Request queue size</source>
        <translation>Größe der Anfragewarteschlange</translation>
    </message>
    <message>
        <source>Sets how many requests the kernel queues for this drive; changing the scheduler resets it. Many help throughput, few keep a busy drive responsive.</source>
        <translation>Legt fest, wie viele Anfragen der Kernel für dieses Laufwerk einreiht; ein Wechsel des Schedulers setzt den Wert zurück. Viele helfen dem Durchsatz, wenige halten ein ausgelastetes Laufwerk reaktionsfähig.</translation>
    </message>
    <message>
        <source>responsiveness</source>
        <translation>Reaktionszeit</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Rotational device</source>
        <translation>Rotierendes Medium</translation>
    </message>
    <message>
        <source>Tells the kernel that this is a spinning disk. Writeback throttling, swap and some file systems choose their defaults by it.</source>
        <translation>Sagt dem Kernel, dass dies eine rotierende Platte ist. Writeback-Drosselung, Swap und manche Dateisysteme wählen danach ihre Vorgaben.</translation>
    </message>
    <message>
        <source>Completion CPU affinity</source>
        <translation>CPU-Affinität der Abschlüsse</translation>
    </message>
    <message>
        <source>Sets which CPU completes a request. Near the requesting CPU its cache is used, which helps very fast drives on computers with many cores.</source>
        <translation>Legt fest, welche CPU eine Anfrage abschließt. Nahe der anfragenden CPU wird deren Cache genutzt, was sehr schnellen Laufwerken in Computern mit vielen Kernen hilft.</translation>
    </message>
    <message>
        <source>any CPU</source>
        <translation>beliebige CPU</translation>
    </message>
    <message>
        <source>a CPU sharing a cache with the requesting CPU</source>
        <translation>eine CPU, die einen Cache mit der anfragenden teilt</translation>
    </message>
    <message>
        <source>the requesting CPU</source>
        <translation>die anfragende CPU</translation>
    </message>
    <message>
        <source>Request merging</source>
        <translation>Zusammenfassen von Anfragen</translation>
    </message>
    <message>
        <source>Joins adjacent requests into larger ones. The search costs some CPU time, noticeable only with very fast drives and random access.</source>
        <translation>Fasst benachbarte Anfragen zu größeren zusammen. Die Suche kostet etwas CPU-Zeit, spürbar nur bei sehr schnellen Laufwerken und wahlfreiem Zugriff.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>simple only</source>
        <translation>nur einfache</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Maximum request size</source>
        <translation>Maximale Anfragegröße</translation>
    </message>
    <message>
        <source>Limits the data of one request. Large requests suit long transfers; small ones let others in between and work with faulty bridges.</source>
        <translation>Begrenzt die Datenmenge einer Anfrage. Große Anfragen eignen sich für lange Übertragungen; kleine lassen andere dazwischen und funktionieren mit fehlerhaften Adaptern.</translation>
    </message>
    <message>
        <source>Writeback throttling (WBT)</source>
        <translation>Writeback-Drosselung (WBT)</translation>
    </message>
    <message>
        <source>Throttles background writes while reads take longer than this. Low keeps a desktop responsive during copies, off allows full speed; bfq turns it off.</source>
        <translation>Drosselt das Schreiben im Hintergrund, solange Lesevorgänge länger als dies dauern. Niedrige Werte halten einen Desktop beim Kopieren reaktionsfähig, „aus“ erlaubt volle Geschwindigkeit; bfq schaltet es ab.</translation>
    </message>
    <message>
        <source>copy speed</source>
        <translation>Kopiergeschwindigkeit</translation>
    </message>
    <message>
        <source>Maximum writeback cache share</source>
        <translation>Maximaler Writeback-Cache-Anteil</translation>
    </message>
    <message>
        <source>Limits this drive's share of the kernel's writeback cache. A small share keeps a slow drive from delaying programs that write elsewhere.</source>
        <translation>Begrenzt den Anteil dieses Laufwerks am Writeback-Cache des Kernels. Mit einem kleinen Anteil bremst ein langsames Laufwerk keine Programme, die anderswohin schreiben.</translation>
    </message>
    <message>
        <source>fair sharing</source>
        <translation>gerechte Teilung</translation>
    </message>
    <message>
        <source>I/O statistics</source>
        <translation>I/O-Statistik</translation>
    </message>
    <message>
        <source>Turning it off saves almost nothing, and monitoring programs, DiskTune included, show no activity. Before Linux 6.16, a resync then no longer yields to work on this drive.</source>
        <translation>Abschalten spart fast nichts, und Überwachungsprogramme, auch DiskTune, zeigen keine Aktivität. Vor Linux 6.16 weicht ein Resync dann der Arbeit auf diesem Laufwerk nicht mehr aus.</translation>
    </message>
    <message>
        <source>Entropy contribution</source>
        <translation>Beitrag zur Entropie</translation>
    </message>
    <message>
        <source>Adds the timing of completed requests to the kernel's entropy pool. Not needed where the CPU has a hardware random generator.</source>
        <translation>Trägt die Zeitpunkte abgeschlossener Anfragen zum Entropie-Pool des Kernels bei. Unnötig, wenn die CPU einen Hardware-Zufallsgenerator hat.</translation>
    </message>
    <message>
        <source>Request timeout</source>
        <translation>Anfrage-Timeout</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for a request before it starts error handling. On SATA and SCSI drives, this is the SCSI command timeout in finer steps.</source>
        <translation>Legt fest, wie lange der Kernel auf eine Anfrage wartet, bevor er mit der Fehlerbehandlung beginnt. Bei SATA- und SCSI-Laufwerken ist dies der SCSI-Befehls-Timeout in feineren Schritten.</translation>
    </message>
    <message>
        <source>With a short timeout, the kernel resets a drive that is only slow and may take it offline. With a long one, programs wait that long for a failed drive.</source>
        <translation>Bei einem kurzen Timeout setzt der Kernel ein Laufwerk zurück, das nur langsam ist, und nimmt es möglicherweise außer Betrieb. Bei einem langen warten Programme so lange auf ein ausgefallenes Laufwerk.</translation>
    </message>
    <message>
        <source>fast failure</source>
        <translation>schnelles Scheitern</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Write cache mode (block layer)</source>
        <translation>Schreib-Cache-Modus (Blockschicht)</translation>
    </message>
    <message>
        <source>Shows whether the kernel flushes the drive's write cache (“write back”) or not. The kernel detects this when the drive appears and misses some later changes, such as behind USB bridges.</source>
        <translation>Zeigt, ob der Kernel den Schreib-Cache des Laufwerks leert („write back“) oder nicht. Der Kernel erkennt das, wenn das Laufwerk erscheint, und übersieht manche spätere Änderung, etwa hinter USB-Adaptern.</translation>
    </message>
    <message>
        <source>With “write through” while the cache is on, the kernel does not flush it: a power failure then loses data.</source>
        <translation>Mit „write through“ bei eingeschaltetem Cache leert der Kernel ihn nicht: Ein Stromausfall führt dann zu Datenverlust.</translation>
    </message>
    <message>
        <source>Read-only. If this said “write through” while the cache is on, the kernel would stop flushing it and a power failure would lose data.</source>
        <translation>Nur lesbar. Stünde hier „write through“, während der Cache eingeschaltet ist, würde der Kernel ihn nicht mehr leeren, und ein Stromausfall würde zu Datenverlust führen.</translation>
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>Maximale Discard-Größe (TRIM)</translation>
    </message>
    <message>
        <source>Limits the size of one discard (TRIM) command. A small limit keeps a drive responsive that pauses during long ones.</source>
        <translation>Begrenzt die Größe eines Discard-Befehls (TRIM). Eine niedrige Grenze hält ein Laufwerk reaktionsfähig, das bei langen stockt.</translation>
    </message>
    <message>
        <source>Read-only. After a change, the kernel could not return to the hardware limit, nor leave 0.</source>
        <translation>Nur lesbar. Nach einer Änderung könnte der Kernel nicht zur Grenze der Hardware zurückkehren und 0 nicht mehr verlassen.</translation>
    </message>
    <message>
        <source>I/O polling</source>
        <translation>I/O-Polling</translation>
    </message>
    <message>
        <source>Lets programs poll for completions instead of waiting for an interrupt. Lower latency, higher CPU use.</source>
        <translation>Lässt Programme Abschlüsse abfragen, statt auf einen Interrupt zu warten. Niedrigere Latenz, höhere CPU-Last.</translation>
    </message>
    <message>
        <source>Read-only. The driver decides this when it is loaded (nvme.poll_queues), and the kernel ignores writes to this file.</source>
        <translation>Nur lesbar. Der Treiber entscheidet dies beim Laden (nvme.poll_queues), und der Kernel ignoriert das Schreiben in diese Datei.</translation>
    </message>
    <message>
        <source>Queue depth (NCQ)</source>
        <translation>Warteschlangentiefe (NCQ)</translation>
    </message>
    <message>
        <source>Sets how many commands the drive holds and reorders at a time. On SATA ports, 1 turns native command queuing (NCQ) off; 31 or 32 is usual.</source>
        <translation>Legt fest, wie viele Befehle das Laufwerk gleichzeitig annimmt und umsortiert. An SATA-Anschlüssen schaltet 1 Native Command Queuing (NCQ) ab; üblich sind 31 oder 32.</translation>
    </message>
    <message>
        <source>strict order</source>
        <translation>strenge Reihenfolge</translation>
    </message>
    <message>
        <source>reordering</source>
        <translation>Umsortieren</translation>
    </message>
    <message>
        <source>SCSI command timeout</source>
        <translation>SCSI-Befehls-Timeout</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for a command before it resets the link and retries. In an array, use 180 s for drives without an error recovery limit; otherwise the kernel drops the drive during a long recovery.</source>
        <translation>Legt fest, wie lange der Kernel auf einen Befehl wartet, bevor er den Link zurücksetzt und es erneut versucht. Verwenden Sie in einem Array 180 s für Laufwerke ohne Limit der Fehlerkorrektur; sonst wirft der Kernel das Laufwerk während einer langen Korrektur hinaus.</translation>
    </message>
    <message>
        <source>Error handler timeout</source>
        <translation>Timeout der Fehlerbehandlung</translation>
    </message>
    <message>
        <source>Sets how long the kernel waits for each recovery command to a drive that does not respond. A short timeout gives up on a failed drive sooner.</source>
        <translation>Legt fest, wie lange der Kernel auf jeden Wiederherstellungsbefehl an ein nicht antwortendes Laufwerk wartet. Ein kurzer Timeout gibt ein ausgefallenes Laufwerk früher auf.</translation>
    </message>
    <message>
        <source>With a short timeout, the kernel takes a drive offline that is only spinning up. With a long one, the computer waits at every step of the recovery of a failed drive.</source>
        <translation>Bei einem kurzen Timeout nimmt der Kernel ein Laufwerk außer Betrieb, das nur anläuft. Bei einem langen wartet der Computer bei jedem Schritt der Wiederherstellung eines ausgefallenen Laufwerks.</translation>
    </message>
    <message>
        <source>Maximum command retries</source>
        <translation>Maximale Befehlswiederholungen</translation>
    </message>
    <message>
        <source>Sets how often the kernel repeats a command that failed with a temporary error. Fewer retries report errors sooner.</source>
        <translation>Legt fest, wie oft der Kernel einen Befehl wiederholt, der mit einem vorübergehenden Fehler endete. Weniger Wiederholungen melden Fehler früher.</translation>
    </message>
    <message>
        <source>With 0, a temporary error reaches the file system. Without a limit, a program may wait indefinitely.</source>
        <translation>Mit 0 erreicht ein vorübergehender Fehler das Dateisystem. Ohne Limit wartet ein Programm möglicherweise unbegrenzt.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Medium access timeout limit</source>
        <translation>Limit für Medienzugriffs-Timeouts</translation>
    </message>
    <message>
        <source>Sets how many reads or writes may time out before the kernel takes the drive offline. It counts them even if the drive answers other commands.</source>
        <translation>Legt fest, bei wie vielen Lese- oder Schreibvorgängen ein Timeout auftreten darf, bevor der Kernel das Laufwerk außer Betrieb nimmt. Sie zählen auch dann, wenn das Laufwerk andere Befehle beantwortet.</translation>
    </message>
    <message>
        <source>With a high limit, programs keep waiting for a drive that no longer reads or writes.</source>
        <translation>Bei einem hohen Limit warten Programme weiter auf ein Laufwerk, das nicht mehr liest oder schreibt.</translation>
    </message>
    <message>
        <source>Cache type (sd driver)</source>
        <translation>Cache-Typ (sd-Treiber)</translation>
    </message>
    <message>
        <source>Shows the drive's caches as the kernel last read them. The kernel flushes the cache with “write back”, but not with “write through” or “none”.</source>
        <translation>Zeigt die Caches des Laufwerks, wie der Kernel sie zuletzt gelesen hat. Der Kernel leert den Cache bei „write back“, aber nicht bei „write through“ oder „none“.</translation>
    </message>
    <message>
        <source>Read-only. The drive's caches are separate settings, which the kernel follows. A different value here would stop the flushes.</source>
        <translation>Nur lesbar. Die Caches des Laufwerks sind eigene Einstellungen, denen der Kernel folgt. Ein abweichender Wert hier würde das Leeren beenden.</translation>
    </message>
    <message>
        <source>Queue ramp-up period</source>
        <translation>Queue-Ramp-up-Intervall</translation>
    </message>
    <message>
        <source>Time without “queue full” reports before the kernel raises the queue depth again.</source>
        <translation>Zeit ohne „Queue full“-Meldungen, nach der der Kernel die Warteschlangentiefe wieder erhöht.</translation>
    </message>
    <message>
        <source>NCQ priority</source>
        <translation>NCQ-Priorität</translation>
    </message>
    <message>
        <source>Passes the priority of real-time programs to the drive, which then serves their commands first.</source>
        <translation>Gibt die Priorität von Echtzeitprogrammen an das Laufwerk weiter, das deren Befehle dann zuerst bearbeitet.</translation>
    </message>
    <message>
        <source>This drive does not support NCQ priority.</source>
        <translation>Dieses Laufwerk unterstützt keine NCQ-Priorität.</translation>
    </message>
    <message>
        <source>Command duration limits (CDL)</source>
        <translation>Befehlsdauer-Limits (CDL)</translation>
    </message>
    <message>
        <source>Lets programs limit how long a command may take in the drive. For servers with drives that support it.</source>
        <translation>Lässt Programme begrenzen, wie lange ein Befehl im Laufwerk dauern darf. Für Server mit Laufwerken, die das unterstützen.</translation>
    </message>
    <message>
        <source>This drive does not support command duration limits.</source>
        <translation>Dieses Laufwerk unterstützt keine Befehlsdauer-Limits.</translation>
    </message>
    <message>
        <source>Activity LED mode</source>
        <translation>Aktivitäts-LED</translation>
    </message>
    <message>
        <source>Sets how the drive's LED in an enclosure shows activity.</source>
        <translation>Legt fest, wie die LED des Laufwerks in einem Gehäuse Aktivität anzeigt.</translation>
    </message>
    <message>
        <source>does not show activity</source>
        <translation>zeigt keine Aktivität</translation>
    </message>
    <message>
        <source>off, blinks on activity</source>
        <translation>aus, blinkt bei Aktivität</translation>
    </message>
    <message>
        <source>on, blinks on activity</source>
        <translation>an, blinkt bei Aktivität</translation>
    </message>
    <message>
        <source>Locate light</source>
        <translation>Ortungs-LED</translation>
    </message>
    <message>
        <source>Turns on the light at the drive's slot in its enclosure. Use it to find the right drive to pull.</source>
        <translation>Schaltet die LED am Slot des Laufwerks in seinem Gehäuse ein. Damit finden Sie das richtige Laufwerk zum Herausziehen.</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>Schreib-Cache</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory. Much faster for many small writes; file systems keep data safe by flushing it at the right moments.</source>
        <translation>Meldet einen Schreibvorgang als erledigt, sobald er im Speicher des Laufwerks ist. Viel schneller bei vielen kleinen Schreibvorgängen; Dateisysteme schützen die Daten, indem sie den Cache im richtigen Moment leeren.</translation>
    </message>
    <message>
        <source>With the cache on, a power failure loses data that was not yet flushed to the platters or the flash.</source>
        <translation>Mit eingeschaltetem Cache gehen bei einem Stromausfall Daten verloren, die noch nicht auf die Scheiben oder den Flash geschrieben wurden.</translation>
    </message>
    <message>
        <source>Read look-ahead</source>
        <translation>Look-ahead (Laufwerk)</translation>
    </message>
    <message>
        <source>Reads on into the drive's memory after a read, in case the next request continues there. Rarely worth turning off.</source>
        <translation>Liest nach einem Lesevorgang in den Speicher des Laufwerks weiter, falls die nächste Anfrage dort fortsetzt. Abschalten lohnt sich selten.</translation>
    </message>
    <message>
        <source>Power management level (APM)</source>
        <translation>APM-Stufe</translation>
    </message>
    <message>
        <source>Trades power use against speed; below 128 the drive may spin down. Low values park the heads often; most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation>Wägt Stromverbrauch gegen Geschwindigkeit ab; unter 128 kann das Laufwerk den Motor stoppen. Niedrige Werte parken die Köpfe oft; die meisten Laufwerke sind für 300.000 bis 600.000 Ladezyklen ausgelegt.</translation>
    </message>
    <message>
        <source>power saving</source>
        <translation>Stromsparen</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>may spin down and parks the heads often</source>
        <translation>kann den Motor stoppen und parkt die Köpfe oft</translation>
    </message>
    <message>
        <source>parks the heads, but does not spin down</source>
        <translation>parkt die Köpfe, stoppt aber nicht den Motor</translation>
    </message>
    <message>
        <source>does not park the heads</source>
        <translation>parkt die Köpfe nicht</translation>
    </message>
    <message>
        <source>Acoustic management level (AAM)</source>
        <translation>AAM-Stufe</translation>
    </message>
    <message>
        <source>Trades seek noise against seek speed. Most drives support only quiet (128) and fast (254); drives made since about 2010 rarely support it.</source>
        <translation>Wägt Geräusch gegen Geschwindigkeit der Kopfbewegungen ab. Die meisten Laufwerke unterstützen nur leise (128) und schnell (254); Laufwerke seit etwa 2010 unterstützen es selten.</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>Standby timer (spin-down)</source>
        <translation>Standby-Timer (Spindown)</translation>
    </message>
    <message>
        <source>Spins the drive down after this much idle time. Quiet and saves power with rarely used drives; spinning up takes seconds and wears the drive.</source>
        <translation>Stoppt den Motor des Laufwerks nach dieser Leerlaufzeit. Leise und stromsparend bei selten genutzten Laufwerken; das Anlaufen dauert Sekunden und verschleißt das Laufwerk.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>vendor-specific (8 to 12 h)</source>
        <translation>herstellerspezifisch (8 bis 12 h)</translation>
    </message>
    <message>
        <source>Extended power conditions (EPC)</source>
        <translation>Erweiterte Energiezustände (EPC)</translation>
    </message>
    <message>
        <source>Enables separate timers for each power condition (idle_a to standby_z). Replaces APM: enabling it disables the APM level.</source>
        <translation>Schaltet eigene Timer für jeden Energiezustand ein (idle_a bis standby_z). Ersetzt APM: Einschalten schaltet die APM-Stufe ab.</translation>
    </message>
    <message>
        <source>Idle_a timer</source>
        <translation>Idle_a-Timer</translation>
    </message>
    <message>
        <source>Idle time before the drive turns off part of its electronics. Recovery takes milliseconds.</source>
        <translation>Leerlaufzeit, nach der das Laufwerk einen Teil seiner Elektronik abschaltet. Die Rückkehr dauert Millisekunden.</translation>
    </message>
    <message>
        <source>Idle_b timer</source>
        <translation>Idle_b-Timer</translation>
    </message>
    <message>
        <source>Unloads the heads after this much idle time. Short times save power, but most drives are rated for 300,000 to 600,000 load cycles.</source>
        <translation>Parkt die Köpfe nach dieser Leerlaufzeit. Kurze Zeiten sparen Strom, aber die meisten Laufwerke sind für 300.000 bis 600.000 Ladezyklen ausgelegt.</translation>
    </message>
    <message>
        <source>Idle_c timer</source>
        <translation>Idle_c-Timer</translation>
    </message>
    <message>
        <source>Reduces the rotation speed after this much idle time. The next access takes seconds.</source>
        <translation>Verringert die Drehzahl nach dieser Leerlaufzeit. Der nächste Zugriff dauert Sekunden.</translation>
    </message>
    <message>
        <source>Standby_y timer</source>
        <translation>Standby_y-Timer</translation>
    </message>
    <message>
        <source>Idle time before the drive enters standby_y, from which it recovers faster than from standby_z. It may spin down, and every spin-up wears the drive.</source>
        <translation>Leerlaufzeit, nach der das Laufwerk in standby_y wechselt, aus dem es schneller zurückkehrt als aus standby_z. Es kann den Motor stoppen, und jedes Anlaufen verschleißt das Laufwerk.</translation>
    </message>
    <message>
        <source>Standby_z timer (spin-down)</source>
        <translation>Standby_z-Timer (Spindown)</translation>
    </message>
    <message>
        <source>Spins the drive down after this much idle time. The next access waits for the spin-up, and every spin-up wears the drive.</source>
        <translation>Stoppt den Motor des Laufwerks nach dieser Leerlaufzeit. Der nächste Zugriff wartet auf das Anlaufen, und jedes Anlaufen verschleißt das Laufwerk.</translation>
    </message>
    <message>
        <source>Automatic partial to slumber</source>
        <translation>Automatisch Partial zu Slumber</translation>
    </message>
    <message>
        <source>Lets the drive move an idle SATA link from partial to slumber, the deeper of its power states. Saves some power in laptops, only with link power management.</source>
        <translation>Lässt das Laufwerk einen unbenutzten SATA-Link von Partial zu Slumber wechseln, dem tieferen seiner Energiezustände. Spart in Laptops etwas Strom, nur mit Link-Energieverwaltung.</translation>
    </message>
    <message>
        <source>Free-fall control</source>
        <translation>Freifallschutz</translation>
    </message>
    <message>
        <source>Parks the heads when the drive detects that it falls; higher numbers react to less. 0 is a vendor-specific level; only laptop drives have this.</source>
        <translation>Parkt die Köpfe, wenn das Laufwerk einen Fall erkennt; höhere Zahlen reagieren auf weniger. 0 ist eine herstellerspezifische Stufe; nur Laptop-Laufwerke haben dies.</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>Power-up in standby (PUIS)</source>
        <translation>Einschalten in Standby (PUIS)</translation>
    </message>
    <message>
        <source>Keeps the drive spun down after power-on, so that many drives do not start at the same time. Linux spins it up; many BIOS/UEFI versions do not, and then do not detect the drive.</source>
        <translation>Lässt den Motor nach dem Einschalten stehen, damit nicht viele Laufwerke gleichzeitig anlaufen. Linux startet ihn; viele BIOS/UEFI-Versionen tun das nicht und erkennen das Laufwerk dann nicht.</translation>
    </message>
    <message>
        <source>A BIOS/UEFI that does not spin up such a drive does not detect it. Nothing on it can be used there, not even to change this setting back.</source>
        <translation>Ein BIOS/UEFI, das ein solches Laufwerk nicht anlaufen lässt, erkennt es nicht. Nichts darauf ist dort nutzbar, auch nicht, um diese Einstellung zurückzunehmen.</translation>
    </message>
    <message>
        <source>Read recovery limit (ERC/TLER)</source>
        <translation>Limit der Lesefehlerkorrektur (ERC)</translation>
    </message>
    <message>
        <source>Limits how long the drive tries to read a bad sector before it reports an error. Use about 7 s in an array, where other members hold the data; use no limit on a single drive.</source>
        <translation>Begrenzt, wie lange das Laufwerk versucht, einen defekten Sektor zu lesen, bevor es einen Fehler meldet. Verwenden Sie etwa 7 s in einem Array, in dem andere Mitglieder die Daten haben; kein Limit bei einem einzelnen Laufwerk.</translation>
    </message>
    <message>
        <source>On a drive outside an array, a short limit gives up on data that the drive might still read. In an array without a limit, the kernel may drop the whole drive because of one bad sector.</source>
        <translation>Bei einem Laufwerk außerhalb eines Arrays gibt ein kurzes Limit Daten auf, die das Laufwerk vielleicht noch lesen könnte. In einem Array ohne Limit wirft der Kernel möglicherweise wegen eines defekten Sektors das ganze Laufwerk hinaus.</translation>
    </message>
    <message>
        <source>Write recovery limit (ERC/TLER)</source>
        <translation>Limit der Schreibfehlerkorrektur (ERC)</translation>
    </message>
    <message>
        <source>Limits how long the drive tries to write before it reports an error. Set it together with the read recovery limit.</source>
        <translation>Begrenzt, wie lange das Laufwerk zu schreiben versucht, bevor es einen Fehler meldet. Setzen Sie es zusammen mit dem Limit der Lesefehlerkorrektur.</translation>
    </message>
    <message>
        <source>Write-read-verify</source>
        <translation>Write-Read-Verify</translation>
    </message>
    <message>
        <source>Reads data again right after writing: all of it, or the first part after each start. Finds bad sectors at once and about halves the write speed.</source>
        <translation>Liest Daten direkt nach dem Schreiben wieder: alle oder den ersten Teil nach jedem Start. Findet defekte Sektoren sofort und halbiert etwa die Schreibgeschwindigkeit.</translation>
    </message>
    <message>
        <source>the first 65,536 sectors (33.6 MB)</source>
        <translation>die ersten 65.536 Sektoren (33,6 MB)</translation>
    </message>
    <message>
        <source>vendor-specific amount</source>
        <translation>herstellerspezifische Menge</translation>
    </message>
    <message>
        <source>SMART</source>
        <translation>SMART</translation>
    </message>
    <message>
        <source>Lets the drive record its errors, hours and temperature. Turning it off hides all of this and the error recovery limits; there is hardly a reason to.</source>
        <translation>Lässt das Laufwerk Fehler, Betriebsstunden und Temperatur aufzeichnen. Abschalten verbirgt dies alles und die Limits der Fehlerkorrektur; es gibt kaum einen Grund dafür.</translation>
    </message>
    <message>
        <source>Device statistics notification</source>
        <translation>Gerätestatistik-Meldung (DSN)</translation>
    </message>
    <message>
        <source>Reports when a device statistic, such as the temperature, passes a limit that was set for it. Matters only to programs that read these reports.</source>
        <translation>Meldet, wenn eine Gerätestatistik wie die Temperatur eine dafür gesetzte Grenze überschreitet. Nur für Programme von Bedeutung, die diese Meldungen lesen.</translation>
    </message>
    <message>
        <source>Software settings preservation</source>
        <translation>Erhalt der Softwareeinstellungen (SSP)</translation>
    </message>
    <message>
        <source>Keeps the settings of a SATA drive when the link is reset, as the kernel does after an error. On unless it was turned off.</source>
        <translation>Behält die Einstellungen eines SATA-Laufwerks, wenn der Link zurückgesetzt wird, wie es der Kernel nach einem Fehler tut. Eingeschaltet, sofern nicht abgeschaltet.</translation>
    </message>
    <message>
        <source>Keep features over soft reset</source>
        <translation>Funktionen nach Soft-Reset behalten</translation>
    </message>
    <message>
        <source>Keeps the drive's settings over a soft reset; off returns them to the power-on defaults. Many SATA drives keep them in either case.</source>
        <translation>Behält die Einstellungen des Laufwerks bei einem Soft-Reset; „aus“ setzt sie auf die Einschaltvorgaben zurück. Viele SATA-Laufwerke behalten sie in jedem Fall.</translation>
    </message>
    <message>
        <source>Multiple sector count</source>
        <translation>Multisektor-Anzahl (multcount)</translation>
    </message>
    <message>
        <source>Number of sectors per interrupt in transfers without DMA. Current drives use DMA, and the kernel sets this value.</source>
        <translation>Anzahl der Sektoren je Interrupt bei Übertragungen ohne DMA. Heutige Laufwerke verwenden DMA, und der Kernel setzt diesen Wert.</translation>
    </message>
    <message>
        <source>With the kernel's ATA driver (libata), the drive may fail and hang until it is powered off.</source>
        <translation>Mit dem ATA-Treiber des Kernels (libata) kann das Laufwerk ausfallen und hängen, bis es ausgeschaltet wird.</translation>
    </message>
    <message>
        <source>Read-only. It has an effect only without DMA, and the kernel may hang after a change.</source>
        <translation>Nur lesbar. Wirkt nur ohne DMA, und der Kernel kann nach einer Änderung hängen.</translation>
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>Flüchtiger Schreib-Cache (VWC)</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory, which the kernel flushes when needed. Turning it off makes many small writes much slower.</source>
        <translation>Meldet einen Schreibvorgang als erledigt, sobald er im Speicher des Laufwerks ist, den der Kernel bei Bedarf leert. Abschalten macht viele kleine Schreibvorgänge viel langsamer.</translation>
    </message>
    <message>
        <source>With the cache on, a power failure loses data that was not yet flushed to the flash.</source>
        <translation>Mit eingeschaltetem Cache gehen bei einem Stromausfall Daten verloren, die noch nicht auf den Flash geschrieben wurden.</translation>
    </message>
    <message>
        <source>Power state (PS)</source>
        <translation>Energiezustand (PS)</translation>
    </message>
    <message>
        <source>Limits the power that the drive draws while it works: 0 is full speed, higher numbers are cooler and slower. Idle power states are set by the APST latency tolerance.</source>
        <translation>Begrenzt die Leistung, die das Laufwerk beim Arbeiten aufnimmt: 0 ist volle Geschwindigkeit, höhere Zahlen sind kühler und langsamer. Die Energiezustände im Leerlauf bestimmt die APST-Latenztoleranz.</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Workload hint (WH)</source>
        <translation>Workload-Hinweis (WH)</translation>
    </message>
    <message>
        <source>Tells the drive which kind of work to expect, so that its firmware can manage power for it. Few drives use it.</source>
        <translation>Sagt dem Laufwerk, welche Art von Arbeit zu erwarten ist, damit seine Firmware die Energie danach verwaltet. Wenige Laufwerke nutzen es.</translation>
    </message>
    <message>
        <source>long idle periods with bursts of random writes</source>
        <translation>lange Leerlaufzeiten mit Schüben zufälligen Schreibens</translation>
    </message>
    <message>
        <source>heavy sequential writes</source>
        <translation>starkes sequenzielles Schreiben</translation>
    </message>
    <message>
        <source>Light throttling (TMT1)</source>
        <translation>Leichte Temperaturdrosselung (TMT1)</translation>
    </message>
    <message>
        <source>Temperature at which the drive starts to throttle, with little loss of speed. Must be below TMT2. Off uses the firmware's own limit.</source>
        <translation>Temperatur, ab der das Laufwerk zu drosseln beginnt, mit wenig Verlust an Geschwindigkeit. Muss unter TMT2 liegen. „Aus“ verwendet die Grenze der Firmware.</translation>
    </message>
    <message>
        <source>Heavy throttling (TMT2)</source>
        <translation>Starke Temperaturdrosselung (TMT2)</translation>
    </message>
    <message>
        <source>Temperature at which the drive throttles heavily, whatever the cost in speed. Must be above TMT1. Off uses the firmware's own limit.</source>
        <translation>Temperatur, ab der das Laufwerk stark drosselt, ohne Rücksicht auf die Geschwindigkeit. Muss über TMT1 liegen. „Aus“ verwendet die Grenze der Firmware.</translation>
    </message>
    <message>
        <source>Over-temperature threshold</source>
        <translation>Obere Temperaturschwelle</translation>
    </message>
    <message>
        <source>Temperature above which the drive reports a warning, which monitoring programs show. Does not change the speed; off disables the warning.</source>
        <translation>Temperatur, über der das Laufwerk eine Warnung meldet, die Überwachungsprogramme anzeigen. Ändert die Geschwindigkeit nicht; „aus“ schaltet die Warnung ab.</translation>
    </message>
    <message>
        <source>early warning</source>
        <translation>frühe Warnung</translation>
    </message>
    <message>
        <source>Under-temperature threshold</source>
        <translation>Untere Temperaturschwelle</translation>
    </message>
    <message>
        <source>Temperature below which the drive reports a warning, which monitoring programs show. Useful in unheated places; off disables the warning.</source>
        <translation>Temperatur, unter der das Laufwerk eine Warnung meldet, die Überwachungsprogramme anzeigen. Nützlich in unbeheizten Räumen; „aus“ schaltet die Warnung ab.</translation>
    </message>
    <message>
        <source>Interrupt coalescing time</source>
        <translation>Interrupt-Coalescing: Zeit</translation>
    </message>
    <message>
        <source>Sets how long the drive can delay an interrupt to report several completions at once. Longer saves CPU time under load and delays every completion at low load.</source>
        <translation>Legt fest, wie lange das Laufwerk einen Interrupt verzögern kann, um mehrere Abschlüsse auf einmal zu melden. Längere Zeiten sparen unter Last CPU-Zeit und verzögern bei geringer Last jeden Abschluss.</translation>
    </message>
    <message>
        <source>CPU efficiency</source>
        <translation>CPU-Effizienz</translation>
    </message>
    <message>
        <source>Interrupt coalescing threshold</source>
        <translation>Interrupt-Coalescing: Schwelle</translation>
    </message>
    <message>
        <source>Sets how many completions the drive collects before it interrupts the CPU, unless the coalescing time ends first. Has no effect while that time is off.</source>
        <translation>Legt fest, wie viele Abschlüsse das Laufwerk sammelt, bevor es die CPU unterbricht, sofern die Coalescing-Zeit nicht vorher endet. Wirkungslos, solange diese Zeit aus ist.</translation>
    </message>
    <message>
        <source>Arbitration burst (AB)</source>
        <translation>Arbitrierungs-Burst (AB)</translation>
    </message>
    <message>
        <source>Sets how many commands the drive takes from one CPU's queue before it continues with the next. Higher favors the busiest program; lower is fairer.</source>
        <translation>Legt fest, wie viele Befehle das Laufwerk aus der Warteschlange einer CPU nimmt, bevor es mit der nächsten fortfährt. Höhere Werte bevorzugen das aktivste Programm; niedrigere sind gerechter.</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 Befehl</translation>
    </message>
    <message>
        <source>2 commands</source>
        <translation>2 Befehle</translation>
    </message>
    <message>
        <source>4 commands</source>
        <translation>4 Befehle</translation>
    </message>
    <message>
        <source>8 commands</source>
        <translation>8 Befehle</translation>
    </message>
    <message>
        <source>16 commands</source>
        <translation>16 Befehle</translation>
    </message>
    <message>
        <source>32 commands</source>
        <translation>32 Befehle</translation>
    </message>
    <message>
        <source>64 commands</source>
        <translation>64 Befehle</translation>
    </message>
    <message>
        <source>Write cache (WCE)</source>
        <translation>Schreib-Cache (WCE)</translation>
    </message>
    <message>
        <source>Reports a write as done as soon as it is in the drive's memory. Much faster for small writes; servers often leave it off and use their RAID adapter's cache.</source>
        <translation>Meldet einen Schreibvorgang als erledigt, sobald er im Speicher des Laufwerks ist. Viel schneller bei kleinen Schreibvorgängen; Server lassen ihn oft aus und nutzen den Cache ihres RAID-Adapters.</translation>
    </message>
    <message>
        <source>Read cache (RCD)</source>
        <translation>Lese-Cache (RCD)</translation>
    </message>
    <message>
        <source>Lets the drive answer reads from its own memory if it has read the data before. Most users leave this on; off measures the medium itself.</source>
        <translation>Lässt das Laufwerk Lesevorgänge aus dem eigenen Speicher beantworten, wenn es die Daten schon gelesen hat. Die meisten lassen dies an; „aus“ misst das Medium selbst.</translation>
    </message>
    <message>
        <source>Read-ahead (DRA)</source>
        <translation>Vorauslesen (DRA)</translation>
    </message>
    <message>
        <source>Lets the drive read beyond a request into its own memory, for the next one. Most users leave this on.</source>
        <translation>Lässt das Laufwerk über eine Anfrage hinaus in den eigenen Speicher lesen, für die nächste. Die meisten lassen dies an.</translation>
    </message>
    <message>
        <source>Pre-fetch discontinuity (DISC)</source>
        <translation>Vorauslesen über Lücken (DISC)</translation>
    </message>
    <message>
        <source>Lets a pre-fetch continue where the heads have to move. Helps long reads, but delays requests that arrive during it.</source>
        <translation>Lässt ein Vorauslesen dort weitergehen, wo sich die Köpfe bewegen müssen. Hilft langen Lesevorgängen, verzögert aber Anfragen, die währenddessen eintreffen.</translation>
    </message>
    <message>
        <source>Abort pre-fetch (ABPF)</source>
        <translation>Vorauslesen abbrechen (ABPF)</translation>
    </message>
    <message>
        <source>Makes a new command end the pre-fetch at once. Better for random access, worse for several long reads in parallel.</source>
        <translation>Lässt einen neuen Befehl das Vorauslesen sofort beenden. Besser für wahlfreien Zugriff, schlechter für mehrere lange Lesevorgänge nebeneinander.</translation>
    </message>
    <message>
        <source>Caching analysis (CAP)</source>
        <translation>Cache-Analyse (CAP)</translation>
    </message>
    <message>
        <source>Lets the drive analyze how its cache is used and adapt to that. Off saves this effort and keeps unusual requests from changing the tuning.</source>
        <translation>Lässt das Laufwerk analysieren, wie sein Cache genutzt wird, und sich daran anpassen. „Aus“ spart diesen Aufwand und verhindert, dass ungewöhnliche Anfragen die Abstimmung ändern.</translation>
    </message>
    <message>
        <source>Initiator control (IC)</source>
        <translation>Initiator-Steuerung (IC)</translation>
    </message>
    <message>
        <source>Makes the drive divide its cache by the segment values set here, not by its own algorithm. For experiments: the drive's algorithm is usually better.</source>
        <translation>Lässt das Laufwerk seinen Cache nach den hier gesetzten Segmentwerten aufteilen, nicht nach dem eigenen Verfahren. Für Versuche: Das Verfahren des Laufwerks ist meist besser.</translation>
    </message>
    <message>
        <source>Segmentation by size (SIZE)</source>
        <translation>Segmentierung nach Größe (SIZE)</translation>
    </message>
    <message>
        <source>On divides the cache by segment size, off by number of segments. Has no effect without initiator control (IC).</source>
        <translation>Eingeschaltet wird der Cache nach der Segmentgröße aufgeteilt, sonst nach der Anzahl der Segmente. Wirkungslos ohne Initiator-Steuerung (IC).</translation>
    </message>
    <message>
        <source>Multiplication factor (MF)</source>
        <translation>Multiplikationsfaktor (MF)</translation>
    </message>
    <message>
        <source>Makes minimum and maximum pre-fetch count in lengths of the request, not in blocks.</source>
        <translation>Lässt minimales und maximales Vorauslesen in Längen der Anfrage zählen, nicht in Blöcken.</translation>
    </message>
    <message>
        <source>Force sequential write (FSW)</source>
        <translation>Sequenzielles Schreiben erzwingen (FSW)</translation>
    </message>
    <message>
        <source>Makes the drive write the blocks of a command in ascending order, not in the fastest order. Costs much speed and is rarely useful.</source>
        <translation>Lässt das Laufwerk die Blöcke eines Befehls in aufsteigender Reihenfolge schreiben, nicht in der schnellsten. Kostet viel Geschwindigkeit und ist selten nützlich.</translation>
    </message>
    <message>
        <source>Non-volatile cache off (NV_DIS)</source>
        <translation>Nichtflüchtigen Cache abschalten (NV_DIS)</translation>
    </message>
    <message>
        <source>Forbids the use of cache memory that survives a power failure; few drives have any. Data in it is then lost at a power failure.</source>
        <translation>Verbietet die Nutzung von Cache-Speicher, der einen Stromausfall übersteht; wenige Laufwerke haben welchen. Daten darin gehen dann bei einem Stromausfall verloren.</translation>
    </message>
    <message>
        <source>With this on, a power failure loses cached data that the drive would otherwise have kept.</source>
        <translation>Wenn dies an ist, gehen bei einem Stromausfall Daten im Cache verloren, die das Laufwerk sonst behalten hätte.</translation>
    </message>
    <message>
        <source>Demand read retention priority</source>
        <translation>Behaltepriorität Gelesenes (DRRP)</translation>
    </message>
    <message>
        <source>Sets which data the drive discards first when its cache is full: requested data or pre-fetched data.</source>
        <translation>Legt fest, welche Daten das Laufwerk zuerst verwirft, wenn sein Cache voll ist: angeforderte oder vorausgelesene.</translation>
    </message>
    <message>
        <source>no preference</source>
        <translation>keine Bevorzugung</translation>
    </message>
    <message>
        <source>discarded first</source>
        <translation>zuerst verworfen</translation>
    </message>
    <message>
        <source>kept longest</source>
        <translation>am längsten behalten</translation>
    </message>
    <message>
        <source>Write retention priority</source>
        <translation>Behaltepriorität Geschriebenes (WRP)</translation>
    </message>
    <message>
        <source>Sets how long the drive keeps written data in its cache, to answer reads of the same sectors.</source>
        <translation>Legt fest, wie lange das Laufwerk geschriebene Daten im Cache behält, um Lesevorgänge derselben Sektoren zu beantworten.</translation>
    </message>
    <message>
        <source>Pre-fetch disable length (DPTL)</source>
        <translation>Kein Vorauslesen ab Länge (DPTL)</translation>
    </message>
    <message>
        <source>Reads longer than this are not followed by a pre-fetch. 0 disables pre-fetch completely.</source>
        <translation>Längeren Lesevorgängen folgt kein Vorauslesen. 0 schaltet das Vorauslesen ganz ab.</translation>
    </message>
    <message>
        <source>Minimum pre-fetch</source>
        <translation>Minimales Vorauslesen</translation>
    </message>
    <message>
        <source>Amount that the drive pre-fetches even if other requests wait. Higher favors long reads, lower favors random access.</source>
        <translation>Menge, die das Laufwerk auch dann vorausliest, wenn andere Anfragen warten. Höhere Werte bevorzugen lange Lesevorgänge, niedrigere wahlfreien Zugriff.</translation>
    </message>
    <message>
        <source>Maximum pre-fetch</source>
        <translation>Maximales Vorauslesen</translation>
    </message>
    <message>
        <source>Largest amount that the drive pre-fetches while no other request waits.</source>
        <translation>Größte Menge, die das Laufwerk vorausliest, solange keine andere Anfrage wartet.</translation>
    </message>
    <message>
        <source>Maximum pre-fetch ceiling</source>
        <translation>Obergrenze des Vorauslesens</translation>
    </message>
    <message>
        <source>Limit in sectors for a pre-fetch that counts in lengths of the request (MF).</source>
        <translation>Grenze in Sektoren für ein Vorauslesen, das in Längen der Anfrage zählt (MF).</translation>
    </message>
    <message>
        <source>Number of cache segments</source>
        <translation>Anzahl der Cache-Segmente</translation>
    </message>
    <message>
        <source>Sets into how many parts the drive divides its cache. Each serves one sequential stream, so many streams need many parts.</source>
        <translation>Legt fest, in wie viele Teile das Laufwerk seinen Cache aufteilt. Jeder bedient einen sequenziellen Datenstrom; viele Ströme brauchen also viele Teile.</translation>
    </message>
    <message>
        <source>Cache segment size</source>
        <translation>Cache-Segmentgröße</translation>
    </message>
    <message>
        <source>Sets the size of each part of the cache. Used only with initiator control (IC) and segmentation by size (SIZE).</source>
        <translation>Legt die Größe jedes Teils des Caches fest. Nur verwendet mit Initiator-Steuerung (IC) und Segmentierung nach Größe (SIZE).</translation>
    </message>
    <message>
        <source>Segment size in blocks (LBCSS)</source>
        <translation>Segmentgröße in Blöcken (LBCSS)</translation>
    </message>
    <message>
        <source>Makes the cache segment size count in blocks, not in bytes.</source>
        <translation>Lässt die Cache-Segmentgröße in Blöcken zählen, nicht in Byte.</translation>
    </message>
    <message>
        <source>Cache sync progress (SYNC_PROG)</source>
        <translation>Fortschritt der Cache-Synchronisierung (SYNC_PROG)</translation>
    </message>
    <message>
        <source>Sets whether the drive accepts other commands and reports its progress while it flushes its cache.</source>
        <translation>Legt fest, ob das Laufwerk andere Befehle annimmt und seinen Fortschritt meldet, während es seinen Cache leert.</translation>
    </message>
    <message>
        <source>accept commands, no progress report</source>
        <translation>Befehle annehmen, keine Fortschrittsmeldung</translation>
    </message>
    <message>
        <source>accept commands, report progress on request</source>
        <translation>Befehle annehmen, Fortschritt auf Anfrage melden</translation>
    </message>
    <message>
        <source>reject commands that use the cache, report progress</source>
        <translation>Befehle ablehnen, die den Cache nutzen, Fortschritt melden</translation>
    </message>
    <message>
        <source>No write reallocation (AWRE)</source>
        <translation>Keine Neuzuweisung beim Schreiben (AWRE)</translation>
    </message>
    <message>
        <source>Makes a write to a bad sector fail instead of moving the data to a spare sector. Leave this off unless a RAID adapter manages bad sectors itself.</source>
        <translation>Lässt einen Schreibvorgang auf einen defekten Sektor scheitern, statt die Daten in einen Reservesektor zu verlegen. Lassen Sie dies aus, sofern nicht ein RAID-Adapter defekte Sektoren selbst verwaltet.</translation>
    </message>
    <message>
        <source>With this on, failing sectors stay in use, and data written to them can be lost.</source>
        <translation>Wenn dies an ist, bleiben ausfallende Sektoren in Benutzung, und darauf geschriebene Daten können verloren gehen.</translation>
    </message>
    <message>
        <source>No read reallocation (ARRE)</source>
        <translation>Keine Neuzuweisung beim Lesen (ARRE)</translation>
    </message>
    <message>
        <source>Leaves data on a sector that was hard to read instead of moving it to a spare sector. Leave this off: the next read can fail.</source>
        <translation>Lässt Daten auf einem schwer lesbaren Sektor, statt sie in einen Reservesektor zu verlegen. Lassen Sie dies aus: Das nächste Lesen kann scheitern.</translation>
    </message>
    <message>
        <source>With this on, data that was hard to read stays on the weak sector and can be lost there.</source>
        <translation>Wenn dies an ist, bleiben schwer lesbare Daten auf dem schwachen Sektor und können dort verloren gehen.</translation>
    </message>
    <message>
        <source>Idle time before the drive enters standby_y, the deepest condition with a quick recovery. What it turns off is vendor-specific.</source>
        <translation>Leerlaufzeit, nach der das Laufwerk in standby_y wechselt, den tiefsten Zustand mit schneller Rückkehr. Was es abschaltet, ist herstellerspezifisch.</translation>
    </message>
    <message>
        <source>Background function precedence</source>
        <translation>Vorrang von Hintergrundfunktionen</translation>
    </message>
    <message>
        <source>Sets whether the drive finishes background functions, such as media scans, before it saves power. If they come first, it also leaves a power condition for them.</source>
        <translation>Legt fest, ob das Laufwerk Hintergrundfunktionen wie Medienprüfungen beendet, bevor es Strom spart. Haben sie Vorrang, verlässt es dafür auch einen Energiezustand.</translation>
    </message>
    <message>
        <source>vendor-specific</source>
        <translation>herstellerspezifisch</translation>
    </message>
    <message>
        <source>background functions first</source>
        <translation>Hintergrundfunktionen zuerst</translation>
    </message>
    <message>
        <source>power saving first</source>
        <translation>Stromsparen zuerst</translation>
    </message>
    <message>
        <source>Check condition from idle_c</source>
        <translation>Check Condition nach idle_c</translation>
    </message>
    <message>
        <source>Makes the first command after idle_c end with CHECK CONDITION. The kernel retries it.</source>
        <translation>Lässt den ersten Befehl nach idle_c mit CHECK CONDITION enden. Der Kernel wiederholt ihn.</translation>
    </message>
    <message>
        <source>as the transport standard defines</source>
        <translation>wie im Transportstandard festgelegt</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>eingeschaltet</translation>
    </message>
    <message>
        <source>Check condition from standby</source>
        <translation>Check Condition nach Standby</translation>
    </message>
    <message>
        <source>Makes the first command after standby end with CHECK CONDITION. The kernel retries it.</source>
        <translation>Lässt den ersten Befehl nach Standby mit CHECK CONDITION enden. Der Kernel wiederholt ihn.</translation>
    </message>
    <message>
        <source>Check condition from stopped</source>
        <translation>Check Condition nach Stopp</translation>
    </message>
    <message>
        <source>Makes the first command after the stopped state end with CHECK CONDITION. The kernel retries it.</source>
        <translation>Lässt den ersten Befehl nach dem gestoppten Zustand mit CHECK CONDITION enden. Der Kernel wiederholt ihn.</translation>
    </message>
    <message>
        <source>Informational exceptions (IE)</source>
        <translation>Ausfallvorhersage (DEXCPT)</translation>
    </message>
    <message>
        <source>Lets the drive report that it predicts its own failure. Monitoring programs such as smartd rely on it.</source>
        <translation>Lässt das Laufwerk melden, dass es den eigenen Ausfall vorhersagt. Überwachungsprogramme wie smartd verlassen sich darauf.</translation>
    </message>
    <message>
        <source>Warning reporting (EWASC)</source>
        <translation>Warnmeldungen (EWASC)</translation>
    </message>
    <message>
        <source>Lets the drive report warnings, such as a high temperature. Monitoring programs such as smartd rely on it.</source>
        <translation>Lässt das Laufwerk Warnungen melden, etwa eine hohe Temperatur. Überwachungsprogramme wie smartd verlassen sich darauf.</translation>
    </message>
    <message>
        <source>Reporting method (MRIE)</source>
        <translation>Meldeverfahren (MRIE)</translation>
    </message>
    <message>
        <source>Sets how a failure prediction or warning reaches the computer. Programs that poll, such as smartd, work with every method but the first.</source>
        <translation>Legt fest, wie eine Ausfallvorhersage oder Warnung den Computer erreicht. Programme, die abfragen, wie smartd, funktionieren mit jedem Verfahren außer dem ersten.</translation>
    </message>
    <message>
        <source>no reporting</source>
        <translation>keine Meldung</translation>
    </message>
    <message>
        <source>unit attention</source>
        <translation>Unit Attention</translation>
    </message>
    <message>
        <source>recovered error, if the drive reports these (PER)</source>
        <translation>behobener Fehler, wenn das Laufwerk diese meldet (PER)</translation>
    </message>
    <message>
        <source>recovered error, always</source>
        <translation>behobener Fehler, immer</translation>
    </message>
    <message>
        <source>no error, only sense data</source>
        <translation>kein Fehler, nur Sense-Daten</translation>
    </message>
    <message>
        <source>only on request (REQUEST SENSE)</source>
        <translation>nur auf Anfrage (REQUEST SENSE)</translation>
    </message>
    <message>
        <source>Autosuspend delay</source>
        <translation>Autosuspend-Verzögerung</translation>
    </message>
    <message>
        <source>Idle time until the kernel suspends the drive, for drives that ignore their own timer. Needs runtime power management; every access, also by monitoring programs, restarts the motor.</source>
        <translation>Leerlaufzeit, bis der Kernel das Laufwerk suspendiert, für Laufwerke, die ihren eigenen Timer ignorieren. Braucht Laufzeit-Energieverwaltung; jeder Zugriff, auch von Überwachungsprogrammen, startet den Motor wieder.</translation>
    </message>
    <message>
        <source>readiness</source>
        <translation>Bereitschaft zur Arbeit</translation>
    </message>
    <message>
        <source>Runtime power management</source>
        <translation>Laufzeit-Energieverwaltung</translation>
    </message>
    <message>
        <source>Lets the kernel suspend the drive while nothing uses it. Has no effect until the autosuspend delay is set, which starts as never.</source>
        <translation>Lässt den Kernel das Laufwerk suspendieren, solange nichts es nutzt. Wirkungslos, bis die Autosuspend-Verzögerung gesetzt ist, die mit „nie“ beginnt.</translation>
    </message>
    <message>
        <source>SATA link power management</source>
        <translation>SATA-Link-Energieverwaltung (LPM)</translation>
    </message>
    <message>
        <source>Sets how much power the SATA link of the port saves between commands, for all its drives. med_power_with_dipm saves most of the possible power.</source>
        <translation>Legt fest, wie viel Strom der SATA-Link des Anschlusses zwischen Befehlen spart, für alle seine Laufwerke. med_power_with_dipm spart das meiste des Möglichen.</translation>
    </message>
    <message>
        <source>Some drive and controller combinations lose the link, freeze or corrupt data in the deeper states. With any policy but max_performance the port does not detect that a drive is removed.</source>
        <translation>Manche Kombinationen aus Laufwerk und Controller verlieren in den tieferen Zuständen den Link, frieren ein oder verfälschen Daten. Mit jeder Richtlinie außer max_performance erkennt der Anschluss nicht, dass ein Laufwerk entfernt wird.</translation>
    </message>
    <message>
        <source>the link is always active</source>
        <translation>der Link ist immer aktiv</translation>
    </message>
    <message>
        <source>the host can set the link to Partial</source>
        <translation>der Host kann den Link auf Partial setzen</translation>
    </message>
    <message>
        <source>the drive can also set it to Partial and Slumber; saves most of the possible power</source>
        <translation>auch das Laufwerk kann den Link auf Partial und Slumber setzen; spart das meiste des Möglichen</translation>
    </message>
    <message>
        <source>the host uses Partial and DevSleep, the drive Partial and Slumber</source>
        <translation>der Host verwendet Partial und DevSleep, das Laufwerk Partial und Slumber</translation>
    </message>
    <message>
        <source>the host uses Slumber and DevSleep; the link takes longest to recover</source>
        <translation>der Host verwendet Slumber und DevSleep; der Link braucht am längsten zur Rückkehr</translation>
    </message>
    <message>
        <source>This port does not support link power management.</source>
        <translation>Dieser Anschluss unterstützt keine Link-Energieverwaltung.</translation>
    </message>
    <message>
        <source>APST latency tolerance</source>
        <translation>APST-Latenztoleranz</translation>
    </message>
    <message>
        <source>Longest time to leave an idle power state that the kernel accepts for this controller. Higher saves more power and delays the next request; 0 disables APST.</source>
        <translation>Längste Zeit zum Verlassen eines Leerlaufzustands, die der Kernel bei diesem Controller zulässt. Höhere Werte sparen mehr Strom und verzögern die nächste Anfrage; 0 schaltet APST ab.</translation>
    </message>
    <message>
        <source>Some drives do not return from their deepest power states, and disappear until the next restart.</source>
        <translation>Manche Laufwerke kehren aus ihren tiefsten Energiezuständen nicht zurück und verschwinden bis zum nächsten Neustart.</translation>
    </message>
    <message>
        <source>Spin down on suspend</source>
        <translation>Spindown bei Bereitschaft</translation>
    </message>
    <message>
        <source>Stops the motor before the computer suspends. libata drives always spin down. Other drives would lose power with the heads loaded.</source>
        <translation>Stoppt den Motor, bevor der Computer in Bereitschaft geht. libata-Laufwerke stoppen ihn immer. Andere würden den Strom bei nicht geparkten Köpfen verlieren.</translation>
    </message>
    <message>
        <source>Spin down on runtime suspend</source>
        <translation>Spindown bei Laufzeit-Suspend</translation>
    </message>
    <message>
        <source>Lets runtime power management stop the motor.</source>
        <translation>Lässt die Laufzeit-Energieverwaltung den Motor stoppen.</translation>
    </message>
    <message>
        <source>Spin down on shutdown</source>
        <translation>Spindown beim Herunterfahren</translation>
    </message>
    <message>
        <source>Unloads the heads and stops the motor before the computer powers off. Without it the drive does an emergency retract, which wears it.</source>
        <translation>Parkt die Köpfe und stoppt den Motor, bevor der Computer sich ausschaltet. Ohne dies führt das Laufwerk ein Notparken aus, das es verschleißt.</translation>
    </message>
    <message>
        <source>Allow restart</source>
        <translation>Neustart erlauben</translation>
    </message>
    <message>
        <source>Lets the kernel start a drive that reports that it is stopped, instead of failing the request.</source>
        <translation>Lässt den Kernel ein Laufwerk starten, das sich als gestoppt meldet, statt die Anfrage scheitern zu lassen.</translation>
    </message>
    <message>
        <source>Minimum sync speed</source>
        <translation>Minimale Sync-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed per member below which md does not slow a resync, rebuild or check while programs use the array. Higher finishes sooner and slows the programs.</source>
        <translation>Geschwindigkeit je Mitglied, unter die md einen Resync, Rebuild oder eine Prüfung nicht bremst, während Programme das Array nutzen. Mit höheren Werten ist der Vorgang früher fertig, bremst aber die Programme.</translation>
    </message>
    <message>
        <source>program speed</source>
        <translation>Programmgeschwindigkeit</translation>
    </message>
    <message>
        <source>resync speed</source>
        <translation>Resync-Geschwindigkeit</translation>
    </message>
    <message>
        <source>system limit</source>
        <translation>Systemgrenze</translation>
    </message>
    <message>
        <source>Maximum sync speed</source>
        <translation>Maximale Sync-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Highest speed per member of a resync, rebuild or check while nothing else uses the array. Lower takes longer, but keeps the drives cooler and quieter.</source>
        <translation>Höchste Geschwindigkeit je Mitglied bei Resync, Rebuild oder Prüfung, solange nichts anderes das Array nutzt. Niedrigere Werte dauern länger, halten die Laufwerke aber kühler und leiser.</translation>
    </message>
    <message>
        <source>Minimum sync speed, all arrays</source>
        <translation>Minimale Sync-Geschwindigkeit, alle Arrays</translation>
    </message>
    <message>
        <source>Applies to every array that has no minimum of its own. One value for the whole computer: a change here affects all of them.</source>
        <translation>Gilt für jedes Array ohne eigenes Minimum. Ein Wert für den ganzen Computer: Eine Änderung hier betrifft alle.</translation>
    </message>
    <message>
        <source>Maximum sync speed, all arrays</source>
        <translation>Maximale Sync-Geschwindigkeit, alle Arrays</translation>
    </message>
    <message>
        <source>Applies to every array that has no maximum of its own. One value for the whole computer: a change here affects all of them.</source>
        <translation>Gilt für jedes Array ohne eigenes Maximum. Ein Wert für den ganzen Computer: Eine Änderung hier betrifft alle.</translation>
    </message>
    <message>
        <source>Stripe cache size</source>
        <translation>Stripe-Cache-Größe</translation>
    </message>
    <message>
        <source>Number of stripes that a RAID 4, 5 or 6 keeps in memory. More makes writing faster and takes 4 KiB for each stripe and member.</source>
        <translation>Anzahl der Stripes, die ein RAID 4, 5 oder 6 im Arbeitsspeicher hält. Mehr beschleunigt das Schreiben und belegt 4 KiB je Stripe und Mitglied.</translation>
    </message>
    <message>
        <source>The memory is allocated at once and not released. A large cache can make a computer that is short of memory hang.</source>
        <translation>Der Speicher wird sofort belegt und nicht freigegeben. Ein großer Cache kann einen Computer mit wenig freiem Speicher hängen lassen.</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>freier Speicher</translation>
    </message>
    <message>
        <source>write speed</source>
        <translation>Schreibgeschwindigkeit</translation>
    </message>
    <message>
        <source>Worker threads per NUMA node</source>
        <translation>Worker-Threads pro NUMA-Knoten</translation>
    </message>
    <message>
        <source>Lets several threads share the work of a RAID 4, 5 or 6. Useful with fast SSDs as members; hard disks do not keep one thread busy.</source>
        <translation>Lässt mehrere Threads die Arbeit eines RAID 4, 5 oder 6 teilen. Nützlich mit schnellen SSDs als Mitgliedern; Festplatten lasten einen Thread nicht aus.</translation>
    </message>
    <message>
        <source>single thread</source>
        <translation>ein Thread</translation>
    </message>
    <message>
        <source>Preread bypass threshold</source>
        <translation>Preread-Bypass-Schwelle</translation>
    </message>
    <message>
        <source>Number of full-stripe writes that may pass a stripe that must be read first. With 0 such stripes wait until all full-stripe writes are done.</source>
        <translation>Anzahl der Schreibvorgänge ganzer Stripes, die einen Stripe überholen können, der zuerst gelesen werden muss. Mit 0 warten solche Stripes, bis alle Schreibvorgänge ganzer Stripes erledigt sind.</translation>
    </message>
    <message>
        <source>Parity update (RMW/RCW)</source>
        <translation>Paritätsaktualisierung (RMW/RCW)</translation>
    </message>
    <message>
        <source>Chooses between read-modify-write (RMW) and reconstruct-write (RCW) for partial stripes. By default md takes the one that needs fewer reads.</source>
        <translation>Wählt bei unvollständigen Stripes zwischen Read-Modify-Write (RMW) und Reconstruct-Write (RCW). Standardmäßig nimmt md das Verfahren mit weniger Lesevorgängen.</translation>
    </message>
    <message>
        <source>always RCW</source>
        <translation>immer RCW</translation>
    </message>
    <message>
        <source>the one with fewer reads</source>
        <translation>das mit weniger Lesevorgängen</translation>
    </message>
    <message>
        <source>the one with fewer reads; RMW if equal</source>
        <translation>das mit weniger Lesevorgängen; RMW bei Gleichstand</translation>
    </message>
    <message>
        <source>Skip copy of full stripes</source>
        <translation>Volle Stripes ohne Kopie</translation>
    </message>
    <message>
        <source>Writes full stripes directly from the program's pages. Saves CPU time with very fast members, but programs wait to change these pages.</source>
        <translation>Schreibt volle Stripes direkt aus den Speicherseiten des Programms. Spart CPU-Zeit mit sehr schnellen Mitgliedern, aber Programme warten, um diese Seiten zu ändern.</translation>
    </message>
    <message>
        <source>Journal mode</source>
        <translation>Journalmodus</translation>
    </message>
    <message>
        <source>Chooses whether the journal device of a RAID 4, 5 or 6 only protects writes or also caches them.</source>
        <translation>Legt fest, ob das Journal-Gerät eines RAID 4, 5 oder 6 Schreibvorgänge nur schützt oder auch zwischenspeichert.</translation>
    </message>
    <message>
        <source>With write-back, data that is reported as saved is on the journal device alone for a while. If that device fails, the data is lost.</source>
        <translation>Mit Write-back liegen als gespeichert gemeldete Daten eine Weile nur auf dem Journal-Gerät. Fällt dieses aus, sind die Daten verloren.</translation>
    </message>
    <message>
        <source>the journal only protects writes</source>
        <translation>das Journal schützt Schreibvorgänge nur</translation>
    </message>
    <message>
        <source>the journal also caches writes, which makes them faster</source>
        <translation>das Journal speichert Schreibvorgänge auch zwischen, was sie beschleunigt</translation>
    </message>
    <message>
        <source>Safe mode delay</source>
        <translation>Safe-Mode-Verzögerung</translation>
    </message>
    <message>
        <source>Time after the last write until md marks the array clean. Shorter makes a resync after a crash less likely; longer writes the metadata less often.</source>
        <translation>Zeit nach dem letzten Schreibvorgang, bis md das Array als sauber markiert. Kürzere Zeiten machen einen Resync nach einem Absturz unwahrscheinlicher; mit längeren werden die Metadaten seltener geschrieben.</translation>
    </message>
    <message>
        <source>Bitmap update delay</source>
        <translation>Bitmap-Aktualisierungsintervall</translation>
    </message>
    <message>
        <source>Time until md clears the bits of finished writes in the write-intent bitmap. Longer means fewer writes, and more to resync after a crash.</source>
        <translation>Zeit, bis md die Bits erledigter Schreibvorgänge in der Write-Intent-Bitmap löscht. Längere Zeiten bedeuten weniger Schreibvorgänge, aber mehr Resync nach einem Absturz.</translation>
    </message>
    <message>
        <source>Write-behind limit</source>
        <translation>Write-behind-Limit</translation>
    </message>
    <message>
        <source>Limits the unfinished writes to write-mostly members for which programs do not wait. Only for a RAID 1 with such a member.</source>
        <translation>Begrenzt die unerledigten Schreibvorgänge an write-mostly-Mitglieder, auf die Programme nicht warten. Nur für ein RAID 1 mit einem solchen Mitglied.</translation>
    </message>
    <message>
        <source>If the fast member fails, writes that have not yet reached the write-mostly member are lost.</source>
        <translation>Fällt das schnelle Mitglied aus, sind Schreibvorgänge verloren, die das write-mostly-Mitglied noch nicht erreicht haben.</translation>
    </message>
    <message>
        <source>Only RAID 1 arrays support this.</source>
        <translation>Nur RAID-1-Arrays unterstützen dies.</translation>
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>Write-Intent-Bitmap</translation>
    </message>
    <message>
        <source>Records which regions are being written, so that a crash does not require a resync of the whole array.</source>
        <translation>Zeichnet auf, in welche Bereiche geschrieben wird, damit ein Absturz keinen Resync des ganzen Arrays erfordert.</translation>
    </message>
    <message>
        <source>Read-only. Use the actions “Add Bitmap” and “Remove Bitmap” to change it.</source>
        <translation>Nur lesbar. Verwenden Sie zum Ändern die Aktionen „Bitmap hinzufügen“ und „Bitmap entfernen“.</translation>
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>Konsistenzrichtlinie</translation>
    </message>
    <message>
        <source>How redundancy is restored after an unclean shutdown: full resync, bitmap, journal or partial parity log (PPL).</source>
        <translation>Wie die Redundanz nach einem unsauberen Herunterfahren wiederhergestellt wird: vollständiger Resync, Bitmap, Journal oder Partial Parity Log (PPL).</translation>
    </message>
    <message>
        <source>resync of the whole array</source>
        <translation>Resync des ganzen Arrays</translation>
    </message>
    <message>
        <source>resync of the regions that the write-intent bitmap marks</source>
        <translation>Resync der Bereiche, die die Write-Intent-Bitmap markiert</translation>
    </message>
    <message>
        <source>replay of the writes in the journal</source>
        <translation>erneutes Ausführen der Schreibvorgänge im Journal</translation>
    </message>
    <message>
        <source>repair of the stripes in the partial parity log</source>
        <translation>Reparatur der Stripes im Partial Parity Log</translation>
    </message>
    <message>
        <source>Read-only. Changing it rewrites the metadata of the members; use mdadm --grow --consistency-policy.</source>
        <translation>Nur lesbar. Eine Änderung schreibt die Metadaten der Mitglieder neu; verwenden Sie mdadm --grow --consistency-policy.</translation>
    </message>
    <message>
        <source>Read-only flag</source>
        <translation>Schreibschutz-Flag</translation>
    </message>
    <message>
        <source>The kernel rejects writes of programs and mounts the drive read-only from then on. Mounted file systems continue to write, and commands sent to the drive pass.</source>
        <translation>Der Kernel lehnt von da an Schreibvorgänge von Programmen ab und hängt das Laufwerk nur lesbar ein. Eingehängte Dateisysteme schreiben weiter, und an das Laufwerk gesendete Befehle kommen durch.</translation>
    </message>
    <message>
        <source>Programs that are writing to the drive fail. “writable” removes a protection that may have been set on purpose.</source>
        <translation>Programme, die auf das Laufwerk schreiben, scheitern. „beschreibbar“ entfernt einen Schutz, der möglicherweise absichtlich gesetzt wurde.</translation>
    </message>
    <message>
        <source>programs can write to the drive, as its permissions allow</source>
        <translation>Programme können auf das Laufwerk schreiben, soweit seine Zugriffsrechte es erlauben</translation>
    </message>
    <message>
        <source>the kernel rejects writes of programs, and file systems are mounted read-only</source>
        <translation>der Kernel weist Schreibzugriffe von Programmen ab, und Dateisysteme werden nur lesbar eingehängt</translation>
    </message>
    <message>
        <source>32-bit I/O support (PIO)</source>
        <translation>32-Bit-I/O (PIO)</translation>
    </message>
    <message>
        <source>Moves 32 instead of 16 bits at a time between controller and CPU while a parallel ATA drive uses PIO. No effect with DMA, which nearly all drives use.</source>
        <translation>Überträgt 32 statt 16 Bit auf einmal zwischen Controller und CPU, wenn ein paralleles ATA-Laufwerk PIO verwendet. Wirkungslos mit DMA, das fast alle Laufwerke verwenden.</translation>
    </message>
    <message>
        <source>Read expiry (mq-deadline)</source>
        <translation>Lesefrist (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting read goes before requests that are nearer to the head.</source>
        <translation>Frist, nach der ein wartender Lesevorgang vor Anfragen kommt, die näher am Kopf liegen.</translation>
    </message>
    <message>
        <source>Write expiry (mq-deadline)</source>
        <translation>Schreibfrist (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting write goes before requests that are nearer to the head.</source>
        <translation>Frist, nach der ein wartender Schreibvorgang vor Anfragen kommt, die näher am Kopf liegen.</translation>
    </message>
    <message>
        <source>Batch size (mq-deadline)</source>
        <translation>Batchgröße (mq-deadline)</translation>
    </message>
    <message>
        <source>Number of adjacent requests that are sent in a row before the scheduler checks the deadlines again.</source>
        <translation>Anzahl benachbarter Anfragen, die in Folge gesendet werden, bevor der Scheduler die Fristen wieder prüft.</translation>
    </message>
    <message>
        <source>Writes starved (mq-deadline)</source>
        <translation>Lesevorrang vor Schreiben (mq-deadline)</translation>
    </message>
    <message>
        <source>Number of times that reads may go first before writes get their turn.</source>
        <translation>Wie oft Lesevorgänge vorgehen können, bevor Schreibvorgänge an die Reihe kommen.</translation>
    </message>
    <message>
        <source>Front merges (mq-deadline)</source>
        <translation>Front-Merges (mq-deadline)</translation>
    </message>
    <message>
        <source>Merges a request with one that begins where it ends. Rare; turning it off saves the search.</source>
        <translation>Fasst eine Anfrage mit einer zusammen, die an ihrem Ende beginnt. Selten; Abschalten spart die Suche.</translation>
    </message>
    <message>
        <source>Priority aging (mq-deadline)</source>
        <translation>Prioritäts-Aging (mq-deadline)</translation>
    </message>
    <message>
        <source>Time after which a low-priority request goes before requests of higher priority.</source>
        <translation>Zeit, nach der eine Anfrage niedriger Priorität vor Anfragen höherer Priorität kommt.</translation>
    </message>
    <message>
        <source>Async depth (mq-deadline)</source>
        <translation>Async-Tiefe (mq-deadline)</translation>
    </message>
    <message>
        <source>Limits the part of the request queue that writes may take; less keeps room for reads. Every change of the queue size resets it.</source>
        <translation>Begrenzt den Teil der Anfragewarteschlange, den Schreibvorgänge belegen können; weniger hält Platz für Lesevorgänge frei. Jede Änderung der Warteschlangengröße setzt den Wert zurück.</translation>
    </message>
    <message>
        <source>read speed</source>
        <translation>Lesegeschwindigkeit</translation>
    </message>
    <message>
        <source>Low-latency mode (bfq)</source>
        <translation>Niedrige Latenz (bfq)</translation>
    </message>
    <message>
        <source>Detects interactive programs and serves them first. Turning it off gives more throughput.</source>
        <translation>Erkennt interaktive Programme und bedient sie zuerst. Abschalten ergibt mehr Durchsatz.</translation>
    </message>
    <message>
        <source>Idle slice (bfq)</source>
        <translation>Leerlaufscheibe (bfq)</translation>
    </message>
    <message>
        <source>Time that the drive is kept idle for the next request of the same program. 0 suits fast SSDs and arrays behind a RAID controller.</source>
        <translation>Zeit, die das Laufwerk für die nächste Anfrage desselben Programms untätig gehalten wird. 0 eignet sich für schnelle SSDs und Arrays hinter einem RAID-Controller.</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>Gerechtigkeit</translation>
    </message>
    <message>
        <source>Strict guarantees (bfq)</source>
        <translation>Strikte Garantien (bfq)</translation>
    </message>
    <message>
        <source>Keeps the shares of programs exact by sending one request at a time. Slow; meant for measurements.</source>
        <translation>Hält die Anteile der Programme exakt ein, indem immer nur eine Anfrage gesendet wird. Langsam; für Messungen gedacht.</translation>
    </message>
    <message>
        <source>Sync request expiry (bfq)</source>
        <translation>Frist synchroner Anfragen (bfq)</translation>
    </message>
    <message>
        <source>Deadline of synchronous requests, which a program waits for.</source>
        <translation>Frist synchroner Anfragen, auf die ein Programm wartet.</translation>
    </message>
    <message>
        <source>Async request expiry (bfq)</source>
        <translation>Frist asynchroner Anfragen (bfq)</translation>
    </message>
    <message>
        <source>Deadline of asynchronous requests, such as background writes.</source>
        <translation>Frist asynchroner Anfragen, etwa des Schreibens im Hintergrund.</translation>
    </message>
    <message>
        <source>Maximum time slice (bfq)</source>
        <translation>Maximale Zeitscheibe (bfq)</translation>
    </message>
    <message>
        <source>Longest time for which one program has the drive to itself.</source>
        <translation>Längste Zeit, für die ein Programm das Laufwerk für sich allein hat.</translation>
    </message>
    <message>
        <source>Maximum budget (bfq)</source>
        <translation>Maximales Budget (bfq)</translation>
    </message>
    <message>
        <source>Largest amount that one program transfers in its turn, in sectors. 0: automatic, from the measured drive rate.</source>
        <translation>Größte Menge, die ein Programm überträgt, wenn es an der Reihe ist, in Sektoren. 0: automatisch, aus der gemessenen Geschwindigkeit des Laufwerks.</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Maximum backward seek (bfq)</source>
        <translation>Maximaler Rückwärts-Seek (bfq)</translation>
    </message>
    <message>
        <source>Longest distance that the head moves back for a request nearer than the next one ahead.</source>
        <translation>Größte Entfernung, um die sich der Kopf für eine Anfrage zurückbewegt, die näher liegt als die nächste in Vorwärtsrichtung.</translation>
    </message>
    <message>
        <source>Backward seek penalty (bfq)</source>
        <translation>Rückwärts-Seek-Aufschlag (bfq)</translation>
    </message>
    <message>
        <source>Cost factor of a backward seek compared with a forward seek of the same distance.</source>
        <translation>Kostenfaktor einer Kopfbewegung rückwärts im Vergleich zu einer vorwärts über dieselbe Entfernung.</translation>
    </message>
    <message>
        <source>Read latency target (kyber)</source>
        <translation>Ziel-Leselatenz (kyber)</translation>
    </message>
    <message>
        <source>Target latency of reads. The scheduler limits other requests to reach it.</source>
        <translation>Ziellatenz von Lesevorgängen. Der Scheduler begrenzt andere Anfragen, um sie zu erreichen.</translation>
    </message>
    <message>
        <source>Sync write latency (kyber)</source>
        <translation>Ziel-Schreiblatenz, synchron (kyber)</translation>
    </message>
    <message>
        <source>Target latency of synchronous writes, which a program waits for.</source>
        <translation>Ziellatenz synchroner Schreibvorgänge, auf die ein Programm wartet.</translation>
    </message>
    <message>
        <source>DMA</source>
        <translation>DMA</translation>
    </message>
    <message>
        <source>DMA transfers of the old IDE driver.</source>
        <translation>DMA-Übertragungen des alten IDE-Treibers.</translation>
    </message>
    <message>
        <source>The libata driver uses DMA whenever drive and controller support it, and has no switch for it.</source>
        <translation>Der libata-Treiber verwendet DMA, wann immer Laufwerk und Controller es unterstützen, und hat keinen Schalter dafür.</translation>
    </message>
    <message>
        <source>Interrupt unmasking</source>
        <translation>Interrupt-Demaskierung</translation>
    </message>
    <message>
        <source>Let the old IDE driver serve other interrupts while the CPU copied data.</source>
        <translation>Ließ den alten IDE-Treiber andere Interrupts bedienen, während die CPU Daten kopierte.</translation>
    </message>
    <message>
        <source>Only the old IDE driver copied data with interrupts masked. Linux 5.14 removed it.</source>
        <translation>Nur der alte IDE-Treiber kopierte Daten mit maskierten Interrupts. Linux 5.14 hat ihn entfernt.</translation>
    </message>
    <message>
        <source>PIO mode</source>
        <translation>PIO-Modus</translation>
    </message>
    <message>
        <source>Set the PIO mode of the IDE controller, its speed without DMA.</source>
        <translation>Setzte den PIO-Modus des IDE-Controllers, seine Geschwindigkeit ohne DMA.</translation>
    </message>
    <message>
        <source>The libata driver selects the mode that the drive reports. A wrong mode corrupted whole file systems.</source>
        <translation>Der libata-Treiber wählt den Modus, den das Laufwerk meldet. Ein falscher Modus verfälschte ganze Dateisysteme.</translation>
    </message>
    <message>
        <source>Keep settings over reset</source>
        <translation>Einstellungen nach Reset behalten</translation>
    </message>
    <message>
        <source>Let the old IDE driver apply -d, -m and -u again after it had reset the drive.</source>
        <translation>Ließ den alten IDE-Treiber -d, -m und -u wieder anwenden, nachdem er das Laufwerk zurückgesetzt hatte.</translation>
    </message>
    <message>
        <source>The settings that it kept were removed with the old IDE driver in Linux 5.14.</source>
        <translation>Die Einstellungen, die er behielt, wurden mit dem alten IDE-Treiber in Linux 5.14 entfernt.</translation>
    </message>
    <message>
        <source>Ignore write errors</source>
        <translation>Schreibfehler ignorieren</translation>
    </message>
    <message>
        <source>Let the old IDE driver report failed writes as done.</source>
        <translation>Ließ den alten IDE-Treiber fehlgeschlagene Schreibvorgänge als erledigt melden.</translation>
    </message>
    <message>
        <source>No current driver has this switch. It loses data without an error message.</source>
        <translation>Kein heutiger Treiber hat diesen Schalter. Er führt ohne Fehlermeldung zu Datenverlust.</translation>
    </message>
    <message>
        <source>Bus state</source>
        <translation>Buszustand</translation>
    </message>
    <message>
        <source>Turned the parallel ATA bus on, off or to tristate.</source>
        <translation>Schaltete den parallelen ATA-Bus ein, aus oder auf Tristate.</translation>
    </message>
    <message>
        <source>It was removed with the old IDE driver in Linux 5.14. The kernel file device/delete removes drives now.</source>
        <translation>Mit dem alten IDE-Treiber in Linux 5.14 entfernt. Heute entfernt die Kernel-Datei device/delete Laufwerke.</translation>
    </message>
    <message>
        <source>Device reset</source>
        <translation>Laufwerk zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the drive.</source>
        <translation>Setzte das Laufwerk zurück.</translation>
    </message>
    <message>
        <source>The libata driver resets a drive when necessary, and does not let programs do it by this ioctl.</source>
        <translation>Der libata-Treiber setzt ein Laufwerk bei Bedarf zurück und lässt Programme das nicht über dieses ioctl tun.</translation>
    </message>
    <message>
        <source>Hybrid polling delay</source>
        <translation>Hybrid-Polling-Verzögerung</translation>
    </message>
    <message>
        <source>Set how long a program slept before it polled for a completion.</source>
        <translation>Legte fest, wie lange ein Programm schlief, bevor es einen Abschluss abfragte.</translation>
    </message>
    <message>
        <source>Current kernels have no hybrid polling. They accept writes to queue/io_poll_delay and ignore them.</source>
        <translation>Heutige Kernel haben kein Hybrid-Polling. Sie nehmen das Schreiben in queue/io_poll_delay an und ignorieren es.</translation>
    </message>
    <message>
        <source>SCSI queue type</source>
        <translation>SCSI-Queue-Typ</translation>
    </message>
    <message>
        <source>Selected whether commands were queued in order or freely.</source>
        <translation>Wählte, ob Befehle geordnet oder frei eingereiht wurden.</translation>
    </message>
    <message>
        <source>The drive may always reorder commands. The kernel accepts writes to device/queue_type and ignores them.</source>
        <translation>Das Laufwerk kann Befehle immer umsortieren. Der Kernel nimmt das Schreiben in device/queue_type an und ignoriert es.</translation>
    </message>
    <message>
        <source>Tests whether more read-ahead speeds up programs that read long files.</source>
        <translation>Testet, ob mehr Vorauslesen Programme beschleunigt, die lange Dateien lesen.</translation>
    </message>
    <message>
        <source>Tests whether the drive sorts many queued requests better than the kernel.</source>
        <translation>Testet, ob das Laufwerk viele eingereihte Anfragen besser sortiert als der Kernel.</translation>
    </message>
    <message>
        <source>Finds the scheduler with the most IOPS when many requests are queued.</source>
        <translation>Findet den Scheduler mit den meisten IOPS, wenn viele Anfragen eingereiht sind.</translation>
    </message>
    <message>
        <source>Finds the scheduler that keeps programs responsive during a large copy.</source>
        <translation>Findet den Scheduler, der Programme während eines großen Kopiervorgangs reaktionsfähig hält.</translation>
    </message>
    <message>
        <source>Tests whether throttling large copies keeps programs responsive.</source>
        <translation>Testet, ob das Drosseln großer Kopiervorgänge Programme reaktionsfähig hält.</translation>
    </message>
    <message>
        <source>Measures how much speed quiet seeks cost.</source>
        <translation>Misst, wie viel Geschwindigkeit leise Kopfbewegungen kosten.</translation>
    </message>
    <message>
        <source>Tests whether the drive's read look-ahead speeds up long reads.</source>
        <translation>Testet, ob das Look-ahead des Laufwerks lange Lesevorgänge beschleunigt.</translation>
    </message>
    <message>
        <source>Tests whether larger requests speed up long transfers.</source>
        <translation>Testet, ob größere Anfragen lange Übertragungen beschleunigen.</translation>
    </message>
    <message>
        <source>Finds the best CPU affinity for completions on a drive with very high IOPS.</source>
        <translation>Findet die beste CPU-Affinität der Abschlüsse bei einem Laufwerk mit sehr vielen IOPS.</translation>
    </message>
    <message>
        <source>Rate of read errors in a vendor-specific format; large raw values are normal on Seagate drives.</source>
        <translation>Rate der Lesefehler in einem herstellerspezifischen Format; große Rohwerte sind bei Seagate-Laufwerken normal.</translation>
    </message>
    <message>
        <source>Average speed in the drive's own measurements; a falling current value points to a mechanical problem.</source>
        <translation>Mittlere Geschwindigkeit bei Messungen des Laufwerks selbst; ein fallender aktueller Wert deutet auf ein mechanisches Problem.</translation>
    </message>
    <message>
        <source>Time until the motor has its full speed, often in milliseconds; a rise points to the motor or power.</source>
        <translation>Zeit, bis der Motor seine volle Drehzahl hat, oft in Millisekunden; ein Anstieg deutet auf Motor oder Stromversorgung.</translation>
    </message>
    <message>
        <source>Counts starts of the motor; it rises in normal use, and most drives are rated for 50,000.</source>
        <translation>Zählt die Starts des Motors; steigt bei normalem Gebrauch, und die meisten Laufwerke sind für 50.000 ausgelegt.</translation>
    </message>
    <message>
        <source>Counts bad sectors that spare ones have replaced; a rise means that the medium deteriorates.</source>
        <translation>Zählt defekte Sektoren, die durch Reservesektoren ersetzt wurden; ein Anstieg bedeutet, dass das Medium nachlässt.</translation>
    </message>
    <message>
        <source>Rate of seek errors, in a vendor-specific format; large raw values are normal on Seagate drives.</source>
        <translation>Rate der Positionierfehler in einem herstellerspezifischen Format; große Rohwerte sind bei Seagate-Laufwerken normal.</translation>
    </message>
    <message>
        <source>Average speed of head movements; a falling current value points to a mechanical problem.</source>
        <translation>Mittlere Geschwindigkeit der Kopfbewegungen; ein fallender aktueller Wert deutet auf ein mechanisches Problem.</translation>
    </message>
    <message>
        <source>Time that the drive was switched on, in hours on most drives; it rises in normal use.</source>
        <translation>Zeit, die das Laufwerk eingeschaltet war, bei den meisten in Stunden; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>Counts repeated attempts to reach full speed; a rise points to the motor or the power supply.</source>
        <translation>Zählt wiederholte Versuche, die volle Drehzahl zu erreichen; ein Anstieg deutet auf Motor oder Stromversorgung.</translation>
    </message>
    <message>
        <source>Counts repeated attempts to calibrate the heads; a rise points to a mechanical problem.</source>
        <translation>Zählt wiederholte Versuche, die Köpfe zu kalibrieren; ein Anstieg deutet auf ein mechanisches Problem.</translation>
    </message>
    <message>
        <source>Counts how often the drive was switched on; it rises in normal use.</source>
        <translation>Zählt, wie oft das Laufwerk eingeschaltet wurde; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>Helium that is left in the drive, 100 when full; a fall means that the drive leaks.</source>
        <translation>Helium, das noch im Laufwerk ist, 100 bei voller Füllung; ein Abfall bedeutet, dass das Laufwerk undicht ist.</translation>
    </message>
    <message>
        <source>Spare blocks that replace bad ones, in a vendor-specific format; the current value falls with use.</source>
        <translation>Reserveblöcke, die defekte ersetzen, in einem herstellerspezifischen Format; der aktuelle Wert fällt mit dem Gebrauch.</translation>
    </message>
    <message>
        <source>Counts failed attempts to write flash memory; a rise means that flash blocks are wearing out.</source>
        <translation>Zählt gescheiterte Versuche, Flash-Speicher zu beschreiben; ein Anstieg bedeutet, dass Flash-Blöcke verschleißen.</translation>
    </message>
    <message>
        <source>Counts failed attempts to erase flash memory; a rise means that flash blocks are wearing out.</source>
        <translation>Zählt gescheiterte Versuche, Flash-Speicher zu löschen; ein Anstieg bedeutet, dass Flash-Blöcke verschleißen.</translation>
    </message>
    <message>
        <source>Erase cycles of the flash blocks, as an average or the highest; it rises in normal use.</source>
        <translation>Löschzyklen der Flash-Blöcke, im Mittel oder die höchste Zahl; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>Counts power losses without a shutdown command; a rise points to the power supply or its connector.</source>
        <translation>Zählt Stromausfälle ohne vorherigen Abschaltbefehl; ein Anstieg deutet auf die Stromversorgung oder ihren Stecker.</translation>
    </message>
    <message>
        <source>Erase cycles of the flash blocks on most drives; it rises in normal use.</source>
        <translation>Löschzyklen der Flash-Blöcke bei den meisten Laufwerken; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>Counts spare blocks that have replaced bad ones; a rise means that flash blocks are wearing out.</source>
        <translation>Zählt Reserveblöcke, die defekte ersetzt haben; ein Anstieg bedeutet, dass Flash-Blöcke verschleißen.</translation>
    </message>
    <message>
        <source>Counts fallbacks to a lower SATA speed, on some drives bad blocks; a rise points to cable or drive.</source>
        <translation>Zählt Rückstufungen auf langsameres SATA, bei manchen Laufwerken defekte Blöcke; ein Anstieg deutet auf Kabel oder Laufwerk.</translation>
    </message>
    <message>
        <source>Counts data that changed on its way through the drive's memory; a rise points to faulty electronics.</source>
        <translation>Zählt Daten, die sich auf dem Weg durch den Speicher des Laufwerks änderten; ein Anstieg deutet auf defekte Elektronik.</translation>
    </message>
    <message>
        <source>Counts errors that the drive could not correct and reported; a rise can mean lost data.</source>
        <translation>Zählt Fehler, die das Laufwerk nicht korrigieren konnte und gemeldet hat; ein Anstieg kann Datenverlust bedeuten.</translation>
    </message>
    <message>
        <source>Counts commands aborted because they took too long; a rise points to power, cable or drive.</source>
        <translation>Zählt Befehle, die abgebrochen wurden, weil sie zu lange dauerten; ein Anstieg deutet auf Strom, Kabel oder Laufwerk.</translation>
    </message>
    <message>
        <source>Counts writes interrupted because a head flew too high; a rise points to vibration or the heads.</source>
        <translation>Zählt Schreibvorgänge, die ein zu hoch fliegender Kopf unterbrach; ein Anstieg deutet auf Erschütterungen oder die Köpfe.</translation>
    </message>
    <message>
        <source>Temperature of the air in the drive, in °C; keep it below the limit of the data sheet.</source>
        <translation>Temperatur der Luft im Laufwerk in °C; halten Sie sie unter dem Grenzwert des Datenblatts.</translation>
    </message>
    <message>
        <source>Counts shocks and vibration that the drive noticed; a rise points to falls or a loose mounting.</source>
        <translation>Zählt Stöße und Erschütterungen, die das Laufwerk bemerkt hat; ein Anstieg deutet auf Stürze oder lockeren Einbau.</translation>
    </message>
    <message>
        <source>Counts head parking at a loss of power, on some drives at every power-off; a rise is wear.</source>
        <translation>Zählt das Parken der Köpfe bei Stromausfall, bei manchen Laufwerken bei jedem Ausschalten; ein Anstieg ist Verschleiß.</translation>
    </message>
    <message>
        <source>Counts how often the heads were parked; most drives are rated for 300,000 to 600,000.</source>
        <translation>Zählt, wie oft die Köpfe geparkt wurden; die meisten Laufwerke sind für 300.000 bis 600.000 ausgelegt.</translation>
    </message>
    <message>
        <source>Temperature of the drive, in °C; keep it below the limit of the data sheet.</source>
        <translation>Temperatur des Laufwerks in °C; halten Sie sie unter dem Grenzwert des Datenblatts.</translation>
    </message>
    <message>
        <source>Errors that the drive corrected, in a vendor-specific format; large raw values are normal.</source>
        <translation>Fehler, die das Laufwerk korrigiert hat, in einem herstellerspezifischen Format; große Rohwerte sind normal.</translation>
    </message>
    <message>
        <source>Counts attempts to replace bad sectors by spare ones; a rise means that the medium deteriorates.</source>
        <translation>Zählt Versuche, defekte Sektoren durch Reservesektoren zu ersetzen; ein Anstieg bedeutet, dass das Medium nachlässt.</translation>
    </message>
    <message>
        <source>Counts sectors that could not be read and wait for a rewrite; a rise means unreadable data.</source>
        <translation>Zählt Sektoren, die nicht gelesen werden konnten und auf erneutes Schreiben warten; ein Anstieg bedeutet unlesbare Daten.</translation>
    </message>
    <message>
        <source>Counts sectors that the drive's own scans could not read; a rise means that the medium deteriorates.</source>
        <translation>Zählt Sektoren, die das Laufwerk bei eigenen Prüfläufen nicht lesen konnte; ein Anstieg bedeutet, dass das Medium nachlässt.</translation>
    </message>
    <message>
        <source>Counts transfer errors between drive and computer; a rise points to the cable or a connector.</source>
        <translation>Zählt Übertragungsfehler zwischen Laufwerk und Computer; ein Anstieg deutet auf das Kabel oder einen Stecker.</translation>
    </message>
    <message>
        <source>Counts errors while writing on most drives; a rise points to the heads or the surface.</source>
        <translation>Zählt bei den meisten Laufwerken Schreibfehler; ein Anstieg deutet auf die Köpfe oder die Oberfläche.</translation>
    </message>
    <message>
        <source>Life that is left on most solid-state drives, in percent in the current value; it falls with wear.</source>
        <translation>Verbleibende Lebensdauer der meisten Solid-State-Laufwerke, in Prozent im aktuellen Wert; sie fällt mit dem Verschleiß.</translation>
    </message>
    <message>
        <source>Wear of the flash memory; the current value falls from 100 as the drive is written.</source>
        <translation>Verschleiß des Flash-Speichers; der aktuelle Wert fällt von 100, während das Laufwerk beschrieben wird.</translation>
    </message>
    <message>
        <source>Time that the heads were loaded, in hours on most drives; it rises in normal use.</source>
        <translation>Zeit, die die Köpfe geladen waren, bei den meisten Laufwerken in Stunden; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>Data that the computer has written, in a unit of the vendor's; it rises in normal use.</source>
        <translation>Daten, die der Computer geschrieben hat, in einer Einheit des Herstellers; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>Data that the computer has read, in a unit of the vendor's; it rises in normal use.</source>
        <translation>Daten, die der Computer gelesen hat, in einer Einheit des Herstellers; steigt bei normalem Gebrauch.</translation>
    </message>
    <message>
        <source>file system read-ahead</source>
        <translation>Vorauslesen des Dateisystems</translation>
    </message>
    <message>
        <source>In KiB here; hdparm counts sectors of 512 bytes.</source>
        <translation>Hier in KiB; hdparm zählt Sektoren zu 512 Byte.</translation>
    </message>
    <message>
        <source>read look-ahead of the drive</source>
        <translation>Look-ahead des Laufwerks</translation>
    </message>
    <message>
        <source>On the Settings page.</source>
        <translation>Auf der Seite „Einstellungen“.</translation>
    </message>
    <message>
        <source>state of the IDE bus</source>
        <translation>Zustand des IDE-Busses</translation>
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it.</source>
        <translation>Teil des alten IDE-Treibers des Kernels, in Linux 5.14 entfernt. Heutige Treiber unterstützen es nicht.</translation>
    </message>
    <message>
        <source>Advanced Power Management level</source>
        <translation>Stufe des Advanced Power Management</translation>
    </message>
    <message>
        <source>255 in hdparm is “off” here.</source>
        <translation>255 in hdparm ist hier „aus“.</translation>
    </message>
    <message>
        <source>32-bit I/O</source>
        <translation>32-Bit-I/O</translation>
    </message>
    <message>
        <source>It affects only drives on old parallel ports in PIO mode.</source>
        <translation>Betrifft nur Laufwerke an alten parallelen Anschlüssen im PIO-Modus.</translation>
    </message>
    <message>
        <source>power mode</source>
        <translation>Energiemodus</translation>
    </message>
    <message>
        <source>In the Actions menu. The drive list shows which drives are in standby.</source>
        <translation>Im Menü „Aktionen“. Die Laufwerksliste zeigt, welche Laufwerke im Standby sind.</translation>
    </message>
    <message>
        <source>DMA on or off</source>
        <translation>DMA ein oder aus</translation>
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it. Every drive uses DMA where possible.</source>
        <translation>Teil des alten IDE-Treibers des Kernels, in Linux 5.14 entfernt. Heutige Treiber unterstützen es nicht. Jedes Laufwerk verwendet DMA, wo es möglich ist.</translation>
    </message>
    <message>
        <source>defect management</source>
        <translation>Defektverwaltung</translation>
    </message>
    <message>
        <source>If it is off, the drive no longer reallocates bad sectors. Obsolete since ATA-4.</source>
        <translation>Wenn sie aus ist, weist das Laufwerk defekte Sektoren nicht mehr neu zu. Veraltet seit ATA-4.</translation>
    </message>
    <message>
        <source>speed of a CD or DVD drive</source>
        <translation>Geschwindigkeit eines CD- oder DVD-Laufwerks</translation>
    </message>
    <message>
        <source>DiskTune does not tune optical drives. Use eject -x.</source>
        <translation>DiskTune stellt optische Laufwerke nicht ein. Verwenden Sie eject -x.</translation>
    </message>
    <message>
        <source>flush the buffer cache</source>
        <translation>Puffer-Cache leeren</translation>
    </message>
    <message>
        <source>In the Actions menu.</source>
        <translation>Im Menü „Aktionen“.</translation>
    </message>
    <message>
        <source>flush the drive's write cache</source>
        <translation>Schreib-Cache des Laufwerks leeren</translation>
    </message>
    <message>
        <source>geometry and size</source>
        <translation>Geometrie und Größe</translation>
    </message>
    <message>
        <source>On the drive's Overview page.</source>
        <translation>Auf der Seite „Übersicht“ des Laufwerks.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Aufrufhilfe</translation>
    </message>
    <message>
        <source>F1 lists the keys. The question mark of each setting shows its help.</source>
        <translation>F1 listet die Tasten auf. Das Fragezeichen jeder Einstellung zeigt deren Hilfe.</translation>
    </message>
    <message>
        <source>temperature (Hitachi)</source>
        <translation>Temperatur (Hitachi)</translation>
    </message>
    <message>
        <source>Next to the name of every drive whose temperature the kernel reports.</source>
        <translation>Neben dem Namen jedes Laufwerks, dessen Temperatur der Kernel meldet.</translation>
    </message>
    <message>
        <source>identity that the kernel has read</source>
        <translation>vom Kernel gelesene Identität</translation>
    </message>
    <message>
        <source>On the drive's Overview page, without a password.</source>
        <translation>Auf der Seite „Übersicht“ des Laufwerks, ohne Passwort.</translation>
    </message>
    <message>
        <source>identity read from the drive</source>
        <translation>vom Laufwerk gelesene Identität</translation>
    </message>
    <message>
        <source>On the drive's Overview page; reading it requires your password.</source>
        <translation>Auf der Seite „Übersicht“ des Laufwerks; zum Lesen ist Ihr Passwort nötig.</translation>
    </message>
    <message>
        <source>idle3 timer of WD Green drives</source>
        <translation>idle3-Timer von WD-Green-Laufwerken</translation>
    </message>
    <message>
        <source>An undocumented command that can harm other drives. The vendor's tool is wdidle3.</source>
        <translation>Ein undokumentierter Befehl, der anderen Laufwerken schaden kann. Das Programm des Herstellers ist wdidle3.</translation>
    </message>
    <message>
        <source>driver keeps settings over a reset</source>
        <translation>Treiber behält Einstellungen nach einem Reset</translation>
    </message>
    <message>
        <source>drive keeps settings over a reset</source>
        <translation>Laufwerk behält Einstellungen nach einem Reset</translation>
    </message>
    <message>
        <source>“Keep features over soft reset” on the Settings page.</source>
        <translation>„Funktionen nach Soft-Reset behalten“ auf der Seite „Einstellungen“.</translation>
    </message>
    <message>
        <source>lock the door</source>
        <translation>Laufwerksklappe verriegeln</translation>
    </message>
    <message>
        <source>For drives with removable media. The kernel locks the door while the medium is mounted.</source>
        <translation>Für Laufwerke mit Wechselmedien. Der Kernel verriegelt die Klappe, solange das Medium eingehängt ist.</translation>
    </message>
    <message>
        <source>multiple sector count</source>
        <translation>Multisektor-Anzahl</translation>
    </message>
    <message>
        <source>Shown on the Settings page. Only PIO transfers use it, and changing it can hang a drive.</source>
        <translation>Auf der Seite „Einstellungen“ zu sehen. Nur PIO-Übertragungen nutzen sie, und eine Änderung kann ein Laufwerk hängen lassen.</translation>
    </message>
    <message>
        <source>Automatic Acoustic Management</source>
        <translation>Automatic Acoustic Management</translation>
    </message>
    <message>
        <source>0 in hdparm is “off” here.</source>
        <translation>0 in hdparm ist hier „aus“.</translation>
    </message>
    <message>
        <source>ignore write errors</source>
        <translation>Schreibfehler ignorieren</translation>
    </message>
    <message>
        <source>visible sectors (host protected area)</source>
        <translation>sichtbare Sektoren (Host Protected Area)</translation>
    </message>
    <message>
        <source>Changes the capacity that the drive reports. File systems lose access to data beyond it.</source>
        <translation>Ändert die Kapazität, die das Laufwerk meldet. Dateisysteme verlieren den Zugriff auf Daten dahinter.</translation>
    </message>
    <message>
        <source>PIO mode of the controller</source>
        <translation>PIO-Modus des Controllers</translation>
    </message>
    <message>
        <source>Part of the kernel's old IDE driver, removed in Linux 5.14. Current drivers do not support it. The kernel selects the right mode.</source>
        <translation>Teil des alten IDE-Treibers des Kernels, in Linux 5.14 entfernt. Heutige Treiber unterstützen es nicht. Der Kernel wählt den richtigen Modus.</translation>
    </message>
    <message>
        <source>prefetch count</source>
        <translation>Anzahl vorausgelesener Sektoren</translation>
    </message>
    <message>
        <source>Obsolete since ATA-4: drives reject it. See -A and -a.</source>
        <translation>Veraltet seit ATA-4: Laufwerke lehnen es ab. Siehe -A und -a.</translation>
    </message>
    <message>
        <source>be quiet</source>
        <translation>keine Ausgaben</translation>
    </message>
    <message>
        <source>For scripts.</source>
        <translation>Für Skripte.</translation>
    </message>
    <message>
        <source>queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <source>read-only flag</source>
        <translation>Schreibschutz-Flag</translation>
    </message>
    <message>
        <source>It does not stop a file system that is already mounted from writing.</source>
        <translation>Es hindert ein bereits eingehängtes Dateisystem nicht am Schreiben.</translation>
    </message>
    <message>
        <source>write-read-verify</source>
        <translation>Write-Read-Verify</translation>
    </message>
    <message>
        <source>DiskTune sends the selected mode to the drive; hdparm's -R1 to -R3 all set mode 0.</source>
        <translation>DiskTune sendet den gewählten Modus an das Laufwerk; -R1 bis -R3 von hdparm setzen alle den Modus 0.</translation>
    </message>
    <message>
        <source>power-up in standby</source>
        <translation>Einschalten in Standby</translation>
    </message>
    <message>
        <source>“Power-up in standby (PUIS)” on the Settings page; never on the system drive.</source>
        <translation>„Einschalten in Standby (PUIS)“ auf der Seite „Einstellungen“; nie beim Systemlaufwerk.</translation>
    </message>
    <message>
        <source>standby timer</source>
        <translation>Standby-Timer</translation>
    </message>
    <message>
        <source>hdparm takes codes; DiskTune shows the times.</source>
        <translation>hdparm nimmt Codes; DiskTune zeigt die Zeiten.</translation>
    </message>
    <message>
        <source>timing of reads from the drive</source>
        <translation>Zeitmessung von Lesevorgängen vom Laufwerk</translation>
    </message>
    <message>
        <source>“Buffered read” on the Benchmark page, with repeated runs.</source>
        <translation>„Gepuffertes Lesen“ auf der Seite „Benchmark“, mit wiederholten Durchläufen.</translation>
    </message>
    <message>
        <source>timing of reads from the cache</source>
        <translation>Zeitmessung von Lesevorgängen aus dem Cache</translation>
    </message>
    <message>
        <source>“Cached read” on the Benchmark page.</source>
        <translation>„Lesen aus dem Cache“ auf der Seite „Benchmark“.</translation>
    </message>
    <message>
        <source>unmask other interrupts</source>
        <translation>andere Interrupts demaskieren</translation>
    </message>
    <message>
        <source>unregister the interface</source>
        <translation>Schnittstelle abmelden</translation>
    </message>
    <message>
        <source>Current versions of hdparm no longer have it.</source>
        <translation>Heutige Versionen von hdparm haben es nicht mehr.</translation>
    </message>
    <message>
        <source>the usual settings</source>
        <translation>die üblichen Einstellungen</translation>
    </message>
    <message>
        <source>“All Drives” on the Settings page shows them side by side.</source>
        <translation>„Alle Laufwerke“ auf der Seite „Einstellungen“ zeigt sie nebeneinander.</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Help → About DiskTune.</source>
        <translation>Hilfe → Über DiskTune.</translation>
    </message>
    <message>
        <source>reset the device</source>
        <translation>Gerät zurücksetzen</translation>
    </message>
    <message>
        <source>Can lose commands in progress. The kernel resets a drive when necessary.</source>
        <translation>Kann laufende Befehle verlieren. Der Kernel setzt ein Laufwerk bei Bedarf zurück.</translation>
    </message>
    <message>
        <source>the drive's write cache</source>
        <translation>Schreib-Cache des Laufwerks</translation>
    </message>
    <message>
        <source>DiskTune also makes the kernel read the cache state again. After hdparm, the kernel does not notice the change if the drive is behind a USB bridge.</source>
        <translation>DiskTune lässt auch den Kernel den Zustand des Caches neu lesen. Nach hdparm bemerkt der Kernel die Änderung nicht, wenn das Laufwerk hinter einem USB-Adapter ist.</translation>
    </message>
    <message>
        <source>tristate the interface</source>
        <translation>Schnittstelle auf Tristate setzen</translation>
    </message>
    <message>
        <source>transfer mode</source>
        <translation>Übertragungsmodus</translation>
    </message>
    <message>
        <source>The kernel (libata) rejects it and selects the fastest mode.</source>
        <translation>Der Kernel (libata) lehnt es ab und wählt den schnellsten Modus.</translation>
    </message>
    <message>
        <source>standby now</source>
        <translation>sofort in Standby</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>Schlafmodus</translation>
    </message>
    <message>
        <source>In the Actions menu, with its warning.</source>
        <translation>Im Menü „Aktionen“, mit der zugehörigen Warnung.</translation>
    </message>
    <message>
        <source>reread the partition table</source>
        <translation>Partitionstabelle neu einlesen</translation>
    </message>
    <message>
        <source>Seagate's automatic power saving</source>
        <translation>automatisches Stromsparen von Seagate</translation>
    </message>
    <message>
        <source>A vendor command that means something else on other drives.</source>
        <translation>Ein Herstellerbefehl, der auf anderen Laufwerken etwas anderes bedeutet.</translation>
    </message>
    <message>
        <source>time reads that bypass the cache</source>
        <translation>Lesevorgänge messen, die den Cache umgehen</translation>
    </message>
    <message>
        <source>“Direct read” on the Benchmark page.</source>
        <translation>„Direktes Lesen“ auf der Seite „Benchmark“.</translation>
    </message>
    <message>
        <source>where timing starts</source>
        <translation>wo die Zeitmessung beginnt</translation>
    </message>
    <message>
        <source>The start position on the Benchmark page.</source>
        <translation>Die Startposition auf der Seite „Benchmark“.</translation>
    </message>
    <message>
        <source>save the identity as bytes</source>
        <translation>Identität als Byte speichern</translation>
    </message>
    <message>
        <source>File → Export Drive Information saves everything about a drive.</source>
        <translation>Datei → „Laufwerksinformationen exportieren“ speichert alles über ein Laufwerk.</translation>
    </message>
    <message>
        <source>decode an identity</source>
        <translation>eine Identität dekodieren</translation>
    </message>
    <message>
        <source>DiskTune reads the identity from the drive.</source>
        <translation>DiskTune liest die Identität vom Laufwerk.</translation>
    </message>
    <message>
        <source>print the identity as numbers</source>
        <translation>Identität als Zahlen ausgeben</translation>
    </message>
    <message>
        <source>where a file is stored</source>
        <translation>wo eine Datei gespeichert ist</translation>
    </message>
    <message>
        <source>About files, not drives. Use filefrag -v.</source>
        <translation>Betrifft Dateien, nicht Laufwerke. Verwenden Sie filefrag -v.</translation>
    </message>
    <message>
        <source>create a file without writing</source>
        <translation>eine Datei anlegen, ohne zu schreiben</translation>
    </message>
    <message>
        <source>About files, not drives. Use fallocate.</source>
        <translation>Betrifft Dateien, nicht Laufwerke. Verwenden Sie fallocate.</translation>
    </message>
    <message>
        <source>dump a sector</source>
        <translation>einen Sektor ausgeben</translation>
    </message>
    <message>
        <source>About data, not settings. Use dd.</source>
        <translation>Betrifft Daten, nicht Einstellungen. Verwenden Sie dd.</translation>
    </message>
    <message>
        <source>factory configuration</source>
        <translation>Werkskonfiguration</translation>
    </message>
    <message>
        <source>Needed only to change it, which DiskTune does not.</source>
        <translation>Nur nötig, um sie zu ändern, was DiskTune nicht tut.</translation>
    </message>
    <message>
        <source>state of sanitizing</source>
        <translation>Zustand des Sanitize-Vorgangs</translation>
    </message>
    <message>
        <source>Needed only to sanitize. Use hdparm or nvme-cli.</source>
        <translation>Nur für Sanitize nötig. Verwenden Sie hdparm oder nvme-cli.</translation>
    </message>
    <message>
        <source>idle immediately</source>
        <translation>sofort in Leerlauf</translation>
    </message>
    <message>
        <source>unload the heads now</source>
        <translation>Köpfe jetzt parken</translation>
    </message>
    <message>
        <source>lock the factory configuration</source>
        <translation>Werkskonfiguration sperren</translation>
    </message>
    <message>
        <source>Cannot be undone until the drive is powered off and on.</source>
        <translation>Kann nicht rückgängig gemacht werden, bis das Laufwerk aus- und eingeschaltet wird.</translation>
    </message>
    <message>
        <source>restore the factory configuration</source>
        <translation>Werkskonfiguration wiederherstellen</translation>
    </message>
    <message>
        <source>change the size</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>hang the controller</source>
        <translation>Controller hängen lassen</translation>
    </message>
    <message>
        <source>Crashes the computer on purpose.</source>
        <translation>Bringt den Computer absichtlich zum Absturz.</translation>
    </message>
    <message>
        <source>load firmware</source>
        <translation>Firmware laden</translation>
    </message>
    <message>
        <source>Updates the firmware. A failed update can make the drive unusable. Use the vendor's tool.</source>
        <translation>Aktualisiert die Firmware. Eine fehlgeschlagene Aktualisierung kann das Laufwerk unbrauchbar machen. Verwenden Sie das Programm des Herstellers.</translation>
    </message>
    <message>
        <source>corrupt a sector</source>
        <translation>einen Sektor verfälschen</translation>
    </message>
    <message>
        <source>Overwrites or corrupts a sector. DiskTune offers no operations that destroy data.</source>
        <translation>Überschreibt oder verfälscht einen Sektor. DiskTune bietet keine Vorgänge, die Daten zerstören.</translation>
    </message>
    <message>
        <source>overwrite a sector</source>
        <translation>einen Sektor überschreiben</translation>
    </message>
    <message>
        <source>discard sectors</source>
        <translation>Sektoren verwerfen</translation>
    </message>
    <message>
        <source>Overwrites or corrupts a sector. DiskTune offers no operations that destroy data. Use fstrim for free space.</source>
        <translation>Überschreibt oder verfälscht einen Sektor. DiskTune bietet keine Vorgänge, die Daten zerstören. Verwenden Sie fstrim für freien Speicherplatz.</translation>
    </message>
    <message>
        <source>format to another sector size</source>
        <translation>mit anderer Sektorgröße formatieren</translation>
    </message>
    <message>
        <source>Erases all data on the drive. DiskTune offers no operations that destroy data.</source>
        <translation>Löscht alle Daten auf dem Laufwerk. DiskTune bietet keine Vorgänge, die Daten zerstören.</translation>
    </message>
    <message>
        <source>keep sanitizing possible</source>
        <translation>Sanitize möglich halten</translation>
    </message>
    <message>
        <source>Needed only to sanitize.</source>
        <translation>Nur für Sanitize nötig.</translation>
    </message>
    <message>
        <source>erase by blocks</source>
        <translation>blockweise löschen</translation>
    </message>
    <message>
        <source>erase by a new key</source>
        <translation>durch neuen Schlüssel löschen</translation>
    </message>
    <message>
        <source>lock sanitizing</source>
        <translation>Sanitize sperren</translation>
    </message>
    <message>
        <source>erase by overwriting</source>
        <translation>durch Überschreiben löschen</translation>
    </message>
    <message>
        <source>number of overwrite passes</source>
        <translation>Anzahl der Überschreibdurchgänge</translation>
    </message>
    <message>
        <source>lock passwords until power-off</source>
        <translation>Passwörter bis zum Ausschalten sperren</translation>
    </message>
    <message>
        <source>Most BIOS/UEFI versions do this at each start.</source>
        <translation>Die meisten BIOS/UEFI-Versionen tun dies bei jedem Start.</translation>
    </message>
    <message>
        <source>help on passwords</source>
        <translation>Hilfe zu Passwörtern</translation>
    </message>
    <message>
        <source>A password that is lost or set by mistake locks the drive and all data on it.</source>
        <translation>Ein verlorenes oder versehentlich gesetztes Passwort sperrt das Laufwerk und alle Daten darauf.</translation>
    </message>
    <message>
        <source>ask for the password</source>
        <translation>nach dem Passwort fragen</translation>
    </message>
    <message>
        <source>unlock with a password</source>
        <translation>mit einem Passwort entsperren</translation>
    </message>
    <message>
        <source>set a password</source>
        <translation>ein Passwort setzen</translation>
    </message>
    <message>
        <source>remove the password</source>
        <translation>das Passwort entfernen</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>level of password protection</source>
        <translation>Stufe des Passwortschutzes</translation>
    </message>
    <message>
        <source>which password</source>
        <translation>welches Passwort</translation>
    </message>
    <message>
        <source>shorter commands</source>
        <translation>kürzere Befehle</translation>
    </message>
    <message>
        <source>The longer commands work everywhere and are safe for optical drives.</source>
        <translation>Die längeren Befehle funktionieren überall und sind für optische Laufwerke sicher.</translation>
    </message>
    <message>
        <source>print details</source>
        <translation>Einzelheiten ausgeben</translation>
    </message>
    <message>
        <source>DiskTune reports a rejected command in a sentence, with the drive's reason.</source>
        <translation>DiskTune meldet einen abgelehnten Befehl in einem Satz, mit dem Grund des Laufwerks.</translation>
    </message>
    <message>
        <source>consent to danger</source>
        <translation>Zustimmung zu Gefahr</translation>
    </message>
    <message>
        <source>Not needed: DiskTune asks before risky changes and offers no destructive ones.</source>
        <translation>Nicht nötig: DiskTune fragt vor riskanten Änderungen nach und bietet keine zerstörenden.</translation>
    </message>
    <message>
        <source>consent to destruction</source>
        <translation>Zustimmung zu Zerstörung</translation>
    </message>
    <message>
        <source>Usual values: 0 KiB to 16,384 KiB.</source>
        <translation>Übliche Werte: 0 KiB bis 16.384 KiB.</translation>
    </message>
    <message>
        <source>Usual values: 4 requests to 2048 requests.</source>
        <translation>Übliche Werte: 4 Anfragen bis 2048 Anfragen.</translation>
    </message>
    <message>
        <source>Usual values: 4 KiB to 32,768 KiB.</source>
        <translation>Übliche Werte: 4 KiB bis 32.768 KiB.</translation>
    </message>
    <message>
        <source>Usual values: 1000 µs to 10,000,000 µs.</source>
        <translation>Übliche Werte: 1000 µs bis 10.000.000 µs.</translation>
    </message>
    <message>
        <source>Usual values: 1% to 100%.</source>
        <translation>Übliche Werte: 1 % bis 100 %.</translation>
    </message>
    <message>
        <source>Usual values: 1000 ms to 600,000 ms.</source>
        <translation>Übliche Werte: 1000 ms bis 600.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 1 command to 1024 commands.</source>
        <translation>Übliche Werte: 1 Befehl bis 1024 Befehle.</translation>
    </message>
    <message>
        <source>Usual values: 1 s to 600 s.</source>
        <translation>Übliche Werte: 1 s bis 600 s.</translation>
    </message>
    <message>
        <source>Usual values: 1 s to 120 s.</source>
        <translation>Übliche Werte: 1 s bis 120 s.</translation>
    </message>
    <message>
        <source>Usual values: 1 to 100.</source>
        <translation>Übliche Werte: 1 bis 100.</translation>
    </message>
    <message>
        <source>Usual values: 1000 ms to 3,600,000 ms.</source>
        <translation>Übliche Werte: 1000 ms bis 3.600.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 0 °C to 150 °C.</source>
        <translation>Übliche Werte: 0 °C bis 150 °C.</translation>
    </message>
    <message>
        <source>Usual values: -60 °C to 150 °C.</source>
        <translation>Übliche Werte: -60 °C bis 150 °C.</translation>
    </message>
    <message>
        <source>Usual values: 1000 ms to 14,400,000 ms.</source>
        <translation>Übliche Werte: 1000 ms bis 14.400.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 0 µs to 1,000,000 µs.</source>
        <translation>Übliche Werte: 0 µs bis 1.000.000 µs.</translation>
    </message>
    <message>
        <source>Usual values: 1 KiB/s to 10,000,000 KiB/s.</source>
        <translation>Übliche Werte: 1 KiB/s bis 10.000.000 KiB/s.</translation>
    </message>
    <message>
        <source>Usual values: 1 thread to 256 threads.</source>
        <translation>Übliche Werte: 1 Thread bis 256 Threads.</translation>
    </message>
    <message>
        <source>Usual values: 20 ms to 60,000 ms.</source>
        <translation>Übliche Werte: 20 ms bis 60.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 1 s to 3600 s.</source>
        <translation>Übliche Werte: 1 s bis 3600 s.</translation>
    </message>
    <message>
        <source>Usual values: 20 ms to 10,000 ms.</source>
        <translation>Übliche Werte: 20 ms bis 10.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 1 request to 1024 requests.</source>
        <translation>Übliche Werte: 1 Anfrage bis 1024 Anfragen.</translation>
    </message>
    <message>
        <source>Usual values: 20 ms to 600,000 ms.</source>
        <translation>Übliche Werte: 20 ms bis 600.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 1 request to 2048 requests.</source>
        <translation>Übliche Werte: 1 Anfrage bis 2048 Anfragen.</translation>
    </message>
    <message>
        <source>Usual values: 1 ms to 100 ms.</source>
        <translation>Übliche Werte: 1 ms bis 100 ms.</translation>
    </message>
    <message>
        <source>Usual values: 1 ms to 10,000 ms.</source>
        <translation>Übliche Werte: 1 ms bis 10.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 1 ms to 60,000 ms.</source>
        <translation>Übliche Werte: 1 ms bis 60.000 ms.</translation>
    </message>
    <message>
        <source>Usual values: 8 sectors to 1,048,576 sectors.</source>
        <translation>Übliche Werte: 8 Sektoren bis 1.048.576 Sektoren.</translation>
    </message>
    <message>
        <source>Usual values: 0 KiB to 1,048,576 KiB.</source>
        <translation>Übliche Werte: 0 KiB bis 1.048.576 KiB.</translation>
    </message>
    <message>
        <source>Usual values: 10,000 ns to 1,000,000,000 ns.</source>
        <translation>Übliche Werte: 10.000 ns bis 1.000.000.000 ns.</translation>
    </message>
    <message>
        <source>Swap and file systems that are already mounted continue to write. The kernel refuses only later mounts and what programs write to the device node.</source>
        <translation>Swap und bereits eingehängte Dateisysteme schreiben weiter. Der Kernel lehnt nur spätere Einhängevorgänge ab und was Programme in den Geräteknoten schreiben.</translation>
    </message>
    <message>
        <source>The kernel then does not see that this member is in use. Before Linux 6.16 a resync does not yield to other work on it.</source>
        <translation>Der Kernel sieht dann nicht, dass dieses Mitglied in Benutzung ist. Vor Linux 6.16 weicht ein Resync anderer Arbeit darauf nicht aus.</translation>
    </message>
    <message>
        <source>Uses {cost} of memory, 4 KiB for each stripe and member. Free memory: {free}.</source>
        <translation>Belegt {cost} Arbeitsspeicher, 4 KiB je Stripe und Mitglied. Freier Speicher: {free}.</translation>
    </message>
    <message>
        <source>This would use {cost} of memory. Free memory: {free}. DiskTune limits one array to half of the free memory.</source>
        <translation>Dies würde {cost} Arbeitsspeicher belegen. Freier Speicher: {free}. DiskTune begrenzt ein Array auf die Hälfte des freien Arbeitsspeichers.</translation>
    </message>
    <message>
        <source>The kernel treats this cache as off and never flushes it. A power failure can then damage even a journaling file system. Turn the cache off.</source>
        <translation>Der Kernel behandelt diesen Cache als ausgeschaltet und leert ihn nie. Ein Stromausfall kann dann selbst ein Dateisystem mit Journal beschädigen. Schalten Sie den Cache aus.</translation>
    </message>
    <message>
        <source>Since Linux 6.9 the kernel then resets a read-ahead below its default of 128 KiB. Set both in one change to keep the read-ahead.</source>
        <translation>Seit Linux 6.9 setzt der Kernel dann ein Vorauslesen unter seinem Standard von 128 KiB zurück. Setzen Sie beides in einer Änderung, um das Vorauslesen zu behalten.</translation>
    </message>
    <message>
        <source>The kernel then also resets the request queue size.</source>
        <translation>Der Kernel setzt dann auch die Größe der Anfragewarteschlange zurück.</translation>
    </message>
    <message>
        <source>With a depth of 1 the drive gets one command at a time. On a SATA port this turns native command queuing (NCQ) off.</source>
        <translation>Mit einer Tiefe von 1 erhält das Laufwerk immer nur einen Befehl. An einem SATA-Anschluss schaltet das Native Command Queuing (NCQ) ab.</translation>
    </message>
    <message>
        <source>While extended power conditions (EPC) are on, the drive has no APM level. Turn EPC off in the same change.</source>
        <translation>Solange die erweiterten Energiezustände (EPC) an sind, hat das Laufwerk keine APM-Stufe. Schalten Sie EPC in derselben Änderung aus.</translation>
    </message>
    <message>
        <source>This disables the APM level. It stays disabled after EPC is turned off; set it again then.</source>
        <translation>Dies schaltet die APM-Stufe ab. Sie bleibt abgeschaltet, wenn EPC ausgeschaltet wird; setzen Sie sie dann neu.</translation>
    </message>
    <message>
        <source>The threshold has no effect while the interrupt coalescing time is off: the drive then interrupts at once.</source>
        <translation>Die Schwelle ist wirkungslos, solange die Interrupt-Coalescing-Zeit aus ist: Das Laufwerk unterbricht dann sofort.</translation>
    </message>
    <message>
        <source>With an APM level below 128 the drive firmware decides when to spin down, regardless of the standby timer.</source>
        <translation>Mit einer APM-Stufe unter 128 entscheidet die Firmware des Laufwerks, wann der Motor stoppt, unabhängig vom Standby-Timer.</translation>
    </message>
    <message>
        <source>udisks reads this drive's SMART data every 10 minutes; many drives count that as use, so a timer of 10 minutes or more may never expire. A udev rule can exclude the drive from this polling. udisks then no longer warns of a failing drive.</source>
        <translation>udisks liest die SMART-Daten dieses Laufwerks alle 10 Minuten; viele Laufwerke zählen das als Nutzung, sodass ein Timer von 10 Minuten oder mehr möglicherweise nie abläuft. Eine udev-Regel kann das Laufwerk von dieser Abfrage ausnehmen. udisks warnt dann nicht mehr vor einem ausfallenden Laufwerk.</translation>
    </message>
    <message>
        <source>Direct read</source>
        <translation>Direktes Lesen</translation>
    </message>
    <message>
        <source>Sequential throughput of the drive, bypassing the page cache.</source>
        <translation>Sequenzieller Durchsatz des Laufwerks, unter Umgehung des Page-Caches.</translation>
    </message>
    <message>
        <source>the drive and its link</source>
        <translation>das Laufwerk und sein Link</translation>
    </message>
    <message>
        <source>hdparm -t --direct, with --offset for another place</source>
        <translation>hdparm -t --direct, mit --offset für eine andere Stelle</translation>
    </message>
    <message>
        <source>Buffered read</source>
        <translation>Gepuffertes Lesen</translation>
    </message>
    <message>
        <source>Throughput for programs that read a large file for the first time.</source>
        <translation>Durchsatz für Programme, die eine große Datei zum ersten Mal lesen.</translation>
    </message>
    <message>
        <source>the drive, its link, and the kernel's read-ahead and page cache</source>
        <translation>das Laufwerk, sein Link sowie Vorauslesen und Page-Cache des Kernels</translation>
    </message>
    <message>
        <source>hdparm -t, with --offset for another place</source>
        <translation>hdparm -t, mit --offset für eine andere Stelle</translation>
    </message>
    <message>
        <source>Buffered read, 64 KiB</source>
        <translation>Gepuffertes Lesen, 64 KiB</translation>
    </message>
    <message>
        <source>Throughput for programs that read a large file in 64 KiB blocks, as most do. Depends on read-ahead.</source>
        <translation>Durchsatz für Programme, die eine große Datei in Blöcken von 64 KiB lesen, wie die meisten. Hängt vom Vorauslesen ab.</translation>
    </message>
    <message>
        <source>Cached read</source>
        <translation>Lesen aus dem Cache</translation>
    </message>
    <message>
        <source>Speed of memory and processor. The drive is not used.</source>
        <translation>Geschwindigkeit von Arbeitsspeicher und Prozessor. Das Laufwerk wird nicht benutzt.</translation>
    </message>
    <message>
        <source>memory, processor and the page cache</source>
        <translation>Arbeitsspeicher, Prozessor und Page-Cache</translation>
    </message>
    <message>
        <source>Drive cache read</source>
        <translation>Lesen aus dem Laufwerks-Cache</translation>
    </message>
    <message>
        <source>Speed of the drive's cache and its link: reads one block repeatedly.</source>
        <translation>Geschwindigkeit des Laufwerks-Caches und seines Links: liest einen Block immer wieder.</translation>
    </message>
    <message>
        <source>the drive's cache and its link</source>
        <translation>der Cache des Laufwerks und sein Link</translation>
    </message>
    <message>
        <source>Full-surface scan, 100 samples</source>
        <translation>Oberflächentest, 100 Messpunkte</translation>
    </message>
    <message>
        <source>Throughput from the first sector to the last, and access time over the seek distance. Slow regions and slow seeks show here first.</source>
        <translation>Durchsatz vom ersten bis zum letzten Sektor und Zugriffszeit über die Entfernung der Kopfbewegung. Langsame Bereiche und langsame Kopfbewegungen zeigen sich hier zuerst.</translation>
    </message>
    <message>
        <source>the whole medium, and the arm of a hard disk</source>
        <translation>das ganze Medium und der Arm einer Festplatte</translation>
    </message>
    <message>
        <source>GNOME Disks: benchmark of 100 samples of 10 MiB, 1000 accesses</source>
        <translation>GNOME Disks: Leistungstest mit 100 Proben von 10 MiB, 1000 Zugriffe</translation>
    </message>
    <message>
        <source>Full-surface scan, 1000 samples</source>
        <translation>Oberflächentest, 1000 Messpunkte</translation>
    </message>
    <message>
        <source>The same at 1000 places. Finds slow regions that 100 samples miss.</source>
        <translation>Dasselbe an 1000 Stellen. Findet langsame Bereiche, die 100 Messpunkte verfehlen.</translation>
    </message>
    <message>
        <source>GNOME Disks: benchmark of 1000 samples of 10 MiB, 1000 accesses</source>
        <translation>GNOME Disks: Leistungstest mit 1000 Proben von 10 MiB, 1000 Zugriffe</translation>
    </message>
    <message>
        <source>the drive's command queue; at depth 1 its latency</source>
        <translation>die Befehlswarteschlange des Laufwerks; bei Tiefe 1 seine Latenz</translation>
    </message>
    <message>
        <source>Sequential throughput with one request at a time, which shows the cost of each request.</source>
        <translation>Sequenzieller Durchsatz mit jeweils einer Anfrage; zeigt, was jede einzelne kostet.</translation>
    </message>
    <message>
        <source>the drive, its link and its command queue</source>
        <translation>das Laufwerk, sein Link und seine Befehlswarteschlange</translation>
    </message>
    <message>
        <source>Maximum sequential throughput: a fast drive needs several requests in flight.</source>
        <translation>Höchster sequenzieller Durchsatz: Ein schnelles Laufwerk braucht mehrere gleichzeitige Anfragen.</translation>
    </message>
    <message>
        <source>file system, drive and its command queue</source>
        <translation>Dateisystem, Laufwerk und dessen Befehlswarteschlange</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: SEQ1M Q1T1</source>
        <translation>KDiskMark und CrystalDiskMark: SEQ1M Q1T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: SEQ1M Q8T1</source>
        <translation>KDiskMark und CrystalDiskMark: SEQ1M Q8T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: SEQ128K Q32T1</source>
        <translation>KDiskMark und CrystalDiskMark: SEQ128K Q32T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T1</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q1T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q2T1</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q2T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q4T1</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q4T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q8T1</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q8T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q16T1</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q16T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q32T1</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q32T1</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T2</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q1T2</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T4</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q1T4</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T8</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q1T8</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q1T16</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q1T16</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: RND4K Q32T16</source>
        <translation>KDiskMark und CrystalDiskMark: RND4K Q32T16</translation>
    </message>
    <message>
        <source>file system, drive, and its cache if it keeps data at power loss</source>
        <translation>Dateisystem, Laufwerk und dessen Cache, wenn er Daten bei Stromausfall behält</translation>
    </message>
    <message>
        <source>memory and page cache</source>
        <translation>Arbeitsspeicher und Page-Cache</translation>
    </message>
    <message>
        <source>file system and drive</source>
        <translation>Dateisystem und Laufwerk</translation>
    </message>
    <message>
        <source>Desktop latency during copy</source>
        <translation>Desktop-Latenz beim Kopieren</translation>
    </message>
    <message>
        <source>Random reads of 4 KiB, one at a time, while a large file is written. Shows how fast programs react during a copy.</source>
        <translation>Zufälliges Lesen von 4 KiB, jeweils eine Anfrage, während eine große Datei geschrieben wird. Zeigt, wie schnell Programme beim Kopieren reagieren.</translation>
    </message>
    <message>
        <source>scheduler, writeback throttling and drive</source>
        <translation>Scheduler, Writeback-Drosselung und Laufwerk</translation>
    </message>
    <message>
        <source>Video playback</source>
        <translation>Videowiedergabe</translation>
    </message>
    <message>
        <source>Reads a film sequentially through the page cache. A UHD Blu-ray needs 16 MB/s, raw video hundreds.</source>
        <translation>Liest einen Film sequenziell durch den Page-Cache. Eine UHD-Blu-ray braucht 16 MB/s, unkomprimiertes Video Hunderte.</translation>
    </message>
    <message>
        <source>file system, read-ahead and drive</source>
        <translation>Dateisystem, Vorauslesen und Laufwerk</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>Videoaufnahme</translation>
    </message>
    <message>
        <source>Writes a film sequentially and waits at the end until it is on the drive.</source>
        <translation>Schreibt einen Film sequenziell und wartet am Ende, bis er auf dem Laufwerk ist.</translation>
    </message>
    <message>
        <source>file system, writeback and drive</source>
        <translation>Dateisystem, Writeback und Laufwerk</translation>
    </message>
    <message>
        <source>Database commit log</source>
        <translation>Datenbank: Commit-Log</translation>
    </message>
    <message>
        <source>Appends 8 KiB and waits until it is on the drive, like a database at every commit.</source>
        <translation>Hängt 8 KiB an und wartet, bis sie auf dem Laufwerk sind, wie eine Datenbank bei jedem Commit.</translation>
    </message>
    <message>
        <source>file system, and how long the drive takes to write data permanently</source>
        <translation>Dateisystem und wie lange das Laufwerk braucht, um Daten dauerhaft zu schreiben</translation>
    </message>
    <message>
        <source>Database table access</source>
        <translation>Datenbank: Tabellen</translation>
    </message>
    <message>
        <source>Random reads (70%) and writes (30%) of 8 KiB pages, 16 in flight, like a busy database.</source>
        <translation>Zufälliges Lesen (70 %) und Schreiben (30 %) von 8-KiB-Seiten, 16 gleichzeitig, wie eine ausgelastete Datenbank.</translation>
    </message>
    <message>
        <source>Photo browsing</source>
        <translation>Fotos durchsehen</translation>
    </message>
    <message>
        <source>Random reads of 64 KiB from 4 threads, like a window that loads its thumbnails for the first time.</source>
        <translation>Zufälliges Lesen von 64 KiB aus 4 Threads, wie ein Fenster, das seine Vorschaubilder zum ersten Mal lädt.</translation>
    </message>
    <message>
        <source>Photo import</source>
        <translation>Fotos importieren</translation>
    </message>
    <message>
        <source>Writes 8 MiB blocks and waits until each is on the drive, like copying from a card.</source>
        <translation>Schreibt Blöcke von 8 MiB und wartet jeweils, bis sie auf dem Laufwerk sind, wie beim Kopieren von einer Speicherkarte.</translation>
    </message>
    <message>
        <source>bonnie++</source>
        <translation>bonnie++</translation>
    </message>
    <message>
        <source>File system speed with large files and many small ones: write, rewrite, read, seek, create and delete. The large file is twice the size of memory, so that the page cache cannot hold it.</source>
        <translation>Geschwindigkeit des Dateisystems mit großen Dateien und vielen kleinen: schreiben, neu schreiben, lesen, springen, anlegen und löschen. Die große Datei ist doppelt so groß wie der Arbeitsspeicher, damit der Page-Cache sie nicht fassen kann.</translation>
    </message>
    <message>
        <source>file system, page cache, processor and drive</source>
        <translation>Dateisystem, Page-Cache, Prozessor und Laufwerk</translation>
    </message>
    <message>
        <source>hdparm</source>
        <translation>hdparm</translation>
    </message>
    <message>
        <source>The figures of hdparm -tT: memory, then the drive, through the page cache and directly.</source>
        <translation>Die Werte von hdparm -tT: Arbeitsspeicher, dann das Laufwerk, durch den Page-Cache und direkt.</translation>
    </message>
    <message>
        <source>hdparm -tT, hdparm -t --direct</source>
        <translation>hdparm -tT, hdparm -t --direct</translation>
    </message>
    <message>
        <source>Quick Test</source>
        <translation>Schnelltest</translation>
    </message>
    <message>
        <source>Three key figures: sequential throughput, and random reads with 1 and 32 requests in flight.</source>
        <translation>Drei Kennzahlen: sequenzieller Durchsatz und zufälliges Lesen mit 1 und 32 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>CrystalDiskMark-Style</source>
        <translation>Wie CrystalDiskMark</translation>
    </message>
    <message>
        <source>The read tests of CrystalDiskMark and KDiskMark, on the raw drive. Nothing is written.</source>
        <translation>Die Lesetests von CrystalDiskMark und KDiskMark direkt auf dem Laufwerk. Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Default, reads</source>
        <translation>KDiskMark und CrystalDiskMark: Standard, Lesen</translation>
    </message>
    <message>
        <source>Queue Depth Sweep</source>
        <translation>Warteschlangentiefen</translation>
    </message>
    <message>
        <source>IOPS and latency of random reads with 1 to 128 requests in flight.</source>
        <translation>IOPS und Latenz beim zufälligen Lesen mit 1 bis 128 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Block Size Sweep</source>
        <translation>Blockgrößen</translation>
    </message>
    <message>
        <source>Random reads of 512 B to 1 MiB with 1 and 32 requests in flight. Shows when size matters.</source>
        <translation>Zufälliges Lesen von 512 B bis 1 MiB mit 1 und 32 gleichzeitigen Anfragen. Zeigt, wann die Größe zählt.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The 4 tests of most published results.</source>
        <translation>Die 4 Tests der meisten veröffentlichten Ergebnisse.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Default</source>
        <translation>KDiskMark und CrystalDiskMark: Default</translation>
    </message>
    <message>
        <source>NVMe SSD</source>
        <translation>NVMe SSD</translation>
    </message>
    <message>
        <source>Tests that use the full speed of an NVMe SSD.</source>
        <translation>Tests, die die volle Geschwindigkeit einer NVMe-SSD nutzen.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: NVMe SSD</source>
        <translation>KDiskMark und CrystalDiskMark: NVMe SSD</translation>
    </message>
    <message>
        <source>Peak Performance</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed of the drive.</source>
        <translation>Höchste sequenzielle und zufällige Geschwindigkeit des Laufwerks.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance</source>
        <translation>KDiskMark und CrystalDiskMark: Peak Performance</translation>
    </message>
    <message>
        <source>Peak Performance, NVMe SSD</source>
        <translation>Spitzenleistung, NVMe SSD</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed of an NVMe SSD.</source>
        <translation>Höchste sequenzielle und zufällige Geschwindigkeit einer NVMe-SSD.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance, NVMe SSD</source>
        <translation>KDiskMark und CrystalDiskMark: Peak Performance, NVMe SSD</translation>
    </message>
    <message>
        <source>Real World Performance</source>
        <translation>Reelle Leistung</translation>
    </message>
    <message>
        <source>One request at a time, like most programs.</source>
        <translation>Jeweils eine Anfrage, wie die meisten Programme.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Real World Performance</source>
        <translation>KDiskMark und CrystalDiskMark: Real World Performance</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>A quick test: one figure for reads and one for writes.</source>
        <translation>Ein schneller Test: je eine Zahl für Lesen und Schreiben.</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Demo</source>
        <translation>KDiskMark und CrystalDiskMark: Demo</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Default [+Mix]</source>
        <translation>KDiskMark und CrystalDiskMark: Default [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: NVMe SSD [+Mix]</source>
        <translation>KDiskMark und CrystalDiskMark: NVMe SSD [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance [+Mix]</source>
        <translation>KDiskMark und CrystalDiskMark: Peak Performance [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Peak Performance, NVMe SSD [+Mix]</source>
        <translation>KDiskMark und CrystalDiskMark: Peak Performance, NVMe SSD [+Mix]</translation>
    </message>
    <message>
        <source>KDiskMark and CrystalDiskMark: Real World Performance [+Mix]</source>
        <translation>KDiskMark und CrystalDiskMark: Real World Performance [+Mix]</translation>
    </message>
    <message>
        <source>Random reads, writes and both of a file with 1 to 32 requests in flight.</source>
        <translation>Zufälliges Lesen, Schreiben und beides einer Datei mit 1 bis 32 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Thread Sweep</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Random reads, writes and both of a file from 1 to 16 threads.</source>
        <translation>Zufälliges Lesen, Schreiben und beides einer Datei aus 1 bis 16 Threads.</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>How long programs wait for the drive during a large copy.</source>
        <translation>Wie lange Programme während eines großen Kopiervorgangs auf das Laufwerk warten.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Sequential reads and writes of large files.</source>
        <translation>Sequenzielles Lesen und Schreiben großer Dateien.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Commits that wait for the drive, and random reads and writes of tables.</source>
        <translation>Commits, die auf das Laufwerk warten, sowie zufälliges Lesen und Schreiben von Tabellen.</translation>
    </message>
    <message>
        <source>Photo Library</source>
        <translation>Fotosammlung</translation>
    </message>
    <message>
        <source>Loading thumbnails, and copying new photos from a card.</source>
        <translation>Laden von Vorschaubildern und Kopieren neuer Fotos von einer Speicherkarte.</translation>
    </message>
    <message>
        <source>dd: Sync Writes</source>
        <translation>dd: Synchrones Schreiben</translation>
    </message>
    <message>
        <source>Writes of 4 sizes, each of which waits for the drive: many small ones to a few large ones.</source>
        <translation>Schreiben in 4 Größen, das jeweils auf das Laufwerk wartet: von vielen kleinen bis zu wenigen großen.</translation>
    </message>
    <message>
        <source>dd oflag=dsync conv=fdatasync: tiny, small, medium, large</source>
        <translation>dd oflag=dsync conv=fdatasync: winzig, klein, mittel, groß</translation>
    </message>
    <message>
        <source>dd: Write Block Sizes</source>
        <translation>dd: Blockgrößen Schreiben</translation>
    </message>
    <message>
        <source>Writes in blocks of 512 B to 10 MiB with each sync option: the cost of waiting for the drive.</source>
        <translation>Schreiben in Blöcken von 512 B bis 10 MiB mit jeder Sync-Option: die Kosten des Wartens auf das Laufwerk.</translation>
    </message>
    <message>
        <source>dd bs=… oflag=dsync, oflag=sync, conv=fdatasync, conv=fsync</source>
        <translation>dd bs=… oflag=dsync, oflag=sync, conv=fdatasync, conv=fsync</translation>
    </message>
    <message>
        <source>dd: Read Block Sizes</source>
        <translation>dd: Blockgrößen Lesen</translation>
    </message>
    <message>
        <source>Reads in blocks of 512 B to 10 MiB: directly, with a cold and with a warm page cache.</source>
        <translation>Lesen in Blöcken von 512 B bis 10 MiB: direkt, mit kaltem und mit warmem Page-Cache.</translation>
    </message>
    <message>
        <source>dd bs=… iflag=direct</source>
        <translation>dd bs=… iflag=direct</translation>
    </message>
    <message>
        <source>The well-known figures of bonnie++ for file systems.</source>
        <translation>Die bekannten Werte von bonnie++ für Dateisysteme.</translation>
    </message>
    <message>
        <source>SMART feature set</source>
        <translation>SMART-Funktionen</translation>
    </message>
    <message>
        <source>Security Mode feature set</source>
        <translation>Security-Mode-Funktionen</translation>
    </message>
    <message>
        <source>Removable Media feature set</source>
        <translation>Wechselmedium-Funktionen</translation>
    </message>
    <message>
        <source>Power Management feature set</source>
        <translation>Power-Management-Funktionen</translation>
    </message>
    <message>
        <source>PACKET command feature set</source>
        <translation>PACKET-Befehle</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <translation>Look-ahead</translation>
    </message>
    <message>
        <source>Release interrupt</source>
        <translation>Release-Interrupt</translation>
    </message>
    <message>
        <source>SERVICE interrupt</source>
        <translation>SERVICE-Interrupt</translation>
    </message>
    <message>
        <source>DEVICE_RESET command</source>
        <translation>Befehl DEVICE_RESET</translation>
    </message>
    <message>
        <source>Host Protected Area feature set</source>
        <translation>Host Protected Area (HPA)</translation>
    </message>
    <message>
        <source>WRITE_VERIFY command</source>
        <translation>Befehl WRITE_VERIFY</translation>
    </message>
    <message>
        <source>WRITE_BUFFER command</source>
        <translation>Befehl WRITE_BUFFER</translation>
    </message>
    <message>
        <source>READ_BUFFER command</source>
        <translation>Befehl READ_BUFFER</translation>
    </message>
    <message>
        <source>NOP cmd</source>
        <translation>Befehl NOP</translation>
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
        <translation>CFA-Funktionen</translation>
    </message>
    <message>
        <source>Advanced Power Management feature set</source>
        <translation>Advanced Power Management (APM)</translation>
    </message>
    <message>
        <source>Removable Media Status Notification feature set</source>
        <translation>Wechselmedium-Statusmeldung</translation>
    </message>
    <message>
        <source>Power-Up In Standby feature set</source>
        <translation>Einschalten in Standby (PUIS)</translation>
    </message>
    <message>
        <source>SET_FEATURES required to spinup after power up</source>
        <translation>Anlaufen nach dem Einschalten nur mit SET_FEATURES</translation>
    </message>
    <message>
        <source>Address Offset Reserved Area Boot</source>
        <translation>Address Offset Reserved Area Boot</translation>
    </message>
    <message>
        <source>SET_MAX security extension</source>
        <translation>SET_MAX-Sicherheitserweiterung</translation>
    </message>
    <message>
        <source>Automatic Acoustic Management feature set</source>
        <translation>Automatic Acoustic Management (AAM)</translation>
    </message>
    <message>
        <source>48-bit Address feature set</source>
        <translation>48-Bit-Adressierung</translation>
    </message>
    <message>
        <source>Device Configuration Overlay feature set</source>
        <translation>Device Configuration Overlay (DCO)</translation>
    </message>
    <message>
        <source>Mandatory FLUSH_CACHE</source>
        <translation>FLUSH_CACHE (Pflichtbefehl)</translation>
    </message>
    <message>
        <source>FLUSH_CACHE_EXT</source>
        <translation>FLUSH_CACHE_EXT</translation>
    </message>
    <message>
        <source>SMART error logging</source>
        <translation>SMART-Fehlerprotokollierung</translation>
    </message>
    <message>
        <source>SMART self-test</source>
        <translation>SMART-Selbsttest</translation>
    </message>
    <message>
        <source>Media serial number</source>
        <translation>Seriennummer des Mediums</translation>
    </message>
    <message>
        <source>Media Card Pass Through Command feature set</source>
        <translation>Media-Card-Pass-Through-Befehle</translation>
    </message>
    <message>
        <source>Media Card Pass-Through</source>
        <translation>Media Card Pass-Through</translation>
    </message>
    <message>
        <source>General Purpose Logging feature set</source>
        <translation>General Purpose Logging (GPL)</translation>
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
        <translation>64-Bit-World-Wide-Name</translation>
    </message>
    <message>
        <source>URG for READ_STREAM[_DMA]_EXT</source>
        <translation>URG für READ_STREAM[_DMA]_EXT</translation>
    </message>
    <message>
        <source>URG for WRITE_STREAM[_DMA]_EXT</source>
        <translation>URG für WRITE_STREAM[_DMA]_EXT</translation>
    </message>
    <message>
        <source>Time Limited Commands (TLC) feature set</source>
        <translation>Time Limited Commands (TLC)</translation>
    </message>
    <message>
        <source>Command Completion Time Limit (CCTL)</source>
        <translation>Command Completion Time Limit (CCTL)</translation>
    </message>
    <message>
        <source>IDLE_IMMEDIATE with UNLOAD</source>
        <translation>IDLE_IMMEDIATE mit UNLOAD</translation>
    </message>
    <message>
        <source>Disable Data Transfer After Error Detection</source>
        <translation>Keine Datenübertragung nach erkanntem Fehler</translation>
    </message>
    <message>
        <source>Write-Read-Verify feature set</source>
        <translation>Write-Read-Verify</translation>
    </message>
    <message>
        <source>WRITE_UNCORRECTABLE_EXT command</source>
        <translation>Befehl WRITE_UNCORRECTABLE_EXT</translation>
    </message>
    <message>
        <source>{READ,WRITE}_DMA_EXT_GPL commands</source>
        <translation>Befehle {READ,WRITE}_DMA_EXT_GPL</translation>
    </message>
    <message>
        <source>Segmented DOWNLOAD_MICROCODE</source>
        <translation>DOWNLOAD_MICROCODE in Segmenten</translation>
    </message>
    <message>
        <source>Free-fall Control feature set</source>
        <translation>Freifallschutz</translation>
    </message>
    <message>
        <source>Gen1 signaling speed (1.5Gb/s)</source>
        <translation>Signalgeschwindigkeit Gen1 (1,5 Gb/s)</translation>
    </message>
    <message>
        <source>Gen2 signaling speed (3.0Gb/s)</source>
        <translation>Signalgeschwindigkeit Gen2 (3,0 Gb/s)</translation>
    </message>
    <message>
        <source>Gen3 signaling speed (6.0Gb/s)</source>
        <translation>Signalgeschwindigkeit Gen3 (6,0 Gb/s)</translation>
    </message>
    <message>
        <source>Native Command Queueing (NCQ)</source>
        <translation>Native Command Queueing (NCQ)</translation>
    </message>
    <message>
        <source>Host-initiated interface power management</source>
        <translation>Link-Energieverwaltung durch den Host</translation>
    </message>
    <message>
        <source>Phy event counters</source>
        <translation>Phy-Ereigniszähler</translation>
    </message>
    <message>
        <source>Idle-Unload when NCQ is active</source>
        <translation>Idle-Unload bei aktivem NCQ</translation>
    </message>
    <message>
        <source>NCQ priority information</source>
        <translation>NCQ-Prioritätsinformation</translation>
    </message>
    <message>
        <source>Host automatic Partial to Slumber transitions</source>
        <translation>Host: automatisch Partial zu Slumber</translation>
    </message>
    <message>
        <source>Device automatic Partial to Slumber transitions</source>
        <translation>Gerät: automatisch Partial zu Slumber</translation>
    </message>
    <message>
        <source>READ_LOG_DMA_EXT equivalent to READ_LOG_EXT</source>
        <translation>READ_LOG_DMA_EXT gleichwertig mit READ_LOG_EXT</translation>
    </message>
    <message>
        <source>Non-Zero buffer offsets in DMA Setup FIS</source>
        <translation>Pufferversatz ungleich null in DMA Setup FIS</translation>
    </message>
    <message>
        <source>DMA Setup Auto-Activate optimization</source>
        <translation>Auto-Activate-Optimierung in DMA Setup</translation>
    </message>
    <message>
        <source>Device-initiated interface power management</source>
        <translation>Link-Energieverwaltung durch das Gerät</translation>
    </message>
    <message>
        <source>In-order data delivery</source>
        <translation>Datenlieferung in Reihenfolge</translation>
    </message>
    <message>
        <source>Asynchronous notification (eg. media change)</source>
        <translation>Asynchrone Meldung (z. B. Medienwechsel)</translation>
    </message>
    <message>
        <source>Device Sleep (DEVSLP)</source>
        <translation>Device Sleep (DEVSLP)</translation>
    </message>
    <message>
        <source>SMART Command Transport (SCT) feature set</source>
        <translation>SMART Command Transport (SCT)</translation>
    </message>
    <message>
        <source>SCT Read/Write Long (AC1), obsolete</source>
        <translation>SCT Read/Write Long (AC1), veraltet</translation>
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
        <translation>Befehl SANITIZE_ANTIFREEZE_LOCK_EXT</translation>
    </message>
    <message>
        <source>SANITIZE feature set</source>
        <translation>SANITIZE-Funktionen</translation>
    </message>
    <message>
        <source>CRYPTO_SCRAMBLE_EXT command</source>
        <translation>Befehl CRYPTO_SCRAMBLE_EXT</translation>
    </message>
    <message>
        <source>OVERWRITE_EXT command</source>
        <translation>Befehl OVERWRITE_EXT</translation>
    </message>
    <message>
        <source>BLOCK_ERASE_EXT command</source>
        <translation>Befehl BLOCK_ERASE_EXT</translation>
    </message>
    <message>
        <source>reserved 69[0]</source>
        <translation>reserviert 69[0]</translation>
    </message>
    <message>
        <source>reserved 69[1]</source>
        <translation>reserviert 69[1]</translation>
    </message>
    <message>
        <source>All write cache is non-volatile</source>
        <translation>Gesamter Schreib-Cache nichtflüchtig</translation>
    </message>
    <message>
        <source>Extended number of user addressable sectors </source>
        <translation>Erweiterte Anzahl adressierbarer Sektoren </translation>
    </message>
    <message>
        <source>Device encrypts all user data</source>
        <translation>Gerät verschlüsselt alle Benutzerdaten</translation>
    </message>
    <message>
        <source>Optional ATA device 28-bit commands</source>
        <translation>Optionale 28-Bit-Befehle für ATA-Geräte</translation>
    </message>
    <message>
        <source>IEEE 1667 authentication of transient storage devices</source>
        <translation>IEEE-1667-Authentifizierung mobiler Speichergeräte</translation>
    </message>
    <message>
        <source>DOWNLOAD MICROCODE DMA command</source>
        <translation>Befehl DOWNLOAD MICROCODE DMA</translation>
    </message>
    <message>
        <source>SET MAX SETPASSWORD/UNLOCK DMA commands</source>
        <translation>Befehle SET MAX SETPASSWORD/UNLOCK DMA</translation>
    </message>
    <message>
        <source>WRITE BUFFER DMA command</source>
        <translation>Befehl WRITE BUFFER DMA</translation>
    </message>
    <message>
        <source>READ BUFFER DMA command</source>
        <translation>Befehl READ BUFFER DMA</translation>
    </message>
    <message>
        <source>DEVICE CONFIGURATION SET/IDENTIFY DMA commands</source>
        <translation>Befehle DEVICE CONFIGURATION SET/IDENTIFY DMA</translation>
    </message>
    <message>
        <source>Long physical sector diagnostics</source>
        <translation>Diagnose langer physischer Sektoren</translation>
    </message>
    <message>
        <source>CFast specification support</source>
        <translation>CFast-Spezifikation</translation>
    </message>
    <message>
        <source>Streaming feature set</source>
        <translation>Streaming-Funktionen</translation>
    </message>
    <message>
        <source>Sense Data Reporting feature set</source>
        <translation>Sense Data Reporting</translation>
    </message>
    <message>
        <source>Extended Power Conditions (EPC) feature set</source>
        <translation>Erweiterte Energiezustände (EPC)</translation>
    </message>
    <message>
        <source>Accessible Max Address Configuration feature set</source>
        <translation>Accessible Max Address Configuration</translation>
    </message>
    <message>
        <source>Device Statistics Notification (DSN) feature set</source>
        <translation>Gerätestatistik-Meldung (DSN)</translation>
    </message>
    <message>
        <source>NCQ streaming</source>
        <translation>NCQ-Streaming</translation>
    </message>
    <message>
        <source>NCQ Queue Management command</source>
        <translation>Befehl NCQ Queue Management</translation>
    </message>
    <message>
        <source>SEND/RECEIVE FPDMA QUEUED commands</source>
        <translation>Befehle SEND/RECEIVE FPDMA QUEUED</translation>
    </message>
    <message>
        <source>DevSleep to reduced power state</source>
        <translation>DevSleep zu reduziertem Energiezustand</translation>
    </message>
    <message>
        <source>Out-of-band management interface</source>
        <translation>Out-of-Band-Verwaltungsschnittstelle</translation>
    </message>
    <message>
        <source>Hardware Feature Control</source>
        <translation>Hardware Feature Control</translation>
    </message>
    <message>
        <source>NCQ Autosense</source>
        <translation>NCQ-Autosense</translation>
    </message>
    <message>
        <source>Hybrid Information feature set</source>
        <translation>Hybrid Information</translation>
    </message>
    <message>
        <source>Rebuild Assist feature set</source>
        <translation>Rebuild Assist</translation>
    </message>
    <message>
        <source>Power Disable feature set</source>
        <translation>Power Disable</translation>
    </message>
    <message>
        <source>Direct-access device</source>
        <translation>Gerät mit Direktzugriff</translation>
    </message>
    <message>
        <source>Sequential-access device</source>
        <translation>Gerät mit sequenziellem Zugriff</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Write-once device</source>
        <translation>Einmal beschreibbares Gerät</translation>
    </message>
    <message>
        <source>CD-ROM</source>
        <translation>CD-ROM</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>Scanner</translation>
    </message>
    <message>
        <source>Optical memory</source>
        <translation>Optischer Speicher</translation>
    </message>
    <message>
        <source>Medium changer</source>
        <translation>Medienwechsler</translation>
    </message>
    <message>
        <source>Communications device</source>
        <translation>Kommunikationsgerät</translation>
    </message>
    <message>
        <source>ACS-IT8 device</source>
        <translation>ACS-IT8-Gerät</translation>
    </message>
    <message>
        <source>Array controller</source>
        <translation>Array-Controller</translation>
    </message>
    <message>
        <source>Enclosure services</source>
        <translation>Gehäusedienste</translation>
    </message>
    <message>
        <source>Reduced block command device</source>
        <translation>Gerät mit reduziertem Blockbefehlssatz</translation>
    </message>
    <message>
        <source>Optical card reader/writer</source>
        <translation>Optischer Kartenleser/-schreiber</translation>
    </message>
    <message>
        <source>hard sectored</source>
        <translation>hartsektoriert</translation>
    </message>
    <message>
        <source>soft sectored</source>
        <translation>softsektoriert</translation>
    </message>
    <message>
        <source>not MFM encoded</source>
        <translation>nicht MFM-codiert</translation>
    </message>
    <message>
        <source>head switch time &gt; 15us</source>
        <translation>Kopfwechselzeit &gt; 15 µs</translation>
    </message>
    <message>
        <source>spindle motor control option</source>
        <translation>Option: Spindelmotorsteuerung</translation>
    </message>
    <message>
        <source>fixed drive</source>
        <translation>fest eingebautes Laufwerk</translation>
    </message>
    <message>
        <source>removable drive</source>
        <translation>Wechsellaufwerk</translation>
    </message>
    <message>
        <source>disk xfer rate &lt;= 5Mbs</source>
        <translation>Übertragungsrate ≤ 5 Mb/s</translation>
    </message>
    <message>
        <source>disk xfer rate &gt; 5Mbs, &lt;= 10Mbs</source>
        <translation>Übertragungsrate &gt; 5 Mb/s, ≤ 10 Mb/s</translation>
    </message>
    <message>
        <source>disk xfer rate &gt; 5Mbs</source>
        <translation>Übertragungsrate &gt; 5 Mb/s</translation>
    </message>
    <message>
        <source>rotational speed tol.</source>
        <translation>Drehzahltoleranz</translation>
    </message>
    <message>
        <source>data strobe offset option</source>
        <translation>Option: Datenstrobe-Versatz</translation>
    </message>
    <message>
        <source>track offset option</source>
        <translation>Option: Spurversatz</translation>
    </message>
    <message>
        <source>format speed tolerance gap reqd</source>
        <translation>Formatierlücke für Drehzahltoleranz nötig</translation>
    </message>
    <message>
        <source>5.25 inch</source>
        <translation>5,25 Zoll</translation>
    </message>
    <message>
        <source>3.5 inch</source>
        <translation>3,5 Zoll</translation>
    </message>
    <message>
        <source>2.5 inch</source>
        <translation>2,5 Zoll</translation>
    </message>
    <message>
        <source>1.8 inch</source>
        <translation>1,8 Zoll</translation>
    </message>
    <message>
        <source>less than 1.8 inch</source>
        <translation>kleiner als 1,8 Zoll</translation>
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
        <translation>≤ 10 ms mit INTRQ</translation>
    </message>
    <message>
        <source>50us</source>
        <translation>50 µs</translation>
    </message>
    <message>
        <source>Security Send and Security Receive</source>
        <translation>Security Send und Security Receive</translation>
    </message>
    <message>
        <source>Format NVM</source>
        <translation>Format NVM</translation>
    </message>
    <message>
        <source>Firmware Commit and Firmware Image Download</source>
        <translation>Firmware Commit und Firmware Image Download</translation>
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
        <translation>NVMe-MI Send und NVMe-MI Receive</translation>
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
        <translation>Felder Save und Select der Funktionen</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservierungen</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifizieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Autonomous Power State Transitions</source>
        <translation>Autonome Energiezustandsübergänge (APST)</translation>
    </message>
    <message>
        <source>Host Controlled Thermal Management</source>
        <translation>Temperaturverwaltung des Hosts (HCTM)</translation>
    </message>
    <message>
        <source>Volatile Write Cache</source>
        <translation>Flüchtiger Schreib-Cache</translation>
    </message>
    <message>
        <source>SMART log per namespace</source>
        <translation>SMART-Protokoll je Namensraum</translation>
    </message>
    <message>
        <source>Commands Supported and Effects log</source>
        <translation>Protokoll Commands Supported and Effects</translation>
    </message>
    <message>
        <source>Extended data for Get Log Page</source>
        <translation>Erweiterte Daten für Get Log Page</translation>
    </message>
    <message>
        <source>Telemetry logs</source>
        <translation>Telemetrieprotokolle</translation>
    </message>
    <message>
        <source>Persistent Event log</source>
        <translation>Protokoll Persistent Event</translation>
    </message>
    <message>
        <source>Format applies to all namespaces</source>
        <translation>Formatieren gilt für alle Namensräume</translation>
    </message>
    <message>
        <source>Secure erase applies to all namespaces</source>
        <translation>Sicheres Löschen gilt für alle Namensräume</translation>
    </message>
    <message>
        <source>Cryptographic erase by Format NVM</source>
        <translation>Kryptografisches Löschen durch Format NVM</translation>
    </message>
    <message>
        <source>Sanitize: Crypto Erase</source>
        <translation>Sanitize: Crypto Erase</translation>
    </message>
    <message>
        <source>Sanitize: Block Erase</source>
        <translation>Sanitize: Block Erase</translation>
    </message>
    <message>
        <source>Sanitize: Overwrite</source>
        <translation>Sanitize: Overwrite</translation>
    </message>
    <message>
        <source>Thin provisioning</source>
        <translation>Thin Provisioning</translation>
    </message>
    <message>
        <source>Atomic write sizes of its own</source>
        <translation>Eigene Größen für atomares Schreiben</translation>
    </message>
    <message>
        <source>Deallocated or Unwritten Logical Block error</source>
        <translation>Fehler Deallocated or Unwritten Logical Block</translation>
    </message>
    <message>
        <source>NGUID and EUI64 never reused</source>
        <translation>NGUID und EUI64 nie wiederverwendet</translation>
    </message>
    <message>
        <source>Preferred write sizes</source>
        <translation>Bevorzugte Schreibgrößen</translation>
    </message>
    <message>
        <source>Protection information type 1</source>
        <translation>Schutzinformation Typ 1</translation>
    </message>
    <message>
        <source>Protection information type 2</source>
        <translation>Schutzinformation Typ 2</translation>
    </message>
    <message>
        <source>Protection information type 3</source>
        <translation>Schutzinformation Typ 3</translation>
    </message>
    <message>
        <source>the spare capacity is below its threshold</source>
        <translation>die Reservekapazität liegt unter ihrem Grenzwert</translation>
    </message>
    <message>
        <source>a temperature is outside its thresholds</source>
        <translation>eine Temperatur liegt außerhalb ihrer Grenzwerte</translation>
    </message>
    <message>
        <source>reliability is degraded by media or internal errors</source>
        <translation>die Zuverlässigkeit ist durch Medien- oder interne Fehler verringert</translation>
    </message>
    <message>
        <source>the media is read-only</source>
        <translation>das Medium ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the backup of the volatile memory failed</source>
        <translation>die Sicherung des flüchtigen Speichers ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>the persistent memory region is unreliable or read-only</source>
        <translation>die Persistent Memory Region ist unzuverlässig oder schreibgeschützt</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>Bandlaufwerk</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>write-once disk</source>
        <translation>einmal beschreibbares Laufwerk</translation>
    </message>
    <message>
        <source>optical drive</source>
        <translation>optisches Laufwerk</translation>
    </message>
    <message>
        <source>optical memory</source>
        <translation>optischer Speicher</translation>
    </message>
    <message>
        <source>medium changer</source>
        <translation>Medienwechsler</translation>
    </message>
    <message>
        <source>storage array controller</source>
        <translation>Speicher-Array-Controller</translation>
    </message>
    <message>
        <source>enclosure</source>
        <translation>Gehäuse</translation>
    </message>
    <message>
        <source>simplified disk</source>
        <translation>vereinfachtes Laufwerk</translation>
    </message>
    <message>
        <source>object storage</source>
        <translation>Objektspeicher</translation>
    </message>
    <message>
        <source>zoned disk</source>
        <translation>Laufwerk mit Zonen</translation>
    </message>
    <message>
        <source>well known logical unit</source>
        <translation>Well-known Logical Unit</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>Laptop</source>
        <translation>Laptop</translation>
    </message>
    <message>
        <source>For drives on battery power. They save power early, and larger reads leave them idle for longer.</source>
        <translation>Für Laufwerke im Akkubetrieb. Sie sparen früh Strom, und größere Lesevorgänge lassen sie länger im Leerlauf.</translation>
    </message>
    <message>
        <source>A hard disk parks its heads early, which saves power and protects it from shocks. It costs load cycles, of which laptop drives are rated for many.</source>
        <translation>Eine Festplatte parkt ihre Köpfe früh; das spart Strom und schützt sie vor Stößen. Es kostet Ladezyklen, von denen Laptop-Laufwerke viele vertragen.</translation>
    </message>
    <message>
        <source>The motor uses the most power, so it stops after 5 min without use.</source>
        <translation>Der Motor verbraucht den meisten Strom; daher stoppt er nach 5 min ohne Nutzung.</translation>
    </message>
    <message>
        <source>Data that was read ahead does not spin the drive up again.</source>
        <translation>Für vorausgelesene Daten muss das Laufwerk nicht wieder anlaufen.</translation>
    </message>
    <message>
        <source>One step below full power, which is hardly noticeable on battery.</source>
        <translation>Eine Stufe unter voller Leistung, was im Akkubetrieb kaum zu merken ist.</translation>
    </message>
    <message>
        <source>The link saves power whenever it is idle. On many laptops this saves more than the drive does.</source>
        <translation>Der Link spart Strom, sobald er unbenutzt ist. Bei vielen Laptops spart das mehr als das Laufwerk.</translation>
    </message>
    <message>
        <source>Lets the drive use its deep power states, from which it returns within 100 ms.</source>
        <translation>Erlaubt dem Laufwerk seine tiefen Energiezustände, aus denen es innerhalb von 100 ms zurückkehrt.</translation>
    </message>
    <message>
        <source>Maximum Performance</source>
        <translation>Höchstleistung</translation>
    </message>
    <message>
        <source>Highest speed at the cost of noise and power. DiskTune asks before changes that may lose data. Measure before and after, and revert what does not help on your drive.</source>
        <translation>Höchste Geschwindigkeit, dafür lauter und mit mehr Stromverbrauch. DiskTune fragt vor Änderungen, die zu Datenverlust führen können. Messen Sie vorher und nachher und setzen Sie zurück, was bei Ihrem Laufwerk nicht hilft.</translation>
    </message>
    <message>
        <source>Long reads need fewer, larger requests. Small random reads gain nothing.</source>
        <translation>Lange Lesevorgänge brauchen weniger und größere Anfragen. Kleines zufälliges Lesen gewinnt nichts.</translation>
    </message>
    <message>
        <source>A hard disk gains from sorted requests. On flash, sorting only costs time.</source>
        <translation>Eine Festplatte profitiert von sortierten Anfragen. Bei Flash kostet Sortieren nur Zeit.</translation>
    </message>
    <message>
        <source>The more commands the drive holds, the better it can order them.</source>
        <translation>Je mehr Befehle das Laufwerk hält, desto besser kann es sie ordnen.</translation>
    </message>
    <message>
        <source>A larger queue gives the scheduler more requests to sort.</source>
        <translation>Eine größere Warteschlange gibt dem Scheduler mehr Anfragen zum Sortieren.</translation>
    </message>
    <message>
        <source>The drive reads the following sectors while the heads pass over them.</source>
        <translation>Das Laufwerk liest die folgenden Sektoren, während die Köpfe über sie hinweggehen.</translation>
    </message>
    <message>
        <source>Small writes are much faster if the drive can collect and order them.</source>
        <translation>Kleine Schreibvorgänge sind viel schneller, wenn das Laufwerk sie sammeln und ordnen kann.</translation>
    </message>
    <message>
        <source>The fastest head movements, which are also the loudest.</source>
        <translation>Die schnellsten Kopfbewegungen, die auch die lautesten sind.</translation>
    </message>
    <message>
        <source>The heads stay loaded, so no access waits for them.</source>
        <translation>Die Köpfe werden nicht geparkt, sodass kein Zugriff auf sie wartet.</translation>
    </message>
    <message>
        <source>No access waits for the motor to spin up, which takes seconds.</source>
        <translation>Kein Zugriff wartet auf das Anlaufen des Motors, das Sekunden dauert.</translation>
    </message>
    <message>
        <source>Full power: the controller throttles only if it is too hot.</source>
        <translation>Volle Leistung: Der Controller drosselt nur, wenn er zu heiß ist.</translation>
    </message>
    <message>
        <source>A link in a power-saving state has to leave it for each request.</source>
        <translation>Ein Link in einem Energiesparzustand muss ihn für jede Anfrage verlassen.</translation>
    </message>
    <message>
        <source>More stripes are completed in memory before they are written, which avoids reads.</source>
        <translation>Mehr Stripes werden im Arbeitsspeicher vollständig, bevor sie geschrieben werden; das vermeidet Lesevorgänge.</translation>
    </message>
    <message>
        <source>Minimum Wear</source>
        <translation>Schonend</translation>
    </message>
    <message>
        <source>Avoids mechanical wear of a hard disk: load cycles and spin-ups. It costs some power, and the drive is always ready.</source>
        <translation>Vermeidet mechanischen Verschleiß einer Festplatte: Ladezyklen und Anlaufvorgänge. Das kostet etwas Strom, und das Laufwerk ist immer bereit.</translation>
    </message>
    <message>
        <source>The heads stay loaded. Most drives are rated for 300,000 to 600,000 load cycles; some reach that in a year.</source>
        <translation>Die Köpfe werden nicht geparkt. Die meisten Laufwerke sind für 300.000 bis 600.000 Ladezyklen ausgelegt; manche erreichen das in einem Jahr.</translation>
    </message>
    <message>
        <source>Spinning up causes the most wear. Keep a drive in daily use turning.</source>
        <translation>Das Anlaufen verursacht den meisten Verschleiß. Lassen Sie ein täglich genutztes Laufwerk weiterdrehen.</translation>
    </message>
    <message>
        <source>Quiet and Cool</source>
        <translation>Leise und kühl</translation>
    </message>
    <message>
        <source>Less noise and heat for a drive that is used little. It is slightly slower, and an unused hard disk spins down.</source>
        <translation>Weniger Geräusch und Wärme für ein wenig genutztes Laufwerk. Es ist etwas langsamer, und eine ungenutzte Festplatte stoppt den Motor.</translation>
    </message>
    <message>
        <source>The quietest head movements of the drive. They take a few milliseconds longer.</source>
        <translation>Die leisesten Kopfbewegungen des Laufwerks. Sie dauern einige Millisekunden länger.</translation>
    </message>
    <message>
        <source>The lowest power with the motor turning. The heads are parked when the drive is idle, which is also quieter.</source>
        <translation>Der niedrigste Verbrauch bei laufendem Motor. Im Leerlauf sind die Köpfe geparkt, was auch leiser ist.</translation>
    </message>
    <message>
        <source>A stopped motor makes no noise and no heat. With 20 min it does not spin up too often.</source>
        <translation>Ein gestoppter Motor macht weder Lärm noch Wärme. Mit 20 min läuft er nicht zu oft an.</translation>
    </message>
    <message>
        <source>One step below full power keeps the controller cooler under long loads.</source>
        <translation>Eine Stufe unter voller Leistung hält den Controller unter langer Last kühler.</translation>
    </message>
    <message>
        <source>RAID Member</source>
        <translation>RAID-Mitglied</translation>
    </message>
    <message>
        <source>For members of a RAID array. Keeps them ready, because the array waits for the slowest one, and md drops a member that does not answer.</source>
        <translation>Für Mitglieder eines RAID-Arrays. Hält sie bereit, denn das Array wartet auf das langsamste, und md wirft ein Mitglied hinaus, das nicht antwortet.</translation>
    </message>
    <message>
        <source>The whole array waits for a member that has parked its heads.</source>
        <translation>Das ganze Array wartet auf ein Mitglied, das seine Köpfe geparkt hat.</translation>
    </message>
    <message>
        <source>A member that has to spin up first may be dropped as failed.</source>
        <translation>Ein Mitglied, das erst anlaufen muss, wird möglicherweise als ausgefallen hinausgeworfen.</translation>
    </message>
    <message>
        <source>Limits how long a request waits at little cost: md has already ordered the requests.</source>
        <translation>Begrenzt mit wenig Aufwand, wie lange eine Anfrage wartet: md hat die Anfragen bereits geordnet.</translation>
    </message>
    <message>
        <source>The array reads ahead over all members. Read-ahead of a single member is often not used.</source>
        <translation>Das Array liest über alle Mitglieder hinweg voraus. Das Vorauslesen eines einzelnen Mitglieds wird oft nicht genutzt.</translation>
    </message>
    <message>
        <source>After 7 s the array reads a bad sector from the other members and repairs it. The kernel drops a drive that retries for minutes.</source>
        <translation>Nach 7 s liest das Array einen defekten Sektor von den anderen Mitgliedern und repariert ihn. Der Kernel wirft ein Laufwerk hinaus, das es minutenlang erneut versucht.</translation>
    </message>
    <message>
        <source>The same for writing.</source>
        <translation>Dasselbe für das Schreiben.</translation>
    </message>
</context><context>
    <name>Changes</name>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>The drive has not responded.</source>
        <translation>Das Laufwerk hat nicht geantwortet.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Not supported by this drive.</source>
        <translation>Von diesem Laufwerk nicht unterstützt.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>stays {value}</source>
        <translation>bleibt {value}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>differs: {values}</source>
        <translation>verschieden: {values}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>now {value}</source>
        <translation>jetzt {value}</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>No changes.</source>
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Drives to change: {count}.</source>
        <translation>Zu ändernde Laufwerke: {count}.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Changes: {count}.</source>
        <translation>Änderungen: {count}.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Rejected: {count}.</source>
        <translation>Abgelehnt: {count}.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>Not supported: {count}.</source>
        <translation>Nicht unterstützt: {count}.</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>not tried</source>
        <translation>nicht versucht</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>restored</source>
        <translation>wiederhergestellt</translation>
    </message>
    <message>
        <location filename="../all_settings/batch.py" />
        <source>not restored</source>
        <translation>nicht wiederhergestellt</translation>
    </message>
    <message>
        <location filename="../all_settings/comparison.py" />
        <source>Unknown.</source>
        <translation>Unbekannt.</translation>
    </message>
    <message>
        <location filename="../all_settings/comparison.py" />
        <source>Drives of the same kind differ.</source>
        <translation>Laufwerke derselben Art unterscheiden sich.</translation>
    </message>
    <message>
        <location filename="../all_settings/comparison.py" />
        <source>Most drives of this kind: {value}.</source>
        <translation>Die meisten Laufwerke dieser Art: {value}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value was {was} when you chose {after}; it is {before} now.</source>
        <translation>Der Wert war {was}, als Sie {after} gewählt haben; jetzt ist er {before}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value was {was} when you chose {after}; DiskTune has since set it to {before}.</source>
        <translation>Der Wert war {was}, als Sie {after} gewählt haben; DiskTune hat ihn seitdem auf {before} gesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting}: {before} → {after}</source>
        <translation>{setting}: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>I accept this risk: {danger}</source>
        <translation>Ich akzeptiere das Risiko: {danger}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Direction: {end}.</source>
        <translation>Richtung: {end}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>This is the safe value.</source>
        <translation>Dies ist der sichere Wert.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Cost: noise, power or mechanical wear.</source>
        <translation>Kosten: Lautstärke, Energie oder mechanischer Verschleiß.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The change was accepted, but the value read back is {value}.</source>
        <translation>Die Änderung wurde angenommen, aber zurückgelesen wurde {value}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The change was rejected.</source>
        <translation>Die Änderung wurde abgelehnt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}. The drive does not support reading it back.</source>
        <translation>Auf {value} gesetzt. Das Laufwerk unterstützt das Zurücklesen nicht.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value was already {value}.</source>
        <translation>Der Wert war bereits {value}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, confirmed by reading it back.</source>
        <translation>Auf {value} gesetzt, durch Zurücklesen bestätigt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; not restored.</source>
        <translation>Auf {value} gesetzt; nicht wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; not restored, because the earlier value is unknown.</source>
        <translation>Auf {value} gesetzt; nicht wiederhergestellt, weil der frühere Wert unbekannt ist.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}. It could not be restored after another change failed: {why}</source>
        <translation>Auf {value} gesetzt. Nachdem eine andere Änderung fehlgeschlagen ist, konnte der Wert nicht wiederhergestellt werden: {why}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then to {back} because another change failed. The earlier value is unknown.</source>
        <translation>Auf {value} gesetzt, dann auf {back}, weil eine andere Änderung fehlgeschlagen ist. Der frühere Wert ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}. It had its earlier value again when another change failed.</source>
        <translation>Auf {value} gesetzt. Als eine andere Änderung fehlschlug, hatte die Einstellung wieder ihren früheren Wert.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then restored because another change failed.</source>
        <translation>Auf {value} gesetzt, dann wiederhergestellt, weil eine andere Änderung fehlgeschlagen ist.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting}: {result}</source>
        <translation>{setting}: {result}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting} could not be restored to {value}: {why}</source>
        <translation>{setting} konnte nicht auf {value} zurückgesetzt werden: {why}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting} was restored to {value}.</source>
        <translation>{setting} wurde auf {value} zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting} was set to {value}. The drive does not support reading it back.</source>
        <translation>{setting} wurde auf {value} gesetzt. Das Laufwerk unterstützt das Zurücklesen nicht.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored, because the earlier value is unknown: {settings}.</source>
        <translation>Nicht wiederhergestellt, weil der frühere Wert unbekannt ist: {settings}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored: {settings}.</source>
        <translation>Nicht wiederhergestellt: {settings}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>It is unknown whether this changed the value.</source>
        <translation>Es ist unbekannt, ob dies den Wert geändert hat.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>All changed values were restored.</source>
        <translation>Alle geänderten Werte wurden wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>No settings were changed.</source>
        <translation>Es wurden keine Einstellungen geändert.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes kept.</source>
        <translation>Änderungen behalten.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted.</source>
        <translation>Änderungen zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted: they were not confirmed in time.</source>
        <translation>Änderungen zurückgesetzt: Sie wurden nicht rechtzeitig bestätigt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted: the helper's session ended.</source>
        <translation>Änderungen zurückgesetzt: Die Sitzung des Hilfsprogramms ist beendet.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Values restored after the comparison.</source>
        <translation>Werte nach dem Vergleich wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes reverted by DiskTune's service: the helper process stopped working.</source>
        <translation>Änderungen vom Dienst von DiskTune zurückgesetzt: Der Hilfsprozess arbeitete nicht mehr.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not all settings could be reverted.</source>
        <translation>Nicht alle Einstellungen konnten zurückgesetzt werden.</translation>
    </message>
    <message>
        <location filename="../editing/restoration.py" />
        <source>{setting}: the original value is unknown. Only the saved value can be deleted.</source>
        <translation>{setting}: Der ursprüngliche Wert ist unbekannt. Nur der gespeicherte Wert kann gelöscht werden.</translation>
    </message>
    <message>
        <location filename="../editing/restoration.py" />
        <source>{setting} of {drive}: the earlier value is unknown.</source>
        <translation>{setting} von {drive}: Der frühere Wert ist unbekannt.</translation>
    </message>
</context><context>
    <name>Chart</name>
    <message>
        <location filename="../charts/panel.py" />
        <source>Chart: {heading}</source>
        <translation>Diagramm: {heading}</translation>
    </message>
    <message>
        <location filename="../charts/panel.py" />
        <source>Table: {heading}</source>
        <translation>Tabelle: {heading}</translation>
    </message>
    <message>
        <location filename="../charts/panel.py" />
        <source>{count} lines. The table names them.</source>
        <translation>{count} Linien. Die Tabelle nennt sie.</translation>
    </message>
</context><context>
    <name>Checkup</name>
    <message>
        <location filename="../health/checkup.py" />
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>What helps: {advice}</source>
        <translation>Abhilfe: {advice}</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Why it matters: {why}</source>
        <translation>Bedeutung: {why}</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>How sure: {sure}</source>
        <translation>Gewissheit: {sure}</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Facts read:</source>
        <translation>Gelesene Fakten:</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>{what}: {value} ({source})</source>
        <translation>{what}: {value} ({source})</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Found well</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Dismissed</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Check-Up</source>
        <translation>Check-up</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>found</source>
        <translation>Befund</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>well</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>dismissed</source>
        <translation>ausgeblendet</translation>
    </message>
</context><context>
    <name>CheckupPage</name>
    <message>
        <location filename="../checkup/page.py" />
        <source>Check &amp;Again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Show &amp;Setting</source>
        <translation>&amp;Einstellung anzeigen</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Checking… {done} of {all} drives</source>
        <translation>Wird geprüft … {done} von {all} Laufwerken</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Checked at {time}.</source>
        <translation>Geprüft um {time}.</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Select a result to read the facts behind it.</source>
        <translation>Wählen Sie ein Ergebnis aus, um die Fakten dahinter zu lesen.</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Report Again</source>
        <translation>Wieder &amp;melden</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Not This One</source>
        <translation>&amp;Nicht melden</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>This drive reports no identity of its own, so this cannot be remembered</source>
        <translation>Dieses Laufwerk meldet keine eigene Identität, daher lässt sich dies nicht merken</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Do not report this check of this drive; you can undo this at any time</source>
        <translation>Diese Prüfung für dieses Laufwerk nicht melden; dies lässt sich jederzeit rückgängig machen</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>“{check}” is reported again for {drive}.</source>
        <translation>„{check}“ wird für {drive} wieder gemeldet.</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>“{check}” is no longer reported for {drive}.</source>
        <translation>„{check}“ wird für {drive} nicht mehr gemeldet.</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Check-Up</source>
        <translation>Check-up</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Export Check-Up</source>
        <translation>Check-up exportieren</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Saved as {path}.</source>
        <translation>Als {path} gespeichert.</translation>
    </message>
    <message>
        <location filename="../checkup/page.py" />
        <source>Details of the result</source>
        <translation>Einzelheiten des Ergebnisses</translation>
    </message>
</context><context>
    <name>CheckupTree</name>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Results of the check-up</source>
        <translation>Ergebnisse des Check-ups</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../checkup/tree.py" />
        <source>How sure</source>
        <translation>Gewissheit</translation>
    </message>
</context><context>
    <name>Choices</name>
    <message>
        <location filename="../profiles/choice.py" />
        <source>&amp;Quick</source>
        <translation>Sch&amp;nell</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>C&amp;rystalDiskMark-Style</source>
        <translation>Wie C&amp;rystalDiskMark</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>&amp;hdparm</source>
        <translation>&amp;hdparm</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>S&amp;urface</source>
        <translation>Ober&amp;fläche</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>&amp;More…</source>
        <translation>&amp;Mehr …</translation>
    </message>
    <message>
        <location filename="../profiles/choice.py" />
        <source>All profiles and workloads</source>
        <translation>Alle Profile und Workloads</translation>
    </message>
</context><context>
    <name>Clipboard</name>
    <message>
        <location filename="../desktop/clipboard.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context><context>
    <name>Contrast</name>
    <message>
        <location filename="../store/differences.py" />
        <source>With one measurement each, the difference can be chance, drift or a different condition. “Before and after” and “Experiment” alternate the values and give a verdict.</source>
        <translation>Bei je einer Messung kann der Unterschied Zufall, Drift oder eine andere Bedingung sein. „Vorher/Nachher“ und „Vergleichstest“ wechseln die Werte ab und fällen ein Urteil.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition}: {first} → {second}</source>
        <translation>{condition}: {first} → {second}</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{first} and {second} cannot be compared.</source>
        <translation>{first} und {second} sind nicht vergleichbar.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>There is no figure to compare.</source>
        <translation>Es gibt keine Zahl zum Vergleichen.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{first} and {second} have the same figure.</source>
        <translation>{first} und {second} haben dieselbe Zahl.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{second}: {percent}% higher than {first}.</source>
        <translation>{second}: {percent} % höher als {first}.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{second}: {percent}% lower than {first}.</source>
        <translation>{second}: {percent} % niedriger als {first}.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Only single measurements can be compared. An experiment contains its own comparison.</source>
        <translation>Nur einzelne Messungen sind vergleichbar. Ein Vergleichstest enthält seinen eigenen Vergleich.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>One result cannot be read: {error}.</source>
        <translation>Ein Ergebnis ist nicht lesbar: {error}.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition} differs: {first} and {second}.</source>
        <translation>{condition} unterscheidet sich: {first} und {second}.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>One result has no valid run.</source>
        <translation>Ein Ergebnis hat keinen gültigen Durchlauf.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Engine</source>
        <translation>Messprogramm</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Number of jobs</source>
        <translation>Anzahl der Jobs</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Position on the drive</source>
        <translation>Position auf dem Laufwerk</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>raw drive</source>
        <translation>Laufwerk direkt</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>File size</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Share of reads</source>
        <translation>Leseanteil</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Page cache</source>
        <translation>Page-Cache</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Sync method</source>
        <translation>Sync-Methode</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>sequential</source>
        <translation>sequenziell</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>same place</source>
        <translation>gleiche Stelle</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>file system</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>cold</source>
        <translation>kalt</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>warm</source>
        <translation>warm</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>start of the drive</source>
        <translation>Anfang des Laufwerks</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Drive temperature</source>
        <translation>Laufwerkstemperatur</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Load average</source>
        <translation>Systemlast</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Other use of the drive</source>
        <translation>Andere Nutzung des Laufwerks</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Connection</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Power supply</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Frequency governor</source>
        <translation>Taktregelung (Governor)</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>almost none</source>
        <translation>fast keine</translation>
    </message>
</context><context>
    <name>Costs</name>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Writes finish sooner, but a power failure loses what is only in the drive's memory.</source>
        <translation>Schreibvorgänge enden früher, doch ein Stromausfall vernichtet, was nur im Speicher des Laufwerks ist.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Safer in a power failure, but small writes take longer.</source>
        <translation>Sicherer bei Stromausfall, doch kleine Schreibvorgänge dauern länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Fewer spin-ups, but the drive stays louder and warmer for longer.</source>
        <translation>Seltener Anlaufen, doch das Laufwerk bleibt länger laut und warm.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Quieter and saves power, but more spin-ups, which take seconds and wear the drive.</source>
        <translation>Leiser und sparsamer, doch öfter Anlaufen, das Sekunden dauert und das Laufwerk verschleißt.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Fewer load cycles, but the drive uses more power.</source>
        <translation>Weniger Ladezyklen, doch das Laufwerk verbraucht mehr Strom.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Saves power, but adds load cycles, which wear the drive.</source>
        <translation>Spart Strom, doch kommen Ladezyklen hinzu, die das Laufwerk verschleißen.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Full speed for longer, but the drive gets warmer.</source>
        <translation>Länger volle Geschwindigkeit, doch das Laufwerk wird wärmer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Cooler, but the drive throttles sooner.</source>
        <translation>Kühler, doch das Laufwerk drosselt früher.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Long recoveries can finish, but a failed drive blocks programs for longer.</source>
        <translation>Lange Wiederherstellungen können enden, doch ein ausgefallenes Laufwerk hält Programme länger auf.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>A failed drive is noticed sooner, but long recoveries are cut off.</source>
        <translation>Ein ausgefallenes Laufwerk wird früher bemerkt, doch lange Wiederherstellungen werden abgebrochen.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>The resync finishes sooner, but programs get slower.</source>
        <translation>Der Resync endet früher, doch Programme werden langsamer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Programs stay faster, but the resync takes longer.</source>
        <translation>Programme bleiben schneller, doch der Resync dauert länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster response, but the drive uses more power.</source>
        <translation>Schnellere Reaktion, doch das Laufwerk verbraucht mehr Strom.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Saves power, but slower response, and the heads park more often, which wears them.</source>
        <translation>Spart Strom, doch langsamere Reaktion, und die Köpfe parken öfter, was sie verschleißt.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster seeks, but louder.</source>
        <translation>Schnellere Kopfbewegungen, doch lauter.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Quieter, but seeks take longer.</source>
        <translation>Leiser, doch Kopfbewegungen dauern länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster long reads, but random access reads more data than it needs.</source>
        <translation>Schnelleres Lesen langer Dateien, doch wahlfreie Zugriffe lesen mehr als nötig.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Less unneeded data for random access, but long reads get slower.</source>
        <translation>Weniger unnötige Daten bei wahlfreien Zugriffen, doch langes Lesen wird langsamer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>More throughput, but a busy drive responds later.</source>
        <translation>Mehr Durchsatz, doch ein ausgelastetes Laufwerk antwortet später.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>A busy drive responds sooner, but with less throughput.</source>
        <translation>Ein ausgelastetes Laufwerk antwortet früher, doch mit weniger Durchsatz.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster long transfers, but other requests wait longer.</source>
        <translation>Schnellere lange Übertragungen, doch andere Anfragen warten länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Other requests wait less, but long transfers get slower.</source>
        <translation>Andere Anfragen warten weniger, doch lange Übertragungen werden langsamer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster copies, but reads wait longer during them.</source>
        <translation>Schnelleres Kopieren, doch Lesezugriffe warten dabei länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Reads wait less, but copies get slower.</source>
        <translation>Lesezugriffe warten weniger, doch Kopieren wird langsamer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>The drive can reorder more commands, but a single one may wait longer.</source>
        <translation>Das Laufwerk kann mehr Befehle umordnen, doch ein einzelner wartet womöglich länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Commands keep closer to their order, but with less throughput.</source>
        <translation>Befehle bleiben näher an ihrer Reihenfolge, doch mit weniger Durchsatz.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Cooler, but slower.</source>
        <translation>Kühler, doch langsamer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster, but warmer.</source>
        <translation>Schneller, doch wärmer.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Fewer spin-ups, but the drive uses more power.</source>
        <translation>Seltener Anlaufen, doch das Laufwerk verbraucht mehr Strom.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Saves power, but more accesses wait for the spin-up.</source>
        <translation>Spart Strom, doch mehr Zugriffe warten auf das Anlaufen.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Saves power, but the next request takes longer.</source>
        <translation>Spart Strom, doch die nächste Anfrage dauert länger.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Faster writes, but more memory is used.</source>
        <translation>Schnelleres Schreiben, doch mehr Arbeitsspeicher wird belegt.</translation>
    </message>
    <message>
        <location filename="../editing/cost_text.py" />
        <source>Less memory is used, but writes get slower.</source>
        <translation>Weniger Arbeitsspeicher wird belegt, doch Schreiben wird langsamer.</translation>
    </message>
</context><context>
    <name>DepthExperiment</name>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>Testing queue depth {depth}. Runs left: {left}.</source>
        <translation>Warteschlangentiefe {depth} wird getestet. Verbleibende Durchläufe: {left}.</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>The operation ended before all queue depths were tested. There is no result.</source>
        <translation>Der Vorgang endete, bevor alle Warteschlangentiefen getestet waren. Es gibt kein Ergebnis.</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>No meaningful difference above the noise of {noise}. The queue depth stays at {depth}. Throughput by depth: {speeds}.</source>
        <translation>Kein bedeutsamer Unterschied über der Streuung von {noise}. Die Warteschlangentiefe bleibt bei {depth}. Durchsatz je Tiefe: {speeds}.</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial_view.py" />
        <source>Queue depth {depth} is {gain} faster. DiskTune uses it until the operation finishes. Throughput by depth: {speeds}.</source>
        <translation>Warteschlangentiefe {depth} ist um {gain} schneller. DiskTune verwendet sie, bis der Vorgang beendet ist. Durchsatz je Tiefe: {speeds}.</translation>
    </message>
</context><context>
    <name>Draft</name>
    <message>
        <location filename="../editing/draft.py" />
        <source>Another selected change makes this setting available. The drive reports the supported values only then.</source>
        <translation>Erst eine andere ausgewählte Änderung macht diese Einstellung verfügbar. Das Laufwerk meldet die unterstützten Werte erst dann.</translation>
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
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <location filename="../settings/drafting.py" />
        <source>No changes needed: the drive already has these values.</source>
        <translation>Keine Änderungen nötig: Das Laufwerk hat diese Werte bereits.</translation>
    </message>
</context><context>
    <name>Drive</name>
    <message>
        <location filename="../drives/headline.py" />
        <source>Memory card or eMMC</source>
        <translation>Speicherkarte oder eMMC</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Virtual disk</source>
        <translation>Virtuelles Laufwerk</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Optical drive</source>
        <translation>Optisches Laufwerk</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Loop device (file)</source>
        <translation>Loop-Gerät (Datei)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Compressed RAM disk (zram)</source>
        <translation>Komprimierte RAM-Disk (zram)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>RAM disk</source>
        <translation>RAM-Disk</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Hard disk</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Solid-state drive</source>
        <translation>SSD</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>USB drive</source>
        <translation>USB-Laufwerk</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>USB hard disk</source>
        <translation>USB-Festplatte</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>USB solid-state drive</source>
        <translation>USB-SSD</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>NVMe drive</source>
        <translation>NVMe-Laufwerk</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>NVMe hard disk</source>
        <translation>NVMe-Festplatte</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>NVMe solid-state drive</source>
        <translation>NVMe-SSD</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>member of {array}</source>
        <translation>Mitglied von {array}</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>RAID {level} array</source>
        <translation>RAID-{level}-Array</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>md array</source>
        <translation>md-Array</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>md array, {level}</source>
        <translation>md-Array, {level}</translation>
    </message>
</context><context>
    <name>DriveLogs</name>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Log Directory</source>
        <translation>Protokollverzeichnis</translation>
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
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Pages (General Purpose)</source>
        <translation>Seiten (General Purpose)</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Pages (SMART)</source>
        <translation>Seiten (SMART)</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>The drive does not list its logs.</source>
        <translation>Das Laufwerk listet seine Protokolle nicht auf.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>A page has 512 bytes.</source>
        <translation>Eine Seite hat 512 Byte.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>General Purpose</source>
        <translation>General Purpose</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>SMART</source>
        <translation>SMART</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Host vendor-specific log</source>
        <translation>Herstellerspezifisches Protokoll des Hosts</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>Device vendor-specific log</source>
        <translation>Herstellerspezifisches Protokoll des Laufwerks</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>{kind} pages: {count}</source>
        <translation>{kind}-Seiten: {count}</translation>
    </message>
    <message>
        <location filename="../drive_health/log_directory_text.py" />
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected without delay</source>
        <translation>Ohne Verzögerung korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected with delay</source>
        <translation>Mit Verzögerung korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected by repeating</source>
        <translation>Durch Wiederholung korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Corrected in all</source>
        <translation>Insgesamt korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Correction runs</source>
        <translation>Korrekturdurchläufe</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Bytes processed</source>
        <translation>Verarbeitete Byte</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Uncorrected</source>
        <translation>Nicht korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Power-on hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive keeps no error log.</source>
        <translation>Das Laufwerk führt kein Fehlerprotokoll.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The error log is empty.</source>
        <translation>Das Fehlerprotokoll ist leer.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Power-on minutes ago</source>
        <translation>Betriebsminuten zurück</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Entries ago</source>
        <translation>Einträge zurück</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Temperature in °C</source>
        <translation>Temperatur in °C</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive records no temperatures.</source>
        <translation>Das Laufwerk zeichnet keine Temperaturen auf.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive records its temperature every {time}.</source>
        <translation>Das Laufwerk zeichnet seine Temperatur alle {time} auf.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Errors in all</source>
        <translation>Fehler insgesamt</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Error Log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Grown defects</source>
        <translation>Hinzugekommene Defekte</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Error Counters</source>
        <translation>Fehlerzähler</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Temperature Log</source>
        <translation>Temperaturprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>The drive has recorded no errors.</source>
        <translation>Das Laufwerk hat keine Fehler aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>Now</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>lowest since power-on</source>
        <translation>niedrigste seit dem Einschalten</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>highest since power-on</source>
        <translation>höchste seit dem Einschalten</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>lowest ever</source>
        <translation>niedrigste überhaupt</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>highest ever</source>
        <translation>höchste überhaupt</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>lower limit</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <location filename="../drive_health/log_text.py" />
        <source>upper limit</source>
        <translation>obere Grenze</translation>
    </message>
</context><context>
    <name>DriveMenu</name>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Copy &amp;Serial Number</source>
        <translation>&amp;Seriennummer kopieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Copy &amp;Device Path</source>
        <translation>&amp;Gerätepfad kopieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Edit &amp;Note…</source>
        <translation>&amp;Notiz bearbeiten …</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Make It &amp;Blink</source>
        <translation>&amp;Blinken lassen</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>&amp;Refresh</source>
        <translation>Aktualisie&amp;ren</translation>
    </message>
</context><context>
    <name>DriveModel</name>
    <message>
        <location filename="../drives/model.py" />
        <source>All Drives</source>
        <translation>Alle Laufwerke</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Health, settings and activity</source>
        <translation>Zustand, Einstellungen und Aktivität</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>no medium</source>
        <translation>kein Medium</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>state unknown</source>
        <translation>Zustand unbekannt</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>SATA and PATA</source>
        <translation>SATA und PATA</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>SCSI and SAS</source>
        <translation>SCSI und SAS</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>USB</source>
        <translation>USB</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Memory cards</source>
        <translation>Speicherkarten</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Virtual disks</source>
        <translation>Virtuelle Laufwerke</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>RAID arrays</source>
        <translation>RAID-Arrays</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Other drives</source>
        <translation>Andere Laufwerke</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Optical drives</source>
        <translation>Optische Laufwerke</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>Loop, zram and RAM</source>
        <translation>Loop, zram und RAM</translation>
    </message>
</context><context>
    <name>DrivePanel</name>
    <message>
        <location filename="../drives/panel.py" />
        <source>Find a drive</source>
        <translation>Laufwerk suchen</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Find a drive by name, model, serial number, mount point or note</source>
        <translation>Laufwerk nach Name, Modell, Seriennummer, Einhängepunkt oder Notiz suchen</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Drives</source>
        <translation>Laufwerke</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drives found. A drive that you connect now appears here automatically.</source>
        <translation>Keine Laufwerke gefunden. Ein Laufwerk, das Sie jetzt anschließen, erscheint hier automatisch.</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drives found except virtual and optical devices. “Show Virtual and Optical Devices” in the View menu lists them.</source>
        <translation>Außer virtuellen und optischen Geräten wurden keine Laufwerke gefunden. „Virtuelle und optische Geräte anzeigen“ im Menü „Ansicht“ listet sie auf.</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No matching drives.</source>
        <translation>Keine passenden Laufwerke.</translation>
    </message>
</context><context>
    <name>DriveTable</name>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>All drives</source>
        <translation>Alle Laufwerke</translation>
    </message>
</context><context>
    <name>EarlierDates</name>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Earlier runs of the same drive and profile</source>
        <translation>Frühere Durchläufe desselben Laufwerks und Profils</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>C&amp;ompare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../benchmark/earlier_dates.py" />
        <source>Nothing earlier</source>
        <translation>Nichts Früheres</translation>
    </message>
</context><context>
    <name>EffectChart</name>
    <message>
        <location filename="../charts/effects.py" />
        <source>← worse</source>
        <translation>← schlechter</translation>
    </message>
    <message>
        <location filename="../charts/effects.py" />
        <source>better →</source>
        <translation>besser →</translation>
    </message>
    <message>
        <location filename="../charts/effects.py" />
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
</context><context>
    <name>Elevation</name>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode. To change settings, install the helper on the host system and enable its socket: {command}</source>
        <translation>Nur-Lese-Modus. Um Einstellungen zu ändern, installieren Sie das Hilfsprogramm auf dem Hostsystem und aktivieren Sie dessen Socket: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode. To change settings, DiskTune needs pkexec, which is not installed here. On Debian: {command}</source>
        <translation>Nur-Lese-Modus. Um Einstellungen zu ändern, braucht DiskTune pkexec, das hier nicht installiert ist. Unter Debian: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode. To change settings, install the helper: {command}</source>
        <translation>Nur-Lese-Modus. Um Einstellungen zu ändern, installieren Sie das Hilfsprogramm: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The password dialog was closed. You can unlock again at any time.</source>
        <translation>Der Passwortdialog wurde geschlossen. Sie können jederzeit erneut entsperren.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper could not be started (exit status {status}).</source>
        <translation>Das Hilfsprogramm konnte nicht gestartet werden (Exit-Status {status}).</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper could not be started (exit status {status}). Its last message: {message}</source>
        <translation>Das Hilfsprogramm konnte nicht gestartet werden (Exit-Status {status}). Seine letzte Meldung: {message}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only mode: DiskTune cannot ask for your password, because no polkit authentication agent is running. Desktop environments start one. Elsewhere, start one such as lxpolkit, then unlock again.</source>
        <translation>Nur-Lese-Modus: DiskTune kann nicht nach Ihrem Passwort fragen, denn es läuft kein polkit-Authentifizierungsagent. Arbeitsumgebungen starten einen. Starten Sie sonst einen, etwa lxpolkit, und entsperren Sie erneut.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The authorization service (polkitd) does not respond. Start it, then unlock again.</source>
        <translation>Der Autorisierungsdienst (polkitd) antwortet nicht. Starten Sie ihn und entsperren Sie erneut.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>You were not authorized: the password was wrong, or the policy of this system does not allow it. Unlock again to retry, or ask an administrator of this computer.</source>
        <translation>Sie wurden nicht autorisiert: Das Passwort war falsch, oder die Richtlinie dieses Systems erlaubt es nicht. Entsperren Sie erneut, um es noch einmal zu versuchen, oder wenden Sie sich an die Systemverwaltung dieses Computers.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper serves at most 4 sandboxed windows of one user. Close one of them, then unlock again.</source>
        <translation>Das Hilfsprogramm bedient höchstens 4 Fenster eines Benutzers, die in einer Sandbox laufen. Schließen Sie eines davon und entsperren Sie erneut.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The system refused to start the helper: your login shell is not listed in /etc/shells. Add it there, then unlock again.</source>
        <translation>Das System hat den Start des Hilfsprogramms abgelehnt: Ihre Login-Shell steht nicht in /etc/shells. Tragen Sie sie dort ein und entsperren Sie erneut.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The installed helper is missing. Reinstall it: {command}</source>
        <translation>Das installierte Hilfsprogramm fehlt. Installieren Sie es neu: {command}</translation>
    </message>
</context><context>
    <name>Exchange</name>
    <message>
        <location filename="../store/exchange.py" />
        <source>{count} could not be read.</source>
        <translation>{count} konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} is larger than {limit} MiB and was not read.</source>
        <translation>{file} ist größer als {limit} MiB und wurde nicht gelesen.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} contains no DiskTune results: DiskTune cannot read it as JSON.</source>
        <translation>{file} enthält keine DiskTune-Ergebnisse: DiskTune kann die Datei nicht als JSON lesen.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} contains no DiskTune results.</source>
        <translation>{file} enthält keine DiskTune-Ergebnisse.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} was written by a later version of DiskTune. Update DiskTune to read it.</source>
        <translation>{file} wurde von einer neueren DiskTune-Version geschrieben. Aktualisieren Sie DiskTune, um die Datei zu lesen.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>Result {number} is damaged or was written by another version of DiskTune.</source>
        <translation>Ergebnis {number} ist beschädigt oder stammt aus einer anderen Version von DiskTune.</translation>
    </message>
</context><context>
    <name>ExchangeDialog</name>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Import / Export – {drive}</source>
        <translation>Importieren / Exportieren – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>&amp;Import from Other Tools</source>
        <translation>Aus anderen Programmen &amp;importieren</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>&amp;Export to Another Tool</source>
        <translation>In ein anderes Programm &amp;exportieren</translation>
    </message>
</context><context>
    <name>Experiment</name>
    <message>
        <location filename="../experiment/model.py" />
        <source>Time too short: comparing {values} values needs {rounds} rounds, about {time}.</source>
        <translation>Zeit zu kurz: Der Vergleich von {values} Werten braucht {rounds} Runden, etwa {time}.</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>value {number}</source>
        <translation>Wert {number}</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>Pairs: {value}</source>
        <translation>Paare: {value}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <location filename="../experiment/stored_pairs.py" />
        <source>{value} (before)</source>
        <translation>{value} (vorher)</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>{value} compared with {before}: {verdict}</source>
        <translation>{value} im Vergleich mit {before}: {verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/stored_pairs.py" />
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Median {percentile}</source>
        <translation>Median {percentile}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Confidence interval</source>
        <translation>Konfidenzintervall</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Side effects</source>
        <translation>Nebenwirkungen</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: {value}. {verdict}</source>
        <translation>{setting}: {value}. {verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}. No other value is faster.</source>
        <translation>{setting}: {now} behalten. Kein anderer Wert ist schneller.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}. No meaningful difference between the values.</source>
        <translation>{setting}: {now} behalten. Kein bedeutsamer Unterschied zwischen den Werten.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}. No value was faster with statistical confidence; the noise is too high.</source>
        <translation>{setting}: {now} behalten. Kein Wert war statistisch gesichert schneller; die Streuung ist zu groß.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>No results: nothing was measured.</source>
        <translation>Keine Ergebnisse: Es wurde nichts gemessen.</translation>
    </message>
</context><context>
    <name>ExperimentForm</name>
    <message>
        <location filename="../experiment/form.py" />
        <source>Experiment progress</source>
        <translation>Fortschritt des Vergleichstests</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Test values of &amp;one setting</source>
        <translation>Werte &amp;einer Einstellung testen</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Tune this drive</source>
        <translation>Dieses Laufwerk &amp;optimieren</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Measure &amp;before and after</source>
        <translation>&amp;Vorher und nachher messen</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Include values that cost &amp;noise, power or wear</source>
        <translation>Auch Werte mit mehr &amp;Lärm, Strom, Verschleiß</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Unlock and &amp;Start Experiment…</source>
        <translation>Entsperren und Vergleichstest &amp;starten …</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Start Experiment</source>
        <translation>Vergleichstest &amp;starten</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Each value is compared with the current value, {value}.</source>
        <translation>Jeder Wert wird mit dem aktuellen Wert verglichen: {value}.</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>{name}, in a file</source>
        <translation>{name}, in einer Datei</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>S&amp;etting</source>
        <translation>E&amp;instellung</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Values</source>
        <translation>Wer&amp;te</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>&amp;Workload</source>
        <translation>&amp;Workload</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;older</source>
        <translation>O&amp;rdner</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;ile size</source>
        <translation>&amp;Dateigröße</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>T&amp;ime</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Values to test</source>
        <translation>Zu testende Werte</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Experiments for this drive</source>
        <translation>Vergleichstests für dieses Laufwerk</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Read-only. Values are switched during the test and always restored.</source>
        <translation>Nur lesend. Die Werte werden während des Tests gewechselt und immer wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Writes a file of {size} to the folder and always removes it. Values are switched during the test and always restored.</source>
        <translation>Schreibt eine Datei von {size} in den Ordner und entfernt sie immer. Die Werte werden während des Tests gewechselt und immer wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Total duration: about {time}.</source>
        <translation>Gesamtdauer: etwa {time}.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Select an experiment.</source>
        <translation>Wählen Sie einen Vergleichstest aus.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>This drive has no settings to tune, or reading them needs a password.</source>
        <translation>Dieses Laufwerk hat keine Einstellungen zum Optimieren, oder um sie zu lesen, ist ein Passwort nötig.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Select a value to compare.</source>
        <translation>Wählen Sie einen Wert zum Vergleichen aus.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Criterion: {metric}.</source>
        <translation>Kriterium: {metric}.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>“{setting}” affects only writes. A workload that only reads shows no difference.</source>
        <translation>„{setting}“ betrifft nur das Schreiben. Ein Workload, der nur liest, zeigt keinen Unterschied.</translation>
    </message>
</context><context>
    <name>ExperimentPage</name>
    <message>
        <location filename="../experiment/page.py" />
        <source>DiskTune stopped waiting: the helper did not report the end of the experiment. Check on the Settings page whether the values were restored.</source>
        <translation>DiskTune wartet nicht länger: Das Hilfsprogramm hat das Ende des Vergleichstests nicht gemeldet. Prüfen Sie auf der Seite „Einstellungen“, ob die Werte wiederhergestellt wurden.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>An experiment switches between values of a setting and measures each of them. It reports whether there is a difference or only noise. The original values are restored at the end.</source>
        <translation>Ein Vergleichstest wechselt zwischen Werten einer Einstellung und misst jeden davon. Er zeigt, ob es einen Unterschied gibt oder nur Streuung. Am Ende werden die ursprünglichen Werte wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Restoring the values…</source>
        <translation>Werte werden wiederhergestellt …</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Writing the file: {share}</source>
        <translation>Datei wird geschrieben: {share}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>The experiment finished. Select the drive to see the result.</source>
        <translation>Der Vergleichstest ist beendet. Wählen Sie das Laufwerk aus, um das Ergebnis zu sehen.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>&amp;Wake Up and Start Experiment</source>
        <translation>Auf&amp;wecken und Vergleichstest starten</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>The helper process exited during the experiment. Unlock again to continue.</source>
        <translation>Der Hilfsprozess wurde während des Vergleichstests beendet. Entsperren Sie erneut, um fortzufahren.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Run {number} of {count}</source>
        <translation>Durchlauf {number} von {count}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Experiment {number} of {count}: {progress}</source>
        <translation>Vergleichstest {number} von {count}: {progress}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>No value of the experiment was applied.</source>
        <translation>Kein Wert des Vergleichstests wurde angewendet.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Export Experiment</source>
        <translation>Vergleichstest exportieren</translation>
    </message>
</context><context>
    <name>ExperimentView</name>
    <message>
        <location filename="../experiment/view.py" />
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>T&amp;able</source>
        <translation>T&amp;abelle</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs as C&amp;SV…</source>
        <translation>Paare als C&amp;SV …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Ranking as CSV…</source>
        <translation>&amp;Rangfolge als CSV …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>All Data as &amp;JSON…</source>
        <translation>Alle Daten als &amp;JSON …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Charts as &amp;PNG…</source>
        <translation>Diagramme als &amp;PNG …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Charts as S&amp;VG…</source>
        <translation>Diagramme als S&amp;VG …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Keep Current Va&amp;lue</source>
        <translation>Aktue&amp;llen Wert behalten</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{number} of {count}: {setting}</source>
        <translation>{number} von {count}: {setting}</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>{setting} on {drive}</source>
        <translation>{setting} auf {drive}</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Workload: {workload}. Criterion: {metric}.</source>
        <translation>Workload: {workload}. Kriterium: {metric}.</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;Apply {value}…</source>
        <translation>{value} an&amp;wenden …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>stopped early</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Chart: change with each value</source>
        <translation>Diagramm: Änderung mit jedem Wert</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Chart: pairs by round</source>
        <translation>Diagramm: Paare nach Runde</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Current value when the experiment started.</source>
        <translation>Aktueller Wert beim Start des Vergleichstests.</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Experiment</source>
        <translation>Vergleichstest</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Value shown in the pairs chart</source>
        <translation>Im Paardiagramm gezeigter Wert</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Shows the values of the charts.</source>
        <translation>Zeigt die Werte der Diagramme.</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Table of all pairs</source>
        <translation>Tabelle aller Paare</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Ranking of the values</source>
        <translation>Rangfolge der Werte</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs by round: current value (grey) and tested value</source>
        <translation>Paare nach Runde: aktueller Wert (grau) und getesteter Wert</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Opens the Settings page with this value, where you apply and confirm it.</source>
        <translation>Öffnet die Seite „Einstellungen“ mit diesem Wert. Dort wenden Sie ihn an und bestätigen ihn.</translation>
    </message>
</context><context>
    <name>FactView</name>
    <message>
        <location filename="../overview/fact_list/view.py" />
        <source>Drive information</source>
        <translation>Laufwerksinformationen</translation>
    </message>
</context><context>
    <name>Files</name>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>Written to {path}.</source>
        <translation>Nach {path} geschrieben.</translation>
    </message>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>{name} could not be written: {why}.</source>
        <translation>{name} konnte nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <location filename="../desktop/file_messages.py" />
        <source>{name} could not be read: {why}.</source>
        <translation>{name} konnte nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <location filename="../store/note_file.py" />
        <location filename="../desktop/user_files.py" />
        <source>The destination exists and is not a regular file</source>
        <translation>Das Ziel existiert und ist keine reguläre Datei</translation>
    </message>
</context><context>
    <name>FindDrive</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Look for a light that blinks like this dot. Only reads; {seconds} s left.</source>
        <translation>Achten Sie auf eine LED, die wie dieser Punkt blinkt. Es wird nur gelesen; noch {seconds} s.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Look for a light that blinks. Only reads; {seconds} s left.</source>
        <translation>Suchen Sie nach einem blinkenden Licht. Es wird nur gelesen; noch {seconds} s.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The locate light is on. DiskTune turns it off after {seconds} s.</source>
        <translation>Die Ortungs-LED ist an. DiskTune schaltet sie nach {seconds} s aus.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The locate light is off.</source>
        <translation>Die Ortungs-LED ist aus.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Where it is: {place}</source>
        <translation>Ort: {place}</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Make It &amp;Blink</source>
        <translation>&amp;Blinken lassen</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Stop &amp;Blinking</source>
        <translation>&amp;Blinken stoppen</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Wake Up and &amp;Blink</source>
        <translation>Aufwecken und &amp;blinken lassen</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate &amp;Light</source>
        <translation>Ortungs-&amp;LED</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turn &amp;Light Off</source>
        <translation>&amp;LED ausschalten</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Reads from the drive in a rhythm for a minute, so that its activity light blinks. Nothing is written. Many M.2 drives have no light; hard disks can be heard.</source>
        <translation>Liest eine Minute lang rhythmisch vom Laufwerk, damit seine Aktivitäts-LED blinkt. Es wird nichts geschrieben. Viele M.2-Laufwerke haben keine LED; Festplatten sind zu hören.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The light is on already; another program turned it on</source>
        <translation>Die LED ist bereits an; ein anderes Programm hat sie eingeschaltet</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turns on the light at the drive's slot in the enclosure for 2 minutes</source>
        <translation>Schaltet die LED am Slot des Laufwerks im Gehäuse für 2 Minuten ein</translation>
    </message>
</context><context>
    <name>FlickerJob</name>
    <message>
        <location filename="../overview/flicker_job.py" />
        <source>The helper process exited. The drive is no longer read.</source>
        <translation>Der Hilfsprozess wurde beendet. Vom Laufwerk wird nicht mehr gelesen.</translation>
    </message>
    <message>
        <location filename="../overview/flicker_job.py" />
        <source>The helper did not report the end. The reads stop within a minute.</source>
        <translation>Das Hilfsprogramm hat das Ende nicht gemeldet. Das Lesen endet innerhalb einer Minute.</translation>
    </message>
</context><context>
    <name>Fold</name>
    <message>
        <location filename="../arrays/fold.py" />
        <source>expanded</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <location filename="../arrays/fold.py" />
        <source>collapsed</source>
        <translation>eingeklappt</translation>
    </message>
</context><context>
    <name>FolderExperimentJob</name>
    <message>
        <location filename="../experiment/job.py" />
        <source>{setting} could not be restored: {why}</source>
        <translation>{setting} konnte nicht wiederhergestellt werden: {why}</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>A run took too long. The values were restored.</source>
        <translation>Ein Durchlauf hat zu lange gedauert. Die Werte wurden wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>The helper process that measures exited. Start the experiment again.</source>
        <translation>Der Hilfsprozess, der misst, wurde beendet. Starten Sie den Vergleichstest erneut.</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>The experiment was cancelled.</source>
        <translation>Der Vergleichstest wurde abgebrochen.</translation>
    </message>
</context><context>
    <name>FolderPicker</name>
    <message>
        <location filename="../profiles/folder.py" />
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen …</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Folder you can write to</source>
        <translation>Ordner, in den Sie schreiben können</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Test folder</source>
        <translation>Testordner</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Choose Test Folder</source>
        <translation>Testordner auswählen</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Choose a folder.</source>
        <translation>Wählen Sie einen Ordner aus.</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Not enough free space: {needed} needed, {free} free.</source>
        <translation>Nicht genug freier Platz: {needed} benötigt, {free} frei.</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>no drive of this computer</source>
        <translation>kein Laufwerk dieses Computers</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>{filesystem} on {drives}, {free} free.</source>
        <translation>{filesystem} auf {drives}, {free} frei.</translation>
    </message>
</context><context>
    <name>Formats</name>
    <message>
        <location filename="../text/formats.py" />
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context><context>
    <name>Grid</name>
    <message>
        <location filename="../all_settings/grid.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../all_settings/grid.py" />
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context><context>
    <name>GridModel</name>
    <message>
        <location filename="../all_settings/grid_view.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
</context><context>
    <name>GuardBanner</name>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>DiskTune could not read which saved settings the boot guard holds back. {why}</source>
        <translation>DiskTune konnte nicht lesen, welche gespeicherten Einstellungen der Startschutz zurückhält. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Read Again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Read the list of held-back settings again</source>
        <translation>Die Liste der zurückgehaltenen Einstellungen erneut lesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Saved settings are not applied: disktune.apply=0 is set on the kernel command line. Restart without it to apply them.</source>
        <translation>Gespeicherte Einstellungen werden nicht angewendet: disktune.apply=0 ist auf der Kernel-Befehlszeile gesetzt. Starten Sie ohne diesen Eintrag neu, um sie anzuwenden.</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>The computer stopped, or the drive failed or was disconnected, shortly after these settings of {drive} were applied: {settings}. DiskTune holds them back.</source>
        <translation>Kurz nachdem diese Einstellungen von {drive} angewendet wurden, blieb der Computer stehen, oder das Laufwerk fiel aus oder wurde getrennt: {settings}. DiskTune hält sie zurück.</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>The computer stopped, or the drive failed or was disconnected, shortly after these settings of {drive} were changed on trial: {settings}. DiskTune holds their saved values back.</source>
        <translation>Kurz nachdem diese Einstellungen von {drive} auf Probe geändert wurden, blieb der Computer stehen, oder das Laufwerk fiel aus oder wurde getrennt: {settings}. DiskTune hält ihre gespeicherten Werte zurück.</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>The boot guard's record for {drive} cannot be read. DiskTune holds its risky settings back until you decide: {settings}.</source>
        <translation>Die Aufzeichnung des Startschutzes für {drive} ist nicht lesbar. DiskTune hält die riskanten Einstellungen zurück, bis Sie entscheiden: {settings}.</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Delete Saved Settings</source>
        <translation>Gespeicherte löschen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Delete the saved values that are held back; the current values do not change</source>
        <translation>Löscht die zurückgehaltenen gespeicherten Werte; die aktuellen Werte ändern sich nicht</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Retry at Next Boot</source>
        <translation>Beim nächsten Start erneut</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>Apply them from the next boot on, monitored by the boot guard</source>
        <translation>Wendet sie ab dem nächsten Systemstart wieder an, überwacht vom Startschutz</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>{setting} ({value})</source>
        <translation>{setting} ({value})</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>{drive} has not been connected for a year. Delete its saved settings?</source>
        <translation>{drive} war seit einem Jahr nicht angeschlossen. Gespeicherte Einstellungen löschen?</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/guard_banner.py" />
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
</context><context>
    <name>HandoverDialog</name>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Nothing to export: no setting of this drive is saved, changed or different from its default.</source>
        <translation>Nichts zu übergeben: Keine Einstellung dieses Laufwerks ist gespeichert, geändert oder weicht vom Standard ab.</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>udev rule</source>
        <translation>udev-Regel</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>shell script</source>
        <translation>Shell-Skript</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Location: {path}</source>
        <translation>Ort: {path}</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>{setting}: {reason}</source>
        <translation>{setting}: {reason}</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Left out: {settings}</source>
        <translation>Ausgelassen: {settings}</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>No settings to export.</source>
        <translation>Keine Einstellungen zu übergeben.</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>The file could not be saved: {why}.</source>
        <translation>Die Datei konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Saved as {path}.</source>
        <translation>Als {path} gespeichert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Text for the other tool</source>
        <translation>Text für das andere Programm</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Settings to export</source>
        <translation>Zu übergebende Einstellungen</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Other tool</source>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <location filename="../saved_settings/handover_dialog.py" />
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
</context><context>
    <name>HdparmHelp</name>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Find an option: -B, cache, --security</source>
        <translation>Option suchen: -B, cache, --security</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Find an hdparm option by letter or word</source>
        <translation>hdparm-Option nach Buchstabe oder Wort suchen</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>&amp;Show Setting</source>
        <translation>Ein&amp;stellung anzeigen</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>No hdparm option matches “{searched}”.</source>
        <translation>Keine hdparm-Option passt zu „{searched}“.</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>hdparm Options</source>
        <translation>hdparm-Optionen</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>hdparm options</source>
        <translation>hdparm-Optionen</translation>
    </message>
</context><context>
    <name>Header</name>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>System drive</source>
        <translation>Systemlaufwerk</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>The running system is on this drive: /, /usr or /boot.</source>
        <translation>Das laufende System liegt auf diesem Laufwerk: /, /usr oder /boot.</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Demo drives are simulated. Changes do not affect real drives and are lost when DiskTune closes.</source>
        <translation>Demo-Laufwerke sind simuliert. Änderungen betreffen keine echten Laufwerke und gehen verloren, wenn DiskTune geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>All Drives</source>
        <translation>Alle Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Health, settings and activity of all drives</source>
        <translation>Zustand, Einstellungen und Aktivität aller Laufwerke</translation>
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
        <translation>eingeklappt</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>expanded</source>
        <translation>ausgeklappt</translation>
    </message>
</context><context>
    <name>Health</name>
    <message>
        <location filename="../health/shown.py" />
        <location filename="../client/unasked.py" />
        <source>Reading the health data…</source>
        <translation>Zustandsdaten werden gelesen …</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>Reading it requires authorization.</source>
        <translation>Das Lesen erfordert eine Autorisierung.</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>DiskTune is not allowed to open drives here.</source>
        <translation>DiskTune darf hier keine Laufwerke öffnen.</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>Reading the health data requires authorization. Unlock to read it.</source>
        <translation>Um die Zustandsdaten zu lesen, ist eine Berechtigung nötig. Entsperren Sie, um sie zu lesen.</translation>
    </message>
    <message>
        <location filename="../client/unasked.py" />
        <source>DiskTune is not allowed to open drives here. To change that: {command}</source>
        <translation>DiskTune darf hier keine Laufwerke öffnen. Um das zu ändern: {command}</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Threshold</source>
        <translation>Grenzwert</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Raw value</source>
        <translation>Rohwert</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Better raw value</source>
        <translation>Besserer Rohwert</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Annual failure rate (Backblaze 2014, via Scrutiny)</source>
        <translation>Jährliche Ausfallrate (Backblaze 2014, nach Scrutiny)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Lower end (95%)</source>
        <translation>Unteres Ende (95%)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Upper end (95%)</source>
        <translation>Oberes Ende (95%)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>no threshold</source>
        <translation>kein Grenzwert</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>above threshold</source>
        <translation>über dem Grenzwert</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>vendor-specific</source>
        <translation>herstellerspezifisch</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>smartctl calls it {name} for this model.</source>
        <translation>smartctl nennt es bei diesem Modell {name}.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>The vendor defines what this attribute counts.</source>
        <translation>Was dieses Attribut zählt, legt der Hersteller fest.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>error rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>event count</source>
        <translation>Ereigniszähler</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>self-preserving</source>
        <translation>selbsterhaltend</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>Flags: {flags}.</source>
        <translation>Flags: {flags}.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>A low raw value is better.</source>
        <translation>Ein niedriger Rohwert ist besser.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>A high raw value is better.</source>
        <translation>Ein hoher Rohwert ist besser.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>Hard disks with this value: annual failure rate {rate}, 95% interval {least} to {most} (Backblaze 2014, via Scrutiny).</source>
        <translation>Festplatten mit diesem Wert: jährliche Ausfallrate {rate}, 95%-Intervall {least} bis {most} (Backblaze 2014, nach Scrutiny).</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>Hard disks with this value: on average one failure in {months} of operation, 95% interval {least} to {most} (Backblaze 2014, via Scrutiny).</source>
        <translation>Festplatten mit diesem Wert: im Mittel ein Ausfall in {months} Betrieb, 95%-Intervall {least} bis {most} (Backblaze 2014, nach Scrutiny).</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_text.py" />
        <source>{number} months</source>
        <translation>{number} Monate</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>{state} on {day}</source>
        <translation>{state} am {day}</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Unknown, standby</source>
        <translation>Unbekannt, Standby</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Failing</source>
        <translation>Ausfall droht</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <location filename="../health/badge.py" />
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Last read at {time}.</source>
        <translation>Zuletzt gelesen um {time}.</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Read at {time}.</source>
        <translation>Gelesen um {time}.</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>The health is not known. Overview and Health read it where DiskTune may open the drive.</source>
        <translation>Der Zustand ist unbekannt. „Übersicht“ und „Zustand“ lesen ihn, wenn DiskTune das Laufwerk öffnen darf.</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Health: {state}</source>
        <translation>Zustand: {state}</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>smartmontools' database says of this model and firmware: {warning}</source>
        <translation>Die Datenbank der smartmontools sagt zu diesem Modell und dieser Firmware: {warning}</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>Firmware warning</source>
        <translation>Firmware-Warnung</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>smartmontools' Drive Database</source>
        <translation>Laufwerksdatenbank der smartmontools</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Off-Line Data Collection</source>
        <translation>Off-line-Datensammlung</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Last collection</source>
        <translation>Letzte Sammlung</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Started on request</source>
        <translation>Auf Anforderung gestartet</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>Reads the medium</source>
        <translation>Liest das Medium</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>When a command arrives</source>
        <translation>Wenn ein Befehl eintrifft</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>suspended</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>never started</source>
        <translation>nie gestartet</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>completed without error</source>
        <translation>ohne Fehler abgeschlossen</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>suspended by a command</source>
        <translation>von einem Befehl angehalten</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>aborted by a command</source>
        <translation>von einem Befehl abgebrochen</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>aborted by the drive because of a fatal error</source>
        <translation>vom Laufwerk wegen eines schweren Fehlers abgebrochen</translation>
    </message>
    <message>
        <location filename="../health/offline_text.py" />
        <source>vendor-specific state</source>
        <translation>herstellerspezifischer Zustand</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <source>No counter that predicts failures is above 0.</source>
        <translation>Kein Zähler, der Ausfälle vorhersagt, liegt über 0.</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <source>Counted so far: {counters}. Only new ones matter.</source>
        <translation>Bisher gezählt: {counters}. Nur neue sind von Bedeutung.</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <source>{number} years</source>
        <translation>{number} Jahre</translation>
    </message>
</context><context>
    <name>HealthCard</name>
    <message>
        <location filename="../drive_health/health_card.py" />
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
</context><context>
    <name>HealthHistory</name>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Highest of the day</source>
        <translation>Höchste des Tages</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Lowest of the day</source>
        <translation>Niedrigste des Tages</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Wear</source>
        <translation>Verschleiß</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Percentage used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Available spare</source>
        <translation>Verfügbare Reserve</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Error counters</source>
        <translation>Fehlerzähler</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Load cycles</source>
        <translation>Ladezyklen (Kopfparkvorgänge)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>cycles</source>
        <translation>Zyklen</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Start-stop cycles</source>
        <translation>Start-Stopp-Zyklen</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Data written</source>
        <translation>Geschriebene Daten</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>DiskTune</source>
        <translation>DiskTune</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>timer</source>
        <translation>Timer</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>smartd</source>
        <translation>smartd</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Temperature (°C)</source>
        <translation>Temperatur (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Lowest (°C)</source>
        <translation>Niedrigste (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Highest (°C)</source>
        <translation>Höchste (°C)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Used (%)</source>
        <translation>Verbraucht (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Spare (%)</source>
        <translation>Reserve (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Power-on time (h)</source>
        <translation>Betriebszeit (h)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Written (GB)</source>
        <translation>Geschrieben (GB)</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../drive_health/history_model.py" />
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Health History</source>
        <translation>Zustandsverlauf</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Samples</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>First sample</source>
        <translation>Erster Messpunkt</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Last sample</source>
        <translation>Letzter Messpunkt</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>percentage used</source>
        <translation>verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>available spare</source>
        <translation>verfügbare Reserve</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>load cycles</source>
        <translation>Ladezyklen (Kopfparkvorgänge)</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>start-stop cycles</source>
        <translation>Start-Stopp-Zyklen</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Since {day}: {changes}.</source>
        <translation>Seit {day}: {changes}.</translation>
    </message>
    <message>
        <location filename="../services/health_history.py" />
        <source>The health history could not be saved. It is kept until DiskTune ends. {reason}</source>
        <translation>Der Zustandsverlauf konnte nicht gespeichert werden. Er bleibt erhalten, bis DiskTune beendet wird. {reason}</translation>
    </message>
</context><context>
    <name>HealthPage</name>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Search the counters</source>
        <translation>Zähler durchsuchen</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Copy everything as text; Ctrl+C copies the selected rows</source>
        <translation>Alles als Text kopieren; Strg+C kopiert die ausgewählten Zeilen</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Everything as &amp;Text…</source>
        <translation>Alles als &amp;Text …</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Everything as &amp;JSON…</source>
        <translation>Alles als &amp;JSON …</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>&amp;Table as CSV…</source>
        <translation>Tabelle als C&amp;SV …</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Temperature log</source>
        <translation>Temperaturprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Log directory</source>
        <translation>Protokollverzeichnis</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>No SMART attributes were read.</source>
        <translation>Es wurden keine SMART-Attribute gelesen.</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>No counters were read.</source>
        <translation>Es wurden keine Zähler gelesen.</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Reading the logs of the drive…</source>
        <translation>Protokolle des Laufwerks werden gelesen …</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Export Health</source>
        <translation>Zustand exportieren</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Choose another location.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Parts of the drive's health</source>
        <translation>Bereiche des Laufwerkszustands</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>SMART Attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Self-Tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Error Log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Temperature Log</source>
        <translation>Temperaturprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Log Directory</source>
        <translation>Protokollverzeichnis</translation>
    </message>
</context><context>
    <name>Help</name>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show a page</source>
        <translation>Eine Seite anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Search drives, settings, actions, pages, benchmarks and hdparm options</source>
        <translation>Laufwerke, Einstellungen, Aktionen, Seiten, Benchmarks und hdparm-Optionen suchen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Search the page or, if it has no search field, the list of drives</source>
        <translation>Die Seite durchsuchen oder, wenn sie kein Suchfeld hat, die Laufwerksliste</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Search the list of drives</source>
        <translation>Die Laufwerksliste durchsuchen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Read all values again</source>
        <translation>Alle Werte erneut lesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show this list</source>
        <translation>Diese Liste anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Go to the next or previous control</source>
        <translation>Zum nächsten oder vorherigen Bedienelement</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Revert the trial, stop the measurement, clear the search field or close the dialog</source>
        <translation>Änderungen auf Probe zurücksetzen, Messung stoppen, Suchfeld leeren oder Dialog schließen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Select the drives of the selected rows in the comparison of all drives</source>
        <translation>Die Laufwerke der ausgewählten Zeilen im Vergleich aller Laufwerke auswählen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Close or open the selected section of the Overview, as does Space</source>
        <translation>Den ausgewählten Abschnitt der Übersicht schließen oder öffnen, wie die Leertaste</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Delete the selected results</source>
        <translation>Die ausgewählten Ergebnisse löschen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Copy the selected rows</source>
        <translation>Die ausgewählten Zeilen kopieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Undo or redo an edit</source>
        <translation>Eine Bearbeitung rückgängig machen oder wiederholen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Export the drive information</source>
        <translation>Die Laufwerksinformationen exportieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show or hide loop, zram, RAM and optical drives</source>
        <translation>Loop-, zram-, RAM- und optische Laufwerke ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Show the results of all drives</source>
        <translation>Die Ergebnisse aller Laufwerke anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Quit; settings on trial are reverted</source>
        <translation>Beenden; Einstellungen auf Probe werden zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>Per-drive tuning for Linux: see, measure, change, prove, revert.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Laufwerke unter Linux einzeln einstellen: ansehen, messen, ändern, beweisen, zurücksetzen.&lt;br&gt;&lt;br&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>About DiskTune</source>
        <translation>Über DiskTune</translation>
    </message>
    <message>
        <location filename="../mainwindow/help_texts.py" />
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context><context>
    <name>History</name>
    <message>
        <location filename="../history/page.py" />
        <source>{after} (requested: {asked})</source>
        <translation>{after} (angefordert: {asked})</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>{drive} was changed more than {limit} times: changes before {moment} are not considered.</source>
        <translation>{drive} wurde mehr als {limit} Mal geändert: Änderungen vor {moment} werden nicht berücksichtigt.</translation>
    </message>
</context><context>
    <name>HistoryModel</name>
    <message>
        <location filename="../history/page.py" />
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>To</source>
        <translation>Auf</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
</context><context>
    <name>HistoryPage</name>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;This drive only</source>
        <translation>Nur &amp;dieses Laufwerk</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore Selected &amp;Values…</source>
        <translation>Ausgewählte &amp;Werte wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>&amp;Ursprüngliche Werte wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>No changes by DiskTune on this drive.</source>
        <translation>Keine Änderungen durch DiskTune auf diesem Laufwerk.</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>No changes by DiskTune.</source>
        <translation>Keine Änderungen durch DiskTune.</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>{why} The values shown were read at {time}.</source>
        <translation>{why} Die gezeigten Werte wurden um {time} gelesen.</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Nothing to restore on {drives}: no change by DiskTune is in effect, and no values are saved.</source>
        <translation>Auf {drives} gibt es nichts wiederherzustellen: Keine Änderung durch DiskTune ist wirksam, und keine Werte sind gespeichert.</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Nothing to restore: no change by DiskTune is in effect, and no values are saved.</source>
        <translation>Nichts wiederherzustellen: Keine Änderung durch DiskTune ist wirksam, und es sind keine Werte gespeichert.</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Export History</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Proposes the earlier values on the Settings page; nothing changes until you apply them</source>
        <translation>Schlägt die früheren Werte auf der Seite „Einstellungen“ vor; nichts ändert sich, bis Sie sie anwenden</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Lists the values from before DiskTune changed them, for all drives or those of the selected rows</source>
        <translation>Listet die Werte von vor den Änderungen durch DiskTune auf, für alle Laufwerke oder die der ausgewählten Zeilen</translation>
    </message>
</context><context>
    <name>HistoryTable</name>
    <message>
        <location filename="../history/table.py" />
        <source>Changes made by DiskTune</source>
        <translation>Änderungen durch DiskTune</translation>
    </message>
</context><context>
    <name>HistoryView</name>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Show &amp;Table</source>
        <translation>&amp;Tabelle anzeigen</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>No health of this drive has been read so far.</source>
        <translation>Der Zustand dieses Laufwerks wurde bisher nicht gelesen.</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>One sample so far.</source>
        <translation>Bisher ein Messpunkt.</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Chart view</source>
        <translation>Diagrammansicht</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Time shown</source>
        <translation>Angezeigter Zeitraum</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>All</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>Samples</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <location filename="../drive_health/history_view.py" />
        <source>DiskTune keeps a sample whenever it reads the health.</source>
        <translation>DiskTune behält einen Messpunkt, sooft es den Zustand liest.</translation>
    </message>
</context><context>
    <name>JobForm</name>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>Starting…</source>
        <translation>Wird gestartet …</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>{step}, about {time} left</source>
        <translation>{step}, noch etwa {time}</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>The array is inactive. Start it to measure it.</source>
        <translation>Das Array ist inaktiv. Starten Sie es, um es zu messen.</translation>
    </message>
    <message>
        <location filename="../jobs/job_form.py" />
        <source>The drive contains no medium. Insert one to measure it.</source>
        <translation>Das Laufwerk enthält kein Medium. Legen Sie eines ein, um es zu messen.</translation>
    </message>
</context><context>
    <name>JobPage</name>
    <message>
        <location filename="../jobs/job_page.py" />
        <source>Nothing was started on {drive}: you selected another drive before you entered the password.</source>
        <translation>Auf {drive} wurde nichts gestartet: Sie haben ein anderes Laufwerk ausgewählt, bevor Sie das Passwort eingegeben haben.</translation>
    </message>
    <message>
        <location filename="../jobs/job_page.py" />
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <location filename="../jobs/job_page.py" />
        <source>This runs on {drive}, not on the selected drive.</source>
        <translation>Dies läuft auf {drive}, nicht auf dem ausgewählten Laufwerk.</translation>
    </message>
</context><context>
    <name>Keeping</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Apply at &amp;Boot</source>
        <translation>&amp;Beim Systemstart anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Nothing to restore: no change by DiskTune is in effect, and no values are saved.</source>
        <translation>Nichts wiederherzustellen: Keine Änderung durch DiskTune ist wirksam, und es sind keine Werte gespeichert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Saved settings</source>
        <translation>Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Settings changed in DiskTune</source>
        <translation>In DiskTune geänderte Einstellungen</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Settings that differ from the default</source>
        <translation>Vom Standard abweichende Einstellungen</translation>
    </message>
</context><context>
    <name>LastButton</name>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Per&amp;sistence</source>
        <translation>&amp;Dauerhaft speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Settings that DiskTune or other tools apply at boot</source>
        <translation>Einstellungen, die DiskTune oder andere Programme beim Systemstart anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Apply at Boot…</source>
        <translation>Beim Systemst&amp;art anwenden …</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Import / Export…</source>
        <translation>&amp;Importieren / Exportieren …</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>Takes settings of other tools, or shows yours as text for them</source>
        <translation>Übernimmt Einstellungen anderer Programme oder zeigt Ihre als Text für diese</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Copy Current Values as Commands</source>
        <translation>Aktuelle Werte als Befehle &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../saved_settings/menu.py" />
        <source>&amp;Delete Saved Settings</source>
        <translation>Gespeicherte Einstellungen &amp;löschen</translation>
    </message>
</context><context>
    <name>LastingBar</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Apply at Boot</source>
        <translation>Beim Systemstart anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Reapply</source>
        <translation>Erneut anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete Saved Value</source>
        <translation>Gespeicherten Wert löschen</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Saves the current value and applies it at every boot</source>
        <translation>Speichert den aktuellen Wert und wendet ihn bei jedem Systemstart an</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Deletes the saved value; the current value does not change</source>
        <translation>Löscht den gespeicherten Wert; der aktuelle Wert ändert sich nicht</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Not saved.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value}</source>
        <translation>{value} speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Also set by</source>
        <translation>Auch gesetzt durch</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Takes precedence</source>
        <translation>Hat Vorrang</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Not read: {files}.</source>
        <translation>Nicht gelesen: {files}.</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Adds the saved value as a change to review</source>
        <translation>Fügt den gespeicherten Wert als Änderung hinzu, die Sie prüfen können</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save the current value of {setting}</source>
        <translation>Aktuellen Wert speichern: {setting}</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Reapply the saved value of {setting}</source>
        <translation>Gespeicherten Wert erneut anwenden: {setting}</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete the saved value of {setting}</source>
        <translation>Gespeicherten Wert löschen: {setting}</translation>
    </message>
</context><context>
    <name>Link</name>
    <message>
        <location filename="../client/link.py" />
        <source>The request is too large to be sent to the helper.</source>
        <translation>Die Anfrage ist zu groß, um sie an das Hilfsprogramm zu senden.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper is not running.</source>
        <translation>Das Hilfsprogramm läuft nicht.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>unterminated line</source>
        <translation>nicht abgeschlossene Zeile</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper's version ({version}) differs from this window's. Reinstall it: {command}</source>
        <translation>Die Version des Hilfsprogramms ({version}) weicht von der dieses Fensters ab. Installieren Sie es neu: {command}</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>DiskTune requested a helper of class {wanted}, got class {actual} and closed it.</source>
        <translation>DiskTune hat ein Hilfsprogramm der Klasse {wanted} angefordert, die Klasse {actual} erhalten und es geschlossen.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper's reply could not be read: {problem}.</source>
        <translation>Die Antwort des Hilfsprogramms war nicht lesbar: {problem}.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was stopped after a protocol error: {problem}. Unlock again; if this repeats, reinstall DiskTune.</source>
        <translation>Das Hilfsprogramm wurde nach einem Protokollfehler gestoppt: {problem}. Entsperren Sie erneut; wenn sich das wiederholt, installieren Sie DiskTune neu.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper did not respond within {seconds} s.</source>
        <translation>Das Hilfsprogramm hat nicht innerhalb von {seconds} s geantwortet.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper could not be started: {why}.</source>
        <translation>Das Hilfsprogramm konnte nicht gestartet werden: {why}.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process was ended by a signal.</source>
        <translation>Der Hilfsprozess wurde durch ein Signal beendet.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process exited. Unlock again to continue.</source>
        <translation>Der Hilfsprozess wurde beendet. Entsperren Sie erneut, um fortzufahren.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process exited unexpectedly (exit status {status}).</source>
        <translation>Der Hilfsprozess wurde unerwartet beendet (Exit-Status {status}).</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process exited unexpectedly (exit status {status}): {message}</source>
        <translation>Der Hilfsprozess wurde unerwartet beendet (Exit-Status {status}): {message}</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper process was closed.</source>
        <translation>Der Hilfsprozess wurde geschlossen.</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>lowered {n}× after errors</source>
        <translation>nach Fehlern {n}× herabgesetzt</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>Transfer mode</source>
        <translation>Übertragungsmodus</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>limited to {speed}</source>
        <translation>begrenzt auf {speed}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>controller up to {speed}</source>
        <translation>Controller bis zu {speed}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>SATA link speed</source>
        <translation>SATA-Link-Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>drive up to {link}</source>
        <translation>Laufwerk bis zu {link}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>port up to {link}</source>
        <translation>Anschluss bis zu {link}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>PCIe link</source>
        <translation>PCIe-Link</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>device up to {speed}</source>
        <translation>Gerät bis zu {speed}</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>USB speed</source>
        <translation>USB-Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>USB version</source>
        <translation>USB-Version</translation>
    </message>
    <message>
        <location filename="../overview/link_text.py" />
        <source>Driver</source>
        <translation>Treiber</translation>
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
        <translation>Das Gehäuse hat die LED nicht eingeschaltet.</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The locate light stays on.</source>
        <translation>Die Ortungs-LED bleibt an.</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The locate light may still be on: it could not be read back.</source>
        <translation>Die Ortungs-LED ist möglicherweise noch an: Ihr Zustand konnte nicht zurückgelesen werden.</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The helper process exited. The locate light may still be on.</source>
        <translation>Der Hilfsprozess wurde beendet. Die Ortungs-LED ist möglicherweise noch an.</translation>
    </message>
    <message>
        <location filename="../overview/locate_light.py" />
        <source>The helper process exited. DiskTune's service turns the locate light off.</source>
        <translation>Der Hilfsprozess wurde beendet. Der Dienst von DiskTune schaltet die Ortungs-LED aus.</translation>
    </message>
</context><context>
    <name>MainWindow</name>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>The language changes when you restart DiskTune. The tray changes when you log in again.</source>
        <translation>Die Sprache wechselt, wenn Sie DiskTune neu starten. Das Symbol im Systembereich wechselt bei der nächsten Anmeldung.</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available: the array was stopped.</source>
        <translation>{drive} ist nicht mehr verfügbar: Das Array wurde gestoppt.</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available. Check the cable and power, then reconnect it.</source>
        <translation>{drive} ist nicht mehr verfügbar. Prüfen Sie Kabel und Stromversorgung und schließen Sie es wieder an.</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Your changes to its settings were not applied.</source>
        <translation>Ihre Änderungen an den Einstellungen wurden nicht angewendet.</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>All Drives</source>
        <translation>Alle Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>{drive} is no longer available.</source>
        <translation>{drive} ist nicht mehr verfügbar.</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/window.py" />
        <source>Show the settings of this drive</source>
        <translation>Die Einstellungen dieses Laufwerks anzeigen</translation>
    </message>
</context><context>
    <name>MeasuredView</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>&amp;Copy Result as Text</source>
        <translation>Ergebnis als Text &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>All &amp;Data as JSON…</source>
        <translation>Alle &amp;Daten als JSON …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Table as C&amp;SV…</source>
        <translation>Tabelle als C&amp;SV …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Table as &amp;JSON…</source>
        <translation>Tabelle als &amp;JSON …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Chart as &amp;PNG…</source>
        <translation>Diagramm als &amp;PNG …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Chart as S&amp;VG…</source>
        <translation>Diagramm als S&amp;VG …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Shows the values of the chart.</source>
        <translation>Zeigt die Werte des Diagramms.</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Result, table and chart, and how it was measured</source>
        <translation>Ergebnis, Tabelle und Diagramm, und wie gemessen wurde</translation>
    </message>
</context><context>
    <name>MemberTable</name>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Array members</source>
        <translation>Mitglieder des Arrays</translation>
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Press Enter or double-click a member to show its drive.</source>
        <translation>Mit der Eingabetaste oder einem Doppelklick auf ein Mitglied zeigen Sie dessen Laufwerk an.</translation>
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Show Drive</source>
        <translation>Laufwerk anzeigen</translation>
    </message>
    <message>
        <location filename="../arrays/member_table.py" />
        <source>Show the drive of {member}</source>
        <translation>Das Laufwerk von {member} anzeigen</translation>
    </message>
</context><context>
    <name>Menus</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Unlock Changes</source>
        <translation>Änderungen &amp;entsperren</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Export Drive Information…</source>
        <translation>Laufwerksinformationen e&amp;xportieren …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Refresh</source>
        <translation>Aktualisie&amp;ren</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>All &amp;Results…</source>
        <translation>Alle &amp;Ergebnisse …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Search…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Show &amp;Virtual and Optical Devices</source>
        <translation>&amp;Virtuelle und optische Geräte anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Loop, zram, RAM and optical drives</source>
        <translation>Loop-, zram-, RAM- und optische Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Decimal Units (MB, GB)</source>
        <translation>&amp;Dezimale Einheiten (MB, GB)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Binary Units (MiB, GiB)</source>
        <translation>&amp;Binäre Einheiten (MiB, GiB)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Follow &amp;System</source>
        <translation>&amp;Systemvorgabe</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Light</source>
        <translation>He&amp;ll</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>{language} ({share}% translated)</source>
        <translation>{language} (zu {share} % übersetzt)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;hdparm Options</source>
        <translation>&amp;hdparm-Optionen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Report a &amp;Problem…</source>
        <translation>Ein &amp;Problem melden …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;About DiskTune</source>
        <translation>&amp;Über DiskTune</translation>
    </message>
</context><context>
    <name>MessageBar</name>
    <message>
        <location filename="../widgets/message.py" />
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Dismiss the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context><context>
    <name>MessageList</name>
    <message>
        <location filename="../mainwindow/banners/banner.py" />
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context><context>
    <name>NotAskedBar</name>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Health data not read</source>
        <translation>Zustandsdaten nicht gelesen</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Health and power-on time of the drives are unknown.</source>
        <translation>Zustand und Betriebsstunden der Laufwerke sind unbekannt.</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Asks for an administrator's password to read the health data</source>
        <translation>Fragt nach dem Passwort eines Administrators, um die Zustandsdaten zu lesen</translation>
    </message>
    <message>
        <location filename="../overview/of_all/not_asked_bar.py" />
        <source>Copy Command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context><context>
    <name>NoteDialog</name>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>Edit Note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>DiskTune stores the note on this computer, not on the drive.</source>
        <translation>DiskTune speichert die Notiz auf diesem Computer, nicht auf dem Laufwerk.</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>The demo discards the note when it closes.</source>
        <translation>Die Demo verwirft die Notiz beim Schließen.</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>&amp;Save Note</source>
        <translation>Notiz &amp;speichern</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>The note has {count} characters; at most {most} can be stored. Shorten it.</source>
        <translation>Die Notiz hat {count} Zeichen; höchstens {most} können gespeichert werden. Kürzen Sie sie.</translation>
    </message>
    <message>
        <location filename="../overview/note_dialog.py" />
        <source>The note could not be stored: {why}. Copy the text or try again.</source>
        <translation>Die Notiz konnte nicht gespeichert werden: {why}. Kopieren Sie den Text oder versuchen Sie es noch einmal.</translation>
    </message>
</context><context>
    <name>OneDriveView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{help} Column of iostat: {column}.</source>
        <translation>{help} Spalte von iostat: {column}.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{name}: current {now}{unit}, maximum {most}{unit}.</source>
        <translation>{name}: aktuell {now}{unit}, Maximum {most}{unit}.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No data recorded.</source>
        <translation>Keine Daten aufgezeichnet.</translation>
    </message>
</context><context>
    <name>OptionModel</name>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Meaning in hdparm</source>
        <translation>Bedeutung in hdparm</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>In DiskTune</source>
        <translation>In DiskTune</translation>
    </message>
    <message>
        <location filename="../search/hdparm_help.py" />
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
</context><context>
    <name>Overview</name>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>pre-failure</source>
        <translation>Ausfallvorzeichen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>old age</source>
        <translation>Alterung</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>failed in the past</source>
        <translation>früher am Grenzwert</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>FAILING NOW</source>
        <translation>AUSFALL DROHT</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/log_text.py" />
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/log_text.py" />
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/log_text.py" />
        <source>Verify</source>
        <translation>Verifizieren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Reallocated sectors</source>
        <translation>Neu zugewiesene Sektoren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Pending sectors</source>
        <translation>Schwebende Sektoren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Offline uncorrectable sectors</source>
        <translation>Offline nicht korrigierbare Sektoren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Reported uncorrectable errors</source>
        <translation>Gemeldete unkorrigierbare Fehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Command timeouts</source>
        <translation>Befehls-Timeouts</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Interface CRC errors</source>
        <translation>CRC-Schnittstellenfehler</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>CRC errors of the SATA link</source>
        <translation>CRC-Fehler des SATA-Links</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Media and data errors</source>
        <translation>Medien- und Datenfehler</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Uncorrected errors</source>
        <translation>Nicht korrigierte Fehler</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Timeouts in the kernel</source>
        <translation>Timeouts im Kernel</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Uncorrected PCIe errors</source>
        <translation>Nicht korrigierte PCIe-Fehler</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Power-on resets</source>
        <translation>Einschalt-Resets</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <location filename="../health/counters_text.py" />
        <source>Power-on time</source>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Sectors written</source>
        <translation>Geschriebene Sektoren</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Write commands</source>
        <translation>Schreibbefehle</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Sectors read</source>
        <translation>Gelesene Sektoren</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Read commands</source>
        <translation>Lesebefehle</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Spindle motor time</source>
        <translation>Laufzeit des Spindelmotors</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Head flying time</source>
        <translation>Flugzeit der Köpfe</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Load cycles</source>
        <translation>Ladezyklen (Kopfparkvorgänge)</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Read recovery attempts</source>
        <translation>Versuche der Lesefehlerkorrektur</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Mechanical start failures</source>
        <translation>Mechanische Startfehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/counters_text.py" />
        <source>Power-off retracts</source>
        <translation>Notparkvorgänge</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Resets during a command</source>
        <translation>Resets während eines Befehls</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Hardware resets</source>
        <translation>Hardware-Resets</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Asynchronous signal recoveries</source>
        <translation>Wiederherstellungen des asynchronen Signals</translation>
    </message>
    <message>
        <location filename="../health/shown.py" />
        <location filename="../health/counters_text.py" />
        <source>Percentage used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands failed by a CRC error</source>
        <translation>Durch CRC-Fehler gescheiterte Befehle</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>R_ERR for data</source>
        <translation>R_ERR bei Daten</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>R_ERR for other frames</source>
        <translation>R_ERR bei anderen Frames</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Losses of the link</source>
        <translation>Verbindungsverluste des Links</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Resets of the link</source>
        <translation>Resets des Links</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>CRC errors towards the drive</source>
        <translation>CRC-Fehler in Richtung Laufwerk</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Counters Behind the Verdict</source>
        <translation>Zähler hinter dem Urteil</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>caution: {before} before</source>
        <translation>Vorsicht: vorher {before}</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>caution above 0 on hard disks</source>
        <translation>Vorsicht über 0 bei Festplatten</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>caution if it rises</source>
        <translation>Vorsicht bei Anstieg</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>compared with {time}</source>
        <translation>verglichen mit {time}</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Device Statistics</source>
        <translation>Gerätestatistik</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>SATA PHY Event Counters</source>
        <translation>SATA-PHY-Ereigniszähler</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>or more: the counter is full</source>
        <translation>oder mehr: Der Zähler ist voll</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>SMART queries are counted, too</source>
        <translation>SMART-Abfragen zählen mit</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands ended with an error</source>
        <translation>Mit Fehler beendete Befehle</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Commands timed out</source>
        <translation>Befehle mit Timeout</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>PCIe errors, corrected</source>
        <translation>PCIe-Fehler, korrigiert</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>PCIe errors, non-fatal</source>
        <translation>PCIe-Fehler, nicht fatal</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>PCIe errors, fatal</source>
        <translation>PCIe-Fehler, fatal</translation>
    </message>
    <message>
        <location filename="../health/counters_text.py" />
        <source>Errors Counted by the Kernel</source>
        <translation>Vom Kernel gezählte Fehler</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>Model family</source>
        <translation>Modellreihe</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>smartctl's database has no family of this model</source>
        <translation>die Datenbank von smartctl hat keine Reihe zu diesem Modell</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>{file}, version {version}</source>
        <translation>{file}, Version {version}</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>In smartctl's database</source>
        <translation>In der Datenbank von smartctl</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>the package smartmontools is not installed</source>
        <translation>das Paket smartmontools ist nicht installiert</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>the sandbox does not show smartmontools' drive database</source>
        <translation>die Sandbox zeigt die Laufwerksdatenbank der smartmontools nicht</translation>
    </message>
    <message>
        <location filename="../health/family_text.py" />
        <source>{file} cannot be read</source>
        <translation>{file} ist nicht lesbar</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <source>Condition</source>
        <translation>Gesamtzustand</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../overview/identify_text.py" />
        <location filename="../health/wording.py" />
        <location filename="../health/shown.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SMART Attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Health (SMART)</source>
        <translation>Zustand (SMART)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Read error rate</source>
        <translation>Lesefehlerrate</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Throughput performance</source>
        <translation>Durchsatzleistung</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Spin-up time</source>
        <translation>Anlaufzeit</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Start-stop cycles</source>
        <translation>Start-Stopp-Zyklen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Seek error rate</source>
        <translation>Seek-Fehlerrate</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Seek time performance</source>
        <translation>Seek-Zeit-Leistung</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Spin-up retries</source>
        <translation>Wiederholte Anlaufversuche</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Recalibration retries</source>
        <translation>Wiederholte Kalibrierungen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Power cycles</source>
        <translation>Einschaltvorgänge</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Helium level</source>
        <translation>Helium-Füllstand</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Available spare blocks</source>
        <translation>Verfügbare Reserveblöcke</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Program failures</source>
        <translation>Programmierfehler (Flash)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Erase failures</source>
        <translation>Löschfehler (Flash)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Erase cycles</source>
        <translation>Löschzyklen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Unexpected power losses</source>
        <translation>Unerwartete Stromausfälle</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Wear leveling</source>
        <translation>Wear-Leveling</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Used spare blocks</source>
        <translation>Verbrauchte Reserveblöcke</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SATA downshifts</source>
        <translation>SATA-Herabstufungen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>End-to-end errors</source>
        <translation>Ende-zu-Ende-Fehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>High-fly writes</source>
        <translation>High-Fly-Schreibvorgänge</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Airflow temperature</source>
        <translation>Lufttemperatur</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>G-sense errors (shocks)</source>
        <translation>G-Sensor-Fehler (Stöße)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>ECC errors corrected</source>
        <translation>Korrigierte ECC-Fehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Reallocation events</source>
        <translation>Neuzuweisungen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Write errors</source>
        <translation>Schreibfehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Life left</source>
        <translation>Verbleibende Lebensdauer</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Media wearout</source>
        <translation>Medienverschleiß</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Data written</source>
        <translation>Geschriebene Daten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Data read</source>
        <translation>Gelesene Daten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Good: the drive reports no problems</source>
        <translation>Gut: Das Laufwerk meldet keine Probleme</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Failing: back up now</source>
        <translation>Ausfall droht: jetzt sichern</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <location filename="../health/wording.py" />
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <location filename="../health/wording.py" />
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Error Counters</source>
        <translation>Fehlerzähler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Raw values are vendor-specific</source>
        <translation>Rohwerte sind herstellerspezifisch</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SMART attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>current {value}, worst {worst}, threshold {threshold}</source>
        <translation>aktuell {value}, schlechtester {worst}, Grenzwert {threshold}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>off-line only</source>
        <translation>nur off-line</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>updated: {when}</source>
        <translation>aktualisiert: {when}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>{now} (lowest {lowest}, highest {highest})</source>
        <translation>{now} (niedrigster {lowest}, höchster {highest})</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Temperature sensor {number}</source>
        <translation>Temperatursensor {number}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>corrected: {count}</source>
        <translation>korrigiert: {count}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>processed: {size}</source>
        <translation>verarbeitet: {size}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>uncorrected: {count}</source>
        <translation>nicht korrigiert: {count}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>Commands and Features</source>
        <translation>Befehle und Funktionen</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>Other Features of the ATA Standard</source>
        <translation>Weitere Funktionen des ATA-Standards</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>supported</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>enabled</source>
        <translation>eingeschaltet</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>supported, not enabled</source>
        <translation>unterstützt, nicht eingeschaltet</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{cylinders} cylinders, {heads} heads, {sectors} sectors per track</source>
        <translation>{cylinders} Zylinder, {heads} Köpfe, {sectors} Sektoren je Spur</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>none (solid state)</source>
        <translation>keine (SSD)</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>defined by the standard</source>
        <translation>vom Standard festgelegt</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>defined by the standard, vendor-specific minimum</source>
        <translation>vom Standard festgelegt, herstellerspezifisches Minimum</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>defined by the standard, no vendor-specific minimum</source>
        <translation>vom Standard festgelegt, kein herstellerspezifisches Minimum</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific</source>
        <translation>herstellerspezifisch</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific, with a minimum</source>
        <translation>herstellerspezifisch, mit Minimum</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific, no minimum</source>
        <translation>herstellerspezifisch, kein Minimum</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>unlikely</source>
        <translation>unwahrscheinlich</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>yes, can be disabled</source>
        <translation>ja, abschaltbar</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>possibly, can be disabled</source>
        <translation>möglicherweise, abschaltbar</translation>
    </message>
    <message>
        <location filename="../text/facts.py" />
        <location filename="../overview/ata_text.py" />
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>possibly</source>
        <translation>möglicherweise</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>maximum {maximum}, current {current}</source>
        <translation>maximal {maximum}, aktuell {current}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>on, level {level}</source>
        <translation>ein, Stufe {level}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{state}; vendor recommends {level}</source>
        <translation>{state}; der Hersteller empfiehlt {level}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{modes}; active: {mode}</source>
        <translation>{modes}; aktiv: {mode}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>trimmed sectors read as zeros</source>
        <translation>getrimmte Sektoren liefern Nullen</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>trimmed sectors read the same every time</source>
        <translation>getrimmte Sektoren liefern immer dieselben Daten</translation>
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
        <translation>richtig</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>incorrect</source>
        <translation>falsch</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>parallel</source>
        <translation>parallel</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>serial</source>
        <translation>seriell</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>host-aware</source>
        <translation>host-aware</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>device-managed</source>
        <translation>device-managed</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>maximum</source>
        <translation>maximal</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{number} (slave)</source>
        <translation>{number} (Slave)</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>{number} (master)</source>
        <translation>{number} (Master)</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>more than {time}</source>
        <translation>mehr als {time}</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>The link carries {rate}.</source>
        <translation>Der Link überträgt {rate}.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>{share} of what the link carries.</source>
        <translation>{share} dessen, was der Link überträgt.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Measured at {time}.</source>
        <translation>Gemessen um {time}.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Best: {rate}.</source>
        <translation>Bester Wert: {rate}.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Highest: {celsius}.</source>
        <translation>Höchste: {celsius}.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Limit of the drive: {celsius}.</source>
        <translation>Grenzwert des Laufwerks: {celsius}.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Not read: the drive is in standby.</source>
        <translation>Nicht gelesen: Das Laufwerk ist im Standby.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>The drive does not report it.</source>
        <translation>Das Laufwerk meldet sie nicht.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>The saved settings could not be read.</source>
        <translation>Die gespeicherten Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>None saved</source>
        <translation>Keine gespeichert</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>DiskTune applies nothing at boot.</source>
        <translation>DiskTune wendet beim Systemstart nichts an.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Saved settings are not applied in this boot.</source>
        <translation>Gespeicherte Einstellungen werden bei diesem Systemstart nicht angewendet.</translation>
    </message>
    <message>
        <location filename="../overview/cards/answer.py" />
        <source>Applied at boot.</source>
        <translation>Werden beim Systemstart angewendet.</translation>
    </message>
    <message>
        <location filename="../overview/fact_list/model.py" />
        <source>{section} ({count})</source>
        <translation>{section} ({count})</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>active or idle</source>
        <translation>aktiv oder im Leerlauf</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle_a</source>
        <translation>idle_a</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle_b (heads unloaded)</source>
        <translation>idle_b (Köpfe geparkt)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>idle_c (reduced speed)</source>
        <translation>idle_c (reduzierte Drehzahl)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>NV cache mode (spun up)</source>
        <translation>NV-Cache-Modus (Motor läuft)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>NV cache mode (spun down)</source>
        <translation>NV-Cache-Modus (Motor gestoppt)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>standby_y</source>
        <translation>standby_y</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>standby (spun down)</source>
        <translation>Standby</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>sleep</source>
        <translation>Schlafmodus</translation>
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
        <translation>die Notizen sind nicht lesbar: {why}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>512n (native)</source>
        <translation>512n (nativ)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>4Kn (native)</source>
        <translation>4Kn (nativ)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>512e (512-byte emulation)</source>
        <translation>512e (512-Byte-Emulation)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>{logical} logical, {physical} physical</source>
        <translation>{logical} logisch, {physical} physisch</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <location filename="../overview/identify_text.py" />
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Connection</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Serial number</source>
        <translation>Seriennummer</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>World Wide Name (WWN)</source>
        <translation>World Wide Name (WWN)</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Form factor</source>
        <translation>Formfaktor</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Sector size</source>
        <translation>Sektorgröße</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Power</source>
        <translation>Energiezustand</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Removable</source>
        <translation>Wechselmedium</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Settings can be changed, but not saved: DiskTune cannot distinguish these drives after a restart</source>
        <translation>Einstellungen können geändert, aber nicht gespeichert werden: DiskTune kann diese Laufwerke nach einem Neustart nicht unterscheiden</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Same identity as</source>
        <translation>Gleiche Identität wie</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>System drive</source>
        <translation>Systemlaufwerk</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>holds /, /usr or /boot</source>
        <translation>enthält /, /usr oder /boot</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Mount points</source>
        <translation>Einhängepunkte</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Member of</source>
        <translation>Mitglied von</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Volumes</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>LVM, LUKS and other device-mapper volumes</source>
        <translation>LVM, LUKS und andere Device-Mapper-Datenträger</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Mounts and swap</source>
        <translation>Eingehängt und Swap</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>DiskTune cannot read the mounts of this system</source>
        <translation>DiskTune kann nicht lesen, was auf diesem System eingehängt ist</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>no known use</source>
        <translation>keine bekannte Verwendung</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>used by {name}</source>
        <translation>verwendet von {name}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>starts at sector {sector}</source>
        <translation>beginnt bei Sektor {sector}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>starts at sector {sector}; not aligned to {bytes} bytes, so small writes are slower</source>
        <translation>beginnt bei Sektor {sector}; nicht an {bytes} Byte ausgerichtet, daher sind kleine Schreibvorgänge langsamer</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Operation</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>per member</source>
        <translation>je Mitglied</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>estimated by the kernel</source>
        <translation>vom Kernel geschätzt</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>RAID Array</source>
        <translation>RAID-Array</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>array_state in /sys/block/{array}/md; not whether members are missing</source>
        <translation>array_state in /sys/block/{array}/md; sagt nicht, ob Mitglieder fehlen</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>md state</source>
        <translation>md-Status</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>no slot</source>
        <translation>kein Slot</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>slot {number}</source>
        <translation>Slot {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>Power States</source>
        <translation>Energiezustände</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>Format {number}</source>
        <translation>Format {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>{data} bytes, {metadata} bytes of metadata</source>
        <translation>{data} Byte, {metadata} Byte Metadaten</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>in use</source>
        <translation>in Benutzung</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>type {number}</source>
        <translation>Typ {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>{count}, slot 1 read-only</source>
        <translation>{count}, Slot 1 nur lesbar</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>up to {power}, non-operational</source>
        <translation>bis zu {power}, nicht betriebsbereit</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>power unknown, non-operational</source>
        <translation>Leistung unbekannt, nicht betriebsbereit</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>up to {power}</source>
        <translation>bis zu {power}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>power unknown</source>
        <translation>Leistung unbekannt</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>entry latency {time}</source>
        <translation>Eintrittslatenz {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>exit latency {time}</source>
        <translation>Austrittslatenz {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_text.py" />
        <source>State {number}</source>
        <translation>Zustand {number}</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>saved settings: {number}</source>
        <translation>gespeicherte Einstellungen: {number}</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Drives of This Computer</source>
        <translation>Laufwerke dieses Computers</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Last speed</source>
        <translation>Letzte Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../overview/of_all/table.py" />
        <source>Saved settings</source>
        <translation>Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <location filename="../overview/partition_map.py" />
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>SCSI Designators</source>
        <translation>SCSI-Bezeichner</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>Vendor-specific</source>
        <translation>Herstellerspezifisch</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>T10 vendor ID</source>
        <translation>T10-Hersteller-ID</translation>
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
        <translation>SCSI-Name</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>of the drive</source>
        <translation>des Laufwerks</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>of the port</source>
        <translation>des Anschlusses</translation>
    </message>
    <message>
        <location filename="../overview/scsi_text.py" />
        <source>of the target</source>
        <translation>des Targets</translation>
    </message>
    <message>
        <location filename="../text/facts.py" />
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Reference temperature</source>
        <translation>Referenztemperatur</translation>
    </message>
    <message>
        <source>Rated start-stop cycles</source>
        <translation>Zulässige Start-Stopp-Zyklen</translation>
    </message>
    <message>
        <source>Rated load cycles</source>
        <translation>Zulässige Ladezyklen</translation>
    </message>
    <message>
        <source>Non-medium errors</source>
        <translation>Nicht-Medien-Fehler</translation>
    </message>
    <message>
        <source>Wear and Errors</source>
        <translation>Verschleiß und Fehler</translation>
    </message>
    <message>
        <source>Available spare</source>
        <translation>Verfügbare Reserve</translation>
    </message>
    <message>
        <source>Available spare threshold</source>
        <translation>Grenzwert der Reserve</translation>
    </message>
    <message>
        <source>Host read commands</source>
        <translation>Lesebefehle des Hosts</translation>
    </message>
    <message>
        <source>Host write commands</source>
        <translation>Schreibbefehle des Hosts</translation>
    </message>
    <message>
        <source>Controller busy time</source>
        <translation>Auslastungszeit des Controllers</translation>
    </message>
    <message>
        <source>Error log entries</source>
        <translation>Fehlerprotokolleinträge</translation>
    </message>
    <message>
        <source>Time above warning temperature</source>
        <translation>Zeit über Warntemperatur</translation>
    </message>
    <message>
        <source>Time above critical temperature</source>
        <translation>Zeit über kritischer Temperatur</translation>
    </message>
    <message>
        <source>Time in light throttling</source>
        <translation>Zeit in leichter Drosselung</translation>
    </message>
    <message>
        <source>Time in heavy throttling</source>
        <translation>Zeit in starker Drosselung</translation>
    </message>
    <message>
        <source>Transitions to light throttling</source>
        <translation>Übergänge in leichte Drosselung</translation>
    </message>
    <message>
        <source>Transitions to heavy throttling</source>
        <translation>Übergänge in starke Drosselung</translation>
    </message>
    <message>
        <source>Model number</source>
        <translation>Modellnummer</translation>
    </message>
    <message>
        <source>Firmware revision</source>
        <translation>Firmware-Revision</translation>
    </message>
    <message>
        <source>World wide name</source>
        <translation>World Wide Name</translation>
    </message>
    <message>
        <source>Vendor OUI</source>
        <translation>Hersteller-OUI</translation>
    </message>
    <message>
        <source>Device type</source>
        <translation>Gerätetyp</translation>
    </message>
    <message>
        <source>Removable medium</source>
        <translation>Wechselmedium</translation>
    </message>
    <message>
        <source>Media serial number</source>
        <translation>Seriennummer des Mediums</translation>
    </message>
    <message>
        <source>Media manufacturer</source>
        <translation>Hersteller des Mediums</translation>
    </message>
    <message>
        <source>Additional product ID</source>
        <translation>Zusätzliche Produkt-ID</translation>
    </message>
    <message>
        <source>Power-up in standby (PUIS)</source>
        <translation>Einschalten in Standby (PUIS)</translation>
    </message>
    <message>
        <source>Incomplete until spin-up</source>
        <translation>Unvollständig bis zum Anlaufen</translation>
    </message>
    <message>
        <source>Configuration (ATA-1)</source>
        <translation>Konfiguration (ATA-1)</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>ATA versions</source>
        <translation>ATA-Versionen</translation>
    </message>
    <message>
        <source>Likely standard</source>
        <translation>Wahrscheinlicher Standard</translation>
    </message>
    <message>
        <source>CD-ROM</source>
        <translation>CD-ROM</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Transport revisions</source>
        <translation>Transportrevisionen</translation>
    </message>
    <message>
        <source>Transport document</source>
        <translation>Transportdokument</translation>
    </message>
    <message>
        <source>Link speeds</source>
        <translation>Link-Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Current link speed</source>
        <translation>Aktuelle Link-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Logical sector</source>
        <translation>Logischer Sektor</translation>
    </message>
    <message>
        <source>Physical sector</source>
        <translation>Physischer Sektor</translation>
    </message>
    <message>
        <source>Sector 0 offset</source>
        <translation>Versatz von Sektor 0</translation>
    </message>
    <message>
        <source>28-bit LBA sectors</source>
        <translation>Sektoren mit 28-Bit-LBA</translation>
    </message>
    <message>
        <source>48-bit LBA sectors</source>
        <translation>Sektoren mit 48-Bit-LBA</translation>
    </message>
    <message>
        <source>Extended sector count</source>
        <translation>Erweiterte Sektorzahl</translation>
    </message>
    <message>
        <source>Default CHS</source>
        <translation>Standard-CHS</translation>
    </message>
    <message>
        <source>Current CHS</source>
        <translation>Aktuelle CHS</translation>
    </message>
    <message>
        <source>Current CHS sectors</source>
        <translation>Sektoren der aktuellen CHS</translation>
    </message>
    <message>
        <source>Bytes per track</source>
        <translation>Byte je Spur</translation>
    </message>
    <message>
        <source>Bytes per unformatted sector</source>
        <translation>Byte je unformatiertem Sektor</translation>
    </message>
    <message>
        <source>Buffer size</source>
        <translation>Puffergröße</translation>
    </message>
    <message>
        <source>Buffer type</source>
        <translation>Puffertyp</translation>
    </message>
    <message>
        <source>NV cache size</source>
        <translation>Größe des NV-Cache</translation>
    </message>
    <message>
        <source>NV cache enabled</source>
        <translation>NV-Cache aktiviert</translation>
    </message>
    <message>
        <source>Spin-up time (NV cache)</source>
        <translation>Anlaufzeit (NV-Cache)</translation>
    </message>
    <message>
        <source>READ/WRITE LONG bytes</source>
        <translation>READ/WRITE-LONG-Byte</translation>
    </message>
    <message>
        <source>Rotation rate</source>
        <translation>Drehzahl</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
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
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <source>Standby timer values</source>
        <translation>Werte des Standby-Timers</translation>
    </message>
    <message>
        <source>Multiple sector count</source>
        <translation>Multisektor-Anzahl</translation>
    </message>
    <message>
        <source>Advanced power management (APM)</source>
        <translation>Advanced Power Management (APM)</translation>
    </message>
    <message>
        <source>Automatic acoustic management (AAM)</source>
        <translation>Automatic Acoustic Management (AAM)</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>Tagged command queuing (TCQ)</source>
        <translation>Tagged Command Queuing (TCQ)</translation>
    </message>
    <message>
        <source>Command overlap</source>
        <translation>Befehlsüberlappung</translation>
    </message>
    <message>
        <source>Interleaved DMA</source>
        <translation>Verschachteltes DMA</translation>
    </message>
    <message>
        <source>Double-word I/O</source>
        <translation>Doppelwort-I/O</translation>
    </message>
    <message>
        <source>Trusted computing</source>
        <translation>Trusted Computing</translation>
    </message>
    <message>
        <source>Software reset required</source>
        <translation>Software-Reset nötig</translation>
    </message>
    <message>
        <source>DMADIR required</source>
        <translation>DMADIR nötig</translation>
    </message>
    <message>
        <source>DRQ response</source>
        <translation>DRQ-Antwort</translation>
    </message>
    <message>
        <source>Packet size</source>
        <translation>Paketgröße</translation>
    </message>
    <message>
        <source>Overlap: bus release time</source>
        <translation>Überlappung: Zeit bis Busfreigabe</translation>
    </message>
    <message>
        <source>Overlap: busy clear time</source>
        <translation>Überlappung: Zeit bis Busy-Ende</translation>
    </message>
    <message>
        <source>Completion time limit</source>
        <translation>Begrenzung der Abschlusszeit</translation>
    </message>
    <message>
        <source>Removable media notification</source>
        <translation>Wechselmedium-Meldung</translation>
    </message>
    <message>
        <source>DMA modes</source>
        <translation>DMA-Modi</translation>
    </message>
    <message>
        <source>Minimum DMA cycle time</source>
        <translation>Minimale DMA-Zykluszeit</translation>
    </message>
    <message>
        <source>Recommended DMA cycle time</source>
        <translation>Empfohlene DMA-Zykluszeit</translation>
    </message>
    <message>
        <source>PIO modes</source>
        <translation>PIO-Modi</translation>
    </message>
    <message>
        <source>PIO cycle time, no flow control</source>
        <translation>PIO-Zykluszeit ohne Flusskontrolle</translation>
    </message>
    <message>
        <source>PIO cycle time, IORDY</source>
        <translation>PIO-Zykluszeit mit IORDY</translation>
    </message>
    <message>
        <source>ATA Identification</source>
        <translation>ATA-Identifikation</translation>
    </message>
    <message>
        <source>Standards and Transport</source>
        <translation>Standards und Transport</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Transfer Modes</source>
        <translation>Übertragungsmodi</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Unterstützt</translation>
    </message>
    <message>
        <source>Enabled (password set)</source>
        <translation>Eingeschaltet (Passwort gesetzt)</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Frozen (until power-off)</source>
        <translation>Eingefroren (bis zum Ausschalten)</translation>
    </message>
    <message>
        <source>Password attempts exceeded</source>
        <translation>Passwortversuche überschritten</translation>
    </message>
    <message>
        <source>Enhanced erase</source>
        <translation>Erweitertes Löschen</translation>
    </message>
    <message>
        <source>Master password revision</source>
        <translation>Revision des Master-Passworts</translation>
    </message>
    <message>
        <source>Security erase time</source>
        <translation>Dauer des sicheren Löschens</translation>
    </message>
    <message>
        <source>Enhanced security erase time</source>
        <translation>Dauer des erweiterten Löschens</translation>
    </message>
    <message>
        <source>80-conductor cable detected</source>
        <translation>80-adriges Kabel erkannt</translation>
    </message>
    <message>
        <source>Selected by</source>
        <translation>Ausgewählt durch</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>User-specified sectors</source>
        <translation>Vom Benutzer gewählte Sektoren</translation>
    </message>
    <message>
        <source>Vendor-specified sectors</source>
        <translation>Vom Hersteller gewählte Sektoren</translation>
    </message>
    <message>
        <source>PIO mode in use</source>
        <translation>Verwendeter PIO-Modus</translation>
    </message>
    <message>
        <source>Multiword DMA modes</source>
        <translation>Multiword-DMA-Modi</translation>
    </message>
    <message>
        <source>Multiword DMA mode in use</source>
        <translation>Verwendeter Multiword-DMA-Modus</translation>
    </message>
    <message>
        <source>I/O cycle time</source>
        <translation>I/O-Zykluszeit</translation>
    </message>
    <message>
        <source>Memory cycle time</source>
        <translation>Speicherzykluszeit</translation>
    </message>
    <message>
        <source>Ultra DMA modes, I/O</source>
        <translation>Ultra-DMA-Modi, I/O</translation>
    </message>
    <message>
        <source>Ultra DMA modes, memory</source>
        <translation>Ultra-DMA-Modi, Speicher</translation>
    </message>
    <message>
        <source>Ultra DMA mode in use</source>
        <translation>Verwendeter Ultra-DMA-Modus</translation>
    </message>
    <message>
        <source>Power level 1</source>
        <translation>Leistungsstufe 1</translation>
    </message>
    <message>
        <source>Maximum current</source>
        <translation>Maximaler Strom</translation>
    </message>
    <message>
        <source>Copy protection (CPRM)</source>
        <translation>Kopierschutz (CPRM)</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Last Hardware Reset</source>
        <translation>Letzter Hardware-Reset</translation>
    </message>
    <message>
        <source>Write-Read-Verify</source>
        <translation>Write-Read-Verify</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Sectors per track</source>
        <translation>Sektoren je Spur</translation>
    </message>
    <message>
        <source>Start sector</source>
        <translation>Startsektor</translation>
    </message>
    <message>
        <source>Geometry Assumed by the Kernel</source>
        <translation>Vom Kernel angenommene Geometrie</translation>
    </message>
    <message>
        <source>NVMe Namespace</source>
        <translation>NVMe-Namensraum</translation>
    </message>
    <message>
        <source>NVMe version</source>
        <translation>NVMe-Version</translation>
    </message>
    <message>
        <source>PCI vendor</source>
        <translation>PCI-Hersteller</translation>
    </message>
    <message>
        <source>PCI subsystem vendor</source>
        <translation>PCI-Subsystem-Hersteller</translation>
    </message>
    <message>
        <source>IEEE OUI</source>
        <translation>IEEE-OUI</translation>
    </message>
    <message>
        <source>Controller ID</source>
        <translation>Controller-ID</translation>
    </message>
    <message>
        <source>NVM subsystem NQN</source>
        <translation>NQN des NVM-Subsystems</translation>
    </message>
    <message>
        <source>Maximum namespaces</source>
        <translation>Maximale Anzahl Namensräume</translation>
    </message>
    <message>
        <source>Firmware slots</source>
        <translation>Firmware-Slots</translation>
    </message>
    <message>
        <source>Error log size (entries)</source>
        <translation>Größe des Fehlerprotokolls (Einträge)</translation>
    </message>
    <message>
        <source>RTD3 resume latency</source>
        <translation>RTD3-Rückkehrlatenz</translation>
    </message>
    <message>
        <source>RTD3 entry latency</source>
        <translation>RTD3-Eintrittslatenz</translation>
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>Flüchtiger Schreib-Cache (VWC)</translation>
    </message>
    <message>
        <source>Autonomous transitions (APST)</source>
        <translation>Autonome Übergänge (APST)</translation>
    </message>
    <message>
        <source>Host thermal management (HCTM)</source>
        <translation>Temperaturverwaltung des Hosts (HCTM)</translation>
    </message>
    <message>
        <source>Saveable features</source>
        <translation>Speicherbare Funktionen</translation>
    </message>
    <message>
        <source>Warning temperature (WCTEMP)</source>
        <translation>Warntemperatur (WCTEMP)</translation>
    </message>
    <message>
        <source>Critical temperature (CCTEMP)</source>
        <translation>Kritische Temperatur (CCTEMP)</translation>
    </message>
    <message>
        <source>Minimum throttling threshold</source>
        <translation>Minimale Drosselungsschwelle</translation>
    </message>
    <message>
        <source>Maximum throttling threshold</source>
        <translation>Maximale Drosselungsschwelle</translation>
    </message>
    <message>
        <source>NVMe Controller</source>
        <translation>NVMe-Controller</translation>
    </message>
    <message>
        <source>Capacity and Transfer</source>
        <translation>Kapazität und Übertragung</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>Temperaturen</translation>
    </message>
    <message>
        <source>Namespace size</source>
        <translation>Größe des Namensraums</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Blocks in use</source>
        <translation>Blöcke in Benutzung</translation>
    </message>
    <message>
        <source>NGUID</source>
        <translation>NGUID</translation>
    </message>
    <message>
        <source>Shared between controllers</source>
        <translation>Von Controllern gemeinsam genutzt</translation>
    </message>
    <message>
        <source>Write protection</source>
        <translation>Schreibschutz</translation>
    </message>
    <message>
        <source>Preferred write granularity</source>
        <translation>Bevorzugte Schreibgranularität</translation>
    </message>
    <message>
        <source>Optimal I/O boundary</source>
        <translation>Optimale I/O-Grenze</translation>
    </message>
    <message>
        <source>End-to-end protection</source>
        <translation>Ende-zu-Ende-Schutz</translation>
    </message>
    <message>
        <source>Total capacity</source>
        <translation>Gesamtkapazität</translation>
    </message>
    <message>
        <source>Unallocated capacity</source>
        <translation>Nicht zugeteilte Kapazität</translation>
    </message>
    <message>
        <source>Maximum transfer size</source>
        <translation>Maximale Übertragungsgröße</translation>
    </message>
    <message>
        <source>Recommended arbitration burst</source>
        <translation>Empfohlener Arbitrierungs-Burst</translation>
    </message>
    <message>
        <source>Preferred host memory buffer</source>
        <translation>Bevorzugter Host Memory Buffer</translation>
    </message>
    <message>
        <source>Minimum host memory buffer</source>
        <translation>Minimaler Host Memory Buffer</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Rotating</source>
        <translation>Rotierend</translation>
    </message>
    <message>
        <source>Optimal transfer granularity</source>
        <translation>Optimale Übertragungsgranularität</translation>
    </message>
    <message>
        <source>Optimal transfer length</source>
        <translation>Optimale Übertragungslänge</translation>
    </message>
    <message>
        <source>Maximum transfer length</source>
        <translation>Maximale Übertragungslänge</translation>
    </message>
    <message>
        <source>Maximum unmap length</source>
        <translation>Maximale Unmap-Länge</translation>
    </message>
    <message>
        <source>Optimal unmap granularity</source>
        <translation>Optimale Unmap-Granularität</translation>
    </message>
    <message>
        <source>SCSI INQUIRY</source>
        <translation>SCSI INQUIRY</translation>
    </message>
    <message>
        <source>SCSI Block Device Characteristics</source>
        <translation>SCSI-Blockgerätemerkmale</translation>
    </message>
    <message>
        <source>SCSI Block Limits</source>
        <translation>SCSI-Blockgrenzen</translation>
    </message>
</context><context>
    <name>OverviewPage</name>
    <message>
        <location filename="../overview/page.py" />
        <source>Search this page</source>
        <translation>Diese Seite durchsuchen</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Search the drive information</source>
        <translation>Die Laufwerksinformationen durchsuchen</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Copy everything as text; Ctrl+C copies the selected rows</source>
        <translation>Alles als Text kopieren; Strg+C kopiert die ausgewählten Zeilen</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Save everything as text or JSON</source>
        <translation>Alles als Text oder JSON speichern</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>The values shown were read at {time}.</source>
        <translation>Die gezeigten Werte wurden um {time} gelesen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../overview/page.py" />
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>All Drives</source>
        <translation>Alle Laufwerke</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Export Drive Information</source>
        <translation>Laufwerksinformationen exportieren</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Choose another location.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../overview/page.py" />
        <source>Saved as {path}.</source>
        <translation>Als {path} gespeichert.</translation>
    </message>
</context><context>
    <name>PageTabs</name>
    <message>
        <location filename="../mainwindow/page_tabs.py" />
        <source>Pages of the selected drive</source>
        <translation>Seiten des ausgewählten Laufwerks</translation>
    </message>
</context><context>
    <name>PartitionMap</name>
    <message>
        <location filename="../overview/partition_map.py" />
        <source>Partition map</source>
        <translation>Partitionsübersicht</translation>
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
        <translation>Geben Sie Ihr Passwort im Dialog des Systems ein. Er liegt möglicherweise hinter diesem Fenster.</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/password_banner.py" />
        <source>Stop Waiting</source>
        <translation>Nicht länger warten</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/password_banner.py" />
        <source>Cancel the password request; no settings are changed</source>
        <translation>Die Passwortanfrage abbrechen; es werden keine Einstellungen geändert</translation>
    </message>
</context><context>
    <name>Place</name>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{slot}, {enclosure}</source>
        <translation>{slot}, {enclosure}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bay {number}</source>
        <translation>Einschub {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>PCI slot {name}</source>
        <translation>PCI-Steckplatz {name}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Path name</source>
        <translation>Pfadname</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Where It Is</source>
        <translation>Ort des Laufwerks</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port {number}</source>
        <translation>Anschluss {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port {number} of the controller at {address}</source>
        <translation>Anschluss {number} des Controllers an {address}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{name} in the kernel's messages. The number on the mainboard may be another.</source>
        <translation>{name} in den Meldungen des Kernels. Die Nummer auf der Hauptplatine kann eine andere sein.</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Host adapter</source>
        <translation>Host-Adapter</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>second (slave)</source>
        <translation>zweites (Slave)</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>first (master)</source>
        <translation>erstes (Master)</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Device on the port</source>
        <translation>Gerät am Anschluss</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Port of the port multiplier</source>
        <translation>Anschluss des Port-Multipliers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Bay</source>
        <translation>Einschub</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Enclosure</source>
        <translation>Gehäuse</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Locate light</source>
        <translation>Ortungs-LED</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Fault light</source>
        <translation>Fehler-LED</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Slot of the enclosure</source>
        <translation>Slot des Gehäuses</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Name by the firmware</source>
        <translation>Name laut Firmware</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>PCI slot</source>
        <translation>PCI-Steckplatz</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>PCI address</source>
        <translation>PCI-Adresse</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Controller</source>
        <translation>Controller</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB port {ports} ({side})</source>
        <translation>USB-Anschluss {ports} ({side})</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB port {ports}</source>
        <translation>USB-Anschluss {ports}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>top of the computer</source>
        <translation>Oberseite des Computers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bottom of the computer</source>
        <translation>Unterseite des Computers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>left side of the computer</source>
        <translation>linke Seite des Computers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>right side of the computer</source>
        <translation>rechte Seite des Computers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>front of the computer</source>
        <translation>Vorderseite des Computers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>back of the computer</source>
        <translation>Rückseite des Computers</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bus {bus}, port {ports}</source>
        <translation>Bus {bus}, Anschluss {ports}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>first the port of the computer, then that of each hub</source>
        <translation>zuerst der Anschluss des Computers, dann der jedes Hubs</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB port</source>
        <translation>USB-Anschluss</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>by the firmware</source>
        <translation>laut Firmware</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB device</source>
        <translation>USB-Gerät</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Connector</source>
        <translation>Steckverbindung</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>built in</source>
        <translation>fest eingebaut</translation>
    </message>
</context><context>
    <name>Preferences</name>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>Preferences such as theme and units last only until the window closes, because {file} cannot be written. Make it writable or free space there, then restart DiskTune.</source>
        <translation>Voreinstellungen wie Thema und Einheiten gelten nur, bis das Fenster geschlossen wird, weil {file} nicht beschrieben werden kann. Machen Sie die Datei beschreibbar oder schaffen Sie dort Platz und starten Sie DiskTune neu.</translation>
    </message>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>Preferences such as theme and units last only until the window closes, because {file} cannot be written: {why}. Make it writable or free space there, then restart DiskTune.</source>
        <translation>Voreinstellungen wie Thema und Einheiten gelten nur, bis das Fenster geschlossen wird, weil {file} nicht beschrieben werden kann: {why}. Machen Sie die Datei beschreibbar oder schaffen Sie dort Platz und starten Sie DiskTune neu.</translation>
    </message>
</context><context>
    <name>Preset</name>
    <message>
        <location filename="../editing/preset.py" />
        <source>Not supported by this drive.</source>
        <translation>Von diesem Laufwerk nicht unterstützt.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>The drive supports no matching value.</source>
        <translation>Das Laufwerk unterstützt keinen passenden Wert.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file} could not be read: {why}.</source>
        <translation>{file} konnte nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file} is not text in UTF-8.</source>
        <translation>{file} ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>the file must begin with the section [preset].</source>
        <translation>Die Datei muss mit dem Abschnitt [preset] beginnen.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>the preset contains no settings.</source>
        <translation>Die Vorgabe enthält keine Einstellungen.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>this line continues no entry.</source>
        <translation>Diese Zeile setzt keinen Eintrag fort.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}] occurs twice.</source>
        <translation>[{section}] kommt zweimal vor.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>a [section] or a line “key = value” is expected.</source>
        <translation>Ein [Abschnitt] oder eine Zeile „Schlüssel = Wert“ wird erwartet.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{key}” occurs twice in [{section}].</source>
        <translation>„{key}“ kommt in [{section}] zweimal vor.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}] does not take “{key}”.</source>
        <translation>[{section}] kennt „{key}“ nicht.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{word}” is not a kind of drive. Valid kinds: {kinds}.</source>
        <translation>„{word}“ ist keine Art von Laufwerk. Gültige Arten: {kinds}.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>unknown setting “{setting}”.</source>
        <translation>Unbekannte Einstellung „{setting}“.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>the preset is not for drives of the kind “{kind}”.</source>
        <translation>Die Vorgabe ist nicht für Laufwerke der Art „{kind}“.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{range}, {least} or {most}</source>
        <translation>{range}, {least} oder {most}</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{text}” is not valid for “{setting}”. Valid values: {hint}.</source>
        <translation>„{text}“ ist für „{setting}“ nicht gültig. Gültige Werte: {hint}.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{key}” is missing in [{section}].</source>
        <translation>„{key}“ fehlt in [{section}].</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file}, line {line}: {mistake}</source>
        <translation>{file}, Zeile {line}: {mistake}</translation>
    </message>
</context><context>
    <name>PresetButton</name>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>&amp;Presets</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Sets of changes for a purpose; you review them before they are applied</source>
        <translation>Zusammengestellte Änderungen für einen Zweck; Sie prüfen sie, bevor sie angewendet werden</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>No presets for this kind of drive</source>
        <translation>Keine Vorgaben für diese Art von Laufwerk</translation>
    </message>
</context><context>
    <name>PresetCard</name>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Dismiss the preset</source>
        <translation>Die Vorgabe schließen</translation>
    </message>
    <message>
        <location filename="../editing/preset_card.py" />
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
</context><context>
    <name>ProblemDialog</name>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Report a Problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Describe the problem, then copy or save the text and attach it to your report. Serial numbers and World Wide Names are masked. DiskTune sends nothing.</source>
        <translation>Beschreiben Sie das Problem, kopieren oder speichern Sie dann den Text und fügen Sie ihn Ihrer Meldung bei. Seriennummern und World Wide Names sind unkenntlich gemacht. DiskTune sendet nichts.</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Text of the report</source>
        <translation>Text der Meldung</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>What I did, what I expected and what happened:</source>
        <translation>Was ich getan habe, was ich erwartet habe und was geschah:</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>The text was copied.</source>
        <translation>Der Text wurde kopiert.</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
</context><context>
    <name>ProfileChooser</name>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Search, for example “crystal”, “hdparm”, “dd” or “bonnie”</source>
        <translation>Suchen, zum Beispiel „crystal“, „hdparm“, „dd“ oder „bonnie“</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Select Profile</source>
        <translation>Profil auswählen</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Profiles and workloads</source>
        <translation>Profile und Workloads</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>&amp;Select Profile</source>
        <translation>Profil aus&amp;wählen</translation>
    </message>
</context><context>
    <name>Proposals</name>
    <message>
        <location filename="../mainwindow/proposals.py" />
        <source>Select {drives} to review the remaining changes.</source>
        <translation>Wählen Sie {drives} aus, um die übrigen Änderungen zu prüfen.</translation>
    </message>
    <message>
        <location filename="../mainwindow/proposals.py" />
        <source>{drive} is no longer available. None of its settings were changed.</source>
        <translation>{drive} ist nicht mehr verfügbar. Keine Einstellung wurde geändert.</translation>
    </message>
</context><context>
    <name>QuickChanges</name>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Always Spin Down After {time}…</source>
        <translation>Immer Spindown nach {time} …</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Always Use Scheduler {scheduler}…</source>
        <translation>Immer Scheduler {scheduler} verwenden …</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Chan&amp;ge</source>
        <translation>Änd&amp;ern</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Proposes usual changes; you review them before they are applied</source>
        <translation>Schlägt übliche Änderungen vor; Sie prüfen sie, bevor sie angewendet werden</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Proposes the change with “Apply at boot” ticked</source>
        <translation>Schlägt die Änderung vor, mit Häkchen bei „Beim Systemstart anwenden“</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Restore Original Values of All Drives…</source>
        <translation>Ursprüngliche Werte aller Laufwerke wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../overview/cards/quick_changes.py" />
        <source>Lists the values of all drives from before DiskTune changed them, and what is saved for boot</source>
        <translation>Listet die Werte aller Laufwerke von vor den Änderungen durch DiskTune und was für den Systemstart gespeichert ist</translation>
    </message>
</context><context>
    <name>RangeEditor</name>
    <message>
        <location filename="../editing/editors.py" />
        <source>{setting}, number</source>
        <translation>{setting}, Zahl</translation>
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
        <translation>Um den gescheiterten &amp;Block</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>&amp;First block (LBA):</source>
        <translation>&amp;Erster Block (LBA):</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>Last &amp;block (LBA):</source>
        <translation>&amp;Letzter Block (LBA):</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/range_row.py" />
        <source>Enters the 1 GiB before and behind the block at which the last test failed</source>
        <translation>Trägt das 1 GiB vor und nach dem Block ein, bei dem der letzte Test scheiterte</translation>
    </message>
</context><context>
    <name>RemarkList</name>
    <message>
        <location filename="../settings/row.py" />
        <source>Copy udev Rule</source>
        <translation>udev-Regel kopieren</translation>
    </message>
</context><context>
    <name>Report</name>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>&amp;Report</source>
        <translation>Be&amp;richt</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>This &amp;Drive…</source>
        <translation>Dieses &amp;Laufwerk …</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>&amp;All Drives…</source>
        <translation>&amp;Alle Laufwerke …</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Include &amp;Serial Numbers</source>
        <translation>&amp;Seriennummern aufnehmen</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>If this is off, serial numbers and World Wide Names are masked</source>
        <translation>Wenn dies aus ist, werden Seriennummern und World Wide Names unkenntlich gemacht</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <location filename="../mainwindow/report_menu.py" />
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>The report could not be written to {path}: {why}.</source>
        <translation>Der Bericht konnte nicht nach {path} geschrieben werden: {why}.</translation>
    </message>
    <message>
        <location filename="../report/problem_dialog.py" />
        <location filename="../mainwindow/report_menu.py" />
        <source>The report was saved as {path}.</source>
        <translation>Der Bericht wurde als {path} gespeichert.</translation>
    </message>
    <message>
        <location filename="../mainwindow/report_menu.py" />
        <source>Open Report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Drives of This Computer</source>
        <translation>Laufwerke dieses Computers</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>{program}, {moment}.</source>
        <translation>{program}, {moment}.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Serial numbers and World Wide Names are masked. The same number always has the same mask.</source>
        <translation>Seriennummern und World Wide Names sind unkenntlich gemacht. Dieselbe Nummer hat immer denselben Ersatz.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Serial numbers and World Wide Names are shown in full.</source>
        <translation>Seriennummern und World Wide Names sind vollständig gezeigt.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Wear and error counters (SMART) are unknown: they could not be read.</source>
        <translation>Verschleiß- und Fehlerzähler (SMART) sind unbekannt: Sie konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Wear and error counters (SMART) are not included: reading them needs permission. Create the report as an administrator, or unlock the window first.</source>
        <translation>Verschleiß- und Fehlerzähler (SMART) sind nicht enthalten: Um sie zu lesen, ist eine Berechtigung nötig. Erstellen Sie den Bericht als Administrator, oder entsperren Sie zuerst das Fenster.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Power</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Frequency governor</source>
        <translation>Taktregelung (Governor)</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Drives</source>
        <translation>Laufwerke</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Identification: {source}</source>
        <translation>Identifikation: {source}</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>The settings are unknown: they could not be read.</source>
        <translation>Die Einstellungen sind unbekannt: Sie konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Faulty members</source>
        <translation>Fehlerhafte Mitglieder</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Settings: {purpose}</source>
        <translation>Einstellungen: {purpose}</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Default: {value}.</source>
        <translation>Standard: {value}.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>{workload}, {moment}: {view}</source>
        <translation>{workload}, {moment}: {view}</translation>
    </message>
    <message>
        <location filename="../report/text.py" />
        <location filename="../report/html.py" />
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>mains</source>
        <translation>Netzbetrieb</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>battery</source>
        <translation>Akkubetrieb</translation>
    </message>
</context><context>
    <name>ReportButton</name>
    <message>
        <location filename="../widgets/message.py" />
        <source>Report…</source>
        <translation>Melden …</translation>
    </message>
    <message>
        <location filename="../widgets/message.py" />
        <source>Report this problem</source>
        <translation>Dieses Problem melden</translation>
    </message>
</context><context>
    <name>Rescue</name>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the drive as a whole, or mount it read-only.</source>
        <translation>Kopieren Sie das Laufwerk als Ganzes oder hängen Sie es schreibgeschützt ein.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Mounted</source>
        <translation>Eingehängt</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Turn it off: swapoff. It holds nothing to copy, and it writes to the drive.</source>
        <translation>Schalten Sie ihn aus: swapoff. Er enthält nichts, was zu kopieren ist, und schreibt auf das Laufwerk.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>in use</source>
        <translation>in Benutzung</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>What to Copy First</source>
        <translation>Was zuerst zu kopieren ist</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>The other members of {array} hold it, too.</source>
        <translation>Die anderen Mitglieder von {array} enthalten es ebenfalls.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>{array} has no second copy of it now.</source>
        <translation>{array} hat derzeit keine zweite Kopie davon.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>It can be installed again.</source>
        <translation>Es lässt sich neu installieren.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>No other drive of this computer is known to hold it.</source>
        <translation>Soweit bekannt, enthält es kein anderes Laufwerk dieses Computers.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy to another drive, single files before whole folders. Stop if the drive becomes slow.</source>
        <translation>Kopieren Sie auf ein anderes Laufwerk, einzelne Dateien vor ganzen Ordnern. Hören Sie auf, wenn das Laufwerk langsam wird.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy files</source>
        <translation>Dateien kopieren</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>First add a new drive to the array as a spare. md copies this member to it while it answers.</source>
        <translation>Fügen Sie dem Array zuerst ein neues Laufwerk als Ersatz (Spare) hinzu. md kopiert dieses Mitglied darauf, solange es antwortet.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Replace the member</source>
        <translation>Mitglied ersetzen</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>If reading fails: GNU ddrescue copies what can be read, to a larger drive, while nothing of this one is mounted. Run it again with -r3 afterwards.</source>
        <translation>Wenn das Lesen scheitert: GNU ddrescue kopiert alles Lesbare auf ein größeres Laufwerk, während nichts von diesem eingehängt ist. Führen Sie es danach erneut mit -r3 aus.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the whole drive</source>
        <translation>Ganzes Laufwerk kopieren</translation>
    </message>
</context><context>
    <name>RestoreDialog</name>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Restore Original Values</source>
        <translation>Ursprüngliche Werte wiederherstellen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Original value</source>
        <translation>Ursprünglicher Wert</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Saved value</source>
        <translation>Gespeicherter Wert</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Settings that can be restored</source>
        <translation>Einstellungen, die wiederhergestellt werden können</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>&amp;Delete the saved values of these settings now</source>
        <translation>Die gespeicherten Werte dieser Einstellungen jetzt &amp;löschen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Restore and C&amp;onfirm</source>
        <translation>Wiederherstellen und b&amp;estätigen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Applies the original values; each drive then asks whether to keep them</source>
        <translation>Wendet die ursprünglichen Werte an; danach wird für jedes Laufwerk gefragt, ob sie behalten werden</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>These values were in force before DiskTune changed them. A saved value that is not deleted is applied again at the next boot. The review shows the effect on each drive.</source>
        <translation>Diese Werte galten, bevor DiskTune sie geändert hat. Ein gespeicherter Wert, der nicht gelöscht wird, wird beim nächsten Systemstart wieder angewendet. Die Prüfung zeigt die Auswirkung auf jedes Laufwerk.</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>&amp;Review Changes…</source>
        <translation>Ände&amp;rungen prüfen …</translation>
    </message>
    <message>
        <location filename="../saved_settings/restore_dialog.py" />
        <source>Delete &amp;Saved Values</source>
        <translation>Ge&amp;speicherte Werte löschen</translation>
    </message>
</context><context>
    <name>ResultGrid</name>
    <message>
        <location filename="../benchmark/grid_view.py" />
        <source>Results of this benchmark</source>
        <translation>Ergebnisse dieses Benchmarks</translation>
    </message>
</context><context>
    <name>ResultPanel</name>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Median result</source>
        <translation>Median</translation>
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>Runs of this measurement</source>
        <translation>Durchläufe dieser Messung</translation>
    </message>
    <message>
        <location filename="../benchmark/result.py" />
        <source>About this result</source>
        <translation>Über dieses Ergebnis</translation>
    </message>
</context><context>
    <name>Results</name>
    <message>
        <location filename="../results/list.py" />
        <source>Any time</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last week</source>
        <translation>Letzte Woche</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <location filename="../results/rows.py" />
        <source>CrystalDiskMark-style, {profile}</source>
        <translation>Wie CrystalDiskMark, {profile}</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Results: {count}, {least} to {most} {unit}.</source>
        <translation>Ergebnisse: {count}, {least} bis {most} {unit}.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Results by date</source>
        <translation>Ergebnisse nach Datum</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Select a result to show it, two to compare them, or more to overlay them.</source>
        <translation>Wählen Sie ein Ergebnis aus, um es zu zeigen, zwei, um sie zu vergleichen, oder mehr, um sie zu überlagern.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} of them cannot be compared with {first}.</source>
        <translation>{count} davon sind nicht mit {first} vergleichbar.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{figure}. The details were stored by another version of DiskTune and cannot be shown.</source>
        <translation>{figure}. Die Einzelheiten wurden von einer anderen DiskTune-Version gespeichert und können nicht gezeigt werden.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>This result was stored by another version of DiskTune and cannot be shown.</source>
        <translation>Dieses Ergebnis wurde von einer anderen DiskTune-Version gespeichert und kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <location filename="../results/wording.py" />
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Connection</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Power</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Frequency governor</source>
        <translation>Taktregelung (Governor)</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} × {seconds} s</source>
        <translation>{count} × {seconds} s</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Engine</source>
        <translation>Messprogramm</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Start position</source>
        <translation>Startposition</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>start of the drive</source>
        <translation>Anfang des Laufwerks</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Runs</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Other traffic</source>
        <translation>Anderer Datenverkehr</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, in two blocks: drift cannot be excluded</source>
        <translation>{rounds}, {seconds} s je Wert, in zwei Blöcken: Drift nicht auszuschließen</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, interleaved</source>
        <translation>{rounds}, {seconds} s je Wert, abwechselnd</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Noise</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Before and after: {workload}</source>
        <translation>Vorher/Nachher: {workload}</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Experiment: {workload}</source>
        <translation>Vergleichstest: {workload}</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>from another version</source>
        <translation>von anderer Version</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>one run</source>
        <translation>ein Durchlauf</translation>
    </message>
</context><context>
    <name>ResultsBar</name>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Search drives, workloads and notes</source>
        <translation>Laufwerke, Workloads und Notizen suchen</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Search results</source>
        <translation>Ergebnisse suchen</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>&amp;This drive only</source>
        <translation>Nur &amp;dieses Laufwerk</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Single tests</source>
        <translation>Einzelne Tests</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>Lists each test of a profile in a row of its own.</source>
        <translation>Führt jeden Test eines Profils in einer eigenen Zeile auf.</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>All workloads</source>
        <translation>Alle Workloads</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>No results are stored for this drive. Clear “This drive only” to show other drives.</source>
        <translation>Für dieses Laufwerk sind keine Ergebnisse gespeichert. Schalten Sie „Nur dieses Laufwerk“ aus, um andere Laufwerke zu zeigen.</translation>
    </message>
    <message>
        <location filename="../results/filter_bar.py" />
        <source>No matching results.</source>
        <translation>Keine passenden Ergebnisse.</translation>
    </message>
</context><context>
    <name>ResultsModel</name>
    <message>
        <location filename="../results/list.py" />
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context><context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>A&amp;ll Results…</source>
        <translation>A&amp;lle Ergebnisse …</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>The results of all drives, in a window of their own</source>
        <translation>Die Ergebnisse aller Laufwerke, in einem eigenen Fenster</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>You can undo this while its message is shown.</source>
        <translation>Sie können dies rückgängig machen, solange die Meldung dazu gezeigt wird.</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>The results could not be read: {why}</source>
        <translation>Die Ergebnisse konnten nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>No results are stored. What you measure on this page is listed here.</source>
        <translation>Es sind keine Ergebnisse gespeichert. Was Sie auf dieser Seite messen, wird hier aufgelistet.</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>No results are stored. The Benchmark and Experiment pages save their results here.</source>
        <translation>Keine Ergebnisse gespeichert. Die Seiten „Benchmark“ und „Vergleichstest“ speichern ihre Ergebnisse hier.</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>The drive is not connected. Connect it to start an experiment.</source>
        <translation>Das Laufwerk ist nicht angeschlossen. Schließen Sie es an, um einen Vergleichstest zu starten.</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Export Results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Import Results</source>
        <translation>Ergebnisse importieren</translation>
    </message>
</context><context>
    <name>ResultsTable</name>
    <message>
        <location filename="../results/list.py" />
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context><context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Measure Before and After…</source>
        <translation>Vorher/Nachher &amp;messen …</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Copy as &amp;Commands</source>
        <translation>Als &amp;Befehle kopieren</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Apply and Confirm</source>
        <translation>&amp;Anwenden und bestätigen</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>&amp;Other Drives…</source>
        <translation>Andere &amp;Laufwerke …</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Apply at &amp;boot</source>
        <translation>&amp;Beim Systemstart anwenden</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>No changes. What you change is applied together, and only when you say so.</source>
        <translation>Keine Änderungen. Was Sie ändern, wird zusammen angewendet, und nur auf Ihre Anweisung.</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Compares the speed before and after the changes, before you apply them</source>
        <translation>Vergleicht die Geschwindigkeit vor und nach den Änderungen, bevor Sie sie anwenden</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Saves the changes when you keep them, and applies them at every boot</source>
        <translation>Speichert die Änderungen, wenn Sie sie behalten, und wendet sie bei jedem Systemstart an</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Read-only: you can review changes and copy them as commands, but not apply them.</source>
        <translation>Nur Lesen: Sie können Änderungen prüfen und als Befehle kopieren, aber nicht anwenden.</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Continue from New Value</source>
        <translation>Vom neuen Wert ausgehen</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>I accept this risk</source>
        <translation>Ich akzeptiere das Risiko</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>A change cannot be applied. See the review for the reason.</source>
        <translation>Eine Änderung kann nicht angewendet werden. Den Grund nennt die Prüfung.</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Accept the risk in the review first.</source>
        <translation>Akzeptieren Sie zuerst das Risiko in der Prüfung.</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Review of changes</source>
        <translation>Prüfung der Änderungen</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Show the review of the changes</source>
        <translation>Prüfung der Änderungen anzeigen</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Shows what the same changes would do to drives of this kind, to choose some</source>
        <translation>Zeigt, was dieselben Änderungen bei Laufwerken dieser Art bewirken würden; Sie wählen welche aus</translation>
    </message>
    <message>
        <location filename="../settings/review_panel.py" />
        <source>Copies the changes as commands for a terminal, and as a udev rule</source>
        <translation>Kopiert die Änderungen als Befehle für ein Terminal und als udev-Regel</translation>
    </message>
</context><context>
    <name>RowMenu</name>
    <message>
        <location filename="../settings/row_menu.py" />
        <source>&amp;Copy Value</source>
        <translation>Wert &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../settings/row_menu.py" />
        <source>Copy &amp;Name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
</context><context>
    <name>RunOptions</name>
    <message>
        <location filename="../profiles/options.py" />
        <source>St&amp;art position</source>
        <translation>St&amp;artposition</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>F&amp;ile size</source>
        <translation>&amp;Dateigröße</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Seconds per &amp;run</source>
        <translation>Sekunden je D&amp;urchlauf</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>&amp;Number of runs</source>
        <translation>A&amp;nzahl der Durchläufe</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start position in percent</source>
        <translation>Startposition in Prozent</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>A hard disk is fastest at its beginning and slowest at its end.</source>
        <translation>Eine Festplatte ist an ihrem Anfang am schnellsten und an ihrem Ende am langsamsten.</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start position in GiB</source>
        <translation>Startposition in GiB</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>With a file smaller than memory or the drive's cache, these are measured instead.</source>
        <translation>Ist die Datei kleiner als der Arbeitsspeicher oder der Cache des Laufwerks, werden stattdessen diese gemessen.</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>The result is the median of all runs. The spread between the runs shows how reliable it is.</source>
        <translation>Das Ergebnis ist der Median aller Durchläufe. Ihre Streuung zeigt, wie zuverlässig es ist.</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>{usual} (default)</source>
        <translation>{usual} (Standard)</translation>
    </message>
</context><context>
    <name>SampleTimer</name>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The drives of the demo are simulated and not sampled.</source>
        <translation>Die Laufwerke der Demo sind simuliert, von ihnen werden keine Messpunkte aufgenommen.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Waiting for systemd. It may ask for an administrator's password.</source>
        <translation>Es wird auf systemd gewartet. Es fragt womöglich nach dem Passwort eines Administrators.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>systemd did not change the timer: {reason}</source>
        <translation>systemd hat den Timer nicht geändert: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The timer runs until the computer is turned off. It is not enabled for the next start.</source>
        <translation>Der Timer läuft, bis der Computer ausgeschaltet wird. Für den nächsten Systemstart ist er nicht aktiviert.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The timer is enabled for the next start. It does not run now.</source>
        <translation>Der Timer ist für den nächsten Systemstart aktiviert. Er läuft jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The timer is not installed on this computer. To install it: {command}</source>
        <translation>Der Timer ist auf diesem Computer nicht installiert. So installieren Sie ihn: {command}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>systemd does not report the state of the timer: {reason}</source>
        <translation>systemd meldet den Zustand des Timers nicht: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The sandbox has no access to systemd. Switch the timer on outside of it.</source>
        <translation>Die Sandbox hat keinen Zugriff auf systemd. Schalten Sie den Timer außerhalb ein.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>systemd was not found on the system bus.</source>
        <translation>Auf dem Systembus wurde systemd nicht gefunden.</translation>
    </message>
</context><context>
    <name>SaveDialog</name>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Apply at Boot – {drive}</source>
        <translation>Beim Systemstart anwenden – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Settings that can be applied at boot</source>
        <translation>Einstellungen, die beim Systemstart angewendet werden können</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Select &amp;All</source>
        <translation>&amp;Alle auswählen</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Save Selected Settings</source>
        <translation>Ausgewählte Einstellungen &amp;speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>DiskTune applies the current values of the selected settings at every boot, after other tools.</source>
        <translation>DiskTune wendet die aktuellen Werte der ausgewählten Einstellungen bei jedem Systemstart an, nach anderen Programmen.</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>No settings to save: every setting that was changed or differs from a known default is already saved or kept by the drive.</source>
        <translation>Keine Einstellungen zu speichern: Jede geänderte oder von einem bekannten Standard abweichende Einstellung ist bereits gespeichert oder wird vom Laufwerk behalten.</translation>
    </message>
</context><context>
    <name>Saved</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>The settings of the drive have not been read.</source>
        <translation>Die Einstellungen des Laufwerks wurden nicht gelesen.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>{drive} and {others} report the same identity, so settings cannot be saved for either.</source>
        <translation>{drive} und {others} melden dieselbe Identität, daher können für keines davon Einstellungen gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>{drive} reports no serial number or WWN, so settings cannot be saved for it.</source>
        <translation>{drive} meldet weder Seriennummer noch WWN, daher können keine Einstellungen gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>already saved</source>
        <translation>bereits gespeichert</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_state.py" />
        <source>not supported by this drive</source>
        <translation>von diesem Laufwerk nicht unterstützt</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>kernel command line</source>
        <translation>Kernel-Befehlszeile</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>udev rule</source>
        <translation>udev-Regel</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>init script</source>
        <translation>Init-Skript</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>laptop mode</source>
        <translation>Laptop-Modus</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>at boot</source>
        <translation>beim Systemstart</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>on hot-plug</source>
        <translation>beim Anschließen (Hot-Plug)</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>after resume</source>
        <translation>nach der Bereitschaft</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>on AC power</source>
        <translation>im Netzbetrieb</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>on battery</source>
        <translation>im Akkubetrieb</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>at other times</source>
        <translation>zu anderen Zeiten</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Changed in DiskTune on {moment}; not saved for boot.</source>
        <translation>In DiskTune geändert am {moment}; nicht für den Systemstart gespeichert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: applied at every boot. Overrides {value} set by {tool} ({place}).</source>
        <translation>Gespeichert: wird bei jedem Systemstart angewendet. Hat Vorrang vor {value}, gesetzt durch {tool} ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: applied at every boot.</source>
        <translation>Gespeichert: wird bei jedem Systemstart angewendet.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: the computer stopped, or the drive failed or was disconnected, shortly after it was applied.</source>
        <translation>Als {saved} gespeichert, aber zurückgehalten: Kurz nach dem Anwenden blieb der Computer stehen, oder das Laufwerk fiel aus oder wurde getrennt.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: the computer stopped, or the drive failed or was disconnected, shortly after it was changed on trial.</source>
        <translation>Als {saved} gespeichert, aber zurückgehalten: Kurz nach der Änderung auf Probe blieb der Computer stehen, oder das Laufwerk fiel aus oder wurde getrennt.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: the boot guard's record for the drive cannot be read.</source>
        <translation>Als {saved} gespeichert, aber zurückgehalten: Die Aufzeichnung des Startschutzes für das Laufwerk ist nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}: changed in DiskTune on {moment}.</source>
        <translation>Als {saved} gespeichert, aber jetzt {now}: in DiskTune geändert am {moment}.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}: set by {tool} {when} ({place}).</source>
        <translation>Als {saved} gespeichert, aber jetzt {now}: gesetzt durch {tool} {when} ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}: perhaps set by {tool} {when} ({place}).</source>
        <translation>Als {saved} gespeichert, aber jetzt {now}: vielleicht gesetzt durch {tool} {when} ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}. No readable file sets this value. Not read: {files}.</source>
        <translation>Als {saved} gespeichert, aber jetzt {now}. Keine lesbare Datei setzt diesen Wert. Nicht gelesen: {files}.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but now {now}. No file sets this value: it was changed later or not applied.</source>
        <translation>Als {saved} gespeichert, aber jetzt {now}. Keine Datei setzt diesen Wert: Er wurde später geändert oder nicht angewendet.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{files} and {count} more</source>
        <translation>{files} und {count} weitere</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Set by {tool} {when}: {value} ({place}).</source>
        <translation>Gesetzt durch {tool} {when}: {value} ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>changed in DiskTune on {moment}</source>
        <translation>in DiskTune geändert am {moment}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>differs from the saved value</source>
        <translation>weicht vom gespeicherten Wert ab</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>differs from the default</source>
        <translation>weicht vom Standard ab</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>This may apply to another drive.</source>
        <translation>Dies gilt möglicherweise für ein anderes Laufwerk.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>No effect: {problem}</source>
        <translation>Wirkungslos: {problem}</translation>
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
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/notes.py" />
        <source>Saves the values for the drive's current firmware</source>
        <translation>Speichert die Werte für die aktuelle Firmware des Laufwerks</translation>
    </message>
</context><context>
    <name>SavedSettingsModel</name>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>the helper has not responded</source>
        <translation>das Hilfsprogramm hat nicht geantwortet</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>files of other tools ({why})</source>
        <translation>Dateien anderer Programme ({why})</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings are unknown: the helper has not responded.</source>
        <translation>Die gespeicherten Einstellungen sind unbekannt: Das Hilfsprogramm hat nicht geantwortet.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings are unknown. {why}</source>
        <translation>Die gespeicherten Einstellungen sind unbekannt. {why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings could not be read again and may have changed. {why}</source>
        <translation>Die gespeicherten Einstellungen konnten nicht erneut gelesen werden und haben sich möglicherweise geändert. {why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved: applied at every boot.</source>
        <translation>Gespeichert: wird bei jedem Systemstart angewendet.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved values deleted.</source>
        <translation>Gespeicherte Werte gelöscht.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>The saved settings of this drive were deleted.</source>
        <translation>Die gespeicherten Einstellungen dieses Laufwerks wurden gelöscht.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>No settings were saved. {why}</source>
        <translation>Es wurden keine Einstellungen gespeichert. {why}</translation>
    </message>
</context><context>
    <name>Search</name>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>SCSI and SAS disks</source>
        <translation>SCSI- und SAS-Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>ATA drives</source>
        <translation>ATA-Laufwerke</translation>
    </message>
</context><context>
    <name>Search words</name>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>discard fstrim TRIM unused blocks SSD</source>
        <translation>discard fstrim TRIM unbenutzte Blöcke SSD verwerfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>comment name label remark</source>
        <translation>Kommentar Name Bezeichnung Bemerkung</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>password root administrator sudo permission</source>
        <translation>Passwort Kennwort root Administrator sudo Berechtigung</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>save identify</source>
        <translation>speichern identify</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>reload rescan</source>
        <translation>neu laden einlesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>bug issue error</source>
        <translation>Fehler Problem melden</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>undo all reset revert roll back default factory original</source>
        <translation>alles rückgängig zurücksetzen zurück Standard Werkseinstellung ursprünglich</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>identify locate find flash flicker LED light which drive bay slot</source>
        <translation>identifizieren finden suchen blinken LED Licht welches Laufwerk Schacht Einschub</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>select benchmark profile workload</source>
        <translation>auswählen Benchmark Profil Arbeitslast</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>preset quiet noise sleep performance usual changes</source>
        <translation>Voreinstellung leise Geräusch Schlaf Leistung übliche Änderungen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>smartctl wear reallocated pending bad sectors</source>
        <translation>smartctl Verschleiß neu zugewiesen schwebend defekte Sektoren</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>SMART selftest short long extended conveyance selective scan</source>
        <translation>SMART Selbsttest kurz lang erweitert Transport selektiv Prüfung</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>heat hot</source>
        <translation>Hitze heiß Wärme</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>timer background monitor health history</source>
        <translation>Zeitgeber Hintergrund überwachen Zustand Verlauf</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>profile quiet noise performance power saving</source>
        <translation>Profil leise Geräusch Leistung Strom sparen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>boot startup permanent save</source>
        <translation>Systemstart dauerhaft speichern</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>startup permanent persistent save keep</source>
        <translation>Systemstart dauerhaft bleibend speichern behalten</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>hdparm.conf udev TLP tuned take over other tools</source>
        <translation>hdparm.conf udev TLP tuned übernehmen andere Werkzeuge</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>script shell terminal hdparm nvme sysfs</source>
        <translation>Skript Shell Terminal hdparm nvme sysfs</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>forget remove boot reset</source>
        <translation>vergessen entfernen Systemstart zurücksetzen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>measure speed test throughput</source>
        <translation>messen Geschwindigkeit Test Durchsatz</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>fio dd hdparm shell terminal script</source>
        <translation>fio dd hdparm Shell Terminal Skript</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>tune optimize best value compare</source>
        <translation>optimieren bester Wert vergleichen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync recovery check faster speed up</source>
        <translation>Wiederaufbau Resync Wiederherstellung Prüfung schneller beschleunigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>sync write back</source>
        <translation>sync zurückschreiben</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>asleep awake standby</source>
        <translation>schläft wach Standby</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>park heads</source>
        <translation>Köpfe parken</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>stop motor sleep power off quiet noise</source>
        <translation>Motor anhalten Schlaf ausschalten leise Geräusch</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>spin down stop motor standby</source>
        <translation>Spindown Motor anhalten Standby</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>spin up start motor</source>
        <translation>Spinup Motor starten</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>partprobe rescan</source>
        <translation>partprobe neu einlesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub RAID verify consistency</source>
        <translation>scrub RAID prüfen Konsistenz</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub resync RAID fix</source>
        <translation>scrub resync RAID reparieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub abort RAID</source>
        <translation>scrub abbrechen RAID</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync recovery RAID freeze</source>
        <translation>Wiederaufbau Resync RAID anhalten</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync recovery RAID continue</source>
        <translation>Wiederaufbau Resync RAID fortsetzen</translation>
    </message>
</context><context>
    <name>SearchDialog</name>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Drive, setting, action, page, benchmark or hdparm option</source>
        <translation>Laufwerk, Einstellung, Aktion, Seite, Benchmark oder hdparm-Option</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Search drives, settings, actions, pages, benchmarks and hdparm options</source>
        <translation>Laufwerke, Einstellungen, Aktionen, Seiten, Benchmarks und hdparm-Optionen suchen</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Search results</source>
        <translation>Ergebnisse suchen</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>On page</source>
        <translation>Auf der Seite</translation>
    </message>
    <message>
        <location filename="../search/search_dialog.py" />
        <source>hdparm option</source>
        <translation>hdparm-Option</translation>
    </message>
</context><context>
    <name>SearchField</name>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context><context>
    <name>SelectedResults</name>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Results as JSON…</source>
        <translation>E&amp;rgebnisse als JSON …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Table as C&amp;SV…</source>
        <translation>Tabelle als C&amp;SV …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Table as &amp;JSON…</source>
        <translation>Tabelle als &amp;JSON …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Chart as &amp;PNG…</source>
        <translation>Diagramm als &amp;PNG …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Chart as S&amp;VG…</source>
        <translation>Diagramm als S&amp;VG …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Start E&amp;xperiment…</source>
        <translation>Vergleichs&amp;test starten …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Shows the values of the chart.</source>
        <translation>Zeigt die Werte des Diagramms.</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Shows the current benchmark or experiment again.</source>
        <translation>Zeigt wieder den aktuellen Benchmark oder Vergleichstest.</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Saves the selected results, or all listed ones, to one file; or what the chart shows.</source>
        <translation>Speichert die ausgewählten oder alle gelisteten Ergebnisse in einer Datei, oder was das Diagramm zeigt.</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Compares values in many alternating runs and gives a verdict.</source>
        <translation>Vergleicht Werte in vielen abwechselnden Durchläufen und fällt ein Urteil.</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Note about this result</source>
        <translation>Notiz zu diesem Ergebnis</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>{shown} of {count} results are shown.</source>
        <translation>{shown} von {count} Ergebnissen werden gezeigt.</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Condition</source>
        <translation>Gesamtzustand</translation>
    </message>
</context><context>
    <name>SelectiveRanges</name>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Ranges of the last selective self-test</source>
        <translation>Bereiche des letzten selektiven Selbsttests</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Ranges of the last selective self-test:</source>
        <translation>Bereiche des letzten selektiven Selbsttests:</translation>
    </message>
</context><context>
    <name>SelfTest</name>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>The size of the drive is unknown.</source>
        <translation>Die Größe des Laufwerks ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>Enter a first and a last block from 0 to {last}.</source>
        <translation>Geben Sie einen ersten und einen letzten Block von 0 bis {last} ein.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>The last block must not be before the first one.</source>
        <translation>Der letzte Block darf nicht vor dem ersten liegen.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>The duration is unknown.</source>
        <translation>Die Dauer ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/block_range.py" />
        <source>About {time} on an idle drive.</source>
        <translation>Etwa {time} auf einem Laufwerk ohne andere Zugriffe.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>It is unknown whether self-tests are scheduled: {why}</source>
        <translation>Es ist unbekannt, ob Selbsttests geplant sind: {why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>No self-tests of this drive are scheduled.</source>
        <translation>Für dieses Laufwerk sind keine Selbsttests geplant.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd 7.5 or later starts them with this line in /etc/smartd.conf, above DEVICESCAN and in place of other lines of the drive: {line}</source>
        <translation>smartd ab Version 7.5 startet sie mit dieser Zeile in /etc/smartd.conf, oberhalb von DEVICESCAN und anstelle anderer Zeilen des Laufwerks: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd starts them with this line in /etc/smartd.conf, above DEVICESCAN and in place of other lines of the drive: {line}</source>
        <translation>smartd startet sie mit dieser Zeile in /etc/smartd.conf, oberhalb von DEVICESCAN und anstelle anderer Zeilen des Laufwerks: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{test} on day {day} of each month at {time}</source>
        <translation>{test} am {day}. jedes Monats um {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{test} on {weekday} at {time}</source>
        <translation>{test} jeden {weekday} um {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{test} every day at {time}</source>
        <translation>{test} jeden Tag um {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd starts self-tests of this drive: {times} ({file}, line {line}).</source>
        <translation>smartd startet Selbsttests dieses Laufwerks: {times} ({file}, Zeile {line}).</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>smartd may start self-tests of this drive: {times} ({file}, line {line}).</source>
        <translation>smartd startet möglicherweise Selbsttests dieses Laufwerks: {times} ({file}, Zeile {line}).</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/schedule_text.py" />
        <source>{file}, line {line} schedules self-tests of this drive without effect. {why}</source>
        <translation>{file}, Zeile {line} plant Selbsttests dieses Laufwerks ohne Wirkung. {why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test}, duration unknown</source>
        <translation>{test}, Dauer unbekannt</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test}, about {time}</source>
        <translation>{test}, etwa {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test} is running. The drive does not report its progress.</source>
        <translation>{test} läuft. Das Laufwerk meldet den Fortschritt nicht.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test} is running: {done} done.</source>
        <translation>{test} läuft: {done} erledigt.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>{test} is running: {done} done, about {time} left, until about {end}.</source>
        <translation>{test} läuft: {done} erledigt, noch etwa {time}, bis etwa {end}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last self-test: {result}.</source>
        <translation>Letzter Selbsttest: {result}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last self-test: {test}. {result}.</source>
        <translation>Letzter Selbsttest: {test}. {result}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last self-test, {hours} of operation ago: {test}. {result}.</source>
        <translation>Letzter Selbsttest, vor {hours} Betriebszeit: {test}. {result}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>First unreadable block: {lba}.</source>
        <translation>Erster unlesbarer Block: {lba}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Copy what is important from this drive now.</source>
        <translation>Kopieren Sie Wichtiges jetzt von diesem Laufwerk.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>outside of all partitions</source>
        <translation>außerhalb aller Partitionen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Place of the failure</source>
        <translation>Ort des Fehlers</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>First failing LBA</source>
        <translation>Erste fehlerhafte LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Left</source>
        <translation>Verbleibend</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Power-on hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Hours ago</source>
        <translation>Stunden zurück</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>at {hours}</source>
        <translation>bei {hours}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>first failing LBA {lba}</source>
        <translation>erste fehlerhafte LBA {lba}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Self-Tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Span</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>First LBA</source>
        <translation>Erste LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Last LBA</source>
        <translation>Letzte LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>LBA {first} to {last}</source>
        <translation>LBA {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>Selective Self-Test</source>
        <translation>Selektiver Selbsttest</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>read last</source>
        <translation>zuletzt gelesen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_text.py" />
        <source>not under test</source>
        <translation>nicht im Test</translation>
    </message>
</context><context>
    <name>SelfTestView</name>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Copy &amp;Line</source>
        <translation>&amp;Zeile kopieren</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Reading the self-test log…</source>
        <translation>Selbsttest-Protokoll wird gelesen …</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>The drive has recorded no self-tests.</source>
        <translation>Das Laufwerk hat keine Selbsttests aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Stops the test that runs on the drive, whichever program started it</source>
        <translation>Stoppt den Test, der auf dem Laufwerk läuft, egal welches Programm ihn gestartet hat</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>The drive tests itself; no data is changed</source>
        <translation>Das Laufwerk testet sich selbst; es werden keine Daten geändert</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Cancel Self-&amp;Test</source>
        <translation>Selbst&amp;test abbrechen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Start Self-&amp;Test</source>
        <translation>Selbst&amp;test starten</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Starting…</source>
        <translation>Wird gestartet …</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Cancelling…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Waiting for the password…</source>
        <translation>Warten auf das Passwort …</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Read at {time}. Press F5 to read it again.</source>
        <translation>Gelesen um {time}. Drücken Sie F5, um erneut zu lesen.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>{why} Start it nevertheless?</source>
        <translation>{why} Trotzdem starten?</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Start &amp;Nevertheless</source>
        <translation>T&amp;rotzdem starten</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Progress of the self-test</source>
        <translation>Fortschritt des Selbsttests</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Copies the line for smartd.conf; DiskTune does not change that file</source>
        <translation>Kopiert die Zeile für smartd.conf; DiskTune ändert diese Datei nicht</translation>
    </message>
    <message>
        <location filename="../drive_health/self_tests/self_test_view.py" />
        <source>Earlier self-tests</source>
        <translation>Frühere Selbsttests</translation>
    </message>
</context><context>
    <name>Sentences</name>
    <message>
        <source>{before} {last}</source>
        <translation>{before} {last}</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <translation>{before}; {last}</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>intakt</translation>
    </message>
    <message>
        <source>container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>degradiert</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {of} members are missing or not yet rebuilt (slots {slots}).</source>
        <translation>
            <numerusform>{n} von {of} Mitgliedern fehlt oder ist noch nicht wiederhergestellt (Slot {slots}).</numerusform>
            <numerusform>{n} von {of} Mitgliedern fehlen oder sind noch nicht wiederhergestellt (Slots {slots}).</numerusform>
        </translation>
    </message>
    <message>
        <source>A {name} is at {percent}, {time} remaining.</source>
        <translation>{name} läuft: {percent}, noch {time}.</translation>
    </message>
    <message>
        <source>A {name} is pending and not running: it was paused, or starts in a moment.</source>
        <translation>{name} steht aus und läuft nicht: angehalten, oder beginnt gleich.</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <source>The number of members is unknown. No member is marked as failed.</source>
        <translation>Die Anzahl der Mitglieder ist unbekannt. Kein Mitglied ist als ausgefallen markiert.</translation>
    </message>
    <message numerus="yes">
        <source>Container with the firmware's metadata of {n} drives. It is never started itself.</source>
        <translation>
            <numerusform>Container mit den Metadaten der Firmware von {n} Laufwerk. Er selbst wird nie gestartet.</numerusform>
            <numerusform>Container mit den Metadaten der Firmware von {n} Laufwerken. Er selbst wird nie gestartet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array is inactive; {n} members found.</source>
        <translation>
            <numerusform>Das Array ist inaktiv; {n} Mitglied gefunden.</numerusform>
            <numerusform>Das Array ist inaktiv; {n} Mitglieder gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel marked the array as broken: too many members failed.</source>
        <translation>Der Kernel hat das Array als defekt markiert: Zu viele Mitglieder sind ausgefallen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {of} members are missing or not yet rebuilt.</source>
        <translation>
            <numerusform>{n} von {of} Mitgliedern fehlt oder ist noch nicht wiederhergestellt.</numerusform>
            <numerusform>{n} von {of} Mitgliedern fehlen oder sind noch nicht wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {name} has stalled at {percent}.</source>
        <translation>{name} steht bei {percent}.</translation>
    </message>
    <message>
        <source>A {name} is at {percent}.</source>
        <translation>{name} läuft: {percent}.</translation>
    </message>
    <message>
        <source>An operation is delayed until another array that shares a drive has finished.</source>
        <translation>Ein Vorgang ist verzögert, bis ein anderes Array auf einem gemeinsamen Laufwerk fertig ist.</translation>
    </message>
    <message>
        <source>A {name} runs on another node of the cluster.</source>
        <translation>{name} läuft auf einem anderen Cluster-Knoten.</translation>
    </message>
    <message>
        <source>A {name} is pending and starts with the first write.</source>
        <translation>{name} steht aus und beginnt mit dem ersten Schreiben.</translation>
    </message>
    <message>
        <source>A {name} is pending and starts when the array is made writable.</source>
        <translation>{name} steht aus und beginnt, wenn das Array beschreibbar gemacht wird.</translation>
    </message>
    <message>
        <source>less than 1 min</source>
        <translation>weniger als 1 min</translation>
    </message>
    <message numerus="yes">
        <source>about {n} days</source>
        <translation>
            <numerusform>etwa {n} Tag</numerusform>
            <numerusform>etwa {n} Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed and no longer in use: {members}.</source>
        <translation>Ausgefallen und nicht mehr in Benutzung: {members}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} members, all in sync.</source>
        <translation>
            <numerusform>{n} Mitglied, synchron.</numerusform>
            <numerusform>{n} Mitglieder, alle synchron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members, none missing.</source>
        <translation>
            <numerusform>{n} Mitglied, keines fehlt.</numerusform>
            <numerusform>{n} Mitglieder, keines fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members, none failed; {level} has no redundancy.</source>
        <translation>
            <numerusform>{n} Mitglied, nicht ausgefallen; {level} hat keine Redundanz.</numerusform>
            <numerusform>{n} Mitglieder, keines ausgefallen; {level} hat keine Redundanz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The array is inactive and has no members.</source>
        <translation>Das Array ist inaktiv und hat keine Mitglieder.</translation>
    </message>
    <message numerus="yes">
        <source>The array could not be assembled: {n} members found, too few or inconsistent.</source>
        <translation>
            <numerusform>Das Array konnte nicht zusammengesetzt werden: {n} Mitglied gefunden, zu wenig oder nicht stimmig.</numerusform>
            <numerusform>Das Array konnte nicht zusammengesetzt werden: {n} Mitglieder gefunden, zu wenige oder nicht stimmig.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than {level} tolerates.</source>
        <translation>Das ist mehr, als {level} verkraftet.</translation>
    </message>
    <message>
        <source>The journal failed. The array cannot be written to until the journal is replaced or removed.</source>
        <translation>Das Journal ist ausgefallen. Auf das Array kann erst geschrieben werden, wenn das Journal ersetzt oder entfernt ist.</translation>
    </message>
    <message>
        <source>That is more than the array tolerates.</source>
        <translation>Das ist mehr, als das Array verkraftet.</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>Rebuild</translation>
    </message>
    <message>
        <source>resync</source>
        <translation>Resync</translation>
    </message>
    <message>
        <source>reshape</source>
        <translation>Umbau</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>{drive} limits the array: {busy} utilization against {others} on the other members, at the same throughput.</source>
        <translation>{drive} begrenzt das Array: {busy} Auslastung gegenüber {others} bei den anderen Mitgliedern, bei gleichem Durchsatz.</translation>
    </message>
    <message>
        <source>Requests to the members are only {size}, too small for full throughput.</source>
        <translation>Anfragen an die Mitglieder sind nur {size} groß, zu klein für vollen Durchsatz.</translation>
    </message>
    <message numerus="yes">
        <source>I/O statistics are off for {drives}, so it is unknown whether one of them is slow.</source>
        <translation>
            <numerusform>Die I/O-Statistik ist für {drives} aus; daher ist unbekannt, ob es langsam ist.</numerusform>
            <numerusform>Die I/O-Statistik ist für {drives} aus; daher ist unbekannt, ob eines davon langsam ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array yields only to programs that use its other members.</source>
        <translation>Vor Linux 6.16 weicht das Array nur Programmen aus, die seine anderen Mitglieder nutzen.</translation>
    </message>
    <message>
        <source>{drives}: {model} is a shingled (SMR) drive. After tens of gigabytes of continuous writes it may drop to a few MB/s and take seconds for one request.</source>
        <translation>{drives}: {model} ist ein Laufwerk mit überlappenden Spuren (SMR). Nach Dutzenden Gigabyte fortlaufenden Schreibens fällt es möglicherweise auf wenige MB/s ab und braucht für eine Anfrage Sekunden.</translation>
    </message>
    <message>
        <source>{drives}: at APM level {level} the drive firmware may park the heads or spin down. Each time costs seconds.</source>
        <translation>{drives}: Bei APM-Stufe {level} parkt die Firmware des Laufwerks möglicherweise die Köpfe oder stoppt den Motor. Jedes Mal kostet das Sekunden.</translation>
    </message>
    <message>
        <source>{drives}: on a bad sector such a drive may retry for minutes, but the kernel waits {seconds} s and then drops it from the array. Set its recovery limits (ERC) so that it gives up sooner.</source>
        <translation>{drives}: Bei einem defekten Sektor versucht es ein solches Laufwerk möglicherweise minutenlang erneut, aber der Kernel wartet {seconds} s und wirft es dann aus dem Array. Setzen Sie seine Limits der Fehlerkorrektur (ERC), damit es früher aufgibt.</translation>
    </message>
    <message>
        <source>{drives}: on a bad sector such a drive may retry for minutes, but the kernel waits {seconds} s and then drops it from the array. It has no recovery limit (ERC), so increase the SCSI command timeout.</source>
        <translation>{drives}: Bei einem defekten Sektor versucht es ein solches Laufwerk möglicherweise minutenlang erneut, aber der Kernel wartet {seconds} s und wirft es dann aus dem Array. Es hat kein Limit der Fehlerkorrektur (ERC); erhöhen Sie daher den SCSI-Befehls-Timeout.</translation>
    </message>
    <message>
        <source>Its average latency is {wait} against {others}.</source>
        <translation>Seine mittlere Latenz beträgt {wait} gegenüber {others}.</translation>
    </message>
    <message>
        <source>Check its SMART data.</source>
        <translation>Prüfen Sie seine SMART-Daten.</translation>
    </message>
    <message>
        <source>The operation runs at the array's maximum sync speed: {limit} for each member.</source>
        <translation>Der Vorgang läuft mit der maximalen Sync-Geschwindigkeit des Arrays: {limit} je Mitglied.</translation>
    </message>
    <message>
        <source>The operation runs at the maximum sync speed of all arrays: {limit} for each member.</source>
        <translation>Der Vorgang läuft mit der maximalen Sync-Geschwindigkeit aller Arrays: {limit} je Mitglied.</translation>
    </message>
    <message>
        <source>Other work uses {drives}.</source>
        <translation>Andere Arbeit nutzt {drives}.</translation>
    </message>
    <message>
        <source>{name} ({pid}, {rate})</source>
        <translation>{name} ({pid}, {rate})</translation>
    </message>
    <message>
        <source>Requests to the members are only {size}, too small for full throughput: request merging is restricted on {drives}.</source>
        <translation>Anfragen an die Mitglieder sind nur {size} groß, zu klein für vollen Durchsatz: Das Zusammenfassen von Anfragen ist auf {drives} eingeschränkt.</translation>
    </message>
    <message>
        <source>Requests to the members are only {size}, too small for full throughput: Linux {kernel} merges few of them for arrays of {few} drives or more.</source>
        <translation>Anfragen an die Mitglieder sind nur {size} groß, zu klein für vollen Durchsatz: Linux {kernel} fasst bei Arrays ab {few} Laufwerken nur wenige zusammen.</translation>
    </message>
    <message>
        <source>With Linux {kernel} the array never yields to programs.</source>
        <translation>Mit Linux {kernel} weicht das Array Programmen nie aus.</translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array never yields to programs.</source>
        <translation>Vor Linux 6.16 weicht das Array Programmen nie aus.</translation>
    </message>
    <message>
        <source>With Linux {kernel} the array yields only to programs that use its other members.</source>
        <translation>Mit Linux {kernel} weicht das Array nur Programmen aus, die seine anderen Mitglieder nutzen.</translation>
    </message>
    <message>
        <source>Processes with the most I/O on all drives together: {names}.</source>
        <translation>Prozesse mit den meisten Zugriffen auf alle Laufwerke zusammen: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The I/O of {n} processes of other users is hidden from DiskTune.</source>
        <translation>
            <numerusform>Die Zugriffe eines Prozesses eines anderen Benutzers sind für DiskTune nicht sichtbar.</numerusform>
            <numerusform>Die Zugriffe von {n} Prozessen anderer Benutzer sind für DiskTune nicht sichtbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new ext4 file system is still being initialized in the background (ext4lazyinit). If it is on this array, it slows the operation down. This ends without action.</source>
        <translation>Ein neues ext4-Dateisystem wird noch im Hintergrund initialisiert (ext4lazyinit). Liegt es auf diesem Array, bremst das den Vorgang. Das endet ohne Zutun.</translation>
    </message>
    <message>
        <source>Programs use the array or other parts of its drives, so the operation runs at the minimum sync speed: {limit} for each member.</source>
        <translation>Programme nutzen das Array oder andere Teile seiner Laufwerke; daher läuft der Vorgang mit der minimalen Sync-Geschwindigkeit: {limit} je Mitglied.</translation>
    </message>
    <message>
        <source>the first {sectors} sectors</source>
        <translation>die ersten {sectors} Sektoren</translation>
    </message>
    <message>
        <source>the first {sectors} sectors (mode 3)</source>
        <translation>die ersten {sectors} Sektoren (Modus 3)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Installed firmware</source>
        <translation>Installierte Firmware</translation>
    </message>
    <message>
        <source>fwupd knows newer firmware for the drive: {version}.</source>
        <translation>fwupd kennt neuere Firmware für das Laufwerk: {version}.</translation>
    </message>
    <message>
        <source>Answer of fwupd</source>
        <translation>Antwort von fwupd</translation>
    </message>
    <message>
        <source>fwupd knows the drive and did not tell whether there is newer firmware.</source>
        <translation>fwupd kennt das Laufwerk, hat aber nicht gemeldet, ob es neuere Firmware gibt.</translation>
    </message>
    <message>
        <source>fwupd knows no newer firmware for the drive.</source>
        <translation>fwupd kennt keine neuere Firmware für das Laufwerk.</translation>
    </message>
    <message>
        <source>Offered firmware</source>
        <translation>Angebotene Firmware</translation>
    </message>
    <message>
        <source>Back up the data, then run: fwupdmgr update. GNOME Software and Discover offer it, too. A failed update can make the drive unusable.</source>
        <translation>Sichern Sie die Daten und führen Sie dann aus: fwupdmgr update. GNOME Software und Discover bieten sie ebenfalls an. Eine fehlgeschlagene Aktualisierung kann das Laufwerk unbrauchbar machen.</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <source>Newer firmware often corrects errors that lose data or make the drive slow.</source>
        <translation>Neuere Firmware behebt oft Fehler, die zu Datenverlust führen oder das Laufwerk langsam machen.</translation>
    </message>
    <message>
        <source>{count} a day, {low} to {high}</source>
        <translation>{count} pro Tag, {low} bis {high}</translation>
    </message>
    <message>
        <source>Rate of the last {days} days</source>
        <translation>Rate der letzten {days} Tage</translation>
    </message>
    <message>
        <source>The drive does not report its rating. These are common ones of data sheets.</source>
        <translation>Das Laufwerk meldet seine Spezifikation nicht. Dies sind übliche Werte aus Datenblättern.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the heads reach {rated} load cycles in {year} ({first} to {last}).</source>
        <translation>Bei der Rate der letzten {days} Tage erreichen die Köpfe {rated} Ladezyklen im Jahr {year} ({first} bis {last}).</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the motor reaches {rated} starts in {year} ({first} to {last}).</source>
        <translation>Bei der Rate der letzten {days} Tage erreicht der Motor {rated} Starts im Jahr {year} ({first} bis {last}).</translation>
    </message>
    <message>
        <source>The drive reports this rating.</source>
        <translation>Das Laufwerk meldet diese Spezifikation.</translation>
    </message>
    <message>
        <source>The heads parked more often than {rated} times.</source>
        <translation>Die Köpfe wurden öfter als {rated}-mal geparkt.</translation>
    </message>
    <message>
        <source>The motor started more often than {rated} times.</source>
        <translation>Der Motor wurde öfter als {rated}-mal gestartet.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days {rated} load cycles last for decades.</source>
        <translation>Bei der Rate der letzten {days} Tage reichen {rated} Ladezyklen für Jahrzehnte.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days {rated} starts last for decades.</source>
        <translation>Bei der Rate der letzten {days} Tage reichen {rated} Starts für Jahrzehnte.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the heads reach {rated} load cycles in {year}, not before {first}.</source>
        <translation>Bei der Rate der letzten {days} Tage erreichen die Köpfe {rated} Ladezyklen im Jahr {year}, nicht vor {first}.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the motor reaches {rated} starts in {year}, not before {first}.</source>
        <translation>Bei der Rate der letzten {days} Tage erreicht der Motor {rated} Starts im Jahr {year}, nicht vor {first}.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the heads reach {rated} load cycles in {year}.</source>
        <translation>Bei der Rate der letzten {days} Tage erreichen die Köpfe {rated} Ladezyklen im Jahr {year}.</translation>
    </message>
    <message>
        <source>At the rate of the last {days} days the motor reaches {rated} starts in {year}.</source>
        <translation>Bei der Rate der letzten {days} Tage erreicht der Motor {rated} Starts im Jahr {year}.</translation>
    </message>
    <message>
        <source>Since the change there are fewer: {after} a day, {before} before.</source>
        <translation>Seit der Änderung sind es weniger: {after} pro Tag, vorher {before}.</translation>
    </message>
    <message>
        <source>Since the change there are more: {after} a day, {before} before.</source>
        <translation>Seit der Änderung sind es mehr: {after} pro Tag, vorher {before}.</translation>
    </message>
    <message>
        <source>No measurable difference since the change: {after} a day, {before} before.</source>
        <translation>Kein messbarer Unterschied seit der Änderung: {after} am Tag, zuvor {before}.</translation>
    </message>
    <message>
        <source>samples of DiskTune</source>
        <translation>Messpunkte von DiskTune</translation>
    </message>
    <message>
        <source>The list of mounted file systems could not be read.</source>
        <translation>Die Liste der eingehängten Dateisysteme konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>{bytes} bytes: {rank}</source>
        <translation>{bytes} Byte: {rank}</translation>
    </message>
    <message>
        <source>Physical sector</source>
        <translation>Physischer Sektor</translation>
    </message>
    <message>
        <source>All partitions that hold data are aligned.</source>
        <translation>Alle Partitionen mit Daten sind ausgerichtet.</translation>
    </message>
    <message>
        <source>The drive does not report whether its tracks are shingled. It need not report this.</source>
        <translation>Das Laufwerk meldet nicht, ob seine Spuren überlappen. Es muss dies nicht melden.</translation>
    </message>
    <message>
        <source>A drive with shingled tracks (SMR) is a member of an array.</source>
        <translation>Ein Laufwerk mit überlappenden Spuren (SMR) ist Mitglied eines Arrays.</translation>
    </message>
    <message>
        <source>TRIM</source>
        <translation>TRIM</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>Maximale Discard-Größe (TRIM)</translation>
    </message>
    <message>
        <source>The drive supports TRIM, and the kernel does not send it.</source>
        <translation>Das Laufwerk unterstützt TRIM, aber der Kernel sendet es nicht.</translation>
    </message>
    <message>
        <source>Nothing trims unused blocks: fstrim.timer is off, and the file system is mounted without discard.</source>
        <translation>Ungenutzte Blöcke werden nicht getrimmt: fstrim.timer ist aus, und das Dateisystem ist ohne discard eingehängt.</translation>
    </message>
    <message>
        <source>A file system is mounted without barriers.</source>
        <translation>Ein Dateisystem ist ohne Schreibbarrieren eingehängt.</translation>
    </message>
    <message>
        <source>The drive rates blocks of 4096 bytes better than the 512 bytes that it is formatted with.</source>
        <translation>Das Laufwerk bewertet Blöcke von 4096 Byte besser als die 512 Byte, mit denen es formatiert ist.</translation>
    </message>
    <message>
        <source>The positions of the partitions are not known.</source>
        <translation>Die Lage der Partitionen ist unbekannt.</translation>
    </message>
    <message>
        <source>The drive reports small physical sectors. Alignment does not matter to it.</source>
        <translation>Das Laufwerk meldet kleine physische Sektoren. Die Ausrichtung spielt keine Rolle.</translation>
    </message>
    <message numerus="yes">
        <source>{n} partitions do not begin at a multiple of 4 KiB.</source>
        <translation>
            <numerusform>{n} Partition beginnt nicht an einem Vielfachen von 4 KiB.</numerusform>
            <numerusform>{n} Partitionen beginnen nicht an einem Vielfachen von 4 KiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether the partitions that are not aligned hold data.</source>
        <translation>Ob die nicht ausgerichteten Partitionen Daten enthalten, ist unbekannt.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>The drive's identify data is not known.</source>
        <translation>Die Identify-Daten des Laufwerks sind unbekannt.</translation>
    </message>
    <message>
        <source>TRIM on a hard disk</source>
        <translation>TRIM auf einer Festplatte</translation>
    </message>
    <message>
        <source>Replace it by a drive without shingled tracks (CMR) before the next rebuild.</source>
        <translation>Ersetzen Sie es vor dem nächsten Rebuild durch ein Laufwerk ohne überlappende Spuren (CMR).</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE word 169</source>
        <translation>IDENTIFY DEVICE, Wort 169</translation>
    </message>
    <message>
        <source>It is not known whether the kernel sends TRIM to the drive.</source>
        <translation>Ob der Kernel dem Laufwerk TRIM sendet, ist unbekannt.</translation>
    </message>
    <message>
        <source>The kernel can send TRIM to the drive.</source>
        <translation>Der Kernel kann dem Laufwerk TRIM senden.</translation>
    </message>
    <message>
        <source>Behind USB, see the check of the USB transport. Some bridges need provisioning_mode=unmap.</source>
        <translation>Bei USB siehe die Prüfung des USB-Transports. Manche Adapter brauchen provisioning_mode=unmap.</translation>
    </message>
    <message>
        <source>TRIM of the file system does not pass to the drive.</source>
        <translation>TRIM des Dateisystems erreicht das Laufwerk nicht.</translation>
    </message>
    <message>
        <source>fstrim.timer is on, and it has not started fstrim for a long time.</source>
        <translation>fstrim.timer ist an, hat fstrim aber seit Langem nicht gestartet.</translation>
    </message>
    <message>
        <source>Unused blocks are trimmed.</source>
        <translation>Ungenutzte Blöcke werden getrimmt.</translation>
    </message>
    <message>
        <source>It is not known whether fstrim runs from time to time.</source>
        <translation>Ob fstrim regelmäßig läuft, ist unbekannt.</translation>
    </message>
    <message>
        <source>Run: systemctl enable --now fstrim.timer</source>
        <translation>Führen Sie aus: systemctl enable --now fstrim.timer</translation>
    </message>
    <message>
        <source>fstrim.timer</source>
        <translation>fstrim.timer</translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <translation>
            <numerusform>vor {n} Tag</numerusform>
            <numerusform>vor {n} Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>No file system is mounted without barriers.</source>
        <translation>Kein Dateisystem ist ohne Schreibbarrieren eingehängt.</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>Schreib-Cache</translation>
    </message>
    <message>
        <source>Barriers are off, and so is the write cache.</source>
        <translation>Barrieren sind aus, der Schreib-Cache ebenfalls.</translation>
    </message>
    <message>
        <source>Remove the option from /etc/fstab unless the write cache is off or survives a power failure.</source>
        <translation>Entfernen Sie die Option aus /etc/fstab, sofern der Schreib-Cache nicht ausgeschaltet ist oder einen Stromausfall übersteht.</translation>
    </message>
    <message>
        <source>The formats of the namespace are not known.</source>
        <translation>Die Formate des Namespace sind unbekannt.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Verwendung</translation>
    </message>
    <message>
        <source>The drive rates no other block size better.</source>
        <translation>Das Laufwerk bewertet keine andere Blockgröße besser.</translation>
    </message>
    <message>
        <source>Only nvme format changes this, and it erases the drive. DiskTune does not format.</source>
        <translation>Nur nvme format ändert dies und löscht dabei das Laufwerk. DiskTune formatiert nicht.</translation>
    </message>
    <message>
        <source>Identify Namespace, LBAF and RP</source>
        <translation>Identify Namespace, LBAF und RP</translation>
    </message>
    <message>
        <source>Partition alignment</source>
        <translation>Ausrichtung der Partitionen</translation>
    </message>
    <message>
        <source>Each write across two physical sectors makes the drive read and write both.</source>
        <translation>Bei jedem Schreibvorgang über zwei physische Sektoren muss das Laufwerk beide lesen und schreiben.</translation>
    </message>
    <message>
        <source>Shingled tracks in an array</source>
        <translation>Überlappende Spuren in einem Array</translation>
    </message>
    <message>
        <source>A rebuild of a shingled drive can take days, and its long pauses can make md drop it.</source>
        <translation>Ein Rebuild eines Laufwerks mit überlappenden Spuren kann Tage dauern, und wegen seiner langen Pausen kann md es hinauswerfen.</translation>
    </message>
    <message>
        <source>TRIM reaches the drive</source>
        <translation>TRIM erreicht das Laufwerk</translation>
    </message>
    <message>
        <source>Without TRIM, a solid-state drive copies deleted data around and becomes slower.</source>
        <translation>Ohne TRIM kopiert eine SSD gelöschte Daten weiter und wird langsamer.</translation>
    </message>
    <message>
        <source>TRIM runs</source>
        <translation>TRIM wird ausgeführt</translation>
    </message>
    <message>
        <source>Write barriers</source>
        <translation>Schreibbarrieren</translation>
    </message>
    <message>
        <source>Without barriers, a power failure can destroy the file system while the write cache is on.</source>
        <translation>Ohne Schreibbarrieren kann ein Stromausfall das Dateisystem zerstören, solange der Schreib-Cache eingeschaltet ist.</translation>
    </message>
    <message>
        <source>NVMe block size</source>
        <translation>NVMe-Blockgröße</translation>
    </message>
    <message>
        <source>Some drives do less work with blocks of 4096 bytes.</source>
        <translation>Manche Laufwerke haben mit Blöcken von 4096 Byte weniger Arbeit.</translation>
    </message>
    <message>
        <source>Back up the data, and create the partition again with a current partitioning program.</source>
        <translation>Sichern Sie die Daten und legen Sie die Partition mit einem aktuellen Partitionierungsprogramm neu an.</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE word 69</source>
        <translation>IDENTIFY DEVICE, Wort 69</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>With LUKS, the option discard in /etc/crypttab lets it pass. It shows which blocks are unused.</source>
        <translation>Bei LUKS lässt die Option discard in /etc/crypttab es durch. Damit wird sichtbar, welche Blöcke ungenutzt sind.</translation>
    </message>
    <message>
        <source>Run: systemctl status fstrim.timer</source>
        <translation>Führen Sie aus: systemctl status fstrim.timer</translation>
    </message>
    <message>
        <source>fstrim.timer last elapsed, or was first started</source>
        <translation>fstrim.timer zuletzt abgelaufen oder erstmals gestartet</translation>
    </message>
    <message>
        <source>Discarded since the computer started</source>
        <translation>Seit dem Start des Computers verworfen</translation>
    </message>
    <message numerus="yes">
        <source>{n} bytes</source>
        <translation>
            <numerusform>{n} Byte</numerusform>
            <numerusform>{n} Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>vendors' lists</source>
        <translation>Listen der Hersteller</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Angeboten</translation>
    </message>
    <message>
        <source>The kernel's files about the connection could not be read.</source>
        <translation>Die Dateien des Kernels zur Verbindung konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{speed} ×{lanes}</source>
        <translation>{speed} ×{lanes}</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>The link runs below the speed that the drive and the controller support.</source>
        <translation>Der Link läuft langsamer, als Laufwerk und Controller es unterstützen.</translation>
    </message>
    <message>
        <source>A USB 3 device is connected to a USB 2 port or through a USB 2 cable or hub.</source>
        <translation>Ein USB-3-Gerät ist an einem USB-2-Anschluss oder über ein USB-2-Kabel oder einen USB-2-Hub angeschlossen.</translation>
    </message>
    <message>
        <source>Kernel driver</source>
        <translation>Kernel-Treiber</translation>
    </message>
    <message>
        <source>The device offers UAS, and the kernel uses the slower bulk-only transport.</source>
        <translation>Das Gerät bietet UAS an, aber der Kernel verwendet den langsameren Bulk-Only-Transport.</translation>
    </message>
    <message>
        <source>Transfer mode</source>
        <translation>Übertragungsmodus</translation>
    </message>
    <message>
        <source>Modes of the drive</source>
        <translation>Modi des Laufwerks</translation>
    </message>
    <message>
        <source>The kernel did not lower the transfer mode.</source>
        <translation>Der Kernel hat den Übertragungsmodus nicht herabgesetzt.</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE word 76</source>
        <translation>IDENTIFY DEVICE, Wort 76</translation>
    </message>
    <message>
        <source>The speed of the link is not known.</source>
        <translation>Die Geschwindigkeit des Links ist unbekannt.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>The link runs at the drive's highest speed.</source>
        <translation>Der Link läuft mit der höchsten Geschwindigkeit des Laufwerks.</translation>
    </message>
    <message>
        <source>The kernel lowered the speed of this link after errors.</source>
        <translation>Der Kernel hat die Geschwindigkeit dieses Links nach Fehlern herabgesetzt.</translation>
    </message>
    <message>
        <source>The firmware of the computer or the kernel's command line limits this link.</source>
        <translation>Die Firmware des Computers oder die Kernel-Befehlszeile begrenzt diesen Link.</translation>
    </message>
    <message>
        <source>The link is slower than the drive. The port does not report its speed.</source>
        <translation>Der Link ist langsamer als das Laufwerk. Der Anschluss meldet seine Geschwindigkeit nicht.</translation>
    </message>
    <message>
        <source>The link runs at the highest speed of the port.</source>
        <translation>Der Link läuft mit der höchsten Geschwindigkeit des Anschlusses.</translation>
    </message>
    <message>
        <source>The link is slower than the drive. Controllers of this vendor can have slower ports.</source>
        <translation>Der Link ist langsamer als das Laufwerk. Controller dieses Herstellers können langsamere Anschlüsse haben.</translation>
    </message>
    <message>
        <source>Replace the SATA cable, or use another port.</source>
        <translation>Ersetzen Sie das SATA-Kabel oder verwenden Sie einen anderen Anschluss.</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Controller</translation>
    </message>
    <message>
        <source>ahci_host_caps bits 23:20</source>
        <translation>ahci_host_caps, Bits 23:20</translation>
    </message>
    <message>
        <source>Limit by the firmware or command line</source>
        <translation>Limit durch Firmware oder Befehlszeile</translation>
    </message>
    <message>
        <source>Limit by the kernel</source>
        <translation>Limit durch den Kernel</translation>
    </message>
    <message>
        <source>The kernel does not report the speed of this link.</source>
        <translation>Der Kernel meldet die Geschwindigkeit dieses Links nicht.</translation>
    </message>
    <message>
        <source>The link uses the speed and lanes that drive and port share.</source>
        <translation>Der Link nutzt Geschwindigkeit und Lanes, die Laufwerk und Anschluss gemeinsam haben.</translation>
    </message>
    <message>
        <source>The link runs at a lower PCIe speed than drive and port support.</source>
        <translation>Der Link läuft mit einer niedrigeren PCIe-Geschwindigkeit, als Laufwerk und Anschluss unterstützen.</translation>
    </message>
    <message>
        <source>The link uses fewer lanes than drive and port have.</source>
        <translation>Der Link nutzt weniger Lanes, als Laufwerk und Anschluss haben.</translation>
    </message>
    <message>
        <source>The link runs at a lower PCIe speed and uses fewer lanes than drive and port have.</source>
        <translation>Der Link läuft mit einer niedrigeren PCIe-Geschwindigkeit und nutzt weniger Lanes, als Laufwerk und Anschluss haben.</translation>
    </message>
    <message>
        <source>Reseat the drive, check the slot in the mainboard's manual, and look for a PCIe speed limit in the firmware setup.</source>
        <translation>Stecken Sie das Laufwerk neu ein, prüfen Sie den Steckplatz im Handbuch der Hauptplatine und suchen Sie im Firmware-Setup nach einer Begrenzung der PCIe-Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>The kernel does not show which speeds the device supports.</source>
        <translation>Der Kernel zeigt nicht, welche Geschwindigkeiten das Gerät unterstützt.</translation>
    </message>
    <message>
        <source>The connection runs at the device's highest speed.</source>
        <translation>Die Verbindung läuft mit der höchsten Geschwindigkeit des Geräts.</translation>
    </message>
    <message>
        <source>The speeds of the computer's ports are not known.</source>
        <translation>Die Geschwindigkeiten der Anschlüsse des Computers sind unbekannt.</translation>
    </message>
    <message>
        <source>The computer has no faster USB port.</source>
        <translation>Der Computer hat keinen schnelleren USB-Anschluss.</translation>
    </message>
    <message>
        <source>The device supports more. Which of the ports do, the kernel does not show.</source>
        <translation>Das Gerät unterstützt mehr. Welche Anschlüsse das auch tun, zeigt der Kernel nicht.</translation>
    </message>
    <message>
        <source>The kernel reports a USB 3 port, and the device is connected at a USB 2 speed.</source>
        <translation>Der Kernel meldet einen USB-3-Anschluss, aber das Gerät ist mit USB-2-Geschwindigkeit verbunden.</translation>
    </message>
    <message>
        <source>Use a USB 3 port and a USB 3 cable.</source>
        <translation>Verwenden Sie einen USB-3-Anschluss und ein USB-3-Kabel.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Fastest port of the computer</source>
        <translation>Schnellster Anschluss des Computers</translation>
    </message>
    <message>
        <source>The kernel uses UAS.</source>
        <translation>Der Kernel verwendet UAS.</translation>
    </message>
    <message>
        <source>The descriptors of the device could not be read.</source>
        <translation>Die Deskriptoren des Geräts konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The device offers bulk-only transport alone.</source>
        <translation>Das Gerät bietet nur Bulk-Only-Transport an.</translation>
    </message>
    <message>
        <source>The device offers UAS, and an option of usb-storage forbids it.</source>
        <translation>Das Gerät bietet UAS an, aber eine Option von usb-storage verbietet es.</translation>
    </message>
    <message>
        <source>Look for “uas” in the kernel log: the module may be missing, or the kernel avoids UAS on this bridge because of known faults.</source>
        <translation>Suchen Sie im Kernel-Protokoll nach „uas“: Das Modul fehlt möglicherweise, oder der Kernel meidet UAS bei diesem Adapter wegen bekannter Fehler.</translation>
    </message>
    <message>
        <source>The transfer mode is not known.</source>
        <translation>Der Übertragungsmodus ist unbekannt.</translation>
    </message>
    <message>
        <source>IDENTIFY DEVICE words 63 and 88</source>
        <translation>IDENTIFY DEVICE, Wörter 63 und 88</translation>
    </message>
    <message>
        <source>The drive supports DMA, and the kernel uses PIO.</source>
        <translation>Das Laufwerk unterstützt DMA, aber der Kernel verwendet PIO.</translation>
    </message>
    <message>
        <source>The kernel lowered the transfer mode after errors.</source>
        <translation>Der Kernel hat den Übertragungsmodus nach Fehlern herabgesetzt.</translation>
    </message>
    <message>
        <source>SATA link speed</source>
        <translation>SATA-Link-Geschwindigkeit</translation>
    </message>
    <message>
        <source>A slow link limits the throughput of fast drives. A link that fell back has errors.</source>
        <translation>Ein langsamer Link begrenzt den Durchsatz schneller Laufwerke. Ein herabgestufter Link hat Fehler.</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe-Link</translation>
    </message>
    <message>
        <source>Half the lanes or half the speed is half the throughput.</source>
        <translation>Halb so viele Lanes oder die halbe Geschwindigkeit bedeuten den halben Durchsatz.</translation>
    </message>
    <message>
        <source>USB speed</source>
        <translation>USB-Geschwindigkeit</translation>
    </message>
    <message>
        <source>USB 2 limits every drive to about 40 MB/s.</source>
        <translation>USB 2 begrenzt jedes Laufwerk auf etwa 40 MB/s.</translation>
    </message>
    <message>
        <source>USB transport (UAS)</source>
        <translation>USB-Transport (UAS)</translation>
    </message>
    <message>
        <source>Bulk-only transport sends one command at a time, and TRIM often does not pass through it.</source>
        <translation>Bulk-Only-Transport sendet einen Befehl nach dem anderen und lässt TRIM oft nicht durch.</translation>
    </message>
    <message>
        <source>Transfer mode (DMA)</source>
        <translation>Übertragungsmodus (DMA)</translation>
    </message>
    <message>
        <source>In PIO modes the CPU moves every word itself. That is slow and loads the computer.</source>
        <translation>In PIO-Modi überträgt die CPU jedes Wort selbst. Das ist langsam und belastet den Computer.</translation>
    </message>
    <message>
        <source>Replace the SATA cable or use another port, then restart the computer. The kernel log names the errors.</source>
        <translation>Ersetzen Sie das SATA-Kabel oder verwenden Sie einen anderen Anschluss und starten Sie dann den Computer neu. Das Kernel-Protokoll nennt die Fehler.</translation>
    </message>
    <message>
        <source>Look for a SATA speed limit in the firmware setup and for libata.force.</source>
        <translation>Suchen Sie im Firmware-Setup nach einer Begrenzung der SATA-Geschwindigkeit und nach libata.force.</translation>
    </message>
    <message>
        <source>Use a USB 3 cable, plug it in firmly, and avoid USB 2 hubs and extensions.</source>
        <translation>Verwenden Sie ein USB-3-Kabel, stecken Sie es fest ein und vermeiden Sie USB-2-Hubs und -Verlängerungen.</translation>
    </message>
    <message>
        <source>USB version of the device</source>
        <translation>USB-Version des Geräts</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Remove the flag “u” from the option if the device no longer needs it.</source>
        <translation>Entfernen Sie das Flag „u“ aus der Option, wenn das Gerät es nicht mehr braucht.</translation>
    </message>
    <message>
        <source>Replace the cable and restart the computer. Look for libata.dma on the command line.</source>
        <translation>Ersetzen Sie das Kabel und starten Sie den Computer neu. Suchen Sie auf der Kernel-Befehlszeile nach libata.dma.</translation>
    </message>
    <message>
        <source>Times lowered</source>
        <translation>Herabstufungen</translation>
    </message>
    <message>
        <source>Replace the cable or use another port, then restart the computer.</source>
        <translation>Ersetzen Sie das Kabel oder verwenden Sie einen anderen Anschluss und starten Sie dann den Computer neu.</translation>
    </message>
    <message>
        <source>This is not known: reading it needs authorization, the drive is in standby, or it does not report it.</source>
        <translation>Dies ist unbekannt: Das Lesen erfordert eine Berechtigung, das Laufwerk ist im Standby oder es meldet dies nicht.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>read: {read}, write: {write}</source>
        <translation>Lesen: {read}, Schreiben: {write}</translation>
    </message>
    <message>
        <source>saved: {saved}, now: {now}</source>
        <translation>gespeichert: {saved}, jetzt: {now}</translation>
    </message>
    <message>
        <source>SCSI command timeout</source>
        <translation>SCSI-Befehls-Timeout</translation>
    </message>
    <message>
        <source>Error recovery limit</source>
        <translation>Limit der Fehlerkorrektur</translation>
    </message>
    <message>
        <source>The drive gives up on a bad sector before the kernel gives up on the drive.</source>
        <translation>Das Laufwerk gibt einen defekten Sektor auf, bevor der Kernel das Laufwerk aufgibt.</translation>
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>Write-Intent-Bitmap</translation>
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>Konsistenzrichtlinie</translation>
    </message>
    <message>
        <source>The array has no write-intent bitmap.</source>
        <translation>Das Array hat keine Write-Intent-Bitmap.</translation>
    </message>
    <message>
        <source>The write cache is off.</source>
        <translation>Der Schreib-Cache ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>The drive's write cache is on, and the kernel does not flush it.</source>
        <translation>Der Schreib-Cache des Laufwerks ist eingeschaltet, aber der Kernel leert ihn nicht.</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/O-Scheduler</translation>
    </message>
    <message>
        <source>The scheduler does not sort requests, and the drive is a hard disk.</source>
        <translation>Der Scheduler sortiert Anfragen nicht, und das Laufwerk ist eine Festplatte.</translation>
    </message>
    <message>
        <source>All saved settings are in force.</source>
        <translation>Alle gespeicherten Einstellungen gelten.</translation>
    </message>
    <message>
        <source>saved: {saved}, held back by the boot guard</source>
        <translation>gespeichert: {saved}, vom Startschutz zurückgehalten</translation>
    </message>
    <message>
        <source>The kernel's timeout for this drive is not known.</source>
        <translation>Der Timeout des Kernels für dieses Laufwerk ist unbekannt.</translation>
    </message>
    <message>
        <source>The kernel waits longer than drives try to recover data.</source>
        <translation>Der Kernel wartet länger, als Laufwerke versuchen, Daten wiederherzustellen.</translation>
    </message>
    <message>
        <source>The drive has no error recovery limit, and the kernel waits less than it may take.</source>
        <translation>Das Laufwerk hat kein Limit der Fehlerkorrektur, und der Kernel wartet kürzer, als sie dauern kann.</translation>
    </message>
    <message>
        <source>The drive's error recovery has no limit, and the kernel waits less than it may take.</source>
        <translation>Die Fehlerkorrektur des Laufwerks ist nicht begrenzt, und der Kernel wartet kürzer, als sie dauern kann.</translation>
    </message>
    <message>
        <source>The drive's error recovery may take longer than the kernel waits.</source>
        <translation>Die Fehlerkorrektur des Laufwerks kann länger dauern, als der Kernel wartet.</translation>
    </message>
    <message>
        <source>The array's bitmap is not known.</source>
        <translation>Die Bitmap des Arrays ist unbekannt.</translation>
    </message>
    <message>
        <source>After a crash, only what was being written is resynchronized.</source>
        <translation>Nach einem Absturz wird nur neu synchronisiert, was gerade geschrieben wurde.</translation>
    </message>
    <message>
        <source>The firmware of the computer manages this array.</source>
        <translation>Die Firmware des Computers verwaltet dieses Array.</translation>
    </message>
    <message>
        <source>The members are small: a full resync is short.</source>
        <translation>Die Mitglieder sind klein: Ein vollständiger Resync ist kurz.</translation>
    </message>
    <message>
        <source>Use the action “Add Bitmap” of the array.</source>
        <translation>Verwenden Sie die Aktion „Bitmap hinzufügen“ des Arrays.</translation>
    </message>
    <message>
        <source>The write cache is on.</source>
        <translation>Der Schreib-Cache ist eingeschaltet.</translation>
    </message>
    <message>
        <source>Turn it on, unless you turned it off on purpose. The kernel flushes it when needed.</source>
        <translation>Schalten Sie ihn ein, sofern Sie ihn nicht absichtlich ausgeschaltet haben. Der Kernel leert ihn bei Bedarf.</translation>
    </message>
    <message>
        <source>Write cache mode (block layer)</source>
        <translation>Schreib-Cache-Modus (Blockschicht)</translation>
    </message>
    <message>
        <source>The kernel flushes the write cache, or there is nothing to flush.</source>
        <translation>Der Kernel leert den Schreib-Cache, oder es gibt nichts zu leeren.</translation>
    </message>
    <message>
        <source>Turn the write cache off, or let the kernel look at the drive again by plugging it in again, unless the cache survives a power failure.</source>
        <translation>Schalten Sie den Schreib-Cache aus oder schließen Sie das Laufwerk erneut an, damit der Kernel es neu abfragt, es sei denn, der Cache übersteht einen Stromausfall.</translation>
    </message>
    <message>
        <source>The scheduler is not known.</source>
        <translation>Der Scheduler ist unbekannt.</translation>
    </message>
    <message>
        <source>The scheduler sorts requests for a hard disk.</source>
        <translation>Der Scheduler sortiert Anfragen für eine Festplatte.</translation>
    </message>
    <message>
        <source>Use mq-deadline or bfq. Compare them by an experiment on this drive.</source>
        <translation>Verwenden Sie mq-deadline oder bfq. Vergleichen Sie beide mit einem Vergleichstest auf diesem Laufwerk.</translation>
    </message>
    <message>
        <source>The saved settings could not be read.</source>
        <translation>Die gespeicherten Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings are not in force.</source>
        <translation>
            <numerusform>{n} gespeicherte Einstellung gilt nicht.</numerusform>
            <numerusform>{n} gespeicherte Einstellungen gelten nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings cannot be compared with the drive now.</source>
        <translation>
            <numerusform>{n} gespeicherte Einstellung lässt sich jetzt nicht mit dem Laufwerk vergleichen.</numerusform>
            <numerusform>{n} gespeicherte Einstellungen lassen sich jetzt nicht mit dem Laufwerk vergleichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Error recovery in an array</source>
        <translation>Fehlerkorrektur in einem Array</translation>
    </message>
    <message>
        <source>If the kernel gives up first, md drops the whole drive because of one bad sector.</source>
        <translation>Gibt der Kernel zuerst auf, wirft md wegen eines defekten Sektors das ganze Laufwerk hinaus.</translation>
    </message>
    <message>
        <source>Without a bitmap, each crash costs a resync of the whole array, without full redundancy.</source>
        <translation>Ohne Bitmap kostet jeder Absturz einen Resync des ganzen Arrays ohne volle Redundanz.</translation>
    </message>
    <message>
        <source>With the write cache off, each write waits for the medium.</source>
        <translation>Ohne Schreib-Cache wartet jeder Schreibvorgang auf das Medium.</translation>
    </message>
    <message>
        <source>Write cache is flushed</source>
        <translation>Schreib-Cache wird geleert</translation>
    </message>
    <message>
        <source>A power failure loses what is in a cache that is never flushed, even with journaling.</source>
        <translation>Ein Stromausfall vernichtet den Inhalt eines Caches, der nie geleert wird, auch mit Journaling.</translation>
    </message>
    <message>
        <source>A hard disk is fast only if requests come in the order of their position.</source>
        <translation>Eine Festplatte ist nur schnell, wenn Anfragen in der Reihenfolge ihrer Position kommen.</translation>
    </message>
    <message>
        <source>Saved settings</source>
        <translation>Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>A setting that another program changes back does not do what you saved it for.</source>
        <translation>Eine Einstellung, die ein anderes Programm zurückändert, erfüllt nicht den Zweck, für den Sie sie gespeichert haben.</translation>
    </message>
    <message>
        <source>Set the SCSI command timeout to 180 s.</source>
        <translation>Setzen Sie den SCSI-Befehls-Timeout auf 180 s.</translation>
    </message>
    <message>
        <source>Set the error recovery limits to 7 s, or the SCSI command timeout to 180 s.</source>
        <translation>Setzen Sie die Limits der Fehlerkorrektur auf 7 s oder den SCSI-Befehls-Timeout auf 180 s.</translation>
    </message>
    <message>
        <source>Apply it again. “Also set by” on the Settings page names other programs that set it.</source>
        <translation>Wenden Sie sie erneut an. „Auch gesetzt durch“ auf der Seite „Einstellungen“ nennt andere Programme, die sie setzen.</translation>
    </message>
    <message>
        <source>The kernel's command line has disktune.apply=0. Restart the computer without it.</source>
        <translation>Auf der Kernel-Befehlszeile steht disktune.apply=0. Starten Sie den Computer ohne diesen Eintrag neu.</translation>
    </message>
    <message>
        <source>The heads parked more often than common drives are rated for (600,000 times).</source>
        <translation>Die Zahl der Kopfparkvorgänge überschreitet die Spezifikation üblicher Laufwerke (600.000).</translation>
    </message>
    <message>
        <source>The heads park less often than drives are rated for.</source>
        <translation>Die Zahl der Kopfparkvorgänge liegt unter der Spezifikation üblicher Laufwerke.</translation>
    </message>
    <message>
        <source>Drives of WD may park by their idle3 timer, which DiskTune does not set. idle3ctl and the vendor's own program do.</source>
        <translation>WD-Laufwerke parken die Köpfe möglicherweise nach ihrem idle3-Timer, den DiskTune nicht setzt. idle3ctl und das Programm des Herstellers setzen ihn.</translation>
    </message>
    <message>
        <source>This drive has no setting for it that DiskTune knows. Plan a replacement.</source>
        <translation>DiskTune kennt auf diesem Laufwerk keine Einstellung dafür. Planen Sie einen Austausch.</translation>
    </message>
    <message>
        <source>Load cycles</source>
        <translation>Ladezyklen (Kopfparkvorgänge)</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Spezifiziert</translation>
    </message>
    <message>
        <source>The heads parked more often than the drive is rated for.</source>
        <translation>Die Zahl der Kopfparkvorgänge überschreitet die Spezifikation des Laufwerks.</translation>
    </message>
    <message>
        <source>Lengthen the idle_b timer, and plan a replacement.</source>
        <translation>Verlängern Sie den Idle_b-Timer und planen Sie einen Austausch.</translation>
    </message>
    <message>
        <source>Lengthen the idle_b timer, or turn it off.</source>
        <translation>Verlängern Sie den Idle_b-Timer oder schalten Sie ihn aus.</translation>
    </message>
    <message>
        <source>The heads park less often than the drive is rated for.</source>
        <translation>Die Zahl der Kopfparkvorgänge liegt unter der Spezifikation des Laufwerks.</translation>
    </message>
    <message>
        <source>Starts of the motor</source>
        <translation>Motorstarts</translation>
    </message>
    <message>
        <source>The motor started more often than drives are rated for.</source>
        <translation>Die Zahl der Motorstarts überschreitet die Spezifikation üblicher Laufwerke.</translation>
    </message>
    <message>
        <source>Lengthen the standby timer, and plan a replacement.</source>
        <translation>Verlängern Sie den Standby-Timer und planen Sie einen Austausch.</translation>
    </message>
    <message>
        <source>Lengthen the standby timer.</source>
        <translation>Verlängern Sie den Standby-Timer.</translation>
    </message>
    <message>
        <source>The motor started less often than drives are rated for.</source>
        <translation>Die Zahl der Motorstarts liegt unter der Spezifikation üblicher Laufwerke.</translation>
    </message>
    <message>
        <source>Power-on hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <source>The format of these counters is not known.</source>
        <translation>Das Format dieser Zähler ist unbekannt.</translation>
    </message>
    <message>
        <source>SMART attribute 193</source>
        <translation>SMART-Attribut 193</translation>
    </message>
    <message>
        <source>SMART attribute 9</source>
        <translation>SMART-Attribut 9</translation>
    </message>
    <message>
        <source>At this rate the heads reach 600,000 load cycles before 5 years of operation.</source>
        <translation>Bei dieser Rate erreichen die Köpfe 600.000 Ladezyklen vor 5 Betriebsjahren.</translation>
    </message>
    <message>
        <source>Drives are rated for 300,000 to 600,000 load cycles. This one does not say.</source>
        <translation>Laufwerke sind für 300.000 bis 600.000 Ladezyklen spezifiziert. Dieses meldet seinen Wert nicht.</translation>
    </message>
    <message>
        <source>Raise the APM level to 128 or more, or turn off the idle_b timer.</source>
        <translation>Erhöhen Sie die APM-Stufe auf 128 oder mehr oder schalten Sie den Idle_b-Timer aus.</translation>
    </message>
    <message>
        <source>Raise the APM level to 128 or more.</source>
        <translation>Erhöhen Sie die APM-Stufe auf 128 oder mehr.</translation>
    </message>
    <message>
        <source>log page 0Eh</source>
        <translation>Log-Seite 0Eh</translation>
    </message>
    <message>
        <source>The drive does not report how many it is rated for.</source>
        <translation>Das Laufwerk meldet nicht, für wie viele es spezifiziert ist.</translation>
    </message>
    <message>
        <source>attribute 4</source>
        <translation>Attribut 4</translation>
    </message>
    <message>
        <source>The mechanism that parks the heads wears out.</source>
        <translation>Die Mechanik, die die Köpfe parkt, verschleißt.</translation>
    </message>
    <message>
        <source>Each start wears the motor and the bearings.</source>
        <translation>Jeder Start verschleißt Motor und Lager.</translation>
    </message>
    <message>
        <source>log 04h page 3</source>
        <translation>Log 04h, Seite 3</translation>
    </message>
    <message>
        <source>log 04h page 1</source>
        <translation>Log 04h, Seite 1</translation>
    </message>
    <message>
        <source>data sheets</source>
        <translation>Datenblätter</translation>
    </message>
    <message>
        <source>Invalid: {disturbed} of {count} pairs were disturbed.</source>
        <translation>Ungültig: {disturbed} von {count} Paaren waren gestört.</translation>
    </message>
    <message>
        <source>Measure again when nothing else uses the drive.</source>
        <translation>Messen Sie erneut, wenn nichts anderes das Laufwerk nutzt.</translation>
    </message>
    <message>
        <source>The run has no result.</source>
        <translation>Der Durchlauf hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>Invalid: there is no undisturbed pair.</source>
        <translation>Ungültig: Es gibt kein ungestörtes Paar.</translation>
    </message>
    <message>
        <source>The current value cannot be read, so it could not be restored.</source>
        <translation>Der aktuelle Wert ist nicht lesbar und könnte daher nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>The risk of this setting is higher than this experiment allows.</source>
        <translation>Das Risiko dieser Einstellung ist höher, als dieser Vergleichstest erlaubt.</translation>
    </message>
    <message>
        <source>This drive supports no other value of this setting.</source>
        <translation>Dieses Laufwerk unterstützt keinen anderen Wert dieser Einstellung.</translation>
    </message>
    <message>
        <source>Costs noise, power or mechanical wear.</source>
        <translation>Kosten: Lautstärke, Energie oder mechanischer Verschleiß.</translation>
    </message>
    <message>
        <source>More {towards}, less {away}.</source>
        <translation>Mehr {towards}, weniger {away}.</translation>
    </message>
    <message>
        <source>{percent}% of its estimated life is used. Keep backups and plan its replacement.</source>
        <translation>{percent} % seiner geschätzten Lebensdauer sind verbraucht. Halten Sie Sicherungen bereit und planen Sie seinen Austausch.</translation>
    </message>
    <message>
        <source>{percent}% of its spare blocks are left. The drive's threshold is {threshold}%. Back up its data, then replace the drive.</source>
        <translation>{percent} % seiner Reserveblöcke sind übrig. Der Grenzwert des Laufwerks ist {threshold} %. Sichern Sie seine Daten und ersetzen Sie dann das Laufwerk.</translation>
    </message>
    <message>
        <source>It is at {temperature}. It has been above {limit}, its own limit, in every reading of the last 5 minutes. Improve its cooling or reduce the load.</source>
        <translation>Es hat {temperature}. In den letzten 5 Minuten lag jede Messung über {limit}, seiner eigenen Grenze. Verbessern Sie die Kühlung oder verringern Sie die Last.</translation>
    </message>
    <message>
        <source>Back up its data now, then replace the drive.</source>
        <translation>Sichern Sie jetzt seine Daten und ersetzen Sie dann das Laufwerk.</translation>
    </message>
    <message>
        <source>Back up its data now.</source>
        <translation>Sichern Sie seine Daten jetzt.</translation>
    </message>
    <message>
        <source>{percent}% of its estimated life is used. Keep backups and replace the drive.</source>
        <translation>{percent} % seiner geschätzten Lebensdauer sind verbraucht. Halten Sie Sicherungen bereit und ersetzen Sie das Laufwerk.</translation>
    </message>
    <message>
        <source>Predicted failure</source>
        <translation>Vorhergesagter Ausfall</translation>
    </message>
    <message>
        <source>Failed self-test</source>
        <translation>Fehlgeschlagener Selbsttest</translation>
    </message>
    <message>
        <source>New reallocated sectors</source>
        <translation>Weitere neu zugewiesene Sektoren</translation>
    </message>
    <message>
        <source>New pending sectors</source>
        <translation>Neue schwebende Sektoren</translation>
    </message>
    <message>
        <source>New uncorrectable errors</source>
        <translation>Neue unkorrigierbare Fehler</translation>
    </message>
    <message>
        <source>New CRC errors on the link</source>
        <translation>Neue CRC-Fehler auf dem Link</translation>
    </message>
    <message>
        <source>Wear above 90%</source>
        <translation>Verschleiß über 90 %</translation>
    </message>
    <message>
        <source>Spare below the threshold</source>
        <translation>Reserve unter dem Grenzwert</translation>
    </message>
    <message>
        <source>Temperature above the limit</source>
        <translation>Temperatur über der Grenze</translation>
    </message>
    <message>
        <source>The sector belongs to {name}.</source>
        <translation>Der Sektor gehört zu {name}.</translation>
    </message>
    <message>
        <source>A check of the array rewrites unreadable sectors, if its level has redundancy.</source>
        <translation>Eine Prüfung des Arrays schreibt unlesbare Sektoren neu, wenn sein Level Redundanz hat.</translation>
    </message>
    <message>
        <source>The sector belongs to no partition.</source>
        <translation>Der Sektor gehört zu keiner Partition.</translation>
    </message>
    <message>
        <source>The sector belongs to {name} ({use}).</source>
        <translation>Der Sektor gehört zu {name} ({use}).</translation>
    </message>
    <message>
        <source>To find the file, run as root: {command}</source>
        <translation>Um die Datei zu finden, führen Sie als root aus: {command}</translation>
    </message>
    <message>
        <source>An extended self-test that passes clears this.</source>
        <translation>Ein bestandener erweiterter Selbsttest hebt dies auf.</translation>
    </message>
    <message>
        <source>{test} failed at block {lba} (at {hours} power-on hours).</source>
        <translation>{test} ist bei Block {lba} gescheitert (nach {hours} Betriebsstunden).</translation>
    </message>
    <message>
        <source>{test} failed at block {lba}.</source>
        <translation>{test} ist bei Block {lba} gescheitert.</translation>
    </message>
    <message>
        <source>{test} failed (at {hours} power-on hours).</source>
        <translation>{test} ist gescheitert (nach {hours} Betriebsstunden).</translation>
    </message>
    <message>
        <source>{test} failed.</source>
        <translation>{test} ist gescheitert.</translation>
    </message>
    <message>
        <source>A self-test changes no data. The drive continues to work, more slowly while the test runs, and the test continues if DiskTune is closed.</source>
        <translation>Ein Selbsttest ändert keine Daten. Das Laufwerk arbeitet weiter, während des Tests langsamer, und der Test läuft weiter, wenn DiskTune geschlossen wird.</translation>
    </message>
    <message>
        <source>Short self-test</source>
        <translation>Kurzer Selbsttest</translation>
    </message>
    <message>
        <source>Extended self-test</source>
        <translation>Erweiterter Selbsttest</translation>
    </message>
    <message>
        <source>Conveyance self-test</source>
        <translation>Transport-Selbsttest (Conveyance)</translation>
    </message>
    <message>
        <source>Selective self-test</source>
        <translation>Selektiver Selbsttest</translation>
    </message>
    <message>
        <source>Off-line data collection</source>
        <translation>Offline-Datenerfassung</translation>
    </message>
    <message>
        <source>Vendor-specific self-test</source>
        <translation>Herstellerspezifischer Selbsttest</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Checks the electronics, the mechanics and a small part of the medium.</source>
        <translation>Prüft die Elektronik, die Mechanik und einen kleinen Teil des Mediums.</translation>
    </message>
    <message>
        <source>Checks what the short test checks, and reads the whole medium.</source>
        <translation>Prüft dasselbe wie der kurze Test und liest das ganze Medium.</translation>
    </message>
    <message>
        <source>Checks for damage that transport may have caused.</source>
        <translation>Prüft auf Schäden, die ein Transport verursacht haben kann.</translation>
    </message>
    <message>
        <source>Reads only a range of sectors, such as the surroundings of a failing one.</source>
        <translation>Liest nur einen Bereich von Sektoren, etwa die Umgebung eines ausfallenden Sektors.</translation>
    </message>
    <message>
        <source>Completed without error</source>
        <translation>Ohne Fehler abgeschlossen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Stopped by a command</source>
        <translation>Durch einen Befehl gestoppt</translation>
    </message>
    <message>
        <source>Interrupted by a reset or loss of power</source>
        <translation>Durch Reset oder Stromausfall unterbrochen</translation>
    </message>
    <message>
        <source>Ended early because of an error: result unknown</source>
        <translation>Wegen eines Fehlers vorzeitig beendet: Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>Failed: unknown component</source>
        <translation>Fehlgeschlagen: unbekannte Komponente</translation>
    </message>
    <message>
        <source>Failed: electronics</source>
        <translation>Fehlgeschlagen: Elektronik</translation>
    </message>
    <message>
        <source>Failed: servo or seeking</source>
        <translation>Fehlgeschlagen: Servo oder Kopfbewegung</translation>
    </message>
    <message>
        <source>Failed: unreadable sector</source>
        <translation>Fehlgeschlagen: unlesbarer Sektor</translation>
    </message>
    <message>
        <source>Failed: handling damage suspected</source>
        <translation>Fehlgeschlagen: Schaden durch Handhabung vermutet</translation>
    </message>
    <message>
        <source>Unknown result</source>
        <translation>Unbekanntes Ergebnis</translation>
    </message>
    <message>
        <source>Hard disks with such errors fail more often.</source>
        <translation>Festplatten mit solchen Fehlern fallen öfter aus.</translation>
    </message>
    <message>
        <source>{percent}% of its estimated life is used; that is an estimate, not a failure.</source>
        <translation>{percent} % der geschätzten Lebensdauer sind verbraucht; das ist eine Schätzung, kein Ausfall.</translation>
    </message>
    <message>
        <source>Attribute {number} has reached its threshold, which predicts a failure.</source>
        <translation>Attribut {number} hat seinen Grenzwert erreicht, was einen Ausfall vorhersagt.</translation>
    </message>
    <message>
        <source>Attribute {number} has reached the end of its range.</source>
        <translation>Attribut {number} hat das Ende seines Bereichs erreicht.</translation>
    </message>
    <message>
        <source>Attribute {number} was at its threshold in the past.</source>
        <translation>Attribut {number} war in der Vergangenheit an seinem Grenzwert.</translation>
    </message>
    <message>
        <source>The drive reports a warning that DiskTune does not know ({code}).</source>
        <translation>Das Laufwerk meldet eine Warnung, die DiskTune nicht kennt ({code}).</translation>
    </message>
    <message>
        <source>The drive's own status predicts a failure {code}.</source>
        <translation>Der eigene Status des Laufwerks sagt einen Ausfall voraus {code}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} new reallocated sectors.</source>
        <translation>
            <numerusform>{n} weiterer neu zugewiesener Sektor.</numerusform>
            <numerusform>{n} weitere neu zugewiesene Sektoren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new pending sectors.</source>
        <translation>
            <numerusform>{n} neuer schwebender Sektor.</numerusform>
            <numerusform>{n} neue schwebende Sektoren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new offline uncorrectable sectors.</source>
        <translation>
            <numerusform>{n} neuer offline nicht korrigierbarer Sektor.</numerusform>
            <numerusform>{n} neue offline nicht korrigierbare Sektoren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new uncorrectable errors.</source>
        <translation>
            <numerusform>{n} neuer unkorrigierbarer Fehler.</numerusform>
            <numerusform>{n} neue unkorrigierbare Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new command timeouts. Check cable and power.</source>
        <translation>
            <numerusform>{n} neuer Befehls-Timeout. Prüfen Sie Kabel und Stromversorgung.</numerusform>
            <numerusform>{n} neue Befehls-Timeouts. Prüfen Sie Kabel und Stromversorgung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new interface CRC errors. Check the cable.</source>
        <translation>
            <numerusform>{n} neuer CRC-Schnittstellenfehler. Prüfen Sie das Kabel.</numerusform>
            <numerusform>{n} neue CRC-Schnittstellenfehler. Prüfen Sie das Kabel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new commands failed with CRC errors on the SATA link. Check the cable.</source>
        <translation>
            <numerusform>{n} weiterer Befehl scheiterte an CRC-Fehlern auf dem SATA-Link. Prüfen Sie das Kabel.</numerusform>
            <numerusform>{n} weitere Befehle scheiterten an CRC-Fehlern auf dem SATA-Link. Prüfen Sie das Kabel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new media or data errors.</source>
        <translation>
            <numerusform>{n} neuer Medien- oder Datenfehler.</numerusform>
            <numerusform>{n} neue Medien- oder Datenfehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new uncorrected errors.</source>
        <translation>
            <numerusform>{n} neuer nicht korrigierter Fehler.</numerusform>
            <numerusform>{n} neue nicht korrigierte Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new commands timed out in the kernel. Check cable and power.</source>
        <translation>
            <numerusform>{n} weiterer Befehl überschritt den Timeout des Kernels. Prüfen Sie Kabel und Stromversorgung.</numerusform>
            <numerusform>{n} weitere Befehle überschritten den Timeout des Kernels. Prüfen Sie Kabel und Stromversorgung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new uncorrected PCIe errors.</source>
        <translation>
            <numerusform>{n} neuer nicht korrigierter PCIe-Fehler.</numerusform>
            <numerusform>{n} neue nicht korrigierte PCIe-Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive reports a warning: {what}.</source>
        <translation>Das Laufwerk meldet eine Warnung: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>The drive reports {n} reallocated sectors.</source>
        <translation>
            <numerusform>Das Laufwerk meldet {n} neu zugewiesenen Sektor.</numerusform>
            <numerusform>Das Laufwerk meldet {n} neu zugewiesene Sektoren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sectors are pending: the drive could not read them.</source>
        <translation>
            <numerusform>{n} Sektor ist schwebend: Das Laufwerk konnte ihn nicht lesen.</numerusform>
            <numerusform>{n} Sektoren sind schwebend: Das Laufwerk konnte sie nicht lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive reports {n} offline uncorrectable sectors.</source>
        <translation>
            <numerusform>Das Laufwerk meldet {n} offline nicht korrigierbaren Sektor.</numerusform>
            <numerusform>Das Laufwerk meldet {n} offline nicht korrigierbare Sektoren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive reports {n} uncorrectable errors.</source>
        <translation>
            <numerusform>Das Laufwerk meldet {n} unkorrigierbaren Fehler.</numerusform>
            <numerusform>Das Laufwerk meldet {n} unkorrigierbare Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive's SMART status could not be read.</source>
        <translation>Der SMART-Status des Laufwerks konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The drive's SMART status predicts a failure.</source>
        <translation>Der SMART-Status des Laufwerks sagt einen Ausfall voraus.</translation>
    </message>
    <message>
        <source>The drive reports a warning {code}.</source>
        <translation>Das Laufwerk meldet eine Warnung {code}.</translation>
    </message>
    <message>
        <source>This directory is on {drives}, not on {drive}. Select a directory on {drive}.</source>
        <translation>Dieser Ordner liegt auf {drives}, nicht auf {drive}. Wählen Sie einen Ordner auf {drive}.</translation>
    </message>
    <message>
        <source>The drive of this directory is unknown. Select a directory on {drive}.</source>
        <translation>Das Laufwerk dieses Ordners ist unbekannt. Wählen Sie einen Ordner auf {drive}.</translation>
    </message>
    <message>
        <source>A file here may be stored on any of {drives}. Select a directory that is only on {drive}.</source>
        <translation>Eine Datei kann hier auf jedem von {drives} gespeichert werden. Wählen Sie einen Ordner, der nur auf {drive} liegt.</translation>
    </message>
    <message numerus="yes">
        <source>Clearly slower, stopped early: by about {change} over {n} pairs.</source>
        <translation>
            <numerusform>Deutlich langsamer, abgebrochen: um etwa {change} über {n} Paar.</numerusform>
            <numerusform>Deutlich langsamer, abgebrochen: um etwa {change} über {n} Paare.</numerusform>
        </translation>
    </message>
    <message>
        <source>More pairs would hardly help.</source>
        <translation>Mehr Paare würden kaum helfen.</translation>
    </message>
    <message>
        <source>{change} ({low} to {high})</source>
        <translation>{change} ({low} bis {high})</translation>
    </message>
    <message>
        <source>This is only an indication: the runs were not interleaved, so drift cannot be excluded.</source>
        <translation>Dies ist nur ein Hinweis: Die Durchläufe wechselten sich nicht ab, daher ist Drift nicht auszuschließen.</translation>
    </message>
    <message>
        <source>Invalid: disturbed.</source>
        <translation>Ungültig: gestört.</translation>
    </message>
    <message>
        <source>No meaningful difference: any change is below {change}.</source>
        <translation>Kein bedeutsamer Unterschied: Jede Änderung liegt unter {change}.</translation>
    </message>
    <message numerus="yes">
        <source>Clearly higher latency, stopped early: by about {change} over {n} pairs.</source>
        <translation>
            <numerusform>Deutlich höhere Latenz, abgebrochen: um etwa {change} über {n} Paar.</numerusform>
            <numerusform>Deutlich höhere Latenz, abgebrochen: um etwa {change} über {n} Paare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inconclusive: at least {pairs} pairs are needed.</source>
        <translation>Nicht eindeutig: Mindestens {pairs} Paare sind nötig.</translation>
    </message>
    <message numerus="yes">
        <source>About {n} pairs are needed.</source>
        <translation>
            <numerusform>Etwa {n} Paar ist nötig.</numerusform>
            <numerusform>Etwa {n} Paare sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inconclusive: the noise is {noise}.</source>
        <translation>Nicht eindeutig: Die Streuung beträgt {noise}.</translation>
    </message>
    <message>
        <source>Faster by {change}.</source>
        <translation>Um {change} schneller.</translation>
    </message>
    <message>
        <source>Slower by {change}.</source>
        <translation>Um {change} langsamer.</translation>
    </message>
    <message>
        <source>Slightly faster, by {change}.</source>
        <translation>Etwas schneller, um {change}.</translation>
    </message>
    <message>
        <source>Slightly slower, by {change}.</source>
        <translation>Etwas langsamer, um {change}.</translation>
    </message>
    <message>
        <source>Latency is lower by {change}.</source>
        <translation>Die Latenz ist um {change} niedriger.</translation>
    </message>
    <message>
        <source>Latency is higher by {change}.</source>
        <translation>Die Latenz ist um {change} höher.</translation>
    </message>
    <message>
        <source>Latency is slightly lower, by {change}.</source>
        <translation>Die Latenz ist etwas niedriger, um {change}.</translation>
    </message>
    <message>
        <source>Latency is slightly higher, by {change}.</source>
        <translation>Die Latenz ist etwas höher, um {change}.</translation>
    </message>
    <message>
        <source>The drive is failing. First copy what is on it: its Overview says in which order, and how.</source>
        <translation>Der Ausfall des Laufwerks droht. Kopieren Sie zuerst, was darauf ist: Seine Übersicht nennt Reihenfolge und Vorgehen.</translation>
    </message>
    <message>
        <source>smartctl sets the read and write limits together. Save both.</source>
        <translation>smartctl setzt das Lese- und das Schreiblimit gemeinsam. Speichern Sie beide.</translation>
    </message>
    <message>
        <source>It belongs to the port, which has no persistent name. TLP or tuned can set it for all ports.</source>
        <translation>Die Einstellung gehört zum Anschluss, der keinen dauerhaften Namen hat. TLP oder tuned kann sie für alle Anschlüsse setzen.</translation>
    </message>
    <message>
        <source>It applies to the whole computer. Use sysctl.d.</source>
        <translation>Die Einstellung gilt für den ganzen Computer. Verwenden Sie sysctl.d.</translation>
    </message>
    <message>
        <source>{tool} cannot set this.</source>
        <translation>{tool} kann dies nicht setzen.</translation>
    </message>
    <message>
        <source>No common system tool sets this.</source>
        <translation>Kein verbreitetes Systemprogramm setzt dies.</translation>
    </message>
    <message>
        <source>The drive reports nothing by which udev could identify it.</source>
        <translation>Das Laufwerk meldet nichts, woran udev es erkennen könnte.</translation>
    </message>
    <message>
        <source>udisks2 sets only ATA drives that have a model and a serial number.</source>
        <translation>udisks2 stellt nur ATA-Laufwerke ein, die ein Modell und eine Seriennummer haben.</translation>
    </message>
    <message>
        <source>hdparm's script runs only for sda to sdz.</source>
        <translation>Das Skript von hdparm läuft nur für sda bis sdz.</translation>
    </message>
    <message>
        <source>It belongs to one drive, not to the whole computer.</source>
        <translation>Die Einstellung gehört zu einem einzelnen Laufwerk, nicht zum ganzen Computer.</translation>
    </message>
    <message>
        <source>mdadm sets only attributes of arrays.</source>
        <translation>mdadm setzt nur Attribute von Arrays.</translation>
    </message>
    <message>
        <source>mdadm sets only attributes below md/.</source>
        <translation>mdadm setzt nur Attribute unter md/.</translation>
    </message>
    <message>
        <source>hdparm {flag} does the same.</source>
        <translation>hdparm {flag} bewirkt dasselbe.</translation>
    </message>
    <message>
        <source>hdparm {flag} is not the same.</source>
        <translation>hdparm {flag} ist nicht dasselbe.</translation>
    </message>
    <message>
        <source>This drive does not support it.</source>
        <translation>Dieses Laufwerk unterstützt dies nicht.</translation>
    </message>
    <message>
        <source>The current value could not be read from the drive.</source>
        <translation>Der aktuelle Wert konnte nicht vom Laufwerk gelesen werden.</translation>
    </message>
    <message>
        <source>This setting cannot be changed here.</source>
        <translation>Diese Einstellung kann hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Reading the value would wake it.</source>
        <translation>Das Laufwerk ist im Standby oder Schlafmodus. Das Lesen des Werts würde es aufwecken.</translation>
    </message>
    <message>
        <source>Obsolete: current kernels and drives do not support it.</source>
        <translation>Veraltet: Aktuelle Kernel und Laufwerke unterstützen dies nicht.</translation>
    </message>
    <message>
        <source>{setting} is available only if {other} is set to “{value}”.</source>
        <translation>{setting} ist nur verfügbar, wenn {other} auf „{value}“ gesetzt ist.</translation>
    </message>
    <message>
        <source>{setting}: {problem}.</source>
        <translation>{setting}: {problem}.</translation>
    </message>
    <message>
        <source>this drive supports {values}</source>
        <translation>Dieses Laufwerk unterstützt {values}</translation>
    </message>
    <message>
        <source>this drive does not support {value}</source>
        <translation>Dieses Laufwerk unterstützt {value} nicht</translation>
    </message>
    <message>
        <source>this drive supports no value</source>
        <translation>Dieses Laufwerk unterstützt keinen Wert</translation>
    </message>
    <message>
        <source>this drive supports {low} to {high}</source>
        <translation>Dieses Laufwerk unterstützt {low} bis {high}</translation>
    </message>
    <message>
        <source>an unknown amount</source>
        <translation>eine unbekannte Menge</translation>
    </message>
    <message>
        <source>DiskTune cannot read the lists of mounts and swap, so it is unknown what uses the drive.</source>
        <translation>DiskTune kann nicht lesen, was eingehängt ist und als Swap dient; daher ist unbekannt, was das Laufwerk nutzt.</translation>
    </message>
    <message>
        <source>“{action}” requires a drive that nothing uses.</source>
        <translation>„{action}“ erfordert ein Laufwerk, das nicht in Benutzung ist.</translation>
    </message>
    <message>
        <source>The drive is in use: {use}.</source>
        <translation>Das Laufwerk ist in Benutzung: {use}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} (und {n} weiteres)</numerusform>
            <numerusform>{names} (und {n} weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>“{action}” is not available: the running system uses this drive.</source>
        <translation>„{action}“ ist nicht verfügbar: Das laufende System nutzt dieses Laufwerk.</translation>
    </message>
    <message>
        <source>mounted at {places}</source>
        <translation>eingehängt unter {places}</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>part of {arrays}</source>
        <translation>Teil von {arrays}</translation>
    </message>
    <message>
        <source>holds {volumes}</source>
        <translation>enthält {volumes}</translation>
    </message>
    <message>
        <source>It is for use while you look, so it is never saved.</source>
        <translation>Sie ist nur zum Hinsehen gedacht und wird darum nie gespeichert.</translation>
    </message>
    <message>
        <source>the value must be one of: {values}</source>
        <translation>Der Wert muss einer von diesen sein: {values}</translation>
    </message>
    <message numerus="yes">
        <source>{n} sectors</source>
        <translation>
            <numerusform>{n} Sektor</numerusform>
            <numerusform>{n} Sektoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} requests</source>
        <translation>
            <numerusform>{n} Anfrage</numerusform>
            <numerusform>{n} Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} commands</source>
        <translation>
            <numerusform>{n} Befehl</numerusform>
            <numerusform>{n} Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stripes</source>
        <translation>
            <numerusform>{n} Stripe</numerusform>
            <numerusform>{n} Stripes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} threads</source>
        <translation>
            <numerusform>{n} Thread</numerusform>
            <numerusform>{n} Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>this setting has no such value</source>
        <translation>Diese Einstellung hat keinen solchen Wert</translation>
    </message>
    <message>
        <source>the value must be on or off</source>
        <translation>Der Wert muss ein oder aus sein</translation>
    </message>
    <message>
        <source>the value must be a whole number</source>
        <translation>Der Wert muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>the value must be from {low} to {high}</source>
        <translation>Der Wert muss zwischen {low} und {high} liegen</translation>
    </message>
    <message>
        <source>the value must be a multiple of {step}</source>
        <translation>Der Wert muss ein Vielfaches von {step} sein</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>ein oder aus</translation>
    </message>
    <message>
        <source>those that DiskTune shows, such as “{first}” or “{last}”</source>
        <translation>die von DiskTune gezeigten, etwa „{first}“ oder „{last}“</translation>
    </message>
    <message>
        <source>{range} in steps of {step}</source>
        <translation>{range} in Schritten von {step}</translation>
    </message>
    <message>
        <source>{range}, or “{off}”</source>
        <translation>{range} oder „{off}“</translation>
    </message>
    <message>
        <source>Nothing waits for the drive, so this is the speed of memory.</source>
        <translation>Nichts wartet auf das Laufwerk; gemessen wird also die Geschwindigkeit des Arbeitsspeichers.</translation>
    </message>
    <message>
        <source>Waits once at the end until the data is on the drive: realistic sequential throughput.</source>
        <translation>Wartet einmal am Ende, bis die Daten auf dem Laufwerk sind: realistischer sequenzieller Durchsatz.</translation>
    </message>
    <message>
        <source>Waits once at the end until the data and the file's metadata are on the drive.</source>
        <translation>Wartet einmal am Ende, bis die Daten und die Metadaten der Datei auf dem Laufwerk sind.</translation>
    </message>
    <message>
        <source>Waits after each write until the data is on the drive: the cost of a commit.</source>
        <translation>Wartet nach jedem Schreibvorgang, bis die Daten auf dem Laufwerk sind: die Kosten eines Commits.</translation>
    </message>
    <message>
        <source>Waits after each write until the data and the file's metadata are on the drive.</source>
        <translation>Wartet nach jedem Schreibvorgang, bis die Daten und die Metadaten der Datei auf dem Laufwerk sind.</translation>
    </message>
    <message>
        <source>Bypasses the page cache: the speed of the drive.</source>
        <translation>Umgeht den Page-Cache: die Geschwindigkeit des Laufwerks.</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>kalter Cache</translation>
    </message>
    <message>
        <source>The page cache holds nothing of the file: a first read.</source>
        <translation>Der Page-Cache enthält nichts von der Datei: ein erstes Lesen.</translation>
    </message>
    <message>
        <source>warm cache</source>
        <translation>warmer Cache</translation>
    </message>
    <message>
        <source>The page cache holds the whole file: the speed of memory.</source>
        <translation>Der Page-Cache enthält die ganze Datei: die Geschwindigkeit des Arbeitsspeichers.</translation>
    </message>
    <message>
        <source>Sync write, {size} (dd)</source>
        <translation>Synchrones Schreiben, {size} (dd)</translation>
    </message>
    <message>
        <source>Write, {size}, {option}</source>
        <translation>Schreiben, {size}, {option}</translation>
    </message>
    <message>
        <source>Read, {size}, {option}</source>
        <translation>Lesen, {size}, {option}</translation>
    </message>
    <message>
        <source>Writes 100 MiB in blocks of {size}.</source>
        <translation>Schreibt 100 MiB in Blöcken von {size}.</translation>
    </message>
    <message>
        <source>Writes sequentially in blocks of {size}.</source>
        <translation>Schreibt sequenziell in Blöcken von {size}.</translation>
    </message>
    <message>
        <source>Reads sequentially in blocks of {size}.</source>
        <translation>Liest sequenziell in Blöcken von {size}.</translation>
    </message>
    <message>
        <source>no sync</source>
        <translation>ohne Sync</translation>
    </message>
    <message>
        <source>Sequential reads</source>
        <translation>Sequenzielles Lesen</translation>
    </message>
    <message>
        <source>Sequential writes</source>
        <translation>Sequenzielles Schreiben</translation>
    </message>
    <message>
        <source>Sequential reads (70%) and writes (30%)</source>
        <translation>Sequenzielles Lesen (70 %) und Schreiben (30 %)</translation>
    </message>
    <message>
        <source>Random reads</source>
        <translation>Zufälliges Lesen</translation>
    </message>
    <message>
        <source>Random writes</source>
        <translation>Zufälliges Schreiben</translation>
    </message>
    <message>
        <source>Random reads (70%) and writes (30%)</source>
        <translation>Zufälliges Lesen (70 %) und Schreiben (30 %)</translation>
    </message>
    <message>
        <source>{requests} from {threads} threads, each with {depth} requests in flight: the maximum of a fast drive.</source>
        <translation>{requests} aus {threads} Threads mit je {depth} gleichzeitigen Anfragen: das Maximum eines schnellen Laufwerks.</translation>
    </message>
    <message>
        <source>{requests}, one request at a time, like most programs.</source>
        <translation>{requests} mit jeweils einer Anfrage, wie die meisten Programme.</translation>
    </message>
    <message numerus="yes">
        <source>{requests} with {n} requests in flight, like programs that are optimized for speed.</source>
        <translation>
            <numerusform>{requests} mit {n} Anfrage, wie Programme, die auf Geschwindigkeit optimiert sind.</numerusform>
            <numerusform>{requests} mit {n} gleichzeitigen Anfragen, wie Programme, die auf Geschwindigkeit optimiert sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{requests} from {n} threads, each with one request in flight.</source>
        <translation>
            <numerusform>{requests} aus {n} Thread mit einer Anfrage.</numerusform>
            <numerusform>{requests} aus {n} Threads mit je einer Anfrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{test} read</source>
        <translation>{test} read</translation>
    </message>
    <message>
        <source>{test} write</source>
        <translation>{test} write</translation>
    </message>
    <message>
        <source>{test} mix</source>
        <translation>{test} mix</translation>
    </message>
    <message>
        <source>{profile} [{added}]</source>
        <translation>{profile} [{added}]</translation>
    </message>
    <message>
        <source>Also mixed reads (70%) and writes (30%).</source>
        <translation>Auch gemischtes Lesen (70 %) und Schreiben (30 %).</translation>
    </message>
    <message>
        <source>Latency of the drive: random reads of {size}, one at a time.</source>
        <translation>Latenz des Laufwerks: zufälliges Lesen von {size}, jeweils eine Anfrage.</translation>
    </message>
    <message numerus="yes">
        <source>IOPS of random reads of {size} with {n} requests in flight.</source>
        <translation>
            <numerusform>IOPS beim zufälligen Lesen von {size} mit {n} Anfrage.</numerusform>
            <numerusform>IOPS beim zufälligen Lesen von {size} mit {n} gleichzeitigen Anfragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random read, {size}, Q{depth}T1</source>
        <translation>Zufälliges Lesen, {size}, Q{depth}T1</translation>
    </message>
    <message>
        <source>Sequential read, {size}, Q{depth}T1</source>
        <translation>Sequenzielles Lesen, {size}, Q{depth}T1</translation>
    </message>
    <message>
        <source>{workload} ({engine})</source>
        <translation>{workload} ({engine})</translation>
    </message>
    <message>
        <source>For drives that are too fast for DiskTune's own engine.</source>
        <translation>Für Laufwerke, die für die eigene Messung von DiskTune zu schnell sind.</translation>
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T4</source>
        <translation>Zufälliges Lesen, 4 KiB, Q32T4</translation>
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB with 128 requests in flight, from 4 threads.</source>
        <translation>IOPS beim zufälligen Lesen von 4 KiB mit 128 gleichzeitigen Anfragen aus 4 Threads.</translation>
    </message>
    <message>
        <source>The running system uses this drive: it might not start again. Change it from another system.</source>
        <translation>Das laufende System nutzt dieses Laufwerk: Es startet danach möglicherweise nicht mehr. Ändern Sie dies von einem anderen System aus.</translation>
    </message>
    <message>
        <source>Extended power conditions (EPC) are off. Turn them on; you can do so in the same change.</source>
        <translation>Die erweiterten Energiezustände (EPC) sind aus. Schalten Sie sie ein; das geht in derselben Änderung.</translation>
    </message>
    <message>
        <source>The drive does not allow this timer to be changed.</source>
        <translation>Das Laufwerk erlaubt nicht, diesen Timer zu ändern.</translation>
    </message>
    <message>
        <source>This drive does not support extended power conditions (EPC).</source>
        <translation>Dieses Laufwerk unterstützt keine erweiterten Energiezustände (EPC).</translation>
    </message>
    <message>
        <source>This drive does not support this power condition.</source>
        <translation>Dieses Laufwerk unterstützt diesen Energiezustand nicht.</translation>
    </message>
    <message>
        <source>The drive supports it but does not report its state.</source>
        <translation>Das Laufwerk unterstützt dies, meldet aber den Zustand nicht.</translation>
    </message>
    <message>
        <source>This drive is too old to report whether it supports it.</source>
        <translation>Dieses Laufwerk ist zu alt, um zu melden, ob es dies unterstützt.</translation>
    </message>
    <message>
        <source>It needs SMART, and SMART is off. Turn SMART on; you can do so in the same change.</source>
        <translation>Dies braucht SMART, und SMART ist aus. Schalten Sie SMART ein; das geht in derselben Änderung.</translation>
    </message>
    <message>
        <source>The drive is locked by a password.</source>
        <translation>Das Laufwerk ist durch ein Passwort gesperrt.</translation>
    </message>
    <message>
        <source>This drive does not allow it to be set.</source>
        <translation>Dieses Laufwerk erlaubt nicht, dies zu setzen.</translation>
    </message>
    <message>
        <source>The bridge did not return the drive's registers.</source>
        <translation>Der Adapter hat die Register des Laufwerks nicht zurückgegeben.</translation>
    </message>
    <message>
        <source>This drive's timer unit is vendor-specific and unknown, so the timer can only be turned off.</source>
        <translation>Die Timer-Einheit dieses Laufwerks ist herstellerspezifisch und unbekannt; daher lässt sich der Timer nur ausschalten.</translation>
    </message>
    <message>
        <source>This drive has no standby timer.</source>
        <translation>Dieses Laufwerk hat keinen Standby-Timer.</translation>
    </message>
    <message>
        <source>The drive is in use. The flag would not stop the kernel's own writes, and writes of programs would fail.</source>
        <translation>Das Laufwerk ist in Benutzung. Das Flag würde das Schreiben durch den Kernel nicht verhindern, und Schreibvorgänge von Programmen würden fehlschlagen.</translation>
    </message>
    <message>
        <source>A SATA port has no such width: it transfers data in frames.</source>
        <translation>Ein SATA-Anschluss hat keine solche Breite: Er überträgt Daten in Frames.</translation>
    </message>
    <message>
        <source>The kernel does not report whether the drive can be written to.</source>
        <translation>Der Kernel meldet nicht, ob das Laufwerk beschreibbar ist.</translation>
    </message>
    <message>
        <source>Only the kernel's own ATA driver (libata) supports it.</source>
        <translation>Nur der eigene ATA-Treiber des Kernels (libata) unterstützt dies.</translation>
    </message>
    <message>
        <source>Reading it from the driver needs permission to open the drive.</source>
        <translation>Um dies vom Treiber zu lesen, ist die Berechtigung nötig, das Laufwerk zu öffnen.</translation>
    </message>
    <message>
        <source>The driver of this port does not report it.</source>
        <translation>Der Treiber dieses Anschlusses meldet dies nicht.</translation>
    </message>
    <message>
        <source>This controller supports only one of them.</source>
        <translation>Dieser Controller unterstützt nur einen der beiden Werte.</translation>
    </message>
    <message>
        <source>The drive does not report it. This is the value that DiskTune last set.</source>
        <translation>Das Laufwerk meldet dies nicht. Dies ist der Wert, den DiskTune zuletzt gesetzt hat.</translation>
    </message>
    <message>
        <source>The drive might be in standby, and reading it might wake the drive.</source>
        <translation>Das Laufwerk ist möglicherweise im Standby, und das Lesen könnte es aufwecken.</translation>
    </message>
    <message>
        <source>The drive does not report it, and DiskTune has not set it since the computer started or resumed.</source>
        <translation>Das Laufwerk meldet dies nicht, und DiskTune hat den Wert nicht gesetzt, seit der Computer gestartet oder aus der Bereitschaft zurückgekehrt ist.</translation>
    </message>
    <message>
        <source>This is not an ATA drive.</source>
        <translation>Dies ist kein ATA-Laufwerk.</translation>
    </message>
    <message>
        <source>Reading it from the drive needs permission.</source>
        <translation>Um dies vom Laufwerk zu lesen, ist eine Berechtigung nötig.</translation>
    </message>
    <message>
        <source>The kernel assumes that there is no write cache and would not flush it: data could be lost.</source>
        <translation>Der Kernel geht davon aus, dass es keinen Schreib-Cache gibt, und würde ihn nicht leeren: Daten könnten verloren gehen.</translation>
    </message>
    <message>
        <source>The kernel could not be informed of the write cache.</source>
        <translation>Der Kernel konnte nicht über den Schreib-Cache informiert werden.</translation>
    </message>
    <message>
        <source>This is not a SCSI or SAS disk.</source>
        <translation>Dies ist kein SCSI- oder SAS-Laufwerk.</translation>
    </message>
    <message>
        <source>The kernel has suspended this drive, and reading it would wake the drive.</source>
        <translation>Der Kernel hat dieses Laufwerk suspendiert, und das Lesen würde es aufwecken.</translation>
    </message>
    <message>
        <source>The drive reports that this cannot be changed.</source>
        <translation>Das Laufwerk meldet, dass dies nicht geändert werden kann.</translation>
    </message>
    <message>
        <source>{setting}: {value} does not fit into its field.</source>
        <translation>{setting}: {value} passt nicht in das Feld.</translation>
    </message>
    <message>
        <source>This drive offers only one value.</source>
        <translation>Dieses Laufwerk bietet nur einen Wert an.</translation>
    </message>
    <message>
        <source>The controller reports that this cannot be changed.</source>
        <translation>Der Controller meldet, dass dies nicht geändert werden kann.</translation>
    </message>
    <message>
        <source>{power} in state {state}</source>
        <translation>{power} in Zustand {state}</translation>
    </message>
    <message>
        <source>Maximum power of this drive: {powers}.</source>
        <translation>Maximale Leistungsaufnahme dieses Laufwerks: {powers}.</translation>
    </message>
    <message>
        <source>This is not an NVMe drive.</source>
        <translation>Dies ist kein NVMe-Laufwerk.</translation>
    </message>
    <message>
        <source>The drive is idle in power state {state}, and does not report which one it works in.</source>
        <translation>Das Laufwerk ist im Leerlauf in Energiezustand {state} und meldet nicht, in welchem es arbeitet.</translation>
    </message>
    <message>
        <source>The kernel's driver for this drive does not support it.</source>
        <translation>Der Kernel-Treiber dieses Laufwerks unterstützt es nicht.</translation>
    </message>
    <message>
        <source>The kernel supports it, but does not report its value for this drive.</source>
        <translation>Der Kernel unterstützt es, meldet den Wert für dieses Laufwerk aber nicht.</translation>
    </message>
    <message>
        <source>The kernel has chosen {value}. That cannot be restored after a change.</source>
        <translation>Der Kernel hat {value} gewählt. Nach einer Änderung lässt sich das nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>{value} at present.</source>
        <translation>Derzeit {value}.</translation>
    </message>
    <message>
        <source>The kernel reports {found}, which is not a valid number here.</source>
        <translation>Der Kernel meldet {found}, was hier keine gültige Zahl ist.</translation>
    </message>
    <message>
        <source>The kernel reports {found}, which is neither on nor off.</source>
        <translation>Der Kernel meldet {found}, was weder ein noch aus ist.</translation>
    </message>
    <message>
        <source>Drives of this kind do not support it.</source>
        <translation>Laufwerke dieser Art unterstützen es nicht.</translation>
    </message>
    <message>
        <source>The kernel does not accept {value} for this drive.</source>
        <translation>Der Kernel akzeptiert {value} für dieses Laufwerk nicht.</translation>
    </message>
    <message>
        <source>The kernel's driver does not allow this to be changed.</source>
        <translation>Der Kernel-Treiber erlaubt diese Änderung nicht.</translation>
    </message>
    <message>
        <source>The computer was suspended for {time} during this run, so the run is invalid.</source>
        <translation>Der Computer war während dieses Durchlaufs {time} in Bereitschaft, daher ist der Durchlauf ungültig.</translation>
    </message>
    <message>
        <source>The clock did not advance during this run, so the run is invalid.</source>
        <translation>Die Uhr ist während dieses Durchlaufs nicht weitergelaufen, daher ist der Durchlauf ungültig.</translation>
    </message>
    <message>
        <source>The start position is past the drive's end at {end}.</source>
        <translation>Die Startposition liegt hinter dem Ende des Laufwerks bei {end}.</translation>
    </message>
    <message>
        <source>This workload covers the whole drive and has no start position.</source>
        <translation>Dieser Workload umfasst das ganze Laufwerk und hat keine Startposition.</translation>
    </message>
    <message>
        <source>The file size must be {least} to {most} MiB.</source>
        <translation>Die Dateigröße muss {least} bis {most} MiB betragen.</translation>
    </message>
    <message>
        <source>The versions of the window and the helper differ. Install the same version of both.</source>
        <translation>Die Versionen des Fensters und des Hilfsprogramms unterscheiden sich. Installieren Sie von beiden dieselbe Version.</translation>
    </message>
    <message>
        <source>There is no medium in this drive to read from.</source>
        <translation>In diesem Laufwerk ist kein Medium, von dem gelesen werden kann.</translation>
    </message>
    <message>
        <source>The start position must be a whole number of MiB.</source>
        <translation>Die Startposition muss eine ganze Zahl in MiB sein.</translation>
    </message>
    <message>
        <source>A drive of {size} is too small for this workload.</source>
        <translation>Ein Laufwerk von {size} ist für diesen Workload zu klein.</translation>
    </message>
    <message>
        <source>From this position, {size} remain to the drive's end: less than one request of this workload.</source>
        <translation>Von dieser Position bis zum Ende des Laufwerks bleiben {size}: weniger als eine Anfrage dieses Workloads.</translation>
    </message>
    <message>
        <source>A measurement has 1 to {most} workloads.</source>
        <translation>Eine Messung hat 1 bis {most} Workloads.</translation>
    </message>
    <message>
        <source>“{workload}” cannot be run on a directory.</source>
        <translation>„{workload}“ kann nicht in einem Ordner ausgeführt werden.</translation>
    </message>
    <message>
        <source>A run takes {least} to {most} s.</source>
        <translation>Ein Durchlauf dauert {least} bis {most} s.</translation>
    </message>
    <message>
        <source>A measurement has {least} to {most} runs.</source>
        <translation>Eine Messung hat {least} bis {most} Durchläufe.</translation>
    </message>
    <message>
        <source>All runs together take at most 10 min.</source>
        <translation>Alle Durchläufe zusammen dauern höchstens 10 min.</translation>
    </message>
    <message>
        <source>There is no workload {workload}.</source>
        <translation>Es gibt keinen Workload {workload}.</translation>
    </message>
    <message>
        <source>“{workload}” cannot be run on a raw drive.</source>
        <translation>„{workload}“ kann nicht direkt auf einem Laufwerk ausgeführt werden.</translation>
    </message>
    <message>
        <source>Sequential output, per character</source>
        <translation>Sequenzielle Ausgabe, zeichenweise</translation>
    </message>
    <message>
        <source>Sequential output, block</source>
        <translation>Sequenzielle Ausgabe, blockweise</translation>
    </message>
    <message>
        <source>Sequential output, rewrite</source>
        <translation>Sequenzielle Ausgabe, Überschreiben</translation>
    </message>
    <message>
        <source>Sequential input, per character</source>
        <translation>Sequenzielle Eingabe, zeichenweise</translation>
    </message>
    <message>
        <source>Sequential input, block</source>
        <translation>Sequenzielle Eingabe, blockweise</translation>
    </message>
    <message>
        <source>Random seeks</source>
        <translation>Zufällige Seeks</translation>
    </message>
    <message>
        <source>Sequential create</source>
        <translation>Sequenzielles Erstellen</translation>
    </message>
    <message>
        <source>Sequential stat</source>
        <translation>Sequenzielles Abfragen (stat)</translation>
    </message>
    <message>
        <source>Sequential delete</source>
        <translation>Sequenzielles Löschen</translation>
    </message>
    <message>
        <source>Random create</source>
        <translation>Zufälliges Erstellen</translation>
    </message>
    <message>
        <source>Random stat</source>
        <translation>Zufälliges Abfragen (stat)</translation>
    </message>
    <message>
        <source>Random delete</source>
        <translation>Zufälliges Löschen</translation>
    </message>
    <message>
        <source>The file of {file} is smaller than twice the memory of {memory}, so some data was read from memory.</source>
        <translation>Die Datei von {file} ist kleiner als das Doppelte des Arbeitsspeichers von {memory}, daher wurde ein Teil der Daten aus dem Arbeitsspeicher gelesen.</translation>
    </message>
    <message>
        <source>not a result of bonnie++ 1.97 or newer</source>
        <translation>kein Ergebnis von bonnie++ 1.97 oder neuer</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>Status {status}</translation>
    </message>
    <message>
        <source>bonnie++ failed: {why}</source>
        <translation>bonnie++ ist fehlgeschlagen: {why}</translation>
    </message>
    <message>
        <source>The output of bonnie++ could not be read: {error}.</source>
        <translation>Die Ausgabe von bonnie++ konnte nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>bonnie++ did not finish in time and was stopped. Try a smaller file.</source>
        <translation>bonnie++ wurde nicht rechtzeitig fertig und wurde gestoppt. Versuchen Sie es mit einer kleineren Datei.</translation>
    </message>
    <message>
        <source>The computer was suspended during the measurement, so the result is invalid.</source>
        <translation>Der Computer ging während der Messung in Bereitschaft, daher ist das Ergebnis ungültig.</translation>
    </message>
    <message>
        <source>The computer was switched to battery power during the measurement, so the result is invalid.</source>
        <translation>Der Computer wechselte während der Messung auf Akkubetrieb, daher ist das Ergebnis ungültig.</translation>
    </message>
    <message>
        <source>The CPU frequency governor was changed during the measurement, so the result is invalid.</source>
        <translation>Die Taktregelung (Governor) der CPU wurde während der Messung geändert, daher ist das Ergebnis ungültig.</translation>
    </message>
    <message>
        <source>Other processes used {share} of the CPU.</source>
        <translation>Andere Prozesse nutzten {share} der CPU.</translation>
    </message>
    <message>
        <source>The CPU was throttled because of its temperature.</source>
        <translation>Die CPU wurde wegen ihrer Temperatur gedrosselt.</translation>
    </message>
    <message>
        <source>The drive is at {temperature}, where it throttles itself.</source>
        <translation>Das Laufwerk hat {temperature} und drosselt sich dabei selbst.</translation>
    </message>
    <message>
        <source>The computer was switched to mains power during the measurement, so the result is invalid.</source>
        <translation>Der Computer wechselte während der Messung auf Netzbetrieb, daher ist das Ergebnis ungültig.</translation>
    </message>
    <message>
        <source>the report contains an invalid value</source>
        <translation>der Bericht enthält einen ungültigen Wert</translation>
    </message>
    <message>
        <source>an incomplete line</source>
        <translation>eine unvollständige Zeile</translation>
    </message>
    <message>
        <source>the report lacks {field}</source>
        <translation>Im Bericht fehlt {field}</translation>
    </message>
    <message>
        <source>an incomplete report</source>
        <translation>ein unvollständiger Bericht</translation>
    </message>
    <message>
        <source>Direct requests of {size} are not possible here: the file system requires larger ones, or supports no direct I/O.</source>
        <translation>Direkte Anfragen von {size} sind hier nicht möglich: Das Dateisystem verlangt größere oder unterstützt keine direkte Ein-/Ausgabe.</translation>
    </message>
    <message>
        <source>fio failed: {why}.</source>
        <translation>fio ist fehlgeschlagen: {why}.</translation>
    </message>
    <message>
        <source>fio failed: {why} ({said}).</source>
        <translation>fio ist fehlgeschlagen: {why} ({said}).</translation>
    </message>
    <message>
        <source>The time limit of {time} was reached after {share}; the rate is that of this part.</source>
        <translation>Das Zeitlimit von {time} wurde nach {share} erreicht; der Durchsatz ist der dieses Teils.</translation>
    </message>
    <message>
        <source>it was killed by signal {signal}</source>
        <translation>durch Signal {signal} abgebrochen</translation>
    </message>
    <message>
        <source>it exited with status {status}</source>
        <translation>mit Status {status} beendet</translation>
    </message>
    <message>
        <source>its report was incomplete</source>
        <translation>Der Bericht war unvollständig</translation>
    </message>
    <message>
        <source>it transferred no data</source>
        <translation>keine Daten übertragen</translation>
    </message>
    <message>
        <source>it did not finish in time and was stopped</source>
        <translation>nicht rechtzeitig fertig und daher gestoppt</translation>
    </message>
    <message>
        <source>btrfs is copy-on-write and writes metadata with every change, so random writes are slower than the drive.</source>
        <translation>btrfs arbeitet mit Copy-on-Write und schreibt bei jeder Änderung Metadaten, daher ist zufälliges Schreiben langsamer als das Laufwerk.</translation>
    </message>
    <message>
        <source>bcachefs is copy-on-write, so random writes are slower than the drive.</source>
        <translation>bcachefs arbeitet mit Copy-on-Write, daher ist zufälliges Schreiben langsamer als das Laufwerk.</translation>
    </message>
    <message>
        <source>ZFS is copy-on-write and has its own cache in memory, so reads can come from that cache and not from the drive.</source>
        <translation>ZFS arbeitet mit Copy-on-Write und hat einen eigenen Cache im Arbeitsspeicher, daher kann Gelesenes aus diesem Cache statt vom Laufwerk kommen.</translation>
    </message>
    <message>
        <source>F2FS is log-structured: it turns random writes into sequential ones.</source>
        <translation>F2FS ist logstrukturiert: Es macht aus zufälligem Schreiben sequenzielles.</translation>
    </message>
    <message>
        <source>This is an overlay file system; the figures are those of the layer that it writes to.</source>
        <translation>Dies ist ein Overlay-Dateisystem; die Werte sind die der Schicht, auf die es schreibt.</translation>
    </message>
    <message>
        <source>Files are encrypted here, so the figures include the CPU's work.</source>
        <translation>Dateien werden hier verschlüsselt, daher enthalten die Werte die Arbeit der CPU.</translation>
    </message>
    <message>
        <source>This is a FUSE file system: its program can cache data even for direct requests, and adds overhead of its own.</source>
        <translation>Dies ist ein FUSE-Dateisystem: Sein Programm kann Daten selbst bei direkten Anfragen zwischenspeichern und verursacht zusätzlichen Aufwand.</translation>
    </message>
    <message>
        <source>{array} writes to each of {drives}; the figures are those of the whole array.</source>
        <translation>{array} schreibt auf jedes der Laufwerke {drives}; die Werte sind die des ganzen Arrays.</translation>
    </message>
    <message>
        <source>This file system is mounted read-only.</source>
        <translation>Dieses Dateisystem ist schreibgeschützt eingehängt.</translation>
    </message>
    <message>
        <source>You have no permission to write in this directory. Choose another one.</source>
        <translation>Sie haben keine Berechtigung, in diesen Ordner zu schreiben. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>There is not enough space: {needed} are needed and {spare} stay free, but only {free} are left. Choose a smaller file or another directory.</source>
        <translation>Es ist nicht genug Platz: {needed} werden benötigt und {spare} bleiben frei, aber nur {free} sind übrig. Wählen Sie eine kleinere Datei oder einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Enter the full path of a directory.</source>
        <translation>Geben Sie den vollständigen Pfad eines Ordners ein.</translation>
    </message>
    <message>
        <source>The directory cannot be opened: {error}.</source>
        <translation>Der Ordner kann nicht geöffnet werden: {error}.</translation>
    </message>
    <message>
        <source>This directory is in memory, so the figures are those of memory, not of a drive.</source>
        <translation>Dieser Ordner liegt im Arbeitsspeicher, daher sind die Werte die des Arbeitsspeichers und nicht die eines Laufwerks.</translation>
    </message>
    <message>
        <source>Files are compressed here. The measured data cannot be compressed, so compression costs CPU time and gains nothing; other files can be faster.</source>
        <translation>Dateien werden hier komprimiert. Die gemessenen Daten sind nicht komprimierbar, daher kostet die Komprimierung CPU-Zeit und bringt nichts; andere Dateien können schneller sein.</translation>
    </message>
    <message>
        <source>The file system is mounted with “sync”: every write waits for the drive.</source>
        <translation>Das Dateisystem ist mit „sync“ eingehängt: Jeder Schreibvorgang wartet auf das Laufwerk.</translation>
    </message>
    <message>
        <source>The drive is encrypted below the file system, so the figures include the CPU's work.</source>
        <translation>Das Laufwerk ist unterhalb des Dateisystems verschlüsselt, daher enthalten die Werte die Arbeit der CPU.</translation>
    </message>
    <message>
        <source>There is no such directory.</source>
        <translation>Es gibt keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>This is not a directory.</source>
        <translation>Dies ist kein Ordner.</translation>
    </message>
    <message>
        <source>This directory is on the network, so the figures are those of the network and the server.</source>
        <translation>Dieser Ordner liegt im Netzwerk, daher sind die Werte die des Netzwerks und des Servers.</translation>
    </message>
    <message>
        <source>The drive {drive} is at {temperature}. That is above {limit}, DiskTune's limit for drives that report none, so the benchmark was stopped. Let the drive cool down, or improve its cooling.</source>
        <translation>Das Laufwerk {drive} hat {temperature}. Das liegt über {limit}, der Grenze von DiskTune für Laufwerke, die keine melden, daher wurde der Benchmark gestoppt. Lassen Sie das Laufwerk abkühlen oder verbessern Sie seine Kühlung.</translation>
    </message>
    <message>
        <source>The drive {drive} is at {temperature}. That is above {limit}, its own limit, so the benchmark was stopped. Let the drive cool down, or improve its cooling.</source>
        <translation>Das Laufwerk {drive} hat {temperature}. Das liegt über {limit}, seiner eigenen Grenze, daher wurde der Benchmark gestoppt. Lassen Sie das Laufwerk abkühlen oder verbessern Sie seine Kühlung.</translation>
    </message>
    <message>
        <source>The drive is being measured. Stop that first.</source>
        <translation>Das Laufwerk wird gerade gemessen. Stoppen Sie das zuerst.</translation>
    </message>
    <message>
        <source>The measurement was stopped by an internal error of the helper.</source>
        <translation>Die Messung wurde durch einen internen Fehler des Hilfsprogramms gestoppt.</translation>
    </message>
    <message>
        <source>The helper stopped this request after an internal error.</source>
        <translation>Das Hilfsprogramm hat diese Anfrage nach einem internen Fehler gestoppt.</translation>
    </message>
    <message>
        <source>A directory is already being measured. Stop that first.</source>
        <translation>Ein Ordner wird bereits gemessen. Stoppen Sie das zuerst.</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>The drive's sectors have {bytes} bytes. Smaller reads are not possible.</source>
        <translation>Die Sektoren des Laufwerks haben {bytes} Byte. Kleinere Lesevorgänge sind nicht möglich.</translation>
    </message>
    <message>
        <source>bonnie++ is not run as root. Start DiskTune as an ordinary user.</source>
        <translation>bonnie++ wird nicht als root ausgeführt. Starten Sie DiskTune als normaler Benutzer.</translation>
    </message>
    <message>
        <source>DiskTune supports no asynchronous reads on this computer's architecture.</source>
        <translation>DiskTune unterstützt auf der Architektur dieses Computers kein asynchrones Lesen.</translation>
    </message>
    <message>
        <source>The drive ends here: a run read {size} in {time} instead of reading for {wanted}.</source>
        <translation>Das Laufwerk endet hier: Ein Durchlauf las {size} in {time}, statt {wanted} lang zu lesen.</translation>
    </message>
    <message>
        <source>{program} could not be started: {error}.</source>
        <translation>{program} konnte nicht gestartet werden: {error}.</translation>
    </message>
    <message>
        <source>The drive could not be read at {position}: {error}.</source>
        <translation>Das Laufwerk konnte bei {position} nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>Run {number}: {why}</source>
        <translation>Durchlauf {number}: {why}</translation>
    </message>
    <message>
        <source>No file can be created in this directory: {error}.</source>
        <translation>In diesem Ordner kann keine Datei erstellt werden: {error}.</translation>
    </message>
    <message>
        <source>The file could not be written: {error}.</source>
        <translation>Die Datei konnte nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>The drive returned no data at {position}, before its end at {end}.</source>
        <translation>Das Laufwerk lieferte bei {position} keine Daten, vor seinem Ende bei {end}.</translation>
    </message>
    <message>
        <source>The drive {drive} is no longer available. It was disconnected or turned off.</source>
        <translation>Das Laufwerk {drive} ist nicht mehr verfügbar. Es wurde getrennt oder ausgeschaltet.</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>Die Messung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The CPU may have been the limit: the measurement kept it {share} busy. The drive may be faster than this.</source>
        <translation>Die CPU war möglicherweise die Grenze: Die Messung lastete sie zu {share} aus. Das Laufwerk ist vielleicht schneller.</translation>
    </message>
    <message>
        <source>Other programs or the kernel used the drive during the measurement: {other}, against {own} read here. Measure again when the drive is idle.</source>
        <translation>Andere Programme oder der Kernel nutzten das Laufwerk während der Messung: {other}, gegenüber {own}, die hier gelesen wurden. Messen Sie erneut, wenn das Laufwerk im Leerlauf ist.</translation>
    </message>
    <message>
        <source>There is no space left for the file, and the unfinished file was removed: {error}.</source>
        <translation>Für die Datei ist kein Platz mehr, und die unfertige Datei wurde entfernt: {error}.</translation>
    </message>
    <message>
        <source>The directory no longer exists.</source>
        <translation>Der Ordner ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Reading {drive} directly needs administrator rights.</source>
        <translation>Um {drive} direkt zu lesen, sind Administratorrechte nötig.</translation>
    </message>
    <message>
        <source>The drive {drive} reports no medium. The medium was removed, or the drive was disconnected.</source>
        <translation>Das Laufwerk {drive} meldet kein Medium. Das Medium wurde entfernt oder das Laufwerk getrennt.</translation>
    </message>
    <message>
        <source>The kernel does not count this drive's transfers, so other use of it is unknown.</source>
        <translation>Der Kernel zählt die Übertragungen dieses Laufwerks nicht, daher ist seine sonstige Nutzung unbekannt.</translation>
    </message>
    <message>
        <source>The transfers of the drive below this folder are not counted, so other use of it is unknown.</source>
        <translation>Die Übertragungen des Laufwerks unter diesem Ordner werden nicht gezählt, daher ist seine sonstige Nutzung unbekannt.</translation>
    </message>
    <message>
        <source>Direct reads are not affected.</source>
        <translation>Direktes Lesen ist nicht betroffen.</translation>
    </message>
    <message>
        <source>The figure is not that of the drive.</source>
        <translation>Der Wert ist nicht der des Laufwerks.</translation>
    </message>
    <message>
        <source>Part of the data came from a cache, not from the drive: it moved {moved} of {all}.</source>
        <translation>Ein Teil der Daten kam aus einem Cache, nicht vom Laufwerk: Dieses übertrug {moved} von {all}.</translation>
    </message>
    <message>
        <source>“{workload}” does not consist of short runs, so it is not compared.</source>
        <translation>„{workload}“ besteht nicht aus kurzen Durchläufen und wird daher nicht verglichen.</translation>
    </message>
    <message>
        <source>Other programs or the kernel used the drive: {other}, against {own} here.</source>
        <translation>Andere Programme oder der Kernel nutzten das Laufwerk: {other}, gegenüber {own} hier.</translation>
    </message>
    <message>
        <source>Part of the data was read from memory, not from the drive.</source>
        <translation>Ein Teil der Daten wurde aus dem Arbeitsspeicher gelesen, nicht vom Laufwerk.</translation>
    </message>
    <message>
        <source>The time limit was reached after {positions} of {all_positions} positions and {accesses} of {all_accesses} accesses.</source>
        <translation>Das Zeitlimit wurde nach {positions} von {all_positions} Positionen und {accesses} von {all_accesses} Zugriffen erreicht.</translation>
    </message>
    <message>
        <source>Install the package “{package}” of your distribution.</source>
        <translation>Installieren Sie das Paket „{package}“ Ihrer Distribution.</translation>
    </message>
    <message>
        <source>The Flatpak does not contain this program. Install DiskTune as a package to measure files.</source>
        <translation>Das Flatpak enthält dieses Programm nicht. Installieren Sie DiskTune als Paket, um Dateien zu messen.</translation>
    </message>
    <message>
        <source>{program} is not installed.</source>
        <translation>{program} ist nicht installiert.</translation>
    </message>
    <message>
        <source>fio {version} is too old; {needed} or newer is needed.</source>
        <translation>fio {version} ist zu alt; {needed} oder neuer ist nötig.</translation>
    </message>
    <message>
        <source>{path} does not identify itself as fio.</source>
        <translation>{path} gibt sich nicht als fio zu erkennen.</translation>
    </message>
    <message>
        <source>To install it: {command}</source>
        <translation>Zum Installieren: {command}</translation>
    </message>
    <message>
        <source>active or idle</source>
        <translation>aktiv oder im Leerlauf</translation>
    </message>
    <message>
        <source>NV cache running</source>
        <translation>NV-Cache, Motor läuft</translation>
    </message>
    <message>
        <source>NV cache stopped</source>
        <translation>NV-Cache, Motor steht</translation>
    </message>
    <message>
        <source>The drive is in standby, and “{action}” would wake it.</source>
        <translation>Das Laufwerk ist im Standby, und „{action}“ würde es aufwecken.</translation>
    </message>
    <message>
        <source>It is awake now (power mode {mode}).</source>
        <translation>Es ist jetzt wach (Energiemodus {mode}).</translation>
    </message>
    <message>
        <source>The kernel reread the partition table: no partitions.</source>
        <translation>Der Kernel hat die Partitionstabelle neu eingelesen: keine Partitionen.</translation>
    </message>
    <message>
        <source>The kernel's drivetemp driver reads this drive's temperature with a command that would wake it immediately.</source>
        <translation>Der Kernel-Treiber drivetemp liest die Temperatur dieses Laufwerks mit einem Befehl, der es sofort wieder aufwecken würde.</translation>
    </message>
    <message>
        <source>The drive is already in standby.</source>
        <translation>Das Laufwerk ist bereits im Standby.</translation>
    </message>
    <message>
        <source>Drives of this kind do not support this.</source>
        <translation>Laufwerke dieser Art unterstützen dies nicht.</translation>
    </message>
    <message>
        <source>Reading what the drive supports needs permission and a drive that is not in standby.</source>
        <translation>Um zu lesen, was das Laufwerk unterstützt, sind eine Berechtigung und ein Laufwerk nötig, das nicht im Standby ist.</translation>
    </message>
    <message>
        <source>It does not report its power mode.</source>
        <translation>Es meldet seinen Energiemodus nicht.</translation>
    </message>
    <message>
        <source>It is asleep now (power mode {mode}).</source>
        <translation>Es schläft jetzt (Energiemodus {mode}).</translation>
    </message>
    <message>
        <source>The kernel wrote out all cached data, and the drive flushed its write cache.</source>
        <translation>Der Kernel hat alle zwischengespeicherten Daten geschrieben, und das Laufwerk hat seinen Schreib-Cache geleert.</translation>
    </message>
    <message>
        <source>The kernel wrote out and dropped the cached data of the device itself.</source>
        <translation>Der Kernel hat die zwischengespeicherten Daten des Geräts selbst geschrieben und verworfen.</translation>
    </message>
    <message>
        <source>The drive is awake: it answered a read after {time}.</source>
        <translation>Das Laufwerk ist wach: Es beantwortete einen Lesevorgang nach {time}.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel reread the partition table: {n} partitions.</source>
        <translation>
            <numerusform>Der Kernel hat die Partitionstabelle neu eingelesen: {n} Partition.</numerusform>
            <numerusform>Der Kernel hat die Partitionstabelle neu eingelesen: {n} Partitionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This action needs your confirmation: {question}</source>
        <translation>Für diese Aktion ist Ihre Bestätigung nötig: {question}</translation>
    </message>
    <message>
        <source>The drive could not be woken again over this connection.</source>
        <translation>Das Laufwerk könnte über diese Verbindung nicht wieder aufgeweckt werden.</translation>
    </message>
    <message>
        <source>The drive is in sleep mode. The next access of any kind resets it.</source>
        <translation>Das Laufwerk ist im Schlafmodus. Der nächste Zugriff jeder Art setzt es zurück.</translation>
    </message>
    <message>
        <source>The drive accepted the command.</source>
        <translation>Das Laufwerk hat den Befehl akzeptiert.</translation>
    </message>
    <message>
        <source>The kernel wrote out all cached data and sent the drive a flush command.</source>
        <translation>Der Kernel hat alle zwischengespeicherten Daten geschrieben und dem Laufwerk einen Flush-Befehl gesendet.</translation>
    </message>
    <message>
        <source>There is no medium in {drive}.</source>
        <translation>In {drive} ist kein Medium.</translation>
    </message>
    <message>
        <source>This helper is read-only.</source>
        <translation>Dieses Hilfsprogramm kann nur lesen.</translation>
    </message>
    <message>
        <source>The kernel rejects this while a partition is in use: {uses}.</source>
        <translation>Der Kernel lehnt dies ab, solange eine Partition in Benutzung ist: {uses}.</translation>
    </message>
    <message>
        <source>The kernel rejects this while a partition is in use. What uses it is not visible to DiskTune.</source>
        <translation>Der Kernel lehnt dies ab, solange eine Partition in Benutzung ist. Was sie nutzt, ist für DiskTune nicht sichtbar.</translation>
    </message>
    <message>
        <source>An experiment is testing these values. Keep its result when it has finished.</source>
        <translation>Ein Vergleichstest prüft diese Werte gerade. Behalten Sie sein Ergebnis, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>A trial lasts {least} to {most} s.</source>
        <translation>Eine Probe dauert {least} bis {most} s.</translation>
    </message>
    <message>
        <source>{setting}: The current value cannot be read, so it could not be restored. No settings were changed.</source>
        <translation>{setting}: Der aktuelle Wert ist nicht lesbar und könnte daher nicht wiederhergestellt werden. Es wurden keine Einstellungen geändert.</translation>
    </message>
    <message>
        <source>An experiment is testing these values. It ends its trial itself.</source>
        <translation>Ein Vergleichstest prüft diese Werte. Er beendet seine Probe selbst.</translation>
    </message>
    <message>
        <source>There is no such trial.</source>
        <translation>Es gibt keine solche Probe.</translation>
    </message>
    <message>
        <source>The changes on trial cannot be listed from within a sandbox.</source>
        <translation>Die Änderungen auf Probe können aus einer Sandbox heraus nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The changes on trial cannot be listed: {folder}: {reason}.</source>
        <translation>Die Änderungen auf Probe können nicht aufgelistet werden: {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Confirm the test, or wait until the array is done.</source>
        <translation>Bestätigen Sie den Test oder warten Sie, bis das Array fertig ist.</translation>
    </message>
    <message>
        <source>This drive does not offer this test: {test}.</source>
        <translation>Dieses Laufwerk bietet diesen Test nicht: {test}.</translation>
    </message>
    <message>
        <source>Enter a first and a last sector between 0 and {last}.</source>
        <translation>Geben Sie einen ersten und einen letzten Sektor zwischen 0 und {last} ein.</translation>
    </message>
    <message>
        <source>Only a selective self-test takes a range of sectors.</source>
        <translation>Nur ein selektiver Selbsttest akzeptiert einen Bereich von Sektoren.</translation>
    </message>
    <message>
        <source>TRIM needs your confirmation.</source>
        <translation>TRIM erfordert Ihre Bestätigung.</translation>
    </message>
    <message>
        <source>The drive is in standby, and TRIM would wake it.</source>
        <translation>Das Laufwerk ist im Standby, und TRIM würde es aufwecken.</translation>
    </message>
    <message>
        <source>A file system is no longer mounted. Nothing was trimmed.</source>
        <translation>Ein Dateisystem ist nicht mehr eingehängt. Es wurde nichts getrimmt.</translation>
    </message>
    <message>
        <source>A change of this drive is on trial. Keep or revert it first.</source>
        <translation>Auf diesem Laufwerk ist eine Änderung auf Probe. Behalten Sie sie zuerst oder setzen Sie sie zurück.</translation>
    </message>
    <message>
        <source>TRIM was stopped. What was trimmed so far stays trimmed.</source>
        <translation>TRIM wurde gestoppt. Was bis dahin getrimmt wurde, bleibt getrimmt.</translation>
    </message>
    <message>
        <source>The file system is no longer there, or fstrim is not installed (package util-linux).</source>
        <translation>Das Dateisystem ist nicht mehr vorhanden, oder fstrim ist nicht installiert (Paket util-linux).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>fstrim ended with status {status}.</source>
        <translation>fstrim endete mit Status {status}.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>This is not the IDENTIFY page of any kind of device that ATA defines; none of this may be correct.</source>
        <translation>Dies ist nicht die IDENTIFY-Seite einer Geräteart, die ATA definiert; möglicherweise ist nichts davon richtig.</translation>
    </message>
    <message>
        <source>The drive has not spun up and reports that this page is incomplete.</source>
        <translation>Das Laufwerk ist nicht angelaufen und meldet, dass diese Seite unvollständig ist.</translation>
    </message>
    <message>
        <source>The checksum of this page is wrong: it was changed or corrupted in transit.</source>
        <translation>Die Prüfsumme dieser Seite ist falsch: Die Seite wurde geändert oder bei der Übertragung verfälscht.</translation>
    </message>
    <message>
        <source>The drive reports a reserved value as its rotation rate.</source>
        <translation>Das Laufwerk meldet als Drehzahl einen reservierten Wert.</translation>
    </message>
    <message>
        <source>Data Set Management TRIM supported (limit unknown)</source>
        <translation>Data Set Management TRIM unterstützt (Grenze unbekannt)</translation>
    </message>
    <message>
        <source>unknown {word}[{bit}]</source>
        <translation>unbekannt {word}[{bit}]</translation>
    </message>
    <message>
        <source>unknown {word}[{bit}] (vendor specific)</source>
        <translation>unbekannt {word}[{bit}] (herstellerspezifisch)</translation>
    </message>
    <message numerus="yes">
        <source>Data Set Management TRIM supported (limit {n} blocks)</source>
        <translation>
            <numerusform>Data Set Management TRIM unterstützt (höchstens {n} Block)</numerusform>
            <numerusform>Data Set Management TRIM unterstützt (höchstens {n} Blöcke)</numerusform>
        </translation>
    </message>
    <message>
        <source>Deterministic read ZEROs after TRIM</source>
        <translation>Liest nach TRIM immer Nullen</translation>
    </message>
    <message>
        <source>Deterministic read data after TRIM</source>
        <translation>Liest nach TRIM immer dieselben Daten</translation>
    </message>
    <message>
        <source>Data Set Management TRIM</source>
        <translation>Data Set Management TRIM</translation>
    </message>
    <message>
        <source>Trusted Computing feature set</source>
        <translation>Trusted Computing</translation>
    </message>
    <message>
        <source>CFA Power Level 1  (max {current}mA)</source>
        <translation>CFA-Leistungsstufe 1 (max. {current} mA)</translation>
    </message>
    <message>
        <source>CFA advanced modes: {modes}</source>
        <translation>Erweiterte CFA-Modi: {modes}</translation>
    </message>
    <message>
        <source>CFA Power Level 1</source>
        <translation>CFA-Leistungsstufe 1</translation>
    </message>
    <message>
        <source>CFA Power Level 1 </source>
        <translation>CFA-Leistungsstufe 1 </translation>
    </message>
    <message>
        <source>jumper</source>
        <translation>Jumper</translation>
    </message>
    <message>
        <source>cable select</source>
        <translation>Cable Select</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>interface CRC error (ICRC)</source>
        <translation>CRC-Schnittstellenfehler (ICRC)</translation>
    </message>
    <message>
        <source>uncorrectable data (UNC)</source>
        <translation>unkorrigierbare Daten (UNC)</translation>
    </message>
    <message>
        <source>address not found (IDNF)</source>
        <translation>Adresse nicht gefunden (IDNF)</translation>
    </message>
    <message>
        <source>command aborted (ABRT)</source>
        <translation>Befehl abgebrochen (ABRT)</translation>
    </message>
    <message>
        <source>The drive returned an error log of {length} bytes.</source>
        <translation>Das Laufwerk lieferte ein Fehlerprotokoll von {length} Byte.</translation>
    </message>
    <message>
        <source>The drive returned an error log with a wrong checksum.</source>
        <translation>Das Laufwerk lieferte ein Fehlerprotokoll mit falscher Prüfsumme.</translation>
    </message>
    <message>
        <source>The drive returned a truncated temperature log.</source>
        <translation>Das Laufwerk lieferte ein abgeschnittenes Temperaturprotokoll.</translation>
    </message>
    <message>
        <source>The drive returned a temperature log of an unknown format.</source>
        <translation>Das Laufwerk lieferte ein Temperaturprotokoll in einem unbekannten Format.</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>unbekannter Fehler</translation>
    </message>
    <message>
        <source>command {code}</source>
        <translation>Befehl {code}</translation>
    </message>
    <message>
        <source>I/O command</source>
        <translation>I/O-Befehl</translation>
    </message>
    <message>
        <source>admin command</source>
        <translation>Admin-Befehl</translation>
    </message>
    <message>
        <source>The drive returned a self-test log of {length} bytes.</source>
        <translation>Das Laufwerk lieferte ein Selbsttest-Protokoll von {length} Byte.</translation>
    </message>
    <message>
        <source>The drive returned a self-test log with a wrong checksum.</source>
        <translation>Das Laufwerk lieferte ein Selbsttest-Protokoll mit falscher Prüfsumme.</translation>
    </message>
    <message>
        <source>The SMART log</source>
        <translation>Das SMART-Protokoll</translation>
    </message>
    <message>
        <source>{page} is {size} bytes long, but this is {length} bytes.</source>
        <translation>{page} ist {size} Byte lang, aber dies sind {length} Byte.</translation>
    </message>
    <message>
        <source>device of type {code}h</source>
        <translation>Gerät vom Typ {code}h</translation>
    </message>
    <message>
        <source>The drive reported an error (register {code}h).</source>
        <translation>Das Laufwerk meldete einen Fehler (Register {code}h).</translation>
    </message>
    <message>
        <source>The kernel or the bridge does not pass this command on.</source>
        <translation>Der Kernel oder der Adapter leitet diesen Befehl nicht weiter.</translation>
    </message>
    <message>
        <source>The drive aborted the command.</source>
        <translation>Das Laufwerk hat den Befehl abgebrochen.</translation>
    </message>
    <message>
        <source>The data was corrupted in transit. Check the cable.</source>
        <translation>Die Daten wurden bei der Übertragung verfälscht. Prüfen Sie das Kabel.</translation>
    </message>
    <message>
        <source>The drive is not ready.</source>
        <translation>Das Laufwerk ist nicht bereit.</translation>
    </message>
    <message>
        <source>The drive reported an error of its medium.</source>
        <translation>Das Laufwerk meldete einen Fehler seines Mediums.</translation>
    </message>
    <message>
        <source>The drive reported a hardware fault.</source>
        <translation>Das Laufwerk meldete einen Hardwarefehler.</translation>
    </message>
    <message>
        <source>The drive has no such address.</source>
        <translation>Das Laufwerk hat keine solche Adresse.</translation>
    </message>
    <message>
        <source>The kernel or the bridge found the command malformed.</source>
        <translation>Der Kernel oder der Adapter hält den Befehl für fehlerhaft.</translation>
    </message>
    <message>
        <source>The drive was reset or replaced during the command.</source>
        <translation>Das Laufwerk wurde während des Befehls zurückgesetzt oder ausgetauscht.</translation>
    </message>
    <message>
        <source>The drive is write-protected or locked.</source>
        <translation>Das Laufwerk ist schreibgeschützt oder gesperrt.</translation>
    </message>
    <message>
        <source>The drive's answer is unknown.</source>
        <translation>Die Antwort des Laufwerks ist unbekannt.</translation>
    </message>
    <message>
        <source>The command succeeded.</source>
        <translation>Der Befehl war erfolgreich.</translation>
    </message>
    <message>
        <source>The command was lost in transit (host status {code}).</source>
        <translation>Der Befehl ging bei der Übertragung verloren (Host-Status {code}).</translation>
    </message>
    <message>
        <source>The command was not accepted (SCSI status {code}).</source>
        <translation>Der Befehl wurde nicht akzeptiert (SCSI-Status {code}).</translation>
    </message>
    <message>
        <source>It is unknown whether the command succeeded.</source>
        <translation>Es ist unbekannt, ob der Befehl erfolgreich war.</translation>
    </message>
    <message>
        <source>The drive reported a device fault.</source>
        <translation>Das Laufwerk meldete einen Gerätefehler.</translation>
    </message>
    <message>
        <source>The drive returned a SMART page of {length} bytes.</source>
        <translation>Das Laufwerk lieferte eine SMART-Seite von {length} Byte.</translation>
    </message>
    <message>
        <source>The drive returned a SMART page with a wrong checksum.</source>
        <translation>Das Laufwerk lieferte eine SMART-Seite mit falscher Prüfsumme.</translation>
    </message>
    <message>
        <source>The drive returned an answer that is not the log page.</source>
        <translation>Das Laufwerk lieferte eine Antwort, die nicht die Protokollseite ist.</translation>
    </message>
    <message>
        <source>The drive returned a truncated log page.</source>
        <translation>Das Laufwerk lieferte eine abgeschnittene Protokollseite.</translation>
    </message>
    <message>
        <source>A run gave no figure. It transferred {size}.</source>
        <translation>Ein Durchlauf ergab keine Zahl. Er übertrug {size}.</translation>
    </message>
    <message>
        <source>“{workload}” does not consist of short runs in a file.</source>
        <translation>„{workload}“ besteht nicht aus kurzen Durchläufen in einer Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} requests were completed, too few for a 99th-percentile latency.</source>
        <translation>
            <numerusform>Nur {n} Anfrage wurde abgeschlossen, zu wenig für eine Latenz im 99. Perzentil.</numerusform>
            <numerusform>Nur {n} Anfragen wurden abgeschlossen, zu wenige für eine Latenz im 99. Perzentil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings that are not switched back and forth allow one candidate only.</source>
        <translation>Einstellungen, die nicht hin- und hergeschaltet werden, lassen nur einen Kandidaten zu.</translation>
    </message>
    <message>
        <source>A comparison has 1 to {most} candidates.</source>
        <translation>Ein Vergleich hat 1 bis {most} Kandidaten.</translation>
    </message>
    <message>
        <source>A comparison of {values} values has {least} to {most} rounds.</source>
        <translation>Ein Vergleich von {values} Werten hat {least} bis {most} Runden.</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>Der Vergleich wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The comparison was stopped by an internal error of the helper.</source>
        <translation>Der Vergleich wurde durch einen internen Fehler des Hilfsprogramms gestoppt.</translation>
    </message>
    <message>
        <source>A run takes 1 to 60 s, and its warm-up at most 10 s.</source>
        <translation>Ein Durchlauf dauert 1 bis 60 s und sein Aufwärmen höchstens 10 s.</translation>
    </message>
    <message>
        <source>A comparison takes at most 1 h.</source>
        <translation>Ein Vergleich dauert höchstens 1 h.</translation>
    </message>
    <message>
        <source>It is unknown whether all values were restored, because of an internal error of the helper.</source>
        <translation>Wegen eines internen Fehlers des Hilfsprogramms ist unbekannt, ob alle Werte wiederhergestellt wurden.</translation>
    </message>
    <message>
        <source>These settings cannot be switched back and forth, so only one value is compared at a time.</source>
        <translation>Diese Einstellungen können nicht hin- und hergeschaltet werden, daher wird jeweils nur ein Wert verglichen.</translation>
    </message>
    <message>
        <source>That comparison has ended, and the earlier values were restored.</source>
        <translation>Dieser Vergleich ist beendet, und die früheren Werte wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>It has {values} values, and each may stay for {least} to {most} s.</source>
        <translation>Er hat {values} Werte, und jeder kann {least} bis {most} s bleiben.</translation>
    </message>
    <message>
        <source>The risk of {setting} is higher than was allowed for this comparison.</source>
        <translation>Das Risiko von „{setting}“ ist höher, als für diesen Vergleich erlaubt wurde.</translation>
    </message>
    <message>
        <source>{setting} could not be restored: {why}</source>
        <translation>{setting} konnte nicht wiederhergestellt werden: {why}</translation>
    </message>
    <message>
        <source>These files do not determine whether it applies to this drive.</source>
        <translation>Aus diesen Dateien geht nicht hervor, ob es für dieses Laufwerk gilt.</translation>
    </message>
    <message>
        <source>The script computes the value, {text}, when it runs.</source>
        <translation>Das Skript berechnet den Wert {text}, wenn es läuft.</translation>
    </message>
    <message>
        <source>blockdev expects a number of sectors.</source>
        <translation>blockdev erwartet eine Anzahl von Sektoren.</translation>
    </message>
    <message>
        <source>systemd only runs the hooks in /usr/lib/systemd/system-sleep.</source>
        <translation>systemd führt nur die Hooks in /usr/lib/systemd/system-sleep aus.</translation>
    </message>
    <message>
        <source>pm-utils runs the hooks in /etc/pm/sleep.d; /etc/pm/config.d is for its own settings.</source>
        <translation>pm-utils führt die Hooks in /etc/pm/sleep.d aus; /etc/pm/config.d ist für seine eigenen Einstellungen.</translation>
    </message>
    <message>
        <source>The file is not executable, so it is not run.</source>
        <translation>Die Datei ist nicht ausführbar und wird daher nicht ausgeführt.</translation>
    </message>
    <message>
        <source>{unit} is not started: it is not enabled.</source>
        <translation>{unit} wird nicht gestartet: Die Unit ist nicht aktiviert.</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>Nicht verwendet: {why}.</translation>
    </message>
    <message>
        <source>Not applied: {why}.</source>
        <translation>Nicht angewendet: {why}.</translation>
    </message>
    <message>
        <source>{file} line {line} overrides it.</source>
        <translation>{file} Zeile {line} hat Vorrang.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>the file is too large for a configuration file</source>
        <translation>die Datei ist zu groß für eine Konfigurationsdatei</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>the udev rule {rule} is masked</source>
        <translation>Die udev-Regel {rule} ist maskiert</translation>
    </message>
    <message>
        <source>the udev rule {rule} is not installed</source>
        <translation>Die udev-Regel {rule} ist nicht installiert</translation>
    </message>
    <message>
        <source>the init script {script} is installed, but not started at boot</source>
        <translation>Das Init-Skript {script} ist installiert, wird aber nicht beim Systemstart gestartet</translation>
    </message>
    <message>
        <source>{unit} is masked</source>
        <translation>{unit} ist maskiert</translation>
    </message>
    <message>
        <source>{unit} is installed, but not started at boot</source>
        <translation>{unit} ist installiert, wird aber nicht beim Systemstart gestartet</translation>
    </message>
    <message>
        <source>The kernel rounds it down to a multiple of the page size.</source>
        <translation>Der Kernel rundet den Wert auf ein Vielfaches der Seitengröße ab.</translation>
    </message>
    <message>
        <source>{setting}: valid values are {on} and {off}.</source>
        <translation>{setting}: Gültige Werte sind {on} und {off}.</translation>
    </message>
    <message>
        <source>{text} is not a scheduler.</source>
        <translation>{text} ist kein Scheduler.</translation>
    </message>
    <message>
        <source>DiskTune offers {low} to {high}.</source>
        <translation>DiskTune bietet {low} bis {high} an.</translation>
    </message>
    <message>
        <source>The kernel may round it: the step of {setting} is {step}.</source>
        <translation>Der Kernel rundet den Wert möglicherweise: Die Schrittweite von „{setting}“ ist {step}.</translation>
    </message>
    <message>
        <source>{setting}: the kernel rejects blanks around a number.</source>
        <translation>{setting}: Der Kernel lehnt Leerzeichen um eine Zahl ab.</translation>
    </message>
    <message>
        <source>{setting}: {text} is not a number.</source>
        <translation>{setting}: {text} ist keine Zahl.</translation>
    </message>
    <message>
        <source>{setting}: the kernel expects {off} here, not {number}.</source>
        <translation>{setting}: Der Kernel erwartet hier {off}, nicht {number}.</translation>
    </message>
    <message>
        <source>No kernel since 5.0 has the scheduler {name}.</source>
        <translation>Kein Kernel seit 5.0 hat den Scheduler {name}.</translation>
    </message>
    <message>
        <source>Only some patched kernels have the scheduler {name}.</source>
        <translation>Nur manche gepatchten Kernel haben den Scheduler {name}.</translation>
    </message>
    <message>
        <source>There is no value.</source>
        <translation>Es ist kein Wert angegeben.</translation>
    </message>
    <message>
        <source>-1 restores the kernel's default.</source>
        <translation>-1 stellt den Standard des Kernels wieder her.</translation>
    </message>
    <message>
        <source>{text} is not a valid number for hdparm.</source>
        <translation>{text} ist für hdparm keine gültige Zahl.</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}, which requires --{consent}.</source>
        <translation>hdparm bricht bei -{flag} ab, weil dafür --{consent} nötig ist.</translation>
    </message>
    <message>
        <source>{setting}: levels below 128 are reserved.</source>
        <translation>{setting}: Stufen unter 128 sind reserviert.</translation>
    </message>
    <message>
        <source>hdparm's modes 1 to 3 are sent to the drive as mode 0, all.</source>
        <translation>Die Modi 1 bis 3 von hdparm werden dem Laufwerk als Modus 0 (alle) gesendet.</translation>
    </message>
    <message>
        <source>hdparm accepts {least} to {most} after -{flag}, not {number}, and changes nothing.</source>
        <translation>hdparm akzeptiert nach -{flag} {least} bis {most}, nicht {number}, und ändert nichts.</translation>
    </message>
    <message>
        <source>hdparm expects a number after -{flag}, and changes nothing.</source>
        <translation>hdparm erwartet nach -{flag} eine Zahl und ändert nichts.</translation>
    </message>
    <message>
        <source>hdparm has no option -{flag}, and changes nothing.</source>
        <translation>hdparm hat keine Option -{flag} und ändert nichts.</translation>
    </message>
    <message>
        <source>hdparm has no such option, and changes nothing.</source>
        <translation>hdparm hat keine solche Option und ändert nichts.</translation>
    </message>
    <message>
        <source>Not applied at boot or when plugged in: {why}.</source>
        <translation>Nicht beim Systemstart oder beim Anschließen angewendet: {why}.</translation>
    </message>
    <message>
        <source>hdparm ignores blocks with command_line since version 9.39.</source>
        <translation>hdparm ignoriert seit Version 9.39 Blöcke mit command_line.</translation>
    </message>
    <message>
        <source>A later line with the same option overrides it.</source>
        <translation>Eine spätere Zeile mit derselben Option hat Vorrang.</translation>
    </message>
    <message>
        <source>the file has more than {most} lines; the lines after them are ignored</source>
        <translation>Die Datei hat mehr als {most} Zeilen; die weiteren Zeilen werden ignoriert</translation>
    </message>
    <message>
        <source>hdparm.conf supports no patterns: the script compares the whole name.</source>
        <translation>hdparm.conf unterstützt keine Muster: Das Skript vergleicht den ganzen Namen.</translation>
    </message>
    <message>
        <source>A block must begin with the path of a device; {text} is not one.</source>
        <translation>Ein Block muss mit dem Pfad eines Geräts beginnen; {text} ist keiner.</translation>
    </message>
    <message>
        <source>The rule of hdparm's package only runs for sda to sdz and hda to hdz.</source>
        <translation>Die Regel aus dem Paket von hdparm gilt nur für sda bis sdz und hda bis hdz.</translation>
    </message>
    <message>
        <source>The option follows a block. The script assigns it to that block, which it has already processed.</source>
        <translation>Die Option folgt auf einen Block. Das Skript ordnet sie diesem Block zu, den es schon verarbeitet hat.</translation>
    </message>
    <message>
        <source>The block has no closing brace, so the script ignores it.</source>
        <translation>Dem Block fehlt die schließende geschweifte Klammer, daher ignoriert ihn das Skript.</translation>
    </message>
    <message>
        <source>Only the first block of this drive, at line {line}, is used.</source>
        <translation>Nur der erste Block dieses Laufwerks, in Zeile {line}, wird verwendet.</translation>
    </message>
    <message>
        <source>The script reads the option as {text}: nothing may follow the value.</source>
        <translation>Das Skript liest die Option als {text}: Auf den Wert darf nichts folgen.</translation>
    </message>
    <message>
        <source>This is a partition. The script runs only for whole drives, and none has this name.</source>
        <translation>Dies ist eine Partition. Das Skript läuft nur für ganze Laufwerke, und keines heißt so.</translation>
    </message>
    <message>
        <source>hdparm stops at line {line}: {why}. This line is not used.</source>
        <translation>hdparm bricht in Zeile {line} ab: {why}. Diese Zeile wird nicht verwendet.</translation>
    </message>
    <message>
        <source>hdparm reads {text} in line {line} as a drive, and stops there.</source>
        <translation>hdparm liest {text} in Zeile {line} als Laufwerk und bricht dort ab.</translation>
    </message>
    <message>
        <source>hdparm stops here: {why}. Everything from here on is ignored.</source>
        <translation>hdparm bricht hier ab: {why}. Alles ab hier wird ignoriert.</translation>
    </message>
    <message>
        <source>hdparm.conf has no option {text}</source>
        <translation>hdparm.conf hat keine Option {text}</translation>
    </message>
    <message>
        <source>{text} is neither on nor off</source>
        <translation>{text} ist weder ein noch aus</translation>
    </message>
    <message>
        <source>{text} where {equals} or {brace} is expected</source>
        <translation>{text}, wo {equals} oder {brace} erwartet wird</translation>
    </message>
    <message>
        <source>{text} is not an option without a value</source>
        <translation>{text} ist keine Option ohne Wert</translation>
    </message>
    <message>
        <source>a closing brace without an opening brace</source>
        <translation>eine schließende geschweifte Klammer ohne öffnende</translation>
    </message>
    <message>
        <source>DiskTune runs in a sandbox, whose files are not those of the system</source>
        <translation>DiskTune läuft in einer Sandbox, deren Dateien nicht die des Systems sind</translation>
    </message>
    <message>
        <source>The files of other tools could not be read as the user nobody: {error}.</source>
        <translation>Die Dateien anderer Programme konnten nicht als Benutzer nobody gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>Kernels since 5.0 ignore elevator=.</source>
        <translation>Kernel seit 5.0 ignorieren elevator=.</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}. Its udev rule starts it when the power supply changes.</source>
        <translation>Nicht beim Systemstart angewendet: {why}. Die udev-Regel startet den Laptop-Modus, wenn die Stromversorgung wechselt.</translation>
    </message>
    <message>
        <source>Laptop mode does not run: {why}.</source>
        <translation>Der Laptop-Modus läuft nicht: {why}.</translation>
    </message>
    <message>
        <source>An earlier line for this array remains in effect.</source>
        <translation>Eine frühere Zeile für dieses Array bleibt wirksam.</translation>
    </message>
    <message>
        <source>mdadm reads {file} instead of this file.</source>
        <translation>mdadm liest {file} statt dieser Datei.</translation>
    </message>
    <message>
        <source>mdadm before 4.6 compares this number incorrectly and finds no array by it. Use name=.</source>
        <translation>mdadm vor 4.6 vergleicht diese Zahl falsch und findet damit kein Array. Verwenden Sie name=.</translation>
    </message>
    <message>
        <source>mdadm accepts only names that begin with /dev/md/, and ignores {text}.</source>
        <translation>mdadm akzeptiert nur Namen, die mit /dev/md/ beginnen, und ignoriert {text}.</translation>
    </message>
    <message>
        <source>The line names no array, so mdadm ignores it.</source>
        <translation>Die Zeile nennt kein Array, daher ignoriert mdadm sie.</translation>
    </message>
    <message>
        <source>{text} is not the UUID of an array.</source>
        <translation>{text} ist nicht die UUID eines Arrays.</translation>
    </message>
    <message>
        <source>Only the init script of hdparm before 9.52 reads this file.</source>
        <translation>Nur das Init-Skript von hdparm vor 9.52 liest diese Datei.</translation>
    </message>
    <message>
        <source>The service hdparm is not started: it is in no runlevel.</source>
        <translation>Der Dienst hdparm wird nicht gestartet: Er ist in keinem Runlevel.</translation>
    </message>
    <message>
        <source>{text} is not valid for {name}. Valid values: {least} to {most}, {off}.</source>
        <translation>{text} ist für {name} nicht gültig. Gültige Werte: {least} bis {most}, {off}.</translation>
    </message>
    <message>
        <source>{text} is not valid for {name}. Valid values: {values}.</source>
        <translation>{text} ist für {name} nicht gültig. Gültige Werte: {values}.</translation>
    </message>
    <message>
        <source>smartd ignores everything after the line with DEVICESCAN, {line}.</source>
        <translation>smartd ignoriert alles nach der Zeile mit DEVICESCAN, {line}.</translation>
    </message>
    <message>
        <source>smartd does not start: {why}.</source>
        <translation>smartd startet nicht: {why}.</translation>
    </message>
    <message>
        <source>line {line} has {text}, which is not a directive</source>
        <translation>Zeile {line} enthält {text}, was keine Direktive ist</translation>
    </message>
    <message>
        <source>line {line} ends after {directive}, which requires a value</source>
        <translation>Zeile {line} endet nach {directive}, wofür ein Wert nötig ist</translation>
    </message>
    <message>
        <source>line {line} has {text} after -e</source>
        <translation>Zeile {line} enthält {text} nach -e</translation>
    </message>
    <message>
        <source>smartd does not run: {why}.</source>
        <translation>smartd läuft nicht: {why}.</translation>
    </message>
    <message>
        <source>{file} line {line} names the key and overrides it.</source>
        <translation>{file} Zeile {line} nennt den Schlüssel und hat Vorrang.</translation>
    </message>
    <message>
        <source>{file} line {line} excludes this key.</source>
        <translation>{file} Zeile {line} schließt diesen Schlüssel aus.</translation>
    </message>
    <message>
        <source>systemd reads this file only through a link in /etc/sysctl.d, which does not exist.</source>
        <translation>systemd liest diese Datei nur über einen Link in /etc/sysctl.d, den es nicht gibt.</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}.</source>
        <translation>Nicht beim Systemstart angewendet: {why}.</translation>
    </message>
    <message>
        <source>A later line removes it.</source>
        <translation>Eine spätere Zeile entfernt dies.</translation>
    </message>
    <message>
        <source>NVMe drives have neither this level nor this timer.</source>
        <translation>NVMe-Laufwerke haben weder diese Stufe noch diesen Timer.</translation>
    </message>
    <message>
        <source>Without AHCI_RUNTIME_PM_TIMEOUT, TLP does not change the drives.</source>
        <translation>Ohne AHCI_RUNTIME_PM_TIMEOUT ändert TLP die Laufwerke nicht.</translation>
    </message>
    <message>
        <source>TLP is switched off: TLP_ENABLE in {file} line {line}.</source>
        <translation>TLP ist ausgeschaltet: TLP_ENABLE in {file} Zeile {line}.</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}. Its udev rule and its sleep hook still run.</source>
        <translation>Nicht beim Systemstart angewendet: {why}. Die udev-Regel und der Sleep-Hook laufen trotzdem.</translation>
    </message>
    <message>
        <source>Not applied when plugged in: {why}.</source>
        <translation>Nicht beim Anschließen angewendet: {why}.</translation>
    </message>
    <message>
        <source>TLP always uses the settings for {supply}.</source>
        <translation>TLP verwendet immer die Einstellungen für {supply}.</translation>
    </message>
    <message>
        <source>TLP stops at AHCI_RUNTIME_PM_TIMEOUT, {file} line {line}: the value is not a number.</source>
        <translation>TLP bricht bei AHCI_RUNTIME_PM_TIMEOUT ab, {file} Zeile {line}: Der Wert ist keine Zahl.</translation>
    </message>
    <message>
        <source>TLP does nothing without {file}.</source>
        <translation>TLP tut ohne {file} nichts.</translation>
    </message>
    <message>
        <source>TLP accepts only NAME=value or NAME="value" on a line, and ignores this line.</source>
        <translation>TLP akzeptiert auf einer Zeile nur NAME=value oder NAME="value" und ignoriert diese Zeile.</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}. The first program that requests drives starts it over D-Bus.</source>
        <translation>Nicht beim Systemstart angewendet: {why}. Das erste Programm, das Laufwerke abfragt, startet den Dienst über D-Bus.</translation>
    </message>
    <message>
        <source>udisks accepts true or false, not {text}.</source>
        <translation>udisks akzeptiert true oder false, nicht {text}.</translation>
    </message>
    <message>
        <source>{setting}: {text} is not a valid number for udisks.</source>
        <translation>{setting}: {text} ist für udisks keine gültige Zahl.</translation>
    </message>
    <message>
        <source>udisks treats -1 as a missing key.</source>
        <translation>udisks behandelt -1 wie einen fehlenden Schlüssel.</translation>
    </message>
    <message>
        <source>udisks does not check this and sends the lowest 8 bits, {number}.</source>
        <translation>udisks prüft dies nicht und sendet die untersten 8 Bit, {number}.</translation>
    </message>
    <message>
        <source>udisks sends level 0, which does not turn it off; only 255 does.</source>
        <translation>udisks sendet Stufe 0, was nicht ausschaltet; das tut nur 255.</translation>
    </message>
    <message>
        <source>The key is spelled {right}; udisks ignores {text}.</source>
        <translation>Der Schlüssel heißt {right}; udisks ignoriert {text}.</translation>
    </message>
    <message>
        <source>udisks2 does not run: {why}.</source>
        <translation>udisks2 läuft nicht: {why}.</translation>
    </message>
    <message>
        <source>udisks cannot read the file: {why}.</source>
        <translation>udisks kann die Datei nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>udisks expects it in the group {group}, not in {text}.</source>
        <translation>udisks erwartet dies in der Gruppe {group}, nicht in {text}.</translation>
    </message>
    <message>
        <source>line {line} is not a group, a key or a comment</source>
        <translation>Zeile {line} ist weder Gruppe noch Schlüssel noch Kommentar</translation>
    </message>
    <message>
        <source>line {line} is before the first group</source>
        <translation>Zeile {line} steht vor der ersten Gruppe</translation>
    </message>
    <message>
        <source>The same key further down overrides it.</source>
        <translation>Derselbe Schlüssel weiter unten hat Vorrang.</translation>
    </message>
    <message>
        <source>tuned cannot read line {line} of {file}, and applies nothing.</source>
        <translation>tuned kann Zeile {line} von {file} nicht lesen und wendet nichts an.</translation>
    </message>
    <message>
        <source>tuned finds no profile {name}, and applies nothing.</source>
        <translation>tuned findet kein Profil {name} und wendet nichts an.</translation>
    </message>
    <message>
        <source>An earlier section of the profile matches all drives.</source>
        <translation>Ein früherer Abschnitt des Profils passt auf alle Laufwerke.</translation>
    </message>
    <message>
        <source>Only if the current value is lower.</source>
        <translation>Nur wenn der aktuelle Wert niedriger ist.</translation>
    </message>
    <message>
        <source>Only if the current value is higher.</source>
        <translation>Nur wenn der aktuelle Wert höher ist.</translation>
    </message>
    <message>
        <source>tuned multiplies the current value by {text}.</source>
        <translation>tuned multipliziert den aktuellen Wert mit {text}.</translation>
    </message>
    <message>
        <source>{text} is not a valid read-ahead for tuned.</source>
        <translation>{text} ist für tuned kein gültiges Vorauslesen.</translation>
    </message>
    <message>
        <source>tuned computes the value, {text}, when it starts.</source>
        <translation>tuned berechnet den Wert {text}, wenn es startet.</translation>
    </message>
    <message>
        <source>tuned has no variable {text}.</source>
        <translation>tuned hat keine Variable {text}.</translation>
    </message>
    <message>
        <source>tuned changes it with the load: dynamic_tuning is on.</source>
        <translation>tuned ändert dies mit der Last: dynamic_tuning ist an.</translation>
    </message>
    <message>
        <source>tuned does not run: {why}.</source>
        <translation>tuned läuft nicht: {why}.</translation>
    </message>
    <message>
        <source>tuned restores the value of {file} line {line} (reapply_sysctl).</source>
        <translation>tuned stellt den Wert aus {file} Zeile {line} wieder her (reapply_sysctl).</translation>
    </message>
    <message>
        <source>Whether it applies depends on {condition}.</source>
        <translation>Ob es gilt, hängt von {condition} ab.</translation>
    </message>
    <message>
        <source>No drive has a file {file} in sysfs, so the rule never applies. Use {key} instead.</source>
        <translation>Kein Laufwerk hat in sysfs eine Datei {file}, daher gilt die Regel nie. Verwenden Sie stattdessen {key}.</translation>
    </message>
    <message>
        <source>Whether the rule applies depends on the result of {key} {text}.</source>
        <translation>Ob die Regel gilt, hängt vom Ergebnis von {key} {text} ab.</translation>
    </message>
    <message>
        <source>Line {line} always skips this line.</source>
        <translation>Zeile {line} überspringt diese Zeile immer.</translation>
    </message>
    <message>
        <source>udev computes the value, {text}, when the rule applies.</source>
        <translation>udev berechnet den Wert {text}, wenn die Regel gilt.</translation>
    </message>
    <message>
        <source>{file} line {line} replaces the list of programs.</source>
        <translation>{file} Zeile {line} ersetzt die Liste der Programme.</translation>
    </message>
    <message>
        <source>udev searches for {program} in /usr/lib/udev only. Enter the whole path.</source>
        <translation>udev sucht {program} nur in /usr/lib/udev. Geben Sie den ganzen Pfad an.</translation>
    </message>
    <message>
        <source>There is no {file} here.</source>
        <translation>{file} ist hier nicht vorhanden.</translation>
    </message>
    <message>
        <source>{file} line {line} has closed the list of programs with :=.</source>
        <translation>{file} Zeile {line} hat die Liste der Programme mit := abgeschlossen.</translation>
    </message>
    <message>
        <source>udev starts programs without a shell, so nothing is written to a file.</source>
        <translation>udev startet Programme ohne Shell, daher wird nichts in eine Datei geschrieben.</translation>
    </message>
    <message>
        <source>udev ignores the rule: {why}.</source>
        <translation>udev ignoriert die Regel: {why}.</translation>
    </message>
    <message>
        <source>there is no key {name}</source>
        <translation>Es gibt keinen Schlüssel {name}</translation>
    </message>
    <message>
        <source>{key} can only be compared, with == or !=</source>
        <translation>{key} kann nur mit == oder != verglichen werden</translation>
    </message>
    <message>
        <source>{key} cannot be compared</source>
        <translation>{key} kann nicht verglichen werden</translation>
    </message>
    <message>
        <source>{key} can only be set with =</source>
        <translation>{key} kann nur mit = gesetzt werden</translation>
    </message>
    <message>
        <source>{key} does not support -=</source>
        <translation>{key} unterstützt -= nicht</translation>
    </message>
    <message>
        <source>{key} requires a name in braces</source>
        <translation>{key} verlangt einen Namen in geschweiften Klammern</translation>
    </message>
    <message>
        <source>{key} does not allow braces</source>
        <translation>{key} erlaubt keine geschweiften Klammern</translation>
    </message>
    <message>
        <source>rules must not set {name}</source>
        <translation>Regeln dürfen {name} nicht setzen</translation>
    </message>
    <message>
        <source>NAME={text} is rejected</source>
        <translation>NAME={text} wird abgelehnt</translation>
    </message>
    <message>
        <source>there is no {key}</source>
        <translation>{key} gibt es nicht</translation>
    </message>
    <message>
        <source>RUN only starts programs</source>
        <translation>RUN startet nur Programme</translation>
    </message>
    <message>
        <source>there is no built-in command {text}</source>
        <translation>Es gibt keinen eingebauten Befehl {text}</translation>
    </message>
    <message>
        <source>{text} is not a mode</source>
        <translation>{text} ist kein Dateimodus</translation>
    </message>
    <message>
        <source>{text} cannot be parsed</source>
        <translation>{text} ist nicht auswertbar</translation>
    </message>
    <message>
        <source>quotation marks are missing after {key}</source>
        <translation>nach {key} fehlen Anführungszeichen</translation>
    </message>
    <message>
        <source>The interval is {least} to {most} ms.</source>
        <translation>Das Intervall ist {least} bis {most} ms.</translation>
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
        <translation>/proc/mdstat konnte nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>/proc/mdstat could not be read: its format is unknown.</source>
        <translation>/proc/mdstat konnte nicht gelesen werden: Das Format ist unbekannt.</translation>
    </message>
    <message>
        <source>/proc/mdstat does not list this array.</source>
        <translation>/proc/mdstat führt dieses Array nicht auf.</translation>
    </message>
    <message>
        <source>virtual</source>
        <translation>virtuell</translation>
    </message>
    <message>
        <source>card slot</source>
        <translation>Kartensteckplatz</translation>
    </message>
    <message>
        <source>SATA {speed}</source>
        <translation>SATA {speed}</translation>
    </message>
    <message>
        <source>The kernel keeps no copy of this drive's identify data. Reading it from the drive needs permission.</source>
        <translation>Der Kernel hält keine Kopie der IDENTIFY-Daten dieses Laufwerks. Um sie vom Laufwerk zu lesen, ist eine Berechtigung nötig.</translation>
    </message>
    <message>
        <source>Reading from the controller needs permission.</source>
        <translation>Um vom Controller zu lesen, ist eine Berechtigung nötig.</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Reading would wake it and start its motor.</source>
        <translation>Das Laufwerk ist im Standby oder im Schlafmodus. Das Lesen würde es aufwecken und seinen Motor starten.</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Measuring would wake it.</source>
        <translation>Das Laufwerk ist im Standby oder im Schlafmodus. Eine Messung würde es aufwecken.</translation>
    </message>
    <message>
        <source>{drive} answers as a different drive from the one that the kernel lists. Refresh, then try again.</source>
        <translation>{drive} antwortet als ein anderes Laufwerk als das, das der Kernel aufführt. Aktualisieren Sie und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. Reading its counters might wake it.</source>
        <translation>Das Laufwerk ist im Standby oder im Schlafmodus. Das Lesen der Zähler könnte es aufwecken.</translation>
    </message>
    <message>
        <source>The drive does not report its power mode, so its counters are not read: that might wake it.</source>
        <translation>Das Laufwerk meldet seinen Energiemodus nicht, daher werden seine Zähler nicht gelesen: Das könnte es aufwecken.</translation>
    </message>
    <message>
        <source>Reading a drive's counters needs permission.</source>
        <translation>Um die Zähler eines Laufwerks zu lesen, ist eine Berechtigung nötig.</translation>
    </message>
    <message>
        <source>This drive has no counters of wear and errors that DiskTune can read.</source>
        <translation>Dieses Laufwerk hat keine Verschleiß- und Fehlerzähler, die DiskTune lesen kann.</translation>
    </message>
    <message>
        <source>SMART is off in this drive. Turn it on in Settings to monitor wear and errors.</source>
        <translation>SMART ist in diesem Laufwerk aus. Schalten Sie es unter „Einstellungen“ ein, um Verschleiß und Fehler zu überwachen.</translation>
    </message>
    <message>
        <source>This drive does not support SMART.</source>
        <translation>Dieses Laufwerk unterstützt kein SMART.</translation>
    </message>
    <message>
        <source>The drive does not return its counters</source>
        <translation>Das Laufwerk liefert seine Zähler nicht</translation>
    </message>
    <message>
        <source>The controller's identify data could not be read: {why}</source>
        <translation>Die Identify-Daten des Controllers konnten nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>{drive} is now a different drive from the one you selected. Refresh, then try again.</source>
        <translation>{drive} ist jetzt ein anderes Laufwerk als das ausgewählte. Aktualisieren Sie und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{drive} is no longer available.</source>
        <translation>{drive} ist nicht mehr verfügbar.</translation>
    </message>
    <message>
        <source>This drive does not support self-tests.</source>
        <translation>Dieses Laufwerk unterstützt keine Selbsttests.</translation>
    </message>
    <message>
        <source>The drive is in standby or sleep mode. A self-test would wake it.</source>
        <translation>Das Laufwerk ist im Standby oder im Schlafmodus. Ein Selbsttest würde es aufwecken.</translation>
    </message>
    <message>
        <source>A self-test is running. Wait until it ends, or stop it first.</source>
        <translation>Es läuft ein Selbsttest. Warten Sie, bis er endet, oder stoppen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>A self-test of a member slows that down, and takes longer itself.</source>
        <translation>Ein Selbsttest eines Mitglieds verlangsamt dies und dauert selbst länger.</translation>
    </message>
    <message>
        <source>Some USB enclosures stop an idle drive, which ends an extended self-test early. Disable such a timer first.</source>
        <translation>Manche USB-Gehäuse stoppen ein untätiges Laufwerk, was einen erweiterten Selbsttest vorzeitig beendet. Schalten Sie einen solchen Timer vorher ab.</translation>
    </message>
    <message>
        <source>The array {array} is being checked.</source>
        <translation>Auf dem Array {array} läuft eine Prüfung.</translation>
    </message>
    <message>
        <source>A self-test is running on {drive}. Wait until it ends, or stop it on the Health page.</source>
        <translation>Auf {drive} läuft ein Selbsttest. Warten Sie, bis er endet, oder stoppen Sie ihn auf der Seite „Zustand“.</translation>
    </message>
    <message>
        <source>The array {array} is rebuilding.</source>
        <translation>Auf dem Array {array} läuft ein Rebuild.</translation>
    </message>
    <message>
        <source>The array {array} is being resynchronized.</source>
        <translation>Auf dem Array {array} läuft ein Resync.</translation>
    </message>
    <message>
        <source>The array {array} is being reshaped.</source>
        <translation>Auf dem Array {array} läuft ein Umbau.</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM to {device}: the drive, or its bridge, offers none.</source>
        <translation>Der Kernel sendet kein TRIM an {device}: Das Laufwerk oder sein Adapter unterstützt es nicht.</translation>
    </message>
    <message>
        <source>Several computers share the file system.</source>
        <translation>Mehrere Computer nutzen das Dateisystem gemeinsam.</translation>
    </message>
    <message>
        <source>fstrim does not support file systems of this kind: {kind}.</source>
        <translation>fstrim unterstützt Dateisysteme dieser Art nicht: {kind}.</translation>
    </message>
    <message>
        <source>The file system is mounted read-only.</source>
        <translation>Das Dateisystem ist schreibgeschützt eingehängt.</translation>
    </message>
    <message>
        <source>The file system is in a file ({device}). TRIM would punch holes in it.</source>
        <translation>Das Dateisystem liegt in einer Datei ({device}). TRIM würde Löcher in sie stanzen.</translation>
    </message>
    <message>
        <source>{device} is on the storage network, where space may be thin or shared. Ask whoever manages it whether TRIM is safe there.</source>
        <translation>{device} liegt im Speichernetzwerk, wo Speicherplatz thin-provisioniert oder gemeinsam genutzt sein kann. Fragen Sie dessen Verwaltung, ob TRIM dort sicher ist.</translation>
    </message>
    <message>
        <source>The space is thin provisioned. TRIM can let the metadata of the pool grow, and a pool without room for it fails. Check it with lvs, then run fstrim yourself.</source>
        <translation>Der Speicherplatz ist thin-provisioniert. TRIM kann die Metadaten des Pools wachsen lassen, und ein Pool ohne Platz dafür fällt aus. Prüfen Sie das mit lvs und führen Sie fstrim dann selbst aus.</translation>
    </message>
    <message>
        <source>It is not known what the volume {volume} does with TRIM.</source>
        <translation>Es ist unbekannt, was der Datenträger {volume} mit TRIM macht.</translation>
    </message>
    <message>
        <source>{device} has parity. The kernel sends TRIM to such an array only if its administrator states that all members return zeros afterwards (devices_handle_discard_safely).</source>
        <translation>{device} hat Parität. Der Kernel sendet TRIM an ein solches Array nur, wenn der Administrator angibt, dass alle Mitglieder danach Nullen liefern (devices_handle_discard_safely).</translation>
    </message>
    <message>
        <source>The encryption does not let TRIM pass, because it would show which blocks are unused. The option discard in /etc/crypttab lets it pass.</source>
        <translation>Die Verschlüsselung lässt TRIM nicht durch, weil es zeigen würde, welche Blöcke ungenutzt sind. Die Option discard in /etc/crypttab lässt es durch.</translation>
    </message>
    <message>
        <source>{device} does not pass TRIM on to what it is on.</source>
        <translation>{device} leitet TRIM nicht an das darunterliegende Gerät weiter.</translation>
    </message>
    <message>
        <source>It is not known whether the kernel sends TRIM to {device}.</source>
        <translation>Ob der Kernel TRIM an {device} sendet, ist unbekannt.</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM to drives of this model, because they lose data by it.</source>
        <translation>Der Kernel sendet Laufwerken dieses Modells kein TRIM, weil sie dadurch Daten verlieren.</translation>
    </message>
    <message>
        <source>An array of this level has neither copies nor parity.</source>
        <translation>Ein Array dieses Levels hat weder Kopien noch Parität.</translation>
    </message>
    <message>
        <source>a resync is running</source>
        <translation>ein Resync läuft</translation>
    </message>
    <message>
        <source>a rebuild is running</source>
        <translation>ein Rebuild läuft</translation>
    </message>
    <message>
        <source>a reshape is running</source>
        <translation>ein Umbau läuft</translation>
    </message>
    <message>
        <source>a check is running</source>
        <translation>eine Prüfung läuft</translation>
    </message>
    <message>
        <source>a repair is running</source>
        <translation>eine Reparatur läuft</translation>
    </message>
    <message>
        <source>The check was started.</source>
        <translation>Die Prüfung wurde gestartet.</translation>
    </message>
    <message>
        <source>The repair was started.</source>
        <translation>Die Reparatur wurde gestartet.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Die Prüfung wurde gestoppt.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Resumed.</source>
        <translation>Fortgesetzt.</translation>
    </message>
    <message>
        <source>The bitmap was added.</source>
        <translation>Die Bitmap wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The bitmap was removed.</source>
        <translation>Die Bitmap wurde entfernt.</translation>
    </message>
    <message>
        <source>The firmware's metadata of this array has no room for an md bitmap.</source>
        <translation>Die Firmware-Metadaten dieses Arrays haben keinen Platz für eine md-Bitmap.</translation>
    </message>
    <message>
        <source>The array is busy: {what}. Wait until that has ended.</source>
        <translation>Das Array ist beschäftigt: {what}. Warten Sie, bis das beendet ist.</translation>
    </message>
    <message>
        <source>The array is paused. Resume it first.</source>
        <translation>Das Array ist angehalten. Setzen Sie es zuerst fort.</translation>
    </message>
    <message>
        <source>The array cannot be written to: it is {state}.</source>
        <translation>Auf das Array kann nicht geschrieben werden: Sein Zustand ist {state}.</translation>
    </message>
    <message>
        <source>Too many members are missing to compare anything.</source>
        <translation>Zu viele Mitglieder fehlen, um etwas zu vergleichen.</translation>
    </message>
    <message>
        <source>No check is running.</source>
        <translation>Es läuft keine Prüfung.</translation>
    </message>
    <message>
        <source>The operation is already paused.</source>
        <translation>Der Vorgang ist bereits angehalten.</translation>
    </message>
    <message>
        <source>No operation is running that could be paused.</source>
        <translation>Es läuft kein Vorgang, der angehalten werden könnte.</translation>
    </message>
    <message>
        <source>No operation is paused or waiting.</source>
        <translation>Kein Vorgang ist angehalten oder wartet.</translation>
    </message>
    <message>
        <source>The array already has a bitmap.</source>
        <translation>Das Array hat bereits eine Bitmap.</translation>
    </message>
    <message>
        <source>The array has a journal or a partial parity log, which has the same purpose.</source>
        <translation>Das Array hat ein Journal oder ein Partial Parity Log, das demselben Zweck dient.</translation>
    </message>
    <message>
        <source>The array has no bitmap.</source>
        <translation>Das Array hat keine Bitmap.</translation>
    </message>
    <message>
        <source>The bitmap is stored in a file. Remove it with mdadm --grow --bitmap=none.</source>
        <translation>Die Bitmap ist in einer Datei gespeichert. Entfernen Sie sie mit mdadm --grow --bitmap=none.</translation>
    </message>
    <message>
        <source>The kernel does not change a bitmap while an array is rebuilt, checked or paused. Wait until that has ended. A degraded array allows the change.</source>
        <translation>Während eines Rebuilds, während einer Prüfung und solange das Array angehalten ist, ändert der Kernel keine Bitmap. Warten Sie, bis das beendet ist. Ein degradiertes Array lässt die Änderung zu.</translation>
    </message>
    <message>
        <source>The array is read-only.</source>
        <translation>Das Array ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Now {what}.</source>
        <translation>Aktuell: {what}.</translation>
    </message>
    <message>
        <source>The array stays paused until you resume it.</source>
        <translation>Das Array bleibt angehalten, bis Sie es fortsetzen.</translation>
    </message>
    <message>
        <source>No operation is running.</source>
        <translation>Es läuft kein Vorgang.</translation>
    </message>
    <message>
        <source>The kernel has not answered for {seconds} s and may still do it. Check again later.</source>
        <translation>Der Kernel hat seit {seconds} s nicht geantwortet und führt es möglicherweise noch aus. Prüfen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{array} is being boosted, which changes this setting until the boost ends. End the boost first.</source>
        <translation>{array} wird beschleunigt, was diese Einstellung bis zum Ende der Beschleunigung ändert. Beenden Sie zuerst die Beschleunigung.</translation>
    </message>
    <message>
        <source>Not all earlier values could be restored: {why}</source>
        <translation>Nicht alle früheren Werte konnten wiederhergestellt werden: {why}</translation>
    </message>
    <message>
        <source>The earlier values are in force.</source>
        <translation>Die früheren Werte gelten.</translation>
    </message>
    <message>
        <source>The boost was ended before it began.</source>
        <translation>Die Beschleunigung wurde beendet, bevor sie begann.</translation>
    </message>
    <message>
        <source>{file} says how to restore what a boost has changed, but it cannot be read. Until the computer restarts, DiskTune does not boost this array. Check its settings, then remove the file.</source>
        <translation>{file} enthält, wie das von einer Beschleunigung Geänderte wiederherzustellen ist, ist aber nicht lesbar. Bis zum Neustart des Computers beschleunigt DiskTune dieses Array nicht. Prüfen Sie seine Einstellungen und entfernen Sie dann die Datei.</translation>
    </message>
    <message>
        <source>Another window is starting a boost. Try again later.</source>
        <translation>Ein anderes Fenster startet gerade eine Beschleunigung. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{array} is being boosted, and both boosts would change the same setting.</source>
        <translation>{array} wird beschleunigt, und beide Beschleunigungen würden dieselbe Einstellung ändern.</translation>
    </message>
    <message>
        <source>The process that keeps the boost has not started. Check again later.</source>
        <translation>Der Prozess, der die Beschleunigung aufrechterhält, ist nicht gestartet. Prüfen Sie es später erneut.</translation>
    </message>
    <message>
        <source>No operation is running on this array that could be boosted.</source>
        <translation>Auf diesem Array läuft kein Vorgang, der beschleunigt werden könnte.</translation>
    </message>
    <message>
        <source>There is no preset {preset}.</source>
        <translation>Es gibt keine Stufe {preset}.</translation>
    </message>
    <message>
        <source>No settings were changed. The order for the boost could not be written down: {why}.</source>
        <translation>Es wurden keine Einstellungen geändert. Der Auftrag für die Beschleunigung konnte nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>This array is not being boosted.</source>
        <translation>Dieses Array wird nicht beschleunigt.</translation>
    </message>
    <message>
        <source>The boost could not be ended: {why}.</source>
        <translation>Die Beschleunigung konnte nicht beendet werden: {why}.</translation>
    </message>
    <message>
        <source>The result of the boost was not recorded.</source>
        <translation>Das Ergebnis der Beschleunigung wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>A boost must name at least one drive, and no drive twice.</source>
        <translation>Eine Beschleunigung muss mindestens ein Laufwerk nennen und keines doppelt.</translation>
    </message>
    <message>
        <source>A change of one of these drives is on trial. Keep or revert it first.</source>
        <translation>Auf einem dieser Laufwerke ist eine Änderung auf Probe. Behalten Sie sie zuerst oder setzen Sie sie zurück.</translation>
    </message>
    <message>
        <source>This array is already being boosted. End that boost first.</source>
        <translation>Dieses Array wird bereits beschleunigt. Beenden Sie zuerst diese Beschleunigung.</translation>
    </message>
    <message>
        <source>No settings were changed. The process that keeps the boost could not be started: {why}.</source>
        <translation>Es wurden keine Einstellungen geändert. Der Prozess, der die Beschleunigung aufrechterhält, konnte nicht gestartet werden: {why}.</translation>
    </message>
    <message>
        <source>{drive} is not a drive of {array}.</source>
        <translation>{drive} ist kein Laufwerk von {array}.</translation>
    </message>
    <message>
        <source>No settings were changed.</source>
        <translation>Es wurden keine Einstellungen geändert.</translation>
    </message>
    <message>
        <source>A boost does not change {setting}.</source>
        <translation>Eine Beschleunigung ändert „{setting}“ nicht.</translation>
    </message>
    <message>
        <source>{array} is not an array.</source>
        <translation>{array} ist kein Array.</translation>
    </message>
    <message>
        <source>Files are measured by your own process, not by root's.</source>
        <translation>Dateien werden von Ihrem eigenen Prozess gemessen, nicht von dem von root.</translation>
    </message>
    <message>
        <source>Request 1 to 1000 entries.</source>
        <translation>Fordern Sie 1 bis 1000 Einträge an.</translation>
    </message>
    <message>
        <source>“{action}” does more than read.</source>
        <translation>„{action}“ tut mehr als lesen.</translation>
    </message>
    <message>
        <source>There is no action {action}.</source>
        <translation>Es gibt keine Aktion {action}.</translation>
    </message>
    <message>
        <source>The session is ending.</source>
        <translation>Die Sitzung wird beendet.</translation>
    </message>
    <message>
        <source>Too many requests at the same time.</source>
        <translation>Zu viele Anfragen gleichzeitig.</translation>
    </message>
    <message>
        <source>There is no operation {op}.</source>
        <translation>Es gibt keinen Vorgang {op}.</translation>
    </message>
    <message>
        <source>{op} is not available in a helper of class {privilege}.</source>
        <translation>{op} ist in einem Hilfsprogramm der Klasse {privilege} nicht verfügbar.</translation>
    </message>
    <message>
        <source>A request has at most {most} bytes.</source>
        <translation>Eine Anfrage hat höchstens {most} Byte.</translation>
    </message>
    <message>
        <source>Too many requests are waiting for this drive.</source>
        <translation>Zu viele Anfragen warten auf dieses Laufwerk.</translation>
    </message>
    <message>
        <source>Invalid request: {problem}.</source>
        <translation>Ungültige Anfrage: {problem}.</translation>
    </message>
    <message>
        <source>The helper stopped after an internal error.</source>
        <translation>Das Hilfsprogramm wurde nach einem internen Fehler beendet.</translation>
    </message>
    <message>
        <source>Not used for 10 minutes.</source>
        <translation>10 Minuten lang nicht verwendet.</translation>
    </message>
    <message>
        <source>Not used for 3 minutes.</source>
        <translation>3 Minuten lang nicht verwendet.</translation>
    </message>
    <message>
        <source>Not used within 30 seconds.</source>
        <translation>Nicht innerhalb von 30 Sekunden verwendet.</translation>
    </message>
    <message>
        <source>Open for 8 hours.</source>
        <translation>Seit 8 Stunden offen.</translation>
    </message>
    <message>
        <source>Settings were saved for drive {saved} behind this bridge; now it has {present}. Settings can be saved for one of them only. Delete those of the other first.</source>
        <translation>Für das Laufwerk {saved} hinter diesem Adapter wurden Einstellungen gespeichert; jetzt ist dort {present}. Nur für eines davon können Einstellungen gespeichert werden. Löschen Sie zuerst die des anderen.</translation>
    </message>
    <message>
        <source>{setting} cannot be saved, because its value is unknown. Set it first.</source>
        <translation>{setting} kann nicht gespeichert werden, weil der Wert unbekannt ist. Setzen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>{setting} is now {value}, not {seen}. No settings were saved. Check the value, then save again.</source>
        <translation>{setting} ist jetzt {value}, nicht {seen}. Es wurden keine Einstellungen gespeichert. Prüfen Sie den Wert und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>A save request must name at least one setting, and no setting twice.</source>
        <translation>Eine Anfrage zum Speichern muss mindestens eine Einstellung nennen und keine doppelt.</translation>
    </message>
    <message>
        <source>A change of this drive is on trial. Keep or revert it, then save.</source>
        <translation>Auf diesem Laufwerk ist eine Änderung auf Probe. Behalten Sie sie oder setzen Sie sie zurück und speichern Sie dann.</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: {why}</source>
        <translation>{setting} kann nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <source>{setting} cannot be saved. DiskTune could not restore its current value: {value}.</source>
        <translation>{setting} kann nicht gespeichert werden. DiskTune könnte den aktuellen Wert nicht wiederherstellen: {value}.</translation>
    </message>
    <message>
        <source>No settings were changed. The boot guard could not write its mark: {reason}.</source>
        <translation>Es wurden keine Einstellungen geändert. Der Startschutz konnte seine Markierung nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>There is no setting {name}.</source>
        <translation>Es gibt keine Einstellung {name}.</translation>
    </message>
    <message>
        <source>No settings were saved.</source>
        <translation>Es wurden keine Einstellungen gespeichert.</translation>
    </message>
    <message>
        <source>No drive has this identity.</source>
        <translation>Kein Laufwerk hat diese Identität.</translation>
    </message>
    <message>
        <source>the file is not plain text in UTF-8</source>
        <translation>Die Datei ist kein reiner Text in UTF-8</translation>
    </message>
    <message>
        <source>the file ends within this line; it may be truncated</source>
        <translation>Die Datei endet in dieser Zeile; sie ist möglicherweise abgeschnitten</translation>
    </message>
    <message>
        <source>this is neither a [section] nor a line like “key = value”</source>
        <translation>Dies ist weder ein [Abschnitt] noch eine Zeile wie „Schlüssel = Wert“</translation>
    </message>
    <message>
        <source>“{key}” is outside any section</source>
        <translation>„{key}“ steht außerhalb aller Abschnitte</translation>
    </message>
    <message>
        <source>“{key}” appears more than twice; none of these lines is used</source>
        <translation>„{key}“ kommt mehr als zweimal vor; keine dieser Zeilen wird verwendet</translation>
    </message>
    <message>
        <source>“{key}” also appears in line {first}; neither line is used</source>
        <translation>„{key}“ steht auch in Zeile {first}; keine der beiden Zeilen wird verwendet</translation>
    </message>
    <message>
        <source>[{section}] appears twice; only the lines below line {first} are used</source>
        <translation>[{section}] kommt zweimal vor; nur die Zeilen unter Zeile {first} werden verwendet</translation>
    </message>
    <message>
        <source>a newer version of DiskTune wrote this file (format {format}); this version neither uses nor changes it</source>
        <translation>Eine neuere DiskTune-Version hat diese Datei geschrieben (Format {format}); diese Version verwendet und ändert sie nicht</translation>
    </message>
    <message>
        <source>[{section}] has no “identity” that matches the file name; nothing in this file is applied</source>
        <translation>[{section}] hat keine „identity“, die zum Dateinamen passt; nichts in dieser Datei wird angewendet</translation>
    </message>
    <message>
        <source>“{setting}” can no longer be set</source>
        <translation>„{setting}“ kann nicht mehr gesetzt werden</translation>
    </message>
    <message>
        <source>“{setting}” is never saved</source>
        <translation>„{setting}“ wird nie gespeichert</translation>
    </message>
    <message>
        <source>“{key}” belongs in the file of a drive or an array</source>
        <translation>„{key}“ gehört in die Datei eines Laufwerks oder eines Arrays</translation>
    </message>
    <message>
        <source>“{key}” belongs in {file}</source>
        <translation>„{key}“ gehört in {file}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}.</source>
        <translation>{file}, Zeile {line}: {problem}.</translation>
    </message>
    <message>
        <source>[{section}] must contain “version = {format}”; nothing in this file is applied</source>
        <translation>[{section}] muss „version = {format}“ enthalten; nichts in dieser Datei wird angewendet</translation>
    </message>
    <message>
        <source>[{section}] is not a known section; its lines are ignored</source>
        <translation>[{section}] ist kein bekannter Abschnitt; seine Zeilen werden ignoriert</translation>
    </message>
    <message>
        <source>there is no setting “{key}”</source>
        <translation>Es gibt keine Einstellung „{key}“</translation>
    </message>
    <message>
        <source>[{section}] has no key “{key}”</source>
        <translation>[{section}] hat keinen Schlüssel „{key}“</translation>
    </message>
    <message>
        <source>“{text}” is not valid for “{setting}”; valid values: {hint}</source>
        <translation>„{text}“ ist für „{setting}“ nicht gültig; gültige Werte: {hint}</translation>
    </message>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>{file} konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>{drive} reports nothing that identifies it. It can be changed, but not saved.</source>
        <translation>{drive} meldet nichts, was es identifiziert. Es kann geändert, aber nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>{drive} and {twins} report the same identity, so DiskTune could not assign saved settings to the right drive. They can be changed, but not saved.</source>
        <translation>{drive} und {twins} melden dieselbe Identität, daher könnte DiskTune gespeicherte Einstellungen nicht dem richtigen Laufwerk zuordnen. Die Laufwerke können geändert, aber nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>{drives} report the same identity. No saved settings are applied, because they might be for the other drive.</source>
        <translation>{drives} melden dieselbe Identität. Es werden keine gespeicherten Einstellungen angewendet, weil sie für das andere Laufwerk bestimmt sein könnten.</translation>
    </message>
    <message>
        <source>This drive was not seen for more than a year. If it is gone permanently, delete its saved settings.</source>
        <translation>Dieses Laufwerk wurde seit mehr als einem Jahr nicht gesehen. Ist es dauerhaft weg, löschen Sie seine gespeicherten Einstellungen.</translation>
    </message>
    <message>
        <source>No settings were saved. Correct the file first: {problem}</source>
        <translation>Es wurden keine Einstellungen gespeichert. Korrigieren Sie zuerst die Datei: {problem}</translation>
    </message>
    <message>
        <source>{file} could not be written and is unchanged: {reason}.</source>
        <translation>{file} konnte nicht geschrieben werden und ist unverändert: {reason}.</translation>
    </message>
    <message>
        <source>The firmware was {saved} when this was saved and is {present} now. Check that the settings still work, then save them again.</source>
        <translation>Die Firmware war beim Speichern {saved} und ist jetzt {present}. Prüfen Sie, ob die Einstellungen noch funktionieren, und speichern Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>{file} was written, but reads back differently.</source>
        <translation>{file} wurde geschrieben, liest sich aber anders zurück.</translation>
    </message>
    <message>
        <source>Another program is saving settings. Try again in a moment.</source>
        <translation>Ein anderes Programm speichert gerade Einstellungen. Versuchen Sie es gleich erneut.</translation>
    </message>
    <message>
        <source>{file} is not one of DiskTune's files; it has no effect.</source>
        <translation>{file} ist keine Datei von DiskTune; sie hat keine Wirkung.</translation>
    </message>
    <message>
        <source>The drive is being trimmed. Stop that first.</source>
        <translation>Das Laufwerk wird gerade getrimmt. Stoppen Sie das zuerst.</translation>
    </message>
    <message>
        <source>An experiment is running on this drive. Stop it first.</source>
        <translation>Auf diesem Laufwerk läuft ein Vergleichstest. Stoppen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>{setting} is now {now}, not {expected}. No settings were changed. Check the value, then apply again.</source>
        <translation>{setting} ist jetzt {now}, nicht {expected}. Es wurden keine Einstellungen geändert. Prüfen Sie den Wert und wenden Sie die Änderung erneut an.</translation>
    </message>
    <message>
        <source>{setting} was set, but another of these changes made it {value}.</source>
        <translation>{setting} wurde gesetzt, aber eine andere dieser Änderungen machte daraus {value}.</translation>
    </message>
    <message>
        <source>{setting}: the value was accepted, but reading it back gives {value}.</source>
        <translation>{setting}: Der Wert wurde akzeptiert, aber das Zurücklesen ergibt {value}.</translation>
    </message>
    <message>
        <source>Not applied, because an earlier change failed.</source>
        <translation>Nicht angewendet, weil eine frühere Änderung fehlgeschlagen ist.</translation>
    </message>
    <message>
        <source>A change must name at least one setting, and no setting twice.</source>
        <translation>Eine Änderung muss mindestens eine Einstellung nennen und keine doppelt.</translation>
    </message>
    <message>
        <source>{file} says how to restore settings that were on trial, but it cannot be read. Until the computer restarts, DiskTune changes nothing on that drive. Check its settings, then remove the file.</source>
        <translation>{file} enthält, wie Einstellungen auf Probe wiederherzustellen sind, ist aber nicht lesbar. Bis zum Neustart des Computers ändert DiskTune auf diesem Laufwerk nichts. Prüfen Sie seine Einstellungen und entfernen Sie dann die Datei.</translation>
    </message>
    <message>
        <source>Another window has a change of this drive on trial, or compares values on it. No settings were changed. Wait until that has ended, or end it there.</source>
        <translation>Ein anderes Fenster hat eine Änderung dieses Laufwerks auf Probe oder vergleicht Werte darauf. Es wurden keine Einstellungen geändert. Warten Sie, bis das beendet ist, oder beenden Sie es dort.</translation>
    </message>
    <message>
        <source>That trial has already ended.</source>
        <translation>Diese Probe ist bereits beendet.</translation>
    </message>
    <message>
        <source>The earlier values could not be written down: {error}.</source>
        <translation>Die früheren Werte konnten nicht gespeichert werden: {error}.</translation>
    </message>
    <message>
        <source>The file with the earlier values has disappeared from {folder}.</source>
        <translation>Die Datei mit den früheren Werten ist aus {folder} verschwunden.</translation>
    </message>
    <message>
        <source>The service that would revert the trial did not start: {error}.</source>
        <translation>Der Dienst, der die Probe zurücksetzen würde, ist nicht gestartet: {error}.</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>The changes of that trial are still being applied.</source>
        <translation>Die Änderungen dieser Probe werden noch angewendet.</translation>
    </message>
    <message>
        <source>The trial could not be extended: {error}.</source>
        <translation>Die Probe konnte nicht verlängert werden: {error}.</translation>
    </message>
    <message>
        <source>The change could not be kept and stays on trial until its time is over: {error}.</source>
        <translation>Die Änderung konnte nicht behalten werden und bleibt auf Probe, bis ihre Zeit abgelaufen ist: {error}.</translation>
    </message>
    <message>
        <source>Files are measured as the user who owns them. Start DiskTune without sudo.</source>
        <translation>Dateien werden als der Benutzer gemessen, dem sie gehören. Starten Sie DiskTune ohne sudo.</translation>
    </message>
    <message>
        <source>The process that starts programs has exited. Unlock again to continue.</source>
        <translation>Der Prozess, der Programme startet, wurde beendet. Entsperren Sie erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>{file} does not belong to root; DiskTune neither reads nor changes it.</source>
        <translation>{file} gehört nicht root; DiskTune liest und ändert die Datei nicht.</translation>
    </message>
    <message>
        <source>{file} can be written by others than root; DiskTune neither reads nor changes it.</source>
        <translation>{file} kann von anderen als root geschrieben werden; DiskTune liest und ändert die Datei nicht.</translation>
    </message>
    <message>
        <source>{file} is not a regular file; DiskTune neither reads nor changes it.</source>
        <translation>{file} ist keine normale Datei; DiskTune liest und ändert sie nicht.</translation>
    </message>
    <message>
        <source>{file} has more than {most} KiB; DiskTune neither reads nor changes it.</source>
        <translation>{file} hat mehr als {most} KiB; DiskTune liest und ändert die Datei nicht.</translation>
    </message>
    <message>
        <source>{file} is a symbolic link; DiskTune neither reads nor changes it.</source>
        <translation>{file} ist ein symbolischer Link; DiskTune liest und ändert ihn nicht.</translation>
    </message>
    <message>
        <source>{file} is not a directory; DiskTune neither reads nor changes it.</source>
        <translation>{file} ist kein Ordner; DiskTune liest und ändert dort nichts.</translation>
    </message>
    <message>
        <source>DiskTune did not send a command to {drive}, because of an internal error. Report this: {mistake}.</source>
        <translation>DiskTune hat wegen eines internen Fehlers einen Befehl nicht an {drive} gesendet. Melden Sie dies: {mistake}.</translation>
    </message>
    <message>
        <source>{drive} reported an error. The kernel's message: {message}.</source>
        <translation>{drive} meldete einen Fehler. Die Meldung des Kernels: {message}.</translation>
    </message>
    <message>
        <source>{drive} is no longer available. Check the cable and power, then reconnect it.</source>
        <translation>{drive} ist nicht mehr verfügbar. Prüfen Sie Kabel und Stromversorgung und schließen Sie es wieder an.</translation>
    </message>
    <message>
        <source>You have no permission to open {drive}.</source>
        <translation>Sie haben keine Berechtigung, {drive} zu öffnen.</translation>
    </message>
    <message>
        <source>{drive} is in use by a program or driver that does not share it.</source>
        <translation>{drive} wird von einem Programm oder Treiber exklusiv genutzt.</translation>
    </message>
    <message>
        <source>{drive} does not support this kind of command.</source>
        <translation>{drive} unterstützt diese Art von Befehl nicht.</translation>
    </message>
    <message>
        <source>{file} cannot be written to, and DiskTune keeps the values to restore there. Make it writable, then try again. The system reports: {reason}.</source>
        <translation>{file} kann nicht geschrieben werden, und DiskTune bewahrt dort die wiederherzustellenden Werte auf. Machen Sie es beschreibbar und versuchen Sie es erneut. Das System meldet: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written to, and DiskTune keeps the values to restore there. Free some space there, then try again. The system reports: {reason}.</source>
        <translation>{file} kann nicht geschrieben werden, und DiskTune bewahrt dort die wiederherzustellenden Werte auf. Schaffen Sie dort Platz und versuchen Sie es erneut. Das System meldet: {reason}.</translation>
    </message>
    <message>
        <source>Boosts need systemd, which does not run on this computer</source>
        <translation>Beschleunigungen benötigen systemd, das auf diesem Computer nicht läuft</translation>
    </message>
    <message>
        <source>{program} did not end within {seconds} s</source>
        <translation>{program} wurde nicht innerhalb von {seconds} s beendet</translation>
    </message>
    <message>
        <source>It printed more than {most} bytes</source>
        <translation>Es wurden mehr als {most} Byte ausgegeben</translation>
    </message>
    <message>
        <source>The system allows DiskTune no further thread. Nothing was started. Try again later.</source>
        <translation>Das System erlaubt DiskTune keinen weiteren Thread. Es wurde nichts gestartet. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{drive} answered with an empty identify page.</source>
        <translation>{drive} antwortete mit einer leeren IDENTIFY-Seite.</translation>
    </message>
    <message>
        <source>{drive} answered with an empty page.</source>
        <translation>{drive} antwortete mit einer leeren Seite.</translation>
    </message>
    <message>
        <source>The drive does not report this setting</source>
        <translation>Das Laufwerk meldet diese Einstellung nicht</translation>
    </message>
    <message>
        <source>The drive does not accept this value</source>
        <translation>Das Laufwerk akzeptiert diesen Wert nicht</translation>
    </message>
    <message>
        <source>{why} (sense {codes}).</source>
        <translation>{why} (Sense {codes}).</translation>
    </message>
    <message>
        <source>The drive returned a different page than the mode page.</source>
        <translation>Das Laufwerk lieferte eine andere Seite als die Mode-Seite.</translation>
    </message>
    <message>
        <source>{why}: the command was lost in transit.</source>
        <translation>{why}: Der Befehl ging bei der Übertragung verloren.</translation>
    </message>
    <message>
        <source>{why}: the drive is not ready.</source>
        <translation>{why}: Das Laufwerk ist nicht bereit.</translation>
    </message>
    <message>
        <source>{why} (no sense data).</source>
        <translation>{why} (keine Sense-Daten).</translation>
    </message>
    <message>
        <source>The controller does not accept this value</source>
        <translation>Der Controller akzeptiert diesen Wert nicht</translation>
    </message>
    <message>
        <source>The controller cannot save this</source>
        <translation>Der Controller kann dies nicht speichern</translation>
    </message>
    <message>
        <source>The controller does not allow this to be changed</source>
        <translation>Der Controller erlaubt diese Änderung nicht</translation>
    </message>
    <message>
        <source>The controller does not keep this for each namespace</source>
        <translation>Der Controller hält dies nicht je Namensraum</translation>
    </message>
    <message>
        <source>A self-test is already running</source>
        <translation>Es läuft bereits ein Selbsttest</translation>
    </message>
    <message>
        <source>{why} (NVMe status {code}).</source>
        <translation>{why} (NVMe-Status {code}).</translation>
    </message>
    <message>
        <source>The controller rejected the Identify command</source>
        <translation>Der Controller hat den Identify-Befehl abgelehnt</translation>
    </message>
    <message>
        <source>The controller does not return this log</source>
        <translation>Der Controller liefert dieses Protokoll nicht</translation>
    </message>
    <message>
        <source>The controller does not report this setting</source>
        <translation>Der Controller meldet diese Einstellung nicht</translation>
    </message>
    <message>
        <source>The controller rejected the change</source>
        <translation>Der Controller hat die Änderung abgelehnt</translation>
    </message>
    <message>
        <source>The controller rejected the self-test</source>
        <translation>Der Controller hat den Selbsttest abgelehnt</translation>
    </message>
    <message>
        <source>The drive reports no power conditions.</source>
        <translation>Das Laufwerk meldet keine Energiezustände.</translation>
    </message>
    <message>
        <source>The drive does not enter this power condition</source>
        <translation>Das Laufwerk wechselt nicht in diesen Energiezustand</translation>
    </message>
    <message>
        <source>The drive does not return its defects</source>
        <translation>Das Laufwerk gibt seine Defekte nicht zurück</translation>
    </message>
    <message>
        <source>The drive does not return this page</source>
        <translation>Das Laufwerk gibt diese Seite nicht zurück</translation>
    </message>
    <message>
        <source>The drive rejected the command (SCT status {code}).</source>
        <translation>Das Laufwerk hat den Befehl abgelehnt (SCT-Status {code}).</translation>
    </message>
    <message>
        <source>The drive is still busy with another SCT command.</source>
        <translation>Das Laufwerk ist noch mit einem anderen SCT-Befehl beschäftigt.</translation>
    </message>
    <message>
        <source>The drive does not start the self-test</source>
        <translation>Das Laufwerk startet den Selbsttest nicht</translation>
    </message>
    <message>
        <source>The drive does not stop the self-test</source>
        <translation>Das Laufwerk stoppt den Selbsttest nicht</translation>
    </message>
    <message numerus="yes">
        <source>Change {n} drives: {names}</source>
        <translation>
            <numerusform>Ein Laufwerk ändern: {names}</numerusform>
            <numerusform>{n} Laufwerke ändern: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} drives on trial: keep or revert the changes on each.</source>
        <translation>
            <numerusform>Änderungen auf Probe auf {n} Laufwerk: Behalten Sie sie oder setzen Sie sie zurück.</numerusform>
            <numerusform>Änderungen auf Probe auf {n} Laufwerken: Behalten Sie sie auf jedem oder setzen Sie sie zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} selected</source>
        <translation>
            <numerusform>{n} ausgewählt</numerusform>
            <numerusform>{n} ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array survives {n} more member failures.</source>
        <translation>
            <numerusform>Das Array übersteht den Ausfall eines weiteren Mitglieds.</numerusform>
            <numerusform>Das Array übersteht den Ausfall von {n} weiteren Mitgliedern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No members are in slots {slots}.</source>
        <translation>
            <numerusform>In Slot {slots} ist kein Mitglied.</numerusform>
            <numerusform>In den Slots {slots} sind keine Mitglieder.</numerusform>
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
            <numerusform>{n} Mitglied</numerusform>
            <numerusform>{n} Mitglieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members not in sync</source>
        <translation>
            <numerusform>{n} Mitglied nicht synchron</numerusform>
            <numerusform>{n} Mitglieder nicht synchron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} read errors</source>
        <translation>
            <numerusform>{n} Lesefehler</numerusform>
            <numerusform>{n} Lesefehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bad block ranges</source>
        <translation>
            <numerusform>{n} defekter Blockbereich</numerusform>
            <numerusform>{n} defekte Blockbereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stripes ({cost} of memory), {used} in use</source>
        <translation>
            <numerusform>{n} Stripe ({cost} Arbeitsspeicher), {used} belegt</numerusform>
            <numerusform>{n} Stripes ({cost} Arbeitsspeicher), {used} belegt</numerusform>
        </translation>
    </message>
    <message>
        <source>{drive}: {settings} changed during the measurement. The result does not belong to one value. Measure again.</source>
        <translation>{drive}: {settings} hat sich während der Messung geändert. Das Ergebnis gehört nicht zu einem einzigen Wert. Messen Sie erneut.</translation>
    </message>
    <message>
        <source>{setting} ({before} → {after})</source>
        <translation>{setting} ({before} → {after})</translation>
    </message>
    <message numerus="yes">
        <source>{titled}, {n} workloads: maximum {best} {unit}.</source>
        <translation>
            <numerusform>{titled}, {n} Workload: Maximum {best} {unit}.</numerusform>
            <numerusform>{titled}, {n} Workloads: Maximum {best} {unit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Median of {n} runs, slowest {slowest}, fastest {fastest} ({spread} spread).</source>
        <translation>
            <numerusform>Median aus {n} Durchlauf, langsamster {slowest}, schnellster {fastest} ({spread} Streuung).</numerusform>
            <numerusform>Median aus {n} Durchläufen, langsamster {slowest}, schnellster {fastest} ({spread} Streuung).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs are invalid.</source>
        <translation>
            <numerusform>{n} Durchlauf ist ungültig.</numerusform>
            <numerusform>{n} Durchläufe sind ungültig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grown defect list has {n} elements: sectors that the disk has replaced since it was made.</source>
        <translation>
            <numerusform>Die Liste hinzugekommener Defekte hat {n} Eintrag: ein Sektor, den das Laufwerk seit seiner Herstellung ersetzt hat.</numerusform>
            <numerusform>Die Liste hinzugekommener Defekte hat {n} Einträge: Sektoren, die das Laufwerk seit seiner Herstellung ersetzt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drive has recorded {n} errors over its life.</source>
        <translation>
            <numerusform>Das Laufwerk hat in seiner Lebenszeit {n} Fehler aufgezeichnet.</numerusform>
            <numerusform>Das Laufwerk hat in seiner Lebenszeit {n} Fehler aufgezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation}, {percent}</source>
        <translation>{operation}, {percent}</translation>
    </message>
    <message numerus="yes">
        <source>{n} changes to review</source>
        <translation>
            <numerusform>{n} Änderung zu prüfen</numerusform>
            <numerusform>{n} Änderungen zu prüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last}, {n} values</source>
        <translation>
            <numerusform>{first} bis {last}, {n} Wert</numerusform>
            <numerusform>{first} bis {last}, {n} Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}, {runs} of {seconds}, about {time}.</source>
        <translation>{rounds}, {runs} zu {seconds}, etwa {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} Runde</numerusform>
            <numerusform>{n} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs</source>
        <translation>
            <numerusform>{n} Durchlauf</numerusform>
            <numerusform>{n} Durchläufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} experiments found no faster value. Keep the current values.</source>
        <translation>
            <numerusform>{n} Vergleichstest fand keinen schnelleren Wert. Behalten Sie den aktuellen Wert.</numerusform>
            <numerusform>{n} Vergleichstests fanden keinen schnelleren Wert. Behalten Sie die aktuellen Werte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {m} experiments found a faster value. Select one above for details.</source>
        <translation>
            <numerusform>{n} von {m} Vergleichstests fand einen schnelleren Wert. Wählen Sie ihn oben aus, um Einzelheiten zu sehen.</numerusform>
            <numerusform>{n} von {m} Vergleichstests fanden einen schnelleren Wert. Wählen Sie oben einen aus, um Einzelheiten zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid because of disturbances: {count} of {m}.</source>
        <translation>Wegen Störungen ungültig: {count} von {m}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <translation>
            <numerusform>{n} Paar</numerusform>
            <numerusform>{n} Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings</source>
        <translation>
            <numerusform>{n} Befund</numerusform>
            <numerusform>{n} Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks without a result</source>
        <translation>
            <numerusform>{n} Prüfung ohne Ergebnis</numerusform>
            <numerusform>{n} Prüfungen ohne Ergebnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks found well</source>
        <translation>
            <numerusform>{n} Prüfung in Ordnung</numerusform>
            <numerusform>{n} Prüfungen in Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings dismissed</source>
        <translation>
            <numerusform>{n} Befund ausgeblendet</numerusform>
            <numerusform>{n} Befunde ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>/proc/mdstat cannot be read, or does not list this array.</source>
        <translation>/proc/mdstat ist nicht lesbar oder führt dieses Array nicht auf.</translation>
    </message>
    <message numerus="yes">
        <source>{n} entries were saved as {name}.</source>
        <translation>
            <numerusform>{n} Eintrag wurde als {name} gespeichert.</numerusform>
            <numerusform>{n} Einträge wurden als {name} gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} blocks of ranges</source>
        <translation>
            <numerusform>bis zu {n} Block mit Bereichen</numerusform>
            <numerusform>bis zu {n} Blöcke mit Bereichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} saved</source>
        <translation>
            <numerusform>{n} gespeichert</numerusform>
            <numerusform>{n} gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} have another value now, set by {tools}.</source>
        <translation>
            <numerusform>{n} hat jetzt einen anderen Wert, gesetzt durch {tools}.</numerusform>
            <numerusform>{n} haben jetzt einen anderen Wert, gesetzt durch {tools}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} have another value now.</source>
        <translation>
            <numerusform>{n} hat jetzt einen anderen Wert.</numerusform>
            <numerusform>{n} haben jetzt einen anderen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from the drive.</source>
        <translation>Vom Laufwerk gelesen.</translation>
    </message>
    <message>
        <source>From the kernel's record, not from the device.</source>
        <translation>Aus den Aufzeichnungen des Kernels, nicht vom Gerät.</translation>
    </message>
    <message>
        <source>From DiskTune's record, not from the device.</source>
        <translation>Aus den Aufzeichnungen von DiskTune, nicht vom Gerät.</translation>
    </message>
    <message>
        <source>Read from the drive at {moment}.</source>
        <translation>Vom Laufwerk gelesen am {moment}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} missing or rebuilding</source>
        <translation>
            <numerusform>{n} fehlend oder im Rebuild</numerusform>
            <numerusform>{n} fehlend oder im Rebuild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memory pages</source>
        <translation>
            <numerusform>{n} Speicherseite</numerusform>
            <numerusform>{n} Speicherseiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your note on this drive is left out because serial numbers are masked.</source>
        <translation>Ihre Notiz zu diesem Laufwerk fehlt hier, weil Seriennummern unkenntlich gemacht werden.</translation>
    </message>
    <message numerus="yes">
        <source>{n} results deleted.</source>
        <translation>
            <numerusform>{n} Ergebnis gelöscht.</numerusform>
            <numerusform>{n} Ergebnisse gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results written to {path}, including serial numbers.</source>
        <translation>
            <numerusform>{n} Ergebnis wurde nach {path} geschrieben, einschließlich Seriennummern.</numerusform>
            <numerusform>{n} Ergebnisse wurden nach {path} geschrieben, einschließlich Seriennummern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tests</source>
        <translation>
            <numerusform>{n} Test</numerusform>
            <numerusform>{n} Tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results overlaid</source>
        <translation>
            <numerusform>{n} Ergebnis überlagert</numerusform>
            <numerusform>{n} Ergebnisse überlagert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results overlaid, without a verdict.</source>
        <translation>
            <numerusform>{n} Ergebnis überlagert, ohne Urteil.</numerusform>
            <numerusform>{n} Ergebnisse überlagert, ohne Urteil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulated computer</source>
        <translation>Simulierter Rechner</translation>
    </message>
    <message numerus="yes">
        <source>{n} results added.</source>
        <translation>
            <numerusform>{n} Ergebnis hinzugefügt.</numerusform>
            <numerusform>{n} Ergebnisse hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} were already stored.</source>
        <translation>
            <numerusform>{n} war bereits gespeichert.</numerusform>
            <numerusform>{n} waren bereits gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} runs, {share} apart</source>
        <translation>
            <numerusform>{n} Durchlauf, {share} Streuung</numerusform>
            <numerusform>{n} Durchläufe, {share} Streuung</numerusform>
        </translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message numerus="yes">
        <source>{n} blocks</source>
        <translation>
            <numerusform>{n} Block</numerusform>
            <numerusform>{n} Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>median latency (p50)</source>
        <translation>Medianlatenz (p50)</translation>
    </message>
    <message>
        <source>99th-percentile latency (p99)</source>
        <translation>99. Perzentil der Latenz (p99)</translation>
    </message>
    <message numerus="yes">
        <source>Mismatches were found in {n} sectors.</source>
        <translation>
            <numerusform>Abweichungen wurden in {n} Sektor gefunden.</numerusform>
            <numerusform>Abweichungen wurden in {n} Sektoren gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The repair corrected mismatches in {n} sectors.</source>
        <translation>
            <numerusform>Die Reparatur hat Abweichungen in {n} Sektor korrigiert.</numerusform>
            <numerusform>Die Reparatur hat Abweichungen in {n} Sektoren korrigiert.</numerusform>
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
        <translation>Der Status des Laufwerks selbst sagt einen Ausfall voraus.</translation>
    </message>
    <message>
        <source>A self-test of the drive failed.</source>
        <translation>Ein Selbsttest des Laufwerks ist fehlgeschlagen.</translation>
    </message>
</context><context>
    <name>Session</name>
    <message>
        <location filename="../client/session.py" />
        <source>The helper is not running.</source>
        <translation>Das Hilfsprogramm läuft nicht.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>Unlock first: this needs an administrator's password.</source>
        <translation>Entsperren Sie zuerst: Dafür ist das Passwort eines Administrators nötig.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The password request was cancelled. You can unlock again at any time.</source>
        <translation>Die Passwortanfrage wurde abgebrochen. Sie können jederzeit erneut entsperren.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The helper program is missing. Reinstall DiskTune.</source>
        <translation>Das Hilfsprogramm fehlt. Installieren Sie DiskTune neu.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>An earlier session ended unexpectedly. DiskTune is reverting its settings on trial; the History page shows the result.</source>
        <translation>Eine frühere Sitzung endete unerwartet. DiskTune setzt ihre Einstellungen auf Probe zurück; die Seite „Verlauf“ zeigt das Ergebnis.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The helper process exited. Unlock again to continue.</source>
        <translation>Der Hilfsprozess wurde beendet. Entsperren Sie erneut, um fortzufahren.</translation>
    </message>
</context><context>
    <name>SettingFacts</name>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Supported values</source>
        <translation>Unterstützte Werte</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Lifetime</source>
        <translation>Gültigkeit</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Other names</source>
        <translation>Andere Namen</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{value}: {meaning}</source>
        <translation>{value}: {meaning}</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{value}, as the drive reports</source>
        <translation>{value}, wie das Laufwerk meldet</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>on or off</source>
        <translation>ein oder aus</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>only {off}</source>
        <translation>nur {off}</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{range} in steps of {step}</source>
        <translation>{range} in Schritten von {step}</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{range}, or {off}</source>
        <translation>{range} oder {off}</translation>
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
        <translation>bisher {value}</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Set to &amp;Default</source>
        <translation>Auf Stan&amp;dard setzen</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>&amp;Undo This Change</source>
        <translation>Diese Änderung r&amp;ückgängig machen</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>&amp;Who Else Sets This</source>
        <translation>&amp;Wer setzt dies noch</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Undo this change</source>
        <translation>Diese Änderung rückgängig machen</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Undo the change of {setting}</source>
        <translation>Änderung rückgängig machen: {setting}</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>Description, lifetime, risk and sources</source>
        <translation>Beschreibung, Gültigkeit, Risiko und Quellen</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>About {setting}</source>
        <translation>Hilfe: {setting}</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>hdparm flag {flag}</source>
        <translation>hdparm-Option {flag}</translation>
    </message>
</context><context>
    <name>SettingSearch</name>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>By label, purpose, kernel file or its name in another tool, such as hdparm</source>
        <translation>Nach Bezeichnung, Zweck, Kernel-Datei oder dem Namen in einem anderen Programm wie hdparm</translation>
    </message>
    <message>
        <location filename="../widgets/search_field.py" />
        <source>Find a setting by label, purpose, kernel file or a name in another tool</source>
        <translation>Einstellung nach Bezeichnung, Zweck, Kernel-Datei oder Namen in einem anderen Programm suchen</translation>
    </message>
</context><context>
    <name>SettingsPage</name>
    <message>
        <location filename="../settings/copying.py" />
        <source>Copied as commands.</source>
        <translation>Als Befehle kopiert.</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: {message}</source>
        <translation>{drive}: {message}</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context><context>
    <name>SettingsSheet</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Reading settings from the drive…</source>
        <translation>Einstellungen werden vom Laufwerk gelesen …</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>No matching settings.</source>
        <translation>Keine passenden Einstellungen.</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Show A&amp;ll Settings</source>
        <translation>A&amp;lle Einstellungen</translation>
    </message>
    <message>
        <location filename="../settings/sheet.py" />
        <source>Shows all settings instead of only the recommended ones</source>
        <translation>Zeigt alle Einstellungen statt nur der empfohlenen</translation>
    </message>
</context><context>
    <name>SpeedUp</name>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>&amp;Boost Until Finished</source>
        <translation>&amp;Bis zum Ende beschleunigen</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Revert Now</source>
        <translation>Jetzt zurücksetzen</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Test Queue Depths</source>
        <translation>Warteschlangentiefen testen</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Runs the members at several queue depths for about two minutes and uses the fastest until the operation finishes. Some controllers are fastest with 1; with most there is no difference.</source>
        <translation>Betreibt die Mitglieder etwa zwei Minuten lang mit mehreren Warteschlangentiefen und verwendet die schnellste, bis der Vorgang beendet ist. Manche Controller sind mit 1 am schnellsten; bei den meisten gibt es keinen Unterschied.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost Until Finished</source>
        <translation>Bis zum Ende beschleunigen</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost preset</source>
        <translation>Beschleunigungsstufe</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Until finished</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>No operation is running. During a rebuild, resync or check you can raise limits here until it finishes.</source>
        <translation>Es läuft kein Vorgang. Während Rebuild, Resync oder Prüfung können Sie hier die Grenzen anheben, bis der Vorgang beendet ist.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Set each value yourself. Read-ahead affects programs, not the rebuild. Some controllers are faster with a queue depth of 1.</source>
        <translation>Setzen Sie jeden Wert selbst. Vorauslesen betrifft Programme, nicht den Rebuild. Manche Controller sind mit Warteschlangentiefe 1 schneller.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>These values are in effect. Revert them to choose others.</source>
        <translation>Diese Werte sind wirksam. Setzen Sie sie zurück, um andere zu wählen.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The preset sets these values. Select “Custom” above to set them yourself.</source>
        <translation>Die Stufe bestimmt diese Werte. Wählen Sie oben „Benutzerdefiniert“, um sie selbst zu setzen.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>These choices change no value.</source>
        <translation>Diese Auswahl ändert keinen Wert.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The stripe cache uses {more} more memory.</source>
        <translation>Der Stripe-Cache belegt {more} zusätzlichen Arbeitsspeicher.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>The amount of free memory is unknown.</source>
        <translation>Die Menge des freien Arbeitsspeichers ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>{free} of memory were free when DiskTune read the values.</source>
        <translation>{free} Arbeitsspeicher waren frei, als DiskTune die Werte gelesen hat.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>DiskTune limits one array to half of the free memory.</source>
        <translation>DiskTune begrenzt ein Array auf die Hälfte des freien Arbeitsspeichers.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Stop and Revert</source>
        <translation>Stoppen und zurücksetzen</translation>
    </message>
</context><context>
    <name>StatusPanel</name>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>Progress of the operation</source>
        <translation>Fortschritt des Vorgangs</translation>
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>The state of the array is unknown. {why}</source>
        <translation>Der Zustand des Arrays ist unbekannt. {why}</translation>
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>{why} The values below were read at {time}.</source>
        <translation>{why} Die Werte unten wurden um {time} gelesen.</translation>
    </message>
</context><context>
    <name>Store</name>
    <message>
        <location filename="../store/locked_file.py" />
        <source>Another window or the tray has locked the file</source>
        <translation>Ein anderes Fenster oder das Symbol im Systembereich hat die Datei gesperrt</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <location filename="../store/note_file.py" />
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>The results in {path} cannot be used: {problem}. The file could not be renamed ({why}), so new results are kept only until DiskTune closes.</source>
        <translation>Die Ergebnisse in {path} sind nicht verwendbar: {problem}. Die Datei konnte nicht umbenannt werden ({why}), daher bleiben neue Ergebnisse nur erhalten, bis DiskTune geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>The results in {path} cannot be used: {problem}. The file was renamed to {name}; new results are stored in a new file.</source>
        <translation>Die Ergebnisse in {path} sind nicht verwendbar: {problem}. Die Datei wurde in {name} umbenannt; neue Ergebnisse werden in einer neuen Datei gespeichert.</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>Results cannot be stored in {folder}: {why}. New results are kept only until DiskTune closes.</source>
        <translation>In {folder} können keine Ergebnisse gespeichert werden: {why}. Neue Ergebnisse bleiben nur erhalten, bis DiskTune geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>there is no write permission</source>
        <translation>es fehlt die Schreibberechtigung</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>another program has locked the file</source>
        <translation>ein anderes Programm hat die Datei gesperrt</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>no space is left</source>
        <translation>es ist kein Platz mehr frei</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file cannot be opened or created</source>
        <translation>die Datei kann nicht geöffnet oder angelegt werden</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>reading or writing the file failed</source>
        <translation>Lesen oder Schreiben der Datei ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file contains an invalid result</source>
        <translation>die Datei enthält ein ungültiges Ergebnis</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file belongs to another program</source>
        <translation>die Datei gehört zu einem anderen Programm</translation>
    </message>
    <message>
        <location filename="../store/opening.py" />
        <source>the file was written by a later version of DiskTune</source>
        <translation>die Datei wurde von einer neueren DiskTune-Version geschrieben</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>This result has been deleted.</source>
        <translation>Dieses Ergebnis wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>This result cannot be read: {error}.</source>
        <translation>Dieses Ergebnis ist nicht lesbar: {error}.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>The results cannot be read: {error}.</source>
        <translation>Die Ergebnisse sind nicht lesbar: {error}.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>{path} was moved or deleted while DiskTune was running. Nothing can be stored in it; restart DiskTune.</source>
        <translation>{path} wurde verschoben oder gelöscht, während DiskTune lief. Dort kann nichts gespeichert werden; starten Sie DiskTune neu.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>Nothing could be stored in {place}: {why}. Remove the cause, then retry.</source>
        <translation>In {place} konnte nichts gespeichert werden: {why}. Beseitigen Sie die Ursache und versuchen Sie es erneut.</translation>
    </message>
</context><context>
    <name>Strip</name>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message numerus="yes">
        <location filename="../mainwindow/banners/strip.py" />
        <source>%n more…</source>
        <translation>
            <numerusform>%n weitere …</numerusform>
            <numerusform>%n weitere …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../mainwindow/banners/strip.py" />
        <source>%n new…</source>
        <translation>
            <numerusform>%n neue…</numerusform>
            <numerusform>%n neue…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/strip.py" />
        <source>Show all messages in full</source>
        <translation>Alle Meldungen vollständig anzeigen</translation>
    </message>
</context><context>
    <name>Tab</name>
    <message>
        <location filename="../activity/tab.py" />
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <location filename="../arrays/tab.py" />
        <source>RAID Array</source>
        <translation>RAID-Array</translation>
    </message>
    <message>
        <location filename="../benchmark/tab.py" />
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <location filename="../checkup/tab.py" />
        <source>Check-Up</source>
        <translation>Check-up</translation>
    </message>
    <message>
        <location filename="../drive_health/tab.py" />
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../experiment/tab.py" />
        <source>Experiment</source>
        <translation>Vergleichstest</translation>
    </message>
    <message>
        <location filename="../history/tab.py" />
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../overview/tab.py" />
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <location filename="../settings/tab.py" />
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context><context>
    <name>TableEditor</name>
    <message>
        <location filename="../editing/editors.py" />
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
</context><context>
    <name>TakeoverDialog</name>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Other tool</source>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Set by</source>
        <translation>Gesetzt durch</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Settings of other tools for this drive</source>
        <translation>Einstellungen anderer Programme für dieses Laufwerk</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Review Changes…</source>
        <translation>Änderungen prüfen …</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Apply at Boot</source>
        <translation>Beim Systemstart anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>DiskTune saves the selected settings and applies them last at boot. The other tools' files are not changed. Settings that you saved or changed yourself are not selected.</source>
        <translation>DiskTune speichert die ausgewählten Einstellungen und wendet sie beim Systemstart als Letztes an. Die Dateien der anderen Programme werden nicht geändert. Einstellungen, die Sie selbst gespeichert oder geändert haben, sind nicht ausgewählt.</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>No readable file sets anything on this drive.</source>
        <translation>Keine lesbare Datei setzt etwas auf diesem Laufwerk.</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>No other tool sets anything on this drive.</source>
        <translation>Kein anderes Programm setzt etwas auf diesem Laufwerk.</translation>
    </message>
    <message>
        <location filename="../saved_settings/takeover_dialog.py" />
        <source>Not read: {files}.</source>
        <translation>Nicht gelesen: {files}.</translation>
    </message>
</context><context>
    <name>TargetBox</name>
    <message>
        <location filename="../profiles/target.py" />
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../profiles/target.py" />
        <source>The raw drive is only read, bypassing its file systems. In a folder a test file is written, read and removed.</source>
        <translation>Das Laufwerk wird direkt nur gelesen, unter Umgehung seiner Dateisysteme. In einem Ordner wird eine Testdatei geschrieben, gelesen und entfernt.</translation>
    </message>
    <message>
        <location filename="../profiles/target.py" />
        <source>Raw drive (read only)</source>
        <translation>Laufwerk direkt (nur lesen)</translation>
    </message>
    <message>
        <location filename="../profiles/target.py" />
        <source>Choose folder…</source>
        <translation>Ordner wählen …</translation>
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
        <translation>&amp;Stündlich Messpunkte aufnehmen, auch ohne dieses Fenster</translation>
    </message>
    <message>
        <location filename="../drive_health/timer_switch.py" />
        <source>Enables disktune-health.timer of systemd, which asks for an administrator's password</source>
        <translation>Aktiviert disktune-health.timer von systemd, das nach dem Passwort eines Administrators fragt</translation>
    </message>
    <message>
        <location filename="../drive_health/timer_switch.py" />
        <source>Copy Command</source>
        <translation>Befehl kopieren</translation>
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
        <translation>Slot {slot}</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was stopped, or its drives were disconnected.</source>
        <translation>Es wurde gestoppt, oder seine Laufwerke wurden getrennt.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was present before this computer restarted and is missing now.</source>
        <translation>Es war vor dem Neustart dieses Computers vorhanden und fehlt jetzt.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} disappeared</source>
        <translation>{array} ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>A member of {array} failed</source>
        <translation>Ein Mitglied von {array} ist ausgefallen</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} failed.</source>
        <translation>{member} ist ausgefallen.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} disappeared.</source>
        <translation>{member} ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is degraded</source>
        <translation>{array} ist degradiert</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} was degraded</source>
        <translation>{array} war degradiert</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It had lost {members}.</source>
        <translation>Es hatte {members} verloren.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Do not change anything on its drives: most such arrays can be reassembled.</source>
        <translation>Ändern Sie nichts auf seinen Laufwerken: Die meisten solchen Arrays lassen sich wieder zusammensetzen.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} failed</source>
        <translation>{array} ist ausgefallen</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Its data cannot be accessed until the array is assembled.</source>
        <translation>Auf seine Daten kann erst zugegriffen werden, wenn das Array zusammengesetzt ist.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is inactive</source>
        <translation>{array} ist inaktiv</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} has no spare left</source>
        <translation>{array} hat keinen Ersatz mehr</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} replaces another member.</source>
        <translation>{member} ersetzt ein anderes Mitglied.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is healthy again</source>
        <translation>{array} ist wieder intakt</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} started</source>
        <translation>{array}: {operation} gestartet</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Redundancy is reduced until it finishes.</source>
        <translation>Bis zum Ende ist die Redundanz verringert.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} running</source>
        <translation>{array}: {operation} läuft</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It took {time}.</source>
        <translation>Dauer: {time}.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} finished</source>
        <translation>{array}: {operation} beendet</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>No mismatches were found.</source>
        <translation>Es wurden keine Abweichungen gefunden.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It ended before completion, at about {percent}%.</source>
        <translation>Vorzeitiges Ende bei etwa {percent} %.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stopped early</source>
        <translation>{array}: {operation} vorzeitig beendet</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It has been at {percent}% for a minute. A drive may be failing, or other programs keep it busy.</source>
        <translation>Seit einer Minute bei {percent} %. Ein Laufwerk fällt möglicherweise aus, oder andere Programme lasten es aus.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stalled</source>
        <translation>{array}: {operation} steht</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>It was paused, or waits for another array. Progress: at least {percent}%.</source>
        <translation>Angehalten, oder wartet auf ein anderes Array. Fortschritt: mindestens {percent} %.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} not running</source>
        <translation>{array}: {operation} läuft nicht</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{percent}%.</source>
        <translation>{percent} %.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{percent}%, {time} remaining.</source>
        <translation>{percent} %, noch {time}.</translation>
    </message>
    <message>
        <location filename="../tray/health_text.py" />
        <source>{drive}: {matter}</source>
        <translation>{drive}: {matter}</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>The state of the RAID arrays is unknown: /proc/mdstat cannot be read</source>
        <translation>Der Zustand der RAID-Arrays ist unbekannt: /proc/mdstat ist nicht lesbar</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{array}: unknown</source>
        <translation>{array}: unbekannt</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Open DiskTune</source>
        <translation>DiskTune öffnen</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <location filename="../tray/indicator.py" />
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Boost Until Finished…</source>
        <translation>Bis zum Ende beschleunigen …</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <location filename="../tray/indicator.py" />
        <source>Pause…</source>
        <translation>Anhalten …</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Mute Notifications</source>
        <translation>Benachrichtigungen stummschalten</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>No RAID arrays</source>
        <translation>Keine RAID-Arrays</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>RAID arrays unknown</source>
        <translation>RAID-Arrays unbekannt</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>Muted Notifications</source>
        <translation>Stummgeschaltete Benachrichtigungen</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} {percent}%</source>
        <translation>{operation} {percent} %</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{time} remaining</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} waiting</source>
        <translation>{operation} wartet</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Boost…</source>
        <translation>Beschleunigen …</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Mute</source>
        <translation>Stummschalten</translation>
    </message>
</context><context>
    <name>TrayMenu</name>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>&amp;Monitor Drives and Arrays at Login</source>
        <translation>Laufwerke und Arrays ab Anmeldung &amp;überwachen</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Shows an icon in the tray, if the desktop has one, and a notification when a drive or an array needs attention</source>
        <translation>Zeigt ein Symbol im Systembereich, wenn die Arbeitsumgebung einen hat, und eine Benachrichtigung, wenn ein Laufwerk oder ein Array Aufmerksamkeit braucht</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Muted &amp;Arrays</source>
        <translation>Stummgeschaltete &amp;Arrays</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Muted Drive &amp;Notifications</source>
        <translation>Stummgeschaltete Laufwerksbe&amp;nachrichtigungen</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The choice could not be saved in {file}: {why}.</source>
        <translation>Die Auswahl konnte nicht in {file} gespeichert werden: {why}.</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>Notify you when a drive or a RAID array needs attention</source>
        <translation>Sie benachrichtigen, wenn ein Laufwerk oder ein RAID-Array Aufmerksamkeit braucht</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The desktop does not allow DiskTune to start at login.</source>
        <translation>Die Arbeitsumgebung erlaubt DiskTune nicht, bei der Anmeldung zu starten.</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The desktop still starts DiskTune at login.</source>
        <translation>Die Arbeitsumgebung startet DiskTune weiterhin bei der Anmeldung.</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>DiskTune could not ask the desktop about its start at login. {why}</source>
        <translation>DiskTune konnte die Arbeitsumgebung nicht nach dem Start bei der Anmeldung fragen. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>No RAID arrays</source>
        <translation>Keine RAID-Arrays</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>The list of RAID arrays is unknown</source>
        <translation>Die Liste der RAID-Arrays ist unbekannt</translation>
    </message>
    <message>
        <location filename="../mainwindow/tray_menu.py" />
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context><context>
    <name>TrialBanner</name>
    <message numerus="yes">
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Changes on %n drives are on trial. DiskTune reverts what you do not keep.</source>
        <translation>
            <numerusform>Änderungen auf %n Laufwerk sind auf Probe. DiskTune setzt zurück, was Sie nicht behalten.</numerusform>
            <numerusform>Änderungen auf %n Laufwerken sind auf Probe. DiskTune setzt zurück, was Sie nicht behalten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Keep Changes</source>
        <translation>Änderungen behalten</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/banners/trial_banner.py" />
        <source>Show the settings on trial</source>
        <translation>Die Einstellungen auf Probe anzeigen</translation>
    </message>
</context><context>
    <name>TrialBar</name>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>E&amp;xtend to 5 Minutes</source>
        <translation>Auf 5 Minuten &amp;verlängern</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Revert</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Keep Changes</source>
        <translation>Änderungen &amp;behalten</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep the changes on {drive}? DiskTune reverts them in {seconds} s.</source>
        <translation>Änderungen auf {drive} behalten? DiskTune setzt sie in {seconds} s zurück.</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep the changes on {drive}? DiskTune reverts them in {seconds} s, if the helper process is still running then.</source>
        <translation>Änderungen auf {drive} behalten? DiskTune setzt sie in {seconds} s zurück, wenn der Hilfsprozess dann noch läuft.</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The time is up. Waiting for the helper to revert the changes on {drive}…</source>
        <translation>Die Zeit ist abgelaufen. Warten, bis das Hilfsprogramm die Änderungen auf {drive} zurücksetzt …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. Checking whether the changes on {drive} were reverted…</source>
        <translation>Der Hilfsprozess wurde beendet. Es wird geprüft, ob die Änderungen auf {drive} zurückgesetzt wurden …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. Waiting for DiskTune's service to revert the changes on {drive}…</source>
        <translation>Der Hilfsprozess wurde beendet. Warten, bis der Dienst von DiskTune die Änderungen auf {drive} zurücksetzt …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited, and the changes on {drive} were not reverted.</source>
        <translation>Der Hilfsprozess wurde beendet, und die Änderungen auf {drive} wurden nicht zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper process exited. It is unknown whether the changes on {drive} were reverted.</source>
        <translation>Der Hilfsprozess wurde beendet. Es ist unbekannt, ob die Änderungen auf {drive} zurückgesetzt wurden.</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Reverting the changes on {drive}…</source>
        <translation>Änderungen auf {drive} werden zurückgesetzt …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keeping the changes on {drive}…</source>
        <translation>Änderungen auf {drive} werden behalten …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Settings on trial</source>
        <translation>Einstellungen auf Probe</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
</context><context>
    <name>TrialBars</name>
    <message>
        <location filename="../editing/trials.py" />
        <source>Revert &amp;All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Keep A&amp;ll</source>
        <translation>A&amp;lle behalten</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>The earlier trial must be reverted first.</source>
        <translation>Die frühere Probe muss zuerst zurückgesetzt werden.</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Keep or revert the changes on trial first.</source>
        <translation>Behalten Sie zuerst die Änderungen auf Probe oder setzen Sie sie zurück.</translation>
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
        <translation>{drive}: Die Probe endete ohne Ergebnis, weil das Hilfsprogramm beendet wurde. Prüfen Sie die aktuellen Werte.</translation>
    </message>
    <message>
        <location filename="../settings/trial_reports.py" />
        <source>Apply A&amp;gain</source>
        <translation>Erneut an&amp;wenden</translation>
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
        <translation>{place}: {size} in {time} getrimmt.</translation>
    </message>
</context><context>
    <name>TrimDialog</name>
    <message>
        <location filename="../trim/dialog.py" />
        <source>File system</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Trims at most</source>
        <translation>Trimmt höchstens</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Deleting trims at once</source>
        <translation>Löschen trimmt sofort</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>File systems to trim</source>
        <translation>Zu trimmende Dateisysteme</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>The list of mounted file systems could not be read.</source>
        <translation>Die Liste der eingehängten Dateisysteme konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>No file system of this drive is mounted here.</source>
        <translation>Hier ist kein Dateisystem dieses Laufwerks eingehängt.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Reaches these drives: {drives}</source>
        <translation>Erreicht diese Laufwerke: {drives}</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Trimming {place} ({number} of {count})…</source>
        <translation>{place} wird getrimmt ({number} von {count}) …</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Starting…</source>
        <translation>Wird gestartet …</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Stopping…</source>
        <translation>Wird gestoppt …</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>&amp;Unlock and Trim…</source>
        <translation>&amp;Entsperren und trimmen …</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>&amp;Trim Now</source>
        <translation>Jetzt &amp;trimmen</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>TRIM tells the drive which blocks no file uses, so that it need not keep them.</source>
        <translation>TRIM teilt dem Laufwerk mit, welche Blöcke keine Datei nutzt, sodass es sie nicht behalten muss.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>At most {size} is discarded: the free space of what is selected.</source>
        <translation>Höchstens {size} werden verworfen: der freie Speicherplatz der ausgewählten Dateisysteme.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>At most the free space of what is selected is discarded.</source>
        <translation>Höchstens der freie Speicherplatz der ausgewählten Dateisysteme wird verworfen.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>No file is lost, but files that were deleted can no longer be recovered.</source>
        <translation>Es geht keine Datei verloren, aber gelöschte Dateien lassen sich nicht mehr wiederherstellen.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>The drive decides how long it takes: seconds on most, minutes on some. You can cancel.</source>
        <translation>Das Laufwerk bestimmt, wie lange es dauert: bei den meisten Sekunden, bei manchen Minuten. Sie können abbrechen.</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Trim {drive}</source>
        <translation>{drive} trimmen</translation>
    </message>
    <message>
        <location filename="../trim/dialog.py" />
        <source>Progress of TRIM</source>
        <translation>Fortschritt von TRIM</translation>
    </message>
</context><context>
    <name>TrimJob</name>
    <message>
        <location filename="../trim/job.py" />
        <source>The helper process exited. What was trimmed so far stays trimmed.</source>
        <translation>Der Hilfsprozess wurde beendet. Was bis dahin getrimmt wurde, bleibt getrimmt.</translation>
    </message>
</context><context>
    <name>Troubles</name>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Show Drive</source>
        <translation>Laufwerk anzeigen</translation>
    </message>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Boost…</source>
        <translation>Beschleunigen …</translation>
    </message>
    <message>
        <location filename="../arrays/slowdowns.py" />
        <source>Show Settings</source>
        <translation>Einstellungen anzeigen</translation>
    </message>
</context><context>
    <name>UnlockBar</name>
    <message>
        <location filename="../widgets/unlock_bar.py" />
        <source>Some values can be read only with an administrator's password.</source>
        <translation>Manche Werte sind nur mit dem Passwort eines Administrators lesbar.</translation>
    </message>
    <message>
        <location filename="../widgets/unlock_bar.py" />
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
</context><context>
    <name>UnlockHealth</name>
    <message>
        <location filename="../health/unlock_button.py" />
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
    <message>
        <location filename="../health/unlock_button.py" />
        <source>Asks for an administrator's password to read the health data</source>
        <translation>Fragt nach dem Passwort eines Administrators, um die Zustandsdaten zu lesen</translation>
    </message>
</context><context>
    <name>Verdict</name>
    <message>
        <location filename="../experiment/summary.py" />
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>slightly faster</source>
        <translation>etwas schneller</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>slightly slower</source>
        <translation>etwas langsamer</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>no meaningful difference (within 2%)</source>
        <translation>kein bedeutsamer Unterschied (unter 2 %)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>inconclusive: too much noise</source>
        <translation>nicht eindeutig (Streuung)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>clearly slower, stopped early</source>
        <translation>deutlich langsamer, abgebrochen</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>invalid: disturbed</source>
        <translation>ungültig: gestört</translation>
    </message>
</context><context>
    <name>ViewPanel</name>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart view</source>
        <translation>Diagrammansicht</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Shows the values of the chart.</source>
        <translation>Zeigt die Werte des Diagramms.</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Copy Table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Table as C&amp;SV…</source>
        <translation>Tabelle als C&amp;SV …</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Table as &amp;JSON…</source>
        <translation>Tabelle als &amp;JSON …</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart as &amp;PNG…</source>
        <translation>Diagramm als &amp;PNG …</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Chart as S&amp;VG…</source>
        <translation>Diagramm als S&amp;VG …</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context><context>
    <name>Views</name>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency, {kind} ({count}): {told}, maximum {most}.</source>
        <translation>Latenz, {kind} ({count}): {told}, Maximum {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency, {kind} ({count}): too few for percentiles, maximum {most}.</source>
        <translation>Latenz, {kind} ({count}): zu wenige für Perzentile, Maximum {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency percentiles, {kind}</source>
        <translation>Latenz-Perzentile, {kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>reads</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>writes</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>max</source>
        <translation>max.</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency, {kind} ({count}): most common {low} to {high}.</source>
        <translation>Latenz, {kind} ({count}): am häufigsten {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../benchmark/latency_views.py" />
        <source>Latency histogram, {kind}</source>
        <translation>Latenz-Histogramm, {kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <location filename="../benchmark/latency_views.py" />
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <location filename="../benchmark/measurement_views.py" />
        <source>Throughput</source>
        <translation>Durchsatz</translation>
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
        <translation>Maximale Latenz</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Run {number}</source>
        <translation>Durchlauf {number}</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{metric}: no data.</source>
        <translation>{metric}: keine Daten.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{metric}: median {median} {unit}, minimum {least}, maximum {most}.</source>
        <translation>{metric}: Median {median} {unit}, Minimum {least}, Maximum {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Positions: {count}, median {median}, slowest {least}, fastest {most}.</source>
        <translation>Positionen: {count}, Median {median}, langsamste {least}, schnellste {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Throughput by position</source>
        <translation>Durchsatz nach Position</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Position on the drive</source>
        <translation>Position auf dem Laufwerk</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Positions below half of the median throughput: {slow} of {count}.</source>
        <translation>Positionen unter der Hälfte des Median-Durchsatzes: {slow} von {count}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Surface map</source>
        <translation>Oberflächenkarte</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Accesses: {count}, median {median}, minimum {least}, maximum {most}.</source>
        <translation>Zugriffe: {count}, Median {median}, Minimum {least}, Maximum {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Access time by seek distance</source>
        <translation>Zugriffszeit nach Seek-Entfernung</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seek distance</source>
        <translation>Seek-Entfernung</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Median latency</source>
        <translation>Median-Latenz</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{title} by queue depth</source>
        <translation>{title} nach Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{title} by number of threads</source>
        <translation>{title} nach Anzahl der Threads</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{title} by block size</source>
        <translation>{title} nach Blockgröße</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>{share}% read</source>
        <translation>{share} % Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/sweep_views.py" />
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
</context><context>
    <name>WantedForm</name>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Setting to change</source>
        <translation>Zu ändernde Einstellung</translation>
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Find a setting to change</source>
        <translation>Zu ändernde Einstellung suchen</translation>
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Remove this setting</source>
        <translation>Diese Einstellung entfernen</translation>
    </message>
    <message>
        <location filename="../all_settings/wanted_form.py" />
        <source>Remove {setting}</source>
        <translation>Entfernen: {setting}</translation>
    </message>
</context><context>
    <name>WithoutCharts</name>
    <message>
        <location filename="../mainwindow/without_charts.py" />
        <source>The charts on this page need pyqtgraph, which is not installed. On Debian, run: {command}</source>
        <translation>Die Diagramme dieser Seite brauchen pyqtgraph, das nicht installiert ist. Führen Sie unter Debian aus: {command}</translation>
    </message>
</context><context>
    <name>Words</name>
    <message>
        <location filename="../text/wording.py" />
        <source>wear</source>
        <translation>Verschleiß</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>data loss</source>
        <translation>Datenverlust möglich</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>system hang</source>
        <translation>kann einfrieren</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Lasts until restart, or until the drive is unplugged.</source>
        <translation>Gilt bis zum Neustart oder bis das Laufwerk getrennt wird.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Lasts until power-off, often only until the computer is suspended.</source>
        <translation>Gilt bis zum Ausschalten, oft nur bis der Computer in Bereitschaft geht.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Permanent: the drive keeps it without power.</source>
        <translation>Dauerhaft: Das Laufwerk behält den Wert ohne Strom.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Last set to {value} by DiskTune. The drive does not support reading it back.</source>
        <translation>Zuletzt von DiskTune auf {value} gesetzt. Das Laufwerk unterstützt das Zurücklesen nicht.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Last set to {value} by DiskTune on {moment}. The drive does not support reading it back.</source>
        <translation>Zuletzt von DiskTune auf {value} gesetzt am {moment}. Das Laufwerk unterstützt das Zurücklesen nicht.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>From the kernel's record. {reason}</source>
        <translation>Aus den Aufzeichnungen des Kernels. {reason}</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>applied</source>
        <translation>angewendet</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted by user</source>
        <translation>vom Benutzer zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, not confirmed</source>
        <translation>zurückgesetzt, nicht bestätigt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, the session ended</source>
        <translation>zurückgesetzt, Sitzung beendet</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>boosted until finished</source>
        <translation>bis zum Ende beschleunigt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, the boost ended</source>
        <translation>zurückgesetzt, Beschleunigung beendet</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted, a later change failed</source>
        <translation>zurückgesetzt, spätere Änderung fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>reverted after an interruption</source>
        <translation>nach Unterbrechung zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>tried in an experiment</source>
        <translation>im Vergleichstest ausprobiert</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>restored after an experiment</source>
        <translation>nach Vergleichstest wiederhergestellt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>restored as saved</source>
        <translation>wie gespeichert wiederhergestellt</translation>
    </message>
</context></TS>
