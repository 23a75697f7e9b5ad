import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { seriesToken } from '#web/ui/series-token.ts';

type Props = { catalogue: Catalogue; stage: Stage | EventStage; locale: Locale };

/** The guide of a stage, which nobody has written yet. */
export async function GuidePage({ catalogue, stage, locale }: Props) {
  const t = await getTranslations('pages.guide');
  const series = stagePath(catalogue, stage.id)?.series;
  return (
    <ScapePage
      seed={stage.id}
      seriesToken={seriesToken(series?.id ?? 0)}
      over={series?.name[locale]}
      title={t('ofStage', { stage: stage.name[locale] })}
    >
      <p>{t('none')}</p>
      <p>
        <ButtonLink href={localePath(locale, stageRoute(stage.id))}>{t('toStage')}</ButtonLink>
      </p>
    </ScapePage>
  );
}
