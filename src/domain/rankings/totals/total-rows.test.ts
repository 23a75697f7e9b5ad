import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { boardsOfSameEvent } from './event-sizes.ts';
import { addToTally, openBook, openTally, replaceInSums, type StandingsBook, type Tally } from './total-rows.ts';
import { placeSums, rankInSums, type Standing, type TotalSums } from './totals.ts';

const catalogue = contentCatalogue();
const YEAR = 2026;
const boards = [...catalogue.boards.values()];
const some = (is: (board: Board) => boolean, count = 2) => boards.filter(is).slice(0, count);
const tournament = some(({ kind, refId }) => kind === 'event' && catalogue.eventStages.get(refId)?.event === 151101, 1);
const event = boardsOfSameEvent(catalogue, tournament[0]?.boardId ?? 0);
const replaced = [...some((board) => board.ruleId === 21), ...some((board) => board.ruleId === 91)]
  .map((board) => board.boardId)
  .concat(event);
const unchanged = [...some((board) => board.ruleId === 22), ...some((board) => board.ruleId === 25)].map((board) => board.boardId);

/** Generates standings of up to five players on the given boards, with correct ranks. */
const standingsOn = (boardIds: readonly number[]): fc.Arbitrary<Standing[]> =>
  fc
    .array(fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.integer({ min: -9, max: 9 })), {
      minLength: boardIds.length,
      maxLength: boardIds.length,
    })
    .map((views) =>
      views.flatMap((keys, index) =>
        Object.entries(keys).map(([userId, key]) => ({
          userId: Number(userId),
          boardId: boardIds[index] ?? 0,
          rankKey: key * 1_000,
          rank: 1 + Object.values(keys).filter((other) => other < key).length,
          players: Object.keys(keys).length,
          postedAt: new Date(0),
        })),
      ),
    );

function tallyOf(book: StandingsBook, total: Total): Tally {
  const tally = openTally(catalogue, total, YEAR);
  addToTally(tally, book);
  return tally;
}

const stats = (sums: TotalSums) => [...sums.values()].sort((a, b) => a.userId - b.userId);

test('replaceInSums returns the same sums and ranks as summing all boards again', () => {
  fc.assert(
    fc.property(standingsOn(unchanged), standingsOn(replaced), standingsOn(replaced), fc.nat(9), (rest, old, updated, max) => {
      const bookOf = (standings: readonly Standing[]) => openBook(catalogue, YEAR, standings, max);
      for (const total of catalogue.totals.values()) {
        const before = tallyOf(bookOf([...rest, ...old]), total);
        const untouched = structuredClone(stats(before.sums));
        const sums = replaceInSums(before, bookOf(old), bookOf(updated));
        const after = tallyOf(bookOf([...rest, ...updated]), total);
        expect(stats(sums)).toEqual(stats(after.sums));
        expect(stats(before.sums)).toEqual(untouched);
        for (const row of placeSums(sums, total.orderBy)) expect(rankInSums(sums, row, total.orderBy)).toBe(row.rank);
      }
    }),
    { numRuns: 200 },
  );
});
