import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/ranking-sheets.json' with { type: 'json' };
import { OWN_ROW_ID, ROWS_ID } from '#web/features/rankings/table/row-ids.ts';
import { OwnRowBar } from './own-row-bar.tsx';
import type { OwnView } from './own-view.ts';

const CONTEXT = {
  locale: 'en',
  firstPageHref: '/stage/201',
  postHref: '/post?stage=201&rule=21',
  anonymous: 'Anonymous',
  classes: {},
  yours: 'Your score',
} as const;
const ROW = {
  recordId: '1',
  place: '15',
  rank: 15,
  players: 151,
  value: '34,650',
  amount: 34_650,
  points: 9_391,
  position: 15,
  gap: '−580',
  day: '2026/06/21',
  evidence: null,
  page: 1,
  above: { userId: 'cinder', name: 'Cinderhare', missing: '+90', rank: 14 },
  ahead: null,
};
const own = (more: Partial<OwnView>): OwnView => ({
  userId: 'brindle',
  name: 'Brindle',
  rankClass: 4,
  rivals: [],
  row: ROW,
  entry: null,
  next: null,
  goal: null,
  ...more,
});

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-pace-lines');
  vi.unstubAllGlobals();
});

const show = (view: OwnView, isHere = false) => render(<OwnRowBar own={view} isHere={isHere} context={CONTEXT} words={words} />);
const narrow = () => screen.getByRole('link', { name: /^Jump to your row/ }).textContent;

test('shows the place, the result, the points and the next place', () => {
  show(own({}));
  expect(narrow()).toBe('Jump to your row: 15th34,6509,391 pts+90 to 14th · Cinderhare');
});

test('shows the lead of a tied first place', () => {
  show(own({ row: { ...ROW, place: '=1', rank: 1, above: null, ahead: { rank: 3, lead: '40' } } }));
  expect(narrow()).toContain('=1st');
  expect(narrow()).toContain('40 ahead of 3rd');
});

test('a player who is not on the board sees which result reaches the first places, or nothing', () => {
  const { rerender } = show(own({ row: null, entry: { rank: 100, value: '34,280' } }));
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('Not on this board yet34,280 enters the top 100');
  expect(link.getAttribute('href')).toBe('/post?stage=201&rule=21');
  rerender(<OwnRowBar own={own({ row: null })} isHere={false} context={CONTEXT} words={words} />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a tap scrolls to the own row of the page, which glows, and otherwise follows the link', () => {
  Element.prototype.scrollIntoView = vi.fn();
  show(own({ row: { ...ROW, page: 2 } }));
  const link = screen.getByRole('link', { name: /^Jump/ });
  expect(link.getAttribute('href')).toBe(`/stage/201?page=2#${OWN_ROW_ID}`);
  expect(fireEvent.click(link)).toBe(true);
  const row = Object.assign(document.createElement('p'), { id: OWN_ROW_ID });
  document.body.append(row);
  expect(fireEvent.click(link)).toBe(false);
  expect(row.dataset.glow).toBe('');
  row.dispatchEvent(new Event('animationend'));
  expect(row.dataset.glow).toBeUndefined();
});

test('writes the distance to each pace line, and shows the lines if one is in reach', () => {
  const list = Object.assign(document.createElement('div'), { id: ROWS_ID });
  list.innerHTML = '<p data-border="34700"><span data-distance></span></p><p data-border="34600"><span data-distance></span></p>';
  document.body.append(list);
  show(own({}));
  expect([...list.querySelectorAll('span')].map((span) => span.textContent)).toEqual(["You're 50 short.", "You've reached it."]);
  expect(document.documentElement.hasAttribute('data-pace-lines')).toBe(true);
});
