import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { ownWords } from '#web/features/game/own-words.ts';
import type { OwnGameJson } from '#web/server/answer/response-types.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { LATE_AFTER_MS } from '#web/session/use-is-late.ts';
import { Meadow } from './meadow.tsx';
import { NextTargets } from './next-targets.tsx';
import { OwnGame } from './own-game.tsx';
import { OwnMarks } from './own-marks.tsx';
import { RememberedFolds } from './remembered-folds.tsx';

const OWN: OwnGameJson = {
  places: [
    { boardId: 1, rank: 1, sharers: 1, players: 9 },
    { boardId: 2, rank: 13, sharers: 2, players: 40 },
  ],
  counts: [
    { group: null, played: 2, boards: 3 },
    { group: 21, played: 2, boards: 3 },
  ],
  totals: [
    { totalId: 20, rank: 35, shared: false },
    { totalId: 21, rank: 16, shared: true },
  ],
  next: [
    {
      ...{ stageId: 203, ruleId: 21, route: '/stage/203', stage: { en: 'Loft', ja: '屋根裏' }, rule: null },
      ...{ value: '4,800', gain: 2_023, from: null, to: { rank: 10, shared: false } },
    },
    {
      ...{
        stageId: 202,
        ruleId: 23,
        route: '/stage/202?rule=23',
        stage: { en: 'Steppe', ja: '草原' },
        rule: { en: 'No pip-bugs', ja: '禁止' },
      },
      ...{ value: '36,800', gain: 883, from: { rank: 39, shared: false }, to: { rank: 30, shared: true } },
    },
  ],
  worth: { points: 2_906, reaches: { rankClass: 7, missing: 2_800 } },
};

let own: OwnGameJson;
let isDown: boolean;

beforeEach(() => {
  own = OWN;
  isDown = false;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json({ user: { userId: 'brindle', name: 'Brindle' } });
    return path === '/api/me/games/2' && !isDown ? Response.json(own) : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page has for everyone, with the attributes by which the browser finds it. */
const PAGE = (
  <>
    <span data-count="">3</span>
    <small data-group="21" data-total="21">
      3 stages
    </small>
    <input type="checkbox" data-remember="2-22" />
    {[3, 2, 1].map((id) => (
      <a key={id} href={`/ja/stage/20${id}`} data-board={id}>
        <p data-mine="">
          <span />
        </p>
        <h3>Stage {id}</h3>
      </a>
    ))}
    <p data-own-total="20">
      <b />
    </p>
    <p data-best="">6 totals</p>
  </>
);

async function show(locale: 'en' | 'ja' = 'en') {
  const words = ownWords(contentCatalogue(), 2, locale);
  const page = () => (
    <OwnGame series={2}>
      {PAGE}
      <NextTargets words={words.next} locale={locale}>
        <a href="/post">Submit</a>
      </NextTargets>
      <Meadow words={words.meadow} view="" locale={locale} />
      <OwnMarks words={words.marks} view="" locale={locale} />
      <RememberedFolds />
    </OwnGame>
  );
  await act(refetchSession);
  render(page());
  await act(async () => {});
  return { find: (selector: string) => document.querySelector<HTMLElement>(selector) };
}

test('names the next results, their places and what they are worth together', async () => {
  await show();
  expect(screen.getByText('Worth 2,906 points. Class B2 is 2,800 away.')).toBeTruthy();
  const [first, second] = within(screen.getByRole('list')).getAllByRole('link');
  expect(first?.textContent).toContain('first post: 10th');
  expect(first?.textContent).toContain('+2,023 points');
  expect(second?.textContent).toContain('39th=30th');
  expect(second?.textContent).toContain('No pip-bugs');
  expect(second?.getAttribute('href')).toBe('/stage/202?rule=23');
});

test('names no class that the results do not reach, and shows nothing without results', async () => {
  own = { ...OWN, worth: { points: 2_906, reaches: null } };
  await show('ja');
  expect(screen.getByText('2つで2,906ポイント。')).toBeTruthy();
  cleanup();
  own = { ...OWN, next: [] };
  await show();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('draws a stem for every stage, with its place as its name', async () => {
  const { find } = await show();
  expect(screen.getByText('2 of 3 stages')).toBeTruthy();
  expect(screen.getByText('1 in first place · 1 in the top ten')).toBeTruthy();
  const field = screen.getByRole('group', { name: '3 in all: 1 in first place, 1 played, 1 not played' });
  const stems = [...field.querySelectorAll('a')].map((stem) => stem.getAttribute('aria-label'));
  expect(stems).toEqual(['Stage 1: 1st', 'Stage 2: =13th', 'Stage 3: Not played yet']);
  expect(find('a[href="/ja/stage/203"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Play an unlit stage' }).getAttribute('href')).toBe('/ja/stage/203');
});

test("says that the reader's part did not load and asks again", async () => {
  vi.useFakeTimers();
  isDown = true;
  await show();
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => vi.advanceTimersByTime(LATE_AFTER_MS));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(Array(2).fill("This part didn't load. Retry"));
  isDown = false;
  fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('2 of 3 stages')).toBeTruthy();
});

test.each([
  ['en', 'you: 2 of 3, =16th in the total', '35th', 'best: =16th', 'Not played'],
  ['ja', '3ステージ中2・総合16位タイ', '35位', '最高16位タイ', '未プレイ'],
] as const)('marks what the reader has reached on the page: %s', async (locale, group, total, best, open) => {
  const { find } = await show(locale);
  expect([1, 2, 3].map((id) => find(`[data-board="${id}"]`)?.dataset.own)).toEqual(['first', 'played', 'open']);
  expect(find('[data-board="3"] [data-mine]')?.textContent).toBe(open);
  expect(find('[data-count=""]')?.textContent).toBe('2/3');
  expect(find('[data-group="21"]')?.textContent).toBe(group);
  expect(find('[data-own-total="20"] b')?.textContent).toBe(total);
  expect(find('[data-best]')?.textContent).toBe(best);
});

test('opens the groups that were open before', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox'));
  cleanup();
  await show();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
