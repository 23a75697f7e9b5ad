import { getTranslations } from 'next-intl/server';
import type { Locale } from './locales.ts';

/** Returns the texts shown before an embedded video is loaded. */
export async function videoWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'keywords.video' });
  return { load: t('load'), privacy: t('privacy'), iframeTitle: t('iframeTitle'), watch: (host: string) => t('watch', { host }) };
}
