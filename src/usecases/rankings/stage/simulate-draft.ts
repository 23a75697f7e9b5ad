import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { listStandings } from '#data/queries/rankings/standings.ts';
import { listBoardsPostedTo } from '#data/queries/records/posts.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import {
  type ImaginedPost,
  keyOfNextPlace,
  type Neighbour,
  neighboursOf,
  passedBy,
  standingsAfter,
} from '#domain/rankings/player/imagine-post.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { boardsOfSameEvent } from '#domain/rankings/totals/event-sizes.ts';
import { openBook, replaceInSums, type StandingsBook, type Tally } from '#domain/rankings/totals/total-rows.ts';
import { rankInSums, type Standing } from '#domain/rankings/totals/totals.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/draft/record-draft.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';
import { getSettledTallies, settledBefore } from '#usecases/rankings/totals/settled-tallies.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const NAMES_SHOWN = 20;

/** The current and the simulated value; null when the player has none. */
export type BeforeAfter<Stat> = { readonly before: Stat | null; readonly after: Stat | null };

/** The players directly above and below; null at the ends of the ranking. */
export type Beside<Player> = { readonly above: Player | null; readonly below: Player | null };

export type TotalStats = { readonly rank: number; readonly points: number; readonly score: number };

export type Simulation = {
  readonly rankKey: number; // rank key of the draft
  readonly bestKey: number | null; // rank key of the player's current best
  readonly improves: boolean; // false when the draft is no better than the player's own best, so that nothing changes
  readonly rank: BeforeAfter<number>; // `before` is null on the player's first post
  readonly players: BeforeAfter<number>;
  readonly points: BeforeAfter<number>; // points on the board; null on speedruns
  // Number of passed players, and the names of up to twenty, best first.
  readonly passed: { readonly count: number; readonly players: readonly PlayerName[] };
  readonly nextKey: number | null; // rank key of the next better place after this post; null in first place
  readonly neighbours: Beside<Neighbour & { readonly player: PlayerName }>; // after this post
  // All totals in which the board currently counts.
  readonly totals: readonly (BeforeAfter<TotalStats> & { readonly totalId: number })[];
  readonly rankClass: BeforeAfter<number>;
};

export type SimulateAnswer =
  | { readonly ok: true; readonly value: Simulation }
  | { readonly ok: false; readonly error: 'unknown-board' | 'bad-draft'; readonly fields: readonly DraftError[] };

/** Simulates the effect of a post on the unfiltered ranking of its board, on the totals and on the player's class. */
export async function simulateDraft(deps: Deps, userId: number, boardId: number, draft: RecordDraft): Promise<SimulateAnswer> {
  const catalogue = await deps.catalogue();
  const board = catalogue.boards.get(boardId);
  const unknown: SimulateAnswer = { ok: false, error: 'unknown-board', fields: [] };
  if (!board) return unknown;
  // Uses one catalogue throughout, even if the catalogue is reloaded in the meantime.
  const pinned = { ...deps, catalogue: async () => catalogue };
  return readSnapshot(pinned, async (snapshot) => (await simulateDrafts(snapshot, userId, [{ board, draft }]))[0] ?? unknown);
}

/**
 * Simulates several results, each as if it were the only post, with as many queries as for one. Starts from cached sums
 * that are a few minutes old, adds the posts since then, and applies the simulated post with the functions that the
 * worker uses. Must be called on a snapshot.
 */
export async function simulateDrafts(
  snapshot: Deps,
  userId: number,
  drafts: readonly { readonly board: Board; readonly draft: RecordDraft }[],
): Promise<SimulateAnswer[]> {
  const { now } = await readPresent(snapshot.db);
  const checked = drafts.map(({ board, draft }) => checkDraft(board, draft, { now, zone: snapshot.siteZone, purpose: 'post' }));
  const boards = drafts.flatMap(({ board }, index) => (checked[index]?.ok ? [board] : []));
  if (boards.length === 0) return checked.map((check) => ({ ok: false, error: 'bad-draft', fields: check.ok ? [] : check.errors }));

  const totals = await readTotals(snapshot, boards, now);
  const moves = drafts.map(({ board }, index) => {
    const check = checked[index];
    return check?.ok
      ? simulatePost(totals, board, { userId, boardId: board.boardId, rankKey: check.value.rankKey, postedAt: now })
      : undefined;
  });
  const shown = new Set(moves.flatMap((move) => (move ? [...move.passed.players, ...idsBeside(move.neighbours)] : [])));
  const names = await listPlayerNames(snapshot.db, [...shown]);
  const named = (neighbour: Neighbour | null) => {
    const player = neighbour && names.get(neighbour.userId);
    return neighbour && player ? { ...neighbour, player } : null;
  };
  return checked.map((check, index) => {
    const move = moves[index];
    if (!check.ok || !move) return { ok: false, error: 'bad-draft', fields: check.ok ? [] : check.errors };
    const { passed, neighbours } = move;
    return {
      ok: true,
      value: {
        ...move,
        passed: { ...passed, players: passed.players.flatMap((id) => names.get(id) ?? []) },
        neighbours: { above: named(neighbours.above), below: named(neighbours.below) },
      },
    };
  });
}

