import 'server-only';
import type { Locale } from '#web/i18n/locales.ts';
import { deps } from './deps.ts';

/** The banner text above every page, if any. */
export async function readBanner(locale: Locale): Promise<string | undefined> {
  return (await deps().switches()).banner?.[locale];
}
