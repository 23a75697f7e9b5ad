-- Archives WAL with pgBackRest. These are settings of the cluster instead of options of the server, because a restored
-- cluster must not archive until the operator enables it again (docs/backup.md).
alter system set archive_mode = on;
alter system set archive_timeout = '60s';
alter system set archive_command = 'pgbackrest --stanza=stargrass archive-push %p';
