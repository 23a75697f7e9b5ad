// npm run db:new|migrate|seed|reset: what a developer or operator does to the database by hand.
import { readdirSync, writeFileSync } from 'node:fs';
import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, isOwnDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { parseEnv } from '#wiring/env.ts';

const MIGRATIONS = 'src/data/migrations';
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
    if (name === 'demo') console.log((await seedDemo(db)) ? 'seeded the demo site' : 'the site has players already; left alone');
    else console.log('seeded the catalogue');
  } finally {
    await close();
  }
}

function newMigration(name: string | undefined): void {
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('usage: npm run db:new -- add_what_to_what');
  const last = readdirSync(MIGRATIONS).sort().at(-1)?.slice(0, 4) ?? '0000';
  const file = `${MIGRATIONS}/${String(Number(last) + 1).padStart(4, '0')}_${name}.sql`;
  writeFileSync(file, '-- What this step does.\n-- Why it is needed.\n');
  console.log(file);
}

switch (verb) {
  case 'new':
    newMigration(argument);
    break;
  case 'migrate':
    await migrateDatabase();
    break;
  case 'seed':
    if (argument !== 'catalogue' && argument !== 'demo') throw new Error('usage: npm run db:seed -- catalogue|demo');
    await seed(argument);
    break;
  case 'reset':
    await dropDatabase(url()); // refuses a database that is not ours
    await migrateDatabase();
    await seed('demo');
    break;
  default:
    throw new Error('usage: npm run db:new|db:migrate|db:seed|db:reset');
}
