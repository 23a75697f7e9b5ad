import type { CSSProperties } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { knotAt } from '#domain/rankings/duels/rival-week.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { formatScore } from '#domain/shared/score.ts';
import { boardNames } from '#web/features/dashboard/board-names.ts';
import type { Parts } from '#web/features/dashboard/parts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { RivalWeek } from '#web/server/account/read-dashboard.ts';
import { Star } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { GreyPlanet } from '#web/ui/scenery/planet/grey-planet.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { WeekDays } from './week-days.tsx';
import styles from './week-score.module.css';

const SOURCES = 3;
const PLANET_PX = 28;

type Props = Parts & { handle: string; week: RivalWeek; rival: NonNullable<RivalWeek['rival']> };

/** Shows a running duel: both scores on a rope, the days, and the posts that won the most. */
export function WeekScore({ catalogue, dashboard, locale, labels, handle, week, rival }: Props) {
  const t = translate(locale, 'dashboard');
  const { own, theirs, gains, record } = week;
  const name = rival.name ?? labels.anonymous;
  const lead = own.points - theirs.points;
  const planets = [handle, rival.handle].map((each) => dashboard.planets.get(each));
  const scores = { own: formatScore(own.points), name, theirs: formatScore(theirs.points) };
  return (
    <div className={styles.duel}>
      <div className={styles.sides}>
        <div>
          <span className={styles.name}>
            {planets[0] && <LivingPlanet stats={planets[0]} size={PLANET_PX} />}
            <span>{t('you')}</span>
          </span>
          <b>{scores.own}</b>
        </div>
        <p>
          {t('week.lead', { lead: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level' })}
          {lead !== 0 && <b>{formatScore(Math.abs(lead))}</b>}
        </p>
        <div>
          <span className={styles.name}>
            {rival.name === null ? <GreyPlanet size={PLANET_PX} /> : planets[1] && <LivingPlanet stats={planets[1]} size={PLANET_PX} />}
            {rival.name === null ? <span>{name}</span> : <Link href={localePath(locale, playerRoute(rival.handle))}>{name}</Link>}
          </span>
          <b>{scores.theirs}</b>
        </div>
      </div>
      <div
        className={styles.rope}
        role="img"
        aria-label={t('week.rope', scores)}
        style={{ '--at': `${knotAt(own.points, theirs.points)}%` } as CSSProperties}
      >
        <span>
          <Star />
        </span>
      </div>
      <WeekDays own={own.days} theirs={theirs.days} locale={locale} />
      {gains.length === 0 ? (
        <p className={styles.note}>{t('week.quiet')}</p>
      ) : (
        <ul className={styles.gains}>
          {gains.slice(0, SOURCES).map(({ side, board, rank, shared, gain }) => (
            <li key={`${side} ${board.boardId}`} data-side={side}>
              <i aria-hidden />
              <span>
                <span className="sr">{side === 'own' ? t('you') : name}: </span>
                <Link href={boardNames(catalogue, board, locale).href}>{boardNames(catalogue, board, locale).stage}</Link>{' '}
                {rank === 1 ? t('week.worldRecord') : formatRank(rank, shared)}
              </span>
              <b>{t('target.gain', { points: formatScore(gain) })}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {record.won + record.lost + record.level > 0 && `${t('week.record', record)}${traitsOf(locale).sentenceMark}`}
        {t('week.settles')}
      </p>
    </div>
  );
}
