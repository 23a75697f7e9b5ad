import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { type Actor, ROLES, type Role, VISITOR } from './actor.ts';
import { ACTIONS, type Action, can, type Facts, isHigher, RECENT_ACTIONS } from './can.ts';

const as = (role: Role | 'visitor'): Actor => (role === 'visitor' ? VISITOR : { kind: 'signed-in', userId: 7, role });
const ALL_ROLES = ['visitor', ...ROLES] as const;

// Rights that each role adds to the previous one, copied from domain.md §7 and independent of the implementation. All
// other rights are denied.
const VISITORS = ['read', 'search'];
const PLAYERS = [
  ...VISITORS,
  'post-record',
  'edit-own-record',
  'edit-keyword',
  'rename-self',
  'read-notifications',
  'choose-rival',
  'share-year',
  'use-webhooks',
  'report',
  'appeal',
  'peer-check',
];
const EDITORS = [...PLAYERS, 'edit-information', 'delete-keyword'];
const MODERATORS = [
  ...EDITORS,
  ...[
    'change-record-state',
    'withdraw-record',
    'correct-record',
    'answer-report',
    'answer-appeal',
    'remove-profile-texts',
    'moderate',
    'ban',
  ],
];
const ADMINS = [
  ...MODERATORS,
  ...[
    'grant-role',
    'change-catalogue',
    'manage-event',
    'grant-event',
    'change-policy',
    'use-switches',
    'export',
    'manage-jobs',
    'manage-site-webhooks',
  ],
];
const EXPECTED = { visitor: VISITORS, banned: VISITORS, player: PLAYERS, editor: EDITORS, moderator: MODERATORS, admin: ADMINS };

const FOR_AUTHORS: Facts = { own: true };
const FOR_STRANGERS: Facts = { own: false, teamMate: false, chosenRival: false, rankClass: 9, lowerRole: true, organiser: false };
// Returns facts that satisfy every condition of an action so that only the role decides.
const inFavour = (action: Action): Facts => (['edit-own-record', 'rename-self', 'appeal'].includes(action) ? FOR_AUTHORS : FOR_STRANGERS);

const cells = ALL_ROLES.flatMap((role) => ACTIONS.map((action) => [role, action, EXPECTED[role].includes(action)] as const));

describe('rights matrix', () => {
  test('the expected table covers every action', () => {
    expect([...ADMINS].sort()).toEqual([...ACTIONS].sort());
  });

  test.each(cells)('can() for the role %s and the action %s returns %s', (role, action, expected) => {
    expect(can(as(role), action, inFavour(action))).toBe(expected);
  });
});

test('rights of others, switches, exports and removals need a recent sign-in', () => {
  expect([...RECENT_ACTIONS].sort()).toEqual([
    'delete-keyword',
    'export',
    'grant-event',
    'grant-role',
    'manage-site-webhooks',
    'remove-profile-texts',
    'use-switches',
    'withdraw-record',
  ]);
});

test.each([
  ['admin', 'banned visitor player editor moderator'],
  ['moderator', 'banned visitor player editor'],
  ['editor', 'banned visitor player'],
  ['player', 'banned visitor'],
  ['banned', ''],
  ['visitor', ''],
  ['owner', ''],
])('the role %s is higher than exactly: %s', (role, lower) => {
  const others = [...ALL_ROLES, 'owner'].filter((other) => isHigher(role as Role, other as Role));
  expect(others.sort()).toEqual(lower.split(' ').filter(Boolean).sort());
});

describe('conditions in the rights matrix', () => {
  const JUDGING: Action[] = ['change-record-state', 'withdraw-record', 'correct-record'];
  JUDGING.push('answer-report', 'answer-appeal', 'remove-profile-texts');
  const TOO_CLOSE: Facts[] = [
    { ...FOR_STRANGERS, own: true },
    { ...FOR_STRANGERS, teamMate: true },
    { ...FOR_STRANGERS, chosenRival: true },
  ];

  test.each(JUDGING.flatMap((action) => TOO_CLOSE.map((facts) => [action, facts] as const)))(
    'denies moderators and admins the action %s when the facts are %j',
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
  ])('can() for a peer check by a player in rank class %s returns %s', (rankClass, expected) => {
    const { rankClass: _, ...stranger } = FOR_STRANGERS;
    expect(can(as('player'), 'peer-check', { ...stranger, ...(rankClass !== undefined && { rankClass }) })).toBe(expected);
  });

  test.each(TOO_CLOSE)('denies every role a peer check of a record with the facts %j, even in the highest rank class', (facts) => {
    for (const role of ALL_ROLES) expect(can(as(role), 'peer-check', { ...facts, rankClass: 15 })).toBe(false);
  });

  test('denies every role reporting its own record', () => {
    for (const role of ALL_ROLES) expect(can(as(role), 'report', { own: true })).toBe(false);
  });

  test.each(['edit-own-record', 'appeal'] as const)("denies every role the action %s on another user's record", (action) => {
    for (const role of ALL_ROLES) expect(can(as(role), action, { own: false })).toBe(false);
  });

  test("denies changing one's own role, banning oneself and banning a user with the same role", () => {
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
  ] as const)('can() for the role %s managing an event that the user organises returns %s', (role, expected) => {
    expect(can(as(role), 'manage-event', { organiser: true })).toBe(expected);
  });

  test.each(['own', 'teamMate', 'chosenRival'] as const)(
    'denies a moderator every decision about a record when the fact %s is missing',
    (missing) => {
      const { [missing]: _, ...facts } = FOR_STRANGERS;
      for (const action of [...JUDGING, 'peer-check' as const]) expect(can(as('moderator'), action, facts)).toBe(false);
    },
  );

  test.each([...JUDGING, 'peer-check', 'edit-own-record', 'report', 'appeal', 'ban', 'grant-role'] as const)(
    'denies an admin the action %s when no facts are known',
    (action) => {
      expect(can(as('admin'), action)).toBe(false);
    },
  );
});

describe('unknown roles and actions', () => {
  const odd = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Admin', ''));

  test('denies an unknown role every action, even reading', () => {
    const strangeRoles = odd.filter((role) => !(ALL_ROLES as readonly string[]).includes(role));
    fc.assert(
      fc.property(strangeRoles, fc.constantFrom(...ACTIONS), (role, action) => {
        expect(can(as(role as Role), action, inFavour(action))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('denies every role an unknown action', () => {
    const strangeActions = odd.filter((action) => !(ACTIONS as string[]).includes(action));
    fc.assert(
      fc.property(fc.constantFrom(...ALL_ROLES), strangeActions, (role, action) => {
        expect(can(as(role), action as Action, FOR_STRANGERS)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
