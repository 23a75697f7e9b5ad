import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const NOW = Date.UTC(2026, 10, 15);
const UNTIL = NOW + ((6 * 24 + 4) * 60 + 37) * 60_000 + 12_000;
const timer = <Countdown until={UNTIL} label="Time until the end" units={['days', 'hours', 'min', 'sec']} />;
const stats = () => [...screen.getByRole('timer').querySelectorAll('b')].map((stat) => stat.textContent);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('renders markup on the server that does not depend on the current time', () => {
  expect(renderToString(timer)).not.toMatch(/\d\d<\/b>/);
});

test('counts down every second in the browser and stops at zero', () => {
  vi.useFakeTimers({ now: NOW });
  render(timer);
  expect(stats()).toEqual(['06', '04', '37', '12']);
  act(() => vi.advanceTimersByTime(13_000));
  expect(stats()).toEqual(['06', '04', '36', '59']);
  vi.setSystemTime(NOW + 7 * 86_400_000);
  act(() => vi.advanceTimersByTime(1_000));
  expect(stats()).toEqual(['00', '00', '00', '00']);
});

test('calls onEnd once, and not on a page that is opened after the end', () => {
  vi.useFakeTimers({ now: NOW });
  const onEnd = vi.fn();
  const timed = (until: number) => (
    <Countdown until={until} label="Time until the end" units={['days', 'hours', 'min', 'sec']} onEnd={onEnd} />
  );
  render(timed(NOW + 2_000));
  act(() => vi.advanceTimersByTime(1_900));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(10_000));
  expect(onEnd).toHaveBeenCalledTimes(1);
  cleanup();
  render(timed(NOW));
  act(() => vi.advanceTimersByTime(10_000));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
