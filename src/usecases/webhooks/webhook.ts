import type { StoredWebhook } from '#data/queries/webhooks/webhooks.ts';
import type { PauseReason, WebhookEvent, WebhookFilter, WebhookKind } from '#domain/webhooks/webhook.ts';

/** A webhook as its owner sees it. */
export type Webhook = {
  readonly id: string;
  readonly kind: WebhookKind;
  readonly url: string; // for Discord only its host and the last four characters
  readonly events: readonly WebhookEvent[];
  readonly filter: Required<WebhookFilter>;
  readonly state: 'active' | 'paused';
  readonly pausedBecause: PauseReason | null;
  readonly lastDelivery: { readonly at: Date; readonly status: number | null } | null; // null: no answer
  readonly waiting: number; // deliveries to be sent
  readonly dropped: number; // deliveries that were deleted because too many waited
  readonly createdAt: Date;
};

/** Converts a stored webhook for its owner. */
export const toWebhook = ({ pausedBecause, lastAt, lastStatus, filter, ...stored }: StoredWebhook): Webhook => ({
  ...stored,
  filter: { series: filter.series ?? [], rules: filter.rules ?? [], boards: filter.boards ?? [], top: filter.top ?? null },
  state: pausedBecause === null ? 'active' : 'paused',
  pausedBecause,
  lastDelivery: lastAt && { at: lastAt, status: lastStatus },
});
