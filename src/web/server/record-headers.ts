import 'server-only';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses an idempotency key into its canonical spelling; undefined when invalid. */
export const parseKey = (text: string | null | undefined): string | undefined => (text && UUID.test(text) ? text.toLowerCase() : undefined);

/** The revision named by If-Match; undefined unless it names exactly one. */
export const readIfMatch = (headers: Headers): string | undefined => /^"(\d{1,18})"$/.exec(headers.get('if-match') ?? '')?.[1];

export const etagOf = (revisionId: string): string => `"${revisionId}"`;

/** Parses a record id from a URL; '0', which no record has, when invalid. */
export const parseRecordId = (text: string | undefined): string => (text !== undefined && /^[1-9]\d{0,17}$/.test(text) ? text : '0');

/** A key that no record has, for URLs without a valid one. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000';
