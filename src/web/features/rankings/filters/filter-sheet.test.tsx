import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/ranking-sheets.json' with { type: 'json' };
import { arePaceLinesShown } from '#web/features/rankings/view-choices.ts';
import type { FilterOptions } from './filter-options.ts';
import { FilterSheet } from './filter-sheet.tsx';

const OPTIONS: FilterOptions = {
  locale: 'en',
  stageId: 201,
  filter: { console: 0, page: 1 },
  rules: [
    { id: 21, label: 'Eggs', consoles: [1, 4] },
    { id: 23, label: 'No pip-bugs', consoles: [1, 4] },
  ],
  consoles: { 1: 'NGC', 4: 'Switch' },
  today: '2017-05-05',
  players: 151,
  paceSum: 700_000,
};
const at = (console: number, now: number, ends: number[]) => ({ console, now, ends });
const COUNTS = {
  years: [2014, 2015, 2016],
  boards: [
    { rule: 21, consoles: [at(0, 151, [1, 2, 61]), at(1, 71, [1, 2, 61]), at(4, 58, [0, 0, 0])] },
    { rule: 23, consoles: [at(0, 64, [0, 0, 22]), at(1, 40, [0, 0, 22]), at(4, 24, [0, 0, 0])] },
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/boards/201/counts' ? Response.json(COUNTS) : new Response(null, { status: 404 }),
  );
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(options: Partial<FilterOptions> = {}) {
  const [onClose, onRivals] = [vi.fn(), vi.fn()];
  render(
    <FilterSheet
      open
      section="console"
      options={{ ...OPTIONS, ...options }}
      own={undefined}
      words={words}
      onClose={onClose}
      onRivals={onRivals}
    />,
  );
  return { onClose, onRivals };
}
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('shows the players of each choice and leads to the ranking that is chosen', async () => {
  open();
  await screen.findByRole('radio', { name: /^Switch\s*58$/ });
  choose(/^No pip-bugs\s*64$/);
  choose(/^Switch\s*24$/);
  expect(screen.getByRole('link', { name: 'Show 24 players' }).getAttribute('href')).toBe('/stage/201?rule=23&console=4');
});

test('names the filter that leaves no players and offers a way out', async () => {
  open();
  await screen.findByRole('radio', { name: /^Switch\s*58$/ });
  choose('End of a year');
  choose(/^Switch\s*0$/);
  expect(screen.getByRole('status').textContent).toBe('Nobody had played on Switch by the end of 2016.');
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Any console' }));
  expect(screen.getByRole('link', { name: 'Show 61 players' }).getAttribute('href')).toBe('/stage/201?year=2016');
});

test('a day has no count', async () => {
  open();
  await screen.findByRole('radio', { name: /^Switch\s*58$/ });
  choose('On a day');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2015-03-04' } });
  expect(screen.getByRole('link', { name: 'Show the ranking' }).getAttribute('href')).toBe('/stage/201?at=2015-03-04');
});

test.each(['', '2013-12-31', '2017-05-06'])('a day without a ranking (%j) is not offered', async (value) => {
  open({ filter: { console: 0, at: '2015-03-04', page: 1 } });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value } });
  expect(screen.getByRole('button', { name: 'Show the ranking' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link', { name: 'Show the ranking' })).toBeNull();
});

test('the current year is chosen as now', () => {
  open({ filter: { console: 0, year: 2017, page: 1 } });
  expect(screen.getByRole('radio', { name: 'Now' })).toHaveProperty('checked', true);
});

test('without a connection, choices have no counts and still lead to their ranking', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  open();
  choose('Switch');
  expect(screen.getByRole('link', { name: 'Show the ranking' }).getAttribute('href')).toBe('/stage/201?console=4');
});

test('applies nothing before "Show", which closes the sheet if only the rows change', async () => {
  const { onClose, onRivals } = open();
  fireEvent.click(screen.getByRole('switch', { name: 'Pace lines' }));
  expect(arePaceLinesShown()).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Show 151 players' }));
  expect(arePaceLinesShown()).toBe(true);
  expect(localStorage.getItem('pace-lines')).toBe('on');
  expect(onRivals).toHaveBeenCalledWith(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  document.documentElement.removeAttribute('data-pace-lines');
});

test('Reset returns to the unfiltered ranking', async () => {
  open({ filter: { console: 4, year: 2016, page: 1 }, players: 0 });
  await waitFor(() => screen.getByRole('status'));
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('link', { name: 'Show 151 players' }).getAttribute('href')).toBe('/stage/201');
});
