import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '#scripts/cluster/processes.ts';
import { blocksOf, run } from './manual.ts';
import { saveCertificate, statusOf } from './pages.ts';
import { exportCommit, openProject, type Project, writeSecrets } from './project.ts';
import { waitUntilHealthy } from './services.ts';

const COMMIT_1_0 = readFileSync('scripts/try/commit-of-1.0.txt', 'utf8').trim(); // 1.0.0 was released without a tag
const SECRETS_1_0 = ['NEXTAUTH_SECRET', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY'];
const MANUAL = 'docs/upgrades.md';
const VOLUME_1_0 = 'stargrass_database';
const TOTALS_WITHIN_MS = 300_000;
const CHECKS = [['scripts/rankings.ts', 'verify', '--settled'], ['scripts/audit.ts'], ['scripts/evidence.ts']];

const fingerprint = (lastAudit: string) => readFileSync('scripts/try/upgrade-fingerprint.sql', 'utf8').replaceAll(':last', lastAudit);

/**
 * Fills the volumes of 1.0 with the demo community, executes "From 1.0 in containers" of docs/upgrades.md in a copy of
 * `release`, and takes the way back. No container or volume of the project may exist before. Throws when rows differ.
 */
export async function upgradeAndReturn(work: string, release: string, log: (text: string) => void): Promise<void> {
  const old = await fillSite1_0(join(work, 'site-1.0'));
  const lastAudit = await query(old, 'stargrass', 'select coalesce(max(audit_id), 0) from audit_log');
  const before = await query(old, 'stargrass', fingerprint(lastAudit));
  log(`1.0: ${before.replaceAll(/\|(\d+)\|\w+/g, ' $1').replaceAll('\n', ', ')}`);
  const expectSame = async (project: Project, user: string, when: string) => {
    const now = await query(project, user, fingerprint(lastAudit));
    if (now !== before) throw new Error(`rows differ ${when}:\n${before}\n${now}`);
    log(`the same rows ${when}`);
  };

  const folder = join(work, 'site-2.0');
  cpSync(release, folder, { recursive: true });
  copyFileSync(join(old.folder, '.env'), join(folder, '.env'));
  const [build = '', move = ''] = blocksOf(MANUAL, 'from-1.0-compose');
  await run(build, folder);
  const stopped = performance.now();
  await run(move, folder);
  const project = openProject(folder);
  await waitUntilHealthy(project);
  log(`2.0 is healthy ${Math.round((performance.now() - stopped) / 1_000)} s after 1.0 was stopped`);
  await expectSame(project, 'postgres', 'after the upgrade');
  const hasTotals = async () =>
    (await query(project, 'postgres', "select count(*) > 0 and bool_and(basis <> '') from total_generations")) === 't';
  if (!(await until(hasTotals, TOTALS_WITHIN_MS, 1_000))) throw new Error('the worker does not compute the totals');
  for (const check of CHECKS) log((await project.compose('run', '--rm', '-T', '--no-deps', 'migrate', 'node', ...check)).trim());
  await saveCertificate(project, join(work, 'tls-2.0.crt'));
  for (const path of ['/stage/201', '/developers']) {
    const status = await statusOf(path, join(work, 'tls-2.0.crt'));
    log(`${status} ${path}`);
    if (status !== 200) throw new Error(`after the upgrade, ${path}: ${status}`);
  }

  await project.compose('down');
  copyFileSync(join(work, 'before-2.0.env'), join(old.folder, '.env'));
  await old.compose('up', '--detach', '--wait', 'postgres');
  await expectSame(old, 'stargrass', 'in the volume of 1.0');
  await old.compose('down');
  await old.docker('volume', 'rm', VOLUME_1_0);
  for (const block of blocksOf(MANUAL, 'back-to-1.0-compose')) await run(block, old.folder);
  await expectSame(old, 'stargrass', 'after the way back from the dump');
  await old.compose('build', 'migrate'); // both releases give their images the same names
  log((await old.compose('run', '--rm', '-T', 'migrate', 'node', 'scripts/rankings.ts', 'verify')).trim());
}

/** Starts the services of 1.0 that write to volumes, without the site, which would have to be built, and fills them. */
async function fillSite1_0(folder: string): Promise<Project> {
  exportCommit(COMMIT_1_0, folder);
  writeSecrets(folder, SECRETS_1_0);
  const dockerfile = join(folder, 'ops/docker/Dockerfile');
  writeFileSync(dockerfile, readFileSync(dockerfile, 'utf8').replace(/^# syntax=.*\n/, '')); // would be pulled
  const old = openProject(folder);
  await old.compose('build', 'buckets', 'migrate');
  await old.compose('up', '--detach', '--wait', 'postgres', 'storage');
  await old.compose('run', '--rm', '-T', 'buckets');
  await old.compose('run', '--rm', '-T', 'migrate', 'sh', '-c', 'node scripts/db.ts migrate && node scripts/db.ts seed demo');
  return old;
}

async function query({ compose }: Project, user: string, sql: string): Promise<string> {
  const options = ['--no-psqlrc', '--no-align', '--tuples-only', '--username', user, '--dbname', 'stargrass', '--command'];
  return (await compose('exec', '-T', 'postgres', 'psql', ...options, sql)).trim();
}
