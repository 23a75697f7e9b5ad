import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { makePostContext } from './make-post-context.ts';
import { PostForm } from './post-form.tsx';

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

/** Renders the posting form for the first board of a stage, with `recordKey` as its world record. */
function open(stageId: number, recordKey: number | null = null): void {
  const catalogue = contentCatalogue();
  const [board] = boardsOfStage(catalogue, stageId);
  if (!board) throw new Error(`no stage ${stageId}`);
  render(<PostForm context={makePostContext(catalogue, { board, recordKey }, 'en')} />);
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const review = () => fireEvent.click(screen.getByRole('button', { name: 'Review and submit' }));
const descriptionOf = (label: string | RegExp) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('shows the specification’s error texts and warns about implausible values', async () => {
  open(401, -500);
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
  open(345);
  type('Time', '95');
  expect(screen.getByText('Counts as 1:35')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Time left' }));
  expect(screen.getByText('Counts as 5:25')).toBeTruthy();
});

test('shows a score that is computed from several values', () => {
  open(231);
  type('Creatures left', '50');
  type('Treasure value', '300');
  type('Real time', '5:00');
  expect(screen.getByText('Counts as 3,530')).toBeTruthy();
});

test('shows the adjusted score for a non-Japanese edition', () => {
  open(203);
  type('Score as the game shows it', '10000');
  fireEvent.click(field(/non-Japanese/));
  expect(screen.getByText('Counts as 10,200')).toBeTruthy();
});

const EVIDENCE_WARNING = /This rank needs a picture or a video\./;
const attachPicture = () => {
  const picker = screen.getByLabelText('Choose a picture');
  fireEvent.change(picker, { target: { files: [new File(['x'], 'result.png', { type: 'image/png' })] } });
};

test('clears the evidence warning and the field error once a picture is attached', async () => {
  const preview = {
    ...{ rankKey: -500, bestKey: null, improves: true, rank: { before: null, after: 9 }, players: { before: 20, after: 21 } },
    ...{ points: { before: null, after: 1 }, passed: { count: 0, players: [] }, nextKey: null, totals: [] },
    ...{ rankClass: { before: null, after: null }, evidence: { duty: 'image', refusedWithout: true } },
  };
  answers = (url) => {
    if (url.includes('/preview?')) return Response.json(preview);
    if (url === '/api/uploads') return Response.json({ uploadId: 'aaaa' }, { status: 201 });
    if (url === '/api/records') return Response.json({ error: 'invalid', fields: { uploadId: 'evidence-required' } }, { status: 422 });
    return undefined;
  };
  open(401);
  type('Score', '500');
  fireEvent.click(screen.getByRole('radio', { name: /Switch/ }));
  expect(await screen.findByText(EVIDENCE_WARNING)).toBeTruthy();
  review();
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const error = 'This rank needs evidence. This field is required.';
  expect(await screen.findByText(error)).toBeTruthy();

  attachPicture();
  expect(await screen.findByText('result.png')).toBeTruthy();
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
    open(401);
    type('Score', '500');
    fireEvent.click(screen.getByRole('radio', { name: /Switch/ }));
    review();
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toMatchObject({ score: '500', achievedOn: readersDay }));
  } finally {
    vi.useRealTimers();
  }
});
