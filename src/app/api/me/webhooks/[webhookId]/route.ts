import { oneWebhook } from '#web/server/account/webhook-routes.ts';

export const { PATCH, DELETE } = oneWebhook('own');
