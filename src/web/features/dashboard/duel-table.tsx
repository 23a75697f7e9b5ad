import type { WeekDuel } from '#domain/rankings/duels/week-duel.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { formatMargin } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { RivalDuels } from '#web/server/account/read-dashboard.ts';
import { BoardLink } from './board-link.tsx';
import styles from './duels-card.module.css';
import type { Parts } from './parts.ts';

type Props = Parts & { rival: RivalDuels; name: string };

/** Renders the duel with one rival by category: the score, the change this week and the deciding stage. */
export function DuelTable({ catalogue, locale, rival, name }: Props) {
  const t = translate(locale, 'dashboard');
  const rows: (WeekDuel & { key: string; label: string })[] = [
    { ...rival.all, key: 'all', label: t('duels.all') },
    ...rival.bySeries
      .filter(({ now }) => now.a + now.b > 0)
      .map((duel) => ({
        ...duel,
        key: String(duel.seriesId),
        label: inLanguage(catalogue.series.get(duel.seriesId)?.short, locale) ?? '',
      })),
  ];
  return (
    <table className={styles.table}>
      <caption className="sr">{t('duels.caption', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('duels.category')}</th>
          <th scope="col">{t('duels.score')}</th>
          <th scope="col">{t('duels.deciding')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, now, before, leader, deciding }) => {
          const change = now.a - now.b - (before.a - before.b);
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <b data-leader={leader ?? undefined}>{t('rivals.score', { own: now.a, other: now.b })}</b>
                <small>{change === 0 ? t('duels.quiet') : t('duels.change', { change: formatMargin(change) })}</small>
              </td>
              <td>{deciding ? <BoardLink catalogue={catalogue} board={deciding} locale={locale} /> : t('none')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
