import styles from './countdown.module.css';

type Props = {
  until: number;
  label: string;
  units: readonly [string, string, string, string];
  size?: 'l' | undefined;
  /** Whether to reload the page when the countdown reaches zero. */
  reloads?: boolean;
};

/**
 * Counts down the days, hours, minutes and seconds until an instant. A cached page cannot contain the remaining time, so
 * it shows dashes until the first script runs (web/start/markup/countdowns.ts).
 */
export const Countdown = ({ until, label, units, size, reloads }: Props) => (
  <div className={styles.clock} data-size={size} data-until={until} data-reload={reloads ? '' : undefined} role="timer" aria-label={label}>
    {units.map((unit) => (
      <span key={unit}>
        <b suppressHydrationWarning>––</b>
        <small>{unit}</small>
      </span>
    ))}
  </div>
);
