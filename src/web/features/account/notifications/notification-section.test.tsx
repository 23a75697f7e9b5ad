import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { OwnAccount } from '#web/server/account/read-account.ts';
import { NotificationSection } from './notification-section.tsx';

const { account: words, notifications: messages } = messagesOf('en');
const context = { words, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };
const account = {
  emailConfirmed: true,
  notifications: { beaten: true, rivals: true, decisions: true, events: false, top: 30, digest: 'off' },
} as OwnAccount;

afterEach(cleanup);

test('only a site with push keys offers push messages on this device', () => {
  const show = (push: { publicKey: string; isOn: boolean } | undefined) =>
    render(<NotificationSection context={context} account={account} push={push} locale="en" title="Notifications" />);
  show(undefined);
  expect(screen.queryByRole('switch', { name: messages.choices.push })).toBeNull();
  cleanup();
  show({ publicKey: 'key', isOn: false });
  expect(screen.getByRole('switch', { name: messages.choices.push })).toBeTruthy();
});
