import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { OwnRunJson } from '#web/server/answer/response-types.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { OwnRunBar } from './own-run-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(own: OwnRunJson | undefined) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(own ? { user: { userId: 'brindle', name: 'Brindle' } } : {});
    return path === '/api/me/speedruns/101' ? Response.json(own) : new Response(null, { status: 404 });
  });
  await act(refetchSession);
  return render(
    <OwnRunBar ownPath="/api/me/speedruns/101" postHref="/post?speedrun=101" labels={messagesOf('en').speedruns.ownRun} locale="en" />,
  );
}

test('a player without a run reads which time the last place takes, and can post one', async () => {
  await show({ run: null, last: { rank: 16, timeMs: 14_850_000 } });
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe('No run yet4:07:30 or faster puts you 16th');
  expect(link.getAttribute('href')).toBe('/post?speedrun=101');
});

test('a player with a run reads the place and the gap to the next one', async () => {
  await show({ run: { rank: 9, shared: false, timeMs: 12_416_650, aboveMs: 12_388_690 }, last: null });
  const bar = await screen.findByRole('complementary', { name: 'Your run' });
  expect(bar.textContent).toBe('93:26:56.65−0:27.96 to the next place');
});

test('the leader reads so, and visitors see nothing', async () => {
  await show({ run: { rank: 1, shared: false, timeMs: 1_000, aboveMs: null }, last: null });
  expect((await screen.findByRole('complementary')).textContent).toContain('You lead');
  cleanup();
  const { container } = await show(undefined);
  expect(container.textContent).toBe('');
});
