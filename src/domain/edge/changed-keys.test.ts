import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardRoute, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { totalBoards, totalsOfBoard } from '#domain/catalogue/boards/total-boards.ts';
import {
  eventRoute,
  gameRoute,
  guideRoute,
  playerRoute,
  recordRoute,
  replayRoute,
  totalRoute,
  yearRoute,
} from '#domain/catalogue/routes.ts';
import { codeText } from '#domain/events/event-code.ts';
import { keywordHistoryRoute, keywordRoute } from '#domain/keywords/routes.ts';
import { boardsOfSameEvent } from '#domain/rankings/totals/event-sizes.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { type Change, changedKeys } from './changed-keys.ts';
import { pageKeys } from './page-keys.ts';

const catalogue = contentCatalogue();
const board = fc.constantFrom(...catalogue.boards.values());
const handle = fc.stringMatching(/^[a-z0-9_-]{3,32}$/);
const recordId = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String);
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 32 })
  .filter((text) => text.trim() === text && text.isWellFormed() && !/[/\\]/.test(text) && !['.', '..'].includes(text));

const pathOf = (route: string) => new URL(route, 'https://site.test').pathname;

/** Returns those of the given pages that a change fails to purge. */
function missed(change: Change, routes: readonly string[]): string[] {
  const changed = new Set(changedKeys(catalogue, change));
  return routes
    .flatMap((route) => [pathOf(route), `/ja${pathOf(route)}`.replace(/\/$/, '')])
    .filter((path) => !(pageKeys(path) ?? []).some((key) => changed.has(key)));
}

/** Naive reference implementation: returns all pages that show a record on the board or a number that it affects. */
function pagesOfBoard(at: Board): string[] {
  const totals = [...catalogue.totals.keys()].filter((id) => totalBoards(catalogue, id).some(({ boardId }) => boardId === at.boardId));
  const events = [...catalogue.events.values()].filter(
    ({ id, boards }) =>
      at.event?.code === id || boards.some(({ stage, rule }) => at.kind === 'stage' && at.refId === stage && at.ruleId === rule),
  );
  const sameEvent = boardsOfSameEvent(catalogue, at.boardId).flatMap((id) => catalogue.boards.get(id) ?? []);
  const stages = [at, ...sameEvent].flatMap((each) => {
    const route = pathOf(boardRoute(catalogue, each));
    return each.kind === 'speedrun' ? [route] : [route, `${route}/card.png`, `/feeds${route}.atom`];
  });
  return [
    ...['/', '/records', '/feeds/records.json', '/entries', '/trends', '/ranking', '/post'],
    ...(at.event ? [] : [gameRoute(listedSeries(at))]),
    ...stages,
    ...totals.flatMap((id) => [totalRoute(id), `${totalRoute(id)}/card.png`]),
    ...events.flatMap(({ id }) => [eventRoute(id), replayRoute(id), `${eventRoute(id)}/card.png`]),
  ];
}

const posted = fc.record({ what: fc.constantFrom('posted' as const, 'changed' as const), recordId, board, handle });
const corrected = fc.record({ what: fc.constant('corrected' as const), recordId, board, handle, from: board });

test('a new or changed record purges every page that shows it or a number that it affects', () => {
  fc.assert(
    fc.property(fc.oneof(posted, corrected), handle, (change, other) => {
      const player = playerRoute(change.handle);
      const year = yearRoute(change.handle, 2025);
      const own = [
        player,
        `${player}/card.png`,
        `/feeds${player}.json`,
        year,
        `${year}/card.png`,
        `/compare/${change.handle}/${other}`,
        `/compare/${other}/${change.handle}`,
      ];
      const record = recordRoute(change.recordId);
      expect(missed(change, [...pagesOfBoard(change.board), ...own, record, `${record}/card.png`])).toEqual([]);
    }),
  );
});

test('a record purges the pages of the players that it passes', () => {
  fc.assert(
    fc.property(posted, handle, handle, recordId, (change, passed, other, theirs) => {
      expect(missed(change, [playerRoute(passed), `/compare/${passed}/${other}`, recordRoute(theirs)])).toEqual([]);
    }),
  );
});

test("a record purges its board's JSON and CSV rankings, and its stage's preview and player counts", () => {
  fc.assert(
    fc.property(posted, ({ ...change }) => {
      const { refId, ruleId, kind } = change.board;
      const files = [
        `/api/boards/${refId}/${ruleId}/ranking.json`,
        `/api/boards/${refId}/${ruleId}/ranking.csv`,
        `/api/boards/${refId}/counts`,
        `/api/search/stages/${refId}`,
        `/api/v1/boards/stage/${refId}`,
        `/api/v1/boards/stage/${refId}/history`,
        ...(change.board.event ? [`/api/v1/boards/event/${codeText(change.board.event.code)}`] : []),
      ];
      const run = `/api/v1/boards/speedrun/${refId}`;
      const lists = [
        ...['/records', `/records/${change.recordId}`, '/players', `/players/${change.handle}`, `/compare/${change.handle}/other`],
        ...totalsOfBoard(catalogue, change.board).map(({ id }) => `/totals/${id}`),
        ...(change.board.event ? [`/events/${codeText(change.board.event.code)}`] : []),
      ].map((path) => `/api/v1${path}`);
      const keys = new Set(changedKeys(catalogue, change));
      for (const file of [...lists, ...(kind === 'speedrun' ? [run, `${run}/history`] : files)])
        expect(
          pageKeys(file)?.some((key) => keys.has(key)),
          file,
        ).toBe(true);
      expect(pageKeys('/api/search/users')?.some((key) => keys.has(key))).toBe(true);
    }),
  );
});

