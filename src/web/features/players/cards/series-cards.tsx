import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import styles from './series-cards.module.css';
import { seriesLines } from './series-lines.ts';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Renders a card per series with the player's rank, points or score, and boards played. On phones, the games show them. */
export function SeriesCards({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players');
  const cards = seriesLines(catalogue, page, locale);
  return (
    <Static as="section" className={styles.section} aria-label={t('series.heading')}>
      <ul className={styles.cards} style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map(({ seriesId, href, title, stat, count, played, all }) => {
          const token = seriesToken(seriesId);
          return (
            <li key={seriesId} className={`card ${styles.card}`}>
              <Planet seriesToken={token} size={42} />
              <div>
                <small>{inLanguage(catalogue.series.get(seriesId)?.short, locale)}</small>
                <b>
                  {/* A link within the page is the browser's own, which opens the folded part. */}
                  {href.startsWith('#') ? <a href={href}>{title}</a> : <Link href={href}>{title}</Link>}
                </b>
              </div>
              <div className={styles.stats}>
                <span>{stat}</span>
                <span>{count}</span>
              </div>
              <ShareBar value={played} whole={all} colour={`var(--planet-${token})`} />
            </li>
          );
        })}
      </ul>
    </Static>
  );
}
