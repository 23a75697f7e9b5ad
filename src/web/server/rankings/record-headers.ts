import 'server-only';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses an idempotency key into its canonical spelling. Returns undefined when the key is not a UUID. */
export const parseKey = (text: string | null | undefined): string | undefined => (text && UUID.test(text) ? text.toLowerCase() : undefined);

/**
 * Returns whether a post may be saved for this user. The browser names the author in `x-author`, because another account may
 * have signed in since the post was written, for example while it waited for a connection.
 */
export const isAuthor = (headers: Headers, handle: string): boolean => [null, handle].includes(headers.get('x-author'));

/** Returns the revision id in the If-Match header, or undefined unless the header contains exactly one. */
export const readIfMatch = (headers: Headers): string | undefined => /^"(\d{1,18})"$/.exec(headers.get('if-match') ?? '')?.[1];

export const etagOf = (revisionId: string): string => `"${revisionId}"`;

/** Parses a record id from a URL. Returns '0', which is never a valid id, when the text is invalid. */
export const parseRecordId = (text: string | undefined): string => (text !== undefined && /^[1-9]\d{0,17}$/.test(text) ? text : '0');

/** An idempotency key that no record has. Used for URLs without a valid key. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000';
