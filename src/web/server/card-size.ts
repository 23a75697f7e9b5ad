/** What other sites expect of a picture beside a link, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
