// Client component. Pages include only the edge of the drawer, and the rest is loaded when the drawer opens.
'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadLists } from '#web/shell/header/menu-lists.ts';
import { dragDrawer } from './drag-drawer.ts';
import type { DrawerProps } from './drawer.tsx';
import styles from './drawer-gate.module.css';
import { useDrawer } from './drawer-state.ts';

const loadDrawer = () => import('./drawer.tsx');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

/**
 * Renders the strip at the right edge from which the drawer can be dragged open, and the drawer once it has been
 * opened.
 */
export function DrawerGate(props: DrawerProps) {
  const edge = useRef<HTMLDivElement>(null);
  const state = useDrawer();
  const [isWanted, setWanted] = useState(false);
  if (state !== 'closed' && !isWanted) setWanted(true);

  useEffect(() => {
    const start = (event: TouchEvent) => {
      loadDrawer();
      loadLists(props.locale);
      dragDrawer(event, 'edge');
    };
    const element = edge.current;
    element?.addEventListener('touchstart', start, { passive: true });
    return () => element?.removeEventListener('touchstart', start);
  }, [props.locale]);

  return (
    <>
      <div ref={edge} className={styles.edge} />
      {isWanted && (
        <Suspense>
          <Drawer {...props} />
        </Suspense>
      )}
    </>
  );
}
