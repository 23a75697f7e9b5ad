// Every page contains the 404 page. As a client component, only a reference to its picture is sent (decision 0053).
'use client';
import styles from './missing-planet.module.css';

// Positions of the eight creatures in orbit around the missing planet, first to last.
const ORBIT = [
  [37.5, 121.4],
  [44, 124.1],
  [55, 125.1],
  [69.8, 124.5],
  [87.7, 122.2],
  [107.7, 118.3],
  [128.9, 113.1],
  [150.2, 106.8],
] as const;

/** Draws the outline of a missing planet, with its creatures still in orbit. */
export function MissingPlanet() {
  return (
    <svg className={styles.planet} viewBox="0 0 260 180" aria-hidden="true">
      <g className={styles.stars}>
        <circle cx="30" cy="40" r="2" />
        <circle cx="228" cy="30" r="2.5" />
        <circle cx="212" cy="140" r="1.8" />
        <circle cx="52" cy="138" r="1.6" />
      </g>
      <g transform="translate(130 92)">
        <circle className={styles.outline} r="58" />
        <ellipse className={styles.path} rx="98" ry="20" transform="rotate(-16)" />
        <text className={styles.code} y="16" textAnchor="middle">
          404
        </text>
      </g>
      {ORBIT.map(([x, y], index) => (
        <circle key={x} className={styles.creature} cx={x} cy={y} r={5.6 - index * 0.2} fill={`var(--creature-${index + 1})`} />
      ))}
    </svg>
  );
}
