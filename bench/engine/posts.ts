import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { foldViews } from '#data/queries/rankings/views.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import { median } from '#tests/support/percentile.ts';
import type { Deps } from '#usecases/deps.ts';

/** A personal best that the next post improves, so that the post updates every ranking table. */
export type Target = { userId: number; boardId: number; console: number; rankKey: number };

export type Posting = {
  readonly name: string;
  readonly perSecond: number;
  // Inserts per second of the same row, with the same checks and indexes but without triggers.
  readonly baseline: number;
  readonly keyOnly: number; // inserts per second into a table with only a primary key
  readonly ratio: number; // ratio of perSecond to baseline
  readonly floor: number | null;
};

const CLIENTS = 8;
const TARGETS = 20_000;
const ROUNDS = 3;

/** Returns the boards with a plain score that accept posts, so that the use case can be called with form input. */
export const listPlainBoards = ({ boards }: Pick<Catalogue, 'boards'>): number[] =>
  [...boards.values()].flatMap(({ boardId, kind, metric, regionAdjustment, retired }) =>
    kind === 'stage' && metric === 'points' && regionAdjustment === null && !retired ? [boardId] : [],
  );

/** Draws personal bests to improve, either from one board or from all the given boards. */
export async function drawTargets(db: Db, boardId: number | null, boardIds: readonly number[]): Promise<Target[]> {
  const found = await sql<Target>`
    select user_id as "userId", board_id as "boardId", console, rank_key as "rankKey" from personal_bests
    where console <> 0 and ${boardId === null ? sql`board_id = any(${sql.val(boardIds)}::int[])` : sql`board_id = ${boardId}`}
    order by hashint8extended(record_id, 711) limit ${TARGETS}`.execute(db);
  return found.rows;
}

/**
 * Measures posts per second by SQL and by the use case. Plain inserts of the same rows run alternately as baselines.
 */
export async function measurePosts(
  deps: Deps,
  place: string,
  targets: readonly Target[],
  seconds: number,
  floor: number,
): Promise<Posting[]> {
  const { db } = deps;
  // Both baselines insert the same rows without triggers. One has all checks and indexes, the other only a primary key,
  // which shows what the checks and indexes cost.
  await sql`create table bench_baseline (like records including all)`.execute(db);
  await sql`create table bench_key_only (like records including defaults including identity, primary key (record_id))`.execute(db);
  const methods = {
    keyOnly: (target: Target) => sql`insert into bench_key_only ${rowOf(target, sql`now()`)}`.execute(db),
    baseline: (target: Target) => sql`insert into bench_baseline ${rowOf(target, sql`now()`)}`.execute(db),
    sql: (target: Target) =>
      sql`
      with posted as (insert into records ${rowOf(target, sql`null`)} returning record_id)
      insert into outbox (topic) select 'rankings' from posted`.execute(db),
    useCase: ({ userId, boardId, console, rankKey }: Target) =>
      storeDraft(deps, userId, boardId, { score: String(-rankKey), console }).then((answer) => {
        if (!answer.ok) throw new Error(`${answer.error} ${JSON.stringify(answer.fields)}`);
      }),
  };
  const rates = { keyOnly: [] as number[], baseline: [] as number[], sql: [] as number[], useCase: [] as number[] };
  const next = improver(targets);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const method of ['keyOnly', 'baseline', 'sql', 'useCase'] as const) {
      const count = await withClients(seconds, () => methods[method](next()));
      rates[method].push(count / seconds);
      await foldViews(db); // folds the rankings, as the worker would have done
    }
  }
  await sql`drop table bench_baseline, bench_key_only`.execute(db);
  const baseline = median(rates.baseline);
  const line = (name: string, method: 'sql' | 'useCase', minimum: number | null): Posting => ({
    name: `${name}, ${place}`,
    perSecond: median(rates[method]),
    baseline,
    keyOnly: median(rates.keyOnly),
    ratio: median(rates[method]) / baseline,
    floor: minimum,
  });
  return [line('posts by SQL', 'sql', floor), line('posts by the use-case', 'useCase', null)];
}

export type Folding = {
  readonly asked: number;
  readonly perSecond: number;
  readonly postMs: number;
  readonly foldMs: number;
  readonly longestFoldMs: number;
  readonly leftPending: number;
};

/** Posts to one board at a steady rate and folds the rankings every second, to check that folding is fast enough. */
export async function measureFolding(db: Db, targets: readonly Target[], perSecond: number, seconds: number): Promise<Folding> {
  const next = improver(targets);
  const latencies: number[] = [];
  const folds: number[] = [];
  const started = performance.now();
  let posted = 0;
  const post = async (client: number) => {
    for (let turn = client; turn < perSecond * seconds; turn += CLIENTS) {
      const due = started + (turn * 1_000) / perSecond;
      await sleep(Math.max(0, due - performance.now()));
      const began = performance.now();
      await sql`insert into records ${rowOf(next(), sql`null`)}`.execute(db);
      latencies.push(performance.now() - began);
      posted += 1;
    }
  };
  const fold = async () => {
    while (performance.now() - started < seconds * 1_000) {
      await sleep(1_000);
      const began = performance.now();
      await foldViews(db);
      folds.push(performance.now() - began);
    }
  };
  await Promise.all([fold(), ...Array.from({ length: CLIENTS }, (_, client) => post(client))]);
  const took = (performance.now() - started) / 1_000;
  await foldViews(db);
  const left = await sql<{ rows: number }>`select count(*)::int as rows from board_deltas`.execute(db);
  return {
    asked: perSecond,
    perSecond: posted / took,
    postMs: median(latencies),
    foldMs: median(folds),
    longestFoldMs: Math.max(...folds),
    leftPending: left.rows[0]?.rows ?? 0,
  };
}

/** Returns a function that cycles through the targets and improves the score a little more in each cycle. */
function improver(targets: readonly Target[]): () => Target {
  let turn = 0;
  return () => {
    const target = targets[turn % targets.length];
    if (!target) throw new Error('no targets to post to');
    const round = 1 + Math.floor(turn++ / targets.length);
    return { ...target, rankKey: target.rankKey - round };
  };
}

// With null, the database sets posted_at after it has locked the player.
const rowOf = ({ userId, boardId, console, rankKey }: Target, postedAt: RawBuilder<unknown>) => sql`
  (user_id, board_id, console, rank_key, score, comment, posted_at, achieved_at, policy_revision, rule_revision, changed_by)
  values (${userId}, ${boardId}, ${console}, ${rankKey}, ${-rankKey}, 'bench', ${postedAt}, now(), 1, 1, ${userId})`;

async function withClients(seconds: number, work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done;
}
