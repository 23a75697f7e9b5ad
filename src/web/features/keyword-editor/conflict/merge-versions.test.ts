import { expect, test } from 'vitest';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import { firstChoice, isChoice, mergeVersions, writeVersion } from './merge-versions.ts';

const BASE: KeywordVersion = { name: 'Dew Egg', reading: 'つゆたまご', category: 'object', tag: '', text: 'One.\n\nTwo.' };
const merge = (mine: Partial<KeywordVersion>, theirs: Partial<KeywordVersion>) => {
  const own = { ...BASE, ...mine };
  const places = mergeVersions(BASE, own, { ...BASE, ...theirs });
  return {
    places,
    version: writeVersion(places, places.map(firstChoice), own),
    open: places.filter((place) => firstChoice(place) === undefined),
  };
};

test('uses the changed value of a field that only one side changed', () => {
  const { version, open } = merge(
    { name: 'Dewy Egg', text: 'One!\n\nTwo.' },
    { tag: 'Eggs', category: 'collection', text: 'One.\n\nTwo!' },
  );
  expect(version).toEqual({ name: 'Dewy Egg', reading: 'つゆたまご', category: 'collection', tag: 'Eggs', text: 'One!\n\nTwo!' });
  expect(open).toEqual([]);
});

test('uses my value for a field that both sides changed until a value is chosen', () => {
  const { places, version, open } = merge({ name: 'Mine' }, { name: 'Theirs' });
  expect(open.map(({ field }) => field)).toEqual(['name']);
  expect(version.name).toBe('Mine');
  expect(writeVersion(places, ['theirs'], BASE).name).toBe('Theirs');
});

test('offers no choice when both sides made the same change', () => {
  const { places } = merge({ name: 'Same', text: 'Other.' }, { name: 'Same', text: 'Other.' });
  expect(places.filter(isChoice)).toEqual([]);
});
