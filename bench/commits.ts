// npm run bench:commits -- [--seconds 4] [--save]
//   Compares posts and plain inserts per second on the running cluster in a box (npm run cluster -- up) when a commit waits
//   for a synchronous standby (on), only for the primary's own disk (local), or for nothing (off). The posts stay in it.
import { parseArgs } from 'node:util';
import { describeRun } from '#bench/describe-run.ts';
import { drawTargets, listPlainBoards, measurePosts, type Posting } from '#bench/engine/posts.ts';
import { printTable } from '#bench/print-table.ts';
import { saveResults } from '#bench/save-results.ts';
import { openCluster } from '#scripts/cluster/cluster.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const COMMITS = ['on', 'local', 'off'] as const;
const CLIENTS = 10;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' }, save: { type: 'boolean', default: false } } });
const { primaryUrl } = openCluster();
const lines: Posting[] = [];
for (const commit of COMMITS) {
  const DATABASE_URL = `${primaryUrl}&options=${encodeURIComponent(`-c synchronous_commit=${commit}`)}`;
  const env = { ...parseEnv({ ...process.env, DATABASE_URL }), DATABASE_POOL_SIZE: CLIENTS };
  const { deps, close } = createDeps(env, { statementTimeoutMs: 0 });
  const targets = await drawTargets(deps.db, null, listPlainBoards(await deps.catalogue()));
  lines.push(...(await measurePosts(deps, `commit ${commit}`, targets, Number(values.seconds), 0)));
  await close();
}
printTable(
  ['write', 'per second', 'plain inserts', 'with a key only', 'ratio to plain inserts'],
  lines.map(({ name, perSecond, baseline, keyOnly, ratio }) => [name, ...[perSecond, baseline, keyOnly].map(Math.round), ratio.toFixed(2)]),
);
if (values.save) console.log(saveResults('commits', { ...describeRun(), lines }));
