import type { CSSProperties } from 'react';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { playerRoute, totalRoute } from '#domain/catalogue/routes.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { SparkStems } from '#web/ui/charts/lines/spark-stems.tsx';
import { ArrowRight, ArrowUp, TrendingUp } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './climber-card.module.css';
import type { HomeWords } from './home-words.ts';
import story from './story.module.css';

type Props = { climber: NonNullable<Home['stories']['climber']>; words: HomeWords };

/** Tells who gained the most places in the player ranking in four weeks, with the points on the way. */
export function ClimberCard({ climber: { player, placeBefore, since, points }, words: { locale, place, labels } }: Props) {
  const t = translate(locale, 'home.climber');
  const { handle, name, rank, rankClass } = player;
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  const [first = 0] = points;
  const count = placeBefore - rank;
  return (
    <article className={`card ${story.story} ${styles.climber}`} style={{ '--c': 'var(--good)' } as CSSProperties}>
      <p className={story.over} data-kind="up">
        <TrendingUp data-icon="s" aria-hidden />
        {t('over')}
      </p>
      <div className={styles.who}>
        <PlanetAvatar seed={handle} ring={classKey} size={52} />
        <div>
          <h3>
            <Link href={localePath(locale, playerRoute(handle))}>{name}</Link>
          </h3>
          <p>
            {classKey && rankClass !== null && <RankClassBadge classKey={classKey} label={labels.classes[rankClass] ?? ''} />}
            {t('move', { from: place(placeBefore), to: place(rank) })}
          </p>
        </div>
      </div>
      <div className={styles.climb}>
        <div>
          <p className={`num ${styles.places}`}>
            <ArrowUp aria-hidden />
            {count}
          </p>
          <p>{t('places', { count })}</p>
        </div>
        <SparkStems values={points.map((value) => value - Math.min(...points) + Math.max(1, (player.points - first) / 8))} />
      </div>
      <footer className={story.foot}>
        <span className="num">{t('points', { points: player.points - first })}</span>
        <Link className={story.go} href={localePath(locale, `${totalRoute(GRAND_TOTAL)}?since=${since}`)}>
          {t('all')}
          <ArrowRight data-icon="s" aria-hidden />
        </Link>
      </footer>
    </article>
  );
}
