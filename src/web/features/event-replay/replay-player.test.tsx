import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ReplayContext, ReplayRows } from './replay-context.ts';
import { ReplayPlayer } from './replay-player.tsx';

const HOURS = 6;
const { player, standings, map, turns } = messagesOf('en').eventReplay;

/** Returns rows in which Moss from team Maple leads until hour 3, then Fern from team Ginkgo. */
const rowsAt = (hour: number): ReplayRows => {
  const [moss, fern] = [hour * 2, hour <= 3 ? hour : hour * 3];
  const fernLeads = fern > moss;
  return {
    at: new Date(Date.UTC(2021, 10, 5, 13 + hour)).toISOString(),
    players: fernLeads ? [['fern', 1, fern], ['moss', 2, moss]] : [['moss', 1, moss], ['fern', 2, fern]], // biome-ignore format: two rows
    teams: fernLeads ? [[18, 1, fern], [17, 2, moss]] : [[17, 1, moss], [18, 2, fern]], // biome-ignore format: two rows
    cells: [[1163, [fernLeads ? 18 : 17]]],
  };
};
const ROSTER = { names: { moss: 'Moss', fern: null }, teamOf: { moss: 17, fern: 18 } };
const CONTEXT: ReplayContext = {
  api: '/api/events/211105/replay',
  href: '/limited/211105/replay',
  hour: 3,
  hours: HOURS,
  total: HOURS,
  startsAt: '2021-11-05T22:00:00+09:00',
  zone: 'Asia/Tokyo',
  locale: 'en',
  rows: { 2: rowsAt(2), 3: rowsAt(3) },
  roster: ROSTER,
  sides: [
    [17, { name: 'Maple', colour: '#c93a2e', order: 0 }],
    [18, { name: 'Ginkgo', colour: '#d9bd1f', order: 1 }],
  ],
  grid: { columns: 1, cells: [[1163, 'The Reddest Leaf', '/stage/1163']] },
  largestLead: 6,
  turns: [
    { hour: 1, isMain: true, text: <div>Maple scores first.</div> },
    { hour: 4, isMain: true, text: <div>Ginkgo takes the lead from Maple.</div> },
  ],
  ending: 'This is the final result.',
  words: { player, standings, map, turns: { title: turns.title, none: turns.none, hour: turns.hour } },
};

let fetched: string[];
let answer: () => Response;
beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  answer = () => Response.json({ ...ROSTER, frames: Array.from({ length: HOURS }, (_, index) => rowsAt(index + 1)) });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answer();
  });
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // biome-ignore format: a stub
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () => render(<ReplayPlayer context={CONTEXT} chart={<p>chart</p>} />);
const slider = () => screen.getByRole('slider') as HTMLInputElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const order = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('shows the requested hour of the replay without fetching other hours', () => {
  show();
  expect(slider().getAttribute('aria-valuetext')).toBe('Hour 3, 2021/11/06 01:00');
  expect(screen.getByRole('heading', { name: 'Standings at hour 3' })).toBeDefined();
  expect(order()).toEqual(['Moss', 'Anonymous']);
  expect(screen.getByRole('img', { name: 'Points: Maple 6, Ginkgo 3.' })).toBeDefined();
  expect(screen.getByText('Maple leads by 3')).toBeDefined();
  expect(screen.getByText('Held by Maple.')).toBeDefined();
  // Phones leave out that nothing changed.
  expect(screen.getAllByText('no change').map((text) => text.closest('td')?.dataset.phone)).toEqual(['hidden', 'hidden']);
  expect(fetched).toEqual([]);
});

test('moving the slider updates every part of the page and the URL', async () => {
  show();
  fireEvent.change(slider(), { target: { value: '4' } });
  expect(screen.getByRole('status').textContent).toBe(player.loading);
  expect(order()).toEqual(['Moss', 'Anonymous']); // Hour 3 stays visible until hour 4 has loaded.
  await wait(0);
  expect(fetched).toEqual(['/api/events/211105/replay']);
  expect(order()).toEqual(['Anonymous', 'Moss']);
  expect(screen.getByText('up 1')).toBeDefined();
  expect(screen.getByText('Held by Ginkgo.')).toBeDefined();
  expect(screen.getByText('Ginkgo takes the lead from Maple.').closest('li')?.getAttribute('aria-current')).toBe('step');
  await wait(400);
  expect(window.location.search).toBe('?hour=4');
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(screen.getByText(standings.start)).toBeDefined();
  expect(fetched).toHaveLength(1);
});

test('playback stops at the last hour and restarts from hour 0', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '1 h/s' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play from hour 3' }));
  await wait(0);
  await wait(1_000);
  expect(slider().value).toBe('4');
  fireEvent.click(screen.getByRole('button', { name: '12 h/s' }));
  await wait(1_000);
  expect(slider().value).toBe(String(HOURS));
  expect(screen.getByText('This is the final result.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: `Play from hour ${HOURS}` }));
  expect(slider().value).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'Pause at hour 0' }));
  await wait(1_000);
  expect(slider().value).toBe('0');
});

test('links to hours and turning points change the hour without loading a page', async () => {
  show();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(
    ['Previous turning point', 'Previous hour', 'Next hour', 'Next turning point'].map((name) => link(name).getAttribute('href')),
  ).toEqual([1, 2, 4, 4].map((hour) => `/limited/211105/replay?hour=${hour}`));
  expect(fireEvent.click(link('Hour 1'))).toBe(false);
  expect(slider().value).toBe('1');
  expect(screen.queryByRole('link', { name: 'Previous turning point' })).toBeNull();
  // Ctrl+click opens a new tab, so the page must not handle it.
  expect(fireEvent.click(link('Next hour'), { ctrlKey: true })).toBe(true);
  await wait(0);
});

test('shows an error and a link to the selected hour when loading the replay fails', async () => {
  answer = () => new Response(null, { status: 503 });
  show();
  fireEvent.change(slider(), { target: { value: '5' } });
  await wait(0);
  expect(screen.getByRole('status').textContent).toContain(player.failed);
  expect(screen.getByRole('link', { name: 'Open hour 5' }).getAttribute('href')).toBe('/limited/211105/replay?hour=5');
  expect(order()).toEqual(['Moss', 'Anonymous']);
});
