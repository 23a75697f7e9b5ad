/** Parses a numeric id from a URL in canonical form: `201`, not `0201` or `2e2`; NaN for anything else. */
export const parseId = (text: string): number => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN);

/** Parses an entry id from a URL; '', which no entry has, when invalid. */
export const parseUniqueId = (text: string | undefined): string => (text !== undefined && /^[0-9a-z]{1,13}$/.test(text) ? text : '');
