<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en"><context>
    <name>AccessCard</name>
    <message>
        <location filename="../home/page.py" />
        <source>Health is locked</source>
        <translation>Der Zustand ist gesperrt</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Read-only: no helper in the sandbox</source>
        <translation>Nur-Lese-Modus: kein Hilfsprogramm in der Sandbox</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Read-only: pkexec is not installed</source>
        <translation>Nur-Lese-Modus: pkexec ist nicht installiert</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Read-only: the helper is not installed</source>
        <translation>Nur-Lese-Modus: Das Hilfsprogramm ist nicht installiert</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Only drives, activity and settings are shown.</source>
        <translation>Nur Laufwerke, Aktivität und Einstellungen werden gezeigt.</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>&amp;Copy Command</source>
        <translation>Befehl &amp;kopieren</translation>
    </message>
</context><context>
    <name>Actions</name>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>E&amp;ject and Power Off</source>
        <translation>Aus&amp;werfen und ausschalten</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>E&amp;ject</source>
        <translation>Aus&amp;werfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>No actions</source>
        <translation>Keine Aktionen</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>“{action}” is not supported.</source>
        <translation>„{action}“ wird nicht unterstützt.</translation>
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
        <source>Unmounts, then switches off</source>
        <translation>Hängt aus und schaltet ab</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Shown on Overview and searched</source>
        <translation>Auf Übersicht gezeigt und durchsucht</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>No serial number: no note</source>
        <translation>Keine Seriennummer: keine Notiz</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Run “{action}” on {drive}? {question}</source>
        <translation>„{action}“ auf {drive} ausführen? {question}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}: “{action}” not started. {why}</source>
        <translation>{drive}: „{action}“ nicht gestartet. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>{drive}, {time}: {message}</source>
        <translation>{drive}, {time}: {message}</translation>
    </message>
    <message>
        <location filename="../mainwindow/actions.py" />
        <source>Drive actions</source>
        <translation>Laufwerksaktionen</translation>
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
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Read throughput</source>
        <translation>Lesedurchsatz</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Write throughput</source>
        <translation>Schreibdurchsatz</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Time of a request in queue and drive.</source>
        <translation>Zeit einer Anfrage in Warteschlange und Laufwerk.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Requests waiting or in the drive.</source>
        <translation>Wartende Anfragen und solche im Laufwerk.</translation>
    </message>
    <message>
        <location filename="../activity/metrics.py" />
        <source>Time with requests. 100% is not always the limit.</source>
        <translation>Zeit mit Anfragen. 100 % ist nicht immer das Limit.</translation>
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
        <location filename="../drive_health/samples_view.py" />
        <location filename="../benchmark/view_panel.py" />
        <location filename="../activity/views.py" />
        <source>Chart view</source>
        <translation>Diagrammansicht</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <location filename="../activity/views.py" />
        <source>No data recorded.</source>
        <translation>Keine Daten aufgezeichnet.</translation>
    </message>
</context><context>
    <name>ActivityPage</name>
    <message>
        <location filename="../activity/page.py" />
        <source>Paus&amp;e</source>
        <translation>&amp;Anhalten</translation>
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
        <source>No data for {seconds} s.</source>
        <translation>Seit {seconds} s keine Daten.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>{why} Ends at {time}.</source>
        <translation>{why} Endet um {time}.</translation>
    </message>
    <message>
        <location filename="../activity/page.py" />
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
</context><context>
    <name>AllDrives</name>
    <message>
        <location filename="../settings/many.py" />
        <source>D&amp;ifferences only</source>
        <translation>&amp;Nur Unterschiede</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>Settings of all drives</source>
        <translation>Einstellungen aller Laufwerke</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>Read at</source>
        <translation>Gelesen um</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <source>Export Comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
</context><context>
    <name>AllDrivesView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>Current activity</source>
        <translation>Aktuelle Aktivität</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>No drive is active.</source>
        <translation>Kein Laufwerk ist aktiv.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{active} of {count} active. Busiest: {drive}, reading {read}, writing {write}.</source>
        <translation>{active} von {count} aktiv. Höchste Last: {drive}, liest {read}, schreibt {write}.</translation>
    </message>
</context><context>
    <name>AllFacts</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>All facts</source>
        <translation>Alle Angaben</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>All {count} facts</source>
        <translation>Alle {count} Angaben</translation>
    </message>
</context><context>
    <name>AllFindings</name>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>What helps</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Health of all drives</source>
        <translation>Zustand aller Laufwerke</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Not checked.</source>
        <translation>Nicht geprüft.</translation>
    </message>
</context><context>
    <name>AnswerCard</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>&amp;Causes</source>
        <translation>&amp;Ursachen</translation>
    </message>
</context><context>
    <name>Applying</name>
    <message>
        <location filename="../settings/applying.py" />
        <source>Setting…</source>
        <translation>Wird gesetzt …</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>No settings were changed. {why}</source>
        <translation>Es wurden keine Einstellungen geändert. {why}</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>The result is unknown.</source>
        <translation>Das Ergebnis ist unbekannt.</translation>
    </message>
</context><context>
    <name>Array</name>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Its data is inaccessible, not necessarily lost.</source>
        <translation>Die Daten sind unzugänglich, aber nicht unbedingt verloren.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Too many missing members.</source>
        <translation>Zu viele fehlende Mitglieder.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>No redundancy</source>
        <translation>Keine Redundanz</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <location filename="../arrays/array_advice.py" />
        <source>Mismatches</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Check a member</source>
        <translation>Ein Mitglied prüfen</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Missing members are unknown.</source>
        <translation>Fehlende Mitglieder sind unbekannt.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>See “mdadm --detail /dev/{array}”.</source>
        <translation>Siehe „mdadm --detail /dev/{array}“.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} failed ({drive}).</source>
        <translation>{member} ist ausgefallen ({drive}).</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Redundancy unknown.</source>
        <translation>Redundanz unbekannt.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next failure can destroy the data.</source>
        <translation>Der nächste Ausfall kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The next failure destroys the data.</source>
        <translation>Der nächste Ausfall zerstört die Daten.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Survives one more failure.</source>
        <translation>Übersteht einen weiteren Ausfall.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“{resume}” continues the rebuild.</source>
        <translation>„{resume}“ setzt den Rebuild fort.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The rebuild on {spare} starts with the first write.</source>
        <translation>Der Rebuild auf {spare} beginnt mit dem ersten Schreiben.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“mdadm --readwrite /dev/{array}” starts the rebuild on {spare}.</source>
        <translation>„mdadm --readwrite /dev/{array}“ startet den Rebuild auf {spare}.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Whether a rebuild on {spare} starts is unknown.</source>
        <translation>Ob ein Rebuild auf {spare} beginnt, ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>If no rebuild on {spare} starts, “dmesg” shows why.</source>
        <translation>Beginnt kein Rebuild auf {spare}, zeigt „dmesg“ den Grund.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Back up important data first, then check cable and power.</source>
        <translation>Sichern Sie zuerst wichtige Daten, prüfen Sie dann Kabel und Stromversorgung.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Remove the failed member: “mdadm /dev/{array} --remove /dev/{member}”.</source>
        <translation>Ausgefallenes Mitglied entfernen: „mdadm /dev/{array} --remove /dev/{member}“.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Add a partition of at least the same size: “mdadm /dev/{array} --add /dev/PARTITION”; reconnected members: “--re-add”.</source>
        <translation>Fügen Sie eine mindestens gleich große Partition hinzu: „mdadm /dev/{array} --add /dev/PARTITION“; wieder verbundene Mitglieder: „--re-add“.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Do not write to the array. Check cable, power and controller, then “mdadm --stop” and “mdadm --assemble --scan”. Never run “mdadm --create”: it can destroy the data.</source>
        <translation>Schreiben Sie nicht auf das Array. Prüfen Sie Kabel, Strom und Controller, dann „mdadm --stop“ und „mdadm --assemble --scan“. Niemals „mdadm --create“: Das kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Check cables and power of the missing members, then “mdadm --run /dev/{array}”. Never run “mdadm --create”: it can destroy the data.</source>
        <translation>Prüfen Sie Kabel und Strom der fehlenden Mitglieder, dann „mdadm --run /dev/{array}“. Niemals „mdadm --create“: Das kann die Daten zerstören.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>The copies differ.</source>
        <translation>Die Kopien unterscheiden sich.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Harmless in swap. “{repair}” copies the first member over the others, right or wrong.</source>
        <translation>In Swap harmlos. „{repair}“ kopiert das erste Mitglied über die anderen, ob richtig oder falsch.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Parity does not match the data.</source>
        <translation>Die Parität passt nicht zu den Daten.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Compare your files with a backup before “{repair}”.</source>
        <translation>Vergleichen Sie Ihre Dateien vor „{repair}“ mit einer Sicherung.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>{member} is on failing {drive}.</source>
        <translation>{member} liegt auf dem ausfallenden {drive}.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Back up important data now.</source>
        <translation>Sichern Sie jetzt wichtige Daten.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>“{stop}”: a check stresses the failing drive.</source>
        <translation>„{stop}“: Eine Prüfung belastet das ausfallende Laufwerk.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>A boost ends it sooner.</source>
        <translation>Eine Beschleunigung beendet es früher.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>A rebuild stresses the failing drive.</source>
        <translation>Ein Rebuild belastet das ausfallende Laufwerk.</translation>
    </message>
    <message>
        <location filename="../arrays/array_advice.py" />
        <source>Then add a spare: “mdadm /dev/{array} --replace /dev/{member}”.</source>
        <translation>Dann Ersatz hinzufügen: „mdadm /dev/{array} --replace /dev/{member}“.</translation>
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
        <source>unknown members</source>
        <translation>Mitglieder unbekannt</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>unknown RAID level</source>
        <translation>unbekannter RAID-Level</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Failed: too many members missing</source>
        <translation>Ausgefallen: zu viele Mitglieder fehlen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Paused until resumed</source>
        <translation>Angehalten bis zum Fortsetzen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-only until written</source>
        <translation>Schreibgeschützt bis zum Schreiben</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-only</source>
        <translation>Nur lesbar</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Unknown operation</source>
        <translation>Unbekannter Vorgang</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Idle</source>
        <translation>Ruhend</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Waits for another array</source>
        <translation>Wartet auf ein anderes Array</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>On another node</source>
        <translation>Auf anderem Knoten</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Starts with the first write</source>
        <translation>Beginnt mit dem ersten Schreiben</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Starts when writable</source>
        <translation>Beginnt, wenn schreibbar</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Operation pending</source>
        <translation>Vorgang steht an</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Rebuilding {members}</source>
        <translation>Rebuild von {members} läuft</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Progress unknown.</source>
        <translation>Fortschritt unbekannt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>stalled</source>
        <translation>steht (stalled)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>estimating…</source>
        <translation>wird geschätzt …</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{left} left, until {at}</source>
        <translation>noch {left}, bis {at}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>at {time}</source>
        <translation>um {time}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>between {first} and {last}</source>
        <translation>zwischen {first} und {last}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Fell from {before} to {after} {when}</source>
        <translation>Abfall von {before} auf {after} {when}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Fell from {before} to {after} {when}, until {end}</source>
        <translation>Abfall von {before} auf {after} {when}, bis {end}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>the speed limit was lowered</source>
        <translation>Das Geschwindigkeitslimit wurde gesenkt</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>other work began, most I/O by {program}</source>
        <translation>Andere Arbeit auf den Mitgliedern begann, meiste Zugriffe auf alle Laufwerke: {program}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>other work on the members began</source>
        <translation>Andere Arbeit auf den Mitgliedern begann</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>latency of {member} rose from {before} to {after}</source>
        <translation>Die Latenz von {member} stieg von {before} auf {after}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{speed} each</source>
        <translation>je {speed}</translation>
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
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>writes {speed}</source>
        <translation>schreibt {speed}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>reads {speed}</source>
        <translation>liest {speed}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Chunk size</source>
        <translation>Chunk-Größe</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Read-ahead</source>
        <translation>Vorauslesen (Kernel)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Bitmap</source>
        <translation>Bitmap</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Stripe cache</source>
        <translation>Stripe-Cache</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{ahead}, {count} stripes</source>
        <translation>{ahead}, {count} Stripes</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches</source>
        <translation>Keine Abweichungen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch</source>
        <translation>{found} weichen ab</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches so far</source>
        <translation>Bisher keine Abweichungen</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch so far</source>
        <translation>Bisher weichen {found} ab</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>No mismatches in that part</source>
        <translation>Keine Abweichungen in diesem Teil</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch in that part</source>
        <translation>{found} Abweichung in diesem Teil</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} corrected</source>
        <translation>{found} korrigiert</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>None since start</source>
        <translation>Keine seit dem Start</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{found} mismatch last time</source>
        <translation>{found} Abweichung zuletzt</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Applying the boost…</source>
        <translation>Beschleunigung wird angewendet …</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost active ({name}) for {time}; reverted afterwards.</source>
        <translation>Beschleunigung aktiv ({name}) seit {time}; wird danach zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost not applied: {why}</source>
        <translation>Beschleunigung nicht angewendet: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost stopped.</source>
        <translation>Beschleunigung gestoppt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Array stopped.</source>
        <translation>Array angehalten.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Its process was killed.</source>
        <translation>Sein Prozess wurde beendet.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Not all reverted: {why}</source>
        <translation>Nicht alles zurückgesetzt: {why}</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>All reverted.</source>
        <translation>Alles zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Boost ended.</source>
        <translation>Beschleunigung beendet.</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>{operation} (boosted)</source>
        <translation>{operation} (beschleunigt)</translation>
    </message>
    <message>
        <location filename="../arrays/wording.py" />
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>clear</source>
        <translation>leer (clear)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>suspended</source>
        <translation>angehalten (suspended)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>auto-read-only</source>
        <translation>auto-read-only</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>clean</source>
        <translation>konsistent (clean)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>write pending</source>
        <translation>Schreibvorgang steht aus</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>active, idle</source>
        <translation>aktiv, ohne Zugriffe</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>broken</source>
        <translation>ausgefallen (broken)</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>in sync</source>
        <translation>synchron</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>rebuilding</source>
        <translation>Rebuild läuft</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>replacement</source>
        <translation>Ersatz im Aufbau</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>faulty</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>write-mostly</source>
        <translation>write-mostly</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>write error</source>
        <translation>Schreibfehler</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>replacement wanted</source>
        <translation>zu ersetzen</translation>
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
        <translation>Laufwerk anzeigen</translation>
    </message>
    <message>
        <location filename="../arrays/status_panel.py" />
        <source>Show Settings</source>
        <translation>Einstellungen anzeigen</translation>
    </message>
</context><context>
    <name>ArrayCharts</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Tab&amp;le</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../arrays/charts.py" />
        <source>Speed per member</source>
        <translation>Geschwindigkeit je Mitglied</translation>
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
    <name>ArrayPage</name>
    <message>
        <location filename="../arrays/page.py" />
        <source>Last five minutes</source>
        <translation>Letzte fünf Minuten</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Whole operation</source>
        <translation>Gesamter Vorgang</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>RAID array</source>
        <translation>RAID-Array</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>Pause the operation on {array}?</source>
        <translation>Vorgang auf {array} anhalten?</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>No response from the helper.</source>
        <translation>Keine Antwort des Hilfsprogramms.</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>History not saved: {why}.</source>
        <translation>Verlauf nicht gespeichert: {why}.</translation>
    </message>
    <message>
        <location filename="../arrays/page.py" />
        <source>{drive}: the depth test is cancelled, values are restored.</source>
        <translation>{drive}: Der Tiefentest wird abgebrochen, Werte werden wiederhergestellt.</translation>
    </message>
</context><context>
    <name>AutostartRequest</name>
    <message>
        <location filename="../desktop/autostart.py" />
        <source>No session bus.</source>
        <translation>Kein Sitzungsbus.</translation>
    </message>
    <message>
        <location filename="../desktop/autostart.py" />
        <source>The portal rejected it: {why}</source>
        <translation>Das Portal lehnte ab: {why}</translation>
    </message>
</context><context>
    <name>BatteryDialog</name>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Value on Battery – {drive}</source>
        <translation>Wert im Akkubetrieb – {drive}</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Same value</source>
        <translation>&amp;Gleicher Wert</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Another value:</source>
        <translation>An&amp;derer Wert:</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>&amp;Review Change</source>
        <translation>Änderung &amp;prüfen</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Sa&amp;ve Value</source>
        <translation>Wert &amp;speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>On battery: tried first, saved if you keep it.</source>
        <translation>Im Akkubetrieb: erst ausprobiert, dann gespeichert, wenn behalten.</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Applied on battery.</source>
        <translation>Im Akkubetrieb angewendet.</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>The AC value applies on battery, too.</source>
        <translation>Der Netzwert gilt auch im Akkubetrieb.</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Value on battery</source>
        <translation>Wert im Akkubetrieb</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>On AC power:</source>
        <translation>Im Netzbetrieb:</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>On battery:</source>
        <translation>Im Akkubetrieb:</translation>
    </message>
</context><context>
    <name>Benchmark</name>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Only reads.</source>
        <translation>Liest nur.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes for {time}: {amount} at 500 MB/s.</source>
        <translation>Schreibt {time} lang: {amount} bei 500 MB/s.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes {amount}.</source>
        <translation>Schreibt {amount}.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>{share} of the rated writes.</source>
        <translation>{share} der Nennschreibmenge.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Below {share} of the rated writes.</source>
        <translation>Unter {share} der Nennschreibmenge.</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>Read and write</source>
        <translation>Lesen und Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/grid.py" />
        <source>within</source>
        <translation>im Rahmen</translation>
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
        <location filename="../benchmark/grid_view.py" />
        <source>Usual</source>
        <translation>Üblich</translation>
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
        <source>One run only.</source>
        <translation>Nur ein Durchlauf.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other use: unknown.</source>
        <translation>Andere Nutzung: unbekannt.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>No other use.</source>
        <translation>Keine andere Nutzung.</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Other use: {size}.</source>
        <translation>Andere Nutzung: {size}.</translation>
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
        <source>from the start</source>
        <translation>ab Anfang</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>from position {size}</source>
        <translation>ab Position {size}</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>Run</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../benchmark/wording.py" />
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <location filename="../benchmark/wording.py" />
        <source>{number} (invalid)</source>
        <translation>{number} (ungültig)</translation>
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
        <source>Equivalent: {command}.</source>
        <translation>Entspricht: {command}.</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Sequential</source>
        <translation>Sequenziell</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>My profiles</source>
        <translation>Eigene Profile</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Real-world use</source>
        <translation>Nutzung im Alltag</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Long writes</source>
        <translation>Langes Schreiben</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>fio, very fast drives</source>
        <translation>fio, sehr schnelle Laufwerke</translation>
    </message>
    <message>
        <location filename="../profiles/workload_choice.py" />
        <source>Full surface</source>
        <translation>Ganze Oberfläche</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>about the same</source>
        <translation>etwa gleich</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{share} faster</source>
        <translation>{share} schneller</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{share} slower</source>
        <translation>{share} langsamer</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>last {figure}</source>
        <translation>zuletzt {figure}</translation>
    </message>
</context><context>
    <name>BenchmarkForm</name>
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
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>At most 10 minutes.</source>
        <translation>Höchstens 10 Minuten.</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>Checking the folder…</source>
        <translation>Ordner wird geprüft …</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>unknown file system</source>
        <translation>unbekanntes Dateisystem</translation>
    </message>
    <message>
        <location filename="../benchmark/form.py" />
        <source>At most {time}.</source>
        <translation>Höchstens {time}.</translation>
    </message>
</context><context>
    <name>BenchmarkPage</name>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Start Anyway</source>
        <translation>Trotzdem &amp;starten</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Measuring…</source>
        <translation>Messung läuft …</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>A self-test was running on {drive} at {time}.</source>
        <translation>Um {time} lief ein Selbsttest auf {drive}.</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>&amp;Unlock and Start</source>
        <translation>&amp;Entsperren und starten</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Preparing…</source>
        <translation>Vorbereitung …</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Resting…</source>
        <translation>Pause …</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Not measured yet</source>
        <translation>Noch nicht gemessen</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="../benchmark/page.py" />
        <source>Export Measurement</source>
        <translation>Messung exportieren</translation>
    </message>
</context><context>
    <name>BoostForm</name>
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
        <source>Tries several for two minutes, then uses the fastest.</source>
        <translation>Probiert zwei Minuten lang mehrere, nutzt dann die schnellste.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost until finished</source>
        <translation>Bis zum Ende beschleunigen</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Boost preset</source>
        <translation>Vorgabe der Beschleunigung</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Until finished</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Revert first to change.</source>
        <translation>Zum Ändern erst zurücksetzen.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>“Custom” changes them.</source>
        <translation>„Eigene“ ändert sie.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>This changes no value.</source>
        <translation>Das ändert keinen Wert.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Needs {more} of {free} free memory.</source>
        <translation>Benötigt {more} von {free} freiem Speicher.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Uses {more} more memory.</source>
        <translation>Belegt {more} mehr Speicher.</translation>
    </message>
    <message>
        <location filename="../arrays/boost_form.py" />
        <source>Stop and Revert</source>
        <translation>Stoppen und zurücksetzen</translation>
    </message>
</context><context>
    <name>Card</name>
    <message>
        <location filename="../health/wording.py" />
        <source>Life used (A)</source>
        <translation>Verbrauchte Lebensdauer (A)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Life used (B)</source>
        <translation>Verbrauchte Lebensdauer (B)</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Memory Card</source>
        <translation>Speicherkarte</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>eMMC</source>
        <translation>eMMC</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Made</source>
        <translation>Hergestellt</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Manufacturer ID</source>
        <translation>Herstellerkennung</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Class {number}</source>
        <translation>Klasse {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>writes at least {speed}</source>
        <translation>schreibt mindestens {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Speed class</source>
        <translation>Geschwindigkeitsklasse</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>at least {reads} read, {writes} write IOPS</source>
        <translation>mindestens {reads} Lese-, {writes} Schreib-IOPS</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Application class</source>
        <translation>Anwendungsklasse</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Life used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>only for root</source>
        <translation>nur für root</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{n} data lines</source>
        <translation>{n} Datenleitungen</translation>
    </message>
</context><context>
    <name>Catalogue</name>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Common Settings</source>
        <translation>Übliche Einstellungen</translation>
    </message>
    <message>
        <location filename="../editing/arrangement.py" />
        <source>Not Supported by This Drive</source>
        <translation>Von diesem Laufwerk nicht unterstützt</translation>
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
        <source>can be tried</source>
        <translation>kann ausprobiert werden</translation>
    </message>
    <message>
        <source>needs care</source>
        <translation>mit Vorsicht</translation>
    </message>
    <message>
        <source>is so already</source>
        <translation>ist schon so</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>which drive?</source>
        <translation>welches Laufwerk?</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>is a measurement</source>
        <translation>ist eine Messung</translation>
    </message>
    <message>
        <source>is an action</source>
        <translation>ist eine Aktion</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
    <message>
        <source>not a setting</source>
        <translation>keine Einstellung</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Raises the maximum sync speed; programs keep their priority.</source>
        <translation>Hebt die maximale Sync-Geschwindigkeit an; Programme behalten Vorrang.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Up to 50 MB/s for each member; programs get slower.</source>
        <translation>Bis zu 50 MB/s je Mitglied; Programme werden langsamer.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Full speed; programs that use the array wait, some for a long time.</source>
        <translation>Volle Geschwindigkeit; Programme auf dem Array warten, manche lange.</translation>
    </message>
    <message>
        <source>Flush Write Cache</source>
        <translation>Schreib-Cache leeren</translation>
    </message>
    <message>
        <source>Writes all data, safe from a power failure.</source>
        <translation>Schreibt alle Daten, sicher vor einem Stromausfall.</translation>
    </message>
    <message>
        <source>Flush Buffer Cache</source>
        <translation>Puffer-Cache leeren</translation>
    </message>
    <message>
        <source>Cached files stay.</source>
        <translation>Dateien im Cache bleiben.</translation>
    </message>
    <message>
        <source>Check Power Mode</source>
        <translation>Energiemodus abfragen</translation>
    </message>
    <message>
        <source>Does not wake the drive.</source>
        <translation>Weckt das Laufwerk nicht.</translation>
    </message>
    <message>
        <source>Idle Immediately</source>
        <translation>Sofort in Leerlauf</translation>
    </message>
    <message>
        <source>Saves power until the next access.</source>
        <translation>Spart Strom bis zum nächsten Zugriff.</translation>
    </message>
    <message>
        <source>Unload Heads</source>
        <translation>Köpfe parken</translation>
    </message>
    <message>
        <source>Before moving a running computer. Wears the heads a little.</source>
        <translation>Bevor ein laufender Computer bewegt wird. Verschleißt die Köpfe etwas.</translation>
    </message>
    <message>
        <source>Spin Down (Standby)</source>
        <translation>Spindown (Standby)</translation>
    </message>
    <message>
        <source>The next access starts it, which takes seconds and wears it.</source>
        <translation>Der nächste Zugriff lässt es anlaufen; das dauert Sekunden und verschleißt es.</translation>
    </message>
    <message>
        <source>Programs may wait half a minute for the motor.</source>
        <translation>Programme warten eventuell eine halbe Minute auf den Motor.</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Schlafmodus</translation>
    </message>
    <message>
        <source>Off until the next access resets the drive.</source>
        <translation>Aus, bis der nächste Zugriff das Laufwerk zurücksetzt.</translation>
    </message>
    <message>
        <source>A bad reset can hang programs until power-off.</source>
        <translation>Ein misslungener Reset kann Programme bis zum Ausschalten aufhängen.</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Aufwecken</translation>
    </message>
    <message>
        <source>Times one uncached read; spins up the drive.</source>
        <translation>Misst einen Lesezugriff ohne Cache; startet das Laufwerk.</translation>
    </message>
    <message>
        <source>Reread Partition Table</source>
        <translation>Partitionstabelle neu einlesen</translation>
    </message>
    <message>
        <source>Not while a partition is in use.</source>
        <translation>Nicht, während eine Partition benutzt wird.</translation>
    </message>
    <message>
        <source>Check Array</source>
        <translation>Array prüfen</translation>
    </message>
    <message>
        <source>Compares copies and parity; rewrites only unreadable sectors.</source>
        <translation>Vergleicht Kopien und Parität; schreibt nur unlesbare Sektoren neu.</translation>
    </message>
    <message>
        <source>Repair Mismatches</source>
        <translation>Abweichungen reparieren</translation>
    </message>
    <message>
        <source>Overwrites what differs, without knowing which is correct.</source>
        <translation>Überschreibt Abweichungen, ohne zu wissen, was richtig ist.</translation>
    </message>
    <message>
        <source>The wrong copy may remain. Check first, and compare with a backup.</source>
        <translation>Die falsche Kopie bleibt eventuell übrig. Prüfen Sie zuerst und vergleichen Sie mit einer Sicherung.</translation>
    </message>
    <message>
        <source>Stop Check</source>
        <translation>Prüfung stoppen</translation>
    </message>
    <message>
        <source>The next one starts from the beginning.</source>
        <translation>Die nächste beginnt von vorn.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Until you resume or restart.</source>
        <translation>Bis zum Fortsetzen oder Neustart.</translation>
    </message>
    <message>
        <source>Until then, the next drive failure may cause data loss.</source>
        <translation>Bis dahin kann der nächste Laufwerksausfall Daten kosten.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Also starts a pending one.</source>
        <translation>Startet auch eine wartende.</translation>
    </message>
    <message>
        <source>Add Bitmap</source>
        <translation>Bitmap hinzufügen</translation>
    </message>
    <message>
        <source>A crash costs minutes of resync, not hours.</source>
        <translation>Ein Absturz kostet Minuten Resync statt Stunden.</translation>
    </message>
    <message>
        <source>Remove Bitmap</source>
        <translation>Bitmap entfernen</translation>
    </message>
    <message>
        <source>Every crash then requires a full resync.</source>
        <translation>Jeder Absturz erfordert dann einen vollständigen Resync.</translation>
    </message>
    <message>
        <source>A drive that fails during this resync does more damage.</source>
        <translation>Fällt dabei ein Laufwerk aus, ist der Schaden größer.</translation>
    </message>
    <message>
        <source>Read-ahead</source>
        <translation>Vorauslesen (Kernel)</translation>
    </message>
    <message>
        <source>Data read beyond a request. More helps long reads, less helps random access.</source>
        <translation>Über eine Anfrage hinaus gelesene Daten. Mehr hilft langem Lesen, weniger zufälligem Zugriff.</translation>
    </message>
    <message>
        <source>random access</source>
        <translation>zufälliger Zugriff</translation>
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
        <source>Decides the order of requests.</source>
        <translation>Bestimmt die Reihenfolge der Anfragen.</translation>
    </message>
    <message>
        <source>fast SSDs: lowest CPU cost</source>
        <translation>schnelle SSDs: geringste CPU-Last</translation>
    </message>
    <message>
        <source>hard disks and servers: sorted, with deadlines</source>
        <translation>Festplatten und Server: sortiert, mit Fristen</translation>
    </message>
    <message>
        <source>fast SSDs: keeps target latencies</source>
        <translation>schnelle SSDs: hält Ziellatenzen</translation>
    </message>
    <message>
        <source>desktop: fair to programs</source>
        <translation>Desktop: fair zu Programmen</translation>
    </message>
    <message>
        <source>Request queue size</source>
        <translation>Größe der Anfragewarteschlange</translation>
    </message>
    <message>
        <source>Many help throughput, few responsiveness.</source>
        <translation>Viele helfen dem Durchsatz, wenige der Reaktion.</translation>
    </message>
    <message>
        <source>responsiveness</source>
        <translation>Reaktionsschnelligkeit</translation>
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
        <source>Marks a spinning disk, by which swap and file systems choose defaults.</source>
        <translation>Kennzeichnet eine rotierende Platte, wonach Swap und Dateisysteme ihre Standardwerte wählen.</translation>
    </message>
    <message>
        <source>Completion CPU affinity</source>
        <translation>CPU-Affinität der Abschlüsse</translation>
    </message>
    <message>
        <source>Which CPU completes a request, for very fast drives.</source>
        <translation>Welche CPU eine Anfrage abschließt, für sehr schnelle Laufwerke.</translation>
    </message>
    <message>
        <source>any CPU</source>
        <translation>beliebige CPU</translation>
    </message>
    <message>
        <source>a CPU sharing its cache</source>
        <translation>eine CPU mit gemeinsamem Cache</translation>
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
        <source>Joins adjacent requests, at a CPU cost for very fast drives.</source>
        <translation>Fasst benachbarte Anfragen zusammen; kostet bei sehr schnellen Laufwerken CPU-Zeit.</translation>
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
        <source>Large suits long transfers; small helps other requests and faulty bridges.</source>
        <translation>Groß eignet sich für lange Übertragungen; klein hilft anderen Anfragen und fehlerhaften Bridges.</translation>
    </message>
    <message>
        <source>Writeback throttling (WBT)</source>
        <translation>Writeback-Drosselung (WBT)</translation>
    </message>
    <message>
        <source>Throttles background writes while reads take longer.</source>
        <translation>Drosselt Hintergrundschreiben, solange Lesen länger dauert.</translation>
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
        <source>Small keeps a slow drive from delaying other writes.</source>
        <translation>Klein hindert ein langsames Laufwerk, andere Schreibvorgänge zu bremsen.</translation>
    </message>
    <message>
        <source>fair sharing</source>
        <translation>faire Aufteilung</translation>
    </message>
    <message>
        <source>I/O statistics</source>
        <translation>I/O-Statistik</translation>
    </message>
    <message>
        <source>Off hides activity. Before Linux 6.16, a resync then no longer yields.</source>
        <translation>„Aus“ verbirgt Aktivität. Vor Linux 6.16 weicht ein Resync dann nicht mehr aus.</translation>
    </message>
    <message>
        <source>Entropy contribution</source>
        <translation>Beitrag zur Entropie</translation>
    </message>
    <message>
        <source>Adds request times to the entropy pool. Not needed with a hardware random generator.</source>
        <translation>Fügt Zeiten von Anfragen dem Entropie-Pool hinzu. Mit einem Hardware-Zufallsgenerator nicht nötig.</translation>
    </message>
    <message>
        <source>Request timeout</source>
        <translation>Anfrage-Timeout</translation>
    </message>
    <message>
        <source>The SCSI command timeout in finer steps.</source>
        <translation>Der SCSI-Befehls-Timeout in feineren Schritten.</translation>
    </message>
    <message>
        <source>Short can take a slow drive offline; long makes programs wait for a failed one.</source>
        <translation>Kurz kann ein langsames Laufwerk außer Betrieb nehmen; lang lässt Programme auf ein ausgefallenes warten.</translation>
    </message>
    <message>
        <source>fast failure</source>
        <translation>früher Abbruch</translation>
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
        <source>Whether the kernel flushes the write cache.</source>
        <translation>Ob der Kernel den Schreib-Cache leert.</translation>
    </message>
    <message>
        <source>With “write through” while the cache is on, a power failure loses data.</source>
        <translation>Mit „write through“ bei eingeschaltetem Cache verliert ein Stromausfall Daten.</translation>
    </message>
    <message>
        <source>Read-only: “write through” with the cache on would lose data.</source>
        <translation>Nur lesbar: „write through“ bei eingeschaltetem Cache würde Daten verlieren.</translation>
    </message>
    <message>
        <source>Maximum discard size (TRIM)</source>
        <translation>Maximale Discard-Größe (TRIM)</translation>
    </message>
    <message>
        <source>Small helps drives that pause during long discards.</source>
        <translation>Klein hilft Laufwerken, die bei langen Discards stocken.</translation>
    </message>
    <message>
        <source>Read-only: a change could not be undone.</source>
        <translation>Nur lesbar: Eine Änderung wäre nicht rückgängig zu machen.</translation>
    </message>
    <message>
        <source>I/O polling</source>
        <translation>I/O-Polling</translation>
    </message>
    <message>
        <source>Lower latency, higher CPU use.</source>
        <translation>Niedrigere Latenz, höhere CPU-Last.</translation>
    </message>
    <message>
        <source>Read-only: set when the driver loads (nvme.poll_queues).</source>
        <translation>Nur lesbar: beim Laden des Treibers gesetzt (nvme.poll_queues).</translation>
    </message>
    <message>
        <source>Queue depth (NCQ)</source>
        <translation>Warteschlangentiefe (NCQ)</translation>
    </message>
    <message>
        <source>Commands the drive can reorder. On SATA, 1 turns NCQ off; 31 or 32 is usual.</source>
        <translation>Befehle, die das Laufwerk umsortieren kann. An SATA schaltet 1 NCQ ab; üblich sind 31 oder 32.</translation>
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
        <source>In an array, use 180 s without an error recovery limit.</source>
        <translation>Im Array 180 s ohne Limit der Fehlerkorrektur.</translation>
    </message>
    <message>
        <source>Error handler timeout</source>
        <translation>Timeout der Fehlerbehandlung</translation>
    </message>
    <message>
        <source>Short gives up on a failed drive sooner.</source>
        <translation>Kurz gibt ein ausgefallenes Laufwerk früher auf.</translation>
    </message>
    <message>
        <source>Maximum command retries</source>
        <translation>Maximale Befehlswiederholungen</translation>
    </message>
    <message>
        <source>Repetitions after a temporary error. Fewer report errors sooner.</source>
        <translation>Wiederholungen nach einem vorübergehenden Fehler. Weniger melden Fehler früher.</translation>
    </message>
    <message>
        <source>With 0, temporary errors reach the file system; without a limit, programs can hang.</source>
        <translation>Mit 0 erreichen vorübergehende Fehler das Dateisystem; ohne Limit können Programme hängen.</translation>
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
        <source>Reads or writes that may time out before going offline.</source>
        <translation>Lese- oder Schreibvorgänge mit Timeout, bevor das Laufwerk außer Betrieb geht.</translation>
    </message>
    <message>
        <source>High keeps programs waiting for a failed drive.</source>
        <translation>Hoch lässt Programme auf ein ausgefallenes Laufwerk warten.</translation>
    </message>
    <message>
        <source>Cache type (sd driver)</source>
        <translation>Cache-Typ (sd-Treiber)</translation>
    </message>
    <message>
        <source>Caches as the kernel last read them. It flushes only with “write back”.</source>
        <translation>Caches, wie der Kernel sie zuletzt gelesen hat. Er leert nur bei „write back“.</translation>
    </message>
    <message>
        <source>Read-only: the kernel follows the drive's cache settings.</source>
        <translation>Nur lesbar: Der Kernel folgt den Cache-Einstellungen des Laufwerks.</translation>
    </message>
    <message>
        <source>Queue ramp-up period</source>
        <translation>Queue-Ramp-up-Intervall</translation>
    </message>
    <message>
        <source>Time without “queue full” before the queue depth rises again.</source>
        <translation>Zeit ohne „Queue full“, bis die Warteschlangentiefe wieder steigt.</translation>
    </message>
    <message>
        <source>NCQ priority</source>
        <translation>NCQ-Priorität</translation>
    </message>
    <message>
        <source>Serves commands of real-time programs first.</source>
        <translation>Bearbeitet Befehle von Echtzeitprogrammen zuerst.</translation>
    </message>
    <message>
        <source>This drive does not support it.</source>
        <translation>Dieses Laufwerk unterstützt dies nicht.</translation>
    </message>
    <message>
        <source>Command duration limits (CDL)</source>
        <translation>Befehlsdauer-Limits (CDL)</translation>
    </message>
    <message>
        <source>Lets programs limit a command's time in the drive. For servers.</source>
        <translation>Lässt Programme die Zeit eines Befehls im Laufwerk begrenzen. Für Server.</translation>
    </message>
    <message>
        <source>Activity LED mode</source>
        <translation>Aktivitäts-LED</translation>
    </message>
    <message>
        <source>How the drive's LED in an enclosure shows activity.</source>
        <translation>Wie die LED des Laufwerks in einem Gehäuse Aktivität anzeigt.</translation>
    </message>
    <message>
        <source>ignores activity</source>
        <translation>ignoriert Aktivität</translation>
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
        <source>Lights the slot's LED, to find the drive.</source>
        <translation>Schaltet die LED am Slot ein, um das Laufwerk zu finden.</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>Schreib-Cache</translation>
    </message>
    <message>
        <source>Reports writes as done while in the drive's memory: much faster small writes.</source>
        <translation>Meldet Schreibvorgänge im Speicher des Laufwerks als erledigt: kleine viel schneller.</translation>
    </message>
    <message>
        <source>With this on, a power failure loses cached data.</source>
        <translation>Wenn dies an ist, verliert ein Stromausfall Cache-Daten.</translation>
    </message>
    <message>
        <source>Read look-ahead</source>
        <translation>Look-ahead (Laufwerk)</translation>
    </message>
    <message>
        <source>Reads on into the drive's memory for the next request.</source>
        <translation>Liest für die nächste Anfrage in den Speicher des Laufwerks weiter.</translation>
    </message>
    <message>
        <source>Power management level (APM)</source>
        <translation>APM-Stufe</translation>
    </message>
    <message>
        <source>Below 128 the drive may spin down; low values add load cycles.</source>
        <translation>Unter 128 kann das Laufwerk abschalten; niedrige Werte kosten Ladezyklen.</translation>
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
        <source>may spin down, parks the heads often</source>
        <translation>stoppt eventuell den Motor, parkt die Köpfe oft</translation>
    </message>
    <message>
        <source>parks the heads, no spin-down</source>
        <translation>parkt die Köpfe, kein Spindown</translation>
    </message>
    <message>
        <source>no head parking</source>
        <translation>kein Parken der Köpfe</translation>
    </message>
    <message>
        <source>Acoustic management level (AAM)</source>
        <translation>AAM-Stufe</translation>
    </message>
    <message>
        <source>Seek noise against speed. Most drives support only 128 and 254.</source>
        <translation>Geräusch gegen Geschwindigkeit der Kopfbewegungen. Die meisten unterstützen nur 128 und 254.</translation>
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
        <source>Idle time before spin-down, which wears the drive.</source>
        <translation>Leerlaufzeit bis zum Spindown, der das Laufwerk verschleißt.</translation>
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
        <source>One timer per power condition. Replaces APM.</source>
        <translation>Ein Timer je Energiezustand. Ersetzt APM.</translation>
    </message>
    <message>
        <source>Idle_a timer</source>
        <translation>Idle_a-Timer</translation>
    </message>
    <message>
        <source>Idle time before part of the electronics turns off.</source>
        <translation>Leerlaufzeit, bis ein Teil der Elektronik abschaltet.</translation>
    </message>
    <message>
        <source>Idle_b timer</source>
        <translation>Idle_b-Timer</translation>
    </message>
    <message>
        <source>Idle time before the heads unload, which adds load cycles.</source>
        <translation>Leerlaufzeit, bis die Köpfe parken, was die Ladezyklen erhöht.</translation>
    </message>
    <message>
        <source>Idle_c timer</source>
        <translation>Idle_c-Timer</translation>
    </message>
    <message>
        <source>Idle time before the rotation slows down for seconds.</source>
        <translation>Leerlaufzeit, bis die Drehzahl sinkt; die Rückkehr dauert Sekunden.</translation>
    </message>
    <message>
        <source>Standby_y timer</source>
        <translation>Standby_y-Timer</translation>
    </message>
    <message>
        <source>Idle time before standby_y. Spin-downs wear the drive.</source>
        <translation>Leerlaufzeit bis standby_y. Spindowns verschleißen das Laufwerk.</translation>
    </message>
    <message>
        <source>Standby_z timer (spin-down)</source>
        <translation>Standby_z-Timer (Spindown)</translation>
    </message>
    <message>
        <source>Automatic partial to slumber</source>
        <translation>Automatisch Partial zu Slumber</translation>
    </message>
    <message>
        <source>Lets an idle SATA link slumber. Needs link power management.</source>
        <translation>Lässt einen unbenutzten SATA-Link in Slumber wechseln. Braucht Link-Energieverwaltung.</translation>
    </message>
    <message>
        <source>Free-fall control</source>
        <translation>Freifallschutz</translation>
    </message>
    <message>
        <source>Parks the heads during a fall; higher numbers react to less. 0 is vendor-specific.</source>
        <translation>Parkt die Köpfe bei einem Fall; höhere Zahlen reagieren auf weniger. 0 ist herstellerspezifisch.</translation>
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
        <source>Stays spun down at power-on, so that drives do not start together.</source>
        <translation>Bleibt beim Einschalten stehen, damit Laufwerke nicht gemeinsam anlaufen.</translation>
    </message>
    <message>
        <source>A BIOS/UEFI that does not spin it up cannot detect it.</source>
        <translation>Ein BIOS/UEFI, das es nicht anlaufen lässt, erkennt es nicht.</translation>
    </message>
    <message>
        <source>Read recovery limit (ERC/TLER)</source>
        <translation>Limit der Lesefehlerkorrektur (ERC)</translation>
    </message>
    <message>
        <source>About 7 s in arrays, no limit on single drives.</source>
        <translation>Etwa 7 s in Arrays, kein Limit bei einzelnen Laufwerken.</translation>
    </message>
    <message>
        <source>Short limits give up readable data outside arrays; none lets md drop the drive.</source>
        <translation>Kurze Limits geben außerhalb von Arrays lesbare Daten auf; ohne Limit wirft md das Laufwerk hinaus.</translation>
    </message>
    <message>
        <source>Write recovery limit (ERC/TLER)</source>
        <translation>Limit der Schreibfehlerkorrektur (ERC)</translation>
    </message>
    <message>
        <source>Longest time for a write. Set it with the read recovery limit.</source>
        <translation>Längste Zeit für einen Schreibvorgang. Setzen Sie es mit dem Leselimit.</translation>
    </message>
    <message>
        <source>Write-read-verify</source>
        <translation>Write-Read-Verify</translation>
    </message>
    <message>
        <source>Reads written data back. About halves the write speed.</source>
        <translation>Liest geschriebene Daten zurück. Halbiert etwa die Schreibgeschwindigkeit.</translation>
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
        <source>Records errors, hours and temperature; also for error recovery limits.</source>
        <translation>Zeichnet Fehler, Stunden und Temperatur auf; auch für Limits der Fehlerkorrektur.</translation>
    </message>
    <message>
        <source>Device statistics notification</source>
        <translation>Gerätestatistik-Meldung (DSN)</translation>
    </message>
    <message>
        <source>Reports device statistics beyond their limits.</source>
        <translation>Meldet Gerätestatistiken über ihren Grenzen.</translation>
    </message>
    <message>
        <source>Software settings preservation</source>
        <translation>Erhalt der Softwareeinstellungen (SSP)</translation>
    </message>
    <message>
        <source>Keeps settings when the SATA link is reset after an error.</source>
        <translation>Behält Einstellungen, wenn der SATA-Link nach einem Fehler zurückgesetzt wird.</translation>
    </message>
    <message>
        <source>Keep features over soft reset</source>
        <translation>Funktionen nach Soft-Reset behalten</translation>
    </message>
    <message>
        <source>Off returns to power-on defaults at a soft reset.</source>
        <translation>„Aus“ kehrt beim Soft-Reset zu den Standardwerten nach dem Einschalten zurück.</translation>
    </message>
    <message>
        <source>Multiple sector count</source>
        <translation>Multisektor-Anzahl (multcount)</translation>
    </message>
    <message>
        <source>Sectors per interrupt without DMA; the kernel sets this.</source>
        <translation>Sektoren je Interrupt ohne DMA; der Kernel setzt dies.</translation>
    </message>
    <message>
        <source>With libata, the drive may hang until it is powered off.</source>
        <translation>Mit libata kann das Laufwerk hängen, bis es ausgeschaltet wird.</translation>
    </message>
    <message>
        <source>Read-only: the kernel may hang after a change.</source>
        <translation>Nur lesbar: Der Kernel kann nach einer Änderung hängen.</translation>
    </message>
    <message>
        <source>Transfer mode</source>
        <translation>Übertragungsmodus</translation>
    </message>
    <message>
        <source>How data travels between drive and controller. On SATA it limits nothing.</source>
        <translation>Wie Daten zwischen Laufwerk und Controller übertragen werden. Bei SATA begrenzt es nichts.</translation>
    </message>
    <message>
        <source>default PIO</source>
        <translation>PIO-Standardmodus</translation>
    </message>
    <message>
        <source>default PIO without IORDY</source>
        <translation>PIO-Standardmodus ohne IORDY</translation>
    </message>
    <message>
        <source>Selected by libata.</source>
        <translation>libata wählt ihn.</translation>
    </message>
    <message>
        <source>Volatile write cache (VWC)</source>
        <translation>Flüchtiger Schreib-Cache (VWC)</translation>
    </message>
    <message>
        <source>Power state (PS)</source>
        <translation>Energiezustand (PS)</translation>
    </message>
    <message>
        <source>Power limit: 0 is full speed, higher is cooler and slower.</source>
        <translation>Leistungsgrenze: 0 ist volle Geschwindigkeit, höher ist kühler und langsamer.</translation>
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
        <source>The work to expect. Few drives use it.</source>
        <translation>Die zu erwartende Arbeit. Wenige Laufwerke nutzen es.</translation>
    </message>
    <message>
        <source>long idle periods, bursts of random writes</source>
        <translation>langer Leerlauf, Bursts zufälliger Schreibvorgänge</translation>
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
        <source>Must be below TMT2. Off uses the firmware's limit.</source>
        <translation>Muss unter TMT2 liegen. „Aus“ verwendet die Grenze der Firmware.</translation>
    </message>
    <message>
        <source>Heavy throttling (TMT2)</source>
        <translation>Starke Temperaturdrosselung (TMT2)</translation>
    </message>
    <message>
        <source>Must be above TMT1. Off uses the firmware's limit.</source>
        <translation>Muss über TMT1 liegen. „Aus“ verwendet die Grenze der Firmware.</translation>
    </message>
    <message>
        <source>Over-temperature threshold</source>
        <translation>Obere Temperaturschwelle</translation>
    </message>
    <message>
        <source>The drive reports a warning above this.</source>
        <translation>Darüber meldet das Laufwerk eine Warnung.</translation>
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
        <source>The drive reports a warning below this.</source>
        <translation>Darunter meldet das Laufwerk eine Warnung.</translation>
    </message>
    <message>
        <source>Interrupt coalescing time</source>
        <translation>Interrupt-Coalescing: Zeit</translation>
    </message>
    <message>
        <source>Longer collects more completions: less CPU time, more latency.</source>
        <translation>Länger sammelt mehr Abschlüsse: weniger CPU-Zeit, mehr Latenz.</translation>
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
        <source>Completions per interrupt.</source>
        <translation>Abschlüsse je Interrupt.</translation>
    </message>
    <message>
        <source>Arbitration burst (AB)</source>
        <translation>Arbitrierungs-Burst (AB)</translation>
    </message>
    <message>
        <source>Commands from one CPU at a time. Higher favors the busiest program.</source>
        <translation>Befehle einer CPU auf einmal. Höher bevorzugt das aktivste Programm.</translation>
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
        <source>Read cache (RCD)</source>
        <translation>Lese-Cache (RCD)</translation>
    </message>
    <message>
        <source>Answers repeated reads from memory; off measures the medium.</source>
        <translation>Beantwortet wiederholtes Lesen aus dem Speicher; „aus“ misst das Medium.</translation>
    </message>
    <message>
        <source>Read-ahead (DRA)</source>
        <translation>Vorauslesen (DRA)</translation>
    </message>
    <message>
        <source>Pre-fetch discontinuity (DISC)</source>
        <translation>Vorauslesen über Lücken (DISC)</translation>
    </message>
    <message>
        <source>Pre-fetches across head movements. Helps long reads, delays other requests.</source>
        <translation>Liest über Kopfbewegungen hinweg voraus. Hilft langem Lesen, verzögert andere Anfragen.</translation>
    </message>
    <message>
        <source>Abort pre-fetch (ABPF)</source>
        <translation>Vorauslesen abbrechen (ABPF)</translation>
    </message>
    <message>
        <source>Better for random access, worse for parallel long reads.</source>
        <translation>Besser für zufälligen Zugriff, schlechter für paralleles langes Lesen.</translation>
    </message>
    <message>
        <source>Caching analysis (CAP)</source>
        <translation>Cache-Analyse (CAP)</translation>
    </message>
    <message>
        <source>Adapts the cache to its use.</source>
        <translation>Passt den Cache an seine Nutzung an.</translation>
    </message>
    <message>
        <source>Initiator control (IC)</source>
        <translation>Initiator-Steuerung (IC)</translation>
    </message>
    <message>
        <source>Uses the segment values set here. The drive's own are usually better.</source>
        <translation>Nutzt die hier gesetzten Segmentwerte. Die des Laufwerks sind meist besser.</translation>
    </message>
    <message>
        <source>Segmentation by size (SIZE)</source>
        <translation>Segmentierung nach Größe (SIZE)</translation>
    </message>
    <message>
        <source>By segment size instead of number. Needs initiator control (IC).</source>
        <translation>Nach Segmentgröße statt Anzahl. Braucht Initiator-Steuerung (IC).</translation>
    </message>
    <message>
        <source>Multiplication factor (MF)</source>
        <translation>Multiplikationsfaktor (MF)</translation>
    </message>
    <message>
        <source>Counts pre-fetch in request lengths, not blocks.</source>
        <translation>Zählt Vorauslesen in Längen der Anfrage, nicht in Blöcken.</translation>
    </message>
    <message>
        <source>Force sequential write (FSW)</source>
        <translation>Sequenzielles Schreiben erzwingen (FSW)</translation>
    </message>
    <message>
        <source>Writes blocks in ascending order. Slow and rarely useful.</source>
        <translation>Schreibt Blöcke aufsteigend. Langsam und selten nützlich.</translation>
    </message>
    <message>
        <source>Non-volatile cache off (NV_DIS)</source>
        <translation>Nichtflüchtigen Cache abschalten (NV_DIS)</translation>
    </message>
    <message>
        <source>Few drives have such a cache.</source>
        <translation>Wenige Laufwerke haben einen solchen Cache.</translation>
    </message>
    <message>
        <source>Demand read retention priority</source>
        <translation>Behaltepriorität Gelesenes (DRRP)</translation>
    </message>
    <message>
        <source>What a full cache discards first.</source>
        <translation>Was ein voller Cache zuerst verwirft.</translation>
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
        <source>How long written data stays cached for reads.</source>
        <translation>Wie lange geschriebene Daten zum Lesen im Cache bleiben.</translation>
    </message>
    <message>
        <source>Pre-fetch disable length (DPTL)</source>
        <translation>Kein Vorauslesen ab Länge (DPTL)</translation>
    </message>
    <message>
        <source>Longer reads get no pre-fetch. 0 disables it.</source>
        <translation>Längere Lesevorgänge erhalten kein Vorauslesen. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Minimum pre-fetch</source>
        <translation>Minimales Vorauslesen</translation>
    </message>
    <message>
        <source>Pre-fetched even if requests wait. More helps long reads, less helps random access.</source>
        <translation>Auch dann vorausgelesen, wenn Anfragen warten. Mehr hilft langem Lesen, weniger zufälligem Zugriff.</translation>
    </message>
    <message>
        <source>Maximum pre-fetch</source>
        <translation>Maximales Vorauslesen</translation>
    </message>
    <message>
        <source>Most that is pre-fetched while no request waits.</source>
        <translation>Höchstmenge des Vorauslesens, solange keine Anfrage wartet.</translation>
    </message>
    <message>
        <source>Maximum pre-fetch ceiling</source>
        <translation>Obergrenze des Vorauslesens</translation>
    </message>
    <message>
        <source>In sectors, if pre-fetch counts in request lengths (MF).</source>
        <translation>In Sektoren, wenn das Vorauslesen in Längen der Anfrage zählt (MF).</translation>
    </message>
    <message>
        <source>Number of cache segments</source>
        <translation>Anzahl der Cache-Segmente</translation>
    </message>
    <message>
        <source>Parts of the cache. Each serves one sequential stream.</source>
        <translation>Teile des Caches. Jeder bedient einen sequenziellen Datenstrom.</translation>
    </message>
    <message>
        <source>Cache segment size</source>
        <translation>Cache-Segmentgröße</translation>
    </message>
    <message>
        <source>Needs initiator control (IC) and segmentation by size (SIZE).</source>
        <translation>Braucht Initiator-Steuerung (IC) und Segmentierung nach Größe (SIZE).</translation>
    </message>
    <message>
        <source>Segment size in blocks (LBCSS)</source>
        <translation>Segmentgröße in Blöcken (LBCSS)</translation>
    </message>
    <message>
        <source>Counts the cache segment size in blocks, not in bytes.</source>
        <translation>Zählt die Cache-Segmentgröße in Blöcken, nicht in Byte.</translation>
    </message>
    <message>
        <source>Cache sync progress (SYNC_PROG)</source>
        <translation>Fortschritt der Cache-Synchronisierung (SYNC_PROG)</translation>
    </message>
    <message>
        <source>Whether the drive accepts commands and reports progress during a flush.</source>
        <translation>Ob das Laufwerk beim Leeren Befehle annimmt und Fortschritt meldet.</translation>
    </message>
    <message>
        <source>accept commands, no progress</source>
        <translation>Befehle annehmen, kein Fortschritt</translation>
    </message>
    <message>
        <source>accept commands, progress on request</source>
        <translation>Befehle annehmen, Fortschritt auf Anfrage</translation>
    </message>
    <message>
        <source>reject cache commands, report progress</source>
        <translation>Cache-Befehle ablehnen, Fortschritt melden</translation>
    </message>
    <message>
        <source>No write reallocation (AWRE)</source>
        <translation>Keine Neuzuweisung beim Schreiben (AWRE)</translation>
    </message>
    <message>
        <source>Leave this off unless a RAID adapter manages bad sectors.</source>
        <translation>Lassen Sie dies aus, sofern nicht ein RAID-Adapter defekte Sektoren verwaltet.</translation>
    </message>
    <message>
        <source>With this on, data on failing sectors can be lost.</source>
        <translation>Wenn dies an ist, können Daten auf ausfallenden Sektoren verloren gehen.</translation>
    </message>
    <message>
        <source>No read reallocation (ARRE)</source>
        <translation>Keine Neuzuweisung beim Lesen (ARRE)</translation>
    </message>
    <message>
        <source>Leave this off: bad sectors stay in use.</source>
        <translation>Lassen Sie dies aus: Defekte Sektoren bleiben in Benutzung.</translation>
    </message>
    <message>
        <source>Recovery time limit (RTL)</source>
        <translation>Limit der Fehlerkorrektur (RTL)</translation>
    </message>
    <message>
        <source>In arrays about 7000 ms. 0: the drive's own limit.</source>
        <translation>Längste Korrektur eines Sektors: in Verbünden etwa 7000 ms. 0 ist das Limit des Laufwerks.</translation>
    </message>
    <message>
        <source>Report recovered errors (PER)</source>
        <translation>Korrigierte Fehler melden (PER)</translation>
    </message>
    <message>
        <source>Reports corrected errors; the kernel logs each.</source>
        <translation>Meldet Fehler, die Wiederholung oder Korrektur behob; der Kernel protokolliert jeden.</translation>
    </message>
    <message>
        <source>Idle time before standby_y, the deepest quick condition.</source>
        <translation>Leerlaufzeit bis standby_y, dem tiefsten schnellen Zustand.</translation>
    </message>
    <message>
        <source>Background function precedence</source>
        <translation>Vorrang von Hintergrundfunktionen</translation>
    </message>
    <message>
        <source>Whether media scans and the like go before power saving.</source>
        <translation>Ob Medienprüfungen und Ähnliches Vorrang vor dem Stromsparen haben.</translation>
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
        <source>The first command gets CHECK CONDITION; the kernel retries it.</source>
        <translation>Der erste Befehl erhält CHECK CONDITION; der Kernel wiederholt ihn.</translation>
    </message>
    <message>
        <source>by the transport standard</source>
        <translation>nach Transportstandard</translation>
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
        <source>Check condition from stopped</source>
        <translation>Check Condition nach Stopp</translation>
    </message>
    <message>
        <source>Informational exceptions (IE)</source>
        <translation>Ausfallvorhersage (DEXCPT)</translation>
    </message>
    <message>
        <source>Reports a predicted failure, as smartd needs.</source>
        <translation>Meldet einen vorhergesagten Ausfall, wie smartd es braucht.</translation>
    </message>
    <message>
        <source>Warning reporting (EWASC)</source>
        <translation>Warnmeldungen (EWASC)</translation>
    </message>
    <message>
        <source>Reports warnings such as a high temperature, as smartd needs.</source>
        <translation>Meldet Warnungen wie hohe Temperatur, wie smartd es braucht.</translation>
    </message>
    <message>
        <source>Reporting method (MRIE)</source>
        <translation>Meldeverfahren (MRIE)</translation>
    </message>
    <message>
        <source>All but the first work with smartd.</source>
        <translation>Alle außer dem ersten funktionieren mit smartd.</translation>
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
        <source>recovered error, if reported (PER)</source>
        <translation>behobener Fehler, wenn gemeldet (PER)</translation>
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
        <source>Needs runtime power management. Every access restarts the motor.</source>
        <translation>Braucht Laufzeit-Energieverwaltung. Jeder Zugriff startet den Motor wieder.</translation>
    </message>
    <message>
        <source>readiness</source>
        <translation>schnelle Verfügbarkeit</translation>
    </message>
    <message>
        <source>Runtime power management</source>
        <translation>Laufzeit-Energieverwaltung</translation>
    </message>
    <message>
        <source>Suspends an unused drive after the autosuspend delay.</source>
        <translation>Suspendiert ein unbenutztes Laufwerk nach der Autosuspend-Verzögerung.</translation>
    </message>
    <message>
        <source>SATA link power management</source>
        <translation>SATA-Link-Energieverwaltung (LPM)</translation>
    </message>
    <message>
        <source>For all drives of the port; med_power_with_dipm saves most.</source>
        <translation>Für alle Laufwerke des Anschlusses; med_power_with_dipm spart am meisten.</translation>
    </message>
    <message>
        <source>Deep states can lose the link or data. Only max_performance detects removal.</source>
        <translation>Tiefe Zustände können Link oder Daten verlieren. Nur max_performance erkennt das Entfernen.</translation>
    </message>
    <message>
        <source>always active</source>
        <translation>immer aktiv</translation>
    </message>
    <message>
        <source>host: Partial</source>
        <translation>Host: Partial</translation>
    </message>
    <message>
        <source>drive: also Partial and Slumber</source>
        <translation>Laufwerk: auch Partial und Slumber</translation>
    </message>
    <message>
        <source>host: Partial and DevSleep; drive: Partial and Slumber</source>
        <translation>Host: Partial und DevSleep; Laufwerk: Partial und Slumber</translation>
    </message>
    <message>
        <source>host: Slumber and DevSleep; slowest recovery</source>
        <translation>Host: Slumber und DevSleep; langsamste Rückkehr</translation>
    </message>
    <message>
        <source>This port does not support it.</source>
        <translation>Dieser Anschluss unterstützt dies nicht.</translation>
    </message>
    <message>
        <source>APST latency tolerance</source>
        <translation>APST-Latenztoleranz</translation>
    </message>
    <message>
        <source>Longest recovery. Higher saves power, but delays requests; 0 disables APST.</source>
        <translation>Längste Rückkehr. Höher spart Strom, verzögert aber Anfragen; 0 schaltet APST ab.</translation>
    </message>
    <message>
        <source>Some drives disappear until the next restart.</source>
        <translation>Manche Laufwerke verschwinden bis zum nächsten Neustart.</translation>
    </message>
    <message>
        <source>Spin down on suspend</source>
        <translation>Spindown bei Bereitschaft</translation>
    </message>
    <message>
        <source>Otherwise drives without libata lose power with the heads loaded.</source>
        <translation>Sonst verlieren Laufwerke ohne libata den Strom bei nicht geparkten Köpfen.</translation>
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
        <source>Otherwise an emergency retract wears the drive.</source>
        <translation>Sonst verschleißt ein Notparken das Laufwerk.</translation>
    </message>
    <message>
        <source>Allow restart</source>
        <translation>Neustart erlauben</translation>
    </message>
    <message>
        <source>Starts a stopped drive instead of failing the request.</source>
        <translation>Startet ein gestopptes Laufwerk, statt die Anfrage scheitern zu lassen.</translation>
    </message>
    <message>
        <source>Minimum sync speed</source>
        <translation>Minimale Sync-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Resync speed per member while programs use the array, which it slows.</source>
        <translation>Resync-Geschwindigkeit je Mitglied, während Programme das Array nutzen, die sie bremst.</translation>
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
        <source>Resync speed per member of an unused array. Lower is cooler and quieter.</source>
        <translation>Resync-Geschwindigkeit je Mitglied eines unbenutzten Arrays. Niedriger ist kühler und leiser.</translation>
    </message>
    <message>
        <source>Minimum sync speed, all arrays</source>
        <translation>Minimale Sync-Geschwindigkeit, alle Arrays</translation>
    </message>
    <message>
        <source>For all arrays without a minimum of their own.</source>
        <translation>Für alle Arrays ohne eigenes Minimum.</translation>
    </message>
    <message>
        <source>Maximum sync speed, all arrays</source>
        <translation>Maximale Sync-Geschwindigkeit, alle Arrays</translation>
    </message>
    <message>
        <source>For all arrays without a maximum of their own.</source>
        <translation>Für alle Arrays ohne eigenes Maximum.</translation>
    </message>
    <message>
        <source>Stripe cache size</source>
        <translation>Stripe-Cache-Größe</translation>
    </message>
    <message>
        <source>More speeds up writes; each takes 4 KiB per member.</source>
        <translation>Mehr beschleunigt das Schreiben; jeder Stripe belegt 4 KiB je Mitglied.</translation>
    </message>
    <message>
        <source>A large cache can hang a computer that is short of memory.</source>
        <translation>Ein großer Cache kann einen Computer mit wenig Speicher hängen lassen.</translation>
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
        <source>Helps arrays of fast SSDs, not of hard disks.</source>
        <translation>Hilft Arrays aus schnellen SSDs, nicht aus Festplatten.</translation>
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
        <source>Full-stripe writes before a stripe that needs reading.</source>
        <translation>Volle Stripes vor einem, der Lesen braucht.</translation>
    </message>
    <message>
        <source>Parity update (RMW/RCW)</source>
        <translation>Paritätsaktualisierung (RMW/RCW)</translation>
    </message>
    <message>
        <source>How partial stripes are written.</source>
        <translation>Wie unvollständige Stripes geschrieben werden.</translation>
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
        <source>Saves CPU time, but programs wait to change their pages.</source>
        <translation>Spart CPU-Zeit, aber Programme warten, um ihre Seiten zu ändern.</translation>
    </message>
    <message>
        <source>Journal mode</source>
        <translation>Journalmodus</translation>
    </message>
    <message>
        <source>Whether the journal also caches writes.</source>
        <translation>Ob das Journal Schreibvorgänge auch zwischenspeichert.</translation>
    </message>
    <message>
        <source>With write-back, a failed journal device loses data.</source>
        <translation>Bei Write-Back verliert ein defektes Journal Daten.</translation>
    </message>
    <message>
        <source>only protects writes</source>
        <translation>schützt Schreibvorgänge nur</translation>
    </message>
    <message>
        <source>also caches writes: faster</source>
        <translation>speichert Schreibvorgänge auch zwischen: schneller</translation>
    </message>
    <message>
        <source>Safe mode delay</source>
        <translation>Safe-Mode-Verzögerung</translation>
    </message>
    <message>
        <source>Delay before the array is marked clean. Shorter avoids resyncs; longer writes less.</source>
        <translation>Verzögerung, bis das Array als sauber gilt. Kürzer vermeidet Resyncs; länger schreibt weniger.</translation>
    </message>
    <message>
        <source>Bitmap update delay</source>
        <translation>Bitmap-Aktualisierungsintervall</translation>
    </message>
    <message>
        <source>Delay before bits are cleared. Longer writes less, but resyncs more.</source>
        <translation>Verzögerung, bis Bits gelöscht werden. Länger schreibt weniger, erfordert aber mehr Resync.</translation>
    </message>
    <message>
        <source>Write-behind limit</source>
        <translation>Write-behind-Limit</translation>
    </message>
    <message>
        <source>Writes to write-mostly members that programs do not wait for.</source>
        <translation>Schreibvorgänge an write-mostly-Mitglieder, auf die Programme nicht warten.</translation>
    </message>
    <message>
        <source>If the fast member fails, writes missing elsewhere are lost.</source>
        <translation>Fällt das schnelle Mitglied aus, gehen anderswo fehlende Daten verloren.</translation>
    </message>
    <message>
        <source>Only RAID 1 supports this.</source>
        <translation>Nur RAID 1 unterstützt dies.</translation>
    </message>
    <message>
        <source>Write-intent bitmap</source>
        <translation>Write-Intent-Bitmap</translation>
    </message>
    <message>
        <source>Marks regions being written, so that a crash needs no full resync.</source>
        <translation>Markiert beschriebene Bereiche, damit ein Absturz keinen vollständigen Resync erfordert.</translation>
    </message>
    <message>
        <source>Read-only: use “Add Bitmap”, “Remove Bitmap” or mdadm --grow --bitmap.</source>
        <translation>Nur lesbar: Verwenden Sie „Bitmap hinzufügen“, „Bitmap entfernen“ oder mdadm --grow --bitmap.</translation>
    </message>
    <message>
        <source>Consistency policy</source>
        <translation>Konsistenzrichtlinie</translation>
    </message>
    <message>
        <source>Restores redundancy after an unclean shutdown: by resync, bitmap, journal or PPL.</source>
        <translation>Stellt die Redundanz nach einem unsauberen Herunterfahren wieder her: durch Resync, Bitmap, Journal oder PPL.</translation>
    </message>
    <message>
        <source>full resync</source>
        <translation>vollständiger Resync</translation>
    </message>
    <message>
        <source>resync of the regions marked in the bitmap</source>
        <translation>Resync der in der Bitmap markierten Bereiche</translation>
    </message>
    <message>
        <source>replay of the journal</source>
        <translation>erneutes Ausführen des Journals</translation>
    </message>
    <message>
        <source>repair by the partial parity log</source>
        <translation>Reparatur mit dem Partial Parity Log</translation>
    </message>
    <message>
        <source>Read-only: use mdadm --grow --consistency-policy, which rewrites metadata.</source>
        <translation>Nur lesbar: Verwenden Sie mdadm --grow --consistency-policy, das Metadaten neu schreibt.</translation>
    </message>
    <message>
        <source>Read-only flag</source>
        <translation>Schreibschutz-Flag</translation>
    </message>
    <message>
        <source>Makes the kernel reject programs' writes. Mounted file systems still write.</source>
        <translation>Der Kernel lehnt Schreibzugriffe von Programmen ab. Eingehängte Dateisysteme schreiben weiter.</translation>
    </message>
    <message>
        <source>Programs that write fail.</source>
        <translation>Programme, die schreiben, schlagen fehl.</translation>
    </message>
    <message>
        <source>programs can write</source>
        <translation>Programme können schreiben</translation>
    </message>
    <message>
        <source>programs cannot write</source>
        <translation>Programme können nicht schreiben</translation>
    </message>
    <message>
        <source>32-bit I/O support (PIO)</source>
        <translation>32-Bit-I/O (PIO)</translation>
    </message>
    <message>
        <source>Moves 32 bits at a time with PIO. No effect with DMA.</source>
        <translation>Überträgt mit PIO 32 Bit auf einmal. Wirkungslos mit DMA.</translation>
    </message>
    <message>
        <source>Read expiry (mq-deadline)</source>
        <translation>Lesefrist (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting read goes first.</source>
        <translation>Frist, nach der ein wartender Lesevorgang vorgeht.</translation>
    </message>
    <message>
        <source>Write expiry (mq-deadline)</source>
        <translation>Schreibfrist (mq-deadline)</translation>
    </message>
    <message>
        <source>Deadline after which a waiting write goes first.</source>
        <translation>Frist, nach der ein wartender Schreibvorgang vorgeht.</translation>
    </message>
    <message>
        <source>Batch size (mq-deadline)</source>
        <translation>Batchgröße (mq-deadline)</translation>
    </message>
    <message>
        <source>Adjacent requests sent before deadlines are checked.</source>
        <translation>Benachbarte Anfragen, bevor Fristen geprüft werden.</translation>
    </message>
    <message>
        <source>Writes starved (mq-deadline)</source>
        <translation>Lesevorrang vor Schreiben (mq-deadline)</translation>
    </message>
    <message>
        <source>How often reads may go before writes.</source>
        <translation>Wie oft Lesevorgänge vor Schreibvorgängen kommen können.</translation>
    </message>
    <message>
        <source>Front merges (mq-deadline)</source>
        <translation>Front-Merges (mq-deadline)</translation>
    </message>
    <message>
        <source>Merges are rare; off saves the search.</source>
        <translation>Zusammenfassungen sind selten; „aus“ spart die Suche.</translation>
    </message>
    <message>
        <source>Priority aging (mq-deadline)</source>
        <translation>Prioritäts-Aging (mq-deadline)</translation>
    </message>
    <message>
        <source>Time after which a low-priority request goes first.</source>
        <translation>Zeit, nach der eine Anfrage niedriger Priorität vorgeht.</translation>
    </message>
    <message>
        <source>Async depth (mq-deadline)</source>
        <translation>Async-Tiefe (mq-deadline)</translation>
    </message>
    <message>
        <source>Queue for writes; less keeps room for reads. Changing the queue size resets it.</source>
        <translation>Warteschlange für Schreibvorgänge; weniger lässt Platz für Lesevorgänge. Eine Änderung ihrer Größe setzt dies zurück.</translation>
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
        <source>Serves interactive programs first. Off gives more throughput.</source>
        <translation>Bedient interaktive Programme zuerst. „Aus“ bringt mehr Durchsatz.</translation>
    </message>
    <message>
        <source>Idle slice (bfq)</source>
        <translation>Leerlaufscheibe (bfq)</translation>
    </message>
    <message>
        <source>Wait for a program's next request. 0 suits fast SSDs and RAID controllers.</source>
        <translation>Wartezeit auf die nächste Anfrage eines Programms. 0 eignet sich für schnelle SSDs und RAID-Controller.</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Strict guarantees (bfq)</source>
        <translation>Strikte Garantien (bfq)</translation>
    </message>
    <message>
        <source>One request at a time. Slow; for measurements.</source>
        <translation>Eine Anfrage nach der anderen. Langsam; für Messungen.</translation>
    </message>
    <message>
        <source>Sync request expiry (bfq)</source>
        <translation>Frist synchroner Anfragen (bfq)</translation>
    </message>
    <message>
        <source>Deadline of requests that a program waits for.</source>
        <translation>Frist von Anfragen, auf die ein Programm wartet.</translation>
    </message>
    <message>
        <source>Async request expiry (bfq)</source>
        <translation>Frist asynchroner Anfragen (bfq)</translation>
    </message>
    <message>
        <source>Deadline of requests such as background writes.</source>
        <translation>Frist von Anfragen wie Schreiben im Hintergrund.</translation>
    </message>
    <message>
        <source>Maximum time slice (bfq)</source>
        <translation>Maximale Zeitscheibe (bfq)</translation>
    </message>
    <message>
        <source>Longest exclusive time of one program.</source>
        <translation>Längste alleinige Zeit eines Programms.</translation>
    </message>
    <message>
        <source>Maximum budget (bfq)</source>
        <translation>Maximales Budget (bfq)</translation>
    </message>
    <message>
        <source>Most sectors of one program at a time. 0: automatic.</source>
        <translation>Höchstzahl der Sektoren eines Programms auf einmal. 0: automatisch.</translation>
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
        <source>Longest move back for a nearer request.</source>
        <translation>Weiteste Rückbewegung für eine nähere Anfrage.</translation>
    </message>
    <message>
        <source>Backward seek penalty (bfq)</source>
        <translation>Rückwärts-Seek-Aufschlag (bfq)</translation>
    </message>
    <message>
        <source>Cost factor of backward against forward seeks.</source>
        <translation>Kostenfaktor von Rückwärts- gegenüber Vorwärts-Seeks.</translation>
    </message>
    <message>
        <source>Read latency target (kyber)</source>
        <translation>Ziel-Leselatenz (kyber)</translation>
    </message>
    <message>
        <source>Target latency of reads, at the cost of other requests.</source>
        <translation>Ziellatenz von Lesevorgängen, auf Kosten anderer Anfragen.</translation>
    </message>
    <message>
        <source>Sync write latency (kyber)</source>
        <translation>Ziel-Schreiblatenz, synchron (kyber)</translation>
    </message>
    <message>
        <source>Target latency of writes that a program waits for.</source>
        <translation>Ziellatenz von Schreibvorgängen, auf die ein Programm wartet.</translation>
    </message>
    <message>
        <source>DMA</source>
        <translation>DMA</translation>
    </message>
    <message>
        <source>Of the old IDE driver.</source>
        <translation>Vom alten IDE-Treiber.</translation>
    </message>
    <message>
        <source>Always used if possible; libata has no switch.</source>
        <translation>Immer benutzt, wenn möglich; libata hat keinen Schalter.</translation>
    </message>
    <message>
        <source>Interrupt unmasking</source>
        <translation>Interrupt-Demaskierung</translation>
    </message>
    <message>
        <source>Removed with the old IDE driver in Linux 5.14.</source>
        <translation>Mit dem alten IDE-Treiber in Linux 5.14 entfernt.</translation>
    </message>
    <message>
        <source>PIO mode</source>
        <translation>PIO-Modus</translation>
    </message>
    <message>
        <source>Keep settings over reset</source>
        <translation>Einstellungen nach Reset behalten</translation>
    </message>
    <message>
        <source>Ignore write errors</source>
        <translation>Schreibfehler ignorieren</translation>
    </message>
    <message>
        <source>Loses data without an error message; no current driver has it.</source>
        <translation>Verliert Daten ohne Fehlermeldung; kein heutiger Treiber hat dies.</translation>
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
        <source>Removed in Linux 5.14. Use device/delete.</source>
        <translation>In Linux 5.14 entfernt. Verwenden Sie device/delete.</translation>
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
        <source>Done by libata when necessary, not by programs.</source>
        <translation>Von libata bei Bedarf ausgeführt, nicht von Programmen.</translation>
    </message>
    <message>
        <source>Hybrid polling delay</source>
        <translation>Hybrid-Polling-Verzögerung</translation>
    </message>
    <message>
        <source>Set the sleep before a program polled for a completion.</source>
        <translation>Legte die Wartezeit fest, bevor ein Programm einen Abschluss abfragte.</translation>
    </message>
    <message>
        <source>Current kernels ignore it.</source>
        <translation>Heutige Kernel ignorieren dies.</translation>
    </message>
    <message>
        <source>SCSI queue type</source>
        <translation>SCSI-Queue-Typ</translation>
    </message>
    <message>
        <source>Queued commands in order or freely.</source>
        <translation>Reihte Befehle geordnet oder frei ein.</translation>
    </message>
    <message>
        <source>Direct read</source>
        <translation>Direktes Lesen</translation>
    </message>
    <message>
        <source>Sequential throughput without the page cache.</source>
        <translation>Sequenzieller Durchsatz ohne Page-Cache.</translation>
    </message>
    <message>
        <source>Buffered read</source>
        <translation>Gepuffertes Lesen</translation>
    </message>
    <message>
        <source>Throughput of a first read.</source>
        <translation>Durchsatz beim ersten Lesen.</translation>
    </message>
    <message>
        <source>Buffered read, 64 KiB</source>
        <translation>Gepuffertes Lesen, 64 KiB</translation>
    </message>
    <message>
        <source>Throughput as most programs read.</source>
        <translation>Durchsatz, wie die meisten Programme lesen.</translation>
    </message>
    <message>
        <source>Cached read</source>
        <translation>Lesen aus dem Cache</translation>
    </message>
    <message>
        <source>Speed of memory, not of the drive.</source>
        <translation>Geschwindigkeit des Arbeitsspeichers, nicht des Laufwerks.</translation>
    </message>
    <message>
        <source>Drive cache read</source>
        <translation>Lesen aus dem Laufwerks-Cache</translation>
    </message>
    <message>
        <source>Reads one block repeatedly.</source>
        <translation>Liest einen Block immer wieder.</translation>
    </message>
    <message>
        <source>Full-surface scan, 100 samples</source>
        <translation>Oberflächentest, 100 Messpunkte</translation>
    </message>
    <message>
        <source>Throughput over the whole drive, and access time.</source>
        <translation>Durchsatz über das ganze Laufwerk und Zugriffszeit.</translation>
    </message>
    <message>
        <source>Full-surface scan, 1000 samples</source>
        <translation>Oberflächentest, 1000 Messpunkte</translation>
    </message>
    <message>
        <source>Finds slow regions that 100 samples miss.</source>
        <translation>Findet langsame Bereiche, die 100 Messpunkte verfehlen.</translation>
    </message>
    <message>
        <source>Sequential throughput, one request at a time.</source>
        <translation>Sequenzieller Durchsatz, eine Anfrage nach der anderen.</translation>
    </message>
    <message>
        <source>Maximum sequential throughput.</source>
        <translation>Maximaler sequenzieller Durchsatz.</translation>
    </message>
    <message>
        <source>Desktop latency during copy</source>
        <translation>Desktop-Latenz beim Kopieren</translation>
    </message>
    <message>
        <source>Reads 4 KiB while a large file is written.</source>
        <translation>Liest 4 KiB, während eine große Datei geschrieben wird.</translation>
    </message>
    <message>
        <source>Video playback</source>
        <translation>Videowiedergabe</translation>
    </message>
    <message>
        <source>Reads a film sequentially.</source>
        <translation>Liest einen Film sequenziell.</translation>
    </message>
    <message>
        <source>Video recording</source>
        <translation>Videoaufnahme</translation>
    </message>
    <message>
        <source>Writes a film sequentially.</source>
        <translation>Schreibt einen Film sequenziell.</translation>
    </message>
    <message>
        <source>Database commit log</source>
        <translation>Datenbank: Commit-Log</translation>
    </message>
    <message>
        <source>Appends 8 KiB and waits, like a database commit.</source>
        <translation>Hängt 8 KiB an und wartet, wie ein Datenbank-Commit.</translation>
    </message>
    <message>
        <source>Database table access</source>
        <translation>Datenbank: Tabellen</translation>
    </message>
    <message>
        <source>Reads (70%) and writes (30%) 8 KiB pages, 16 in flight.</source>
        <translation>Liest (70 %) und schreibt (30 %) 8-KiB-Seiten, 16 gleichzeitig.</translation>
    </message>
    <message>
        <source>Photo browsing</source>
        <translation>Fotos durchsehen</translation>
    </message>
    <message>
        <source>Reads 64 KiB from 4 threads, like loading thumbnails.</source>
        <translation>Liest 64 KiB aus 4 Threads, wie beim Laden von Vorschaubildern.</translation>
    </message>
    <message>
        <source>Photo import</source>
        <translation>Fotos importieren</translation>
    </message>
    <message>
        <source>Writes 8 MiB blocks and waits for each, like copying from a card.</source>
        <translation>Schreibt Blöcke von 8 MiB und wartet jeweils, wie beim Kopieren von einer Karte.</translation>
    </message>
    <message>
        <source>bonnie++</source>
        <translation>bonnie++</translation>
    </message>
    <message>
        <source>Files below twice the memory are partly read from memory.</source>
        <translation>Dateien unter dem doppelten Arbeitsspeicher werden teils aus dem Speicher gelesen.</translation>
    </message>
    <message>
        <source>Long write</source>
        <translation>Langes Schreiben</translation>
    </message>
    <message>
        <source>Long write and rest time</source>
        <translation>Langes Schreiben und Ruhezeit</translation>
    </message>
    <message>
        <source>file system read-ahead</source>
        <translation>Vorauslesen des Dateisystems</translation>
    </message>
    <message>
        <source>In KiB, not sectors of 512 bytes.</source>
        <translation>In KiB, nicht Sektoren zu 512 Byte.</translation>
    </message>
    <message>
        <source>read look-ahead of the drive</source>
        <translation>Look-ahead des Laufwerks</translation>
    </message>
    <message>
        <source>state of the IDE bus</source>
        <translation>Zustand des IDE-Busses</translation>
    </message>
    <message>
        <source>Advanced Power Management level</source>
        <translation>Stufe des Advanced Power Management</translation>
    </message>
    <message>
        <source>hdparm's 255 is “off”.</source>
        <translation>255 in hdparm ist „aus“.</translation>
    </message>
    <message>
        <source>32-bit I/O</source>
        <translation>32-Bit-I/O</translation>
    </message>
    <message>
        <source>Only for old parallel ports in PIO mode.</source>
        <translation>Nur für alte parallele Anschlüsse im PIO-Modus.</translation>
    </message>
    <message>
        <source>power mode</source>
        <translation>Energiemodus</translation>
    </message>
    <message>
        <source>DMA on or off</source>
        <translation>DMA ein oder aus</translation>
    </message>
    <message>
        <source>defect management</source>
        <translation>Defektverwaltung</translation>
    </message>
    <message>
        <source>Off stops the reallocation of bad sectors.</source>
        <translation>„Aus“ beendet das Ersetzen defekter Sektoren.</translation>
    </message>
    <message>
        <source>speed of a CD or DVD drive</source>
        <translation>Geschwindigkeit eines CD- oder DVD-Laufwerks</translation>
    </message>
    <message>
        <source>Use eject -x.</source>
        <translation>Verwenden Sie eject -x.</translation>
    </message>
    <message>
        <source>flush the buffer cache</source>
        <translation>Puffer-Cache leeren</translation>
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
        <source>In Overview.</source>
        <translation>In der Übersicht.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Aufrufhilfe</translation>
    </message>
    <message>
        <source>temperature (Hitachi)</source>
        <translation>Temperatur (Hitachi)</translation>
    </message>
    <message>
        <source>identity that the kernel has read</source>
        <translation>vom Kernel gelesene Identität</translation>
    </message>
    <message>
        <source>identity read from the drive</source>
        <translation>vom Laufwerk gelesene Identität</translation>
    </message>
    <message>
        <source>idle3 timer of WD Green drives</source>
        <translation>idle3-Timer von WD-Green-Laufwerken</translation>
    </message>
    <message>
        <source>Can harm other drives; use wdidle3.</source>
        <translation>Kann anderen Laufwerken schaden; benutzen Sie wdidle3.</translation>
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
        <source>lock the door</source>
        <translation>Laufwerksklappe verriegeln</translation>
    </message>
    <message>
        <source>For removable media.</source>
        <translation>Für Wechselmedien.</translation>
    </message>
    <message>
        <source>multiple sector count</source>
        <translation>Multisektor-Anzahl</translation>
    </message>
    <message>
        <source>Shown in Settings; changing it can hang a drive.</source>
        <translation>Unter „Einstellungen“ zu sehen; eine Änderung kann ein Laufwerk hängen lassen.</translation>
    </message>
    <message>
        <source>Automatic Acoustic Management</source>
        <translation>Automatic Acoustic Management</translation>
    </message>
    <message>
        <source>hdparm's 0 is “off”.</source>
        <translation>0 in hdparm ist „aus“.</translation>
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
        <source>File systems lose access to data beyond the new capacity.</source>
        <translation>Dateisysteme verlieren den Zugriff auf Daten hinter der neuen Kapazität.</translation>
    </message>
    <message>
        <source>PIO mode of the controller</source>
        <translation>PIO-Modus des Controllers</translation>
    </message>
    <message>
        <source>prefetch count</source>
        <translation>Anzahl vorausgelesener Sektoren</translation>
    </message>
    <message>
        <source>Obsolete since ATA-4. See -A and -a.</source>
        <translation>Veraltet seit ATA-4. Siehe -A und -a.</translation>
    </message>
    <message>
        <source>be quiet</source>
        <translation>keine Ausgaben</translation>
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
        <source>Mounted file systems still write.</source>
        <translation>Eingehängte Dateisysteme schreiben weiter.</translation>
    </message>
    <message>
        <source>write-read-verify</source>
        <translation>Write-Read-Verify</translation>
    </message>
    <message>
        <source>DiskTune sets the selected mode; hdparm always sets mode 0.</source>
        <translation>DiskTune setzt den gewählten Modus; hdparm immer Modus 0.</translation>
    </message>
    <message>
        <source>power-up in standby</source>
        <translation>Einschalten in Standby</translation>
    </message>
    <message>
        <source>standby timer</source>
        <translation>Standby-Timer</translation>
    </message>
    <message>
        <source>timing of reads from the drive</source>
        <translation>Zeitmessung von Lesevorgängen vom Laufwerk</translation>
    </message>
    <message>
        <source>“Buffered read” in Measure.</source>
        <translation>„Gepuffertes Lesen“ unter „Messen“.</translation>
    </message>
    <message>
        <source>timing of reads from the cache</source>
        <translation>Zeitmessung von Lesevorgängen aus dem Cache</translation>
    </message>
    <message>
        <source>“Cached read” in Measure.</source>
        <translation>„Lesen aus dem Cache“ unter „Messen“.</translation>
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
        <source>Removed from hdparm.</source>
        <translation>Aus hdparm entfernt.</translation>
    </message>
    <message>
        <source>the usual settings</source>
        <translation>die üblichen Einstellungen</translation>
    </message>
    <message>
        <source>“Your Drives” › Tune.</source>
        <translation>„Ihre Laufwerke“ › Einstellen.</translation>
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
        <source>Can lose commands in progress.</source>
        <translation>Kann laufende Befehle verlieren.</translation>
    </message>
    <message>
        <source>the drive's write cache</source>
        <translation>Schreib-Cache des Laufwerks</translation>
    </message>
    <message>
        <source>DiskTune also updates the kernel's cache state.</source>
        <translation>DiskTune aktualisiert auch den Cache-Zustand des Kernels.</translation>
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
        <source>standby now</source>
        <translation>sofort in Standby</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>Schlafmodus</translation>
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
        <source>Has other meanings on other drives.</source>
        <translation>Hat auf anderen Laufwerken andere Bedeutungen.</translation>
    </message>
    <message>
        <source>time reads that bypass the cache</source>
        <translation>Lesevorgänge messen, die den Cache umgehen</translation>
    </message>
    <message>
        <source>“Direct read” in Measure.</source>
        <translation>„Direktes Lesen“ unter „Messen“.</translation>
    </message>
    <message>
        <source>where timing starts</source>
        <translation>wo die Zeitmessung beginnt</translation>
    </message>
    <message>
        <source>The start position in Measure.</source>
        <translation>Die Startposition unter „Messen“.</translation>
    </message>
    <message>
        <source>save the identity as bytes</source>
        <translation>Identität als Byte speichern</translation>
    </message>
    <message>
        <source>File → Export Drive Information.</source>
        <translation>Datei → „Laufwerksinformationen exportieren“.</translation>
    </message>
    <message>
        <source>decode an identity</source>
        <translation>eine Identität dekodieren</translation>
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
        <source>Use filefrag -v.</source>
        <translation>Verwenden Sie filefrag -v.</translation>
    </message>
    <message>
        <source>create a file without writing</source>
        <translation>eine Datei anlegen, ohne zu schreiben</translation>
    </message>
    <message>
        <source>Use fallocate.</source>
        <translation>Verwenden Sie fallocate.</translation>
    </message>
    <message>
        <source>dump a sector</source>
        <translation>einen Sektor ausgeben</translation>
    </message>
    <message>
        <source>Use dd.</source>
        <translation>Verwenden Sie dd.</translation>
    </message>
    <message>
        <source>factory configuration</source>
        <translation>Werkskonfiguration</translation>
    </message>
    <message>
        <source>Use hdparm.</source>
        <translation>Benutzen Sie hdparm.</translation>
    </message>
    <message>
        <source>state of sanitizing</source>
        <translation>Zustand des Sanitize-Vorgangs</translation>
    </message>
    <message>
        <source>Use hdparm or nvme-cli.</source>
        <translation>Verwenden Sie hdparm oder nvme-cli.</translation>
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
        <source>Cannot be undone until power-off.</source>
        <translation>Bis zum Ausschalten nicht rückgängig zu machen.</translation>
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
        <source>Failure can make the drive unusable; use the vendor's tool.</source>
        <translation>Ein Fehlschlag kann das Laufwerk unbrauchbar machen; nutzen Sie das Programm des Herstellers.</translation>
    </message>
    <message>
        <source>corrupt a sector</source>
        <translation>einen Sektor verfälschen</translation>
    </message>
    <message>
        <source>Overwrites or corrupts a sector.</source>
        <translation>Überschreibt oder verfälscht einen Sektor.</translation>
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
        <source>Overwrites or corrupts a sector. Use fstrim for free space.</source>
        <translation>Überschreibt oder verfälscht einen Sektor. Verwenden Sie fstrim für freien Speicherplatz.</translation>
    </message>
    <message>
        <source>format to another sector size</source>
        <translation>mit anderer Sektorgröße formatieren</translation>
    </message>
    <message>
        <source>Erases all data.</source>
        <translation>Löscht alle Daten.</translation>
    </message>
    <message>
        <source>keep sanitizing possible</source>
        <translation>Sanitize möglich halten</translation>
    </message>
    <message>
        <source>Only to sanitize.</source>
        <translation>Nur für Sanitize.</translation>
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
        <source>Most BIOS/UEFI versions do this.</source>
        <translation>Die meisten BIOS/UEFI-Versionen tun dies.</translation>
    </message>
    <message>
        <source>help on passwords</source>
        <translation>Hilfe zu Passwörtern</translation>
    </message>
    <message>
        <source>A lost password locks all data.</source>
        <translation>Ein verlorenes Passwort sperrt alle Daten.</translation>
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
        <source>print details</source>
        <translation>Einzelheiten ausgeben</translation>
    </message>
    <message>
        <source>consent to danger</source>
        <translation>Zustimmung zu Gefahr</translation>
    </message>
    <message>
        <source>DiskTune asks before risky changes.</source>
        <translation>DiskTune fragt vor riskanten Änderungen.</translation>
    </message>
    <message>
        <source>consent to destruction</source>
        <translation>Zustimmung zu Zerstörung</translation>
    </message>
    <message>
        <source>Vendor-specific; large raw values are normal.</source>
        <translation>Herstellerspezifisch; große Rohwerte sind normal.</translation>
    </message>
    <message>
        <source>A fall points to a mechanical problem.</source>
        <translation>Ein Rückgang deutet auf ein mechanisches Problem hin.</translation>
    </message>
    <message>
        <source>A rise points to motor or power.</source>
        <translation>Ein Anstieg deutet auf Motor oder Stromversorgung hin.</translation>
    </message>
    <message>
        <source>Most drives are rated for 50,000.</source>
        <translation>Die meisten Laufwerke sind für 50.000 ausgelegt.</translation>
    </message>
    <message>
        <source>A rise means a deteriorating medium.</source>
        <translation>Ein Anstieg bedeutet, dass das Medium schlechter wird.</translation>
    </message>
    <message>
        <source>Hours on most drives.</source>
        <translation>Bei den meisten Laufwerken in Stunden.</translation>
    </message>
    <message>
        <source>A rise points to a mechanical problem.</source>
        <translation>Ein Anstieg deutet auf ein mechanisches Problem hin.</translation>
    </message>
    <message>
        <source>How often the drive was switched on.</source>
        <translation>Wie oft das Laufwerk eingeschaltet wurde.</translation>
    </message>
    <message>
        <source>100 when full; a fall means a leak.</source>
        <translation>100 ist voll; ein Rückgang bedeutet ein Leck.</translation>
    </message>
    <message>
        <source>Spare blocks; fall with use.</source>
        <translation>Reserveblöcke; nehmen durch Nutzung ab.</translation>
    </message>
    <message>
        <source>A rise means wear.</source>
        <translation>Ein Anstieg bedeutet Verschleiß.</translation>
    </message>
    <message>
        <source>Erase cycles; rise in normal use.</source>
        <translation>Löschzyklen; steigen im normalen Betrieb.</translation>
    </message>
    <message>
        <source>A rise points to the power supply or its connector.</source>
        <translation>Ein Anstieg deutet auf Netzteil oder Stecker hin.</translation>
    </message>
    <message>
        <source>A rise points to cable or drive.</source>
        <translation>Ein Anstieg deutet auf Kabel oder Laufwerk hin.</translation>
    </message>
    <message>
        <source>A rise points to faulty electronics.</source>
        <translation>Ein Anstieg deutet auf defekte Elektronik hin.</translation>
    </message>
    <message>
        <source>A rise can mean lost data.</source>
        <translation>Ein Anstieg kann Datenverlust bedeuten.</translation>
    </message>
    <message>
        <source>A rise points to vibration or heads.</source>
        <translation>Ein Anstieg deutet auf Vibration oder Köpfe hin.</translation>
    </message>
    <message>
        <source>The data sheet gives the limit.</source>
        <translation>Das Datenblatt nennt die Grenze.</translation>
    </message>
    <message>
        <source>A rise points to falls or a loose mounting.</source>
        <translation>Ein Anstieg deutet auf Stürze oder lockeren Einbau hin.</translation>
    </message>
    <message>
        <source>Most drives are rated for 300,000 to 600,000.</source>
        <translation>Die meisten Laufwerke sind für 300.000 bis 600.000 ausgelegt.</translation>
    </message>
    <message>
        <source>Unreadable sectors that wait for a rewrite.</source>
        <translation>Unlesbare Sektoren, die auf erneutes Schreiben warten.</translation>
    </message>
    <message>
        <source>Life left in percent.</source>
        <translation>Verbleibende Lebensdauer in Prozent.</translation>
    </message>
    <message>
        <source>Flash wear; falls from 100.</source>
        <translation>Flash-Verschleiß; fällt von 100.</translation>
    </message>
    <message>
        <source>In a vendor-specific unit.</source>
        <translation>In einer herstellerspezifischen Einheit.</translation>
    </message>
    <message>
        <source>Swap and mounted file systems still write.</source>
        <translation>Swap und eingehängte Dateisysteme schreiben weiter.</translation>
    </message>
    <message>
        <source>Before Linux 6.16 a resync no longer yields to this member's use.</source>
        <translation>Vor Linux 6.16 weicht ein Resync der Nutzung dieses Mitglieds nicht mehr aus.</translation>
    </message>
    <message>
        <source>Uses {cost} of memory. Free: {free}.</source>
        <translation>Belegt {cost} Arbeitsspeicher. Frei: {free}.</translation>
    </message>
    <message>
        <source>This needs {cost} of memory, more than half of the free {free}.</source>
        <translation>Dies braucht {cost} Speicher, mehr als die Hälfte der freien {free}.</translation>
    </message>
    <message>
        <source>The kernel never flushes this cache: a power failure can damage file systems.</source>
        <translation>Der Kernel leert diesen Cache nie: Ein Stromausfall kann Dateisysteme beschädigen.</translation>
    </message>
    <message>
        <source>Since Linux 6.9 this resets a read-ahead below 128 KiB.</source>
        <translation>Seit Linux 6.9 setzt dies ein Vorauslesen unter 128 KiB zurück.</translation>
    </message>
    <message>
        <source>This also resets the request queue size.</source>
        <translation>Dies setzt auch die Größe der Anfragewarteschlange zurück.</translation>
    </message>
    <message>
        <source>One command at a time; on SATA this turns NCQ off.</source>
        <translation>Ein Befehl nach dem anderen; bei SATA ist NCQ dann aus.</translation>
    </message>
    <message>
        <source>While EPC is on, there is no APM level.</source>
        <translation>Solange EPC an ist, gibt es keine APM-Stufe.</translation>
    </message>
    <message>
        <source>This disables the APM level.</source>
        <translation>Dies schaltet die APM-Stufe ab.</translation>
    </message>
    <message>
        <source>No effect while the interrupt coalescing time is off.</source>
        <translation>Wirkungslos, solange die Interrupt-Coalescing-Zeit aus ist.</translation>
    </message>
    <message>
        <source>Below APM 128 the firmware ignores the standby timer.</source>
        <translation>Unter APM 128 ignoriert die Firmware den Standby-Timer.</translation>
    </message>
    <message>
        <source>udisks reads SMART data every 10 minutes, which can hold off the timer; excluded, it warns of no failure.</source>
        <translation>udisks liest alle 10 Minuten SMART-Daten, was den Timer aufhalten kann. Ausgenommen warnt es nicht mehr vor einem Ausfall.</translation>
    </message>
    <message>
        <source>hdparm</source>
        <translation>hdparm</translation>
    </message>
    <message>
        <source>The figures of hdparm -tT: memory, then the drive.</source>
        <translation>Die Werte von hdparm -tT: Arbeitsspeicher, dann das Laufwerk.</translation>
    </message>
    <message>
        <source>Quick Test</source>
        <translation>Schnelltest</translation>
    </message>
    <message>
        <source>Sequential throughput, and 1 and 32 random reads in flight.</source>
        <translation>Sequenzieller Durchsatz sowie 1 und 32 zufällige Lesezugriffe gleichzeitig.</translation>
    </message>
    <message>
        <source>CrystalDiskMark-Style</source>
        <translation>Wie CrystalDiskMark</translation>
    </message>
    <message>
        <source>The read tests of CrystalDiskMark and KDiskMark.</source>
        <translation>Die Lesetests von CrystalDiskMark und KDiskMark.</translation>
    </message>
    <message>
        <source>Queue Depth Sweep</source>
        <translation>Warteschlangentiefen</translation>
    </message>
    <message>
        <source>IOPS and latency of 1 to 128 requests in flight.</source>
        <translation>IOPS und Latenz bei 1 bis 128 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Block Size Sweep</source>
        <translation>Blockgrößen</translation>
    </message>
    <message>
        <source>Random reads of 512 B to 1 MiB: when size matters.</source>
        <translation>Zufälliges Lesen von 512 B bis 1 MiB: wann die Größe zählt.</translation>
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
        <source>NVMe SSD</source>
        <translation>NVMe SSD</translation>
    </message>
    <message>
        <source>The full speed of an NVMe SSD.</source>
        <translation>Die volle Geschwindigkeit einer NVMe-SSD.</translation>
    </message>
    <message>
        <source>Peak Performance</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Maximum sequential and random speed.</source>
        <translation>Höchste sequenzielle und zufällige Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Peak Performance, NVMe SSD</source>
        <translation>Spitzenleistung, NVMe SSD</translation>
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
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>One figure for reads and one for writes.</source>
        <translation>Je eine Zahl für Lesen und Schreiben.</translation>
    </message>
    <message>
        <source>Random access, 1 to 32 requests in flight.</source>
        <translation>Zufälliger Zugriff, 1 bis 32 Anfragen gleichzeitig.</translation>
    </message>
    <message>
        <source>Thread Sweep</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Random access from 1 to 16 threads.</source>
        <translation>Zufälliger Zugriff aus 1 bis 16 Threads.</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>How long programs wait during a large copy.</source>
        <translation>Wie lange Programme während eines großen Kopiervorgangs warten.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Sequential access to large files.</source>
        <translation>Sequenzieller Zugriff auf große Dateien.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Commits, and random access to tables.</source>
        <translation>Commits und zufälliger Zugriff auf Tabellen.</translation>
    </message>
    <message>
        <source>Photo Library</source>
        <translation>Fotosammlung</translation>
    </message>
    <message>
        <source>Thumbnails, and new photos from a card.</source>
        <translation>Vorschaubilder und neue Fotos von einer Karte.</translation>
    </message>
    <message>
        <source>dd: Sync Writes</source>
        <translation>dd: Synchrones Schreiben</translation>
    </message>
    <message>
        <source>Writes in 4 sizes, each waiting for the drive.</source>
        <translation>Schreiben in 4 Größen, jeweils mit Warten auf das Laufwerk.</translation>
    </message>
    <message>
        <source>dd: Write Block Sizes</source>
        <translation>dd: Blockgrößen Schreiben</translation>
    </message>
    <message>
        <source>Writes of 512 B to 10 MiB with each sync option.</source>
        <translation>Schreiben von 512 B bis 10 MiB mit jeder Sync-Option.</translation>
    </message>
    <message>
        <source>dd: Read Block Sizes</source>
        <translation>dd: Blockgrößen Lesen</translation>
    </message>
    <message>
        <source>Reads of 512 B to 10 MiB: direct, cold and warm cache.</source>
        <translation>Lesen von 512 B bis 10 MiB: direkt, kalter und warmer Cache.</translation>
    </message>
    <message>
        <source>The figures of bonnie++.</source>
        <translation>Die Werte von bonnie++.</translation>
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
        <source>Saves power early, with larger reads and longer idle times.</source>
        <translation>Spart früh Strom, mit größeren Lesevorgängen und längerem Leerlauf.</translation>
    </message>
    <message>
        <source>Data read ahead does not spin the drive up.</source>
        <translation>Für vorausgelesene Daten läuft das Laufwerk nicht an.</translation>
    </message>
    <message>
        <source>Maximum Performance</source>
        <translation>Höchstleistung</translation>
    </message>
    <message>
        <source>Highest speed at the cost of noise and power. Measure before and after.</source>
        <translation>Höchste Geschwindigkeit, dafür lauter und mit mehr Stromverbrauch. Messen Sie vorher und nachher.</translation>
    </message>
    <message>
        <source>Minimum Wear</source>
        <translation>Schonend</translation>
    </message>
    <message>
        <source>Avoids load cycles and spin-ups, at the cost of some power.</source>
        <translation>Vermeidet Ladezyklen und Anlaufvorgänge, kostet aber etwas Strom.</translation>
    </message>
    <message>
        <source>Quiet and Cool</source>
        <translation>Leise und kühl</translation>
    </message>
    <message>
        <source>Less noise and heat for a rarely used drive, slightly slower.</source>
        <translation>Weniger Geräusch und Wärme für ein selten genutztes Laufwerk, etwas langsamer.</translation>
    </message>
    <message>
        <source>RAID Member</source>
        <translation>RAID-Mitglied</translation>
    </message>
    <message>
        <source>Keeps members ready: the array waits for the slowest, and md drops one that does not answer.</source>
        <translation>Hält Mitglieder bereit: Das Array wartet auf das langsamste, und md wirft eines hinaus, das nicht antwortet.</translation>
    </message>
    <message>
        <source>Limits waits; md has already ordered the requests.</source>
        <translation>Begrenzt Wartezeiten; md hat die Anfragen schon geordnet.</translation>
    </message>
    <message>
        <source>The array reads ahead over all members.</source>
        <translation>Das Array liest über alle Mitglieder hinweg voraus.</translation>
    </message>
    <message>
        <source>The other members repair the sector.</source>
        <translation>Die anderen Mitglieder reparieren den Sektor.</translation>
    </message>
</context><context>
    <name>ChangedCard</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Com&amp;pare Values…</source>
        <translation>Werte &amp;vergleichen …</translation>
    </message>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>Changed since: {settings}</source>
        <translation>Seither geändert: {settings}</translation>
    </message>
</context><context>
    <name>Changes</name>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>The value changed from {was} to {before}.</source>
        <translation>Der Wert hat sich von {was} zu {before} geändert.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>DiskTune has since set it to {before}.</source>
        <translation>DiskTune hat seither {before} gesetzt.</translation>
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
        <source>{changes} · {count} at risk</source>
        <translation>{changes} · {count} mit Risiko</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; not restored.</source>
        <translation>Auf {value} gesetzt; nicht wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; the earlier value is unknown.</source>
        <translation>Auf {value} gesetzt; der frühere Wert ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; could not be restored: {why}</source>
        <translation>Auf {value} gesetzt; nicht wiederherstellbar: {why}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then to {back}; the earlier value is unknown.</source>
        <translation>Auf {value}, dann auf {back} gesetzt; der frühere Wert ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}; the earlier value returned.</source>
        <translation>Auf {value} gesetzt; dann galt wieder der frühere Wert.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Set to {value}, then restored.</source>
        <translation>Auf {value} gesetzt, dann wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored, earlier value unknown: {settings}.</source>
        <translation>Nicht wiederhergestellt, früherer Wert unbekannt: {settings}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not restored: {settings}.</source>
        <translation>Nicht wiederhergestellt: {settings}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Whether this changed the value is unknown.</source>
        <translation>Ob das den Wert geändert hat, ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>All restored.</source>
        <translation>Alle wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Changes kept.</source>
        <translation>Änderungen behalten.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted.</source>
        <translation>Zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted: not confirmed in time.</source>
        <translation>Zurückgesetzt: nicht rechtzeitig bestätigt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted: the helper's session ended.</source>
        <translation>Zurückgesetzt: Die Sitzung des Hilfsprogramms endete.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Restored after the comparison.</source>
        <translation>Nach dem Vergleich wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reverted by DiskTune's service.</source>
        <translation>Vom Dienst von DiskTune zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Not all reverted.</source>
        <translation>Nicht alles zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/planned_values.py" />
        <source>{setting}: original value unknown; the saved value can be deleted.</source>
        <translation>{setting}: Originalwert unbekannt; der gespeicherte Wert ist löschbar.</translation>
    </message>
    <message>
        <location filename="../editing/planned_values.py" />
        <source>{drive}, {setting}: earlier value unknown.</source>
        <translation>{drive}, {setting}: früherer Wert unbekannt.</translation>
    </message>
    <message>
        <location filename="../settings/comparison.py" />
        <source>Unknown.</source>
        <translation>Unbekannt.</translation>
    </message>
    <message>
        <location filename="../settings/comparison.py" />
        <source>Drives differ.</source>
        <translation>Laufwerke unterscheiden sich.</translation>
    </message>
    <message>
        <location filename="../settings/comparison.py" />
        <source>Most: {value}.</source>
        <translation>Meist: {value}.</translation>
    </message>
</context><context>
    <name>ChangesBar</name>
    <message>
        <location filename="../settings/changes_bar.py" />
        <location filename="../paste/dialog.py" />
        <source>&amp;Measure Before and After…</source>
        <translation>Vorher/Nachher &amp;messen …</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Undo All</source>
        <translation>Alle &amp;rückgängig machen</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Copy as Commands</source>
        <translation>Als &amp;Befehle kopieren</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Try &amp;Overnight…</source>
        <translation>Über &amp;Nacht ausprobieren …</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>&amp;Keep at the End If No Errors</source>
        <translation>Am Ende be&amp;halten, wenn ohne Fehler</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>On More D&amp;rives…</source>
        <translation>Auf &amp;weiteren Laufwerken …</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Also at &amp;boot, when kept</source>
        <translation>Auch beim &amp;Start, wenn behalten</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Continue from New Value</source>
        <translation>Vom neuen Wert ausgehen</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>I accept this risk</source>
        <translation>Ich akzeptiere dieses Risiko</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Change impossible.</source>
        <translation>Änderung unmöglich.</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Accept the risk first.</source>
        <translation>Akzeptieren Sie zuerst das Risiko.</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <location filename="../settings/changes_bar.py" />
        <source>Reverts at an error, also without this window</source>
        <translation>Wird bei Fehlern zurückgesetzt, auch ohne dieses Fenster</translation>
    </message>
</context><context>
    <name>ChangesCard</name>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Find the Best</source>
        <translation>Besten Wert suchen</translation>
    </message>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Common changes</source>
        <translation>Häufige Änderungen</translation>
    </message>
</context><context>
    <name>Chart</name>
    <message>
        <location filename="../controls/panel.py" />
        <source>Chart: {heading}</source>
        <translation>Diagramm: {heading}</translation>
    </message>
    <message>
        <location filename="../controls/panel.py" />
        <source>Table: {heading}</source>
        <translation>Tabelle: {heading}</translation>
    </message>
    <message>
        <location filename="../controls/panel.py" />
        <source>{count} lines, see the table.</source>
        <translation>{count} Linien, siehe Tabelle.</translation>
    </message>
</context><context>
    <name>ChartCard</name>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Time shown</source>
        <translation>Angezeigter Zeitraum</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>1 month</source>
        <translation>1 Monat</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>All</source>
        <translation>Gesamt</translation>
    </message>
</context><context>
    <name>CheckRow</name>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Likely. {advice}</source>
        <translation>Wahrscheinlich. {advice}</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Show Setting</source>
        <translation>Einstellung zeigen</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Report Again</source>
        <translation>Wieder melden</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
</context><context>
    <name>Checkup</name>
    <message>
        <location filename="../standby/words.py" />
        <location filename="../health/checkup.py" />
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
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
        <source>Confidence: {sure}</source>
        <translation>Sicherheit: {sure}</translation>
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
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>Ignored</source>
        <translation>Ignoriert</translation>
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
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <location filename="../health/checkup.py" />
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
</context><context>
    <name>CheckupCard</name>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Run &amp;Again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Checked at {time}.</source>
        <translation>Geprüft um {time}.</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>The drive has no identity.</source>
        <translation>Das Laufwerk hat keine Identität.</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>“{check}” is reported again.</source>
        <translation>„{check}“ wird wieder gemeldet.</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>“{check}” is ignored.</source>
        <translation>„{check}“ wird ignoriert.</translation>
    </message>
    <message>
        <location filename="../drive_health/checkup_card.py" />
        <source>Check-up</source>
        <translation>Check-up</translation>
    </message>
</context><context>
    <name>Choices</name>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Quick</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>CrystalDiskMark</source>
        <translation>CrystalDiskMark</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>New profile…</source>
        <translation>Neues Profil …</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>All profiles…</source>
        <translation>Alle Profile …</translation>
    </message>
</context><context>
    <name>Closing</name>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Close DiskTune?</source>
        <translation>DiskTune schließen?</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>&amp;Close DiskTune</source>
        <translation>DiskTune &amp;schließen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>&amp;Keep Open</source>
        <translation>&amp;Geöffnet lassen</translation>
    </message>
</context><context>
    <name>ComparisonView</name>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>No changes between the two.</source>
        <translation>Keine Änderungen dazwischen.</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Enter both figures of the data sheet.</source>
        <translation>Beide Zahlen des Datenblatts eingeben.</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>&amp;Idle:</source>
        <translation>Im &amp;Leerlauf:</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>In st&amp;andby:</source>
        <translation>Im St&amp;andby:</translation>
    </message>
</context><context>
    <name>ConnectDialog</name>
    <message>
        <location filename="../machines/frame.py" />
        <source>Uses ssh with your keys and ~/.ssh/config. Needs disktune-helper there.</source>
        <translation>Nutzt ssh mit Ihren Schlüsseln und ~/.ssh/config. Benötigt dort disktune-helper.</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>user@host</source>
        <translation>benutzer@host</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>C&amp;onnect</source>
        <translation>&amp;Verbinden</translation>
    </message>
</context><context>
    <name>ConnectionNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{sentence} {host} shows old values.</source>
        <translation>{sentence} {host} zeigt alte Werte.</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Reconnect</source>
        <translation>Wieder verbinden</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Copy Rule</source>
        <translation>Regel kopieren</translation>
    </message>
</context><context>
    <name>Contrast</name>
    <message>
        <location filename="../store/differences.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Share of reads</source>
        <translation>Leseanteil</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>One measurement each can differ by chance; “Experiment” gives a verdict.</source>
        <translation>Einzelne Messungen können zufällig abweichen; „Vergleichstest“ gibt ein Urteil.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition}: {first} → {second}</source>
        <translation>{condition}: {first} → {second}</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Not comparable: {first}, {second}.</source>
        <translation>Nicht vergleichbar: {first}, {second}.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>Nothing to compare.</source>
        <translation>Nichts zu vergleichen.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{first} and {second} are equal.</source>
        <translation>{first} und {second} sind gleich.</translation>
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
        <source>An experiment cannot be compared.</source>
        <translation>Ein Vergleichstest ist nicht vergleichbar.</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{condition}: {first}, {second}.</source>
        <translation>{condition}: {first}, {second}.</translation>
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
        <source>long write</source>
        <translation>langes Schreiben</translation>
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
        <source>Power supply</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>none found</source>
        <translation>keiner gefunden</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>{size} ({low} to {high}), {before}, then {after}</source>
        <translation>{size} ({low} bis {high}), {before}, dann {after}</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <source>almost none</source>
        <translation>fast keine</translation>
    </message>
</context><context>
    <name>DepthTrialRunner</name>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>Queue depth {depth}, runs left: {left}.</source>
        <translation>Warteschlangentiefe {depth}, verbleibende Durchläufe: {left}.</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>Ended too soon; no result.</source>
        <translation>Zu früh beendet; kein Ergebnis.</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>No difference above {noise} noise; depth stays {depth}. By depth: {speeds}.</source>
        <translation>Kein Unterschied über der Streuung von {noise}; Tiefe bleibt {depth}. Nach Tiefe: {speeds}.</translation>
    </message>
    <message>
        <location filename="../arrays/depth_trial.py" />
        <source>Queue depth {depth} is {gain} faster and used until the end. By depth: {speeds}.</source>
        <translation>Warteschlangentiefe {depth} ist {gain} schneller und gilt bis zum Ende. Nach Tiefe: {speeds}.</translation>
    </message>
</context><context>
    <name>Draft</name>
    <message>
        <location filename="../editing/planned_values.py" />
        <source>Available after another selected change.</source>
        <translation>Nach einer anderen gewählten Änderung verfügbar.</translation>
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
        <translation>Keine Änderungen nötig.</translation>
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
        <source>Encrypted volume</source>
        <translation>Verschlüsseltes Volume</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Mirrored volume</source>
        <translation>Gespiegeltes Volume</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Cached volume</source>
        <translation>Volume mit Cache</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Volume with a write cache</source>
        <translation>Volume mit Schreib-Cache</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Snapshot</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Volume with snapshots</source>
        <translation>Volume mit Snapshots</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Volume with checksums (integrity)</source>
        <translation>Volume mit Prüfsummen (integrity)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Verified volume (verity)</source>
        <translation>Verifiziertes Volume (verity)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Compressed volume (VDO)</source>
        <translation>Komprimiertes Volume (VDO)</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Multipath device</source>
        <translation>Multipath-Gerät</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>Partition of a volume</source>
        <translation>Partition eines Volumes</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>bcache volume</source>
        <translation>bcache-Volume</translation>
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
        <source>member of {array}</source>
        <translation>Mitglied von {array}</translation>
    </message>
    <message>
        <location filename="../drives/headline.py" />
        <source>on {drives}</source>
        <translation>auf {drives}</translation>
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
    <message>
        <location filename="../drives/headline.py" />
        <source>Device mapper volume</source>
        <translation>Device-Mapper-Volume</translation>
    </message>
</context><context>
    <name>DriveLogs</name>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Log Directory</source>
        <translation>Protokollverzeichnis</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Pages (General Purpose)</source>
        <translation>Seiten (General Purpose)</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Pages (SMART)</source>
        <translation>Seiten (SMART)</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>No log directory.</source>
        <translation>Kein Protokollverzeichnis.</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>General Purpose</source>
        <translation>General Purpose</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Host vendor-specific log</source>
        <translation>Herstellerspezifisches Protokoll des Hosts</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Device vendor-specific log</source>
        <translation>Herstellerspezifisches Protokoll des Laufwerks</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>{kind} pages: {count}</source>
        <translation>{kind}-Seiten: {count}</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected without delay</source>
        <translation>Ohne Verzögerung korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected with delay</source>
        <translation>Mit Verzögerung korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected by repeating</source>
        <translation>Durch Wiederholung korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Corrected in all</source>
        <translation>Insgesamt korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Correction runs</source>
        <translation>Korrekturdurchläufe</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Bytes processed</source>
        <translation>Verarbeitete Byte</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Uncorrected</source>
        <translation>Nicht korrigiert</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>No error log.</source>
        <translation>Kein Fehlerprotokoll.</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Power-on minutes ago</source>
        <translation>Betriebsminuten zurück</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Entries ago</source>
        <translation>Einträge zurück</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Temperature in {unit}</source>
        <translation>Temperatur in {unit}</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>No temperature log.</source>
        <translation>Kein Temperaturprotokoll.</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Recorded every {time}.</source>
        <translation>Alle {time} aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Errors in all</source>
        <translation>Fehler insgesamt</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Error Log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>Temperature Log</source>
        <translation>Temperaturprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>lowest since power-on</source>
        <translation>niedrigste seit dem Einschalten</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>highest since power-on</source>
        <translation>höchste seit dem Einschalten</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>lowest ever</source>
        <translation>niedrigste überhaupt</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>highest ever</source>
        <translation>höchste überhaupt</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>lower limit</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <location filename="../drive_health/drive_logs.py" />
        <source>upper limit</source>
        <translation>obere Grenze</translation>
    </message>
</context><context>
    <name>DriveMenu</name>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>&amp;Actions…</source>
        <translation>&amp;Aktionen …</translation>
    </message>
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
        <translation>&amp;Notiz bearbeiten …</translation>
    </message>
</context><context>
    <name>DriveModel</name>
    <message>
        <location filename="../home/page.py" />
        <location filename="../home/list_view.py" />
        <location filename="../drives/groups.py" />
        <source>Your Drives</source>
        <translation>Ihre Laufwerke</translation>
    </message>
    <message>
        <location filename="../drives/groups.py" />
        <source>Arrays</source>
        <translation>Arrays</translation>
    </message>
    <message>
        <location filename="../drives/groups.py" />
        <source>Other devices</source>
        <translation>Andere Geräte</translation>
    </message>
    <message>
        <location filename="../drives/groups.py" />
        <source>no medium</source>
        <translation>kein Medium</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>disconnected</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <location filename="../drives/model.py" />
        <source>serial number {serial}</source>
        <translation>Seriennummer {serial}</translation>
    </message>
    <message>
        <location filename="../drives/model.py" />
        <source>state unknown</source>
        <translation>Zustand unbekannt</translation>
    </message>
</context><context>
    <name>DrivePanel</name>
    <message>
        <location filename="../mainwindow/first_look.py" />
        <location filename="../machines/column.py" />
        <location filename="../drives/panel.py" />
        <source>Find a drive</source>
        <translation>Laufwerk suchen</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No drives found.</source>
        <translation>Keine Laufwerke gefunden.</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>Only virtual and optical devices; see the View menu.</source>
        <translation>Nur virtuelle und optische Geräte; siehe Menü „Ansicht“.</translation>
    </message>
    <message>
        <location filename="../drives/panel.py" />
        <source>No matching drives.</source>
        <translation>Keine passenden Laufwerke.</translation>
    </message>
</context><context>
    <name>EarlierDates</name>
    <message>
        <location filename="../benchmark/details.py" />
        <source>C&amp;ompare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Nothing earlier</source>
        <translation>Nichts Früheres</translation>
    </message>
</context><context>
    <name>EffectChart</name>
    <message>
        <location filename="../controls/effects.py" />
        <source>← worse</source>
        <translation>← schlechter</translation>
    </message>
    <message>
        <location filename="../controls/effects.py" />
        <source>better →</source>
        <translation>besser →</translation>
    </message>
    <message>
        <location filename="../controls/effects.py" />
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
</context><context>
    <name>Eject</name>
    <message>
        <location filename="../services/ejector.py" />
        <source>Unknown to udisks2.</source>
        <translation>Dem Dienst udisks2 unbekannt.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>The drive is built in.</source>
        <translation>Das Laufwerk ist fest eingebaut.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>In use as swap: run swapoff first.</source>
        <translation>Als Swap in Gebrauch: zuerst swapoff.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Its use is unknown: mounts could not be read.</source>
        <translation>Nutzung unbekannt: Einhängungen nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>It holds the running system.</source>
        <translation>Es enthält das laufende System.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Stop the array {names} first.</source>
        <translation>Halten Sie zuerst das Array {names} an.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Deactivate {names} first.</source>
        <translation>Deaktivieren Sie zuerst {names}.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Export the pool {names} first.</source>
        <translation>Exportieren Sie zuerst den Pool {names}.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Still mounted: {names}.</source>
        <translation>Noch eingehängt: {names}.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Unmount its btrfs first.</source>
        <translation>Hängen Sie zuerst sein btrfs aus.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>{names} uses it.</source>
        <translation>{names} nutzt es.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Not on this computer.</source>
        <translation>Nicht an diesem Computer.</translation>
    </message>
</context><context>
    <name>EjectNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{drive} not ejected. {why}</source>
        <translation>{drive} nicht ausgeworfen. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Eject All</source>
        <translation>Alle auswerfen</translation>
    </message>
</context><context>
    <name>Ejector</name>
    <message>
        <location filename="../services/ejector.py" />
        <source>Ejecting {drive}…</source>
        <translation>{drive} wird ausgeworfen …</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>It is gone.</source>
        <translation>Es ist weg.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Eject {drive}? Also switches off: {others}.</source>
        <translation>{drive} auswerfen? Schaltet auch ab: {others}.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Ejecting {drive}: unmounting {what}…</source>
        <translation>{drive} wird ausgeworfen: {what} wird ausgehängt …</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Ejecting {drive}: locking {what}…</source>
        <translation>{drive} wird ausgeworfen: {what} wird gesperrt …</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Disconnect {drive} now: it is off.</source>
        <translation>{drive} ist aus und kann getrennt werden.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>You can now remove {drive}.</source>
        <translation>Sie können {drive} jetzt entnehmen.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>{drive} is unmounted, but cannot be ejected.</source>
        <translation>{drive} ist ausgehängt, lässt sich aber nicht auswerfen.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Already unmounted: {names}.</source>
        <translation>Bereits ausgehängt: {names}.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>udisks2 is not running. Start it or unmount in a terminal.</source>
        <translation>udisks2 läuft nicht. Starten Sie es oder hängen Sie im Terminal aus.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Password request cancelled.</source>
        <translation>Passwortabfrage abgebrochen.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Not authorized: {words}</source>
        <translation>Nicht berechtigt: {words}</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>{point} is in use: {words}</source>
        <translation>{point} ist in Gebrauch: {words}</translation>
    </message>
    <message numerus="yes">
        <location filename="../services/ejector.py" />
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} und %n weiterem</numerusform>
            <numerusform>{names} und %n weiteren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>Close {programs}, using {point}, then retry.</source>
        <translation>Schließen Sie {programs} ({point}), dann erneut.</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>udisks2 reports: {words}</source>
        <translation>udisks2 meldet: {words}</translation>
    </message>
</context><context>
    <name>Elevation</name>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only: from a file.</source>
        <translation>Nur-Lese-Modus: aus einer Datei.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only. Install the helper on the host system: {command}</source>
        <translation>Nur-Lese-Modus. Installieren Sie das Hilfsprogramm im Hostsystem: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only: pkexec is missing. On Debian: {command}</source>
        <translation>Nur-Lese-Modus: pkexec fehlt. Unter Debian: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only. Install the helper: {command}</source>
        <translation>Nur-Lese-Modus. Installieren Sie das Hilfsprogramm: {command}</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The password dialog was closed.</source>
        <translation>Der Passwortdialog wurde geschlossen.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper did not start (exit status {status}).</source>
        <translation>Das Hilfsprogramm startete nicht (Exit-Status {status}).</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Read-only: no polkit agent. Start one such as lxpolkit, then unlock.</source>
        <translation>Nur-Lese-Modus: kein polkit-Agent. Starten Sie einen, etwa lxpolkit, und entsperren Sie.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>polkitd does not respond. Start it, then unlock.</source>
        <translation>polkitd antwortet nicht. Starten Sie es und entsperren Sie.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Not authorized: wrong password, or the policy forbids it. Retry or ask an administrator.</source>
        <translation>Nicht berechtigt: falsches Passwort oder von der Richtlinie verboten. Erneut versuchen oder Administrator fragen.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Close one of 4 sandboxed windows, then unlock.</source>
        <translation>Schließen Sie eines von 4 Sandbox-Fenstern und entsperren Sie.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>Your login shell is not in /etc/shells. Add it, then unlock.</source>
        <translation>Ihre Login-Shell fehlt in /etc/shells. Ergänzen Sie sie und entsperren Sie.</translation>
    </message>
    <message>
        <location filename="../client/elevation.py" />
        <source>The helper is missing. Reinstall it: {command}</source>
        <translation>Das Hilfsprogramm fehlt. Neu installieren: {command}</translation>
    </message>
</context><context>
    <name>EndNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{drive}: {work} finished, {time}</source>
        <translation>{drive}: {work} fertig, {time}</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Show the result</source>
        <translation>Zeigt das Ergebnis</translation>
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
        <source>{file} is larger than {limit} MiB.</source>
        <translation>{file} ist größer als {limit} MiB.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} is damaged or contains no DiskTune results.</source>
        <translation>{file} ist beschädigt oder enthält keine DiskTune-Ergebnisse.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} contains no DiskTune results.</source>
        <translation>{file} enthält keine DiskTune-Ergebnisse.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>{file} needs a later DiskTune.</source>
        <translation>{file} erfordert ein neueres DiskTune.</translation>
    </message>
    <message>
        <location filename="../store/exchange.py" />
        <source>Result {number} is damaged or of another version.</source>
        <translation>Ergebnis {number} ist beschädigt oder von anderer Version.</translation>
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
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
</context><context>
    <name>Experiment</name>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>{layer}: {volume} on {below}</source>
        <translation>{layer}: {volume} auf {below}</translation>
    </message>
    <message>
        <location filename="../experiment/model.py" />
        <source>{values} values need {rounds} rounds, about {time}.</source>
        <translation>{values} Werte brauchen {rounds} Runden, etwa {time}.</translation>
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
        <source>Side effects</source>
        <translation>Nebenwirkungen</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{value} (before)</source>
        <translation>{value} (vorher)</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: {value}. {verdict}</source>
        <translation>{setting}: {value}. {verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}; none is faster.</source>
        <translation>{setting}: {now} behalten; keiner ist schneller.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}; no difference.</source>
        <translation>{setting}: {now} behalten; kein Unterschied.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{setting}: keep {now}; too noisy.</source>
        <translation>{setting}: {now} behalten; zu große Streuung.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Nothing was measured.</source>
        <translation>Nichts gemessen.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Other programs used the drive.</source>
        <translation>Andere Programme nutzten das Laufwerk.</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>value {number}</source>
        <translation>Wert {number}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Pairs: {value}</source>
        <translation>Paare: {value}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>{value} compared with {before}: {verdict}</source>
        <translation>{value} im Vergleich mit {before}: {verdict}</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
        <source>Round</source>
        <translation>Runde</translation>
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
        <source>Measure the &amp;cost of a layer</source>
        <translation>&amp;Kosten einer Schicht messen</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Include &amp;noisy or wearing values</source>
        <translation>Laute oder verschleiße&amp;nde Werte einschließen</translation>
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
        <source>Volu&amp;me</source>
        <translation>Volu&amp;me</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>F&amp;older</source>
        <translation>O&amp;rdner</translation>
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
        <source>Experiments</source>
        <translation>Vergleichstests</translation>
    </message>
    <message>
        <location filename="../experiment/form.py" />
        <source>Compared with the current {value}.</source>
        <translation>Verglichen mit aktuell {value}.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Switches “{setting}” of {device}, not of {drive}.</source>
        <translation>Schaltet „{setting}“ von {device}, nicht von {drive}.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Read-only.</source>
        <translation>Nur lesend.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Reads only; values are restored.</source>
        <translation>Liest nur; Werte werden wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Writes {size}, then removes it; values are restored.</source>
        <translation>Schreibt {size} und entfernt es; Werte werden wiederhergestellt.</translation>
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
        <source>Nothing to tune, or locked.</source>
        <translation>Nichts abzustimmen oder gesperrt.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Select a value.</source>
        <translation>Wählen Sie einen Wert.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Criterion: {metric}.</source>
        <translation>Kriterium: {metric}.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>Takes at least {time}.</source>
        <translation>Dauert mindestens {time}.</translation>
    </message>
    <message>
        <location filename="../experiment/form_text.py" />
        <source>“{setting}” affects writes: measure in a file.</source>
        <translation>„{setting}“ betrifft Schreiben: in einer Datei messen.</translation>
    </message>
</context><context>
    <name>ExperimentPage</name>
    <message>
        <location filename="../experiment/page.py" />
        <source>The helper did not respond. Check the values.</source>
        <translation>Das Hilfsprogramm antwortete nicht. Prüfen Sie die Werte.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Compares values of a setting.</source>
        <translation>Vergleicht Werte einer Einstellung.</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Restoring…</source>
        <translation>Wird wiederhergestellt …</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>Writing the file: {share}</source>
        <translation>Datei wird geschrieben: {share}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <source>No value was applied.</source>
        <translation>Kein Wert wurde angewendet.</translation>
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
        <source>T&amp;able</source>
        <translation>T&amp;abelle</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>C&amp;SV Pairs…</source>
        <translation>C&amp;SV-Paare …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>CSV &amp;Ranking…</source>
        <translation>CSV-&amp;Rangfolge …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>&amp;PNG Charts…</source>
        <translation>&amp;PNG-Diagramme …</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>S&amp;VG Charts…</source>
        <translation>S&amp;VG-Diagramme …</translation>
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
        <source>{workload}, by {metric}.</source>
        <translation>{workload}, nach {metric}.</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Without the layer (gray) and through it</source>
        <translation>Ohne Schicht (grau) und hindurch</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Current (gray) and tested value</source>
        <translation>Aktueller (grau) und getesteter Wert</translation>
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
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>The value before.</source>
        <translation>Der Wert zuvor.</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Read without the layer.</source>
        <translation>Ohne die Schicht gelesen.</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Value shown</source>
        <translation>Angezeigter Wert</translation>
    </message>
    <message>
        <location filename="../experiment/view.py" />
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
</context><context>
    <name>Export</name>
    <message>
        <location filename="../results/selected.py" />
        <location filename="../benchmark/view_panel.py" />
        <location filename="../benchmark/details.py" />
        <location filename="../activity/page.py" />
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../experiment/view.py" />
        <location filename="../drive_health/page.py" />
        <location filename="../benchmark/details.py" />
        <source>All &amp;JSON…</source>
        <translation>Alles als &amp;JSON …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <location filename="../benchmark/details.py" />
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <location filename="../report/problem.py" />
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/view_panel.py" />
        <location filename="../benchmark/page.py" />
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../controls/controls.py" />
        <source>C&amp;SV Table…</source>
        <translation>C&amp;SV-Tabelle …</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>&amp;JSON Table…</source>
        <translation>&amp;JSON-Tabelle …</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>&amp;PNG Chart…</source>
        <translation>&amp;PNG-Diagramm …</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>S&amp;VG Chart…</source>
        <translation>S&amp;VG-Diagramm …</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../report/problem.py" />
        <location filename="../history/page.py" />
        <location filename="../desktop/clipboard.py" />
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <location filename="../drive_health/page.py" />
        <source>All &amp;Text…</source>
        <translation>Alles als &amp;Text …</translation>
    </message>
    <message>
        <location filename="../overview/layers_view.py" />
        <location filename="../experiment/view.py" />
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <location filename="../overview/page.py" />
        <location filename="../mainwindow/menus.py" />
        <location filename="../home/page.py" />
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
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
        <translation>Diese Seite durchsuchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../overview/fact_panel.py" />
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
</context><context>
    <name>FactTiles</name>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>All Settings</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Reads for {time}</source>
        <translation>Liest {time} lang</translation>
    </message>
</context><context>
    <name>FactView</name>
    <message>
        <location filename="../overview/fact_view.py" />
        <source>Drive information</source>
        <translation>Laufwerksinformationen</translation>
    </message>
</context><context>
    <name>FeatureList</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Feature list (identify)</source>
        <translation>Funktionsliste (Identify)</translation>
    </message>
</context><context>
    <name>Files</name>
    <message>
        <location filename="../services/drive_notes.py" />
        <location filename="../desktop/user_files.py" />
        <source>Not a regular file</source>
        <translation>Keine reguläre Datei</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>Written to {path}.</source>
        <translation>Nach {path} geschrieben.</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>{name} not written: {why}. Choose another location.</source>
        <translation>{name} nicht geschrieben: {why}. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>{name} not read: {why}.</source>
        <translation>{name} nicht gelesen: {why}.</translation>
    </message>
</context><context>
    <name>FindDrive</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <location filename="../mainwindow/routes.py" />
        <source>Make It &amp;Blink</source>
        <translation>&amp;Blinken lassen</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Look for a blinking light: {seconds} s left</source>
        <translation>Achten Sie auf eine blinkende LED: noch {seconds} s</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light on until {time}.</source>
        <translation>Ortungs-LED an bis {time}.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light off.</source>
        <translation>Ortungs-LED aus.</translation>
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
        <translation>Ortungs-&amp;LED einschalten</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turn &amp;Light Off</source>
        <translation>&amp;LED ausschalten</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Reads for a minute. Many M.2 drives have no light.</source>
        <translation>Liest eine Minute lang. Viele M.2-Laufwerke haben keine LED.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Turned on by another program</source>
        <translation>Von einem anderen Programm eingeschaltet</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>For 2 minutes</source>
        <translation>Für 2 Minuten</translation>
    </message>
</context><context>
    <name>FlickerJob</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Ended.</source>
        <translation>Beendet.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>End unknown; the reads stop within a minute.</source>
        <translation>Ende unbekannt; das Lesen stoppt binnen einer Minute.</translation>
    </message>
</context><context>
    <name>FolderExperimentJob</name>
    <message>
        <location filename="../experiment/job.py" />
        <source>{setting} not restored: {why}</source>
        <translation>{setting} nicht wiederhergestellt: {why}</translation>
    </message>
    <message>
        <location filename="../experiment/job.py" />
        <source>Run too long; values restored.</source>
        <translation>Durchlauf zu lang; Werte wiederhergestellt.</translation>
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
        <source>Writable folder</source>
        <translation>Beschreibbarer Ordner</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Test folder</source>
        <translation>Testordner</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Folder on {host} (full path):</source>
        <translation>Ordner auf {host} (voller Pfad):</translation>
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
        <source>Too little space: {needed} needed, {free} free.</source>
        <translation>Zu wenig Platz: {needed} nötig, {free} frei.</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>not here</source>
        <translation>nicht hier</translation>
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
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number} h</source>
        <translation>{number} h</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number} d</source>
        <translation>{number} d</translation>
    </message>
    <message>
        <location filename="../text/formats.py" />
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context><context>
    <name>GridModel</name>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>{count} at boot</source>
        <translation>{count} beim Systemstart</translation>
    </message>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>{group} – {count}</source>
        <translation>{group} – {count}</translation>
    </message>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>Set to</source>
        <translation>Setzen auf</translation>
    </message>
</context><context>
    <name>GridView</name>
    <message>
        <location filename="../settings/grid_view.py" />
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
</context><context>
    <name>GroupRow</name>
    <message>
        <location filename="../settings/sheet.py" />
        <source>{settings}, {count} suggested</source>
        <translation>{settings}, {count} mit Vorschlag</translation>
    </message>
</context><context>
    <name>GuardNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Held-back settings could not be read. {why}</source>
        <translation>Zurückgehaltene Einstellungen nicht lesbar. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Read Again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>disktune.apply=0 on the kernel command line: no saved settings apply until a restart without it.</source>
        <translation>disktune.apply=0 in der Kernel-Befehlszeile: Gespeichertes gilt erst nach einem Neustart ohne dies.</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Held back on {drive}, set just before a crash, drive failure or disconnection: {settings}.</source>
        <translation>Auf {drive} zurückgehalten, kurz vor Absturz, Laufwerksfehler oder Trennung gesetzt: {settings}.</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Held back on {drive}, guard record unreadable: {settings}.</source>
        <translation>Auf {drive} zurückgehalten, Wächter-Aufzeichnung nicht lesbar: {settings}.</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Delete Saved Settings</source>
        <translation>Gespeicherte löschen</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Retry at Next Boot</source>
        <translation>Beim nächsten Start erneut</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>{drive}: absent for a year. Delete its saved settings?</source>
        <translation>{drive}: ein Jahr nicht verbunden. Gespeicherte Einstellungen löschen?</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
</context><context>
    <name>HandoverDialog</name>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Nothing to export.</source>
        <translation>Nichts zu exportieren.</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>&amp;Save As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>shell script</source>
        <translation>Shell-Skript</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Location: {path}</source>
        <translation>Ort: {path}</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Left out: {settings}</source>
        <translation>Ausgelassen: {settings}</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Settings to export</source>
        <translation>Zu übergebende Einstellungen</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Format:</source>
        <translation>Format:</translation>
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
        <translation>Ein&amp;stellung anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Nothing matches “{searched}”.</source>
        <translation>Nichts passt zu „{searched}“.</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>hdparm Options</source>
        <translation>hdparm-Optionen</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>hdparm options</source>
        <translation>hdparm-Optionen</translation>
    </message>
</context><context>
    <name>Header</name>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Holds the running system: /, /usr or /boot.</source>
        <translation>Enthält das laufende System: /, /usr oder /boot.</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>In {host}, through ssh.</source>
        <translation>In {host}, über ssh.</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Check &amp;Again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/header.py" />
        <source>Refresh (F5)</source>
        <translation>Aktualisieren (F5)</translation>
    </message>
</context><context>
    <name>Health</name>
    <message>
        <location filename="../client/asked.py" />
        <source>Reading the health data…</source>
        <translation>Zustandsdaten werden gelesen …</translation>
    </message>
    <message>
        <location filename="../client/asked.py" />
        <source>DiskTune cannot open drives.</source>
        <translation>DiskTune kann keine Laufwerke öffnen.</translation>
    </message>
    <message>
        <location filename="../client/asked.py" />
        <source>To allow it: {command}</source>
        <translation>Um es zu erlauben: {command}</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>smartctl: {name}.</source>
        <translation>smartctl: {name}.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Vendor-specific.</source>
        <translation>Herstellerspezifisch.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>error rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>event count</source>
        <translation>Ereigniszähler</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>self-preserving</source>
        <translation>selbsterhaltend</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Pre-failure.</source>
        <translation>Ausfallvorhersage.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Old age.</source>
        <translation>Alterung.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Updated: {when}.</source>
        <translation>Aktualisiert: {when}.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Flags: {flags}.</source>
        <translation>Flags: {flags}.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Low is better.</source>
        <translation>Niedrig ist besser.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>High is better.</source>
        <translation>Hoch ist besser.</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Annual failure rate {rate}, 95% {least} to {most} ({source}).</source>
        <translation>Jährliche Ausfallrate {rate}, 95 % {least} bis {most} ({source}).</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>One failure in {months}, 95% {least} to {most} ({source}).</source>
        <translation>Ein Ausfall in {months}, 95 % {least} bis {most} ({source}).</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>{number} months</source>
        <translation>{number} Monate</translation>
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
        <source>Updated</source>
        <translation>Aktualisiert</translation>
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
        <source>Annual failure rate (Backblaze 2014)</source>
        <translation>Jährliche Ausfallrate (Backblaze 2014)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Lower end (95%)</source>
        <translation>Unteres Ende (95 %)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>Upper end (95%)</source>
        <translation>Oberes Ende (95 %)</translation>
    </message>
    <message>
        <location filename="../drive_health/attribute_table.py" />
        <source>caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>{state} on {day}</source>
        <translation>{state} am {day}</translation>
    </message>
    <message>
        <location filename="../home/delegate.py" />
        <location filename="../health/badge.py" />
        <source>Failing</source>
        <translation>Ausfall droht</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Read on {day}.</source>
        <translation>Gelesen am {day}.</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Read today at {time}.</source>
        <translation>Heute um {time} gelesen.</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Never read.</source>
        <translation>Nie gelesen.</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <location filename="../health/badge.py" />
        <source>Health: {state}</source>
        <translation>Zustand: {state}</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>Unknown: {reason}</source>
        <translation>Unbekannt: {reason}</translation>
    </message>
    <message>
        <location filename="../health/badge.py" />
        <source>{number} years</source>
        <translation>{number} Jahre</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Off-Line Data Collection</source>
        <translation>Off-line-Datensammlung</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Last collection</source>
        <translation>Letzte Sammlung</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Started on request</source>
        <translation>Auf Anforderung gestartet</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Reads the medium</source>
        <translation>Liest das Medium</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>When a command arrives</source>
        <translation>Wenn ein Befehl eintrifft</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>suspended</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>never started</source>
        <translation>nie gestartet</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>completed without error</source>
        <translation>ohne Fehler abgeschlossen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>suspended by a command</source>
        <translation>von einem Befehl angehalten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>aborted by a command</source>
        <translation>von einem Befehl abgebrochen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>aborted, fatal error</source>
        <translation>abgebrochen, schwerer Fehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>vendor-specific state</source>
        <translation>herstellerspezifischer Zustand</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartmontools on this firmware: {warning}</source>
        <translation>smartmontools zu dieser Firmware: {warning}</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>Firmware warning</source>
        <translation>Firmware-Warnung</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartmontools' Drive Database</source>
        <translation>Laufwerksdatenbank der smartmontools</translation>
    </message>
</context><context>
    <name>HealthHistory</name>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Error counters</source>
        <translation>Fehlerzähler</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Wear</source>
        <translation>Verschleiß</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>used</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>highest of the day</source>
        <translation>Tageshöchstwert</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>lowest of the day</source>
        <translation>Tagestiefstwert</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>DiskTune</source>
        <translation>DiskTune</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>timer</source>
        <translation>Timer</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>smartd</source>
        <translation>smartd</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Temperature ({unit})</source>
        <translation>Temperatur ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Lowest ({unit})</source>
        <translation>Niedrigste ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Highest ({unit})</source>
        <translation>Höchste ({unit})</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Used (%)</source>
        <translation>Verbraucht (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Spare (%)</source>
        <translation>Reserve (%)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Power-on time (h)</source>
        <translation>Betriebszeit (h)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Written (GB)</source>
        <translation>Geschrieben (GB)</translation>
    </message>
    <message>
        <location filename="../health/history_text.py" />
        <source>Health History</source>
        <translation>Zustandsverlauf</translation>
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
        <source>Health history not saved, kept until the end. {reason}</source>
        <translation>Zustandsverlauf nicht gespeichert, bleibt bis zum Ende. {reason}</translation>
    </message>
</context><context>
    <name>HealthPage</name>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../drive_health/page.py" />
        <location filename="../drive_health/attribute_table.py" />
        <source>SMART attributes</source>
        <translation>SMART-Attribute</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>CSV &amp;Attributes…</source>
        <translation>CSV-&amp;Attribute …</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>CSV &amp;Log…</source>
        <translation>CSV-&amp;Protokoll …</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>max. {value}</source>
        <translation>max. {value}</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../drive_health/page.py" />
        <source>Export Health</source>
        <translation>Zustand exportieren</translation>
    </message>
</context><context>
    <name>Help</name>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Show a page</source>
        <translation>Eine Seite anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Show all drives</source>
        <translation>Alle Laufwerke anzeigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Previous or next drive</source>
        <translation>Voriges oder nächstes Laufwerk</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Search the page or the drives</source>
        <translation>Seite oder Laufwerke durchsuchen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Search the drives</source>
        <translation>Laufwerke durchsuchen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Help on this page</source>
        <translation>Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Next or previous control</source>
        <translation>Nächstes oder voriges Bedienelement</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Next or previous part of the window</source>
        <translation>Nächster oder voriger Teil des Fensters</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Stop, clear or close</source>
        <translation>Stoppen, leeren oder schließen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Press or tick the current item</source>
        <translation>Aktuelles Element drücken oder ankreuzen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Close or open a section</source>
        <translation>Abschnitt schließen oder öffnen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Delete the selected results</source>
        <translation>Die ausgewählten Ergebnisse löschen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Copy the selected rows</source>
        <translation>Die ausgewählten Zeilen kopieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Paste a command</source>
        <translation>Befehl einfügen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Undo or redo an edit</source>
        <translation>Eine Bearbeitung rückgängig machen oder wiederholen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Try the changes</source>
        <translation>Änderungen ausprobieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Keep or revert the trial</source>
        <translation>Probe behalten oder zurücksetzen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Export the drive information</source>
        <translation>Die Laufwerksinformationen exportieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Eject the selected drive</source>
        <translation>Das ausgewählte Laufwerk auswerfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Virtual and optical drives</source>
        <translation>Virtuelle und optische Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Results of all drives</source>
        <translation>Ergebnisse aller Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Quit; trials are reverted</source>
        <translation>Beenden; Proben werden zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>Per-drive tuning for Linux.&lt;br&gt;&lt;br&gt;GNU General Public License, version 3 or later; no warranty.</source>
        <translation>Laufwerksabstimmung für Linux.&lt;br&gt;&lt;br&gt;GNU General Public License, Version 3 oder neuer; ohne Gewährleistung.</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>About DiskTune</source>
        <translation>Über DiskTune</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>DiskTune is now {version}</source>
        <translation>DiskTune ist jetzt {version}</translation>
    </message>
    <message>
        <location filename="../mainwindow/dialogs.py" />
        <source>What’s New</source>
        <translation>Neuerungen</translation>
    </message>
</context><context>
    <name>HelpPane</name>
    <message>
        <location filename="../help/pane.py" />
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Close help</source>
        <translation>Hilfe schließen</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Guide or setting</source>
        <translation>Anleitung oder Einstellung</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../help/pane.py" />
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context><context>
    <name>HelperJob</name>
    <message>
        <location filename="../client/jobs.py" />
        <source>The helper stopped; its work was interrupted.</source>
        <translation>Das Hilfsprogramm endete; seine Arbeit wurde unterbrochen.</translation>
    </message>
    <message>
        <location filename="../client/jobs.py" />
        <source>The helper did not report the end.</source>
        <translation>Das Hilfsprogramm meldete kein Ende.</translation>
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
        <source>{drive}: over {limit} changes; those before {moment} are ignored.</source>
        <translation>{drive}: über {limit} Änderungen; die vor {moment} bleiben unbeachtet.</translation>
    </message>
</context><context>
    <name>HistoryModel</name>
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
        <location filename="../results/list.py" />
        <location filename="../history/page.py" />
        <source>This drive onl&amp;y</source>
        <translation>Nur dieses Laufwer&amp;k</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Restore Selected &amp;Values…</source>
        <translation>Ausgewählte &amp;Werte wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../settings/many.py" />
        <location filename="../history/page.py" />
        <source>Restore &amp;Original Values…</source>
        <translation>&amp;Ursprüngliche Werte wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Nothing to restore on {drives}.</source>
        <translation>Auf {drives} ist nichts wiederherzustellen.</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <location filename="../history/page.py" />
        <source>Nothing to restore.</source>
        <translation>Nichts wiederherzustellen.</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>Export History</source>
        <translation>Verlauf exportieren</translation>
    </message>
</context><context>
    <name>HistoryTable</name>
    <message>
        <location filename="../history/page.py" />
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context><context>
    <name>Home</name>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow link</source>
        <translation>langsamer Link</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow slot</source>
        <translation>langsamer Steckplatz</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>USB 2 port</source>
        <translation>USB-2-Anschluss</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow reader</source>
        <translation>langsamer Leser</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <location filename="../home/delegate.py" />
        <source>no redundancy</source>
        <translation>ohne Redundanz</translation>
    </message>
    <message>
        <location filename="../home/delegate.py" />
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Copy the drive now.</source>
        <translation>Kopieren Sie das Laufwerk jetzt.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Replace it: {array} has a second copy.</source>
        <translation>Ersetzen: {array} hat eine zweite Kopie.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Copy {place} now.</source>
        <translation>Kopieren Sie {place} jetzt.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Self-test failed.</source>
        <translation>Selbsttest fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Reported a problem on {day}.</source>
        <translation>Meldete am {day} ein Problem.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Test Again…</source>
        <translation>Erneut testen …</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Test…</source>
        <translation>Testen …</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Show Health</source>
        <translation>Zustand anzeigen</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Not set at boot: {settings}.</source>
        <translation>Beim Start nicht gesetzt: {settings}.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Review…</source>
        <translation>Prüfen …</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Last scrub: {result}</source>
        <translation>Letzter Scrub: {result}</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Show Scrub</source>
        <translation>Scrub anzeigen</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>{pool} reports errors.</source>
        <translation>{pool} meldet Fehler.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Show Finding</source>
        <translation>Befund anzeigen</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Failed, still in: {members}.</source>
        <translation>Ausgefallen, noch enthalten: {members}.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Depends on failing {drive}.</source>
        <translation>Hängt von ausfallendem {drive} ab.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Rebuild from failing {drive}.</source>
        <translation>Rebuild von ausfallendem {drive}.</translation>
    </message>
    <message>
        <location filename="../home/problem_text.py" />
        <source>Rebuilding, no redundancy.</source>
        <translation>Rebuild läuft, keine Redundanz.</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>less redundancy</source>
        <translation>weniger Redundanz</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>{percent} used</source>
        <translation>{percent} verbraucht</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>only drive, failing</source>
        <translation>einziges Laufwerk, Ausfall droht</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>only drive, needs attention</source>
        <translation>einziges Laufwerk, braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <location filename="../home/rows.py" />
        <source>only drive</source>
        <translation>einziges Laufwerk</translation>
    </message>
</context><context>
    <name>HomeList</name>
    <message>
        <location filename="../home/list_view.py" />
        <source>Enter opens, Space presses the button, the menu key offers more.</source>
        <translation>Eingabe öffnet, Leertaste drückt den Knopf, Menütaste bietet mehr.</translation>
    </message>
</context><context>
    <name>HomePage</name>
    <message>
        <location filename="../home/page.py" />
        <source>Restore &amp;Original Values of All Drives…</source>
        <translation>&amp;Ursprüngliche Werte aller Laufwerke wiederherstellen …</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Copy &amp;All</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <source>Export Drive List</source>
        <translation>Laufwerksliste exportieren</translation>
    </message>
</context><context>
    <name>HowLong</name>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>How Long?</source>
        <translation>Wie lange?</translation>
    </message>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>&amp;Amount</source>
        <translation>&amp;Menge</translation>
    </message>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>&amp;Rate</source>
        <translation>&amp;Rate</translation>
    </message>
    <message>
        <location filename="../benchmark/how_long.py" />
        <source>For example 650 MB, 4 TiB; 124 kbit/s, 90 MiB/s.</source>
        <translation>Zum Beispiel 650 MB, 4 TiB; 124 kbit/s, 90 MiB/s.</translation>
    </message>
</context><context>
    <name>Introduction</name>
    <message>
        <location filename="../standby/page.py" />
        <source>Records for a night which programs reach the drive, without waking it; no file names.</source>
        <translation>Zeichnet eine Nacht lang auf, welche Programme das Laufwerk erreichen, ohne es zu wecken; keine Dateinamen.</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Do not use the drive until then; DiskTune can be closed.</source>
        <translation>Benutzen Sie das Laufwerk bis dahin nicht; DiskTune kann geschlossen werden.</translation>
    </message>
</context><context>
    <name>JobForm</name>
    <message>
        <location filename="../controls/job_page.py" />
        <source>{step}, about {time} left</source>
        <translation>{step}, noch etwa {time}</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>{progress}. No suspend until the end.</source>
        <translation>{progress}. Keine Bereitschaft bis zum Ende.</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>{progress}. No suspend here until the end.</source>
        <translation>{progress}. Hier keine Bereitschaft bis zum Ende.</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Start the array first.</source>
        <translation>Starten Sie zuerst das Array.</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Insert a medium first.</source>
        <translation>Legen Sie zuerst ein Medium ein.</translation>
    </message>
</context><context>
    <name>JobPage</name>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Not started on {drive}: another drive was selected.</source>
        <translation>Auf {drive} nicht gestartet: anderes Laufwerk gewählt.</translation>
    </message>
    <message>
        <location filename="../controls/job_page.py" />
        <source>Runs on {drive}.</source>
        <translation>Läuft auf {drive}.</translation>
    </message>
</context><context>
    <name>Keeping</name>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <location filename="../saved_settings/controller.py" />
        <source>Apply at &amp;Boot</source>
        <translation>&amp;Beim Systemstart anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Changed settings</source>
        <translation>Geänderte Einstellungen</translation>
    </message>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Non-default settings</source>
        <translation>Abweichende Einstellungen</translation>
    </message>
</context><context>
    <name>LaneCard</name>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Prevented standby</source>
        <translation>Verhinderte Standby</translation>
    </message>
</context><context>
    <name>LaneRow</name>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Show How</source>
        <translation>Wie?</translation>
    </message>
</context><context>
    <name>LastButton</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;At Boot</source>
        <translation>Beim S&amp;ystemstart</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Save Current Values…</source>
        <translation>Aktuelle Werte &amp;speichern …</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Import / Export…</source>
        <translation>&amp;Importieren / Exportieren …</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Copy as Commands</source>
        <translation>Als Befehle &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>&amp;Delete Saved Settings</source>
        <translation>Gespeicherte Einstellungen &amp;löschen</translation>
    </message>
</context><context>
    <name>LastCheck</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>Last check</source>
        <translation>Letzte Prüfung</translation>
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
        <source>On Battery…</source>
        <translation>Im Akkubetrieb …</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete Saved Values</source>
        <translation>Gespeicherte Werte löschen</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value}</source>
        <translation>{value} speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value} for Battery</source>
        <translation>{value} für Akkubetrieb speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {value} for AC Power</source>
        <translation>{value} für Netzbetrieb speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save {setting}</source>
        <translation>{setting} speichern</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Reapply {setting}</source>
        <translation>{setting} erneut anwenden</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Delete saved {setting}</source>
        <translation>Gespeichertes {setting} löschen</translation>
    </message>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>{setting} on battery</source>
        <translation>{setting} im Akkubetrieb</translation>
    </message>
</context><context>
    <name>LayerNote</name>
    <message>
        <location filename="../settings/details.py" />
        <source>Show {device}</source>
        <translation>{device} anzeigen</translation>
    </message>
</context><context>
    <name>LayerView</name>
    <message>
        <location filename="../overview/layers_view.py" />
        <source>Used by: {box}</source>
        <translation>Verwendet von: {box}</translation>
    </message>
</context><context>
    <name>Layers</name>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>It is on:</source>
        <translation>Liegt auf:</translation>
    </message>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>{free} free ({share})</source>
        <translation>{free} frei ({share})</translation>
    </message>
    <message>
        <location filename="../overview/layer_map.py" />
        <source>{free} of {size} free ({share})</source>
        <translation>{free} von {size} frei ({share})</translation>
    </message>
</context><context>
    <name>LimitRow</name>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Speed Limit</source>
        <translation>Geschwindigkeitslimit</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Limit for each device</source>
        <translation>Limit für jedes Gerät</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Limit for each device:</source>
        <translation>Limit für jedes Gerät:</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Until the scrub finishes</source>
        <translation>Bis zum Ende des Scrubs</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Set Limit</source>
        <translation>Limit setzen</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Remove Limit</source>
        <translation>Limit entfernen</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Boost Until Finished</source>
        <translation>Bis zum Ende beschleunigen</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Restore Limits</source>
        <translation>Limits wiederherstellen</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Then the earlier limits return.</source>
        <translation>Danach gelten die früheren Limits.</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Programs get faster, the scrub slower.</source>
        <translation>Programme werden schneller, der Scrub langsamer.</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Needs Linux 5.14 or later.</source>
        <translation>Benötigt Linux 5.14 oder neuer.</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>Unlock for limits.</source>
        <translation>Für Limits entsperren.</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>{limit} until unmounted</source>
        <translation>{limit} bis zum Aushängen</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>{limit} until the scrub finishes</source>
        <translation>{limit} bis zum Ende des Scrubs</translation>
    </message>
    <message>
        <location filename="../scrub/limit_row.py" />
        <source>No limit is set.</source>
        <translation>Kein Limit ist gesetzt.</translation>
    </message>
</context><context>
    <name>Link</name>
    <message>
        <location filename="../client/link.py" />
        <source>The request is too large.</source>
        <translation>Die Anfrage ist zu groß.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>unterminated line</source>
        <translation>nicht abgeschlossene Zeile</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Helper {version} does not match. Reinstall it: {command}</source>
        <translation>Hilfsprogramm {version} passt nicht. Neu installieren: {command}</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Helper of class {wanted} requested, got {actual}: closed.</source>
        <translation>Hilfsprogramm der Klasse {wanted} verlangt, {actual} erhalten: geschlossen.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Unreadable reply of the helper: {problem}.</source>
        <translation>Unlesbare Antwort des Hilfsprogramms: {problem}.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>Protocol error: {problem}. Unlock again or reinstall DiskTune.</source>
        <translation>Protokollfehler: {problem}. Erneut entsperren oder DiskTune neu installieren.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>No response from the helper within {seconds} s.</source>
        <translation>Keine Antwort des Hilfsprogramms binnen {seconds} s.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper did not start: {why}.</source>
        <translation>Das Hilfsprogramm startete nicht: {why}.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper exited (status {status}).</source>
        <translation>Das Hilfsprogramm endete (Status {status}).</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>The helper was closed.</source>
        <translation>Das Hilfsprogramm wurde geschlossen.</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>device up to {speed}</source>
        <translation>Gerät bis zu {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port up to {speed}</source>
        <translation>Anschluss bis zu {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB version</source>
        <translation>USB-Version</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>several commands at once</source>
        <translation>mehrere Befehle zugleich</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Bulk-only (BOT)</source>
        <translation>Bulk-Only (BOT)</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>driver {name}</source>
        <translation>Treiber {name}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB transport</source>
        <translation>USB-Transport</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>no UAS</source>
        <translation>kein UAS</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS forbidden by usb-storage.quirks</source>
        <translation>UAS durch usb-storage.quirks verboten</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS avoided by the kernel: known faults</source>
        <translation>UAS vom Kernel vermieden: bekannte Fehler</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>no UAS by the USB controller</source>
        <translation>kein UAS durch den USB-Controller</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>driver uas not loaded</source>
        <translation>Treiber uas nicht geladen</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>UAS unused, see the kernel log</source>
        <translation>UAS ungenutzt, siehe Kernel-Protokoll</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>provisioning mode {mode}</source>
        <translation>Provisionierungsmodus {mode}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>passes the bridge</source>
        <translation>passiert die Bridge</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>the bridge reports support</source>
        <translation>die Bridge meldet Unterstützung</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>the bridge reports no support</source>
        <translation>die Bridge meldet keine Unterstützung</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>USB autosuspend</source>
        <translation>USB-Autosuspend</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>after {time} idle</source>
        <translation>nach {time} Leerlauf</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>only while suspended</source>
        <translation>nur in Bereitschaft</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Passed by the bridge</source>
        <translation>Von der Bridge durchgelassen</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>SMART, standby timer, identity</source>
        <translation>SMART, Standby-Timer, Identität</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>ATA commands</source>
        <translation>ATA-Befehle</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>Hidden by the bridge</source>
        <translation>Von der Bridge verborgen</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>SMART, standby timer, write cache, identity</source>
        <translation>SMART, Standby-Timer, Schreib-Cache, Identität</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>lowered {n}×</source>
        <translation>{n}× gesenkt</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>limited to {speed}</source>
        <translation>begrenzt auf {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>controller up to {speed}</source>
        <translation>Controller bis zu {speed}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>drive up to {link}</source>
        <translation>Laufwerk bis zu {link}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>port up to {link}</source>
        <translation>Anschluss bis zu {link}</translation>
    </message>
</context><context>
    <name>LocateLight</name>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The enclosure ignored it.</source>
        <translation>Das Gehäuse reagierte nicht.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light still on.</source>
        <translation>Ortungs-LED noch an.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>Locate light unknown.</source>
        <translation>Zustand der Ortungs-LED unbekannt.</translation>
    </message>
    <message>
        <location filename="../overview/find_drive.py" />
        <source>The service turns it off.</source>
        <translation>Der Dienst schaltet sie aus.</translation>
    </message>
</context><context>
    <name>LogsBody</name>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Temperature log</source>
        <translation>Temperaturprotokoll</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Log directory</source>
        <translation>Protokollverzeichnis</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Self-tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Directory</source>
        <translation>Verzeichnis</translation>
    </message>
</context><context>
    <name>LongTrialBar</name>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Re&amp;vert Long Trial</source>
        <translation>Langzeitprobe zu&amp;rücksetzen</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep &amp;Changes</source>
        <translation>Änderungen &amp;behalten</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Close Result</source>
        <translation>Ergebnis &amp;schließen</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keeping…</source>
        <translation>Wird behalten …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Reverting…</source>
        <translation>Wird zurückgesetzt …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Long trial</source>
        <translation>Langzeitprobe</translation>
    </message>
</context><context>
    <name>LongTrialNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Show trial</source>
        <translation>Probe zeigen</translation>
    </message>
</context><context>
    <name>LongTrialVerdicts</name>
    <message>
        <location filename="../history/page.py" />
        <source>Long trials</source>
        <translation>Langzeitproben</translation>
    </message>
    <message>
        <location filename="../history/page.py" />
        <source>{time}: {changes}. {verdict}</source>
        <translation>{time}: {changes}. {verdict}</translation>
    </message>
</context><context>
    <name>LongTrials</name>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Try for &amp;1 Hour</source>
        <translation>&amp;1 Stunde ausprobieren</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Try for a &amp;Night (8 Hours)</source>
        <translation>Eine &amp;Nacht ausprobieren (8 Stunden)</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Try for &amp;3 Days</source>
        <translation>&amp;3 Tage ausprobieren</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Long trial on {drive}: applying…</source>
        <translation>Langzeitprobe auf {drive}: wird angewendet …</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Long trial on {drive}: {time} left. {end}</source>
        <translation>Langzeitprobe auf {drive}: noch {time}. {end}</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Then kept, if no errors.</source>
        <translation>Danach behalten, wenn ohne Fehler.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Then reverted.</source>
        <translation>Danach zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Simulated: {time} in {seconds} s.</source>
        <translation>Simuliert: {time} in {seconds} s.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Reported after {time}:</source>
        <translation>Gemeldet nach {time}:</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial not begun.</source>
        <translation>{drive}: Langzeitprobe nicht begonnen.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: changes kept.</source>
        <translation>{drive}: Änderungen behalten.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: changes reverted.</source>
        <translation>{drive}: Änderungen zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial over; reverted.</source>
        <translation>{drive}: Langzeitprobe beendet; zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial over; kept.</source>
        <translation>{drive}: Langzeitprobe beendet; behalten.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: error in the long trial; reverted.</source>
        <translation>{drive}: Fehler in der Langzeitprobe; zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial stopped with its service; reverted.</source>
        <translation>{drive}: Langzeitprobe mit ihrem Dienst beendet; zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{drive}: long trial interrupted; lasting changes reverted.</source>
        <translation>{drive}: Langzeitprobe unterbrochen; bleibende Änderungen zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Tried for {time}, no errors.</source>
        <translation>{time} lang ausprobiert, keine Fehler.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Some kernel messages were lost.</source>
        <translation>Einige Kernel-Meldungen gingen verloren.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Average latency {now} ms, before {before} ms.</source>
        <translation>Mittlere Latenz {now} ms, vorher {before} ms.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editing/change_summary.py" />
        <source>Requests took very long %n times.</source>
        <translation>
            <numerusform>Anfragen dauerten %n-mal sehr lange.</numerusform>
            <numerusform>Anfragen dauerten %n-mal sehr lange.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Drive suspended for {time}.</source>
        <translation>Laufwerk {time} suspendiert.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Spin-ups: {starts}. Load cycles: {loads}.</source>
        <translation>Anlaufvorgänge: {starts}. Ladezyklen: {loads}.</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>Computer suspended for {time}, not counted.</source>
        <translation>Computer {time} in Bereitschaft, nicht gezählt.</translation>
    </message>
</context><context>
    <name>LongWriteDialog</name>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>&amp;Start Long Write</source>
        <translation>Langes Schreiben &amp;starten</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Start Long Write</source>
        <translation>Langes Schreiben starten</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Rated &amp;writes (TBW)</source>
        <translation>&amp;Zulässige Schreibmenge (TBW)</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>an unknown drive</source>
        <translation>einem unbekannten Laufwerk</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Writes up to {size} to {folder} on {drives}.</source>
        <translation>Schreibt bis zu {size} nach {folder} auf {drives}.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Then {size} more, after pauses of up to {pause}.</source>
        <translation>Dann {size} mehr, nach Pausen bis {pause}.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>{share} of its rated life is used.</source>
        <translation>{share} der Lebensdauer sind verbraucht.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>{share} of the rated {rated}.</source>
        <translation>{share} von nominell {rated}.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>About {share} of {rated}, estimated from its wear.</source>
        <translation>Etwa {share} von {rated}, aus dem Verschleiß geschätzt.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>Ends after {time}, at the temperature limit, or below {share} free space.</source>
        <translation>Endet nach {time}, am Temperaturlimit oder unter {share} freiem Platz.</translation>
    </message>
    <message>
        <location filename="../benchmark/cost.py" />
        <source>The file is then removed.</source>
        <translation>Danach wird die Datei entfernt.</translation>
    </message>
</context><context>
    <name>MachineHeading</name>
    <message>
        <location filename="../machines/column.py" />
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>From file</source>
        <translation>Aus Datei</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Close {host}</source>
        <translation>{host} schließen</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connecting…</source>
        <translation>Wird verbunden …</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connection lost</source>
        <translation>Verbindung unterbrochen</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Could not connect</source>
        <translation>Keine Verbindung möglich</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connection lost at {time}</source>
        <translation>Verbindung um {time} unterbrochen</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connect to {host}</source>
        <translation>Mit {host} verbinden</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Disconnect {host}</source>
        <translation>Verbindung zu {host} trennen</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Remove {host} from the List</source>
        <translation>{host} aus der Liste entfernen</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <source>Connection to {host}</source>
        <translation>Verbindung zu {host}</translation>
    </message>
</context><context>
    <name>MeasuredView</name>
    <message>
        <location filename="../benchmark/measured.py" />
        <source>latency, runs, conditions</source>
        <translation>Latenz, Durchläufe, Bedingungen</translation>
    </message>
</context><context>
    <name>MemberTable</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>Array members</source>
        <translation>Mitglieder des Arrays</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Show {member}</source>
        <translation>{member} zeigen</translation>
    </message>
</context><context>
    <name>Menus</name>
    <message>
        <location filename="../settings/sheet.py" />
        <location filename="../mainwindow/menus.py" />
        <location filename="../mainwindow/header.py" />
        <source>&amp;Paste a Command…</source>
        <translation>Befehl ein&amp;fügen …</translation>
    </message>
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
        <source>&amp;Drive</source>
        <translation>&amp;Laufwerk</translation>
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
        <source>How &amp;Long?…</source>
        <translation>&amp;Wie lange? …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Open &amp;Saved Drive…</source>
        <translation>&amp;Gespeichertes Laufwerk öffnen …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Connect…</source>
        <translation>&amp;Verbinden …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Previous Drive</source>
        <translation>&amp;Voriges Laufwerk</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Ne&amp;xt Drive</source>
        <translation>Nä&amp;chstes Laufwerk</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>E&amp;ject Drive</source>
        <translation>Laufwerk &amp;auswerfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>All R&amp;esults…</source>
        <translation>Alle &amp;Ergebnisse …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Search…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Virtual and Optical Devices</source>
        <translation>&amp;Virtuelle und optische Geräte</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Show V&amp;olumes</source>
        <translation>V&amp;olumes anzeigen</translation>
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
        <source>&amp;Celsius (°C)</source>
        <translation>&amp;Celsius (°C)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Fahrenheit (°F)</source>
        <translation>&amp;Fahrenheit (°F)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Units</source>
        <translation>E&amp;inheiten</translation>
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
        <translation>Erscheinun&amp;gsbild</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>{language} ({share}% translated)</source>
        <translation>{language} (zu {share} % übersetzt)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Help on &amp;This Page</source>
        <translation>Hilfe zu &amp;dieser Seite</translation>
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
        <translation>Ein &amp;Problem melden …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;About DiskTune</source>
        <translation>&amp;Über DiskTune</translation>
    </message>
</context><context>
    <name>MessageBar</name>
    <message>
        <location filename="../controls/message.py" />
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context><context>
    <name>Mistake</name>
    <message>
        <location filename="../desktop/problems.py" />
        <source>Internal error. Check what was done last, then restart DiskTune.</source>
        <translation>Interner Fehler. Prüfen Sie die letzte Aktion und starten Sie DiskTune neu.</translation>
    </message>
</context><context>
    <name>NightPicture</name>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Power mode and programs</source>
        <translation>Energiemodus und Programme</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>Power mode</source>
        <translation>Energiemodus</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>awake</source>
        <translation>wach</translation>
    </message>
    <message>
        <location filename="../standby/night_picture.py" />
        <source>{begin} to {end}: {mode}</source>
        <translation>{begin} bis {end}: {mode}</translation>
    </message>
</context><context>
    <name>NoteDialog</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Edit Note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Stored on this computer.</source>
        <translation>Auf diesem Computer gespeichert.</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>The demo discards it.</source>
        <translation>Die Demo verwirft sie.</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>&amp;Save Note</source>
        <translation>Notiz &amp;speichern</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>{count} characters; at most {most}.</source>
        <translation>{count} Zeichen; höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Not saved. Close again to discard.</source>
        <translation>Nicht gespeichert. Zum Verwerfen erneut schließen.</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Not stored: {why}. Copy the text or retry.</source>
        <translation>Nicht gespeichert: {why}. Text kopieren oder erneut versuchen.</translation>
    </message>
</context><context>
    <name>NoteRow</name>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="../overview/fact_panel.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
</context><context>
    <name>NumberSpin</name>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../controls/number_spin.py" />
        <source>“{text}” is not valid. Valid: {low} to {high}.</source>
        <translation>„{text}“ ist ungültig. Gültig: {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../controls/number_spin.py" />
        <source>“{text}” is not valid. Valid: {low} to {high} in steps of {step}.</source>
        <translation>„{text}“ ist ungültig. Gültig: {low} bis {high} in Schritten von {step}.</translation>
    </message>
</context><context>
    <name>OneDriveView</name>
    <message>
        <location filename="../activity/views.py" />
        <source>{help} iostat: {column}.</source>
        <translation>{help} iostat: {column}.</translation>
    </message>
    <message>
        <location filename="../activity/views.py" />
        <source>{name}: current {now}{unit}, maximum {most}{unit}.</source>
        <translation>{name}: aktuell {now}{unit}, Maximum {most}{unit}.</translation>
    </message>
</context><context>
    <name>OperationChart</name>
    <message>
        <location filename="../arrays/charts.py" />
        <source>fall</source>
        <translation>Abfall</translation>
    </message>
</context><context>
    <name>OptionModel</name>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>Meaning in hdparm</source>
        <translation>Bedeutung in hdparm</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
        <source>In DiskTune</source>
        <translation>In DiskTune</translation>
    </message>
    <message>
        <location filename="../mainwindow/hdparm_help.py" />
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
        <location filename="../drive_health/drive_logs.py" />
        <source>Verify</source>
        <translation>Verifizieren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/badge.py" />
        <source>Condition</source>
        <translation>Gesamtzustand</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <location filename="../health/badge.py" />
        <source>Power-on time</source>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Power-on resets</source>
        <translation>Einschalt-Resets</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Sectors written</source>
        <translation>Geschriebene Sektoren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Write commands</source>
        <translation>Schreibbefehle</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Sectors read</source>
        <translation>Gelesene Sektoren</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Read commands</source>
        <translation>Lesebefehle</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Spindle motor time</source>
        <translation>Laufzeit des Spindelmotors</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Head flying time</source>
        <translation>Flugzeit der Köpfe</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Read recovery attempts</source>
        <translation>Versuche der Lesefehlerkorrektur</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Mechanical start failures</source>
        <translation>Mechanische Startfehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Power-off retracts</source>
        <translation>Notparkvorgänge</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Resets during a command</source>
        <translation>Resets während eines Befehls</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Hardware resets</source>
        <translation>Hardware-Resets</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Asynchronous signal recoveries</source>
        <translation>Wiederherstellungen des asynchronen Signals</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Commands failed by a CRC error</source>
        <translation>Durch CRC-Fehler gescheiterte Befehle</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>R_ERR for data</source>
        <translation>R_ERR bei Daten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>R_ERR for other frames</source>
        <translation>R_ERR bei anderen Frames</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Losses of the link</source>
        <translation>Verbindungsverluste des Links</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Resets of the link</source>
        <translation>Resets des Links</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>CRC errors towards the drive</source>
        <translation>CRC-Fehler in Richtung Laufwerk</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Counters Behind the Verdict</source>
        <translation>Zähler hinter dem Urteil</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>caution: {before} before</source>
        <translation>Vorsicht: vorher {before}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>caution from {count} on</source>
        <translation>Vorsicht ab {count}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>caution if it rises</source>
        <translation>Vorsicht bei Anstieg</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>compared with {time}</source>
        <translation>verglichen mit {time}</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Device Statistics</source>
        <translation>Gerätestatistik</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>SATA PHY Event Counters</source>
        <translation>SATA-PHY-Ereigniszähler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>or more</source>
        <translation>oder mehr</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>counts SMART queries</source>
        <translation>zählt SMART-Abfragen</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Commands ended with an error</source>
        <translation>Mit Fehler beendete Befehle</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Commands timed out</source>
        <translation>Befehle mit Timeout</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>PCIe errors, corrected</source>
        <translation>PCIe-Fehler, korrigiert</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>PCIe errors, non-fatal</source>
        <translation>PCIe-Fehler, nicht fatal</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>PCIe errors, fatal</source>
        <translation>PCIe-Fehler, fatal</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Errors Counted by the Kernel</source>
        <translation>Vom Kernel gezählte Fehler</translation>
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
        <source>Data read</source>
        <translation>Gelesene Daten</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Wear and Errors</source>
        <translation>Verschleiß und Fehler</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>Raw values are vendor-specific</source>
        <translation>Rohwerte sind herstellerspezifisch</translation>
    </message>
    <message>
        <location filename="../health/wording.py" />
        <source>{value}, worst {worst}, threshold {threshold}</source>
        <translation>{value}, schlechtester {worst}, Grenzwert {threshold}</translation>
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
        <location filename="../overview/nvme_scsi_text.py" />
        <location filename="../overview/ata_text.py" />
        <source>Commands and Features</source>
        <translation>Befehle und Funktionen</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>Other ATA Features</source>
        <translation>Weitere ATA-Funktionen</translation>
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
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>standard, vendor-specific minimum</source>
        <translation>Standard, herstellerspezifisches Minimum</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>standard, no minimum</source>
        <translation>Standard, kein Minimum</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>vendor-specific, minimum</source>
        <translation>herstellerspezifisch, Minimum</translation>
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
        <source>trimmed: zeros</source>
        <translation>getrimmt: Nullen</translation>
    </message>
    <message>
        <location filename="../overview/ata_text.py" />
        <source>trimmed: deterministic</source>
        <translation>getrimmt: deterministisch</translation>
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
        <location filename="../overview/identify_text.py" />
        <source>Cache mode</source>
        <translation>Cache-Modus</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Cache state</source>
        <translation>Cache-Zustand</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Data only in the cache</source>
        <translation>Daten nur im Cache</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Writeback target</source>
        <translation>Writeback-Ziel</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Sequential cutoff</source>
        <translation>Sequenzielle Grenze (Cutoff)</translation>
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
        <translation>Liegt auf</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>stays above</source>
        <translation>bleibt darüber</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>passes through</source>
        <translation>geht durch</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>root sees them: cryptsetup status {name}</source>
        <translation>root sieht sie: cryptsetup status {name}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Options in /etc/crypttab</source>
        <translation>Optionen in /etc/crypttab</translation>
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
        <translation>Notizen nicht lesbar: {why}</translation>
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
        <location filename="../overview/identify_text.py" />
        <source>Family</source>
        <translation>Baureihe</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Serial number</source>
        <translation>Seriennummer</translation>
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
        <source>Capacity</source>
        <translation>Kapazität</translation>
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
        <source>Member of</source>
        <translation>Mitglied von</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Device-mapper volumes</source>
        <translation>Device-Mapper-Volumes</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Scrubs</source>
        <translation>Scrubs</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>see Scrub</source>
        <translation>siehe Scrub</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>Mounts and swap</source>
        <translation>Eingehängt und Swap</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>mounts unreadable</source>
        <translation>Einhängungen nicht lesbar</translation>
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
        <source>used by {name}</source>
        <translation>verwendet von {name}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>sector {sector}</source>
        <translation>Sektor {sector}</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>sector {sector}, not aligned to {bytes} bytes: slow small writes</source>
        <translation>Sektor {sector}, nicht auf {bytes} Byte ausgerichtet: langsame kleine Schreibvorgänge</translation>
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
        <source>per member</source>
        <translation>je Mitglied</translation>
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
        <source>array_state in /sys/block/{array}/md</source>
        <translation>array_state in /sys/block/{array}/md</translation>
    </message>
    <message>
        <location filename="../overview/identify_text.py" />
        <source>md state</source>
        <translation>md-Status</translation>
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
        <location filename="../overview/nvme_scsi_text.py" />
        <source>SCSI Designators</source>
        <translation>SCSI-Bezeichner</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Vendor-specific</source>
        <translation>Herstellerspezifisch</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>T10 vendor ID</source>
        <translation>T10-Hersteller-ID</translation>
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
        <translation>SCSI-Name</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>of the drive</source>
        <translation>des Laufwerks</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>of the port</source>
        <translation>des Anschlusses</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>of the target</source>
        <translation>des Targets</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Power States</source>
        <translation>Energiezustände</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>Format {number}</source>
        <translation>Format {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>{data} bytes, {metadata} bytes of metadata</source>
        <translation>{data} Byte, {metadata} Byte Metadaten</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>type {number}</source>
        <translation>Typ {number}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>{count}, slot 1 read-only</source>
        <translation>{count}, Slot 1 nur lesbar</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>up to {power}, non-operational</source>
        <translation>bis zu {power}, nicht betriebsbereit</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>power unknown, non-operational</source>
        <translation>Leistung unbekannt, nicht betriebsbereit</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>up to {power}</source>
        <translation>bis zu {power}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>power unknown</source>
        <translation>Leistung unbekannt</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>entry latency {time}</source>
        <translation>Eintrittslatenz {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>exit latency {time}</source>
        <translation>Austrittslatenz {time}</translation>
    </message>
    <message>
        <location filename="../overview/nvme_scsi_text.py" />
        <source>State {number}</source>
        <translation>Zustand {number}</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>highest {celsius}</source>
        <translation>höchste {celsius}</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>limit {celsius}</source>
        <translation>Grenze {celsius}</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>could not be read</source>
        <translation>konnte nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>not applied</source>
        <translation>nicht angewendet</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>applied at boot</source>
        <translation>beim Start angewendet</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>Model family</source>
        <translation>Modellreihe</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>unknown to smartctl</source>
        <translation>smartctl unbekannt</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>In smartctl's database</source>
        <translation>In der Datenbank von smartctl</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartmontools not installed</source>
        <translation>smartmontools nicht installiert</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>no smartmontools in the sandbox</source>
        <translation>kein smartmontools in der Sandbox</translation>
    </message>
    <message>
        <location filename="../store/drive_database.py" />
        <source>smartctl does not answer</source>
        <translation>smartctl antwortet nicht</translation>
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
        <source>IORDY</source>
        <translation>IORDY</translation>
    </message>
    <message>
        <source>Standby timer values</source>
        <translation>Werte des Standby-Timers</translation>
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
        <source>SCSI INQUIRY</source>
        <translation>SCSI INQUIRY</translation>
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
        <source>Export Drive Information</source>
        <translation>Laufwerksinformationen exportieren</translation>
    </message>
</context><context>
    <name>OwnProfileDialog</name>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Read, then write</source>
        <translation>Lesen, dann Schreiben</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>Edit Profile</source>
        <translation>Profil bearbeiten</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>New Profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <source>This name is in use.</source>
        <translation>Dieser Name ist vergeben.</translation>
    </message>
</context><context>
    <name>PageTabs</name>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Places</source>
        <translation>Bereiche</translation>
    </message>
</context><context>
    <name>PartTable</name>
    <message>
        <location filename="../paste/table.py" />
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="../paste/table.py" />
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
</context><context>
    <name>PasswordNotices</name>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Enter your password; the dialog may be behind this window.</source>
        <translation>Passwort eingeben; der Dialog kann hinter diesem Fenster sein.</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/notices.py" />
        <source>Stop Waiting</source>
        <translation>Nicht länger warten</translation>
    </message>
</context><context>
    <name>PastOperations</name>
    <message>
        <location filename="../arrays/details.py" />
        <source>Earlier operations</source>
        <translation>Frühere Vorgänge</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>Operations</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>No UUID: none are recorded.</source>
        <translation>Keine UUID: keine Aufzeichnung.</translation>
    </message>
    <message>
        <location filename="../arrays/details.py" />
        <source>None recorded.</source>
        <translation>Keine aufgezeichnet.</translation>
    </message>
</context><context>
    <name>PasteDialog</name>
    <message>
        <location filename="../paste/dialog.py" />
        <source>These values stay set after the rebuild. A boost restores them.</source>
        <translation>Diese Werte bleiben nach dem Rebuild gesetzt. Eine Beschleunigung stellt sie wieder her.</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>{name}: which drive?</source>
        <translation>{name}: welches Laufwerk?</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>&amp;Boost {array}…</source>
        <translation>{array} &amp;beschleunigen …</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Mea&amp;sure {drive}…</source>
        <translation>{drive} me&amp;ssen …</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Sel&amp;f-Tests of {drive}…</source>
        <translation>Selbst&amp;tests von {drive} …</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>&amp;Actions of {drive}…</source>
        <translation>&amp;Aktionen von {drive} …</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Sho&amp;w {array}</source>
        <translation>{array} an&amp;zeigen</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Paste a Command</source>
        <translation>Befehl einfügen</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Command or script</source>
        <translation>Befehl oder Skript</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>hdparm, blockdev, mdadm, echo to /sys, or a script: read, never run.</source>
        <translation>hdparm, blockdev, mdadm, echo nach /sys oder ein Skript: wird gelesen, nie ausgeführt.</translation>
    </message>
    <message>
        <location filename="../paste/dialog.py" />
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
</context><context>
    <name>Place</name>
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
        <source>SATA port {number}</source>
        <translation>SATA-Anschluss {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>ATA port {number}</source>
        <translation>ATA-Anschluss {number}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>{name} in kernel messages</source>
        <translation>{name} in Kernel-Meldungen</translation>
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
        <source>Multiplier port</source>
        <translation>Multiplier-Port</translation>
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
        <source>Enclosure slot</source>
        <translation>Gehäuseschacht</translation>
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
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>front</source>
        <translation>vorne</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>back</source>
        <translation>hinten</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>bus {bus}, port {ports}</source>
        <translation>Bus {bus}, Anschluss {ports}</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>computer's port, then hubs</source>
        <translation>Anschluss des Computers, dann Hubs</translation>
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
        <source>Connector</source>
        <translation>Steckverbindung</translation>
    </message>
    <message>
        <location filename="../overview/place_text.py" />
        <source>built in</source>
        <translation>fest eingebaut</translation>
    </message>
</context><context>
    <name>Place of the window</name>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Tune</source>
        <translation>Einstellen</translation>
    </message>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
</context><context>
    <name>Preferences</name>
    <message>
        <location filename="../desktop/preferences.py" />
        <source>Preferences are lost at the end: {file}: {why}.</source>
        <translation>Einstellungen gehen am Ende verloren: {file}: {why}.</translation>
    </message>
</context><context>
    <name>Preset</name>
    <message>
        <location filename="../editing/preset.py" />
        <source>Not supported.</source>
        <translation>Nicht unterstützt.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>No matching value.</source>
        <translation>Kein passender Wert.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file} is not UTF-8.</source>
        <translation>{file} ist kein UTF-8.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[preset] must come first.</source>
        <translation>[preset] muss zuerst kommen.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>no settings.</source>
        <translation>keine Einstellungen.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>continuation of nothing.</source>
        <translation>Fortsetzung von nichts.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}] occurs twice.</source>
        <translation>[{section}] kommt zweimal vor.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>expected: [section] or “key = value”.</source>
        <translation>erwartet: [section] oder „key = value“.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}]: “{key}” twice.</source>
        <translation>[{section}]: „{key}“ doppelt.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}]: no “{key}”.</source>
        <translation>[{section}]: kein „{key}“.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>“{word}” is not a kind. Valid: {kinds}.</source>
        <translation>„{word}“ ist keine Art. Gültig: {kinds}.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>unknown setting “{setting}”.</source>
        <translation>Unbekannte Einstellung „{setting}“.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>not for the kind “{kind}”.</source>
        <translation>nicht für die Art „{kind}“.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{range}, {least} or {most}</source>
        <translation>{range}, {least} oder {most}</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>[{section}]: “{key}” missing.</source>
        <translation>[{section}]: „{key}“ fehlt.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>{file}, line {line}: {mistake}</source>
        <translation>{file}, Zeile {line}: {mistake}</translation>
    </message>
</context><context>
    <name>PresetButton</name>
    <message>
        <location filename="../editing/preset.py" />
        <source>Pre&amp;sets</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <source>No presets</source>
        <translation>Keine Vorgaben</translation>
    </message>
</context><context>
    <name>PresetTiles</name>
    <message>
        <location filename="../arrays/preset_tiles.py" />
        <source>{time} at {speed}</source>
        <translation>{time} bei {speed}</translation>
    </message>
    <message>
        <location filename="../arrays/preset_tiles.py" />
        <source>programs first</source>
        <translation>Programme zuerst</translation>
    </message>
    <message>
        <location filename="../arrays/preset_tiles.py" />
        <source>programs wait</source>
        <translation>Programme warten</translation>
    </message>
</context><context>
    <name>ProblemDialog</name>
    <message>
        <location filename="../report/problem.py" />
        <source>What I did, expected and saw:</source>
        <translation>Was ich tat, erwartete und sah:</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Text of the report</source>
        <translation>Text der Meldung</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Report a Problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Attach this to your report. Serial numbers are masked; nothing is sent.</source>
        <translation>Fügen Sie diesen Text Ihrem Bericht bei. Seriennummern und World Wide Names sind maskiert; nichts wird gesendet.</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../report/problem.py" />
        <source>Not copied or saved. Close again to discard.</source>
        <translation>Weder kopiert noch gespeichert. Zum Verwerfen erneut schließen.</translation>
    </message>
</context><context>
    <name>ProfileChooser</name>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>Search: crystal, hdparm, dd, bonnie…</source>
        <translation>Suche: crystal, hdparm, dd, bonnie …</translation>
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
    <message>
        <location filename="../profiles/chooser.py" />
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <location filename="../profiles/chooser.py" />
        <source>“{name}” deleted.</source>
        <translation>„{name}“ gelöscht.</translation>
    </message>
</context><context>
    <name>Proposals</name>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>Select {drives} for the rest.</source>
        <translation>{drives} für den Rest auswählen.</translation>
    </message>
    <message>
        <location filename="../mainwindow/routes.py" />
        <source>{drive} is gone; its settings are unchanged.</source>
        <translation>{drive} ist weg; seine Einstellungen sind unverändert.</translation>
    </message>
</context><context>
    <name>QuickChanges</name>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Always Use Scheduler {scheduler}</source>
        <translation>Immer Scheduler {scheduler} verwenden</translation>
    </message>
    <message>
        <location filename="../overview/changes_card.py" />
        <source>Always Spin Down After {time}</source>
        <translation>Immer Spindown nach {time}</translation>
    </message>
</context><context>
    <name>RangeRow</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>A&amp;round Failed Block</source>
        <translation>Um den gescheiterten &amp;Block</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>&amp;First block:</source>
        <translation>&amp;Erster Block:</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Last &amp;block:</source>
        <translation>Letzter &amp;Block:</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>1 GiB before and behind the failed block</source>
        <translation>1 GiB vor und hinter dem fehlerhaften Block</translation>
    </message>
</context><context>
    <name>RemarkList</name>
    <message>
        <location filename="../settings/details.py" />
        <source>Copy udev Rule</source>
        <translation>udev-Regel kopieren</translation>
    </message>
</context><context>
    <name>RemedyRow</name>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Set; record again.</source>
        <translation>Gesetzt; erneut aufzeichnen.</translation>
    </message>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Copy Line</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <location filename="../standby/lane_card.py" />
        <source>Copy Lines</source>
        <translation>Zeilen kopieren</translation>
    </message>
</context><context>
    <name>Remote</name>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host}: “{text}”</source>
        <translation>{host}: „{text}“</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host}: connection lost at {time}.</source>
        <translation>{host}: Verbindung um {time} verloren.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Unknown host key of {host}. Check the fingerprint with “ssh {address}”, then reconnect: {message}</source>
        <translation>Unbekannter Host-Schlüssel von {host}. Prüfen Sie den Fingerabdruck mit „ssh {address}“, dann neu verbinden: {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host} rejected your keys. Add one: “ssh-copy-id {address}”. {message}</source>
        <translation>{host} hat Ihre Schlüssel abgelehnt. Fügen Sie einen hinzu: „ssh-copy-id {address}“. {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host} could not be reached: {message}</source>
        <translation>{host} ist nicht erreichbar: {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>No helper on {host}. Install it there: {command}</source>
        <translation>Kein Hilfsprogramm auf {host}. Dort installieren: {command}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Read-only on {host}: connect as root or add to its /etc/sudoers.d/disktune: {command}</source>
        <translation>Nur-Lese-Modus auf {host}: als root verbinden oder dort in /etc/sudoers.d/disktune eintragen: {command}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>The helper on {host} did not start ({status}): {message}</source>
        <translation>Das Hilfsprogramm auf {host} startete nicht ({status}): {message}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>OpenSSH client missing. Install it: {command}</source>
        <translation>OpenSSH-Client fehlt. Installieren: {command}</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>“{text}” is not a valid host. Example: admin@nas.</source>
        <translation>„{text}“ ist kein gültiger Host. Beispiel: admin@nas.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Helper {there} on {host} does not match window {here}. Update the older one.</source>
        <translation>Hilfsprogramm {there} auf {host} passt nicht zum Fenster {here}. Aktualisieren Sie das ältere.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Helper {there} on {host}, window {here}: only common functions are available.</source>
        <translation>Hilfsprogramm {there} auf {host}, Fenster {here}: nur gemeinsame Funktionen verfügbar.</translation>
    </message>
</context><context>
    <name>RemoteLink</name>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>{host} did not answer. Check the network, then reconnect.</source>
        <translation>{host} antwortete nicht. Prüfen Sie das Netzwerk, dann neu verbinden.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>The outcome is unknown.</source>
        <translation>Das Ergebnis ist unbekannt.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Changed settings are reverted there within 10 s.</source>
        <translation>Geänderte Einstellungen werden dort binnen 10 s zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_link.py" />
        <source>Kept or not is unknown; unkept changes are reverted within 10 s.</source>
        <translation>Ob behalten, ist unbekannt; sonst binnen 10 s zurückgesetzt.</translation>
    </message>
</context><context>
    <name>RemoteNotifier</name>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} is in order</source>
        <translation>{array} auf {host} ist in Ordnung</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} is degraded</source>
        <translation>{array} auf {host} ist degradiert</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} is inactive</source>
        <translation>{array} auf {host} ist inaktiv</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>{array} on {host} has failed</source>
        <translation>{array} auf {host} ist ausgefallen</translation>
    </message>
    <message>
        <location filename="../machines/frame.py" />
        <source>The connection to {host} was lost</source>
        <translation>Die Verbindung zu {host} wurde unterbrochen</translation>
    </message>
</context><context>
    <name>RemoteSession</name>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>Connecting to {host}…</source>
        <translation>Verbindung zu {host} wird hergestellt …</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>{host} is not connected.</source>
        <translation>{host} ist nicht verbunden.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>Update disktune-helper on {host} for this function.</source>
        <translation>Aktualisieren Sie dafür disktune-helper auf {host}.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>{host} was disconnected.</source>
        <translation>Die Verbindung zu {host} wurde getrennt.</translation>
    </message>
    <message>
        <location filename="../client/remote/remote_session.py" />
        <source>sudo on {host} forbids it; see the rule above.</source>
        <translation>sudo auf {host} verbietet es; siehe Regel oben.</translation>
    </message>
</context><context>
    <name>Report</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Report</source>
        <translation>Be&amp;richt</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>This &amp;Drive…</source>
        <translation>Dieses &amp;Laufwerk …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;All Drives…</source>
        <translation>&amp;Alle Laufwerke …</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Include &amp;Serial Numbers</source>
        <translation>&amp;Seriennummern aufnehmen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Report saved: {file}</source>
        <translation>Bericht gespeichert: {file}</translation>
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
        <source>Serial numbers and World Wide Names are masked.</source>
        <translation>Seriennummern und World Wide Names sind maskiert.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Serial numbers and World Wide Names are shown.</source>
        <translation>Seriennummern und World Wide Names sind sichtbar.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>SMART is unknown: it could not be read.</source>
        <translation>SMART ist unbekannt: nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>SMART is not included: unlock first.</source>
        <translation>SMART ist nicht enthalten: zuerst entsperren.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Power</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Identification: {source}</source>
        <translation>Identifikation: {source}</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Settings could not be read.</source>
        <translation>Einstellungen nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../report/document.py" />
        <source>Faulty members</source>
        <translation>Fehlerhafte Mitglieder</translation>
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
        <location filename="../store/results_text.py" />
        <source>AC power</source>
        <translation>Netzbetrieb</translation>
    </message>
    <message>
        <location filename="../store/results_text.py" />
        <source>battery</source>
        <translation>Akkubetrieb</translation>
    </message>
</context><context>
    <name>Rescue</name>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the drive, or mount it read-only.</source>
        <translation>Laufwerk kopieren oder schreibgeschützt einhängen.</translation>
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
        <source>Run swapoff: swap writes to the drive.</source>
        <translation>Führen Sie swapoff aus: Swap schreibt auf das Laufwerk.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>What to Copy First</source>
        <translation>Was zuerst zu kopieren ist</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy the whole drive</source>
        <translation>Ganzes Laufwerk kopieren</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy {places}</source>
        <translation>{places} kopieren</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy {places} and more</source>
        <translation>{places} und mehr kopieren</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Wait for {operation} of {array}</source>
        <translation>Auf {operation} von {array} warten</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>{time}, reading this drive</source>
        <translation>{time}, liest dieses Laufwerk</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>also on other members of {array}</source>
        <translation>auch auf anderen Mitgliedern von {array}</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>no second copy in {array}</source>
        <translation>keine zweite Kopie in {array}</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>reinstallable</source>
        <translation>neu installierbar</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>no other copy known</source>
        <translation>keine andere Kopie bekannt</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Files before folders. Stop if the drive slows.</source>
        <translation>Dateien vor Ordnern. Aufhören, wenn das Laufwerk langsamer wird.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Copy files</source>
        <translation>Dateien kopieren</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Add a spare first; md copies to it.</source>
        <translation>Zuerst Ersatz hinzufügen; md kopiert darauf.</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>Replace the member</source>
        <translation>Mitglied ersetzen</translation>
    </message>
    <message>
        <location filename="../overview/rescue_text.py" />
        <source>If reading fails: unmount, copy to a larger drive, repeat with -r3.</source>
        <translation>Bei Lesefehlern: aushängen, auf ein größeres Laufwerk kopieren, mit -r3 wiederholen.</translation>
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
        <translation>Ursprüngliche Werte wiederherstellen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Saved value</source>
        <translation>Gespeicherter Wert</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Settings to restore</source>
        <translation>Wiederherzustellende Einstellungen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>&amp;Delete saved values</source>
        <translation>Gespeicherte Werte &amp;löschen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Values from before DiskTune. Saved values that you keep apply again at boot.</source>
        <translation>Werte von vor DiskTune. Behaltene gespeicherte Werte gelten beim Start wieder.</translation>
    </message>
    <message>
        <location filename="../saved_settings/restoring.py" />
        <source>Delete &amp;Saved Values</source>
        <translation>Ge&amp;speicherte Werte löschen</translation>
    </message>
</context><context>
    <name>ResultDetails</name>
    <message>
        <location filename="../benchmark/details.py" />
        <source>&amp;Copy Result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Copy as Crystal&amp;DiskMark</source>
        <translation>Als Crystal&amp;DiskMark-Text kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Charts need pyqtgraph.</source>
        <translation>Diagramme benötigen pyqtgraph.</translation>
    </message>
</context><context>
    <name>ResultPanel</name>
    <message>
        <location filename="../benchmark/details.py" />
        <source>Median result</source>
        <translation>Median</translation>
    </message>
    <message>
        <location filename="../benchmark/details.py" />
        <source>About this result</source>
        <translation>Über dieses Ergebnis</translation>
    </message>
</context><context>
    <name>Results</name>
    <message>
        <location filename="../results/wording.py" />
        <location filename="../profiles/own_dialog.py" />
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../store/differences.py" />
        <location filename="../results/wording.py" />
        <location filename="../report/document.py" />
        <source>Frequency governor</source>
        <translation>Taktregelung (Governor)</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>CrystalDiskMark-style, {profile}</source>
        <translation>Wie CrystalDiskMark, {profile}</translation>
    </message>
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
        <location filename="../results/wording.py" />
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Results: {count}, {least} to {most} {unit}.</source>
        <translation>Ergebnisse: {count}, {least} bis {most} {unit}.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Select one result, or two.</source>
        <translation>Ein oder zwei Ergebnisse auswählen.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} not comparable with {first}.</source>
        <translation>{count} nicht vergleichbar mit {first}.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{figure}. Details of another version.</source>
        <translation>{figure}. Details einer anderen Version.</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Of another version.</source>
        <translation>Von anderer Version.</translation>
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
        <location filename="../results/wording.py" />
        <source>Power</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{count} × {seconds} s</source>
        <translation>{count} × {seconds} s</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Start position</source>
        <translation>Startposition</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>Other traffic</source>
        <translation>Anderer Datenverkehr</translation>
    </message>
    <message>
        <location filename="../results/wording.py" />
        <source>{rounds}, {seconds} s per value, two blocks: perhaps drift</source>
        <translation>{rounds}, {seconds} s je Wert, zwei Blöcke: vielleicht Drift</translation>
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
        <location filename="../results/list.py" />
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>All workloads</source>
        <translation>Alle Workloads</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>No results of this drive.</source>
        <translation>Keine Ergebnisse dieses Laufwerks.</translation>
    </message>
    <message>
        <location filename="../results/list.py" />
        <source>No matching results.</source>
        <translation>Keine passenden Ergebnisse.</translation>
    </message>
</context><context>
    <name>ResultsModel</name>
    <message>
        <location filename="../results/list.py" />
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context><context>
    <name>ResultsPanel</name>
    <message>
        <location filename="../results/panel.py" />
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>A&amp;ll Drives</source>
        <translation>A&amp;lle Laufwerke</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Results unreadable: {why}</source>
        <translation>Ergebnisse nicht lesbar: {why}</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>No results.</source>
        <translation>Keine Ergebnisse.</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Not connected.</source>
        <translation>Nicht verbunden.</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Export Results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <location filename="../results/panel.py" />
        <source>Import Results</source>
        <translation>Ergebnisse importieren</translation>
    </message>
</context><context>
    <name>RowMenu</name>
    <message>
        <location filename="../settings/row.py" />
        <source>&amp;Copy Value</source>
        <translation>Wert &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
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
        <location filename="../profiles/own_dialog.py" />
        <location filename="../profiles/options.py" />
        <source>Seconds per &amp;run</source>
        <translation>Sekunden je D&amp;urchlauf</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../profiles/options.py" />
        <source>&amp;Number of runs</source>
        <translation>A&amp;nzahl der Durchläufe</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start in percent</source>
        <translation>Start in Prozent</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>Start in GiB</source>
        <translation>Start in GiB</translation>
    </message>
    <message>
        <location filename="../profiles/options.py" />
        <source>{usual} (default)</source>
        <translation>{usual} (Standard)</translation>
    </message>
</context><context>
    <name>RunningView</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>{done} of {whole} recorded, {left} left</source>
        <translation>{done} von {whole} aufgezeichnet, noch {left}</translation>
    </message>
</context><context>
    <name>SampleTimer</name>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Run this on {host}: {command}</source>
        <translation>Auf {host} ausführen: {command}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>The demo is not sampled.</source>
        <translation>Die Demo wird nicht erfasst.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Waiting for systemd…</source>
        <translation>Warten auf systemd …</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Timer unchanged: {reason}</source>
        <translation>Timer unverändert: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Runs until shutdown; not enabled at start.</source>
        <translation>Läuft bis zum Ausschalten; beim Start nicht aktiviert.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Enabled at the next start; not running now.</source>
        <translation>Ab dem nächsten Start aktiviert; läuft jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Install the timer: {command}</source>
        <translation>Timer installieren: {command}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>Timer state unknown: {reason}</source>
        <translation>Timer-Status unbekannt: {reason}</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>No systemd in the sandbox.</source>
        <translation>Kein systemd in der Sandbox.</translation>
    </message>
    <message>
        <location filename="../services/sample_timer.py" />
        <source>No systemd.</source>
        <translation>Kein systemd.</translation>
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
        <source>Settings for boot</source>
        <translation>Einstellungen für den Start</translation>
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
        <source>Applied at every boot, after other tools.</source>
        <translation>Bei jedem Start nach anderen Programmen angewendet.</translation>
    </message>
    <message>
        <location filename="../saved_settings/save_dialog.py" />
        <source>Nothing to save.</source>
        <translation>Nichts zu speichern.</translation>
    </message>
</context><context>
    <name>Saved</name>
    <message>
        <location filename="../saved_settings/controller.py" />
        <source>Settings not read.</source>
        <translation>Einstellungen nicht gelesen.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Not read: {files}.</source>
        <translation>Nicht gelesen: {files}.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>kernel command line</source>
        <translation>Kernel-Befehlszeile</translation>
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
        <source>on hot-plug</source>
        <translation>beim Anschließen (Hot-Plug)</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>after resume</source>
        <translation>nach dem Aufwachen</translation>
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
        <source>Changed on {moment}; not saved.</source>
        <translation>Am {moment} geändert; nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Overrides {value} of {tool} ({place}).</source>
        <translation>Ersetzt {value} von {tool} ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved: {value}.</source>
        <translation>Gespeichert: {value}.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>On AC power.</source>
        <translation>Am Netz.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>On battery.</source>
        <translation>Im Akkubetrieb.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Power supply unknown: the AC value applies.</source>
        <translation>Stromquelle unbekannt: Der Netzwert gilt.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>The supply just changed.</source>
        <translation>Die Stromquelle hat gewechselt.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on AC power, {other} on battery</source>
        <translation>{value} im Netzbetrieb, {other} im Akkubetrieb</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: guard record unreadable.</source>
        <translation>Als {saved} gespeichert, aber zurückgehalten: Wächter-Aufzeichnung nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, but held back: a crash or drive failure followed.</source>
        <translation>Als {saved} gespeichert, aber zurückgehalten: Danach folgte ein Absturz oder Laufwerksfehler.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}: changed on {moment}.</source>
        <translation>Als {saved} gespeichert, jetzt {now}: am {moment} geändert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}: set by {tool} {when} ({place}).</source>
        <translation>Als {saved} gespeichert, jetzt {now}: von {tool} {when} gesetzt ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}: perhaps {tool} {when} ({place}).</source>
        <translation>Als {saved} gespeichert, jetzt {now}: vielleicht {tool} {when} ({place}).</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Saved as {saved}, now {now}, cause unknown.</source>
        <translation>Als {saved} gespeichert, jetzt {now}, Ursache unbekannt.</translation>
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
        <source>Also set by</source>
        <translation>Auch gesetzt durch</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Takes precedence</source>
        <translation>Hat Vorrang</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{tool} {when}: {value} ({place})</source>
        <translation>{tool} {when}: {value} ({place})</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>changed on {moment}</source>
        <translation>am {moment} geändert</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>not as saved</source>
        <translation>nicht wie gespeichert</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>not default</source>
        <translation>nicht Standard</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Perhaps another drive.</source>
        <translation>Vielleicht ein anderes Laufwerk.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>No effect: {problem}</source>
        <translation>Wirkungslos: {problem}</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>In effect.</source>
        <translation>In Kraft.</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>Held back.</source>
        <translation>Zurückgehalten.</translation>
    </message>
</context><context>
    <name>Saved drive</name>
    <message>
        <location filename="../client/saved_session.py" />
        <source>Reading it takes too long.</source>
        <translation>Das Lesen dauert zu lange.</translation>
    </message>
    <message>
        <location filename="../client/saved_session.py" />
        <source>It is not a readable file.</source>
        <translation>Das ist keine lesbare Datei.</translation>
    </message>
    <message>
        <location filename="../client/saved_session.py" />
        <source>The helper is of another version than this window.</source>
        <translation>Das Hilfsprogramm hat eine andere Version als dieses Fenster.</translation>
    </message>
    <message>
        <location filename="../client/saved_session.py" />
        <source>{file} could not be opened. {why}</source>
        <translation>{file} konnte nicht geöffnet werden. {why}</translation>
    </message>
    <message>
        <location filename="../machines/machines.py" />
        <source>Open Saved Drive</source>
        <translation>Gespeichertes Laufwerk öffnen</translation>
    </message>
</context><context>
    <name>SavedNotes</name>
    <message>
        <location filename="../saved_settings/bar.py" />
        <source>Save Again</source>
        <translation>Erneut speichern</translation>
    </message>
</context><context>
    <name>SavedSettingsModel</name>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>no response</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>other tools ({why})</source>
        <translation>andere Programme ({why})</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings unknown: no response.</source>
        <translation>Gespeicherte Einstellungen unbekannt: keine Antwort.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings unknown. {why}</source>
        <translation>Gespeicherte Einstellungen unbekannt. {why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings may have changed. {why}</source>
        <translation>Gespeicherte Einstellungen können sich geändert haben. {why}</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved for battery.</source>
        <translation>Für den Akku gespeichert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Battery value deleted.</source>
        <translation>Akkuwert gelöscht.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved values deleted.</source>
        <translation>Gespeicherte Werte gelöscht.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Saved settings deleted.</source>
        <translation>Gespeicherte Einstellungen gelöscht.</translation>
    </message>
    <message>
        <location filename="../saved_settings/model.py" />
        <source>Nothing saved. {why}</source>
        <translation>Nichts gespeichert. {why}</translation>
    </message>
</context><context>
    <name>Schedule</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Copy &amp;Line</source>
        <translation>&amp;Zeile kopieren</translation>
    </message>
</context><context>
    <name>Scrub</name>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../arrays/status_panel.py" />
        <source>State unknown. {why}</source>
        <translation>Status unbekannt. {why}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>ZFS pool {pool}: {health}, {scan}</source>
        <translation>ZFS-Pool {pool}: {health}, {scan}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>no scrub recorded</source>
        <translation>kein Scrub verzeichnet</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub running: {done}</source>
        <translation>Scrub läuft: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub paused at {done}</source>
        <translation>Scrub bei {done} angehalten</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub cancelled</source>
        <translation>Scrub abgebrochen</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>scrub finished</source>
        <translation>Scrub beendet</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub running: {done}</source>
        <translation>Fehler-Scrub läuft: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub paused at {done}</source>
        <translation>Fehler-Scrub angehalten bei {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub cancelled</source>
        <translation>Fehler-Scrub abgebrochen</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>error scrub finished</source>
        <translation>Fehler-Scrub beendet</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver running: {done}</source>
        <translation>Resilver läuft: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver cancelled</source>
        <translation>Resilver abgebrochen</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver finished</source>
        <translation>Resilver beendet</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver of {device}: {done}</source>
        <translation>Resilver von {device}: {done}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver of {device} cancelled</source>
        <translation>Resilver von {device} abgebrochen</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>resilver of {device} finished</source>
        <translation>Resilver von {device} beendet</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Since {at}.</source>
        <translation>Seit {at}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Ended {at}.</source>
        <translation>Ende: {at}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Remaining: {left}.</source>
        <translation>Noch {left}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{size} repaired.</source>
        <translation>{size} repariert.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Device errors: {read} read, {write} write, {checksum} checksum.</source>
        <translation>Gerätefehler: {read} Lesen, {write} Schreiben, {checksum} Prüfsumme.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>zpool: {words}</source>
        <translation>zpool: {words}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Data is damaged: {words}</source>
        <translation>Daten sind beschädigt: {words}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>never scrubbed</source>
        <translation>noch kein Scrub</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub running</source>
        <translation>Scrub läuft</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub running: {done} of {total}</source>
        <translation>Scrub läuft: {done} von {total}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub paused</source>
        <translation>Scrub angehalten</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub paused at {done}</source>
        <translation>Scrub bei {done} angehalten</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub finished. {result}</source>
        <translation>Scrub abgeschlossen. {result}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Never scrubbed</source>
        <translation>Noch kein Scrub</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Scrub interrupted</source>
        <translation>Scrub unterbrochen</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>State unknown</source>
        <translation>Status unbekannt</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Measuring the speed…</source>
        <translation>Geschwindigkeit wird gemessen …</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{speed}, estimating time…</source>
        <translation>{speed}, Zeit wird geschätzt …</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{speed}, {left} left, until {at}.</source>
        <translation>{speed}, noch {left}, bis {at}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Started {at}.</source>
        <translation>Beginn: {at}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>{at}: ran {time}, read {size}.</source>
        <translation>{at}: lief {time}, las {size}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Restore from a backup the files that “journalctl -k --grep BTRFS” lists; check {drives}.</source>
        <translation>Stellen Sie die Dateien aus „journalctl -k --grep BTRFS“ aus einer Sicherung wieder her; prüfen Sie {drives}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Reconnect or replace it (btrfs replace).</source>
        <translation>Neu verbinden oder ersetzen (btrfs replace).</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Check health and cables of {drives}.</source>
        <translation>Prüfen Sie Zustand und Kabel von {drives}.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Out of memory: parts skipped.</source>
        <translation>Zu wenig Speicher: Teile übersprungen.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Close programs, then retry.</source>
        <translation>Programme schließen, dann erneut versuchen.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Resume or restart it.</source>
        <translation>Fortsetzen oder neu starten.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>the drives</source>
        <translation>den Laufwerken</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Install btrfs-progs to start scrubs.</source>
        <translation>Installieren Sie btrfs-progs für Scrubs.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Read-only: nothing repaired.</source>
        <translation>Schreibgeschützt: nichts repariert.</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Errors found</source>
        <translation>Gefundene Fehler</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Uncorrectable</source>
        <translation>Unkorrigierbar</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Device {number}</source>
        <translation>Gerät {number}</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Mounted at</source>
        <translation>Eingehängt unter</translation>
    </message>
    <message>
        <location filename="../scrub/wording.py" />
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
</context><context>
    <name>ScrubCard</name>
    <message>
        <location filename="../scrub/page.py" />
        <source>Scrub</source>
        <translation>Scrub</translation>
    </message>
</context><context>
    <name>ScrubPage</name>
    <message>
        <location filename="../scrub/page.py" />
        <source>Resume Scrub</source>
        <translation>Scrub fortsetzen</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Start Scrub</source>
        <translation>Scrub starten</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Pause Scrub</source>
        <translation>Scrub anhalten</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Control it with “zpool scrub”.</source>
        <translation>Steuerung mit „zpool scrub“.</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>Working…</source>
        <translation>Läuft …</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <source>btrfs {name} at {point}</source>
        <translation>btrfs {name} unter {point}</translation>
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
        <source>fstrim discard unused blocks</source>
        <translation>fstrim discard verwerfen unbenutzte Blöcke</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <location filename="../mainwindow/global_search.py" />
        <source>remove disconnect unplug</source>
        <translation>entfernen trennen abziehen</translation>
    </message>
    <message>
        <location filename="../mainwindow/global_search.py" />
        <source>comment label</source>
        <translation>Kommentar Beschriftung</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>password administrator root sudo</source>
        <translation>Passwort Verwalter Administrator root sudo</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>save identify</source>
        <translation>speichern identify</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>file capture smartctl json hdparm Istdout identify import load</source>
        <translation>datei aufzeichnung capture smartctl json hdparm Istdout identify importieren laden</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>overview of all drives home</source>
        <translation>Übersicht aller Laufwerke Start</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>script line explain how-to</source>
        <translation>Skript Zeile erklären Anleitung</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>calculate duration speed</source>
        <translation>berechnen Dauer Geschwindigkeit rechnen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>reload rescan</source>
        <translation>neu laden einlesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>remote computer network</source>
        <translation>entfernter Computer Netzwerk</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>bug issue error</source>
        <translation>Fehler Problem melden</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>preset quick quiet sleep</source>
        <translation>Voreinstellung schnell leise Schlaf</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>wear bad sectors</source>
        <translation>Verschleiß defekte Sektoren</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>undo reset default</source>
        <translation>rückgängig zurücksetzen Standard</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>identify find locate LED bay</source>
        <translation>identifizieren finden orten LED Schacht</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>select workload more</source>
        <translation>auswählen Arbeitslast mehr</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>history rebuilds checks</source>
        <translation>Verlauf Wiederaufbau Prüfungen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>details</source>
        <translation>Einzelheiten Details</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>discard review details</source>
        <translation>verwerfen prüfen Einzelheiten</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>other drives</source>
        <translation>andere Laufwerke</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>layers partition map encryption LUKS volume mount</source>
        <translation>Schichten Partitionen Verschlüsselung LUKS Volume einhängen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>start selftest self-tests SMART short long scan schedule</source>
        <translation>starten Selbsttest Selbsttests SMART kurz lang Prüfung Zeitplan</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>heat history counters error temperature log directory samples</source>
        <translation>Hitze Verlauf Zähler Fehler Temperatur Protokoll Verzeichnis Messwerte</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>timer background history</source>
        <translation>Timer Hintergrund Verlauf</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>self-tests blocks to test</source>
        <translation>Selbsttests zu testende Blöcke</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>diagnosis wear finding ignore not this one</source>
        <translation>Untersuchung Diagnose Verschleiß Befund ignorieren dieser nicht</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>checkup check-up check again</source>
        <translation>Untersuchung Check-up erneut prüfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>apply and confirm changes</source>
        <translation>anwenden und bestätigen Änderungen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>try for hours long trial</source>
        <translation>stundenlang ausprobieren langer Versuch</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>profile quiet noise performance</source>
        <translation>Profil leise Lärm Leistung</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>startup permanent persistence</source>
        <translation>Systemstart dauerhaft Persistenz</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>startup permanent persistence apply at boot</source>
        <translation>Systemstart dauerhaft Persistenz beim Start anwenden</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>forget remove reset</source>
        <translation>vergessen entfernen zurücksetzen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>measure speed benchmark</source>
        <translation>messen Geschwindigkeit Benchmark</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>history over time earlier results compare with</source>
        <translation>Verlauf über Zeit frühere Ergebnisse vergleichen mit</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>encryption LUKS overhead</source>
        <translation>Verschlüsselung LUKS Mehraufwand</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>experiment optimize compare</source>
        <translation>Vergleichstest Experiment optimieren vergleichen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>rebuild resync faster</source>
        <translation>Wiederaufbau Resync schneller</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>watch a night hour day again wakes</source>
        <translation>beobachten Nacht Stunde Tag erneut weckt</translation>
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
        <source>spin down motor</source>
        <translation>Spindown Motor</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>spin up motor</source>
        <translation>Spinup Motor</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>partprobe rescan</source>
        <translation>partprobe neu einlesen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub verify</source>
        <translation>Scrub prüfen</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub fix</source>
        <translation>Scrub reparieren</translation>
    </message>
    <message>
        <location filename="../mainwindow/page_controls.py" />
        <source>scrub abort RAID</source>
        <translation>scrub abbrechen RAID</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>rebuild member identify partitions</source>
        <translation>Wiederaufbau Mitglied identifizieren Partitionen</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>checkup check-up diagnosis wear self-tests SMART</source>
        <translation>Untersuchung Check-up Diagnose Verschleiß Selbsttests SMART</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>recommended common show all change</source>
        <translation>empfohlen wichtig häufig alle zeigen ändern</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>why does it my disk not sleep spin down awake wakes spindown hd-idle noise power saving watch night</source>
        <translation>warum schläft meine Platte nicht wach weckt Spindown hd-idle Lärm Strom sparen beobachten Nacht</translation>
    </message>
</context><context>
    <name>SearchDialog</name>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Drive, setting, action, page or benchmark</source>
        <translation>Laufwerk, Einstellung, Aktion, Seite oder Benchmark</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>On page</source>
        <translation>Auf der Seite</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../mainwindow/search_dialog.py" />
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
</context><context>
    <name>SearchField</name>
    <message>
        <location filename="../controls/controls.py" />
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context><context>
    <name>SelectedResults</name>
    <message>
        <location filename="../results/selected.py" />
        <source>JSON &amp;Results…</source>
        <translation>JSON-&amp;Ergebnisse …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Start Expe&amp;riment…</source>
        <translation>Ve&amp;rgleichstest starten …</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>{shown} of {count} shown.</source>
        <translation>{shown} von {count} gezeigt.</translation>
    </message>
    <message>
        <location filename="../results/selected.py" />
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
</context><context>
    <name>SelectiveRanges</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Last tested ranges</source>
        <translation>Zuletzt getestete Bereiche</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Last tested ranges:</source>
        <translation>Zuletzt getestete Bereiche:</translation>
    </message>
</context><context>
    <name>SelfTest</name>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Schedule unknown: {why}</source>
        <translation>Zeitplan unbekannt: {why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>smartd schedules no self-tests.</source>
        <translation>smartd plant keine Selbsttests.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Line for /etc/smartd.conf (smartd 7.5 or later), above DEVICESCAN: {line}</source>
        <translation>Zeile für /etc/smartd.conf (ab smartd 7.5), oberhalb von DEVICESCAN: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Line for /etc/smartd.conf, above DEVICESCAN: {line}</source>
        <translation>Zeile für /etc/smartd.conf, oberhalb von DEVICESCAN: {line}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Spin-down by {tool} ({file}, line {line}) can end an extended test.</source>
        <translation>Spindown durch {tool} ({file}, Zeile {line}) kann einen erweiterten Test beenden.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} monthly, day {day}, {time}</source>
        <translation>{test} monatlich, Tag {day}, {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} {weekday} at {time}</source>
        <translation>{test} {weekday} um {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} daily at {time}</source>
        <translation>{test} täglich um {time}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>smartd starts: {times} ({file}, line {line}).</source>
        <translation>smartd startet: {times} ({file}, Zeile {line}).</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>smartd perhaps starts: {times} ({file}, line {line}).</source>
        <translation>smartd startet vielleicht: {times} ({file}, Zeile {line}).</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{file}, line {line} has no effect. {why}</source>
        <translation>{file}, Zeile {line} ist wirkungslos. {why}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Run Extended Test</source>
        <translation>Erweiterten Test starten</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Run Short Test</source>
        <translation>Kurztest starten</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Run Conveyance Test</source>
        <translation>Transporttest starten</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Test Blocks</source>
        <translation>Blöcke testen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{hours} ago</source>
        <translation>vor {hours}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test} is running; progress unknown.</source>
        <translation>{test} läuft; Fortschritt unbekannt.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test}: {done}.</source>
        <translation>{test}: {done}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test}: {done}, about {time} left, until {end}.</source>
        <translation>{test}: {done}, noch etwa {time}, bis {end}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>{test}. {result}.</source>
        <translation>{test}. {result}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Unreadable: {lba}.</source>
        <translation>Nicht lesbar: {lba}.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Copy important data now.</source>
        <translation>Kopieren Sie wichtige Daten jetzt.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>outside all partitions</source>
        <translation>außerhalb aller Partitionen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Failure</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>First failing LBA</source>
        <translation>Erste fehlerhafte LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Left</source>
        <translation>Verbleibend</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Hours ago</source>
        <translation>Stunden zurück</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>at {hours}</source>
        <translation>bei {hours}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>first failing LBA {lba}</source>
        <translation>erste fehlerhafte LBA {lba}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Self-Tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Span</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>First LBA</source>
        <translation>Erste LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Last LBA</source>
        <translation>Letzte LBA</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>LBA {first} to {last}</source>
        <translation>LBA {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>Selective Self-Test</source>
        <translation>Selektiver Selbsttest</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>read last</source>
        <translation>zuletzt gelesen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <source>not under test</source>
        <translation>nicht im Test</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>Drive size unknown.</source>
        <translation>Laufwerksgröße unbekannt.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>Enter blocks from 0 to {last}.</source>
        <translation>Blöcke von 0 bis {last} eingeben.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>The last block is before the first.</source>
        <translation>Der letzte Block liegt vor dem ersten.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_testing.py" />
        <source>Duration unknown.</source>
        <translation>Dauer unbekannt.</translation>
    </message>
</context><context>
    <name>SelfTestCard</name>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Cancel Self-&amp;Test</source>
        <translation>Selbst&amp;test abbrechen</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Failing block</source>
        <translation>Fehlerhafter Block</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Other tests</source>
        <translation>Weitere Tests</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Read at {time}; F5 refreshes.</source>
        <translation>Gelesen um {time}; F5 aktualisiert.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>The drive stays usable.</source>
        <translation>Das Laufwerk bleibt nutzbar.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>{why} Start it anyway?</source>
        <translation>{why} Trotzdem starten?</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <source>Start &amp;Anyway</source>
        <translation>T&amp;rotzdem starten</translation>
    </message>
</context><context>
    <name>Sentences</name>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../benchmark/view.py" />
        <location filename="../activity/views.py" />
        <location filename="../activity/metrics.py" />
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Position on the drive</source>
        <translation>Position auf dem Laufwerk</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_text.py" />
        <location filename="../drive_health/drive_logs.py" />
        <source>Power-on hours</source>
        <translation>Betriebsstunden</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Load cycles</source>
        <translation>Ladezyklen (Kopfparkvorgänge)</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Start-stop cycles</source>
        <translation>Start-Stopp-Zyklen</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>on or off</source>
        <translation>ein oder aus</translation>
    </message>
    <message>
        <location filename="../experiment/summary.py" />
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
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on AC power</source>
        <translation>{value} im Netzbetrieb</translation>
    </message>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>{value} on battery</source>
        <translation>{value} im Akkubetrieb</translation>
    </message>
    <message>
        <location filename="../text/plain.py" />
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
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
        <source>{name} ({what})</source>
        <translation>{name} ({what})</translation>
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
        <source>{n} of {of} members missing or not rebuilt (slots {slots}).</source>
        <translation>
            <numerusform>{n} von {of} Mitgliedern fehlt oder ist ohne Rebuild (Slot {slots}).</numerusform>
            <numerusform>{n} von {of} Mitgliedern fehlen oder sind ohne Rebuild (Slots {slots}).</numerusform>
        </translation>
    </message>
    <message>
        <source>A {name} is at {percent}, {time} left.</source>
        <translation>{name} läuft: {percent}, noch {time}.</translation>
    </message>
    <message>
        <source>A {name} is paused or starting.</source>
        <translation>{name}: angehalten oder beginnt gerade.</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <source>Unknown number of members, none failed.</source>
        <translation>Unbekannte Anzahl von Mitgliedern, keines ausgefallen.</translation>
    </message>
    <message>
        <source>complete, with a failed member and no spare</source>
        <translation>vollständig, mit einem ausgefallenen Mitglied und ohne Ersatz (Spare)</translation>
    </message>
    <message numerus="yes">
        <source>Firmware container of {n} drives.</source>
        <translation>
            <numerusform>Firmware-Container aus {n} Laufwerk.</numerusform>
            <numerusform>Firmware-Container aus {n} Laufwerken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inactive; {n} members found.</source>
        <translation>
            <numerusform>Inaktiv; {n} Mitglied gefunden.</numerusform>
            <numerusform>Inaktiv; {n} Mitglieder gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broken: too many members failed.</source>
        <translation>Defekt: Zu viele Mitglieder sind ausgefallen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {of} members missing or not rebuilt.</source>
        <translation>
            <numerusform>{n} von {of} Mitgliedern fehlt oder ist ohne Rebuild.</numerusform>
            <numerusform>{n} von {of} Mitgliedern fehlen oder sind ohne Rebuild.</numerusform>
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
        <source>Delayed by another array on a shared drive.</source>
        <translation>Verzögert durch ein anderes Array auf einem gemeinsamen Laufwerk.</translation>
    </message>
    <message>
        <source>A {name} runs on another cluster node.</source>
        <translation>{name} läuft auf einem anderen Cluster-Knoten.</translation>
    </message>
    <message>
        <source>A {name} starts with the first write.</source>
        <translation>{name} beginnt mit dem ersten Schreiben.</translation>
    </message>
    <message>
        <source>A {name} starts when the array is made writable.</source>
        <translation>{name} beginnt, wenn das Array beschreibbar gemacht wird.</translation>
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
        <source>Failed: {members}.</source>
        <translation>Ausgefallen: {members}.</translation>
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
        <source>complete, with a failed member</source>
        <translation>vollständig, mit einem ausgefallenen Mitglied</translation>
    </message>
    <message>
        <source>Inactive, without members.</source>
        <translation>Inaktiv, ohne Mitglieder.</translation>
    </message>
    <message numerus="yes">
        <source>Not assembled: {n} members.</source>
        <translation>
            <numerusform>Nicht zusammengesetzt: {n} Mitglied.</numerusform>
            <numerusform>Nicht zusammengesetzt: {n} Mitglieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many for {level}.</source>
        <translation>Zu viele für {level}.</translation>
    </message>
    <message>
        <source>The journal failed. Replace or remove it.</source>
        <translation>Das Journal ist ausgefallen. Ersetzen oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Too many for the array.</source>
        <translation>Zu viele für das Array.</translation>
    </message>
    <message>
        <source>in a file</source>
        <translation>in einer Datei</translation>
    </message>
    <message>
        <source>on the members</source>
        <translation>auf den Mitgliedern</translation>
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
        <source>A new ext4 is being initialized (ext4lazyinit).</source>
        <translation>Ein neues ext4 wird initialisiert (ext4lazyinit).</translation>
    </message>
    <message>
        <source>Set the SCSI command timeout to 180 s.</source>
        <translation>Setzen Sie den SCSI-Befehls-Timeout auf 180 s.</translation>
    </message>
    <message>
        <source>Set the recovery limits to 7 s, or the timeout to 180 s.</source>
        <translation>Setzen Sie die Korrektur-Limits auf 7 s oder den Timeout auf 180 s.</translation>
    </message>
    <message>
        <source>The processor is not the limit: {share}.</source>
        <translation>Der Prozessor ist nicht der Engpass: {share}.</translation>
    </message>
    <message>
        <source>{drive} limits the array: {busy} busy, the others {others}.</source>
        <translation>{drive} begrenzt das Array: {busy} ausgelastet, die anderen {others}.</translation>
    </message>
    <message>
        <source>Limited by one processor: {thread} takes {share}.</source>
        <translation>Durch einen Prozessor begrenzt: {thread} braucht {share}.</translation>
    </message>
    <message>
        <source>Requests are only {size}.</source>
        <translation>Anfragen sind nur {size} groß.</translation>
    </message>
    <message numerus="yes">
        <source>I/O statistics are off for {drives}.</source>
        <translation>
            <numerusform>Die I/O-Statistik ist aus: {drives}.</numerusform>
            <numerusform>Die I/O-Statistik ist aus: {drives}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array yields only to use of other members.</source>
        <translation>Vor Linux 6.16 weicht das Array nur der Nutzung anderer Mitglieder aus.</translation>
    </message>
    <message>
        <source>{drives}: {model} is shingled (SMR): long writes can slow down.</source>
        <translation>{drives}: {model} ist ein SMR-Laufwerk: Lange Schreibvorgänge können langsamer werden.</translation>
    </message>
    <message>
        <source>{drives}: APM level {level} can park the heads or spin down.</source>
        <translation>{drives}: APM-Stufe {level} kann die Köpfe parken oder den Motor stoppen.</translation>
    </message>
    <message>
        <source>{drives}: AAM level {level} slows seeks.</source>
        <translation>{drives}: AAM-Stufe {level} verlangsamt die Kopfbewegungen.</translation>
    </message>
    <message>
        <source>{drives}: retries can outlast the kernel's {seconds} s.</source>
        <translation>{drives}: Wiederholungen können die {seconds} s des Kernels überdauern.</translation>
    </message>
    <message>
        <source>Its latency is {wait} against {others}.</source>
        <translation>Seine Latenz beträgt {wait} gegenüber {others}.</translation>
    </message>
    <message>
        <source>Check its SMART data.</source>
        <translation>Prüfen Sie seine SMART-Daten.</translation>
    </message>
    <message>
        <source>Limited by the array's maximum sync speed: {limit} per member.</source>
        <translation>Begrenzt durch die maximale Sync-Geschwindigkeit des Arrays: {limit} je Mitglied.</translation>
    </message>
    <message>
        <source>Limited by all arrays' maximum sync speed: {limit} per member.</source>
        <translation>Begrenzt durch die maximale Sync-Geschwindigkeit aller Arrays: {limit} je Mitglied.</translation>
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
        <source>Requests are only {size}: merging is restricted on {drives}.</source>
        <translation>Anfragen sind nur {size} groß: Das Zusammenfassen ist auf {drives} eingeschränkt.</translation>
    </message>
    <message>
        <source>Requests are only {size}: Linux {kernel} merges few from {few} drives on.</source>
        <translation>Anfragen sind nur {size} groß: Linux {kernel} fasst ab {few} Laufwerken wenige zusammen.</translation>
    </message>
    <message>
        <source>Before Linux 6.16 the array never yields to programs.</source>
        <translation>Vor Linux 6.16 weicht das Array Programmen nie aus.</translation>
    </message>
    <message>
        <source>Most I/O on all drives: {names}.</source>
        <translation>Meiste Zugriffe auf alle Laufwerke: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The I/O of {n} processes is hidden.</source>
        <translation>
            <numerusform>Die Zugriffe eines Prozesses sind nicht sichtbar.</numerusform>
            <numerusform>Die Zugriffe von {n} Prozessen sind nicht sichtbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other use keeps the minimum sync speed: {limit} per member.</source>
        <translation>Andere Nutzung hält die minimale Sync-Geschwindigkeit: {limit} je Mitglied.</translation>
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
        <source>PIO {mode}</source>
        <translation>PIO {mode}</translation>
    </message>
    <message>
        <source>multiword DMA {mode}</source>
        <translation>Multiword-DMA {mode}</translation>
    </message>
    <message>
        <source>UDMA {mode}</source>
        <translation>UDMA {mode}</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM.</source>
        <translation>Der Kernel sendet kein TRIM.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Rate of the last {days} days</source>
        <translation>Rate der letzten {days} Tage</translation>
    </message>
    <message>
        <source>Plan a replacement.</source>
        <translation>Planen Sie einen Ersatz.</translation>
    </message>
    <message>
        <source>WD drives may park by their idle3 timer (idle3ctl).</source>
        <translation>WD-Laufwerke parken eventuell nach ihrem idle3-Timer (idle3ctl).</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Spezifiziert</translation>
    </message>
    <message>
        <source>Lengthen the idle_b timer, or turn it off.</source>
        <translation>Verlängern Sie den Idle_b-Timer oder schalten Sie ihn aus.</translation>
    </message>
    <message>
        <source>Starts of the motor</source>
        <translation>Motorstarts</translation>
    </message>
    <message>
        <source>Lengthen the standby timer.</source>
        <translation>Verlängern Sie den Standby-Timer.</translation>
    </message>
    <message>
        <source>More than 90% of its life is used.</source>
        <translation>Mehr als 90 % seiner Lebensdauer sind verbraucht.</translation>
    </message>
    <message>
        <source>Lowest write speed by its class</source>
        <translation>Niedrigste Schreibgeschwindigkeit laut Klasse</translation>
    </message>
    <message>
        <source>Bus mode</source>
        <translation>Busmodus</translation>
    </message>
    <message>
        <source>The card runs at 25 MB/s at most.</source>
        <translation>Die Karte läuft mit höchstens 25 MB/s.</translation>
    </message>
    <message>
        <source>Installed firmware</source>
        <translation>Installierte Firmware</translation>
    </message>
    <message>
        <source>Newer firmware: {version}.</source>
        <translation>Neuere Firmware: {version}.</translation>
    </message>
    <message>
        <source>Unknown counter format.</source>
        <translation>Unbekanntes Zählerformat.</translation>
    </message>
    <message>
        <source>At this rate 600,000 load cycles last less than 5 years.</source>
        <translation>Bei dieser Rate reichen 600.000 Ladezyklen für weniger als 5 Jahre.</translation>
    </message>
    <message>
        <source>Common ratings are 300,000 to 600,000 load cycles.</source>
        <translation>Übliche Spezifikationen sind 300.000 bis 600.000 Ladezyklen.</translation>
    </message>
    <message>
        <source>Raise the APM level to 128 or more.</source>
        <translation>Erhöhen Sie die APM-Stufe auf 128 oder mehr.</translation>
    </message>
    <message>
        <source>samples of DiskTune</source>
        <translation>Messpunkte von DiskTune</translation>
    </message>
    <message>
        <source>{share} of the spare blocks are used.</source>
        <translation>{share} der Reserveblöcke sind verbraucht.</translation>
    </message>
    <message>
        <source>Beyond its estimated life.</source>
        <translation>Geschätzte Lebensdauer überschritten.</translation>
    </message>
    <message>
        <source>Only root can read the bus mode.</source>
        <translation>Nur root kann den Busmodus lesen.</translation>
    </message>
    <message>
        <source>Use a UHS reader, and clean the contacts.</source>
        <translation>Benutzen Sie ein UHS-Lesegerät und reinigen Sie die Kontakte.</translation>
    </message>
    <message>
        <source>Wear of the eMMC</source>
        <translation>Verschleiß der eMMC</translation>
    </message>
    <message>
        <source>Bus mode of the card</source>
        <translation>Busmodus der Karte</translation>
    </message>
    <message>
        <source>Answer of fwupd</source>
        <translation>Antwort von fwupd</translation>
    </message>
    <message>
        <source>Offered firmware</source>
        <translation>Angebotene Firmware</translation>
    </message>
    <message>
        <source>Back up, then run fwupdmgr update; failure can destroy the drive.</source>
        <translation>Sichern Sie, dann fwupdmgr update; ein Fehlschlag kann das Laufwerk zerstören.</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <source>data sheets</source>
        <translation>Datenblätter</translation>
    </message>
    <message>
        <source>Spare blocks</source>
        <translation>Reserveblöcke</translation>
    </message>
    <message>
        <source>Life used, cells of type A</source>
        <translation>Verbrauchte Lebensdauer, Zellen vom Typ A</translation>
    </message>
    <message>
        <source>Life used, cells of type B</source>
        <translation>Verbrauchte Lebensdauer, Zellen vom Typ B</translation>
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
        <translation>{bytes} Byte: {rank}</translation>
    </message>
    <message>
        <source>Physical sector</source>
        <translation>Physischer Sektor</translation>
    </message>
    <message>
        <source>An array member is shingled (SMR).</source>
        <translation>Ein Array-Mitglied hat überlappende Spuren (SMR).</translation>
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
        <source>Neither fstrim.timer nor discard is on.</source>
        <translation>Weder fstrim.timer noch discard ist an.</translation>
    </message>
    <message>
        <source>TRIM does not pass to the drive.</source>
        <translation>TRIM erreicht das Laufwerk nicht.</translation>
    </message>
    <message>
        <source>Without barriers, a power failure can destroy a file system.</source>
        <translation>Ohne Barrieren kann ein Stromausfall ein Dateisystem zerstören.</translation>
    </message>
    <message>
        <source>4096-byte blocks are rated better.</source>
        <translation>4096-Byte-Blöcke sind besser bewertet.</translation>
    </message>
    <message numerus="yes">
        <source>{n} partitions are not aligned to 4 KiB.</source>
        <translation>
            <numerusform>{n} Partition ist nicht auf 4 KiB ausgerichtet.</numerusform>
            <numerusform>{n} Partitionen sind nicht auf 4 KiB ausgerichtet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>TRIM on a hard disk</source>
        <translation>TRIM auf einer Festplatte</translation>
    </message>
    <message>
        <source>Replace it by a CMR drive.</source>
        <translation>Ersetzen Sie es durch ein CMR-Laufwerk.</translation>
    </message>
    <message>
        <source>Look for “{word}” in the kernel log.</source>
        <translation>Suchen Sie im Kernel-Protokoll nach „{word}“.</translation>
    </message>
    <message>
        <source>fstrim.timer is on, but fstrim has not run.</source>
        <translation>fstrim.timer ist aktiv, aber fstrim lief nicht.</translation>
    </message>
    <message>
        <source>Run: systemctl enable --now fstrim.timer</source>
        <translation>Führen Sie aus: systemctl enable --now fstrim.timer</translation>
    </message>
    <message>
        <source>TRIM reaches the thin pool {pool}; check lvs -o+discards.</source>
        <translation>TRIM erreicht den Thin-Pool {pool}; prüfen Sie lvs -o+discards.</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Gestoppt bei</translation>
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
        <source>Remove it from /etc/fstab, unless the cache is protected.</source>
        <translation>Entfernen Sie es aus /etc/fstab, außer der Cache ist geschützt.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Verwendung</translation>
    </message>
    <message>
        <source>Only nvme format changes this, and erases the drive.</source>
        <translation>Nur nvme format ändert dies und löscht das Laufwerk.</translation>
    </message>
    <message>
        <source>Partition alignment</source>
        <translation>Ausrichtung der Partitionen</translation>
    </message>
    <message>
        <source>Shingled tracks in an array</source>
        <translation>Überlappende Spuren in einem Array</translation>
    </message>
    <message>
        <source>TRIM reaches the drive</source>
        <translation>TRIM erreicht das Laufwerk</translation>
    </message>
    <message>
        <source>TRIM runs</source>
        <translation>TRIM wird ausgeführt</translation>
    </message>
    <message>
        <source>TRIM passes the layers</source>
        <translation>TRIM passiert die Schichten</translation>
    </message>
    <message>
        <source>Write barriers</source>
        <translation>Schreibbarrieren</translation>
    </message>
    <message>
        <source>NVMe block size</source>
        <translation>NVMe-Blockgröße</translation>
    </message>
    <message>
        <source>Back up, then create the partition again.</source>
        <translation>Sichern Sie die Daten und legen Sie die Partition neu an.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>With LUKS, discard in /etc/crypttab passes it.</source>
        <translation>Bei LUKS lässt discard in /etc/crypttab es durch.</translation>
    </message>
    <message>
        <source>Run: systemctl status fstrim.timer</source>
        <translation>Führen Sie aus: systemctl status fstrim.timer</translation>
    </message>
    <message>
        <source>Last fstrim.timer</source>
        <translation>Letzter fstrim.timer</translation>
    </message>
    <message>
        <source>Discarded since boot</source>
        <translation>Seit dem Start verworfen</translation>
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
        <source>{speed} ×{lanes}</source>
        <translation>{speed} ×{lanes}</translation>
    </message>
    <message>
        <source>Kernel driver</source>
        <translation>Kernel-Treiber</translation>
    </message>
    <message>
        <source>The kernel does not use UAS.</source>
        <translation>Der Kernel benutzt UAS nicht.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Slower than drive and port support.</source>
        <translation>Langsamer, als Laufwerk und Anschluss unterstützen.</translation>
    </message>
    <message>
        <source>A USB 3 device at USB 2 speed.</source>
        <translation>Ein USB-3-Gerät mit USB-2-Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Modes of the drive</source>
        <translation>Modi des Laufwerks</translation>
    </message>
    <message>
        <source>An option of usb-storage forbids UAS.</source>
        <translation>Eine Option von usb-storage verbietet UAS.</translation>
    </message>
    <message>
        <source>This USB controller's streams are not used.</source>
        <translation>Die Streams dieses USB-Controllers werden nicht genutzt.</translation>
    </message>
    <message>
        <source>The driver uas is not loaded.</source>
        <translation>Der Treiber uas ist nicht geladen.</translation>
    </message>
    <message>
        <source>Test an empty drive first: wrong UNMAP loses data. udev rule: {rule}</source>
        <translation>Testen Sie zuerst ein leeres Laufwerk: Falsches UNMAP verliert Daten. udev-Regel: {rule}</translation>
    </message>
    <message>
        <source>Provisioning mode</source>
        <translation>Provisionierungsmodus</translation>
    </message>
    <message>
        <source>USB transport (UAS)</source>
        <translation>USB-Transport (UAS)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>The kernel lowered the speed after errors.</source>
        <translation>Der Kernel hat die Geschwindigkeit nach Fehlern gesenkt.</translation>
    </message>
    <message>
        <source>Firmware or command line limits this link.</source>
        <translation>Firmware oder Befehlszeile begrenzt diesen Link.</translation>
    </message>
    <message>
        <source>Slower than the drive; the port's speed is unknown.</source>
        <translation>Langsamer als das Laufwerk; die Geschwindigkeit des Anschlusses ist unbekannt.</translation>
    </message>
    <message>
        <source>Replace the cable or port, then restart.</source>
        <translation>Tauschen Sie Kabel oder Anschluss, dann starten Sie neu.</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Controller</translation>
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
        <source>Fewer lanes than drive and port.</source>
        <translation>Weniger Lanes als Laufwerk und Anschluss.</translation>
    </message>
    <message>
        <source>Reseat the drive; check the slot.</source>
        <translation>Setzen Sie das Laufwerk neu ein; prüfen Sie den Steckplatz.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Device and computer support more than this port.</source>
        <translation>Gerät und Computer unterstützen mehr als dieser Anschluss.</translation>
    </message>
    <message>
        <source>The device supports more; which ports do is unknown.</source>
        <translation>Das Gerät unterstützt mehr; welche Anschlüsse auch, ist unbekannt.</translation>
    </message>
    <message>
        <source>Use a USB 3 port and cable.</source>
        <translation>Verwenden Sie USB-3-Anschluss und -Kabel.</translation>
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
        <source>hub of the port or of its peer</source>
        <translation>Hub des Anschlusses oder seines Gegenstücks</translation>
    </message>
    <message>
        <source>Fastest port</source>
        <translation>Schnellster Anschluss</translation>
    </message>
    <message>
        <source>The kernel uses PIO instead of DMA.</source>
        <translation>Der Kernel verwendet PIO statt DMA.</translation>
    </message>
    <message>
        <source>SATA link speed</source>
        <translation>SATA-Link-Geschwindigkeit</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe-Link</translation>
    </message>
    <message>
        <source>USB speed</source>
        <translation>USB-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Transfer mode (DMA)</source>
        <translation>Übertragungsmodus (DMA)</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Remove the flag “u”, unless the device needs it.</source>
        <translation>Entfernen Sie das Flag „u“, sofern das Gerät es nicht braucht.</translation>
    </message>
    <message>
        <source>USB device</source>
        <translation>USB-Gerät</translation>
    </message>
    <message>
        <source>Use another USB controller.</source>
        <translation>Benutzen Sie einen anderen USB-Controller.</translation>
    </message>
    <message>
        <source>Run “modprobe uas”, then reconnect the device.</source>
        <translation>Führen Sie „modprobe uas“ aus und stecken Sie das Gerät erneut an.</translation>
    </message>
    <message>
        <source>The bridge does not report TRIM.</source>
        <translation>Die Bridge meldet kein TRIM.</translation>
    </message>
    <message>
        <source>See USB transport.</source>
        <translation>Siehe USB-Transport.</translation>
    </message>
    <message>
        <source>Check firmware setup and libata.force.</source>
        <translation>Prüfen Sie das Firmware-Setup und libata.force.</translation>
    </message>
    <message>
        <source>Use a faster port.</source>
        <translation>Benutzen Sie einen schnelleren Anschluss.</translation>
    </message>
    <message>
        <source>USB version of the device</source>
        <translation>USB-Version des Geräts</translation>
    </message>
    <message>
        <source>Times lowered</source>
        <translation>Herabstufungen</translation>
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
        <source>Error recovery limit</source>
        <translation>Limit der Fehlerkorrektur</translation>
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
        <source>The write cache is not flushed: a power failure loses data.</source>
        <translation>Der Schreib-Cache wird nicht geleert: Ein Stromausfall kostet Daten.</translation>
    </message>
    <message>
        <source>The scheduler does not sort requests.</source>
        <translation>Der Scheduler sortiert Anfragen nicht.</translation>
    </message>
    <message>
        <source>saved: {saved}, held back by the boot guard</source>
        <translation>gespeichert: {saved}, vom Startschutz zurückgehalten</translation>
    </message>
    <message>
        <source>Error recovery can outlast the kernel's wait.</source>
        <translation>Die Fehlerkorrektur kann länger dauern, als der Kernel wartet.</translation>
    </message>
    <message>
        <source>The firmware manages this array.</source>
        <translation>Die Firmware verwaltet dieses Array.</translation>
    </message>
    <message>
        <source>Use “Add Bitmap”, or mdadm --grow --bitmap=internal.</source>
        <translation>Benutzen Sie „Bitmap hinzufügen“ oder mdadm --grow --bitmap=internal.</translation>
    </message>
    <message>
        <source>Turn it on, unless it is off on purpose.</source>
        <translation>Schalten Sie ihn ein, sofern er nicht absichtlich aus ist.</translation>
    </message>
    <message>
        <source>Turn it off, unless it survives a power failure.</source>
        <translation>Schalten Sie ihn aus, außer er übersteht einen Stromausfall.</translation>
    </message>
    <message>
        <source>Use mq-deadline or bfq.</source>
        <translation>Benutzen Sie mq-deadline oder bfq.</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings are not in force.</source>
        <translation>
            <numerusform>{n} gespeicherte Einstellung gilt nicht.</numerusform>
            <numerusform>{n} gespeicherte Einstellungen gelten nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} saved settings cannot be compared.</source>
        <translation>
            <numerusform>{n} gespeicherte Einstellung ist nicht vergleichbar.</numerusform>
            <numerusform>{n} gespeicherte Einstellungen sind nicht vergleichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Error recovery in an array</source>
        <translation>Fehlerkorrektur in einem Array</translation>
    </message>
    <message>
        <source>Write cache is flushed</source>
        <translation>Schreib-Cache wird geleert</translation>
    </message>
    <message>
        <source>Saved settings</source>
        <translation>Gespeicherte Einstellungen</translation>
    </message>
    <message>
        <source>Apply it again. “Also set by” names other programs.</source>
        <translation>Wenden Sie es erneut an. „Auch gesetzt durch“ nennt andere Programme.</translation>
    </message>
    <message>
        <source>Restart without disktune.apply=0.</source>
        <translation>Starten Sie ohne disktune.apply=0 neu.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other drives of this model</source>
        <translation>
            <numerusform>{n} anderes Laufwerk dieses Modells</numerusform>
            <numerusform>{n} andere Laufwerke dieses Modells</numerusform>
        </translation>
    </message>
    <message>
        <source>hard disks of this size</source>
        <translation>Festplatten dieser Größe</translation>
    </message>
    <message>
        <source>SSDs on this link</source>
        <translation>SSDs an diesem Link</translation>
    </message>
    <message>
        <source>data sheet of this model</source>
        <translation>Datenblatt dieses Modells</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
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
        <translation>Das Array</translation>
    </message>
    <message>
        <source>The thin volume</source>
        <translation>Das Thin-Volume</translation>
    </message>
    <message>
        <source>The logical volume</source>
        <translation>Das logische Volume</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>Thin volume</source>
        <translation>Thin-Volume</translation>
    </message>
    <message>
        <source>Logical volume</source>
        <translation>Logisches Volume</translation>
    </message>
    <message>
        <source>Invalid: no undisturbed pair.</source>
        <translation>Ungültig: kein ungestörtes Paar.</translation>
    </message>
    <message>
        <source>{layer} adds {time} to random reads at queue depth 1: {change} of the IOPS.</source>
        <translation>{layer} verlängert zufällige Lesevorgänge bei Warteschlangentiefe 1 um {time}: {change} der IOPS.</translation>
    </message>
    <message>
        <source>{change} ({low} to {high})</source>
        <translation>{change} ({low} bis {high})</translation>
    </message>
    <message numerus="yes">
        <source>{n} processors: {without} busy without this layer, {through} with it.</source>
        <translation>
            <numerusform>Prozessor: {without} ausgelastet ohne diese Schicht, {through} mit ihr.</numerusform>
            <numerusform>{n} Prozessoren: {without} ausgelastet ohne diese Schicht, {through} mit ihr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decrypted with {driver}, in software.</source>
        <translation>Entschlüsselt mit {driver}, in Software.</translation>
    </message>
    <message>
        <source>The volume</source>
        <translation>Das Volume</translation>
    </message>
    <message>
        <source>No meaningful difference. {layer} costs less than {margin}.</source>
        <translation>Kein bedeutsamer Unterschied. {layer} kostet weniger als {margin}.</translation>
    </message>
    <message>
        <source>{layer} costs nothing here: faster by {change}.</source>
        <translation>{layer} kostet hier nichts: um {change} schneller.</translation>
    </message>
    <message>
        <source>Both read the same data.</source>
        <translation>Beide haben dieselben Daten gelesen.</translation>
    </message>
    <message>
        <source>Both read from their beginning: {volume} cannot be located on {below}.</source>
        <translation>Beide lesen ab ihrem Anfang: {volume} ist auf {below} nicht lokalisierbar.</translation>
    </message>
    <message>
        <source>{layer} costs {change} of sequential throughput.</source>
        <translation>{layer} kostet {change} des sequenziellen Durchsatzes.</translation>
    </message>
    <message>
        <source>{layer} costs {change} of the IOPS at queue depth {depth}.</source>
        <translation>{layer} kostet {change} der IOPS bei Warteschlangentiefe {depth}.</translation>
    </message>
    <message>
        <source>Decrypted with {driver}, by hardware.</source>
        <translation>Entschlüsselt mit {driver}, in Hardware.</translation>
    </message>
    <message>
        <source>The processor's AES instructions are not used.</source>
        <translation>Die AES-Befehle des Prozessors werden nicht genutzt.</translation>
    </message>
    <message>
        <source>The processor has no AES instructions.</source>
        <translation>Der Prozessor hat keine AES-Befehle.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Invalid: {disturbed} of {count} pairs disturbed.</source>
        <translation>Ungültig: {disturbed} von {count} Paaren gestört.</translation>
    </message>
    <message>
        <source>Measure again when idle.</source>
        <translation>Messen Sie im Leerlauf erneut.</translation>
    </message>
    <message>
        <source>The run has no result.</source>
        <translation>Der Durchlauf hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>Its risk is higher than allowed.</source>
        <translation>Das Risiko ist höher als erlaubt.</translation>
    </message>
    <message>
        <source>“{setting}” of {device} has no effect here, but at {layer}.</source>
        <translation>„{setting}“ von {device} wirkt nicht hier, sondern bei {layer}.</translation>
    </message>
    <message>
        <source>Files on {kind} have their own “{setting}”.</source>
        <translation>Dateien auf {kind} haben ihr eigenes „{setting}“.</translation>
    </message>
    <message>
        <source>Whose “{setting}” files here follow is unknown.</source>
        <translation>Wessen „{setting}“ Dateien hier folgen, ist unbekannt.</translation>
    </message>
    <message>
        <source>“{workload}” bypasses the page cache.</source>
        <translation>„{workload}“ umgeht den Page-Cache.</translation>
    </message>
    <message>
        <source>No device here has “{setting}”.</source>
        <translation>Kein Gerät hier hat „{setting}“.</translation>
    </message>
    <message>
        <source>Files here are on several devices: {devices}.</source>
        <translation>Dateien liegen hier auf mehreren Geräten: {devices}.</translation>
    </message>
    <message>
        <source>More {towards}, less {away}.</source>
        <translation>Mehr {towards}, weniger {away}.</translation>
    </message>
    <message>
        <source>DiskTune has no such setting.</source>
        <translation>DiskTune hat diese Einstellung nicht.</translation>
    </message>
    <message>
        <source>Overwrites data on the drive.</source>
        <translation>Überschreibt Daten auf dem Laufwerk.</translation>
    </message>
    <message>
        <source>Can overwrite data.</source>
        <translation>Kann Daten überschreiben.</translation>
    </message>
    <message>
        <source>Starts the drive.</source>
        <translation>Startet das Laufwerk.</translation>
    </message>
    <message>
        <source>The drive serves nothing until it is started again.</source>
        <translation>Das Laufwerk bedient nichts, bis es wieder gestartet wird.</translation>
    </message>
    <message>
        <source>Did you mean {text}?</source>
        <translation>Meinten Sie {text}?</translation>
    </message>
    <message>
        <source>Shown in Activity.</source>
        <translation>Wird in „Aktivität“ angezeigt.</translation>
    </message>
    <message>
        <source>sudo does not do the redirection; use “| sudo tee”.</source>
        <translation>sudo gilt nicht für die Umleitung; „| sudo tee“ verwenden.</translation>
    </message>
    <message>
        <source>Starts it on the array.</source>
        <translation>Startet diesen Vorgang auf dem Array.</translation>
    </message>
    <message>
        <source>The file is not known.</source>
        <translation>Der Inhalt der Datei ist nicht bekannt.</translation>
    </message>
    <message>
        <source>hd-idle has a timer of its own.</source>
        <translation>hd-idle stoppt das Laufwerk selbst; DiskTune setzt den Timer des Laufwerks.</translation>
    </message>
    <message>
        <source>“{profile}” in Measure.</source>
        <translation>„{profile}“ unter „Messen“.</translation>
    </message>
    <message>
        <source>The drive disappears.</source>
        <translation>Das Laufwerk verschwindet.</translation>
    </message>
    <message>
        <source>The array disappears.</source>
        <translation>Das Array verschwindet.</translation>
    </message>
    <message>
        <source>Reads the capacity again.</source>
        <translation>Liest die Kapazität neu ein.</translation>
    </message>
    <message>
        <source>Switches the drive off.</source>
        <translation>Schaltet das Laufwerk aus.</translation>
    </message>
    <message>
        <source>It lasts until the kernel resets the controller.</source>
        <translation>Gilt, bis der Kernel den Controller zurücksetzt.</translation>
    </message>
    <message>
        <source>Since nvme-cli 2.6, -v means verbose: use --value.</source>
        <translation>Seit nvme-cli 2.6 bedeutet -v „verbose“: --value verwenden.</translation>
    </message>
    <message>
        <source>A namespace appears.</source>
        <translation>Ein Namensraum erscheint.</translation>
    </message>
    <message>
        <source>Compares a file with the drive.</source>
        <translation>Vergleicht eine Datei mit dem Inhalt des Laufwerks.</translation>
    </message>
    <message>
        <source>Can lock the drive with a password.</source>
        <translation>Kann das Laufwerk mit einem Passwort sperren.</translation>
    </message>
    <message>
        <source>Changes virtual controllers.</source>
        <translation>Verschiebt Ressourcen des Controllers zu virtuellen Controllern.</translation>
    </message>
    <message>
        <source>{text} is not valid.</source>
        <translation>{text} ist ungültig.</translation>
    </message>
    <message>
        <source>Kernels since 5.0 ignore elevator=.</source>
        <translation>Kernel seit 5.0 ignorieren elevator=.</translation>
    </message>
    <message>
        <source>Unwritten share of memory at which writers wait.</source>
        <translation>Ungeschriebene Daten, als Anteil des freien Speichers, ab denen Schreiber warten.</translation>
    </message>
    <message>
        <source>Unwritten share of memory at which writing begins.</source>
        <translation>Ungeschriebene Daten, als Anteil des freien Speichers, ab denen der Kernel schreibt.</translation>
    </message>
    <message>
        <source>Unwritten bytes at which writers wait; 0: the share.</source>
        <translation>Ungeschriebene Daten, ab denen Schreiber warten; bei 0 gilt der Anteil.</translation>
    </message>
    <message>
        <source>Unwritten bytes at which writing begins; 0: the share.</source>
        <translation>Ungeschriebene Daten, ab denen der Kernel schreibt; bei 0 gilt der Anteil.</translation>
    </message>
    <message>
        <source>Age at which unwritten data is written.</source>
        <translation>Alter, ab dem der Kernel ungeschriebene Daten schreibt.</translation>
    </message>
    <message>
        <source>How often old unwritten data is written; 0: never.</source>
        <translation>Wie oft der Kernel nach fälligen Daten sieht; bei 0 nie.</translation>
    </message>
    <message>
        <source>Writes unwritten data after a read; 0: off.</source>
        <translation>Schreibt alle Daten so lange nach einem Lesen, damit Laufwerke in Standby bleiben; 0 ist aus.</translation>
    </message>
    <message>
        <source>How readily memory of programs is swapped out.</source>
        <translation>Wie bereitwillig Speicher von Programmen ausgelagert wird, statt Dateien im Cache zu verwerfen.</translation>
    </message>
    <message>
        <source>How readily cached names of files are dropped.</source>
        <translation>Wie bereitwillig Namen und Orte von Dateien im Cache verworfen werden; unter 100 bleiben sie länger.</translation>
    </message>
    <message>
        <source>Now: {value}.</source>
        <translation>Jetzt: {value}.</translation>
    </message>
    <message>
        <source>It is commented out.</source>
        <translation>Auskommentiert.</translation>
    </message>
    <message>
        <source>Linux 5.0 removed {name}; use {other}.</source>
        <translation>Linux 5.0 hat {name} entfernt; stattdessen {other}.</translation>
    </message>
    <message>
        <source>“{written}” is read as “{meant}”.</source>
        <translation>„{written}“ wird als „{meant}“ gelesen.</translation>
    </message>
    <message>
        <source>The rest is not read.</source>
        <translation>Der Rest wird nicht gelesen.</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}, which needs --{consent}.</source>
        <translation>hdparm bricht bei -{flag} ab, das --{consent} braucht.</translation>
    </message>
    <message>
        <source>libata has no sync mode: {number} does the same as 1.</source>
        <translation>libata hat keinen Sync-Modus: {number} bewirkt dasselbe wie 1.</translation>
    </message>
    <message>
        <source>{setting}: levels below 128 are reserved.</source>
        <translation>{setting}: Stufen unter 128 sind reserviert.</translation>
    </message>
    <message>
        <source>hdparm sends modes 1 to 3 as mode 0.</source>
        <translation>hdparm sendet die Modi 1 bis 3 als Modus 0.</translation>
    </message>
    <message>
        <source>hdparm has no such option.</source>
        <translation>hdparm hat keine solche Option.</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}: valid are {least} to {most}.</source>
        <translation>hdparm bricht bei -{flag} ab: gültig sind {least} bis {most}.</translation>
    </message>
    <message>
        <source>hdparm stops at -{flag}.</source>
        <translation>hdparm bricht bei -{flag} ab.</translation>
    </message>
    <message>
        <source>Another line sets another value.</source>
        <translation>Eine andere Zeile setzt einen anderen Wert.</translation>
    </message>
    <message>
        <source>Only the partition.</source>
        <translation>Nur die Partition.</translation>
    </message>
    <message>
        <source>Only for rotational devices.</source>
        <translation>Nur für rotierende Medien.</translation>
    </message>
    <message>
        <source>Not for rotational devices.</source>
        <translation>Nicht für rotierende Medien.</translation>
    </message>
    <message>
        <source>Up to {n} starts an hour wear the drive.</source>
        <translation>Bis zu {n} Anläufe je Stunde verschleißen das Laufwerk.</translation>
    </message>
    <message>
        <source>The drive may park its heads often, which wears them.</source>
        <translation>Das Laufwerk parkt die Köpfe womöglich oft, was sie verschleißt.</translation>
    </message>
    <message>
        <source>hdparm ignores options behind the drives.</source>
        <translation>hdparm ignoriert Optionen nach den Laufwerken.</translation>
    </message>
    <message>
        <source>A setting of the whole system.</source>
        <translation>Eine Einstellung des ganzen Systems.</translation>
    </message>
    <message>
        <source>Moves the bitmap.</source>
        <translation>Ändert den Ort der Bitmap.</translation>
    </message>
    <message>
        <source>Moves all data; takes hours.</source>
        <translation>Verschiebt alle Daten des Arrays, was Stunden dauert.</translation>
    </message>
    <message>
        <source>The array goes on without this member.</source>
        <translation>Das Array läuft ohne dieses Mitglied weiter.</translation>
    </message>
    <message>
        <source>A setting of DRBD; /etc/drbd.d keeps it.</source>
        <translation>Eine Einstellung von DRBD; sie steht in /etc/drbd.d.</translation>
    </message>
    <message>
        <source>Rewrites every sector; an interruption can lose data.</source>
        <translation>Schreibt jeden Sektor neu; eine Unterbrechung kann Daten kosten.</translation>
    </message>
    <message>
        <source>Takes members with outdated data; some can be lost.</source>
        <translation>Nimmt Mitglieder mit veralteten Daten; Daten können verloren gehen.</translation>
    </message>
    <message>
        <source>Changes its metadata.</source>
        <translation>Ändert seine Metadaten.</translation>
    </message>
    <message>
        <source>Starts the array.</source>
        <translation>Startet das Array.</translation>
    </message>
    <message>
        <source>Adds the member to its array.</source>
        <translation>Fügt das Mitglied seinem Array hinzu und startet dieses, sobald möglich.</translation>
    </message>
    <message>
        <source>Changes the capacity; a smaller one cuts off data.</source>
        <translation>Ändert die Kapazität; eine kleinere schneidet Daten ab.</translation>
    </message>
    <message>
        <source>Overwrites the added drive.</source>
        <translation>Überschreibt das hinzugefügte Laufwerk.</translation>
    </message>
    <message>
        <source>Changes the consistency policy.</source>
        <translation>Ändert die Konsistenzstrategie.</translation>
    </message>
    <message>
        <source>Updates the member.</source>
        <translation>Das Mitglied wird auf den neuesten Stand gebracht.</translation>
    </message>
    <message>
        <source>Copies the member to a spare.</source>
        <translation>Kopiert das Mitglied auf einen Ersatz und läuft dann ohne es weiter.</translation>
    </message>
    <message>
        <source>Removes a failed or spare member.</source>
        <translation>Entfernt ein ausgefallenes Mitglied oder einen Ersatz.</translation>
    </message>
    <message>
        <source>Stops the array; nothing is lost.</source>
        <translation>Beendet das Array; nach dem nächsten Start sind die Daten wieder da.</translation>
    </message>
    <message>
        <source>Makes the array read-only.</source>
        <translation>Auf das Array kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Makes the array writable.</source>
        <translation>Auf das Array kann wieder geschrieben werden.</translation>
    </message>
    <message>
        <source>Waits until the array needs no resync.</source>
        <translation>Wartet, bis das Array keinen Resync braucht.</translation>
    </message>
    <message>
        <source>blockdev expects a number of sectors.</source>
        <translation>blockdev erwartet eine Anzahl von Sektoren.</translation>
    </message>
    <message>
        <source>It ends when blockdev does.</source>
        <translation>Gilt nur, solange blockdev läuft.</translation>
    </message>
    <message>
        <source>hdparm needs the brace on the drive's line.</source>
        <translation>hdparm verlangt die Klammer in der Zeile des Laufwerks.</translation>
    </message>
    <message>
        <source>For another system.</source>
        <translation>Für ein anderes System.</translation>
    </message>
    <message>
        <source>Longer than {count} characters: not read.</source>
        <translation>Länger als {count} Zeichen: nicht gelesen.</translation>
    </message>
    <message>
        <source>The kernel rounds down to whole pages.</source>
        <translation>Der Kernel rundet auf ganze Seiten ab.</translation>
    </message>
    <message>
        <source>{setting}: {problem}.</source>
        <translation>{setting}: {problem}.</translation>
    </message>
    <message>
        <source>{setting}: valid values are {on} and {off}.</source>
        <translation>{setting}: Gültige Werte sind {on} und {off}.</translation>
    </message>
    <message>
        <source>The value is computed: {text}.</source>
        <translation>Der Wert wird berechnet: {text}.</translation>
    </message>
    <message>
        <source>DiskTune offers {low} to {high}.</source>
        <translation>DiskTune bietet {low} bis {high} an.</translation>
    </message>
    <message>
        <source>The kernel may round {setting} to steps of {step}.</source>
        <translation>Der Kernel rundet {setting} eventuell auf Schritte von {step}.</translation>
    </message>
    <message>
        <source>{setting}: no blanks around a number.</source>
        <translation>{setting}: keine Leerzeichen um eine Zahl.</translation>
    </message>
    <message>
        <source>{setting}: {text} is not a number.</source>
        <translation>{setting}: {text} ist keine Zahl.</translation>
    </message>
    <message>
        <source>{setting}: the kernel expects {off}, not {number}.</source>
        <translation>{setting}: Der Kernel erwartet {off}, nicht {number}.</translation>
    </message>
    <message>
        <source>There is no scheduler {name}.</source>
        <translation>Es gibt keinen Scheduler {name}.</translation>
    </message>
    <message>
        <source>Only patched kernels have the scheduler {name}.</source>
        <translation>Nur gepatchte Kernel haben den Scheduler {name}.</translation>
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
        <source>The heads parked more often than rated.</source>
        <translation>Die Köpfe parkten öfter als spezifiziert.</translation>
    </message>
    <message>
        <source>The motor started more often than rated.</source>
        <translation>Der Motor startete öfter als spezifiziert.</translation>
    </message>
    <message>
        <source>{count} a day, {low} to {high}</source>
        <translation>{count} pro Tag, {low} bis {high}</translation>
    </message>
    <message>
        <source>{label}: at this rate {rated} in {year} ({first} to {last}).</source>
        <translation>{label}: bei dieser Rate {rated} im Jahr {year} ({first} bis {last}).</translation>
    </message>
    <message>
        <source>A common rating; the drive reports none.</source>
        <translation>Eine übliche Spezifikation; das Laufwerk meldet keine.</translation>
    </message>
    <message>
        <source>{after} a day, {before} before.</source>
        <translation>{after} pro Tag, vorher {before}.</translation>
    </message>
    <message>
        <source>{label}: {rated} last for decades.</source>
        <translation>{label}: {rated} reichen für Jahrzehnte.</translation>
    </message>
    <message>
        <source>{label}: at this rate {rated} in {year}, not before {first}.</source>
        <translation>{label}: bei dieser Rate {rated} im Jahr {year}, nicht vor {first}.</translation>
    </message>
    <message>
        <source>{label}: at this rate {rated} in {year}.</source>
        <translation>{label}: bei dieser Rate {rated} im Jahr {year}.</translation>
    </message>
    <message>
        <source>The drive reports this rating.</source>
        <translation>Das Laufwerk meldet diese Spezifikation.</translation>
    </message>
    <message>
        <source>No meaningful difference.</source>
        <translation>Kein bedeutsamer Unterschied.</translation>
    </message>
    <message>
        <source>{least} to {most}%</source>
        <translation>{least} bis {most} %</translation>
    </message>
    <message>
        <source>more than 100%</source>
        <translation>mehr als 100 %</translation>
    </message>
    <message>
        <source>less than 80% used</source>
        <translation>weniger als 80 % verbraucht</translation>
    </message>
    <message>
        <source>80% used</source>
        <translation>80 % verbraucht</translation>
    </message>
    <message>
        <source>90% used</source>
        <translation>90 % verbraucht</translation>
    </message>
    <message>
        <source>Replace the drive.</source>
        <translation>Ersetzen Sie das Laufwerk.</translation>
    </message>
    <message>
        <source>{percent}% of its life is used.</source>
        <translation>{percent} % der Lebensdauer sind verbraucht.</translation>
    </message>
    <message>
        <source>{percent}% spare blocks left (threshold {threshold}%).</source>
        <translation>{percent} % Reserveblöcke übrig (Grenzwert {threshold} %).</translation>
    </message>
    <message>
        <source>{temperature}, above its limit of {limit} for 5 minutes. Improve cooling.</source>
        <translation>{temperature}, seit 5 Minuten über der Grenze von {limit}. Verbessern Sie die Kühlung.</translation>
    </message>
    <message>
        <source>Back up now.</source>
        <translation>Sichern Sie jetzt.</translation>
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
        <source>The kernel or the bridge blocks this command.</source>
        <translation>Der Kernel oder die Bridge blockiert diesen Befehl.</translation>
    </message>
    <message>
        <source>The sector belongs to {name}.</source>
        <translation>Der Sektor gehört zu {name}.</translation>
    </message>
    <message>
        <source>A check of the array rewrites unreadable sectors.</source>
        <translation>Eine Prüfung des Arrays schreibt unlesbare Sektoren neu.</translation>
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
        <source>Changes no data. Slows the drive; continues without DiskTune.</source>
        <translation>Ändert keine Daten. Bremst das Laufwerk; läuft ohne DiskTune weiter.</translation>
    </message>
    <message>
        <source>Passing an extended self-test clears this.</source>
        <translation>Ein bestandener erweiterter Selbsttest hebt dies auf.</translation>
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
        <source>Electronics, mechanics and a small part of the medium.</source>
        <translation>Elektronik, Mechanik und ein kleiner Teil des Mediums.</translation>
    </message>
    <message>
        <source>The short test, and the whole medium.</source>
        <translation>Der kurze Test und das ganze Medium.</translation>
    </message>
    <message>
        <source>Checks for transport damage.</source>
        <translation>Prüft auf Transportschäden.</translation>
    </message>
    <message>
        <source>Reads a range of sectors, such as around a failing one.</source>
        <translation>Liest einen Bereich von Sektoren, etwa um einen ausfallenden.</translation>
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
        <source>{test} failed.</source>
        <translation>{test} ist gescheitert.</translation>
    </message>
    <message>
        <source>{test} failed at block {lba}.</source>
        <translation>{test} ist bei Block {lba} gescheitert.</translation>
    </message>
    <message>
        <source>That was at {hours} power-on hours.</source>
        <translation>Das war bei {hours} Betriebsstunden.</translation>
    </message>
    <message>
        <source>Drives with such errors fail more often.</source>
        <translation>Laufwerke mit solchen Fehlern fallen öfter aus.</translation>
    </message>
    <message>
        <source>Check the cable.</source>
        <translation>Prüfen Sie das Kabel.</translation>
    </message>
    <message>
        <source>Check cable and power.</source>
        <translation>Prüfen Sie Kabel und Stromversorgung.</translation>
    </message>
    <message>
        <source>Too hot: {temperature} (attribute {number}). Improve cooling.</source>
        <translation>Zu heiß: {temperature} (Attribut {number}). Verbessern Sie die Kühlung.</translation>
    </message>
    <message>
        <source>{label}: {count}.</source>
        <translation>{label}: {count}.</translation>
    </message>
    <message>
        <source>Reallocated sectors</source>
        <translation>Neu zugewiesene Sektoren</translation>
    </message>
    <message>
        <source>Retired blocks</source>
        <translation>Ausgesonderte Blöcke</translation>
    </message>
    <message>
        <source>Grown defects</source>
        <translation>Hinzugekommene Defekte</translation>
    </message>
    <message>
        <source>Pending sectors</source>
        <translation>Schwebende Sektoren</translation>
    </message>
    <message>
        <source>Offline uncorrectable sectors</source>
        <translation>Offline nicht korrigierbare Sektoren</translation>
    </message>
    <message>
        <source>Reported uncorrectable errors</source>
        <translation>Gemeldete unkorrigierbare Fehler</translation>
    </message>
    <message>
        <source>Command timeouts</source>
        <translation>Befehls-Timeouts</translation>
    </message>
    <message>
        <source>Interface CRC errors</source>
        <translation>CRC-Schnittstellenfehler</translation>
    </message>
    <message>
        <source>CRC errors of the SATA link</source>
        <translation>CRC-Fehler des SATA-Links</translation>
    </message>
    <message>
        <source>Media and data errors</source>
        <translation>Medien- und Datenfehler</translation>
    </message>
    <message>
        <source>Uncorrected errors</source>
        <translation>Nicht korrigierte Fehler</translation>
    </message>
    <message>
        <source>Timeouts in the kernel</source>
        <translation>Timeouts im Kernel</translation>
    </message>
    <message>
        <source>Uncorrected PCIe errors</source>
        <translation>Nicht korrigierte PCIe-Fehler</translation>
    </message>
    <message>
        <source>Attribute {number} at its threshold predicts a failure.</source>
        <translation>Attribut {number} am Grenzwert sagt einen Ausfall voraus.</translation>
    </message>
    <message>
        <source>Attribute {number} reached the end of its range.</source>
        <translation>Attribut {number} hat das Ende seines Bereichs erreicht.</translation>
    </message>
    <message>
        <source>Attribute {number} was at its threshold before.</source>
        <translation>Attribut {number} war früher an seinem Grenzwert.</translation>
    </message>
    <message>
        <source>Too hot (attribute {number}). Improve cooling.</source>
        <translation>Zu heiß (Attribut {number}). Verbessern Sie die Kühlung.</translation>
    </message>
    <message>
        <source>Unknown warning of the drive ({code}).</source>
        <translation>Unbekannte Warnung des Laufwerks ({code}).</translation>
    </message>
    <message>
        <source>The drive predicts a failure {code}.</source>
        <translation>Das Laufwerk sagt einen Ausfall voraus {code}.</translation>
    </message>
    <message>
        <source>Beyond its estimated life, not a failure.</source>
        <translation>Geschätzte Lebensdauer überschritten, kein Ausfall.</translation>
    </message>
    <message>
        <source>{label}: {count} new.</source>
        <translation>{label}: {count} neu.</translation>
    </message>
    <message>
        <source>Warning of the drive: {what}.</source>
        <translation>Warnung des Laufwerks: {what}.</translation>
    </message>
    <message>
        <source>90% of the spare blocks are used; then it becomes read-only.</source>
        <translation>90 % der Reserveblöcke sind verbraucht; danach wird sie schreibgeschützt.</translation>
    </message>
    <message>
        <source>The SMART status could not be read.</source>
        <translation>Der SMART-Status konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The eMMC does not report used spare blocks.</source>
        <translation>Die eMMC meldet verbrauchte Reserveblöcke nicht.</translation>
    </message>
    <message>
        <source>The SMART status predicts a failure.</source>
        <translation>Der SMART-Status sagt einen Ausfall voraus.</translation>
    </message>
    <message>
        <source>Warning of the drive {code}.</source>
        <translation>Warnung des Laufwerks {code}.</translation>
    </message>
    <message>
        <source>80% of the spare blocks are used.</source>
        <translation>80 % der Reserveblöcke sind verbraucht.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more file systems are not affected.</source>
        <translation>
            <numerusform>{n} weiteres Dateisystem ist nicht betroffen.</numerusform>
            <numerusform>{n} weitere Dateisysteme sind nicht betroffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files on {place} follow {what} instead.</source>
        <translation>Dateien auf {place} folgen stattdessen {what}.</translation>
    </message>
    <message>
        <source>{device} makes the requests for {place} instead.</source>
        <translation>Für {place} stellt {device} die Anfragen.</translation>
    </message>
    <message>
        <source>{device} does not pass TRIM on.</source>
        <translation>{device} leitet TRIM nicht weiter.</translation>
    </message>
    <message>
        <source>their file system ({kind})</source>
        <translation>ihrem Dateisystem ({kind})</translation>
    </message>
    <message>
        <source>Value: {size}.</source>
        <translation>Wert: {size}.</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>logical volume</source>
        <translation>logisches Volume</translation>
    </message>
    <message>
        <source>linear volume</source>
        <translation>lineares Volume</translation>
    </message>
    <message>
        <source>striped volume</source>
        <translation>Volume mit Striping</translation>
    </message>
    <message>
        <source>mirror volume</source>
        <translation>gespiegeltes Volume</translation>
    </message>
    <message>
        <source>RAID volume</source>
        <translation>RAID-Volume</translation>
    </message>
    <message>
        <source>thin volume</source>
        <translation>Thin-Volume</translation>
    </message>
    <message>
        <source>thin pool</source>
        <translation>Thin-Pool</translation>
    </message>
    <message>
        <source>cached volume</source>
        <translation>Volume mit Cache</translation>
    </message>
    <message>
        <source>volume with write cache</source>
        <translation>Volume mit Schreib-Cache</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <source>volume with snapshots</source>
        <translation>Volume mit Snapshots</translation>
    </message>
    <message>
        <source>integrity</source>
        <translation>Integrität</translation>
    </message>
    <message>
        <source>verity</source>
        <translation>Verity</translation>
    </message>
    <message>
        <source>VDO volume</source>
        <translation>VDO-Volume</translation>
    </message>
    <message>
        <source>multipath</source>
        <translation>Multipath</translation>
    </message>
    <message>
        <source>loop device</source>
        <translation>Loop-Gerät</translation>
    </message>
    <message>
        <source>zram</source>
        <translation>zram</translation>
    </message>
    <message>
        <source>unknown layer</source>
        <translation>unbekannte Schicht</translation>
    </message>
    <message>
        <source>read-ahead {size} of {device}</source>
        <translation>Vorauslesen {size} von {device}</translation>
    </message>
    <message>
        <source>read-ahead {size}, its own</source>
        <translation>Vorauslesen {size}, eigenes</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>{what} and {n} more: {facts}</source>
        <translation>{what} und {n} weitere: {facts}</translation>
    </message>
    <message>
        <source>read-ahead {size}</source>
        <translation>Vorauslesen {size}</translation>
    </message>
    <message>
        <source>scheduler {name}</source>
        <translation>Scheduler {name}</translation>
    </message>
    <message>
        <source>does not pass TRIM on</source>
        <translation>leitet TRIM nicht weiter</translation>
    </message>
    <message>
        <source>{kind} partition table</source>
        <translation>{kind}-Partitionstabelle</translation>
    </message>
    <message>
        <source>in the file {file}</source>
        <translation>in der Datei {file}</translation>
    </message>
    <message>
        <source>label {label}</source>
        <translation>Bezeichnung {label}</translation>
    </message>
    <message>
        <source>UUID {uuid}</source>
        <translation>UUID {uuid}</translation>
    </message>
    <message>
        <source>not in use ({content})</source>
        <translation>nicht in Benutzung ({content})</translation>
    </message>
    <message>
        <source>Fast cache free after {time} of rest: {size}.</source>
        <translation>Schneller Cache frei nach {time} Pause: {size}.</translation>
    </message>
    <message>
        <source>No drop within {size}: {speed} ({low} to {high}).</source>
        <translation>Kein Abfall innerhalb von {size}: {speed} ({low} bis {high}).</translation>
    </message>
    <message>
        <source>Fast cache full after {size} ({low} to {high}): from {before} to {after}.</source>
        <translation>Schneller Cache voll nach {size} ({low} bis {high}): von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The drive was at {temperature} (limit {limit}).</source>
        <translation>Das Laufwerk hatte {temperature} (Grenze {limit}).</translation>
    </message>
    <message>
        <source>The drive was at {first}, then {most} at most.</source>
        <translation>Das Laufwerk hatte {first}, dann höchstens {most}.</translation>
    </message>
    <message>
        <source>Flushing the drive's cache took {time}, not included.</source>
        <translation>Das Leeren des Caches dauerte {time}, nicht eingerechnet.</translation>
    </message>
    <message>
        <source>all, {size}</source>
        <translation>alles, {size}</translation>
    </message>
    <message>
        <source>Too little was written: {size}.</source>
        <translation>Zu wenig geschrieben: {size}.</translation>
    </message>
    <message>
        <source>The speed declined steadily by {share} over {size}.</source>
        <translation>Die Geschwindigkeit sank über {size} stetig um {share}.</translation>
    </message>
    <message>
        <source>The speed fell from {before} to {after} after {size} ({low} to {high}).</source>
        <translation>Die Geschwindigkeit fiel nach {size} ({low} bis {high}) von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Fast cache full between {low} and {high}: gradually from {before} to {after}.</source>
        <translation>Schneller Cache voll zwischen {low} und {high}: allmählich von {before} auf {after}.</translation>
    </message>
    <message>
        <source>It fell again after {size}, to {after}.</source>
        <translation>Sie fiel nach {size} erneut, auf {after}.</translation>
    </message>
    <message>
        <source>No full cache was found, so no rest time.</source>
        <translation>Kein voller Cache gefunden, daher keine Ruhezeit.</translation>
    </message>
    <message>
        <source>The temperature is unknown.</source>
        <translation>Die Temperatur ist unbekannt.</translation>
    </message>
    <message>
        <source>The drive did not get warmer than {first}.</source>
        <translation>Das Laufwerk wurde nicht wärmer als {first}.</translation>
    </message>
    <message>
        <source>{filesystem} may buffer.</source>
        <translation>{filesystem} puffert möglicherweise.</translation>
    </message>
    <message>
        <source>Unusual conditions: {conditions}.</source>
        <translation>Ungewöhnliche Bedingungen: {conditions}.</translation>
    </message>
    <message>
        <source>This is on {drives}. Select a folder on {drive}.</source>
        <translation>Dies liegt auf {drives}. Wählen Sie einen Ordner auf {drive}.</translation>
    </message>
    <message>
        <source>Select a folder on {drive}.</source>
        <translation>Wählen Sie einen Ordner auf {drive}.</translation>
    </message>
    <message>
        <source>This is not on a drive.</source>
        <translation>Dies liegt nicht auf einem Laufwerk.</translation>
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
        <source>A raw drive is only read.</source>
        <translation>Direkt wird ein Laufwerk nur gelesen.</translation>
    </message>
    <message>
        <source>Block size × queue depth × threads: at most 64 MiB.</source>
        <translation>Blockgröße × Warteschlangentiefe × Threads: höchstens 64 MiB.</translation>
    </message>
    <message>
        <source>Except for sequential Q1T1 in a folder, block sizes are multiples of 512 B.</source>
        <translation>Außer bei sequenziellem Q1T1 in einem Ordner sind Blockgrößen Vielfache von 512 B.</translation>
    </message>
    <message>
        <source>Clearly slower: {change}, {pairs} pairs.</source>
        <translation>Deutlich langsamer: {change}, {pairs} Paare.</translation>
    </message>
    <message>
        <source>More pairs would hardly help.</source>
        <translation>Mehr Paare würden kaum helfen.</translation>
    </message>
    <message>
        <source>Only an indication: the runs were not interleaved.</source>
        <translation>Nur ein Hinweis: Die Durchläufe wechselten sich nicht ab.</translation>
    </message>
    <message>
        <source>Invalid: disturbed.</source>
        <translation>Ungültig: gestört.</translation>
    </message>
    <message>
        <source>No meaningful difference: below {change}.</source>
        <translation>Kein bedeutsamer Unterschied: unter {change}.</translation>
    </message>
    <message>
        <source>Clearly higher latency: {change}, {pairs} pairs.</source>
        <translation>Deutlich höhere Latenz: {change}, {pairs} Paare.</translation>
    </message>
    <message>
        <source>Inconclusive: {pairs} pairs are needed.</source>
        <translation>Nicht eindeutig: {pairs} Paare sind nötig.</translation>
    </message>
    <message>
        <source>About {pairs} pairs are needed.</source>
        <translation>Etwa {pairs} Paare sind nötig.</translation>
    </message>
    <message>
        <source>Inconclusive: noise of {noise}.</source>
        <translation>Nicht eindeutig: Streuung {noise}.</translation>
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
        <source>Latency lower by {change}.</source>
        <translation>Latenz um {change} niedriger.</translation>
    </message>
    <message>
        <source>Latency higher by {change}.</source>
        <translation>Latenz um {change} höher.</translation>
    </message>
    <message>
        <source>Latency slightly lower, by {change}.</source>
        <translation>Latenz etwas niedriger, um {change}.</translation>
    </message>
    <message>
        <source>Latency slightly higher, by {change}.</source>
        <translation>Latenz etwas höher, um {change}.</translation>
    </message>
    <message>
        <source>Window and helper differ. Install the same version of both.</source>
        <translation>Fenster und Hilfsprogramm unterscheiden sich. Installieren Sie von beiden dieselbe Version.</translation>
    </message>
    <message>
        <source>No settings were changed.</source>
        <translation>Es wurden keine Einstellungen geändert.</translation>
    </message>
    <message>
        <source>Keep or revert the trial first.</source>
        <translation>Zuerst die Probe behalten oder zurücksetzen.</translation>
    </message>
    <message>
        <source>self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>experiment</source>
        <translation>Vergleichstest</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>boost of {array}</source>
        <translation>Beschleunigung von {array}</translation>
    </message>
    <message>
        <source>Busy: {what}. Wait, or stop it.</source>
        <translation>Belegt: {what}. Warten oder beenden Sie das.</translation>
    </message>
    <message>
        <source>Out of range: {least} to {most}.</source>
        <translation>Außerhalb des Bereichs: {least} bis {most}.</translation>
    </message>
    <message>
        <source>Invalid request: {problem}.</source>
        <translation>Ungültige Anfrage: {problem}.</translation>
    </message>
    <message>
        <source>Unknown: {name}.</source>
        <translation>Unbekannt: {name}.</translation>
    </message>
    <message>
        <source>Faster writes, but a power failure loses cached data.</source>
        <translation>Schnelleres Schreiben, doch ein Stromausfall vernichtet Daten im Cache.</translation>
    </message>
    <message>
        <source>Safer in a power failure, but slower small writes.</source>
        <translation>Sicherer bei Stromausfall, doch langsamere kleine Schreibvorgänge.</translation>
    </message>
    <message>
        <source>Fewer spin-ups, but more power.</source>
        <translation>Seltener Anlaufen, doch mehr Strom.</translation>
    </message>
    <message>
        <source>Quieter, saves power, but spin-ups wear.</source>
        <translation>Leiser, spart Strom, aber Anlaufen verschleißt.</translation>
    </message>
    <message>
        <source>Fewer load cycles, but more power.</source>
        <translation>Weniger Ladezyklen, doch mehr Strom.</translation>
    </message>
    <message>
        <source>Saves power, but load cycles wear.</source>
        <translation>Spart Strom, aber Ladezyklen verschleißen.</translation>
    </message>
    <message>
        <source>Faster, but warmer.</source>
        <translation>Schneller, doch wärmer.</translation>
    </message>
    <message>
        <source>Cooler, but slower.</source>
        <translation>Kühler, doch langsamer.</translation>
    </message>
    <message>
        <source>Recoveries can finish, but failed drives block longer.</source>
        <translation>Korrekturen werden fertig, aber defekte Laufwerke blockieren länger.</translation>
    </message>
    <message>
        <source>Failures show sooner, but recoveries are cut off.</source>
        <translation>Fehler zeigen sich eher, aber Korrekturen werden abgebrochen.</translation>
    </message>
    <message>
        <source>Faster resync, but slower programs.</source>
        <translation>Schnellerer Resync, doch langsamere Programme.</translation>
    </message>
    <message>
        <source>Faster programs, but slower resync.</source>
        <translation>Schnellere Programme, doch langsamerer Resync.</translation>
    </message>
    <message>
        <source>Faster response, but more power.</source>
        <translation>Schnellere Reaktion, doch mehr Strom.</translation>
    </message>
    <message>
        <source>Faster seeks, but louder.</source>
        <translation>Schnellere Kopfbewegungen, doch lauter.</translation>
    </message>
    <message>
        <source>Quieter, but slower seeks.</source>
        <translation>Leiser, doch langsamere Kopfbewegungen.</translation>
    </message>
    <message>
        <source>Faster long reads, but slower random access.</source>
        <translation>Schnelleres langes Lesen, aber langsamerer zufälliger Zugriff.</translation>
    </message>
    <message>
        <source>Faster random access, but slower long reads.</source>
        <translation>Schnellerer zufälliger Zugriff, aber langsameres langes Lesen.</translation>
    </message>
    <message>
        <source>More throughput, but later responses under load.</source>
        <translation>Mehr Durchsatz, doch spätere Antworten unter Last.</translation>
    </message>
    <message>
        <source>Earlier responses under load, but less throughput.</source>
        <translation>Frühere Antworten unter Last, doch weniger Durchsatz.</translation>
    </message>
    <message>
        <source>Saves power, but delays the next request.</source>
        <translation>Spart Strom, doch verzögert die nächste Anfrage.</translation>
    </message>
    <message>
        <source>Faster writes, but more memory.</source>
        <translation>Schnelleres Schreiben, doch mehr Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Less memory, but slower writes.</source>
        <translation>Weniger Arbeitsspeicher, doch langsameres Schreiben.</translation>
    </message>
    <message>
        <source>Save both limits together.</source>
        <translation>Speichern Sie beide Limits zusammen.</translation>
    </message>
    <message>
        <source>TLP or tuned set all ports.</source>
        <translation>TLP oder tuned setzen alle Anschlüsse.</translation>
    </message>
    <message>
        <source>Use sysctl.d.</source>
        <translation>Benutzen Sie sysctl.d.</translation>
    </message>
    <message>
        <source>{device} may change at the next restart.</source>
        <translation>{device} kann sich beim nächsten Neustart ändern.</translation>
    </message>
    <message>
        <source>{tool} cannot set this.</source>
        <translation>{tool} kann dies nicht setzen.</translation>
    </message>
    <message>
        <source>Any drive at the port {device} gets these settings.</source>
        <translation>Jedes Laufwerk am Anschluss {device} bekommt diese Einstellungen.</translation>
    </message>
    <message>
        <source>No common tool sets this.</source>
        <translation>Kein verbreitetes Programm setzt dies.</translation>
    </message>
    <message>
        <source>Nothing identifies the drive to udev.</source>
        <translation>Nichts weist das Laufwerk für udev aus.</translation>
    </message>
    <message>
        <source>udisks2 needs model and serial number.</source>
        <translation>udisks2 braucht Modell und Seriennummer.</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>battery only: save an AC value first</source>
        <translation>nur Akku: zuerst Netzwert speichern</translation>
    </message>
    <message>
        <source>already saved</source>
        <translation>bereits gespeichert</translation>
    </message>
    <message>
        <source>needs AC power</source>
        <translation>benötigt Netzstrom</translation>
    </message>
    <message>
        <source>Only the value for AC power is exported.</source>
        <translation>Nur der Wert für Netzbetrieb wird exportiert.</translation>
    </message>
    <message>
        <source>It runs only for sda to sdz.</source>
        <translation>Es läuft nur für sda bis sdz.</translation>
    </message>
    <message>
        <source>It belongs to one drive.</source>
        <translation>Die Einstellung gehört zu einem Laufwerk.</translation>
    </message>
    <message>
        <source>mdadm sets only attributes of arrays.</source>
        <translation>mdadm setzt nur Attribute von Arrays.</translation>
    </message>
    <message>
        <source>TLP's files cannot name this drive.</source>
        <translation>Die Dateien von TLP können dieses Laufwerk nicht benennen.</translation>
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
        <source>The drive is failing. Copy its data first.</source>
        <translation>Das Laufwerk fällt aus. Kopieren Sie zuerst die Daten.</translation>
    </message>
    <message>
        <source>Obsolete on current kernels and drives.</source>
        <translation>Veraltet bei aktuellen Kerneln und Laufwerken.</translation>
    </message>
    <message>
        <source>{setting} needs {other} set to “{value}”.</source>
        <translation>{setting} braucht {other} auf „{value}“.</translation>
    </message>
    <message>
        <source>It can lose data or hang the computer. Apply it first.</source>
        <translation>Es kann Daten verlieren oder den Computer aufhängen. Wenden Sie es zuerst an.</translation>
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
        <source>{setting} cannot be tried for hours. Apply it separately.</source>
        <translation>{setting} lässt sich nicht stundenlang ausprobieren. Wenden Sie es getrennt an.</translation>
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
        <source>Usual values: {low} to {high}.</source>
        <translation>Übliche Werte: {low} bis {high}.</translation>
    </message>
    <message>
        <source>The change was rejected.</source>
        <translation>Die Änderung wurde abgelehnt.</translation>
    </message>
    <message>
        <source>This is the safe value.</source>
        <translation>Dies ist der sichere Wert.</translation>
    </message>
    <message>
        <source>The computer does not suspend until the end.</source>
        <translation>Der Computer geht bis zum Ende nicht in Bereitschaft.</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>angewendet</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>reverted by user</source>
        <translation>vom Benutzer zurückgesetzt</translation>
    </message>
    <message>
        <source>reverted, not confirmed</source>
        <translation>zurückgesetzt, nicht bestätigt</translation>
    </message>
    <message>
        <source>reverted, session ended</source>
        <translation>zurückgesetzt, Sitzung beendet</translation>
    </message>
    <message>
        <source>boosted until finished</source>
        <translation>bis zum Ende beschleunigt</translation>
    </message>
    <message>
        <source>reverted, boost ended</source>
        <translation>zurückgesetzt, Beschleunigung beendet</translation>
    </message>
    <message>
        <source>tried for hours</source>
        <translation>stundenlang ausprobiert</translation>
    </message>
    <message>
        <source>reverted, long trial ended</source>
        <translation>zurückgesetzt, Langzeitprobe beendet</translation>
    </message>
    <message>
        <source>reverted, later change failed</source>
        <translation>zurückgesetzt, spätere Änderung fehlgeschlagen</translation>
    </message>
    <message>
        <source>reverted after an interruption</source>
        <translation>nach Unterbrechung zurückgesetzt</translation>
    </message>
    <message>
        <source>tried in an experiment</source>
        <translation>im Vergleichstest ausprobiert</translation>
    </message>
    <message>
        <source>restored after an experiment</source>
        <translation>nach Vergleichstest wiederhergestellt</translation>
    </message>
    <message>
        <source>restored as saved</source>
        <translation>wie gespeichert wiederhergestellt</translation>
    </message>
    <message>
        <source>Set to {value}, confirmed.</source>
        <translation>Auf {value} gesetzt, bestätigt.</translation>
    </message>
    <message>
        <source>{setting} was restored to {value}.</source>
        <translation>{setting} wurde wiederhergestellt: {value}.</translation>
    </message>
    <message>
        <source>Accepted, but the value read back is {value}.</source>
        <translation>Angenommen, aber zurückgelesen wurde {value}.</translation>
    </message>
    <message>
        <source>Set to {value}; it cannot be read back.</source>
        <translation>Auf {value} gesetzt; nicht zurücklesbar.</translation>
    </message>
    <message>
        <source>The value was already {value}.</source>
        <translation>Der Wert war bereits {value}.</translation>
    </message>
    <message>
        <source>{setting} could not be restored to {value}: {why}</source>
        <translation>{setting} konnte nicht auf {value} wiederhergestellt werden: {why}</translation>
    </message>
    <message>
        <source>{setting} was set to {value}; it cannot be read back.</source>
        <translation>{setting} wurde auf {value} gesetzt; nicht zurücklesbar.</translation>
    </message>
    <message>
        <source>Stop the self-test</source>
        <translation>Selbsttest abbrechen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Messprogramm</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>Number of jobs</source>
        <translation>Anzahl der Jobs</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <source>Unusual conditions</source>
        <translation>Ungewöhnliche Bedingungen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>raw drive</source>
        <translation>Laufwerk direkt</translation>
    </message>
    <message>
        <source>start of the drive</source>
        <translation>Anfang des Laufwerks</translation>
    </message>
    <message>
        <source>One has no valid run.</source>
        <translation>Eines hat keinen gültigen Durchlauf.</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>slightly faster</source>
        <translation>etwas schneller</translation>
    </message>
    <message>
        <source>slightly slower</source>
        <translation>etwas langsamer</translation>
    </message>
    <message>
        <source>no meaningful difference (within 2%)</source>
        <translation>kein bedeutsamer Unterschied (unter 2 %)</translation>
    </message>
    <message>
        <source>inconclusive: too much noise</source>
        <translation>nicht eindeutig (Streuung)</translation>
    </message>
    <message>
        <source>clearly slower, stopped early</source>
        <translation>deutlich langsamer, abgebrochen</translation>
    </message>
    <message>
        <source>invalid: disturbed</source>
        <translation>ungültig: gestört</translation>
    </message>
    <message>
        <source>predicts its failure</source>
        <translation>sagt seinen Ausfall voraus</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Failing: back up now</source>
        <translation>Ausfall droht: jetzt sichern</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>unreadable sectors</source>
        <translation>unlesbare Sektoren</translation>
    </message>
    <message>
        <source>uncorrected errors</source>
        <translation>nicht korrigierte Fehler</translation>
    </message>
    <message>
        <source>uncorrectable errors</source>
        <translation>nicht korrigierbare Fehler</translation>
    </message>
    <message>
        <source>media errors</source>
        <translation>Medienfehler</translation>
    </message>
    <message>
        <source>reallocated sectors</source>
        <translation>neu zugewiesene Sektoren</translation>
    </message>
    <message>
        <source>grown defects</source>
        <translation>hinzugekommene Defekte</translation>
    </message>
    <message>
        <source>retired blocks</source>
        <translation>ausgesonderte Blöcke</translation>
    </message>
    <message>
        <source>command timeouts</source>
        <translation>Befehls-Timeouts</translation>
    </message>
    <message>
        <source>new cable errors</source>
        <translation>neue Kabelfehler</translation>
    </message>
    <message>
        <source>PCIe errors</source>
        <translation>PCIe-Fehler</translation>
    </message>
    <message>
        <source>spare blocks used up</source>
        <translation>Reserveblöcke verbraucht</translation>
    </message>
    <message>
        <source>too hot</source>
        <translation>zu heiß</translation>
    </message>
    <message>
        <source>no longer reliable</source>
        <translation>nicht mehr zuverlässig</translation>
    </message>
    <message>
        <source>became read-only</source>
        <translation>nur noch lesbar</translation>
    </message>
    <message numerus="yes">
        <source>Clears after {n} days without a rise.</source>
        <translation>
            <numerusform>Erledigt nach {n} Tag ohne Anstieg.</numerusform>
            <numerusform>Erledigt nach {n} Tagen ohne Anstieg.</numerusform>
        </translation>
    </message>
    <message>
        <source>reports a warning</source>
        <translation>meldet eine Warnung</translation>
    </message>
    <message numerus="yes">
        <source>{n} cable errors</source>
        <translation>
            <numerusform>{n} Kabelfehler</numerusform>
            <numerusform>{n} Kabelfehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Old errors, none new.</source>
        <translation>Alte Fehler, keine neuen.</translation>
    </message>
    <message>
        <source>{percent}% of {rated}</source>
        <translation>{percent} % von {rated}</translation>
    </message>
    <message numerus="yes">
        <source>In {n} months</source>
        <translation>
            <numerusform>In {n} Monat</numerusform>
            <numerusform>In {n} Monaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts until the sectors are read or replaced.</source>
        <translation>Zählt, bis die Sektoren gelesen oder ersetzt sind.</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>nie gelesen</translation>
    </message>
    <message>
        <source>hidden by USB</source>
        <translation>durch USB verborgen</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>nicht gemeldet</translation>
    </message>
    <message>
        <source>failed self-test</source>
        <translation>Selbsttest fehlgeschlagen</translation>
    </message>
    <message>
        <source>rated endurance used up</source>
        <translation>Nennlebensdauer verbraucht</translation>
    </message>
    <message>
        <source>few spare blocks left</source>
        <translation>wenige Reserveblöcke übrig</translation>
    </message>
    <message>
        <source>attribute {number} at its limit</source>
        <translation>Attribut {number} am Grenzwert</translation>
    </message>
    <message>
        <source>predicted failure in the past</source>
        <translation>sagte früher Ausfall voraus</translation>
    </message>
    <message numerus="yes">
        <source>{n} old cable errors</source>
        <translation>
            <numerusform>{n} alter Kabelfehler</numerusform>
            <numerusform>{n} alte Kabelfehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Only new errors count.</source>
        <translation>Nur neue Fehler zählen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} old cable errors, none new.</source>
        <translation>
            <numerusform>{n} alter Kabelfehler, kein neuer.</numerusform>
            <numerusform>{n} alte Kabelfehler, keine neuen.</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {rated}</source>
        <translation>mehr als {rated}</translation>
    </message>
    <message numerus="yes">
        <source>In {n} days</source>
        <translation>
            <numerusform>In {n} Tag</numerusform>
            <numerusform>In {n} Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>old errors only</source>
        <translation>nur alte Fehler</translation>
    </message>
    <message>
        <source>first reading</source>
        <translation>erstmals gelesen</translation>
    </message>
    <message>
        <source>{count} reallocated</source>
        <translation>{count} neu zugewiesen</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>über 0</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} oder mehr</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>steigend</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>of its endurance</source>
        <translation>der Lebensdauer</translation>
    </message>
    <message>
        <source>at least {least}%</source>
        <translation>mindestens {least} %</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>{count} pending</source>
        <translation>{count} schwebend</translation>
    </message>
    <message>
        <source>{words} (about +{new})</source>
        <translation>{words} (etwa +{new})</translation>
    </message>
    <message>
        <source>old ones only</source>
        <translation>nur alte</translation>
    </message>
    <message>
        <source>Percentage used</source>
        <translation>Verbrauchte Lebensdauer</translation>
    </message>
    <message>
        <source>Available spare</source>
        <translation>Verfügbare Reserve</translation>
    </message>
    <message numerus="yes">
        <source>{n} uncorrectable errors.</source>
        <translation>
            <numerusform>{n} unkorrigierbarer Fehler.</numerusform>
            <numerusform>{n} unkorrigierbare Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>{n} errors, all corrected.</source>
        <translation>
            <numerusform>{n} Fehler, korrigiert.</numerusform>
            <numerusform>{n} Fehler, alle korrigiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drive's use is unknown.</source>
        <translation>Die Nutzung des Laufwerks ist unbekannt.</translation>
    </message>
    <message>
        <source>“{action}” requires an unused drive.</source>
        <translation>„{action}“ erfordert ein unbenutztes Laufwerk.</translation>
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
        <source>The running system uses this drive.</source>
        <translation>Das laufende System benutzt dieses Laufwerk.</translation>
    </message>
    <message>
        <source>mounted at {places}</source>
        <translation>eingehängt unter {places}</translation>
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
        <source>Temporary, so it is never saved.</source>
        <translation>Vorübergehend, daher nie gespeichert.</translation>
    </message>
    <message>
        <source>{drive} and {others} share an identity: nothing can be saved.</source>
        <translation>{drive} und {others} haben dieselbe Identität: nichts speicherbar.</translation>
    </message>
    <message>
        <source>{drive} has no serial number or WWN: nothing can be saved.</source>
        <translation>{drive} hat keine Seriennummer oder WWN: nichts speicherbar.</translation>
    </message>
    <message>
        <source>The current value could not be read.</source>
        <translation>Der aktuelle Wert konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This setting cannot be changed here.</source>
        <translation>Diese Einstellung kann hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>This drive offers only one value.</source>
        <translation>Dieses Laufwerk bietet nur einen Wert an.</translation>
    </message>
    <message>
        <source>The drive is in standby.</source>
        <translation>Das Laufwerk ist im Standby.</translation>
    </message>
    <message>
        <source>The drive does not report its power mode.</source>
        <translation>Das Laufwerk meldet seinen Energiemodus nicht.</translation>
    </message>
    <message>
        <source>Reading it would wake the drive.</source>
        <translation>Das Lesen würde das Laufwerk aufwecken.</translation>
    </message>
    <message>
        <source>This is not reported.</source>
        <translation>Dies wird nicht gemeldet.</translation>
    </message>
    <message>
        <source>This was not read.</source>
        <translation>Dies wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Costs noise, power or wear.</source>
        <translation>Kostet Lautstärke, Energie oder Verschleiß.</translation>
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
        <source>Lasts until restart.</source>
        <translation>Gilt bis zum Neustart.</translation>
    </message>
    <message>
        <source>Permanent.</source>
        <translation>Dauerhaft.</translation>
    </message>
    <message>
        <source>Lasts until restart or stopping the array.</source>
        <translation>Gilt bis zum Neustart oder Stoppen des Arrays.</translation>
    </message>
    <message>
        <source>Lasts until restart or deactivation.</source>
        <translation>Gilt bis zum Neustart oder zur Deaktivierung.</translation>
    </message>
    <message>
        <source>Lasts until restart or unplugging.</source>
        <translation>Gilt bis zum Neustart oder Trennen.</translation>
    </message>
    <message>
        <source>Lasts until power-off or suspend.</source>
        <translation>Gilt bis zum Ausschalten oder zur Bereitschaft.</translation>
    </message>
    <message>
        <source>“{text}” is not valid for “{setting}”. Valid: {hint}.</source>
        <translation>„{text}“ ist für „{setting}“ ungültig. Gültig: {hint}.</translation>
    </message>
    <message>
        <source>a shown value, such as “{first}” or “{last}”</source>
        <translation>ein gezeigter Wert, etwa „{first}“ oder „{last}“</translation>
    </message>
    <message>
        <source>{range}, or “{off}”</source>
        <translation>{range} oder „{off}“</translation>
    </message>
    <message>
        <source>It started {after} times, {before} before.</source>
        <translation>Es startete {after}-mal, vorher {before}-mal.</translation>
    </message>
    <message>
        <source>The recordings cannot be compared.</source>
        <translation>Die Aufzeichnungen lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>No meaningful difference: {after}% in standby, {before}% before.</source>
        <translation>Kein bedeutsamer Unterschied: {after} % im Standby, vorher {before} %.</translation>
    </message>
    <message>
        <source>{after}% in standby, {before}% before.</source>
        <translation>{after} % im Standby, vorher {before} %.</translation>
    </message>
    <message>
        <source>{says} {starts}</source>
        <translation>{says} {starts}</translation>
    </message>
    <message>
        <source>One lacks the power mode.</source>
        <translation>In einer fehlt der Energiemodus.</translation>
    </message>
    <message>
        <source>One is shorter than 30 min.</source>
        <translation>Eine ist kürzer als 30 min.</translation>
    </message>
    <message>
        <source>Only one shows {kinds}.</source>
        <translation>Nur eine zeigt {kinds}.</translation>
    </message>
    <message>
        <source>The kernel dropped events of one.</source>
        <translation>Der Kernel verlor Ereignisse der einen.</translation>
    </message>
    <message>
        <source>They began at different times of day.</source>
        <translation>Sie begannen zu verschiedenen Tageszeiten.</translation>
    </message>
    <message>
        <source>Their lengths differ too much: {before} and {after}.</source>
        <translation>Ihre Längen unterscheiden sich zu sehr: {before} und {after}.</translation>
    </message>
    <message>
        <source>Wakes no drive, but restarts some standby timers.</source>
        <translation>Weckt kein Laufwerk, startet aber manche Standby-Timer neu.</translation>
    </message>
    <message>
        <source>udev does so after a program has written.</source>
        <translation>udev tut dies, nachdem ein Programm geschrieben hat.</translation>
    </message>
    <message>
        <source>For whom is unknown.</source>
        <translation>Für wen, ist unbekannt.</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>write-back</source>
        <translation>Zurückschreiben</translation>
    </message>
    <message>
        <source>access times</source>
        <translation>Zugriffszeiten</translation>
    </message>
    <message>
        <source>journal commits</source>
        <translation>Journal-Commits</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>probes by udev</source>
        <translation>Abfragen durch udev</translation>
    </message>
    <message>
        <source>array metadata</source>
        <translation>Array-Metadaten</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>der Kernel</translation>
    </message>
    <message numerus="yes">
        <source>In standby for {share}% of {time}, with {n} starts.</source>
        <translation>
            <numerusform>{share} % von {time} im Standby, mit {n} Start.</numerusform>
            <numerusform>{share} % von {time} im Standby, mit {n} Starts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It started the drive {n} times.</source>
        <translation>
            <numerusform>Es startete das Laufwerk {n}-mal.</numerusform>
            <numerusform>Es startete das Laufwerk {n}-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each time the drive stays awake for {time}.</source>
        <translation>Jedes Mal bleibt das Laufwerk {time} wach.</translation>
    </message>
    <message>
        <source>{name} made {share}% of all requests; longest pause {quiet}.</source>
        <translation>{name} stellte {share} % aller Anfragen; längste Pause {quiet}.</translation>
    </message>
    <message>
        <source>Programs reach the drive every {every}, within its timer of {timer}.</source>
        <translation>Programme greifen alle {every} zu, innerhalb des Timers von {timer}.</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>The recording was interrupted.</source>
        <translation>Die Aufzeichnung wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Recorded for {time}; the power mode is unknown.</source>
        <translation>{time} lang aufgezeichnet; der Energiemodus ist unbekannt.</translation>
    </message>
    <message>
        <source>The drive was never in standby in {time}.</source>
        <translation>Das Laufwerk war in {time} nie im Standby.</translation>
    </message>
    <message>
        <source>A timer of {time} or more never elapses.</source>
        <translation>Ein Timer von {time} oder mehr läuft nie ab.</translation>
    </message>
    <message>
        <source>While it did, the drive stayed awake (timer {time}).</source>
        <translation>Währenddessen blieb das Laufwerk wach (Timer {time}).</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>Bursts</translation>
    </message>
    <message>
        <source>In standby for {share}% of {time}.</source>
        <translation>{share} % von {time} im Standby.</translation>
    </message>
    <message>
        <source>Nothing reached the drive.</source>
        <translation>Nichts griff auf das Laufwerk zu.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel dropped {n} events.</source>
        <translation>
            <numerusform>Der Kernel hat {n} Ereignis verworfen.</numerusform>
            <numerusform>Der Kernel hat {n} Ereignisse verworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording could not be made.</source>
        <translation>Die Aufzeichnung war nicht möglich.</translation>
    </message>
    <message>
        <source>This keeps the drive awake: its timer is {time}.</source>
        <translation>Dies hält das Laufwerk wach: Sein Timer ist {time}.</translation>
    </message>
    <message>
        <source>Kinds of access</source>
        <translation>Zugriffsarten</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Times it kept the drive awake</source>
        <translation>Wie oft es das Laufwerk wach hielt</translation>
    </message>
    <message>
        <source>Times it started the drive</source>
        <translation>Starts des Laufwerks dadurch</translation>
    </message>
    <message>
        <source>Usual interval</source>
        <translation>Übliches Intervall</translation>
    </message>
    <message>
        <source>Unit or control group</source>
        <translation>Unit oder Control-Group</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Timer in force</source>
        <translation>Geltender Timer</translation>
    </message>
    <message>
        <source>Only {time} long: rare events are missing.</source>
        <translation>Nur {time} lang: Seltene Ereignisse fehlen.</translation>
    </message>
    <message>
        <source>{lost} Their programs are missing.</source>
        <translation>{lost} Ihre Programme fehlen.</translation>
    </message>
    <message>
        <source>The program of {unnamed} of {requests} requests is unknown.</source>
        <translation>Das Programm von {unnamed} von {requests} Anfragen ist unbekannt.</translation>
    </message>
    <message>
        <source>The kernel does not show: {kinds}.</source>
        <translation>Der Kernel zeigt nicht: {kinds}.</translation>
    </message>
    <message>
        <source>The power mode is unknown for {time}.</source>
        <translation>Der Energiemodus ist für {time} unbekannt.</translation>
    </message>
    <message>
        <source>The spin-up takes seconds and wears the drive.</source>
        <translation>Das Anlaufen dauert Sekunden und verschleißt das Laufwerk.</translation>
    </message>
    <message>
        <source>Every access starts the motor.</source>
        <translation>Jeder Zugriff startet den Motor.</translation>
    </message>
    <message>
        <source>Let {tool} keep the value.</source>
        <translation>Lassen Sie {tool} den Wert beibehalten.</translation>
    </message>
    <message>
        <source>It then ignores the power supply.</source>
        <translation>Die Stromversorgung spielt dann keine Rolle.</translation>
    </message>
    <message>
        <source>{tool} set APM to {level} at {time}: no standby.</source>
        <translation>{tool} setzte APM um {time} auf {level}: kein Standby.</translation>
    </message>
    <message>
        <source>APM is {level}: no standby.</source>
        <translation>APM ist {level}: kein Standby.</translation>
    </message>
    <message>
        <source>No standby timer is known.</source>
        <translation>Es ist kein Standby-Timer bekannt.</translation>
    </message>
    <message>
        <source>The standby_z and standby_y timers are off.</source>
        <translation>Die Timer standby_z und standby_y sind aus.</translation>
    </message>
    <message>
        <source>Unused for {quiet}, but awake: {what} ignores the timer of {timer}.</source>
        <translation>Seit {quiet} unbenutzt, aber wach: {what} missachtet den Timer von {timer}.</translation>
    </message>
    <message>
        <source>Standby after {after}, with a timer of {timer}.</source>
        <translation>Standby nach {after}, bei einem Timer von {timer}.</translation>
    </message>
    <message numerus="yes">
        <source>It left standby {n} times without a request.</source>
        <translation>
            <numerusform>Es verließ Standby {n}-mal ohne Anfrage.</numerusform>
            <numerusform>Es verließ Standby {n}-mal ohne Anfrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{starts} starts in {hours} wear the drive more.</source>
        <translation>{starts} Starts in {hours} verschleißen mehr.</translation>
    </message>
    <message>
        <source>{program}, started by udev</source>
        <translation>{program}, gestartet von udev</translation>
    </message>
    <message>
        <source>an unknown program</source>
        <translation>ein unbekanntes Programm</translation>
    </message>
    <message>
        <source>Set the timer to {time}.</source>
        <translation>Setzen Sie den Timer auf {time}.</translation>
    </message>
    <message>
        <source>Turn on runtime power management.</source>
        <translation>Schalten Sie die Laufzeit-Energieverwaltung ein.</translation>
    </message>
    <message>
        <source>Set the value in tuned's profile.</source>
        <translation>Setzen Sie den Wert im Profil von tuned.</translation>
    </message>
    <message>
        <source>It concerns all the profile's drives.</source>
        <translation>Dies betrifft alle Laufwerke des Profils.</translation>
    </message>
    <message>
        <source>{tool} turned the standby timer off at {time}.</source>
        <translation>{tool} hat den Standby-Timer um {time} ausgeschaltet.</translation>
    </message>
    <message>
        <source>{tool} set the standby timer to {value} at {time}.</source>
        <translation>{tool} hat den Standby-Timer um {time} auf {value} gesetzt.</translation>
    </message>
    <message>
        <source>{says} Before that it was {before}.</source>
        <translation>{says} Davor war er {before}.</translation>
    </message>
    <message>
        <source>Command, feature, count</source>
        <translation>Befehl, Feature, Count</translation>
    </message>
    <message>
        <source>The standby timer is off.</source>
        <translation>Der Standby-Timer ist aus.</translation>
    </message>
    <message>
        <source>EPC is off, and there is no other standby timer.</source>
        <translation>EPC ist aus, und es gibt keinen anderen Standby-Timer.</translation>
    </message>
    <message>
        <source>No standby timer, or the connection blocks it.</source>
        <translation>Kein Standby-Timer, oder die Verbindung blockiert ihn.</translation>
    </message>
    <message>
        <source>{says} Requests may have been missed.</source>
        <translation>{says} Anfragen können übersehen worden sein.</translation>
    </message>
    <message>
        <source>{says} Its firmware may start it.</source>
        <translation>{says} Seine Firmware startet es möglicherweise.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>DiskTune set it</source>
        <translation>von DiskTune gesetzt</translation>
    </message>
    <message>
        <source>Set the APM level to {level}.</source>
        <translation>Setzen Sie die APM-Stufe auf {level}.</translation>
    </message>
    <message>
        <source>Below 128 some drives park often.</source>
        <translation>Unter 128 parken manche Laufwerke oft.</translation>
    </message>
    <message>
        <source>Turn on extended power conditions (EPC).</source>
        <translation>Schalten Sie die erweiterten Energiezustände (EPC) ein.</translation>
    </message>
    <message>
        <source>This disables APM.</source>
        <translation>Dies schaltet APM ab.</translation>
    </message>
    <message>
        <source>Longest quiet time awake</source>
        <translation>Längste Ruhe im Wachzustand</translation>
    </message>
    <message>
        <source>Entered standby after</source>
        <translation>In Standby gewechselt nach</translation>
    </message>
    <message>
        <source>the kernel's runtime power management</source>
        <translation>Laufzeit-Energieverwaltung des Kernels</translation>
    </message>
    <message>
        <source>USB bridge or firmware</source>
        <translation>USB-Bridge oder Firmware</translation>
    </message>
    <message>
        <source>the firmware</source>
        <translation>die Firmware</translation>
    </message>
    <message>
        <source>the drive reports it</source>
        <translation>vom Laufwerk gemeldet</translation>
    </message>
    <message>
        <source>{name} read from {where}.</source>
        <translation>{name} las von {where}.</translation>
    </message>
    <message>
        <source>{name} wrote to {where}.</source>
        <translation>{name} schrieb auf {where}.</translation>
    </message>
    <message>
        <source>The kernel wrote changes of {name} to {where}.</source>
        <translation>Der Kernel schrieb Änderungen von {name} auf {where}.</translation>
    </message>
    <message>
        <source>{name} read files of {where}, which wrote access times.</source>
        <translation>{name} las Dateien von {where}, was Zugriffszeiten schrieb.</translation>
    </message>
    <message>
        <source>{name} made {where} commit its journal.</source>
        <translation>{name} ließ {where} sein Journal schreiben.</translation>
    </message>
    <message>
        <source>{name} asked the drive.</source>
        <translation>{name} fragte das Laufwerk ab.</translation>
    </message>
    <message>
        <source>udev examined {where}.</source>
        <translation>udev untersuchte {where}.</translation>
    </message>
    <message>
        <source>{where} wrote its superblock or bitmap.</source>
        <translation>{where} schrieb seinen Superblock oder seine Bitmap.</translation>
    </message>
    <message>
        <source>The kernel ({name}) used {where}.</source>
        <translation>Der Kernel ({name}) nutzte {where}.</translation>
    </message>
    <message>
        <source>It began {began} of {bursts} bursts.</source>
        <translation>Es begann {began} von {bursts} Bursts.</translation>
    </message>
    <message>
        <source>{says} Every {every}.</source>
        <translation>{says} Alle {every}.</translation>
    </message>
    <message>
        <source>{program} in the container {name}</source>
        <translation>{program} im Container {name}</translation>
    </message>
    <message>
        <source>Stop it, and copy the data first.</source>
        <translation>Halten Sie es an und kopieren Sie zuerst die Daten.</translation>
    </message>
    <message>
        <source>Move its data to another drive.</source>
        <translation>Verlegen Sie die Daten auf ein anderes Laufwerk.</translation>
    </message>
    <message>
        <source>Add -n standby,q to smartd's line, or this above DEVICESCAN.</source>
        <translation>Fügen Sie -n standby,q zur smartd-Zeile hinzu, oder dies über DEVICESCAN.</translation>
    </message>
    <message>
        <source>Let smartd check every 4 h.</source>
        <translation>Lassen Sie smartd alle 4 h prüfen.</translation>
    </message>
    <message>
        <source>Let it skip drives in standby.</source>
        <translation>Lassen Sie es Laufwerke im Standby überspringen.</translation>
    </message>
    <message>
        <source>Let the script end in standby.</source>
        <translation>Lassen Sie das Skript im Standby enden.</translation>
    </message>
    <message>
        <source>Exclude the drive.</source>
        <translation>Nehmen Sie das Laufwerk aus.</translation>
    </message>
    <message>
        <source>The desktop no longer warns of its failure.</source>
        <translation>Der Desktop warnt nicht mehr vor seinem Ausfall.</translation>
    </message>
    <message>
        <source>No values in standby.</source>
        <translation>Keine Werte im Standby.</translation>
    </message>
    <message>
        <source>Commit every 10 min (commit=600).</source>
        <translation>Alle 10 min festschreiben (commit=600).</translation>
    </message>
    <message>
        <source>A power failure can lose 10 min of changes.</source>
        <translation>Ein Stromausfall kann 10 min Änderungen kosten.</translation>
    </message>
    <message>
        <source>Add noatime to its options.</source>
        <translation>Fügen Sie noatime zu den Optionen hinzu.</translation>
    </message>
    <message>
        <source>Let the kernel collect changes for 10 min.</source>
        <translation>Lassen Sie den Kernel Änderungen 10 min lang sammeln.</translation>
    </message>
    <message>
        <source>Run its timer daily, while the drive is in use.</source>
        <translation>Lassen Sie den Timer täglich laufen, während das Laufwerk benutzt wird.</translation>
    </message>
    <message>
        <source>Move swap to another drive, or to zram.</source>
        <translation>Verlegen Sie Swap auf ein anderes Laufwerk oder nach zram.</translation>
    </message>
    <message>
        <source>Let the kernel swap less.</source>
        <translation>Lassen Sie den Kernel weniger auslagern.</translation>
    </message>
    <message>
        <source>Record the array: programs write to it.</source>
        <translation>Zeichnen Sie das Array auf: Programme schreiben darauf.</translation>
    </message>
    <message>
        <source>Set the bitmap update delay to 60 s.</source>
        <translation>Setzen Sie die Bitmap-Verzögerung auf 60 s.</translation>
    </message>
    <message>
        <source>Find the program that writes; udev only follows.</source>
        <translation>Suchen Sie das schreibende Programm; udev folgt nur.</translation>
    </message>
    <message>
        <source>Changes nothing else.</source>
        <translation>Ändert sonst nichts.</translation>
    </message>
    <message>
        <source>Let udev ignore closed devices.</source>
        <translation>Lassen Sie udev geschlossene Geräte ignorieren.</translation>
    </message>
    <message>
        <source>New partitions need udevadm trigger.</source>
        <translation>Neue Partitionen brauchen udevadm trigger.</translation>
    </message>
    <message>
        <source>LVM then finds no volumes there.</source>
        <translation>LVM findet dort dann keine Volumes.</translation>
    </message>
    <message>
        <source>Run it while the drive is in use.</source>
        <translation>Führen Sie es aus, während das Laufwerk benutzt wird.</translation>
    </message>
    <message>
        <source>A degraded array is reported a day later.</source>
        <translation>Ein degradiertes Array wird einen Tag später gemeldet.</translation>
    </message>
    <message>
        <source>Find this share's client, such as a media player.</source>
        <translation>Suchen Sie den Client dieser Freigabe, etwa einen Media-Player.</translation>
    </message>
    <message>
        <source>Keep the system's journal in memory.</source>
        <translation>Halten Sie das Journal des Systems im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The journal is lost at a restart or crash.</source>
        <translation>Das Journal geht bei Neustart oder Absturz verloren.</translation>
    </message>
    <message>
        <source>Write the journal hourly.</source>
        <translation>Schreiben Sie das Journal stündlich.</translation>
    </message>
    <message>
        <source>A power failure can lose an hour of the journal.</source>
        <translation>Ein Stromausfall kann eine Stunde des Journals kosten.</translation>
    </message>
    <message>
        <source>Add it to PRUNEPATHS of locate.</source>
        <translation>Fügen Sie es zu PRUNEPATHS von locate hinzu.</translation>
    </message>
    <message>
        <source>Let GNOME index only your home directory.</source>
        <translation>Lassen Sie GNOME nur Ihr Home-Verzeichnis indizieren.</translation>
    </message>
    <message>
        <source>Exclude this drive from Plasma's search (balooctl6).</source>
        <translation>Schließen Sie das Laufwerk von der Plasma-Suche aus (balooctl6).</translation>
    </message>
    <message>
        <source>Close file managers that show this drive.</source>
        <translation>Schließen Sie Dateimanager, die dieses Laufwerk zeigen.</translation>
    </message>
    <message>
        <source>The speed of memory.</source>
        <translation>Die Geschwindigkeit des Arbeitsspeichers.</translation>
    </message>
    <message>
        <source>One wait at the end: realistic throughput.</source>
        <translation>Ein Warten am Ende: realistischer Durchsatz.</translation>
    </message>
    <message>
        <source>One wait at the end, for file times, too.</source>
        <translation>Ein Warten am Ende, auch auf die Zeiten der Datei.</translation>
    </message>
    <message>
        <source>A wait after each write: the cost of a commit.</source>
        <translation>Ein Warten nach jedem Schreiben: die Kosten eines Commits.</translation>
    </message>
    <message>
        <source>Bypasses the page cache.</source>
        <translation>Umgeht den Page-Cache.</translation>
    </message>
    <message>
        <source>cold cache</source>
        <translation>kalter Cache</translation>
    </message>
    <message>
        <source>Nothing is cached: a first read.</source>
        <translation>Nichts ist zwischengespeichert: ein erstes Lesen.</translation>
    </message>
    <message>
        <source>warm cache</source>
        <translation>warmer Cache</translation>
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
        <source>{requests} from {threads} threads, {depth} in flight each.</source>
        <translation>{requests} aus {threads} Threads mit je {depth} gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Writes until the fast cache is full.</source>
        <translation>Schreibt, bis der schnelle Cache voll ist.</translation>
    </message>
    <message>
        <source>The long write, then pauses: when the cache is free again.</source>
        <translation>Der lange Schreibvorgang, dann Pausen: wann der Cache wieder frei ist.</translation>
    </message>
    <message>
        <source>{requests}, one at a time.</source>
        <translation>{requests}, eine nach der anderen.</translation>
    </message>
    <message numerus="yes">
        <source>{requests}, {n} in flight.</source>
        <translation>
            <numerusform>{requests}, {n} gleichzeitig.</numerusform>
            <numerusform>{requests}, {n} gleichzeitig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{requests} from {n} threads.</source>
        <translation>
            <numerusform>{requests} aus {n} Thread.</numerusform>
            <numerusform>{requests} aus {n} Threads.</numerusform>
        </translation>
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
        <source>Latency: random reads of {size}, one at a time.</source>
        <translation>Latenz: zufälliges Lesen von {size}, jeweils eine Anfrage.</translation>
    </message>
    <message numerus="yes">
        <source>IOPS of random reads of {size}, {n} in flight.</source>
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
        <source>For drives too fast for DiskTune's own engine.</source>
        <translation>Für Laufwerke, die für die Messung von DiskTune zu schnell sind.</translation>
    </message>
    <message>
        <source>Random read, 4 KiB, Q32T4</source>
        <translation>Zufälliges Lesen, 4 KiB, Q32T4</translation>
    </message>
    <message>
        <source>IOPS of random reads of 4 KiB, 128 in flight from 4 threads.</source>
        <translation>IOPS beim zufälligen Lesen von 4 KiB, 128 gleichzeitig aus 4 Threads.</translation>
    </message>
    <message>
        <source>Invalid: the computer was suspended for {time}.</source>
        <translation>Ungültig: Der Computer war {time} in Bereitschaft.</translation>
    </message>
    <message>
        <source>Invalid: the clock did not advance.</source>
        <translation>Ungültig: Die Uhr ist nicht weitergelaufen.</translation>
    </message>
    <message>
        <source>There is no medium in this drive.</source>
        <translation>In diesem Laufwerk ist kein Medium.</translation>
    </message>
    <message>
        <source>A drive of {size} is too small for this workload.</source>
        <translation>Ein Laufwerk von {size} ist für diesen Workload zu klein.</translation>
    </message>
    <message>
        <source>The file of {file} is below twice the memory of {memory}.</source>
        <translation>Die Datei von {file} ist kleiner als der doppelte Arbeitsspeicher ({memory}).</translation>
    </message>
    <message>
        <source>not a result of bonnie++ 1.97</source>
        <translation>kein Ergebnis von bonnie++ 1.97</translation>
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
        <source>It could not be read: {why}.</source>
        <translation>Es konnte nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>bonnie++ took too long. Try a smaller file.</source>
        <translation>bonnie++ dauerte zu lange. Versuchen Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>{drive} is at {temperature} (limit {limit}). Let it cool down.</source>
        <translation>{drive} hat {temperature} (Grenze {limit}). Lassen Sie es abkühlen.</translation>
    </message>
    <message>
        <source>Invalid: the computer was suspended.</source>
        <translation>Ungültig: Der Computer war in Bereitschaft.</translation>
    </message>
    <message>
        <source>Invalid: switched to battery power.</source>
        <translation>Ungültig: auf Akkubetrieb gewechselt.</translation>
    </message>
    <message>
        <source>Invalid: the CPU frequency governor was changed.</source>
        <translation>Ungültig: Die Taktregelung (Governor) der CPU wurde geändert.</translation>
    </message>
    <message>
        <source>Others used {share} of the CPU.</source>
        <translation>Andere nutzten {share} der CPU.</translation>
    </message>
    <message>
        <source>The CPU was throttled by heat.</source>
        <translation>Die CPU wurde wegen Wärme gedrosselt.</translation>
    </message>
    <message>
        <source>The drive throttles itself at {temperature}.</source>
        <translation>Das Laufwerk drosselt sich bei {temperature}.</translation>
    </message>
    <message>
        <source>Invalid: switched to AC power.</source>
        <translation>Ungültig: auf Netzbetrieb gewechselt.</translation>
    </message>
    <message>
        <source>the report is invalid</source>
        <translation>der Bericht ist ungültig</translation>
    </message>
    <message>
        <source>Direct requests of {size} are not possible here.</source>
        <translation>Direkte Anfragen von {size} sind hier nicht möglich.</translation>
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
        <source>Limit of {time} reached after {share}.</source>
        <translation>Grenze von {time} nach {share} erreicht.</translation>
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
        <source>it transferred no data</source>
        <translation>keine Daten übertragen</translation>
    </message>
    <message>
        <source>it did not finish in time</source>
        <translation>nicht rechtzeitig fertig</translation>
    </message>
    <message>
        <source>Install your distribution's package “{package}”.</source>
        <translation>Installieren Sie das Paket „{package}“ Ihrer Distribution.</translation>
    </message>
    <message>
        <source>Copy-on-write: random writes are slower than the drive.</source>
        <translation>Copy-on-Write: Zufällige Schreibzugriffe sind langsamer als das Laufwerk.</translation>
    </message>
    <message>
        <source>ZFS has its own cache: reads may come from memory.</source>
        <translation>ZFS hat einen eigenen Cache: Gelesenes kann aus dem Arbeitsspeicher kommen.</translation>
    </message>
    <message>
        <source>F2FS turns random writes into sequential ones.</source>
        <translation>F2FS macht aus zufälligem Schreiben sequenzielles.</translation>
    </message>
    <message>
        <source>An overlay: figures of the layer it writes to.</source>
        <translation>Ein Overlay: Werte der Schicht, in die es schreibt.</translation>
    </message>
    <message>
        <source>Encrypted: the figures include the CPU's work.</source>
        <translation>Verschlüsselt: Die Werte enthalten die Arbeit der CPU.</translation>
    </message>
    <message>
        <source>FUSE may cache requests.</source>
        <translation>FUSE kann Anfragen zwischenspeichern.</translation>
    </message>
    <message>
        <source>The Flatpak does not contain it.</source>
        <translation>Das Flatpak enthält es nicht.</translation>
    </message>
    <message>
        <source>Figures of the whole array {array} ({drives}).</source>
        <translation>Werte des ganzen Arrays {array} ({drives}).</translation>
    </message>
    <message>
        <source>This file system is read-only.</source>
        <translation>Dieses Dateisystem ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>You cannot write here. Choose another folder.</source>
        <translation>Sie können hier nicht schreiben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Files go through {layers} on {drives}.</source>
        <translation>Dateien gehen durch {layers} auf {drives}.</translation>
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
        <source>Not enough space: {needed} needed, {spare} kept free, {free} left.</source>
        <translation>Nicht genug Platz: {needed} nötig, {spare} bleiben frei, {free} übrig.</translation>
    </message>
    <message>
        <source>Enter a full path.</source>
        <translation>Geben Sie einen vollständigen Pfad ein.</translation>
    </message>
    <message>
        <source>Compression: measured data gains nothing.</source>
        <translation>Kompression: Testdaten gewinnen nichts.</translation>
    </message>
    <message>
        <source>Mounted with “sync”: every write waits.</source>
        <translation>Mit „sync“ eingehängt: Jeder Schreibvorgang wartet.</translation>
    </message>
    <message>
        <source>{path} is not fio.</source>
        <translation>{path} ist nicht fio.</translation>
    </message>
    <message>
        <source>To install it: {command}</source>
        <translation>Zum Installieren: {command}</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Es gibt keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>This is not a folder.</source>
        <translation>Dies ist kein Ordner.</translation>
    </message>
    <message>
        <source>Stopped by an internal error of the helper.</source>
        <translation>Durch einen internen Fehler des Hilfsprogramms gestoppt.</translation>
    </message>
    <message>
        <source>No space was left after {size}; the file was removed.</source>
        <translation>Nach {size} war kein Platz mehr; die Datei wurde entfernt.</translation>
    </message>
    <message>
        <source>Stopped after {size}: {free} free, {spare} kept.</source>
        <translation>Nach {size} gestoppt: {free} frei, {spare} bleiben.</translation>
    </message>
    <message>
        <source>The limit of {time} was reached after {size}.</source>
        <translation>Das Limit von {time} wurde nach {size} erreicht.</translation>
    </message>
    <message>
        <source>This file system has no direct I/O.</source>
        <translation>Dieses Dateisystem hat kein direktes I/O.</translation>
    </message>
    <message>
        <source>The limit of short writes was reached: {size}.</source>
        <translation>Die Grenze kurzer Schreibvorgänge wurde erreicht: {size}.</translation>
    </message>
    <message>
        <source>The limit of {time} was reached by short writes.</source>
        <translation>Das Limit von {time} wurde beim kurzen Schreiben erreicht.</translation>
    </message>
    <message>
        <source>Reads below {bytes} bytes are not possible.</source>
        <translation>Lesen unter {bytes} Byte ist nicht möglich.</translation>
    </message>
    <message>
        <source>Other use of the drive: {other}, against {own} here.</source>
        <translation>Andere Nutzung des Laufwerks: {other}, gegenüber {own} hier.</translation>
    </message>
    <message>
        <source>Part of the data came from memory.</source>
        <translation>Ein Teil der Daten kam aus dem Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>bonnie++ does not run as root.</source>
        <translation>bonnie++ läuft nicht als root.</translation>
    </message>
    <message>
        <source>DiskTune uses fio for such fast drives.</source>
        <translation>Für so schnelle Laufwerke verwendet DiskTune fio.</translation>
    </message>
    <message>
        <source>Asynchronous reads are not supported on this architecture.</source>
        <translation>Asynchrones Lesen wird auf dieser Architektur nicht unterstützt.</translation>
    </message>
    <message>
        <source>The drive ends here: {size} in {time} instead of {wanted}.</source>
        <translation>Das Laufwerk endet hier: {size} in {time} statt {wanted}.</translation>
    </message>
    <message>
        <source>{program} could not be started: {error}.</source>
        <translation>{program} konnte nicht gestartet werden: {error}.</translation>
    </message>
    <message>
        <source>It could not be read at {position}: {error}.</source>
        <translation>Es konnte bei {position} nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>Run {number}: {why}</source>
        <translation>Durchlauf {number}: {why}</translation>
    </message>
    <message>
        <source>No file can be created here: {error}.</source>
        <translation>Hier kann keine Datei erstellt werden: {error}.</translation>
    </message>
    <message>
        <source>It could not be written: {why}.</source>
        <translation>Es konnte nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>No data at {position}, before the end at {end}.</source>
        <translation>Keine Daten bei {position}, vor dem Ende bei {end}.</translation>
    </message>
    <message>
        <source>{drive} is no longer available.</source>
        <translation>{drive} ist nicht mehr verfügbar.</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>Die Messung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Other use of the drive is unknown.</source>
        <translation>Andere Nutzung des Laufwerks ist unbekannt.</translation>
    </message>
    <message>
        <source>No space is left; the file was removed: {error}.</source>
        <translation>Kein Platz mehr; die Datei wurde entfernt: {error}.</translation>
    </message>
    <message>
        <source>Reading it needs permission.</source>
        <translation>Zum Lesen ist eine Berechtigung nötig.</translation>
    </message>
    <message>
        <source>There is no medium in {drive}.</source>
        <translation>In {drive} ist kein Medium.</translation>
    </message>
    <message>
        <source>The CPU was busy; the drive may be faster.</source>
        <translation>Die CPU war ausgelastet; das Laufwerk ist vielleicht schneller.</translation>
    </message>
    <message>
        <source>The CPU may be the limit ({share} busy).</source>
        <translation>Die CPU ist vielleicht die Grenze ({share} ausgelastet).</translation>
    </message>
    <message>
        <source>Direct reads are not affected.</source>
        <translation>Direktes Lesen ist nicht betroffen.</translation>
    </message>
    <message>
        <source>The figure is not the drive's.</source>
        <translation>Der Wert ist nicht der des Laufwerks.</translation>
    </message>
    <message>
        <source>Part came from a cache: {moved} of {all} moved.</source>
        <translation>Ein Teil kam aus einem Cache: {moved} von {all} bewegt.</translation>
    </message>
    <message>
        <source>Stopped at {positions} of {all_positions} positions, {accesses} of {all_accesses} accesses.</source>
        <translation>Gestoppt bei {positions} von {all_positions} Positionen, {accesses} von {all_accesses} Zugriffen.</translation>
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
        <source>It is awake now ({mode}).</source>
        <translation>Es ist jetzt wach ({mode}).</translation>
    </message>
    <message>
        <source>Partition table reread: no partitions.</source>
        <translation>Partitionstabelle neu eingelesen: keine Partitionen.</translation>
    </message>
    <message>
        <source>The drivetemp driver would wake this drive.</source>
        <translation>Der Treiber drivetemp würde dieses Laufwerk wecken.</translation>
    </message>
    <message>
        <source>The drive is already in standby.</source>
        <translation>Das Laufwerk ist bereits im Standby.</translation>
    </message>
    <message>
        <source>It is asleep now ({mode}).</source>
        <translation>Es schläft jetzt ({mode}).</translation>
    </message>
    <message>
        <source>Cached data was written, and a flush command sent.</source>
        <translation>Zwischengespeicherte Daten wurden geschrieben und ein Flush-Befehl gesendet.</translation>
    </message>
    <message>
        <source>Cached data was written and dropped.</source>
        <translation>Die Daten im Cache wurden geschrieben und verworfen.</translation>
    </message>
    <message>
        <source>The drive is awake: it answered after {time}.</source>
        <translation>Das Laufwerk ist wach: Es antwortete nach {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Partition table reread: {n} partitions.</source>
        <translation>
            <numerusform>Partitionstabelle neu eingelesen: {n} Partition.</numerusform>
            <numerusform>Partitionstabelle neu eingelesen: {n} Partitionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm this first: {question}</source>
        <translation>Bestätigen Sie dies zuerst: {question}</translation>
    </message>
    <message>
        <source>The drive could not be woken over this connection.</source>
        <translation>Das Laufwerk könnte über diese Verbindung nicht aufgeweckt werden.</translation>
    </message>
    <message>
        <source>The drive sleeps until the next access resets it.</source>
        <translation>Das Laufwerk schläft, bis der nächste Zugriff es zurücksetzt.</translation>
    </message>
    <message>
        <source>The drive accepted the command.</source>
        <translation>Das Laufwerk hat den Befehl angenommen.</translation>
    </message>
    <message>
        <source>This helper is read-only.</source>
        <translation>Dieses Hilfsprogramm kann nur lesen.</translation>
    </message>
    <message>
        <source>A partition is in use: {uses}.</source>
        <translation>Eine Partition ist in Benutzung: {uses}.</translation>
    </message>
    <message>
        <source>A partition is in use.</source>
        <translation>Eine Partition wird benutzt.</translation>
    </message>
    <message>
        <source>It has not started. Check again later.</source>
        <translation>Es hat nicht begonnen. Sehen Sie später nach.</translation>
    </message>
    <message>
        <source>That trial is being reverted.</source>
        <translation>Diese Probe wird zurückgesetzt.</translation>
    </message>
    <message>
        <source>It has no identity: a restart would not revert it.</source>
        <translation>Ohne Identität setzt ein Neustart es nicht zurück.</translation>
    </message>
    <message>
        <source>That trial has already ended.</source>
        <translation>Diese Probe ist bereits beendet.</translation>
    </message>
    <message>
        <source>The trial is changing. Try again.</source>
        <translation>Die Probe ändert sich. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>It could not be ended: {why}.</source>
        <translation>Es konnte nicht beendet werden: {why}.</translation>
    </message>
    <message>
        <source>It has not ended. Check again later.</source>
        <translation>Es ist nicht beendet. Sehen Sie später nach.</translation>
    </message>
    <message>
        <source>Check again later.</source>
        <translation>Prüfen Sie es später erneut.</translation>
    </message>
    <message>
        <source>It could not be started: {why}.</source>
        <translation>Es konnte nicht gestartet werden: {why}.</translation>
    </message>
    <message>
        <source>Confirm the test, or wait for the array.</source>
        <translation>Bestätigen Sie den Test oder warten Sie auf das Array.</translation>
    </message>
    <message>
        <source>TRIM needs your confirmation.</source>
        <translation>TRIM erfordert Ihre Bestätigung.</translation>
    </message>
    <message>
        <source>A file system was unmounted. Nothing was trimmed.</source>
        <translation>Ein Dateisystem wurde ausgehängt. Es wurde nichts getrimmt.</translation>
    </message>
    <message>
        <source>TRIM was stopped.</source>
        <translation>TRIM wurde gestoppt.</translation>
    </message>
    <message>
        <source>The file system is gone, or fstrim (util-linux) is not installed.</source>
        <translation>Das Dateisystem ist weg, oder fstrim (util-linux) ist nicht installiert.</translation>
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
        <source>An experiment tests these values.</source>
        <translation>Ein Vergleichstest prüft diese Werte.</translation>
    </message>
    <message>
        <source>Trials cannot be listed from a sandbox.</source>
        <translation>Proben können aus einer Sandbox nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>Trials cannot be listed: {folder}: {reason}.</source>
        <translation>Proben können nicht aufgelistet werden: {folder}: {reason}.</translation>
    </message>
    <message>
        <source>On battery, {setting} has its own value.</source>
        <translation>Im Akkubetrieb hat {setting} einen eigenen Wert.</translation>
    </message>
    <message>
        <source>Saved for {saved}, now {present}. Delete them first.</source>
        <translation>Gespeichert für {saved}, jetzt {present}. Löschen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: its value is unknown.</source>
        <translation>{setting} kann nicht gespeichert werden: Der Wert ist unbekannt.</translation>
    </message>
    <message>
        <source>{setting} is now {value}, not {seen}. Save again.</source>
        <translation>{setting} ist jetzt {value}, nicht {seen}. Speichern Sie erneut.</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: {why}</source>
        <translation>{setting} kann nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <source>{setting} cannot be saved: {value} could not be restored.</source>
        <translation>{setting} kann nicht gespeichert werden: {value} wäre nicht wiederherstellbar.</translation>
    </message>
    <message>
        <source>{setting} has no saved value for AC power.</source>
        <translation>{setting} hat keinen gespeicherten Wert für Netzbetrieb.</translation>
    </message>
    <message>
        <source>No drive has this identity.</source>
        <translation>Kein Laufwerk hat diese Identität.</translation>
    </message>
    <message numerus="yes">
        <source>{n} read errors</source>
        <translation>
            <numerusform>{n} Lesefehler</numerusform>
            <numerusform>{n} Lesefehler</numerusform>
        </translation>
    </message>
    <message>
        <source>{work} of {name}</source>
        <translation>{work} von {name}</translation>
    </message>
    <message>
        <source>Only power mode and number of requests: {reason}.</source>
        <translation>Nur Energiemodus und Anzahl der Anfragen: {reason}.</translation>
    </message>
    <message>
        <source>kernel lockdown</source>
        <translation>Kernel-Lockdown</translation>
    </message>
    <message>
        <source>no tracefs</source>
        <translation>kein tracefs</translation>
    </message>
    <message>
        <source>Use a capture of disktune-helper, smartctl --json or hdparm --Istdout.</source>
        <translation>Verwenden Sie eine Aufzeichnung von disktune-helper oder die Ausgabe von smartctl --json oder hdparm --Istdout.</translation>
    </message>
    <message>
        <source>The capture is of another version of DiskTune.</source>
        <translation>Die Aufzeichnung stammt von einer anderen Version von DiskTune.</translation>
    </message>
    <message>
        <source>The file does not contain it.</source>
        <translation>Die Datei enthält es nicht.</translation>
    </message>
    <message>
        <source>The JSON is incomplete or damaged.</source>
        <translation>Das JSON ist unvollständig oder beschädigt.</translation>
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
        <source>The log page is truncated.</source>
        <translation>Die Protokollseite ist abgeschnitten.</translation>
    </message>
    <message>
        <source>It has an unknown format.</source>
        <translation>Das Format ist unbekannt.</translation>
    </message>
    <message>
        <source>It has {length} bytes.</source>
        <translation>Es hat {length} Byte.</translation>
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
        <source>Not an IDENTIFY page that ATA defines.</source>
        <translation>Keine von ATA definierte IDENTIFY-Seite.</translation>
    </message>
    <message>
        <source>The drive has not spun up: this page is incomplete.</source>
        <translation>Das Laufwerk ist nicht angelaufen: Diese Seite ist unvollständig.</translation>
    </message>
    <message>
        <source>Wrong checksum.</source>
        <translation>Falsche Prüfsumme.</translation>
    </message>
    <message>
        <source>The rotation rate is a reserved value.</source>
        <translation>Die Drehzahl ist ein reservierter Wert.</translation>
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
        <source>The SMART log</source>
        <translation>Das SMART-Protokoll</translation>
    </message>
    <message>
        <source>{page} has {length} bytes instead of {size}.</source>
        <translation>{page} hat {length} statt {size} Byte.</translation>
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
        <source>The drive aborted the command.</source>
        <translation>Das Laufwerk hat den Befehl abgebrochen.</translation>
    </message>
    <message>
        <source>The drive is locked by a password.</source>
        <translation>Das Laufwerk ist durch ein Passwort gesperrt.</translation>
    </message>
    <message>
        <source>Data was corrupted in transit. Check the cable.</source>
        <translation>Daten wurden bei der Übertragung verfälscht. Prüfen Sie das Kabel.</translation>
    </message>
    <message>
        <source>The drive is not ready.</source>
        <translation>Das Laufwerk ist nicht bereit.</translation>
    </message>
    <message>
        <source>The drive reported a medium error.</source>
        <translation>Das Laufwerk meldete einen Medienfehler.</translation>
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
        <source>The command is malformed.</source>
        <translation>Der Befehl ist fehlerhaft.</translation>
    </message>
    <message>
        <source>The drive was reset or replaced.</source>
        <translation>Das Laufwerk wurde zurückgesetzt oder ausgetauscht.</translation>
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
        <source>The command was lost in transit ({code}).</source>
        <translation>Der Befehl ging unterwegs verloren ({code}).</translation>
    </message>
    <message>
        <source>The command was not accepted ({code}).</source>
        <translation>Der Befehl wurde nicht angenommen ({code}).</translation>
    </message>
    <message>
        <source>Whether the command succeeded is unknown.</source>
        <translation>Ob der Befehl erfolgreich war, ist unbekannt.</translation>
    </message>
    <message>
        <source>The bridge did not return the drive's registers.</source>
        <translation>Die Bridge hat die Register des Laufwerks nicht zurückgegeben.</translation>
    </message>
    <message>
        <source>The drive sent another page.</source>
        <translation>Das Laufwerk lieferte eine andere Seite.</translation>
    </message>
    <message>
        <source>The smartctl output describes no drive.</source>
        <translation>Die Ausgabe von smartctl beschreibt kein Laufwerk.</translation>
    </message>
    <message>
        <source>smartctl could not read the drive: {why}.</source>
        <translation>smartctl konnte das Laufwerk nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>SATA {speed}</source>
        <translation>SATA {speed}</translation>
    </message>
    <message>
        <source>{drive} sent an empty page.</source>
        <translation>{drive} lieferte eine leere Seite.</translation>
    </message>
    <message>
        <source>The drive rejected the command (SCT status {code}).</source>
        <translation>Das Laufwerk hat den Befehl abgelehnt (SCT-Status {code}).</translation>
    </message>
    <message>
        <source>The drive is busy with another SCT command.</source>
        <translation>Das Laufwerk ist mit einem anderen SCT-Befehl beschäftigt.</translation>
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
        <translation>{file} konnte nicht gelesen werden: {why}.</translation>
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
        <source>unknown format</source>
        <translation>unbekanntes Format</translation>
    </message>
    <message>
        <source>Not read: {what}. {why}</source>
        <translation>Nicht gelesen: {what}. {why}</translation>
    </message>
    <message>
        <source>{drive} is now another drive. Refresh.</source>
        <translation>{drive} ist jetzt ein anderes Laufwerk. Aktualisieren Sie.</translation>
    </message>
    <message>
        <source>Earlier answers were lost.</source>
        <translation>Frühere Antworten gingen verloren.</translation>
    </message>
    <message>
        <source>The drive sent only zeros.</source>
        <translation>Das Laufwerk lieferte nur Nullen.</translation>
    </message>
    <message>
        <source>Wrong checksum, but used: {what}.</source>
        <translation>Falsche Prüfsumme, aber verwendet: {what}.</translation>
    </message>
    <message>
        <source>DiskTune cannot read counters of this drive.</source>
        <translation>DiskTune kann keine Zähler dieses Laufwerks lesen.</translation>
    </message>
    <message>
        <source>SMART data</source>
        <translation>SMART-Daten</translation>
    </message>
    <message>
        <source>SMART thresholds</source>
        <translation>SMART-Grenzwerte</translation>
    </message>
    <message>
        <source>list of logs</source>
        <translation>Liste der Protokolle</translation>
    </message>
    <message>
        <source>device statistics</source>
        <translation>Gerätestatistik</translation>
    </message>
    <message>
        <source>errors on the SATA link</source>
        <translation>Fehler auf dem SATA-Link</translation>
    </message>
    <message>
        <source>SMART log</source>
        <translation>SMART-Protokoll</translation>
    </message>
    <message>
        <source>list of log pages</source>
        <translation>Liste der Protokollseiten</translation>
    </message>
    <message>
        <source>SMART is off. Turn it on in Settings.</source>
        <translation>SMART ist aus. Schalten Sie es unter „Einstellungen“ ein.</translation>
    </message>
    <message>
        <source>log of self-tests</source>
        <translation>Selbsttestprotokoll</translation>
    </message>
    <message>
        <source>extended log of self-tests</source>
        <translation>erweitertes Selbsttestprotokoll</translation>
    </message>
    <message>
        <source>device statistics, page {number}</source>
        <translation>Gerätestatistik, Seite {number}</translation>
    </message>
    <message>
        <source>log page {code}</source>
        <translation>Protokollseite {code}</translation>
    </message>
    <message>
        <source>The drive does not report this</source>
        <translation>Das Laufwerk meldet dies nicht</translation>
    </message>
    <message>
        <source>The drive rejected this</source>
        <translation>Das Laufwerk hat dies abgelehnt</translation>
    </message>
    <message>
        <source>{why} (sense {codes}).</source>
        <translation>{why} (Sense {codes}).</translation>
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
        <source>The controller cannot save this</source>
        <translation>Der Controller kann dies nicht speichern</translation>
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
        <source>The drive reports no power conditions.</source>
        <translation>Das Laufwerk meldet keine Energiezustände.</translation>
    </message>
    <message>
        <source>A self-test slows that down.</source>
        <translation>Ein Selbsttest verlangsamt das.</translation>
    </message>
    <message>
        <source>USB enclosures can stop an idle drive and end the test.</source>
        <translation>USB-Gehäuse können ein ruhendes Laufwerk anhalten und den Test beenden.</translation>
    </message>
    <message>
        <source>The standby timer can end the test. Turn it off first.</source>
        <translation>Der Standby-Timer kann den Test beenden. Schalten Sie ihn vorher aus.</translation>
    </message>
    <message>
        <source>error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>recorded temperatures</source>
        <translation>aufgezeichnete Temperaturen</translation>
    </message>
    <message>
        <source>The array {array} is busy.</source>
        <translation>Das Array {array} ist beschäftigt.</translation>
    </message>
    <message>
        <source>extended error log, page {number}</source>
        <translation>erweitertes Fehlerprotokoll, Seite {number}</translation>
    </message>
    <message>
        <source>{volume} blocks TRIM: needs discard in /etc/crypttab, which shows unused blocks.</source>
        <translation>{volume} blockiert TRIM: nötig ist discard in /etc/crypttab, was unbenutzte Blöcke zeigt.</translation>
    </message>
    <message>
        <source>{device} or its bridge offers no TRIM.</source>
        <translation>{device} oder seine Bridge bietet kein TRIM.</translation>
    </message>
    <message>
        <source>Several computers share the file system.</source>
        <translation>Mehrere Computer nutzen das Dateisystem gemeinsam.</translation>
    </message>
    <message>
        <source>fstrim does not support {kind}.</source>
        <translation>fstrim unterstützt {kind} nicht.</translation>
    </message>
    <message>
        <source>The file system is in a file ({device}): TRIM would punch holes.</source>
        <translation>Das Dateisystem liegt in einer Datei ({device}): TRIM würde Löcher stanzen.</translation>
    </message>
    <message>
        <source>{device} is on the storage network.</source>
        <translation>{device} liegt im Speichernetz.</translation>
    </message>
    <message>
        <source>TRIM can fill a thin pool's metadata, which fails it. Check lvs first.</source>
        <translation>TRIM kann die Metadaten eines Thin-Pools füllen, sodass er ausfällt. Prüfen Sie zuerst lvs.</translation>
    </message>
    <message>
        <source>Whether the kernel sends TRIM is unknown.</source>
        <translation>Ob der Kernel TRIM sendet, ist unbekannt.</translation>
    </message>
    <message>
        <source>{device} has parity: TRIM needs devices_handle_discard_safely.</source>
        <translation>{device} hat Parität: TRIM braucht devices_handle_discard_safely.</translation>
    </message>
    <message>
        <source>{volume} blocks TRIM: needs allow-discards in /etc/integritytab.</source>
        <translation>{volume} blockiert TRIM: nötig ist allow-discards in /etc/integritytab.</translation>
    </message>
    <message>
        <source>The kernel sends no TRIM: this model loses data by it.</source>
        <translation>Der Kernel sendet kein TRIM: Dieses Modell verliert dadurch Daten.</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>device replacement</source>
        <translation>Ersetzen eines Geräts</translation>
    </message>
    <message>
        <source>device removal</source>
        <translation>Entfernen eines Geräts</translation>
    </message>
    <message>
        <source>degraded array {array}</source>
        <translation>degradiertes Array {array}</translation>
    </message>
    <message>
        <source>degraded pool {pool}</source>
        <translation>degradierter Pool {pool}</translation>
    </message>
    <message>
        <source>scrub</source>
        <translation>Scrub</translation>
    </message>
    <message>
        <source>A run of {size} gave no figure.</source>
        <translation>Ein Durchlauf mit {size} ergab keine Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} requests, too few for a 99th percentile.</source>
        <translation>
            <numerusform>Nur {n} Anfrage, zu wenig für ein 99. Perzentil.</numerusform>
            <numerusform>Nur {n} Anfragen, zu wenig für ein 99. Perzentil.</numerusform>
        </translation>
    </message>
    <message>
        <source>These settings cannot be switched: compare one value at a time.</source>
        <translation>Diese Einstellungen sind nicht umschaltbar: Vergleichen Sie jeweils einen Wert.</translation>
    </message>
    <message>
        <source>The volume is too small: at least 64 MiB are needed.</source>
        <translation>Das Volume ist zu klein: Mindestens 64 MiB sind nötig.</translation>
    </message>
    <message>
        <source>{volume} is on {count} devices.</source>
        <translation>{volume} liegt auf {count} Geräten.</translation>
    </message>
    <message>
        <source>The file system is no longer mounted.</source>
        <translation>Das Dateisystem ist nicht mehr eingehängt.</translation>
    </message>
    <message>
        <source>That comparison has ended.</source>
        <translation>Der Vergleich ist beendet.</translation>
    </message>
    <message>
        <source>{setting} could not be restored: {why}</source>
        <translation>{setting} konnte nicht wiederhergestellt werden: {why}</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>Der Vergleich wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Internal error: whether all values were restored is unknown.</source>
        <translation>Interner Fehler: Ob alle Werte wiederhergestellt wurden, ist unbekannt.</translation>
    </message>
    <message>
        <source>The drive did not answer {count} commands in time (iotmo_cnt).</source>
        <translation>Das Laufwerk hat {count} Befehle nicht rechtzeitig beantwortet (iotmo_cnt).</translation>
    </message>
    <message>
        <source>Requests took {time} ms, {count} times within {minutes} minutes.</source>
        <translation>Anfragen dauerten {time} ms, {count}-mal in {minutes} Minuten.</translation>
    </message>
    <message>
        <source>The drive counted {count} CRC errors.</source>
        <translation>Das Laufwerk zählte {count} CRC-Fehler.</translation>
    </message>
    <message>
        <source>The drive counted {count} uncorrected errors.</source>
        <translation>Das Laufwerk zählte {count} nicht korrigierte Fehler.</translation>
    </message>
    <message>
        <source>Another program set {setting} to {value}, which stays.</source>
        <translation>Ein anderes Programm setzte {setting} auf {value}; das bleibt.</translation>
    </message>
    <message>
        <source>The drive is gone; it is reverted later.</source>
        <translation>Das Laufwerk ist weg; es wird später zurückgesetzt.</translation>
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
        <source>Nothing would watch the trial: {error}.</source>
        <translation>Nichts würde die Probe überwachen: {error}.</translation>
    </message>
    <message>
        <source>It was ended before it began.</source>
        <translation>Es wurde beendet, bevor es begann.</translation>
    </message>
    <message>
        <source>Keep or revert the long trial of {drive} first.</source>
        <translation>Zuerst die Langzeitprobe von {drive} behalten oder zurücksetzen.</translation>
    </message>
    <message>
        <source>{file} cannot be read. Check the drive, then remove it.</source>
        <translation>{file} ist nicht lesbar. Prüfen Sie das Laufwerk, dann entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>Another window is busy. Try again later.</source>
        <translation>Ein anderes Fenster ist beschäftigt. Versuchen Sie es später.</translation>
    </message>
    <message>
        <source>Whether it applies is unknown.</source>
        <translation>Ob es gilt, ist unbekannt.</translation>
    </message>
    <message>
        <source>Not applied at boot: {why}.</source>
        <translation>Nicht beim Systemstart angewendet: {why}.</translation>
    </message>
    <message>
        <source>udisks treats -1 as a missing key.</source>
        <translation>udisks behandelt -1 wie einen fehlenden Schlüssel.</translation>
    </message>
    <message>
        <source>udisks sends the lowest 8 bits, {number}.</source>
        <translation>udisks sendet die untersten 8 Bit, {number}.</translation>
    </message>
    <message>
        <source>udisks sends level 0; only 255 turns it off.</source>
        <translation>udisks sendet Stufe 0; nur 255 schaltet aus.</translation>
    </message>
    <message>
        <source>Ignored: {text}; the key is {right}.</source>
        <translation>Ignoriert: {text}; der Schlüssel ist {right}.</translation>
    </message>
    <message>
        <source>{name} is not {value}</source>
        <translation>{name} ist nicht {value}</translation>
    </message>
    <message>
        <source>smartd ignores all after DEVICESCAN (line {line}).</source>
        <translation>smartd ignoriert alles nach DEVICESCAN (Zeile {line}).</translation>
    </message>
    <message>
        <source>Not applied: {why}.</source>
        <translation>Nicht angewendet: {why}.</translation>
    </message>
    <message>
        <source>line {line}: {text} is not valid</source>
        <translation>Zeile {line}: {text} ist ungültig</translation>
    </message>
    <message>
        <source>Ignored: {why}.</source>
        <translation>Ignoriert: {why}.</translation>
    </message>
    <message>
        <source>Ignored: {text} belongs in {group}.</source>
        <translation>Ignoriert: {text} gehört in {group}.</translation>
    </message>
    <message>
        <source>line {line} cannot be parsed</source>
        <translation>Zeile {line} ist nicht auswertbar</translation>
    </message>
    <message>
        <source>A later line overrides it.</source>
        <translation>Eine spätere Zeile hat Vorrang.</translation>
    </message>
    <message>
        <source>hdparm ignores command_line since version 9.39.</source>
        <translation>hdparm ignoriert command_line seit Version 9.39.</translation>
    </message>
    <message>
        <source>{text} is not valid</source>
        <translation>{text} ist ungültig</translation>
    </message>
    <message>
        <source>only the first {most} lines are used</source>
        <translation>nur die ersten {most} Zeilen werden verwendet</translation>
    </message>
    <message>
        <source>Names are compared whole, not as patterns.</source>
        <translation>Namen werden ganz verglichen, nicht als Muster.</translation>
    </message>
    <message>
        <source>{text} is not a device's path.</source>
        <translation>{text} ist kein Gerätepfad.</translation>
    </message>
    <message>
        <source>It runs only for sda to sdz and hda to hdz.</source>
        <translation>Es läuft nur für sda bis sdz und hda bis hdz.</translation>
    </message>
    <message>
        <source>The option follows a block, which is too late.</source>
        <translation>Die Option folgt einem Block; das ist zu spät.</translation>
    </message>
    <message>
        <source>A block without a closing brace is ignored.</source>
        <translation>Ein Block ohne schließende Klammer wird ignoriert.</translation>
    </message>
    <message>
        <source>Only the drive's first block (line {line}) counts.</source>
        <translation>Nur der erste Block des Laufwerks (Zeile {line}) zählt.</translation>
    </message>
    <message>
        <source>The script reads it as {text}.</source>
        <translation>Das Skript liest es als {text}.</translation>
    </message>
    <message>
        <source>It runs only for whole drives.</source>
        <translation>Es läuft nur für ganze Laufwerke.</translation>
    </message>
    <message>
        <source>hdparm stops at line {line}: {why}.</source>
        <translation>hdparm bricht in Zeile {line} ab: {why}.</translation>
    </message>
    <message>
        <source>hdparm reads {text} in line {line} as a drive, and stops.</source>
        <translation>hdparm liest {text} in Zeile {line} als Laufwerk und bricht ab.</translation>
    </message>
    <message>
        <source>hdparm stops here: {why}.</source>
        <translation>hdparm bricht hier ab: {why}.</translation>
    </message>
    <message>
        <source>a brace is missing</source>
        <translation>eine Klammer fehlt</translation>
    </message>
    <message>
        <source>Only hdparm before 9.52 reads this file.</source>
        <translation>Nur hdparm vor 9.52 liest diese Datei.</translation>
    </message>
    <message>
        <source>Only {file} of old Red Hat releases reads this.</source>
        <translation>Nur {file} alter Red-Hat-Versionen liest dies.</translation>
    </message>
    <message>
        <source>The service hdparm is in no runlevel.</source>
        <translation>Der Dienst hdparm ist in keinem Runlevel.</translation>
    </message>
    <message>
        <source>{file} line {line} overrides it.</source>
        <translation>{file} Zeile {line} hat Vorrang.</translation>
    </message>
    <message>
        <source>{file} line {line} excludes this key.</source>
        <translation>{file} Zeile {line} schließt diesen Schlüssel aus.</translation>
    </message>
    <message>
        <source>systemd needs a link in /etc/sysctl.d.</source>
        <translation>systemd braucht einen Link in /etc/sysctl.d.</translation>
    </message>
    <message>
        <source>NVMe drives have no such setting.</source>
        <translation>NVMe-Laufwerke haben keine solche Einstellung.</translation>
    </message>
    <message>
        <source>TLP needs AHCI_RUNTIME_PM_TIMEOUT to change drives.</source>
        <translation>TLP braucht AHCI_RUNTIME_PM_TIMEOUT, um Laufwerke zu ändern.</translation>
    </message>
    <message>
        <source>TLP is off: TLP_ENABLE in {file} line {line}.</source>
        <translation>TLP ist aus: TLP_ENABLE in {file} Zeile {line}.</translation>
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
        <source>TLP stops at {file} line {line}: not a number.</source>
        <translation>TLP bricht bei {file} Zeile {line} ab: keine Zahl.</translation>
    </message>
    <message>
        <source>TLP does nothing without {file}.</source>
        <translation>TLP tut ohne {file} nichts.</translation>
    </message>
    <message>
        <source>TLP accepts only NAME=value or NAME="value".</source>
        <translation>TLP akzeptiert nur NAME=value oder NAME="value".</translation>
    </message>
    <message>
        <source>DiskTune runs in a sandbox</source>
        <translation>DiskTune läuft in einer Sandbox</translation>
    </message>
    <message>
        <source>It could not be read as user nobody: {error}.</source>
        <translation>Es konnte als Benutzer nobody nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>run-parts skips such names.</source>
        <translation>run-parts überspringt solche Namen.</translation>
    </message>
    <message>
        <source>The file is not executable.</source>
        <translation>Die Datei ist nicht ausführbar.</translation>
    </message>
    <message>
        <source>Line {line} restores the earlier value.</source>
        <translation>Zeile {line} stellt den früheren Wert wieder her.</translation>
    </message>
    <message>
        <source>The script restores the earlier value.</source>
        <translation>Das Skript stellt den früheren Wert wieder her.</translation>
    </message>
    <message>
        <source>Only hooks in /usr/lib/systemd/system-sleep run.</source>
        <translation>Nur Hooks in /usr/lib/systemd/system-sleep laufen.</translation>
    </message>
    <message>
        <source>Only hooks in /etc/pm/sleep.d run.</source>
        <translation>Nur Hooks in /etc/pm/sleep.d laufen.</translation>
    </message>
    <message>
        <source>No service here runs {file}.</source>
        <translation>Hier führt kein Dienst {file} aus.</translation>
    </message>
    <message>
        <source>{unit} is not enabled.</source>
        <translation>{unit} ist nicht aktiviert.</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>Nicht verwendet: {why}.</translation>
    </message>
    <message>
        <source>too large for a configuration file</source>
        <translation>zu groß für eine Konfigurationsdatei</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>An earlier section matches all drives.</source>
        <translation>Ein früherer Abschnitt passt auf alle Laufwerke.</translation>
    </message>
    <message>
        <source>Only if it is lower now.</source>
        <translation>Nur wenn es jetzt niedriger ist.</translation>
    </message>
    <message>
        <source>Only if it is higher now.</source>
        <translation>Nur wenn es jetzt höher ist.</translation>
    </message>
    <message>
        <source>tuned stops at {file} line {line}.</source>
        <translation>tuned bricht bei {file} Zeile {line} ab.</translation>
    </message>
    <message>
        <source>tuned multiplies the current value by {text}.</source>
        <translation>tuned multipliziert den aktuellen Wert mit {text}.</translation>
    </message>
    <message>
        <source>tuned stops: no profile {name}.</source>
        <translation>tuned bricht ab: kein Profil {name}.</translation>
    </message>
    <message>
        <source>tuned has no variable {text}.</source>
        <translation>tuned hat keine Variable {text}.</translation>
    </message>
    <message>
        <source>tuned changes it with the load.</source>
        <translation>tuned ändert es mit der Last.</translation>
    </message>
    <message>
        <source>tuned restores {file} line {line}.</source>
        <translation>tuned stellt {file} Zeile {line} wieder her.</translation>
    </message>
    <message>
        <source>It depends on {key}.</source>
        <translation>Es hängt von {key} ab.</translation>
    </message>
    <message>
        <source>{file} line {line} replaces the program list.</source>
        <translation>{file} Zeile {line} ersetzt die Programmliste.</translation>
    </message>
    <message>
        <source>Enter the whole path of {program}.</source>
        <translation>Geben Sie den ganzen Pfad von {program} an.</translation>
    </message>
    <message>
        <source>There is no {file} here.</source>
        <translation>{file} ist hier nicht vorhanden.</translation>
    </message>
    <message>
        <source>Programs start without a shell: nothing is written.</source>
        <translation>Programme starten ohne Shell: Nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>unknown: {name}</source>
        <translation>unbekannt: {name}</translation>
    </message>
    <message>
        <source>{key} does not allow {what}</source>
        <translation>{key} erlaubt {what} nicht</translation>
    </message>
    <message>
        <source>{key} needs a name in braces</source>
        <translation>{key} braucht einen Namen in Klammern</translation>
    </message>
    <message>
        <source>RUN only starts programs</source>
        <translation>RUN startet nur Programme</translation>
    </message>
    <message>
        <source>quotes are missing after {key}</source>
        <translation>Anführungszeichen fehlen nach {key}</translation>
    </message>
    <message>
        <source>No drive has {file} in sysfs. Use {key}.</source>
        <translation>Kein Laufwerk hat {file} in sysfs. Nutzen Sie {key}.</translation>
    </message>
    <message>
        <source>It depends on {key} {text}.</source>
        <translation>Es hängt von {key} {text} ab.</translation>
    </message>
    <message>
        <source>Line {line} skips this line.</source>
        <translation>Zeile {line} überspringt diese Zeile.</translation>
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
        <source>{unit} is not started at boot</source>
        <translation>{unit} wird nicht beim Systemstart gestartet</translation>
    </message>
    <message>
        <source>{unit} is masked</source>
        <translation>{unit} ist maskiert</translation>
    </message>
    <message>
        <source>LVM sets it at activation: lvchange --readahead, else its own.</source>
        <translation>LVM setzt es beim Aktivieren: lvchange --readahead, sonst eigener Wert.</translation>
    </message>
    <message>
        <source>For volumes without lvchange --readahead.</source>
        <translation>Für Volumes ohne lvchange --readahead.</translation>
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
        <source>mdadm before 4.6 needs name= instead.</source>
        <translation>mdadm vor 4.6 braucht stattdessen name=.</translation>
    </message>
    <message>
        <source>Ignored: {text}; names begin with /dev/md/.</source>
        <translation>Ignoriert: {text}; Namen beginnen mit /dev/md/.</translation>
    </message>
    <message>
        <source>The line names no array.</source>
        <translation>Die Zeile nennt kein Array.</translation>
    </message>
    <message>
        <source>{text} is not the UUID of an array.</source>
        <translation>{text} ist nicht die UUID eines Arrays.</translation>
    </message>
    <message>
        <source>This level has neither copies nor parity.</source>
        <translation>Dieser Level hat weder Kopien noch Parität.</translation>
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
        <source>Started.</source>
        <translation>Gestartet.</translation>
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
        <source>Added.</source>
        <translation>Hinzugefügt.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Entfernt.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Die Prüfung wurde gestoppt.</translation>
    </message>
    <message>
        <source>The repair was stopped.</source>
        <translation>Die Reparatur wurde gestoppt.</translation>
    </message>
    <message>
        <source>The firmware's metadata has no room for a bitmap.</source>
        <translation>Die Firmware-Metadaten haben keinen Platz für eine Bitmap.</translation>
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
        <source>Too many members are missing.</source>
        <translation>Zu viele Mitglieder fehlen.</translation>
    </message>
    <message>
        <source>No check is running.</source>
        <translation>Es läuft keine Prüfung.</translation>
    </message>
    <message>
        <source>The operation is paused.</source>
        <translation>Der Vorgang ist angehalten.</translation>
    </message>
    <message>
        <source>No operation is running.</source>
        <translation>Es läuft kein Vorgang.</translation>
    </message>
    <message>
        <source>No operation is paused.</source>
        <translation>Kein Vorgang ist angehalten.</translation>
    </message>
    <message>
        <source>The array already has a bitmap.</source>
        <translation>Das Array hat bereits eine Bitmap.</translation>
    </message>
    <message>
        <source>A journal or PPL does the same.</source>
        <translation>Ein Journal oder PPL tut dasselbe.</translation>
    </message>
    <message>
        <source>The array has no bitmap.</source>
        <translation>Das Array hat keine Bitmap.</translation>
    </message>
    <message>
        <source>The bitmap is in a file. Use mdadm --grow --bitmap=none.</source>
        <translation>Die Bitmap ist in einer Datei. Verwenden Sie mdadm --grow --bitmap=none.</translation>
    </message>
    <message>
        <source>No bitmap change during a rebuild, check or pause.</source>
        <translation>Keine Bitmap-Änderung während Rebuild, Prüfung oder Pause.</translation>
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
        <source>Paused until you resume it or restart.</source>
        <translation>Angehalten bis zum Fortsetzen oder Neustart.</translation>
    </message>
    <message>
        <source>No answer for {seconds} s. Check again later.</source>
        <translation>Seit {seconds} s keine Antwort. Sehen Sie später nach.</translation>
    </message>
    <message>
        <source>No operation here can be boosted.</source>
        <translation>Kein Vorgang hier kann beschleunigt werden.</translation>
    </message>
    <message>
        <source>This array is not being boosted.</source>
        <translation>Dieses Array wird nicht beschleunigt.</translation>
    </message>
    <message>
        <source>The boost's result was not recorded.</source>
        <translation>Das Ergebnis der Beschleunigung wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>{array} is not an array.</source>
        <translation>{array} ist kein Array.</translation>
    </message>
    <message>
        <source>No array metadata were found.</source>
        <translation>Es wurden keine Array-Metadaten gefunden.</translation>
    </message>
    <message>
        <source>No member can be read.</source>
        <translation>Kein Mitglied ist lesbar.</translation>
    </message>
    <message>
        <source>The metadata are the firmware's.</source>
        <translation>Die Metadaten sind die der Firmware.</translation>
    </message>
    <message>
        <source>Reading {drive} would wake it.</source>
        <translation>Das Lesen würde {drive} aufwecken.</translation>
    </message>
    <message>
        <source>Files are measured as their owner. Start DiskTune without sudo.</source>
        <translation>Dateien werden als ihr Besitzer gemessen. Starten Sie DiskTune ohne sudo.</translation>
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
        <source>{op} is not available here.</source>
        <translation>{op} ist hier nicht verfügbar.</translation>
    </message>
    <message>
        <source>DiskTune's helper stopped.</source>
        <translation>Das Hilfsprogramm von DiskTune wurde beendet.</translation>
    </message>
    <message>
        <source>Not used for {time}.</source>
        <translation>{time} lang nicht benutzt.</translation>
    </message>
    <message>
        <source>Open for 8 hours.</source>
        <translation>Seit 8 Stunden offen.</translation>
    </message>
    <message>
        <source>The kernel did not keep the limit.</source>
        <translation>Der Kernel hat das Limit nicht beibehalten.</translation>
    </message>
    <message>
        <source>Another program has changed a limit. Check again.</source>
        <translation>Ein anderes Programm hat ein Limit geändert. Prüfen Sie es erneut.</translation>
    </message>
    <message>
        <source>btrfs-progs is not installed.</source>
        <translation>btrfs-progs ist nicht installiert.</translation>
    </message>
    <message>
        <source>DiskTune cannot see where the file system is mounted.</source>
        <translation>DiskTune sieht nicht, wo das Dateisystem eingehängt ist.</translation>
    </message>
    <message>
        <source>Mounted read-only: a scrub could not repair anything.</source>
        <translation>Schreibgeschützt eingehängt: Ein Scrub könnte nichts reparieren.</translation>
    </message>
    <message>
        <source>A scrub is already running.</source>
        <translation>Es läuft bereits ein Scrub.</translation>
    </message>
    <message>
        <source>No stopped scrub can be resumed.</source>
        <translation>Kein gestoppter Scrub kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>the file system is not mounted</source>
        <translation>das Dateisystem ist nicht eingehängt</translation>
    </message>
    <message>
        <source>Nothing changed within {seconds} s. See journalctl.</source>
        <translation>Seit {seconds} s keine Änderung. Siehe journalctl.</translation>
    </message>
    <message>
        <source>Limits hold until the scrub finishes.</source>
        <translation>Limits gelten bis zum Ende des Scrubs.</translation>
    </message>
    <message>
        <source>No limits hold.</source>
        <translation>Es gelten keine Limits.</translation>
    </message>
    <message>
        <source>Stop it with btrfs scrub cancel.</source>
        <translation>Stoppen Sie es mit btrfs scrub cancel.</translation>
    </message>
    <message>
        <source>No scrub is running.</source>
        <translation>Es läuft kein Scrub.</translation>
    </message>
    <message>
        <source>The kernel has no limit here (Linux 5.14).</source>
        <translation>Der Kernel hat hier kein Limit (Linux 5.14).</translation>
    </message>
    <message>
        <source>the kernel did not keep the limit</source>
        <translation>der Kernel hat das Limit nicht beibehalten</translation>
    </message>
    <message>
        <source>Restart DiskTune: btrfs was not in use when it was unlocked.</source>
        <translation>Starten Sie DiskTune neu: btrfs war beim Entsperren nicht in Gebrauch.</translation>
    </message>
    <message>
        <source>zpool is not installed (package zfsutils-linux).</source>
        <translation>zpool ist nicht installiert (Paket zfsutils-linux).</translation>
    </message>
    <message>
        <source>zpool did not answer: {why}.</source>
        <translation>zpool hat nicht geantwortet: {why}.</translation>
    </message>
    <message>
        <source>zpool status of {pool} cannot be understood.</source>
        <translation>zpool status von {pool} ist nicht verständlich.</translation>
    </message>
    <message>
        <source>The last scrub's record is damaged.</source>
        <translation>Der Eintrag des letzten Scrubs ist beschädigt.</translation>
    </message>
    <message>
        <source>Unlock to see the state of a scrub.</source>
        <translation>Entsperren Sie, um den Zustand eines Scrubs zu sehen.</translation>
    </message>
    <message>
        <source>The running system uses this drive and might not start again.</source>
        <translation>Das laufende System nutzt dieses Laufwerk und startet eventuell nicht mehr.</translation>
    </message>
    <message>
        <source>The timer's unit is unknown: it can only be turned off.</source>
        <translation>Die Einheit des Timers ist unbekannt: Er lässt sich nur ausschalten.</translation>
    </message>
    <message>
        <source>Turn on SMART in the same change.</source>
        <translation>Schalten Sie SMART in derselben Änderung ein.</translation>
    </message>
    <message>
        <source>Turn on EPC in the same change.</source>
        <translation>Schalten Sie EPC in derselben Änderung ein.</translation>
    </message>
    <message>
        <source>This drive does not allow it.</source>
        <translation>Dieses Laufwerk erlaubt dies nicht.</translation>
    </message>
    <message>
        <source>Supported, but not reported.</source>
        <translation>Unterstützt, aber nicht gemeldet.</translation>
    </message>
    <message>
        <source>This drive does not report whether it supports it.</source>
        <translation>Dieses Laufwerk meldet nicht, ob es das unterstützt.</translation>
    </message>
    <message>
        <source>{setting} is now {now}, not {expected}. Apply again.</source>
        <translation>{setting} ist jetzt {now}, nicht {expected}. Wenden Sie erneut an.</translation>
    </message>
    <message>
        <source>{setting} was set, but another change made it {value}.</source>
        <translation>{setting} wurde gesetzt, aber eine andere Änderung machte daraus {value}.</translation>
    </message>
    <message>
        <source>{setting}: accepted, but reading it back gives {value}.</source>
        <translation>{setting}: angenommen, aber zurückgelesen wird {value}.</translation>
    </message>
    <message>
        <source>Not applied: an earlier change failed.</source>
        <translation>Nicht angewendet: Eine frühere Änderung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Not reported; DiskTune last set this.</source>
        <translation>Nicht gemeldet; DiskTune hat dies zuletzt gesetzt.</translation>
    </message>
    <message>
        <source>Not reported, and not set since start or resume.</source>
        <translation>Nicht gemeldet und seit Start oder Aufwachen nicht gesetzt.</translation>
    </message>
    <message>
        <source>the file is not plain text in UTF-8</source>
        <translation>Die Datei ist kein reiner Text in UTF-8</translation>
    </message>
    <message>
        <source>the line is incomplete</source>
        <translation>die Zeile ist unvollständig</translation>
    </message>
    <message>
        <source>neither a [section] nor “key = value”</source>
        <translation>weder ein [Abschnitt] noch „Schlüssel = Wert“</translation>
    </message>
    <message>
        <source>“{key}” is outside any section</source>
        <translation>„{key}“ steht außerhalb aller Abschnitte</translation>
    </message>
    <message>
        <source>“{key}” appears more than twice; none is used</source>
        <translation>„{key}“ kommt mehr als zweimal vor; keine Zeile wird verwendet</translation>
    </message>
    <message>
        <source>“{key}” is also in line {first}; neither is used</source>
        <translation>„{key}“ steht auch in Zeile {first}; keine wird verwendet</translation>
    </message>
    <message>
        <source>[{section}] appears twice; lines from {first} count</source>
        <translation>[{section}] steht zweimal da; es zählen Zeilen ab {first}</translation>
    </message>
    <message>
        <source>In use: programs could not write.</source>
        <translation>In Benutzung: Programme könnten nicht schreiben.</translation>
    </message>
    <message>
        <source>The drive's kernel driver does not support it.</source>
        <translation>Der Kernel-Treiber des Laufwerks unterstützt es nicht.</translation>
    </message>
    <message>
        <source>This volume makes no requests: change {drives} instead.</source>
        <translation>Dieses Volume stellt keine Anfragen: Ändern Sie stattdessen {drives}.</translation>
    </message>
    <message>
        <source>The kernel chose {value}, which could not be restored.</source>
        <translation>Der Kernel wählte {value}; das wäre nicht wiederherstellbar.</translation>
    </message>
    <message>
        <source>This volume makes no requests.</source>
        <translation>Dieses Volume stellt keine Anfragen.</translation>
    </message>
    <message>
        <source>Only libata supports it.</source>
        <translation>Nur libata unterstützt dies.</translation>
    </message>
    <message>
        <source>The kernel would not flush the cache: data could be lost.</source>
        <translation>Der Kernel würde den Cache nicht leeren: Daten könnten verloren gehen.</translation>
    </message>
    <message>
        <source>{value} at present.</source>
        <translation>Derzeit {value}.</translation>
    </message>
    <message>
        <source>The kernel reports {found}.</source>
        <translation>Der Kernel meldet {found}.</translation>
    </message>
    <message>
        <source>This controller supports only one of them.</source>
        <translation>Dieser Controller unterstützt nur einen der beiden Werte.</translation>
    </message>
    <message>
        <source>The kernel does not accept {value}.</source>
        <translation>Der Kernel akzeptiert {value} nicht.</translation>
    </message>
    <message>
        <source>{setting}: {value} does not fit into its field.</source>
        <translation>{setting}: {value} passt nicht in das Feld.</translation>
    </message>
    <message>
        <source>{power} in state {state}</source>
        <translation>{power} in Zustand {state}</translation>
    </message>
    <message>
        <source>Maximum power: {powers}.</source>
        <translation>Maximale Leistung: {powers}.</translation>
    </message>
    <message>
        <source>The drive idles in state {state}.</source>
        <translation>Das Laufwerk ruht im Zustand {state}.</translation>
    </message>
    <message>
        <source>a newer DiskTune's file (format {format}): not used</source>
        <translation>Datei eines neueren DiskTune (Format {format}): nicht benutzt</translation>
    </message>
    <message>
        <source>[{section}] has no “identity”</source>
        <translation>[{section}] hat keine „identity“</translation>
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
        <source>“{key}” belongs in another file</source>
        <translation>„{key}“ gehört in eine andere Datei</translation>
    </message>
    <message>
        <source>“{key}” needs a value for AC power</source>
        <translation>„{key}“ braucht einen Wert für Netzbetrieb</translation>
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
        <source>[{section}] needs “version = {format}”</source>
        <translation>[{section}] braucht „version = {format}“</translation>
    </message>
    <message>
        <source>[{section}] is unknown</source>
        <translation>[{section}] ist unbekannt</translation>
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
        <source>{drive} reports no identity: it cannot be saved.</source>
        <translation>{drive} meldet keine Identität: nicht speicherbar.</translation>
    </message>
    <message>
        <source>{drive} and {twins} report the same identity.</source>
        <translation>{drive} und {twins} melden dieselbe Identität.</translation>
    </message>
    <message>
        <source>{drives} report the same identity.</source>
        <translation>{drives} melden dieselbe Identität.</translation>
    </message>
    <message>
        <source>Not seen for more than a year.</source>
        <translation>Seit über einem Jahr nicht gesehen.</translation>
    </message>
    <message>
        <source>Correct the file first: {problem}</source>
        <translation>Korrigieren Sie zuerst die Datei: {problem}</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}.</source>
        <translation>{file} konnte nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The firmware changed from {saved} to {present}. Check, then save again.</source>
        <translation>Die Firmware wechselte von {saved} zu {present}. Prüfen Sie, dann speichern Sie erneut.</translation>
    </message>
    <message>
        <source>{file} reads back differently.</source>
        <translation>{file} liest sich anders zurück.</translation>
    </message>
    <message>
        <source>{file} is not DiskTune's; it has no effect.</source>
        <translation>{file} ist nicht von DiskTune; sie hat keine Wirkung.</translation>
    </message>
    <message>
        <source>Another window tries or compares values here.</source>
        <translation>Ein anderes Fenster testet oder vergleicht hier Werte.</translation>
    </message>
    <message>
        <source>The earlier values are gone from {folder}.</source>
        <translation>Die früheren Werte fehlen in {folder}.</translation>
    </message>
    <message>
        <source>The trial could not be started: {why}.</source>
        <translation>Die Probe konnte nicht gestartet werden: {why}.</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>The trial could not be extended: {error}.</source>
        <translation>Die Probe konnte nicht verlängert werden: {error}.</translation>
    </message>
    <message>
        <source>The change stays on trial: {error}.</source>
        <translation>Die Änderung bleibt auf Probe: {error}.</translation>
    </message>
    <message>
        <source>This drive is not being recorded.</source>
        <translation>Dieses Laufwerk wird nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The process that starts programs exited. Unlock again.</source>
        <translation>Der Prozess, der Programme startet, wurde beendet. Entsperren Sie erneut.</translation>
    </message>
    <message>
        <source>{file} is not used: only root may own and write it.</source>
        <translation>{file} wird nicht benutzt: Nur root darf Eigentümer sein und schreiben.</translation>
    </message>
    <message>
        <source>{file} is not used: link or wrong kind of file.</source>
        <translation>{file} wird nicht benutzt: Link oder falsche Dateiart.</translation>
    </message>
    <message>
        <source>{file} is not used: over {most} KiB.</source>
        <translation>{file} wird nicht benutzt: größer als {most} KiB.</translation>
    </message>
    <message>
        <source>Internal error with {drive}. Report this: {mistake}.</source>
        <translation>Interner Fehler bei {drive}. Melden Sie dies: {mistake}.</translation>
    </message>
    <message>
        <source>{drive} reported an error: {message}.</source>
        <translation>{drive} meldete einen Fehler: {message}.</translation>
    </message>
    <message>
        <source>The system allows no further thread. Try again later.</source>
        <translation>Das System erlaubt keinen weiteren Thread. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>You have no permission to open {drive}.</source>
        <translation>Sie haben keine Berechtigung, {drive} zu öffnen.</translation>
    </message>
    <message>
        <source>{drive} is in use by another program or driver.</source>
        <translation>{drive} wird von einem anderen Programm oder Treiber genutzt.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Make it writable: {reason}.</source>
        <translation>{file} kann nicht geschrieben werden. Machen Sie die Datei beschreibbar: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Free some space: {reason}.</source>
        <translation>{file} kann nicht geschrieben werden. Schaffen Sie Platz: {reason}.</translation>
    </message>
    <message>
        <source>systemd does not run on this computer</source>
        <translation>systemd läuft auf diesem Computer nicht</translation>
    </message>
    <message>
        <source>{drive} cannot be part of a unit's name</source>
        <translation>{drive} kann nicht Teil eines Unit-Namens sein</translation>
    </message>
    <message>
        <source>{program} did not end within {seconds} s</source>
        <translation>{program} wurde nicht innerhalb von {seconds} s beendet</translation>
    </message>
    <message>
        <source>It printed more than {most} bytes</source>
        <translation>Es wurden mehr als {most} Byte ausgegeben</translation>
    </message>
    <message numerus="yes">
        <source>{n} more members may fail.</source>
        <translation>
            <numerusform>{n} weiteres Mitglied darf ausfallen.</numerusform>
            <numerusform>{n} weitere Mitglieder dürfen ausfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No members are in slots {slots}.</source>
        <translation>
            <numerusform>In Slot {slots} ist kein Mitglied.</numerusform>
            <numerusform>In den Slots {slots} sind keine Mitglieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stripes, {cost}</source>
        <translation>
            <numerusform>{n} Stripe, {cost}</numerusform>
            <numerusform>{n} Stripes, {cost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} members</source>
        <translation>
            <numerusform>{n} Mitglied</numerusform>
            <numerusform>{n} Mitglieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bad block ranges</source>
        <translation>
            <numerusform>{n} defekter Blockbereich</numerusform>
            <numerusform>{n} defekte Blockbereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{drive}: {settings} changed during the measurement. Measure again.</source>
        <translation>{drive}: {settings} während der Messung geändert. Messen Sie erneut.</translation>
    </message>
    <message>
        <source>{setting} ({before} → {after})</source>
        <translation>{setting} ({before} → {after})</translation>
    </message>
    <message numerus="yes">
        <source>{n} results since {month}</source>
        <translation>
            <numerusform>{n} Ergebnis seit {month}</numerusform>
            <numerusform>{n} Ergebnisse seit {month}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{titled}, {n} workloads: maximum {best} {unit}.</source>
        <translation>
            <numerusform>{titled}, {n} Workload: Maximum {best} {unit}.</numerusform>
            <numerusform>{titled}, {n} Workloads: Maximum {best} {unit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Median of {n} runs: {slowest} to {fastest} ({spread}).</source>
        <translation>
            <numerusform>Median von {n} Durchlauf: {slowest} bis {fastest} ({spread}).</numerusform>
            <numerusform>Median von {n} Durchläufen: {slowest} bis {fastest} ({spread}).</numerusform>
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
        <source>{n} errors</source>
        <translation>
            <numerusform>{n} Fehler</numerusform>
            <numerusform>{n} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} problems</source>
        <translation>
            <numerusform>{n} Problem</numerusform>
            <numerusform>{n} Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} changes</source>
        <translation>
            <numerusform>{n} Änderung</numerusform>
            <numerusform>{n} Änderungen</numerusform>
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
        <source>Cost of a layer: {layer}</source>
        <translation>Kosten einer Schicht: {layer}</translation>
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
        <source>{n} experiments: no faster value.</source>
        <translation>
            <numerusform>{n} Vergleichstest: kein schnellerer Wert.</numerusform>
            <numerusform>{n} Vergleichstests: kein schnellerer Wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {m} experiments found a faster value.</source>
        <translation>
            <numerusform>{n} von {m} Vergleichstests fand einen schnelleren Wert.</numerusform>
            <numerusform>{n} von {m} Vergleichstests fanden einen schnelleren Wert.</numerusform>
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
        <source>{n} days</source>
        <translation>
            <numerusform>{n} Tag</numerusform>
            <numerusform>{n} Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} months</source>
        <translation>
            <numerusform>{n} Monat</numerusform>
            <numerusform>{n} Monate</numerusform>
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
        <source>{n} checks not possible</source>
        <translation>
            <numerusform>{n} Prüfung nicht möglich</numerusform>
            <numerusform>{n} Prüfungen nicht möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} checks passed</source>
        <translation>
            <numerusform>{n} Prüfung bestanden</numerusform>
            <numerusform>{n} Prüfungen bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings ignored</source>
        <translation>
            <numerusform>{n} Befund ignoriert</numerusform>
            <numerusform>{n} Befunde ignoriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} found</source>
        <translation>
            <numerusform>{n} gefunden</numerusform>
            <numerusform>{n} gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} failing</source>
        <translation>
            <numerusform>{n} Ausfall droht</numerusform>
            <numerusform>{n} Ausfälle drohen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} need attention</source>
        <translation>
            <numerusform>{n} braucht Aufmerksamkeit</numerusform>
            <numerusform>{n} brauchen Aufmerksamkeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} blocks of ranges</source>
        <translation>
            <numerusform>bis zu {n} Block mit Bereichen</numerusform>
            <numerusform>bis zu {n} Blöcke mit Bereichen</numerusform>
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
        <source>From a file.</source>
        <translation>Aus einer Datei.</translation>
    </message>
    <message>
        <source>Read from the drive at {moment}.</source>
        <translation>Vom Laufwerk gelesen am {moment}.</translation>
    </message>
    <message>
        <source>From a file, read {moment}.</source>
        <translation>Aus einer Datei, gelesen am {moment}.</translation>
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
    <message numerus="yes">
        <source>{n} saved</source>
        <translation>
            <numerusform>{n} gespeichert</numerusform>
            <numerusform>{n} gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differ, set by {tools}</source>
        <translation>
            <numerusform>{n} weicht ab, gesetzt von {tools}</numerusform>
            <numerusform>{n} weichen ab, gesetzt von {tools}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differ now</source>
        <translation>
            <numerusform>{n} weicht jetzt ab</numerusform>
            <numerusform>{n} weichen jetzt ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} starts</source>
        <translation>
            <numerusform>{n} Start</numerusform>
            <numerusform>{n} Starts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} drives</source>
        <translation>
            <numerusform>{n} Laufwerk</numerusform>
            <numerusform>{n} Laufwerke</numerusform>
        </translation>
    </message>
    <message>
        <source>Masked: your note is left out.</source>
        <translation>Ihre Notiz zu diesem Laufwerk fehlt hier, weil Seriennummern unkenntlich gemacht werden.</translation>
    </message>
    <message numerus="yes">
        <source>{n} tests</source>
        <translation>
            <numerusform>{n} Test</numerusform>
            <numerusform>{n} Tests</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{n} devices are missing.</source>
        <translation>
            <numerusform>{n} Gerät fehlt.</numerusform>
            <numerusform>{n} Geräte fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulated computer</source>
        <translation>Simulierter Computer</translation>
    </message>
    <message>
        <source>An experiment tests this setting; its earlier value returns at the end.</source>
        <translation>Ein Vergleichstest prüft gerade Werte dieser Einstellung. Der frühere Wert wird an seinem Ende wiederhergestellt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} settings</source>
        <translation>
            <numerusform>{n} Einstellung</numerusform>
            <numerusform>{n} Einstellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far: {n} bursts of requests.</source>
        <translation>
            <numerusform>Bisher: {n} Burst von Anfragen.</numerusform>
            <numerusform>Bisher: {n} Bursts von Anfragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0 s</translation>
    </message>
    <message numerus="yes">
        <source>in standby {n} times</source>
        <translation>
            <numerusform>{n}-mal im Standby</numerusform>
            <numerusform>{n}-mal im Standby</numerusform>
        </translation>
    </message>
    <message>
        <source>active all the time</source>
        <translation>die ganze Zeit aktiv</translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier nights</source>
        <translation>
            <numerusform>{n} frühere Nacht</numerusform>
            <numerusform>{n} frühere Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times</source>
        <translation>
            <numerusform>{n}-mal</numerusform>
            <numerusform>{n}-mal</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{n} blocks</source>
        <translation>
            <numerusform>{n} Block</numerusform>
            <numerusform>{n} Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>median latency (p50)</source>
        <translation>Medianlatenz (p50)</translation>
    </message>
    <message>
        <source>99th-percentile latency (p99)</source>
        <translation>99. Perzentil der Latenz (p99)</translation>
    </message>
    <message>
        <source>The drive's own status predicts a failure.</source>
        <translation>Der Status des Laufwerks selbst sagt einen Ausfall voraus.</translation>
    </message>
    <message>
        <source>A self-test of the drive failed.</source>
        <translation>Ein Selbsttest des Laufwerks ist fehlgeschlagen.</translation>
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
        <source>Restore the affected files from a backup.</source>
        <translation>Stellen Sie die betroffenen Dateien aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Check the health of the drives.</source>
        <translation>Prüfen Sie den Zustand der Laufwerke.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
    <message>
        <source>Why Awake?</source>
        <translation>Warum wach?</translation>
    </message>
    <message>
        <source>Edit Note…</source>
        <translation>Notiz bearbeiten …</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Read IOPS</source>
        <translation>Lese-IOPS</translation>
    </message>
    <message>
        <source>Write IOPS</source>
        <translation>Schreib-IOPS</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>Degraded</source>
        <translation>Degradiert</translation>
    </message>
    <message>
        <source>{member} failed.</source>
        <translation>{member} ist ausgefallen.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Temp.</source>
        <translation>Temp.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Beendet.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>more than {time}</source>
        <translation>mehr als {time}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>Ersatz (Spare)</translation>
    </message>
    <message>
        <source>Boost…</source>
        <translation>Beschleunigen …</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <source>Single tests</source>
        <translation>Einzelne Tests</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Copy Command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation>&amp;Starten …</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>About {time}.</source>
        <translation>Etwa {time}.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Unterbrochen.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Not reported.</source>
        <translation>Nicht gemeldet.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Fast cache</source>
        <translation>Schneller Cache</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>LBA</source>
        <translation>LBA</translation>
    </message>
    <message>
        <source>Error Counters</source>
        <translation>Fehlerzähler</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Aktualisie&amp;ren</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Laufwerke</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>F&amp;ile size</source>
        <translation>&amp;Dateigröße</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Vergleichstest</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Powered on</source>
        <translation>Betriebszeit</translation>
    </message>
    <message>
        <source>Read speed</source>
        <translation>Lesetempo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>udev rule</source>
        <translation>udev-Regel</translation>
    </message>
    <message>
        <source>Other tool</source>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <source>hdparm option</source>
        <translation>hdparm-Option</translation>
    </message>
    <message>
        <source>System drive</source>
        <translation>Systemlaufwerk</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Data written</source>
        <translation>Geschriebene Daten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <source>Show Array</source>
        <translation>Array anzeigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet …</translation>
    </message>
    <message>
        <source>Set to {value}</source>
        <translation>Auf {value} setzen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Melden …</translation>
    </message>
    <message>
        <source>Report Problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>in standby</source>
        <translation>im Standby</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Benutzung</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Now → then</source>
        <translation>Jetzt → dann</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Lösc&amp;hen</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Review Changes…</source>
        <translation>Ände&amp;rungen prüfen …</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Ergebnisse suchen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>at boot</source>
        <translation>beim Systemstart</translation>
    </message>
    <message>
        <source>Saved for boot.</source>
        <translation>Für den Start gespeichert.</translation>
    </message>
    <message>
        <source>Set by</source>
        <translation>Gesetzt durch</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Running work</source>
        <translation>Laufende Arbeiten</translation>
    </message>
    <message>
        <source>&amp;More Time</source>
        <translation>&amp;Mehr Zeit</translation>
    </message>
</context><context>
    <name>Session</name>
    <message>
        <location filename="../client/session.py" />
        <location filename="../client/saved_session.py" />
        <source>The helper is missing. Reinstall DiskTune.</source>
        <translation>Das Hilfsprogramm fehlt. DiskTune neu installieren.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>Unlock first.</source>
        <translation>Zuerst entsperren.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>The password request was cancelled.</source>
        <translation>Die Passwortabfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <source>An earlier session ended with settings on trial; see History.</source>
        <translation>Eine frühere Sitzung endete mit Einstellungen auf Probe; siehe Verlauf.</translation>
    </message>
</context><context>
    <name>SettingDetails</name>
    <message>
        <location filename="../settings/details.py" />
        <source>Read at {time}.</source>
        <translation>Gelesen um {time}.</translation>
    </message>
</context><context>
    <name>SettingFacts</name>
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
        <location filename="../help/pane.py" />
        <location filename="../editing/setting_facts.py" />
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>Also known as</source>
        <translation>Auch bekannt als</translation>
    </message>
    <message>
        <location filename="../editing/setting_facts.py" />
        <source>{value}, as the drive reports</source>
        <translation>{value}, wie das Laufwerk meldet</translation>
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
        <source>{range}, or {off}</source>
        <translation>{range} oder {off}</translation>
    </message>
</context><context>
    <name>SettingPage</name>
    <message>
        <location filename="../help/pane.py" />
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
</context><context>
    <name>SettingRow</name>
    <message>
        <location filename="../saved_settings/saved_text.py" />
        <source>also {tool}</source>
        <translation>auch {tool}</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>sent, not readable</source>
        <translation>gesendet, nicht lesbar</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>set, was {value}</source>
        <translation>gesetzt, bisher {value}</translation>
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
        <source>Undo {setting}</source>
        <translation>{setting} rückgängig</translation>
    </message>
    <message>
        <location filename="../settings/row.py" />
        <source>About {setting}</source>
        <translation>Hilfe: {setting}</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>was {value}</source>
        <translation>bisher {value}</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>held back at boot</source>
        <translation>beim Systemstart zurückgehalten</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>{value} at boot</source>
        <translation>{value} beim Systemstart</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>no effect on {files}</source>
        <translation>wirkt nicht auf {files}</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>until restart</source>
        <translation>bis zum Neustart</translation>
    </message>
    <message>
        <location filename="../settings/row_view.py" />
        <source>as last set, not readable</source>
        <translation>wie zuletzt gesetzt, nicht lesbar</translation>
    </message>
    <message>
        <location filename="../settings/suggestions.py" />
        <source>Suggested: {value}, by the check-up</source>
        <translation>Vorschlag: {value}, laut Check-up</translation>
    </message>
    <message>
        <location filename="../settings/suggestions.py" />
        <source>Suggested: {value}, fastest in an experiment</source>
        <translation>Vorschlag: {value}, im Vergleichstest am schnellsten</translation>
    </message>
</context><context>
    <name>SettingSearch</name>
    <message>
        <location filename="../controls/controls.py" />
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <location filename="../controls/controls.py" />
        <source>By label, purpose, kernel file or tool</source>
        <translation>Nach Name, Zweck, Kernel-Datei oder Programm</translation>
    </message>
</context><context>
    <name>SettingsPage</name>
    <message>
        <location filename="../settings/drafting.py" />
        <source>Copied as commands.</source>
        <translation>Als Befehle kopiert.</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: the trial is reverted.</source>
        <translation>{drive}: Die Probe wird zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../settings/page.py" />
        <source>{drive}: unapplied changes are lost.</source>
        <translation>{drive}: nicht angewendete Änderungen gehen verloren.</translation>
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
        <source>No matching settings.</source>
        <translation>Keine passenden Einstellungen.</translation>
    </message>
</context><context>
    <name>SleepHold</name>
    <message>
        <location filename="../services/drive_work.py" />
        <source>Measuring or testing.</source>
        <translation>Messung oder Test.</translation>
    </message>
</context><context>
    <name>Speed</name>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>Usual: {range} ({basis})</source>
        <translation>Üblich: {range} ({basis})</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>Slower than it should be: {cause}</source>
        <translation>Langsamer als möglich: {cause}</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>Slower than it should be ({range})</source>
        <translation>Langsamer als üblich ({range})</translation>
    </message>
    <message>
        <location filename="../controls/speed_gauge.py" />
        <source>As fast as it should be</source>
        <translation>So schnell wie üblich</translation>
    </message>
</context><context>
    <name>Standby</name>
    <message>
        <location filename="../standby/words.py" />
        <source>Burst: requests without a pause of {time}.</source>
        <translation>Burst: Anfragen ohne Pause von {time}.</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Unit</source>
        <translation>Unit</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Through</source>
        <translation>Über</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Times awake</source>
        <translation>Wie oft wach</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Share in %</source>
        <translation>Anteil in %</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Last seen</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{times} · {sure}</source>
        <translation>{times} · {sure}</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>less often</source>
        <translation>seltener</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>more often</source>
        <translation>öfter</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>as before</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Standby in %</source>
        <translation>Standby in %</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Starts per hour</source>
        <translation>Starts pro Stunde</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Bursts per hour</source>
        <translation>Bursts pro Stunde</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Times per hour by {program}</source>
        <translation>Pro Stunde durch {program}</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{time}: {setting} {before} → {after}.</source>
        <translation>{time}: {setting} {before} → {after}.</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>{time}: {setting} set to {after}.</source>
        <translation>{time}: {setting} auf {after} gesetzt.</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>From the data sheet: saves {wh} Wh, {kwh} kWh a year.</source>
        <translation>Laut Datenblatt: spart {wh} Wh, {kwh} kWh im Jahr.</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>From the data sheet: costs {wh} Wh, {kwh} kWh a year.</source>
        <translation>Laut Datenblatt: kostet {wh} Wh, {kwh} kWh im Jahr.</translation>
    </message>
    <message>
        <location filename="../standby/words.py" />
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
</context><context>
    <name>StandbyPage</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>A night (8 h)</source>
        <translation>Eine Nacht (8 h)</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>24 hours</source>
        <translation>24 Stunden</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>3 days</source>
        <translation>3 Tage</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Time to record</source>
        <translation>Dauer der Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Stop Recording</source>
        <translation>Aufzeichnung &amp;stoppen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record Again</source>
        <translation>&amp;Erneut aufzeichnen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record an Hour</source>
        <translation>Eine &amp;Stunde aufzeichnen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record a Night</source>
        <translation>Eine &amp;Nacht aufzeichnen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record a Day</source>
        <translation>Einen &amp;Tag aufzeichnen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record 3 Days</source>
        <translation>&amp;3 Tage aufzeichnen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>&amp;Record</source>
        <translation>&amp;Aufzeichnen</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Recording shown</source>
        <translation>Angezeigte Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Compared with {recording}</source>
        <translation>Verglichen mit {recording}</translation>
    </message>
    <message>
        <location filename="../standby/controls.py" />
        <source>Running now</source>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Unlock to read recordings.</source>
        <translation>Zum Lesen der Aufzeichnungen entsperren.</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>All accesses</source>
        <translation>Alle Zugriffe</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Compare with another night</source>
        <translation>Mit einer anderen Nacht vergleichen</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Why awake?</source>
        <translation>Warum wach?</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Reading recordings…</source>
        <translation>Aufzeichnungen werden gelesen …</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Recording…</source>
        <translation>Aufzeichnung …</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Add it to {file}.</source>
        <translation>Kopiert. In {file} einfügen.</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Add it to the line in {file}, then restart.</source>
        <translation>Kopiert. In die Zeile in {file} einfügen, dann neu starten.</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Copied. Run it in a terminal.</source>
        <translation>Kopiert. Im Terminal ausführen.</translation>
    </message>
    <message>
        <location filename="../standby/page.py" />
        <source>Simulated: a night in 45 s.</source>
        <translation>Simuliert: eine Nacht in 45 s.</translation>
    </message>
</context><context>
    <name>Store</name>
    <message>
        <location filename="../store/database.py" />
        <location filename="../desktop/preferences.py" />
        <source>no write permission</source>
        <translation>keine Schreibberechtigung</translation>
    </message>
    <message>
        <location filename="../desktop/user_files.py" />
        <source>Locked by another window or the tray</source>
        <translation>Von anderem Fenster oder Tray gesperrt</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <location filename="../services/drive_notes.py" />
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>{path} cannot be used ({problem}); renamed to {name}.</source>
        <translation>{path} ist nicht nutzbar ({problem}); umbenannt in {name}.</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>{folder}: {why}. New results last until DiskTune closes.</source>
        <translation>{folder}: {why}. Neue Ergebnisse bleiben bis zum Schließen.</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>locked by another program</source>
        <translation>von einem anderen Programm gesperrt</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>no space is left</source>
        <translation>es ist kein Platz mehr frei</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>cannot be opened</source>
        <translation>nicht zu öffnen</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>reading or writing failed</source>
        <translation>Lesen oder Schreiben fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>invalid result</source>
        <translation>ungültiges Ergebnis</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>file of another program</source>
        <translation>Datei eines anderen Programms</translation>
    </message>
    <message>
        <location filename="../store/database.py" />
        <source>written by a later DiskTune</source>
        <translation>von neuerem DiskTune geschrieben</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <location filename="../store/differences.py" />
        <source>Unreadable result: {error}.</source>
        <translation>Nicht lesbares Ergebnis: {error}.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>This result has been deleted.</source>
        <translation>Dieses Ergebnis wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>Unreadable results: {error}.</source>
        <translation>Nicht lesbare Ergebnisse: {error}.</translation>
    </message>
    <message>
        <location filename="../store/store.py" />
        <source>{path} was moved or deleted. Restart DiskTune.</source>
        <translation>{path} wurde verschoben oder gelöscht. DiskTune neu starten.</translation>
    </message>
</context><context>
    <name>Strip</name>
    <message>
        <location filename="../mainwindow/strip/strip.py" />
        <source>All running work</source>
        <translation>Alle laufenden Arbeiten</translation>
    </message>
    <message>
        <location filename="../mainwindow/strip/strip.py" />
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
</context><context>
    <name>Tab</name>
    <message>
        <location filename="../pages.py" />
        <location filename="../overview/changes_card.py" />
        <source>Standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <location filename="../pages.py" />
        <source>Live</source>
        <translation>Live</translation>
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
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>Settings of other tools</source>
        <translation>Einstellungen anderer Programme</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>DiskTune applies the selected settings last at boot. Other tools' files stay.</source>
        <translation>DiskTune speichert die ausgewählten Einstellungen und wendet sie beim Start zuletzt an. Dateien anderer Programme bleiben unverändert.</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>No readable settings of other tools.</source>
        <translation>Keine lesbaren Einstellungen anderer Programme.</translation>
    </message>
    <message>
        <location filename="../saved_settings/exchange_dialog.py" />
        <source>No settings of other tools.</source>
        <translation>Keine Einstellungen anderer Programme.</translation>
    </message>
</context><context>
    <name>TakingAlong</name>
    <message>
        <location filename="../standby/controls.py" />
        <source>Export Recording</source>
        <translation>Aufzeichnung exportieren</translation>
    </message>
</context><context>
    <name>TargetBox</name>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Folder {path}</source>
        <translation>Ordner {path}</translation>
    </message>
    <message>
        <location filename="../profiles/own_dialog.py" />
        <location filename="../profiles/folder.py" />
        <source>Drive, read-only</source>
        <translation>Laufwerk, nur lesen</translation>
    </message>
    <message>
        <location filename="../profiles/folder.py" />
        <source>Choose folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
</context><context>
    <name>TestLog</name>
    <message>
        <location filename="../drive_health/logs_body.py" />
        <source>Earlier self-tests</source>
        <translation>Frühere Selbsttests</translation>
    </message>
</context><context>
    <name>TimerSwitch</name>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>&amp;Sample every hour</source>
        <translation>&amp;Stündlich erfassen</translation>
    </message>
    <message>
        <location filename="../drive_health/samples_view.py" />
        <source>Enables disktune-health.timer</source>
        <translation>Aktiviert disktune-health.timer</translation>
    </message>
</context><context>
    <name>Tray</name>
    <message>
        <location filename="../tray/indicator.py" />
        <location filename="../mainwindow/menus.py" />
        <source>No RAID arrays</source>
        <translation>Keine RAID-Arrays</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <location filename="../mainwindow/menus.py" />
        <source>RAID arrays unknown</source>
        <translation>RAID-Arrays unbekannt</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>slot {slot}</source>
        <translation>Slot {slot}</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Stopped or disconnected.</source>
        <translation>Angehalten oder getrennt.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Missing since the restart.</source>
        <translation>Seit dem Neustart verschwunden.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} disappeared</source>
        <translation>{array} ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: member failed</source>
        <translation>{array}: Mitglied ausgefallen</translation>
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
        <source>Lost: {members}.</source>
        <translation>Verloren: {members}.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Do not write to its drives: most such arrays can be reassembled.</source>
        <translation>Schreiben Sie nicht auf die Laufwerke: Meist lässt sich das Array wieder zusammensetzen.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} failed</source>
        <translation>{array} ist ausgefallen</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Its data is inaccessible.</source>
        <translation>Die Daten sind unzugänglich.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is inactive</source>
        <translation>{array} ist inaktiv</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: no spare</source>
        <translation>{array}: kein Ersatz</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{member} replaces it.</source>
        <translation>{member} ersetzt es.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array} is complete</source>
        <translation>{array} ist vollständig</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} started</source>
        <translation>{array}: {operation} gestartet</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Redundancy is reduced.</source>
        <translation>Die Redundanz ist verringert.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} running</source>
        <translation>{array}: {operation} läuft</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} ends {time} later</source>
        <translation>{array}: {operation} +{time}</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{after} since {time}, before {before}.</source>
        <translation>{after} seit {time}, vorher {before}.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Took {time}.</source>
        <translation>Dauerte {time}.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} finished</source>
        <translation>{array}: {operation} beendet</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>No mismatches.</source>
        <translation>Keine Abweichungen.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Ended at about {percent}%.</source>
        <translation>Endete bei etwa {percent} %.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stopped early</source>
        <translation>{array}: {operation} vorzeitig beendet</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>At {percent}% for a minute: a failing drive or other load.</source>
        <translation>Seit einer Minute bei {percent} %: defektes Laufwerk oder andere Last.</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>{array}: {operation} stalled</source>
        <translation>{array}: {operation} steht</translation>
    </message>
    <message>
        <location filename="../tray/event_text.py" />
        <source>Paused or waiting, at least {percent}% done.</source>
        <translation>Angehalten oder wartend, mindestens {percent} % erledigt.</translation>
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
        <source>{percent}%, {time} left.</source>
        <translation>{percent} %, noch {time}.</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>RAID state unknown: /proc/mdstat unreadable</source>
        <translation>RAID-Status unbekannt: /proc/mdstat nicht lesbar</translation>
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
        <source>{operation} {percent}%</source>
        <translation>{operation} {percent} %</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <source>{operation} waiting</source>
        <translation>{operation} wartet</translation>
    </message>
    <message>
        <location filename="../tray/main.py" />
        <source>{drive}: long trial ended</source>
        <translation>{drive}: Langzeitprobe beendet</translation>
    </message>
    <message>
        <location filename="../tray/main.py" />
        <source>{drive}: long trial reverted</source>
        <translation>{drive}: Langzeitprobe zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../tray/notifier.py" />
        <source>Mute</source>
        <translation>Stummschalten</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub started</source>
        <translation>{name}: Scrub gestartet</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>A scrub reads all data.</source>
        <translation>Ein Scrub liest alle Daten.</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: damaged data</source>
        <translation>{name}: beschädigte Daten</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: errors corrected</source>
        <translation>{name}: Fehler korrigiert</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub interrupted</source>
        <translation>{name}: Scrub unterbrochen</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>Resume it in DiskTune.</source>
        <translation>In DiskTune fortsetzen.</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub finished</source>
        <translation>{name}: Scrub beendet</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>Open DiskTune for the result.</source>
        <translation>Öffnen Sie DiskTune für das Ergebnis.</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub ended</source>
        <translation>{name}: Scrub zu Ende</translation>
    </message>
    <message>
        <location filename="../tray/scrub_monitor.py" />
        <source>{name}: scrub found errors</source>
        <translation>{name}: Scrub fand Fehler</translation>
    </message>
</context><context>
    <name>TrayMenu</name>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>&amp;Monitor from Login</source>
        <translation>Ab Anmeldung über&amp;wachen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Tray icon, and notifications of problems</source>
        <translation>Tray-Symbol und Meldungen bei Problemen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Muted &amp;Arrays</source>
        <translation>Stummgeschaltete &amp;Arrays</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Muted Drive &amp;Notifications</source>
        <translation>Stummgeschaltete Laufwerksbe&amp;nachrichtigungen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>Notify of drive and RAID problems</source>
        <translation>Bei Laufwerks- und RAID-Problemen benachrichtigen</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>The desktop forbids the start at login.</source>
        <translation>Der Desktop verbietet den Start bei der Anmeldung.</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>DiskTune still starts at login.</source>
        <translation>DiskTune startet weiterhin bei der Anmeldung.</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>The desktop could not be asked. {why}</source>
        <translation>Der Desktop konnte nicht gefragt werden. {why}</translation>
    </message>
    <message>
        <location filename="../mainwindow/menus.py" />
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context><context>
    <name>Trend</name>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} is {share} faster than {first}.</source>
        <translation>{second} ist {share} schneller als {first}.</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} is {share} slower than {first}.</source>
        <translation>{second} ist {share} langsamer als {first}.</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} and {first} are about the same.</source>
        <translation>{second} und {first} sind etwa gleich.</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>{second} differs by {share}, perhaps by chance.</source>
        <translation>{second} weicht um {share} ab, vielleicht zufällig.</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Between them: {settings}.</source>
        <translation>Dazwischen: {settings}.</translation>
    </message>
</context><context>
    <name>TrendView</name>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Line: slowest to fastest</source>
        <translation>Linie: langsamster bis schnellster</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Results over time</source>
        <translation>Ergebnisse im Zeitverlauf</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <location filename="../benchmark/trend.py" />
        <source>Select two dots.</source>
        <translation>Zwei Punkte auswählen.</translation>
    </message>
</context><context>
    <name>TrialBar</name>
    <message>
        <location filename="../overview/identify_text.py" />
        <location filename="../editing/trial_bar.py" />
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Revert</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Keep at &amp;Boot</source>
        <translation>Dauer&amp;haft behalten</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Trying on {drive}: reverts in {seconds} s</source>
        <translation>Probe auf {drive}: wird in {seconds} s zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Trying: reverts in {seconds} s</source>
        <translation>Probe: wird in {seconds} s zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Trying on {drive}: reverts in {seconds} s, if the helper runs</source>
        <translation>Probe auf {drive}: wird in {seconds} s zurückgesetzt, falls das Hilfsprogramm läuft</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Reverting the changes on {drive}…</source>
        <translation>Änderungen auf {drive} werden zurückgesetzt …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Checking {drive}…</source>
        <translation>{drive} wird geprüft …</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>The helper there reverts the changes on {drive} within 10 s; not yet confirmed.</source>
        <translation>Das Hilfsprogramm dort setzt die Änderungen auf {drive} innerhalb von 10 s zurück; noch nicht bestätigt.</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Changes on {drive} not reverted.</source>
        <translation>Änderungen auf {drive} nicht zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../editing/trial_bar.py" />
        <source>Changes on {drive}: reverted or not is unknown.</source>
        <translation>Änderungen auf {drive}: Ob zurückgesetzt, ist unbekannt.</translation>
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
</context><context>
    <name>TrialBars</name>
    <message>
        <location filename="../editing/trials.py" />
        <source>&amp;Each Drive</source>
        <translation>&amp;Einzeln</translation>
    </message>
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
        <source>Keep All at &amp;Boot</source>
        <translation>Alle dauer&amp;haft behalten</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Revert the earlier trial first.</source>
        <translation>Zuerst die frühere Probe zurücksetzen.</translation>
    </message>
    <message>
        <location filename="../editing/trials.py" />
        <source>Trying on {count} drives: reverts in {seconds} s</source>
        <translation>Probe auf {count} Laufwerken: wird in {seconds} s zurückgesetzt</translation>
    </message>
</context><context>
    <name>TrialReports</name>
    <message>
        <location filename="../settings/applying.py" />
        <source>Reverted there.</source>
        <translation>Dort zurückgesetzt.</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>{drive}: no result of the trial. Check the values.</source>
        <translation>{drive}: kein Ergebnis der Probe. Werte prüfen.</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <source>Try A&amp;gain</source>
        <translation>&amp;Erneut ausprobieren</translation>
    </message>
</context><context>
    <name>Trim</name>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>{place}: {size} trimmed in {time}.</source>
        <translation>{place}: {size} in {time} getrimmt.</translation>
    </message>
</context><context>
    <name>TrimDialog</name>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trims at most</source>
        <translation>Trimmt höchstens</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trims on deletion</source>
        <translation>Trimmt beim Löschen</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>File systems to trim</source>
        <translation>Zu trimmende Dateisysteme</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Mounts could not be read.</source>
        <translation>Einhängungen nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Nothing on it is mounted.</source>
        <translation>Nichts darauf ist eingehängt.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Reaches these drives: {drives}</source>
        <translation>Erreicht diese Laufwerke: {drives}</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trimming {place} ({number} of {count})…</source>
        <translation>{place} wird getrimmt ({number} von {count}) …</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Stopping…</source>
        <translation>Wird gestoppt …</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>&amp;Unlock and Trim…</source>
        <translation>&amp;Entsperren und trimmen …</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>&amp;Trim Now</source>
        <translation>Jetzt &amp;trimmen</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>TRIM frees unused blocks in the drive.</source>
        <translation>TRIM gibt ungenutzte Blöcke im Laufwerk frei.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Discards at most {size} of free space.</source>
        <translation>Verwirft höchstens {size} freien Platz.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Discards free space only.</source>
        <translation>Verwirft nur freien Platz.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Deleted files can no longer be recovered.</source>
        <translation>Gelöschte Dateien sind dann nicht mehr wiederherstellbar.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Takes seconds to minutes.</source>
        <translation>Dauert Sekunden bis Minuten.</translation>
    </message>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>Trim {drive}</source>
        <translation>{drive} trimmen</translation>
    </message>
</context><context>
    <name>TrimJob</name>
    <message>
        <location filename="../overview/trim_dialog.py" />
        <source>TRIM was interrupted.</source>
        <translation>TRIM wurde unterbrochen.</translation>
    </message>
</context><context>
    <name>UnlockBar</name>
    <message>
        <location filename="../controls/message.py" />
        <source>Unlock to read all values.</source>
        <translation>Zum Lesen aller Werte entsperren.</translation>
    </message>
</context><context>
    <name>UsedByCard</name>
    <message>
        <location filename="../overview/page.py" />
        <location filename="../overview/layers_view.py" />
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <location filename="../overview/layers_view.py" />
        <source>Copy as Text</source>
        <translation>Als Text kopieren</translation>
    </message>
</context><context>
    <name>VerdictSteps</name>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Show Reasons</source>
        <translation>Gründe anzeigen</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Wake and Read</source>
        <translation>Aufwecken und lesen</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <source>Replace this drive</source>
        <translation>Dieses Laufwerk ersetzen</translation>
    </message>
</context><context>
    <name>ViewPanel</name>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>&amp;Copy Table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../benchmark/view_panel.py" />
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context><context>
    <name>Views</name>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Nothing written.</source>
        <translation>Nichts geschrieben.</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>{size} written, {speed} now.</source>
        <translation>{size} geschrieben, jetzt {speed}.</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Median before and after</source>
        <translation>Median davor und danach</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Drop (95%)</source>
        <translation>Abfall (95 %)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Fast cache full (95%)</source>
        <translation>Schneller Cache voll (95 %)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>{least} to {most} {unit}.</source>
        <translation>{least} bis {most} {unit}.</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Free again</source>
        <translation>Wieder frei</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Lowest (95%)</source>
        <translation>Mindestens (95 %)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Highest (95%)</source>
        <translation>Höchstens (95 %)</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Fast cache by rest time</source>
        <translation>Schneller Cache nach Ruhezeit</translation>
    </message>
    <message>
        <location filename="../benchmark/long_write_views.py" />
        <source>Rest time</source>
        <translation>Ruhezeit</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency, {kind} ({count}): {told}, maximum {most}.</source>
        <translation>Latenz, {kind} ({count}): {told}, Maximum {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency, {kind} ({count}): maximum {most}.</source>
        <translation>Latenz, {kind} ({count}): Maximum {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency percentiles, {kind}</source>
        <translation>Latenz-Perzentile, {kind}</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>reads</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>writes</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>max</source>
        <translation>max.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency, {kind} ({count}): mostly {low} to {high}.</source>
        <translation>Latenz, {kind} ({count}): meist {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Latency histogram, {kind}</source>
        <translation>Latenz-Histogramm, {kind}</translation>
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
        <source>{metric}: median {median} {unit}, {least} to {most}.</source>
        <translation>{metric}: Median {median} {unit}, {least} bis {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{count} positions: median {median}, {least} to {most}.</source>
        <translation>{count} Positionen: Median {median}, {least} bis {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Throughput by position</source>
        <translation>Durchsatz nach Position</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Positions below half the median: {slow} of {count}.</source>
        <translation>Positionen unter dem halben Median: {slow} von {count}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Surface map</source>
        <translation>Oberflächenkarte</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>{count} accesses: median {median}, {least} to {most}.</source>
        <translation>{count} Zugriffe: Median {median}, {least} bis {most}.</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seek time</source>
        <translation>Seek-Zeit</translation>
    </message>
    <message>
        <location filename="../benchmark/measurement_views.py" />
        <source>Seek distance</source>
        <translation>Seek-Entfernung</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>Median latency</source>
        <translation>Medianlatenz</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{title} by queue depth</source>
        <translation>{title} nach Warteschlangentiefe</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{title} by threads</source>
        <translation>{title} nach Threads</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{title}, block size</source>
        <translation>{title}, Blockgröße</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>{share}% read</source>
        <translation>{share} % Lesen</translation>
    </message>
    <message>
        <location filename="../benchmark/view.py" />
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
</context><context>
    <name>Window</name>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../arrays/details.py" />
        <source>Enter or double-click shows the drive.</source>
        <translation>Eingabetaste oder Doppelklick zeigt das Laufwerk.</translation>
    </message>
    <message>
        <location filename="../editing/preset.py" />
        <location filename="../arrays/details.py" />
        <source>{file} is unreadable: {why}.</source>
        <translation>{file} ist nicht lesbar: {why}.</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../arrays/details.py" />
        <source>Values of the kernel</source>
        <translation>Werte des Kernels</translation>
    </message>
    <message>
        <location filename="../scrub/page.py" />
        <location filename="../history/page.py" />
        <location filename="../arrays/status_panel.py" />
        <source>{why} Read at {time}.</source>
        <translation>{why} Gelesen um {time}.</translation>
    </message>
    <message>
        <location filename="../overview/summary_cards.py" />
        <location filename="../home/problem_text.py" />
        <location filename="../arrays/status_panel.py" />
        <source>What to Copy First…</source>
        <translation>Was zuerst kopieren …</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/page.py" />
        <source>&amp;Wake Up and Start</source>
        <translation>&amp;Aufwecken und starten</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/page.py" />
        <source>Run {number} of {count}</source>
        <translation>Durchlauf {number} von {count}</translation>
    </message>
    <message>
        <location filename="../experiment/page.py" />
        <location filename="../benchmark/page.py" />
        <source>{number} of {count}: {progress}</source>
        <translation>{number} von {count}: {progress}</translation>
    </message>
    <message>
        <location filename="../home/page.py" />
        <location filename="../client/asked.py" />
        <source>Unlock to read it.</source>
        <translation>Zum Lesen entsperren.</translation>
    </message>
    <message>
        <location filename="../client/link.py" />
        <source>DiskTune's helper stopped. Unlock again.</source>
        <translation>Das Hilfsprogramm von DiskTune wurde beendet. Erneut entsperren.</translation>
    </message>
    <message>
        <location filename="../client/session.py" />
        <location filename="../client/link.py" />
        <source>The helper is not running.</source>
        <translation>Das Hilfsprogramm läuft nicht.</translation>
    </message>
    <message>
        <location filename="../drive_health/self_test_card.py" />
        <location filename="../drive_health/logs_body.py" />
        <source>No self-test so far.</source>
        <translation>Bisher kein Selbsttest.</translation>
    </message>
    <message>
        <location filename="../settings/applying.py" />
        <location filename="../drive_health/self_test_card.py" />
        <source>Waiting for the password…</source>
        <translation>Warten auf das Passwort …</translation>
    </message>
    <message>
        <location filename="../machines/column.py" />
        <location filename="../drives/panel.py" />
        <source>Find a drive by name, model, serial number, mount point or note</source>
        <translation>Laufwerk nach Name, Modell, Seriennummer, Einhängepunkt oder Notiz suchen</translation>
    </message>
    <message>
        <location filename="../editing/change_summary.py" />
        <source>{setting}: {before} → {after}</source>
        <translation>{setting}: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../services/ejector.py" />
        <source>No udisks2 in the sandbox; use the file manager.</source>
        <translation>Kein udisks2 in der Sandbox; nutzen Sie die Dateiverwaltung.</translation>
    </message>
</context><context>
    <name>WindowParts</name>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Language: restart needed</source>
        <translation>Sprache: Neustart nötig</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Restart DiskTune; the tray follows at login</source>
        <translation>DiskTune neu starten; der Tray folgt bei der Anmeldung</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Restart Now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive}: array stopped.</source>
        <translation>{drive}: Array angehalten.</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive}: volume closed.</source>
        <translation>{drive}: Volume geschlossen.</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive} is gone. Check cable and power.</source>
        <translation>{drive} ist weg. Kabel und Strom prüfen.</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Your changes were not applied.</source>
        <translation>Ihre Änderungen wurden nicht angewendet.</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>Select a removable drive.</source>
        <translation>Wechsellaufwerk auswählen.</translation>
    </message>
    <message>
        <location filename="../mainwindow/parts.py" />
        <source>{drive} is gone.</source>
        <translation>{drive} ist weg.</translation>
    </message>
</context><context>
    <name>WithoutCharts</name>
    <message>
        <location filename="../mainwindow/tabs.py" />
        <source>Charts need pyqtgraph. On Debian: {command}</source>
        <translation>Diagramme benötigen pyqtgraph. Unter Debian: {command}</translation>
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
        <source>Last set to {value} by DiskTune.</source>
        <translation>Zuletzt von DiskTune auf {value} gesetzt.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>Last set to {value} on {moment}.</source>
        <translation>Zuletzt am {moment} auf {value} gesetzt.</translation>
    </message>
    <message>
        <location filename="../text/wording.py" />
        <source>From the kernel. {reason}</source>
        <translation>Vom Kernel. {reason}</translation>
    </message>
</context><context>
    <name>Work</name>
    <message>
        <location filename="../mainwindow/strip/work_list.py" />
        <source>reverting the trial</source>
        <translation>Probe wird zurückgesetzt</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <location filename="../mainwindow/strip/work_list.py" />
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <location filename="../mainwindow/strip/work_list.py" />
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../tray/indicator.py" />
        <location filename="../services/running.py" />
        <location filename="../overview/layers_view.py" />
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{seconds} s left</source>
        <translation>noch {seconds} s</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{work}, cancelling…</source>
        <translation>{work}, wird abgebrochen …</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>boost</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{operation}, boosted</source>
        <translation>{operation}, beschleunigt</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>End Boost</source>
        <translation>Beschleunigung beenden</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the long trial continues.</source>
        <translation>{drive}: Die Langzeitprobe läuft weiter.</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the self-test continues.</source>
        <translation>{drive}: Der Selbsttest läuft weiter.</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the recording continues.</source>
        <translation>{drive}: Die Aufzeichnung läuft weiter.</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>trial</source>
        <translation>Probe</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>long trial</source>
        <translation>Langzeitprobe</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>blinking</source>
        <translation>Blinken</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>operation</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>ejecting</source>
        <translation>Auswerfen</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{work} {number} of {count}</source>
        <translation>{work} {number} von {count}</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the benchmark is cancelled.</source>
        <translation>{drive}: Der Benchmark wird abgebrochen.</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: the experiment is cancelled, values are restored.</source>
        <translation>{drive}: Der Vergleichstest wird abgebrochen, Werte werden wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../services/running.py" />
        <source>{drive}: TRIM is cancelled.</source>
        <translation>{drive}: TRIM wird abgebrochen.</translation>
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
        <translation>keine neuen</translation>
    </message>
</context></TS>
