import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EvidenceKind } from '#domain/evidence/health.ts';
import { HealthNote } from '#web/features/records/page/health-note.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { stubUploads } from '#web/ui/media/upload.fixture.ts';
import { ReplaceEvidence } from './replace-evidence.tsx';

const LINK = 'https://youtu.be/aaaaaaaaaaa';
const UPLOAD = '11111111-1111-4111-8111-111111111111';
const json = (body: unknown, status = 200) => Response.json(body, { status });

let reader: string;
let answer: () => Response;
let bans: readonly object[];
let sent: { url: string; method: string; ifMatch: string | undefined; body: unknown }[];
beforeEach(() => {
  reader = 'moss';
  answer = () => json({ revisionId: '8' });
  bans = [];
  sent = [];
  vi.stubGlobal('location', { reload: vi.fn(), assign: vi.fn() });
  stubUploads(() => ({ status: 201, body: { uploadId: UPLOAD } }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    if (url.startsWith('/api/auth/session')) {
      return json({ user: { userId: reader, name: 'Moss', theme: 'dark' }, expires: '2026-12-15T00:00:00Z' });
    }
    if (url === '/api/account') return json({ bans });
    sent.push({ url, method, ifMatch: (headers as Record<string, string>)['if-match'], body: JSON.parse(String(body)) });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(locale: 'en' | 'ja', gone: readonly EvidenceKind[] = ['video']) {
  const { errors, answers, fields, health } = messagesOf(locale).records;
  const words = { errors, answers: { ...answers, ...health.answers }, fields, health };
  await refetchSession();
  render(<ReplaceEvidence context={{ recordId: '7', revisionId: '5', handle: 'moss', gone, loginHref: '/auth/login', words }} />);
  return words;
}

describe.each(['en', 'ja'] as const)('replacing evidence in language %s', (locale) => {
  test('sends a new link with the id of the revision that was read', async () => {
    const { fields, health } = await open(locale);
    fireEvent.input(await screen.findByRole('textbox', { name: fields.videoUrl }), { target: { value: ` ${LINK} ` } });
    fireEvent.click(screen.getByRole('button', { name: health.send }));
    const call = { url: '/api/records/7/evidence', method: 'PUT', ifMatch: '"5"', body: { videoUrl: LINK } };
    await expect.poll(() => sent).toEqual([call]);
    await expect.poll(() => vi.mocked(location.reload).mock.calls.length).toBe(1);
  });

  test('shows a note only for evidence that is at risk or gone', () => {
    const words = messagesOf(locale).records.health;
    const { container } = render(<HealthNote ailing={{ video: 'at-risk', image: 'gone' }} words={words} />);
    expect(container.textContent).toBe(words.video['at-risk'] + words.image.gone);
    cleanup();
    expect(render(<HealthNote ailing={{}} words={words} />).container.textContent).toBe('');
  });

  test.each([
    [403, 'not-allowed'],
    [403, 'posting-closed'],
    [404, 'not-found'],
    [409, 'not-editable'],
    [412, 'stale'],
    [429, 'too-many-tries'],
    [503, 'read-only'],
    [500, 'something-new'],
  ] as const)('the message for error %i %s does not promise a stored draft', async (status, error) => {
    const { fields, health, answers } = await open(locale);
    answer = () => json({ error }, status);
    fireEvent.input(await screen.findByRole('textbox', { name: fields.videoUrl }), { target: { value: LINK } });
    fireEvent.click(screen.getByRole('button', { name: health.send }));
    const message = (await screen.findByRole('alert')).textContent ?? '';
    expect(message).toBe((answers as Record<string, string>)[error] ?? answers.failure);
    expect(message).not.toMatch(/draft|下書き/);
    expect(location.reload).not.toHaveBeenCalled();
  });
});

test('shows an error beside a field that is empty or invalid', async () => {
  const { fields, health, errors } = await open('en');
  const send = await screen.findByRole('button', { name: health.send });
  fireEvent.click(send);
  expect(await screen.findByText(errors.required)).toBeTruthy();
  expect(sent).toEqual([]);
  answer = () => json({ error: 'invalid', fields: { videoUrl: 'host-not-allowed' } }, 422);
  fireEvent.input(screen.getByRole('textbox', { name: fields.videoUrl }), { target: { value: 'https://example.org/a' } });
  fireEvent.click(send);
  expect(await screen.findByText(errors['host-not-allowed'])).toBeTruthy();
});

test('replaces a lost picture with an upload, without asking for a link', async () => {
  const { fields, health } = await open('en', ['image']);
  const chosen = await screen.findByLabelText(fields.imageChoose);
  expect(screen.queryByRole('textbox', { name: fields.videoUrl })).toBeNull();
  fireEvent.change(chosen, { target: { files: [new File(['x'], 'shot.png', { type: 'image/png' })] } });
  await expect.poll(() => screen.queryByText(fields.imageSending)).toBeNull();
  await screen.findByText('shot.png');
  fireEvent.click(screen.getByRole('button', { name: health.send }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ uploadId: UPLOAD }]);
});

test('renders nothing for players other than the author', async () => {
  reader = 'fern';
  const { health } = await open('en');
  expect(screen.queryByText(health.title)).toBeNull();
});

test.each([
  [[{ scope: 'records', endsAt: '2026-12-01T14:59:59.999Z' }], /^You can't post or change records until 2026\/1\d\/\d\d \d\d:\d\d\./],
  [
    [
      { scope: 'site', endsAt: null },
      { scope: 'records', endsAt: '2026-12-01T14:59:59.999Z' },
    ],
    /until further notice/,
  ],
  [[{ scope: 'keywords', endsAt: null }], /^You don't have permission to do this\.$/],
])('explains the rejection to a player with the bans %j', async (ownBans, message) => {
  bans = ownBans;
  answer = () => json({ error: 'not-allowed' }, 403);
  const { fields, health } = await open('en');
  fireEvent.input(await screen.findByRole('textbox', { name: fields.videoUrl }), { target: { value: LINK } });
  fireEvent.click(screen.getByRole('button', { name: health.send }));
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
});
