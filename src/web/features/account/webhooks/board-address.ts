import { boardRouteIn } from '#domain/catalogue/boards/board-route-in.ts';

const BOARD = /^\/(?:stage|speedrun)\/\d{1,6}(?:\?rule=\d{1,4})?$/;

/**
 * Returns the route of the board that a typed or copied address leads to, such as '/stage/201?rule=23'. Undefined if it
 * leads to no board.
 */
export function boardOfAddress(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const route = URL.canParse(text, 'https://x') ? boardRouteIn(text) : '';
  return BOARD.test(route) ? route : undefined;
}
