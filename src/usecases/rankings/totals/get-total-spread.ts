import { countShownClasses, countShownSums } from '#data/queries/rankings/total-spread.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { fillRanges, SPREAD_STATS, type SpreadFocus, type SpreadRange, spreadOf } from '#domain/rankings/totals/spread.ts';
import { referenceBorders } from '#domain/rankings/totals/total-lines.ts';
import type { Deps } from '#usecases/deps.ts';
import type { TotalPage } from './get-total-page.ts';

/** The distribution of a total's players: by class in total 1, and by ranges of the sum in other totals. */
export type TotalSpread = {
  readonly ranges: readonly SpreadRange[];
  readonly borders: readonly number[]; // the game's reference borders; only in total 20
  readonly classCounts: ClassCounts | null; // players by class; only in total 1
};

/** Number of players by class. Players without points have no class. */
export type ClassCounts = ReadonlyMap<number, number>;

/** Returns the distribution of all players in a total, not only of those on the page. */
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

/** Returns the number of players in each class of total 1. */
export async function getClassCounts({ db }: Deps, { computed }: TotalPage): Promise<ClassCounts> {
  if (!computed) return countShownClasses(db);
  const counts = new Map<number, number>();
  for (const { userId } of computed.rows) {
    const held = computed.classes.get(userId);
    if (held !== undefined) counts.set(held, (counts.get(held) ?? 0) + 1);
  }
  return counts;
}

// Length of the chart below the lowest border once a player has reached it, in multiples of the borders' span.
const SPANS_BELOW = 2;

function focusOn(borders: readonly number[]): SpreadFocus | null {
  const [lowest, highest] = [borders[0], borders.at(-1)];
  return lowest === undefined || highest === undefined ? null : { reach: lowest, floor: lowest - SPANS_BELOW * (highest - lowest) };
}
