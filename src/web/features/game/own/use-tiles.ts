'use client'; // Client hook: reads static markup, of which React has no data.
import { useEffect, useState } from 'react';

/** A stage on the page of a game. */
export type Tile = { readonly boardId: number; readonly name: string; readonly href: string; readonly element: HTMLElement };

/** Reads the stages that the page shows, in the order of the catalogue. */
export const readTiles = (): Tile[] =>
  [...document.querySelectorAll<HTMLElement>('[data-board]')]
    .map((element) => ({
      boardId: Number(element.dataset.board),
      name: element.querySelector('h3')?.textContent ?? '',
      href: element.getAttribute('href') ?? '',
      element,
    }))
    .sort((a, b) => a.boardId - b.boardId);

/** Returns the stages that the page shows. `view` names the choice of the page, whose stages may be others. */
export function useTiles(view: string): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other markup
  useEffect(() => {
    const read = () => setTiles(readTiles());
    read();
    document.addEventListener('markupchange', read);
    return () => document.removeEventListener('markupchange', read);
  }, [view]);
  return tiles;
}
