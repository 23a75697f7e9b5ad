import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { parsePlayerName } from './player-name.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('parsePlayerName', () => {
  test.each([
    ['x', 'x'],
    ['  Moss Keeper ', 'Moss Keeper'],
    ['\u3000苔野\n', '苔野'],
    ['Cafe\u0301', 'Café'],
    [FAMILY.repeat(32), FAMILY.repeat(32)],
    ['草'.repeat(32), '草'.repeat(32)],
  ])('parses %j into the stored name %j', (text, name) => {
    expect(parsePlayerName(text)).toEqual({ ok: true, value: name });
  });

  test.each(['', '   ', '\u3000', '\u200d', '\u3164', '\u2800', '\ufe0f'])('rejects %j, which has no visible characters', (text) => {
    expect(parsePlayerName(text)).toEqual({ ok: false, error: 'name-required' });
  });

  test.each(['a'.repeat(33), '草'.repeat(33), FAMILY.repeat(33)])('rejects "%s" as too long', (text) => {
    expect(parsePlayerName(text)).toEqual({ ok: false, error: 'name-too-long' });
  });

  const controls = ['\u0000', '\n', '\t', '\u007f', '\u0085', '\u2028', '\ud800', '\ue000', '\u00ad', '\u200b', '\u2060'];
  const bidi = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
  test.each([...controls, ...bidi, '\u0301'.repeat(6)])('rejects a name that contains the forbidden character %j', (character) => {
    expect(parsePlayerName(`a${character}b`)).toEqual({ ok: false, error: 'name-forbidden-character' });
  });

  test.each(['мoss', 'Оlive', 'Olίve', 'コケмх', 'Мох이끼', 'ภาษาελιά', 'ㄅㄆ이끼'])(
    'rejects "%s", which mixes scripts that are not written together',
    (text) => {
      expect(parsePlayerName(text)).toEqual({ ok: false, error: 'name-mixed-scripts' });
    },
  );

  test.each([
    'Мох',
    'Ελιά',
    '이끼',
    'Moss苔コケこけ',
    'Nguyễn',
    '苔ー星',
    'Moss ★ 1st',
    'طحلب',
    'Moss苔ㄊㄞˊ',
    'Moss苔이끼',
    'ตะไคร่',
    'אזוב',
  ])('accepts the scripts in "%s"', (text) => {
    expect(parsePlayerName(text)).toEqual({ ok: true, value: text.normalize('NFC') });
  });

  test.each(['admin', 'Ad Min', 'ＡＤＭＩＮ', 'Star-Grass', '管理人', '運 営'])('rejects "%s" as a reserved name', (text) => {
    expect(parsePlayerName(text)).toEqual({ ok: false, error: 'name-reserved' });
  });

  test('accepts a parsed name again without changing it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const parsed = parsePlayerName(text);
        if (parsed.ok) expect(parsePlayerName(parsed.value)).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });
});
