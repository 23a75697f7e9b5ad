import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEW_PLAYER, OFFERS } from '#web/features/welcome/new-player.fixture.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { WelcomePage } from './welcome-page.tsx';

type Sent = { readonly path: string; readonly method: string; readonly body: unknown };
let sent: Sent[] = [];
let status = 204;
const assign = vi.fn();

beforeEach(() => {
  [sent, status] = [[], 204];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return new Response(null, { status });
  });
  vi.stubGlobal('location', { ...location, assign });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  assign.mockReset();
  vi.unstubAllGlobals();
});

const cards = [1, 2, 3, 4, 6, 5].map((id) => ({
  series: { id, key: `${id}`, name: { en: `Sproutfold ${id}` }, short: { en: `SF${id}` }, listOf: null, order: id },
  places: 54,
}));
const show = (step: number, part: Partial<typeof NEW_PLAYER> = {}) =>
  render(
    <WelcomePage
      step={step}
      data={{ ...NEW_PLAYER, ...part }}
      offers={OFFERS}
      cards={cards}
      words={messagesOf('en').welcome}
      locale="en"
      leaveHref="/calendar"
      callbackUrl="/calendar"
    />,
  );
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('stores the chosen games and goes on to the stages; without a choice, all games count', async () => {
  show(1, { games: [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Sorrel. What do you play?');
  expect(screen.getByText('No game chosen: all of them').textContent).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Sproutfold 2/ }));
  expect(screen.getByText('1 game chosen').textContent).toBeTruthy();
  goOn();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/welcome?step=2&callbackUrl=%2Fcalendar'));
  expect(sent).toEqual([{ path: '/api/me/welcome', method: 'PATCH', body: { step: 2, games: [2] } }]);
});

test('a choice that was not saved stays, and the page says so', async () => {
  status = 503;
  show(1, { games: [] });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Sproutfold 4/ }));
  goOn();
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice was not saved.');
  expect(assign).not.toHaveBeenCalled();
  cleanup();
  show(1, { games: [] });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Sproutfold 4/ }).checked).toBe(true);
});

test('stores the first stage, with the score to aim for', async () => {
  show(2, { boardId: null });
  const stage = screen.getByRole<HTMLInputElement>('radio', { name: /Carousel Undercroft.*52,460.*10th of 23/ });
  expect(stage.checked).toBe(true);
  goOn();
  await waitFor(() => expect(sent).toEqual([{ path: '/api/me/welcome', method: 'PATCH', body: { step: 3, boardId: 7 } }]));
});

test('of the rivals, at most two are ticked, and only changes are sent', async () => {
  show(3, { rivals: [] });
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked()).toEqual([true, true, false]);
  fireEvent.click(screen.getByRole('checkbox', { name: /brookfinch/ }));
  expect(ticked()).toEqual([false, true, true]);
  expect(screen.getByText('2 of 2 chosen').textContent).toBeTruthy();
  goOn();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/welcome?step=4&callbackUrl=%2Fcalendar'));
  expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'PUT /api/me/rivals/mossjar',
    'PUT /api/me/rivals/brookfinch',
    'PATCH /api/me/welcome',
  ]);
});

test('every step can be skipped, and leads back to the one before', () => {
  show(2);
  expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/calendar');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/welcome?step=1&callbackUrl=%2Fcalendar');
});
