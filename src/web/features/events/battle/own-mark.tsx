'use client'; // Client component: cached pages contain no data about the reader.
import { useSession } from '#web/session/use-session.ts';
import styles from './contribution.module.css';

/** Marks the reader's own row in a table. CSS highlights rows that contain the mark. */
export function OwnMark({ handle, label }: { handle: string; label: string }) {
  if (useSession().session?.user.userId !== handle) return null;
  return (
    <small className={styles.me} data-me="">
      {label}
    </small>
  );
}
