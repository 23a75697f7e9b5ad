import { type CatalogueEntries, parseEntries } from './parse-entries.ts';
import { type BoardRow, type EntryRow, STANDARD_RULE } from './rows.ts';

/** A board without the number it is stored under. */
export type BoardRef = Omit<BoardRow, 'boardId'>;

/** Tells boards apart by what they rank; a bare id cannot, since speedrun ids overlap stage ids. */
export const boardKey = ({ kind, refId, ruleId }: BoardRef): string => `${kind}.${refId}.${ruleId}`;

/** Every board the entries ask for: stages by id and then in the order of their rules, event stages, speedruns. */
export function expectedBoards(entries: Pick<CatalogueEntries, 'stages' | 'eventStages' | 'speedruns'>): BoardRef[] {
  const standard = (kind: 'event' | 'speedrun', ids: Iterable<number>): BoardRef[] =>
    [...ids].map((refId) => ({ kind, refId, ruleId: STANDARD_RULE }));
  return [
    ...[...entries.stages.values()].flatMap((stage) => stage.rules.map((ruleId): BoardRef => ({ kind: 'stage', refId: stage.id, ruleId }))),
    ...standard('event', entries.eventStages.keys()),
    ...standard('speedrun', entries.speedruns.keys()),
  ];
}

/** The boards that should exist and do not, in the order in which seeding gives them their numbers. */
export function missingBoards(entries: readonly EntryRow[], existing: readonly BoardRef[]): BoardRef[] {
  const known = new Set(existing.map(boardKey));
  return expectedBoards(parseEntries(entries)).filter((board) => !known.has(boardKey(board)));
}
