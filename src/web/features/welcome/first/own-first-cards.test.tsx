import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NEW_PLAYER } from '#web/features/welcome/new-player.fixture.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { LATE_AFTER_MS } from '#web/session/use-is-late.ts';
import { OwnFirstCards } from './own-first-cards.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (player: typeof NEW_PLAYER | null) => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/auth/session' ? { user: { userId: 'sorrel' } } : { player }));
  await act(refetchSession);
  return render(<OwnFirstCards locale="en" />);
};

test('shows the first stages and rivals to a new player, and nothing to a player with records', async () => {
  await show(NEW_PLAYER);
  expect((await screen.findByRole('link', { name: /Carousel Undercroft/ })).getAttribute('href')).toBe('/post?stage=210&rule=21');
  expect(screen.getByText('Your rivals this week').textContent).toBeTruthy();
  cleanup();
  const { container } = await show(null);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(container.innerHTML).toBe('');
});

test('offers to retry when the answer does not come', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auth/session' ? Response.json({ user: { userId: 'sorrel' } }) : new Response(null, { status: 500 }),
  );
  await act(refetchSession);
  render(<OwnFirstCards locale="en" />);
  await act(() => vi.advanceTimersByTimeAsync(LATE_AFTER_MS));
  // The texts are imported, which takes real time.
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe("This part didn't load.Retry"));
});
