'use client'; // Client component: opens a sheet from cells in static markup.
import { lazy, Suspense, useEffect, useState } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import type { CellWords, ShownCell } from './cell-sheet.tsx';

const CellSheet = lazy(async () => ({ default: (await import('./cell-sheet.tsx')).CellSheet }));
const PHONE = '(max-width: 600px)';

/** On phones, where a cell of a grid has no space for its name, a tap opens a sheet with what the cell says as text. */
export function CellSheets({ words }: { words: CellWords }) {
  const [cells, setCells] = useState<readonly ShownCell[]>();
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-cell]');
      if (!link || isForElsewhere(event) || !matchMedia(PHONE).matches) return;
      event.preventDefault();
      const links = [...(link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-cell]') ?? [])];
      setCells(links.map(readCell));
      setIndex(links.indexOf(link as HTMLAnchorElement));
    };
    document.addEventListener('click', open, true); // Before the shell follows the link.
    return () => document.removeEventListener('click', open, true);
  }, []);
  if (!cells) return null;
  return (
    <Suspense>
      <CellSheet cells={cells} index={index} onMove={setIndex} onClose={() => setIndex(undefined)} words={words} />
    </Suspense>
  );
}

const readCell = (link: HTMLAnchorElement): ShownCell => ({
  name: link.textContent,
  href: link.getAttribute('href') ?? '',
  description: link.nextElementSibling?.textContent ?? '',
});
