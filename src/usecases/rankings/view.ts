import { readPresent } from '#data/queries/past.ts';
import type { BestsFilter } from '#data/queries/standings.ts';
import { type Moment, momentOf, type RankingFilter } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';

/** What every read of a ranking is filtered by; the rule is part of the board. */
export type ViewFilter = Pick<RankingFilter, 'console' | 'year' | 'at'>;

/** A filter as queries and points need it: its bounds by the database's clock. */
export type View = { readonly bests: BestsFilter; readonly moment: Moment; readonly now: Date };

/** The view that a filter stands for at this moment. */
export async function openView({ db, siteZone }: Deps, filter: ViewFilter): Promise<View> {
  const { now } = await readPresent(db);
  const moment = momentOf(filter, now, siteZone);
  return { bests: { console: filter.console, before: moment.before }, moment, now };
}
