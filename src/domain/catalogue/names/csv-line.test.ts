import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { plainText, readCsvLine, writeCsvLine } from './csv-line.ts';

test('a CSV line is unchanged after writing and reading', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '=', ' ', '月') });
  fc.assert(
    fc.property(fc.array(field, { minLength: 1 }), (fields) => {
      expect(readCsvLine(writeCsvLine(fields))).toEqual(fields);
    }),
  );
});

test('writeCsvLine quotes a field that contains a line break', () => {
  expect(writeCsvLine(['a\nb', 'c'])).toBe('"a\nb",c');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])(
  'plainText prefixes %j with an apostrophe so that spreadsheets do not evaluate it',
  (text) => {
    expect(plainText(text)).toBe(`'${text}`);
  },
);

test.each(['moss', '14,820', 'a=b', '月', ''])('plainText returns %j unchanged', (text) => {
  expect(plainText(text)).toBe(text);
});
