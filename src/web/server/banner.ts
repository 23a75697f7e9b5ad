import 'server-only';
import type { Locale } from '#web/i18n/locales.ts';
import { deps } from './deps.ts';

/** The line that stands above every page, if there is one. */
export async function readBanner(locale: Locale): Promise<string | undefined> {
  return (await deps().switches()).banner?.[locale];
}
