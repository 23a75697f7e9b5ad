// npm run bench:engine                    measures every read and post beside the bare engine, on the site that DATABASE_URL names
// npm run bench:engine -- --seconds 0.5   the same in a hurry
//
// Fill a database before with `npm run db:seed -- load`; what the bench posts stays in it. Ratios of one run count: machines are noisy.
import { parseArgs } from 'node:util';
import { openDatabase } from '#data/db.ts';
import { foldViews } from '#data/queries/views.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { surveyGround } from './ground.ts';
import { type Measured, measure } from './measure.ts';
import { drawTargets, measureFolding, measurePosts } from './posts.ts';
import { readOperations } from './reads.ts';
import { describeRun, printResults, type Results, saveResults } from './report.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' }, save: { type: 'boolean', default: false } } });
const seconds = Number(values.seconds);
const FOLDED_POSTS = 200; // a second

const env = parseEnv(process.env);
const { deps, close } = createDeps({ ...env, DATABASE_POOL_SIZE: 10 }, { statementTimeoutMs: 0 });
const alone = openDatabase(env.DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 0 });
try {
  const results = await run();
  printResults(results);
  if (values.save) console.log(saveResults(results));
} finally {
  await alone.close();
  await close();
}

async function run(): Promise<Results> {
  await foldViews(deps.db); // as a worker would have done
  const ground = await surveyGround(alone.db).catch(async () => {
    console.log('no totals yet: computing them');
    await refreshTotals(deps);
    return surveyGround(alone.db);
  });
  const reads: Measured[] = [];
  for (const operation of await readOperations(alone.db, ground)) reads.push(await measure(operation, seconds));

  // Boards whose worth is a plain score, so that the use-case can be given what a form would send.
  const { boards } = await deps.catalogue();
  const plain = [...boards.values()].filter((board) => board.metric === 'points' && board.regionAdjustment === null && !board.retired);
  const spread = await drawTargets(
    alone.db,
    null,
    plain.map((board) => board.boardId),
  );
  const crowd = await drawTargets(alone.db, ground.crowded, []);
  const posts = [
    ...(await measurePosts(deps, 'popular boards', spread, seconds, 0.3)),
    ...(await measurePosts(deps, 'the crowded board', crowd, seconds, 0.15)),
  ];
  const folding = await measureFolding(deps.db, crowd, FOLDED_POSTS, Math.max(4, seconds * 4));
  return { ...(await describeRun(alone.db, ground)), reads, posts, folding };
}
