import type { CSSProperties } from 'react';
import { inLanguage } from '#domain/shared/language.ts';
import page from '#web/features/year/year-page.module.css';
import type { YearProps } from '#web/features/year/year-parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import styles from './games-card.module.css';

/** Shows on how many stages of each game a player improved in a year. Shows nothing for a year without stages. */
export function GamesCard({ catalogue, review: { games }, locale }: YearProps) {
  const t = translate(locale, 'year.games');
  const most = games[0]?.stages;
  if (most === undefined) return null;
  const stages = games.reduce((sum, game) => sum + game.stages, 0);
  return (
    <article className={`card ${page.card}`}>
      <h2>{t('heading', { stages, games: games.length })}</h2>
      <dl className={styles.games}>
        {games.map(({ seriesId, stages: count }) => (
          <div key={seriesId} style={{ '--share': count / most, '--game': `var(--planet-${seriesToken(seriesId)})` } as CSSProperties}>
            <dt>{inLanguage(catalogue.series.get(seriesId)?.name, locale)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
