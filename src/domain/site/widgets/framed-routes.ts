import { DEFAULT_LANGUAGE, otherLanguages } from '#domain/shared/language.ts';
import { matchRoutes } from '#domain/site/match-route.ts';

/** What can be embedded. */
export const EMBED_KINDS = ['stage', 'total', 'user', 'event'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** The overlays for streams. */
export const OVERLAY_KINDS = ['standing', 'board', 'event', 'ticker'] as const;
export type OverlayKind = (typeof OVERLAY_KINDS)[number];

/** The only pages that other sites may show in a frame. They read no session (decision 0138). */
export const FRAMED_ROUTES: readonly string[] = [
  ...EMBED_KINDS.map((kind) => `/embed/${kind}/[id]`),
  ...OVERLAY_KINDS.map((kind) => `/overlay/${kind}`),
];

const LANGUAGE_PREFIX = new RegExp(`^/(?:${otherLanguages(DEFAULT_LANGUAGE).join('|')})(?=/)`);
const findFramed = matchRoutes(FRAMED_ROUTES);

/** Returns whether other sites may show a path in a frame, in any language. */
export const isFramed = (pathname: string): boolean => findFramed(pathname.replace(LANGUAGE_PREFIX, '')) !== undefined;

/** Returns whether a path is that of an overlay, in any language. */
export const isOverlayPath = (pathname: string): boolean => isFramed(pathname) && pathname.includes('/overlay/');
