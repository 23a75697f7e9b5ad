'use client'; // Client component, because only the browser can measure whether the content fits.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './side-scroller.module.css';

/** Scrolls wide content horizontally. Content that overflows is a named, focusable region. */
export function SideScroller({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const observer = new ResizeObserver(() => setScrolls(scroller.scrollWidth > scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  const place = scrolls ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};

  return (
    <div ref={ref} className={styles.scroller} {...place}>
      {children}
    </div>
  );
}
