import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { SecondStepForm } from './second-step-form.tsx';

const { step, errors } = messagesOf('en').secondFactor;

let status: number;
let sent: unknown[];
let went: string[];

beforeEach(() => {
  [status, sent, went] = [204, [], []];
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url !== '/api/account/sign-in/second-factor') return Response.json({});
    sent.push(JSON.parse(String(body)));
    if (status === 204) return new Response(null, { status });
    return Response.json(status === 401 ? { error: 'login-required' } : { error: 'invalid', fields: { code: 'code-wrong' } }, { status });
  });
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (factors: { hasPasskey: boolean; hasApp: boolean }) =>
  render(
    <SecondStepForm {...factors} callbackUrl="/stage/201" expiredHref="/auth/login?error=SecondStepExpired" words={{ step, errors }}>
      <h1>{step.title}</h1>
    </SecondStepForm>,
  );

async function send(label: string, value: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: step.send });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(button);
}

test('shows the field for a code at once to an account without passkeys, and opens the page that was asked for', async () => {
  show({ hasPasskey: false, hasApp: true });
  expect(screen.getByLabelText(step.app).getAttribute('autocomplete')).toBe('one-time-code');
  await send(step.app, ' 123456 ');
  await waitFor(() => expect(went).toEqual(['/stage/201']));
  expect(sent).toEqual([{ code: '123456' }]);
});

test('offers the passkey first and takes a recovery code instead', async () => {
  show({ hasPasskey: true, hasApp: false });
  expect(screen.getByRole('button', { name: step.passkey })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: step.useRecovery }));
  status = 422;
  await send(step.recovery, 'aaaa-bbbb-cccc-dddd');
  expect(await screen.findByText(errors['code-wrong'])).toBeTruthy();
  expect(went).toEqual([]);
});

test('leads back to the sign-in page when the sign-in has expired', async () => {
  show({ hasPasskey: false, hasApp: true });
  status = 401;
  await send(step.app, '123456');
  await waitFor(() => expect(went).toEqual(['/auth/login?error=SecondStepExpired']));
});
