import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = { term: string; value: ReactNode; wideOnly?: boolean | undefined };
type Props = { items: readonly Fact[] };

/** Shows short facts, each with a label and a value. Facts with `wideOnly` are hidden on screens up to 600px wide. */
export function Facts({ items }: Props) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, value, wideOnly }) => (
        <div key={term} data-wide-only={wideOnly || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
