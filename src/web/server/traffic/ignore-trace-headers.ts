import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Removes the trace that a request names before any handler reads it. Without a reverse proxy, clients could add spans to
 * each other's traces and have every request recorded. Returns a function that removes the listener.
 */
export function ignoreTraceHeaders(): () => void {
  const remove = (message: unknown) => {
    const { headers } = (message as { readonly request: IncomingMessage }).request;
    for (const name of ['traceparent', 'tracestate', 'baggage']) delete headers[name];
  };
  subscribe('http.server.request.start', remove);
  return () => unsubscribe('http.server.request.start', remove);
}
