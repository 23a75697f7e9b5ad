import { PICTURE_POLICY } from '#domain/evidence/picture-headers.ts';

/** Headers of every page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

type PolicyOptions = { readonly development: boolean; readonly counter: string | undefined }; // counter: where page views are reported

/**
 * Scripts run only from our own files or with the page's nonce. A cached page keeps its nonce: it is random per
 * render, so stored text cannot contain it (decision 0011).
 */
export function contentSecurityPolicy(pathname: string, nonce: string, { development, counter }: PolicyOptions): string {
  if (pathname.startsWith('/api/pictures/')) return PICTURE_POLICY; // overrides the route's own header
  const refresh = development ? " 'unsafe-eval'" : ''; // for the development server's hot reload
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${refresh}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'", // custom properties on elements: series colours and bar lengths
    ...(development ? ["style-src-elem 'self' 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${counter ? ` ${new URL(counter).origin}` : ''}`,
    "worker-src 'self'", // the offline page (public/sw.js)
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com', // embedded videos, loaded on click; sets no cookies before
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
