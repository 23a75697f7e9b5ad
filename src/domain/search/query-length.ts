/** The longest query that is looked at: the longest name, twice. */
export const QUERY_LENGTH = 64;
