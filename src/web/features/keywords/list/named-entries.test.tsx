import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { NamedEntries } from './named-entries.tsx';

afterEach(cleanup);

const catalogue = contentCatalogue();
const ENTRIES = [
  { uniqueId: 'a', names: { en: 'Dew Egg', ja: 'つゆ卵' }, guideOf: null },
  { uniqueId: 'b', names: { en: 'Only English' }, guideOf: null },
  { uniqueId: 'c', names: { en: 'Guide 218', ja: 'ステージ218の攻略' }, guideOf: 218 },
];

test('names entries in the reader’s language where possible, and guides after their stages', () => {
  render(<NamedEntries id="x" title="関連" entries={ENTRIES} guideOf={(stage) => `${stage}の攻略`} {...{ catalogue }} locale="ja" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['つゆ卵', 'Only English', '回転木馬の地下室の攻略']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/ja/keyword/${encodeURIComponent('つゆ卵')}`,
    '/ja/keyword/Only_English',
    '/ja/guide/218',
  ]);
  expect(links.map((link) => link.getAttribute('lang'))).toEqual([null, 'en', null]);
});

test('NamedEntries renders nothing without entries', () => {
  const { container } = render(<NamedEntries id="x" title="" entries={[]} guideOf={String} {...{ catalogue }} locale="en" />);
  expect(container.firstChild).toBeNull();
});
