import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type LimitedEvent, STANDARD_RULE } from '#domain/catalogue/rows.ts';
import { eventBoards } from '#domain/events/event-boards.ts';

/** A cell in an area: the board, the team that starts there, and the rank key that opens the adjacent cells. */
export type FieldCell = { readonly boardId: number; readonly home: number | null; readonly borderKey: number };
export type FieldArea = { readonly columns: number; readonly cells: readonly (FieldCell | null)[] };

/** The boards, teams and members of an event. Together with the posts, they determine its rankings. */
export type EventField = {
  readonly boards: readonly number[];
  readonly teams: readonly number[];
  readonly teamOf: ReadonlyMap<number, number>; // Team id by player id.
  readonly area: FieldArea | null;
};

type Member = { readonly userId: number; readonly teamId: number | null };

/** Builds the field of an event from its catalogue entry and its members. */
export function eventField(catalogue: Catalogue, event: LimitedEvent, members: readonly Member[]): EventField {
  const cellOf = (cell: { stage: number; home: number | null; border: number } | null): FieldCell | null => {
    const board = cell && stageBoard(catalogue, cell.stage, STANDARD_RULE);
    return cell && board ? { boardId: board.boardId, home: cell.home, borderKey: borderKey(board, cell.border) } : null;
  };
  return {
    boards: eventBoards(catalogue, event).map(({ boardId }) => boardId),
    teams: event.teams,
    teamOf: new Map(members.flatMap(({ userId, teamId }) => (teamId === null ? [] : [[userId, teamId] as const]))),
    area: event.area && { columns: event.area.columns, cells: event.area.cells.map(cellOf) },
  };
}

/**
 * Converts a border to a rank key. A border is in milliseconds for elapsed times, and otherwise a value for which more
 * is better.
 */
export const borderKey = ({ metric }: Pick<Board, 'metric'>, border: number): number => (metric === 'elapsed' ? border : 0 - border);
