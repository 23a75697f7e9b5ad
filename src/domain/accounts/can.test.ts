import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { type Actor, ROLES, type Role, VISITOR } from './actor.ts';
import { ACTIONS, type Action, can, type Facts } from './can.ts';

const as = (role: Role | 'visitor'): Actor => (role === 'visitor' ? VISITOR : { kind: 'signed-in', userId: 7, role });
const ALL_ROLES = ['visitor', ...ROLES] as const;

// What each role gains over the previous one (domain.md §7), independent of the implementation. All other cells are denied.
const VISITORS = ['read', 'search'];
const PLAYERS = [
  ...VISITORS,
  'post-record',
  'edit-own-record',
  'edit-keyword',
  'rename-self',
  'read-notifications',
  'choose-rival',
  'report',
  'appeal',
  'peer-check',
];
const EDITORS = [...PLAYERS, 'edit-information'];
const MODERATORS = [...EDITORS, 'change-record-state', 'correct-record', 'answer-report', 'answer-appeal', 'moderate', 'ban'];
const ADMINS = [...MODERATORS, 'grant-role', 'change-catalogue', 'manage-event', 'change-policy', 'use-switches', 'export', 'manage-jobs'];
const EXPECTED = { visitor: VISITORS, banned: VISITORS, player: PLAYERS, editor: EDITORS, moderator: MODERATORS, admin: ADMINS };

const FOR_AUTHORS: Facts = { own: true };
const FOR_STRANGERS: Facts = { own: false, teamMate: false, chosenRival: false, rankClass: 9, lowerRole: true, organiser: false };
// Facts under which only the role decides.
const inFavour = (action: Action): Facts => (['edit-own-record', 'rename-self', 'appeal'].includes(action) ? FOR_AUTHORS : FOR_STRANGERS);

const cells = ALL_ROLES.flatMap((role) => ACTIONS.map((action) => [role, action, EXPECTED[role].includes(action)] as const));

describe('rights matrix', () => {
  test('the expected table covers every action', () => {
    expect([...ADMINS].sort()).toEqual([...ACTIONS].sort());
  });

  test.each(cells)('%s, %s: %s', (role, action, expected) => {
    expect(can(as(role), action, inFavour(action))).toBe(expected);
  });
});

describe('conditions', () => {
  const JUDGING: Action[] = ['change-record-state', 'correct-record', 'answer-report', 'answer-appeal'];
  const TOO_CLOSE: Facts[] = [
    { ...FOR_STRANGERS, own: true },
    { ...FOR_STRANGERS, teamMate: true },
    { ...FOR_STRANGERS, chosenRival: true },
  ];

  test.each(JUDGING.flatMap((action) => TOO_CLOSE.map((facts) => [action, facts] as const)))(
    'denies moderators and admins %s with %j',
    (action, facts) => {
      expect(can(as('moderator'), action, facts)).toBe(false);
      expect(can(as('admin'), action, facts)).toBe(false);
    },
  );

  test.each([
    [8, false],
    [9, true],
    [14, true],
    [15, true],
    [undefined, false],
  ])('a player of class %s may do peer checks: %s', (rankClass, expected) => {
    const { rankClass: _, ...stranger } = FOR_STRANGERS;
    expect(can(as('player'), 'peer-check', { ...stranger, ...(rankClass !== undefined && { rankClass }) })).toBe(expected);
  });

  test.each(TOO_CLOSE)('no role may peer-check a record with %j, even in the highest class', (facts) => {
    for (const role of ALL_ROLES) expect(can(as(role), 'peer-check', { ...facts, rankClass: 15 })).toBe(false);
  });

  test('no role may report its own record', () => {
    for (const role of ALL_ROLES) expect(can(as(role), 'report', { own: true })).toBe(false);
  });

  test.each(['edit-own-record', 'appeal'] as const)('no role may %s on behalf of another user', (action) => {
    for (const role of ALL_ROLES) expect(can(as(role), action, { own: false })).toBe(false);
  });

  test('denies granting oneself a role, banning oneself, and banning a user of the same role', () => {
    expect(can(as('admin'), 'grant-role', { own: true })).toBe(false);
    expect(can(as('admin'), 'ban', { own: true, lowerRole: true })).toBe(false);
    expect(can(as('moderator'), 'ban', { own: false, lowerRole: false })).toBe(false);
  });

  test.each([
    ['visitor', false],
    ['banned', false],
    ['player', true],
    ['editor', true],
    ['moderator', true],
    ['admin', true],
  ] as const)('%s as organiser of an event may manage it: %s', (role, expected) => {
    expect(can(as(role), 'manage-event', { organiser: true })).toBe(expected);
  });

  test.each(['own', 'teamMate', 'chosenRival'] as const)('denies decisions on records when the fact %s is missing', (missing) => {
    const { [missing]: _, ...facts } = FOR_STRANGERS;
    for (const action of [...JUDGING, 'peer-check' as const]) expect(can(as('moderator'), action, facts)).toBe(false);
  });

  test.each([...JUDGING, 'peer-check', 'edit-own-record', 'report', 'appeal', 'ban', 'grant-role'] as const)(
    'denies %s without facts, even to an admin',
    (action) => {
      expect(can(as('admin'), action)).toBe(false);
    },
  );
});

describe('unknown input is denied', () => {
  const odd = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Admin', ''));

  test('an unknown role may not even read', () => {
    const strangeRoles = odd.filter((role) => !(ALL_ROLES as readonly string[]).includes(role));
    fc.assert(
      fc.property(strangeRoles, fc.constantFrom(...ACTIONS), (role, action) => {
        expect(can(as(role as Role), action, inFavour(action))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('an unknown action is denied to every role', () => {
    const strangeActions = odd.filter((action) => !(ACTIONS as string[]).includes(action));
    fc.assert(
      fc.property(fc.constantFrom(...ALL_ROLES), strangeActions, (role, action) => {
        expect(can(as(role), action as Action, FOR_STRANGERS)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
