'use client'; // times are the reader's, and only the browser knows where that is
import { formatWindow } from '#domain/calendar/format-window.ts';
import { fill } from '#web/i18n/fill.ts';
import { useNow } from '#web/i18n/when.tsx';

type Props = { startsAt: string; endsAt: string; zone: string; zoneWord: string };

/** The window where the reader is, and beside it where the event is; without a browser that says, the event's with its zone. */
export function WindowTimes({ startsAt, endsAt, zone, zoneWord }: Props) {
  const isHere = useNow() !== undefined;
  const there = formatWindow({ startsAt, endsAt }, zone).join(' – ');
  const here = isHere ? formatWindow({ startsAt, endsAt }, Intl.DateTimeFormat().resolvedOptions().timeZone).join(' – ') : there;
  const zoned = fill(zoneWord, { zone: zone.replaceAll('_', ' ') });
  return (
    <>
      <span className="num">{here}</span> <small>{here === there ? zoned : `${zoned} ${there}`}</small>
    </>
  );
}
