/** Indexable pages without a parameter, without the locale. */
export const PUBLIC_ROUTES = [
  ...['/', '/ranking', '/records', '/entries', '/trends', '/limited', '/calendar', '/keyword', '/keyword/rules', '/guide'],
  ...['/information', '/terms', '/moving', '/menu', '/log'],
] as const;

/** Paths disallowed for crawlers: API calls, personal pages and forms. The pages are noindex as well. */
export const UNVISITED_PATHS = [
  ...['/api/', '/auth/', '/dashboard', '/notifications', '/post', '/error'],
  ...['/information/edit', '/keyword-edit', '/moderation', '/admin'],
] as const;
