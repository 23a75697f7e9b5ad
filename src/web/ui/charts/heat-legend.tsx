import styles from './heat-legend.module.css';
import { HEAT_RANGES } from './heat-step.ts';

/** What the colours of a heat strip mean: the first place and none in words, the steps between in figures. */
export function HeatLegend({ first, none }: { first: string; none: string }) {
  return (
    <ul className={styles.legend}>
      {HEAT_RANGES.map(({ from, to }, index) => (
        <li key={from} data-h={index + 1}>
          {from === to ? first : to === undefined ? `${from}+` : `${from}–${to}`}
        </li>
      ))}
      <li data-h="0">{none}</li>
    </ul>
  );
}
