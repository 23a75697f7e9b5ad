'use client'; // Client component: the session and the scroll position are only known in the browser.
import { type MouseEvent, useEffect, useState } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { OWN_ROW_ID } from '#web/features/rankings/table/row-ids.ts';
import { fill } from '#web/i18n/fill.ts';
import { LocateFixed } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { jumpToOwnRow } from './jump-to-own-row.ts';
import { NarrowAbsent, NarrowRow } from './narrow-row.tsx';
import styles from './own-row-bar.module.css';
import type { OwnRowBarContext, OwnView } from './own-view.ts';
import { usePaceDistances } from './use-pace-distances.ts';

type Props = { own: OwnView; isHere: boolean; context: OwnRowBarContext; words: RankingSheetWords };

/**
 * Shows the reader's rank with the current filter, the gap to the next place and a link to the reader's row. Hidden
 * while that row is visible. On phones, readers without a record see which result reaches the first places.
 */
export function OwnRowBar({ own, isHere, context, words }: Props) {
  const isSeen = useIsSeen(isHere);
  usePaceDistances(own.row?.amount, words.pace);
  const { row, entry } = own;
  if (isSeen) return null;
  if (!row)
    return (
      entry &&
      context.postHref !== null && (
        <aside className={`narrow-only ${styles.bar}`} data-floating-row data-absent aria-label={words.own.label}>
          <NarrowAbsent entry={entry} href={context.postHref} words={words} />
        </aside>
      )
    );
  const { firstPageHref } = context;
  const page = row.page === 1 ? firstPageHref : `${firstPageHref}${firstPageHref.includes('?') ? '&' : '?'}page=${row.page}`;
  const jump = {
    href: `${page}#${OWN_ROW_ID}`,
    onClick: (event: MouseEvent) => {
      if (!isForElsewhere(event) && jumpToOwnRow()) event.preventDefault();
    },
  };
  const { label, nextUp, pointsHead, find } = words.own;
  return (
    <aside className={styles.bar} data-floating-row aria-label={label}>
      <NarrowRow own={own} row={row} jump={jump} context={context} words={words} />
      <div className={`wide-only ${styles.wide}`}>
        <RankPlate place={0} text={row.place} />
        <PlayerName handle={own.userId} name={own.name} rankClass={own.rankClass} labels={context} />
        {row.above && stat(fill(nextUp, { name: row.above.name ?? context.anonymous }), row.above.missing)}
        {row.points !== null && stat(pointsHead, formatScore(row.points))}
        {stat(context.yours, row.value)}
        <Link className={styles.find} {...jump}>
          <LocateFixed aria-hidden />
          {find}
        </Link>
      </div>
    </aside>
  );
}

const stat = (label: string, value: string) => (
  <span className={styles.stat}>
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
