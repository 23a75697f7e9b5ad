import { insertOrganiser } from '#data/queries/events/event-organisers.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { PUBLIC_ROUTES, UNVISITED_PATHS } from '#domain/site/public-routes.ts';
import { signedInScriptsRun } from '#tests/support/browser/check-page.ts';
import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { PageCrawler } from '#tests/support/browser/page-crawler.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { get } from '#tests/support/http/request.ts';
import { kindOf, oneOfEachKind, readMenus, readSitemap } from '#tests/support/http/site-addresses.ts';
import { isFull } from '#tests/support/rounds.ts';
import { type ActorName, createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { localePath } from '#web/i18n/locales.ts';

test.skip(!isFull, 'only with FULL=1: more than a hundred pages a test');
test.use({ viewport: SIZES.mobile });

const UNUSED_EVENT_CODE = 310101;
const NEVER_PAGES = ['/api/', '/error'];

type Role = {
  readonly as: ActorName;
  readonly organises?: boolean;
  // Pages to start from, in addition to the menu.
  readonly from?: readonly string[];
  // The page that the last page in `from` links to once the session is loaded.
  readonly to?: string;
};

const ROLES: readonly Role[] = [
  { as: 'player', from: ['/keyword', '/limited'] },
  { as: 'player', organises: true },
  { as: 'editor', from: ['/information'], to: '/information/edit' },
  { as: 'moderator' },
  { as: 'admin' },
];

for (const locale of LANGUAGES) {
  test(`a visitor opens every kind of page in the sitemap and every menu entry without a fault: ${locale}`, async ({ page }) => {
    const [listed, menus] = await Promise.all([readSitemap(locale), readMenus(locale)]);
    const crawler = new PageCrawler(page, locale, scriptsRun);
    await crawler.visit(oneOfEachKind(listed));
    // The next test opens these links.
    const others = new Set(menus.others);
    const entries = [...menus.entries, ...(await crawler.layoutLinks())].filter((link) => kindOf(link) && !others.has(link));
    const redirected = await crawler.visit(entries);
    await crawler.visitNewKinds();
    for (const [address, target] of redirected) expect(target, address).toContain(localePath(locale, '/auth/login?error=SessionRequired'));
    expect(crawler.faults).toEqual([]);
    expect([...new Set(listed.map(kindOf))].filter((kind) => !crawler.kinds.has(kind))).toEqual([]);
    expect(PUBLIC_ROUTES.filter((route) => !crawler.kinds.has(route))).toEqual([]);
    expect(menus.entries.filter((entry) => !crawler.visited.has(entry))).toEqual([]);
    console.log(`${locale}: ${crawler.visited.size} pages of ${crawler.kinds.size} kinds`);
  });

  test(`a visitor opens every stage in the lists of the drawer without a fault: ${locale}`, async ({ page }) => {
    const crawler = new PageCrawler(page, locale, scriptsRun);
    await crawler.visit((await readMenus(locale)).others);
    expect(crawler.faults).toEqual([]);
    expect(crawler.visited.size).toBeGreaterThan(100);
  });

  test.describe('for signed-in users', () => {
    test.use({ site: 'posting' });

    test(`every menu entry for players, organisers, editors, moderators and admins opens without a fault: ${locale}`, async ({
      page,
      testSite,
    }) => {
      const listed = new Set(await readSitemap(locale, testSite.url));
      const publicKinds = new Set([...listed].map(kindOf));
      const crawler = new PageCrawler(page, locale, signedInScriptsRun);
      for (const { as, organises = false, from = [], to } of ROLES) {
        const { handle } = await withSiteDatabase(testSite, async (db) => {
          const actor = await createActor(db, as);
          if (organises) await insertOrganiser(db, UNUSED_EVENT_CODE, actor.userId, actor.userId);
          return actor;
        });
        // Opens a page without scripts, so that no open page uses the session that is being replaced.
        await page.goto('/healthz');
        await page.context().clearCookies();
        await signInAs(page, handle, testSite);
        await crawler.visit([`/user/${handle}`, ...from].map((path) => localePath(locale, path)));
        if (to) {
          await page.locator(`main a[href="${localePath(locale, to)}"]`).waitFor();
          await crawler.visit([localePath(locale, to)]);
        }
        const own = (await crawler.layoutLinks()).filter(
          (link) => !listed.has(link) && !crawler.visited.has(link) && kindOf(link) !== undefined,
        );
        for (const entry of own) {
          const redirected = await crawler.visit([entry]);
          // Only pages that are meant for visitors, such as the log-in form, redirect a signed-in user.
          if (redirected.size > 0) expect((await get(entry, { site: testSite.url })).status, entry).toBe(200);
          else
            await crawler.visit(
              (await crawler.innerLinks()).filter((link) => link.startsWith(`${entry}/`) || link.startsWith(`${entry}?`)),
            );
        }
        await crawler.visitNewKinds(publicKinds);
      }
      expect(crawler.faults).toEqual([]);
      const kinds = [...crawler.kinds].join('\n');
      for (const path of UNVISITED_PATHS.filter((path) => !NEVER_PAGES.includes(path))) expect(kinds).toContain(path);
      console.log(`${locale}: ${crawler.visited.size} pages of ${crawler.kinds.size} kinds, signed in`);
    });
  });
}
