import type { Localised } from '#domain/shared/language.ts';
import type { RecordChange } from './webhook.ts';

export type Person = { readonly userId: string; readonly name: string | null };

/** A board as the public API describes it, and its page. */
export type ContentBoard = {
  readonly url: string;
  readonly name: { readonly en: string; readonly ja?: string | undefined };
  readonly ruleName: Localised;
};

/** A record that counts, with the fields that it has in the public API. */
export type ContentRecord = Person & {
  readonly recordId: string;
  readonly url: string;
  readonly board: ContentBoard;
  readonly value: number;
  readonly shown: string;
  readonly console: number;
  readonly rank: number | null;
  readonly points: number | null;
  readonly video: string | null;
  readonly comment: string | null;
  readonly postedAt: Date;
};

/** A record that no longer counts: only where it was. */
export type RemovedRecord = Pick<ContentRecord, 'recordId' | 'url' | 'board'>;

export type ContentEvent = {
  readonly code: string;
  readonly url: string;
  readonly title: Localised;
  readonly startsAt: string;
  readonly endsAt: string;
};

export type ContentNews = {
  readonly newsId: number;
  readonly url: string;
  readonly category: string;
  readonly publishedOn: string;
  readonly title: Localised;
};

/** A row of the public log, with the fields that it has in the public API. */
export type ContentDecision = {
  readonly id: string;
  readonly url: string;
  readonly verb: string;
  readonly whom: Person | null;
  readonly board: ContentBoard | null;
  readonly text: string | null;
};

type RecordCounting = {
  readonly type: 'record.changed';
  readonly data: { readonly change: 'restored' | 'edited'; readonly record: ContentRecord };
};
type RecordRemoved = {
  readonly type: 'record.changed';
  readonly data: { readonly change: 'declined' | 'withdrawn'; readonly record: RemovedRecord };
};

/** What a delivery sends, by its type: read from the current data at every attempt. */
export type WebhookContent =
  | { readonly type: 'record.posted' | 'record.first'; readonly data: { readonly record: ContentRecord } }
  | {
      readonly type: 'player.passed';
      readonly data: { readonly record: ContentRecord; readonly passed: readonly (Person & { readonly place: number })[] };
    }
  | RecordCounting
  | RecordRemoved
  | { readonly type: 'event.opened' | 'event.closed'; readonly data: { readonly event: ContentEvent } }
  | { readonly type: 'news'; readonly data: { readonly news: ContentNews } }
  | { readonly type: 'decision'; readonly data: { readonly decision: ContentDecision } }
  | { readonly type: 'test'; readonly data: Readonly<Record<string, never>> };

/** Returns whether a record no longer counts after a change. */
export const isRemoval = (change: RecordChange): change is 'declined' | 'withdrawn' => change === 'declined' || change === 'withdrawn';

/** Returns whether content is about a record that no longer counts. */
export const isAboutRemoval = (content: WebhookContent): content is RecordRemoved =>
  content.type === 'record.changed' && isRemoval(content.data.change);

/** Returns the body of a delivery in the form of Standard Webhooks. */
export const standardBody = ({ type, data }: WebhookContent, happenedAt: Date): string =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
