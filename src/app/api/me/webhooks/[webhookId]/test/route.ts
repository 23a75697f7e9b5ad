import { webhookTest } from '#web/server/account/webhook-routes.ts';

export const { POST } = webhookTest('own');
