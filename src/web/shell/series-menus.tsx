'use client'; // lines travel once, as tuples, and are drawn on the server too; keys and the mark of the current page need the browser
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type SeriesPlaces, seriesOfRoute } from '#domain/catalogue/series-of-route.ts';
import { withoutLocale } from '#web/i18n/locales.ts';
import type { HeaderMenu, Line } from '#web/server/menus.ts';
import { moveByKey } from './menu-keys.ts';
import { coloursOf } from './series-colours.ts';
import styles from './series-menus.module.css';

type Props = { menus: readonly HeaderMenu[]; places: SeriesPlaces; keywords: Line; label: string };

/** One menu a series, native popovers: they open, close on Escape and click-away, and give way to one another without a script. */
export function SeriesMenus({ menus, places, keywords: [keywordsHref, keywordsText], label }: Props) {
  const path = usePathname();
  const route = withoutLocale(path);
  const current = route === '/' ? undefined : (seriesOfRoute(places, route) ?? menus.find(({ lines }) => leadsTo(lines, route))?.id);
  const isKeyword = /^\/keyword(\/|$)/.test(route);

  return (
    <nav className={styles.menus} aria-label={label} onKeyDown={moveByKey}>
      {menus.map(({ id, label, title, lines }) => (
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
            <p className={styles.title}>{title}</p>
            <ul>
              {lines.map(([href, text]) => (
                <li key={href}>
                  <Link href={href} onClick={closeMenu} aria-current={withoutLocale(href) === route ? 'page' : undefined}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
      <div className={styles.item}>
        <Link className={styles.opener} href={keywordsHref} aria-current={isKeyword ? 'true' : undefined}>
          {keywordsText}
        </Link>
      </div>
    </nav>
  );
}

const leadsTo = (lines: readonly Line[], route: string): boolean => lines.some(([href]) => withoutLocale(href) === route);

const closeMenu = (event: { currentTarget: HTMLElement }) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
