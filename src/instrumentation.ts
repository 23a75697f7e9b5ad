import type { Instrumentation } from 'next';

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('#web/server/check-settings.ts')).checkSettings();
  (await import('#web/server/live/site-hub.ts')).endLiveWithProcess();
}

/** A page that failed, under the id that its reader is shown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('#web/server/log.ts');
  log().error({ requestId: request.headers['x-request-id'], method: request.method, path: request.path, error: String(error) });
};
