import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SettledDuel } from '#web/server/account/read-dashboard.ts';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import type { PlayerLabels } from '#web/ui/player/player-name.tsx';
import styles from './week-card.module.css';

type Props = { history: readonly SettledDuel[]; labels: Pick<PlayerLabels, 'anonymous'>; locale: Language };

const SHOWN = 26; // half a year

/** Lists a player's settled duels, newest first, folded. */
export function PastWeeks({ history, labels, locale }: Props) {
  const t = translate(locale, 'dashboard.week');
  if (history.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>
        {t('history')}
        <ChevronDown data-icon="s" />
      </summary>
      <ul>
        {history.slice(0, SHOWN).map(({ monday, rival, own, theirs, result }) => (
          <li key={monday} data-result={result}>
            <span>{rival?.name ?? labels.anonymous}</span>
            <small>{t('weekOf', { date: formatDate(monday) })}</small>
            <span>{t('score', { own: formatScore(own), theirs: formatScore(theirs) })}</span>
            <b>{t('result', { result })}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
