import { expect, test } from 'vitest';
import { loadTexts } from './load-texts.ts';

const file = (texts: object) => async () => ({ default: texts });

test('loads a complete part from one file', async () => {
  expect(await loadTexts([file({ title: '検索' })])).toEqual({ title: '検索' });
});

test('takes texts that the first file lacks from the second', async () => {
  expect(await loadTexts([file({ title: 'Serĉi' }), file({ title: 'Search', hint: 'Type' })])).toEqual({ title: 'Serĉi', hint: 'Type' });
});
