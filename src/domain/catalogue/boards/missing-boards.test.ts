import { expect, test } from 'vitest';
import { contentEntries, seededBoards } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { missingBoards } from './missing-boards.ts';

const entries = contentEntries();
const all = missingBoards(entries, []);

test('missingBoards orders stages by id and rule, then event stages, then speedruns', () => {
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

test('missingBoards returns an empty list after seeding', () => {
  expect(missingBoards(entries, seededBoards(entries))).toEqual([]);
});

// Each of the thousand runs parses the entries, so only a few entries are used.
const few = entries.filter(({ kind, id }) => (kind === 'stage' && id < 210) || (kind === 'eventStage' && id < 1010) || kind === 'speedrun');

test('missingBoards returns exactly the boards that do not exist, in a fixed order, for any set of existing boards', () => {
  const boards = missingBoards(few, []);
  fc.assert(
    fc.property(fc.subarray(boards), fc.boolean(), (existing, shuffled) => {
      const rows = shuffled ? few.toReversed() : few;
      expect(missingBoards(rows, existing)).toEqual(boards.filter((board) => !existing.includes(board)));
    }),
    { numRuns: 1000 },
  );
});
