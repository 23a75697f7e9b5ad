import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './race.module.css';
import { RACE_PLOT } from './race-plot.ts';

type Props = {
  label: string;
  /** Number of days in the window, and the day of the handle as their index. */
  days: number;
  value: number;
  valueText: string;
  onChange?: (value: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

const SHARE = {
  '--left': `${(100 * RACE_PLOT.left) / RACE_PLOT.width}%`,
  '--plot': `${(100 * (RACE_PLOT.right - RACE_PLOT.left)) / RACE_PLOT.width}%`,
} as CSSProperties;

/** The handle of a race as an invisible slider over the drawing, which shows the handle. */
export const RaceSlider = ({ label, days, value, valueText, onChange, onKeyDown }: Props) => (
  <input
    className={styles.slider}
    style={SHARE}
    type="range"
    min={0}
    max={days}
    value={value}
    readOnly={!onChange}
    aria-label={label}
    aria-valuetext={valueText}
    onChange={onChange && ((event) => onChange(Number(event.target.value)))}
    onKeyDown={onKeyDown}
  />
);
