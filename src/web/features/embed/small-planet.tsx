import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { type PlanetShape, smallPlanet } from '#web/ui/scenery/planet/planet-shapes.ts';

type Props = { handle: string; rankClass: number | null };

/** Draws a player's planet. Its styles are part of embed.css and overlay.css (scripts/generate/start-scripts.ts). */
export const SmallPlanet = ({ handle, rankClass }: Props) => (
  <svg className="avatar" viewBox="-25 -25 50 50" aria-hidden="true">
    {smallPlanet({ planet: handle, ring: rankClass === null ? undefined : CLASS_KEYS[rankClass] }).map(toElement)}
  </svg>
);

const toElement = (shape: PlanetShape, index: number) =>
  Array.isArray(shape) ? <g key={index}>{shape.map(toElement)}</g> : <path key={index} {...shape} />;
