import 'server-only';
import oldLinks from '#content/old-links.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';
import { oldLinkTable } from '#domain/site/old-links.ts';
import { findNewAddress } from '#usecases/site/find-new-address.ts';
import { localePath, parseLocale } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';

const TABLE = oldLinkTable.parse(oldLinks);

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns the new URL for a URL from the old site, in the language of its path or else of its query, such as lang=ja.
 */
export async function readNewAddress(locale: Language, segments: readonly string[], oldQuery: Query): Promise<string | undefined> {
  const query = new URLSearchParams(Object.entries(oldQuery).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  const lang = locale === DEFAULT_LANGUAGE ? parseLocale(query.get('lang') ?? '') : locale;
  const address = await findNewAddress(deps(), TABLE, { path: `/${segments.join('/')}`, query, lang });
  return address === undefined ? undefined : localePath(lang, address);
}
