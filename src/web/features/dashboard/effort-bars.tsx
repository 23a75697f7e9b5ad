import { getTranslations } from 'next-intl/server';
import styles from './advice-card.module.css';

/** Shows the effort level both as bars and as text. */
export async function EffortBars({ level }: { level: 1 | 2 | 3 }) {
  const t = await getTranslations('dashboard.advice');
  return (
    <span className={styles.effort}>
      {t('effort')}
      <span aria-hidden className={styles.bars}>
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-on={bar <= level || undefined} />
        ))}
      </span>
      <span className="sr">{t('level', { level: String(level) })}</span>
    </span>
  );
}
