import 'server-only';
import type { Locale } from '#web/i18n/locales.ts';
import { deps } from '#web/server/deps.ts';

/** Returns the text for the banner above every page, or undefined when no banner is set. */
export async function readBanner(locale: Locale): Promise<string | undefined> {
  return (await deps().switches()).banner?.[locale];
}
