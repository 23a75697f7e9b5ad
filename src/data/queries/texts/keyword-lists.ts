import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import type { IndexedKeyword } from '#domain/keywords/keyword-filter.ts';
import type { Language } from '#domain/shared/language.ts';

/** Names of a glossary entry by language. */
export type KeywordNames = Readonly<Partial<Record<Language, string>>>;

/** SQL expression for the names of a glossary entry as a JSON object. The query must include the table `keywords`. */
export const NAMES_OF_ENTRY = sql<KeywordNames>`(
  select jsonb_object_agg(lang, name) from keyword_texts where keyword_texts.unique_id = keywords.unique_id)`;

/** Returns all glossary entries except guides, without their texts, for lists that only count and sort. */
export async function listKeywordIndex(
  db: Db,
): Promise<(IndexedKeyword & { readonly ruleIds: readonly number[]; readonly stages: number })[]> {
  const rows = await db
    .selectFrom('keywords')
    .innerJoin('keyword_texts', 'keyword_texts.unique_id', 'keywords.unique_id')
    .select(['keywords.unique_id as uniqueId', 'category', 'flag', 'yomi', 'rule_ids as ruleIds', 'created_at as createdAt'])
    .select(sql<number>`cardinality(stage_ids)`.as('stages'))
    .select(sql<KeywordNames>`jsonb_object_agg(lang, name)`.as('names'))
    .select(sql<Date>`greatest(keywords.changed_at, max(keyword_texts.changed_at))`.as('changedAt'))
    .where('guide_of', 'is', null)
    .groupBy('keywords.unique_id')
    .execute();
  return rows.map((row) => ({ ...row, category: row.category as KeywordCategory }));
}

/** Returns the beginnings of these glossary entries' texts in every language. */
export async function listBeginnings(
  db: Db,
  uniqueIds: readonly string[],
  characters: number,
): Promise<{ readonly uniqueId: string; readonly lang: Language; readonly name: string; readonly content: string }[]> {
  if (uniqueIds.length === 0) return [];
  const rows = await db
    .selectFrom('keyword_texts')
    .select(['unique_id as uniqueId', 'lang', 'name', sql<string>`left(content, ${characters})`.as('content')])
    .where('unique_id', 'in', [...uniqueIds])
    .orderBy('lang')
    .execute();
  return rows.map((row) => ({ ...row, lang: row.lang as Language }));
}

/** Glossary entry that a text links to, with the name as written in that text. */
export type NamedKeyword = { readonly written: string; readonly names: KeywordNames; readonly guideOf: number | null };

/** Returns the glossary entries that have or had one of these names. Omits entries with the flag `withoutFlag`. */
export async function listNamed(db: Db, written: readonly string[], withoutFlag: number): Promise<NamedKeyword[]> {
  if (written.length === 0) return [];
  const result = await sql<NamedKeyword>`
    select written, guide_of as "guideOf",
      ${NAMES_OF_ENTRY} as names
    from unnest(${written}::text[]) as asked (written)
    join keyword_names on name_key = lower(written) join keywords using (unique_id)
    where flag <> ${withoutFlag}`.execute(db);
  return result.rows;
}

/**
 * Returns the entries that share a tag with an entry in any language, ordered by reading. Omits guides and entries
 * with the flag `withoutFlag`.
 */
export async function listOfSameTag(
  db: Db,
  uniqueId: string,
  withoutFlag: number,
  limit: number,
): Promise<{ readonly uniqueId: string; readonly names: KeywordNames; readonly guideOf: null }[]> {
  const result = await sql<{ uniqueId: string; names: KeywordNames; guideOf: null }>`
    select keywords.unique_id as "uniqueId", guide_of as "guideOf", jsonb_object_agg(texts.lang, texts.name) as names
    from keywords join keyword_texts as texts using (unique_id)
    where flag <> ${withoutFlag} and guide_of is null and unique_id <> ${uniqueId} and unique_id in (
      select alike.unique_id from keyword_texts as own join keyword_texts as alike on alike.lang = own.lang and alike.tag = own.tag
      where own.unique_id = ${uniqueId})
    group by keywords.unique_id
    order by yomi, keywords.unique_id
    limit ${limit}`.execute(db);
  return result.rows;
}
