import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RankingIsland } from './ranking-island.tsx';
import { arePaceLinesShown, showPaceLines, storedPaceLines } from './view-choices.ts';

const OPTIONS = {
  locale: 'en',
  stageId: 201,
  filter: { console: 0, page: 1 },
  rules: [{ id: 21, label: 'Eggs', consoles: [1, 4] }],
  consoles: { 1: 'NGC', 4: 'Switch' },
  today: '2017-05-05',
  players: 151,
  paceSum: 700_000,
} as const;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  const page = document.createElement('main');
  page.innerHTML = `
    <a href="#filters" aria-haspopup="dialog" data-filter="when">When</a>
    <button type="button" data-pace="toggle" aria-pressed="false">Pace lines</button>
    <table><tbody id="rows"><tr data-border="35200"><td><button type="button" data-pace="hide">Hide</button></td></tr></tbody></table>`;
  document.body.append(page);
});
afterEach(() => {
  cleanup();
  document.querySelector('main')?.remove();
  document.documentElement.removeAttribute('data-pace-lines');
  localStorage.clear();
  vi.unstubAllGlobals();
});

const island = (view = '') => <RankingIsland ownPath="/api/boards/201/21/me" view={view} options={OPTIONS} own={null} />;

test('a cell of the filter bar opens the sheet at its section, which closes when the filter has changed', async () => {
  const { rerender } = render(island());
  expect(fireEvent.click(screen.getByText('When'))).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Now' }));
  rerender(island('console=4'));
  expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull();
  rerender(island());
  expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull();
});

test('a click for a new tab follows the link', () => {
  render(island());
  expect(fireEvent.click(screen.getByText('When'), { ctrlKey: true })).toBe(true);
});

test('pace lines are shown and hidden by their buttons, and the choice is remembered', () => {
  const { unmount } = render(island());
  const toggle = screen.getByText('Pace lines');
  expect(arePaceLinesShown()).toBe(false);
  fireEvent.click(toggle);
  expect([arePaceLinesShown(), toggle.getAttribute('aria-pressed'), storedPaceLines()]).toEqual([true, 'true', true]);
  unmount();
  document.documentElement.removeAttribute('data-pace-lines');
  render(island());
  expect(arePaceLinesShown()).toBe(true);
  fireEvent.click(screen.getByText('Hide'));
  expect([arePaceLinesShown(), toggle.getAttribute('aria-pressed'), storedPaceLines()]).toEqual([false, 'false', false]);
});

test('pace lines that the reader has not chosen are not shown in the next ranking', () => {
  const { unmount } = render(island());
  showPaceLines(true);
  unmount();
  render(island());
  expect(arePaceLinesShown()).toBe(false);
});
