import type { ReactNode } from 'react';
import styles from './scenery-panel.module.css';

type Props = { scape: ReactNode; head?: boolean | undefined; children?: ReactNode };

/** Scenery behind words. `head` is for page headers: under 600px they lose planet and grass. */
export function SceneryPanel({ scape, head, children }: Props) {
  return (
    <div className={styles.frame} data-head={head || undefined}>
      <div className={styles.back} aria-hidden="true">
        {scape}
      </div>
      {children}
    </div>
  );
}
