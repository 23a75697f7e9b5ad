import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import { namedPlayer } from '#data/queries/accounts/players.ts';
import type { News, NewsCategory } from '#domain/news/news.ts';

/** Version of a news item, with its first author. */
export type StoredNews = News & {
  readonly revisionId: string;
  readonly changedAt: Date;
  readonly author: { readonly handle: string; readonly name: string | null } | null;
};

export type NewsQuery = {
  readonly category?: NewsCategory | undefined;
  readonly year?: number | undefined;
  readonly limit: number;
  readonly after?: Pick<News, 'publishedOn' | 'newsId'> | undefined; // Last item of the previous page.
};

type Written = Omit<News, 'newsId'>;

const today = (zone: string) => sql<string>`(app_now() at time zone ${zone})::date`;

const COLUMNS = sql<unknown>`news_id as "newsId", category, pinned, withdrawn, to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
  title, text, revision_id as "revisionId", changed_at as "changedAt",
  ${namedPlayer(sql.ref('news.author_id'))} as author`;

/** Returns published news, newest first, optionally of one category or one year in the site's time zone. */
export async function listNews(db: Db, { category, year, limit, after }: NewsQuery, zone: string): Promise<StoredNews[]> {
  const result = await sql<StoredNews>`
    select ${COLUMNS} from news
    where not withdrawn and published_on <= ${today(zone)}
      and ${category === undefined ? sql`true` : sql`category = ${category}`}
      and ${year === undefined ? sql`true` : sql`published_on >= make_date(${year}::int, 1, 1) and published_on < make_date(${year}::int + 1, 1, 1)`}
      and ${after === undefined ? sql`true` : sql`(published_on, news_id) < (${after.publishedOn}::date, ${after.newsId}::int)`}
    order by published_on desc, news_id desc
    limit ${limit}`.execute(db);
  return result.rows;
}

/** Returns the number of published news items per year, newest year first. */
export async function countNewsByYear(db: Db, zone: string): Promise<{ readonly year: number; readonly count: number }[]> {
  const result = await sql<{ year: number; count: number }>`
    select extract(year from published_on)::int as year, count(*)::int as count from news
    where not withdrawn and published_on <= ${today(zone)}
    group by 1 order by 1 desc`.execute(db);
  return result.rows;
}

/** Returns a news item in any state, and whether its publication date has been reached. */
export async function findNews(db: Db, newsId: number, zone: string): Promise<(StoredNews & { readonly isOut: boolean }) | undefined> {
  const result = await sql<StoredNews & { isOut: boolean }>`
    select ${COLUMNS}, published_on <= ${today(zone)} as "isOut" from news where news_id = ${newsId}`.execute(db);
  return result.rows[0];
}

/** Returns news that only editors can see: withdrawn or dated in the future. */
export async function listHiddenNews(db: Db, limit: number, zone: string): Promise<StoredNews[]> {
  const result = await sql<StoredNews>`
    select ${COLUMNS} from news where withdrawn or published_on > ${today(zone)}
    order by published_on desc, news_id desc limit ${limit}`.execute(db);
  return result.rows;
}

const toRow = ({ publishedOn, title, text, ...rest }: Written) => ({
  ...rest,
  // The date is passed as text, because a Date would be shifted to another time zone.
  published_on: sql<Date>`${publishedOn}::date`,
  title: asJson(title),
  text: asJson(text),
});

/** Adds a news item. A null author means that the site itself published it. */
export async function insertNews(db: Db, news: Written, authorId: number | null): Promise<{ newsId: number; revisionId: string }> {
  return db
    .insertInto('news')
    .values({ ...toRow(news), author_id: authorId, changed_by: authorId })
    .returning(['news_id as newsId', 'revision_id as revisionId'])
    .executeTakeFirstOrThrow();
}

/**
 * Replaces a news item that is still at this revision. Returns the new revision, or undefined after a concurrent
 * change.
 */
export async function updateNews(
  db: Db,
  at: { readonly newsId: number; readonly revisionId: string },
  news: Written,
  changedBy: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('news')
    .set({ ...toRow(news), changed_by: changedBy, changed_at: sql<Date>`app_now()` })
    .where('news_id', '=', at.newsId)
    .where('revision_id', '=', at.revisionId)
    .returning('revision_id')
    .executeTakeFirst();
  return row?.revision_id;
}
