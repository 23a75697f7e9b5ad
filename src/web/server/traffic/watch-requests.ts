import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readableUrl } from '#domain/site/readable-url.ts';
import { routeName } from '#domain/site/route-name.ts';
import { markupStore } from '#web/markup/markup-store.ts';
import { abortFailedPayloads } from './abort-failed-payloads.ts';
import { rewritePages } from './rewrite-pages.ts';
import { traffic } from './traffic.ts';
import { watchWaits } from './watch-waits.ts';

type Started = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly server: Server };

/** A finished request, or one that the client aborted (status 0). Contains the route pattern instead of the URL. */
export type Answered = {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the response started. Excludes the client's download time. */
  readonly ms: number;
};

const RETRY_SECONDS = '5';
// Longer than the proxies' idle timeout (60 s in Varnish and nginx), so the proxies close idle connections first.
const KEEP_ALIVE_MS = 75_000;
const NO_PAGE = /^\/(api|_next\/static|icons|healthz|readyz)(\/|\?|$)/;

const isPage = ({ method, url = '' }: IncomingMessage): boolean => (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(url);
const idOf = (response: ServerResponse): string => String(response.getHeader('x-request-id') ?? '');

/**
 * Normalises every URL before Next reads it, counts page requests in flight and reports every finished request. Uses
 * Node's diagnostics channel because Next has no such hook. Must be called once, at startup.
 */
export function watchRequests(answered: (answer: Answered) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Started;
    if (server === traffic.privateServer) return; // Requests to the metrics server do not come from visitors.
    request.url = readableUrl(request.url ?? '/');
    if (traffic.server !== server) traffic.waitMs = watchWaits(server);
    traffic.server = server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    if (traffic.isEnding) response.setHeader('connection', 'close'); // Makes the client reconnect to another instance.
    const pages = isPage(request) ? 1 : 0;
    const startedAt = performance.now();
    let answeredAt: number | undefined;
    traffic.pages += pages;
    markDocument(request, response);
    correctStatus(request, response, () => {
      answeredAt ??= performance.now();
    });
    response.once('close', () => {
      const requestId = idOf(response);
      traffic.pages -= pages;
      traffic.started.delete(requestId);
      traffic.unavailable.delete(requestId);
      traffic.missing.delete(requestId);
      markupStore.delete(requestId);
      const { method = '', url = '' } = request;
      const status = answeredAt === undefined ? 0 : response.statusCode;
      answered({ requestId, method, route: routeName(url.split('?')[0] ?? ''), status, ms: (answeredAt ?? performance.now()) - startedAt });
    });
  });
}

/**
 * Tells pages whether a document or only the data for a navigation is requested, which Next hides from them. The HTML of
 * documents is rewritten, and navigation payloads of pages that fail are aborted.
 */
function markDocument(request: IncomingMessage, response: ServerResponse): void {
  const isDocument = isPage(request) && request.headers.rsc === undefined;
  if (isDocument) request.headers['x-document'] = '1';
  else delete request.headers['x-document'];
  if (isDocument) rewritePages(response);
  else if (request.headers.rsc !== undefined) abortFailedPayloads(response);
}

/**
 * Corrects the response status, because pages cannot set it. Turns 500 into 503 when the database was unreachable, and
 * 200 into 404 for a missing page. A navigation payload stays 200, as in Next itself, because the router shows its
 * content.
 */
function correctStatus({ headers }: IncomingMessage, response: ServerResponse, begins: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const id = idOf(response);
    begins();
    traffic.started.set(id, response);
    // Overrides the value that the proxy set before the status was known.
    if (status >= 500) response.setHeader('cache-control', 'no-store');
    if (status === 200 && headers.rsc === undefined && traffic.missing.has(id)) return writeHead(404, ...rest);
    if (status !== 500 || !traffic.unavailable.has(id)) return writeHead(status, ...rest);
    response.setHeader('retry-after', RETRY_SECONDS);
    return writeHead(503, ...rest);
  };
}
