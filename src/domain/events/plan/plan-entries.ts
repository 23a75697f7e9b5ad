import type { EntryRow } from '#domain/catalogue/rows.ts';
import type { EventPlan } from './event-plan.ts';

/** The lowest id for stages that organisers add. Lower ids belong to the initial catalogue. */
const FIRST_ADDED_STAGE = 1315;

/** Converts a plan to catalogue entries: the event, and its stages under the next free ids. */
export function planEntries(code: number, { stages, area, ...plan }: EventPlan, known: Iterable<number>, seed: string): EntryRow[] {
  const first = Math.max(FIRST_ADDED_STAGE, ...[...known].map((id) => id + 1));
  const grid = area && { ...area, cells: area.cells.map((cell) => cell && { ...cell, stage: first + cell.stage }) };
  return [
    { kind: 'event', id: code, content: { id: code, ...plan, area: grid, seed } },
    ...stages.map(
      (stage, place): EntryRow => ({ kind: 'eventStage', id: first + place, content: { id: first + place, event: code, ...stage } }),
    ),
  ];
}
