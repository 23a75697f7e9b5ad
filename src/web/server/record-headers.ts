import 'server-only';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A key in its one spelling; undefined when it is none. */
export const parseKey = (text: string | null | undefined): string | undefined => (text && UUID.test(text) ? text.toLowerCase() : undefined);

/** The revision that a change was made from; undefined when the header does not name just one. */
export const readIfMatch = (headers: Headers): string | undefined => /^"(\d{1,18})"$/.exec(headers.get('if-match') ?? '')?.[1];

export const etagOf = (revisionId: string): string => `"${revisionId}"`;

/** A record's number in an address, or '0', which no record has. */
export const parseRecordId = (text: string | undefined): string => (text !== undefined && /^[1-9]\d{0,17}$/.test(text) ? text : '0');

/** A key that nothing has, for addresses that name none. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000';
