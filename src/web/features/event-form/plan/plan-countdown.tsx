'use client'; // Client component: the remaining time depends on the browser's clock.
import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import styles from './preview-card.module.css';

/** Shows the days, hours and minutes until the planned event starts. */
export function PlanCountdown({ words, lang, until }: { words: FormWords['preview']; lang: Language; until: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  const left = now === undefined || until === '' ? undefined : Date.parse(until) - now;
  const shown = (part: number | undefined) => (part === undefined ? '––' : String(part).padStart(2, '0'));
  const units = [
    [words.days, left && Math.floor(left / DAY_MS)],
    [words.hours, left && Math.floor((left % DAY_MS) / HOUR_MS)],
    [words.minutes, left && Math.floor((left % HOUR_MS) / MINUTE_MS)],
  ] as const;
  return (
    <div className={styles.count} lang={lang}>
      <p>{left !== undefined && left <= 0 ? words.begun : words.opensIn}</p>
      {(left === undefined || left > 0) && (
        <div role="timer" aria-label={words.opensIn}>
          {units.map(([unit, part]) => (
            <span key={unit}>
              <b>{shown(part)}</b>
              <small>{unit}</small>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
