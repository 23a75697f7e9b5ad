import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { CLAIM_CODE_BYTES, formatClaimCode, parseClaimCode } from './claim-code.ts';

test('parseClaimCode accepts a code in upper, lower or full-width characters, with or without separators', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: CLAIM_CODE_BYTES, maxLength: CLAIM_CODE_BYTES }), (bytes) => {
      const code = formatClaimCode(bytes);
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      const wide = Array.from(code, (character) => (character === '-' ? 'ー' : String.fromCharCode(character.charCodeAt(0) + 0xfee0))).join(
        '',
      );
      const typings = [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, wide];
      expect(new Set(typings.map(parseClaimCode))).toEqual(new Set([code.replaceAll('-', '')]));
    }),
  );
});

test('parseClaimCode reads O as 0 and I or L as 1, and rejects codes with invalid characters or lengths', () => {
  expect(parseClaimCode('oooo-iiii-llll-0011')).toBe('0000111111110011');
  for (const typed of ['', '0000-0000-0000', '0000-0000-0000-000U', '0000-0000-0000-00000', '🌱'.repeat(8)])
    expect(parseClaimCode(typed)).toBeUndefined();
});
