import type { Db } from '#data/db.ts';

/** Returns a name of the glossary entry that is the guide to a stage, or undefined when the stage has no guide. */
export async function findGuideName(db: Db, stageId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('keywords')
    .innerJoin('keyword_texts', 'keyword_texts.unique_id', 'keywords.unique_id')
    .select('name')
    .where('guide_of', '=', stageId)
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}
