import { type CatalogueEntries, parseEntries } from '#domain/catalogue/names/parse-entries.ts';
import { type BoardRow, type EntryRow, STANDARD_RULE } from '#domain/catalogue/rows.ts';

/** A board without its stored id. */
export type BoardRef = Omit<BoardRow, 'boardId'>;

/** Returns the unique key of a board. An id alone is ambiguous, because speedrun ids overlap stage ids. */
export const boardKey = ({ kind, refId, ruleId }: BoardRef): string => `${kind}.${refId}.${ruleId}`;

/** Returns every board that the entries require: stages by id and rule order, then event stages, then speedruns. */
export function expectedBoards(entries: Pick<CatalogueEntries, 'stages' | 'eventStages' | 'speedruns'>): BoardRef[] {
  const standard = (kind: 'event' | 'speedrun', ids: Iterable<number>): BoardRef[] =>
    [...ids].map((refId) => ({ kind, refId, ruleId: STANDARD_RULE }));
  return [
    ...[...entries.stages.values()].flatMap((stage) => stage.rules.map((ruleId): BoardRef => ({ kind: 'stage', refId: stage.id, ruleId }))),
    ...standard('event', entries.eventStages.keys()),
    ...standard('speedrun', entries.speedruns.keys()),
  ];
}

/** Returns the required boards that do not exist, in the order in which seeding assigns their ids. */
export function missingBoards(entries: readonly EntryRow[], existing: readonly BoardRef[]): BoardRef[] {
  const known = new Set(existing.map(boardKey));
  return expectedBoards(parseEntries(entries)).filter((board) => !known.has(boardKey(board)));
}
