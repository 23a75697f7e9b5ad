import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/ranking-sheets.json' with { type: 'json' };
import { OwnPlace } from './own-place.tsx';
import type { OwnView } from './own-view.ts';

const CONTEXT = {
  locale: 'en',
  firstPageHref: '/stage/201',
  postHref: '/post?stage=201&rule=21',
  anonymous: 'Anonymous',
  classes: {},
  yours: 'Your score',
  you: 'You',
  rival: 'Rival',
  columns: [{ key: 'rank' }, { key: 'player' }, { key: 'value' }, { key: 'above', isSpare: true }, { key: 'gap' }],
} as const;
const ROW = {
  recordId: '7',
  place: '107',
  rank: 107,
  position: 107,
  players: 151,
  value: '33,960',
  amount: 33_960,
  points: 247,
  gap: '−1,270',
  day: '2026/08/30',
  evidence: null,
  page: 2,
  above: { userId: 'cinder', name: 'Cinderhare', missing: '+20', rank: 106 },
  ahead: null,
};
const OWN: OwnView = {
  userId: 'amena',
  name: 'Amena',
  rankClass: 6,
  rivals: [],
  row: ROW,
  entry: null,
  next: { rank: 106, value: '33,980' },
  goal: { rank: 76, value: '34,190', share: 50, gain: 400 },
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly call: (entries: readonly Partial<IntersectionObserverEntry>[]) => void;
      constructor(call: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
        this.call = call;
      }
      // The end of the rows is below the screen.
      observe() {
        this.call([{ boundingClientRect: { bottom: 900 } as DOMRect, intersectionRect: { bottom: 800 } as DOMRect }]);
      }
      disconnect() {}
    },
  );
  const card = document.createElement('section');
  card.dataset.fold = '';
  card.innerHTML = `<table><tbody id="rows"><tr><td class="rank"></td><th class="player"></th><td class="value"></td><td class="above"></td>
    <td class="gap"></td></tr></tbody></table><details></details>`;
  document.body.append(card);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (more: Partial<OwnView>) => render(<OwnPlace own={{ ...OWN, ...more }} isHere={false} context={CONTEXT} words={words} />);
const added = () => [...document.querySelectorAll('tbody:not(#rows) tr')].map((row) => row.textContent);

test('below the first rows are the folded players, the own row in the same columns and the next two steps', () => {
  show({});
  expect(added()).toEqual([
    '11th to 106th: 96 players',
    '107AmenaYou33,960+20−1,270',
    '33,980 puts you 106th. 34,190 beats half of the players: 76th, +400 points.',
  ]);
  expect([...document.querySelectorAll('tr[data-mark=me] > *')].map((cell) => cell.className)).toEqual([
    'rank',
    'player',
    'value',
    'above',
    'gap',
  ]);
  expect([...document.querySelectorAll('td[colspan]')].map((cell) => cell.getAttribute('colspan'))).toEqual(['4', '4']);
  fireEvent.click(screen.getByRole('button', { name: /^11th/ }));
  expect(document.querySelector('details')?.open).toBe(true);
});

test('the rows are at the end of the list again after a refresh', () => {
  show({});
  const table = document.querySelector('table');
  if (table) table.innerHTML = '<tbody id="rows"></tbody>';
  document.dispatchEvent(new Event('markupchange'));
  expect(added()).toHaveLength(3);
});

test('above the median, the goal is the next tenth, and a next place that is the goal is named once', () => {
  show({ next: { rank: 46, value: '34,500' }, goal: { rank: 46, value: '34,500', share: 70, gain: 1 } });
  expect(added().at(-1)).toBe('34,500 beats 70% of the players: 46th, +1 point.');
});

test('a reader without a record sees which place the median reaches; one in the first ten sees nothing', () => {
  const { unmount } = show({ row: null, next: null });
  expect(added()).toEqual(['34,190 would put you 76th']);
  unmount();
  show({ row: { ...ROW, rank: 10, position: 10, page: 1 } });
  expect(added()).toEqual([]);
});
