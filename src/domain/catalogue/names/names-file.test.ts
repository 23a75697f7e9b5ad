import { expect, test } from 'vitest';
import { ENTRY_KINDS } from '#domain/catalogue/rows.ts';
import fc from '#tests/support/fast-check.ts';
import { formatNamesFile, type NamedKind, parseNamesFile } from './names-file.ts';

const namedKinds = ENTRY_KINDS.filter((kind): kind is NamedKind => kind !== 'menu');

test('parseNamesFile accepts a BOM, a header, CRLF, quotes, blank lines and empty columns', () => {
  const csv = '\ufeffid,en,ja\r\nstage.201,"Jar, the ""Big"" One",大瓶\r\n\r\n event.151101 , Cup ,杯,,\r\n';
  expect(parseNamesFile(csv)).toEqual({
    ok: true,
    value: [
      { kind: 'stage', id: 201, field: 'name', text: { en: 'Jar, the "Big" One', ja: '大瓶' }, line: 2 },
      { kind: 'event', id: 151101, field: 'name', text: { en: 'Cup', ja: '杯' }, line: 4 },
    ],
  });
});

test('parseNamesFile reads an id followed by a field name as a change to that field', () => {
  expect(parseNamesFile('series.1.short,One,一\nstage.429.area,Glade,林')).toEqual({
    ok: true,
    value: [
      { kind: 'series', id: 1, field: 'short', text: { en: 'One', ja: '一' }, line: 1 },
      { kind: 'stage', id: 429, field: 'area', text: { en: 'Glade', ja: '林' }, line: 2 },
    ],
  });
});

test('a names file may contain line breaks in descriptions but not in names', () => {
  const text = { en: 'One.\n\n- two \\n', ja: '一。\n\n- 二' };
  const entry = { kind: 'event', id: 171013, field: 'description', text } as const;
  const file = formatNamesFile([entry]);
  expect(file.split('\n')).toHaveLength(3);
  expect(parseNamesFile(file)).toEqual({ ok: true, value: [{ ...entry, line: 2 }] });
  expect(parseNamesFile('stage.201,a\\nb,c')).toEqual({ ok: false, errors: [{ line: 1, code: 'bad-text' }] });
});

test('parseNamesFile omits empty texts in languages other than the default', () => {
  expect(parseNamesFile('stage.201,A\nstage.202,B,')).toEqual({
    ok: true,
    value: [
      { kind: 'stage', id: 201, field: 'name', text: { en: 'A' }, line: 1 },
      { kind: 'stage', id: 202, field: 'name', text: { en: 'B' }, line: 2 },
    ],
  });
});

test('parseNamesFile reports every invalid line with its number', () => {
  const lines = [
    'planet.1,A,あ',
    'menu.1,A,あ',
    'stage.x,A,あ',
    'stage.0201,A,あ',
    'stage.201.short.en,A,あ',
    'stage.201,,あ',
    'stage.201,A,あ',
    'stage.201,B,い',
    'stage.202,"A,あ',
    'stage.203,A\u0007,あ',
    'stage.204,A,あ,more',
    'stage.205.,A,あ',
    'stage.201.name,B,い',
    'stage.201.area,B,い',
  ];
  const codes = {
    1: 'unknown-kind',
    2: 'unknown-kind',
    3: 'bad-id',
    4: 'bad-id',
    5: 'bad-id',
    6: 'missing-text',
    8: 'duplicate',
    9: 'broken-line',
    10: 'bad-text',
    11: 'broken-line',
    12: 'bad-id',
    13: 'duplicate',
  };
  expect(parseNamesFile(lines.join('\n'))).toEqual({
    ok: false,
    errors: Object.entries(codes).map(([line, code]) => ({ line: Number(line), code })),
  });
});

const text = fc.string({ unit: 'grapheme' }).filter((value) => value !== '' && value === value.trim() && !/\p{Cc}/u.test(value));
const names = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...namedKinds),
    id: fc.nat(999_999),
    field: fc.constantFrom('name', 'short', 'description', 'area'),
    text: fc.record({ en: text, ja: text }),
  }),
  { selector: ({ kind, id, field }) => `${kind}.${id}.${field}` },
);

test('the entries in a names file are unchanged after writing and parsing', () => {
  fc.assert(
    fc.property(names, fc.boolean(), (entries, windows) => {
      const csv = formatNamesFile(entries);
      const read = parseNamesFile(windows ? `\ufeff${csv.replaceAll('\n', '\r\n')}` : csv);
      expect(read).toEqual({ ok: true, value: entries.map((entry, index) => ({ ...entry, line: index + 2 })) });
    }),
    { numRuns: 1000 },
  );
});

test('parseNamesFile never throws, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'stage.1', 'a', 'あ', '\ufeff', ' ') }), (csv) => {
      expect(typeof parseNamesFile(csv).ok).toBe('boolean');
    }),
    { numRuns: 1000 },
  );
});
