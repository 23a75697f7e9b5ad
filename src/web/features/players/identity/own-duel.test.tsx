import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { OwnDuel } from './own-duel.tsx';

const DUEL = {
  ...{ wins: 4, draws: 2, losses: 17, planets: [null, null] },
  closest: { name: { en: 'Sewing-Box Steppe', ja: '裁縫箱の草原' }, route: '/stage/1', winner: 'a', gap: '40' },
};
let reader: string | undefined;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(reader === undefined ? {} : { user: { userId: reader } });
    asked.push(path);
    return Response.json(DUEL);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (locale: 'en' | 'ja' = 'en') => {
  await act(refetchSession);
  const words = messagesOf(locale).profile.duel;
  return render(<OwnDuel handle="tansyhare" name="Tansyhare" locale={locale} words={words} own={<p>mine</p>} />);
};

test.each([
  ['en', 'You and Tansyhare', /^Of 23 boards .* Sewing-Box Steppe, you lead by 40\.$/, '/compare/amena/tansyhare'],
  ['ja', 'あなたとTansyhare', /23ボード。\S*「裁縫箱の草原」\S*40/, '/ja/compare/amena/tansyhare'],
] as const)('compares the reader with the player in language %s', async (locale, heading, sentence, href) => {
  reader = 'amena';
  await show(locale);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe(heading);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  expect(asked).toEqual(['/api/me/duels/tansyhare']);
});

test('asks for nothing on the own page and for visitors', async () => {
  reader = 'tansyhare';
  await show();
  expect(screen.getByText('mine')).toBeTruthy();
  cleanup();
  reader = undefined;
  await show();
  expect(screen.queryByText('mine')).toBeNull();
  expect(asked).toEqual([]);
});
