'use client'; // what every page carries of the drawer: its edge. The rest comes when somebody opens it
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadLists } from '#web/shell/menu-lists.ts';
import { dragDrawer } from './drag-drawer.ts';
import type { DrawerProps } from './drawer.tsx';
import styles from './drawer-gate.module.css';
import { useDrawer } from './drawer-state.ts';

const loadDrawer = () => import('./drawer.tsx');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

/** The strip at the right edge from which a finger draws the menu, and the menu once it was asked for. */
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
