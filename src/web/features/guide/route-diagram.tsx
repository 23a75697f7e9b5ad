import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './route-diagram.module.css';

// The x coordinates of the homepot and of the last stop, the height of the homepot and of each stop, and the distance of
// a label above its stop.
const WIDE = { width: 800, height: 214, first: 80, last: 700, homeY: 150, stopY: [100, 122, 82, 118, 90, 112], above: 28, below: 0 };
const PHONE = { width: 380, height: 250, first: 44, last: 330, homeY: 196, stopY: [96, 132, 84, 128, 90, 124], above: 24, below: 32 };
const COLOURS = [3, 2, 1, 4, 5, 6];
const SCAPE = { height: WIDE.height, planet: false, constellation: false, grass: 0 } as const;

type Props = { seed: number; stops: readonly string[]; homepot: string; caption: string };

/**
 * Draws a route from stop to stop and back. Hidden from assistive technology because the list of steps has the same
 * content.
 */
export function RouteDiagram({ seed, stops, homepot, caption }: Props) {
  if (stops.length === 0) return null;
  return (
    <figure className={styles.diagram}>
      <SceneryPanel scape={<Scape seed={seed} seriesToken={2} biome="cave" options={SCAPE} />}>
        <Route size={PHONE} className={styles.phone} stops={stops} homepot={homepot} />
        <Route size={WIDE} className={styles.wide} stops={stops} homepot={homepot} />
      </SceneryPanel>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type RouteProps = { size: typeof WIDE; className: string | undefined; stops: readonly string[]; homepot: string };

/** Draws the route for a width. Phones have every second label below its stop, so that labels do not overlap. */
function Route({ size: { width, height, first, last, homeY, stopY, above, below }, className, stops, homepot }: RouteProps) {
  const points = stops.map((label, index) => ({
    label,
    x: first + ((last - first) * (index + 1)) / stops.length,
    y: stopY[index] ?? homeY,
    labelBy: below > 0 && index % 2 === 1 ? below : -above,
    colour: `var(--bloom-${COLOURS[index]})`,
  }));
  const outbound = points.map(({ x, y }, index) => {
    const from = points[index - 1] ?? { x: first, y: homeY };
    const bend = (x - from.x) / 2;
    return `C${from.x + bend} ${from.y - 50} ${x - bend} ${y + (index % 2 === 0 ? -50 : 50)} ${x} ${y}`;
  });
  const way = `${last - 40} ${homeY + 30} ${first + (last - first) / 3} ${homeY + 26} ${first} ${homeY}`;
  return (
    <svg className={`${styles.route} ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.home} d={`M${last} ${points.at(-1)?.y}C${way}`} />
      <path className={styles.out} d={`M${first} ${homeY}${outbound.join('')}`} />
      <circle className={styles.pot} cx={first} cy={homeY} r="10" />
      <text x={inside(first, homepot, width)} y={homeY + 36}>
        {homepot}
      </text>
      {points.map(({ label, x, y, labelBy, colour }, index) => (
        <g key={label}>
          <circle cx={x} cy={y} r="15" fill={colour} />
          <text className={styles.number} x={x} y={y + 5}>
            {index + 1}
          </text>
          <text x={inside(x, label, width)} y={y + labelBy}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Returns the middle of a label, moved so that the label is inside the picture. Estimates its width. */
function inside(x: number, label: string, width: number): number {
  const half = [...label].reduce((sum, character) => sum + (character > '\u2e80' ? 7 : 4), 6);
  return Math.max(half, Math.min(x, width - half));
}
