'use client'; // a cached page knows nobody: what it says of its reader is asked by the browser
import { fill } from '#web/i18n/fill.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { type PlayerLabels, PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import styles from './own-line.module.css';

/** What `GET /api/me/totals/{id}` says (docs/api.md). */
type Line = {
  readonly place: string;
  readonly rankClass: number | null;
  readonly sum: string;
  readonly above: { readonly name: string | null; readonly missing: string } | null;
};
type Labels = PlayerLabels & { readonly label: string; readonly you: string; readonly next: string }; // next with {name}

/** Where the reader stands in a total and how far the place above is; it floats over the page's end and moves nothing. */
export function OwnLine({ totalId, labels }: { totalId: number; labels: Labels }) {
  const user = useSession().session?.user;
  const [answer] = useOwnAnswer<{ readonly line: Line | null }>(`/api/me/totals/${totalId}`);
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
