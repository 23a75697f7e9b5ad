import 'server-only';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { deps } from '#web/server/deps.ts';

/** Returns the text for the banner above every page, or undefined when no banner is set. */
export async function readBanner(locale: Language): Promise<string | undefined> {
  return inLanguage((await deps().switches()).banner, locale);
}
