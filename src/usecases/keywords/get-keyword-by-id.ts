import { findKeywordById, type WholeKeyword } from '#data/queries/texts/keywords.ts';
import { canReadKeyword } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns a keyword, rule text or guide that every visitor may read, by its id. Undefined for an unknown or deleted one. */
export async function getKeywordById({ db }: Pick<Deps, 'db'>, uniqueId: string): Promise<WholeKeyword | undefined> {
  const keyword = await findKeywordById(db, uniqueId);
  return keyword && canReadKeyword('visitor', keyword.flag) === 'read' ? keyword : undefined;
}
