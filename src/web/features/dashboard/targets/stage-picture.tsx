import type { Board } from '#domain/catalogue/boards/board.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { biomeOf } from '#web/ui/scenery/biomes/biome-of.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';

const SMALL = {
  width: 120,
  height: 84,
  stars: 14,
  quiet: 0,
  constellation: false,
  planetX: 0.7,
  planetY: 0.4,
  planetRadius: 17,
  grass: 6,
  grassHeight: 30,
};
const WIDE = {
  width: 760,
  height: 340,
  stars: 40,
  planetX: 0.92,
  planetY: 0.28,
  planetRadius: 66,
  grass: 14,
  grassFrom: 0.3,
  grassHeight: 110,
};
const PICTURES = 100; // pictures per stage; two with the same seed would have the same ids

/** Draws the landscape of a board's stage. `nth` distinguishes the pictures of one stage on a page. */
export const StagePicture = ({ board, nth, wide }: { board: Board; nth: number; wide?: boolean }) => (
  <StageScape
    seed={board.refId * PICTURES + nth}
    biome={biomeOf(board.refId)}
    seriesToken={seriesToken(board.seriesId)}
    options={wide ? WIDE : SMALL}
  />
);
