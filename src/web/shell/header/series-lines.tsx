import Link from 'next/link';
import type { MouseEvent } from 'react';
import { withoutLocale } from '#web/i18n/locales.ts';
import type { SeriesLists } from '#web/server/site/menus.ts';
import styles from './series-menus.module.css';

type Props = { list: SeriesLists | undefined; route: string; onChoose: (event: MouseEvent<HTMLElement>) => void };

/** Shows the items of a series menu. */
export function SeriesLines({ list, route, onChoose }: Props) {
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
