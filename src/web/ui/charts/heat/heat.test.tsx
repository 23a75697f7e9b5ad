import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import { heatStep } from '#web/ui/charts/chart-math.ts';
import { createRandom } from '#web/ui/scenery/random.ts';
import { HEAT_TABLE, HeatGrid, HeatHeads, HeatStrip } from './heat.tsx';

const place = fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null });

test('the legend labels every step of the colour ramp, including the one for no record', () => {
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

test('column headers and grid cells name their board', () => {
  const heads = renderToStaticMarkup(<HeatHeads boards={[{ number: 1, name: 'Mossback Cellar', href: '/stage/201' }]} />);
  expect(heads).toContain('scope="col"');
  expect(heads).toContain('aria-label="1 Mossback Cellar"');
  const grid = renderToStaticMarkup(<HeatGrid cells={[{ place: null, href: '/stage/201', words: 'Mossback Cellar: no record' }]} />);
  expect(grid).toContain('aria-label="Mossback Cellar: no record"');
});

test('100 rows with 30 boards each compress to less than 12 KB', () => {
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
  // The page contains the table's props in addition to its markup.
  expect(gzipSync(html + JSON.stringify(rows)).length).toBeLessThan(12_000);
});
