import type { Db } from '#data/db.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { assignRanks, bestsOf, type Place } from '#domain/rankings/ranks.ts';
import type { RecordState } from '#domain/records/states.ts';

export type PlainRecord = {
  readonly recordId: string;
  readonly userId: number;
  readonly boardId: number;
  readonly console: number;
  readonly rankKey: number;
  readonly state: RecordState;
  readonly postedAt: Date;
};

/** Returns all records, for tests that rank in memory. Such tests are slow and use only the domain functions. */
export async function listAllRecords(db: Db): Promise<PlainRecord[]> {
  const rows = await db
    .selectFrom('records')
    .select(['record_id as recordId', 'user_id as userId', 'board_id as boardId', 'console', 'rank_key as rankKey', 'state'])
    .select('posted_at as postedAt')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as RecordState }));
}

export type NaiveFilter = { readonly console: number; readonly upTo: Date };

/** Returns the whole ranking of a board by filtering records, selecting each player's best and assigning ranks. */
export function rankNaively(records: readonly PlainRecord[], board: Board, { console, upTo }: NaiveFilter): (PlainRecord & Place)[] {
  const counted = records.filter(
    (record) => record.boardId === board.boardId && record.postedAt <= upTo && (console === 0 || record.console === console),
  );
  return assignRanks(bestsOf(counted));
}

/** Returns M, the largest number of players on any of the boards with this filter. */
export function mostPlayersNaively(records: readonly PlainRecord[], boards: readonly Board[], filter: NaiveFilter): number {
  return Math.max(0, ...boards.map((board) => rankNaively(records, board, filter).length));
}
