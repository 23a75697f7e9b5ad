import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { checkKeywordDraft, formatKeywordSegment, type KeywordDraft, type KeywordFieldError, parseKeywordSegment } from './limits.ts';

const draft: KeywordDraft = { name: 'Dew Egg', reading: 'つゆたまご', tag: 'Object', text: 'An egg that shines.' };
const FAMILY = '👨‍👩‍👧‍👦'; // seven code points, one character
const codeOf = (field: keyof KeywordDraft, value: string): KeywordFieldError | undefined => {
  const checked = checkKeywordDraft({ ...draft, [field]: value });
  return checked.ok ? undefined : checked.errors[field];
};

describe('checkKeywordDraft', () => {
  test('a valid draft is trimmed and normalised to NFC and LF', () => {
    const typed = { name: '  Cafe\u0301 ', reading: 'か\u3099ー', tag: '', text: '\r\none\r\ntwo\rthree\n' };
    expect(checkKeywordDraft(typed)).toEqual({ ok: true, value: { name: 'Café', reading: 'がー', tag: '', text: 'one\ntwo\nthree' } });
  });

  test('each field has its own error code', () => {
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

  test.each([...'/#?&%+<>@:_', 'a\u202eb', 'a\u200bb', 'a\u0000b', 'a\u2066b'])('a name with %j has a forbidden character', (part) => {
    expect(codeOf('name', `a${part}b`)).toBe('forbidden-character');
  });

  test.each(['a  b', 'a\tb', 'a\nb', 'a\u00a0b', 'a\u3000b'])('a name %j has a bad space', (name) => {
    expect(codeOf('name', name)).toBe('bad-space');
  });

  test.each(['rules', 'Rules', '.', '..'])('the name "%s" is reserved', (name) => {
    expect(codeOf('name', name)).toBe('reserved');
  });

  test.each(['a b c', "Dew-Egg's (2) [x]!", '露の卵', '...', 'Rules of play', FAMILY])('the name "%s" is allowed', (name) => {
    expect(codeOf('name', name)).toBeUndefined();
  });

  test.each(['ぁ', 'ゖ', 'ゔ', 'らーめん', 'ー', 'みすゞ'])('the reading "%s" is hiragana', (reading) => {
    expect(codeOf('reading', reading)).toBeUndefined();
  });

  test.each(['ア', '漢', 'a', 'あ い', 'あ・い', '～', 'あ-', 'ｱ'])('the reading "%s" is not hiragana', (reading) => {
    expect(codeOf('reading', reading)).toBe('not-hiragana');
  });

  test('a text may contain line breaks and tabs, but no other control or bidi characters', () => {
    expect(codeOf('text', 'a\n\n\tb')).toBeUndefined();
    expect(codeOf('text', 'a\u0007b')).toBe('forbidden-character');
    expect(codeOf('text', 'a\u202eb')).toBe('forbidden-character');
  });
});

describe('the path segment of a name', () => {
  test('spaces become underscores and back', () => {
    expect(formatKeywordSegment('Dew Egg Hunt')).toBe('Dew_Egg_Hunt');
    expect(parseKeywordSegment('Dew_Egg_Hunt')).toBe('Dew Egg Hunt');
  });

  test('every valid name round-trips through its segment', () => {
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
