import type { NotificationKind } from '#domain/notifications/notifications.ts';
import type { Localised } from '#domain/shared/language.ts';

/** A notification as shown to a player. Several rows of one kind about one subject are merged. */
export type Notification = {
  readonly id: string; // id of the newest merged row
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly isRead: boolean;
  readonly count: number; // number of records; 1 for a question or an event
  readonly people: number; // number of distinct authors of the records
  // Author of the newest record; null for an event.
  readonly who: { readonly userId: string; readonly name: string | null } | null;
  readonly where: Localised; // name of the newest record's stage or speedrun, or of the event
  readonly value: string | null; // formatted value of the newest record
  readonly place: number | null; // best place that the player held until then; null unless `kind` is 'beaten'
  readonly route: string; // link target: the record, the board or rival for several records, or the event
  readonly parts: readonly string[]; // ids of all merged rows
};
