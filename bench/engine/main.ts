// npm run bench:engine
//   Compares every read and post with a baseline, on the site at DATABASE_URL.
// npm run bench:engine -- --records 60000 --hot-board 12000 --seconds 0.5 --check
//   Runs a short benchmark on a temporary database that it seeds itself. Exits 1 when a read far exceeds its limit.
//
// Fill the database first with `npm run db:seed -- load --totals`. The records that the benchmark posts stay in it.
// Compare only ratios within one run. --save writes the results to bench/results. Realistic post rates need a
// PostgreSQL server with fsync on; see docs/scale.md.
import { parseArgs } from 'node:util';
import { saveResults } from '#bench/save-results.ts';
import { openDatabase } from '#data/db.ts';
import { foldViews } from '#data/queries/rankings/views.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { surveyGround } from './ground.ts';
import { type Measured, measure } from './measure.ts';
import { withOwnSite } from './own-site.ts';
import { drawTargets, listPlainBoards, measureFolding, measurePosts } from './posts.ts';
import { readOperations } from './reads.ts';
import { describeEngineRun, printResults, type Results, resultsName } from './report.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    'hot-board': { type: 'string', default: '0' },
    seconds: { type: 'string', default: '4' },
    save: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const FOLDED_POSTS = 200; // posts per second
const NOISE = 2; // tolerance factor for a short run on a busy machine; a wrong query plan exceeds its limit by far more

const env = parseEnv(process.env);
const results = values.records
  ? await withOwnSite(env.DATABASE_URL, Number(values.records), Number(values['hot-board']), run)
  : await run(env.DATABASE_URL);
printResults(results);
if (values.save) console.log(saveResults(resultsName(results), results));
const slow = results.reads.filter((read) => read.ratio > read.limit * NOISE);
if (values.check && slow.length > 0) throw new Error(`far above the limit: ${slow.map((read) => read.name).join(', ')}`);

async function run(url: string): Promise<Results> {
  const { deps, close } = createDeps({ ...env, DATABASE_URL: url, DATABASE_POOL_SIZE: 10 }, { statementTimeoutMs: 0 });
  const alone = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await foldViews(deps.db); // folds the rankings, as a running worker would have done
    const ground = await surveyGround(alone.db);
    const reads: Measured[] = [];
    for (const operation of await readOperations(alone.db, ground)) reads.push(await measure(operation, seconds));

    const spread = await drawTargets(alone.db, null, listPlainBoards(await deps.catalogue()));
    const crowd = await drawTargets(alone.db, ground.busiest, []);
    const posts = [
      ...(await measurePosts(deps, 'popular boards', spread, seconds, 0.3)),
      ...(await measurePosts(deps, 'the crowded board', crowd, seconds, 0.15)),
    ];
    // Drawn again, because the posts above changed the personal bests.
    const improved = await drawTargets(alone.db, ground.busiest, []);
    const folding = await measureFolding(deps.db, improved, FOLDED_POSTS, Math.max(4, seconds * 4));
    return { ...(await describeEngineRun(alone.db, ground)), reads, posts, folding };
  } finally {
    await alone.close();
    await close();
  }
}
