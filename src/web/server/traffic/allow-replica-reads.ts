import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { minimumOf } from '#web/server/answer/replica-minimum.ts';

/**
 * Calls `allow` for every request, with the position that a replica needs to serve it (decision 0150). Node's diagnostics
 * channel is called in the asynchronous context in which Next then handles the request. Must be called once, at startup.
 * Returns a function that removes the listener.
 */
export function allowReplicaReads(allow: (position: string | undefined) => void): () => void {
  const onStart = (message: unknown) => allow(minimumOf((message as { readonly request: IncomingMessage }).request));
  subscribe('http.server.request.start', onStart);
  return () => unsubscribe('http.server.request.start', onStart);
}
