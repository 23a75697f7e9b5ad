const POSITION = /^[0-9a-f]{24}$/;

/**
 * Returns whether a text is a position in the WAL of PostgreSQL: 8 hexadecimal digits of the timeline and 16 of the LSN.
 * Positions compare as texts.
 */
export const isWalPosition = (text: unknown): text is string => typeof text === 'string' && POSITION.test(text);
