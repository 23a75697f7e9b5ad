import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { DumpKind, DumpRow } from '#domain/dumps/rows.ts';
import { countCharacters } from '#domain/shared/characters.ts';

/** Kinds of rows that a mirror imports. The public log stays out, because a mirror has its own. */
export type ImportedKind = Exclude<DumpKind, 'log'>;

/** SQL for rows as a table with these columns and types. */
const tableOf = (rows: readonly unknown[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${asJson(rows)}) as rows (${sql.raw(columns)})`;

/** Adds a page of rows of each kind, with their ids, to an empty database. Kinds must come in the order of DUMP_ROWS. */
export const IMPORTERS: { readonly [Kind in ImportedKind]: (tx: Db, rows: readonly DumpRow<Kind>[]) => Promise<unknown> } = {
  catalogue: (tx, rows) =>
    sql`insert into catalogue_entries (kind, id, content, edited, revision_id)
      select kind, id, content, true, "revisionId" from ${tableOf(rows, 'kind text, id int, content jsonb, "revisionId" bigint')}`.execute(
      tx,
    ),

  boards: (tx, rows) =>
    sql`insert into boards (board_id, kind, ref_id, rule_id) overriding system value
      select "boardId", kind, "refId", "ruleId" from ${tableOf(rows, '"boardId" int, kind text, "refId" int, "ruleId" int')}`.execute(tx),

  policies: (tx, rows) =>
    sql`insert into policies (name, content, revision_id)
      select name, content, "revisionId" from ${tableOf(rows, 'name text, content jsonb, "revisionId" bigint')}`.execute(tx),

  players: (tx, rows) =>
    sql`insert into users (id, handle, name, closed_at) overriding system value
      select id, "userId", name, case when "isClosed" then app_now() end
      from ${tableOf(rows, 'id int, "userId" text, name text, "isClosed" boolean')}`.execute(tx),

  events: (tx, rows) =>
    sql`insert into events (event_code, state) select code, state from ${tableOf(rows, 'code int, state text')}`.execute(tx),

  'event-members': (tx, rows) =>
    sql`insert into event_members (event_code, user_id, team_id, joined_at, changed_by)
      select code, users.id, "teamId", "joinedAt", users.id
      from ${tableOf(rows, 'code int, "userId" text, "teamId" int, "joinedAt" timestamptz')} join users on handle = "userId"`.execute(tx),

  // One by one, because an amendment names the version before it. A dump does not say who amended a result.
  'event-results': async (tx, rows) => {
    for (const { code, number, at, content, sha256, reason } of rows)
      await (number === 0
        ? sql`insert into event_results (event_code, frozen_at, content, sha256) values (${code}, ${at}, ${content}, ${sha256})`.execute(tx)
        : sql`insert into event_amendments (event_code, number, amended_at, amended_by, reason, content, sha256, amends)
            select event_code, ${number}, ${at}::timestamptz, (select min(id) from users), ${asJson(reason)}, ${content}, ${sha256},
              coalesce((select sha256 from event_amendments where event_code = ${code} order by number desc limit 1), sha256)
            from event_results where event_code = ${code}`.execute(tx));
  },

  records: (tx, rows) =>
    sql`insert into records (
        record_id, user_id, board_id, console, rank_key, score, time_ms, original_score, creatures, treasure, own_points, computer_points,
        overseas_edition, splits, state, posted_at, achieved_at, video_url, evidence_duty, policy_revision, rule_revision, comment,
        changed_by, changed_at, state_since
      ) overriding system value
      select "recordId", users.id, "boardId", console, "rankKey", score, "timeMs", "originalScore", creatures, treasure, "ownPoints",
        "computerPoints", "overseasEdition", splits, state, "postedAt", "achievedAt", video, "evidenceDuty", "policyRevision",
        "ruleRevision", comment, users.id, "postedAt", "postedAt"
      from ${tableOf(rows, RECORD_COLUMNS)} join users on handle = "userId"`.execute(tx),

  keywords: async (tx, rows) => {
    const texts = tableOf(
      rows.map((row) => ({ ...row, characters: countCharacters(row.text) })),
      `"uniqueId" text, lang text, name text, reading text, category text, tag text, flag smallint, "guideOf" int, "ruleIds" int[],
      "stageIds" int[], "changedAt" timestamptz, text text, characters int`,
    );
    await sql`insert into keywords (unique_id, category, flag, yomi, rule_ids, stage_ids, guide_of, edited)
      select distinct on ("uniqueId") "uniqueId", category, flag, reading, "ruleIds", "stageIds", "guideOf", true from ${texts}
      on conflict do nothing`.execute(tx);
    await sql`insert into keyword_texts (unique_id, lang, name, tag, content, characters, changed_at, edited)
      select "uniqueId", lang, name, tag, text, characters, "changedAt", true from ${texts}`.execute(tx);
  },

  news: (tx, rows) =>
    sql`insert into news (news_id, category, pinned, published_on, title, text) overriding system value
      select "newsId", category, pinned, "publishedOn", title, text
      from ${tableOf(rows, '"newsId" int, category text, pinned boolean, "publishedOn" date, title jsonb, text jsonb')}`.execute(tx),
};

const RECORD_COLUMNS = `"recordId" bigint, "userId" text, "boardId" int, console smallint, "rankKey" int, score int, "timeMs" int,
  "originalScore" int, creatures int, treasure int, "ownPoints" int, "computerPoints" int, "overseasEdition" boolean, splits jsonb,
  state text, "postedAt" timestamptz, "achievedAt" timestamptz, video text, "evidenceDuty" text, "policyRevision" bigint,
  "ruleRevision" bigint, comment text`;

/** Returns whether the database has been migrated and contains nothing yet. */
export async function isEmptySite(db: Db): Promise<boolean> {
  const result = await sql<{ isEmpty: boolean }>`
    select not exists (select from users) and not exists (select from catalogue_entries) and not exists (select from boards)
      and not exists (select from keywords) as "isEmpty"`.execute(db);
  return result.rows[0]?.isEmpty ?? false;
}

/** Makes new revisions follow the imported ones. Must run before rows that draw their revision. */
export async function continueRevisions(tx: Db): Promise<void> {
  await sql`
    select setval('revision_ids', (
      select max(revision_id) from (select revision_id from catalogue_entries union all select revision_id from policies) as imported
    ))`.execute(tx);
}

/** Makes new ids follow the imported ones, and queues the comments in which keywords are to be found. */
export async function finishImport(tx: Db): Promise<void> {
  for (const [table, column] of [
    ['boards', 'board_id'],
    ['users', 'id'],
    ['records', 'record_id'],
    ['news', 'news_id'],
  ] as const)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, (select max(${sql.ref(column)}) from ${sql.table(table)})))`.execute(
      tx,
    );
  await sql`insert into keyword_spans (source, source_id)
    select 'record', record_id::text from records where comment is not null`.execute(tx);
}
