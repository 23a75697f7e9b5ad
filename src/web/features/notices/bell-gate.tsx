'use client'; // a cached page knows nobody: only who is signed in has a bell, and only their browser fetches it
import { lazy, Suspense } from 'react';
import { useSession } from '#web/session/use-session.ts';
import type { BellProps } from './bell.tsx';
import styles from './bell-gate.module.css';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** The place of the bell in the header; under 600px the drawer has a line instead. */
export function BellGate(props: BellProps) {
  const { session } = useSession();
  return (
    <div className={styles.place}>
      {session && (
        <Suspense>
          <Bell key={session.user.userId} {...props} />
        </Suspense>
      )}
    </div>
  );
}
