// The limits are separate from forms.ts so that the browser can use them without bundling zod (decision
// 0031).
export const TEXT_LIMIT = 500; // Maximum length of a text in user-perceived characters.
// Maximum length of a text in UTF-16 code units, checked before user-perceived characters are counted.
export const TEXT_UNITS = 4_000;
export const MOST_IN_A_BULK = 100; // Maximum number of records in a bulk action.
