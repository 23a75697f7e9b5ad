'use client'; // Client component: the reader's own place and the scroll position are only known in the browser.
import { type MouseEvent, useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { OWN_ROW_ID, ROWS_ID } from '#web/features/totals/users/row-ids.ts';
import { fill, type PlaceWords, placeText } from '#web/i18n/fill.ts';
import { useSession } from '#web/session/use-session.ts';
import { ArrowDown } from '#web/ui/media/icons.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './own-row-bar.module.css';
import { useOwnTotal } from './own-total.tsx';

export type RowBarLabels = PlayerLabels & {
  readonly locale: Language;
  readonly label: string;
  readonly you: string;
  readonly next: string; // With the placeholder {name}.
  readonly toPlace: string; // With {place} and {name}.
  readonly findMe: string;
  readonly sum: string; // The text around the sum on phones, with {value}, as those below.
  readonly boards: string;
  readonly place: PlaceWords;
};

const ROWS_PER_PAGE = 100;

/**
 * Shows the reader's rank in a total and the gap to the next player. Floats over the bottom of the page, so that it
 * causes no layout shift. On phones, it leads to the reader's row and is hidden while that row is visible.
 */
export function OwnRowBar({ labels, firstPageHref }: { labels: RowBarLabels; firstPageHref: string }) {
  const user = useSession().session?.user;
  const line = useOwnTotal();
  const isRowVisible = useRowVisible(line ? user?.userId : undefined);
  if (!user || !line) return null;
  const { place, rank, rankClass, sum, played, boards, above } = line;
  const textOf = (text: string, value: string | number) => fill(text, { value });
  const placeOf = (nth: number) => placeText(labels.place, labels.locale, nth);
  const scrollToRow = (event: MouseEvent) => {
    const row = document.getElementById(OWN_ROW_ID);
    if (!row) return;
    event.preventDefault();
    row.scrollIntoView({ block: 'center' });
    row.animate([{ background: 'var(--accent-tint-2)' }, {}], { duration: 700 });
  };
  return (
    <aside className={styles.own} data-floating-row data-hidden={isRowVisible || undefined} aria-label={labels.label}>
      <div className={styles.wide}>
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
      </div>
      <a
        className={styles.phone}
        href={`${firstPageHref}${rank > ROWS_PER_PAGE ? `?page=${Math.ceil(rank / ROWS_PER_PAGE)}` : ''}#${OWN_ROW_ID}`}
        onClick={scrollToRow}
      >
        <strong>
          {place.startsWith('=') && '='}
          {placeOf(rank)}
        </strong>
        <span className={styles.lines}>
          <span>
            <PlanetAvatar seed={user.userId} />
            <b>{textOf(labels.sum, sum)}</b>
            <small>{textOf(labels.boards, `${played}/${boards}`)}</small>
          </span>
          {above && (
            <small>
              <b>+{above.missing}</b> {fill(labels.toPlace, { place: placeOf(above.rank), name: above.name ?? labels.anonymous })}
            </small>
          )}
        </span>
        <ArrowDown role="img" aria-label={labels.findMe} />
      </a>
    </aside>
  );
}

/** Returns whether the row of a player in the table of the page is on the screen. */
function useRowVisible(handle: string | undefined): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const row = handle && document.querySelector(`#${ROWS_ID} [data-planet="${CSS.escape(handle)}"]`)?.closest('tr');
    if (!row) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(row);
    return () => {
      observer.disconnect();
      setVisible(false);
    };
  }, [handle]);
  return isVisible;
}
