import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { differenceHash } from './difference-hash.ts';

const grey = fc.uint8Array({ minLength: 72, maxLength: 72 });

test('darker to the right sets every bit, brighter none', () => {
  const falling = Uint8Array.from({ length: 72 }, (_, index) => 200 - (index % 9));
  expect(differenceHash(falling)).toBe('ffffffffffffffff');
  expect(differenceHash(falling.map((value) => 255 - value))).toBe('0000000000000000');
});

test('the first step of the first row is the highest bit', () => {
  const flat = new Uint8Array(72).fill(10);
  flat[0] = 11;
  expect(differenceHash(flat)).toBe('8000000000000000');
});

test('it is always 16 digits, and does not change with the light', () => {
  fc.assert(
    fc.property(grey, (values) => {
      const dim = values.map((value) => value >> 1);
      const light = dim.map((value) => value + 100);
      expect(differenceHash(values)).toMatch(/^[0-9a-f]{16}$/);
      expect(differenceHash(light)).toBe(differenceHash(dim));
    }),
  );
});

test('another number of values is a mistake of ours', () => {
  expect(() => differenceHash(new Uint8Array(71))).toThrow(RangeError);
});
