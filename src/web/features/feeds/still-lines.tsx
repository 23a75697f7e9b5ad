'use client'; // Client component: times depend on the reader's clock. Rows are also rendered on the server.
import { useNow } from '#web/i18n/when.tsx';
import { type LinesProps, RecordLines } from './record-lines.tsx';

/** Lists records without live updates. */
export function StillLines(props: Omit<LinesProps, 'now'>) {
  return <RecordLines {...props} now={useNow()} />;
}
