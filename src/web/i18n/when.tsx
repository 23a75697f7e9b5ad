'use client'; // only the browser knows the reader's time and zone
import { startTransition, useEffect, useState } from 'react';
import { formatWhen, TIME_OF_DAY_FOR_MS } from '#domain/shared/date.ts';

/** The reader's time, once it is known: a cached page holds nothing that depends on now. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => startTransition(() => setNow(new Date())), []); // a hundred rows are drawn again without holding anybody up
  return now;
}

type Props = {
  at: number;
  text: string;
  now: Date | undefined;
  /** In a long list, where a hundred exact instants would weigh too much, machines read the day as well. */
  short?: boolean | undefined;
};

/** The date that the server wrote, or, for what is younger than 12 hours, the time of day where the reader is. */
export function When({ at, text, now, short }: Props) {
  const age = now === undefined ? -1 : now.getTime() - at; // negative too where the reader's clock is behind
  const isFresh = age >= 0 && age <= TIME_OF_DAY_FOR_MS;
  const zone = isFresh ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const machine = short && !isFresh ? text.replaceAll('/', '-') : new Date(at).toISOString();
  return <time dateTime={machine}>{isFresh ? formatWhen(new Date(at), now, zone) : text}</time>;
}

/** A date that stands alone and asks for the reader's time itself; a list asks once for all of its rows. */
export function FreshWhen({ at, text }: Pick<Props, 'at' | 'text'>) {
  return <When at={at} text={text} now={useNow()} />;
}
