/**
 * Parses a numeric id from a URL. Accepts only the canonical form (`201`, not `0201` or `2e2`) and returns NaN for
 * anything else.
 */
export const parseId = (text: string): number => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN);

/** Parses a keyword id from a URL. Returns an empty string, which is never a valid id, when the text is invalid. */
export const parseUniqueId = (text: string | undefined): string => (text !== undefined && /^[0-9a-z]{1,13}$/.test(text) ? text : '');
