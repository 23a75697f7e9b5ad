import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { BIOMES, type Biome } from '#web/ui/scenery/biomes/biome-of.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import type { ScapeOptions } from '#web/ui/scenery/scene.ts';
import styles from './landscapes.module.css';

const SMALL: Partial<ScapeOptions> = {
  ...{ width: 320, height: 140, align: 'xMaxYMid slice', stars: 16, quiet: 0, constellation: false },
  ...{ planetX: 0.74, planetY: 0.36, planetRadius: 25, ruinX: 0.3, grass: 7, grassHeight: 46, grassHeads: 0.7 },
};

const idOf = (biome: Biome) => `land-${biome}`;

/** Draws the landscapes of a game once, one for each biome. `Landscape` shows them. */
export function Landscapes({ seriesToken }: { seriesToken: SeriesToken }) {
  return (
    <svg className={styles.all} aria-hidden="true">
      <defs>
        {BIOMES.map((biome, index) => (
          <g key={biome} id={idOf(biome)}>
            <Scape seed={seriesToken * BIOMES.length + index} seriesToken={seriesToken} biome={biome} options={SMALL} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** Shows a landscape that `Landscapes` has drawn on the same page. Without hooks, so that it can be static markup. */
export const Landscape = ({ biome }: { biome: Biome }) => (
  <svg className={styles.one} aria-hidden="true">
    <use href={`#${idOf(biome)}`} />
  </svg>
);
