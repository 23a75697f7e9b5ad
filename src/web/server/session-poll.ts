import 'server-only';
import { env } from './env.ts';

/** How often browsers ask who is signed in, in seconds; 0 for only when they are looked at. */
export const sessionPollSeconds = (): number => env().SESSION_POLL_SECONDS;
