import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { findResult, listAmendments } from '#data/queries/events/event-results.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { replayStops } from '#domain/events/result/replay.ts';
import type { EventCell, EventPlayer, EventPost, EventTeam } from '#domain/events/result/standings.ts';
import type { TurningPoint } from '#domain/events/result/turning-points.ts';
import { closingTime } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import { isHidden } from '#usecases/events/get-event.ts';
import { managerOf } from '#usecases/events/manage/manager-of.ts';
import { type ReadEvent, readEvent, resultToday } from '#usecases/events/read-event.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { buildReplay } from './build-replay.ts';

export type ReplaySnapshot = {
  readonly at: Date;
  readonly players: readonly EventPlayer[]; // the first fifty players
  readonly teams: readonly EventTeam[];
  readonly cells: readonly EventCell[];
};

export type ReplayTurn = TurningPoint & { readonly post: EventPost };

export type EventReplay = {
  readonly event: LimitedEvent;
  readonly sealed: boolean; // true if the results are hidden from the actor, so that there are no snapshots
  readonly snapshots: readonly ReplaySnapshot[]; // one per hour; the last one includes posts from the grace period
  readonly turningPoints: readonly ReplayTurn[];
  readonly names: ReadonlyMap<number, PlayerName>;
  readonly teamOf: ReadonlyMap<number, number>; // team id by user id
  readonly departs: boolean; // true if the last snapshot differs from the stored result
};

/** Returns an event's hourly standings, computed from the current records. Undefined for an unknown code or a draft. */
export function getEventReplay(deps: Deps, actor: Actor, code: number): Promise<EventReplay | undefined> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readEvent(snapshot, code);
    if (!read) return undefined;
    const { event, field, posts } = read;
    const sealed = (await isHidden(snapshot, field.boards)) && !(await managerOf(snapshot, actor, code)).ok;
    const hidden = { event, sealed, snapshots: [], turningPoints: [], names: new Map(), teamOf: new Map(), departs: false };
    if (sealed) return hidden;

    const now = await readClock(snapshot.db);
    const stops = replayStops(event, now);
    // The last snapshot equals the result, so it includes posts made in the grace period.
    const instants = now >= closingTime(event) ? [...stops.slice(0, -1), closingTime(event)] : stops;
    const replay = buildReplay(read, instants);
    const snapshots = replay.snapshots.map((snapshot, index) => ({ at: stops[index] ?? now, ...snapshot }));
    const byRecord = new Map(posts.map((post) => [post.recordId, post]));
    const turns = replay.turns.flatMap((turn): ReplayTurn[] => {
      const post = byRecord.get(turn.recordId);
      return post ? [{ ...turn, post }] : [];
    });
    const leaders = turns.flatMap(({ kind, from, to, post }) => [post.userId, ...(kind === 'lead' ? [...from, ...to] : [])]);
    const named = new Set([...snapshots.flatMap(({ players }) => players.map(({ userId }) => userId)), ...leaders]);
    return {
      event,
      sealed,
      snapshots,
      turningPoints: turns,
      names: await listPlayerNames(snapshot.db, [...named]),
      teamOf: field.teamOf,
      departs: await departsFromResult(snapshot, read),
    };
  });
}

/** Returns whether the current records yield a different result from the stored one, which can then be amended. */
async function departsFromResult({ db }: Pick<Deps, 'db'>, read: ReadEvent): Promise<boolean> {
  const { id } = read.event;
  const version = (await listAmendments(db, id)).at(-1) ?? (await findResult(db, id));
  return version !== undefined && version.content !== resultToday(read);
}
