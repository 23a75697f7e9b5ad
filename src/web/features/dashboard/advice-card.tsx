import { translate } from '#web/i18n/translate.ts';
import styles from './advice-card.module.css';
import { AdviceItem } from './advice-item.tsx';
import card from './card.module.css';
import type { Parts } from './parts.ts';

/** Lists the suggested improvements, most worthwhile first, with the required result and the points gained. */
export function AdviceCard(parts: Parts) {
  const t = translate(parts.locale, 'dashboard.advice');
  const { advice } = parts.dashboard;
  return (
    <section className={`card ${card.card}`} data-featured aria-labelledby="advice">
      <div className={card.head}>
        <h2 id="advice">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      {advice.length === 0 ? (
        <p className={card.note}>{t('none')}</p>
      ) : (
        <ol className={styles.list}>
          {advice.map((suggestion) => (
            <AdviceItem key={suggestion.board.boardId} {...parts} suggestion={suggestion} />
          ))}
        </ol>
      )}
    </section>
  );
}
