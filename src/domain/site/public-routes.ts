/** The pages that search engines may list and that stand under no number or name, without the locale. */
export const PUBLIC_ROUTES = [
  ...['/', '/ranking', '/records', '/entries', '/trends', '/limited', '/calendar', '/keyword', '/keyword/rules', '/guide'],
  ...['/information', '/terms', '/moving', '/menu', '/log'],
] as const;

/** What search engines are asked not to visit: calls, and pages that are somebody's own or only forms. Their pages say noindex as well. */
export const UNVISITED_PATHS = [
  ...['/api/', '/auth/', '/dashboard', '/notifications', '/post', '/error'],
  ...['/information/edit', '/keyword-edit', '/moderation', '/admin'],
] as const;
