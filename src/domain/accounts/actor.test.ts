import { expect, test } from 'vitest';
import { isSignedIn, isStaff, ROLES, roleOf, VISITOR } from './actor.ts';

test('VISITOR is not signed in and has the role "visitor"', () => {
  expect(VISITOR).toEqual({ kind: 'visitor' });
  expect(isSignedIn(VISITOR)).toBe(false);
  expect(roleOf(VISITOR)).toBe('visitor');
});

test.each(ROLES)('isSignedIn and roleOf recognise an actor who is signed in as %s', (role) => {
  const actor = { kind: 'signed-in', userId: 7, role } as const;
  expect(isSignedIn(actor)).toBe(true);
  expect(roleOf(actor)).toBe(role);
});

test('editors, moderators and admins are staff', () => {
  expect(ROLES.filter(isStaff)).toEqual(['editor', 'moderator', 'admin']);
});
