import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { PlayerFilters } from './player-filters.tsx';

test('links and the day form of a comparison keep its part and the other filters', () => {
  const asked = { filter: { console: 4, at: '2020-05-04', page: 3 }, thisYear: 2021, today: '2021-01-31' } as const;
  render(
    <PlayerFilters
      catalogue={contentCatalogue()}
      path="/compare/moss/fern"
      asked={asked}
      part={{ boards: 'all', series: 2 }}
      locale="en"
    />,
  );
  const bar = screen.getByRole('navigation', { name: 'Filters' });
  const hrefOf = (name: string) => within(bar).getByText(name, { selector: 'a, a *' }).closest('a')?.getAttribute('href');
  expect(hrefOf('All')).toBe('/compare/moss/fern?boards=all&series=2&at=2020-05-04');
  expect(hrefOf('Now')).toBe('/compare/moss/fern?boards=all&series=2&console=4');
  expect(hrefOf('2019')).toBe('/compare/moss/fern?boards=all&series=2&console=4&year=2019');
  const form = bar.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([
    ['boards', 'all'],
    ['series', '2'],
    ['console', '4'],
    ['at', '2020-05-04'],
  ]);
});
