import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { PlainStem } from './plain-stem.tsx';

type Props = { title: string; children: ReactNode; action?: ReactNode; broken?: boolean | undefined; level?: 1 | 2 };

/** Shown when there is no data: one illustration, one fact, one next step. `broken` is for failed loads, `level` 1 for a whole page. */
export function EmptyState({ title, children, action, broken, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <PlainStem bent={broken} />
      <Heading className={styles.title}>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
