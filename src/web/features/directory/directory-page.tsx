import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Series, Stage } from '#domain/catalogue/rows.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { LinkGrid } from '#web/ui/link-grid.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { ScapeFrame } from '#web/ui/scenery/scape-frame.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { seriesToken } from '#web/ui/series-token.ts';
import styles from './directory-page.module.css';

type Props = {
  seed: number;
  series: Series;
  title: string;
  lead: ReactNode;
  stages: readonly (Stage | EventStage)[];
  locale: Locale;
};

/** What a total or an event is made of: its name, a line of facts, and the way to each stage. */
export async function DirectoryPage({ seed, series, title, lead, stages, locale }: Props) {
  const t = await getTranslations('frame.directory');
  return (
    <main id="main">
      <ScapeFrame head scape={<StageScape seed={seed} seriesToken={seriesToken(series.id)} options={HEADER_SCAPE} />}>
        <header className={`wrap ${styles.head}`}>
          <p>{series.name[locale]}</p>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
      </ScapeFrame>
      <div className="wrap">
        {stages.length > 0 && <h2 className={styles.heading}>{t('stages')}</h2>}
        <LinkGrid items={stages.map(({ id, name }) => ({ id, href: localePath(locale, stageRoute(id)), label: name[locale] }))} />
      </div>
    </main>
  );
}
