// The year in which the ids began. A tag URI names a day on which its host belonged to the site.
const SINCE = '2026';

/**
 * Returns the permanent id of a feed or an entry: a tag URI (RFC 4151) of the site's host, such as
 * `tag:stargrass.example,2026:record/12`. It depends on neither the page's address nor the language.
 */
export const feedId = (siteUrl: string, name: string): string => `tag:${new URL(siteUrl).hostname},${SINCE}:${name}`;
