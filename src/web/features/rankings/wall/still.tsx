import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { hashText } from '#web/ui/scenery/random.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';

const SIZE = { width: 480, height: 270, stars: 40, quiet: 0, constellation: false, planetRadius: 42, grass: 9, grassHeight: 80 } as const;
const PLANETS = 6;

/** Draws the still of a run without a picture. It grows from the record's id, so runs have different landscapes and planets. */
export function Still({ recordId }: { recordId: string }) {
  const seed = hashText(`still ${recordId}`);
  const planetX = 0.16 + ((seed >>> 8) % 60) / 100 + ((seed >>> 4) % 2) * 0.08;
  return <Scape seed={seed} seriesToken={(1 + (seed % PLANETS)) as SeriesToken} options={{ ...SIZE, planetX }} />;
}
