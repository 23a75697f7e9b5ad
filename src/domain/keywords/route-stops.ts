const STEP = /^ {0,3}\d{1,2}[.)] +\*\*([^*\n]{1,40})\*\*/;
const MOST = 6; // Maximum number of stops that fit in a picture.

/**
 * Returns the stops of a guide's route: the bold names at the start of numbered steps. Returns an empty list when there
 * are fewer than two or too many.
 */
export function routeStops(text: string): string[] {
  const stops: string[] = [];
  for (const line of text.split('\n')) {
    const [, name] = STEP.exec(line) ?? [];
    if (name !== undefined) stops.push(name.trim());
    else if (stops.length > 0 && /^#{1,6} /.test(line)) break; // Only steps up to the next heading belong to the route.
  }
  return stops.length < 2 || stops.length > MOST ? [] : stops;
}
