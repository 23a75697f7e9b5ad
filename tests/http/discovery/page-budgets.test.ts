import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { get, getPage } from '#tests/support/http/request.ts';
import { listPages } from '#tests/support/sites/speed-pages.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

// Highest gzip sizes in KB of 1,000 bytes, and number of elements in the HTML.
type Budget = { readonly html: number; readonly elements: number; readonly css: number; readonly scripts: number; readonly data?: number };
const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: 21.5, elements: 1_100, css: 22, scripts: 170 },
  stage: { html: 33, elements: 3_900, css: 25, scripts: 171 },
  total: { html: 36, elements: 3_500, css: 24, scripts: 170 },
  game: { html: 27, elements: 2_600, css: 21, scripts: 170 },
  ranking: { html: 32, elements: 3_500, css: 22, scripts: 170 },
  player: { html: 35.5, elements: 3_000, css: 25, scripts: 170 },
  compare: { html: 35, elements: 3_000, css: 20, scripts: 170 },
  event: { html: 35, elements: 3_000, css: 24, scripts: 170 },
  // The texts of the dialogs for the author are part of the page.
  record: { html: 22, elements: 900, css: 26.5, scripts: 183, data: 36_500 },
};
const FIRST_SCRIPT_BYTES = 8_192; // The script that runs before React, uncompressed.
// Data for React: at most a quarter of the HTML, or what the shell and Next need on a small page.
const DATA_SHARE = 0.25;
const SHELL_DATA_BYTES = 24_000;

const kb = (text: string) => gzipSync(text).length / 1000;
const sizes = new Map<string, number>(); // Sizes of files, which most pages share.

async function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path) ?? kb(await (await get(path)).text());
  sizes.set(path, known);
  return known;
}

async function sumOf(paths: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const path of new Set(paths)) sum += await sizeOf(path);
  return sum;
}

for (const [name, budget] of Object.entries(BUDGETS))
  for (const language of LANGUAGES)
    test(`${name} keeps its budget of bytes, elements and data: ${language}`, async () => {
      const [page] = await listPages(readingSite(), [name], [language]);
      const { status, html, root } = await getPage(page?.path ?? '');
      expect(status).toBe(200);
      const data = root.querySelectorAll('script:not([src])').filter(({ rawText }) => rawText.includes('__next_f'));
      const addresses = (selector: string, attribute: string) =>
        root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute)?.split(' ') ?? []);
      const chunks = addresses('script[data-chunks]', 'data-chunks');
      const stats = {
        html: kb(html),
        elements: root.querySelectorAll('*').length,
        css: await sumOf(addresses('link[rel=stylesheet]', 'href')),
        scripts: await sumOf([...chunks, ...addresses('script[src^="/start.js"]', 'src')]),
        data: data.reduce((sum, { outerHTML }) => sum + outerHTML.length, 0),
      };
      console.log(
        `${name} ${language}: ${JSON.stringify(stats, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value))}`,
      );
      expect(chunks.length).toBeGreaterThan(5);
      for (const kind of ['html', 'elements', 'css', 'scripts'] as const) expect.soft(stats[kind], kind).toBeLessThanOrEqual(budget[kind]);
      expect.soft(stats.data, 'data').toBeLessThanOrEqual(budget.data ?? Math.max(DATA_SHARE * html.length, SHELL_DATA_BYTES));
    });

test('the script that runs before React is small', async () => {
  const { root } = await getPage('/');
  const src = root.querySelector('script[data-chunks]')?.getAttribute('src') ?? '';
  expect((await (await get(src)).arrayBuffer()).byteLength).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES);
});
