import { insertOrganiser } from '#data/queries/event-organisers.ts';
import { PUBLIC_ROUTES, UNVISITED_PATHS } from '#domain/site/public-routes.ts';
import { type ActorName, createActor } from '#tests/support/actors.ts';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { signInAs } from '#tests/support/e2e-rankings.ts';
import { isWhole, SIZES } from '#tests/support/looks.ts';
import { scriptsRun } from '#tests/support/open-page.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { kindOf, oneOfEachKind, readMenus, readSitemap } from '#tests/support/site-routes.ts';
import { faultsAsWritten, Tour } from '#tests/support/tour.ts';
import { LOCALES, localePath } from '#web/i18n/locales.ts';

test.use({ viewport: SIZES.mobile });

const AT_ONCE = 2;
const ORGANISED = 310101; // a day on which nobody plans anything
const NEVER_PAGES = ['/api/', '/error'];

type Worker = {
  readonly as: ActorName;
  readonly organises?: boolean;
  /** Where their work begins besides their menu, and where the last of these leads once it knows who reads. */
  readonly from?: readonly string[];
  readonly to?: string;
};

/** Everybody who has a menu of their own. */
const WORKERS: readonly Worker[] = [
  { as: 'player', from: ['/keyword', '/limited'] },
  { as: 'player', organises: true },
  { as: 'editor', from: ['/information'], to: '/information/edit' },
  { as: 'moderator' },
  { as: 'admin' },
];

for (const [turn, locale] of LOCALES.entries()) {
  test(`a visitor meets every route of the sitemap and every entry of the menus, and nothing is amiss: ${locale}`, async ({
    page,
    request,
  }) => {
    const [listed, menus] = await Promise.all([readSitemap(request, locale), readMenus(request, locale)]);
    const tour = new Tour(page, locale, scriptsRun);
    await tour.visit(oneOfEachKind(listed));
    const others = new Set(isWhole ? [] : menus.others);
    const entries = [...menus.entries, ...(await tour.frameLinks())].filter((link) => kindOf(link) && !others.has(link));
    const elsewhere = await tour.visit(entries);
    await tour.goOn();
    // What belongs to somebody asks who it is; whoever says so meets it below.
    for (const [address, to] of elsewhere) expect(to, address).toContain(localePath(locale, '/auth/login?error=SessionRequired'));

    // The rest is made like the first of its list, as are totals that no menu has: each is read in one of the languages.
    const totals = listed.filter((address) => kindOf(address) === '/total/[totalId]' && !tour.met.has(address));
    const read = [...others, ...totals].filter((_, nth) => nth % LOCALES.length === turn);
    for (let start = 0; start < read.length; start += AT_ONCE)
      tour.faults.push(
        ...(await Promise.all(read.slice(start, start + AT_ONCE).map((address) => faultsAsWritten(request, locale, address)))).flat(),
      );
    expect(tour.faults).toEqual([]);
    expect([...new Set(listed.map(kindOf))].filter((kind) => !tour.kinds.has(kind))).toEqual([]);
    expect(PUBLIC_ROUTES.filter((route) => !tour.kinds.has(route))).toEqual([]);
    expect(menus.entries.filter((entry) => !tour.met.has(entry))).toEqual([]);
    console.log(`${locale}: ${tour.met.size} pages of ${tour.kinds.size} kinds`);
  });

  test(`players, organisers, editors, moderators and admins meet every entry of their menus, and nothing is amiss: ${locale}`, async ({
    page,
    request,
  }) => {
    const listed = new Set(await readSitemap(request, locale));
    const publicKinds = new Set([...listed].map(kindOf));
    const tour = new Tour(page, locale, async () => {
      await scriptsRun(page);
      await page.locator('#account-menu').waitFor({ state: 'attached' });
    });
    for (const { as, organises = false, from = [], to } of WORKERS) {
      const { userId, handle } = await withE2eDatabase(async (db) => {
        const actor = await createActor(db, as);
        if (organises) await insertOrganiser(db, ORGANISED, actor.userId, actor.userId);
        return actor;
      });
      await page.goto('/healthz'); // so that the page before does not ask for somebody who has left
      await page.context().clearCookies();
      await signInAs(page, userId);
      await tour.visit([localePath(locale, `/user/${handle}`), ...from.map((route) => localePath(locale, route))]);
      if (to) {
        await page.locator(`main a[href="${localePath(locale, to)}"]`).waitFor();
        await tour.visit([localePath(locale, to)]);
      }
      const own = (await tour.frameLinks()).filter((link) => !listed.has(link) && !tour.met.has(link) && kindOf(link) !== undefined);
      for (const entry of own) {
        const elsewhere = await tour.visit([entry]);
        // Only what is for visitors alone, as logging in, leads elsewhere.
        if (elsewhere.size > 0) expect((await request.get(entry, { maxRedirects: 0 })).status(), entry).toBe(200);
        else await tour.visit((await tour.innerLinks()).filter((link) => link.startsWith(`${entry}/`) || link.startsWith(`${entry}?`)));
      }
      await tour.goOn(publicKinds);
    }
    expect(tour.faults).toEqual([]);
    const met = [...tour.kinds].join('\n');
    for (const path of UNVISITED_PATHS.filter((path) => !NEVER_PAGES.includes(path))) expect(met).toContain(path);
    console.log(`${locale}: ${tour.met.size} pages of ${tour.kinds.size} kinds, signed in`);
  });
}
