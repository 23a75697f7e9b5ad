'use client'; // Client component, because only the browser navigates without a page load.
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import styles from './route-loading.module.css';
import { settleRoute, useRouteProgress } from './route-progress.ts';

/** Shows a loading indicator during navigation: a line at once, and three growing stems when it takes longer. */
export function RouteLoading({ label }: { label: string }) {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what settles; an error page has one as well
  useEffect(settleRoute, [path]);
  useEffect(() => {
    // Ends the navigation when the browser restores the page from its back/forward cache.
    addEventListener('pageshow', settleRoute);
    return () => removeEventListener('pageshow', settleRoute);
  }, []);

  return (
    <div role="status" aria-label={label}>
      {useRouteProgress() && (
        <>
          <span className="sr">{label}</span>
          <div className={styles.line} />
          <div className={styles.veil}>
            <svg
              viewBox="0 0 32 32"
              width="64"
              height="64"
              fill="none"
              stroke="var(--stem)"
              strokeWidth="2.4"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <Stem x={8} top={14} r={3.4} colour="var(--creature-3)" />
              <Stem x={16} top={8} r={4} colour="var(--accent)" />
              <Stem x={24} top={18} r={3} colour="var(--creature-1)" />
            </svg>
          </div>
        </>
      )}
    </div>
  );
}

const Stem = ({ x, top, r, colour }: { x: number; top: number; r: number; colour: string }) => (
  <g className={styles.stem}>
    <path d={`M${x} 29V${top + 2}`} />
    <circle cx={x} cy={top} r={r} fill={colour} stroke="none" />
  </g>
);
