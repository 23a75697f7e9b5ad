import 'server-only';
import { parseEventCode } from '#domain/events/event-code.ts';

/** Parses an event code from a URL. Returns 0, which is never a valid code, when the text is invalid. */
export const parseCode = (text: string | undefined): number => parseEventCode(text ?? '') ?? 0;
