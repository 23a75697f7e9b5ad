import type { CSSProperties } from 'react';
import { fill } from '#web/i18n/fill.ts';
import { hourShare } from '#web/ui/charts/lines/hour-chart.tsx';
import type { ReplayContext } from './replay-context.ts';
import styles from './scrubber.module.css';

type Props = { context: ReplayContext; hour: number; at: string; onGo: (hour: number) => void; onTouch: () => void };

/**
 * Renders a slider over the hours with a notch at each main turning point. Without JavaScript, it is a form that loads
 * the page for the selected hour.
 */
export function Scrubber({ context: { href, hours, turns, words }, hour, at, onGo, onTouch }: Props) {
  const quarters = [...new Set([0, 1, 2, 3, 4].map((part) => Math.round((hours * part) / 4)))];
  return (
    <form className={styles.form} action={href} method="get">
      <div className={styles.scrub} style={{ '--x': `${hourShare(hour, hours)}%` } as CSSProperties}>
        <span className={styles.track} aria-hidden="true">
          <i className={styles.done} />
          {turns
            .filter(({ isMain }) => isMain)
            .map((turn) => (
              <i key={turn.hour} className={styles.notch} style={{ left: `${hourShare(turn.hour, hours)}%` }} />
            ))}
        </span>
        <input
          type="range"
          name="hour"
          min={0}
          max={hours}
          step={1}
          value={hour}
          aria-label={words.player.slider}
          aria-valuetext={fill(words.player.now, { hour, at })}
          onChange={(event) => onGo(Number(event.currentTarget.value))}
          onPointerEnter={onTouch}
          onFocus={onTouch}
        />
      </div>
      <div className={styles.hours} aria-hidden="true">
        {quarters.map((mark, index) => (
          <span key={mark}>{index === quarters.length - 1 ? fill(words.player.hours, { hour: mark }) : mark}</span>
        ))}
      </div>
      <button type="submit" className={styles.send}>
        {words.player.go}
      </button>
    </form>
  );
}
