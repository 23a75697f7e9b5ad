import type { ReactNode } from 'react';
import styles from './side-scroller.module.css';

/**
 * Scrolls wide content horizontally. Content that overflows is a named, focusable region, which only the browser can
 * decide (web/start/markup/scrollers.ts).
 */
export const SideScroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.scroller} data-scroller={label} suppressHydrationWarning>
    {children}
  </div>
);
