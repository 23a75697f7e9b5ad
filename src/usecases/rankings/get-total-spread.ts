import { countShownClasses, countShownSums } from '#data/queries/total-spread.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { fillRanges, SPREAD_STATS, type SpreadFocus, type SpreadRange, spreadOf } from '#domain/rankings/spread.ts';
import { referenceBorders } from '#domain/rankings/total-lines.ts';
import type { Deps } from '#usecases/deps.ts';
import type { TotalPage } from './get-total-page.ts';

/** How the players of a total stand: in total 1 how many hold each class, elsewhere how many have a sum in each range. */
export type TotalSpread = {
  readonly ranges: readonly SpreadRange[];
  readonly borders: readonly number[]; // the game's reference borders, total 20 only
  readonly classCounts: ClassCounts | null; // total 1 only
};

/** Players by class; whoever has no points has no class. */
export type ClassCounts = ReadonlyMap<number, number>;

/** How everybody in a total stands, not only the rows of the page. */
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

/** How many of the players of a page's total 1 hold each class. */
export async function getClassCounts({ db }: Deps, { computed }: TotalPage): Promise<ClassCounts> {
  if (!computed) return countShownClasses(db);
  const counts = new Map<number, number>();
  for (const { userId } of computed.rows) {
    const held = computed.classes.get(userId);
    if (held !== undefined) counts.set(held, (counts.get(held) ?? 0) + 1);
  }
  return counts;
}

const SPANS_BELOW = 2; // of the borders' own span are shown below the lowest, once somebody has reached it

function focusOn(borders: readonly number[]): SpreadFocus | null {
  const [lowest, highest] = [borders[0], borders.at(-1)];
  return lowest === undefined || highest === undefined ? null : { reach: lowest, floor: lowest - SPANS_BELOW * (highest - lowest) };
}
