import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { stagesBySeries } from '#domain/catalogue/stage-places.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { LinkGrid } from '#web/ui/nav/link-grid.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';

type Props = { catalogue: Catalogue; locale: Locale };

/** Links to the guides of all stages. */
export async function GuidesPage({ catalogue, locale }: Props) {
  const t = await getTranslations('guides');
  return (
    <ScapePage seed={1} seriesToken={0} title={t('title')} lead={t('lead', { count: catalogue.stages.size })}>
      {stagesBySeries(catalogue).map(({ series, stages }) => (
        <Fragment key={series.id}>
          <h2>{series.name[locale]}</h2>
          <LinkGrid items={stages.map(({ id, name }) => ({ id, href: localePath(locale, guideRoute(id)), label: name[locale] }))} />
        </Fragment>
      ))}
    </ScapePage>
  );
}
