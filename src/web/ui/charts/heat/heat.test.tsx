import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { createRandom } from '#web/ui/scenery/random.ts';
import { HeatGrid } from './heat-grid.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { heatStep } from './heat-step.ts';
import { HEAT_TABLE, HeatHeads, HeatStrip } from './heat-strip.tsx';

const place = fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null });

test.each([
  [null, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [6, 3],
  [7, 4],
  [12, 4],
  [13, 5],
  [20, 5],
  [21, 6],
  [9999, 6],
] as const)('place %s has step %i of the colour ramp', (at, step) => {
  expect(heatStep(at)).toBe(step);
});

test('the legend labels every step of the ramp and the missing place', () => {
  const html = renderToStaticMarkup(<HeatLegend first="1st" none="No record" />);
  expect([...html.matchAll(/>([^<]+)</g)].map(([, label]) => label)).toEqual(['1st', '2–3', '4–6', '7–12', '13–20', '21+', 'No record']);
});

test('a strip has one cell per board and prints the place where there is one', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const html = renderToStaticMarkup(<HeatStrip places={places} />);
      const cells = [...html.matchAll(/<td data-h="(\d)">(\d*)<\/td>/g)];
      expect(cells.map(([, , text]) => text)).toEqual(places.map((at) => `${at ?? ''}`));
      expect(cells.map(([, step]) => Number(step))).toEqual(places.map(heatStep));
      expect(cells.map(([cell]) => cell).join('')).toBe(html);
    }),
  );
});

test('names the board above each column and describes every cell of the grid', () => {
  const heads = renderToStaticMarkup(<HeatHeads boards={[{ number: 1, name: 'Mossback Cellar', href: '/stage/201' }]} />);
  expect(heads).toContain('scope="col"');
  expect(heads).toContain('aria-label="1 Mossback Cellar"');
  const grid = renderToStaticMarkup(<HeatGrid cells={[{ place: null, href: '/stage/201', words: 'Mossback Cellar: no record' }]} />);
  expect(grid).toContain('aria-label="Mossback Cellar: no record"');
});

test('100 rows of 30 boards take at most 12 KB of a page', () => {
  const random = createRandom(3);
  const rows = Array.from({ length: 100 }, () => Array.from({ length: 30 }, () => (random() < 0.1 ? null : Math.ceil(random() * 100))));
  const html = renderToStaticMarkup(
    <table className={HEAT_TABLE}>
      <tbody>
        {rows.map((places) => (
          <tr key={places.join()}>
            <HeatStrip places={places} />
          </tr>
        ))}
      </tbody>
    </table>,
  );
  // The page contains the props of the table in addition to its markup.
  expect(gzipSync(html + JSON.stringify(rows)).length).toBeLessThan(12_000);
});
