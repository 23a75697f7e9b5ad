import { listMembersAfter, listOpenedEvents, listResultVersions } from '#data/queries/dumps/dumped-events.ts';
import { type LogRow, listPublicLog } from '#data/queries/moderation/public-log.ts';
import {
  type ExportedRecord,
  type ExportedText,
  listPlayersAfter,
  listRecordsAfter,
  listTextsAfter,
} from '#data/queries/records/exports.ts';
import { listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { getPolicy } from '#data/queries/site/policies.ts';
import { listNews, type StoredNews } from '#data/queries/texts/news.ts';
import type { DumpKind, DumpRow } from '#domain/dumps/rows.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { CountableState } from '#domain/records/states.ts';
import { resultOf } from '#usecases/administration/export-public.ts';
import type { Deps } from '#usecases/deps.ts';
import { toEntry } from '#usecases/fairness/get-public-log.ts';
import { logRow } from '#usecases/fairness/log-row.ts';

type Pages<Kind extends DumpKind> = AsyncGenerator<readonly DumpRow<Kind>[]>;

const LOG_ROWS = 1_000;
const NEWS_ROWS = 50; // small, because a news item has a text per language of up to 8,000 characters

/** Reads all public rows of a kind, page by page, with the queries of pages and exports. */
export const readRows = <Kind extends DumpKind>(snapshot: Deps, kind: Kind): Pages<Kind> => READERS[kind](snapshot) as Pages<Kind>;

const READERS: { readonly [Kind in DumpKind]: (snapshot: Deps) => Pages<Kind> } = {
  catalogue: async function* ({ db }) {
    yield (await listEntries(db)).map((row) => ({ ...row, content: row.content as Record<string, unknown> }));
  },

  boards: async function* ({ db }) {
    yield await listBoards(db);
  },

  policies: async function* ({ db }) {
    const { content, revisionId } = await getPolicy(db, 'evidence');
    yield [{ name: 'evidence', content: content as Record<string, unknown>, revisionId }];
  },

  players: ({ db }) => pagesOf((last) => listPlayersAfter(db, last?.id ?? 0)),

  events: async function* ({ db }) {
    yield await listOpenedEvents(db);
  },

  'event-members': ({ db }) => pagesOf((last) => listMembersAfter(db, last ?? { code: 0, userId: '' })),

  'event-results': async function* ({ db }) {
    for (const { code } of await listOpenedEvents(db)) yield await listResultVersions(db, code);
  },

  records: async function* (snapshot) {
    const { boards } = await snapshot.catalogue();
    for await (const page of pagesOf<ExportedRecord>((last) => listRecordsAfter(snapshot.db, last?.recordId ?? '0')))
      yield page.map(({ name: _, ...row }) => {
        const board = boards.get(row.boardId);
        if (!board) throw new Error(`unknown board ${row.boardId}`);
        const { evidenceDuty, state } = row;
        return {
          ...row,
          ...resultOf(board, row.rankKey),
          splits: row.splits && [...row.splits],
          state: state as CountableState,
          evidenceDuty: evidenceDuty as DumpRow<'records'>['evidenceDuty'],
        };
      });
  },

  keywords: async function* ({ db }) {
    const first = { uniqueId: '', lang: '' };
    for await (const page of pagesOf<ExportedText>((last) => listTextsAfter(db, last ?? first, KEYWORD_FLAGS.deleted)))
      yield page.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
  },

  news: async function* ({ db, siteZone }) {
    for await (const page of pagesOf<StoredNews>((after) => listNews(db, { limit: NEWS_ROWS, after }, siteZone)))
      yield page.map(({ newsId, category, pinned, publishedOn, title, text }) => ({ newsId, category, pinned, publishedOn, title, text }));
  },

  log: async function* ({ db }) {
    for await (const page of pagesOf<LogRow>((last) => listPublicLog(db, { limit: LOG_ROWS, ...(last && { before: last.auditId }) })))
      yield page.flatMap((row) => toEntry(row) ?? []).map(logRow);
  },
};

/** Reads pages until one is empty. `next` receives the last row of the page before. */
async function* pagesOf<Row>(next: (last: Row | undefined) => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for (let page = await next(undefined); page.length > 0; page = await next(page.at(-1))) yield page;
}
