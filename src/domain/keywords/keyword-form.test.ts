import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { keywordEditForm, keywordFlagForm, keywordForm, keywordNamesQuery, keywordRestoreForm } from './keyword-form.ts';

const draft = { lang: 'en', name: 'Dew Egg', reading: 'つゆたまご', category: 'object', text: 'It shines.' };
const fieldsOf = (form: Parameters<typeof readForm>[0], typed: unknown) => {
  const read = readForm(form, typed);
  return read.ok ? {} : read.fields;
};

test('a new entry needs all fields but the tag, and no others', () => {
  expect(readForm(keywordForm, draft)).toEqual({ ok: true, value: { ...draft, tag: '' } });
  expect(fieldsOf(keywordForm, { tag: 7, role: 'admin' })).toEqual({
    ...{ lang: 'required', name: 'required', reading: 'required', category: 'required', text: 'required' },
    ...{ tag: 'wrong-type', role: 'unknown-field' },
  });
  expect(fieldsOf(keywordForm, { ...draft, lang: 'xx', category: 'music' })).toEqual({ lang: 'wrong-type', category: 'wrong-type' });
});

test('an edit, a new flag and a restored revision name the revisions that they are based on', () => {
  expect(fieldsOf(keywordEditForm, { ...draft, base: { revisionId: '12', textRevisionId: null } })).toEqual({});
  expect(fieldsOf(keywordEditForm, { ...draft, base: {} })).toEqual({ 'base.revisionId': 'required', 'base.textRevisionId': 'required' });
  expect(fieldsOf(keywordFlagForm, { flag: 3, revisionId: '12' })).toEqual({});
  expect(fieldsOf(keywordFlagForm, { flag: 0.5 })).toEqual({ flag: 'wrong-type', revisionId: 'required' });
  expect(fieldsOf(keywordRestoreForm, { lang: 'ja', toRevisionId: '1', textRevisionId: '2' })).toEqual({});
  expect(fieldsOf(keywordRestoreForm, {})).toEqual({ lang: 'required', toRevisionId: 'required', textRevisionId: 'required' });
});

test.each([
  ['9'.repeat(18), true],
  ['9'.repeat(19), false],
  ['0', false],
  ['1a', false],
  ['a1', false],
])('accepts the revision id %j: %s', (revisionId, expected) => {
  expect(fieldsOf(keywordFlagForm, { flag: 3, revisionId })).toEqual(expected ? {} : { revisionId: 'wrong-type' });
});

test.each([
  ['x'.repeat(64), {}],
  ['x'.repeat(65), { q: 'too-long' }],
  [`${'x'.repeat(65)}\u0007`, { q: 'too-long' }],
  [' \u3000', { q: 'required' }],
  [undefined, { q: 'required' }],
  ['a\u0007', { q: 'forbidden-character' }],
  ['a\ud800', { q: 'forbidden-character' }],
])('the query for names %j has the errors %j', (q, fields) => {
  expect(fieldsOf(keywordNamesQuery, { q })).toEqual(fields);
});

test('the query for names is trimmed, and wide letters are read as normal ones', () => {
  expect(readForm(keywordNamesQuery, { q: ' Ｄew ' })).toEqual({ ok: true, value: { q: 'Dew' } });
});
