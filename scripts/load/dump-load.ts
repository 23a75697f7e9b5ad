// npm run dump:load [-- --records 1000000 --import]: measures memory and time of a dump of a generated site.
// Fills a temporary database, writes a dump into a temporary folder in a fresh process and prints the peak memory of that
// process. With --import it also builds a mirror. Compare two sizes: the memory must not grow with the number of records.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#data/db.ts';
import { openDumpSource } from '#data/gateways/dumps/dump-source.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { seedLoad } from '#data/seeds/load.ts';
import { readCount } from '#scripts/read-count.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { testDeps } from '#tests/support/database/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { importDump } from '#usecases/dumps/import-dump.ts';
import { writeDump } from '#usecases/dumps/write-dump.ts';
import { createDumps } from '#wiring/create-dumps.ts';
import { parseEnv } from '#wiring/env.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    import: { type: 'boolean', default: false },
    measure: { type: 'string' },
    url: { type: 'string' },
  },
});
const records = readCount('records', values.records, 100_000, 3_000);
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const newUrl = () => withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_dump_${randomUUID().slice(0, 8)}_test`);

/** Runs `work` and prints its duration and the highest memory use of each third of it, sampled ten times a second. */
async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const [started, samples] = [performance.now(), [process.memoryUsage.rss()]];
  const timer = setInterval(() => samples.push(process.memoryUsage.rss()), 100);
  await work().finally(() => clearInterval(timer));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const third = Math.ceil(samples.length / 3);
  const peaks = [0, 1, 2].map((part) => megabytes(Math.max(0, ...samples.slice(part * third, (part + 1) * third))));
  console.log(`${name} of ${records} records: ${seconds} s, peak memory of each third: ${peaks.join(', ')}`);
}

function depsAt(url: string, folder: string): { deps: Deps; close: () => Promise<void> } {
  const { db, close } = openDatabase(url, { maxConnections: 4, statementTimeoutMs: 0 });
  let catalogue: ReturnType<typeof loadCatalogue> | undefined;
  const load = () => {
    catalogue ??= loadCatalogue(db);
    return catalogue;
  };
  return { deps: { ...testDeps(), db, catalogue: load, dumps: createDumps({ STORAGE_DIRECTORY: folder }) }, close };
}

/** Measures one step in this process, which a parent started for it. */
async function measureStep(step: string, url: string, folder: string): Promise<void> {
  const { deps, close } = depsAt(url, folder);
  try {
    if (step === 'dump') return await measured(step, () => writeDump(deps));
    const [dumpId = ''] = (await readdir(join(folder, 'dumps'))).filter((name) => name !== 'unfinished');
    await measured(step, () => importDump(deps, openDumpSource(join(folder, 'dumps', dumpId)), { progress: () => {} }));
  } finally {
    await close();
  }
}

async function measureAll(folder: string): Promise<void> {
  const step = (name: string, url: string) =>
    spawnSync(
      process.execPath,
      [...process.execArgv, import.meta.filename, '--measure', name, '--url', url, '--records', String(records)],
      { stdio: 'inherit', env: { ...process.env, DUMP_FOLDER: folder } },
    );
  const [url, mirrorUrl] = [newUrl(), newUrl()];
  try {
    await createCatalogueDatabase(url);
    const { deps, close } = depsAt(url, folder);
    await seedLoad(deps.db, { records, players: Math.max(2_000, records / 50), crowd: 1_000, seed: 1 }, () => {}).finally(close);
    step('dump', url);
    if (!values.import) return;
    await ensureDatabase(mirrorUrl);
    await migrate(mirrorUrl);
    step('import', mirrorUrl);
  } finally {
    for (const each of [url, mirrorUrl]) await dropDatabase(each);
  }
}

if (values.measure !== undefined) {
  await measureStep(values.measure, values.url ?? '', process.env.DUMP_FOLDER ?? '');
} else {
  const folder = await mkdtemp(join(tmpdir(), 'stargrass-dump-load-'));
  await measureAll(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
