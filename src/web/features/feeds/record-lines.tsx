'use client'; // only the browser knows the reader's time; the rows are drawn on the server too
import type { FeedRecord } from '#domain/rankings/feed-record.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { useNow } from '#web/i18n/when.tsx';
import type { FeedLabels } from './feed-labels.ts';
import { RecordLine } from './record-line.tsx';

type Props = { rows: readonly FeedRecord[]; labels: FeedLabels; locale: Locale; hasProof?: boolean | undefined };

/** New records one below the other. */
export function RecordLines({ rows, ...rest }: Props) {
  const now = useNow();
  return (
    <ol>
      {rows.map((record) => (
        <RecordLine key={record.recordId} record={record} now={now} {...rest} />
      ))}
    </ol>
  );
}
