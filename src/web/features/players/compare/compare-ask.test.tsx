import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { CompareAsk } from './compare-ask.tsx';

afterEach(cleanup);

const top = ['moss', 'fern', 'kokero'].map((handle) => ({ handle, name: handle === 'fern' ? null : handle.toUpperCase() }));
const asked = { catalogue: contentCatalogue(), a: '', b: '', unknown: undefined, same: false, locale: 'en' } as const;

test('a visitor types both players, or opens a comparison of players who are next to each other in the ranking', () => {
  render(<CompareAsk {...asked} top={top} />);
  expect(screen.getAllByRole('textbox').map((field) => field.closest('label')?.textContent)).toEqual(['First player', 'Second player']);
  const examples = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(examples).toEqual([
    ['MOSS and Anonymous', '/compare/moss/fern'],
    ['Anonymous and KOKERO', '/compare/fern/kokero'],
  ]);
});

test('without ranked players there are no examples', () => {
  render(<CompareAsk {...asked} />);
  expect(screen.queryByRole('link')).toBeNull();
});
