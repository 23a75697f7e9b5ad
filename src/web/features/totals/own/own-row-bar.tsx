'use client'; // Client component: the reader's own place and the scroll position are only known in the browser.
import type { MouseEvent } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { OWN_ROW_ID, ROWS_ID } from '#web/features/totals/users/row-ids.ts';
import { fill, type PlaceWords, placeText, writtenPlaceText } from '#web/i18n/fill.ts';
import { useSession } from '#web/session/use-session.ts';
import { ArrowDown } from '#web/ui/media/icons.tsx';
import bar from '#web/ui/player/own-row/own-row-bar.module.css';
import { OwnRowStat } from '#web/ui/player/own-row/own-row-stat.tsx';
import { useRowOnScreen } from '#web/ui/player/own-row/use-row-on-screen.ts';
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

/**
 * Shows the reader's rank in a total and the gap to the next player. Floats over the bottom of the page, so that it
 * causes no layout shift. On phones, it leads to the reader's row and is hidden while that row is visible.
 */
export function OwnRowBar({ labels, firstPageHref }: { labels: RowBarLabels; firstPageHref: string }) {
  const user = useSession().session?.user;
  const line = useOwnTotal();
  const isRowVisible = useRowOnScreen(line && user ? `#${ROWS_ID} [data-planet="${CSS.escape(user.userId)}"]` : undefined);
  if (!user || !line) return null;
  const { place, page, rankClass, sum, played, boards, above } = line;
  const textOf = (text: string, value: string | number) => fill(text, { value });
  const scrollToRow = (event: MouseEvent) => {
    const row = document.getElementById(OWN_ROW_ID);
    if (!row) return;
    event.preventDefault();
    row.scrollIntoView({ block: 'center' });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill) row.animate([{ background: 'var(--accent-tint-2)' }, {}], { duration: 700 });
  };
  return (
    <aside className={`${bar.bar} ${styles.own}`} data-floating-row data-hidden={isRowVisible || undefined} aria-label={labels.label}>
      <div className={`wide-only ${styles.wide}`}>
        <RankPlate place={0} text={place} />
        <PlayerName handle={user.userId} name={user.name} rankClass={rankClass} labels={labels} />
        {above && <OwnRowStat label={fill(labels.next, { name: above.name ?? labels.anonymous })} value={above.missing} />}
        <OwnRowStat label={labels.you} value={sum} />
      </div>
      <a
        className={`narrow-only ${bar.narrow}`}
        href={`${firstPageHref}${page > 1 ? `?page=${page}` : ''}#${OWN_ROW_ID}`}
        onClick={scrollToRow}
      >
        <strong>{writtenPlaceText(labels.place, labels.locale, place)}</strong>
        <span className={bar.lines}>
          <span>
            <PlanetAvatar seed={user.userId} />
            <b>{textOf(labels.sum, sum)}</b>
            <small>{textOf(labels.boards, `${played}/${boards}`)}</small>
          </span>
          {above && (
            <small>
              <b>+{above.missing}</b>{' '}
              {fill(labels.toPlace, {
                place: placeText(labels.place, labels.locale, above.rank),
                name: above.name ?? labels.anonymous,
              })}
            </small>
          )}
        </span>
        <ArrowDown role="img" aria-label={labels.findMe} />
      </a>
    </aside>
  );
}
