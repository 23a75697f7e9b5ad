import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/drawing.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

/**
 * Returns the outline of hills: `count` soft waves around the height `base`, at most `swing` away from it, closed at
 * the bottom.
 */
export function hillPath({ width, height, random }: Scene, base: number, swing: number, count: number): string {
  const step = width / count;
  let path = `M0 ${height}V${at(base + random() * swing)}`;
  let before = base + random() * swing;
  for (let i = 0; i < count; i++) {
    const y = base + (random() * 2 - 1) * swing;
    const x = i * step;
    path += ` C${at(x + step * 0.45)} ${at(before)} ${at(x + step * 0.55)} ${at(y)} ${at((i + 1) * step)} ${at(y)}`;
    before = y;
  }
  return `${path}V${height}z`;
}

// The share of ice is low enough for the text of a header to be readable on the hills.
const frosted = (hill: 1 | 2, share: number) => `color-mix(in srgb,var(--hill-${hill}) ${share}%,var(--bloom-8))`;

export function drawFarHills(scene: Scene): ReactNode {
  const { height, roll, biome, colour } = scene;
  return (
    <>
      <path d={hillPath(scene, height * 0.66, height * 0.09 * roll, 5)} fill={biome === 'frost' ? frosted(1, 82) : 'var(--hill-1)'} />
      <path d={hillPath(scene, height * 0.66, height * 0.09 * roll, 5)} fill={colour} opacity=".05" />
    </>
  );
}

export function drawNearHills(scene: Scene): ReactNode {
  const { height, roll, biome } = scene;
  return <path d={hillPath(scene, height * 0.79, height * 0.07 * roll, 6)} fill={biome === 'frost' ? frosted(2, 78) : 'var(--hill-2)'} />;
}

export function drawGround(scene: Scene): ReactNode {
  const { width, height } = scene;
  const waves = Math.max(4, Math.round(width / 180));
  return <path d={hillPath(scene, height * 0.94, Math.min(height * 0.035, 12), waves)} fill="var(--hill-3)" />;
}

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
