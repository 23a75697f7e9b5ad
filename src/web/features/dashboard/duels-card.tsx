import { formatDate } from '#domain/shared/date.ts';
import { translate } from '#web/i18n/translate.ts';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import card from './card.module.css';
import { DuelTable } from './duel-table.tsx';
import styles from './duels-card.module.css';
import type { Parts } from './parts.ts';

/** Renders this week's duels with each rival: the overall score, which expands to the scores by series. */
export function DuelsCard(parts: Parts) {
  const t = translate(parts.locale, 'dashboard');
  const { dashboard, labels } = parts;
  return (
    <section className={`card ${card.card}`} aria-labelledby="duels">
      <div className={card.head}>
        <h2 id="duels">{t('duels.title')}</h2>
        <p>{t('duels.lead', { day: formatDate(dashboard.weekSince) })}</p>
      </div>
      {dashboard.rivals.map((rival) => {
        const { now, leader } = rival.all;
        const name = rival.name ?? labels.anonymous;
        return (
          <details key={rival.userId} className={styles.duel}>
            <summary>
              <PlayerName handle={rival.handle} name={rival.name} rankClass={null} labels={labels} />
              <span>
                <b>
                  <span aria-hidden>{t('rivals.score', { own: now.a, other: now.b })}</span>
                  <span className="sr">{t('rivals.scoreSpoken', { own: now.a, other: now.b })}</span>
                </b>
                <small data-leader={leader ?? undefined}>{t('duels.leader', { leader: leader ?? 'none', name })}</small>
              </span>
            </summary>
            <DuelTable {...parts} rival={rival} name={name} />
          </details>
        );
      })}
    </section>
  );
}
