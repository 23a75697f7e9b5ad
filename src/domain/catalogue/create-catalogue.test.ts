import { describe, expect, test } from 'vitest';
import { contentCatalogue, contentEntries, seededBoards } from '#tests/support/database/catalogue.ts';
import { createCatalogue } from './create-catalogue.ts';
import type { BoardRow, EntryKind, EntryRow } from './rows.ts';

const catalogue = contentCatalogue();
const boards = [...catalogue.boards.values()];

test('the content has one board for each stage and rule, each event stage and each speedrun', () => {
  const count = (kind: string) => boards.filter((board) => board.kind === kind).length;
  const offered = [...catalogue.stages.values()].reduce((sum, { rules }) => sum + rules.length, 0);
  const wanted = [offered, catalogue.eventStages.size, catalogue.speedruns.size];
  expect([count('stage'), count('event'), count('speedrun')]).toEqual(wanted);
  expect(wanted.map((have, at) => have >= ([380, 314, 17][at] ?? 0))).toEqual([true, true, true]);
});

test('createCatalogue ignores the order of the stored rows', () => {
  const entries = contentEntries();
  const reversed = createCatalogue(entries.toReversed(), seededBoards(entries).toReversed(), 1);
  expect([...reversed.stages.keys()]).toEqual([...catalogue.stages.keys()]);
  expect([...reversed.boards]).toEqual([...catalogue.boards]);
});

describe('createCatalogue with contradictory rows', () => {
  const change = (kind: EntryKind, id: number, part: object) => (entries: EntryRow[]) =>
    entries.map((entry) =>
      entry.kind === kind && entry.id === id ? { ...entry, content: { ...(entry.content as object), ...part } } : entry,
    );
  const build = (edit: (entries: EntryRow[]) => EntryRow[], editBoards: (rows: BoardRow[]) => BoardRow[] = (rows) => rows) =>
    createCatalogue(edit(contentEntries()), editBoards(seededBoards(contentEntries())), 1);
  const asIs = (entries: EntryRow[]) => entries;

  test.each<[string, (entries: EntryRow[]) => EntryRow[], RegExp]>([
    ['a malformed entry', change('rule', 21, { metric: 'beauty' }), /rule 21 is malformed/],
    ['an entry stored under another id', change('team', 3, { id: 4 }), /team 3 has the id 4/],
    ['a duplicate entry', (entries) => [...entries, ...entries.filter((e) => e.kind === 'team')], /team 1 is duplicated/],
    ['an unknown series', change('stage', 201, { series: 8 }), /stage 201 references 8, which is not in series/],
    ['an unknown console', change('rule', 21, { consoles: [9] }), /rule 21 references 9, which is not in recordConsoles/],
    ['an unknown event', change('eventStage', 1001, { event: 151102 }), /event stage 1001 references 151102/],
    ['an unknown team', change('event', 170101, { teams: [1, 23] }), /event 170101 references 23/],
    ['an unknown rule in a total', change('total', 2, { rules: [999] }), /total 2 references 999/],
    ['an unknown total in a menu', change('menu', 2, { totals: [5] }), /menu 2 references 5/],
    ['a home rule that is not the first', change('stage', 101, { rules: [11, 10] }), /stage 101 does not offer its home rule first/],
    ['a countdown without a limit', change('stage', 338, { timeLimit: null }), /stage 338\) has no time limit/],
    ['a full collection without a reference score', change('stage', 101, { treasure: null }), /stage 101\) has no reference score/],
    ['a rule that has no board yet', change('stage', 101, { rules: [10, 11, 29] }), /stage\.101\.29 has no board/],
    ['a rule removed although it has a board', change('stage', 101, { rules: [10] }), /board stage\.101\.11 has no entry/],
  ])('throws on %s', (_, edit, message) => expect(() => build(edit)).toThrow(message));

  test.each<[string, (rows: BoardRow[]) => BoardRow[], RegExp]>([
    ['a missing board', (rows) => rows.slice(1), /stage\.101\.10 has no board/],
    ['two boards for one stage and rule', (rows) => [...rows, { ...rows[0], boardId: 900 } as BoardRow], /more than one board/],
    ['a board id used twice', (rows) => rows.map((row) => (row.boardId === 2 ? { ...row, boardId: 1 } : row)), /board id 1 is used twice/],
  ])('throws on %s', (_, edit, message) => expect(() => build(asIs, edit)).toThrow(message));
});
