import { expect, test } from 'vitest';
import { isSignedIn, ROLES, roleOf, VISITOR } from './actor.ts';

test('a visitor is not signed in and has the role of a visitor', () => {
  expect(isSignedIn(VISITOR)).toBe(false);
  expect(roleOf(VISITOR)).toBe('visitor');
});

test.each(ROLES)('somebody signed in as %s is signed in with that role', (role) => {
  const actor = { kind: 'signed-in', userId: 7, role } as const;
  expect(isSignedIn(actor)).toBe(true);
  expect(roleOf(actor)).toBe(role);
});
