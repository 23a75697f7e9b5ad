import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchSession } from '#web/session/session-store.ts';
import { stubUploads } from '#web/ui/media/upload.fixture.ts';
import { attachPicture, chooseSwitch, field, openForm, PREVIEW, review, type } from './post-form.fixture.ts';

let answers: (url: string) => Response | undefined;
let user: object;

beforeEach(async () => {
  // makePostContext reads the time zone from the settings.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/none');
  answers = () => undefined;
  user = { user: { userId: 'moss', name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' };
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/auth/session') ? Response.json(user) : (answers(url) ?? new Response(null, { status: 503 })),
  );
  await refetchSession();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const bar = () => [...document.querySelectorAll<HTMLElement>('[data-gain=preview]')].find(({ tagName }) => tagName === 'DIV');

test('shows the rank, the points and the neighbours of a typed score, and the whole preview on a tap', async () => {
  answers = (url) => (url.includes('/preview?') ? Response.json(PREVIEW) : undefined);
  openForm(401);
  expect(bar()?.textContent).toBe('');
  type('Score', '500');
  await waitFor(() => expect(bar()?.querySelector('[role=status]')?.textContent).toBe('9th · +9,391 pts · passes 12 players'));
  expect(screen.getByText('First post on this board')).toBeTruthy();
  expect([...screen.getByRole('list', { name: 'Nearby ranks' }).children].map(({ textContent }) => textContent)).toEqual([
    '=8Fern590+90',
    '10Anonymous480−20',
  ]);
  expect(screen.queryByRole('dialog', { name: 'Your rank preview' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /passes 12 players/ }));
  expect((await screen.findByRole('dialog', { name: 'Your rank preview' })).textContent).toContain('This rank needs a picture or a video.');
});

test('the sheet with the preview does not open by itself after it was closed by a failed preview', async () => {
  answers = (url) => (url.includes('/preview?') ? Response.json(PREVIEW) : undefined);
  openForm(401);
  type('Score', '500');
  await waitFor(() => expect(bar()?.textContent).toContain('9th'));
  answers = () => undefined;
  type('Score', '501');
  fireEvent.click(screen.getByRole('button', { name: /passes 12 players/ }));
  await waitFor(() => expect(bar()?.textContent).toContain('Preview unavailable right now.'));
  answers = (url) => (url.includes('/preview?') ? Response.json(PREVIEW) : undefined);
  type('Score', '502');
  await waitFor(() => expect(bar()?.textContent).toContain('9th'));
  expect(screen.queryByRole('dialog', { name: 'Your rank preview' })).toBeNull();
});

test('says that the best stays, that the preview is unavailable, or that the value is invalid', async () => {
  const worse = { ...PREVIEW, improves: false, bestKey: -650, rank: { before: 9, after: 9 } };
  answers = (url) => (url.includes('/preview?') ? Response.json(worse) : undefined);
  openForm(401);
  type('Score', '600');
  await waitFor(() => expect(bar()?.textContent).toContain('Your best stays 650.'));
  answers = () => undefined;
  type('Score', '601');
  await waitFor(() => expect(bar()?.textContent).toContain('Preview unavailable right now. You can still submit.'));
  type('Score', '6,0x');
  await waitFor(() => expect(bar()?.textContent).toContain('Your rank appears here once the result is valid.'));
});

test('offers the number without the extra digit, and stores it without separators', async () => {
  openForm(401, -60_000);
  type('Score', '346500');
  const score = field(/^Score/);
  expect(score.value).toBe('346,500');
  expect(screen.getByRole('alert').textContent).toBe('The most possible here is 99,999. One digit too many?');
  expect(score.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Use 34,650' }));
  expect(score.value).toBe('34,650');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(JSON.parse(localStorage.getItem('draft:record:401-41') ?? '{}').typed.score).toBe('34650');
  expect(screen.getByText('Draft saved')).toBeTruthy();
});

test('a picture that was not uploaded is kept for another try', async () => {
  let status = 0;
  const lost = Promise.withResolvers<void>();
  stubUploads(async () => {
    await lost.promise;
    return { status, body: { uploadId: 'aaaa' } };
  });
  answers = (url) => (url.includes('/preview?') ? Response.json(PREVIEW) : undefined);
  openForm(401);
  type('Score', '500');
  expect(await screen.findByText('Picture needed for 9th')).toBeTruthy();
  attachPicture();
  expect(await screen.findByText('42%')).toBeTruthy();
  lost.resolve();
  expect(await screen.findByText('Not uploaded yet')).toBeTruthy();
  expect(screen.getByText('result.png')).toBeTruthy();
  status = 201;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Picture attached')).toBeTruthy();
});

test('the review shows what will be sent, and Back changes nothing', async () => {
  let sent = 0;
  answers = (url) => {
    if (url === '/api/records') sent += 1;
    return url.includes('/preview?') ? Response.json(PREVIEW) : undefined;
  };
  openForm(401);
  type('Score', '500');
  chooseSwitch();
  await waitFor(() => expect(bar()?.textContent).toContain('9th'));
  review();
  const sheet = await screen.findByRole('dialog', { name: 'May I send it?' });
  for (const text of ['9th', '+9,391 pts', 'passes 12 players', 'Score500', 'ConsoleSwitch', 'Evidencenone'])
    expect(sheet.textContent).toContain(text);
  expect(sheet.textContent).toContain('You can edit or withdraw it for 24 hours.');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'May I send it?' })).toBeNull());
  expect(sent).toBe(0);
  expect(field(/^Score/).value).toBe('500');
});

