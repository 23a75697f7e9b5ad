// npm run bench:totals -- [--save]
//   Measures how long the totals of the site at DATABASE_URL take to refresh: without a change, after posts on boards of
//   different sizes, and when the reference maximum moves, as it does at midnight.
//
// Fill the database first with `npm run db:seed -- load`. The records that the benchmark posts stay in it.
import { parseArgs } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { describeRun } from '#bench/describe-run.ts';
import { printTable } from '#bench/print-table.ts';
import { saveResults } from '#bench/save-results.ts';
import { cpuSeconds } from '#bench/server-cpu.ts';
import { foldViews } from '#data/queries/rankings/views.ts';
import { verifyTotals } from '#usecases/rankings/totals/refresh/verify-totals.ts';
import { recomputeTotals, refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } });
const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 0 });
const { db } = deps;
const lines: { name: string; seconds: number; cpuSeconds: number }[] = [];

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const [cpu, started] = [await cpuSeconds(db), performance.now()];
  await work();
  const seconds = (performance.now() - started) / 1_000;
  const line = { name, seconds: round(seconds), cpuSeconds: round((await cpuSeconds(db)) - cpu) };
  lines.push(line);
  console.log(`${line.seconds.toFixed(1).padStart(8)} s  ${line.cpuSeconds.toFixed(1).padStart(8)} s of CPU  ${name}`);
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

async function timeRefresh(name: string, change: () => Promise<unknown>): Promise<void> {
  await change();
  await foldViews(db); // as a running worker does before it refreshes the totals
  await time(name, () => refreshTotals(deps));
}

type Size = { boardId: number; players: number };
const listSizes = async (): Promise<Size[]> =>
  (
    await sql<Size>`
      select board_id as "boardId", players from counted_boards join boards using (board_id)
      where kind = 'stage' and players > 0 order by players`.execute(db)
  ).rows;

/** Improves the best at a position of a board by enough to pass `passed` players. */
async function improve({ boardId, players }: Size, passed: number): Promise<void> {
  const at = (position: number) => sql`
    select * from personal_bests where board_id = ${boardId} and console = 0
    order by rank_key, posted_at, record_id offset ${Math.max(0, Math.floor(position))} limit 1`;
  await insert(
    sql`own.user_id, own.board_id, old.console, above.rank_key - 1, null::timestamptz`,
    sql`(${at(players / 2)}) as own join records as old using (record_id) cross join (${at(players / 2 - passed)}) as above`,
  ).execute(db);
}

/** Adds a new player to a board in first place. */
async function join({ boardId }: Size, postedAt: RawBuilder<unknown> = sql`null::timestamptz`): Promise<void> {
  await sql`insert into users (handle) values ('bench-' || substr(md5(random()::text), 1, 12))`.execute(db);
  await insert(
    sql`newcomer.id, old.board_id, old.console, old.rank_key - 1, ${postedAt}`,
    sql`(select * from records where board_id = ${boardId} order by rank_key limit 1) as old cross join (select max(id) as id from users) as newcomer`,
  ).execute(db);
}

const insert = (columns: RawBuilder<unknown>, source: RawBuilder<unknown>) => sql`
  insert into records (user_id, board_id, console, rank_key, posted_at, score, changed_by, policy_revision, rule_revision)
  select *, -rank_key, user_id, 1, 1 from (select ${columns} from ${source}) as drawn (user_id, board_id, console, rank_key, posted_at)`;

try {
  await time('first refresh, or what was left to do', () => refreshTotals(deps));
  await sql`analyze counted_bests, total_sums, total_blocks`.execute(db);
  const sizes = await listSizes();
  const [median, largest] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  if (!median || !largest) throw new Error('the database has no load data: run npm run db:seed -- load');
  await timeRefresh('no change', async () => {});
  for (const [name, board] of [
    ['median', median],
    ['largest', largest],
  ] as const) {
    const of = `on the ${name} board (${board.players} players)`;
    await timeRefresh(`a post ${of} that passes 1 % of the players`, () => improve(board, board.players / 100));
    await timeRefresh(`a post ${of} from the middle to first place`, () => improve(board, board.players / 2));
    await timeRefresh(`a new player in first place ${of}`, () => join(board));
  }
  const popular = sizes.slice(-51, -1);
  await timeRefresh(`100 posts on the next 50 boards (${popular[0]?.players} to ${popular.at(-1)?.players} players)`, async () => {
    for (const board of popular) {
      await improve(board, board.players / 100);
      await join(board);
    }
  });
  await timeRefresh('the reference maximum moves by one, as at midnight', () => join(largest, sql`now() - interval '3 days'`));
  await time('computing everything anew, with comparison', () => recomputeTotals(deps));
  await time('rankings:verify, totals only', async () => {
    const { wrong, waiting } = await verifyTotals(deps);
    if (wrong.length + waiting.length > 0) throw new Error(JSON.stringify({ wrong, waiting }));
  });
  const site = await sql<{ records: number; bests: number; players: number }>`
    select (select reltuples::int from pg_class where relname = 'records') as records, (select count(*)::int from counted_bests) as bests,
      (select players from total_generations where total_id = 1) as players`.execute(db);
  const results = { ...describeRun(), site: site.rows[0], refreshes: lines };
  console.log(`\n${JSON.stringify(results.site)}\n`);
  printTable(
    ['refresh', 'seconds', 'CPU seconds'],
    lines.map((line) => [line.name, line.seconds.toFixed(2), line.cpuSeconds.toFixed(2)]),
  );
  const size = Intl.NumberFormat('en', { notation: 'compact' })
    .format(results.site?.records ?? 0)
    .toLowerCase();
  if (values.save) console.log(saveResults(`totals-${size}`, results));
} finally {
  await close();
}
