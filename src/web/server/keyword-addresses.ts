import { keywordRoute } from '#domain/keywords/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

/** Where an entry is read in each language in which it is written; everybody else is sent to English, or to what there is. */
export function keywordAddresses(texts: readonly { readonly lang: Locale; readonly name: string }[]): Readonly<Record<string, string>> {
  const addresses: Record<string, string> = Object.fromEntries(texts.map(({ lang, name }) => [lang, localePath(lang, keywordRoute(name))]));
  const [first] = Object.values(addresses);
  return { ...addresses, ...(first !== undefined && { 'x-default': addresses.en ?? first }) };
}
