import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/events.json' with { type: 'json' };
import { refetchSession } from '#web/session/session-store.ts';
import { JoinPart } from './join-part.tsx';

// Stubs only the server responses, by request path.
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const MOSS = { user: { userId: 'moss', name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' };
const STRANGER = { member: null, manages: false, row: null, open: null, places: [] };
const MEMBER = { ...STRANGER, member: { teamId: 2, joinedAt: '2026-11-30T03:00:00.000Z' } };
const refresh = vi.fn();

let me: unknown;
let join: () => Response | Promise<Response>;

beforeEach(() => {
  me = STRANGER;
  join = () => json({ teamId: 2, joinedAt: '2026-11-30T03:00:00.000Z' });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth/session')) return json(MOSS);
    if (url.endsWith('/me')) return json(me);
    return url.endsWith('/join') ? join() : json({}, 404);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  refresh.mockClear();
});

const part = (more: Partial<Parameters<typeof JoinPart>[0]> = {}) => (
  <AppRouterContext.Provider value={{ refresh } as unknown as AppRouterInstance}>
    <JoinPart
      path="/api/events/261201"
      locale="en"
      isOpen
      isSealed={false}
      teams={{ 1: 'Team Kettle', 2: 'Team Ladle' }}
      stageCount={2}
      stages={{ 1315: 'Steam', 1316: 'Spout' }}
      loginHref="/auth/login"
      manageHref="/admin/events/261201"
      words={words.entry}
      {...more}
    />
  </AppRouterContext.Provider>
);

test('shows visitors a log-in link only while entry is open', () => {
  const { rerender } = render(part());
  expect(screen.getByRole('link', { name: 'Log in to join' }).getAttribute('href')).toBe('/auth/login');
  rerender(part({ isOpen: false }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('joins the event with one click, then names the team', async () => {
  render(part());
  await act(refetchSession);
  const button = await screen.findByRole('button', { name: 'Join' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  me = MEMBER;
  fireEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toContain("You're in Team Ladle.");
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(Object.entries(words.entry.errors))('shows a message for the join error code %s', async (error, sentence) => {
  join = () => (error === 'failed' ? Promise.reject(new TypeError('Failed to fetch')) : json({ error }, 409));
  render(part());
  await act(refetchSession);
  const button = await screen.findByRole('button', { name: 'Join' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(refresh).not.toHaveBeenCalled();
});

test('shows members of a blind event their own results and organisers the management link', async () => {
  me = {
    ...MEMBER,
    manages: true,
    row: { rank: 2, shared: true, points: 1_234 },
    open: [1315],
    places: [{ stageId: 1315, shown: '5,678', recordId: '9' }],
  };
  render(part({ isOpen: false, isSealed: true }));
  await act(refetchSession);
  expect((await screen.findByRole('status')).textContent).toContain(
    "You're tied for rank 2 with 1,234 points. Stages open to your team: 1 of 2.",
  );
  expect(screen.getByRole('region', { name: 'Your results' }).textContent).toContain('Steam5,678');
  expect(screen.getByRole('link', { name: 'Manage this event' }).getAttribute('href')).toBe('/admin/events/261201');
});
