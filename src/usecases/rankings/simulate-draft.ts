import { listPlayerNames, type PlayerName } from '#data/queries/players.ts';
import { listBoardsPostedTo } from '#data/queries/posts.ts';
import { readClock } from '#data/queries/server.ts';
import { listStandings } from '#data/queries/standings.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { countedAt } from '#domain/rankings/counted-at.ts';
import { boardsOfSameEvent } from '#domain/rankings/event-sizes.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type ImaginedPost, keyOfNextPlace, passedBy, standingsAfter } from '#domain/rankings/imagine-post.ts';
import { playerClasses } from '#domain/rankings/player-classes.ts';
import { openBook, replaceInSums, type StandingsBook, type Tally } from '#domain/rankings/total-rows.ts';
import { rankInSums, type Standing } from '#domain/rankings/totals.ts';
import { checkDraft } from '#domain/records/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/record-draft.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getReferenceMax } from './reference-max.ts';
import { getSettledTallies, settledBefore } from './settled-tallies.ts';

const NAMES_SHOWN = 20;

/** A figure as it stands and as it would stand; null where there is none. */
export type BeforeAfter<Figure> = { readonly before: Figure | null; readonly after: Figure | null };

export type TotalFigures = { readonly rank: number; readonly points: number; readonly score: number };

export type Simulation = {
  readonly rankKey: number; // of the draft
  readonly bestKey: number | null; // of the player's best so far
  readonly improves: boolean; // false: no better than the player's own best, so nothing moves
  readonly rank: BeforeAfter<number>; // before: null on the first post
  readonly players: BeforeAfter<number>;
  readonly points: BeforeAfter<number>; // null on speedruns
  readonly passed: { readonly count: number; readonly players: readonly PlayerName[] }; // the first twenty, best first
  readonly nextKey: number | null; // what the next better rank would take after this post; null in first place
  readonly totals: readonly (BeforeAfter<TotalFigures> & { readonly totalId: number })[]; // every total that the board feeds today
  readonly rankClass: BeforeAfter<number>;
};

export type SimulateAnswer =
  | { readonly ok: true; readonly value: Simulation }
  | { readonly ok: false; readonly error: 'unknown-board' | 'bad-draft'; readonly fields: readonly DraftError[] };

/**
 * What a result would do if it were posted now: to the unfiltered ranking of its board, to the totals and to the class. Sums of
 * some minutes ago are brought up to date with what was posted since, then moved by the post, by the functions that the worker uses.
 */
export async function simulateDraft(deps: Deps, userId: number, boardId: number, draft: RecordDraft): Promise<SimulateAnswer> {
  const catalogue = await deps.catalogue();
  const board = catalogue.boards.get(boardId);
  if (!board) return { ok: false, error: 'unknown-board', fields: [] };

  const pinned = { ...deps, catalogue: async () => catalogue }; // one catalogue throughout, should another come meanwhile
  return readSnapshot(pinned, async (snapshot) => {
    const now = await readClock(snapshot.db);
    const checked = checkDraft(board, draft, { now, zone: deps.siteZone, purpose: 'post' });
    if (!checked.ok) return { ok: false, error: 'bad-draft', fields: checked.errors };

    const post: ImaginedPost = { userId, boardId, rankKey: checked.value.rankKey, postedAt: now };
    const { tallies, standings, bookOf } = await readTotals(snapshot, board, now);
    const book = bookOf(standings);
    const viewBefore = book.byBoard.get(boardId) ?? [];
    const viewAfter = standingsAfter(viewBefore, post);
    const bookAfter = bookOf([...standings.filter((standing) => standing.boardId !== boardId), ...viewAfter]);
    const talliesAfter = tallies.map((tally) => ({ ...tally, sums: replaceInSums(tally, book, bookAfter) }));

    const [before, after] = [sumUp(book, board, userId, tallies), sumUp(bookAfter, board, userId, talliesAfter)];
    const passed = passedBy(viewBefore, viewAfter, userId);
    const shown = passed.slice(0, NAMES_SHOWN).map((standing) => standing.userId);
    const names = await listPlayerNames(snapshot.db, shown);
    return {
      ok: true,
      value: {
        rankKey: post.rankKey,
        bestKey: viewBefore.find((standing) => standing.userId === userId)?.rankKey ?? null,
        improves: viewAfter !== viewBefore,
        rank: { before: before.rank, after: after.rank },
        players: { before: viewBefore.length, after: viewAfter.length },
        points: { before: before.points, after: after.points },
        passed: { count: passed.length, players: shown.flatMap((id) => names.get(id) ?? []) },
        nextKey: keyOfNextPlace(viewAfter, userId),
        totals: tallies
          .filter(({ boards }) => boards.includes(board))
          .map(({ total: { id } }) => ({ totalId: id, before: before.totals.get(id) ?? null, after: after.totals.get(id) ?? null })),
        rankClass: { before: before.rankClass, after: after.rankClass },
      },
    };
  });
}

/** The totals that a board feeds and total 1 as they stand, and the standings on the board and, for an event's, on all of the event. */
async function readTotals(snapshot: Deps, board: Board, now: Date) {
  const catalogue = await snapshot.catalogue();
  const counted = countedAt({ console: ALL_CONSOLES }, now, snapshot.siteZone);
  const referenceMax = await getReferenceMax(snapshot, ALL_CONSOLES, counted);
  const bookOf = (standings: readonly Standing[]) => openBook(catalogue, counted.year, standings, referenceMax);
  const withEvents = (boardIds: readonly number[]) => new Set(boardIds.flatMap((id) => [id, ...boardsOfSameEvent(catalogue, id)]));

  const settled = { ...counted, before: settledBefore(now) };
  const own = withEvents([board.boardId]);
  const changed = withEvents(await listBoardsPostedTo(snapshot.db, settled.before));
  const then = bookOf(await listStandings(snapshot.db, [...changed], settled));
  const standings = await listStandings(snapshot.db, [...own.union(changed)], counted);
  const since = bookOf(standings.filter((standing) => changed.has(standing.boardId)));
  const tallies = (await getSettledTallies(snapshot, settled, referenceMax))
    .filter(({ total, boards }) => total.id === GRAND_TOTAL || boards.includes(board))
    .map((tally) => ({ ...tally, sums: replaceInSums(tally, then, since) }));
  return { tallies, bookOf, standings: standings.filter((standing) => own.has(standing.boardId)) };
}

/** All that a book and sums say of a player, a board and the totals that it feeds. */
function sumUp(book: StandingsBook, { boardId, kind }: Board, userId: number, tallies: readonly Tally[]) {
  const own = book.byBoard.get(boardId)?.find((standing) => standing.userId === userId);
  const totals = new Map<number, TotalFigures>();
  let rankClass: number | null = null;
  for (const { total, boards, sums } of tallies) {
    const sum = sums.get(userId);
    if (!sum) continue;
    const figures = { rank: rankInSums(sums, sum, total.orderBy), points: sum.points, score: sum.score };
    totals.set(total.id, figures);
    if (total.id === GRAND_TOTAL) rankClass = playerClasses([{ userId, ...figures }], boards.length).get(userId) ?? null;
  }
  return { rank: own?.rank ?? null, points: own && kind !== 'speedrun' ? book.pointsOf(own) : null, totals, rankClass };
}
