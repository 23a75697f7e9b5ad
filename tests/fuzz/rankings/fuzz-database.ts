import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#data/db.ts';
import { cloneDatabase, dropDatabase, withDatabase } from '#data/own-database.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { testDeps } from '#tests/support/database/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';

/** A database with a moderator, and with a points board and a time board that all histories share. */
export type Ground = { readonly deps: Deps; readonly boards: readonly [Board, Board]; readonly moderatorId: number };

/** The comment that marks imported records, which have explicit posting dates. */
export const IMPORTED = 'imported';

const CONNECTIONS = 16;

/** Runs `work` on a copy of a migrated and seeded database, and drops the copy afterwards. */
export async function withGround<T>(templateUrl: string, work: (ground: Ground) => Promise<T>): Promise<T> {
  const url = withDatabase(templateUrl, `stargrass_fuzz_${randomUUID().replaceAll('-', '').slice(0, 12)}_test`);
  await cloneDatabase(templateUrl, url);
  const { db, close } = openDatabase(url, { maxConnections: CONNECTIONS, statementTimeoutMs: 60_000 });
  try {
    return await work(await layGround(db));
  } finally {
    await close();
    await dropDatabase(url);
  }
}

async function layGround(db: Db): Promise<Ground> {
  const catalogue = await loadCatalogue(db);
  const deps: Deps = { ...testDeps(), db, catalogue: async () => catalogue };
  const [points, time] = [stageBoard(catalogue, 201, 21), stageBoard(catalogue, 245, 29)];
  if (!points || !time) throw new Error('the catalogue lacks the boards for the histories');
  await stretchSchedule(db);
  await cutSmall(db);
  return { deps, boards: [points, time], moderatorId: await createPlayer(deps) };
}

/**
 * Makes rare interleavings common. A new record gets its id, and a changed record its row lock, before the record takes
 * its turn. The trigger waits at random in between, as on a busy server. `fuzz_turns` stores the order in which records
 * took their turn.
 */
async function stretchSchedule(db: Db): Promise<void> {
  await sql`
    create table fuzz_turns (
      turn bigint generated always as identity primary key,
      record_id bigint not null,
      imported boolean not null
    )`.execute(db);
  await sql`
    create function fuzz_dawdle() returns trigger language plpgsql as $$
    begin
      if random() < 0.2 then perform pg_sleep(random() * 0.005); end if;
      return new;
    end $$`.execute(db);
  await sql`
    create function fuzz_take_note() returns trigger language plpgsql as $$
    begin
      insert into fuzz_turns (record_id, imported) values (new.record_id, new.comment is not distinct from ${sql.lit(IMPORTED)});
      return null;
    end $$`.execute(db);
  // Triggers of one kind run in alphabetical order, so this trigger runs before a_records_stamp.
  await sql`create trigger a_fuzz_dawdle before insert or update on records for each row execute function fuzz_dawdle()`.execute(db);
  await sql`create trigger fuzz_take_note after insert on records for each row execute function fuzz_take_note()`.execute(db);
}

/** Reduces the block size in views to a few players, so that a history crosses many block borders. */
async function cutSmall(db: Db): Promise<void> {
  await sql`create or replace function block_size() returns integer language sql immutable return 4`.execute(db);
  await sql`create or replace function blocks_from() returns integer language sql immutable return 3`.execute(db);
}
