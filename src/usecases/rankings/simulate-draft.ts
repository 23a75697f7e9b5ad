import { listPlayerNames, type PlayerName } from '#data/queries/players.ts';
import { readClock } from '#data/queries/server.ts';
import { listStandings } from '#data/queries/standings.ts';
import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { GRAND_TOTAL, totalBoards, totalsOfBoard } from '#domain/catalogue/total-boards.ts';
import { type CountedAt, countedAt } from '#domain/rankings/counted-at.ts';
import { boardsOfSameEvent } from '#domain/rankings/event-sizes.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type ImaginedPost, keyOfNextPlace, passedBy, standingsAfter } from '#domain/rankings/imagine-post.ts';
import { playerClasses } from '#domain/rankings/player-classes.ts';
import { openBook, type StandingsBook, totalRows } from '#domain/rankings/total-rows.ts';
import type { Standing } from '#domain/rankings/totals.ts';
import { checkDraft } from '#domain/records/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/record-draft.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getReferenceMax } from './reference-max.ts';

const NAMES_SHOWN = 20;

/** A figure as it stands and as it would stand; null where there is none. */
export type BeforeAfter<Figure> = { readonly before: Figure | null; readonly after: Figure | null };

export type TotalFigures = { readonly rank: number; readonly points: number; readonly score: number };

export type Simulation = {
  readonly rankKey: number; // of the draft
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
 * What a result would do if it were posted now: to the unfiltered ranking of its board, to the totals and to the class.
 * Everything is summed anew from the standings, once without and once with it, by the functions that the worker uses.
 */
export async function simulateDraft(deps: Deps, userId: number, boardId: number, draft: RecordDraft): Promise<SimulateAnswer> {
  const catalogue = await deps.catalogue();
  const board = catalogue.boards.get(boardId);
  if (!board) return { ok: false, error: 'unknown-board', fields: [] };

  return readSnapshot(deps, async (snapshot) => {
    const now = await readClock(snapshot.db);
    const checked = checkDraft(board, draft, { now, zone: deps.siteZone, purpose: 'post' });
    if (!checked.ok) return { ok: false, error: 'bad-draft', fields: checked.errors };

    const counted = countedAt({ console: ALL_CONSOLES }, now, deps.siteZone);
    const totals = totalsOfBoard(catalogue, board).filter((total) => totalBoards(catalogue, total.id, counted.year).includes(board));
    const referenceMax = await getReferenceMax(snapshot, ALL_CONSOLES, counted);
    const standings = await listStandings(snapshot.db, boardsToRead(catalogue, board, totals, counted), counted);
    const post: ImaginedPost = { userId, boardId, rankKey: checked.value.rankKey, postedAt: now };
    const views = Map.groupBy(standings, (standing) => (standing.boardId === boardId ? 'own' : 'others'));
    const viewBefore = views.get('own') ?? [];
    const viewAfter = standingsAfter(viewBefore, post);

    const bookOf = (view: readonly Standing[]) =>
      openBook(catalogue, counted.year, [...(views.get('others') ?? []), ...view], referenceMax);
    const [before, after] = [sumUp(bookOf(viewBefore), board, userId, totals), sumUp(bookOf(viewAfter), board, userId, totals)];
    const passed = passedBy(viewBefore, viewAfter, userId);
    const shown = passed.slice(0, NAMES_SHOWN).map((standing) => standing.userId);
    const names = await listPlayerNames(snapshot.db, shown);
    return {
      ok: true,
      value: {
        rankKey: post.rankKey,
        improves: viewAfter !== viewBefore,
        rank: { before: before.rank, after: after.rank },
        players: { before: viewBefore.length, after: viewAfter.length },
        points: { before: before.points, after: after.points },
        passed: { count: passed.length, players: shown.flatMap((id) => names.get(id) ?? []) },
        nextKey: keyOfNextPlace(viewAfter, userId),
        totals: totals.map(({ id }) => ({ totalId: id, before: before.totals.get(id) ?? null, after: after.totals.get(id) ?? null })),
        rankClass: { before: before.rankClass, after: after.rankClass },
      },
    };
  });
}

function boardsToRead(catalogue: Catalogue, board: Board, totals: readonly Total[], { year }: CountedAt): number[] {
  const summed = [GRAND_TOTAL, ...totals.map((total) => total.id)].flatMap((totalId) => totalBoards(catalogue, totalId, year));
  return [...new Set([board.boardId, ...boardsOfSameEvent(catalogue, board.boardId), ...summed.map((each) => each.boardId)])];
}

/** All that one book says of a player, a board and the totals that it feeds. */
function sumUp(book: StandingsBook, { boardId, kind }: Board, userId: number, totals: readonly Total[]) {
  const own = book.byBoard.get(boardId)?.find((standing) => standing.userId === userId);
  const figures = new Map<number, TotalFigures>();
  for (const total of totals) {
    const row = totalRows(book, total).rows.find((each) => each.userId === userId);
    if (row) figures.set(total.id, { rank: row.rank, points: row.points, score: row.score });
  }
  return {
    rank: own?.rank ?? null,
    points: own && kind !== 'speedrun' ? book.pointsOf(own) : null,
    totals: figures,
    rankClass: classIn(book, userId),
  };
}

function classIn(book: StandingsBook, userId: number): number | null {
  const grand = book.catalogue.totals.get(GRAND_TOTAL);
  if (!grand) return null;
  const { boards, rows } = totalRows(book, grand);
  return playerClasses(rows, boards.length).get(userId) ?? null;
}
