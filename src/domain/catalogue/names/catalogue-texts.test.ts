import { expect, test } from 'vitest';
import { ENTRY_KINDS, ENTRY_SCHEMAS, localised } from '#domain/catalogue/rows.ts';
import { contentEntries } from '#tests/support/database/catalogue.ts';
import { addTexts, TEXT_FIELDS } from './catalogue-texts.ts';

const texts = {
  en: { stage: { 429: { name: 'Glade', note: 'At night.' }, 430: { name: 'Brook' } }, area: { 1: { name: 'North' } } },
  ja: { stage: { 429: { name: '林', yomi: 'はやし' } }, area: { 1: { name: '北' } } },
};

test('addTexts collects the texts of an entry and its area from all languages', () => {
  expect(addTexts('stage', { id: 429, area: { id: 1 } }, texts)).toEqual({
    id: 429,
    name: { en: 'Glade', ja: '林' },
    yomi: 'はやし',
    area: { id: 1, name: { en: 'North', ja: '北' } },
    note: { en: 'At night.' },
  });
});

test('addTexts leaves out the languages and the reading that an entry lacks, and sets a missing note to null', () => {
  expect(addTexts('stage', { id: 430, area: null }, texts)).toEqual({ id: 430, name: { en: 'Brook' }, area: null, note: null });
  expect(addTexts('team', { id: 1 }, texts)).toEqual({ id: 1 });
});

test('addTexts orders the fields as the schema does', () => {
  expect(Object.keys(addTexts('stage', { id: 429, area: { id: 1 } }, texts))).toEqual(['id', 'name', 'yomi', 'area', 'note']);
});

test('TEXT_FIELDS lists every text in the schemas and in the catalogue', () => {
  for (const kind of ENTRY_KINDS) {
    const fields = Object.keys(ENTRY_SCHEMAS[kind].shape);
    expect(fields, kind).toEqual(expect.arrayContaining([...TEXT_FIELDS[kind]]));
  }
  for (const { kind, id, content } of contentEntries())
    for (const [field, value] of Object.entries(content as object))
      if (localised.safeParse(value).success) expect(TEXT_FIELDS[kind], `${kind} ${id}`).toContain(field);
});
