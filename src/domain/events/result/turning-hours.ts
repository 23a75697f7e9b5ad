import { replayHour } from './replay.ts';
import type { TurningPoint } from './turning-points.ts';

/** All changes of lead within one hour: the first and last leaders, the number of changes, and the deciding post. */
export type LeadChange<Turn extends TurningPoint = TurningPoint> = {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly times: number;
  readonly last: Turn;
};

/** Cells whose holders changed in the same way within an hour. */
export type CellChange = { readonly from: readonly number[]; readonly to: readonly number[]; readonly boardIds: readonly number[] };

export type TurningHour<Turn extends TurningPoint = TurningPoint> = {
  readonly hour: number; // The first replay hour whose standings show the changes.
  readonly teamLead: LeadChange<Turn> | null;
  readonly lead: LeadChange<Turn> | null;
  readonly cells: readonly CellChange[]; // Cells that were won and lost again within the hour are omitted.
};

/** Groups the turning points of an event by hour. Hours without turning points are omitted. */
export function turningHours<Turn extends TurningPoint>(
  event: { readonly startsAt: string; readonly endsAt: string },
  turns: readonly Turn[],
): TurningHour<Turn>[] {
  return [...Map.groupBy(turns, ({ at }) => replayHour(event, at))].map(([hour, own]) => ({
    hour,
    teamLead: changeOf(own.filter(({ kind }) => kind === 'team-lead')),
    lead: changeOf(own.filter(({ kind }) => kind === 'lead')),
    cells: cellChanges(own.filter(({ kind }) => kind === 'cell')),
  }));
}

function changeOf<Turn extends TurningPoint>(turns: readonly Turn[]): LeadChange<Turn> | null {
  const [first, last] = [turns[0], turns.at(-1)];
  return first && last ? { from: first.from, to: last.to, times: turns.length, last } : null;
}

function cellChanges(turns: readonly TurningPoint[]): CellChange[] {
  const changes = [...Map.groupBy(turns, ({ boardId }) => boardId ?? 0)].flatMap(([boardId, own]) => {
    const change = changeOf(own);
    return change && String(change.from) !== String(change.to) ? [{ boardId, ...change }] : [];
  });
  return [...Map.groupBy(changes, ({ from, to }) => `${from}>${to}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ from: first.from, to: first.to, boardIds: same.map(({ boardId }) => boardId) }] : [];
  });
}
