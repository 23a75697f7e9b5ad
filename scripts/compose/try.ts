// npm run try:compose: does what docs/operations.md says in "In containers" with Docker, from a new clone: starts the site,
// takes the tour, restarts every container and upgrades under load, stops it, backs up and restores, checks containers and
// images, and upgrades from 1.0 and back. --working-tree tries files that are not committed yet, --retain leaves the
// containers, volumes and clone, --no-upgrade ends before the upgrade from 1.0.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { until } from '#scripts/cluster/processes.ts';
import { faultsOf, readContainers } from './containers.ts';
import { checkImages } from './images.ts';
import { type Load, startLoad } from './load.ts';
import { upgradeToChangedClone } from './next-release.ts';
import { SITE, saveCertificate, statusOf } from './pages.ts';
import { cloneRepository, copyWorkingTree, fitFileLimit, openProject, type Project, SECRETS, writeSecrets } from './project.ts';
import { restoreAll, takeBackup } from './restore.ts';
import { listServices, waitUntilHealthy } from './services.ts';
import { requestUntilRefused } from './stop-requests.ts';
import { upgradeAndReturn } from './upgrade.ts';

const FIRST_PAGE_WITHIN_MS = 600_000;
const REQUESTS_BEFORE_STOP_MS = 3_000;
const UNDISTURBED = ['web-1', 'web-2', 'worker', 'storage', 'backup', 'copy-pictures']; // no read may fail when they restart

const { values: options } = parseArgs({
  options: { 'working-tree': { type: 'boolean' }, retain: { type: 'boolean' }, 'no-upgrade': { type: 'boolean' } },
});
const started = performance.now();
const log = (text: string) => console.log(`── ${String(Math.round((performance.now() - started) / 1_000)).padStart(5)} s  ${text}`);
const faults: string[] = [];

