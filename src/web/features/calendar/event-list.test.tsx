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
const list = (locale: 'en' | 'ja') => {
  const { calendar, events } = messagesOf(locale);
  return <EventList events={[EVENT]} locale={locale} words={{ ...calendar, types: events.types }} />;
};

function mockTimeZone(timeZone: string): void {
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

test("the server renders event times in the event's time zone", () => {
  mockTimeZone('America/New_York');
  const html = renderToString(list('en'));
  expect(html).toContain('2026/11/22 13:00');
  expect(html).not.toContain('2026/11/21 23:00');
});

test("shows a reader in another time zone the local time before the event's time", () => {
  mockTimeZone('America/New_York');
  render(list('en'));
  expect(times()).toEqual(['2026/11/21 23:00 – 11/22 05:00In Asia/Tokyo 2026/11/22 13:00 – 11/22 19:00']);
  expect(document.querySelector('[data-placeholder]')).toBeNull();
});

test("shows the time once to a reader in the event's time zone", () => {
  mockTimeZone('Asia/Tokyo');
  render(list('ja'));
  expect(document.querySelector('[data-placeholder]')?.getAttribute('aria-hidden')).toBe('true');
  expect(times()[0]).toMatch(/^2026\/11\/22 13:00 – 11\/22 19:00Asia\/Tokyoの時刻/);
});

test.each([
  ['en', 'Add Osaka meet-up to your calendar', 'Nov'],
  ['ja', '「Osaka meet-up」をカレンダーに追加', '11月'],
] as const)('links each event to its .ics file in language %s', (locale, name, month) => {
  render(list(locale));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/limited/261122/event.ics');
  expect(screen.getByText(month)).toBeTruthy();
});
