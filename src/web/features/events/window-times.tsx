'use client'; // times are the reader's, and only the browser knows where that is
import { formatWindow } from '#domain/calendar/format-window.ts';
import { fill } from '#web/i18n/fill.ts';
import { useNow } from '#web/i18n/when.tsx';
import styles from './event-page.module.css';

type Props = { startsAt: string; endsAt: string; zone: string; zoneWord: string };

/** The window where the reader is, and beneath it where the event is. Until that is known it is the event's, and the room for both is kept. */
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
        <span data-kept={isElsewhere ? undefined : ''} aria-hidden={!isElsewhere}>
          {there}
        </span>
      </small>
    </span>
  );
}
