import type { Actor } from '#domain/accounts/actor.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import type { EventResult } from '#usecases/events/manage/event-errors.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import { type EventReplay, getEventReplay } from './get-event-replay.ts';

/** A replay for API clients (docs/api.md). Players are identified by handle, and rows are tuples. */
export type ReplayFile = ReturnType<typeof replayFile>;

/** Exports an event's replay if the actor may see it. Limited to 30 exports a minute per network address. */
export async function exportReplay(deps: Deps, actor: Actor, address: string, code: number): Promise<EventResult<ReplayFile>> {
  const wait = await countTry(deps, 'export-ranking', address);
  if (wait) return tooMany(wait);
  const replay = await getEventReplay(deps, actor, code);
  const { boards } = await deps.catalogue();
  return replay ? { ok: true, value: replayFile(replay, (boardId) => boards.get(boardId)?.refId ?? null) } : refuse('not-found');
}

/** Converts a replay to its export format. `stageOf` maps a board id to its stage id. */
export function replayFile({ sealed, snapshots, turningPoints, names, teamOf }: EventReplay, stageOf: (boardId: number) => number | null) {
  const handle = (userId: number) => names.get(userId)?.handle ?? null;
  return {
    sealed,
    names: Object.fromEntries([...names.values()].map((player) => [player.handle, player.name])),
    teamOf: Object.fromEntries(
      [...names.values()].flatMap(({ userId, handle: key }) => (teamOf.has(userId) ? [[key, teamOf.get(userId) ?? 0]] : [])),
    ),
    frames: snapshots.map(({ at, players, teams, cells }) => ({
      at: at.toISOString(),
      players: players.map(({ userId, rank, points }) => [handle(userId), rank, points] as const),
      teams: teams.map(({ teamId, rank, points }) => [teamId, rank, points] as const),
      cells: cells.map(({ boardId, holders }) => [stageOf(boardId), holders] as const),
    })),
    turningPoints: turningPoints.map(({ kind, boardId, at, recordId, from, to }) => {
      const ids = (list: readonly number[]) => (kind === 'lead' ? list.map(handle) : list);
      return { kind, stageId: boardId === null ? null : stageOf(boardId), at: at.toISOString(), recordId, from: ids(from), to: ids(to) };
    }),
  };
}
