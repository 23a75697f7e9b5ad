/** The id of the reader's own row, to which "find me" leads. */
export const OWN_ROW_ID = 'me';
