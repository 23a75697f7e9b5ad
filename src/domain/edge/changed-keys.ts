import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalsOfBoard } from '#domain/catalogue/total-boards.ts';
import { eventBoards, eventsOnBoard } from '#domain/events/event-boards.ts';
import { eventKey, keywordKey, pictureKey, recordKey, speedrunKey, stageKey, totalKey, userKey } from './keys.ts';
import { pageKeys } from './page-keys.ts';

type OfRecord = { readonly recordId: string; readonly board: Board; readonly handle: string };

/** What became of something that pages show. */
export type Change =
  | ({ readonly what: 'posted' } & OfRecord)
  /** Another state or text: no figure of another day moves. */
  | ({ readonly what: 'changed' } & OfRecord)
  /** Another value, another board, or it counts now or no more: the past is another one, too. */
  | ({ readonly what: 'corrected'; readonly from: Board } & OfRecord)
  /** What stands on its own page alone: what was said of it, whether its evidence answers, which words of it lead to entries. */
  | { readonly what: 'spoken-of'; readonly recordId: string }
  /** Opened, changed, closed, amended, hidden or no longer; or one of its instants came. */
  | { readonly what: 'event'; readonly code: number }
  | { readonly what: 'joined'; readonly code: number }
  /** An hour or a day of it passed. */
  | { readonly what: 'hour'; readonly code: number }
  | { readonly what: 'keyword'; readonly names: readonly string[]; readonly guideOf: number | null }
  | { readonly what: 'picture'; readonly uploadId: string }
  | { readonly what: 'totals'; readonly haveClassesMoved: boolean }
  | { readonly what: 'page'; readonly path: string }
  | { readonly what: (typeof ALONE)[number] };

/** Changes of which there is no more to say. `player`: a name, a handle or an account's end; `rules`: what evidence is asked for. */
export const ALONE = ['texts', 'news', 'log', 'player', 'catalogue', 'rules', 'switches', 'rebuilt', 'midnight', 'month', 'year'] as const;

/** The keys of all pages that show something of a change; a page may be made anew for nothing, but never stay as it was. */
export function changedKeys(catalogue: Catalogue, change: Change): readonly string[] {
  switch (change.what) {
    case 'posted':
    case 'changed':
      return keysOfRecord(catalogue, change);
    case 'corrected':
      return [...keysOfRecord(catalogue, change), ...keysOfBoard(catalogue, change.from), 'classes'];
    case 'spoken-of':
      return [recordKey(change.recordId)];
    case 'event':
      return keysOfEvent(catalogue, change.code);
    case 'joined':
      return [eventKey(change.code), 'calendar'];
    case 'hour':
      return [eventKey(change.code)];
    case 'keyword':
      return [...change.names.map(keywordKey), 'keywords', 'home', ...(change.guideOf === null ? [] : [stageKey(change.guideOf)])];
    case 'picture':
      return [pictureKey(change.uploadId)];
    case 'totals':
      return ['standings', 'home', ...(change.haveClassesMoved ? ['classes'] : [])];
    case 'page':
      return pageKeys(change.path)?.slice(0, 1) ?? []; // the first is its own
    default:
      return KEYS[change.what];
  }
}

const KEYS: Readonly<Record<(typeof ALONE)[number], readonly string[]>> = {
  texts: ['keywords'],
  news: ['news', 'home'],
  log: ['log'],
  player: ['site'],
  catalogue: ['site'],
  rules: ['site'],
  switches: ['site'],
  rebuilt: ['site'],
  midnight: ['standings', 'classes', 'home', 'lists', 'news'], // M moves, and days are counted
  month: ['calendar'],
  year: ['site'], // every list of years has one more
};

const keysOfRecord = (catalogue: Catalogue, { recordId, board, handle }: OfRecord): readonly string[] => [
  recordKey(recordId),
  userKey(handle),
  ...keysOfBoard(catalogue, board),
];

// The points of an event's board are measured by the largest board of its event.
const keysOfBoard = (catalogue: Catalogue, board: Board): readonly string[] => [
  placeKey(board),
  ...totalsOfBoard(catalogue, board).map(({ id }) => totalKey(id)),
  ...eventsOnBoard(catalogue, board).flatMap((event) => [eventKey(event.id), ...eventBoards(catalogue, event).map(placeKey)]),
  ...['home', 'lists', 'standings'],
];

const placeKey = ({ kind, refId }: Board): string => (kind === 'speedrun' ? speedrunKey(refId) : stageKey(refId));

function keysOfEvent(catalogue: Catalogue, code: number): readonly string[] {
  const event = catalogue.events.get(code);
  const boards = event ? eventBoards(catalogue, event) : [];
  const totals = boards.flatMap((board) => totalsOfBoard(catalogue, board));
  return [...[eventKey(code), 'calendar', 'home', 'lists', 'standings'], ...boards.map(placeKey), ...totals.map(({ id }) => totalKey(id))];
}
