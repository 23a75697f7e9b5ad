import type { Instrumentation } from 'next';
import { notePageFailure } from '#web/server/traffic/note-page-failure.ts';

/** Called by Next once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('#web/server/check-settings.ts')).checkSettings();
  const { env } = await import('#web/server/env.ts');
  if (env().TRUST_FORWARDED_FOR === 'off') (await import('#web/server/traffic/forwarded-for.ts')).ignoreForwardedFor();
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT) (await import('#web/server/traffic/trace-requests.ts')).traceRequests();
  (await import('#web/server/log-missing-texts.ts')).logMissingTexts();
  if (env().DATABASE_REPLICA_URL) {
    const { allowReplica } = await import('#web/server/deps.ts');
    (await import('#web/server/traffic/allow-replica-reads.ts')).allowReplicaReads(allowReplica);
  }
  // The development server records no metrics and handles its own shutdown.
  if (process.env.NODE_ENV !== 'production') return;
  (await import('#web/server/traffic/log-console.ts')).logConsole();
  (await import('#web/server/traffic/start-watching.ts')).startWatching();
  (await import('#web/server/traffic/restart-when-blocked.ts')).restartWhenBlocked();
  (await import('#web/server/traffic/end-in-order.ts')).endInOrder();
}

/** Records and logs a failed page under the request id that the reader sees. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const requestId = String(request.headers['x-request-id']);
  notePageFailure(requestId, error); // Must run before any await, because the response may be about to start.
  const { logFailureOf } = await import('#web/server/log.ts');
  logFailureOf({ requestId, method: request.method, pathname: request.path.split('?')[0] ?? '' }, error);
};
