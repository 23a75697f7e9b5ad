import { monthName } from '#web/features/year/year-dates.ts';
import page from '#web/features/year/year-page.module.css';
import { className, type YearProps } from '#web/features/year/year-parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { ChevronRight } from '#web/ui/media/icons.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import styles from './classes-card.module.css';

/** Shows the classes through which a player climbed in a year. Shows nothing for a player who did not climb. */
export function ClassesCard({ catalogue, review: { climb }, locale }: YearProps) {
  if (!climb) return null;
  const t = translate(locale, 'year.classes');
  const { from, to, month, reached } = climb;
  const name = (rankClass: number) => className(catalogue, rankClass, locale);
  const classes = CLASS_KEYS.map((key, rankClass) => ({ key, rankClass })).slice(from, to + 1);
  return (
    <article className={`card ${page.card}`}>
      <h2>{t('up', { count: to - from })}</h2>
      <ol className={styles.climb}>
        {classes.map(({ key, rankClass }) => (
          <li key={key}>
            {rankClass > from && <ChevronRight data-icon="s" aria-hidden />}
            <RankClassBadge classKey={key} label={name(rankClass)} />
          </li>
        ))}
      </ol>
      <p>{t('note', { from: name(from), month: monthName(month, locale), to: name(to), reached: monthName(reached, locale) })}</p>
    </article>
  );
}
