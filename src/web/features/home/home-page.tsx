import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { stagesBySeries } from '#domain/catalogue/stage-places.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { LinkGrid } from '#web/ui/link-grid.tsx';
import { Planet } from '#web/ui/scenery/planet.tsx';
import { seriesToken } from '#web/ui/series-token.ts';
import styles from './home-page.module.css';

/** The top page: every series as a planet, with the way to each of its stages. */
export async function HomePage({ locale }: { locale: Locale }) {
  const [t, catalogue] = await Promise.all([getTranslations('frame'), readCatalogue()]);
  return (
    <main id="main" className="wrap">
      <h1 className={styles.title}>{t('tagline')}</h1>
      <p className={styles.lead}>{t('description')}</p>
      {stagesBySeries(catalogue).map(({ series, stages }) => (
        <section key={series.id} className={styles.series} style={{ '--c': `var(--series-${seriesToken(series.id)})` } as CSSProperties}>
          <h2 className={styles.heading}>
            <Planet seriesToken={seriesToken(series.id)} size={44} />
            {series.name[locale]}
            <small>{t('directory.count', { count: stages.length })}</small>
          </h2>
          <LinkGrid items={stages.map(({ id, name }) => ({ id, href: localePath(locale, stageRoute(id)), label: name[locale] }))} />
        </section>
      ))}
    </main>
  );
}
