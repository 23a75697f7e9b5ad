import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { NotificationSwitches } from './notification-switches.tsx';

const { account, notifications: messages } = messagesOf('en');
const context = { words: account, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };
const notifications = { beaten: true, rivals: true, decisions: true, events: false, top: 30, digest: 'off' } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderSwitches(fetch: (url: string, init: RequestInit) => Promise<Response>): HTMLElement {
  vi.stubGlobal('fetch', fetch);
  render(<NotificationSwitches context={context} notifications={notifications} canMail words={messages.choices} />);
  return screen.getByRole('switch', { name: messages.choices.events });
}

test('changes the switch immediately and sends only the changed setting', async () => {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  const events = renderSwitches(sent);
  fireEvent.click(events);
  expect(events.getAttribute('aria-checked')).toBe('true'); // The switch changes before the server responds.
  await expect.poll(() => sent).toHaveReturned();
  expect(sent.mock.calls.map(([url, { method, body }]) => [url, method, JSON.parse(String(body))])).toEqual([
    ['/api/account', 'PATCH', { notifications: { events: true } }],
  ]);
  expect(events.getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reverts the switch and shows the reason when the server cannot be reached', async () => {
  const events = renderSwitches(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(events);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can't reach the server/);
  expect(events.getAttribute('aria-checked')).toBe('false');
});
