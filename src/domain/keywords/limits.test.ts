import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { checkKeywordDraft, formatKeywordSegment, type KeywordDraft, type KeywordFieldError, parseKeywordSegment } from './limits.ts';

const draft: KeywordDraft = { name: 'Dew Egg', reading: 'つゆたまご', tag: 'Object', text: 'An egg that shines.' };
const FAMILY = '👨‍👩‍👧‍👦'; // Seven code points, but one user-perceived character.
const codeOf = (field: keyof KeywordDraft, value: string): KeywordFieldError | undefined => {
  const checked = checkKeywordDraft({ ...draft, [field]: value });
  return checked.ok ? undefined : checked.errors[field];
};

describe('checkKeywordDraft', () => {
  test('returns a valid draft trimmed and normalised to NFC and LF', () => {
    const typed = { name: '  Cafe\u0301 ', reading: 'か\u3099ー', tag: '', text: '\r\none\r\ntwo\rthree\n' };
    expect(checkKeywordDraft(typed)).toEqual({ ok: true, value: { name: 'Café', reading: 'がー', tag: '', text: 'one\ntwo\nthree' } });
  });

  test('reports one error code for each invalid field', () => {
    expect(checkKeywordDraft({ name: ' ', reading: 'カナ', tag: 'x'.repeat(33), text: '' })).toEqual({
      ok: false,
      errors: { name: 'required', reading: 'not-hiragana', tag: 'too-long', text: 'required' },
    });
  });

  test.each<[keyof KeywordDraft, string, number]>([
    ['name', 'a', 32],
    ['name', '草', 32],
    ['name', FAMILY, 32],
    ['reading', 'あ', 64],
    ['tag', FAMILY, 32],
    ['text', 'a', 48_000],
    ['text', FAMILY, 48_000],
  ])('the field %s accepts "%s" %i times but not once more', (field, character, limit) => {
    expect(codeOf(field, character.repeat(limit))).toBeUndefined();
    expect(codeOf(field, character.repeat(limit + 1))).toBe('too-long');
  });

  test.each([...'/#?&%+<>@:_', 'a\u202eb', 'a\u200bb', 'a\u0000b', 'a\u2066b'])(
    'rejects a name that contains the forbidden character %j',
    (part) => {
      expect(codeOf('name', `a${part}b`)).toBe('forbidden-character');
    },
  );

  test.each(['a  b', 'a\tb', 'a\nb', 'a\u00a0b', 'a\u3000b'])('rejects the name %j because of its white space', (name) => {
    expect(codeOf('name', name)).toBe('bad-space');
  });

  test.each(['rules', 'Rules', '.', '..'])('rejects the reserved name "%s"', (name) => {
    expect(codeOf('name', name)).toBe('reserved');
  });

  test.each(['a b c', "Dew-Egg's (2) [x]!", '露の卵', '...', 'Rules of play', FAMILY])('accepts the name "%s"', (name) => {
    expect(codeOf('name', name)).toBeUndefined();
  });

  test.each(['ぁ', 'ゖ', 'ゔ', 'らーめん', 'ー', 'みすゞ'])('accepts the hiragana reading "%s"', (reading) => {
    expect(codeOf('reading', reading)).toBeUndefined();
  });

  test.each(['ア', '漢', 'a', 'あ い', 'あ・い', '～', 'あ-', 'ｱ'])('rejects the reading "%s", which is not hiragana', (reading) => {
    expect(codeOf('reading', reading)).toBe('not-hiragana');
  });

  test('accepts line breaks and tabs in a text, but no other control or bidi characters', () => {
    expect(codeOf('text', 'a\n\n\tb')).toBeUndefined();
    expect(codeOf('text', 'a\u0007b')).toBe('forbidden-character');
    expect(codeOf('text', 'a\u202eb')).toBe('forbidden-character');
    expect(codeOf('tag', 'a\u202eb')).toBe('forbidden-character');
  });
});

describe('the path segment of an entry name', () => {
  test('contains underscores instead of spaces', () => {
    expect(formatKeywordSegment('Dew Egg Hunt')).toBe('Dew_Egg_Hunt');
    expect(parseKeywordSegment('Dew_Egg_Hunt')).toBe('Dew Egg Hunt');
  });

  test('can be parsed back into the name, for every valid name', () => {
    const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('a b', '露 卵', "it's (x)"));
    fc.assert(
      fc.property(words, (name) => {
        const checked = checkKeywordDraft({ ...draft, name });
        if (!checked.ok) return;
        const segment = formatKeywordSegment(checked.value.name);
        expect(segment).not.toMatch(/[\s/#?&%+<>@:]/);
        expect(parseKeywordSegment(decodeURIComponent(encodeURIComponent(segment)))).toBe(checked.value.name);
      }),
      { numRuns: 1000 },
    );
  });
});
