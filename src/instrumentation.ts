import type { Instrumentation } from 'next';
import { notePageFailure } from '#web/server/traffic/note-page-failure.ts';

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('#web/server/check-settings.ts')).checkSettings();
  const { env } = await import('#web/server/env.ts');
  if (env().TRUST_FORWARDED_FOR === 'off') (await import('#web/server/traffic/forwarded-for.ts')).ignoreForwardedFor();
  if (process.env.NODE_ENV !== 'production') return; // the development server counts nothing, and ends by itself
  (await import('#web/server/traffic/log-console.ts')).logConsole();
  (await import('#web/server/traffic/start-watching.ts')).startWatching();
  (await import('#web/server/traffic/restart-when-blocked.ts')).restartWhenBlocked();
  (await import('#web/server/traffic/end-in-order.ts')).endInOrder();
}

/** A page that failed, under the id that its reader is shown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const requestId = String(request.headers['x-request-id']);
  notePageFailure(requestId, error); // before anything is awaited: its answer may be about to begin
  const { logFailureOf } = await import('#web/server/log.ts');
  logFailureOf({ requestId, method: request.method, pathname: request.path.split('?')[0] ?? '' }, error);
};
