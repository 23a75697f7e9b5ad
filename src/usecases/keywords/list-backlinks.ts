import { type Backlink, listLinksTo } from '#data/queries/texts/keyword-links.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';

export type { Backlink };

/**
 * Returns the keywords that link to a keyword by any of its names, in any language, ordered by reading. Omits
 * deleted keywords.
 */
export const listBacklinks = ({ db }: Pick<Deps, 'db'>, uniqueId: string): Promise<Backlink[]> =>
  listLinksTo(db, uniqueId, KEYWORD_FLAGS.deleted);
