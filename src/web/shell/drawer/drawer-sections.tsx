import { type ReactNode, useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { writtenPlaceText } from '#web/i18n/fill.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';
import type { PlayerBoardsJson } from '#web/server/answer/response-types.ts';
import type { Line, SeriesLinks } from '#web/server/site/menus.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useMenus } from '#web/shell/header/menu-lists.ts';
import type { MenuWords } from '#web/shell/menu/menu-words.ts';
import { coloursOf } from '#web/shell/series-colours.ts';
import { useAddress } from '#web/shell/use-address.ts';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './drawer.module.css';

type Props = { locale: Language; words: MenuWords; handle: string | undefined; children: ReactNode };
type PlaceOf = (href: string) => string | undefined;

/**
 * Shows a section per series, one of them open at a time, and a list per rule, with those that contain the current page
 * open and the reader's own places. The children appear only once the lists have loaded, because the lists would
 * otherwise push them down.
 */
export function DrawerSections({ locale, words, handle, children }: Props) {
  const [menus, ask] = useMenus(locale);
  useEffect(ask, [ask]);
  const [own] = useOwnAnswer<PlayerBoardsJson>(handle === undefined ? undefined : `/api/users/${handle}/boards`);
  const { route, address } = useAddress();
  const here = [address, route].map((place) => localePath(locale, place));
  const placeOf: PlaceOf = (href) => {
    const place = own?.boards[withoutLocale(href)]?.place;
    return place && writtenPlaceText(words.place, locale, place);
  };
  if (menus === undefined) return <div className={styles.waiting} role="status" aria-label={words.loading} />;
  return (
    <>
      {menus === 'failed' ? (
        <div className={styles.waiting} role="alert">
          <p>{words.failed}</p>
          <button type="button" className={styles.button} onClick={ask}>
            {words.retry}
          </button>
        </div>
      ) : (
        <section className={styles.series}>
          <h2>{words.bySeries}</h2>
          {menus.data.map((series) => (
            <Section key={`${series.id} ${address}`} series={series} here={here} placeOf={placeOf} />
          ))}
        </section>
      )}
      {children}
    </>
  );
}

type SectionProps = { series: SeriesLinks; here: readonly string[]; placeOf: PlaceOf };

function Section({ series: { id, label, count, lines, lists }, here, placeOf }: SectionProps) {
  const isHere = holds(lines, here) || lists.some((list) => holds(list.lines, here));
  return (
    <details className={styles.section} name="drawer-series" style={coloursOf(id)} open={isHere}>
      <summary className={styles.line}>
        <i className={styles.planet} />
        {label}
        <small>{count}</small>
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <Lines lines={lines} here={here} placeOf={placeOf} />
      {lists.map((list) => (
        <details key={list.name} open={holds(list.lines, here)}>
          <summary className={styles.subline}>
            {list.name}
            <small>{list.lines.length - 1}</small>
            <ChevronDown className={styles.chevron} aria-hidden />
          </summary>
          <Lines lines={list.lines} here={here} placeOf={placeOf} isDeep />
        </details>
      ))}
    </details>
  );
}

type LinesProps = { lines: readonly Line[]; here: readonly string[]; placeOf: PlaceOf; isDeep?: boolean };

function Lines({ lines, here, placeOf, isDeep = false }: LinesProps) {
  return (
    <ul>
      {lines.map(([href, text]) => (
        <li key={href}>
          <Link
            className={styles.subline}
            data-deep={isDeep || undefined}
            href={href}
            aria-current={here.includes(href) ? 'page' : undefined}
          >
            {text}
            {placeOf(href) !== undefined && <small>{placeOf(href)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

// Ignores the home page: its link is in the site's own section, which does not need to be open there.
const holds = (lines: readonly Line[], here: readonly string[]): boolean =>
  lines.some(([href]) => here.includes(href) && withoutLocale(href) !== '/');
