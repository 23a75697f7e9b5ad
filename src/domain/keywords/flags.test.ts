import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canChangeFlag, canEditKeyword, canReadKeyword } from './flags.ts';

const FLAGS = [0, 1, 2, 3, 4, 5, 9];
const ROLES = ['visitor', 'banned', 'player', 'editor', 'moderator', 'admin'];

// Written from domain.md §6 on its own: role and flag, then read or tombstone (R, T), edit (E or -), flags for any entry / for one's own.
const EXPECTED = `
visitor   0 T - - / -
visitor   1 R - - / -
visitor   2 R - - / -
visitor   3 R - - / -
visitor   4 R - - / -
visitor   5 R - - / -
visitor   9 R - - / -
banned    0 T - - / -
banned    1 R - - / -
banned    2 R - - / -
banned    3 R - - / -
banned    4 R - - / -
banned    5 R - - / -
banned    9 R - - / -
player    0 T - - / -
player    1 R E - / 3
player    2 R E - / -
player    3 R E - / 1
player    4 R - - / -
player    5 R - - / -
player    9 R - - / -
editor    0 R - 1234 / 1234
editor    1 R E 0234 / 0234
editor    2 R E 0134 / 0134
editor    3 R E 0124 / 0124
editor    4 R E 0123 / 0123
editor    5 R - - / -
editor    9 R E 1234 / 1234
moderator 0 R - 1234 / 1234
moderator 1 R E 0234 / 0234
moderator 2 R E 0134 / 0134
moderator 3 R E 0124 / 0124
moderator 4 R E 0123 / 0123
moderator 5 R - - / -
moderator 9 R E 1234 / 1234
admin     0 R E 123459 / 123459
admin     1 R E 023459 / 023459
admin     2 R E 013459 / 013459
admin     3 R E 012459 / 012459
admin     4 R E 012359 / 012359
admin     5 R E 012349 / 012349
admin     9 R E 012345 / 012345
`
  .trim()
  .split('\n')
  .map((line) => {
    const [role = '', flag = '', read = '', edit = '', any = '', , own = ''] = line.split(/ +/);
    return { role, flag: Number(flag), read: read === 'R' ? 'read' : 'tombstone', edit: edit === 'E', any, own };
  });

describe('the table of keyword flags', () => {
  test('the expected table has all 42 cells', () => {
    expect(new Set(EXPECTED.map(({ role, flag }) => `${role} ${flag}`)).size).toBe(FLAGS.length * ROLES.length);
  });

  test.each(EXPECTED)('$role finds flag $flag as $read, edit $edit, changes to $any, own entry to $own', (cell) => {
    expect(canReadKeyword(cell.role, cell.flag)).toBe(cell.read);
    expect(canEditKeyword(cell.role, cell.flag)).toBe(cell.edit);
    for (const to of FLAGS) {
      expect(canChangeFlag(cell.role, cell.flag, to, false), `to ${to}`).toBe(cell.any.includes(String(to)));
      expect(canChangeFlag(cell.role, cell.flag, to, true), `own to ${to}`).toBe(cell.own.includes(String(to)));
    }
  });
});

describe('what is unknown is refused', () => {
  const refused = (role: string, from: number, to: number, own: boolean) => {
    expect(canReadKeyword(role, from)).toBeUndefined();
    expect(canEditKeyword(role, from)).toBe(false);
    expect(canChangeFlag(role, from, to, own)).toBe(false);
  };
  const strangeRoles = fc
    .oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'Admin', ''))
    .filter((role) => !ROLES.includes(role));
  const strangeFlags = fc.oneof(fc.integer(), fc.double()).filter((flag) => !FLAGS.includes(flag));

  test('an unknown role is refused whatever the flags', () => {
    fc.assert(fc.property(strangeRoles, fc.constantFrom(...FLAGS), fc.constantFrom(...FLAGS), fc.boolean(), refused), { numRuns: 1000 });
  });

  test('an unknown flag is refused to every role', () => {
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
