import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { PlainStem } from './plain-stem.tsx';

type Props = { title: string; children: ReactNode; action?: ReactNode; broken?: boolean | undefined; level?: 1 | 2 };

/** Nothing to show: one drawing, one fact, one next step. `broken` bends the stem, for what did not load; `level` 1 is for a page of its own. */
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