/** A simulation with the ids of players in place of their names. */
export type Move = Omit<Simulation, 'passed' | 'neighbours'> & {
  readonly passed: { readonly count: number; readonly players: readonly number[] };
  readonly neighbours: Beside<Neighbour>;
};

const idsBeside = ({ above, below }: Beside<Neighbour>) => [above, below].flatMap((neighbour) => neighbour?.userId ?? []);

/** Returns the effect of one post, with the ids of the players that it passes. */
export function simulatePost({ tallies: all, bookOf, standingsOf }: Totals, board: Board, post: ImaginedPost): Move {
  const { userId, boardId } = post;
  const tallies = all.filter(({ total, boards }) => total.id === GRAND_TOTAL || boards.includes(board));
  const standings = standingsOf(boardId);
  const book = bookOf(standings);
  const viewBefore = book.byBoard.get(boardId) ?? [];
  const viewAfter = standingsAfter(viewBefore, post);
  const bookAfter = bookOf([...standings.filter((standing) => standing.boardId !== boardId), ...viewAfter]);
  const talliesAfter = tallies.map((tally) => ({ ...tally, sums: replaceInSums(tally, book, bookAfter) }));
  const [before, after] = [sumUp(book, board, userId, tallies), sumUp(bookAfter, board, userId, talliesAfter)];
  const passed = passedBy(viewBefore, viewAfter, userId);
  return {
    rankKey: post.rankKey,
    bestKey: viewBefore.find((standing) => standing.userId === userId)?.rankKey ?? null,
    improves: viewAfter !== viewBefore,
    rank: { before: before.rank, after: after.rank },
    players: { before: viewBefore.length, after: viewAfter.length },
    points: { before: before.points, after: after.points },
    passed: { count: passed.length, players: passed.slice(0, NAMES_SHOWN).map((standing) => standing.userId) },
    nextKey: keyOfNextPlace(viewAfter, userId),
    neighbours: neighboursOf(viewAfter, userId),
    totals: tallies
      .filter(({ boards }) => boards.includes(board))
      .map(({ total: { id } }) => ({ totalId: id, before: before.totals.get(id) ?? null, after: after.totals.get(id) ?? null })),
    rankClass: { before: before.rankClass, after: after.rankClass },
  };
}

type Totals = Awaited<ReturnType<typeof readTotals>>;

/**
 * Reads total 1, the other totals that contain the given boards, and the standings on each board. For an event board,
 * reads the standings on all of the event's boards.
 */
export async function readTotals(snapshot: Deps, boards: readonly Board[], now: Date) {
  const catalogue = await snapshot.catalogue();
  const counted = countedAt({ console: ALL_CONSOLES }, now, snapshot.siteZone);
  const referenceMax = await getReferenceMax(snapshot, ALL_CONSOLES, counted);
  const bookOf = (standings: readonly Standing[]) => openBook(catalogue, counted.year, standings, referenceMax);
  const withEvents = (boardIds: readonly number[]) => new Set(boardIds.flatMap((id) => [id, ...boardsOfSameEvent(catalogue, id)]));

  const settled = { ...counted, before: settledBefore(now) };
  const own = withEvents(boards.map((board) => board.boardId));
  const changed = withEvents(await listBoardsPostedTo(snapshot.db, settled.before));
  const then = bookOf(await listStandings(snapshot.db, [...changed], settled));
  const standings = await listStandings(snapshot.db, [...own.union(changed)], counted);
  const since = bookOf(standings.filter((standing) => changed.has(standing.boardId)));
  const tallies = (await getSettledTallies(snapshot, settled, referenceMax))
    .filter((tally) => tally.total.id === GRAND_TOTAL || tally.boards.some((board) => boards.includes(board)))
    .map((tally) => ({ ...tally, sums: replaceInSums(tally, then, since) }));
  const standingsOf = (boardId: number) => {
    const whole = withEvents([boardId]);
    return standings.filter((standing) => whole.has(standing.boardId));
  };
  return { tallies, bookOf, standingsOf };
}

/** Returns a player's rank, points, totals and class from a book of standings and its sums. */
function sumUp(book: StandingsBook, { boardId, kind }: Board, userId: number, tallies: readonly Tally[]) {
  const own = book.byBoard.get(boardId)?.find((standing) => standing.userId === userId);
  const totals = new Map<number, TotalStats>();
  let rankClass: number | null = null;
  for (const { total, boards, sums } of tallies) {
    const sum = sums.get(userId);
    if (!sum) continue;
    const stats = { rank: rankInSums(sums, sum, total.orderBy), points: sum.points, score: sum.score };
    totals.set(total.id, stats);
    if (total.id === GRAND_TOTAL) rankClass = playerClasses([{ userId, ...stats }], boards.length).get(userId) ?? null;
  }
  return { rank: own?.rank ?? null, points: own && kind !== 'speedrun' ? book.pointsOf(own) : null, totals, rankClass };
}
