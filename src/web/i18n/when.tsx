'use client'; // Client component, because the server does not know the reader's time and time zone.
import { startTransition, useEffect, useState } from 'react';
import { formatWhen, TIME_OF_DAY_FOR_MS } from '#domain/shared/date.ts';

/** Returns the current time, or undefined until hydration, because a cached page must not depend on the time. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  // Uses a transition so that re-rendering a hundred rows does not block input.
  useEffect(() => startTransition(() => setNow(new Date())), []);
  return now;
}

type Props = {
  at: number;
  text: string;
  now: Date | undefined;
  /** Sets `datetime` to the day only. In a long list, a hundred exact instants would take too many bytes. */
  short?: boolean | undefined;
};

/** Shows the date from the server, or the reader's local time of day for anything younger than 12 hours. */
export function When({ at, text, now, short }: Props) {
  // A negative age means that the current time is unknown or the reader's clock is behind.
  const age = now === undefined ? -1 : now.getTime() - at;
  const isFresh = age >= 0 && age <= TIME_OF_DAY_FOR_MS;
  const zone = isFresh ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const machine = short && !isFresh ? text.replaceAll('/', '-') : new Date(at).toISOString();
  return <time dateTime={machine}>{isFresh ? formatWhen(new Date(at), now, zone) : text}</time>;
}

/** Shows a single date and reads the current time itself. Lists read the time once for all rows instead. */
export function FreshWhen({ at, text }: Pick<Props, 'at' | 'text'>) {
  return <When at={at} text={text} now={useNow()} />;
}
