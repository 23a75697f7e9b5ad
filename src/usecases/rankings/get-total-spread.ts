import { countShownClasses, countShownSums } from '#data/queries/total-spread.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { fillRanges, SPREAD_STATS, type SpreadFocus, type SpreadRange, spreadOf } from '#domain/rankings/spread.ts';
import { referenceBorders } from '#domain/rankings/total-lines.ts';
import type { Deps } from '#usecases/deps.ts';
import type { TotalPage } from './get-total-page.ts';

/** The distribution of a total's players: in total 1 by class, elsewhere by ranges of the sum. */
export type TotalSpread = {
  readonly ranges: readonly SpreadRange[];
  readonly borders: readonly number[]; // the game's reference borders, total 20 only
  readonly classCounts: ClassCounts | null; // total 1 only
};

/** Players by class; players without points have none. */
export type ClassCounts = ReadonlyMap<number, number>;

/** The distribution of all players in a total, not only of the page's rows. */
export async function getTotalSpread(deps: Deps, total: Total, page: TotalPage): Promise<TotalSpread> {
  if (total.id === GRAND_TOTAL) return { ranges: [], borders: [], classCounts: await getClassCounts(deps, page) };
  const borders = referenceBorders(await deps.catalogue(), total, page.boards);
  const stat = SPREAD_STATS[total.orderBy];
  const focus = focusOn(borders);
  const ranges = page.computed
    ? spreadOf(
        page.computed.rows.map((row) => row[stat]),
        focus,
      )
    : fillRanges(await countShownSums(deps.db, total.id, stat, focus));
  return { ranges, borders, classCounts: null };
}

/** The number of players of a page's total 1 in each class. */
export async function getClassCounts({ db }: Deps, { computed }: TotalPage): Promise<ClassCounts> {
  if (!computed) return countShownClasses(db);
  const counts = new Map<number, number>();
  for (const { userId } of computed.rows) {
    const held = computed.classes.get(userId);
    if (held !== undefined) counts.set(held, (counts.get(held) ?? 0) + 1);
  }
  return counts;
}

const SPANS_BELOW = 2; // in multiples of the borders' span, shown below the lowest border once it has been reached

function focusOn(borders: readonly number[]): SpreadFocus | null {
  const [lowest, highest] = [borders[0], borders.at(-1)];
  return lowest === undefined || highest === undefined ? null : { reach: lowest, floor: lowest - SPANS_BELOW * (highest - lowest) };
}
