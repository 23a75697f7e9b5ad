'use client'; // Client component: listens for clicks on cells, which are static markup.
import { lazy, Suspense, useEffect, useState } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import type { BoardCellWords } from './board-cell-sheet.tsx';
import { type CellGroup, readGroup } from './read-cells.ts';

const BoardCellSheet = lazy(async () => ({ default: (await import('./board-cell-sheet.tsx')).BoardCellSheet }));

type Opened = { readonly group: CellGroup; readonly first: number };

/** Opens a sheet about a board when its cell on the page of a player is chosen. */
export function BoardCells({ handle, words }: { handle: string; words: BoardCellWords }) {
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || isForElsewhere(event) || !(event.target instanceof Element)) return;
      const cell = event.target.closest('[data-cells] a[aria-haspopup]')?.closest('li');
      if (!cell) return;
      event.preventDefault(); // Without JavaScript, the link leads to the ranking.
      setOpened({ group: readGroup(cell), first: [...(cell.parentElement?.children ?? [])].indexOf(cell) });
      setOpen(true);
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);
  return (
    opened && (
      <Suspense>
        <BoardCellSheet
          key={`${opened.group.title} ${opened.first}`}
          open={isOpen}
          onClose={() => setOpen(false)}
          handle={handle}
          words={words}
          {...opened}
        />
      </Suspense>
    )
  );
}
