import type { Server, ServerResponse } from 'node:http';

type Traffic = {
  /** Page requests in flight. */
  pages: number;
  /** Whether this process is shutting down: load balancers should send no more traffic. */
  isEnding: boolean;
  /** The server that receives requests, known from the first request on. */
  server?: Server;
  /** The metrics server, if configured; its requests are not counted. */
  privateServer?: Server;
  /** How long a new request waits before it is handled, in milliseconds; known from the first request on. */
  waitMs?: () => number;
  /** Requests shed since the process started: too many pages in flight, requests waiting too long, database unreachable. */
  readonly shed: { crowded: number; late: number; down: number };
  /** Responses that have started, by request id. */
  readonly started: Map<string, ServerResponse>;
  /** Requests that failed before their response started, because the database was unreachable. */
  readonly unavailable: Set<string>;
  /** Requests for a page that does not exist. */
  readonly missing: Set<string>;
};

// On globalThis, because the proxy is bundled separately from the pages and a module variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassTraffic?: Traffic };
shared.stargrassTraffic ??= {
  pages: 0,
  isEnding: false,
  shed: { crowded: 0, late: 0, down: 0 },
  started: new Map(),
  unavailable: new Set(),
  missing: new Set(),
};

/** Request state of this process. */
export const traffic = shared.stargrassTraffic;
