import { expect, test } from 'vitest';
import { isLastSignInMethod } from './sign-in-methods.ts';

test.each([
  { hasPassword: true, linked: ['github'], offered: ['github'], isLast: false },
  { hasPassword: false, linked: ['github'], offered: ['github', 'google'], isLast: true },
  { hasPassword: false, linked: ['github', 'google'], offered: ['github', 'google'], isLast: false },
  // Google is linked but disabled on the site, so GitHub is the last method.
  { hasPassword: false, linked: ['github', 'google'], offered: ['github'], isLast: true },
])('given the account %j, isLastSignInMethod for GitHub returns $isLast', ({ isLast, ...methods }) => {
  expect(isLastSignInMethod('github', methods)).toBe(isLast);
});
