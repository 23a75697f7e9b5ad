'use client'; // Client component: loads its content when it is first opened.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#web/features/account/settings/settings-page.module.css';

type Props = { id: string; title: string; text: string; open: string; children: ReactNode };

/** A folded row of the settings. Its content is rendered once it was opened, also by a link to its id. */
export function Fold({ id, title, text, open, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (details.current && location.hash === `#${id}`) details.current.open = true;
    if (details.current?.open) setOpened(true); // Readers can open it before React runs.
  }, [id]);
  return (
    <details id={id} ref={details} className={styles.more} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={styles.row}>
        <span>
          <b>{title}</b>
          <span className={styles.note}>{text}</span>
        </span>
        <span className={styles.opener}>{open}</span>
      </summary>
      {wasOpened && children}
    </details>
  );
}
