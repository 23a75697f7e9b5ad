import { expect, test } from 'vitest';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { pageFaults } from '#tests/support/http/page-faults.ts';
import { kindOf, oneOfEachKind, readMenus, readSitemap } from '#tests/support/http/site-addresses.ts';
import { kindsWithoutSample } from '#tests/support/page-samples.ts';
import { isFull } from '#tests/support/rounds.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { LOCALES } from '#web/i18n/locales.ts';

const REQUESTS_AT_ONCE = 4; // keeps one process of the site busy; more would only queue, and be refused on a slow machine

test('every kind of page has a sample that browser tests open', () => {
  expect(kindsWithoutSample()).toEqual([]);
});

for (const [turn, locale] of LOCALES.entries()) {
  const faultsOfAll = async (addresses: readonly string[]) =>
    (await runAtOnce(REQUESTS_AT_ONCE, addresses, (address) => pageFaults(locale, address))).flat();
  // Pages of one kind are rendered alike, so the gate reads each in one of the languages.
  const inTurn = (addresses: readonly string[]) => (isFull ? addresses : addresses.filter((_, index) => index % LOCALES.length === turn));

  test(`a visitor opens every route of the sitemap and every entry of the menus without a fault: ${locale}`, async () => {
    const { entries } = await readMenus(locale);
    expect(entries.length).toBeGreaterThan(50);
    expect(await faultsOfAll(inTurn(entries))).toEqual([]);
  });

  test(`a page of each kind in the sitemap, and every total, is served without a fault: ${locale}`, async () => {
    const listed = await readSitemap(locale);
    const kinds = new Set(listed.map(kindOf));
    expect(PUBLIC_ROUTES.filter((route) => !kinds.has(route))).toEqual([]);
    const totals = listed.filter((address) => kindOf(address) === '/total/[totalId]');
    const last = oneOfEachKind(listed.toReversed()); // browser tests open others
    expect(await faultsOfAll([...new Set([...last, ...inTurn(totals)])])).toEqual([]);
  });

  test(`the stage lists of the drawer link to pages without a fault: ${locale}`, async () => {
    const { others } = await readMenus(locale);
    expect(others.length).toBeGreaterThan(100);
    expect(await faultsOfAll(inTurn(others))).toEqual([]);
  });

  test.skipIf(!isFull)(`every page of the sitemap is served without a fault: ${locale}`, async () => {
    expect(await faultsOfAll(await readSitemap(locale))).toEqual([]);
  });
}
