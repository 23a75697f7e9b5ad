'use client'; // Client component: shows times in the reader's time zone, which is only known in the browser.
import { formatWindow } from '#domain/calendar/format-window.ts';
import styles from '#web/features/events/event-page.module.css';
import { fill } from '#web/i18n/fill.ts';
import { useNow } from '#web/i18n/when.tsx';

type Props = { startsAt: string; endsAt: string; zone: string; zoneWord: string };

/**
 * Shows the times in the reader's zone, then in the event's zone. Both are in the event's zone until hydration. Times
 * that would be repeated are hidden but still take up space, to avoid a layout shift.
 */
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
