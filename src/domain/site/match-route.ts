const LONGEST_PART = 200; // in characters; no id, handle or name is longer

/** The pattern of a matching route, such as `/stage/[stageId]`, and the values of its parameters. */
export type RouteMatch = { readonly route: string; readonly named: readonly string[] };

/** Returns a function that finds the route for a path. Routes with fewer parameters take precedence. */
export function matchRoutes(routes: readonly string[]): (pathname: string) => RouteMatch | undefined {
  const patterns = routes
    .map((route) => ({ route, parts: partsOf(route) ?? [] }))
    .sort((a, b) => a.parts.filter(isNamed).length - b.parts.filter(isNamed).length);
  return (pathname) => {
    const parts = partsOf(pathname);
    const found = parts && patterns.find((pattern) => fits(pattern.parts, parts));
    return found && { route: found.route, named: parts.filter((_, index) => isNamed(found.parts[index])) };
  };
}

/** Returns the decoded segments of a path, or undefined (404) when one is empty, too long or badly escaped. */
export function partsOf(pathname: string): readonly string[] | undefined {
  if (pathname === '/') return [];
  try {
    const parts = pathname.slice(1).split('/').map(decodeURIComponent);
    return parts.every((part) => part !== '' && part.length <= LONGEST_PART) ? parts : undefined;
  } catch {
    return undefined;
  }
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, index) => isNamed(part) || part === parts[index]);

function isNamed(part: string | undefined): boolean {
  return part?.startsWith('[') ?? false;
}
