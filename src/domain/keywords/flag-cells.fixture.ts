/** All keyword flags. */
export const FLAGS = [0, 1, 2, 3, 4, 5, 9];
export const ROLES = ['visitor', 'banned', 'player', 'editor', 'moderator', 'admin'];

/**
 * The table from domain.md §6, copied independently of the code. The columns are role, flag, read or tombstone (R, T),
 * edit (E or -), allowed flags for any entry, and allowed flags for one's own entry.
 */
export const EXPECTED_CELLS = `
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
