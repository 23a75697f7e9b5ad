import { expect, test } from 'vitest';
import { isSignedIn, ROLES, roleOf, VISITOR } from './actor.ts';

test('VISITOR is not signed in and has the visitor role', () => {
  expect(isSignedIn(VISITOR)).toBe(false);
  expect(roleOf(VISITOR)).toBe('visitor');
});

test.each(ROLES)('an actor signed in as %s is signed in with that role', (role) => {
  const actor = { kind: 'signed-in', userId: 7, role } as const;
  expect(isSignedIn(actor)).toBe(true);
  expect(roleOf(actor)).toBe(role);
});
