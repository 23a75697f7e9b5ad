'use client'; // a kept page knows nobody
import { useSession } from '#web/session/use-session.ts';
import styles from './contribution.module.css';

/** Marks the row of whoever reads; the row itself looks for the mark. */
export function OwnMark({ handle, label }: { handle: string; label: string }) {
  if (useSession().session?.user.userId !== handle) return null;
  return (
    <small className={styles.me} data-me="">
      {label}
    </small>
  );
}