test('a visitor can review a record, and is asked to log in instead of sending it', async () => {
  user = {};
  await refetchSession();
  openForm(401);
  type('Score', '500');
  chooseSwitch();
  review();
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please login before posting');
  expect(localStorage.getItem('draft:record:401-41')).toContain('500');
});

test('preselects the console of the last post and says so', async () => {
  localStorage.setItem('lastConsole', '4');
  openForm(203);
  expect((screen.getByRole('radio', { name: /Switch/ }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText('Switch, as in your last post')).toBeTruthy();
  const [other] = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => !checked);
  if (other) fireEvent.click(other);
  expect(screen.queryByText(/as in your last post/)).toBeNull();
});

test('takes a picture that was chosen before React ran', async () => {
  stubUploads(() => ({ status: 201, body: { uploadId: 'aaaa' } }));
  openForm(401);
  Object.defineProperty(screen.getByLabelText('Choose a picture'), 'files', {
    value: [new File(['x'], 'early.png', { type: 'image/png' })],
  });
  expect(await screen.findByText('early.png')).toBeTruthy();
});

const sentDraft = (author: string) => JSON.stringify({ key: 'key-1', typed: { score: '500', console: '4' }, sent: true, author });

test('a draft that one account has sent is not sent by another one', async () => {
  const asked: string[] = [];
  answers = (url) => {
    if (url.startsWith('/api/records')) asked.push(url);
    return Response.json({ error: 'not-found' }, { status: 404 });
  };
  localStorage.setItem('draft:record:401-41', sentDraft('fern'));
  openForm(401);
  await waitFor(() => expect(JSON.parse(localStorage.getItem('draft:record:401-41') ?? '{}').sent).toBe(false));
  expect([asked, field(/^Score/).value]).toEqual([[], '500']);
  cleanup();
  localStorage.setItem('draft:record:401-41', sentDraft('moss'));
  openForm(401);
  await waitFor(() => expect(asked).toContain('/api/records/by-key/key-1'));
});

test('the form cannot be changed while it is being sent, and leaves no other page once it was closed', async () => {
  const go = [vi.spyOn(location, 'replace'), vi.spyOn(location, 'assign')].map((spy) => spy.mockImplementation(() => {}));
  let decide: (answer: Response) => void = () => {};
  answers = (url) => (url === '/api/records' ? (new Promise<Response>((resolve) => (decide = resolve)) as unknown as Response) : undefined);
  for (const answer of [Response.json({ recordId: '77' }, { status: 201 }), Response.json({ error: 'not-signed-in' }, { status: 401 })]) {
    openForm(401);
    type('Score', '500');
    chooseSwitch();
    review();
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('form fieldset')?.hasAttribute('disabled')).toBe(true));
    cleanup();
    decide(answer);
    await waitFor(() => expect(JSON.parse(localStorage.getItem('draft:record:401-41') ?? '{}').sent ?? false).toBe(false));
  }
  for (const spy of go) expect(spy).not.toHaveBeenCalled();
});

test('a record is not sent without its picture while the session is unknown', async () => {
  vi.resetModules();
  const { openForm: openFresh, attachPicture: attach } = await import('./post-form.fixture.ts');
  stubUploads(() => ({ status: 0, body: {} }));
  openFresh(401);
  type('Score', '500');
  chooseSwitch();
  attach();
  expect(await screen.findByText('Not uploaded yet')).toBeTruthy();
  review();
  expect(await screen.findByText('The upload failed. Please try again; your draft is saved.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'May I send it?' })).toBeNull();
});
