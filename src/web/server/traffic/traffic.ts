import type { Server, ServerResponse } from 'node:http';

type Traffic = {
  /** Pages that somebody waits for right now. */
  pages: number;
  /** Whether this process was told to end: whoever stands in front should send nothing more. */
  isEnding: boolean;
  /** The server that takes the requests, known from the first of them on. */
  server?: Server;
  /** The one that shows figures to operators, if there is one: what it is asked is not counted. */
  privateServer?: Server;
  /** How long a new request waits before it is begun, in milliseconds; known from the first request on. */
  waitMs?: () => number;
  /** What was answered at the door since the process began: too many pages under way, requests begun too late, the database out of reach. */
  readonly shed: { crowded: number; late: number; down: number };
  /** Answers that have begun, by the id of their request. */
  readonly started: Map<string, ServerResponse>;
  /** Requests that failed before their answer began, because the database could not be asked. */
  readonly unavailable: Set<string>;
  /** Requests for a page that does not exist. */
  readonly missing: Set<string>;
};

// On globalThis because the proxy is bundled apart from the pages: a module's own variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassTraffic?: Traffic };
shared.stargrassTraffic ??= {
  pages: 0,
  isEnding: false,
  shed: { crowded: 0, late: 0, down: 0 },
  started: new Map(),
  unavailable: new Set(),
  missing: new Set(),
};

/** What is under way in this process. */
export const traffic = shared.stargrassTraffic;
