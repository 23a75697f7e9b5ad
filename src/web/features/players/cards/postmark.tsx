import { moonAngle } from '#domain/calendar/moon-phase.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { litPart } from '#web/ui/scenery/biomes/lit-part.ts';
import styles from './event-stamps.module.css';

const BLOOMS = 8;
const TILTS = 5; // Number of angles, from two steps left to two steps right, as if stamped by hand.
const STEP_DEGREES = 3;

/**
 * Draws a stamp: the moon on the first day of the event over a hill, a flower that varies by event, and postmark lines.
 */
export function Postmark({ event }: { event: Pick<LimitedEvent, 'id' | 'startsAt'> }) {
  const bloom = `var(--bloom-${(event.id % BLOOMS) + 1})`;
  const tilt = ((event.id % TILTS) - Math.floor(TILTS / 2)) * STEP_DEGREES;
  return (
    <svg className={styles.mark} viewBox="0 0 160 96" aria-hidden="true">
      <path className={styles.waves} d="M94 38q9-7 18 0t18 0 18 0M96 50q9-7 18 0t18 0 18 0M94 62q9-7 18 0t18 0 18 0" />
      <g transform={`rotate(${tilt} 48 48)`}>
        <circle className={styles.ground} cx="48" cy="48" r="44" />
        <circle className={styles.ring} cx="48" cy="48" r="44" />
        <circle className={styles.moon} cx="34" cy="42" r="9" />
        <path className={styles.lit} d={litPart(moonAngle(new Date(event.startsAt)), 34, 42, 9)} />
        <path className={styles.hill} d="M11 62q18-9 38-4t36-2a38 38 0 0 1-74 6z" />
        <path className={styles.stem} d="M62 58q1-9-1-17M62 52q5-1 7-5" />
        <circle cx="61" cy="39" r="4.5" fill={bloom} />
        <circle className={styles.inner} cx="48" cy="48" r="38" />
      </g>
    </svg>
  );
}
