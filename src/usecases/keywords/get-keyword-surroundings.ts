import { listOfSameTag } from '#data/queries/texts/keyword-lists.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Backlink, listBacklinks } from './list-backlinks.ts';

const RELATED = 8;

export type NamedEntry = Backlink;

/** Returns the keywords that share a keyword's tag, and the keywords that link to it. */
export async function getKeywordSurroundings(
  deps: Pick<Deps, 'db'>,
  uniqueId: string,
): Promise<{ readonly related: readonly NamedEntry[]; readonly backlinks: readonly NamedEntry[] }> {
  const related = await listOfSameTag(deps.db, uniqueId, KEYWORD_FLAGS.deleted, RELATED);
  return { related, backlinks: await listBacklinks(deps, uniqueId) };
}
