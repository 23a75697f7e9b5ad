import { expect, test } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

const failure = (code: string) => Object.assign(new Error('an error from PostgreSQL'), { code });

test.each(['ECONNREFUSED', '57P01', '57014', '53300', '53100', '53200', '40P01', '40001'])('%s counts as unreachable', (code) => {
  expect(isUnreachable(failure(code))).toBe(true);
});

test.each(['23505', '42703', '22P02', 'ENOENT'])('%s does not count as unreachable', (code) => {
  expect(isUnreachable(failure(code))).toBe(false);
});
