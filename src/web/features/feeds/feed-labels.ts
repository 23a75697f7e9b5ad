import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';

/** Returns the labels for a feed entry in the page's language. */
export function feedLabels(catalogue: Catalogue, locale: Language) {
  const t = translate(locale, 'feeds.line');
  const rankings = translate(locale, 'rankings');
  return {
    anonymous: rankings('anonymous'),
    classes: classNames(catalogue, locale),
    wr: rankings('record.short'),
    wrTied: rankings('record.tied'),
    wrMeaning: rankings('record.label'),
    first: t('first'),
    beaten: t('beaten'),
    notBest: t('notBest'),
    image: rankings('evidence.image'),
    video: rankings('evidence.video'),
    missingImage: rankings('evidence.noImage'),
    missingVideo: rankings('evidence.noVideo'),
  };
}

export type FeedLabels = ReturnType<typeof feedLabels>;
