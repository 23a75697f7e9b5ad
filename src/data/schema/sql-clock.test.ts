import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THE_CLOCK = ['src/data/migrations/baseline/01_clock_and_history.sql', 'src/data/schema.sql'];
const OTHER_CLOCKS = [
  /(?<![\w.])now\s*\(/i, // This pattern does not match `app_now(`.
  /\b(current|transaction|statement|clock)_timestamp\b/i,
  /\bcurrent_(date|time)\b/i,
  /\blocaltime(stamp)?\b/i,
  /\btimeofday\s*\(/i,
  /'(now|today|tomorrow|yesterday)'/i, // PostgreSQL interprets these words as dates.
  /\bDate\.now\s*\(|\bnew Date\(\s*\)/,
];

/** Returns the lines that read the time from a source other than app_now(). */
const findOtherClocks = (text: string): string[] => text.split('\n').filter((line) => OTHER_CLOCKS.some((clock) => clock.test(line)));

test.each([
  'posted_at timestamptz default now()',
  'where at < NOW ( )',
  'default current_timestamp',
  'select CURRENT_DATE',
  'select localtimestamp',
  'select clock_timestamp()',
  "where at < 'today'::date",
  'const at = new Date();',
  'const at = Date.now();',
])('findOtherClocks() reports %j', (line) => {
  expect(findOtherClocks(`first line\n${line}\nlast line`)).toEqual([line]);
});

test.each(['default app_now()', 'new Date(at)', 'now.getTime()', 'const now = await readClock(tx);'])(
  'findOtherClocks() does not report %j',
  (line) => {
    expect(findOtherClocks(line)).toEqual([]);
  },
);

test('the data layer reads the time only from app_now()', () => {
  const files = globSync('src/data/**/*.{sql,ts}').filter((file) => !THE_CLOCK.includes(file) && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => findOtherClocks(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
});
