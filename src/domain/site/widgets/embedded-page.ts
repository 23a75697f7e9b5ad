import { matchRoutes } from '#domain/site/match-route.ts';
import type { EmbedKind } from './framed-routes.ts';

/** The pages that have an embed, by their route. */
const PAGES: Readonly<Record<string, EmbedKind>> = {
  '/stage/[id]': 'stage',
  '/total/[id]': 'total',
  '/user/[id]': 'user',
  '/limited/[id]': 'event',
};
const findPage = matchRoutes(Object.keys(PAGES));

/** An embed: its kind and the id in its address. */
export type Embedded = { readonly kind: EmbedKind; readonly id: string };

/** Returns the embed of a page, or undefined for a page without one. `path` has no language. */
export function embeddedPage(path: string): Embedded | undefined {
  const page = findPage(path);
  const [kind, id] = [page && PAGES[page.route], page?.named[0]];
  return kind && id !== undefined ? { kind, id } : undefined;
}
