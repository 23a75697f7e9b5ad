import type { NewMember } from '#data/queries/event-members.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { assignTeam, teamLoads } from '#domain/events/assign-team.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { seedOf } from '#domain/events/event-seed.ts';

type Post = { readonly userId: number; readonly boardId: number; readonly postedAt: Date };

/** Everybody who posted in an event as its member since then, in the team that joining would have given. Posts come oldest first. */
export function demoMembers(catalogue: Catalogue, posts: readonly Post[]): NewMember[] {
  return [...catalogue.events.values()].flatMap((event) => {
    const boards = new Set(eventBoards(catalogue, event).map(({ boardId }) => boardId));
    const members: NewMember[] = [];
    for (const { userId, boardId, postedAt } of posts) {
      if (!boards.has(boardId) || members.some((member) => member.userId === userId)) continue;
      const teamId = event.teams.length > 0 ? assignTeam(teamLoads(event.teams, members), seedOf(event), userId) : null;
      members.push({ code: event.id, userId, teamId, strength: 0, joinedAt: postedAt });
    }
    return members;
  });
}
