/** HTML id of the rows of a table of players. */
export const ROWS_ID = 'rows';

/** HTML id of the reader's own row. */
export const OWN_ROW_ID = 'me';
