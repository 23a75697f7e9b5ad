'use client'; // Client component: the page is cached, so only the browser knows the reader.
import { useMarkedRows } from '#web/session/use-marked-rows.ts';
import { useSession } from '#web/session/use-session.ts';
import { OWN_ROW_ID, ROWS_ID } from './row-ids.ts';

/** Marks the row of a signed-in reader in the table of players on the page. */
export function OwnRow() {
  useMarkedRows({ rowsId: ROWS_ID, ownRowId: OWN_ROW_ID, me: useSession().session?.user.userId });
  return null;
}
