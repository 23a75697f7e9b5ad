import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { isGuessable, parseNewPassword } from './password.ts';

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

describe('isGuessable', () => {
  const common = new Set(['password', 'qwertyuiop', '1234567890', 'dragon']);
  test.each([
    'password',
    'PASSWORD',
    'Password2026!',
    '!!dragon!!1',
    '1234567890',
    'ｐａｓｓｗｏｒｄ',
    'aaaaaaaaaaaa',
    '1212121212',
    'Stargrass2026',
    'moss-keeper',
    '123MOSS-KEEPER',
  ])('returns true for the guessable password %s', (password) => {
    expect(isGuessable(password, common, ['moss-keeper'])).toBe(true);
  });
  test.each(['correct horse battery', 'dragonfly over moss', '苔と羊歯の小道', 'my password is long'])(
    'returns false for the strong password %s',
    (password) => {
      expect(isGuessable(password, common, ['moss-keeper'])).toBe(false);
    },
  );
});
