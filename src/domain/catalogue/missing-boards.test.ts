import { expect, test } from 'vitest';
import { contentEntries, seededBoards } from '#tests/support/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { missingBoards } from './missing-boards.ts';

const entries = contentEntries();
const all = missingBoards(entries, []);

test('orders boards: stages by id and rule order, then event stages, then speedruns', () => {
  expect(all.slice(0, 3)).toEqual([
    { kind: 'stage', refId: 101, ruleId: 10 },
    { kind: 'stage', refId: 101, ruleId: 11 },
    { kind: 'stage', refId: 102, ruleId: 10 },
  ]);
  expect(all.filter((board) => board.refId === 338).map((board) => board.ruleId)).toEqual([36, 34]);
  const turns = all.filter(({ kind }, at) => kind !== all[at - 1]?.kind);
  expect(turns.slice(1)).toEqual([
    { kind: 'event', refId: 1001, ruleId: 0 },
    { kind: 'speedrun', refId: 101, ruleId: 0 },
  ]);
});

test('nothing is missing after seeding', () => {
  expect(missingBoards(entries, seededBoards(entries))).toEqual([]);
});

// Fewer entries keep a thousand runs fast; each run still parses them.
const few = entries.filter(({ kind, id }) => (kind === 'stage' && id < 210) || (kind === 'eventStage' && id < 1010) || kind === 'speedrun');

test('returns exactly the boards that do not exist, in the same order, for any existing set', () => {
  const boards = missingBoards(few, []);
  fc.assert(
    fc.property(fc.subarray(boards), fc.boolean(), (existing, shuffled) => {
      const rows = shuffled ? few.toReversed() : few;
      expect(missingBoards(rows, existing)).toEqual(boards.filter((board) => !existing.includes(board)));
    }),
    { numRuns: 1000 },
  );
});
