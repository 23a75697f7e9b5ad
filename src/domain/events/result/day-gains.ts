import type { EventField } from '#domain/events/plan/event-field.ts';
import { bestsOfPosts, type EventPlayer, type EventPost, standingsOf } from './standings.ts';

/** Returns how many event points each player has won since an instant. Players without a gain are omitted. */
export function gainsSince(
  field: EventField,
  posts: readonly EventPost[],
  players: readonly EventPlayer[],
  since: Date,
): ReadonlyMap<number, number> {
  const before = standingsOf(field, bestsOfPosts(posts.filter(({ postedAt }) => postedAt < since))).players;
  const had = new Map(before.map(({ userId, points }) => [userId, points]));
  return new Map(
    players.flatMap(({ userId, points }) => {
      const gain = points - (had.get(userId) ?? 0);
      return gain > 0 ? [[userId, gain] as const] : [];
    }),
  );
}
