import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { EmailForm } from './email-form.tsx';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const { account } = messagesOf('en');
const context = { words: account, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };
const labels = {
  new: 'New address',
  remove: 'Leave it empty to remove the address.',
  send: 'Send the link',
  sent: 'A mail is on its way.',
};

afterEach(() => {
  cleanup();
  refresh.mockClear();
  vi.unstubAllGlobals();
});

async function send(answer: Response, address: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push([url, method, JSON.parse(String(body))]);
    return answer;
  });
  render(<EmailForm context={context} userId="moss" hasPassword={false} labels={labels} />);
  fireEvent.input(screen.getByLabelText(labels.new), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: labels.send }));
  return sent;
}

test('says that the mail was sent, and reads the page again, which shows the pending address', async () => {
  const sent = await send(Response.json({}), 'moss@example.org');
  expect((await screen.findByRole('status')).textContent).toContain(labels.sent);
  expect(refresh).toHaveBeenCalledOnce();
  expect(sent).toEqual([['/api/account', 'PATCH', { email: 'moss@example.org' }]]);
});

test('describes a bad address at its field', async () => {
  await send(Response.json({ error: 'invalid', fields: { email: 'email-invalid' } }, { status: 422 }), 'moss');
  const text = account.fieldErrors['email-invalid'];
  const shown = await screen.findByText(text);
  const field = screen.getByLabelText(labels.new);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain(shown.closest('[id]')?.id);
  expect(refresh).not.toHaveBeenCalled();
});
