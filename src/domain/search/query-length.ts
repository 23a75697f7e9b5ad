/** The maximum query length: twice the longest name. */
export const QUERY_LENGTH = 64;
