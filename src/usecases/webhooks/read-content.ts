import { listPlayerNames } from '#data/queries/accounts/players.ts';
import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { listPublicLog } from '#data/queries/moderation/public-log.ts';
import { listPlacesOfRecords } from '#data/queries/site/changed-pages.ts';
import { findNews } from '#data/queries/texts/news.ts';
import type { NextDelivery } from '#data/queries/webhooks/webhook-deliveries.ts';
import { describeBoard } from '#domain/api/describe-board.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardRoute, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { codeText } from '#domain/events/event-code.ts';
import { newsRoute } from '#domain/news/news.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { type ContentRecord, isRemoval, type WebhookContent } from '#domain/webhooks/content.ts';
import type { Deps } from '#usecases/deps.ts';
import { toEntry } from '#usecases/fairness/get-public-log.ts';
import { findNewRecord, type NewRecord } from '#usecases/rankings/records/list-new-records.ts';

/** What a delivery is about: its type, the id of its subject and what was true when it happened. */
type About = Pick<NextDelivery, 'type' | 'subject' | 'facts'>;

/**
 * Reads what a delivery sends from the current data, so that it never contains more than the pages show now. Returns
 * undefined when there is nothing to send any more, for example because a new record was declined meanwhile. Must be
 * called on a snapshot.
 */
export async function readContent(deps: Deps, { type, subject, facts }: About): Promise<WebhookContent | undefined> {
  switch (type) {
    case 'test':
      return { type, data: {} };
    case 'event.opened':
    case 'event.closed':
      return eventContent(deps, type, Number(subject));
    case 'news':
      return newsContent(deps, Number(subject));
    case 'decision':
      return decisionContent(deps, subject);
    case 'record.changed':
      return changeContent(deps, subject, facts);
    default: {
      const found = await findNewRecord(deps, subject);
      if (!found) return undefined;
      const record = { ...(await recordOf(deps, found)), rank: facts.rank ?? null };
      if (type !== 'player.passed') return { type, data: { record } };
      const names = await listPlayerNames(deps.db, facts.passed?.map(({ userId }) => userId) ?? []);
      const passed = facts.passed?.flatMap(({ userId, place }) => {
        const player = names.get(userId);
        return player ? [{ userId: player.handle, name: player.name, place }] : [];
      });
      return { type, data: { record, passed: passed ?? [] } };
    }
  }
}

async function changeContent(deps: Deps, recordId: string, { change }: About['facts']): Promise<WebhookContent | undefined> {
  if (change === undefined) return undefined;
  if (!isRemoval(change)) {
    const record = await findNewRecord(deps, recordId);
    return record && { type: 'record.changed', data: { change, record: await recordOf(deps, record) } };
  }
  const [stored] = await listPlacesOfRecords(deps.db, [recordId]);
  const board = stored && (await deps.catalogue()).boards.get(stored.boardId);
  if (!board || (await isSealed(deps.db, board.boardId))) return undefined;
  const url = `${deps.webhooks.siteUrl}${recordRoute(recordId)}`;
  return { type: 'record.changed', data: { change, record: { recordId, url, board: await boardOf(deps, board) } } };
}

async function boardOf({ catalogue, webhooks }: Deps, board: Board) {
  const entries = await catalogue();
  return {
    ...describeBoard(entries, board),
    url: `${webhooks.siteUrl}${boardRoute(entries, board)}`,
    ruleName: ruleNameOf(entries, board),
  };
}

// Events and speedruns have no rule of their own, so the name of their series is shown, as in lists of records.
const ruleNameOf = ({ rules, series }: Catalogue, board: Board) =>
  (board.kind === 'stage' ? rules.get(board.ruleId) : series.get(listedSeries(board)))?.short ?? { en: '' };

async function recordOf(deps: Deps, { board, now, ...row }: NewRecord): Promise<ContentRecord> {
  const shown = shownOfRankKey(board, row.rankKey);
  return {
    recordId: row.recordId,
    url: `${deps.webhooks.siteUrl}${recordRoute(row.recordId)}`,
    userId: row.handle,
    name: row.name,
    board: await boardOf(deps, board),
    value: shown.value,
    shown: formatShown(shown),
    console: row.console,
    rank: now?.rank ?? null,
    points: now?.points ?? null,
    video: row.videoUrl,
    comment: row.comment,
    postedAt: row.postedAt,
  };
}

async function eventContent(deps: Deps, type: 'event.opened' | 'event.closed', code: number): Promise<WebhookContent | undefined> {
  const event = (await deps.catalogue()).events.get(code);
  if (!event) return undefined;
  const { title, startsAt, endsAt } = event;
  return { type, data: { event: { code: codeText(code), url: `${deps.webhooks.siteUrl}${eventRoute(code)}`, title, startsAt, endsAt } } };
}

async function newsContent({ db, siteZone, webhooks }: Deps, newsId: number): Promise<WebhookContent | undefined> {
  const news = await findNews(db, newsId, siteZone);
  if (!news?.isOut || news.withdrawn) return undefined;
  const { category, publishedOn, title } = news;
  return { type: 'news', data: { news: { newsId, url: `${webhooks.siteUrl}${newsRoute(newsId)}`, category, publishedOn, title } } };
}

async function decisionContent(deps: Deps, logId: string): Promise<WebhookContent | undefined> {
  const [row] = await listPublicLog(deps.db, { before: String(BigInt(logId) + 1n), limit: 1 });
  const entry = row?.auditId === logId ? toEntry(row) : undefined;
  if (!entry) return undefined;
  const { boardId, ...rest } = entry;
  const board = boardId === null ? undefined : (await deps.catalogue()).boards.get(boardId);
  const url = `${deps.webhooks.siteUrl}${entry.recordId === null ? '/log' : recordRoute(entry.recordId)}`;
  return { type: 'decision', data: { decision: { ...rest, url, board: board ? await boardOf(deps, board) : null } } };
}
