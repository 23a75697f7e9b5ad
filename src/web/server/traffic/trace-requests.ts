import 'server-only';
import { env } from '#web/server/env.ts';
import { log } from '#web/server/log.ts';
import { withoutPersons } from '#wiring/describe-error.ts';
import { startTracing } from '#wiring/tracing/start-tracing.ts';
import { ignoreTraceHeaders } from './ignore-trace-headers.ts';

/** Records spans for requests, which Next creates, and for their statements. Must be called once, at startup. */
export function traceRequests(): void {
  startTracing('stargrass-web', (message) => log().warn({ reason: withoutPersons(message) }, 'traces could not be sent'));
  if (env().TRUST_FORWARDED_FOR === 'off') ignoreTraceHeaders();
}
