import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { PlayerLabels } from '#web/ui/player/player-name.tsx';

/** Returns the labels for anonymous players and rank classes. */
export async function playerLabels(catalogue: Catalogue, locale: Locale): Promise<PlayerLabels> {
  const t = await getTranslations('events');
  return {
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}
