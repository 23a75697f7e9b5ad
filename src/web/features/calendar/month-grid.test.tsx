import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { MonthGrid } from './month-grid.tsx';
import type { ShownEvent } from './shown-event.ts';

const event = (title: string, type: ShownEvent['type'], from: string, to: string): ShownEvent => ({
  title,
  type,
  from,
  to,
  href: `/limited/${title}`,
  startsAt: `${from}T15:00:00+09:00`,
  endsAt: `${to}T14:59:59+09:00`,
  zone: 'Asia/Tokyo',
});
const RELAY = event('relay', 'limited', '2026-11-07', '2026-11-21');
const CUP = event('cup', 'user-planned', '2026-11-13', '2026-11-17');
const FROST = event('frost', 'other', '2026-10-20', '2026-11-02');

const grid = (locale: 'en' | 'ja') => {
  const { calendar, events } = messagesOf(locale);
  const words = { label: 'November 2026', weekdays: calendar.weekdays, types: events.types };
  return <MonthGrid month="2026-11" events={[CUP, RELAY, FROST]} words={words} />;
};
const windowOf = (title: string) =>
  [...document.querySelectorAll(`li:has(a[href$="${title}"])`)].map((bar) => bar.getAttribute('data-state'));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the server-rendered month does not depend on the current time', () => {
  const html = renderToString(grid('en'));
  expect(html).not.toContain('aria-current');
  expect(html).not.toContain('data-state');
});

test.each([
  ['en', ['frost', 'Other, 2026/10/20 – 2026/11/02']],
  ['ja', ['frost', 'その他, 2026/10/20 – 2026/11/02']],
] as const)('gives an event that spans several weeks only one accessible link, in language %s', (locale, [title, details]) => {
  render(grid(locale));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([FROST.href, RELAY.href, CUP.href]);
  expect(links[0]?.textContent).toBe(title + details);
  expect(document.querySelectorAll('li').length).toBe(7); // The three events span two, three and two weeks.
  expect([...document.querySelectorAll('li[aria-hidden] a')].every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
});

test('marks today and the state of each event in the browser', () => {
  vi.useFakeTimers({ now: new Date('2026-11-08T12:00:00Z') });
  render(grid('en'));
  expect(document.querySelector('[aria-current="date"]')?.getAttribute('datetime')).toBe('2026-11-08');
  expect([windowOf('frost'), windowOf('relay'), windowOf('cup')]).toEqual([
    ['over', 'over'],
    ['open', 'open', 'open'],
    ['not-begun', 'not-begun'],
  ]);
});
