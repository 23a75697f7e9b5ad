'use client'; // Client component: asks again for the reader's own part of the page.
import { useReload } from './own-game.tsx';
import styles from './reload.module.css';

/** Texts of a part that did not load. */
export type ReloadWords = { readonly failed: string; readonly retry: string };

/** Says that the reader's own part did not load and asks again. Shows nothing while there is hope. */
export function Reload({ words: { failed, retry } }: { words: ReloadWords }) {
  const reload = useReload();
  return (
    reload && (
      <span className={styles.reload} role="status">
        {failed}{' '}
        <button type="button" onClick={reload}>
          {retry}
        </button>
      </span>
    )
  );
}
