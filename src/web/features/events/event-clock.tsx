'use client'; // Client component: counts down in the browser.
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { Countdown } from '#web/ui/page/countdown.tsx';

type Props = { until: number; label: string; units: readonly [string, string, string, string] };

const SETTLING_MS = 1_500; // Delay before the refresh, in case the server's clock is behind.

/** Counts down to the start or end of an event, then refreshes the page once. */
export function EventClock({ until, label, units }: Props) {
  const router = useRouter();
  const onEnd = useCallback(() => {
    setTimeout(() => router.refresh(), SETTLING_MS);
  }, [router]);
  return <Countdown until={until} label={label} units={units} size="l" onEnd={onEnd} />;
}
