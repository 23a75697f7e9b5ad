import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import styles from './series-cards.module.css';

// Ids of the totals that each represent a whole series. Speedruns have no such total.
const SERIES_TOTALS = [10, 20, 30, 40, 4, 91];

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Renders a card per series with the player's rank, points or score, and boards played. */
export function SeriesCards({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players');
  const { totals, standings } = page;
  const filter = sharedFilter(page.filter);
  const cards = SERIES_TOTALS.flatMap((totalId) => {
    const [total, line] = [catalogue.totals.get(totalId), totals.find((each) => each.totalId === totalId)];
    if (!total || !line) return [];
    const stat = {
      points: formatScore(line.points),
      score: formatScore(line.score),
      boardsThenTime: formatDuration(line.elapsedMs ?? 0),
    };
    return [
      {
        seriesId: total.series,
        href: underFilter(localePath(locale, totalRoute(totalId)), filter),
        title: t('place', { rank: line.rank, shared: String(line.shared) }),
        stat: stat[total.orderBy],
        played: line.boardsPlayed,
        all: line.boards,
      },
    ];
  });
  const runs = standings.filter(({ board }) => board.kind === 'speedrun');
  const best = runs.toSorted((a, b) => a.rank - b.rank)[0];
  if (best) {
    cards.push({
      seriesId: SPEEDRUN_SERIES,
      href: '#speedruns',
      title: t('series.runs', { count: runs.length }),
      stat: t('series.best', { place: t('place', { rank: best.rank, shared: String(best.shared) }) }),
      played: runs.length,
      all: catalogue.speedruns.size,
    });
  }
  return (
    <Static as="section" aria-label={t('series.heading')}>
      <ul className={styles.cards} style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map(({ seriesId, href, title, stat, played, all }) => {
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
                <span>{t('of', { played, all })}</span>
              </div>
              <ShareBar value={played} whole={all} colour={`var(--planet-${token})`} />
            </li>
          );
        })}
      </ul>
    </Static>
  );
}
