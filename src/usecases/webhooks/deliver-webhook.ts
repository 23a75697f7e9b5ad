import { signedHeaders, type WebhookAnswer, type WebhookRequest } from '#data/gateways/send-webhook.ts';
import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { readClock } from '#data/queries/site/server.ts';
import {
  clearDue,
  findNextDelivery,
  listPostedMessages,
  type NextDelivery,
  type Settlement,
  settleDelivery,
} from '#data/queries/webhooks/webhook-deliveries.ts';
import { standardBody, type WebhookContent } from '#domain/webhooks/content.ts';
import { retryAfterMs, retryTime } from '#domain/webhooks/retry-time.ts';
import { discordMessageUrl, discordPostUrl } from '#domain/webhooks/webhook-url.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { readContent } from './read-content.ts';

/**
 * Sends the oldest waiting delivery of a webhook, if it is due, and stores the result. A killed process stores none, so
 * the delivery is sent again under the same id. Returns whether to continue with the next delivery.
 */
export async function deliverNext(deps: Deps, webhookId: string): Promise<boolean> {
  const next = await findNextDelivery(deps.db, webhookId);
  if (!next) {
    await deps.db.transaction().execute((tx) => clearDue(tx, webhookId));
    return false;
  }
  const content = await readSnapshot(deps, (snapshot) => readContent(snapshot, next));
  const end = content ? await attempt(deps, webhookId, next, content) : SKIPPED;
  await deps.db.transaction().execute(async (db) => {
    const isNotified = end.pause !== undefined && (await lockOpenAccount(db, next.createdBy)); // first, as closing an account does
    const isStored = await settleDelivery(db, webhookId, next, end);
    if (!isNotified || !isStored) return;
    const notification = {
      userId: next.createdBy,
      kind: `webhook-${end.pause}` as const,
      cause: next.deliveryId,
      recordId: null,
      place: null,
    };
    await writeNotifications({ ...deps, db }, [notification]);
  });
  return end.state !== 'waiting' && end.pause === undefined;
}

type End = Settlement & { readonly pause?: 'gone' | 'failing' };

const SKIPPED: End = { state: 'skipped', isAttempt: false, isFailure: false, status: null };
const GONE = [404, 410];

async function attempt(deps: Deps, webhookId: string, next: NextDelivery, content: WebhookContent): Promise<End> {
  const requests = next.kind === 'standard' ? [standardRequest(next, content)] : await discordRequests(deps, webhookId, next, content);
  let answer: WebhookAnswer | undefined;
  for (const request of requests) {
    answer = await deps.webhooks.send(request);
    // A message that somebody deleted needs no correction.
    const isSettled = answer && (isSuccess(answer) || (request.method === 'PATCH' && answer.status === 404));
    if (!isSettled) return failure(next, answer, await readClock(deps.db));
  }
  if (!answer) return SKIPPED;
  const postedMessage = requests[0]?.method === 'POST' && next.kind === 'discord' ? messageIdIn(answer.body) : null;
  return { state: 'delivered', isAttempt: true, isFailure: false, status: answer.status, postedMessage };
}

const isSuccess = ({ status }: WebhookAnswer): boolean => status >= 200 && status < 300;

function failure(next: NextDelivery, answer: WebhookAnswer | undefined, now: Date): End {
  const status = answer?.status ?? null;
  const isFailure = status !== 429;
  const base = { isAttempt: true, isFailure, status } as const;
  if (status !== null && GONE.includes(status)) return { ...base, state: 'waiting', dueAt: now, pause: 'gone' };
  const attempts = next.attempts + 1;
  const wait = answer ? retryAfterMs(answer.retryAfter, answer.body, now) : null;
  const dueAt = retryTime({ attempts, firstTriedAt: next.firstTriedAt ?? now, now, status, retryAfterMs: wait });
  return dueAt ? { ...base, state: 'waiting', dueAt } : { ...base, state: 'given-up', pause: 'failing' };
}

function standardRequest({ url, secret, messageId, happenedAt, now }: NextDelivery, content: WebhookContent): WebhookRequest {
  const body = standardBody(content, happenedAt);
  return { method: 'POST', url, body, headers: signedHeaders(secret ?? '', `msg_${messageId}`, now, body) };
}

// A change edits the messages about its record. Only a webhook that listens to changes gets a message of its own, and only
// when there is none to edit.
async function discordRequests(deps: Deps, webhookId: string, next: NextDelivery, content: WebhookContent): Promise<WebhookRequest[]> {
  const body = JSON.stringify(deps.webhooks.discordMessage(next.language, content));
  const post: WebhookRequest = { method: 'POST', url: discordPostUrl(next.url), headers: {}, body };
  if (next.type !== 'record.changed' || next.recordId === null) return [post];
  const messages = await listPostedMessages(deps.db, webhookId, next.recordId);
  const edits = messages.map((id): WebhookRequest => ({ method: 'PATCH', url: discordMessageUrl(next.url, id), headers: {}, body }));
  return edits.length > 0 || !next.events.includes('record.changed') ? edits : [post];
}

function messageIdIn(body: string): string | null {
  try {
    const { id } = JSON.parse(body);
    return typeof id === 'string' && /^\d{1,24}$/.test(id) ? id : null;
  } catch {
    return null; // Without an id the message is not edited later.
  }
}
