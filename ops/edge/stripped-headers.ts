// Request headers that clients may not send. nginx and Varnish both remove them, independently of each other
// (scripts/edge-files.ts).

/** Internal headers of Next.js (CVE-2025-29927 and later). One of them made the edge cache `{}` in place of a page. */
const FRAMEWORK_HEADERS = [
  'next-action',
  'next-hmr-refresh',
  'next-resume',
  'next-test-fetch-priority',
  'x-action-forwarded',
  'x-action-redirect',
  'x-action-revalidated',
  'x-invoke-error',
  'x-invoke-output',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-matched-path',
  'x-middleware-cache',
  'x-middleware-invoke',
  'x-middleware-next',
  'x-middleware-override-headers',
  'x-middleware-prefetch',
  'x-middleware-redirect',
  'x-middleware-refresh',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-middleware-subrequest',
  'x-middleware-subrequest-id',
  'x-next-cache-tags',
  'x-next-resume-state-length',
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-nextjs-action-not-found',
  'x-nextjs-cache',
  'x-nextjs-data',
  'x-nextjs-deployment-id',
  'x-nextjs-html-request-id',
  'x-nextjs-matched-path',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-redirect',
  'x-nextjs-request-id',
  'x-nextjs-rewrite',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-vercel-cache',
  'x-vercel-id',
  'x-vercel-protection-bypass',
];

/** Headers with which proxies override the address or the method of the request. */
const OVERRIDE_HEADERS = [
  'forwarded',
  'proxy',
  'upgrade',
  'x-forwarded-path',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
];

/** Headers that src/proxy.ts sends to the layout, and cache headers. */
const SITE_HEADERS = [
  'content-security-policy',
  'surrogate-capability',
  'surrogate-key',
  'x-address',
  'x-minimum-lsn',
  'x-nonce',
  'x-purge-lsn',
];

/** Companions of `traceparent`, which nginx sets itself (decision 0154). */
const TRACE_HEADERS = ['baggage', 'tracestate'];

export const STRIPPED_HEADERS: readonly string[] = [...FRAMEWORK_HEADERS, ...OVERRIDE_HEADERS, ...SITE_HEADERS, ...TRACE_HEADERS];
