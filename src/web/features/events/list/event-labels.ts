import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerLabels } from '#web/ui/player/player-name.tsx';

/** Returns the labels for anonymous players and rank classes. */
export function playerLabels(catalogue: Catalogue, locale: Language): PlayerLabels {
  const t = translate(locale, 'events');
  return {
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
}
