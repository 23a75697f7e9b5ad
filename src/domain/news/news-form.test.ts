import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { newsForm } from './news-form.ts';

const FORM = {
  category: 'rules',
  pinned: true,
  withdrawn: false,
  publishedOn: '2026-03-10',
  title: { en: ' A title ', ja: '見出し' },
  text: { en: 'One\r\ntwo', ja: '本文' },
};

test("trims a news item's title and text and normalises their line endings", () => {
  expect(readForm(newsForm, FORM)).toEqual({
    ok: true,
    value: { ...FORM, title: { en: 'A title', ja: '見出し' }, text: { en: 'One\ntwo', ja: '本文' } },
  });
});

test.each([
  [{ title: { en: '', ja: '見出し' } }, { 'title.en': 'required' }],
  [{ title: { en: 'A' } }, { 'title.ja': 'required' }],
  [{ title: { en: 'x'.repeat(81), ja: '見'.repeat(80) } }, { 'title.en': 'too-long' }],
  [{ title: { en: 'two\nlines', ja: 'x' } }, { 'title.en': 'forbidden-character' }],
  [{ text: { en: 'x', ja: '字'.repeat(8_001) } }, { 'text.ja': 'too-long' }],
  [{ text: { en: 'a\u202eb', ja: 'x' } }, { 'text.en': 'forbidden-character' }],
  [{ publishedOn: '2026-02-30' }, { publishedOn: 'not-a-date' }],
  [{ category: 'gossip' }, { category: 'wrong-type' }],
  [{ pinned: 'yes' }, { pinned: 'wrong-type' }],
  [{ author: 1 }, { author: 'unknown-field' }],
])('rejects a news form with %j', (change, fields) => {
  expect(readForm(newsForm, { ...FORM, ...change })).toEqual({ ok: false, fields });
});
