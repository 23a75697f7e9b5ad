import 'server-only';
import oldLinks from '#content/old-links.json' with { type: 'json' };
import { oldLinkTable } from '#domain/site/old-links.ts';
import { findNewAddress } from '#usecases/site/find-new-address.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';

const TABLE = oldLinkTable.parse(oldLinks);

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns the new URL for a URL from the old site. Returns the Japanese page if the path is under /ja or the query
 * contains lang=ja.
 */
export async function readNewAddress(locale: Locale, segments: readonly string[], oldQuery: Query): Promise<string | undefined> {
  const query = new URLSearchParams(Object.entries(oldQuery).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  const lang = locale === 'ja' || query.get('lang') === 'ja' ? 'ja' : 'en';
  const address = await findNewAddress(deps(), TABLE, { path: `/${segments.join('/')}`, query, lang });
  return address === undefined ? undefined : localePath(lang, address);
}
