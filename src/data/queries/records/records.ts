import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import type { Split } from '#domain/records/splits.ts';
import type { RecordState } from '#domain/records/states.ts';

/** Content of a record. Everything except the author and the posting date can be corrected. */
export type RecordContent = {
  readonly boardId: number;
  readonly console: number;
  readonly values: RecordValues;
  readonly rankKey: number;
  readonly overseasEdition: boolean;
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly splits?: readonly Split[] | null; // Defaults to none.
  readonly achievedAt: Date;
  readonly state: RecordState;
  readonly evidenceDuty?: EvidenceDuty; // Defaults to 'none'.
  // Revision of the record's rule, which changes when the record is moved to another board.
  readonly ruleRevision?: string;
};

export type NewRecord = RecordContent & {
  readonly userId: number;
  readonly postedAt: Date | null; // Null means the current time of the database clock.
  readonly policyRevision: string;
  readonly ruleRevision: string;
};

export type StoredRecord = { recordId: string; revisionId: string; postedAt: Date };

const ROWS_PER_INSERT = 2_000; // A statement is limited to 65,535 parameters.

/** Adds records with ids in the given order. Triggers maintain personal bests, steps and deltas. */
export async function insertRecords(db: Db, records: readonly NewRecord[]): Promise<StoredRecord[]> {
  const stored: StoredRecord[] = [];
  for (let start = 0; start < records.length; start += ROWS_PER_INSERT) {
    const rows = await db
      .insertInto('records')
      .values(records.slice(start, start + ROWS_PER_INSERT).map(toNewRow))
      .returning(['record_id as recordId', 'revision_id as revisionId', 'posted_at as postedAt'])
      .execute();
    stored.push(...rows);
  }
  return stored;
}

/** Returns a record with all fields that decide which actions are allowed. */
export async function findRecord(db: Db, recordId: string) {
  const row = await db
    .selectFrom('records')
    .select(['record_id as recordId', 'revision_id as revisionId', 'user_id as userId', 'board_id as boardId', 'console', 'state'])
    .select([
      'rank_key as rankKey',
      'posted_at as postedAt',
      'achieved_at as achievedAt',
      'state_since as stateSince',
      'comment',
      'video_url as videoUrl',
    ])
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  return row && { ...row, state: row.state as RecordState };
}

/**
 * Locks these records and their authors until the transaction ends. Locks the records first and then the players, each
 * in id order, which prevents deadlocks.
 */
export async function lockRecords(tx: Db, recordIds: readonly string[]): Promise<void> {
  const locked = await sql<{ userId: number }>`
    select user_id as "userId" from records where record_id = any(${sql.val(recordIds)}::bigint[]) order by record_id for no key update`.execute(
    tx,
  );
  await lockPlayers(
    tx,
    locked.rows.map(({ userId }) => userId),
  );
}

/** Takes the per-player advisory locks in id order until the transaction ends. */
export async function lockPlayers(tx: Db, userIds: readonly number[]): Promise<void> {
  const players = [...new Set(userIds)].sort((a, b) => a - b);
  for (const player of players) await sql`select pg_advisory_xact_lock(hashtext('player'), ${player}::int)`.execute(tx);
}

/** Returns the stored content of a record. */
export async function findRecordContent(db: Db, recordId: string) {
  const row = await db
    .selectFrom('records')
    .select(['console', 'score', 'time_ms as timeMs', 'original_score as originalScore', 'creatures', 'treasure'])
    .select(['own_points as ownPoints', 'computer_points as computerPoints', 'overseas_edition as overseasEdition'])
    .select(['comment', 'video_url as videoUrl', 'splits', 'achieved_at as achievedAt'])
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  return row && { ...row, splits: row.splits as readonly Split[] | null };
}

export type RecordChange = { readonly by: number; readonly reason: string | null };

/**
 * Updates a record that is still at this revision. Returns the new revision, or undefined after a concurrent change.
 */
export async function updateRecord(
  db: Db,
  { recordId, revisionId }: Pick<StoredRecord, 'recordId' | 'revisionId'>,
  content: Partial<RecordContent>,
  { by, reason }: RecordChange,
): Promise<string | undefined> {
  const row = await db
    .updateTable('records')
    .set({ ...toRow(content), changed_by: by, change_reason: reason })
    .where('record_id', '=', recordId)
    .where('revision_id', '=', revisionId)
    .returning('revision_id')
    .executeTakeFirst();
  return row?.revision_id;
}

