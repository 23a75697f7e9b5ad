import type { Parts } from '#web/features/dashboard/parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { Clock, Swords } from '#web/ui/media/icons.tsx';
import { leftUntil } from '#web/ui/page/left-until.ts';
import { PastWeeks } from './past-weeks.tsx';
import { RefreshWeek } from './refresh-week.tsx';
import { RivalOffer } from './rival-offer.tsx';
import styles from './week-card.module.css';
import { WeekScore } from './week-score.tsx';

/** Shows the duel of the week with its score, and past weeks. Offers two rivals when there is no duel. */
export function WeekCard(parts: Parts & { handle: string }) {
  const { dashboard, locale } = parts;
  const t = translate(locale, 'dashboard.week');
  const { current, history } = dashboard.duels;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="week">
      <div className={styles.head}>
        <h2 id="week">
          <Swords data-icon="s" />
          {t('title')}
        </h2>
        {current && (
          <span className={styles.left}>
            <Clock data-icon="s" />
            {leftText(current.endsAt, current.now, t)}
          </span>
        )}
      </div>
      {current?.rival ? (
        <>
          <WeekScore {...parts} week={current} rival={current.rival} />
          <RefreshWeek own={parts.handle} rival={current.rival.name === null ? null : current.rival.handle} />
        </>
      ) : (
        <>
          <p className={styles.note}>{t(current ? 'gone' : 'pick')}</p>
          <RivalOffer {...parts} />
        </>
      )}
      <PastWeeks history={history} locale={locale} labels={parts.labels} />
    </section>
  );
}

function leftText(endsAt: Date, now: Date, t: ReturnType<typeof translate<'dashboard.week'>>): string {
  const [days = 0, hours = 0, minutes = 0] = leftUntil(endsAt.getTime(), now.getTime());
  return t('left', { days, hours, minutes });
}
