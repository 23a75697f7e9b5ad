import { useEffect } from 'react';
import { isPaceInReach } from '#domain/rankings/player/pace-reach.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { ROWS_ID } from '#web/features/rankings/table/row-ids.ts';
import { showPaceLines, storedPaceLines } from '#web/features/rankings/view-choices.ts';
import { fill } from '#web/i18n/fill.ts';

/**
 * Writes how far the reader's score is from each pace line into its explanation. Shows the lines to readers who have not
 * chosen and have one in reach.
 */
export function usePaceDistances(score: number | undefined, words: RankingSheetWords['pace']): void {
  useEffect(() => {
    if (score === undefined) return;
    const write = () => {
      const lines = [...document.querySelectorAll<HTMLElement>(`#${ROWS_ID} [data-border]`)];
      for (const line of lines) {
        const gap = Number(line.dataset.border) - score;
        const distance = line.querySelector('[data-distance]');
        if (distance) distance.textContent = gap > 0 ? fill(words.short, { gap: formatScore(gap) }) : words.reached;
      }
      const paces = lines.map((line) => Number(line.dataset.border));
      if (storedPaceLines() === undefined) showPaceLines(isPaceInReach(paces, score));
    };
    write();
    document.addEventListener('markupchange', write);
    return () => document.removeEventListener('markupchange', write);
  }, [score, words]);
}
