import type { Db } from '#data/db.ts';
import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { kindOf, readSitemap } from '#tests/support/http/site-addresses.ts';
import { SIGNED_IN_PAGES, VISITOR_PAGES } from '#tests/support/page-samples.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import type { TestSite } from '#tests/support/sites/test-sites.ts';
import { longestJapaneseName, longestName } from '#tests/support/texts/longest-names.ts';
import { localePath } from '#web/i18n/locales.ts';

export type Role = 'visitor' | keyof typeof SIGNED_IN_PAGES;

/** Gives the longest names to the first players of the grand total, who are on most pages. Returns their handles. */
export async function renamePlayers(site: TestSite): Promise<readonly [string, string]> {
  const [first = '', second = ''] = await rankedHandles('position', site);
  await withSiteDatabase(site, async (db) => {
    await rename(db, first, longestName());
    await rename(db, second, longestJapaneseName());
  });
  return [first, second];
}

const rename = (db: Db, handle: string, name: string) => db.updateTable('users').set({ name }).where('handle', '=', handle).execute();

/** Lists one address of each kind of page that a role reads: the one with the longest name, where that is known. */
export async function listAddresses(
  site: TestSite,
  role: Role,
  locale: Language,
  [one, other]: readonly [string, string],
): Promise<string[]> {
  const pages = role === 'visitor' ? VISITOR_PAGES : SIGNED_IN_PAGES[role];
  const { stages, events } = contentCatalogue();
  const stage = longestNamed(stages.values(), ({ name }) => name, locale);
  const event = longestNamed(events.values(), ({ title }) => title, locale);
  const keyword = await longestKeyword(site, locale);
  const longest = new Map<string | undefined, string>([
    ['/stage/[stageId]', `/stage/${stage}`],
    ['/guide/[stageId]', `/guide/${stage}`],
    ['/post', `/post?stage=${stage}`],
    ['/limited/[code]', `/limited/${event}`],
    ['/user/[userId]', `/user/${one}`],
    ['/compare/[userA]/[userB]', `/compare/${one}/${other}`],
  ]);
  return pages.map((page) => {
    const kind = kindOf(page);
    if (kind?.startsWith('/keyword/[keyword]')) return kind.replace('/keyword/[keyword]', keyword);
    return localePath(locale, longest.get(kind) ?? page);
  });
}

/** Returns the id of the entry whose name is the longest in a language. */
function longestNamed<Entry extends { readonly id: number }>(
  entries: Iterable<Entry>,
  nameOf: (entry: Entry) => Localised,
  locale: Language,
) {
  const lengthOf = (entry: Entry) => inLanguage(nameOf(entry), locale).length;
  return [...entries].toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.id;
}

/** Returns the address of the keyword with the longest name, which is part of its address. */
async function longestKeyword(site: TestSite, locale: Language): Promise<string> {
  const addresses = (await readSitemap(locale, site.url)).filter((address) => kindOf(address) === '/keyword/[keyword]');
  return addresses.toSorted((a, b) => decodeURI(b).length - decodeURI(a).length)[0] ?? localePath(locale, '/keyword');
}
