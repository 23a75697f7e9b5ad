import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { differenceHash } from './difference-hash.ts';

const grey = fc.uint8Array({ minLength: 72, maxLength: 72 });

test('differenceHash sets every bit where the picture gets darker to the right and none where it gets brighter', () => {
  const falling = Uint8Array.from({ length: 72 }, (_, index) => 200 - (index % 9));
  expect(differenceHash(falling)).toBe('ffffffffffffffff');
  expect(differenceHash(falling.map((value) => 255 - value))).toBe('0000000000000000');
});

test('differenceHash stores the first step of the first row in the highest bit', () => {
  const flat = new Uint8Array(72).fill(10);
  flat[0] = 11;
  expect(differenceHash(flat)).toBe('8000000000000000');
});

test('differenceHash returns 16 hexadecimal digits and is independent of brightness', () => {
  fc.assert(
    fc.property(grey, (values) => {
      const dim = values.map((value) => value >> 1);
      const light = dim.map((value) => value + 100);
      expect(differenceHash(values)).toMatch(/^[0-9a-f]{16}$/);
      expect(differenceHash(light)).toBe(differenceHash(dim));
    }),
  );
});

test('differenceHash throws a RangeError for the wrong number of values', () => {
  expect(() => differenceHash(new Uint8Array(71))).toThrow(RangeError);
});
