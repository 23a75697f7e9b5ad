import type { z } from 'zod';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { codeText } from '#domain/events/event-code.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { boardShape } from './shapes.ts';

/** Returns the unit of a board's values in every answer. */
export const unitOf = ({ metric }: Pick<Board, 'metric'>): 'milliseconds' | 'points' =>
  METRICS[metric].shownAs === 'time' ? 'milliseconds' : 'points';

/** Returns a value on a board as a number and as the site displays it. */
export function describeValue(board: Board, rankKey: number) {
  const shown = shownOfRankKey(board, rankKey);
  return { value: shown.value, shown: formatShown(shown) };
}

/** Returns a board as every answer of the public API describes it. */
export function describeBoard(catalogue: Catalogue, board: Board): z.input<typeof boardShape> {
  const isRun = board.kind === 'speedrun';
  return {
    kind: board.kind,
    stageId: isRun ? null : board.refId,
    rule: board.ruleId,
    speedrunId: isRun ? board.refId : null,
    event: board.event ? codeText(board.event.code) : null,
    series: board.seriesId,
    name: boardPlace(catalogue, board)?.name ?? { en: '' },
    unit: unitOf(board),
  };
}