await refuseRealSite();
const work = mkdtempSync('/var/tmp/stargrass-try-compose.');
const project = clone();
try {
  const caFile = await start();
  const { record, picture } = await tour(caFile);
  await describeContainers();
  const load = await startLoad(project, SITE, caFile);
  await restartEach(load);
  faults.push(...(await upgradeToChangedClone(project, load, caFile, log)));
  await stopUnderLoad(load, caFile);
  await compareHistory(load);
  await restore(load, caFile, [`/record/${record}`, picture]);
  await describeContainers();
  const { images, faults: found } = await checkImages(project);
  faults.push(...found);
  log(`${images.length} images checked for development tools, secrets and root: ${images.join(', ')}`);
  if (!options['no-upgrade']) {
    await removeAll();
    await upgradeAndReturn(work, project.folder, log);
  }
} catch (error) {
  faults.push(String(error));
  console.error(await project.compose('--ansi', 'never', 'logs', '--no-color', '--tail', '40').catch(() => ''));
} finally {
  if (!options.retain) {
    await removeAll().catch((error) => faults.push(String(error)));
    rmSync(work, { recursive: true, force: true });
  }
}
for (const fault of faults) console.error(fault);
log(faults.length === 0 ? 'passed' : `failed: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1); // after a failure, the load still runs

/** The clone has the same project name as a real site, whose volumes `removeAll` would delete. */
async function refuseRealSite(): Promise<void> {
  if (process.env.ENGINE !== 'system' || (await listVolumes()).length === 0) return;
  throw new Error('this Docker already has volumes of a project "stargrass", which would be deleted');
}

async function listVolumes(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('docker', ['volume', 'ls', '-q', '--filter', 'label=com.docker.compose.project=stargrass']);
  return stdout.split('\n').filter(Boolean);
}

async function removeAll(): Promise<void> {
  await project.compose('down', '--volumes', '--remove-orphans');
  // `down` knows only the database's volume that .env names.
  const left = await listVolumes();
  if (left.length > 0) await project.docker('volume', 'rm', ...left);
}

function clone(): Project {
  const folder = join(work, 'site');
  if (options['working-tree']) copyWorkingTree(folder);
  else cloneRepository(folder);
  writeSecrets(folder);
  if (process.env.ENGINE !== 'system') fitFileLimit(folder);
  log(`cloned; .env with ${SECRETS.length} secrets`);
  return openProject(folder);
}

/** Starts the site as a user does and waits for the first page. Returns the file of its certificate. */
async function start(): Promise<string> {
  process.env.SEED = 'demo';
  await project.compose('up', '--build', '--detach');
  log('docker compose up --build --detach has ended');
  const caFile = join(work, 'tls.crt');
  await saveCertificate(project, caFile);
  const isThere = await until(async () => (await statusOf('/', caFile)) === 200, FIRST_PAGE_WITHIN_MS, 500);
  if (!isThere) throw new Error('there is no first page');
  log(`the first page, ${((performance.now() - started) / 60_000).toFixed(1)} minutes after the clone`);
  await waitUntilHealthy(project);
  log(`healthy: ${(await listServices(project)).map(({ Service }) => Service).join(', ')}`);
  return caFile;
}

async function tour(caFile: string): Promise<{ record: string; picture: string }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: caFile };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/compose/tour.ts', SITE], { env });
  const lines = stdout.trim().split('\n');
  for (const line of lines) log(line);
  const [, record = '', picture = ''] = /^record (\S+) picture (\S+)$/.exec(lines.at(-1) ?? '') ?? [];
  return { record, picture };
}

async function describeContainers(): Promise<void> {
  for (const facts of await readContainers(project)) {
    faults.push(...faultsOf(facts));
    const { service, users, capabilities, memory } = facts;
    log(`${service.padEnd(13)} user ${users.join(', ').padEnd(5)} capabilities ${capabilities} memory ${memory}`);
  }
}

async function restartEach(load: Load): Promise<void> {
  for (const { Service: service } of await listServices(project)) {
    const seen = await load.during(async () => {
      await project.compose('restart', service);
      await waitUntilHealthy(project, service);
    });
    log(
      `${service.padEnd(13)} restarted in ${seen.seconds.toFixed(1)} s; longest time without a post ${seen.silenceSeconds.toFixed(1)} s; failed reads ${seen.failedReads}`,
    );
    if (UNDISTURBED.includes(service) && seen.failedReads > 0) faults.push(`${seen.failedReads} reads failed while ${service} restarted`);
  }
}

async function stopUnderLoad(load: Load, caFile: string): Promise<void> {
  await load.during(async () => {
    const requests = requestUntilRefused(SITE, readFileSync(caFile));
    await wait(REQUESTS_BEFORE_STOP_MS);
    const stopping = performance.now();
    await project.compose('stop');
    const seconds = (performance.now() - stopping) / 1_000;
    const { answered, unavailable, lost } = await requests;
    log(`stopped in ${seconds.toFixed(1)} s: ${answered} requests answered, ${unavailable} with 503, ${lost.length} lost`);
    faults.push(...lost.map((detail) => `lost at the stop: ${detail}`));
    await project.compose('up', '--detach');
    await waitUntilHealthy(project);
  });
}

async function compareHistory(load: Load): Promise<void> {
  const { operations, violations } = await load.finish();
  const count = (outcome: string) => operations.filter((each) => each.outcome === outcome).length;
  log(
    `${operations.length} posts: ${count('ok')} acknowledged, ${count('fail')} refused, ${count('info')} unknown; ${violations.length} violations`,
  );
  faults.push(...violations.map(({ kind, detail }) => `${kind}: ${detail}`));
}

async function restore(load: Load, caFile: string, paths: readonly string[]): Promise<void> {
  log(await takeBackup(project));
  for (const line of await restoreAll(project)) log(line);
  const violations = await load.check();
  log(`restored: every acknowledged post compared, ${violations.length} violations`);
  faults.push(...violations.map(({ kind, detail }) => `after the restore, ${kind}: ${detail}`));
  for (const path of paths) {
    const status = await statusOf(path, caFile);
    log(`${status} ${path}`);
    if (status !== 200) faults.push(`after the restore, ${path}: ${status}`);
  }
}
