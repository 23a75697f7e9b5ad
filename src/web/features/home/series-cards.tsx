import type { CSSProperties } from 'react';
import { gameRoute, stagesRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES, SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import { MoreLink } from './more-link.tsx';
import styles from './series-cards.module.css';

type Props = { series: Home['series']; event: Home['event']; locale: Language };

/** Renders each game as a planet with its figures, which leads to the page of the game. */
export function SeriesCards({ series, event, locale }: Props) {
  const t = translate(locale, 'home.games');
  const nameOf = ({ id, name, short }: Home['series'][number]['series']) => {
    if (id === EVENT_SERIES) return t('eventsName');
    if (id === SPEEDRUN_SERIES) return t('speedrunsName');
    return t('game', { name: inLanguage(name, locale), short: inLanguage(id < EVENT_SERIES ? short : name, locale) });
  };
  return (
    <section className={styles.games} aria-labelledby="games">
      <header>
        <h2 id="games">{t('heading')}</h2>
        <MoreLink href={localePath(locale, stagesRoute)}>{t('all')}</MoreLink>
      </header>
      <ul>
        {series.map(({ series: each, kind, places, records }) => {
          const token = seriesToken(each.id);
          const isEvents = each.id === EVENT_SERIES;
          return (
            <li key={each.id} className="card" data-series={each.id} style={{ '--c': `var(--series-${token})` } as CSSProperties}>
              <Planet seriesToken={token} size={52} />
              <span>
                <Link href={localePath(locale, gameRoute(each.id))}>{nameOf(each)}</Link>
                <small className="num">{isEvents ? t('running', { count: event.running }) : t(kind, { count: places })}</small>
                <small className="num">
                  {isEvents ? t('past', { count: event.past }) : t(kind === 'stages' ? 'records' : 'runs', { count: records })}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
