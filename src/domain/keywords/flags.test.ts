import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { EXPECTED_CELLS, FLAGS, ROLES } from './flag-cells.fixture.ts';
import { canChangeFlag, canEditKeyword, canReadKeyword, offeredFlags } from './flags.ts';

describe('rights by role and keyword flag', () => {
  test('the expected table contains all 42 combinations of role and flag', () => {
    expect(new Set(EXPECTED_CELLS.map(({ role, flag }) => `${role} ${flag}`)).size).toBe(FLAGS.length * ROLES.length);
  });

  test.each(EXPECTED_CELLS)('$role with flag $flag: access $read, edit $edit, new flags $any, new flags on own entry $own', (cell) => {
    expect(canReadKeyword(cell.role, cell.flag)).toBe(cell.read);
    expect(canEditKeyword(cell.role, cell.flag)).toBe(cell.edit);
    for (const to of FLAGS) {
      expect(canChangeFlag(cell.role, cell.flag, to, false), `to ${to}`).toBe(cell.any.includes(String(to)));
      expect(canChangeFlag(cell.role, cell.flag, to, true), `own to ${to}`).toBe(cell.own.includes(String(to)));
    }
  });
});

test('offeredFlags returns the flags that a role may set, in ascending order', () => {
  expect(offeredFlags('editor', 0, false)).toEqual([1, 2, 3, 4]);
  expect(offeredFlags('player', 1, true)).toEqual([3]);
  expect(offeredFlags('player', 1, false)).toEqual([]);
});

describe('unknown roles and flags', () => {
  const refused = (role: string, from: number, to: number, own: boolean) => {
    expect(canReadKeyword(role, from)).toBeUndefined();
    expect(canEditKeyword(role, from)).toBe(false);
    expect(canChangeFlag(role, from, to, own)).toBe(false);
  };
  const strangeRoles = fc
    .oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'Admin', ''))
    .filter((role) => !ROLES.includes(role));
  const strangeFlags = fc.oneof(fc.integer(), fc.double()).filter((flag) => !FLAGS.includes(flag));

  test('denies an unknown role all rights, whatever the flag', () => {
    fc.assert(fc.property(strangeRoles, fc.constantFrom(...FLAGS), fc.constantFrom(...FLAGS), fc.boolean(), refused), { numRuns: 1000 });
  });

  test('denies every role all rights to an entry with an unknown flag', () => {
    fc.assert(fc.property(fc.constantFrom(...ROLES), strangeFlags, fc.constantFrom(...FLAGS), fc.boolean(), refused), { numRuns: 1000 });
  });

  test('denies every role a change to an unknown flag', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), fc.constantFrom(...FLAGS), strangeFlags, fc.boolean(), (role, from, to, own) => {
        expect(canChangeFlag(role, from, to, own)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
