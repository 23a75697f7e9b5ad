import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces `x-forwarded-for` by the address of the connection before anything reads it. Without a proxy in front the header is whatever the client
 * wrote, and limits by address would count nothing. Returns how to undo it.
 */
export function ignoreForwardedFor(): () => void {
  const replace = (message: unknown) => {
    const { request } = message as { readonly request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
  };
  subscribe('http.server.request.start', replace);
  return () => unsubscribe('http.server.request.start', replace);
}
