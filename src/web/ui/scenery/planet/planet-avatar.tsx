import styles from './planet-avatar.module.css';
import { type PlanetLook, type PlanetShape, smallPlanet } from './planet-shapes.ts';

/** `size` is a step of the style sheet or a number of pixels. */
type Props = Omit<PlanetLook, 'planet'> & { seed: string; size?: 's' | 'm' | 'l' | 'xl' | number | undefined };

const SVG = { className: styles.avatar, viewBox: '-25 -25 50 50' };

/**
 * Draws a player's planet without details, for places below 40 px. `ring` is the key of the rank class, `moon` stands for
 * world records. Contains no ids or styles unless `size` is a number, to stay small.
 */
export function PlanetAvatar({ seed, ring, moon, size }: Props) {
  const pixels = typeof size === 'number' ? { style: { width: size, height: size } } : { 'data-size': size };
  return (
    <svg {...SVG} {...pixels} aria-hidden="true">
      {smallPlanet({ planet: seed, ring, moon }).map(toElement)}
    </svg>
  );
}

/**
 * Reserves space for a planet that the first script draws (web/start/markup/planets.ts), because a list shows a hundred
 * of them. Only for static markup: React would remove the drawing.
 */
export const PlanetLater = ({ seed, ring, moon }: Omit<Props, 'size'>) => (
  <svg {...SVG} data-planet={seed} data-ring={ring} data-moon={moon} aria-hidden="true" />
);

const toElement = (shape: PlanetShape, index: number) =>
  Array.isArray(shape) ? <g key={index}>{shape.map(toElement)}</g> : <path key={index} {...shape} />;
