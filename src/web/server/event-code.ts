import 'server-only';
import { parseEventCode } from '#domain/events/event-code.ts';

/** An event's code in an address, or 0, which no event has. */
export const parseCode = (text: string | undefined): number => parseEventCode(text ?? '') ?? 0;
