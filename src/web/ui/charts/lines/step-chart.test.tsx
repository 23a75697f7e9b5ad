import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepChart } from './step-chart.tsx';

afterEach(cleanup);

const words = {
  sentence: 'World record history: 3 records since 2023',
  heads: ['Date', 'Score'],
  labels: { keys: 'The arrow keys move', numbers: 'Show the numbers' },
};
const labels = { startLabel: '2023/07', endLabel: '2026/11', gainLabel: '+35' };
const points = [100, 150, 185].map((value, index) => ({ at: index * 1000, value, cells: [`2023/0${index + 7}/01`, `${value}`] }));

const characters = (container: Element) => [...container.querySelectorAll('text')].map((text) => text.textContent);

test('has one sentence as its label', () => {
  render(<StepChart words={words} {...labels} points={points} better="up" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words.sentence);
});

test('shows both ends, the last gain and a head at every record, with the last head larger', () => {
  const { container } = render(<StepChart words={words} {...labels} points={points} better="up" />);
  expect(characters(container)).toEqual(['2023/07', '2026/11', '+35']);
  expect([...container.querySelectorAll('circle')].map((head) => head.getAttribute('r'))).toEqual(['2.6', '2.6', '5']);
});

test('shows one date for a single record and renders nothing without records', () => {
  const lone = render(<StepChart words={words} {...labels} gainLabel={undefined} points={points.slice(0, 1)} better="down" />);
  expect(characters(lone.container).join('')).toBe('2026/11');
  const none = render(<StepChart words={words} {...labels} points={[]} better="up" />);
  expect(none.container.innerHTML).toBe('');
});
