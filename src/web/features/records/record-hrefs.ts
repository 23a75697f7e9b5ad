import type { Board } from '#domain/catalogue/board.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';

type Place = Pick<Board, 'refId' | 'ruleId'>;

/** Where a record for a board is posted, without the locale. */
export const postHref = ({ refId, ruleId }: Place): string => `/post?stage=${refId}&rule=${ruleId}`;

/** Where a board's ranking is; the home rule is left out. */
export const boardHref = ({ refId, ruleId }: Place, homeRule: number | undefined): string =>
  ruleId === homeRule ? stageRoute(refId) : `${stageRoute(refId)}?rule=${ruleId}`;
