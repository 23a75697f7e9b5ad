export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Notification settings: being beaten, posts by chosen rivals, questions about one's own records, and event starts. */
export const NOTIFICATIONS = ['beaten', 'rivals', 'decisions', 'events'] as const;
export type NotificationName = (typeof NOTIFICATIONS)[number];

/** Limits and default for the lowest rank at which a player is notified of being beaten. */
export const TOP_PLACES = { min: 1, max: 100, byDefault: 30 } as const;

/** How often unread notifications are sent by e-mail. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

export type Notifications = Readonly<Record<NotificationName, boolean>> & { readonly top: number; readonly digest: Digest };
