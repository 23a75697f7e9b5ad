import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { SparkStems } from '#web/ui/charts/lines/spark-stems.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import styles from './home-page.module.css';
import { MoreLink } from './more-link.tsx';
import rows from './trending-card.module.css';

type Props = { trending: Home['trending']; catalogue: Catalogue; locale: Language };

/** Lists the stages with the most records in the last seven days, with a chart of the records per day. */
export function TrendingCard({ trending, catalogue, locale }: Props) {
  const t = translate(locale, 'home.trending');
  return (
    <section className="card" aria-labelledby="trending">
      <header className={styles.head}>
        <h2 id="trending">{t('heading')}</h2>
        <MoreLink href={localePath(locale, '/trends')}>{t('days')}</MoreLink>
      </header>
      {trending.length === 0 && <p className={rows.none}>{t('none')}</p>}
      <ol className={rows.list}>
        {trending.map(({ stageId, posts, sum }, index) => {
          const token = seriesToken(catalogue.stages.get(stageId)?.series ?? EVENT_SERIES);
          return (
            <li key={stageId} style={{ '--c': `var(--planet-${token})` } as CSSProperties}>
              <span className="num">{index + 1}</span>
              <Link href={localePath(locale, stageRoute(stageId))}>
                <b>{inLanguage(findStage(catalogue, stageId)?.name, locale)}</b>
                <small className="num">{t('posts', { count: sum })}</small>
              </Link>
              <SparkStems values={posts} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
