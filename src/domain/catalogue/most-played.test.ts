import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { MOST_PLAYED, mostPlayedStages } from './most-played.ts';

const catalogue = contentCatalogue();
const boardIds = [...catalogue.boards.keys()];

test('the most played stages of a game are its own, in order, and no other stage has more players', () => {
  const counts = fc.array(fc.nat({ max: 9 }), { minLength: boardIds.length, maxLength: boardIds.length });
  fc.assert(
    fc.property(counts, fc.constantFrom(1, 2, 3, 4, 9), (players, seriesId) => {
      const on = new Map(boardIds.map((boardId, index) => [boardId, players[index] ?? 0]));
      const most = mostPlayedStages(catalogue, seriesId, (boardId) => on.get(boardId) ?? 0);
      const stages = [...catalogue.stages.values()].filter(({ series, retired }) => series === seriesId && !retired);
      const playersOf = (stageId: number) =>
        Math.max(
          ...[...catalogue.boards.values()]
            .filter(({ kind, refId }) => kind === 'stage' && refId === stageId)
            .map(({ boardId }) => on.get(boardId) ?? 0),
        );
      expect(most.length).toBeLessThanOrEqual(MOST_PLAYED);
      expect(most.map((each) => each.players)).toEqual(most.map(({ stage }) => playersOf(stage.id)));
      expect(most).toEqual(most.toSorted((a, b) => b.players - a.players || a.stage.id - b.stage.id));
      const least = most.length < MOST_PLAYED ? 0 : (most.at(-1)?.players ?? 0);
      for (const { id } of stages) if (!most.some(({ stage }) => stage.id === id)) expect(playersOf(id)).toBeLessThanOrEqual(least);
    }),
    { numRuns: 50 },
  );
});
