import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { Language } from '#domain/shared/language.ts';
import { type DayWords, dayHeading } from '#web/i18n/day-heading.ts';
import type { FeedLabels } from './feed-labels.ts';
import { RecordLine } from './record-line.tsx';
import styles from './record-lines.module.css';

export type LinesProps = {
  rows: readonly FeedRecord[];
  labels: FeedLabels;
  locale: Language;
  byDay?: DayWords | undefined; // Adds evidence icons and a heading per day in the site's time zone.
};

/** Lists records, optionally grouped by day. */
export function RecordLines({ rows, byDay, ...rest }: LinesProps) {
  if (!byDay) return <Lines rows={rows} {...rest} />;
  return [...Map.groupBy(rows, (row) => row.postedOn)].map(([day, ofDay]) => (
    <div key={day} className={styles.day}>
      <h2>
        <time dateTime={day.replaceAll('/', '-')}>{dayHeading(byDay, day)}</time>
      </h2>
      <Lines rows={ofDay} hasProof {...rest} />
    </div>
  ));
}

function Lines({ rows, ...rest }: Omit<LinesProps, 'byDay'> & { hasProof?: boolean }) {
  return (
    <ol>
      {rows.map((record) => (
        <RecordLine key={record.recordId} record={record} {...rest} />
      ))}
    </ol>
  );
}
