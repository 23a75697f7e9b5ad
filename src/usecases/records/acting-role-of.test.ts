import { expect, test } from 'vitest';
import type { ActorRole } from '#domain/accounts/actor.ts';
import { actingRoleOf } from './acting-role-of.ts';

test.each<[ActorRole, string | undefined, string | undefined]>([
  ['player', 'author', undefined],
  ['editor', 'author', undefined],
  ['moderator', 'author', 'moderator'],
  ['admin', 'author', 'moderator'],
  ['banned', undefined, undefined],
])("a %s acts on their own record as %s and on another player's record as %s", (role, own, other) => {
  const actor = { kind: 'signed-in', userId: 1, role } as Parameters<typeof actingRoleOf>[0];
  expect(actingRoleOf(actor, 'correct-record', { own: true, chosenRival: false, teamMate: false })).toBe(own);
  expect(actingRoleOf(actor, 'correct-record', { own: false, chosenRival: false, teamMate: false })).toBe(other);
  expect(actingRoleOf(actor, 'correct-record', { own: false, chosenRival: true, teamMate: false })).toBeUndefined();
  expect(actingRoleOf(actor, 'correct-record', { own: false, chosenRival: false, teamMate: true })).toBeUndefined();
});
