import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GATHER_MS, REFRESH_MS, RefreshWeek, STALE_MS } from './refresh-week.tsx';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => {
  vi.useFakeTimers();
  router.refresh.mockClear();
});
afterEach(() => vi.useRealTimers());

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('reads the page again every five minutes, and when the reader comes back after a minute', () => {
  const { unmount } = render(<RefreshWeek own="mosswood" rival="ameena" />);
  vi.advanceTimersByTime(STALE_MS - 1);
  comeBack();
  expect(router.refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  comeBack();
  comeBack();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * REFRESH_MS);
  expect(router.refresh).toHaveBeenCalledTimes(2);
  unmount();
  vi.advanceTimersByTime(2 * REFRESH_MS);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('reads the page once after live updates report records of either player, and not after those of others', () => {
  render(<RefreshWeek own="mosswood" rival="ameena" />);
  const report = (...players: string[]) => document.dispatchEvent(new CustomEvent('liveposts', { detail: players }));
  report('hazelwell', 'fernlight');
  vi.advanceTimersByTime(GATHER_MS);
  expect(router.refresh).not.toHaveBeenCalled();
  report('hazelwell', 'ameena');
  report('mosswood');
  vi.advanceTimersByTime(GATHER_MS);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
