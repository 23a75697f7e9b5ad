import {
  type DeliveryType,
  type RecordChange,
  WEBHOOK_LIMITS,
  type WebhookEvent,
  type WebhookFilter,
  type WebhookKind,
} from './webhook.ts';

/** The part of a webhook that decides which events it receives. */
export type Subscription = {
  readonly webhookId: string;
  readonly userId: number | null; // owner; null for the site
  readonly kind: WebhookKind;
  readonly events: readonly WebhookEvent[];
  readonly filter: WebhookFilter;
};

/** The board of a record, as filters name it, and the record's rank if it has one. */
export type RecordPlace = { readonly series: number; readonly rule: number; readonly route: string; readonly rank: number | null };

export type PassedPlayer = { readonly userId: number; readonly place: number };

/** What happened on the site, with what decides who receives it. */
export type Happening =
  | {
      readonly what: 'post';
      readonly recordId: string;
      readonly place: RecordPlace;
      readonly isFirst: boolean;
      readonly passed: readonly PassedPlayer[];
    }
  | {
      readonly what: 'change';
      readonly recordId: string;
      readonly change: RecordChange;
      readonly place: RecordPlace;
      readonly announcedTo: ReadonlySet<string>; // webhooks that were sent the record
    }
  | { readonly what: 'decision'; readonly logId: string; readonly place: RecordPlace | null }
  | { readonly what: 'other'; readonly type: 'event.opened' | 'event.closed' | 'news'; readonly subject: string };

/** What was true at the time of an event and is not read again when it is sent. */
export type Facts = { readonly rank?: number | null; readonly change?: RecordChange; readonly passed?: readonly PassedPlayer[] };

export type ChosenEvent = {
  readonly type: DeliveryType;
  readonly subject: string;
  readonly recordId: string | null;
  readonly facts: Facts;
};

/** Returns whether a record is among those that a filter names. */
export function matchesFilter({ series, rules, boards, top }: WebhookFilter, place: RecordPlace): boolean {
  const isIn = <Item>(list: readonly Item[] | undefined, item: Item) => list === undefined || list.length === 0 || list.includes(item);
  if (!isIn(series, place.series) || !isIn(rules, place.rule) || !isIn(boards, place.route)) return false;
  return top == null || (place.rank !== null && place.rank <= top);
}

/** Returns the events that a webhook receives for what happened, in the order of WEBHOOK_EVENTS. */
export function chooseEvents(hook: Subscription, happening: Happening): ChosenEvent[] {
  switch (happening.what) {
    case 'post':
      return eventsOfPost(hook, happening);
    case 'change':
      return eventsOfChange(hook, happening);
    case 'decision':
      if (!hook.events.includes('decision') || (happening.place && !matchesFilter({ ...hook.filter, top: null }, happening.place)))
        return [];
      return [{ type: 'decision', subject: happening.logId, recordId: null, facts: {} }];
    case 'other':
      if (!hook.events.includes(happening.type)) return [];
      return [{ type: happening.type, subject: happening.subject, recordId: null, facts: {} }];
  }
}

// A player's webhook receives 'player.passed' only about its owner. People read a post once: as its most specific event.
function eventsOfPost(hook: Subscription, { recordId, place, isFirst, passed }: Extract<Happening, { what: 'post' }>): ChosenEvent[] {
  const concerned = passed.filter(({ userId }) => hook.userId === null || hook.userId === userId).slice(0, WEBHOOK_LIMITS.passed);
  const holds = { 'player.passed': concerned.length > 0, 'record.first': isFirst, 'record.posted': true } as const;
  const types = (['player.passed', 'record.first', 'record.posted'] as const).filter((type) => hook.events.includes(type) && holds[type]);
  if (!matchesFilter(hook.filter, place)) return [];
  const events = types.map((type) => ({
    type,
    subject: recordId,
    recordId,
    facts: { rank: place.rank, ...(type === 'player.passed' && { passed: concerned }) },
  }));
  return hook.kind === 'discord' ? events.slice(0, 1) : events;
}

// A message that people read is corrected whether or not the webhook listens to changes. A change may cost a record its
// rank, so `top` does not apply to a webhook that was sent the record.
function eventsOfChange(
  hook: Subscription,
  { recordId, change, place, announcedTo }: Extract<Happening, { what: 'change' }>,
): ChosenEvent[] {
  const wasSent = announcedTo.has(hook.webhookId);
  const filter = wasSent ? { ...hook.filter, top: null } : hook.filter;
  const isWanted = hook.events.includes('record.changed') && matchesFilter(filter, place);
  if (!isWanted && !(hook.kind === 'discord' && wasSent)) return [];
  return [{ type: 'record.changed', subject: recordId, recordId, facts: { change, rank: place.rank } }];
}
