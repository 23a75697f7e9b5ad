import type { Server, ServerResponse } from 'node:http';

type Traffic = {
  /** Number of page requests in flight. */
  pages: number;
  /** Whether this process is shutting down. Load balancers should then send no more traffic. */
  isEnding: boolean;
  /** The server that receives visitors' requests. Known from the first request on. */
  server?: Server;
  /** The metrics server, if one is configured. Its requests are not counted. */
  privateServer?: Server;
  /** Returns how long a new request waits before it is handled, in milliseconds. Known from the first request on. */
  waitMs?: () => number;
  /**
   * Requests shed since the process started, by reason: too many pages in flight (`crowded`), requests waiting too long
   * (`late`), database unreachable (`down`).
   */
  readonly shed: { crowded: number; late: number; down: number };
  /** Responses that have started, by request id. */
  readonly started: Map<string, ServerResponse>;
  /** Ids of requests that failed before their response started, because the database was unreachable. */
  readonly unavailable: Set<string>;
  /** Ids of requests for a page that does not exist. */
  readonly missing: Set<string>;
};

// Stored on globalThis because the proxy is bundled separately from the pages, so a module variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassTraffic?: Traffic };
shared.stargrassTraffic ??= {
  pages: 0,
  isEnding: false,
  shed: { crowded: 0, late: 0, down: 0 },
  started: new Map(),
  unavailable: new Set(),
  missing: new Set(),
};

/** The state of all requests that this process is handling. */
export const traffic = shared.stargrassTraffic;
