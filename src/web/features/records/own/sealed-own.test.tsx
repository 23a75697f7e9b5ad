import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { SealedOwn } from './sealed-own.tsx';

const RECORD = {
  player: { userId: 'sorrel', name: 'Sorrel' },
  stage: { en: 'Steam', ja: '湯気' },
  value: { kind: 'points', value: 87_654 },
  console: { en: 'Wii', ja: 'Wii' },
  state: 'posted',
  comment: null,
  videoUrl: null,
  postedAt: '2026-12-01T03:00:00Z',
};
const { sealed, states, anonymous } = messagesOf('en').records;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the component for a signed-in reader. The API responds with `answer`. */
async function show(answer: () => Response): Promise<void> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/auth/session'))
      return Response.json({ user: { userId: 'sorrel', name: 'Sorrel', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' });
    asked.push(path);
    return answer();
  });
  await refetchSession();
  render(<SealedOwn recordId="7" locale="en" words={{ ...sealed, states, anonymous }} />);
  await expect.poll(() => asked).toEqual(['/api/records/7/sealed']);
}

test('shows a hidden record of a blind event when the API returns it', async () => {
  await show(() => Response.json(RECORD));
  const region = await screen.findByRole('region', { name: sealed.own });
  for (const text of ['87,654', 'Steam', 'Sorrel']) expect(region.textContent).toContain(text);
});

test('renders nothing when the API returns 404', async () => {
  await show(() => Response.json(RECORD, { status: 404 }));
  await act(() => new Promise((resolve) => setImmediate(resolve))); // The component has read the response by then.
  expect(screen.queryByRole('region', { name: sealed.own })).toBeNull();
});
