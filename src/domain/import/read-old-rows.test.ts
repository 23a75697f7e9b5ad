import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { readOldMoment } from './old-moment.ts';
import { OLD_COLUMNS, type OldFile, type OldRow } from './old-rows.ts';
import { readOldKeyword } from './read-old-keyword.ts';
import { readOldRecord } from './read-old-record.ts';
import { readOldUser } from './read-old-user.ts';

const catalogue = contentCatalogue();
const NOW = new Date('2026-11-15T12:00:00Z');
const ZONE = 'Asia/Tokyo';

type CellsOf<File extends OldFile> = NonNullable<OldRow<File>['cells']>;
const row = <File extends OldFile>(file: File, cells: Partial<CellsOf<File>>): CellsOf<File> =>
  ({ ...Object.fromEntries(OLD_COLUMNS[file].map((column) => [column.replace('*', ''), ''])), ...cells }) as CellsOf<File>;
const record = (cells: Partial<CellsOf<'records'>>) =>
  readOldRecord(
    row('records', { id: 'r1', player: 'u1', posted: '2020-05-05', console: 'ngc', stage: '201', ...cells }),
    catalogue,
    NOW,
    ZONE,
  );

test("readOldMoment parses an instant with its offset, and a day as its start in the site's time zone", () => {
  const read = (text: string) => readOldMoment(text, NOW, ZONE);
  expect(read('2020-05-05')).toEqual({ ok: true, value: new Date('2020-05-04T15:00:00Z') });
  expect(read('2020-05-05T07:00:30+02:00')).toEqual({ ok: true, value: new Date('2020-05-05T05:00:30Z') });
  expect(read('2026-11-15T12:00:00Z')).toEqual({ ok: true, value: NOW });
  for (const text of ['', '2020-5-5', '2020-02-30', '2020-02-30T00:00:00Z', '2020-05-05T07:00:30', '2020-05-05T24:00:00Z', 'yesterday'])
    expect(read(text)).toEqual({ ok: false, error: 'not-a-date' });
  expect(read('2026-11-15T12:00:01Z')).toEqual({ ok: false, error: 'in-the-future' });
  expect(read('2001-10-25')).toEqual({ ok: false, error: 'too-early' });
});

test('readOldRecord uses the home rule by default and rejects a record played after it was posted', () => {
  expect(record({ score: '12000' })).toMatchObject({
    ok: true,
    value: { board: { refId: 201, ruleId: 21 }, checked: { rankKey: -12000 } },
  });
  expect(record({ score: '12000', played: '2020-05-06' })).toEqual({ ok: false, errors: [{ column: 'played', code: 'in-the-future' }] });
});

test("readOldRecord accepts an event stage only within the event's window, and rejects a retired stage", () => {
  const posted = (at: string) => record({ stage: '1001', score: '500', posted: at });
  expect(posted('2015-11-02')).toMatchObject({ ok: true });
  expect(posted('2015-12-02')).toEqual({ ok: false, errors: [{ column: 'stage', code: 'event-over' }] });
  expect(record({ stage: '903', time: '1:00' })).toEqual({ ok: false, errors: [{ column: 'stage', code: 'board-retired' }] });
});

test('readOldRecord reports all invalid columns at once', () => {
  expect(record({ id: '', posted: 'now', overseas: 'x', stage: '201', score: 'many' })).toEqual({
    ok: false,
    errors: [
      { column: 'id', code: 'required' },
      { column: 'overseas', code: 'not-yes-or-no' },
      { column: 'posted', code: 'not-a-date' },
    ],
  });
  expect(record({ score: 'many', console: 'abacus', video: 'x' })).toMatchObject({
    errors: [
      { column: 'score', code: 'not-a-number' },
      { column: 'console', code: 'console-not-offered' },
      { column: 'video', code: 'not-a-url' },
    ],
  });
});

test('readOldKeyword accepts one or both languages, which share the reading', () => {
  const keyword = (cells: Partial<CellsOf<'keywords'>>) =>
    readOldKeyword(row('keywords', { id: 'k1', category: 'enemy', reading: 'かげ', ...cells }));
  expect(keyword({ name_ja: '影', text_ja: 'くらい' })).toMatchObject({ ok: true, value: { texts: [{ lang: 'ja', name: '影' }] } });
  expect(keyword({ name_en: 'Shade', text_en: 'Dark', name_ja: '影', text_ja: 'くらい' })).toMatchObject({
    value: { texts: { length: 2 } },
  });
  expect(keyword({})).toEqual({ ok: false, errors: [{ column: 'name_en', code: 'required' }] });
  expect(keyword({ category: 'all', reading: 'Kage', name_en: 'A/B', text_en: 'x', name_ja: '影' })).toEqual({
    ok: false,
    errors: [
      { column: 'category', code: 'unknown-category' },
      { column: 'name_en', code: 'forbidden-character' },
      { column: 'reading', code: 'not-hiragana' },
      { column: 'text_ja', code: 'required' },
    ],
  });
});

test('parsing a row never throws and either accepts the row or reports errors, for any cells', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('201', '21', '2020-01-01', 'ngc', '1:00', '-1', '1e9'),
  );
  const cells = <File extends OldFile>(file: File) =>
    fc.record(Object.fromEntries(OLD_COLUMNS[file].map((column) => [column.replace('*', ''), cell]))) as unknown as fc.Arbitrary<
      CellsOf<File>
    >;
  const isHandled = (read: { ok: boolean; errors?: readonly unknown[] }) => read.ok || (read.errors?.length ?? 0) > 0;
  fc.assert(fc.property(cells('users'), (row) => isHandled(readOldUser(row, NOW, ZONE))));
  fc.assert(fc.property(cells('records'), (row) => isHandled(readOldRecord(row, catalogue, NOW, ZONE))));
  fc.assert(fc.property(cells('keywords'), (row) => isHandled(readOldKeyword(row))));
});
