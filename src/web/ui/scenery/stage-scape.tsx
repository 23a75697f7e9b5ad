// Client component so that only four numbers are sent, not a second copy of the picture (decision 0005). It is still
// rendered on the server.
'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { type Biome, biomeOf } from '#web/ui/scenery/biomes/biome-of.ts';
import { drawCave, drawFrost, drawGarden, drawRuin, drawSea, drawWaves } from '#web/ui/scenery/biomes/biomes.tsx';
import { drawFarHills, drawGrass, drawGround, drawNearHills } from '#web/ui/scenery/biomes/ground.tsx';
import { drawConstellation, drawPlanetDisc, drawSky, drawStars } from '#web/ui/scenery/biomes/sky.tsx';
import { createScene, type ScapeOptions, type Scene } from './scene.ts';
import styles from './stage-scape.module.css';

type Props = {
  seed: number;
  seriesToken: SeriesToken;
  biome?: Biome | undefined;
  options?: Partial<ScapeOptions> | undefined;
  /**
   * Lets the browser draw stars, grass and the details of the biome, which make up most of the picture's bytes. Use it
   * on pages with a lot of other content.
   */
  growsLater?: boolean | undefined;
};

/** Draws a landscape that fills its container. The same seed, series and biome always produce the same picture. */
export function StageScape({ seed, seriesToken, biome = biomeOf(seed), options = {}, growsLater = false }: Props) {
  const id = useId();
  const [isGrown, setGrown] = useState(!growsLater);
  useEffect(() => setGrown(true), []);
  const scene = createScene(seed, seriesToken, biome, options);
  // The drawing steps share one random sequence, so their order must not change.
  return (
    <svg className={styles.scape} viewBox={`0 0 ${scene.width} ${scene.height}`} preserveAspectRatio={scene.align} aria-hidden="true">
      {drawSky(scene, `${id}s`)}
      {onlyIf(isGrown, drawStars(scene))}
      {scene.constellation && drawConstellation(scene, styles.twinkle)}
      {scene.planet && drawPlanetDisc(scene, `${id}m`, styles.moon)}
      {drawFarHills(scene)}
      {drawMiddle(scene, isGrown)}
      {onlyIf(isGrown, drawGrass(scene, { grass: styles.grass, sway: styles.sway }))}
      {drawGround(scene)}
    </svg>
  );
}

// Hidden parts are drawn anyway so that the random sequence stays the same.
const onlyIf = (isShown: boolean, drawn: ReactNode) => isShown && drawn;

/** Draws the details of the biome, between the far hills and the grass. */
function drawMiddle(scene: Scene, isGrown: boolean): ReactNode {
  switch (scene.biome) {
    case 'shore':
      return inOrder(drawSea(scene), onlyIf(isGrown, drawWaves(scene)));
    case 'ruin':
      return inOrder(onlyIf(isGrown, drawRuin(scene)), drawNearHills(scene));
    case 'garden':
      return inOrder(drawNearHills(scene), onlyIf(isGrown, drawGarden(scene)));
    case 'cave':
      return inOrder(drawNearHills(scene), onlyIf(isGrown, drawCave(scene)));
    case 'frost':
      return inOrder(drawNearHills(scene), onlyIf(isGrown, drawFrost(scene)));
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
