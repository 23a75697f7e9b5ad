'use client'; // Client component, because it loads items before a menu opens, handles keys and marks the current page.
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { type SeriesPlaces, seriesOfRoute } from '#domain/catalogue/series-of-route.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';
import type { HeaderMenu } from '#web/server/site/menus.ts';
import { coloursOf } from '#web/shell/series-colours.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { closeMenu } from './close-menu.ts';
import { useMenus } from './menu-lists.ts';
import type { SeriesMenu } from './series-menu.tsx';
import styles from './series-menus.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

type Props = {
  locale: Language;
  menus: readonly HeaderMenu[];
  places: SeriesPlaces;
  words: { label: string; keywords: string; all: string; failed: string };
};

/**
 * Shows one menu per series as native popovers. Without scripts, these still open, close on Escape and outside clicks,
 * and close one another. Until its items are loaded, or without scripts, a menu links to its part of the site map.
 */
export function SeriesMenus({ locale, menus, places, words }: Props) {
  const [loaded, askForLists] = useMenus(locale);
  const [Menu, setMenu] = useState<typeof SeriesMenu>();
  const keys = useMenuKeys(loaded === 'failed' || (loaded !== undefined && Menu !== undefined));
  const ask = () => {
    askForLists();
    // Without a connection, the menus keep their links to the site map.
    import('./series-menu.tsx').then(
      (part) => setMenu(() => part.SeriesMenu),
      () => {},
    );
  };
  const route = withoutLocale(usePathname());
  const current =
    route === '/' ? undefined : (seriesOfRoute(places, route) ?? menus.find(({ pages }) => pages.some((page) => isIn(route, page)))?.id);
  const isKeyword = /^\/keyword(\/|$)/.test(route);

  return (
    <nav className={styles.menus} aria-label={words.label} {...keys} onPointerEnter={ask} onFocus={ask}>
      {menus.map(({ id, label }) => (
        <div key={id} className={styles.item} style={coloursOf(id)}>
          <button
            type="button"
            className={styles.opener}
            popoverTarget={`menu-${id}`}
            aria-current={id === current && !isKeyword ? 'true' : undefined}
          >
            <i className={styles.planet} />
            {label}
          </button>
          <div id={`menu-${id}`} popover="auto" className={styles.menu}>
            {typeof loaded === 'object' && Menu ? (
              <Menu series={loaded.data.find((series) => series.id === id)} route={route} />
            ) : (
              <>
                {loaded === 'failed' && (
                  <p className={styles.title} role="alert">
                    {words.failed}
                  </p>
                )}
                <Link href={localePath(locale, `/menu#series-${id}`)} onClick={closeMenu}>
                  {fill(words.all, { menu: label })}
                </Link>
              </>
            )}
          </div>
        </div>
      ))}
      <div className={styles.item}>
        <Link className={styles.opener} href={localePath(locale, '/keyword')} aria-current={isKeyword ? 'true' : undefined}>
          {words.keywords}
        </Link>
      </div>
    </nav>
  );
}

/** Returns whether a route is a page, or a part of it such as `/limited/151101/replay` of `/limited`. */
const isIn = (route: string, page: string): boolean => route === page || route.startsWith(`${page}/`);
