import { type Backlink, listLinksTo } from '#data/queries/keyword-links.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';

export type { Backlink };

/** The entries that link to an entry, in either language and by any of its names, ordered by reading; without deleted ones. */
export const listBacklinks = ({ db }: Pick<Deps, 'db'>, uniqueId: string): Promise<Backlink[]> =>
  listLinksTo(db, uniqueId, KEYWORD_FLAGS.deleted);
