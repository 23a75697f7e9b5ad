export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a player can be told of: being beaten, decisions on one's records, events that begin. */
export const NOTIFICATIONS = ['beaten', 'decisions', 'events'] as const;
export type Notifications = Readonly<Record<(typeof NOTIFICATIONS)[number], boolean>>;
