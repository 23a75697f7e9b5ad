'use client'; // Client component: the session and the scroll position are only known in the browser.
import { useEffect, useState } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import { LocateFixed } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import styles from './own-dock.module.css';
import type { OwnRow, OwnView } from './own-view.ts';
import type { RankingLabels } from './ranking-labels.ts';
import { OWN_ROW_ID } from './row-ids.ts';

export type DockLabels = Pick<RankingLabels, 'mine' | 'yours' | 'nextUp' | 'findMe' | 'anonymous' | 'classes'> & {
  readonly points: string;
};

type Props = { own: OwnView; row: OwnRow; isHere: boolean; labels: DockLabels; firstPageHref: string };

/**
 * Shows the reader's rank with the current filter, the gap to the next player and a link to the reader's row. Hidden
 * while that row is visible.
 */
export function OwnDock({ own, row, isHere, labels, firstPageHref }: Props) {
  const isSeen = useIsSeen(isHere);
  const joint = firstPageHref.includes('?') ? '&' : '?';
  const page = row.page === 1 ? firstPageHref : `${firstPageHref}${joint}page=${row.page}`;
  if (isSeen) return null;
  return (
    <aside className={styles.dock} data-floating-row aria-label={labels.mine}>
      <RankPlate place={0} text={row.place} />
      <PlayerName handle={own.userId} name={own.name} rankClass={own.rankClass} labels={labels} />
      {row.above && stat(fill(labels.nextUp, { name: row.above.name ?? labels.anonymous }), row.above.missing, true)}
      {row.points !== null && stat(labels.points, formatScore(row.points), true)}
      {stat(labels.yours, row.value)}
      <Link className={styles.find} href={`${page}#${OWN_ROW_ID}`}>
        <LocateFixed aria-hidden />
        <span>{labels.findMe}</span>
      </Link>
    </aside>
  );
}

const stat = (label: string, value: string, isWideOnly?: true) => (
  <span className={styles.stat} data-wide={isWideOnly}>
    <small>{label}</small>
    <b>{value}</b>
  </span>
);

/** Returns whether the reader's own row is visible on the screen. */
function useIsSeen(isHere: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const row = isHere ? document.getElementById(OWN_ROW_ID) : null;
    if (!row) return setSeen(false);
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { rootMargin: '0px 0px -40px' });
    observer.observe(row);
    return () => observer.disconnect();
  }, [isHere]);
  return isSeen;
}
