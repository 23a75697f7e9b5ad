import type { NewMember } from '#data/queries/events/event-members.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { assignTeam, hashOf, teamLoads } from '#domain/events/assign-team.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { seedOf } from '#domain/events/plan/event-seed.ts';
import { windowAt } from '#domain/events/window.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';

export type ActivePlayer = { readonly userId: number; readonly handle: string; readonly joinedAt: Date; readonly lastAt: Date };

type Post = { readonly userId: number; readonly boardId: number; readonly postedAt: Date };

const GUESTS_OF = 6; // One in six of the players active at the time takes part.

/**
 * Returns whether a player active during an event took part. A hash decides this, so that no other random result
 * changes.
 */
export const isGuest = (event: LimitedEvent, { handle, joinedAt, lastAt }: Omit<ActivePlayer, 'userId'>): boolean =>
  joinedAt.getTime() < Date.parse(event.startsAt) &&
  lastAt.getTime() > Date.parse(event.endsAt) &&
  hashOf(`${event.id}/${handle}`) % GUESTS_OF === 0;

/** Returns the guests of meet-ups, which have no boards and therefore no posts from which members could be derived. */
export function demoGuests(catalogue: Catalogue, players: readonly ActivePlayer[]): NewMember[] {
  return [...catalogue.events.values()].flatMap((event) => {
    if (eventBoards(catalogue, event).length > 0) return [];
    const joinedAt = new Date(Date.parse(event.startsAt) - DAY_MS);
    return players
      .filter((player) => isGuest(event, player))
      .map(({ userId }) => ({ code: event.id, userId, teamId: null, strength: 0, joinedAt }));
  });
}

/**
 * Makes every player who posted during an event a member since the first post, in the team that joining would assign.
 * `posts` must be oldest first.
 */
export function demoMembers(catalogue: Catalogue, posts: readonly Post[]): NewMember[] {
  return [...catalogue.events.values()].flatMap((event) => {
    const boards = new Set(eventBoards(catalogue, event).map(({ boardId }) => boardId));
    const members: NewMember[] = [];
    for (const { userId, boardId, postedAt } of posts) {
      if (!boards.has(boardId) || windowAt(event, postedAt) !== 'open' || members.some((member) => member.userId === userId)) continue;
      const teamId = event.teams.length > 0 ? assignTeam(teamLoads(event.teams, members), seedOf(event), userId) : null;
      members.push({ code: event.id, userId, teamId, strength: 0, joinedAt: postedAt });
    }
    return members;
  });
}
