import type { Board } from '#domain/catalogue/boards/board.ts';
import { totalsOfBoard } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventBoards, eventsOnBoard } from '#domain/events/event-boards.ts';
import { eventKey, keywordKey, pictureKey, recordKey, speedrunKey, stageKey, totalKey, userKey } from './keys.ts';
import { pageKeys } from './page-keys.ts';

type OfRecord = { readonly recordId: string; readonly board: Board; readonly handle: string };

/** A change to data that pages show. */
export type Change =
  | ({ readonly what: 'posted' } & OfRecord)
  /** The record has a new state or text. Past rankings do not change. */
  | ({ readonly what: 'changed' } & OfRecord)
  /** The record has a new value or board, now counts, or no longer counts. Past rankings change too. */
  | ({ readonly what: 'corrected'; readonly from: Board } & OfRecord)
  /**
   * A change that is visible only on the record's own page: discussion, availability of evidence, or links to entries.
   */
  | { readonly what: 'spoken-of'; readonly recordId: string }
  /**
   * The event was opened, changed, closed, amended, hidden or restored, or its window or entry period has started or
   * ended.
   */
  | { readonly what: 'event'; readonly code: number }
  | { readonly what: 'joined'; readonly code: number }
  /** A new hour or day of the event has started. */
  | { readonly what: 'hour'; readonly code: number }
  | { readonly what: 'keyword'; readonly names: readonly string[]; readonly guideOf: number | null }
  | { readonly what: 'picture'; readonly uploadId: string }
  | { readonly what: 'totals'; readonly haveClassesMoved: boolean }
  | { readonly what: 'page'; readonly path: string }
  | { readonly what: (typeof ALONE)[number] };

/**
 * Changes without details. A 'player' change is a new name or handle or a closed account, and 'rules' are evidence
 * rules.
 */
export const ALONE = [
  'texts',
  'news',
  'log',
  'player',
  'catalogue',
  'rules',
  'switches',
  'rebuilt',
  'dumps',
  'midnight',
  'month',
  'year',
] as const;

/**
 * Returns the surrogate keys of all pages that a change affects. The result may include too many pages, but never too
 * few.
 */
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
      return [eventKey(change.code), 'calendar', 'standings']; // Pages of players list the events that they have joined.
    case 'hour':
      return [eventKey(change.code)];
    case 'keyword':
      // Authors of guides have a badge on their pages.
      return [
        ...change.names.map(keywordKey),
        ...['keywords', 'home'],
        ...(change.guideOf === null ? [] : [stageKey(change.guideOf), 'standings']),
      ];
    case 'picture':
      return [pictureKey(change.uploadId)];
    case 'totals':
      return ['standings', 'home', ...(change.haveClassesMoved ? ['classes'] : [])];
    case 'page':
      return pageKeys(change.path)?.slice(0, 1) ?? []; // The first key belongs to the page itself.
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
  dumps: ['dumps'],
  // The reference maximum (M), day counts and, on Mondays, the stage of the week change at midnight.
  midnight: ['standings', 'classes', 'home', 'lists', 'news'],
  month: ['calendar'],
  year: ['site'], // Every list of years gets a new year.
};

const keysOfRecord = (catalogue: Catalogue, { recordId, board, handle }: OfRecord): readonly string[] => [
  recordKey(recordId),
  userKey(handle),
  ...keysOfBoard(catalogue, board),
];

// An event board includes the keys of all boards in the event, because its points depend on the largest of them.
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
  return [
    ...[eventKey(code), 'calendar', 'home', 'lists', 'standings'],
    ...(event?.blind ? ['log'] : []), // The public log omits decisions about hidden results until they are published.
    ...boards.map(placeKey),
    ...totals.map(({ id }) => totalKey(id)),
  ];
}
