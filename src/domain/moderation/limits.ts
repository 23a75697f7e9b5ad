// Apart from moderation-text.ts, so that the browser knows the bounds without carrying zod (decision 0031).
export const TEXT_LIMIT = 500; // user-perceived characters
export const TEXT_UNITS = 4_000; // code units: checked before anything counts what people see
export const MOST_IN_A_BULK = 100; // records
