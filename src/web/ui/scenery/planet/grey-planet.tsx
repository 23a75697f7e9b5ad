// Viewports of planet-avatar.tsx and living-planet.tsx, and the radius of the globe in them.
const SMALL = { box: '-25 -25 50 50', radius: 17 };
const LARGE = { box: '-48 -48 96 96', radius: 22 };
const LARGE_FROM = 40; // px

/** Draws the planet of an anonymous player, which tells nothing about the player. `size` is in pixels. */
export function GreyPlanet({ size }: { size: number }) {
  const { box, radius } = size < LARGE_FROM ? SMALL : LARGE;
  return (
    <svg viewBox={box} width={size} height={size} aria-hidden="true" data-anonymous="">
      <circle r={radius} fill="var(--text-3)" opacity=".5" />
      <circle cx="-7" cy="-6" r="6" fill="var(--surface-1)" opacity=".3" />
      <circle cx="8" cy="8" r="4" fill="var(--surface-1)" opacity=".3" />
    </svg>
  );
}
