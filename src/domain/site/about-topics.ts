/** Topics of the "about" pages. */
export const ABOUT_TOPICS = ['site', 'points', 'evidence', 'events'] as const;
export type AboutTopic = (typeof ABOUT_TOPICS)[number];

export const isAboutTopic = (text: string): text is AboutTopic => (ABOUT_TOPICS as readonly string[]).includes(text);

/** Returns the route of an "about" page, without the locale. */
export const aboutRoute = (topic: AboutTopic): string => `/information/about/${topic}`;

/** Returns the route of the current terms of use, or of the version in force since a day. */
export const termsRoute = (day?: string): string => (day === undefined ? '/terms' : `/terms/${day}`);
