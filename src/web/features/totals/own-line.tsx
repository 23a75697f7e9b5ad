'use client'; // Client component: the page is cached, so the browser fetches personal data.
import { fill } from '#web/i18n/fill.ts';
import type { OwnTotalJson } from '#web/server/rankings/own-total.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import styles from './own-line.module.css';

// `next` contains the placeholder {name}.
type Labels = PlayerLabels & { readonly label: string; readonly you: string; readonly next: string };

/**
 * Shows the reader's rank in a total and the gap to the next player. Floats over the bottom of the page, so that it
 * causes no layout shift.
 */
export function OwnLine({ totalId, labels }: { totalId: number; labels: Labels }) {
  const user = useSession().session?.user;
  const [answer] = useOwnAnswer<OwnTotalJson>(`/api/me/totals/${totalId}`);
  if (!user || !answer?.line) return null;
  const { place, rankClass, sum, above } = answer.line;
  return (
    <aside className={styles.own} data-floating-row aria-label={labels.label}>
      <RankPlate place={0} text={place} />
      <PlayerName handle={user.userId} name={user.name} rankClass={rankClass} labels={labels} />
      {above && (
        <span className={styles.stat}>
          <small>{fill(labels.next, { name: above.name ?? labels.anonymous })}</small>
          <b>{above.missing}</b>
        </span>
      )}
      <span className={styles.stat}>
        <small>{labels.you}</small>
        <b>{sum}</b>
      </span>
    </aside>
  );
}
