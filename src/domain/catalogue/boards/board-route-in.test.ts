import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { localePath } from '#web/i18n/locales.ts';
import { boardRoute } from './board-place.ts';
import { boardRouteIn } from './board-route-in.ts';

test('finds the route of every board in its address in every language, with and without a filter', () => {
  const catalogue = contentCatalogue();
  for (const board of catalogue.boards.values())
    for (const locale of LANGUAGES) {
      const route = boardRoute(catalogue, board);
      const href = localePath(locale, route);
      expect(boardRouteIn(href)).toBe(route);
      expect(boardRouteIn(`${href}${href.includes('?') ? '&' : '?'}console=4&year=2020`)).toBe(route);
    }
});

test('other addresses are no boards', () => {
  expect(boardRouteIn('/ja/total/21')).toBe('/ja/total/21');
});
