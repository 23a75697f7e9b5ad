import type { ReactNode } from 'react';
import styles from './scenery-panel.module.css';

type Props = { scape: ReactNode; head?: boolean | undefined; children?: ReactNode };

/**
 * Shows scenery behind text. `head` is for page headers, which have no planet and no grass on screens up to 600px wide.
 */
export function SceneryPanel({ scape, head, children }: Props) {
  return (
    <div className={styles.container} data-head={head || undefined}>
      <div className={styles.back} aria-hidden="true">
        {scape}
      </div>
      {children}
    </div>
  );
}
