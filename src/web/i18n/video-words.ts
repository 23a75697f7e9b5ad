import type { Language } from '#domain/shared/language.ts';
import { translate } from './translate.ts';

/** Returns the texts shown before an embedded video is loaded. */
export function videoWords(locale: Language) {
  const t = translate(locale, 'keywords.video');
  return { load: t('load'), privacy: t('privacy'), iframeTitle: t('iframeTitle'), watch: (host: string) => t('watch', { host }) };
}
