import { Fragment } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { stagesBySeries } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { LinkGrid } from '#web/ui/nav/link-grid.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';

type Props = { catalogue: Catalogue; locale: Language };

/** Links to the guides for all stages. */
export function GuidesPage({ catalogue, locale }: Props) {
  const t = translate(locale, 'guides');
  return (
    <ScapePage seed={1} seriesToken={0} title={t('title')} lead={t('lead', { count: catalogue.stages.size })}>
      {stagesBySeries(catalogue).map(({ series, stages }) => (
        <Fragment key={series.id}>
          <h2>{inLanguage(series.name, locale)}</h2>
          <Static as="div">
            <LinkGrid
              items={stages.map(({ id, name }) => ({ id, href: localePath(locale, guideRoute(id)), label: inLanguage(name, locale) }))}
            />
          </Static>
        </Fragment>
      ))}
    </ScapePage>
  );
}
