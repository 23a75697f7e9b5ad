import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Speedrun } from '#domain/catalogue/rows.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { seriesToken } from '#web/ui/series-token.ts';

type Props = { catalogue: Catalogue; speedrun: Speedrun; locale: Locale };

/** A story speedrun: its name and the editions it is run on. */
export async function SpeedrunPage({ catalogue, speedrun, locale }: Props) {
  const t = await getTranslations('pages.speedrun');
  const editions = speedrun.consoles.flatMap((id) => catalogue.speedrunConsoles.get(id)?.name[locale] ?? []);
  return (
    <ScapePage
      seed={speedrun.id}
      seriesToken={seriesToken(speedrun.series)}
      over={catalogue.series.get(speedrun.series)?.name[locale]}
      title={speedrun.name[locale]}
      lead={t('editions', { editions: editions.join(' · ') })}
    />
  );
}
