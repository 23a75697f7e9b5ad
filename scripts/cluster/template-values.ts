import { join } from 'node:path';
import { HAPROXY_ADDRESS, NODES, type NodeNumber, nodeAddress, nodeUser, POSTGRES_BIN, pathsIn } from './layout.ts';
import type { Settings } from './settings.ts';

const ARCHIVE = 'pgbackrest --stanza=stargrass archive-push %p';
const RESTORE = 'pgbackrest --stanza=stargrass archive-get %f \\"%p\\"';

/** Values that are the same on all servers. */
export const sharedValues = (folder: string): Record<string, string> => ({
  AUTHORITY: pathsIn(folder).authority,
  HAPROXY_ADDRESS,
  HAPROXY_SOCKET: join(pathsIn(folder).haproxy, 'admin.sock'),
  ...Object.fromEntries(NODES.map((node) => [`ADDRESS_${node}`, nodeAddress(node)])),
});

/** Values of the templates for one node. */
export function nodeValues(folder: string, node: NodeNumber, settings: Settings): Record<string, string> {
  const own = pathsIn(folder).node(node);
  return {
    ...sharedValues(folder),
    NODE: `n${node}`,
    ADDRESS: nodeAddress(node),
    CERTIFICATE: join(own, 'node.crt'),
    KEY: join(own, 'node.key'),
    ETCD_DATA: join(own, 'etcd'),
    POSTGRES_BIN: settings.clocks ? pathsIn(folder).clockedBin(node) : POSTGRES_BIN,
    DATA: pathsIn(folder).data(node),
    PGPASS: join(own, 'pgpass'),
    SOCKETS: join(own, 'run'),
    UNIX_USER: nodeUser(node).name,
    NETWORK: '127.0.0.0/8',
    SUPERUSER_PASSWORD: settings.passwords.superuser,
    REPLICATION_PASSWORD: settings.passwords.replication,
    REWIND_PASSWORD: settings.passwords.rewind,
    SYNCHRONOUS_MODE: settings.patroni.startsWith('3.') ? 'true' : 'quorum', // quorum commit came with 4.0
    STRICT: String(settings.strict),
    ARCHIVE_MODE: settings.backups ? 'on' : 'off',
    ARCHIVE_COMMAND: settings.backups ? ARCHIVE : '',
    RESTORE_COMMAND: settings.backups ? RESTORE : '',
    REPLICA_METHODS: settings.backups ? 'pgbackrest, basebackup' : 'basebackup',
  };
}
