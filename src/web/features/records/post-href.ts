import type { Board } from '#domain/catalogue/board.ts';

/** Where a record for a board is posted, without the locale. */
export const postHref = ({ refId, ruleId }: Pick<Board, 'refId' | 'ruleId'>): string => `/post?stage=${refId}&rule=${ruleId}`;
