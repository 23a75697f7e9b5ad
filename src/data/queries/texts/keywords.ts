import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { namedPlayer } from '#data/queries/accounts/players.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ChangedBy } from './keyword-history.ts';
import { saveAllLinks } from './keyword-links.ts';

/** Glossary entry without its texts. */
export type KeywordEntry = {
  readonly uniqueId: string;
  readonly category: KeywordCategory;
  readonly flag: number;
  readonly yomi: string;
  readonly ruleIds: readonly number[];
  readonly stageIds: readonly number[];
  readonly guideOf: number | null; // Stage to which the entry is the strategy guide.
};

/** Text of a glossary entry in one language. A text without a tag counts as 'other'. */
export type KeywordText = { readonly lang: Language; readonly name: string; readonly tag: string | null; readonly content: string };

export type KeywordLine = Omit<KeywordEntry, 'ruleIds' | 'stageIds' | 'guideOf'> & KeywordText & { readonly ruleIds: readonly number[] };

const lines = (db: Db, contentCharacters: number) =>
  db
    .selectFrom('keywords')
    .innerJoin('keyword_texts', 'keyword_texts.unique_id', 'keywords.unique_id')
    .select(['keywords.unique_id as uniqueId', 'category', 'flag', 'yomi', 'rule_ids as ruleIds', 'lang', 'name', 'tag'])
    .select(sql<string>`left(content, ${contentCharacters})`.as('content'))
    .where('guide_of', 'is', null)
    .orderBy('yomi')
    .orderBy('keywords.unique_id')
    .orderBy('lang');

type Row = Omit<KeywordLine, 'category' | 'lang'> & { category: string; lang: string };
const toLine = (row: Row): KeywordLine => ({ ...row, category: row.category as KeywordCategory, lang: row.lang as Language });

/**
 * Returns all texts of all glossary entries except guides, ordered by reading. Each text is cut to `contentCharacters`.
 */
export const listKeywords = async (db: Db, contentCharacters: number): Promise<KeywordLine[]> =>
  (await lines(db, contentCharacters).execute()).map(toLine);

/** Glossary entry with all its texts, and its last change. */
export type WholeKeyword = KeywordEntry & Changed & { readonly texts: readonly KeywordText[] };

/** Returns the glossary entry that has or had a name in any language, with all its texts, or undefined. */
export async function findKeyword(db: Db, name: string): Promise<WholeKeyword | undefined> {
  const named = await db
    .selectFrom('keyword_names')
    .select('unique_id')
    .where('name_key', '=', sql<string>`lower(${name})`)
    .executeTakeFirst();
  return named && findKeywordById(db, named.unique_id);
}

/** Returns the glossary entry with an id, with all its texts, or undefined. */
export async function findKeywordById(db: Db, uniqueId: string): Promise<WholeKeyword | undefined> {
  const entry = await db
    .selectFrom('keywords')
    .select([
      'keywords.unique_id as uniqueId',
      'category',
      'flag',
      'yomi',
      'rule_ids as ruleIds',
      'stage_ids as stageIds',
      'guide_of as guideOf',
    ])
    .select(['changed_at as changedAt', namedPlayer(sql.ref('keywords.changed_by')).as('changedBy')])
    .where('keywords.unique_id', '=', uniqueId)
    .executeTakeFirst();
  if (!entry) return undefined;
  const texts = await db
    .selectFrom('keyword_texts')
    .select(['lang', 'name', 'tag', 'content', 'changed_at as changedAt', namedPlayer(sql.ref('keyword_texts.changed_by')).as('changedBy')])
    .where('unique_id', '=', uniqueId)
    .execute();
  const { changedAt, changedBy } = texts.reduce<Changed>((last, text) => (text.changedAt >= last.changedAt ? text : last), entry);
  const shown = texts.map(({ changedAt: _, changedBy: __, lang, ...text }) => ({ ...text, lang: lang as Language }));
  return { ...entry, category: entry.category as KeywordCategory, changedAt, changedBy, texts: shown };
}

type Changed = { readonly changedAt: Date; readonly changedBy: ChangedBy };

export type SeedKeyword = KeywordEntry & { readonly texts: readonly KeywordText[] };

/**
 * Adds glossary entries from the seed files with their texts, and updates existing entries unless they were edited on
 * the site.
 */
export async function saveSeedKeywords(db: Db, entries: readonly SeedKeyword[]): Promise<void> {
  await db
    .insertInto('keywords')
    .values(
      entries.map(({ uniqueId, category, flag, yomi, ruleIds, stageIds, guideOf }) => ({
        ...{ unique_id: uniqueId, category, flag, yomi, rule_ids: [...ruleIds], stage_ids: [...stageIds], guide_of: guideOf },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('unique_id')
        .doUpdateSet(fromExcluded(['category', 'flag', 'yomi', 'rule_ids', 'stage_ids', 'guide_of']))
        .where('keywords.edited', '=', false)
        .where(sql<boolean>`
          (keywords.category, keywords.flag, keywords.yomi, keywords.rule_ids, keywords.stage_ids, keywords.guide_of) is distinct from
          (excluded.category, excluded.flag, excluded.yomi, excluded.rule_ids, excluded.stage_ids, excluded.guide_of)`),
    )
    .execute();
  await db
    .insertInto('keyword_texts')
    .values(
      entries.flatMap(({ uniqueId, texts }) =>
        texts.map((text) => ({ unique_id: uniqueId, ...text, characters: countCharacters(text.content) })),
      ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['unique_id', 'lang'])
        .doUpdateSet(fromExcluded(['name', 'tag', 'content', 'characters']))
        .where('keyword_texts.edited', '=', false)
        .where(sql<boolean>`
          (keyword_texts.name, keyword_texts.tag, keyword_texts.content) is distinct from (excluded.name, excluded.tag, excluded.content)`),
    )
    .execute();
  await saveAllLinks(db);
}

const fromExcluded = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<Column, RawBuilder<never>>;
