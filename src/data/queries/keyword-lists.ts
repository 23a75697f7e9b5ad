import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import type { IndexedKeyword } from '#domain/keywords/keyword-filter.ts';
import type { KeywordLanguage } from './keywords.ts';

type Names = Partial<Record<KeywordLanguage, string>>;

/** Every entry but guides, without its texts: what lists count and sort by. */
export async function listKeywordIndex(
  db: Db,
): Promise<(IndexedKeyword & { readonly ruleIds: readonly number[]; readonly stages: number })[]> {
  const rows = await db
    .selectFrom('keywords')
    .innerJoin('keyword_texts', 'keyword_texts.unique_id', 'keywords.unique_id')
    .select(['keywords.unique_id as uniqueId', 'category', 'flag', 'yomi', 'rule_ids as ruleIds', 'created_at as createdAt'])
    .select(sql<number>`cardinality(stage_ids)`.as('stages'))
    .select(sql<Names>`jsonb_object_agg(lang, name)`.as('names'))
    .select(sql<Date>`greatest(keywords.changed_at, max(keyword_texts.changed_at))`.as('changedAt'))
    .where('guide_of', 'is', null)
    .groupBy('keywords.unique_id')
    .execute();
  return rows.map((row) => ({ ...row, category: row.category as KeywordCategory }));
}

/** What some entries begin with, in every language they are written in. */
export async function listBeginnings(
  db: Db,
  uniqueIds: readonly string[],
  characters: number,
): Promise<{ readonly uniqueId: string; readonly lang: KeywordLanguage; readonly name: string; readonly content: string }[]> {
  if (uniqueIds.length === 0) return [];
  const rows = await db
    .selectFrom('keyword_texts')
    .select(['unique_id as uniqueId', 'lang', 'name', sql<string>`left(content, ${characters})`.as('content')])
    .where('unique_id', 'in', [...uniqueIds])
    .orderBy('lang')
    .execute();
  return rows.map((row) => ({ ...row, lang: row.lang as KeywordLanguage }));
}
