import { pino } from 'pino';

/** One line of JSON an event, on standard output; no personal data goes in. */
export const createLog = (level: string) => pino({ level, base: null });
