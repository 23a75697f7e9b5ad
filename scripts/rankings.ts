// npm run rankings:rebuild   Rebuilds all rankings from the records while the site is running.
// npm run rankings:verify    Compares all rankings with the records without writing, and exits 1 on any difference. With
//                            --settled, totals that wait for a refresh count as different: nobody posts.
import { rebuildRankings } from '#usecases/rankings/derive/rebuild-rankings.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { verifyTotals } from '#usecases/rankings/totals/refresh/verify-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const BAR = 40;
const NO_LIMIT_MS = 0;

/** Shows a progress bar when the output is a terminal, and prints nothing otherwise. */
function showProgress(done: number, all: number): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((BAR * done) / all);
  process.stdout.write(`\r${'█'.repeat(filled)}${'·'.repeat(BAR - filled)} ${done}/${all} boards${done === all ? '\n' : ''}`);
}

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: NO_LIMIT_MS });
try {
  if (process.argv[2] === 'rebuild') {
    await rebuildRankings(deps, showProgress);
    console.log('rankings rebuilt');
  } else if (process.argv[2] === 'verify') {
    const wrong = await verifyRankings(deps, showProgress);
    for (const { boardId, ...rows } of wrong) console.error(`board ${boardId} differs: ${JSON.stringify(rows)}`);
    const totals = await verifyTotals(deps);
    for (const { totalId, ...parts } of totals.wrong) console.error(`total ${totalId} differs: ${JSON.stringify(parts)}`);
    if (totals.waiting.length > 0) console.log(`not compared, because they wait for a refresh: totals ${totals.waiting.join(', ')}`);
    const waiting = process.argv.includes('--settled') ? totals.waiting.length : 0;
    const isRight = wrong.length + totals.wrong.length + waiting === 0;
    console.log(isRight ? 'rankings verified' : `${wrong.length} boards and ${totals.wrong.length} totals differ, ${waiting} totals wait`);
    process.exitCode = isRight ? 0 : 1;
  } else throw new Error('usage: npm run rankings:rebuild|rankings:verify');
} finally {
  await close();
}
