import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { BanSection } from './ban-section.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Posting and editing records', 'Until 2026/12/01 23:59', 'Until further notice'],
  ['ja', '記録の投稿と修正', '2026/12/01 23:59まで', '解除されるまで'],
] as const)('shows the scope, reason and end of each ban in language %s', (locale, scope, until, forGood) => {
  const words = messagesOf(locale).account.settings.bans;
  const bans = [
    { scope: 'records', reason: 'edited <b>pictures</b>', endsAt: new Date('2026-12-01T14:59:59.999Z') },
    { scope: 'keywords', reason: 'unkind words', endsAt: null },
  ] as const;
  render(<BanSection bans={bans} words={words} zone="Asia/Tokyo" />);
  for (const text of [scope, until, forGood, 'edited <b>pictures</b>', 'unkind words']) expect(screen.getByText(text)).toBeTruthy();
});

test('renders nothing for an account without bans', () => {
  const { container } = render(<BanSection bans={[]} words={messagesOf('en').account.settings.bans} zone="Asia/Tokyo" />);
  expect(container.innerHTML).toBe('');
});
