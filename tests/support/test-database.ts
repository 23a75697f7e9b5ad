import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Db, openDatabase } from '#data/db.ts';
import { cloneDatabase, dropDatabase, withDatabase } from '#data/own-database.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { templateUrl } from './template-database.ts';

/** A database of this test file's own, copied from the template before its first test and dropped after its last. */
export function openTestDatabase() {
  const url = withDatabase(templateUrl(), `stargrass_${randomUUID().replaceAll('-', '').slice(0, 12)}_test`);
  const database = openDatabase(url, { maxConnections: 10, statementTimeoutMs: 20_000 });
  let catalogue: Promise<Catalogue> | undefined;
  const deps: Deps = {
    db: database.db,
    catalogue: () => {
      catalogue ??= loadCatalogue(database.db);
      return catalogue;
    },
    siteZone: 'Asia/Tokyo',
  };

  beforeAll(() => cloneDatabase(templateUrl(), url));
  afterAll(async () => {
    await database.close();
    await dropDatabase(url);
  });
  return { ...database, url, deps };
}

/** Moves the test database's clock so that app_now() is `at` and goes on from there. */
export async function setClock(db: Db, at: Date): Promise<void> {
  await sql`update app_clock set shift = ${at}::timestamptz - clock_timestamp()`.execute(db);
}

/** Stops the test database's clock: app_now() is `at` from now on. */
export async function stopClock(db: Db, at: Date): Promise<void> {
  const body = sql.lit(`select '${at.toISOString()}'::timestamptz`);
  await sql`create or replace function app_now() returns timestamptz language sql as ${body}`.execute(db);
}
