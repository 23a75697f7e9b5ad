import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { listPublicLog } from '#data/queries/moderation/public-log.ts';
import { findPost, listBestsBefore } from '#data/queries/notifications/listeners.ts';
import { listPlacesOfRecords } from '#data/queries/site/changed-pages.ts';
import { insertDeliveries, listAnnouncedTo } from '#data/queries/webhooks/webhook-deliveries.ts';
import { type OutboxEvent, takeWebhookEvents } from '#data/queries/webhooks/webhook-events.ts';
import { listSubscriptions } from '#data/queries/webhooks/webhooks.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { passedBy } from '#domain/notifications/passed-by.ts';
import { chooseEvents, type Happening, type RecordPlace } from '#domain/webhooks/choose-events.ts';
import { isRemoval } from '#domain/webhooks/content.ts';
import { RECORD_CHANGES } from '#domain/webhooks/webhook.ts';
import type { Deps } from '#usecases/deps.ts';
import { findNewRecord } from '#usecases/rankings/records/list-new-records.ts';

/** Turns outbox events into deliveries, in their order. Records of a running blind event are left out. */
export async function relayWebhooks(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const tx = { ...deps, db };
    const events = await takeWebhookEvents(db);
    if (events.length === 0) return;
    const hooks = await listSubscriptions(db);
    if (hooks.length === 0) return;
    const wantsPassed = hooks.some((hook) => hook.events.includes('player.passed'));
    for (const event of events) {
      const happening = await readHappening(tx, event, wantsPassed);
      if (!happening) continue;
      const deliveries = hooks.flatMap((hook) => chooseEvents(hook, happening).map((chosen) => ({ ...chosen, webhookId: hook.webhookId })));
      await insertDeliveries(db, deliveries);
    }
  });
}

async function readHappening(deps: Deps, { kind, subject }: OutboxEvent, wantsPassed: boolean): Promise<Happening | undefined> {
  switch (kind) {
    case 'record-posted':
      return readPost(deps, subject, wantsPassed);
    case 'record-changed':
      return readChange(deps, subject);
    case 'decision':
      return readDecision(deps, subject);
    case 'event-opened':
      return { what: 'other', type: 'event.opened', subject };
    case 'event-closed':
      return { what: 'other', type: 'event.closed', subject };
    case 'news':
      return { what: 'other', type: 'news', subject };
  }
}

async function readPost(deps: Deps, recordId: string, wantsPassed: boolean): Promise<Happening | undefined> {
  const record = await findNewRecord(deps, recordId);
  if (!record) return undefined;
  const post = wantsPassed ? await findPost(deps.db, recordId) : undefined;
  return {
    what: 'post',
    recordId,
    place: placeOf(await deps.catalogue(), record.board, record.now?.rank ?? null),
    isFirst: record.wasFirst,
    passed: post ? passedBy(post, await listBestsBefore(deps.db, recordId)) : [],
  };
}

async function readChange(deps: Deps, subject: string): Promise<Happening | undefined> {
  const [recordId = '', changed] = subject.split('/');
  const change = RECORD_CHANGES.find((known) => known === changed);
  const [stored] = await listPlacesOfRecords(deps.db, [recordId]);
  const catalogue = await deps.catalogue();
  const board = stored && catalogue.boards.get(stored.boardId);
  if (!change || !board || (await isSealed(deps.db, board.boardId))) return undefined;
  const record = isRemoval(change) ? undefined : await findNewRecord(deps, recordId);
  const announcedTo = await listAnnouncedTo(deps.db, recordId);
  return { what: 'change', recordId, change, place: placeOf(catalogue, board, record?.now?.rank ?? null), announcedTo };
}

async function readDecision(deps: Deps, logId: string): Promise<Happening | undefined> {
  const [row] = await listPublicLog(deps.db, { before: String(BigInt(logId) + 1n), limit: 1 });
  if (row?.auditId !== logId) return undefined;
  const catalogue = await deps.catalogue();
  const board = row.boardId === null ? undefined : catalogue.boards.get(row.boardId);
  return { what: 'decision', logId, place: board ? placeOf(catalogue, board, null) : null };
}

const placeOf = (catalogue: Catalogue, board: Board, rank: number | null): RecordPlace => ({
  series: board.seriesId,
  rule: board.ruleId,
  route: boardRoute(catalogue, board),
  rank,
});
