import type { CSSProperties } from 'react';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { Crown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import styles from './series-cards.module.css';

/** Renders each series as a planet with its counts and its leading player. */
export function SeriesCards({ series, locale }: { series: Home['series']; locale: Language }) {
  const t = translate(locale, 'home.planets');
  const pages = translate(locale, 'pages');
  return (
    <ul className={styles.cards}>
      {series.map(({ series: { id, name }, route, kind, places, records, leader }) => {
        const token = seriesToken(id);
        return (
          <li key={id} className="card" data-series={id} style={{ '--c': `var(--series-${token})` } as CSSProperties}>
            <Planet seriesToken={token} size={76} />
            <h3>
              <Link href={localePath(locale, route)}>{inLanguage(name, locale)}</Link>
            </h3>
            <p className="num">
              <span>{t(kind, { count: places })}</span>
              <span>{t(kind === 'stages' ? 'records' : 'runs', { count: records })}</span>
            </p>
            {leader && (
              <p className={styles.leader}>
                <Crown data-icon="s" role="img" aria-label={t('leader')} />
                <span>{leader.name ?? pages('anonymous')}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
