import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STEP_PLOT as PLOT } from '#web/ui/charts/chart-math.ts';
import { plotEnd, StepChart, stepPlaces } from './step-chart.tsx';
import { stepGround, stepLine } from './step-drawing.tsx';

afterEach(cleanup);

const words = {
  sentence: 'World record history: 3 records since 2023',
  heads: ['Date', 'Score'],
  labels: { keys: 'The arrow keys move', numbers: 'Show the numbers' },
};
const labels = { startLabel: '2023/07', endLabel: '2026/11', lastLabel: '+35' };
const points = [100, 150, 185].map((value, index) => ({ at: index * 1000, value, cells: [`2023/0${index + 7}/01`, `${value}`] }));

const characters = (container: Element) => [...container.querySelectorAll('text')].map((text) => text.textContent);

test('is labelled with one sentence', () => {
  render(<StepChart words={words} {...labels} points={points} better="up" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words.sentence);
});

test('labels both ends and the last gain, and draws the last head larger', () => {
  const { container } = render(<StepChart words={words} {...labels} points={points} better="up" />);
  expect(characters(container)).toEqual(['2023/07', '2026/11', '+35']);
  expect([...container.querySelectorAll('circle')].map((head) => head.getAttribute('r'))).toEqual(['2.6', '2.6', '5']);
});

test('labels the first value, and draws everything but the texts twice as large on request', () => {
  const { container } = render(<StepChart words={words} {...labels} firstLabel="100" scale={2} points={points} better="down" />);
  expect(characters(container)).toEqual(['2023/07', '100', '2026/11', '+35']);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 744 208');
});

test('shows one date for a single record and renders nothing without records', () => {
  const lone = render(<StepChart words={words} {...labels} lastLabel={undefined} points={points.slice(0, 1)} better="down" />);
  expect(characters(lone.container).join('')).toBe('2026/11');
  const none = render(<StepChart words={words} {...labels} points={[]} better="up" />);
  expect(none.container.innerHTML).toBe('');
});

const scores = [
  { at: 0, value: 100 },
  { at: 50, value: 150 },
  { at: 100, value: 200 },
];
const times = scores.map(({ at, value }) => ({ at, value: 300 - value }));

test('draws a level line until the next record and then a step up', () => {
  expect(stepLine(stepPlaces(scores, 'up'))).toBe('M8 74H173V45.4H338V16.7');
});

test('draws improving times downwards', () => {
  expect(stepPlaces(times, 'down').map((place) => place.y)).toEqual([PLOT.top, 45.4, PLOT.bottom].map((y) => Math.round(y * 10) / 10));
});

test('fills the area between the steps and the axis', () => {
  expect(stepGround(stepPlaces(scores, 'up'), PLOT.base)).toBe(`M8 74H173V45.4H338V16.7V${PLOT.base}H8Z`);
});

test.each([
  ['up', PLOT.top],
  ['down', PLOT.bottom],
] as const)('when better is %s, places a single record at the end of the chart, at height %d', (better, y) => {
  expect(stepPlaces([{ at: 5, value: 7 }], better)).toEqual([{ x: PLOT.right, y }]);
});

test('draws no line without records and no area for a single record', () => {
  expect(stepLine(stepPlaces([], 'up'))).toBe('');
  expect(stepGround(stepPlaces(scores.slice(0, 1), 'up'), PLOT.base)).toBe('');
});

test('ends the line further left when its label is long', () => {
  expect(plotEnd('+35'.length)).toBe(PLOT.right);
  expect(plotEnd('−0:00:30'.length)).toBeLessThan(PLOT.right);
});
