// npm run bench:web
//   Measures cached and rendered pages per second, a mixed load, and a tenfold overload.
// npm run bench:web -- --only hits
//   Runs one part: hits, mixed or overload.
// npm run bench:web -- --short --check
//   Takes seconds instead of minutes, for CI. Exits 1 when a result is far from its limit.
//
// Uses the production build with the demo community, all on loopback. The clients share the machine with the servers,
// so compare only ratios. --save writes the results to bench/results.
import { parseArgs } from 'node:util';
import { saveResults } from '#bench/save-results.ts';
import { readProcessor, stolenSince } from './cpu.ts';
import { measureHits } from './hits.ts';
import { measureMixed } from './mixed.ts';
import { measureOverload } from './overload.ts';
import { describeWebRun, printResults, type Results, statsOf } from './report.ts';
import { withBenchSite } from './site.ts';
import { holds, isByClock, type Stat } from './stats.ts';

const PARTS = ['hits', 'mixed', 'overload'] as const;
// Returns the tolerance factor for a short run on a busy machine. Times need a larger one because they are not ratios.
// A wrong setting misses its limit by far more.
const noiseOf = ({ unit }: Stat) => (unit === 'ms' || unit === 's' ? 15 : 3);
const MAX_STOLEN = 0.1; // highest share of stolen CPU time at which wall-clock results are still checked

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [...PARTS] },
    short: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const { only = [], short } = values;
const wrong = only.find((part) => !PARTS.some((known) => known === part));
if (wrong) throw new Error(`unknown part ${wrong}; choose from: ${PARTS.join(', ')}`);

const extent = short
  ? {
      hits: { rounds: 2, seconds: 2, withNext: false },
      mixed: { rate: 60, postsASecond: 0.5, seconds: 6, most: 40 },
      overload: { seconds: 6, stepSeconds: 2, stepUp: 1.7, inTimeMs: 4_000, calmSeconds: 3, stormSeconds: 0 },
    }
  : {
      hits: { rounds: 7, seconds: 4, withNext: true },
      // 0.1 posts a second are 8,640 a day: twenty times the busiest day of a community like ours.
      mixed: { rate: 400, postsASecond: 0.1, seconds: 60, most: 600 },
      overload: { seconds: 60, stepSeconds: 5, stepUp: 1.2, inTimeMs: 1_000, calmSeconds: 15, stormSeconds: 15 },
    };
const before = readProcessor();
const results: Results = await withBenchSite(async (site) => ({
  ...describeWebRun(),
  hits: only.includes('hits') ? await measureHits(site, extent.hits) : undefined,
  mixed: only.includes('mixed') ? await measureMixed(site, extent.mixed) : undefined,
  overload: only.includes('overload') ? await measureOverload(site, extent.overload) : undefined,
}));
printResults(results);
if (values.save) console.log(saveResults('web', results));
const stolen = stolenSince(before);
console.log(
  `${(100 * stolen).toFixed(0)} % of CPU time was stolen by other guests${stolen > MAX_STOLEN ? ': wall-clock results are not checked' : ''}`,
);
const checked = statsOf(results).filter((stat) => stolen <= MAX_STOLEN || !isByClock(stat));
const missed = checked.filter((stat) => !holds(stat, noiseOf(stat)));
if (values.check && missed.length > 0) throw new Error(`far from the limit: ${missed.map(({ name }) => name).join(', ')}`);
