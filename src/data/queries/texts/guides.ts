import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';

/** Returns a name of the glossary entry that is the guide to a stage, or undefined when the stage has none or it was deleted. */
export async function findGuideName(db: Db, stageId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('keywords')
    .innerJoin('keyword_texts', 'keyword_texts.unique_id', 'keywords.unique_id')
    .select('name')
    .where('guide_of', '=', stageId)
    .where('flag', '<>', KEYWORD_FLAGS.deleted)
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

// A guide is written when it has a route: a numbered step with a bold name (domain/keywords/route-stops.ts). Until then,
// it holds only the facts of its stage.
const isWritten = sql<boolean>`exists (select from keyword_texts
  where keyword_texts.unique_id = keywords.unique_id and content ~ ${String.raw`(^|\n) {0,3}\d{1,2}[.)] +\*\*[^*]+\*\*`})`;

/** Returns the number of public written guides and of public glossary entries. Omits entries with the flag or of the category. */
export async function countTexts(
  db: Db,
  without: { readonly flag: number; readonly category: KeywordCategory },
): Promise<{ readonly guides: number; readonly keywords: number }> {
  const result = await sql<{ guides: number; keywords: number }>`
    select (count(*) filter (where guide_of is not null and ${isWritten}))::int as guides,
      (count(*) filter (where guide_of is null and category <> ${without.category}))::int as keywords
    from keywords where flag <> ${without.flag}`.execute(db);
  return result.rows[0] ?? { guides: 0, keywords: 0 };
}

/** Returns those of the given stages that have a written guide. Guides with the flag `withoutFlag` do not count. */
export async function listGuided(db: Db, stageIds: readonly number[], withoutFlag: number): Promise<Set<number>> {
  if (stageIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('keywords')
    .select('guide_of as stageId')
    .where('guide_of', 'in', [...stageIds])
    .where('flag', '<>', withoutFlag)
    .where(isWritten)
    .execute();
  return new Set(rows.flatMap(({ stageId }) => stageId ?? []));
}
