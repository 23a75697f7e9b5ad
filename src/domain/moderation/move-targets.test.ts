import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { moveTargets } from './move-targets.ts';

const catalogue = contentCatalogue();

test.each([...catalogue.boards.values()].filter(({ boardId }) => boardId % 29 === 0))(
  'moveTargets from board $boardId returns only other boards with the same input fields',
  (from) => {
    for (const console of from.consoles) {
      for (const board of moveTargets(catalogue, from, console)) {
        expect(board.boardId).not.toBe(from.boardId);
        expect([board.kind, board.event?.code]).toEqual([from.kind, from.event?.code]);
        expect(METRICS[board.metric].typed).toEqual(METRICS[from.metric].typed);
        expect(board.consoles).toContain(console);
      }
    }
  },
);

test('moveTargets includes the next stage under the same rule', () => {
  const [from, next] = [stageBoard(catalogue, 201, 21), stageBoard(catalogue, 202, 21)];
  expect(from && moveTargets(catalogue, from, from.consoles[0] ?? 0)).toContain(next);
});
