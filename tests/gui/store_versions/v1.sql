BEGIN TRANSACTION;
CREATE TABLE result (
                id TEXT PRIMARY KEY,
                kind TEXT NOT NULL,
                at REAL NOT NULL,
                drive TEXT NOT NULL,
                identity TEXT NOT NULL,
                model TEXT NOT NULL,
                workload TEXT NOT NULL,
                figure REAL,
                unit TEXT NOT NULL,
                note TEXT NOT NULL,
                envelope TEXT NOT NULL,
                body TEXT NOT NULL
            );
INSERT INTO "result" VALUES('00000000000000000000000000000001','measurement',1790000002.0,'sda','wwn:50014ee2b0000001','Example Disk 1000','direct',150000000.0,'bytes/s','a note','{"id":"00000000000000000000000000000001","kind":"measurement","at":1790000002.0,"program":"DiskTune 0.1.0","drive":{"name":"sda","kind":"ata","identity":"wwn:50014ee2b0000001","model":"Example Disk 1000","serial":"WD-EX4MPL3","firmware":"01.01A01","wwn":"50014ee2b0000001","size_bytes":1000204886016,"logical_sector_bytes":512,"physical_sector_bytes":4096,"rotational":true,"link":"SATA 6 Gb/s"},"machine":{"model":"Example Works","processor":"Example CPU","memory_bytes":17179869184,"kernel":"6.1.0-28-amd64","system":"Debian GNU/Linux 12 (bookworm)"},"before":{"temperature_c":34.0,"power":"mains","governor":"schedutil","load":0.25},"after":{"temperature_c":36.0,"power":"mains","governor":"schedutil","load":0.9},"settings":[{"setting":"block.read_ahead","value":128,"source":"live"},{"setting":"ata.write_cache","value":false,"source":"cached"}],"workload":"direct","figure":150000000.0,"unit":"bytes/s"}','{"result":{"runs":[1,2.5,null,"ü"]}}');
INSERT INTO "result" VALUES('00000000000000000000000000000002','measurement',1790000000.25,'sda','wwn:50014ee2b0000001','Example Disk 1000','direct',NULL,'bytes/s','','{"id":"00000000000000000000000000000002","kind":"measurement","at":1790000000.25,"program":"DiskTune 0.1.0","drive":{"name":"sda","kind":"ata","identity":"wwn:50014ee2b0000001","model":"Example Disk 1000","serial":"WD-EX4MPL3","firmware":"01.01A01","wwn":"50014ee2b0000001","size_bytes":1000204886016,"logical_sector_bytes":512,"physical_sector_bytes":4096,"rotational":true,"link":"SATA 6 Gb/s"},"machine":{"model":"Example Works","processor":"Example CPU","memory_bytes":17179869184,"kernel":"6.1.0-28-amd64","system":"Debian GNU/Linux 12 (bookworm)"},"before":{"temperature_c":34.0,"power":"mains","governor":"schedutil","load":0.25},"after":{"temperature_c":36.0,"power":"mains","governor":"schedutil","load":0.9},"settings":[{"setting":"block.read_ahead","value":128,"source":"live"},{"setting":"ata.write_cache","value":false,"source":"cached"}],"workload":"direct","figure":null,"unit":"bytes/s"}','{"result":{"runs":[1,2.5,null,"ü"]}}');
CREATE INDEX result_at ON result (at);
COMMIT;
PRAGMA application_id = 1148414804;
PRAGMA user_version = 1;
