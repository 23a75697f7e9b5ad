import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './route-diagram.module.css';

const [WIDTH, HEIGHT] = [800, 214];
const [FIRST, LAST] = [80, 700]; // The x coordinates of the homepot and of the last stop.
const HOME_Y = 150;
const STOP_Y = [100, 122, 82, 118, 90, 112];
const COLOURS = [3, 2, 1, 4, 5, 6];
const SCAPE = { height: HEIGHT, planet: false, constellation: false, grass: 0 } as const;

type Props = { seed: number; stops: readonly string[]; homepot: string; caption: string };

/**
 * Draws a route from stop to stop and back. Hidden from assistive technology because the list of steps has the same
 * content.
 */
export function RouteDiagram({ seed, stops, homepot, caption }: Props) {
  const points = stops.map((label, index) => ({
    label,
    x: FIRST + ((LAST - FIRST) * (index + 1)) / stops.length,
    y: STOP_Y[index] ?? HOME_Y,
    colour: `var(--bloom-${COLOURS[index]})`,
  }));
  const last = points.at(-1);
  if (!last) return null;
  const outbound = points.map(({ x, y }, index) => {
    const from = points[index - 1] ?? { x: FIRST, y: HOME_Y };
    const bend = (x - from.x) / 2;
    return `C${from.x + bend} ${from.y - 50} ${x - bend} ${y + (index % 2 === 0 ? -50 : 50)} ${x} ${y}`;
  });
  return (
    <figure className={styles.diagram}>
      <SceneryPanel scape={<Scape seed={seed} seriesToken={2} biome="cave" options={SCAPE} />}>
        <svg className={styles.route} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path
            className={styles.home}
            d={`M${last.x} ${last.y}C${last.x - 40} ${HOME_Y + 30} ${FIRST + 200} ${HOME_Y + 26} ${FIRST} ${HOME_Y}`}
          />
          <path className={styles.out} d={`M${FIRST} ${HOME_Y}${outbound.join('')}`} />
          <circle className={styles.pot} cx={FIRST} cy={HOME_Y} r="10" />
          <text x={FIRST} y={HOME_Y + 36}>
            {homepot}
          </text>
          {points.map(({ label, x, y, colour }, index) => (
            <g key={label}>
              <circle cx={x} cy={y} r="15" fill={colour} />
              <text className={styles.number} x={x} y={y + 5}>
                {index + 1}
              </text>
              <text x={Math.min(x, WIDTH - 70)} y={y - 28}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      </SceneryPanel>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
