const STEP = /^ {0,3}\d{1,2}[.)] +\*\*([^*\n]{1,40})\*\*/;
const MOST = 6; // more do not fit in a picture

/** The stops of a guide's route: a list of numbered steps that each start with a bold name; empty without such a list. */
export function routeStops(text: string): string[] {
  const stops: string[] = [];
  for (const line of text.split('\n')) {
    const [, name] = STEP.exec(line) ?? [];
    if (name !== undefined) stops.push(name.trim());
    else if (stops.length > 0 && /^#{1,6} /.test(line)) break; // only the first such list
  }
  return stops.length < 2 || stops.length > MOST ? [] : stops;
}
