import type { Board } from '#domain/catalogue/boards/board.ts';
import { buildBoard } from '#domain/catalogue/boards/build-board.ts';
import { boardKey, expectedBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { findBrokenReferences } from '#domain/catalogue/names/find-broken-references.ts';
import { type CatalogueEntries, parseEntries } from '#domain/catalogue/names/parse-entries.ts';
import type { BoardRow, EntryRow } from './rows.ts';

/** The whole catalogue at one version. It is immutable and is replaced when an entry changes. */
export type Catalogue = CatalogueEntries & {
  readonly version: number;
  readonly boards: ReadonlyMap<number, Board>; // Boards by board id, in the order of `expectedBoards`.
  readonly boardsByKey: ReadonlyMap<string, Board>; // Boards by `boardKey`.
};

/**
 * Builds the immutable catalogue from stored rows. Throws when the rows contradict each other, so every write must
 * check them first.
 */
export function createCatalogue(entries: readonly EntryRow[], boards: readonly BoardRow[], version: number): Catalogue {
  const parsed = parseEntries(entries);
  const problems = [...findBrokenReferences(parsed), ...findBoardProblems(parsed, boards)];
  if (problems.length > 0) throw new Error(`catalogue ${version} is inconsistent:\n${problems.join('\n')}`);

  const rows = new Map(boards.map((row) => [boardKey(row), row]));
  const inOrder: readonly Board[] = expectedBoards(parsed).flatMap((ref) => {
    const row = rows.get(boardKey(ref));
    return row ? [buildBoard(parsed, row)] : [];
  });
  return Object.freeze({
    ...parsed,
    version,
    boards: new Map(inOrder.map((board) => [board.boardId, board])),
    boardsByKey: new Map(inOrder.map((board) => [boardKey(board), board])),
  });
}

function findBoardProblems(entries: CatalogueEntries, boards: readonly BoardRow[]): string[] {
  const expected = new Set(expectedBoards(entries).map(boardKey));
  const stored = boards.map(boardKey);
  const repeated = (values: readonly unknown[]) => new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [
    ...[...expected.difference(new Set(stored))].map((key) => `${key} has no board`),
    ...[...new Set(stored).difference(expected)].map((key) => `board ${key} has no entry in the catalogue`),
    ...[...repeated(stored)].map((key) => `${key} has more than one board`),
    ...[...repeated(boards.map((row) => row.boardId))].map((id) => `board id ${id} is used twice`),
  ];
}
