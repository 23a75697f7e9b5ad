import { openWebhookSender } from '#data/gateways/send-webhook.ts';
import { discordMessage } from '#domain/webhooks/discord-message.ts';
import type { WebhookPort } from '#usecases/webhooks/webhook-port.ts';
import type { Env } from './env.ts';
import { textsIn } from './texts.ts';

/** Creates the sender of webhooks, which connects to public addresses and to the hosts that the operator allowed. */
export function createWebhooks({
  SITE_URL: siteUrl,
  WEBHOOK_ALLOWED_HOSTS: allowedHosts,
}: Pick<Env, 'SITE_URL' | 'WEBHOOK_ALLOWED_HOSTS'>): WebhookPort {
  return {
    siteUrl,
    allowedHosts,
    send: openWebhookSender({ allowedHosts }),
    discordMessage: (language, content) => {
      const { discord, log } = textsIn(language);
      return discordMessage({ ...discord, verbs: log.verbs }, content, language, siteUrl);
    },
  };
}
