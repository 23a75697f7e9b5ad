import { listDueWebhooks } from '#data/queries/webhooks/webhook-deliveries.ts';
import type { WebhookForm } from '#domain/webhooks/webhook-form.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { deliverNext } from '#usecases/webhooks/deliver-webhook.ts';
import { createWebhook, getWebhooks, type WebhookScope } from '#usecases/webhooks/manage-webhooks.ts';
import { relayWebhooks } from '#usecases/webhooks/relay-webhooks.ts';
import { createWebhooks } from '#wiring/create-webhooks.ts';

export const SITE_URL = 'https://stargrass.example';

/** Returns dependencies that may send webhooks to this host although it is private. */
export const withReceiver = (deps: Deps, host: string): Deps => ({
  ...deps,
  webhooks: createWebhooks({ SITE_URL, WEBHOOK_ALLOWED_HOSTS: [host] }),
});

/** Creates a webhook and returns its id and key. */
export async function addWebhook(
  deps: Deps,
  session: Session,
  form: Partial<WebhookForm> & Pick<WebhookForm, 'url'>,
  scope: WebhookScope = 'own',
): Promise<{ id: string; secret: string }> {
  const created = await createWebhook(deps, session, scope, { kind: 'standard', events: ['record.posted'], filter: {}, ...form });
  if (!created.ok) throw new Error(JSON.stringify(created));
  return { id: created.value.webhook.id, secret: created.value.secret ?? '' };
}

/** Turns outbox events into deliveries and sends those that are due, as the worker does. */
export async function runWebhooks(deps: Deps): Promise<void> {
  await relayWebhooks(deps);
  for (const webhookId of await listDueWebhooks(deps.db, [], 100)) while (await deliverNext(deps, webhookId));
}

/** Returns one of the user's webhooks. */
export async function webhookOf(deps: Deps, session: Session, id: string, scope: WebhookScope = 'own') {
  const hooks = await getWebhooks(deps, session, scope);
  if (!hooks.ok) throw new Error(hooks.error);
  return hooks.value.find((hook) => hook.id === id);
}
