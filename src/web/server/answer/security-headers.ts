import { PICTURE_POLICY } from '#domain/evidence/picture-headers.ts';
import { isFramed } from '#domain/site/widgets/framed-routes.ts';

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

/** Returns the security headers of a path. Other sites may show embeds and overlays in a frame, and nothing else. */
export function securityHeaders(pathname: string): Readonly<Record<string, string>> {
  if (!isFramed(pathname)) return SECURITY_HEADERS;
  const { 'x-frame-options': _, ...others } = SECURITY_HEADERS;
  return { ...others, 'cross-origin-resource-policy': 'cross-origin' };
}

// `counter` is the URL to which browsers report page views.
type PolicyOptions = { readonly development: boolean; readonly counter: string | undefined };

/**
 * Returns the Content-Security-Policy header. Scripts run only from our own files or with the page's nonce. A cached
 * page reuses its nonce, which is safe because the nonce is random per render and stored texts cannot contain it
 * (decision 0011).
 */
export function contentSecurityPolicy(pathname: string, nonce: string, { development, counter }: PolicyOptions): string {
  if (pathname.startsWith('/api/pictures/')) return PICTURE_POLICY; // Overrides the header that the route sets itself.
  if (isFramed(pathname)) return FRAMED_POLICY;
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
    "frame-src 'self' https://www.youtube-nocookie.com", // Of this site, only embeds and overlays can be framed.
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// Embeds and overlays need only their own style sheets, fonts and script. They contain no form and no inline script.
const FRAMED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');
