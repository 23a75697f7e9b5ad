/** Maximum length of a search query in characters: twice the length of the longest name. */
export const QUERY_LENGTH = 64;
