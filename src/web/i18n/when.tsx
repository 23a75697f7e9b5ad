'use client'; // only the browser knows the reader's time and zone
import { startTransition, useEffect, useState } from 'react';
import { formatWhen, TIME_OF_DAY_FOR_MS } from '#domain/shared/date.ts';

/** The current time, undefined until hydration: a cached page must not depend on it. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => startTransition(() => setNow(new Date())), []); // a transition, so that re-rendering a hundred rows does not block input
  return now;
}

type Props = {
  at: number;
  text: string;
  now: Date | undefined;
  /** Sets `datetime` to the day only: in a long list, a hundred exact instants would take too many bytes. */
  short?: boolean | undefined;
};

/** Shows the server's date, or the reader's local time of day for anything younger than 12 hours. */
export function When({ at, text, now, short }: Props) {
  const age = now === undefined ? -1 : now.getTime() - at; // also negative when the reader's clock is behind
  const isFresh = age >= 0 && age <= TIME_OF_DAY_FOR_MS;
  const zone = isFresh ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const machine = short && !isFresh ? text.replaceAll('/', '-') : new Date(at).toISOString();
  return <time dateTime={machine}>{isFresh ? formatWhen(new Date(at), now, zone) : text}</time>;
}

/** A single date that reads the current time itself; a list reads it once for all rows. */
export function FreshWhen({ at, text }: Pick<Props, 'at' | 'text'>) {
  return <When at={at} text={text} now={useNow()} />;
}
