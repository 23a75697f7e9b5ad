import type { Board } from '#domain/catalogue/board.ts';

type BoardRef = Pick<Board, 'kind' | 'refId' | 'ruleId'>;

/** Where a record for a board is posted, without the locale. */
export const postHref = ({ kind, refId, ruleId }: BoardRef): string =>
  kind === 'speedrun' ? `/post?speedrun=${refId}` : `/post?stage=${refId}&rule=${ruleId}`;

/** How a form names its board to the API; a speedrun's id alone names it, though a stage has the same. */
export const postedTo = ({ kind, refId, ruleId }: BoardRef) =>
  kind === 'speedrun' ? { speedrunId: refId } : { stageId: refId, rule: ruleId };

/** Where the API says what a draft for a board would bring. */
export const previewPath = ({ kind, refId, ruleId }: BoardRef): string =>
  `/api/boards/${kind === 'speedrun' ? `speedrun/${refId}` : `${refId}/${ruleId}`}/preview`;

/** Under what name a browser keeps the draft for a board. */
export const draftName = ({ kind, refId, ruleId }: BoardRef): string => (kind === 'speedrun' ? `speedrun-${refId}` : `${refId}-${ruleId}`);
