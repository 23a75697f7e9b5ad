import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';

/** Result that the load seed can produce. A null console means that the result is possible on every console. */
export type Rung = RecordValues & {
  readonly boardId: number;
  readonly console: number | null;
  readonly rung: number; // Index of the result, where 0 is the worst.
  readonly rankKey: number;
};

export type LoadBoard = {
  readonly boardId: number;
  // Rank by popularity, where 0 is the most popular board. Null means that only the `crowd` plays the board.
  readonly popularity: number | null;
  readonly isStage: boolean;
  readonly consoles: readonly number[];
  readonly rungs: number;
  readonly ruleRevision: string;
};

/** Creates temporary tables for this transaction with the boards and results from which the load seed draws. */
export async function createLoadTables(tx: Db, boards: readonly LoadBoard[], rungs: readonly Rung[]): Promise<void> {
  const board = <Value>(read: (board: LoadBoard) => Value) => sql.val(boards.map(read));
  await sql`
    create temporary table load_boards (
      board_id int, popularity int, is_stage boolean, consoles smallint[], rungs int, rule_revision bigint
    ) on commit drop`.execute(tx);
  await sql`
    insert into load_boards
    select board_id, popularity, is_stage, consoles::smallint[], rungs, rule_revision
    from unnest(
      ${board((each) => each.boardId)}::int[], ${board((each) => each.popularity)}::int[], ${board((each) => each.isStage)}::boolean[],
      ${board((each) => `{${each.consoles}}`)}::text[], ${board((each) => each.rungs)}::int[], ${board((each) => each.ruleRevision)}::bigint[]
    ) as rows (board_id, popularity, is_stage, consoles, rungs, rule_revision)`.execute(tx);

  const rung = <Value>(read: (rung: Rung) => Value) => sql.val(rungs.map(read));
  await sql`
    create temporary table load_rungs (
      board_id int, console smallint, rung int, rank_key int,
      score int, time_ms int, original_score int, creatures int, treasure int, own_points int, computer_points int
    ) on commit drop`.execute(tx);
  await sql`
    insert into load_rungs
    select * from unnest(
      ${rung((each) => each.boardId)}::int[], ${rung((each) => each.console)}::smallint[], ${rung((each) => each.rung)}::int[],
      ${rung((each) => each.rankKey)}::int[], ${rung((each) => each.score)}::int[], ${rung((each) => each.timeMs)}::int[],
      ${rung((each) => each.originalScore)}::int[], ${rung((each) => each.creatures)}::int[], ${rung((each) => each.treasure)}::int[],
      ${rung((each) => each.ownPoints)}::int[], ${rung((each) => each.computerPoints)}::int[]
    )`.execute(tx);
  await sql`analyze load_boards, load_rungs`.execute(tx);
}
