import { expect, test } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

const failure = (code: string) => Object.assign(new Error('an error from PostgreSQL'), { code });

test.each(['ECONNREFUSED', '57P01', '57014', '53300', '53100', '53200', '40P01', '40001', '25006', '01000', '08006'])(
  'treats the error code %s as an unreachable database',
  (code) => {
    expect(isUnreachable(failure(code))).toBe(true);
  },
);

test.each(['23505', '42703', '22P02', 'ENOENT'])('does not treat the error code %s as an unreachable database', (code) => {
  expect(isUnreachable(failure(code))).toBe(false);
});
