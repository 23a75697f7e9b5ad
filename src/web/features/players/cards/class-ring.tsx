import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Ring } from '#web/ui/charts/bars/ring.tsx';
import { classProgress } from './class-progress.ts';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language; children: ReactNode };

/** Draws an orbit around the player's planet that shows the progress from the current class border to the next. */
export function ClassRing({ catalogue, page, locale, children }: Props) {
  const t = translate(locale, 'players.class');
  const { value, whole, colour, points, next } = classProgress(catalogue, page, locale);
  const sentence = next ? t('ring', { points, missing: next.missing, name: next.name }) : t('ringTop', { points });
  return (
    <Ring sentence={sentence} value={value} whole={whole} colour={colour}>
      {children}
    </Ring>
  );
}
