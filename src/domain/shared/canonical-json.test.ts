import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { canonicalJson, type Plain } from './canonical-json.ts';

const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger().map((value) => value + 0), // turns -0 into 0, because JSON does not preserve -0
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('plain')),
    fc.dictionary(fc.string(), tie('plain')),
  ),
}));

const reversed = (value: Plain): Plain => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(Object.entries(value).reverse().map(([key, field]) => [key, reversed(field as Plain)])); // biome-ignore format: one thought
};

test('canonicalJson writes the same JSON whatever the order of keys, and the JSON parses to the same value', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
    }),
  );
});

test('canonicalJson throws a RangeError for numbers that are not safe integers', () => {
  for (const value of [0.1, Number.NaN, 2 ** 53]) expect(() => canonicalJson({ value })).toThrow(RangeError);
  expect(canonicalJson({ b: [1, 'é"'], a: null })).toBe('{"a":null,"b":[1,"é\\""]}');
});
