import { expect, test } from 'vitest';
import { readCsvLine } from '#domain/catalogue/names/csv-line.ts';
import fc from '#tests/support/fast-check.ts';
import { EXPORTS, exportHead, exportLine, parseExport } from './exports.ts';

test.each([
  ['records.csv', { kind: 'records', format: 'csv' }],
  ['players.jsonl', { kind: 'players', format: 'jsonl' }],
  ['users.csv', undefined],
  ['records.json', undefined],
  ['records.csv.gz', undefined],
  ['toString.csv', undefined],
  ['', undefined],
])('parses the file name "%s" as %j', (file, expected) => {
  expect(parseExport(file)).toEqual(expected);
});

test('only CSV exports start with a header', () => {
  expect(exportHead('players', 'csv')).toBe('\uFEFFuserId,name\r\n');
  expect(exportHead('players', 'jsonl')).toBe('');
});

test('T22a: every player is exported as one line in which no field starts a formula, for any name', () => {
  const odd = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('=HYPERLINK("http://evil","x")', '@SUM(1)', '-1+2', '＝1', '\t=1'));
  fc.assert(
    fc.property(odd, odd, (userId, name) => {
      const line = exportLine('players', 'csv', { userId, name });
      const fields = /[\r\n]/.test(userId + name) ? undefined : readCsvLine(line.replace(/\r\n$/, ''));
      for (const [at, typed] of [userId, name].entries()) {
        const field = fields?.[at];
        if (field === undefined) continue;
        expect(field).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        expect(field === typed || field === `'${typed}`).toBe(true);
      }
      const json = exportLine('players', 'jsonl', { userId, name });
      expect(json.trimEnd().split('\n')).toHaveLength(1);
      expect(JSON.parse(json)).toEqual({ userId, name });
    }),
  );
});

test('an exported row contains only the fields of its kind', () => {
  const row = { userId: 'moss', name: 'Moss', email: 'moss@example.org' };
  expect(exportLine('players', 'csv', row)).toBe('moss,Moss\r\n');
  expect(JSON.parse(exportLine('players', 'jsonl', row))).toEqual({ userId: 'moss', name: 'Moss' });
  expect(Object.values(EXPORTS).flat()).not.toContain('email');
});
