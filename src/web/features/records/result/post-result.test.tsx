import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPostResultWords } from '#web/i18n/post-result-words.ts';
import type { Improvement } from './improvement.ts';
import { PostResult } from './post-result.tsx';

const value = (shown: number) => ({ kind: 'points', value: shown }) as const;
const row = (userId: string, rank: number, score: number) =>
  ({ userId, name: userId, rankClass: 4, rank, shared: false, value: value(score), gap: value(score - 34_650) }) as const;
const C3 = { id: 3, name: { en: 'C3', ja: '三級' } };
const C2 = { id: 4, name: { en: 'C2', ja: '二級' } };
const PLANET = { handle: 'brindle', rankClass: 3, worldRecords: 0, stages: { 2: 30 }, events: [] };

const RESULT: Improvement = {
  improved: true,
  board: { kind: 'stage', refId: 201, ruleId: 21, seriesId: 2 },
  stage: { en: 'Button Jar Landing', ja: 'ボタン瓶のおどり場' },
  rule: { en: 'Eggs', ja: '卵あり' },
  route: '/stage/201',
  value: value(34_650),
  rank: { before: null, now: 15 },
  players: 151,
  passed: 136,
  pointsGained: 9_391,
  rankClass: { before: C3, now: C2 },
  planet: { before: PLANET, now: { ...PLANET, rankClass: 4 } },
  above: row('Cinderhare', 14, 34_740),
  own: row('Brindle', 15, 34_650),
  below: [row('Shizuku', 16, 34_630), row('Nekorou', 17, 34_620), row('Fernstep', 18, 34_600)],
  target: { name: 'Cinderhare', rank: 14, gap: value(90), recordId: '7' },
  waitsForCheck: false,
  next: { kind: 'stage', refId: 202, ruleId: 21 },
};

type Step = (now: number) => void;
let steps: Step[];
let lessMotion: boolean;
beforeEach(() => {
  steps = [];
  lessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal('requestAnimationFrame', (step: Step) => steps.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => {
    steps = [];
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Runs the animation step that was requested last, at this time in ms. */
const runAt = (ms: number) =>
  act(() => {
    for (const step of steps.splice(0)) step(ms);
  });
const shownRank = () => document.querySelector('[data-rank]')?.textContent;
const suffix = () => document.querySelector<HTMLElement>('[data-suffix]');

async function show(result: Partial<Improvement> = {}, locale: 'en' | 'ja' = 'en') {
  render(<PostResult recordId="42" result={{ ...RESULT, ...result }} locale={locale} words={await loadPostResultWords(locale)} />);
  return screen.getByRole('dialog');
}

function expectFinalState(dialog: HTMLElement): void {
  expect([shownRank(), suffix()?.textContent, suffix()?.style.visibility]).toEqual(['15', 'th', '']);
  for (const text of ['+9,391 pts', '136 players passed', 'Your planet has a second ring', '+90 ties Cinderhare for 14th', 'Record sent'])
    expect(within(dialog).getByText(text)).toBeDefined();
  expect(dialog.textContent).toContain('C3C2');
  expect(dialog.getAttribute('data-landed')).not.toBeNull();
}

test('counts from the last rank, with the ordinal suffix hidden, to the final state', async () => {
  const dialog = await show();
  expect([shownRank(), suffix()?.style.visibility]).toEqual(['151', 'hidden']);
  runAt(0);
  runAt(700);
  const between = Number(shownRank());
  expect(between).toBeLessThan(151);
  expect(between).toBeGreaterThan(15);
  expect(suffix()?.style.visibility).toBe('hidden');
  runAt(2_300);
  expectFinalState(dialog);
  expect(steps).toEqual([]);
});

test('shows the last frame at once when the reader wants less motion, with the heading focused', async () => {
  lessMotion = true;
  const dialog = await show();
  expect(steps).toEqual([]);
  expectFinalState(dialog);
  const heading = screen.getByRole('heading', { name: 'You are 15th of 151 on Button Jar Landing.' });
  expect(document.activeElement).toBe(heading);
});

test('ends the animation at a tap anywhere', async () => {
  const dialog = await show();
  runAt(0);
  fireEvent.click(dialog);
  expectFinalState(dialog);
  expect(dialog.dataset.motion).toBe('none');
});

test('does not count a climb of fewer than three places', async () => {
  const dialog = await show({ rank: { before: 17, now: 15 }, passed: 1 });
  expect(steps).toEqual([]);
  expect([shownRank(), dialog.dataset.motion]).toEqual(['15', 'fade']);
  expect(within(dialog).getByText('1 player passed')).toBeDefined();
});

test('lets the ladder run past the player from the same rank as the count', async () => {
  const below = Array.from({ length: 44 }, (_, index) => row(`player ${index}`, 16 + index, 34_600 - index));
  const dialog = await show({ below, rank: { before: 40, now: 15 } });
  const ladder = within(dialog).getByRole('list', { name: 'Ranking around you' });
  const behind = () => Number(ladder.style.getPropertyValue('--behind'));
  expect(behind()).toBe(25);
  runAt(0);
  runAt(900);
  expect(behind()).toBeLessThan(25);
  runAt(2_400);
  expect(behind()).toBe(0);
});

test('names a world record, a record that waits for a check, and no target in first place', async () => {
  lessMotion = true;
  const dialog = await show({ rank: { before: 3, now: 1 }, target: null, above: null, waitsForCheck: true });
  expect(within(dialog).getByText('World record')).toBeDefined();
  expect(within(dialog).getByText('Waiting for a check')).toBeDefined();
  expect(within(dialog).queryByText('Next target')).toBeNull();
  expect(suffix()?.textContent).toBe('st');
});

test('offers the next stage, the ranking and the record of the next target', async () => {
  lessMotion = true;
  const dialog = await show();
  const links = within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/record/7', '/post?stage=202&rule=21', '/stage/201']);
});

test('speaks Japanese', async () => {
  lessMotion = true;
  const dialog = await show({}, 'ja');
  const texts = ['136人を抜きました', '惑星の環が2本になりました', 'あと90で14位タイ（Cinderhare）', '続けて投稿'];
  for (const text of texts) expect(dialog.textContent).toContain(text);
  expect(screen.getByRole('heading', { name: '「ボタン瓶のおどり場」で151人中15位です。' })).toBeDefined();
});

test('closes and leaves the record page', async () => {
  lessMotion = true;
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading')).toBeNull();
});
