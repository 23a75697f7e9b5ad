import { expect, test } from 'vitest';
import type { ActorRole } from '#domain/accounts/actor.ts';
import { handOf } from './hand-of.ts';

test.each<[ActorRole, string | undefined, string | undefined]>([
  ['player', 'author', undefined],
  ['editor', 'author', undefined],
  ['moderator', 'author', 'moderator'],
  ['admin', 'author', 'moderator'],
  ['banned', undefined, undefined],
])('a %s touches an own record as %s, another player’s as %s', (role, own, other) => {
  const actor = { kind: 'signed-in', userId: 1, role } as Parameters<typeof handOf>[0];
  expect(handOf(actor, 'correct-record', { own: true, chosenRival: false, teamMate: false })).toBe(own);
  expect(handOf(actor, 'correct-record', { own: false, chosenRival: false, teamMate: false })).toBe(other);
  expect(handOf(actor, 'correct-record', { own: false, chosenRival: true, teamMate: false })).toBeUndefined();
  expect(handOf(actor, 'correct-record', { own: false, chosenRival: false, teamMate: true })).toBeUndefined();
});
