import { expect, test } from 'vitest';
import { headingCharacters } from './heading-characters.ts';

const KANA = headingCharacters({ catalogue: {}, 'keyword-texts': {} });
/** Returns what the texts add to the kana, which are always included. */
const added = (texts: object): string =>
  headingCharacters({ catalogue: {}, 'keyword-texts': {}, ...texts })
    .split('')
    .filter((character) => !KANA.includes(character))
    .join('');

test('headings may contain all kana', () => {
  for (const character of 'ぁあんゔァアンヴヶー') expect(KANA).toContain(character);
});

test.each([
  ['a stage', { catalogue: { stage: { 101: { name: '畑', yomi: '読', note: '注' } } } }, '畑'],
  ['an event', { catalogue: { event: { 151101: { title: '杯', description: '説' } } } }, '杯'],
  ['an entry of the glossary', { 'keyword-texts': { sprout: { name: '芽', content: '文' } } }, '芽'],
])('headings may contain the name of %s, but not its other texts', (_, texts, expected) => expect(added(texts)).toBe(expected));

test('headings may contain short interface texts and the headings of long ones', () => {
  const long = `${'本'.repeat(30)}\n\n# 見\n\n${'文'.repeat(30)}`;
  expect(added({ pages: { title: '題' }, about: { text: long } })).toBe('見題');
});

test('headings do not contain texts for staff, mails and names of event stages', () => {
  expect(added({ admin: { title: '管' }, mail: { title: '便' }, catalogue: { eventStage: { 1001: { name: '銅' } } } })).toBe('');
});
