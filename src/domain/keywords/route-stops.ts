const STEP = /^ {0,3}\d{1,2}[.)] +\*\*([^*\n]{1,40})\*\*/;
const MOST = 6; // more have no room in a picture

/** The stops of the route that a guide writes down: a list of numbered steps that each begin with a bold name; none when there is no such list. */
export function routeStops(text: string): string[] {
  const stops: string[] = [];
  for (const line of text.split('\n')) {
    const [, name] = STEP.exec(line) ?? [];
    if (name !== undefined) stops.push(name.trim());
    else if (stops.length > 0 && /^#{1,6} /.test(line)) break; // the first such list alone
  }
  return stops.length < 2 || stops.length > MOST ? [] : stops;
}
