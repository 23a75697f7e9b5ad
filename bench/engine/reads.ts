import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { listRankedRecords } from '#data/queries/rankings/board-ranking.ts';
import { listPlacesOfPlayer, UNFILTERED } from '#data/queries/rankings/places.ts';
import { listShownAround, listShownTotal } from '#data/queries/rankings/shown-totals.ts';
import { rankOnView } from '#data/queries/rankings/views.ts';
import { heldRecords } from '#data/queries/records/held-records.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Ground } from './ground.ts';
import type { Operation } from './measure.ts';

const ROWS = 50;

/** Returns every read operation that has a limit, each with tries at random positions on the busiest board. */
export async function readOperations(db: Db, ground: Ground): Promise<Operation[]> {
  const { busiest, crowd, samples, now, everywhere } = ground;
  const page = { boardId: busiest, filter: UNFILTERED, limit: ROWS, now, players: crowd };
  const past = samples.map(({ instant }) => ({ ...page, filter: { console: 0, before: instant } }));
  const pages = (list: readonly (() => Promise<readonly { recordId: string }[]>)[]) =>
    inTurn(list, async (ours) => ({ ours, baseline: baselineRecords(db, await ours()) }));
  const operation = async (name: string, limit: number, list: readonly (() => Promise<readonly { recordId: string }[]>)[]) => ({
    name,
    limit,
    baselineRows: ROWS,
    tries: await pages(list),
  });

  const totals = samples.map(({ share }) => Math.floor(share * Math.max(1, ground.totalPlayers - ROWS)) + 1);
  const standings = () => listPlacesOfPlayer(db, everywhere, UNFILTERED);
  const all = await standings();
  return [
    await operation('page 1', 1.8, [() => listRankedRecords(db, { ...page, offset: 0 })]),
    await operation(
      'page 1, any board',
      1.8,
      samples.map(
        ({ boardId }) =>
          () =>
            listRankedRecords(db, { ...page, boardId, offset: 0 }),
      ),
    ),
    await operation(
      'page by number',
      2.2,
      samples.map(
        ({ share }) =>
          () =>
            listRankedRecords(db, { ...page, offset: Math.floor((share * crowd) / ROWS) * ROWS }),
      ),
    ),
    await operation(
      'any past date',
      2.8,
      past.map((asked) => () => listRankedRecords(db, { ...asked, offset: 0 })),
    ),
    {
      name: 'total page',
      limit: 1.8,
      baselineRows: ROWS,
      tries: await inTurn(totals, async (from) => {
        const ours = () => listShownTotal(db, GRAND_TOTAL, from, from + ROWS - 1);
        return {
          ours,
          baseline: baselineLines(
            db,
            (await ours()).map((line) => line.userId),
          ),
        };
      }),
    },
    {
      name: 'rivals',
      limit: 1.8,
      baselineRows: ROWS,
      tries: await inTurn(totals, async (from) => {
        const lines = await listShownTotal(db, GRAND_TOTAL, from, from + ROWS - 1);
        const userId = lines[0]?.userId ?? 0;
        return {
          ours: () => listShownAround(db, GRAND_TOTAL, userId, 2),
          baseline: baselineLines(
            db,
            lines.map((line) => line.userId),
          ),
        };
      }),
    },
    {
      name: 'rank',
      limit: 6,
      baselineRows: 1,
      tries: samples.map(({ userId, recordId }) => ({
        ours: () => rankOf(db, userId, busiest),
        baseline: baselineRecords(db, [{ recordId }]),
      })),
    },
    {
      name: 'standing: rank, sharers, next above',
      limit: 6,
      baselineRows: 1,
      tries: samples.map(({ userId, recordId }) => ({
        ours: () => listPlacesOfPlayer(db, userId, UNFILTERED, busiest),
        baseline: baselineRecords(db, [{ recordId }]),
      })),
    },
    {
      name: 'all standings of one player',
      limit: 15,
      baselineRows: all.length,
      tries: [{ ours: standings, baseline: baselineRecords(db, all) }],
    },
  ];
}

/** Maps the items one after another, because the benchmark uses a single connection. */
async function inTurn<Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await work(item));
  return answers;
}

const rankOf = (db: Db, userId: number, boardId: number) =>
  sql`
    select ${rankOnView(sql`own.board_id`, sql`0::smallint`, sql`own.rank_key`)} as rank
    from personal_bests as own where user_id = ${userId} and board_id = ${boardId} and console = 0`.execute(db);

/** Returns a query that reads the same records with the same joins by primary key. */
const baselineRecords = (db: Db, records: readonly { recordId: string }[]) => {
  const ids = records.map(({ recordId }) => recordId);
  return () => sql`with baseline as (select unnest(${sql.val(ids)}::bigint[]) as record_id) ${heldRecords('baseline')}`.execute(db);
};

/** Returns a query that reads the same lines of a total with the same joins by primary key. */
const baselineLines = (db: Db, userIds: readonly number[]) => () =>
  sql`
    select lines.*, users.handle, users.name, classes.rank_class
    from unnest(${sql.val(userIds)}::int[]) as baseline (user_id)
    join total_sums as lines on lines.total_id = ${GRAND_TOTAL} and lines.user_id = baseline.user_id
    join users on users.id = baseline.user_id
    left join total_sums as classes on classes.total_id = ${GRAND_TOTAL} and classes.user_id = baseline.user_id`.execute(db);
