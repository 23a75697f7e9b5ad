import { expect, test } from 'vitest';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { EntryKind, EntryRow } from '#domain/catalogue/rows.ts';
import { contentCatalogue, contentEntries, seededBoards } from '#tests/support/database/catalogue.ts';
import { formatNamesFile, isNamedKind, parseNamesFile } from './names-file.ts';
import { canAddText, replaceText, textsOf } from './names-file-texts.ts';

const entries = contentEntries();
const NEW = { en: 'Renamed', ja: '改名' };

function entryOf(kind: EntryKind, id: number): EntryRow {
  const found = entries.find((entry) => entry.kind === kind && entry.id === id);
  if (!found) throw new Error(`no ${kind} ${id}`);
  return found;
}

function renameThroughout(entry: EntryRow): EntryRow {
  let { content } = entry;
  for (const field of textsOf(entry).keys()) content = replaceText({ ...entry, content }, field, NEW);
  return { ...entry, content };
}

test.each<[EntryKind, number, string[]]>([
  ['series', 1, ['name', 'short']],
  ['rule', 21, ['name', 'short', 'description']],
  ['stage', 201, ['name']],
  ['stage', 413, ['name', 'note']],
  ['stage', 429, ['name', 'area']],
  ['event', 151101, ['name']],
  ['creatureColour', 1, ['name', 'creature']],
  ['menu', 1, []],
])('textsOf for the entry %s %i returns the fields %j', (kind, id, fields) => {
  expect([...textsOf(entryOf(kind, id)).keys()]).toEqual(fields);
});

test('the catalogue is still valid after every text in every entry is replaced', () => {
  const renamed = entries.map(renameThroughout);
  expect(renamed.flatMap((entry) => [...textsOf(entry).values()]).every((text) => text.en === NEW.en && text.ja === NEW.ja)).toBe(true);

  const catalogue = createCatalogue(renamed, seededBoards(renamed), 2);
  const before = contentCatalogue();
  expect(catalogue.stages.get(201)).toEqual({ ...before.stages.get(201), name: NEW, yomi: undefined });
  expect(catalogue.stages.get(429)).toEqual({ ...before.stages.get(429), name: NEW, yomi: undefined, area: { id: 1, name: NEW } });
  expect(catalogue.events.get(151101)).toEqual({ ...before.events.get(151101), title: NEW, yomi: undefined });
});

test('replaceText removes the reading when the Japanese name changes', () => {
  const stage = entryOf('stage', 101);
  const ja = contentCatalogue().stages.get(101)?.name.ja ?? '';
  expect(replaceText(stage, 'name', { en: 'Elsewhere', ja })).toMatchObject({ yomi: 'とぐちのくろーばーばたけ' });
  expect(replaceText(stage, 'name', { en: 'Elsewhere', ja: `新${ja}` })).not.toHaveProperty('yomi');
});

test('replaceText can replace every Japanese text in the catalogue', () => {
  expect(JSON.stringify(entries.map(renameThroughout)).replaceAll(NEW.ja, '')).not.toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u);
});

test('all texts in the content are unchanged after writing and parsing a names file', () => {
  const texts = entries.flatMap(({ kind, ...entry }) =>
    isNamedKind(kind) ? [...textsOf({ kind, ...entry })].map(([field, text]) => ({ kind, id: entry.id, field, text })) : [],
  );
  const read = parseNamesFile(formatNamesFile(texts));
  expect(read.ok && read.value).toEqual(texts.map((text, index) => ({ ...text, line: index + 2 })));
});

test('replaceText returns undefined for a field that the entry does not have', () => {
  expect(replaceText(entryOf('stage', 201), 'area', NEW)).toBeUndefined();
});

test('a note can be added to a stage, but not to other entries', () => {
  expect(canAddText(entryOf('stage', 201), 'note')).toBe(true);
  // This stage already has a note, which can only be replaced.
  expect(canAddText(entryOf('stage', 413), 'note')).toBe(false);
  expect(canAddText(entryOf('rule', 21), 'note')).toBe(false);
  expect(replaceText(entryOf('stage', 201), 'note', NEW)).toMatchObject({ id: 201, note: NEW });
  expect(replaceText(entryOf('stage', 201), 'rules', NEW)).toBeUndefined();
  expect(replaceText(entryOf('menu', 1), 'name', NEW)).toBeUndefined();
});
