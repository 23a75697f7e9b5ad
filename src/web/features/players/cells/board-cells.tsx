'use client'; // Client component: listens for clicks on cells, which are static markup.
import { Suspense } from 'react';
import { lazySheet } from '#web/ui/page/sheet/lazy-sheet.tsx';
import { useSheetFromMarkup } from '#web/ui/page/sheet/use-sheet-from-markup.ts';
import type { BoardCellWords } from './board-cell-sheet.tsx';
import { readGroup } from './read-cells.ts';

const BoardCellSheet = lazySheet(
  async () => (await import('./board-cell-sheet.tsx')).BoardCellSheet,
  ({ group, first }) => group.cells[first]?.href ?? '',
);

/** Opens a sheet about a board when its cell on the page of a player is chosen. */
export function BoardCells({ handle, words }: { handle: string; words: BoardCellWords }) {
  const sheet = useSheetFromMarkup((clicked) => {
    const cell = clicked.closest('[data-cells] a[aria-haspopup]')?.closest('li');
    return cell ? { group: readGroup(cell), first: [...(cell.parentElement?.children ?? [])].indexOf(cell) } : undefined;
  });
  return (
    sheet && (
      <Suspense>
        <BoardCellSheet key={sheet.times} open={sheet.isOpen} onClose={sheet.close} handle={handle} words={words} {...sheet.content} />
      </Suspense>
    )
  );
}
