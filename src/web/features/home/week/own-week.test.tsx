import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { WeekJson } from '#web/server/answer/response-types.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { OwnWeek } from './own-week.tsx';

const board = (stageId: number, en: string, ja: string) => ({ route: `/stage/${stageId}`, stage: { en, ja }, series: 2 });
const place = (rank: number, shared = false) => ({ rank, shared });
const WEEK: WeekJson = {
  ...{ rank: 40, points: 108_406, climbed: 3, isNew: false, won: 3, lost: 1 },
  next: { id: 7, name: { en: 'B2', ja: '二段' }, from: 67_200, border: 112_000 },
  planet: { handle: 'amena', rankClass: 6, worldRecords: 0, stages: [], events: [] },
  changes: [
    { ...board(201, 'Anchor Chain Well', '錨鎖の井戸'), before: place(33, true), after: place(31, true), by: null },
    { ...board(202, 'Sewing-Box Steppe', '裁縫箱の草原'), before: place(38), after: place(39), by: 'Kokena' },
  ],
  target: {
    ...board(229, 'Under the Doormat', '玄関マットの裏がわ'),
    ...{ value: '32,160', more: '+50', rank: { before: 4, after: 3 }, gain: 266, stageId: 229, ruleId: 21 },
  },
  duel: {
    ...{ day: 7, own: 742, theirs: 858, endsAt: new Date(Date.now() + 3.5 * HOUR_MS).toISOString() },
    rival: { handle: 'mosswood', name: 'Mosswood' },
  },
};
let week: WeekJson;
let reader: string | undefined;

beforeEach(() => {
  [week, reader] = [WEEK, 'amena'];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(reader === undefined ? {} : { user: { userId: reader, name: 'Amena' } });
    return path === '/api/me/week' ? Response.json(week) : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(locale: 'en' | 'ja' = 'en') {
  await act(refetchSession);
  const { home } = messagesOf(locale);
  return render(<OwnWeek locale={locale} words={{ ...home.week, place: home.place }} newcomer={<i data-newcomer />} />).container;
}

test.each([
  [
    'en',
    'Your week, Amena',
    '40th overall, up 3 this month. 3,594 points to class B2.',
    '=33rd to =31st',
    'Kokena passed you: 39th',
    'enough to win',
  ],
  [
    'ja',
    'Amenaさんの1週間',
    '総合40位、今月3つ上昇。二段まであと3,594ポイント。',
    '=33位から=31位',
    'Kokenaに抜かれて39位',
    '届けば逆転です',
  ],
] as const)(
  'tells the standing, the places, the target and the duel in language %s',
  async (locale, title, standing, change, passed, outlook) => {
    await show(locale);
    expect(await screen.findByText(standing)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    for (const text of [change, passed, outlook]) expect(screen.getByText(new RegExp(text))).toBeTruthy();
    expect(screen.getByText('32,160')).toBeTruthy();
    const prefix = locale === 'ja' ? '/ja' : '';
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining([`${prefix}/post?stage=229&rule=21`, `${prefix}/dashboard`, `${prefix}/stage/201`]));
  },
);

test('a player who is behind by more than the target is not promised a win, and without a rival is asked to pick one', async () => {
  week = { ...WEEK, duel: { ...(WEEK.duel as NonNullable<WeekJson['duel']>), theirs: 9_000 } };
  await show();
  expect(await screen.findByText(/is worth 266\.$/)).toBeTruthy();
  cleanup();
  week = { ...WEEK, duel: null, target: null };
  await show();
  expect(await screen.findByText('Pick a rival')).toBeTruthy();
});

test('a rival who became anonymous has a grey planet and the label', async () => {
  week = { ...WEEK, duel: { ...(WEEK.duel as NonNullable<WeekJson['duel']>), rival: { handle: null, name: null } } };
  const container = await show();
  expect(await screen.findByText('Anonymous')).toBeTruthy();
  expect(container.querySelector('svg[data-anonymous]')).toBeTruthy();
});

test('a new player is led to the first post, with the cards for new players in place of the week', async () => {
  week = { ...WEEK, isNew: true, rank: null, changes: [], target: null, duel: null };
  const container = await show();
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/post');
  expect(container.querySelector('[data-card]')).toBeNull();
  expect(container.querySelector('[data-newcomer]')).toBeTruthy();
});

test('visitors and waiting readers get empty cards of the same layout', async () => {
  reader = undefined;
  const container = await show();
  expect(container.querySelectorAll('[data-card]')).toHaveLength(3);
  expect(container.querySelector('[data-own-week]')).toBeNull();
});
