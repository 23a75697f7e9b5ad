'use client'; // Client component: listens for clicks on rows, which are static markup.
import { Suspense } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { useOwnTotal } from '#web/features/totals/own/own-total.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazySheet } from '#web/ui/page/sheet/lazy-sheet.tsx';
import { useSheetFromMarkup } from '#web/ui/page/sheet/use-sheet-from-markup.ts';
import { cellAt, stripOf } from './cell-at.ts';
import type { CellsWords } from './cells-sheet.tsx';
import { type CellRow, readRow } from './read-row.ts';
import { useCellTitles } from './use-cell-titles.ts';

const CellsSheet = lazySheet(
  async () => (await import('./cells-sheet.tsx')).CellsSheet,
  ({ row }) => row.href,
);

type Shown = { readonly row: CellRow; readonly first: number | undefined };

/**
 * Opens the sheet with the cells of a row when its strip is chosen, at the cell under the mouse, or with the reader's when
 * one of their cells is.
 */
export function Cells({ words }: { words: CellsWords }) {
  const user = useSession().session?.user;
  const line = useOwnTotal();
  useCellTitles(words);
  const sheet = useSheetFromMarkup((clicked, event): Shown | undefined => {
    const strip = stripOf(clicked);
    if (strip) return { row: readRow(strip.closest('tr') as Element), first: cellAt(strip, event) };
    const cell = clicked.closest('[data-own-cells] li');
    if (!cell || !user || !line) return undefined;
    const { place: rank, sum, places } = line;
    const href = localePath(words.locale, playerRoute(user.userId));
    const own = { handle: user.userId, name: user.name ?? '', href, rank, sum, places, player: null };
    return { row: own, first: [...(cell.parentElement?.children ?? [])].indexOf(cell) };
  });
  return (
    sheet && (
      <Suspense>
        <CellsSheet key={sheet.times} open={sheet.isOpen} onClose={sheet.close} words={words} {...sheet.content} />
      </Suspense>
    )
  );
}
