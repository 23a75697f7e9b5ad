import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fillTemplate, issueCertificate, makeFolder, writeOwned } from './files.ts';
import { NODES, type NodeNumber, nodeUser, pathsIn, REPOSITORY_ADDRESS, REPOSITORY_USER } from './layout.ts';
import { ownEnvironment } from './processes.ts';
import type { Settings } from './settings.ts';
import { nodeValues } from './template-values.ts';

const nodeConfig = (folder: string, node: NodeNumber): string => join(pathsIn(folder).node(node), 'pgbackrest.conf');
const repositoryConfig = (folder: string): string => join(pathsIn(folder).repository, 'pgbackrest.conf');

/** Writes pgBackRest's configuration for the nodes and for the repository server. */
export function configureBackups(folder: string, settings: Settings): void {
  const { repository } = pathsIn(folder);
  const own = REPOSITORY_USER.id;
  for (const each of ['', 'backups', 'spool', 'logs']) makeFolder(join(repository, each), own);
  issueCertificate(folder, 'repository', [REPOSITORY_ADDRESS, '127.0.0.1'], join(repository, 'node'), own);
  for (const node of NODES) {
    const [home, user] = [pathsIn(folder).node(node), nodeUser(node).id];
    for (const each of ['spool', 'logs']) makeFolder(join(home, each), user);
    const values = {
      ...nodeValues(folder, node, settings),
      REPOSITORY: REPOSITORY_ADDRESS,
      REPOSITORY_CONFIG: repositoryConfig(folder),
      SPOOL: join(home, 'spool'),
      PGBACKREST_LOGS: join(home, 'logs'),
    };
    writeOwned(nodeConfig(folder, node), fillTemplate('pgbackrest-node.conf', values) + offsite(settings), user);
  }
  const values = {
    AUTHORITY: pathsIn(folder).authority,
    ADDRESS: REPOSITORY_ADDRESS,
    CERTIFICATE: join(repository, 'node.crt'),
    KEY: join(repository, 'node.key'),
    REPOSITORY_PATH: join(repository, 'backups'),
    REPOSITORY_PASSPHRASE: settings.passwords.repository1,
    SPOOL: join(repository, 'spool'),
    PGBACKREST_LOGS: join(repository, 'logs'),
    ...Object.fromEntries(
      NODES.flatMap((node) => {
        const { ADDRESS = '', DATA = '', SOCKETS = '' } = nodeValues(folder, node, settings);
        return Object.entries({ ADDRESS, DATA, SOCKETS, NODE_CONFIG: nodeConfig(folder, node) }).map(([name, value]) => [
          `${name}_${node}`,
          value,
        ]);
      }),
    ),
  };
  writeOwned(repositoryConfig(folder), fillTemplate('pgbackrest-repository.conf', values) + offsite(settings), own);
}

/** Repository 2 on the test server for S3, when `scripts/services.sh run swift --` has started it; else none. */
function offsite({ passwords }: Settings): string {
  const { TEST_S3_TLS_PORT: port, TEST_S3_CA_FILE: ca, TEST_S3_ACCESS_KEY_ID: key, TEST_S3_SECRET_ACCESS_KEY: secret } = process.env;
  if (!port || !ca || !key || !secret) return '';
  const values = {
    BACKUP_BUCKET: `stargrass-cluster-${passwords.repository2.slice(0, 8)}`, // a new cluster cannot use the stanza of an old one
    BACKUP_ENDPOINT: '127.0.0.1',
    BACKUP_REGION: 'us-east-1',
    BACKUP_KEY: key,
    BACKUP_KEY_SECRET: secret,
    BACKUP_PASSPHRASE: passwords.repository2,
  };
  const ofServer = ['repo2-s3-uri-style=path', `repo2-storage-port=${port}`, `repo2-storage-ca-file=${ca}`];
  return `${fillTemplate('pgbackrest-s3.conf', values)}${ofServer.join('\n')}\n`;
}

/** Runs pgBackRest on the repository server and returns its output. Throws when it fails. */
export const runPgbackrest = (folder: string, ...args: string[]): string =>
  execFileSync('pgbackrest', [`--config=${repositoryConfig(folder)}`, '--stanza=stargrass', ...args], {
    cwd: '/',
    uid: REPOSITORY_USER.id,
    gid: REPOSITORY_USER.id,
    env: ownEnvironment(),
    encoding: 'utf8',
  });

/** Creates the stanza and the first full backup in each repository, unless there are backups. */
export function firstBackup(folder: string): void {
  const repositories = process.env.TEST_S3_TLS_PORT ? [1, 2] : [1];
  if (runPgbackrest(folder, 'info').includes('full backup')) return;
  if (repositories.length > 1) tryTo(() => runPgbackrest(folder, '--repo=2', 'repo-create')); // fails when the bucket exists
  runPgbackrest(folder, 'stanza-create');
  runPgbackrest(folder, 'check');
  for (const repository of repositories) runPgbackrest(folder, `--repo=${repository}`, '--type=full', 'backup');
}

function tryTo(run: () => void): void {
  try {
    run();
  } catch {
    // reported by the next command, if it matters
  }
}
