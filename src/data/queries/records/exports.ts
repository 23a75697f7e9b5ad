import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';

// Page size of the exports. They use keyset pagination, so the cost of a page does not depend on its position.
const ROWS = 1_000;

export type ExportedPlayer = { id: number; userId: string; name: string | null; isClosed: boolean };

/** Returns a page of all players, ordered by id. */
export async function listPlayersAfter(db: Db, after: number): Promise<ExportedPlayer[]> {
  return db
    .selectFrom('users')
    .select(['id', 'handle as userId', 'name', sql<boolean>`closed_at is not null`.as('isClosed')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS)
    .execute();
}

/** SQL for an instant as ISO 8601 text with microseconds, which a Date would lose although they order ties. */
export const exactInstant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export type ExportedRecord = RecordValues & {
  recordId: string;
  boardId: number;
  rankKey: number;
  userId: string;
  name: string | null;
  console: number;
  overseasEdition: boolean;
  splits: readonly unknown[] | null;
  state: string;
  postedAt: string; // with microseconds
  achievedAt: string;
  video: string | null;
  image: boolean;
  evidenceDuty: string | null;
  policyRevision: string;
  ruleRevision: string;
  comment: string | null;
};

/** Returns a page of all countable records on public boards, ordered by id. */
export async function listRecordsAfter(db: Db, after: string): Promise<ExportedRecord[]> {
  const result = await sql<ExportedRecord>`
    select record_id as "recordId", board_id as "boardId", rank_key as "rankKey", handle as "userId", users.name, console, state,
      score, time_ms as "timeMs", original_score as "originalScore", creatures, treasure, own_points as "ownPoints",
      computer_points as "computerPoints", overseas_edition as "overseasEdition", splits,
      ${exactInstant('posted_at')} as "postedAt", ${exactInstant('achieved_at')} as "achievedAt", video_url as video, evidence_duty as "evidenceDuty",
      policy_revision as "policyRevision", rule_revision as "ruleRevision", comment,
      exists (
        select from uploads where uploads.record_id = records.record_id and taken_down_at is null and uploads.state = 'ready'
      ) as image
    from records join users on users.id = records.user_id
    where record_id > ${after}::bigint and is_countable(state) and ${isOpenBoard(sql`records.board_id`)}
    order by record_id limit ${ROWS}`.execute(db);
  return result.rows;
}

export type ExportedText = {
  uniqueId: string;
  lang: string;
  name: string;
  reading: string;
  category: string;
  tag: string | null;
  flag: number;
  guideOf: number | null;
  ruleIds: number[];
  stageIds: number[];
  changedAt: Date;
  text: string;
};

/**
 * Returns a page of the texts of all keywords and guides, ordered by entry and language. Omits entries with the flag
 * `withoutFlag`.
 */
export async function listTextsAfter(db: Db, after: Pick<ExportedText, 'uniqueId' | 'lang'>, withoutFlag: number): Promise<ExportedText[]> {
  const result = await sql<ExportedText>`
    select keywords.unique_id as "uniqueId", lang, keyword_texts.name, yomi as reading, category, tag, flag, guide_of as "guideOf",
      rule_ids as "ruleIds", stage_ids as "stageIds", keyword_texts.changed_at as "changedAt", content as text
    from keywords join keyword_texts using (unique_id)
    where (unique_id, lang) > (${after.uniqueId}, ${after.lang}) and flag <> ${withoutFlag}
    order by unique_id, lang limit 100`.execute(db); // The limit is low because a text may have 48,000 characters.
  return result.rows;
}
