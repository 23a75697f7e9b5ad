import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { UNFILTERED } from '#data/queries/rankings/places.ts';
import type { HeldRecord } from '#data/queries/records/held-records.ts';
import {
  findLastPasser,
  listOwnRecords,
  listSurroundings,
  type OwnRecord,
  type SurroundingRecord,
} from '#data/queries/records/record-surroundings.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { openView } from '#usecases/rankings/stage/view.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const NEIGHBOURS = 2; // number of neighbours on each side

/** A player's best record with its place on the unfiltered view. */
export type PlacedRecord = Omit<SurroundingRecord, 'side' | 'sharers'> & { readonly shared: boolean; readonly points: number | null };

export type RecordPage = {
  readonly board: Board;
  readonly record: Omit<OwnRecord, 'rankThen'>; // the record in any state, with its author
  // The author's current best; undefined when none of the author's records counts.
  readonly best: PlacedRecord | undefined;
  readonly isBest: boolean; // true when this record is the author's best
  // Whether the author's best was posted later or earlier than this record. 'equal' means that the best has the same
  // value and is older. Null when this record is the best, or is better but does not count.
  readonly bestCame: 'later' | 'earlier' | 'equal' | null;
  // Rank at the time of posting, computed from today's values and states. Null if the record was not the author's best
  // or does not count.
  readonly rankThen: number | null;
  // The latest record that passed this one; undefined if this record has not lost places.
  readonly passedBy: HeldRecord | undefined;
  readonly above: readonly PlacedRecord[]; // other players' personal bests in ranking order, nearest last
  readonly below: readonly PlacedRecord[]; // other players' personal bests in ranking order, nearest first
  readonly history: readonly Omit<OwnRecord, 'rankThen'>[]; // the author's records on this board, newest last
};

/** Returns a record in any state with its surroundings, or undefined for an unknown id and for a hidden result. */
export async function getRecord(deps: Deps, recordId: string): Promise<RecordPage | undefined> {
  if (!isRecordId(recordId)) return undefined;
  const { boards } = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const view = await openView(snapshot, UNFILTERED);
    const rows = await listOwnRecords(snapshot.db, recordId, view.now);
    const asked = rows.find((row) => row.recordId === recordId);
    const board = asked && boards.get(asked.boardId);
    if (!asked || !board || (await isSealed(snapshot.db, board.boardId))) return undefined;

    const surroundings = await listSurroundings(snapshot.db, recordId, NEIGHBOURS);
    const scale = await getPointsScale(snapshot, [board], view);
    const placed = (side: SurroundingRecord['side']) =>
      surroundings.filter((row) => row.side === side).map((row) => toPlaced(board, row, scale));
    const [best] = placed('own');
    const isBest = best?.recordId === recordId;
    const hasFallen = isBest && asked.rankThen !== null && best.rank > asked.rankThen;
    return {
      board,
      record: withoutRank(asked),
      best,
      isBest,
      bestCame: bestCame(rows, asked, best),
      rankThen: asked.rankThen,
      passedBy: hasFallen ? await findLastPasser(snapshot.db, recordId, view.now) : undefined,
      above: placed('above'),
      below: placed('below'),
      history: rows.map(withoutRank),
    };
  });
}

/** `rows` must be in posting order. */
function bestCame(rows: readonly OwnRecord[], asked: OwnRecord, best: PlacedRecord | undefined): RecordPage['bestCame'] {
  if (!best || best.recordId === asked.recordId || best.rankKey > asked.rankKey) return null;
  if (best.rankKey === asked.rankKey) return 'equal';
  return rows.findIndex(({ recordId }) => recordId === best.recordId) > rows.indexOf(asked) ? 'later' : 'earlier';
}

const withoutRank = ({ rankThen: _, ...record }: OwnRecord) => record;

function toPlaced(board: Board, { side: _, sharers, ...row }: SurroundingRecord, scale: PointsScale): PlacedRecord {
  return { ...row, shared: sharers > 1, points: boardPoints(board, row, scale) };
}
