import { eventPointsOf } from '#domain/rankings/points.ts';
import { assignRanks } from '#domain/rankings/ranks.ts';
import { holdersOf } from './area.ts';
import type { EventField } from './event-field.ts';
import { inOrder } from './replay.ts';
import { addPost, type EventPost } from './standings.ts';

/** A post that changed who leads: players, teams, or a cell of the area. */
export type TurningPoint = {
  readonly kind: 'lead' | 'team-lead' | 'cell';
  readonly boardId: number | null; // the cell
  readonly at: Date;
  readonly recordId: string; // the post that did it
  readonly from: readonly number[]; // who led, by number; several who were equal
  readonly to: readonly number[];
};

type Rank = { readonly userId: number; readonly rank: number };

/** Every change of the lead, in the order of posts. A post changes the ranks of one board only; those of the others are kept. */
export function turningPoints(field: EventField, posts: readonly EventPost[]): TurningPoint[] {
  const bests = new Map<number, Map<number, EventPost>>();
  const ranks = new Map<number, readonly Rank[]>();
  const leads = new Map<string, readonly number[]>();
  const found: TurningPoint[] = [];
  for (const post of inOrder(posts)) {
    if (!field.boards.includes(post.boardId) || !addPost(bests, post)) continue;
    ranks.set(post.boardId, assignRanks([...(bests.get(post.boardId)?.values() ?? [])]));
    for (const lead of leadsOf(field, ranks)) {
      const key = `${lead.kind} ${lead.boardId}`;
      const from = leads.get(key) ?? [];
      if (String(from) === String(lead.to)) continue;
      leads.set(key, lead.to);
      found.push({ ...lead, at: post.postedAt, recordId: post.recordId, from });
    }
  }
  return found;
}

type Lead = Pick<TurningPoint, 'kind' | 'boardId' | 'to'>;

function leadsOf({ teams, teamOf, area }: EventField, ranks: ReadonlyMap<number, readonly Rank[]>): Lead[] {
  const largest = Math.max(0, ...[...ranks.values()].map((rows) => rows.length));
  const players = new Map<number, number>();
  const teamSums = new Map<number, number>();
  const cells = new Map<number, Map<number, number>>();
  for (const [boardId, rows] of ranks) {
    const cell = new Map<number, number>();
    cells.set(boardId, cell);
    for (const { userId, rank } of rows) {
      const points = eventPointsOf(rank, largest);
      players.set(userId, (players.get(userId) ?? 0) + points);
      const teamId = teamOf.get(userId);
      if (teamId === undefined) continue;
      teamSums.set(teamId, (teamSums.get(teamId) ?? 0) + points);
      cell.set(teamId, (cell.get(teamId) ?? 0) + points);
    }
  }
  return [
    { kind: 'lead', boardId: null, to: holdersOf(players) },
    ...(teams.length > 0 ? [{ kind: 'team-lead' as const, boardId: null, to: holdersOf(teamSums) }] : []),
    ...(area?.cells ?? []).flatMap((cell) => (cell ? [{ kind: 'cell' as const, boardId: cell.boardId, to: holdersOf(cells.get(cell.boardId) ?? new Map()) }] : [])), // biome-ignore format: one row a cell
  ];
}
