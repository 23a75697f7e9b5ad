'use client'; // Client hook: follows the mouse over static markup.
import { useEffect } from 'react';
import { cellAt, stripOf } from './cell-at.ts';
import { readColumns, readRow } from './read-row.ts';

/** Gives a strip of cells the stage and place under the mouse as its tooltip. */
export function useCellTitles({ none }: { readonly none: string }): void {
  useEffect(() => {
    const show = (event: MouseEvent) => {
      const strip = event.target instanceof Element ? stripOf(event.target) : undefined;
      const index = strip && cellAt(strip, event);
      if (!strip || index === undefined || strip.dataset.cell === String(index)) return;
      strip.dataset.cell = String(index);
      const row = strip.closest('tr');
      strip.title = `${readColumns()[index]?.name}: ${(row && readRow(row).places[index]) ?? none}`;
    };
    document.addEventListener('mousemove', show, { passive: true });
    return () => document.removeEventListener('mousemove', show);
  }, [none]);
}
