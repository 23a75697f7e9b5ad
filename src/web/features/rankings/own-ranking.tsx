'use client'; // Client component: the session and the reader's own rank are only known in the browser.
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { DockLabels } from '#web/features/rankings/table/own-dock.tsx';
import { useOwnView } from '#web/features/rankings/table/own-view.ts';
import { OWN_ROW_ID, ROWS_ID } from '#web/features/rankings/table/row-ids.ts';
import { useMarkedRows } from '#web/session/use-marked-rows.ts';
import { Swords } from '#web/ui/media/icons.tsx';
import styles from './own-ranking.module.css';

const OwnDock = lazy(async () => ({ default: (await import('#web/features/rankings/table/own-dock.tsx')).OwnDock }));

type Props = {
  /** API path from which the browser fetches the reader's own data. */
  ownPath: string;
  /** URL of the first page of this ranking. A page parameter is appended for the others. */
  firstPageHref: string;
  labels: DockLabels & { readonly you: string; readonly rival: string };
};

/** For signed-in readers, marks their own row and their rivals in the ranking above and docks their rank. */
export function OwnRanking({ ownPath, firstPageHref, labels }: Props) {
  const own = useOwnView(ownPath);
  const marked = useMarkedRows({ rowsId: ROWS_ID, ownRowId: OWN_ROW_ID, me: own?.userId, rivals: own?.rivals });
  const isHere = marked.some(({ mark }) => mark === 'me');
  useEffect(() => {
    // After "Find me" on another page, scrolls to the reader's row as soon as it is known.
    if (isHere && location.hash === `#${OWN_ROW_ID}`) document.getElementById(OWN_ROW_ID)?.scrollIntoView({ block: 'center' });
  }, [isHere]);

  return (
    <div className={styles.dock}>
      {marked.map(({ handle, mark, cell }) =>
        createPortal(
          mark === 'me' ? (
            <b className={styles.me}>{labels.you}</b>
          ) : (
            <Swords className={styles.rival} role="img" aria-label={labels.rival} />
          ),
          cell,
          handle,
        ),
      )}
      {own?.row && (
        <Suspense>
          <OwnDock own={own} row={own.row} isHere={isHere} labels={labels} firstPageHref={firstPageHref} />
        </Suspense>
      )}
    </div>
  );
}
