import type { Notifications } from '#domain/accounts/settings.ts';
import type { Passed } from './passed-by.ts';

/** A user with an open account who may read notifications, with their settings. */
export type Listener = Pick<Notifications, 'beaten' | 'rivals' | 'top'> & {
  readonly userId: number;
  readonly isFan: boolean; // chose the author as a rival
};

/** The notification that one post causes for one user. */
export type RecipientNotification = { readonly userId: number; readonly kind: 'beaten' | 'rival'; readonly place: number | null };

/** The recipients of a post: each at most once, never its author. Being passed takes precedence over a rival's post. */
export function findRecipients(authorId: number, passed: readonly Passed[], listeners: readonly Listener[]): RecipientNotification[] {
  const placeOf = new Map(passed.map(({ userId, place }) => [userId, place]));
  return listeners.flatMap(({ userId, beaten, top, rivals, isFan }): RecipientNotification[] => {
    if (userId === authorId) return [];
    const place = placeOf.get(userId);
    if (beaten && place !== undefined && place <= top) return [{ userId, kind: 'beaten', place }];
    return rivals && isFan ? [{ userId, kind: 'rival', place: null }] : [];
  });
}
