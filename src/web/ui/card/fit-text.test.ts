import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { fitText } from './fit-text.ts';

test('never enlarges a longer text and stays within the size limits', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, more) => {
      const [short, long] = [fitText(text, 860, 72, 34), fitText(text + more, 860, 72, 34)];
      expect(long).toBeLessThanOrEqual(short);
      expect(long).toBeGreaterThanOrEqual(34);
      expect(short).toBeLessThanOrEqual(72);
    }),
  );
});

test('fits eleven Japanese characters into the width of twenty Latin characters', () => {
  expect(fitText('回転木馬の地下室の奥へ', 551, 72, 20)).toBe(50);
  expect(fitText('Carousel Undercroft.', 551, 72, 20)).toBe(50);
});
