import { withoutLocale } from '#web/i18n/locales.ts';
import type { Line, SeriesLists } from '#web/server/site/menus.ts';
import { ChevronRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import { closeMenu } from './close-menu.ts';
import styles from './series-menu.module.css';
import menus from './series-menus.module.css';

type Props = { series: SeriesLists | undefined; route: string };

/** Shows the page of a game with its figures, then the totals and the most played stages, or the items of another series. */
export function SeriesMenu({ series, route }: Props) {
  if (!series) return null;
  const { id, hub, menu, title } = series;
  return (
    <>
      {hub ? <Hub id={id} line={hub} route={route} /> : <p className={menus.title}>{title}</p>}
      {menu.map((list, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a series never change their order
        <div key={index}>
          {list.title !== undefined && <p className={menus.title}>{list.title}</p>}
          <ul className={styles.list}>
            {list.lines.map(([href, text, fact]) => (
              <li key={href}>
                <Link href={href} onClick={closeMenu} aria-current={withoutLocale(href) === route ? 'page' : undefined}>
                  <span>{text}</span>
                  {fact !== undefined && <small className={styles.fact}>{fact}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

const Hub = ({ id, line: [href, name, fact], route }: { id: number; line: Line; route: string }) => (
  <Link className={styles.hub} href={href} onClick={closeMenu} aria-current={withoutLocale(href) === route ? 'page' : undefined}>
    <Planet seriesToken={seriesToken(id)} size={44} />
    <span>
      <b>{name}</b>
      <small className={styles.fact}>{fact}</small>
    </span>
    <ChevronRight aria-hidden />
  </Link>
);
