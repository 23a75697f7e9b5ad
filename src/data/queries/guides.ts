import type { Db } from '#data/db.ts';

/** A name of the entry that is a stage's guide, or undefined when there is none. */
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
