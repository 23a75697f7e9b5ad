import type { Notifications } from '#domain/accounts/settings.ts';
import type { Passed } from './passed-by.ts';

/** A user who can receive notifications, with their notification settings. */
export type Listener = Pick<Notifications, 'beaten' | 'rivals' | 'top'> & {
  readonly userId: number;
  readonly isFan: boolean; // this user has chosen the post's author as a rival
};

/** A notification about one post for one user. */
export type RecipientNotification = { readonly userId: number; readonly kind: 'beaten' | 'rival'; readonly place: number | null };

/**
 * Returns at most one notification per user about a post, and none for its author. "beaten" takes precedence
 * over "rival" for a user who was passed by a rival.
 */
export function findRecipients(authorId: number, passed: readonly Passed[], listeners: readonly Listener[]): RecipientNotification[] {
  const placeOf = new Map(passed.map(({ userId, place }) => [userId, place]));
  return listeners.flatMap(({ userId, beaten, top, rivals, isFan }): RecipientNotification[] => {
    if (userId === authorId) return [];
    const place = placeOf.get(userId);
    if (beaten && place !== undefined && place <= top) return [{ userId, kind: 'beaten', place }];
    return rivals && isFan ? [{ userId, kind: 'rival', place: null }] : [];
  });
}
