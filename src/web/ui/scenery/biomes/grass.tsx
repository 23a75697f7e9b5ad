import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

/** Draws star-grass in the eight creature colours. The frost biome has half as much. */
export function drawGrass(scene: Scene, classes: { grass: string | undefined; sway: string | undefined }): ReactNode {
  const { width, height, biome, random, grassFrom, grassTo, grassHeight, grassHeads } = scene;
  const count = biome === 'frost' ? Math.round(scene.grass * 0.5) : scene.grass;
  const stalks: ReactNode[] = [];
  for (let i = 0; i < count; i++) {
    const x = width * (grassFrom + (grassTo - grassFrom) * ((i + 0.2 + random() * 0.6) / count));
    const h = grassHeight * (0.45 + random() * 0.75);
    const bend = (random() * 2 - 1) * h * 0.22;
    const foot = height * (0.9 + random() * 0.1);
    const bloom = `var(--bloom-${1 + Math.floor(random() * 8)})`;
    const r = 1.8 + random() * 2.6 * grassHeads;
    // Skips the number that the reference design uses for the sway delay. Here, stage-scape.module.css staggers the
    // stalks.
    random();
    const opacity = at(0.5 + random() * 0.5);
    const stem = `M${at(x)} ${at(foot)}q0 ${at(-h * 0.6)} ${at(bend)} ${at(-h)}`;
    const head = { cx: at(x + bend), cy: at(foot - h), fill: bloom };
    stalks.push(
      <g key={i} className={classes.sway}>
        <path d={stem} opacity={opacity} />
        <circle {...head} r={at(r)} />
        <circle {...head} r={at(r * 2.6)} opacity=".1" />
      </g>,
    );
  }
  return <g className={classes.grass}>{stalks}</g>;
}
