'use client'; // only the browser knows the reader's time; the rows are drawn on the server too
import { useNow } from '#web/i18n/when.tsx';
import { type LinesProps, RecordLines } from './record-lines.tsx';

/** Records as they were when the page was written. */
export function StillLines(props: Omit<LinesProps, 'now'>) {
  return <RecordLines {...props} now={useNow()} />;
}
