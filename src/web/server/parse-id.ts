/** A number in an address, in its one spelling: `201`, not `0201` or `2e2`; NaN, which names nothing, for anything else. */
export const parseId = (text: string): number => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN);

/** An entry's id in an address, or '', which no entry has. */
export const parseUniqueId = (text: string | undefined): string => (text !== undefined && /^[0-9a-z]{1,13}$/.test(text) ? text : '');
