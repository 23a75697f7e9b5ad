import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { EXPECTED_CELLS, FLAGS, ROLES } from './flag-cells.fixture.ts';
import { canChangeFlag, canEditKeyword, canReadKeyword } from './flags.ts';

describe('the table of keyword flags', () => {
  test('the expected table has all 42 cells', () => {
    expect(new Set(EXPECTED_CELLS.map(({ role, flag }) => `${role} ${flag}`)).size).toBe(FLAGS.length * ROLES.length);
  });

  test.each(EXPECTED_CELLS)('$role with flag $flag: read $read, edit $edit, changes to $any, own entry to $own', (cell) => {
    expect(canReadKeyword(cell.role, cell.flag)).toBe(cell.read);
    expect(canEditKeyword(cell.role, cell.flag)).toBe(cell.edit);
    for (const to of FLAGS) {
      expect(canChangeFlag(cell.role, cell.flag, to, false), `to ${to}`).toBe(cell.any.includes(String(to)));
      expect(canChangeFlag(cell.role, cell.flag, to, true), `own to ${to}`).toBe(cell.own.includes(String(to)));
    }
  });
});

describe('unknown input is denied', () => {
  const refused = (role: string, from: number, to: number, own: boolean) => {
    expect(canReadKeyword(role, from)).toBeUndefined();
    expect(canEditKeyword(role, from)).toBe(false);
    expect(canChangeFlag(role, from, to, own)).toBe(false);
  };
  const strangeRoles = fc
    .oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'Admin', ''))
    .filter((role) => !ROLES.includes(role));
  const strangeFlags = fc.oneof(fc.integer(), fc.double()).filter((flag) => !FLAGS.includes(flag));

  test('an unknown role is denied for all flags', () => {
    fc.assert(fc.property(strangeRoles, fc.constantFrom(...FLAGS), fc.constantFrom(...FLAGS), fc.boolean(), refused), { numRuns: 1000 });
  });

  test('an unknown flag is denied to every role', () => {
    fc.assert(fc.property(fc.constantFrom(...ROLES), strangeFlags, fc.constantFrom(...FLAGS), fc.boolean(), refused), { numRuns: 1000 });
  });

  test('no role may change a flag to an unknown one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), fc.constantFrom(...FLAGS), strangeFlags, fc.boolean(), (role, from, to, own) => {
        expect(canChangeFlag(role, from, to, own)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
