import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchSession } from '#web/session/session-store.ts';
import { stubUploads } from '#web/ui/media/upload.fixture.ts';
import { attachPicture, chooseSwitch, field, openForm, PREVIEW, review, type } from './post-form.fixture.ts';

let answers: (url: string, body: unknown) => Response | undefined;

beforeEach(async () => {
  // makePostContext reads the time zone from the settings.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/none');
  answers = () => undefined;
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) =>
    url.startsWith('/api/auth/session')
      ? Response.json({ user: { userId: 'moss', name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' })
      : (answers(url, options?.body) ?? new Response(null, { status: 503 })),
  );
  await refetchSession();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const descriptionOf = (label: string | RegExp) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('shows the specification’s error texts and warns about implausible values', async () => {
  openForm(401, -500);
  review();
  await expect.poll(() => descriptionOf(/^Score/)).toContain('This field is required.');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('score');

  fireEvent.input(field(/^Comment/), { target: { value: 'x'.repeat(129) } });
  fireEvent.input(field(/^Score/), { target: { value: '99999' } });
  expect(screen.getByText(/Check the digits|far beyond the record/)).toBeTruthy();
  review();
  await expect.poll(() => descriptionOf(/^Comment/)).toContain('Exceeds maximum character limit. Maximum characters = 128 characters');
});

test('a countdown board accepts either the elapsed time or the time left', () => {
  openForm(345);
  type('Time', '95');
  expect(screen.getByText('Counts as 1:35')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Time left' }));
  expect(screen.getByText('Counts as 5:25')).toBeTruthy();
});

test('shows a score that is computed from several values', () => {
  openForm(231);
  type('Creatures left', '50');
  type('Treasure value', '300');
  type('Real time', '5:00');
  expect(screen.getByText('Counts as 3,530')).toBeTruthy();
});

test('shows the adjusted score for a non-Japanese edition', () => {
  openForm(203);
  type('Score as the game shows it', '10000');
  fireEvent.click(field(/non-Japanese/));
  expect(screen.getByText('Counts as 10,200')).toBeTruthy();
});

const EVIDENCE_WARNING = /This rank needs a picture or a video\./;

test('clears the evidence warning and the field error once a picture is attached', async () => {
  stubUploads(() => ({ status: 201, body: { uploadId: 'aaaa' } }));
  answers = (url) => {
    if (url.includes('/preview?')) return Response.json(PREVIEW);
    if (url === '/api/records') return Response.json({ error: 'invalid', fields: { uploadId: 'evidence-required' } }, { status: 422 });
    return undefined;
  };
  openForm(401);
  type('Score', '500');
  chooseSwitch();
  expect(await screen.findByText(EVIDENCE_WARNING)).toBeTruthy();
  review();
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const error = 'This rank needs evidence. This field is required.';
  expect(await screen.findByText(error)).toBeTruthy();

  attachPicture();
  expect(await screen.findByText('Picture attached')).toBeTruthy();
  expect(screen.getByText('Counts as evidence for 9th')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(EVIDENCE_WARNING)).toBeNull());
  expect(screen.queryByText(error)).toBeNull();
});

test('sends today’s date in the reader’s time zone when the date is left empty', async () => {
  const now = new Date('2026-11-16T20:00:00Z'); // It is the 17th in Tokyo at this time.
  const readersDay = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    let sent: unknown;
    answers = (url, body) => {
      if (url !== '/api/records') return undefined;
      sent = JSON.parse(String(body));
      return Response.json({ error: 'posting-closed' }, { status: 503 });
    };
    openForm(401);
    type('Score', '500');
    chooseSwitch();
    review();
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toMatchObject({ score: '500', achievedOn: readersDay }));
  } finally {
    vi.useRealTimers();
  }
});
