import 'server-only';
import { webhookChangeForm, webhookForm } from '#domain/webhooks/webhook-form.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhooks,
  testWebhook,
  type WebhookScope,
} from '#usecases/webhooks/manage-webhooks.ts';
import { json, nothing, respond, sessionRead, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

/** Handlers of the list of a scope's webhooks. */
export const webhookList = (scope: WebhookScope) => ({
  GET: sessionRead((session) => respond(getWebhooks(deps(), session, scope), (webhooks) => json({ webhooks }))),
  POST: sessionWrite(webhookForm, ({ form, session }) =>
    respond(createWebhook(deps(), session, scope, form), (created) => json(created, 201)),
  ),
});

/** Handlers of one webhook of a scope. */
export const oneWebhook = (scope: WebhookScope) => ({
  PATCH: sessionWrite(webhookChangeForm, ({ form, session, params: { webhookId: id = '' } }) =>
    respond(changeWebhook(deps(), session, { scope, id }, form), (webhook) => json(webhook)),
  ),
  DELETE: sessionWrite(null, ({ session, params: { webhookId = '' } }) =>
    respond(deleteWebhook(deps(), session, scope, webhookId), () => nothing()),
  ),
});

/** Handler that queues a test delivery to a webhook of a scope. */
export const webhookTest = (scope: WebhookScope) => ({
  POST: sessionWrite(null, ({ session, params: { webhookId = '' } }) =>
    respond(testWebhook(deps(), session, scope, webhookId), () => nothing(202)),
  ),
});
