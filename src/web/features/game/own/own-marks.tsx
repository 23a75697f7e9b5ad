'use client'; // Client component: pages are cached for everyone, and the browser marks what the reader has reached.
import { useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { type GamePlaceWords, writePlace } from '#web/features/game/place-text.ts';
import { fill } from '#web/i18n/fill.ts';
import type { OwnGameJson } from '#web/server/answer/response-types.ts';
import { useOwnGame } from './own-game.tsx';
import { readTiles } from './use-tiles.ts';

export type MarkWords = GamePlaceWords & {
  readonly open: string;
  readonly group: string; // With the placeholders {played} and {boards}.
  readonly groupTotal: string; // With {played}, {boards} and {place}.
  readonly best: string; // With the placeholder {place}.
};

type Props = { words: MarkWords; view: string; locale: Language };

/** Adds what the reader has reached to the static markup of the page: on stages, groups, chips and totals. */
export function OwnMarks({ words, view, locale }: Props) {
  const own = useOwnGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other markup
  useEffect(() => {
    if (!own) return;
    const mark = () => {
      markTiles(own, words, locale);
      markGroups(own, words, locale);
      markTotals(own, words, locale);
    };
    mark();
    document.addEventListener('markupchange', mark);
    return () => document.removeEventListener('markupchange', mark);
  }, [own, words, view, locale]);
  return null;
}

function markTiles({ places }: OwnGameJson, words: MarkWords, locale: Language): void {
  const byBoard = new Map(places.map((place) => [place.boardId, place]));
  for (const { boardId, element } of readTiles()) {
    const place = byBoard.get(boardId);
    element.dataset.own = !place ? 'open' : place.rank === 1 ? 'first' : 'played';
    const text = place ? writePlace(words, locale, { rank: place.rank, shared: place.sharers > 1 }) : words.open;
    element.querySelector('[data-mine] > span')?.replaceChildren(text);
  }
}

function markGroups({ counts, totals }: OwnGameJson, words: MarkWords, locale: Language): void {
  for (const { group, played, boards } of counts) {
    const id = group ?? '';
    document.querySelector(`[data-count="${id}"]`)?.replaceChildren(`${played}/${boards}`);
    document.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.style.setProperty('--share', String(played / boards));
    const line = document.querySelector<HTMLElement>(`[data-group="${id}"]`);
    const total = totals.find(({ totalId }) => String(totalId) === line?.dataset.total);
    const place = total && writePlace(words, locale, total);
    line?.replaceChildren(fill(place ? words.groupTotal : words.group, { played, boards, place: place ?? '' }));
  }
}

function markTotals({ totals }: OwnGameJson, words: MarkWords, locale: Language): void {
  for (const total of totals) {
    const line = document.querySelector<HTMLElement>(`[data-own-total="${total.totalId}"]`);
    line?.setAttribute('data-known', '');
    line?.querySelector('b')?.replaceChildren(writePlace(words, locale, total));
  }
  const best = totals.toSorted((a, b) => a.rank - b.rank)[0];
  if (best) document.querySelector('[data-best]')?.replaceChildren(fill(words.best, { place: writePlace(words, locale, best) }));
}
