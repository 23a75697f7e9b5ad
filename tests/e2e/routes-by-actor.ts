import { ACCOUNTS_ROWS } from './routes/accounts.ts';
import { ADMINISTRATION_ROWS } from './routes/administration.ts';
import { EVENTS_ROWS } from './routes/events.ts';
import { KEYWORDS_ROWS } from './routes/keywords.ts';
import { MODERATION_ROWS } from './routes/moderation.ts';
import { PAGES_ROWS } from './routes/pages.ts';
import { READING_ROWS } from './routes/reading.ts';
import { RECORDS_ROWS } from './routes/records.ts';
import type { Row } from './routes/row.ts';

/** Every route of the site with what it answers to whom. A route that is missing here fails the test. */
export const ROWS: readonly Row[] = [
  ...PAGES_ROWS,
  ...ACCOUNTS_ROWS,
  ...RECORDS_ROWS,
  ...KEYWORDS_ROWS,
  ...READING_ROWS,
  ...EVENTS_ROWS,
  ...MODERATION_ROWS,
  ...ADMINISTRATION_ROWS,
];
