import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { firstBackup } from './backups.ts';
import { openCluster } from './cluster.ts';
import { configure } from './configure.ts';
import { CHECKOUT, NODES, pathsIn } from './layout.ts';
import { BACKUP_PARTS, LAUNCHED, splitPart } from './parts.ts';
import { checkVersion, installedVersion } from './patroni-version.ts';
import { until } from './processes.ts';
import { createSettings, type Options, readSettings } from './settings.ts';
import { prepareSite, superuserUrl, withClient } from './site.ts';

const SETTLES_WITHIN_MS = 180_000;

export type UpOptions = Omit<Options, 'patroni'> & { readonly patroni: string | undefined; readonly acceptDataLoss: boolean };

/** Starts the cluster and its site, from nothing or from the data that the folder has. Parts that run are left alone. */
export async function up(folder: string, { patroni, acceptDataLoss, ...options }: UpOptions): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  execFileSync(`${CHECKOUT}/scripts/cluster/install.sh`, [folder], { stdio: 'inherit' });
  const version = installedVersion(folder, patroni);
  checkVersion(version, { version: patroni, dataLoss: acceptDataLoss });
  const settings = settingsFor(folder, { ...options, patroni: version });
  if (!existsSync(`${CHECKOUT}/.next/standalone/server.js`)) throw new Error('the site is not built: npm run build');

  const seconds = stopwatch();
  const report = (text: string) => console.log(`${seconds()} s  ${text}`);
  configure(folder, settings);
  report(`configured for Patroni ${version}, strict ${settings.strict ? 'on' : 'off'}`);
  const cluster = openCluster(folder);
  const launch = (...kinds: string[]) => Promise.all(LAUNCHED.filter((part) => kinds.includes(splitPart(part).kind)).map(cluster.start));
  await launch('etcd');
  if (settings.backups) await Promise.all(BACKUP_PARTS.map(cluster.start)); // Patroni tries to make replicas from the repository
  await launch('patroni', 'haproxy');
  const maintenance = superuserUrl(folder, 'primary', settings, 'postgres');
  if (!(await until(() => acceptsWrite(maintenance), SETTLES_WITHIN_MS, 100)))
    throw new Error(`no write was accepted; see ${pathsIn(folder).logs}`);
  report('first write through HAProxy');
  if (!(await cluster.settled(SETTLES_WITHIN_MS))) throw new Error(`the cluster has no three members; see ${pathsIn(folder).logs}`);
  report(`${NODES.length} members with a synchronous standby`);
  if (settings.backups) {
    firstBackup(folder);
    report('first backups');
  }
  await prepareSite(folder, settings);
  report('database, roles and demo data');
  await launch('web', 'worker');
  await launch('varnish');
  await launch('nginx');
  report(`site: ${cluster.siteUrls.join(' and ')}, trust ${cluster.caFile}`);
}

function settingsFor(folder: string, options: Options) {
  const found = readSettings(folder);
  if (found === undefined) return createSettings(folder, options);
  for (const name of ['patroni', 'strict', 'backups', 'replicaReads', 'clocks', 'diskSize'] as const) {
    if (found[name] !== options[name])
      throw new Error(`the cluster was created with ${name} ${found[name]}: npm run cluster -- down --delete`);
  }
  return found;
}

/** Writes one row that is replicated like any other. */
const acceptsWrite = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    await client.query('create table if not exists written (at timestamptz)');
    await client.query('insert into written values (now())');
    return true;
  }).catch(() => wait(100, false));

function stopwatch(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
}

/** Removes everything but the downloaded Patroni. */
export function deleteData(folder: string): void {
  const { patroni } = pathsIn(folder);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (join(folder, name) !== patroni) rmSync(join(folder, name), { recursive: true });
  }
}
