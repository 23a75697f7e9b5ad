import type { ReactNode } from 'react';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { type Biome, biomeOf } from '#web/ui/scenery/biomes/biome-of.ts';
import { drawCave, drawFrost, drawGarden, drawRuin, drawSea, drawWaves } from '#web/ui/scenery/biomes/biomes.tsx';
import { drawFarHills, drawGrass, drawGround, drawNearHills } from '#web/ui/scenery/biomes/ground.tsx';
import { drawConstellation, drawPlanetDisc, drawSky, drawStars } from '#web/ui/scenery/biomes/sky.tsx';
import { hashText } from './random.ts';
import { createScene, type ScapeOptions, type Scene } from './scene.ts';
import styles from './stage-scape.module.css';

export type ScapeProps = {
  seed: number;
  seriesToken: SeriesToken;
  biome?: Biome | undefined;
  options?: Partial<ScapeOptions> | undefined;
};

/** Draws a landscape that fills its container. The same seed, series and biome always produce the same picture. */
export function Scape({ seed, seriesToken, biome = biomeOf(seed), options = {} }: ScapeProps) {
  const id = `scape-${hashText(`${seed} ${seriesToken} ${biome}`)}`;
  const scene = createScene(seed, seriesToken, biome, options);
  // The drawing steps share one random sequence, so their order must not change.
  return (
    <svg className={styles.scape} viewBox={`0 0 ${scene.width} ${scene.height}`} preserveAspectRatio={scene.align} aria-hidden="true">
      {drawSky(scene, `${id}s`)}
      {drawStars(scene)}
      {scene.constellation && drawConstellation(scene, styles.twinkle)}
      {scene.planet && drawPlanetDisc(scene, `${id}m`, styles.moon)}
      {drawFarHills(scene)}
      {drawMiddle(scene)}
      {drawGrass(scene, { grass: styles.grass, sway: styles.sway })}
      {drawGround(scene)}
    </svg>
  );
}

/** Draws the details of the biome, between the far hills and the grass. */
function drawMiddle(scene: Scene): ReactNode {
  switch (scene.biome) {
    case 'shore':
      return inOrder(drawSea(scene), drawWaves(scene));
    case 'ruin':
      return inOrder(drawRuin(scene), drawNearHills(scene));
    case 'garden':
      return inOrder(drawNearHills(scene), drawGarden(scene));
    case 'cave':
      return inOrder(drawNearHills(scene), drawCave(scene));
    case 'frost':
      return inOrder(drawNearHills(scene), drawFrost(scene));
    case 'meadow':
      return drawNearHills(scene);
  }
}

const inOrder = (back: ReactNode, front: ReactNode) => (
  <>
    {back}
    {front}
  </>
);
