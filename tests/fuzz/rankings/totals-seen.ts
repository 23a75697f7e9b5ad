import { type NotNull, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PlainRecord } from '#tests/support/naive/naive-ranking.ts';
import { naiveSite } from '#tests/support/naive/naive-totals.ts';
import type { Violation } from './invariants.ts';

const ZONE = 'Asia/Tokyo';
// A total by points and a game's total.
const CHECKED = [GRAND_TOTAL, 20];

/**
 * Compares the saved totals with sums of the records that were visible to the saved snapshot, which may be old. Each
 * record counts in the last version that the snapshot could see.
 */
export async function checkTotals(db: Db): Promise<Violation[]> {
  const catalogue = createCatalogue(await listEntries(db), await listBoards(db), 0);
  const violations: Violation[] = [];
  for (const totalId of CHECKED) {
    const generation = await db
      .selectFrom('total_generations')
      .select(['built_at', 'snapshot'])
      .where('total_id', '=', totalId)
      .executeTakeFirst();
    if (!generation) continue;
    const naive = naiveSite(catalogue, await listSeen(db, generation.snapshot), ZONE).total(totalId, 0, generation.built_at);
    const wanted = new Map(naive.rows.map((row) => [row.userId, describe(row)]));
    const saved = new Map((await listSaved(db, totalId)).map((row) => [row.userId, describe({ ...row, score: Number(row.score) })]));
    for (const userId of new Set([...wanted.keys(), ...saved.keys()])) {
      const [got, should] = [saved.get(userId) ?? 'nothing', wanted.get(userId) ?? 'nothing'];
      if (got !== should) violations.push({ userId, what: `total ${totalId}, player ${userId}: ${got}, not ${should}` });
    }
  }
  return violations;
}

type Sums = { readonly points: number; readonly score: number; readonly boardsPlayed: number; readonly rank: number };

const describe = ({ points, score, boardsPlayed, rank }: Sums) => `${points} points, score ${score}, ${boardsPlayed} boards, rank ${rank}`;

const listSaved = (db: Db, totalId: number) =>
  db
    .selectFrom('total_standings')
    .innerJoin('total_generations', (join) =>
      join
        .onRef('total_generations.total_id', '=', 'total_standings.total_id')
        .onRef('total_generations.generation', '=', 'total_standings.generation'),
    )
    .select(['user_id as userId', 'points', 'score', 'boards_played as boardsPlayed', 'rank'])
    .where('total_standings.total_id', '=', totalId)
    .$narrowType<{ userId: NotNull; points: NotNull; boardsPlayed: NotNull; rank: NotNull }>()
    .execute();

/**
 * Returns each record in the last version that a snapshot could see. A first version was written by the transaction in
 * which the record took its turn, and a later version by the transaction that archived the previous one.
 */
async function listSeen(db: Db, seen: string): Promise<PlainRecord[]> {
  const answer = await sql<PlainRecord>`
    with versions as (
      select record_id, revision_id, to_jsonb(records) as content from records
      union all
      select row_key::bigint, revision_id, content from revisions where table_name = 'records'
    ),
    written as (
      select versions.record_id, versions.revision_id, versions.content,
        coalesce(
          lag(archived.xmin::text) over (partition by versions.record_id order by versions.revision_id),
          turn.xmin::text
        )::xid8 as writer
      from versions
      left join revisions as archived on archived.table_name = 'records' and archived.revision_id = versions.revision_id
      join fuzz_turns as turn on turn.record_id = versions.record_id
    )
    select distinct on (record_id) record_id as "recordId", (content ->> 'user_id')::int as "userId", (content ->> 'board_id')::int as "boardId",
      (content ->> 'console')::int as console, (content ->> 'rank_key')::int as "rankKey", content ->> 'state' as state,
      (content ->> 'posted_at')::timestamptz as "postedAt"
    from written
    where pg_visible_in_snapshot(writer, ${seen}::pg_snapshot)
    order by record_id, revision_id desc`.execute(db);
  return answer.rows;
}
