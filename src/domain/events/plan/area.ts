import type { FieldArea } from './event-field.ts';

/** Returns the cells to the left, right, top and bottom of a cell, as indexes into the grid. */
export function neighboursOf({ columns, cells }: FieldArea, place: number): number[] {
  const column = place % columns;
  const sides = [...(column > 0 ? [place - 1] : []), ...(column < columns - 1 ? [place + 1] : []), place - columns, place + columns];
  return sides.filter((side) => cells[side] != null);
}

type AreaPost = { readonly boardId: number; readonly rankKey: number };

/**
 * Returns the boards open to a team: its home cells, their neighbours, and the neighbours of every cell whose border
 * one of the team's posts has reached. `posts` contains only that team's posts.
 */
export function openBoards(area: FieldArea, teamId: number, posts: readonly AreaPost[]): Set<number> {
  const open = new Set<number>();
  area.cells.forEach((cell, place) => {
    if (!cell) return;
    const isHome = cell.home === teamId;
    const isReached = posts.some(({ boardId, rankKey }) => boardId === cell.boardId && rankKey <= cell.borderKey);
    if (isHome) open.add(cell.boardId);
    if (!isHome && !isReached) return;
    for (const side of neighboursOf(area, place)) open.add(area.cells[side]?.boardId ?? 0);
  });
  return open;
}

/**
 * Returns the teams that hold a cell: those with the most event points there. Returns an empty list when no team has
 * points.
 */
export function holdersOf(points: ReadonlyMap<number, number>): number[] {
  const most = Math.max(0, ...points.values());
  return most === 0 ? [] : [...points].filter(([, sum]) => sum === most).map(([teamId]) => teamId).sort((a, b) => a - b); // biome-ignore format: one thought
}
