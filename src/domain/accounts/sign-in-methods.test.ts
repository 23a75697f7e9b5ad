import { expect, test } from 'vitest';
import { isLastSignInMethod } from './sign-in-methods.ts';

test.each([
  { hasPassword: true, linked: ['github'], offered: ['github'], isLast: false },
  { hasPassword: false, linked: ['github'], offered: ['github', 'google'], isLast: true },
  { hasPassword: false, linked: ['github', 'google'], offered: ['github', 'google'], isLast: false },
  // The provider Google is disabled.
  { hasPassword: false, linked: ['github', 'google'], offered: ['github'], isLast: true },
])('whether GitHub is the last sign-in method of the account %j: $isLast', ({ isLast, ...methods }) => {
  expect(isLastSignInMethod('github', methods)).toBe(isLast);
});
