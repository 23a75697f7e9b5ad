'use client'; // Client component: the session and the rows of the page are only known in the browser.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { FIRST_ROWS } from '#web/features/rankings/table/fold-rows.ts';
import { ROWS_ID } from '#web/features/rankings/table/row-ids.ts';
import styles from './own-fold.module.css';
import { OWN_FOLD_ROW_ID, OwnFold } from './own-fold.tsx';
import type { OwnRankingContext } from './own-ranking.tsx';
import { OwnRowBar } from './own-row-bar.tsx';
import { OwnSteps } from './own-steps.tsx';
import type { OwnView } from './own-view.ts';

type Props = { own: OwnView; isHere: boolean; context: OwnRankingContext; words: RankingSheetWords };

/**
 * Shows the reader's place in a ranking: below its first rows, which fold away the reader's row, and in a bar. Readers
 * without a record see below the first rows which place the median reaches.
 */
export function OwnPlace({ own, isHere, context, words }: Props) {
  const { row, goal } = own;
  const isFolded = row !== null && row.position > FIRST_ROWS;
  const list = useEndOfRows(context.columns !== null && (isFolded || (row === null && goal !== null)));
  return (
    <>
      {list &&
        context.columns &&
        createPortal(
          <>
            {isFolded && <OwnFold own={own} row={row} columns={context.columns} classes={list.classes} context={context} words={words} />}
            <OwnSteps own={own} columns={context.columns} classes={list.classes} locale={context.locale} words={words} />
          </>,
          list.body,
        )}
      <OwnRowBar own={own} isHere={isHere} foldRow={list && isFolded ? `#${OWN_FOLD_ROW_ID}` : undefined} context={context} words={words} />
    </>
  );
}

type EndOfRows = { readonly body: HTMLElement; readonly classes: readonly string[] };

/** Adds a group of rows to the end of the static ranking, again after each refresh, and returns it with the classes of its cells. */
function useEndOfRows(isNeeded: boolean): EndOfRows | undefined {
  const [list, setList] = useState<EndOfRows>();
  useEffect(() => {
    const rows = isNeeded && document.getElementById(ROWS_ID);
    if (!rows) return;
    const body = Object.assign(document.createElement('tbody'), { className: styles.rows });
    body.setAttribute('role', 'rowgroup');
    const attach = () => document.getElementById(ROWS_ID)?.after(body);
    const show = () => {
      attach();
      setList({ body, classes: [...(rows.querySelector('tr:not([data-border])')?.children ?? [])].map((cell) => cell.className) });
      document.addEventListener('markupchange', attach);
    };
    let isShown = false;
    // While the end of the rows is on screen, what follows would move under the reader's eyes.
    const end = rows.closest('table') ?? rows;
    const watcher = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry || isShown || entry.boundingClientRect.bottom <= entry.intersectionRect.bottom) return;
      isShown = true;
      show();
    });
    watcher.observe(end);
    return () => {
      watcher.disconnect();
      document.removeEventListener('markupchange', attach);
      body.remove();
      setList(undefined);
    };
  }, [isNeeded]);
  return list;
}
