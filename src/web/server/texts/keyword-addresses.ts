import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/**
 * Returns the URL of a keyword for each language that it is written in. `x-default` is the English URL, or the other
 * one when there is no English text.
 */
export function keywordAddresses(texts: readonly { readonly lang: Language; readonly name: string }[]): Readonly<Record<string, string>> {
  const addresses: Record<string, string> = Object.fromEntries(texts.map(({ lang, name }) => [lang, localePath(lang, keywordRoute(name))]));
  const [first] = Object.values(addresses);
  return { ...addresses, ...(first !== undefined && { 'x-default': addresses.en ?? first }) };
}
