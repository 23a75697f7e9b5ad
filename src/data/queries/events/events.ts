import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';

export type EventState = 'draft' | 'open' | 'closed';

export type StoredEvent = {
  readonly code: number;
  readonly state: EventState;
  readonly plan: unknown; // The plan is null for catalogue events.
  readonly revisionId: string;
  readonly changedAt: Date;
};

const COLUMNS = ['event_code as code', 'state', 'plan', 'revision_id as revisionId', 'changed_at as changedAt'] as const;

/** Reads an event. With `lock`, the row is locked until the transaction ends, which serialises changes to the event. */
export async function findEvent(db: Db, code: number, { lock = false } = {}): Promise<StoredEvent | undefined> {
  const query = db.selectFrom('events').select(COLUMNS).where('event_code', '=', code);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, state: row.state as EventState };
}

/** Returns all events, ordered by code. */
export async function listEvents(db: Db): Promise<StoredEvent[]> {
  const rows = await db.selectFrom('events').select(COLUMNS).orderBy('event_code').execute();
  return rows.map((row) => ({ ...row, state: row.state as EventState }));
}

/** Adds an event draft and returns its revision, or undefined when the code is taken. */
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

/**
 * Updates an event that is still at this revision. Returns the new revision, or undefined after a concurrent change.
 */
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

/** Takes a lock that lets only one transaction at a time open an event. */
export async function takeTurnToOpen(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('open-event'))`.execute(tx);
}

/** Prevents an event from being closed until the transaction ends. Concurrent posts share this lock. */
export async function holdOpen(tx: Db, code: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('event'), ${code}::int)`.execute(tx);
}

/** Waits for running posts to an event and blocks new posts until the transaction ends. */
export async function holdClosing(tx: Db, code: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('event'), ${code}::int)`.execute(tx);
}

/** Adds catalogue events as open and returns the new codes. Existing events are not changed. */
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

/** Returns when each event was opened by an organiser or admin. Omits events that came with the catalogue. */
export async function listOpenings(db: Db): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('audit_log')
    .select((eb) => ['subject_id', eb.fn.min('at').as('at')])
    .where('verb', '=', 'open-event')
    .groupBy('subject_id')
    .execute();
  return new Map(rows.map(({ subject_id, at }) => [Number(subject_id), at]));
}
