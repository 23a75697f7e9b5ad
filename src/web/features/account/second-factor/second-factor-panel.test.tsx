import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const create = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: create }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const words = messagesOf('en').secondFactor;
const PHONE = { id: '7', name: 'iPhone', isSynced: true, createdAt: '2026-11-18T10:00:00.000Z', lastUsedAt: null };

let passkeys: object[];
let sent: [call: string, json: unknown][];

beforeEach(() => {
  passkeys = [];
  sent = [];
  create.mockReset().mockResolvedValue({ id: 'new' });
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.replace('/api/account', '')}`;
    sent.push([call, body === undefined ? undefined : JSON.parse(String(body))]);
    if (call === 'POST /passkeys') passkeys = [PHONE];
    if (call === 'DELETE /passkeys/7') passkeys = [];
    if (call === 'POST /passkeys') return Response.json({ passkey: PHONE, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }, { status: 201 });
    if (call === 'GET /second-factor')
      return Response.json({ passkeys, authenticatorApp: null, recoveryCodes: passkeys.length > 0 ? 2 : 0, due: null });
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(name: string) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

test('adds a passkey under the given name and shows the recovery codes until they are saved', async () => {
  render(<SecondFactorPanel words={words} locale="en" />);
  fireEvent.input(await screen.findByLabelText(words.passkeys.name), { target: { value: 'iPhone' } });
  await press(words.passkeys.add);
  const codes = await screen.findByRole('list', { name: words.codes.list });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['aaaa-bbbb', 'cccc-dddd']);
  expect(sent).toContainEqual(['POST /passkeys', { name: 'iPhone', passkey: { id: 'new' } }]);
  expect(await screen.findByText('iPhone')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.codes.saved }));
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
});

test('says nothing alarming when the reader closes the dialog of the device', async () => {
  create.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  render(<SecondFactorPanel words={words} locale="en" />);
  await press(words.passkeys.add);
  expect((await screen.findByRole('status')).textContent).toBe(words.errors.cancelled);
  expect(sent.some(([call]) => call === 'POST /passkeys')).toBe(false);
});

test('removes the last passkey after a warning about recovery codes', async () => {
  passkeys = [PHONE];
  render(<SecondFactorPanel words={words} locale="en" />);
  await press('Remove iPhone');
  const dialog = await screen.findByRole('dialog', { name: words.passkeys.confirm.title });
  expect(dialog.textContent).toContain(words.passkeys.confirm.last);
  expect(sent.some(([call]) => call.startsWith('DELETE'))).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: words.passkeys.confirm.send }));
  expect(await screen.findByText(words.passkeys.none)).toBeTruthy();
});
