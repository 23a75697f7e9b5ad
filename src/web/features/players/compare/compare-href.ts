import type { DuelScope } from '#domain/rankings/duels/duel-part.ts';
import type { RankingFilter } from '#domain/rankings/filter.ts';
import { addQuery, underFilter } from '#web/features/players/player-hrefs.ts';

/** The part of a comparison that a link opens. Without a scope and a series, it is the overview. */
export type LinkedPart = { readonly boards?: DuelScope | undefined; readonly series?: number | undefined };

/** Returns the address of a part of a comparison under a filter. */
export const partHref = (path: string, filter: RankingFilter, { boards, series }: LinkedPart): string =>
  underFilter(addQuery(path, boards === undefined ? '' : `boards=${boards}`), filter, series);
