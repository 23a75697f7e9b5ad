import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute } from '#domain/catalogue/routes.ts';
import type { Stage } from '#domain/catalogue/rows.ts';
import { stagesBySeries } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import { LinkGrid } from '#web/ui/nav/link-grid.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import styles from './guides-page.module.css';

type Props = { catalogue: Catalogue; written: ReadonlySet<number>; locale: Language };

/** Links to the written guides, and to the guides of all stages by game. */
export function GuidesPage({ catalogue, written, locale }: Props) {
  const t = translate(locale, 'guides');
  const isWritten = ({ id }: Stage) => written.has(id);
  const ready = [...catalogue.stages.values()].filter(isWritten);
  return (
    <ScapePage seed={1} seriesToken={0} title={t('title')} lead={t('lead', { written: ready.length, count: catalogue.stages.size })}>
      {ready.length > 0 && (
        <Static as="section" className={styles.game}>
          <h2>{t('written')}</h2>
          <LinkGrid items={ready.map((stage) => guideLink(stage, locale))} />
        </Static>
      )}
      {stagesBySeries(catalogue).map(({ series, stages }) => {
        const name = inLanguage(series.name, locale);
        return (
          <Static as="section" key={series.id} className={styles.game}>
            <FoldHead label={t('show', { name })} isOpen={false}>
              <h2>{name}</h2>
              <small>{t('inGame', { count: stages.length, written: stages.filter(isWritten).length })}</small>
            </FoldHead>
            <LinkGrid items={stages.map((stage) => ({ ...guideLink(stage, locale), ...(isWritten(stage) && { note: t('isWritten') }) }))} />
          </Static>
        );
      })}
    </ScapePage>
  );
}

const guideLink = ({ id, name }: Stage, locale: Language) => ({
  id,
  href: localePath(locale, guideRoute(id)),
  label: inLanguage(name, locale),
});
