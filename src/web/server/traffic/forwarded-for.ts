import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces the `x-forwarded-for` header with the address of the connection before any handler reads it. Without a
 * reverse proxy, clients could forge the header and evade rate limits by address. Returns a function that removes the
 * listener.
 */
export function ignoreForwardedFor(): () => void {
  const replace = (message: unknown) => {
    const { request } = message as { readonly request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
  };
  subscribe('http.server.request.start', replace);
  return () => unsubscribe('http.server.request.start', replace);
}
