import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { parseHandle, parseNewHandle } from './handle.ts';

describe('parseHandle', () => {
  test.each([
    ['abc', 'abc'],
    ['Moss_Keeper-9', 'moss_keeper-9'],
    ['  moss ', 'moss'],
    ['123', '123'],
    ['a'.repeat(32), 'a'.repeat(32)],
    ['u-qwerty', 'u-qwerty'],
  ])('parses "%s" as the handle "%s"', (text, handle) => {
    expect(parseHandle(text)).toEqual({ ok: true, value: handle });
  });

  test.each([
    ['', 'handle-too-short'],
    ['ab', 'handle-too-short'],
    ['a'.repeat(33), 'handle-too-long'],
    ['moss keeper', 'handle-bad-character'],
    ['moss.keeper', 'handle-bad-character'],
    ['コケ守', 'handle-bad-character'],
    ['ｍｏｓｓ', 'handle-bad-character'],
    ['mоss', 'handle-bad-character'],
    ['moss\u200b', 'handle-bad-character'],
    ['../etc', 'handle-bad-character'],
  ])('rejects the handle "%s" with the error %s', (text, error) => {
    expect(parseHandle(text)).toEqual({ ok: false, error });
  });

  test('ignores case and leaves a canonical handle unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9_-]{3,32}$/), (text) => {
        const parsed = parseHandle(text);
        expect(parsed).toEqual(parseHandle(text.toUpperCase()));
        expect(parsed.ok && parseHandle(parsed.value)).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseNewHandle', () => {
  test.each(['admin', 'ADMIN', 'ad-min', '_admin_', 'moderator', 'stargrass', 'keyword-edit', 'ranking', 'api', 'u-qwerty', 'U-moss'])(
    'rejects "%s" as a reserved handle',
    (text) => {
      expect(parseNewHandle(text)).toEqual({ ok: false, error: 'handle-reserved' });
    },
  );

  test.each(['moss', 'admin2', 'udo', 'u_moss', 'stages'])('accepts "%s" as a new handle', (text) => {
    expect(parseNewHandle(text)).toEqual({ ok: true, value: text });
  });

  test('rejects an invalid handle with the same error as parseHandle', () => {
    expect(parseNewHandle('a b c')).toEqual({ ok: false, error: 'handle-bad-character' });
  });
});
