import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';
import type { Scene } from '#web/ui/scenery/scene.ts';

/** Draws falling snow, and ice crystals on the near hills. */
export function drawFrost({ width, height, random }: Scene): ReactNode {
  const parts: ReactNode[] = [];
  for (let i = 0; i < 46; i++) {
    const x = width * (0.3 + random() * 0.7);
    const y = random() * height * 0.85;
    const r = 1 + random() * 1.8;
    const opacity = at(0.3 + random() * 0.5);
    parts.push(<circle key={i} cx={at(x)} cy={at(y)} r={at(r)} fill="var(--star)" opacity={opacity} />);
  }
  for (let i = 0; i < 9; i++) {
    const x = width * (0.5 + random() * 0.48);
    const h = height * (0.1 + random() * 0.16);
    const w = h * 0.3;
    const tip = `M${at(x)} ${at(height * 0.92 - h)}`;
    const whole = `${tip}l${at(w)} ${at(h * 0.3)}v${at(h * 0.7)}h${at(-w * 2)}v${at(-h * 0.7)}z`;
    const side = `${tip}v${at(h)}h${at(-w)}v${at(-h * 0.7)}z`;
    parts.push(
      <path key={`crystal ${i}`} d={whole} fill="var(--bloom-8)" opacity=".3" />,
      <path key={`side ${i}`} d={side} fill="var(--bloom-8)" opacity=".25" />,
    );
  }
  return parts;
}
