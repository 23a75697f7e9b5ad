import { type NextRequest, NextResponse } from 'next/server';
import { edgeHeaders } from '#web/server/answer/edge-headers.ts';
import { isOpenPreflight, openHeaders, PREFLIGHT_HEADERS } from '#web/server/answer/open-headers.ts';
import { contentSecurityPolicy, securityHeaders } from '#web/server/answer/security-headers.ts';
import { unavailablePage } from '#web/server/answer/unavailable-page.ts';
import { sessionCookieName } from '#web/server/auth/cookies.ts';
import { pageViewUrl } from '#web/server/head/page-view-url.ts';
import { overloadReason } from '#web/server/traffic/overload-reason.ts';
import { traffic } from '#web/server/traffic/traffic.ts';
import { databaseBreaker } from '#wiring/breaker.ts';

/**
 * Sets the headers for every page. This is not a security boundary: it decides neither permissions nor language, so
 * bypassing it gains nothing.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID();
  const { pathname, search } = request.nextUrl;
  const options = { development: process.env.NODE_ENV === 'development', counter: pageViewUrl() };
  const policy = contentSecurityPolicy(pathname, nonce, options);
  // Uses the request id from the edge, if there is one and it is safe to log.
  const given = request.headers.get('x-request-id') ?? '';
  const requestId = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
  const refused = answerPreflight(request) ?? refuseWrite(request) ?? answerWhileDown(request, requestId);
  const response =
    refused ??
    passOn(request, { 'content-security-policy': policy, 'x-nonce': nonce, 'x-request-id': requestId, 'x-address': pathname + search });

  const cacheHeaders = refused ? {} : edgeHeaders(request.method, pathname, search, request.cookies.has(sessionCookieName()));
  const headers = { ...securityHeaders(pathname), ...openHeaders(request.method, pathname), ...cacheHeaders };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-request-id', requestId);
  // Without this header, Next would take the page's query from the destination of the English rewrite, which has none,
  // and its router would show the old rows.
  if (search !== '') response.headers.set('x-nextjs-rewritten-query', search.slice(1));
  // A failed page reads the request id from this header and shows it.
  response.headers.set('server-timing', `request;desc="${requestId}"`);
  return response;
}

function passOn(request: NextRequest, added: Record<string, string>): NextResponse {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

// A browser asks first when a script of another site wants to send more than a simple GET.
function answerPreflight({ method, nextUrl }: NextRequest): NextResponse | undefined {
  return isOpenPreflight(method, nextUrl.pathname) ? new NextResponse(null, { status: 204, headers: PREFLIGHT_HEADERS }) : undefined;
}

// Pages are read-only, and all writes use the API. Where nginx is used, it enforces the same rule
// (ops/edge/nginx/site.conf).
function refuseWrite({ method, nextUrl }: NextRequest): NextResponse | undefined {
  if (isApi(nextUrl.pathname) || method === 'GET' || method === 'HEAD') return undefined;
  return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } });
}

const isApi = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);
const isPublicRead = (method: string, pathname: string): boolean => /^\/api\/v1\//.test(pathname) && /^(?:GET|HEAD)$/.test(method);

const OVERLOADED_SECONDS = 5;

// Returns 503 with Retry-After immediately while the circuit breaker is open (a page could only fail slowly) or under
// overload (a page would slow down all others). Of API requests, only reads of the public API are shed for overload.
function answerWhileDown(request: NextRequest, requestId: string): NextResponse | undefined {
  const seconds = databaseBreaker.openForSeconds();
  const { pathname } = request.nextUrl;
  const isFirst = isApi(pathname) && !isPublicRead(request.method, pathname);
  const reason = seconds > 0 ? 'down' : isFirst ? undefined : overloadReason();
  if (reason === undefined) return undefined;
  traffic.shed[reason] += 1;
  const headers = { 'retry-after': String(seconds || OVERLOADED_SECONDS), 'cache-control': 'no-store' };
  if (isApi(pathname)) return NextResponse.json({ error: 'unavailable', requestId }, { status: 503, headers });
  return new NextResponse(unavailablePage(pathname, requestId, reason === 'down' ? 'down' : 'crowded'), {
    status: 503,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

// Health checks set their own headers, and static files are not pages.
export const config = {
  matcher: [
    '/((?!_next/static/|fonts/|icons/|healthz$|readyz$|(?:theme|start|retry|sw|offline-pages|page-view|overlay)\\.js$|(?:embed|overlay)\\.css$|stand-in\\.(?:css|svg)$|icon\\.svg$|manifest\\.webmanifest$).*)',
  ],
};
