/** What the site says of itself, a page each. */
export const ABOUT_TOPICS = ['site', 'points', 'evidence', 'events'] as const;
export type AboutTopic = (typeof ABOUT_TOPICS)[number];

export const isAboutTopic = (text: string): text is AboutTopic => (ABOUT_TOPICS as readonly string[]).includes(text);

/** Where a topic is read, without the locale. */
export const aboutRoute = (topic: AboutTopic): string => `/information/about/${topic}`;

/** Where the terms are read: those in force, or as they were from a day on. */
export const termsRoute = (day?: string): string => (day === undefined ? '/terms' : `/terms/${day}`);
