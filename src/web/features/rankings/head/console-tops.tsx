import { recordRoute } from '#domain/catalogue/routes.ts';
import type { RankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './console-tops.module.css';

/** The best record on a console. */
export type ConsoleTop = {
  readonly console: number;
  readonly recordId: string;
  readonly value: string;
  readonly name: string | null;
};

type Props = { tops: readonly ConsoleTop[]; labels: RankingLabels };

/** Lists the best record on each console, for boards with records on several consoles. Phones show it by a filter. */
export function ConsoleTops({ tops, labels }: Props) {
  if (tops.length < 2) return null;
  return (
    <ul className={styles.tops} aria-label={labels.tops}>
      {tops.map(({ console, recordId, value, name }) => (
        <li key={console}>
          <Link href={localePath(labels.locale, recordRoute(recordId))}>
            <ConsoleIcon console={console} />
            <small>{labels.consoles[console]}</small>
            <b>{value}</b>
            <span>{name ?? labels.anonymous}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
