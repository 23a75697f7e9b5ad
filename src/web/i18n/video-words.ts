import { getTranslations } from 'next-intl/server';
import type { Locale } from './locales.ts';

/** Texts of an embedded video before it is loaded. */
export async function videoWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'keywords.video' });
  return { load: t('load'), privacy: t('privacy'), iframeTitle: t('iframeTitle'), watch: (host: string) => t('watch', { host }) };
}
