'use client'; // times are shown in the reader's zone, known only in the browser
import { formatWindow } from '#domain/calendar/format-window.ts';
import { fill } from '#web/i18n/fill.ts';
import { useNow } from '#web/i18n/when.tsx';
import styles from './event-page.module.css';

type Props = { startsAt: string; endsAt: string; zone: string; zoneWord: string };

/** Times in the reader's zone, then the event's. Before hydration both are the event's. A duplicate is hidden but keeps its space. */
export function WindowTimes({ startsAt, endsAt, zone, zoneWord }: Props) {
  const isHere = useNow() !== undefined;
  const there = formatWindow({ startsAt, endsAt }, zone).join(' – ');
  const here = isHere ? formatWindow({ startsAt, endsAt }, Intl.DateTimeFormat().resolvedOptions().timeZone).join(' – ') : there;
  const isElsewhere = here !== there;
  return (
    <span className={styles.times}>
      <span className="num">{here}</span>
      <small className="num">
        {fill(zoneWord, { zone: zone.replaceAll('_', ' ') })}{' '}
        <span data-placeholder={isElsewhere ? undefined : ''} aria-hidden={!isElsewhere}>
          {there}
        </span>
      </small>
    </span>
  );
}
