import { type CalendarDate, daysBefore, daysBetween } from '#domain/shared/date.ts';

/** A record in the history of a board, which was better than all before it. */
export type HeldFirst = { readonly handle: string; readonly name: string | null; readonly day: CalendarDate };

/** The time for which one player held the record without interruption. */
export type Reign = {
  readonly handle: string;
  readonly name: string | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate; // day on which the next reign starts, or today
  readonly days: number;
  readonly records: number;
};

/** How many reigns a page shows before the others are folded. */
export const SHOWN_REIGNS = 3;

/** Returns the reigns of a board, oldest first. Consecutive records of one player are one reign. */
export function reignsOf(records: readonly HeldFirst[], today: CalendarDate): Reign[] {
  const starts = records.flatMap((record, index) => (record.handle === records[index - 1]?.handle ? [] : [index]));
  return starts.map((start, order) => {
    const end = starts[order + 1] ?? records.length;
    const { handle, name, day: from } = records[start] as HeldFirst;
    const to = records[end]?.day ?? today;
    return { handle, name, from, to, days: daysBetween(from, to), records: end - start };
  });
}

/** Returns the longest reign, the earlier one if two are equally long. Undefined without reigns. */
export const longestReign = (reigns: readonly Reign[]): Reign | undefined =>
  reigns.reduce<Reign | undefined>((longest, reign) => (longest && longest.days >= reign.days ? longest : reign), undefined);

/** Returns the day on which the current reign will be as long as the longest, or undefined if it is the longest already. */
export function drawsLevelOn(reigns: readonly Reign[]): CalendarDate | undefined {
  const [current, longest] = [reigns.at(-1), longestReign(reigns)];
  return current && longest && longest !== current ? daysBefore(current.from, -longest.days) : undefined;
}

/** Returns the number of full calendar months between two days. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [[y1 = 0, m1 = 0, d1 = 0], [y2 = 0, m2 = 0, d2 = 0]] = [from, to].map((date) => date.split('-').map(Number)) as [
    number[],
    number[],
  ];
  return (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0);
}
