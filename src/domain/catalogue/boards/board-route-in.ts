/**
 * Returns the route of a board, as `boardRoute` does, from the address of its page: without the language, and without any
 * filter but the rule.
 */
export function boardRouteIn(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://x');
  const rule = searchParams.get('rule');
  return pathname.replace(/^.*(?=\/(?:stage|speedrun)\/)/, '') + (rule ? `?rule=${rule}` : '');
}
