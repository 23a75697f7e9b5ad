import { type NextRequest, NextResponse } from 'next/server';
import { edgeHeaders } from '#web/server/edge-headers.ts';
import { pageViewUrl } from '#web/server/page-view-url.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '#web/server/security-headers.ts';
import { overloadReason } from '#web/server/traffic/overload-reason.ts';
import { traffic } from '#web/server/traffic/traffic.ts';
import { unavailablePage } from '#web/server/unavailable-page.ts';
import { databaseBreaker } from '#wiring/breaker.ts';

/** Headers for every page. It decides no rights and no language: a request that gets round it finds nothing more. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID();
  const { pathname, search } = request.nextUrl;
  const options = { development: process.env.NODE_ENV === 'development', counter: pageViewUrl() };
  const policy = contentSecurityPolicy(pathname, nonce, options);
  const given = request.headers.get('x-request-id') ?? ''; // the edge's, if it sent one that is fit to be logged
  const requestId = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
  const refused = refuseWrite(request) ?? answerWhileDown(request, requestId);
  const response =
    refused ??
    passOn(request, { 'content-security-policy': policy, 'x-nonce': nonce, 'x-request-id': requestId, 'x-address': pathname + search });

  const kept = refused ? {} : edgeHeaders(request.method, pathname, search);
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...kept })) response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-request-id', requestId);
  // Next takes the query of the English rewrite's destination, which has none, for that of the page; its router would then keep the old rows.
  if (search !== '') response.headers.set('x-nextjs-rewritten-query', search.slice(1));
  response.headers.set('server-timing', `request;desc="${requestId}"`); // a failed page can read it and name it
  return response;
}

function passOn(request: NextRequest, added: Record<string, string>): NextResponse {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

// A page is only read; all writes go to the API. nginx says the same where there is one (ops/edge/nginx/site.conf).
function refuseWrite({ method, nextUrl }: NextRequest): NextResponse | undefined {
  if (isApi(nextUrl.pathname) || method === 'GET' || method === 'HEAD') return undefined;
  return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } });
}

const isApi = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);

const OVERLOADED_SECONDS = 5;

// While the breaker is open a page could only fail slowly, and in an overload it would make all of them slow: say so at once, and when to
// come back. What visitors send is never turned away for the sake of pages.
function answerWhileDown(request: NextRequest, requestId: string): NextResponse | undefined {
  const seconds = databaseBreaker.openForSeconds();
  const { pathname } = request.nextUrl;
  const reason = seconds > 0 ? 'down' : isApi(pathname) ? undefined : overloadReason();
  if (reason === undefined) return undefined;
  traffic.shed[reason] += 1;
  const headers = { 'retry-after': String(seconds || OVERLOADED_SECONDS), 'cache-control': 'no-store' };
  if (isApi(pathname)) return NextResponse.json({ error: 'unavailable', requestId }, { status: 503, headers });
  return new NextResponse(unavailablePage(pathname, requestId, reason === 'down' ? 'down' : 'crowded'), {
    status: 503,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

// Health checks answer for themselves, and static files are no pages.
export const config = {
  matcher: [
    '/((?!_next/static/|fonts/|icons/|healthz$|readyz$|(?:theme|retry|sw|offline-pages|page-view)\\.js$|stand-in\\.(?:css|svg)$|icon\\.svg$|manifest\\.webmanifest$).*)',
  ],
};
