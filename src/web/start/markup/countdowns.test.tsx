import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Countdown } from '#web/ui/page/countdown.tsx';
import { showCountdowns } from './countdowns.ts';

const NOW = Date.UTC(2026, 10, 15);
const UNTIL = NOW + ((6 * 24 + 4) * 60 + 37) * 60_000 + 12_000;
const timer = (until: number, reloads = false) => (
  <Countdown until={until} label="Time until the end" units={['days', 'hours', 'min', 'sec']} reloads={reloads} />
);
const stats = () => [...screen.getByRole('timer').querySelectorAll('b')].map((stat) => stat.textContent);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('renders markup on the server that does not depend on the current time', () => {
  expect(renderToString(timer(UNTIL))).not.toMatch(/\d\d<\/b>/);
});

test('counts down every second in the browser and stops at zero', () => {
  vi.useFakeTimers({ now: NOW });
  render(timer(UNTIL));
  showCountdowns();
  expect(stats()).toEqual(['06', '04', '37', '12']);
  vi.advanceTimersByTime(13_000);
  expect(stats()).toEqual(['06', '04', '36', '59']);
  vi.setSystemTime(NOW + 7 * 86_400_000);
  vi.advanceTimersByTime(1_000);
  expect(stats()).toEqual(['00', '00', '00', '00']);
});

test('changes no element while it counts, which would make the prefetcher look at every link again', () => {
  vi.useFakeTimers({ now: NOW });
  render(timer(UNTIL));
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { subtree: true, childList: true });
  showCountdowns();
  vi.advanceTimersByTime(3_000);
  expect(stats()).toEqual(['06', '04', '37', '09']);
  expect(changes.takeRecords()).toEqual([]);
});

test('reloads the page once at the end, and not if it is opened after the end', () => {
  vi.useFakeTimers({ now: NOW });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(timer(NOW, true));
  showCountdowns();
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  render(timer(NOW + 12_000, true));
  vi.advanceTimersByTime(1_900);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