/**
 * Restores the content of a record from an earlier revision. Returns the new revision, or undefined after a concurrent
 * change.
 */
export async function bringBack(
  db: Db,
  { recordId, revisionId }: Pick<StoredRecord, 'recordId' | 'revisionId'>,
  version: string,
  { by, reason }: RecordChange,
): Promise<string | undefined> {
  const result = await sql<{ revisionId: string }>`
    update records set
      board_id = old.board_id, console = old.console, rank_key = old.rank_key, score = old.score, time_ms = old.time_ms,
      original_score = old.original_score, creatures = old.creatures, treasure = old.treasure, own_points = old.own_points,
      computer_points = old.computer_points, overseas_edition = old.overseas_edition, comment = old.comment, video_url = old.video_url,
      splits = old.splits, achieved_at = old.achieved_at, state = old.state, evidence_duty = coalesce(old.evidence_duty, 'none'),
      policy_revision = old.policy_revision, rule_revision = old.rule_revision, changed_by = ${by}, change_reason = ${reason}
    from revisions cross join jsonb_populate_record(null::records, revisions.content) as old
    where revisions.revision_id = ${version} and revisions.table_name = 'records' and revisions.row_key = ${recordId}
      and records.record_id = ${recordId}::bigint and records.revision_id = ${revisionId}::bigint
    returning records.revision_id as "revisionId"`.execute(db);
  return result.rows[0]?.revisionId;
}

const toNewRow = (record: NewRecord) => ({
  ...toRow(record),
  user_id: record.userId,
  changed_by: record.userId,
  // If the date is null, a trigger sets it after taking the player's lock.
  posted_at: record.postedAt ?? sql<Date>`null`,
  policy_revision: record.policyRevision,
  rule_revision: record.ruleRevision,
});

function toRow<Content extends Partial<RecordContent>>({ values, ...content }: Content) {
  return {
    board_id: content.boardId,
    console: content.console,
    rank_key: content.rankKey,
    score: values?.score,
    time_ms: values?.timeMs,
    original_score: values?.originalScore,
    creatures: values?.creatures,
    treasure: values?.treasure,
    own_points: values?.ownPoints,
    computer_points: values?.computerPoints,
    overseas_edition: content.overseasEdition,
    comment: content.comment,
    video_url: content.videoUrl,
    splits: content.splits && asJson(content.splits),
    achieved_at: content.achievedAt,
    state: content.state,
    evidence_duty: content.evidenceDuty,
    rule_revision: content.ruleRevision,
  } as Row<Content>;
}

// Undefined values are omitted from the row, so that an update does not touch their columns.
type Row<Content> = Content extends RecordContent ? FullRow : Partial<FullRow>;
type FullRow = {
  board_id: number;
  console: number;
  rank_key: number;
  score: number | null;
  time_ms: number | null;
  original_score: number | null;
  creatures: number | null;
  treasure: number | null;
  own_points: number | null;
  computer_points: number | null;
  overseas_edition: boolean;
  comment: string | null;
  video_url: string | null;
  splits?: RawBuilder<string> | null;
  achieved_at: Date;
  state: RecordState;
  evidence_duty?: EvidenceDuty;
  rule_revision?: string;
};

/** Returns all of a player's records with all entered values, for the account export. */
export async function listRecordsOf(db: Db, userId: number) {
  return db
    .selectFrom('records')
    .select([
      'record_id as recordId',
      'board_id as boardId',
      'console',
      'state',
      'score',
      'time_ms as timeMs',
      'original_score as originalScore',
    ])
    .select([
      'creatures',
      'treasure',
      'own_points as ownPoints',
      'computer_points as computerPoints',
      'overseas_edition as overseasEdition',
    ])
    .select(['comment', 'video_url as videoUrl', 'splits', 'posted_at as postedAt', 'achieved_at as achievedAt'])
    .where('user_id', '=', userId)
    .orderBy('record_id')
    .execute();
}
