import type { ReactNode } from 'react';
import { coordinate as at } from '#web/ui/scenery/coordinate.ts';

/**
 * Draws the marks on a player's planet, one of four kinds, centred at 0,0. `y` is the height of the main mark, from -10
 * to 2.
 */
export function drawAvatarMarks(kind: number, y: number, random: () => number): ReactNode {
  if (kind === 0) {
    return (
      <>
        <rect x="-24" y={at(y)} width="48" height="7" opacity=".85" />
        <rect x="-24" y={at(y + 11)} width="48" height="3" opacity=".6" />
      </>
    );
  }
  if (kind === 1) {
    const x = at(-10 + random() * 8);
    const low = at(2 + random() * 5);
    return (
      <>
        <circle cx={x} cy={at(y)} r="7" opacity=".85" />
        <circle cx="8" cy={low} r="4.5" opacity=".7" />
        <circle cx="5" cy="-10" r="2.5" opacity=".7" />
      </>
    );
  }
  if (kind === 2) return <path d={`M-22 ${at(y)}q10-8 20 0t22-2V18H-22z`} opacity=".85" />;
  return (
    <>
      <path d="M-24 6q12-9 22-3t26-6V18H-24z" opacity=".9" />
      <circle cx="-7" cy="-8" r="3.5" opacity=".8" />
    </>
  );
}
