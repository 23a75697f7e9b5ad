import { UNFILTERED } from '#data/queries/rankings/places.ts';
import { listNewRecordRows, type NewRecordRow, type RecordKind } from '#data/queries/records/recent-records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { openView, type View } from '#usecases/rankings/stage/view.ts';
import { cutSlice, type ListQuery, type ListSlice, openSlice } from './list-slice.ts';

/** A record's current place on the unfiltered view of its board. */
export type StandingNow = { readonly rank: number; readonly shared: boolean; readonly players: number; readonly points: number | null };

export type NewRecord = Omit<NewRecordRow, 'boardId' | 'rank' | 'sharers' | 'players'> & {
  readonly board: Board;
  readonly now: StandingNow | undefined; // undefined when the record is no longer its author's best
};

/**
 * Returns a slice of the newest countable records that match the query, each with its current place. `kind`
 * selects all records, current first places, records with a video, or each player's first record on a board. Must be
 * called on a snapshot.
 */
export async function listNewRecords(
  snapshot: Deps,
  query: ListQuery = {},
  kind: RecordKind = 'all',
): Promise<Result<ListSlice<NewRecord>, 'bad-cursor'>> {
  const { boards } = await snapshot.catalogue();
  const slice = openSlice([...boards.values()], query);
  if (!slice) return err('bad-cursor');
  const view = await openView(snapshot, UNFILTERED);
  const page = cutSlice(await listNewRecordRows(snapshot.db, slice, kind, view.now), query);
  return ok({ ...page, rows: await toNewRecords(snapshot, page.rows, view) });
}

/** Returns a record if it is countable and its result is not hidden. Must be called on a snapshot. */
export async function findNewRecord(snapshot: Deps, recordId: string): Promise<NewRecord | undefined> {
  const view = await openView(snapshot, UNFILTERED);
  const rows = await listNewRecordRows(snapshot.db, { boardIds: null, after: null, limit: 1, among: [recordId] }, 'all', view.now);
  return (await toNewRecords(snapshot, rows, view))[0];
}

async function toNewRecords(snapshot: Deps, rows: readonly NewRecordRow[], view: View): Promise<NewRecord[]> {
  const { boards } = await snapshot.catalogue();
  const known = rows.flatMap((row) => {
    const board = boards.get(row.boardId);
    return board ? [{ board, row }] : [];
  });
  const shown = known.map(({ board }) => board);
  const scale = await getPointsScale(snapshot, shown, view);
  return known.map(({ board, row }) => toNewRecord(board, row, scale));
}

function toNewRecord(board: Board, { boardId: _, rank, sharers, players, ...row }: NewRecordRow, scale: PointsScale): NewRecord {
  if (rank === null || players === null) return { ...row, board, now: undefined };
  return { ...row, board, now: { rank, shared: (sharers ?? 1) > 1, players, points: boardPoints(board, { rank, players }, scale) } };
}
