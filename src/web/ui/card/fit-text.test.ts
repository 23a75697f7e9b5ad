import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { fitText } from './fit-text.ts';

test('a longer text is never larger, and every size lies between the two', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, more) => {
      const [short, long] = [fitText(text, 860, 72, 34), fitText(text + more, 860, 72, 34)];
      expect(long).toBeLessThanOrEqual(short);
      expect(long).toBeGreaterThanOrEqual(34);
      expect(short).toBeLessThanOrEqual(72);
    }),
  );
});

test('eleven Japanese letters fill what twenty Latin ones fill', () => {
  expect(fitText('回転木馬の地下室の奥へ', 551, 72, 20)).toBe(50);
  expect(fitText('Carousel Undercroft.', 551, 72, 20)).toBe(50);
});
