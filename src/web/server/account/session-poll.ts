import 'server-only';
import { env } from '#web/server/env.ts';

/** Returns how often browsers poll the session, in seconds. With 0, they poll only when the page becomes visible. */
export const sessionPollSeconds = (): number => env().SESSION_POLL_SECONDS;