test("correcting a record purges every board's page and all pages that show its previous board", () => {
  fc.assert(
    fc.property(corrected, board, (change, any) => {
      expect(missed(change, [...pagesOfBoard(change.from), pathOf(boardRoute(catalogue, any))])).toEqual([]);
    }),
  );
});

test('a post does not purge the pages of other stages', () => {
  fc.assert(
    fc.property(posted, board, (change, other) => {
      const isApart = change.board.kind === 'stage' && other.kind === 'stage' && other.refId !== change.board.refId;
      fc.pre(isApart && pagesOfBoard(change.board).every((route) => !route.startsWith('/limited')));
      expect(missed(change, [pathOf(boardRoute(catalogue, other))])).toHaveLength(2);
    }),
  );
});

test('a change to an event purges every page that shows the event or one of its stages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalogue.events.values()), handle, ({ id }, player) => {
      const stages = [...catalogue.boards.values()].filter(({ event }) => event?.code === id).flatMap(pagesOfBoard);
      const lists = [
        '/',
        '/limited',
        '/calendar',
        '/records',
        playerRoute(player),
        `/feeds${playerRoute(player)}.atom`,
        '/feeds/events.atom',
      ];
      expect(
        missed({ what: 'event', code: id }, [...stages, eventRoute(id), replayRoute(id), `${eventRoute(id)}/event.ics`, ...lists]),
      ).toEqual([]);
      expect(missed({ what: 'joined', code: id }, [eventRoute(id), '/limited', playerRoute(player)])).toEqual([]);
      expect(missed({ what: 'hour', code: id }, [eventRoute(id), replayRoute(id)])).toEqual([]);
      expect(changedKeys(catalogue, { what: 'event', code: id })).toContain(pageKeys('/calendar.ics')?.[0]);
    }),
    { numRuns: 25 },
  );
});

test('the end of a blind event purges the log, which omits decisions about hidden results', () => {
  const [event] = catalogue.events.values();
  if (!event) throw new Error('no event');
  const keysOf = (blind: boolean) =>
    changedKeys({ ...catalogue, events: new Map([[event.id, { ...event, blind }]]) }, { what: 'event', code: event.id });
  expect([keysOf(true).includes('log'), keysOf(false).includes('log')]).toEqual([true, false]);
});

test('a change to an entry purges its pages and every page that may list it or link to it', () => {
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 2 }),
      name,
      recordId,
      fc.constantFrom(...catalogue.stages.keys()),
      (names, other, id, stage) => {
        const own = names.flatMap((each) => [keywordRoute(each), keywordHistoryRoute(each)]);
        const others = [
          '/',
          '/keyword',
          '/feeds/keywords.atom',
          '/keyword/rules',
          '/guide',
          keywordRoute(other),
          recordRoute(id),
          guideRoute(stage),
        ];
        expect(missed({ what: 'keyword', names, guideOf: null }, [...own, ...others])).toEqual([]);
        expect(missed({ what: 'keyword', names, guideOf: stage }, [guideRoute(stage), '/game/2'])).toEqual([]);
        expect(missed({ what: 'texts' }, [guideRoute(stage), recordRoute(id), ...own])).toEqual([]);
      },
    ),
  );
});

test("a change that may affect any page, such as a player's new name, purges every page", () => {
  for (const what of ['player', 'catalogue', 'rules', 'switches', 'rebuilt', 'year'] as const) {
    expect(missed({ what }, ['/', '/terms', '/stage/201', '/keyword/x', '/log', '/guide', '/limited', '/information/1'])).toEqual([]);
  }
});

test('midnight purges pages that show points or day counts, and a new month purges the calendar', () => {
  expect(
    missed({ what: 'midnight' }, [
      '/',
      '/stage/201',
      '/total/1',
      '/user/alma',
      '/trends',
      '/information',
      '/feeds/news.atom',
      '/record/1',
      '/ranking',
    ]),
  ).toEqual([]);
  expect(missed({ what: 'month' }, ['/calendar'])).toEqual([]);
});

test('rebuilt totals purge pages that show totals, and pages that show rank classes only if a class has changed', () => {
  expect(missed({ what: 'totals', haveClassesMoved: false }, ['/', '/total/1', '/ranking', '/user/alma', '/compare/a-1/b-2'])).toEqual([]);
  expect(missed({ what: 'totals', haveClassesMoved: true }, ['/stage/201', '/records', '/entries', '/trends', '/limited/261101'])).toEqual(
    [],
  );
  expect(missed({ what: 'totals', haveClassesMoved: false }, ['/stage/201'])).toHaveLength(2);
});

test('refreshing a page purges only that page', () => {
  expect(changedKeys(catalogue, { what: 'page', path: '/stage/201' })).toEqual(['stage:201']);
  expect(changedKeys(catalogue, { what: 'page', path: '/user/alma' })).toEqual(['user:alma']);
  expect(changedKeys(catalogue, { what: 'page', path: '/user/alma/year/2025' })).toEqual(['user:alma']);
  expect(changedKeys(catalogue, { what: 'page', path: '/dashboard' })).toEqual([]);
});

test("changes to news, the log, a picture or a record's discussion purge the pages that show them", () => {
  expect(missed({ what: 'news' }, ['/', '/information', '/information/3', '/feeds/news.atom'])).toEqual([]);
  expect(missed({ what: 'log' }, ['/log', '/record/5', '/feeds/log.json'])).toEqual([]);
  expect(missed({ what: 'spoken-of', recordId: '5' }, ['/record/5'])).toEqual([]);
  const picture = changedKeys(catalogue, { what: 'picture', uploadId: '0b6b-1' });
  expect(pageKeys('/api/pictures/0b6b-1/large.webp')).toContain(picture[0]);
});
