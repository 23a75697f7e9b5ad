import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import { HeatGrid } from './heat.tsx';

test('the legend labels every step of the colour ramp, including the one for no record', () => {
  const html = renderToStaticMarkup(<HeatLegend first="1st" none="No record" />);
  expect([...html.matchAll(/>([^<]+)</g)].map(([, label]) => label)).toEqual(['1st', '2–3', '4–6', '7–12', '13–20', '21+', 'No record']);
});

test('grid cells name their board', () => {
  const grid = renderToStaticMarkup(<HeatGrid cells={[{ place: null, href: '/stage/201', words: 'Mossback Cellar: no record' }]} />);
  expect(grid).toContain('aria-label="Mossback Cellar: no record"');
});
