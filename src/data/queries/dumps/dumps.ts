import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import { type Dump, dumpContent } from '#domain/dumps/dump.ts';

type Row = { dump_id: string; taken_at: Date; content: unknown };
const COLUMNS = ['dump_id', 'taken_at', 'content'] as const;
const toDump = ({ dump_id, taken_at, content }: Row): Dump => ({ dumpId: dump_id, takenAt: taken_at, ...dumpContent.parse(content) });

/** Returns all complete dumps, newest first. */
export async function listDumps(db: Db): Promise<Dump[]> {
  const rows = await db.selectFrom('dumps').select(COLUMNS).orderBy('taken_at', 'desc').orderBy('published_at', 'desc').execute();
  return rows.map(toDump);
}

/** Returns a complete dump, or undefined. */
export async function findDump(db: Db, dumpId: string): Promise<Dump | undefined> {
  const row = await db.selectFrom('dumps').select(COLUMNS).where('dump_id', '=', dumpId).executeTakeFirst();
  return row && toDump(row);
}

/** Makes closing an account and publishing a dump wait for each other until the transaction ends. */
export async function lockDumps(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('dumps'))`.execute(tx);
}

/** Takes the lock of the run that writes a dump until the transaction ends. Returns false while another run holds it. */
export async function lockDumpRun(tx: Db): Promise<boolean> {
  const result = await sql<{ isLocked: boolean }>`select pg_try_advisory_xact_lock(hashtext('write-dump')) as "isLocked"`.execute(tx);
  return result.rows[0]?.isLocked ?? false;
}

/** Returns the number of closed accounts. Equal numbers in two snapshots mean that none was closed in between. */
export async function countClosedAccounts(db: Db): Promise<number> {
  const result = await sql<{ count: number }>`select count(*)::int as count from users where closed_at is not null`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** Adds a complete dump. It becomes the latest with the commit. */
export async function insertDump(tx: Db, { dumpId, takenAt, ...content }: Dump): Promise<void> {
  await tx
    .insertInto('dumps')
    .values({ dump_id: dumpId, taken_at: takenAt, content: asJson(content) })
    .execute();
}

/** Deletes the rows of all but the newest dumps and returns their ids. */
export async function deleteOldDumps(tx: Db, retained: number): Promise<string[]> {
  const result = await sql<{ dumpId: string }>`
    delete from dumps
    where dump_id not in (select dump_id from dumps order by taken_at desc, published_at desc limit ${retained})
    returning dump_id as "dumpId"`.execute(tx);
  return result.rows.map(({ dumpId }) => dumpId);
}

/** Deletes the rows of all dumps that name an account: those taken since it was opened. */
export async function deleteDumpsNaming(tx: Db, userId: number): Promise<void> {
  await sql`delete from dumps where taken_at >= (select created_at from users where id = ${userId}::int)`.execute(tx);
}
