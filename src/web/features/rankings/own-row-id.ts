/** The id of the reader's own row, the target of "find me". */
export const OWN_ROW_ID = 'me';
