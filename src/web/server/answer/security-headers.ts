import { PICTURE_POLICY } from '#domain/evidence/picture-headers.ts';

/** Security headers sent with every page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

// `counter` is the URL to which browsers report page views.
type PolicyOptions = { readonly development: boolean; readonly counter: string | undefined };

/**
 * Returns the Content-Security-Policy header. Scripts run only from our own files or with the page's nonce. A cached
 * page reuses its nonce, which is safe because the nonce is random per render and stored texts cannot contain it
 * (decision 0011).
 */
export function contentSecurityPolicy(pathname: string, nonce: string, { development, counter }: PolicyOptions): string {
  if (pathname.startsWith('/api/pictures/')) return PICTURE_POLICY; // Overrides the header that the route sets itself.
  const refresh = development ? " 'unsafe-eval'" : ''; // The development server's hot reload requires it.
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${refresh}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'", // Elements set custom properties inline, for series colours and bar lengths.
    ...(development ? ["style-src-elem 'self' 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${counter ? ` ${new URL(counter).origin}` : ''}`,
    "worker-src 'self'", // The service worker shows the offline page (public/sw.js).
    "manifest-src 'self'",
    // Videos are embedded only after a click, and this domain sets no cookies before playback.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
