'use client'; // Client component: the panel and its texts are loaded when the pointer or the focus reaches the header.
import { Suspense, useRef } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Menu, X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { loadMenuWords } from './menu-words.ts';
import type { PanelProps } from './panel.tsx';
import styles from './panel-gate.module.css';

const PANEL_ID = 'menu-panel';

const PANELS = inEveryLanguage((locale) =>
  lazyOr<PanelProps>(
    async () => {
      const [{ Panel }, words] = await Promise.all([import('./panel.tsx'), loadMenuWords(locale)]);
      return (props) => <Panel locale={locale} words={words} {...props} />;
    },
    ({ fallback }) => fallback,
  ),
);

type Props = { locale: Language; label: string; siteMap: string; chatUrl: string | undefined; isNear: boolean };

/**
 * Renders the menu button of wide screens and its panel, a native popover. Until the panel is loaded, or without scripts,
 * it links to the site map. Narrow screens have the drawer instead.
 */
export function PanelGate({ locale, label, siteMap, chatUrl, isNear }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const Panel = PANELS[locale];
  const fallback = (
    <Link className={styles.siteMap} href={localePath(locale, '/menu')} onClick={() => panel.current?.hidePopover()}>
      {siteMap}
    </Link>
  );
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} popoverTarget={PANEL_ID} aria-label={label}>
        <Menu className={styles.closed} aria-hidden />
        <X className={styles.open} aria-hidden />
        <span>{label}</span>
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" className={styles.panel}>
        {isNear ? (
          <Suspense fallback={fallback}>
            <Panel chatUrl={chatUrl} fallback={fallback} />
          </Suspense>
        ) : (
          fallback
        )}
      </div>
    </div>
  );
}
