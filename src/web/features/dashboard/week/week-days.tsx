import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import styles from './week-score.module.css';

type Props = { own: readonly number[]; theirs: readonly number[]; locale: Language };

const A_MONDAY = Date.UTC(2026, 10, 16);

/** Shows the points of both players by day, Monday to Sunday. Decorative: the list beside it has the same posts. */
export function WeekDays({ own, theirs, locale }: Props) {
  const most = Math.max(1, ...own, ...theirs);
  const names = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const bar = (side: 'own' | 'rival', points: number) => (
    <i data-side={side} style={{ '--share': `${Math.round((100 * points) / most)}%` } as CSSProperties} />
  );
  return (
    <div className={styles.days} aria-hidden>
      {own.map((points, day) => {
        const date = new Date(A_MONDAY + day * DAY_MS);
        return (
          <div key={date.getTime()}>
            <span>
              {bar('own', points)}
              {bar('rival', theirs[day] ?? 0)}
            </span>
            {names.format(date)}
          </div>
        );
      })}
    </div>
  );
}
