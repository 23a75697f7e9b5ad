import { expect, test } from 'vitest';
import { demoNames } from '#data/seeds/demo-names.ts';
import { stageEntries, userEntries } from '#domain/search/entries.ts';
import { createSearchIndex, searchEntries } from '#domain/search/search-index.ts';
import { otherRows, stageRows } from '#domain/search/stage-rows.ts';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { SEARCH_QUERIES } from '#tests/support/search-queries.ts';

const ENTRIES = 5_000;
const KEY_MS = 50;

const PATIENCE_MS = 120_000; // however busy the machine is

const catalogue = contentCatalogue();
const stages = stageEntries([...stageRows(catalogue), ...otherRows(catalogue)]);
const names = demoNames();
const players = userEntries(
  Array.from({ length: ENTRIES - stages.length }, (_, at) => ({
    ...{ userId: `herder${at}`, name: `${names[at % names.length]} ${at}`, rank: at, rankClass: 3, boards: 9 },
  })),
);

/** What this process worked, however busy the machine is; if that is much, the best of three times, because neighbours slow a core down as well. */
function cpuMs(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && best > KEY_MS / 2; time += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test(
  `among ${ENTRIES} entries a key is answered within ${KEY_MS} ms (p95)`,
  () => {
    const index = createSearchIndex([...stages, ...players]);
    const typed = SEARCH_QUERIES.flatMap(([query]) => [query.slice(0, 3), query]);
    const times = typed.map((query) => cpuMs(() => searchEntries(index, query))).sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    console.info(`search: p95 ${p95.toFixed(1)} ms a key among ${ENTRIES} entries`);
    expect(p95).toBeLessThan(KEY_MS);
  },
  PATIENCE_MS,
);
