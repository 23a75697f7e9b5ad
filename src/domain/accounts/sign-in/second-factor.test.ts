import { expect, test } from 'vitest';
import { ROLES } from '#domain/accounts/actor.ts';
import { CHALLENGE_MS, PENDING_SIGN_IN_MS, roleWithFactor, STAFF_GRACE_MS, secondFactorDue } from './second-factor.ts';

const staffSince = new Date('2026-11-18T00:00:00Z');
const due = new Date(staffSince.getTime() + STAFF_GRACE_MS);
const before = new Date(due.getTime() - 1);

test.each(['editor', 'moderator', 'admin'] as const)('%s: the role is suspended after seven days without a second factor', (role) => {
  const member = { role, staffSince, hasSecondFactor: false };
  expect(secondFactorDue(member)).toEqual(due);
  expect(roleWithFactor(member, before)).toBe(role);
  expect(roleWithFactor(member, due)).toBe('player');
});

test.each(ROLES)('%s: a second factor, or the role of a player, is never suspended', (role) => {
  const registered = { role, staffSince, hasSecondFactor: true };
  expect(secondFactorDue(registered)).toBeNull();
  expect(roleWithFactor(registered, due)).toBe(role);
  expect(roleWithFactor({ role: 'player', staffSince: null, hasSecondFactor: false }, due)).toBe('player');
});

test.each(['banned', 'player'] as const)('%s: nothing is due from someone who was staff earlier', (role) => {
  const former = { role, staffSince, hasSecondFactor: false };
  expect(secondFactorDue(former)).toBeNull();
  expect(roleWithFactor(former, due)).toBe(role);
});

test('new staff have seven days for a second factor, a sign-in waits ten minutes for it and a passkey five', () => {
  expect([STAFF_GRACE_MS, PENDING_SIGN_IN_MS, CHALLENGE_MS]).toEqual([604_800_000, 600_000, 300_000]);
});
