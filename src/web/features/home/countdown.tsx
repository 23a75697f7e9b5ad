'use client'; // a kept page cannot know how long it still is
import { useEffect, useState } from 'react';
import styles from './event-card.module.css';
import { leftUntil } from './left-until.ts';

type Props = { until: number; label: string; units: readonly [string, string, string, string] };

/** Days, hours, minutes and seconds until an instant; dashes until the browser counts. */
export function Countdown({ until, label, units }: Props) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = now === undefined ? undefined : leftUntil(until, now);
  return (
    <div className={styles.clock} role="timer" aria-label={label}>
      {units.map((unit, index) => (
        <span key={unit}>
          <b>{left ? String(left[index]).padStart(2, '0') : '––'}</b>
          <small>{unit}</small>
        </span>
      ))}
    </div>
  );
}
