import { keywordRoute } from '#domain/keywords/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

/** The URL of an entry per language it is written in; x-default is English if available, else the other language. */
export function keywordAddresses(texts: readonly { readonly lang: Locale; readonly name: string }[]): Readonly<Record<string, string>> {
  const addresses: Record<string, string> = Object.fromEntries(texts.map(({ lang, name }) => [lang, localePath(lang, keywordRoute(name))]));
  const [first] = Object.values(addresses);
  return { ...addresses, ...(first !== undefined && { 'x-default': addresses.en ?? first }) };
}
