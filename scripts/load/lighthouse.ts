// npm run lighthouse
//   Measures the performance of eight pages in both languages on a phone, behind nginx and Varnish with a filled cache.
// npm run lighthouse -- --against DIR
//   Measures another checkout, too, which has been built: page by page in turn, so that both meet the same load.
// npm run lighthouse -- --runs 5 --pages home,stage --languages ja
//   --runs is 3 by default. --checkout DIR measures that checkout instead of this one.
//   --wait 60 waits up to a minute before each page load for other processes to become quiet; 10 seconds by default.
// npm run lighthouse -- --check
//   Requires a score of 1 in accessibility, best practices and SEO instead. Performance is not checked.
//
// "score" counts each main-thread task with its CPU time instead of its duration, so that waiting for the processor does
// not lower it; "raw" is Lighthouse's own score of the same page load. CPU time, too, grows while other processes are
// busy: such runs are marked with * and only count if all runs are. The speed index, a tenth of the score, also depends
// on the recorded frames, whose times are not changed. Differences below 4 points prove nothing.
// A run with all pages is saved in bench/results, any other in test-results, after each round.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeRun } from '#bench/describe-run.ts';
import { saveResults } from '#bench/save-results.ts';
import { isLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { listPages, type MeasuredPage, PAGE_NAMES } from '#tests/support/sites/speed-pages.ts';
import { checkPages } from './lighthouse/check-pages.ts';
import { untilQuiet } from './lighthouse/other-load.ts';
import { fillCache, loadPage, type PageLoad } from './lighthouse/page-load.ts';
import { type PageReport, printReport, summarise } from './lighthouse/report.ts';
import { type CheckoutSite, startCheckout } from './lighthouse/start-checkout.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    checkout: { type: 'string', default: '.' },
    against: { type: 'string' },
    runs: { type: 'string', default: '3' },
    wait: { type: 'string', default: '10' },
    pages: { type: 'string', default: PAGE_NAMES.join() },
    languages: { type: 'string', default: LANGUAGES.join() },
  },
});
const names = values.pages.split(',');
const languages = values.languages.split(',').filter(isLanguage);
const wrong = [...names.filter((name) => !PAGE_NAMES.includes(name)), ...values.languages.split(',').filter((code) => !isLanguage(code))];
if (wrong.length > 0) throw new Error(`unknown: ${wrong.join()}; pages are ${PAGE_NAMES.join()}, languages ${LANGUAGES.join()}`);
const isWhole = names.length === PAGE_NAMES.length && languages.length === LANGUAGES.length;

async function measure(sites: ReadonlyMap<string, CheckoutSite>, pages: readonly MeasuredPage[], runs: number): Promise<PageReport[]> {
  console.log('visits each page once to fill the cache');
  for (const site of sites.values()) for (const { path } of pages) await fillCache(site, path);
  const loads = pages.map(() => new Map([...sites.keys()].map((build): [string, PageLoad[]] => [build, []])));
  let reports: PageReport[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { page, language, path }] of pages.entries()) {
      for (const [build, site] of sites) {
        await untilQuiet(Number(values.wait));
        const load = await loadPage(site, path);
        loads[index]?.get(build)?.push(load);
        const { cpu, raw, otherCores } = load;
        const scores = `${cpu.score} (raw ${raw.score}), TBT ${cpu.tbtMs} ms (raw ${raw.tbtMs})`;
        console.log(`run ${run}/${runs}: ${page} ${language} ${build} ${scores}, other processes on ${otherCores} cores`);
      }
    }
    reports = pages.map((page, index) => ({
      ...page,
      builds: Object.fromEntries([...(loads[index] ?? [])].map(([build, of]) => [build, summarise(of)])),
    }));
    const { at, machine } = describeRun();
    const commits = Object.fromEntries([...sites].map(([build, { commit }]) => [build, commit]));
    console.log(`run ${run}/${runs} is saved in ${save({ at, machine, commits, runs: run, pages: reports })}`);
  }
  return reports;
}

function save(results: unknown): string {
  if (isWhole) return saveResults('lighthouse', results);
  mkdirSync('test-results', { recursive: true });
  const file = 'test-results/lighthouse.json';
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}

async function main(): Promise<void> {
  const sites = new Map<string, CheckoutSite>();
  try {
    sites.set('this', await startCheckout(values.checkout));
    if (values.against !== undefined) sites.set('against', await startCheckout(values.against));
    const [site] = sites.values();
    if (site) printReport(await measure(sites, await listPages(site, names, languages), Number(values.runs)));
  } finally {
    for (const site of sites.values()) await site.stop();
  }
}

if (values.check) process.exitCode = (await checkPages()) ? 0 : 1;
else await main();
