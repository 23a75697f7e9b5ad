/** The drawing area of a step chart, in units of its viewBox. */
export const PLOT = { left: 8, right: 338, top: 16.7, bottom: 74, base: 86 } as const;

type Place = { readonly x: number; readonly y: number };

/** Returns the path of a step line, which stays level until the next record. */
export const stepLine = (places: readonly Place[]): string =>
  places.map(({ x, y }, order) => (order === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Returns the path of the area between the steps and the axis. */
export const stepGround = (places: readonly Place[]): string =>
  places.length > 1 ? `${stepLine(places)}V${PLOT.base}H${places[0]?.x}Z` : '';
