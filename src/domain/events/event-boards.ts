import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type LimitedEvent, STANDARD_RULE } from '#domain/catalogue/rows.ts';

/** Returns the boards of an event: its own stages ordered by id, then its existing boards in the event's order. */
export function eventBoards(catalogue: Catalogue, { id, boards }: Pick<LimitedEvent, 'id' | 'boards'>): Board[] {
  const own = [...catalogue.eventStages.values()].filter((stage) => stage.event === id);
  return [
    ...own.flatMap((stage) => stageBoard(catalogue, stage.id, STANDARD_RULE) ?? []),
    ...boards.flatMap(({ stage, rule }) => stageBoard(catalogue, stage, rule) ?? []),
  ];
}

/**
 * Returns the events in which a record on the board can count: the event that an event stage belongs to, or all
 * events played on a stage's board.
 */
export function eventsOnBoard(catalogue: Catalogue, { kind, refId, ruleId, event }: Board): LimitedEvent[] {
  if (kind === 'event') return [catalogue.events.get(event?.code ?? 0) ?? []].flat();
  if (kind !== 'stage') return [];
  return [...catalogue.events.values()].filter(({ boards }) => boards.some(({ stage, rule }) => stage === refId && rule === ruleId));
}
