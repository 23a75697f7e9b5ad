import { useEffect, useState } from 'react';
import { ArrowUpToLine } from '#web/ui/media/icons.tsx';
import styles from './reader-bar.module.css';
import { scrollUp } from './scroll-up.ts';

const SCREENS = 2; // The button appears after this many screens of scrolling.

/** A round button on phones that scrolls to the top of a long page. */
export function PageTopButton({ label }: { label: string }) {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const measure = () => setFar(scrollY > SCREENS * innerHeight);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);
  if (!isFar) return null;
  return (
    <button type="button" className={styles.pageTop} aria-label={label} onClick={scrollUp}>
      <ArrowUpToLine data-icon="l" aria-hidden />
    </button>
  );
}
