import { getTranslations } from 'next-intl/server';
import { classNames } from '#domain/catalogue/class-names.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { PlayerLabels } from '#web/ui/player-name.tsx';

/** Returns the labels for anonymous players and rank classes. */
export async function playerLabels(catalogue: Catalogue, locale: Locale): Promise<PlayerLabels> {
  const t = await getTranslations('events');
  return {
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}
