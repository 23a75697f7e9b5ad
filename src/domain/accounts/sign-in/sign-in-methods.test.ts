import { expect, test } from 'vitest';
import { isLastSignInMethod, NOT_ME_MS } from './sign-in-methods.ts';

test.each([
  { removed: 'github', hasPassword: true, passkeys: 0, linked: ['github'], offered: ['github'], isLast: false },
  { removed: 'github', hasPassword: false, passkeys: 0, linked: ['github'], offered: ['github', 'google'], isLast: true },
  { removed: 'github', hasPassword: false, passkeys: 0, linked: ['github', 'google'], offered: ['github', 'google'], isLast: false },
  // Google is linked but disabled on the site, so GitHub is the last method.
  { removed: 'github', hasPassword: false, passkeys: 0, linked: ['github', 'google'], offered: ['github'], isLast: true },
  { removed: 'github', hasPassword: false, passkeys: 1, linked: ['github'], offered: ['github'], isLast: false },
  { removed: 'passkey', hasPassword: false, passkeys: 1, linked: [], offered: ['github'], isLast: true },
  { removed: 'passkey', hasPassword: false, passkeys: 2, linked: [], offered: ['github'], isLast: false },
  { removed: 'passkey', hasPassword: false, passkeys: 1, linked: ['github'], offered: ['github'], isLast: false },
  { removed: 'passkey', hasPassword: true, passkeys: 1, linked: [], offered: [], isLast: false },
])('given the account %j, isLastSignInMethod returns $isLast', ({ removed, isLast, ...methods }) => {
  expect(isLastSignInMethod(removed, methods)).toBe(isLast);
});

test('a link "this wasn\'t me" works for seven days', () => {
  expect(NOT_ME_MS).toBe(604_800_000);
});
