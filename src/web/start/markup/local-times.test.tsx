import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { WindowTimes } from '#web/features/events/list/window-times.tsx';
import { When } from '#web/i18n/when.tsx';
import { showLocalTimes, showLocalWindows } from './local-times.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const AT = Date.UTC(2026, 10, 14, 3, 5);

/** Returns what a reader in the given zone sees at a time. */
function shown(now: number, timeZone = 'Asia/Tokyo') {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  const { container } = render(<When at={AT} text="2026/11/14" />);
  showLocalTimes(container);
  return container.textContent;
}

test('shows the time of day in the reader’s zone instead of the date for up to 12 hours', () => {
  expect(shown(AT)).toBe('12:05');
  expect(shown(AT + 12 * HOUR_MS, 'Europe/London')).toBe('03:05');
  expect(shown(AT + 12 * HOUR_MS + 60_000)).toBe('2026/11/14');
});

test('marks the times that it writes, so that a list by day can hide the dates on phones', () => {
  const { container } = render(<When at={AT} text="2026/11/14" />);
  showLocalTimes(container);
  expect(container.querySelector('time')?.dataset.when).toBe('');
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
  showLocalTimes(container);
  expect(container.querySelector('time')?.dataset.when).toBe('time');
});

test('keeps the date from the server when the reader’s clock is behind', () => {
  expect(shown(AT - 60_000)).toBe('2026/11/14');
});

test('the markup of a time does not depend on the current time', () => {
  expect(renderToStaticMarkup(<When at={AT} text="2026/11/14" />)).toBe(
    '<time data-when="" dateTime="2026-11-14T03:05Z">2026/11/14</time>',
  );
});

test('shows a time window in the reader’s zone, and in the event’s zone only where it differs', () => {
  const lines = (timeZone: string) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    const { container } = render(
      <WindowTimes startsAt="2026-11-25T13:00:00Z" endsAt="2026-11-27T12:59:00Z" zone="Asia/Tokyo" zoneWord="in {zone}" />,
    );
    showLocalWindows(container);
    return [container.querySelector('[data-window]')?.textContent, container.querySelector('[data-placeholder]') === null];
  };
  expect(lines('Asia/Tokyo')).toEqual(['2026/11/25 22:00 – 11/27 21:59', false]);
  expect(lines('UTC')).toEqual(['2026/11/25 13:00 – 11/27 12:59', true]);
});
