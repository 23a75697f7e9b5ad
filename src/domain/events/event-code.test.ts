import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { codeOfDay, codeText, dayOfCode, parseEventCode } from './event-code.ts';

test.each([
  ['151101', 151101],
  ['000229', 229],
  ['010229', undefined], // The year 2001 is not a leap year.
  ['261301', undefined],
  ['1511010', undefined],
  ['15110a', undefined],
  ['', undefined],
  ['0151101', undefined],
  ['000101', 101],
  ['991231', 991_231],
])('parseEventCode reads "%s" as %s', (text, code) => {
  expect(parseEventCode(text)).toBe(code);
});

test('event codes and days in this century convert to each other without loss', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true }), (at) => {
      const day = at.toISOString().slice(0, 10);
      const code = codeOfDay(day) ?? 0;
      expect(dayOfCode(code)).toBe(day);
      expect(parseEventCode(codeText(code))).toBe(code);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 1_100_000 }), (code) => {
      const day = dayOfCode(code);
      if (day) expect(codeOfDay(day)).toBe(code);
    }),
  );
});

test.each([100, 0, -1, 151101.5, 1_000_101, Number.NaN])('dayOfCode returns undefined for %d', (code) => {
  expect(dayOfCode(code)).toBeUndefined();
});

test.each(['', '2026-02-30', '1999-12-31', '2100-01-01', '2026-12-5'])('codeOfDay returns undefined for the invalid day "%s"', (day) => {
  expect(codeOfDay(day)).toBeUndefined();
});
