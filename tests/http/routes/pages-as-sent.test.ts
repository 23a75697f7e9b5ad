import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { pageFaults } from '#tests/support/http/page-faults.ts';
import { kindOf, oneOfEachKind, readMenus, readSitemap } from '#tests/support/http/site-addresses.ts';
import { kindsWithoutSample } from '#tests/support/page-samples.ts';
import { isFull } from '#tests/support/rounds.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';

// Enough to use one process of the site fully. More requests would only queue and be rejected on a slow machine.
const REQUESTS_AT_ONCE = 4;

test('every kind of page has a sample address that browser tests open', () => {
  expect(kindsWithoutSample()).toEqual([]);
});

for (const [turn, locale] of LANGUAGES.entries()) {
  const faultsOfAll = async (addresses: readonly string[]) =>
    (await runAtOnce(REQUESTS_AT_ONCE, addresses, (address) => pageFaults(locale, address))).flat();
  // Pages of one kind are rendered alike, so the merge gate reads one of several pages, a different one in each language.
  const oneOf = (several: number, addresses: readonly string[]) =>
    isFull ? addresses : addresses.filter((_, index) => index % several === turn);

  test(`menu entries are served to a visitor without a fault: ${locale}`, async () => {
    const { entries } = await readMenus(locale);
    expect(entries.length).toBeGreaterThan(50);
    expect(await faultsOfAll(oneOf(4, entries))).toEqual([]);
  });

  test(`one page of each kind in the sitemap and every total are served without a fault: ${locale}`, async () => {
    const listed = await readSitemap(locale);
    const kinds = new Set(listed.map(kindOf));
    expect(PUBLIC_ROUTES.filter((route) => !kinds.has(route))).toEqual([]);
    const totals = listed.filter((address) => kindOf(address) === '/total/[totalId]');
    // Uses the last page of each kind, because browser tests open others.
    const last = oneOfEachKind(listed.toReversed());
    expect(await faultsOfAll([...new Set([...last, ...oneOf(4, totals)])])).toEqual([]);
  });

  test(`stages in the lists of the drawer are served without a fault: ${locale}`, async () => {
    const { others } = await readMenus(locale);
    expect(others.length).toBeGreaterThan(100);
    expect(await faultsOfAll(oneOf(12, others))).toEqual([]);
  });

  test.skipIf(!isFull)(`every page in the sitemap is served without a fault: ${locale}`, async () => {
    expect(await faultsOfAll(await readSitemap(locale))).toEqual([]);
  });
}
