'use client'; // Client component: the session and the reader's own rank are only known in the browser.
import { type ComponentType, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadRankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { OWN_ROW_ID, ROWS_ID } from '#web/features/rankings/table/row-ids.ts';
import { useMarkedRows } from '#web/session/use-marked-rows.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Swords } from '#web/ui/media/icons.tsx';
import { jumpToOwnRow } from './jump-to-own-row.ts';
import styles from './own-ranking.module.css';
import type { OwnColumn, OwnRowBarContext, OwnView } from './own-view.ts';

// Without a connection, the page is complete without it.
const PLACES = inEveryLanguage((locale) =>
  lazyOr<PlaceProps>(
    () => loadPlace(locale),
    () => null,
  ),
);

type PlaceProps = { own: OwnView; isHere: boolean; context: OwnRankingContext };

async function loadPlace(locale: Language): Promise<ComponentType<PlaceProps>> {
  const [{ OwnPlace }, words] = await Promise.all([import('./own-place.tsx'), loadRankingSheetWords(locale)]);
  return (props) => <OwnPlace {...props} words={words} />;
}

export type OwnRankingContext = OwnRowBarContext & {
  readonly you: string;
  readonly rival: string;
  /** Columns of the ranking, for the reader's row below its first rows. Null on later pages. */
  readonly columns: readonly OwnColumn[] | null;
};

type Props = { own: OwnView | undefined; context: OwnRankingContext };

/** For signed-in readers, marks their own row and their rivals in the ranking above and shows their rank below its first rows and in a bar. */
export function OwnRanking({ own, context }: Props) {
  const marked = useMarkedRows({ rowsId: ROWS_ID, ownRowId: OWN_ROW_ID, me: own?.userId, rivals: own?.rivals });
  const isHere = marked.some(({ mark }) => mark === 'me');
  useEffect(() => {
    // After "Find me" on another page, scrolls to the reader's row as soon as it is known.
    if (isHere && location.hash === `#${OWN_ROW_ID}`) jumpToOwnRow();
  }, [isHere]);
  const OwnPlace = PLACES[context.locale];

  return (
    <div className={styles.place}>
      {marked.map(({ handle, mark, cell }) =>
        createPortal(
          mark === 'me' ? (
            <b className={styles.me}>{context.you}</b>
          ) : (
            <Swords className={styles.rival} role="img" aria-label={context.rival} />
          ),
          cell,
          handle,
        ),
      )}
      {own && (
        <Suspense>
          <OwnPlace own={own} isHere={isHere} context={context} />
        </Suspense>
      )}
    </div>
  );
}
