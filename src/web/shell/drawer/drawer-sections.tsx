import { type ReactNode, useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';
import type { Line, SeriesLists } from '#web/server/site/menus.ts';
import { useLists } from '#web/shell/header/menu-lists.ts';
import { coloursOf } from '#web/shell/series-colours.ts';
import { useAddress } from '#web/shell/use-address.ts';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './drawer.module.css';

type Props = { locale: Language; words: { loading: string; failed: string; retry: string }; children: ReactNode };

/**
 * Shows a section per series and a list per rule, with those that contain the current page open. The children appear
 * only once the lists have loaded, because the lists would otherwise push them down.
 */
export function DrawerSections({ locale, words, children }: Props) {
  const [lists, ask] = useLists(locale);
  useEffect(ask, [ask]);
  const { route, address } = useAddress();
  const here = [address, route].map((place) => localePath(locale, place));
  if (lists === undefined) return <div className={styles.waiting} role="status" aria-label={words.loading} />;
  return (
    <>
      {lists === 'failed' ? (
        <div className={styles.waiting} role="alert">
          <p>{words.failed}</p>
          <button type="button" className={styles.button} onClick={ask}>
            {words.retry}
          </button>
        </div>
      ) : (
        lists.map((series) => <Section key={`${series.id} ${address}`} series={series} here={here} />)
      )}
      {children}
    </>
  );
}

function Section({ series: { id, label, lines, lists }, here }: { series: SeriesLists; here: readonly string[] }) {
  const isHere = holds(lines, here) || lists.some((list) => holds(list.lines, here));
  return (
    <details className={styles.section} style={coloursOf(id)} open={isHere}>
      <summary className={styles.line}>
        <i className={styles.planet} />
        {label}
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <Lines lines={lines} here={here} />
      {lists.map((list) => (
        <details key={list.name} open={holds(list.lines, here)}>
          <summary className={styles.subline}>
            {list.name}
            <ChevronDown className={styles.chevron} aria-hidden />
          </summary>
          <Lines lines={list.lines} here={here} isDeep />
        </details>
      ))}
    </details>
  );
}

function Lines({ lines, here, isDeep = false }: { lines: readonly Line[]; here: readonly string[]; isDeep?: boolean }) {
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
          </Link>
        </li>
      ))}
    </ul>
  );
}

// Ignores the home page: its link is in the site's own section, which does not need to be open there.
const holds = (lines: readonly Line[], here: readonly string[]): boolean =>
  lines.some(([href]) => here.includes(href) && withoutLocale(href) !== '/');
