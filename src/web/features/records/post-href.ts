import type { Board } from '#domain/catalogue/board.ts';

type BoardRef = Pick<Board, 'kind' | 'refId' | 'ruleId'>;

/** The address of the form for a board, without the locale. */
export const postHref = ({ kind, refId, ruleId }: BoardRef): string =>
  kind === 'speedrun' ? `/post?speedrun=${refId}` : `/post?stage=${refId}&rule=${ruleId}`;

/** A board as the API expects it. Speedrun ids overlap stage ids, so they have a field of their own. */
export const postedTo = ({ kind, refId, ruleId }: BoardRef) =>
  kind === 'speedrun' ? { speedrunId: refId } : { stageId: refId, rule: ruleId };

/** The API path that previews a draft for a board. */
export const previewPath = ({ kind, refId, ruleId }: BoardRef): string =>
  `/api/boards/${kind === 'speedrun' ? `speedrun/${refId}` : `${refId}/${ruleId}`}/preview`;

/** The localStorage name of the draft for a board. */
export const draftName = ({ kind, refId, ruleId }: BoardRef): string => (kind === 'speedrun' ? `speedrun-${refId}` : `${refId}-${ruleId}`);
