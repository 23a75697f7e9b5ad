import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';

export type EventState = 'draft' | 'open' | 'closed';

export type StoredEvent = {
  readonly code: number;
  readonly state: EventState;
  readonly plan: unknown; // null: it came with the catalogue
  readonly revisionId: string;
  readonly changedAt: Date;
};

const COLUMNS = ['event_code as code', 'state', 'plan', 'revision_id as revisionId', 'changed_at as changedAt'] as const;

/** One event as it stands; `lock` makes all who write about it take turns until the end of the transaction. */
export async function findEvent(db: Db, code: number, { lock = false } = {}): Promise<StoredEvent | undefined> {
  const query = db.selectFrom('events').select(COLUMNS).where('event_code', '=', code);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, state: row.state as EventState };
}

/** All events, by code. */
export async function listEvents(db: Db): Promise<StoredEvent[]> {
  const rows = await db.selectFrom('events').select(COLUMNS).orderBy('event_code').execute();
  return rows.map((row) => ({ ...row, state: row.state as EventState }));
}

/** Adds a draft; gives its revision, or nothing when the code is taken. */
export async function insertDraft(db: Db, code: number, plan: unknown, by: number): Promise<string | undefined> {
  const row = await db
    .insertInto('events')
    .values({ event_code: code, state: 'draft', plan: asJson(plan), changed_by: by })
    .onConflict((conflict) => conflict.column('event_code').doNothing())
    .returning('revision_id')
    .executeTakeFirst();
  return row?.revision_id;
}

export type EventChange = { readonly state?: EventState; readonly plan?: unknown };

/** Changes an event that is still at this revision; gives its new one, or nothing when somebody was faster. */
export async function updateEvent(
  db: Db,
  { code, revisionId }: Pick<StoredEvent, 'code' | 'revisionId'>,
  { state, plan }: EventChange,
  by: number | null,
): Promise<string | undefined> {
  const row = await db
    .updateTable('events')
    .set({
      ...(state !== undefined && { state }),
      ...(plan !== undefined && { plan: asJson(plan) }),
      changed_by: by,
      changed_at: sql<Date>`app_now()`,
    })
    .where('event_code', '=', code)
    .where('revision_id', '=', revisionId)
    .returning('revision_id')
    .executeTakeFirst();
  return row?.revision_id;
}

/** Makes those who open events take turns until the end of the transaction. */
export async function takeTurnToOpen(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('open-event'))`.execute(tx);
}

/** Keeps an event from being closed until the end of the transaction; any number of posts may hold it at once. */
export async function holdOpen(tx: Db, code: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('event'), ${code}::int)`.execute(tx);
}

/** Waits until no post is on its way into an event, and keeps new ones waiting until the end of the transaction. */
export async function holdClosing(tx: Db, code: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('event'), ${code}::int)`.execute(tx);
}

/** Adds the events that came with the catalogue, open; says which were not there yet, the others stay as they are. */
export async function saveSeedEvents(db: Db, codes: readonly number[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .insertInto('events')
    .values(codes.map((code) => ({ event_code: code, state: 'open' })))
    .onConflict((conflict) => conflict.column('event_code').doNothing())
    .returning('event_code')
    .execute();
  return rows.map(({ event_code }) => event_code);
}
