import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { DistributionChart } from '#web/ui/charts/bars/distribution-chart.tsx';
import { RadarChart } from '#web/ui/charts/bars/radar-chart.tsx';
import { ProgressChart } from '#web/ui/charts/lines/progress-chart.tsx';
import { SlopeChart } from '#web/ui/charts/lines/slope-chart.tsx';
import { StemChart } from '#web/ui/charts/lines/stem-chart.tsx';
import { StepChart } from '#web/ui/charts/lines/step-chart.tsx';
import type { ChartWords } from './chart-types.ts';
import { words } from './charts.fixture.ts';

type Draw = (values: readonly number[], words: ChartWords) => ReactElement;

const cellsOf = (value: number, order: number) => [`row ${order}`, `${value}`];
const monthEnd = (order: number) => new Date(Date.UTC(2014, 1 + order, 0)).toISOString().slice(0, 10);
const border = (value: number) => ({ value, label: `border ${value}`, text: `${value}`, colour: 'var(--rank-a1)' as const });

// Draws each kind of chart from a list of values.
const CHARTS: Readonly<Record<string, Draw>> = {
  step: (values, words) => (
    <StepChart
      words={words}
      points={values.map((value, order) => ({ at: order, value, cells: cellsOf(value, order) }))}
      better="up"
      startLabel="from"
      endLabel="to"
    />
  ),
  stem: (values, words) => (
    <StemChart
      words={words}
      points={values.map((value, order) => ({ label: `${order}`, value, text: `${value}`, cells: cellsOf(value, order) }))}
      colour="var(--series-1)"
    />
  ),
  distribution: (values, words) => (
    <DistributionChart
      words={words}
      bins={values.map((count, order) => ({ from: order, to: order + 1, count, cells: cellsOf(count, order) }))}
      borders={[{ value: values.length / 2, label: 'half' }]}
      mine={{ value: 0, label: 'me' }}
      colour="var(--series-1)"
    />
  ),
  progress: (values, words) => (
    <ProgressChart
      words={words}
      points={values.map((value, order) => ({ day: monthEnd(order), value, cells: cellsOf(value, order) }))}
      borders={[1, 10, 100, 1000].map(border)}
      colour="var(--accent)"
    />
  ),
  radar: (values, words) => (
    <RadarChart
      words={words}
      axes={values.map((value, order) => ({ label: `${order}`, value, colour: 'var(--creature-1)', cells: cellsOf(value, order) }))}
      whole={100}
      colour="var(--accent)"
    />
  ),
  slope: (values, words) => (
    <SlopeChart
      words={words}
      rows={values.map((value, order) => ({
        name: `${order}`,
        from: order % 5 === 4 ? null : order + 1,
        to: value,
        cells: cellsOf(value, order),
      }))}
    />
  ),
};

function parse(element: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  const [, , width = 0, height = 0] = (page.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const points = [...page.querySelectorAll('[data-point]')].map((point) => {
    const shift = /translate\((\S+) (\S+)\)/.exec(point.closest('[transform]')?.getAttribute('transform') ?? '');
    return {
      title: point.textContent,
      x: Number(point.getAttribute('cx')) + Number(shift?.[1] ?? 0),
      y: Number(point.getAttribute('cy')) + Number(shift?.[2] ?? 0),
    };
  });
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
  return { page, width, height, points, rows };
}

describe.each(Object.entries(CHARTS))('the %s chart', (name, draw) => {
  const fewest = name === 'radar' ? 3 : 1;
  const values = fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER }), { minLength: fewest, maxLength: 40 });

  test('is an image with a label and shows its numbers in a table', () => {
    const { page, rows } = parse(draw([3, 40, 7], words));
    expect(page.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(words.sentence);
    expect(page.querySelector('caption')?.textContent).toBe(words.sentence);
    expect([...page.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual(words.heads);
    expect(rows).toEqual([3, 40, 7].map(cellsOf));
    expect(page.querySelector('details > summary')?.textContent).toBe(words.labels.numbers);
  });

  test('hides the table visually or omits it, depending on the table option', () => {
    expect(parse(draw([3, 40, 7], { ...words, table: 'hidden' })).page.querySelector('.sr tbody')).not.toBeNull();
    expect(parse(draw([3, 40, 7], { ...words, table: 'nearby' })).page.querySelector('table')).toBeNull();
  });

  test('draws one point per table row, with the same text', () => {
    fc.assert(
      fc.property(values, (row) => {
        const { points, rows } = parse(draw(row, words));
        expect(rows).toEqual(row.map(cellsOf));
        expect(points.map(({ title }) => title)).toEqual(row.map((value, order) => cellsOf(value, order).join(' · ')));
      }),
      { numRuns: rounds(8, 30) },
    );
  });

  test('draws every point inside the chart and outputs no NaN', () => {
    fc.assert(
      fc.property(values, (row) => {
        const { page, points, width, height } = parse(draw(row, words));
        expect(page.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
      }),
      { numRuns: rounds(12, 50) },
    );
  });

  test.each([
    ['all the same', 7],
    ['nothing but zeros', 0],
  ])('works when the values are %s', (_, value) => {
    expect(parse(draw(Array(fewest + 2).fill(value), words)).points).toHaveLength(fewest + 2);
  });

  test('renders nothing without data', () => {
    expect(renderToStaticMarkup(draw([], words))).toBe('');
  });
});

test('StemChart fits 150 months by narrowing its stems and omitting overlapping labels', () => {
  const points = Array.from({ length: 150 }, (_, order) => ({ label: `m${order}`, value: order, text: `${order}`, cells: [`${order}`] }));
  const { page, width, points: drawn } = parse(<StemChart words={words} points={points} colour="var(--series-1)" />);
  const places = [...page.querySelectorAll('text')]
    .filter((text) => text.textContent?.startsWith('m'))
    .map((text) => Number(text.getAttribute('x')));
  expect(width).toBeLessThan(800);
  expect(drawn).toHaveLength(150);
  expect(page.textContent).toContain('m149');
  for (const [index, x] of places.slice(1).entries()) expect(x - (places[index] ?? 0)).toBeGreaterThanOrEqual(46);
});

test('StemChart labels the tallest stem on phones, too, and hides its neighbours and zeros there', () => {
  const points = [85, 42, 0, 20].map((value, order) => ({ label: `class ${order}`, value, text: `${value}`, cells: [`${value}`] }));
  const { page } = parse(<StemChart words={words} points={points} colour="var(--series-1)" />);
  const onPhones = [...page.querySelectorAll('svg text:not([data-spare])')].map((text) => text.textContent);
  expect(onPhones).toEqual(['85', 'class 0', 'class 2']);
});

test('StemChart is no wider than its card, so that its labels keep their size', () => {
  const points = Array.from({ length: 17 }, (_, order) => ({ label: `m${order}`, value: order, text: `${order}`, cells: [`${order}`] }));
  expect(parse(<StemChart words={words} points={points} colour="var(--series-1)" widest={546} />).width).toBe(546);
});
