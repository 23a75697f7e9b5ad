import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { type Db, openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { cloneDatabase, dropDatabase, ensureDatabase, ownDatabaseName, withDatabase } from '#data/own-database.ts';
import { seedCatalogue } from '#data/seeds/catalogue.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { renewSpans } from '#usecases/keyword-layer/renew-spans.ts';
import { foldRankings } from '#usecases/rankings/derive/fold-rankings.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { parseEnv } from '#wiring/env.ts';
import { atTime, stopClock } from './clock.ts';
import { asRole, createRoles } from './database-roles.ts';
import { testDeps } from './test-deps.ts';

/** The instant at which the clock of the demo template is stopped: 12:34 in Tokyo. */
export const DEMO_NOW = new Date('2026-03-01T03:34:56.789Z');

const SEEDED_AT = new Date('2026-01-01T00:00:00Z');

// Templates outlive a run. They are named after the hash of these source files and reused until the hash changes.
const SOURCES = [
  'src/{data,domain,usecases}/**/*.{ts,sql}',
  'content/**/*.{json,md}',
  'ops/database/*.sql',
  'tests/support/database/{template-database,database-roles}.ts',
];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted()) if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

// Both values are computed once per run. Processes that the test runner starts inherit them.
process.env.TEMPLATE_HASH ??= hashSources();
process.env.TEMPLATE_DAY ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

const PREFIX = 'stargrass_template_';
const nameOf = (kind: string) => `${PREFIX}${kind}_${process.env.TEMPLATE_HASH}_test`;
const siteKind = () => `site_${process.env.TEMPLATE_DAY}`;
const named = (kind: string) => withDatabase(parseEnv(process.env).DATABASE_URL, nameOf(kind));

/** The template of a migrated database with the catalogue. */
export const templateUrl = () => named('catalogue');

/** The template of a database with the catalogue and the demo community. Its clock is stopped at DEMO_NOW. */
export const demoTemplateUrl = () => named('demo');

/** The template with the demo community as of today and everything that the worker derives from it. */
const demoSiteTemplateUrl = () => named(siteKind());

const currentTemplates = () => ['catalogue', 'demo', siteKind()].map(nameOf);

/** Prevents other runs, for example of changed sources, from dropping the templates of this run, until the returned function is called. */
export async function holdTemplates(): Promise<() => Promise<void>> {
  const session = new Client({ connectionString: withDatabase(parseEnv(process.env).DATABASE_URL, 'postgres') });
  await session.connect();
  for (const name of currentTemplates()) await session.query('select pg_advisory_lock_shared(hashtext($1))', [name]);
  return () => session.end();
}

/** Creates the templates for database tests, unless they exist already. */
export default async function ensureTemplates(): Promise<() => Promise<void>> {
  const release = await holdTemplates();
  await ensureCatalogueTemplate();
  await ensureTemplate(demoTemplateUrl(), async (db) => {
    await stopClock(db, DEMO_NOW);
    await seedDemo(db);
  });
  return release;
}

const ensureCatalogueTemplate = () => ensureTemplate(templateUrl(), seedInThePast);

// Otherwise the texts would be newer than everything that a test with a clock of its own creates, as soon as that clock is
// behind the real one.
const seedInThePast = (db: Db) => atTime(db, SEEDED_AT, () => seedCatalogue(db));

/** Creates a database with only the catalogue, on any server. Replaces a database of the same name. */
export async function createCatalogueDatabase(url: string): Promise<void> {
  const template = withDatabase(url, nameOf('catalogue'));
  await ensureTemplate(template, seedInThePast);
  await replaceWithClone(template, url);
}

/** Creates a database with the demo community as of today. Replaces a database of the same name. */
export async function createDemoDatabase(url: string): Promise<void> {
  await ensureCatalogueTemplate();
  await ensureTemplate(demoSiteTemplateUrl(), async (db) => {
    await seedDemo(db);
    const catalogue = await loadCatalogue(db);
    const deps = { ...testDeps(), db, catalogue: async () => catalogue };
    await closeDueEvents(deps);
    await foldRankings(deps);
    await refreshTotals(deps);
    await measureEfforts(deps);
    await renewSpans(deps);
  });
  await replaceWithClone(demoSiteTemplateUrl(), url);
}

async function replaceWithClone(template: string, url: string): Promise<void> {
  await dropDatabase(url);
  await cloneDatabase(template, url);
}

/**
 * Fills a database under another name and renames it when complete, so that a killed run leaves no partial template.
 */
async function ensureTemplate(url: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  const name = ownDatabaseName(url);
  const server = new Client({ connectionString: withDatabase(url, 'postgres') });
  await server.connect();
  try {
    // Another run may create or drop templates at the same time.
    await server.query('select pg_advisory_lock(hashtext($1))', [PREFIX]);
    const found = await server.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [PREFIX]);
    const existing = found.rows.map(({ datname }) => datname);
    if (existing.includes(name)) return;
    const current = currentTemplates();
    for (const old of existing.filter((other) => !current.includes(other))) {
      // False while another run holds the template.
      const { rows } = await server.query<{ unused: boolean }>('select pg_try_advisory_lock(hashtext($1)) as unused', [old]);
      if (rows[0]?.unused) await server.query(`drop database if exists ${old}`).catch(() => {});
    }
    const unfinished = withDatabase(url, `${PREFIX}unfinished_${process.pid}_test`);
    if (name === current[0]) {
      await ensureDatabase(unfinished);
      await createRoles(unfinished);
      // Migrates with this role to prove that no migration needs a superuser.
      await migrate(asRole(unfinished, 'stargrass_migrate'));
    } else {
      await cloneDatabase(withDatabase(url, nameOf('catalogue')), unfinished);
    }
    const { db, close } = openDatabase(unfinished, { maxConnections: 1, statementTimeoutMs: 60_000 });
    await fill(db).finally(close);
    await server.query(`alter database ${ownDatabaseName(unfinished)} rename to ${name}`);
  } finally {
    await server.end();
  }
}
