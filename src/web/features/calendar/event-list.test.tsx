import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { EventList } from './event-list.tsx';

const EVENT = {
  title: 'Osaka meet-up',
  type: 'offline',
  href: '/limited/261122',
  from: '2026-11-22',
  to: '2026-11-22',
  startsAt: '2026-11-22T13:00:00+09:00',
  endsAt: '2026-11-22T19:00:00+09:00',
  zone: 'Asia/Tokyo',
} as const;
const list = (locale: 'en' | 'ja') => <EventList events={[EVENT]} locale={locale} words={messagesOf(locale).calendar} />;

/** Lets the browser be somewhere. */
function beIn(timeZone: string): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}
const times = () => [...document.querySelectorAll('p.num')].map((line) => line.textContent);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a kept page says the times of the event, wherever it was made', () => {
  beIn('America/New_York');
  const html = renderToString(list('en'));
  expect(html).toContain('2026/11/22 13:00');
  expect(html).not.toContain('2026/11/21 23:00');
});

test('a reader elsewhere reads the own time first and the zone of the event beside it', () => {
  beIn('America/New_York');
  render(list('en'));
  expect(times()).toEqual(['2026/11/21 23:00 – 11/22 05:00In Asia/Tokyo 2026/11/22 13:00 – 11/22 19:00']);
  expect(document.querySelector('[data-kept]')).toBeNull();
});

test('a reader in the zone of the event reads it once', () => {
  beIn('Asia/Tokyo');
  render(list('ja'));
  expect(document.querySelector('[data-kept]')?.getAttribute('aria-hidden')).toBe('true');
  expect(times()[0]).toMatch(/^2026\/11\/22 13:00 – 11\/22 19:00Asia\/Tokyo 時間/);
});

test.each([
  ['en', 'Add Osaka meet-up to your calendar', 'Nov'],
  ['ja', '「Osaka meet-up」をカレンダーに追加', '11月'],
] as const)('each event can be added to a calendar: %s', (locale, name, month) => {
  render(list(locale));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/limited/261122/event.ics');
  expect(screen.getByText(month)).toBeTruthy();
});
