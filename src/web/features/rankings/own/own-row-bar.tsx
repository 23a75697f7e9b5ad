'use client'; // Client component: the session and the scroll position are only known in the browser.
import type { MouseEvent } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { OWN_ROW_ID } from '#web/features/rankings/table/row-ids.ts';
import { fill } from '#web/i18n/fill.ts';
import { LocateFixed } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Link } from '#web/ui/nav/link.tsx';
import bar from '#web/ui/player/own-row/own-row-bar.module.css';
import { OwnRowStat } from '#web/ui/player/own-row/own-row-stat.tsx';
import { useRowOnScreen } from '#web/ui/player/own-row/use-row-on-screen.ts';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { jumpToOwnRow } from './jump-to-own-row.ts';
import { NarrowAbsent, NarrowRow } from './narrow-row.tsx';
import styles from './own-row-bar.module.css';
import type { OwnRowBarContext, OwnView } from './own-view.ts';
import { usePaceDistances } from './use-pace-distances.ts';

const COVERED = 40; // Pixels at the bottom of the screen, where the bar is.

type Props = {
  own: OwnView;
  isHere: boolean;
  /** Selector of the reader's row below the first rows, if it is there. */
  foldRow?: string | undefined;
  context: OwnRowBarContext;
  words: RankingSheetWords;
};

/**
 * Shows the reader's rank with the current filter, the gap to the next place and a link to the reader's row. Hidden
 * while that row is visible. On phones, readers without a record see which result reaches the first places.
 */
export function OwnRowBar({ own, isHere, foldRow, context, words }: Props) {
  const isSeenInPlace = useRowOnScreen(isHere ? `#${OWN_ROW_ID}` : undefined, COVERED);
  const isSeen = useRowOnScreen(foldRow, COVERED) || isSeenInPlace;
  usePaceDistances(own.row?.amount, words.pace);
  const { row, entry } = own;
  if (isSeen) return null;
  if (!row)
    return (
      entry &&
      context.postHref !== null && (
        <aside className={`narrow-only ${bar.bar} ${styles.bar}`} data-floating-row data-absent aria-label={words.own.label}>
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
    <aside className={`${bar.bar} ${styles.bar}`} data-floating-row aria-label={label}>
      <NarrowRow own={own} row={row} jump={jump} context={context} words={words} />
      <div className={`wide-only ${styles.wide}`}>
        <RankPlate place={0} text={row.place} />
        <PlayerName handle={own.userId} name={own.name} rankClass={own.rankClass} labels={context} />
        {row.above && <OwnRowStat label={fill(nextUp, { name: row.above.name ?? context.anonymous })} value={row.above.missing} />}
        {row.points !== null && <OwnRowStat label={pointsHead} value={formatScore(row.points)} />}
        <OwnRowStat label={context.yours} value={row.value} />
        <Link className={styles.find} {...jump}>
          <LocateFixed aria-hidden />
          {find}
        </Link>
      </div>
    </aside>
  );
}
