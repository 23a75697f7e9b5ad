/** Routes of indexable pages that take no parameters, without the locale. */
export const PUBLIC_ROUTES = [
  ...['/', '/ranking', '/records', '/entries', '/trends', '/limited', '/calendar', '/keyword', '/keyword/rules', '/guide', '/stages'],
  ...['/information', '/terms', '/moving', '/menu', '/log', '/planet', '/developers', '/developers/embeds', '/data'],
] as const;

/** Paths that robots.txt disallows: the API, personal pages and forms. These pages are also marked noindex. */
export const UNVISITED_PATHS = [
  ...['/api/', '/auth/', '/dashboard', '/notifications', '/post', '/welcome', '/error'],
  ...['/information/edit', '/keyword-edit', '/moderation', '/admin'],
] as const;
