import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageBoard } from '#domain/catalogue/find-board.ts';
import { type LimitedEvent, STANDARD_RULE } from '#domain/catalogue/rows.ts';
import { eventBoards } from './event-boards.ts';

/** A cell for the rules: its board, the team that starts there, and the key that opens the adjacent cells. */
export type FieldCell = { readonly boardId: number; readonly home: number | null; readonly borderKey: number };
export type FieldArea = { readonly columns: number; readonly cells: readonly (FieldCell | null)[] };

/** The boards and participants of an event: everything its rankings need besides the posts. */
export type EventField = {
  readonly boards: readonly number[];
  readonly teams: readonly number[];
  readonly teamOf: ReadonlyMap<number, number>; // by player
  readonly area: FieldArea | null;
};

type Member = { readonly userId: number; readonly teamId: number | null };

/** The field of a catalogue event with its members. */
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

/** A border as a rank key: milliseconds for times, otherwise a result value of which more is better. */
export const borderKey = ({ metric }: Pick<Board, 'metric'>, border: number): number => (metric === 'elapsed' ? border : 0 - border);
