import { isPrivateHost } from '#data/gateways/public-address.ts';
import { newSigningSecret } from '#data/gateways/send-webhook.ts';
import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { insertDeliveries } from '#data/queries/webhooks/webhook-deliveries.ts';
import {
  deleteWebhook as deleteRow,
  insertWebhook,
  listWebhooks,
  lockWebhooksOf,
  updateWebhook,
  type WebhookOwner,
} from '#data/queries/webhooks/webhooks.ts';
import { can } from '#domain/accounts/can.ts';
import { canonicalFilter } from '#domain/webhooks/canonical-filter.ts';
import { WEBHOOK_LIMITS } from '#domain/webhooks/webhook.ts';
import type { WebhookChangeForm, WebhookForm } from '#domain/webhooks/webhook-form.ts';
import { checkWebhookUrl, shownUrl } from '#domain/webhooks/webhook-url.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse, tooMany } from '#usecases/refused.ts';
import { refusalOf } from '#usecases/sign-in-methods/refusal-of.ts';
import { toWebhook, type Webhook } from './webhook.ts';
import type { WebhookRefusal, WebhookResult } from './webhook-errors.ts';

/** Whose webhooks a request is about: the signed-in player's, or the site's. */
export type WebhookScope = 'own' | 'site';

/** Returns the player's or the site's webhooks, oldest first. */
export async function getWebhooks({ db }: Deps, session: Session, scope: WebhookScope): Promise<WebhookResult<Webhook[]>> {
  if (!can(signedInAs(session, 'site'), actionOf(scope))) return refuse('not-allowed');
  return { ok: true, value: (await listWebhooks(db, ownerOf(session, scope))).map(toWebhook) };
}

/** A new webhook and, unless it is for Discord, the key of its signatures, which cannot be shown again. */
export type CreatedWebhook = { readonly webhook: Webhook; readonly secret: string | null };

/** Creates a webhook of the player or of the site, up to their limits. */
export async function createWebhook(
  deps: Deps,
  session: Session,
  scope: WebhookScope,
  { kind, url: typed, events, filter: given }: WebhookForm,
): Promise<WebhookResult<CreatedWebhook>> {
  const refused = refusedTo(session, scope);
  if (refused) return refused;
  const wrong = checkWebhookUrl(kind, typed, { allowedHosts: deps.webhooks.allowedHosts, isPrivate: isPrivateHost });
  if (wrong) return invalid({ url: wrong });
  const filter = canonicalFilter(await deps.catalogue(), given);
  if (!filter.ok) return invalid(filter.fields);
  const wait = await takeAttempt(deps.db, 'create-webhook', String(session.userId));
  if (wait) return tooMany(wait);
  const owner = ownerOf(session, scope);
  const secret = kind === 'standard' ? newSigningSecret() : null;
  return deps.db.transaction().execute(async (tx): Promise<WebhookResult<CreatedWebhook>> => {
    if (!(await lockOpenAccount(tx, session.userId))) return refuse('login-required');
    await lockWebhooksOf(tx, owner);
    if ((await listWebhooks(tx, owner)).length >= (owner === null ? WEBHOOK_LIMITS.ofSite : WEBHOOK_LIMITS.perPlayer))
      return refuse('too-many-webhooks');
    const { userId: createdBy, language } = session;
    const address = { url: new URL(typed).href, shownUrl: shownUrl(kind, typed) };
    const id = await insertWebhook(tx, { owner, createdBy, language, kind, ...address, events, filter: filter.value, secret });
    await audit(tx, session, scope, 'create-webhook', id);
    return { ok: true, value: { webhook: await read(tx, owner, id), secret } };
  });
}

/** Changes the events and the filter of a webhook, pauses or resumes it. */
export async function changeWebhook(
  { db, catalogue }: Deps,
  session: Session,
  { scope, id }: { readonly scope: WebhookScope; readonly id: string },
  form: WebhookChangeForm,
): Promise<WebhookResult<Webhook>> {
  const refused = refusedTo(session, scope);
  if (refused) return refused;
  const owner = ownerOf(session, scope);
  const filter = form.filter && canonicalFilter(await catalogue(), form.filter);
  if (filter?.ok === false) return invalid(filter.fields);
  const wait = form.isPaused === false ? await takeAttempt(db, 'test-webhook', String(session.userId)) : undefined; // sends at once
  if (wait) return tooMany(wait);
  return db.transaction().execute(async (tx): Promise<WebhookResult<Webhook>> => {
    if (!isWebhookId(id) || !(await updateWebhook(tx, owner, id, { ...form, filter: filter?.value }))) return refuse('not-found');
    await audit(tx, session, scope, 'change-webhook', id);
    return { ok: true, value: await read(tx, owner, id) };
  });
}

/** Deletes a webhook and everything that waits for it. */
export async function deleteWebhook({ db }: Deps, session: Session, scope: WebhookScope, id: string): Promise<WebhookResult<undefined>> {
  const refused = refusedTo(session, scope);
  if (refused) return refused;
  return db.transaction().execute(async (tx): Promise<WebhookResult<undefined>> => {
    if (!isWebhookId(id) || !(await deleteRow(tx, ownerOf(session, scope), id))) return refuse('not-found');
    await audit(tx, session, scope, 'delete-webhook', id);
    return { ok: true, value: undefined };
  });
}

/** Queues a test delivery. It is sent after those that wait, and not while the webhook is paused. */
export async function testWebhook({ db }: Deps, session: Session, scope: WebhookScope, id: string): Promise<WebhookResult<undefined>> {
  const refused = refusedTo(session, scope);
  if (refused) return refused;
  const wait = await takeAttempt(db, 'test-webhook', String(session.userId));
  if (wait) return tooMany(wait);
  return db.transaction().execute(async (tx): Promise<WebhookResult<undefined>> => {
    if (!isWebhookId(id) || (await listWebhooks(tx, ownerOf(session, scope), id)).length === 0) return refuse('not-found');
    await insertDeliveries(tx, [{ webhookId: id, type: 'test', subject: id, recordId: null, facts: {} }]);
    return { ok: true, value: undefined };
  });
}

const isWebhookId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

const ownerOf = ({ userId }: Session, scope: WebhookScope): WebhookOwner => (scope === 'site' ? null : userId);

const actionOf = (scope: WebhookScope) => (scope === 'site' ? 'manage-site-webhooks' : 'use-webhooks');

const refusedTo = (session: Session, scope: WebhookScope): WebhookRefusal | undefined =>
  refusalOf(signedInAs(session, 'site'), actionOf(scope));

async function read(db: Deps['db'], owner: WebhookOwner, id: string): Promise<Webhook> {
  const [webhook] = await listWebhooks(db, owner, id);
  if (!webhook) throw new Error('the webhook was not stored');
  return toWebhook(webhook);
}

// Players' own webhooks are their business; those of the site concern every admin.
const audit = async (db: Deps['db'], { userId }: Session, scope: WebhookScope, verb: string, id: string): Promise<void> => {
  if (scope === 'site') await insertAudit(db, { actorId: userId, verb, subjectKind: 'webhook', subjectId: id, detail: {} });
};
