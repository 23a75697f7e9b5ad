import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Language } from '#domain/shared/language.ts';

/** Returns the highest player id, or 0 when there are no players. */
export async function getNewestUserId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? 0;
}

/**
 * Returns the open accounts with ids from `first` to `last` that have a countable record, with the time of the last
 * post.
 */
export async function listPostingPlayers(db: Db, first: number, last: number): Promise<{ handle: string; changedAt: Date }[]> {
  const result = await sql<{ handle: string; changedAt: Date }>`
    select handle, newest.posted_at as "changedAt"
    from users cross join lateral (
      select posted_at from records where user_id = users.id and is_countable(state) order by posted_at desc limit 1
    ) as newest
    where id between ${first} and ${last} and closed_at is null
    order by id`.execute(db);
  return result.rows;
}

/** Returns the time of the last post per board, considering only the `newest` most recent records of the site. */
export async function listLastPosts(db: Db, newest: number): Promise<Map<number, Date>> {
  const result = await sql<{ boardId: number; postedAt: Date }>`
    select board_id as "boardId", max(posted_at) as "postedAt"
    from (select board_id, posted_at from records order by posted_at desc, record_id desc limit ${newest}) as posts
    group by board_id`.execute(db);
  return new Map(result.rows.map(({ boardId, postedAt }) => [boardId, postedAt]));
}

/** Returns the leading record of each board across all consoles. Among ties, the earliest record is returned. */
export async function listLeadingRecords(db: Db): Promise<{ recordId: string; changedAt: Date }[]> {
  const result = await sql<{ recordId: string; changedAt: Date }>`
    select record_id as "recordId", posted_at as "changedAt"
    from boards cross join lateral (
      select record_id, posted_at from personal_bests
      where board_id = boards.board_id and console = 0
      order by rank_key, posted_at, record_id limit 1
    ) as leader
    order by boards.board_id`.execute(db);
  return result.rows;
}

/** Returns the build time of the published generation of each total. */
export async function listBuildTimes(db: Db): Promise<Map<number, Date>> {
  const rows = await db.selectFrom('total_generations').select(['total_id', 'built_at']).execute();
  return new Map(rows.map(({ total_id, built_at }) => [total_id, built_at]));
}

export type KeywordAddress = { readonly uniqueId: string; readonly lang: Language; readonly name: string; readonly changedAt: Date };

/** Returns the names of glossary entries. Omits guides and entries with the flag `hiddenFlag`. */
export async function listKeywordNames(db: Db, hiddenFlag: number): Promise<KeywordAddress[]> {
  const result = await sql<KeywordAddress>`
    select unique_id as "uniqueId", lang, name, greatest(keywords.changed_at, keyword_texts.changed_at) as "changedAt"
    from keywords join keyword_texts using (unique_id)
    where flag <> ${hiddenFlag} and guide_of is null
    order by unique_id, lang`.execute(db);
  return result.rows;
}

/**
 * Returns the stages that have a guide, with the time of the guide's last change. Omits guides with the flag
 * `hiddenFlag`.
 */
export async function listGuides(db: Db, hiddenFlag: number): Promise<{ stageId: number; changedAt: Date }[]> {
  const result = await sql<{ stageId: number; changedAt: Date }>`
    select guide_of as "stageId", greatest(keywords.changed_at, max(keyword_texts.changed_at)) as "changedAt"
    from keywords join keyword_texts using (unique_id)
    where flag <> ${hiddenFlag} and guide_of is not null
    group by keywords.unique_id
    order by guide_of`.execute(db);
  return result.rows;
}
