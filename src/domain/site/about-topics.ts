/** The topics of the about pages. */
export const ABOUT_TOPICS = ['site', 'points', 'evidence', 'events'] as const;
export type AboutTopic = (typeof ABOUT_TOPICS)[number];

export const isAboutTopic = (text: string): text is AboutTopic => (ABOUT_TOPICS as readonly string[]).includes(text);

/** The route of a topic, without the locale. */
export const aboutRoute = (topic: AboutTopic): string => `/information/about/${topic}`;

/** The route of the terms: the current ones, or those in force from a day on. */
export const termsRoute = (day?: string): string => (day === undefined ? '/terms' : `/terms/${day}`);
