import 'server-only';
import { parseEventCode } from '#domain/events/event-code.ts';

/** Parses an event code from a URL; 0, which no event has, when invalid. */
export const parseCode = (text: string | undefined): number => parseEventCode(text ?? '') ?? 0;
