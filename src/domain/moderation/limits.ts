// Separate from moderation-text.ts, so that the browser can use the limits without bundling zod (decision 0031).
export const TEXT_LIMIT = 500; // user-perceived characters
export const TEXT_UNITS = 4_000; // code units: checked before counting user-perceived characters
export const MOST_IN_A_BULK = 100; // records
