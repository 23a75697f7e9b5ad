'use client'; // Client component, because it loads items before a menu opens, handles keys and marks the current page.
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { type SeriesPlaces, seriesOfRoute } from '#domain/catalogue/series-of-route.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';
import type { HeaderMenu, SeriesLists } from '#web/server/site/menus.ts';
import { coloursOf } from '#web/shell/series-colours.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { useLists } from './menu-lists.ts';
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
  const [lists, ask] = useLists(locale);
  const keys = useMenuKeys(lists !== undefined);
  const route = withoutLocale(usePathname());
  const current = route === '/' ? undefined : (seriesOfRoute(places, route) ?? menus.find(({ pages }) => pages.includes(route))?.id);
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
            {Array.isArray(lists) ? (
              <SeriesLines list={lists.find((list) => list.id === id)} route={route} onChoose={closeMenu} />
            ) : (
              <>
                {lists === 'failed' && (
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

const closeMenu = (event: { currentTarget: HTMLElement }) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

type SeriesLinesProps = { list: SeriesLists | undefined; route: string; onChoose: (event: MouseEvent<HTMLElement>) => void };

/** Shows the items in a series menu. */
function SeriesLines({ list, route, onChoose }: SeriesLinesProps) {
  return (
    <>
      <p className={styles.title}>{list?.title}</p>
      <ul>
        {list?.menu.map(([href, text]) => (
          <li key={href}>
            <Link href={href} onClick={onChoose} aria-current={withoutLocale(href) === route ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
