import 'server-only';
import { env } from './env.ts';

/** How often browsers poll the session, in seconds; 0 polls only when the page becomes visible. */
export const sessionPollSeconds = (): number => env().SESSION_POLL_SECONDS;
