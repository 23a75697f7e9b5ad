'use client'; // Client component, because a cached page cannot contain the remaining time.
import { useEffect, useState } from 'react';
import styles from './countdown.module.css';
import { leftUntil } from './left-until.ts';

type Props = {
  until: number;
  label: string;
  units: readonly [string, string, string, string];
  size?: 'l' | undefined;
  /** Called once when the countdown reaches zero, if time was left when the page was opened. */
  onEnd?: (() => void) | undefined;
};

/** Counts down the days, hours, minutes and seconds until an instant. Shows dashes until hydration. */
export function Countdown({ until, label, units, size, onEnd }: Props) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!onEnd || Date.now() >= until) return;
    const left = until - Date.now();
    const timer = left < LONGEST_TIMER_MS ? setTimeout(onEnd, left) : undefined;
    return () => clearTimeout(timer);
  }, [until, onEnd]);
  const left = now === undefined ? undefined : leftUntil(until, now);
  return (
    <div className={styles.clock} data-size={size} role="timer" aria-label={label}>
      {units.map((unit, index) => (
        <span key={unit}>
          <b>{left ? String(left[index]).padStart(2, '0') : '––'}</b>
          <small>{unit}</small>
        </span>
      ))}
    </div>
  );
}

// Longer timers would fire at once. They are skipped, because no page stays open for 24 days.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
