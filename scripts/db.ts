// npm run db:new|db:migrate|db:seed|db:reset: database commands for developers and operators.
import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, isOwnDatabase } from '#data/own-database.ts';
import { listEntries } from '#data/queries/site/catalogue.ts';
import { describeSchema } from '#data/schema/describe-schema.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { seedDemoEvents } from '#data/seeds/demo-events.ts';
import { type LoadPlan, seedLoad } from '#data/seeds/load.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { readCount } from './read-count.ts';

const MIGRATIONS = 'src/data/migrations';
const SCHEMA = 'src/data/schema.sql';
const [verb, argument] = process.argv.slice(2);
const url = () => parseEnv(process.env).DATABASE_URL;

async function migrateDatabase(): Promise<void> {
  if (isOwnDatabase(url())) await ensureDatabase(url());
  await migrate(url(), console.log);
}

async function seed(name: string | undefined): Promise<void> {
  const { db, close } = openDatabase(url(), { maxConnections: 1, statementTimeoutMs: 60_000 });
  try {
    await seedCatalogue(db);
    if (name !== 'demo') return console.log('seeded the catalogue');
    if (!(await seedDemo(db))) return console.log('the site already has players; nothing was changed');
    await seedDemoEvents(db);
    const catalogue = await loadCatalogue(db);
    // Freezes the results of ended events now, instead of waiting up to a minute for the worker to do so.
    await closeDueEvents({ db, catalogue: async () => catalogue });
    console.log('seeded the demo site');
  } finally {
    await close();
  }
}

/** Returns whether the database has a catalogue. Adds a running event to a local demo site whose events have ended. */
async function refreshDemo(): Promise<boolean> {
  const { db, close } = openDatabase(url(), { maxConnections: 1, statementTimeoutMs: 60_000 });
  try {
    if ((await listEntries(db)).length === 0) return false;
    if (isOwnDatabase(url())) await seedDemoEvents(db);
    return true;
  } finally {
    await close();
  }
}

/**
 * Prepares the database for `npm run dev`: migrates it, and seeds demo data if the catalogue is empty. Never seeds demo
 * data into a database that is not local.
 */
async function prepareForDevelopment(): Promise<void> {
  await migrateDatabase();
  if (await refreshDemo()) return;
  if (!isOwnDatabase(url())) return console.log('The catalogue is empty: run `npm run db:seed -- demo`.');
  console.log('The catalogue is empty: seeding the demo site…');
  await seed('demo');
}

/** Reads --records, --hot-board, --players, --seed and --totals. The defaults depend on the number of records. */
function readLoadPlan(): LoadPlan & { totals: boolean } {
  const options = {
    records: { type: 'string' },
    'hot-board': { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    totals: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args: process.argv.slice(4), options });
  const read = (name: Exclude<keyof typeof options, 'totals'>, otherwise: number, from: number) =>
    readCount(name, values[name], otherwise, from);
  // At least 3,000 records, because one player has a record on every stage board.
  const records = read('records', 60_000, 3_000);
  return {
    records,
    crowd: read('hot-board', Math.floor(records / 5), 1),
    players: read('players', Math.max(2_000, Math.floor(records / 50)), 1),
    seed: read('seed', 1, 0),
    totals: values.totals,
  };
}

async function seedLarge({ totals, ...plan }: LoadPlan & { totals: boolean }): Promise<void> {
  const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 0 });
  const started = performance.now();
  const progress = (step: string) => console.log(`${((performance.now() - started) / 1_000).toFixed(1).padStart(7)} s  ${step}`);
  try {
    await seedCatalogue(deps.db);
    if (!(await seedLoad(deps.db, plan, progress))) throw new Error('the site already has players; nothing was changed');
    progress('seeded');
    if (!totals) return; // totals take minutes on a large site, and the worker's job for them is already queued
    await refreshTotals(deps);
    progress('totals computed');
  } finally {
    await close();
  }
}

function newMigration(name: string | undefined): void {
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('usage: npm run db:new -- add_what_to_what');
  const files = [...readdirSync(MIGRATIONS), ...readdirSync(`${MIGRATIONS}/from-1.0`)];
  const last = files
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)
    ?.slice(0, 4);
  const file = `${MIGRATIONS}/${String(Number(last) + 1).padStart(4, '0')}_${name}.sql`;
  writeFileSync(file, '-- What this migration does.\n-- Why it is needed.\n');
  console.log(file);
}

async function writeSchema(): Promise<void> {
  const { db, close } = openDatabase(url(), { maxConnections: 1, statementTimeoutMs: 60_000 });
  try {
    writeFileSync(SCHEMA, await describeSchema(db));
  } finally {
    await close();
  }
}

switch (verb) {
  case 'new':
    newMigration(argument);
    break;
  case 'migrate':
    await migrateDatabase();
    break;
  case 'schema':
    await writeSchema();
    break;
  case 'prepare':
    await prepareForDevelopment();
    break;
  case 'seed':
    if (argument === 'load') await seedLarge(readLoadPlan());
    else if (argument === undefined || argument === 'catalogue' || argument === 'demo') await seed(argument);
    else throw new Error('usage: npm run db:seed -- catalogue|demo|load');
    break;
  case 'reset':
    await dropDatabase(url()); // throws if the database is not local
    await migrateDatabase();
    await seed('demo');
    break;
  default:
    throw new Error('usage: npm run db:new|db:migrate|db:seed|db:reset');
}
