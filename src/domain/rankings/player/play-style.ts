import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';

/** The axes of the play style chart with their rule ids. Each rule in total 1 belongs to exactly one axis. */
export const STYLE_RULES = {
  gathering: [10, 21, 22, 23, 24, 31, 36, 41, 44],
  caves: [25],
  creatures: [32, 33],
  battle: [29, 42, 45],
  speed: [11, 35, 43, 46],
  night: [47],
} as const;

export type StyleName = keyof typeof STYLE_RULES;

/** A player's value on one axis. `share` is 1 for first place on all boards of the axis, and 0 when none was played. */
export type StyleAxis = { readonly name: StyleName; readonly share: number; readonly played: number; readonly boards: number };

type Placed = { readonly board: { readonly boardId: number }; readonly rank: number; readonly players: number };

/**
 * Computes a player's play style. The share of an axis is the mean, over its boards that counted in the year, of the
 * proportion of players at or below the player's rank. Unplayed boards count as 0, and axes without boards are omitted.
 */
export function playStyle(catalogue: Catalogue, year: number, standings: readonly Placed[]): StyleAxis[] {
  const places = new Map(standings.map((standing) => [standing.board.boardId, standing]));
  const counted = totalBoards(catalogue, GRAND_TOTAL, year);
  return Object.entries(STYLE_RULES).flatMap(([name, rules]) => {
    const boards = counted.filter((board) => (rules as readonly number[]).includes(board.ruleId));
    const own = boards.flatMap((board) => places.get(board.boardId) ?? []);
    const reached = own.reduce((sum, { rank, players }) => sum + (players - rank + 1) / players, 0);
    return boards.length === 0
      ? []
      : [{ name: name as StyleName, share: reached / boards.length, played: own.length, boards: boards.length }];
  });
}
