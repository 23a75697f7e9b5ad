import type { EntryRow } from '#domain/catalogue/rows.ts';
import type { EventPlan } from './event-plan.ts';

/** The first id of stages added by organisers; lower ids came with the catalogue. */
const FIRST_ADDED_STAGE = 1315;

/** The catalogue entries of an opened plan: the event, and its stages under the next free ids. */
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
