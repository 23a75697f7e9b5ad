import type { ReactNode } from 'react';
import { BareStem } from './bare-stem.tsx';
import styles from './empty-state.module.css';

type Props = { title: string; children: ReactNode; action?: ReactNode; broken?: boolean | undefined };

/** Nothing to show: one drawing, one fact, one next step. `broken` bends the stem, for what did not load. */
export function EmptyState({ title, children, action, broken }: Props) {
  return (
    <div className={styles.empty}>
      <BareStem bent={broken} />
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
