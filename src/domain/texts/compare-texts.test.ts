import { randomLcg } from 'd3-random';
import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { compareTexts, MOST_PAGE_EDITS, MOST_ROW_BYTES } from './compare-texts.ts';
import type { ShownRow } from './fold-rows.ts';

const piecesOf = (row: ShownRow) => ('alike' in row ? [] : [...(row.before?.pieces ?? []), ...(row.after?.pieces ?? [])]);
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, '&quot;');

/** Renders rows as a page does. */
const htmlOf = (rows: readonly ShownRow[]): string =>
  rows
    .map(
      (row) => `<tr data-changed="true"><td>${piecesOf(row).map(({ text }) => `<ins class="changed">${escapeHtml(text)}</ins>`)}</td></tr>`,
    )
    .join('');

const times = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));
const HOSTILE: readonly (readonly [string, string, string])[] = [
  ['many lines that differ in many words', ...pair((signs) => times(63, (at) => `M${at}\n${signs(740)}`).join('\n'))],
  ['one long line', ...pair((signs) => signs(48_000))],
  ['24,000 lines', ...pair((signs) => times(24_000, () => signs(1)).join('\n'))],
  ['characters that HTML escapes', '"'.repeat(48_000), "&\n'".repeat(16_000)],
  ['many changed words in one line', ...pair((signs) => times(6_000, (at) => (at % 3 ? 'same' : signs(2))).join(' '))],
  ['stacked combining marks', ...pair((signs) => times(48_000, () => signs(1) + '\u0301'.repeat(14)).join(''))],
  ['a removed text', times(4_000, (at) => `line ${at}`).join('\n'), ''],
];

/** Creates two versions of a text from pseudo-random characters, which are the same in each run. */
function pair(version: (signs: (count: number) => string) => string): readonly [string, string] {
  const random = randomLcg(0.5);
  const signs = (count: number) => times(count, () => String.fromCodePoint(0x2600 + Math.floor(random() * 251))).join('');
  return [version(signs), version(signs)];
}

for (const [title, before, after] of HOSTILE)
  test(`limits the comparison to ${MOST_ROW_BYTES} bytes and ${MOST_PAGE_EDITS} edits for ${title}`, () => {
    const { rows, isWhole } = compareTexts(before, after);
    expect(isWhole).toBe(false);
    expect(new TextEncoder().encode(htmlOf(rows)).length).toBeLessThanOrEqual(MOST_ROW_BYTES);
    const same = rows.filter((row) => !('alike' in row) && row.changed).flatMap(piecesOf);
    expect(same.filter(({ kind }) => kind === 'same').length).toBeLessThanOrEqual(2 * MOST_PAGE_EDITS);
  });

test('compareTexts shows all rows of short texts', () => {
  const line = fc.array(fc.constantFrom('露', 'egg ', '"', 'a'), { maxLength: 8 }).map((words) => words.join(''));
  const text = fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\n'));
  fc.assert(fc.property(text, text, (before, after) => compareTexts(before, after).isWhole));
});
