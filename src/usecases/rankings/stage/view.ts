import { readPresent } from '#data/queries/rankings/past.ts';
import type { BestsFilter } from '#data/queries/rankings/standings.ts';
import { type Moment, momentOf, type RankingFilter } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';

/** The filter for every ranking read. It does not include the rule, which is part of the board. */
export type ViewFilter = Pick<RankingFilter, 'console' | 'year' | 'at'>;

/** A filter with its bounds according to the database's clock, as needed by queries and points. */
export type View = { readonly bests: BestsFilter; readonly moment: Moment; readonly now: Date };

/** Resolves a filter at the current time of the database. */
export async function openView({ db, siteZone }: Deps, filter: ViewFilter): Promise<View> {
  const { now } = await readPresent(db);
  const moment = momentOf(filter, now, siteZone);
  return { bests: { console: filter.console, before: moment.before }, moment, now };
}
