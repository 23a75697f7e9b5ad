import { expect, test } from 'vitest';
import { codeAt, describeKey, stepOfCode } from './totp.ts';

const KEY = Buffer.from('12345678901234567890'); // of the examples in RFC 6238
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
])('codeAt and stepOfCode agree with RFC 6238 at %d s', (seconds, code) => {
  expect(codeAt(KEY, at(seconds))).toBe(code);
  expect(stepOfCode(KEY, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('stepOfCode accepts the codes of the step before and after only', () => {
  const codes = [-2, -1, 0, 1, 2].map((steps) => codeAt(KEY, at(3_000 + steps * 30)));
  expect(codes.map((code) => stepOfCode(KEY, code, at(3_000)))).toEqual([undefined, 99, 100, 101, undefined]);
});

test.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('stepOfCode accepts no text like %j', (code) => {
  expect(stepOfCode(KEY, code, at(59))).toBeUndefined();
});

test('describeKey returns the key in base 32 and an address that names the site and the account', () => {
  expect(describeKey(KEY, 'Stargrass', 'moss')).toEqual({
    key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Stargrass:moss?issuer=Stargrass&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  });
});
