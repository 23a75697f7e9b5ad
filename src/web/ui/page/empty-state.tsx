import type { ReactNode } from 'react';
import { PlainStem } from '#web/ui/player/plain-stem.tsx';
import styles from './empty-state.module.css';

type Props = { title: string; children: ReactNode; action?: ReactNode; broken?: boolean | undefined; level?: 1 | 2 };

/**
 * Shown when there is no data: one illustration, one fact and one next step. Set `broken` after a failed load and
 * `level` to 1 when it fills the whole page.
 */
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
