import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { heatStep } from '#web/ui/charts/chart-math.ts';
import { createRandom } from '#web/ui/scenery/random.ts';
import { HeatHeads, HeatStrip, heatDigits } from './heat-strip.tsx';

type Places = readonly (number | null)[];

const places = fc.array(fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }), { minLength: 1, maxLength: 60 });
const draw = (row: Places) => renderToStaticMarkup(<HeatStrip places={row} digits={heatDigits([row])} href="/user/fern" />);

/** Returns the colour of each cell according to the stops of a gradient. */
function coloursOf(list: string, count: number): string[] {
  const stops = [...list.matchAll(/var\(--([a-z]+\d)\)0 (\d+)%/g)].map(([, colour = '', end]) => ({ colour, end: Number(end) }));
  return Array.from({ length: count }, (_, cell) => stops.find(({ end }) => end > cell)?.colour ?? '');
}

test('a strip prints the place on each board in order, and a dot where there is none', () => {
  fc.assert(
    fc.property(places, (row) => {
      const text = draw(row).replaceAll(/<[^>]+>/g, '');
      expect(text.split('\t').map((part) => part.trim())).toEqual(row.map((place) => `${place ?? '·'}`));
    }),
  );
});

test('every cell of a strip has the colours of its step, and its text the same stops', () => {
  fc.assert(
    fc.property(places, (row) => {
      const [cells = '', texts = ''] = [...draw(row).matchAll(/--stops:([^;"]+)/g)].map(([, stops = '']) => stops);
      expect(coloursOf(cells, row.length)).toEqual(row.map((place) => `h${heatStep(place)}`));
      expect(texts).toBe(cells);
    }),
  );
});

test('a strip is a link that opens a sheet, and leads to the player without JavaScript', () => {
  expect(draw([1, null])).toMatch(/<a [^>]*href="\/user\/fern" aria-haspopup="dialog"/);
});

test('places with fewer digits are padded by half a digit for each that is missing', () => {
  const html = renderToStaticMarkup(<HeatStrip places={[1, 12, 123]} digits={3} href="/" />);
  expect(html).toContain('>  1\t 12\t123<');
});

test('column heads name their board', () => {
  const html = renderToStaticMarkup(
    <HeatHeads label="Rank: Boards" boards={[{ number: 1, name: 'Mossback Cellar', href: '/stage/201' }]} />,
  );
  expect(html).toMatch(/<th role="columnheader"[^>]* aria-label="Rank: Boards"/);
  expect(html).toContain('<span class="sr narrow-only">Rank: Boards</span>'); // Phones show bars without numbers above them.
  expect(html).toContain('href="/stage/201"');
  expect(html).toContain('aria-label="1 Mossback Cellar"');
});

test('100 rows with 30 boards each are 200 elements and compress to less than 10 KB', () => {
  const random = createRandom(3);
  const rows = Array.from({ length: 100 }, () => Array.from({ length: 30 }, () => (random() < 0.1 ? null : Math.ceil(random() * 100))));
  const html = rows.map(draw).join('');
  expect(html.match(/<\w/g)).toHaveLength(200);
  expect(gzipSync(html).length).toBeLessThan(10_000);
});
