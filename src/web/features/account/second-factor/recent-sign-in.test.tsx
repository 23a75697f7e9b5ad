import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { callApi } from '#web/ui/call-api.ts';
import { RecentSignInGate } from './recent-sign-in-gate.tsx';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => ({ id: 'signed' }) }));

const { recent: words, errors, cancel } = messagesOf('en').secondFactor;
const CONFIRM = 'POST /api/account/recent-sign-in';

let isRecent: boolean;
let methods: readonly string[];
let sent: [call: string, json: unknown][];

beforeEach(() => {
  isRecent = false;
  sent = [];
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const [call, json] = [`${method} ${url}`, body === undefined ? undefined : JSON.parse(String(body))];
    sent.push([call, json]);
    if (call === `${CONFIRM}/options`) return Response.json({ challenge: 'abc' });
    if (call !== CONFIRM)
      return isRecent ? Response.json({ done: true }) : Response.json({ error: 'sign-in-again', methods }, { status: 403 });
    const isRight = json.password === 'quiet fern' || json.code === '123456' || json.passkey?.id === 'signed';
    if (!isRight) return Response.json({ error: 'invalid', fields: { code: 'code-wrong' } }, { status: 422 });
    isRecent = true;
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Makes a call that needs a recent sign-in, from an account with these methods. */
async function change(...offered: readonly string[]) {
  methods = offered;
  render(<RecentSignInGate locale="en" />);
  const answer = callApi('/api/admin/switches/banner', { method: 'PUT', json: { isOn: true } });
  await screen.findByRole('heading', { name: words.title });
  return { answer };
}

async function type(label: string, value: string) {
  const send = screen.getByRole<HTMLButtonElement>('button', { name: words.send });
  await waitFor(() => expect(send.disabled).toBe(false));
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(send);
}

test('asks for the password, then repeats the call with the same body', async () => {
  const { answer } = await change('password');
  await type(words.password, 'quiet fern');
  expect((await answer).body).toEqual({ done: true });
  expect(sent).toEqual([
    ['PUT /api/admin/switches/banner', { isOn: true }],
    [CONFIRM, { password: 'quiet fern' }],
    ['PUT /api/admin/switches/banner', { isOn: true }],
  ]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: words.title })).toBeNull());
});

test('asks for a code until it is right', async () => {
  const { answer } = await change('code');
  await type(words.code, '000 000');
  expect(await screen.findByText(errors['code-wrong'])).toBeTruthy();
  await type(words.code, '123 456');
  expect((await answer).ok).toBe(true);
  expect(sent).toContainEqual([CONFIRM, { code: '000000' }]);
});

test('offers a passkey first where the account has one', async () => {
  const { answer } = await change('passkey', 'code');
  fireEvent.click(screen.getByRole('button', { name: words.passkey }));
  expect((await answer).ok).toBe(true);
  expect(sent).toContainEqual([CONFIRM, { passkey: { id: 'signed' } }]);
});

test('leads an account without a password to the sign-in page', async () => {
  await change('provider');
  const link = screen.getByRole('link', { name: words.login });
  expect(link.getAttribute('href')).toMatch(/^\/auth\/login\?error=sign-in-again&callbackUrl=/);
  expect(screen.queryByRole('button', { name: words.send })).toBeNull();
});

test('leaves the call refused when the reader cancels', async () => {
  const { answer } = await change('password');
  fireEvent.click(screen.getByRole('button', { name: cancel }));
  expect((await answer).body).toMatchObject({ error: 'sign-in-again' });
  expect(sent).toHaveLength(1);
});
