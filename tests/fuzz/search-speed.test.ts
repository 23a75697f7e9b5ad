import { expect, test } from 'vitest';
import { demoNames } from '#data/seeds/demo-names.ts';
import { stageEntries, userEntries } from '#domain/search/entries.ts';
import { createSearchIndex, searchEntries } from '#domain/search/search-index.ts';
import { otherRows, stageRows } from '#domain/search/stage-rows.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { median, percentile } from '#tests/support/percentile.ts';
import { SEARCH_QUERIES } from '#tests/support/texts/search-queries.ts';

const ENTRIES = 5_000;
// Maximum ratio to the time of a plain substring search: 50 ms per keystroke where the plain search takes 1.25 ms.
const MOST = 40;

const catalogue = contentCatalogue();
const stages = stageEntries([...stageRows(catalogue), ...otherRows(catalogue)]);
const names = demoNames();
const players = userEntries(
  Array.from({ length: ENTRIES - stages.length }, (_, at) => ({
    ...{ userId: `player${at}`, name: `${names[at % names.length]} ${at}`, rank: at, rankClass: 3, boards: 9 },
  })),
);
const entries = [...stages, ...players];
const texts = entries.map((entry) => JSON.stringify(entry));

/** Returns the CPU time that this process spends on `work`, in ms. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test(`a search among ${ENTRIES} entries takes at most ${MOST} times as long as a plain substring search`, () => {
  const index = createSearchIndex(entries);
  const keys = SEARCH_QUERIES.flatMap(([query]) => [query.slice(0, 3), query]);
  // Both searches alternate, so that anything that slows a core down affects both.
  const times = keys.map((key) => ({
    plain: cpuMs(() => texts.filter((text) => text.toLowerCase().includes(key.toLowerCase()))),
    ours: cpuMs(() => searchEntries(index, key)),
  }));
  const plain = median(times.map((time) => time.plain));
  const ours = percentile(
    times.map((time) => time.ours),
    0.95,
  );
  console.info(
    `search: p95 ${ours.toFixed(1)} ms per key among ${ENTRIES} entries, ${(ours / plain).toFixed(1)} times a plain substring search`,
  );
  expect(ours / plain).toBeLessThan(MOST);
});
