import { holdersOf } from '#domain/events/plan/area.ts';
import type { EventField } from '#domain/events/plan/event-field.ts';
import { eventPointsOf } from '#domain/rankings/points.ts';
import { assignRanks } from '#domain/rankings/ranks.ts';
import { inOrder } from './replay.ts';
import { addPost, type EventPost } from './standings.ts';

/** A post that changed the leading players, the leading teams or the holders of a cell. */
export type TurningPoint = {
  readonly kind: 'lead' | 'team-lead' | 'cell';
  readonly boardId: number | null; // The board of the cell. Null unless `kind` is 'cell'.
  readonly at: Date;
  readonly recordId: string; // The post that changed the lead.
  readonly from: readonly number[]; // Ids of the previous leaders, several on a tie.
  readonly to: readonly number[];
};

type Rank = { readonly userId: number; readonly rank: number };

/** Current points of players, of teams, and of teams per board. */
type Sums = {
  readonly players: Map<number, number>;
  readonly teams: Map<number, number>;
  readonly boards: Map<number, Map<number, number>>;
};

/**
 * Returns every change of lead in posting order. A post changes ranks on only one board, but it changes all
 * points when its board becomes the largest.
 */
export function turningPoints(field: EventField, posts: readonly EventPost[]): TurningPoint[] {
  const boards = new Set(field.boards);
  const bests = new Map<number, Map<number, EventPost>>();
  const ranks = new Map<number, readonly Rank[]>();
  const leads = new Map<string, readonly number[]>();
  const found: TurningPoint[] = [];
  let largest = 0;
  let sums = noSums();
  for (const post of inOrder(posts)) {
    if (!boards.has(post.boardId) || !addPost(bests, post)) continue;
    const before = ranks.get(post.boardId) ?? [];
    const after = assignRanks([...(bests.get(post.boardId)?.values() ?? [])]);
    ranks.set(post.boardId, after);
    const isLarger = after.length > largest;
    if (isLarger) {
      largest = after.length;
      sums = noSums();
      for (const [boardId, rows] of ranks) addBoard(field, sums, boardId, rows, (rank) => eventPointsOf(rank, largest));
    } else {
      addBoard(field, sums, post.boardId, before, (rank) => 0 - eventPointsOf(rank, largest));
      addBoard(field, sums, post.boardId, after, (rank) => eventPointsOf(rank, largest));
    }
    for (const lead of leadsOf(field, sums, isLarger ? null : post.boardId)) {
      const key = `${lead.kind} ${lead.boardId}`;
      const from = leads.get(key) ?? [];
      if (String(from) === String(lead.to)) continue;
      leads.set(key, lead.to);
      found.push({ ...lead, at: post.postedAt, recordId: post.recordId, from });
    }
  }
  return found;
}

const noSums = (): Sums => ({ players: new Map(), teams: new Map(), boards: new Map() });

function addBoard({ teamOf }: EventField, sums: Sums, boardId: number, rows: readonly Rank[], pointsOf: (rank: number) => number): void {
  const board = sums.boards.get(boardId) ?? new Map<number, number>();
  sums.boards.set(boardId, board);
  for (const { userId, rank } of rows) {
    const points = pointsOf(rank);
    add(sums.players, userId, points);
    const teamId = teamOf.get(userId);
    if (teamId === undefined) continue;
    add(sums.teams, teamId, points);
    add(board, teamId, points);
  }
}

const add = (sums: Map<number, number>, key: number, points: number) => sums.set(key, (sums.get(key) ?? 0) + points);

type Lead = Pick<TurningPoint, 'kind' | 'boardId' | 'to'>;

/**
 * Returns the current leaders. When `boardId` is given, only that board's cell is included, because no other cell
 * can have changed.
 */
function leadsOf({ teams, area }: EventField, sums: Sums, boardId: number | null): Lead[] {
  const cells = (area?.cells ?? []).flatMap((cell) => (cell && (boardId === null || cell.boardId === boardId) ? [cell] : []));
  return [
    { kind: 'lead', boardId: null, to: holdersOf(sums.players) },
    ...(teams.length > 0 ? [{ kind: 'team-lead' as const, boardId: null, to: holdersOf(sums.teams) }] : []),
    ...cells.map((cell) => ({ kind: 'cell' as const, boardId: cell.boardId, to: holdersOf(sums.boards.get(cell.boardId) ?? new Map()) })),
  ];
}
