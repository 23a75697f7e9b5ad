import { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import type { TypedCell, TypedPlan, TypedStage } from '#web/features/event-form/plan/typed-plan.ts';

export type Cells = readonly (TypedCell | null)[];

const FIRST_BORDER = '100';

export const rowsOf = ({ columns, cells }: Pick<TypedPlan, 'columns' | 'cells'>): number => Math.ceil(cells.length / columns);

/** Resizes the grid. Cells keep their row and column, and cells outside the new size are dropped. */
export function resize({ columns: before, cells }: Pick<TypedPlan, 'columns' | 'cells'>, columns: number, rows: number) {
  const width = Math.max(1, Math.min(EVENT_LIMITS.columns, columns || 1));
  const height = Math.max(1, Math.min(Math.floor(EVENT_LIMITS.cells / width), rows || 1));
  const at = (place: number) => {
    const [row, column] = [Math.floor(place / width), place % width];
    return column < before ? (cells[row * before + column] ?? null) : null;
  };
  return { columns: width, cells: Array.from({ length: width * height }, (_, place) => at(place)) };
}

/** Lays out all stages in order, row by row, and keeps the settings of each stage. */
export function layOut({ columns, cells, stages }: Pick<TypedPlan, 'columns' | 'cells' | 'stages'>): Cells {
  const known = new Map(cells.flatMap((cell) => (cell ? [[cell.stage, cell] as const] : [])));
  const laid = stages.map(({ key }) => known.get(key) ?? { stage: key, home: null, border: FIRST_BORDER });
  const length = Math.max(1, Math.ceil(laid.length / columns)) * columns;
  return Array.from({ length }, (_, place) => laid[place] ?? null);
}

/** Puts a stage, or null, on a cell. Clears the stage's previous cell, because a stage occupies only one cell. */
export function putStage(cells: Cells, place: number, stage: TypedStage['key'] | null): Cells {
  const known = stage === null ? undefined : cells.find((cell) => cell?.stage === stage);
  const put = stage === null ? null : (known ?? { stage, home: cells[place]?.home ?? null, border: cells[place]?.border ?? FIRST_BORDER });
  return cells.map((cell, at) => (at === place ? put : stage !== null && cell?.stage === stage ? null : cell));
}
