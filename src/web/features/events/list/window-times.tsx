import { formatWindow } from '#domain/calendar/format-window.ts';
import styles from '#web/features/events/event-page.module.css';
import { fill } from '#web/i18n/fill.ts';

type Props = { startsAt: string; endsAt: string; zone: string; zoneWord: string };

/**
 * Shows the times in the reader's zone, then in the event's zone. Both are in the event's zone until the first script
 * runs (web/start/markup/local-times.ts). Times that would be repeated are hidden but still take up space, to avoid a
 * layout shift.
 */
export function WindowTimes({ startsAt, endsAt, zone, zoneWord }: Props) {
  const there = formatWindow({ startsAt, endsAt }, zone).join(' – ');
  return (
    <span className={styles.times}>
      <span className="num" data-window={`${startsAt} ${endsAt}`} suppressHydrationWarning>
        {there}
      </span>
      <small className="num">
        {fill(zoneWord, { zone: zone.replaceAll('_', ' ') })}{' '}
        <span data-placeholder="" aria-hidden suppressHydrationWarning>
          {there}
        </span>
      </small>
    </span>
  );
}
