'use client'; // Client component: opens a sheet from cells in static markup.
import { Suspense } from 'react';
import { lazySheet } from '#web/ui/page/sheet/lazy-sheet.tsx';
import { useSheetFromMarkup } from '#web/ui/page/sheet/use-sheet-from-markup.ts';
import type { CellWords, ShownCell } from './cell-sheet.tsx';

const CellSheet = lazySheet(
  async () => (await import('./cell-sheet.tsx')).CellSheet,
  ({ cells, first }) => cells[first]?.href ?? '',
);
const PHONE = '(max-width: 600px)';

/** On phones, where a cell of a grid has no space for its name, a tap opens a sheet with what the cell says as text. */
export function CellSheets({ words }: { words: CellWords }) {
  const sheet = useSheetFromMarkup((clicked) => {
    const link = clicked.closest<HTMLAnchorElement>('a[data-cell]');
    if (!link || !matchMedia(PHONE).matches) return undefined;
    const links = [...(link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-cell]') ?? [])];
    return { cells: links.map(readCell), first: links.indexOf(link) };
  });
  return (
    sheet && (
      <Suspense>
        <CellSheet key={sheet.times} open={sheet.isOpen} onClose={sheet.close} words={words} {...sheet.content} />
      </Suspense>
    )
  );
}

const readCell = (link: HTMLAnchorElement): ShownCell => ({
  name: link.textContent,
  href: link.getAttribute('href') ?? '',
  description: link.nextElementSibling?.textContent ?? '',
});
