import { webhookList } from '#web/server/account/webhook-routes.ts';

export const { GET, POST } = webhookList('site');
