import type { CSSProperties } from 'react';
import type { Colour } from '#web/ui/charts/chart-types.ts';
import styles from './split-bar.module.css';

type Part = { label: string; value: number; colour: Colour };
type Props = { sentence: string; parts: readonly Part[] };

/** Shows the parts of a whole side by side, in proportion. Omits empty parts. */
export function SplitBar({ sentence, parts }: Props) {
  return (
    <div className={styles.bar} role="img" aria-label={sentence}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ label, value, colour }) => (
          <i key={label} title={label} style={{ flexGrow: value, '--c': colour } as CSSProperties} />
        ))}
    </div>
  );
}
