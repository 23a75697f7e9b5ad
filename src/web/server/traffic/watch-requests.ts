import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readableUrl } from '#domain/site/readable-url.ts';
import { routeName } from '#domain/site/route-name.ts';
import { traffic } from './traffic.ts';
import { watchWaits } from './watch-waits.ts';

type Started = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly server: Server };

/** A request that has its answer, or whose reader has left (status 0): nothing of what was asked but the pattern of its route. */
export type Answered = {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Until the answer began: how fast its reader takes it is not ours. */
  readonly ms: number;
};

const RETRY_SECONDS = '5';
// Longer than any proxy in front of us keeps a connection it does not use (Varnish and nginx: 60 s): who closes first must be the one who sends.
const KEEP_ALIVE_MS = 75_000;
const NO_PAGE = /^\/(api|_next\/static|fonts|icons|healthz|readyz)(\/|\?|$)/;

const isPage = ({ method, url = '' }: IncomingMessage): boolean => (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(url);
const idOf = (response: ServerResponse): string => String(response.getHeader('x-request-id') ?? '');

/**
 * Makes every address readable before Next sees it, counts the pages that are under way, and tells of every request that has its answer, from Node's own notice of each: Next tells nobody. Call
 * it once, when the process starts.
 */
export function watchRequests(answered: (answer: Answered) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Started;
    if (server === traffic.privateServer) return; // no visitor's
    request.url = readableUrl(request.url ?? '/');
    if (traffic.server !== server) traffic.waitMs = watchWaits(server);
    traffic.server = server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    if (traffic.isEnding) response.setHeader('connection', 'close'); // so that the next request finds another instance
    const pages = isPage(request) ? 1 : 0;
    const startedAt = performance.now();
    let answeredAt: number | undefined;
    traffic.pages += pages;
    correctStatus(request, response, () => {
      answeredAt ??= performance.now();
    });
    response.once('close', () => {
      const requestId = idOf(response);
      traffic.pages -= pages;
      traffic.started.delete(requestId);
      traffic.unavailable.delete(requestId);
      traffic.missing.delete(requestId);
      const { method = '', url = '' } = request;
      const status = answeredAt === undefined ? 0 : response.statusCode;
      answered({ requestId, method, route: routeName(url.split('?')[0] ?? ''), status, ms: (answeredAt ?? performance.now()) - startedAt });
    });
  });
}

/**
 * A page cannot choose its status: one that failed because the database could not be asked says 503 instead of 500, and one that shows the
 * planet text 404 instead of 200. A navigation's payload stays 200, as Next's own is: its router shows what it holds.
 */
function correctStatus({ headers }: IncomingMessage, response: ServerResponse, begins: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const id = idOf(response);
    begins();
    traffic.started.set(id, response);
    if (status >= 500) response.setHeader('cache-control', 'no-store'); // the proxy, which cannot know the status, may have said otherwise
    if (status === 200 && headers.rsc === undefined && traffic.missing.has(id)) return writeHead(404, ...rest);
    if (status !== 500 || !traffic.unavailable.has(id)) return writeHead(status, ...rest);
    response.setHeader('retry-after', RETRY_SECONDS);
    return writeHead(503, ...rest);
  };
}
