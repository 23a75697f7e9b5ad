import type { Board } from '#domain/catalogue/boards/board.ts';
import { speedrunRoute, stageRoute } from '#domain/catalogue/routes.ts';

type BoardRef = Pick<Board, 'kind' | 'refId' | 'ruleId'>;

/** Returns the URL of the posting form for a board, without the locale. */
export const postHref = ({ kind, refId, ruleId }: BoardRef): string =>
  kind === 'speedrun' ? `/post?speedrun=${refId}` : `/post?stage=${refId}&rule=${ruleId}`;

/** Returns a board in the format of the API. Speedruns have a separate field because their ids overlap stage ids. */
export const postedTo = ({ kind, refId, ruleId }: BoardRef) =>
  kind === 'speedrun' ? { speedrunId: refId } : { stageId: refId, rule: ruleId };

/** Returns the API path that previews a draft for a board. */
export const previewPath = ({ kind, refId, ruleId }: BoardRef): string =>
  `/api/boards/${kind === 'speedrun' ? `speedrun/${refId}` : `${refId}/${ruleId}`}/preview`;

/** Returns the name under which a board's draft is stored in localStorage. */
export const draftName = ({ kind, refId, ruleId }: BoardRef): string => (kind === 'speedrun' ? `speedrun-${refId}` : `${refId}-${ruleId}`);

/** Returns the URL of a board's ranking, without the locale. `home` is the stage's first board, which needs no rule. */
export const boardHref = ({ kind, refId, ruleId }: BoardRef, home: BoardRef | undefined): string =>
  kind === 'speedrun' ? speedrunRoute(refId) : `${stageRoute(refId)}${home?.ruleId === ruleId ? '' : `?rule=${ruleId}`}`;
