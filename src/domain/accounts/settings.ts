export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a player can be told of: being beaten, a chosen rival's posts, questions about one's records, events that begin. */
export const NOTIFICATIONS = ['beaten', 'rivals', 'decisions', 'events'] as const;
export type NotificationName = (typeof NOTIFICATIONS)[number];

/** Being beaten is told of boards on which one stood at this place or better, as far down as each likes. */
export const TOP_PLACES = { min: 1, max: 100, byDefault: 30 } as const;

/** How often what was not read comes as a letter. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

export type Notifications = Readonly<Record<NotificationName, boolean>> & { readonly top: number; readonly digest: Digest };
