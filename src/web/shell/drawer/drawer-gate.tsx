// Client component. Pages include only the edge of the drawer, and the rest is loaded when the drawer opens.
'use client';
import { Suspense, useEffect, useRef, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loadMenus } from '#web/shell/header/menu-lists.ts';
import { loadMenuWords } from '#web/shell/menu/menu-words.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { dragDrawer } from './drag-drawer.ts';
import type { DrawerProps } from './drawer.tsx';
import styles from './drawer-gate.module.css';
import { setDrawer, useDrawer } from './drawer-state.ts';

const loadDrawer = () => import('./drawer.tsx');
const DRAWERS = inEveryLanguage((locale) =>
  lazyOr<DrawerProps>(
    async () => {
      const [{ Drawer }, words] = await Promise.all([loadDrawer(), loadMenuWords(locale)]);
      return (props) => <Drawer locale={locale} words={words} {...props} />;
    },
    () => <OpenMenu locale={locale} />,
  ),
);

/** Opens the page with the links of the drawer. */
function OpenMenu({ locale }: { locale: Language }) {
  const isOpen = useDrawer() === 'open';
  useEffect(() => {
    if (!isOpen) return;
    setDrawer('closed');
    location.assign(localePath(locale, '/menu'));
  }, [isOpen, locale]);
  return null;
}

/**
 * Renders the strip at the right edge from which the drawer can be dragged open, and the drawer once it has been
 * opened.
 */
export function DrawerGate({ locale, ...props }: DrawerProps & { locale: Language }) {
  const edge = useRef<HTMLDivElement>(null);
  const state = useDrawer();
  const [isWanted, setWanted] = useState(false);
  if (state !== 'closed' && !isWanted) setWanted(true);
  const Drawer = DRAWERS[locale];

  useEffect(() => {
    const start = (event: TouchEvent) => {
      loadDrawer().catch(() => {});
      loadMenus(locale).catch(() => {});
      dragDrawer(event, 'edge');
    };
    const element = edge.current;
    element?.addEventListener('touchstart', start, { passive: true });
    return () => element?.removeEventListener('touchstart', start);
  }, [locale]);

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
