import type { SendWebhook } from '#data/gateways/send-webhook.ts';
import type { Language } from '#domain/shared/language.ts';
import type { WebhookContent } from '#domain/webhooks/content.ts';
import type { DiscordMessage } from '#domain/webhooks/discord-message.ts';

/** What sending webhooks needs besides the database. */
export type WebhookPort = {
  readonly siteUrl: string;
  /** Hosts with their port that may be private and may use plain http. */
  readonly allowedHosts: readonly string[];
  readonly send: SendWebhook;
  readonly discordMessage: (language: Language, content: WebhookContent) => DiscordMessage;
};
