import type { Bilingual } from '#domain/catalogue/rows.ts';
import type { NotificationKind } from '#domain/notifications/notifications.ts';

/** A notification as shown to a player; several of one kind about one subject are merged. */
export type Notification = {
  readonly id: string; // of its newest part
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly isRead: boolean;
  readonly count: number; // of records; 1 for a question or an event
  readonly people: number; // number of distinct authors of the records
  readonly who: { readonly userId: string; readonly name: string | null } | null; // the newest record's author; null for an event
  readonly where: Bilingual; // the newest record's stage or speedrun, or the event
  readonly value: string | null; // the newest record, formatted
  readonly place: number | null; // beaten: the best place held until then
  readonly route: string; // link target: the record, for several the board or the rival, or the event
  readonly parts: readonly string[]; // the ids of all merged rows
};
