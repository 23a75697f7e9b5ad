import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = { term: string; value: ReactNode; wideOnly?: boolean | undefined };
type Props = { items: readonly Fact[] };

/** Short facts, each a label and a number; `wideOnly` ones are hidden below 600px. */
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
