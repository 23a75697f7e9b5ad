import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { SEARCH_QUERIES } from '#tests/support/search-queries.ts';
import { stageEntries, userEntries } from './entries.ts';
import { createSearchIndex, searchEntries } from './search-index.ts';
import { otherRows, stageRows } from './stage-rows.ts';

const ENTRIES = 5_000;
const KEY_MS = 50;

const catalogue = contentCatalogue();
const stages = stageEntries([...stageRows(catalogue), ...otherRows(catalogue)]);
const players = userEntries(
  Array.from({ length: ENTRIES - stages.length }, (_, at) => ({
    ...{ userId: `herder${at}`, name: at % 2 ? `ほしみ草の${at}` : `Moss Walker ${at}`, rank: at, rankClass: 3, boards: 9 },
  })),
);

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage(); // what this process worked, however busy the machine is
  return (user + system) / 1000;
};

test(`among ${ENTRIES} entries a key is answered within ${KEY_MS} ms (p95)`, () => {
  const index = createSearchIndex([...stages, ...players]);
  const typed = SEARCH_QUERIES.flatMap(([query]) => [2, 5, query.length].map((length) => query.slice(0, length)));
  for (const query of typed.slice(0, 30)) searchEntries(index, query); // warm
  const times = typed.map((query) => {
    const before = cpuMs();
    searchEntries(index, query);
    return cpuMs() - before;
  });
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  console.info(`search: p95 ${p95.toFixed(1)} ms a key among ${ENTRIES} entries`);
  expect(p95).toBeLessThan(KEY_MS);
});
