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
import { foldRankings } from '#usecases/rankings/fold-rankings.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';
import { parseEnv } from '#wiring/env.ts';
import { stopClock } from './clock.ts';
import { asRole, createRoles } from './database-roles.ts';
import { testDeps } from './test-deps.ts';

/** The instant at which the clock of the demo template is stopped: 12:34 in Tokyo. */
export const DEMO_NOW = new Date('2026-03-01T03:34:56.789Z');

// Templates outlive a run: they are named after the hash of their sources and reused while it stays the same.
const SOURCES = [
  'src/{data,domain,usecases}/**/*.{ts,sql}',
  'content/**/*.{json,md}',
  'ops/database/*.sql',
  'tests/support/{template-database,database-roles}.ts',
];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted()) if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

// Computed once per run; processes that the test runner starts inherit both.
process.env.TEMPLATE_HASH ??= hashSources();
process.env.TEMPLATE_DAY ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

const PREFIX = 'stargrass_template_';
const nameOf = (kind: string) => `${PREFIX}${kind}_${process.env.TEMPLATE_HASH}_test`;
const siteKind = () => `site_${process.env.TEMPLATE_DAY}`;
const named = (kind: string) => withDatabase(parseEnv(process.env).DATABASE_URL, nameOf(kind));

/** Migrated, with the catalogue. */
export const templateUrl = () => named('catalogue');

/** With the demo community too, its clock stopped at DEMO_NOW. */
export const demoTemplateUrl = () => named('demo');

/** The demo community as of today, with everything that the worker derives from it. */
const demoSiteTemplateUrl = () => named(siteKind());

/** Creates missing templates of database tests. */
export default async function ensureTemplates(): Promise<void> {
  await ensureCatalogueTemplate();
  await ensureTemplate(demoTemplateUrl(), async (db) => {
    await stopClock(db, DEMO_NOW);
    await seedDemo(db);
  });
}

const ensureCatalogueTemplate = () => ensureTemplate(templateUrl(), seedCatalogue);

/** Creates a database with only the catalogue, on any server; replaces one of that name. */
export async function createCatalogueDatabase(url: string): Promise<void> {
  const template = withDatabase(url, nameOf('catalogue'));
  await ensureTemplate(template, seedCatalogue);
  await replaceWithClone(template, url);
}

/** Creates a database with the demo community as of today; replaces one of that name. */
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

/** Fills a database under another name and renames it when complete, so that a killed run leaves no partial template. */
async function ensureTemplate(url: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  const name = ownDatabaseName(url);
  const server = new Client({ connectionString: withDatabase(url, 'postgres') });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock(hashtext($1))', [PREFIX]); // another run may create or drop templates
    const found = await server.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [PREFIX]);
    const existing = found.rows.map(({ datname }) => datname);
    if (existing.includes(name)) return;
    const current = ['catalogue', 'demo', siteKind()].map(nameOf);
    for (const old of existing.filter((other) => !current.includes(other)))
      await server.query(`drop database if exists ${old}`).catch(() => {}); // one in use stays
    const unfinished = withDatabase(url, `${PREFIX}unfinished_${process.pid}_test`);
    if (name === current[0]) {
      await ensureDatabase(unfinished);
      await createRoles(unfinished);
      await migrate(asRole(unfinished, 'stargrass_migrate')); // so that no migration needs a superuser
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
