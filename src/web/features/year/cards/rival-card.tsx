import type { CSSProperties } from 'react';
import page from '#web/features/year/year-page.module.css';
import { joinSentences, type YearProps } from '#web/features/year/year-parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { Lock, Star } from '#web/ui/media/icons.tsx';
import styles from './rival-card.module.css';

/** Shows a player the rival of the year. Others never see it, because rivals do not learn of the choice. */
export function RivalCard({ review: { rival, isRunning }, locale }: YearProps) {
  const t = translate(locale, 'year.rival');
  if (!rival) return null;
  const { won, lost, lead } = rival;
  const running = String(isRunning);
  const share = won + lost > 0 ? won / (won + lost) : 0.5;
  const outcome = lead === 0 ? t('level', { running }) : t(lead > 0 ? 'ahead' : 'behind', { running, points: Math.abs(lead) });
  return (
    <article className={`card ${page.card}`}>
      <h2>{t('heading', { running, name: rival.rival.name ?? '' })}</h2>
      <div className={styles.rope} role="img" aria-label={t('score', { won, lost })} style={{ '--at': `${share * 100}%` } as CSSProperties}>
        <span>
          <Star aria-hidden />
        </span>
      </div>
      <p>{joinSentences(locale, t('weeks', { won, lost }), outcome)}</p>
      <p className={styles.private}>
        <Lock data-icon="s" aria-hidden />
        {t('private')}
      </p>
    </article>
  );
}
