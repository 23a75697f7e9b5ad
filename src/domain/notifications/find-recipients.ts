import type { Notifications } from '#domain/accounts/settings.ts';
import type { Passed } from './passed-by.ts';

/** Somebody with an open account who may read notices, and what they want to hear. */
export type Listener = Pick<Notifications, 'beaten' | 'rivals' | 'top'> & {
  readonly userId: number;
  readonly isFan: boolean; // chose the author as a rival
};

/** What one post makes one person hear. */
export type RecipientNotification = { readonly userId: number; readonly kind: 'beaten' | 'rival'; readonly place: number | null };

/** Who must hear of a post: each once at most, never its author; being passed says more than that a rival posted. */
export function findRecipients(authorId: number, passed: readonly Passed[], listeners: readonly Listener[]): RecipientNotification[] {
  const placeOf = new Map(passed.map(({ userId, place }) => [userId, place]));
  return listeners.flatMap(({ userId, beaten, top, rivals, isFan }): RecipientNotification[] => {
    if (userId === authorId) return [];
    const place = placeOf.get(userId);
    if (beaten && place !== undefined && place <= top) return [{ userId, kind: 'beaten', place }];
    return rivals && isFan ? [{ userId, kind: 'rival', place: null }] : [];
  });
}
