import type { EventField } from '#domain/events/plan/event-field.ts';
import { windowEnd } from '#domain/events/window.ts';
import { assignRanks, compareIds, type Place } from '#domain/rankings/ranks.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { addPost, type EventPost, type EventStandings, standingsOfRanks } from './standings.ts';

type Window = { readonly startsAt: string; readonly endsAt: string };

/** Returns the number of stops of a replay until an instant: one at every full hour after the start, and one at the end. */
export function countReplayStops(event: Window, until: Date): number {
  const [start, end] = [Date.parse(event.startsAt), windowEnd(event).getTime()];
  if (until.getTime() >= end) return Math.ceil((end - start) / HOUR_MS);
  return Math.max(0, Math.floor((until.getTime() - start) / HOUR_MS));
}

/** Returns the instants of the stops until an instant. */
export function replayStops(event: Window, until: Date): Date[] {
  const [start, end] = [Date.parse(event.startsAt), windowEnd(event).getTime()];
  return Array.from({ length: countReplayStops(event, until) }, (_, index) => new Date(Math.min(start + (index + 1) * HOUR_MS, end)));
}

/**
 * Returns the number of the first replay stop, counted from 1, whose standings include posts from the instant. Posts
 * from the grace period belong to the last stop.
 */
export function replayHour(event: Window, at: Date): number {
  const start = Date.parse(event.startsAt);
  const hours = (until: number) => Math.max(1, Math.ceil((until - start) / HOUR_MS));
  return Math.min(hours(at.getTime()), hours(windowEnd(event).getTime()));
}

export const inOrder = (posts: readonly EventPost[]): EventPost[] =>
  posts.toSorted((a, b) => a.postedAt.getTime() - b.postedAt.getTime() || compareIds(a.recordId, b.recordId));

/**
 * Computes the standings at each stop from all posts up to that instant. The stops must be in order. Only boards with
 * new personal bests are ranked again.
 */
export function* replayEvent(field: EventField, posts: readonly EventPost[], stops: readonly Date[]): Generator<EventStandings> {
  const ordered = inOrder(posts);
  const bests = new Map<number, Map<number, EventPost>>();
  const ranks = new Map<number, readonly (EventPost & Place)[]>();
  let standings = standingsOfRanks(field, ranks);
  let next = 0;
  for (const stop of stops) {
    const changed = new Set<number>();
    for (let post = ordered[next]; post && post.postedAt <= stop; post = ordered[next]) {
      if (addPost(bests, post)) changed.add(post.boardId);
      next += 1;
    }
    for (const boardId of changed) ranks.set(boardId, assignRanks([...(bests.get(boardId)?.values() ?? [])]));
    if (changed.size > 0) standings = standingsOfRanks(field, ranks);
    yield standings;
  }
}

/**
 * Parses the hour in a URL, from 0 (the start) to the newest hour, which is the default. Returns undefined when the
 * hour is invalid.
 */
export function parseReplayHour(asked: string | readonly string[] | undefined, hours: number): number | undefined {
  if (asked === undefined) return hours;
  const hour = typeof asked === 'string' && /^(0|[1-9]\d{0,4})$/.test(asked) ? Number(asked) : undefined;
  return hour !== undefined && hour <= hours ? hour : undefined;
}
