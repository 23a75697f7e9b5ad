import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { parseNewPassword } from './password.ts';

describe('parseNewPassword', () => {
  test.each([
    ['123456789', 'password-too-short'],
    ['🌱'.repeat(9), 'password-too-short'],
    ['x'.repeat(129), 'password-too-long'],
    ['あ'.repeat(129), 'password-too-long'],
    ['🌱'.repeat(129), 'password-too-long'],
    ['x'.repeat(1_000_000), 'password-too-long'],
  ])('rejects the password %.20j with the error %s', (text, error) => {
    expect(parseNewPassword(text)).toEqual({ ok: false, error });
  });

  test.each(['1234567890', 'x'.repeat(128), '🌱'.repeat(128)])('accepts %.20j, which has the shortest or the longest length', (text) => {
    expect(parseNewPassword(text)).toEqual({ ok: true, value: text });
  });

  test('accepts any text of 10 to 128 characters unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 10, maxLength: 128 }), (text) => {
        const length = Array.from(text).length;
        fc.pre(length >= 10 && length <= 128);
        expect(parseNewPassword(text)).toEqual({ ok: true, value: text });
      }),
      { numRuns: 1000 },
    );
  });
});
