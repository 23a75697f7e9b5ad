import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepChart } from './step-chart.tsx';

afterEach(cleanup);

const words = { sentence: 'World record history: 3 records since 2023', startLabel: '2023/07', endLabel: '2026/11', gainLabel: '+35' };
const points = [100, 150, 185].map((value, index) => ({ at: index * 1000, value }));

test('a reader hears one sentence', () => {
  render(<StepChart {...words} points={points} better="up" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words.sentence);
});

test('the eye sees both ends, the last gain and a head at every record, the last one larger', () => {
  const { container } = render(<StepChart {...words} points={points} better="up" />);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['2023/07', '2026/11', '+35']);
  expect([...container.querySelectorAll('circle')].map((head) => head.getAttribute('r'))).toEqual(['2.6', '2.6', '5']);
});

test('a lone record has one date, and none at all no chart', () => {
  const lone = render(<StepChart {...words} gainLabel={undefined} points={points.slice(0, 1)} better="down" />);
  expect([...lone.container.querySelectorAll('text')].map((text) => text.textContent).join('')).toBe('2026/11');
  const none = render(<StepChart {...words} points={[]} better="up" />);
  expect(none.container.innerHTML).toBe('');
});
