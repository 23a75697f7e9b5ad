import Link from 'next/link';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { RankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { SpriteIcon } from '#web/ui/media/icon-sprite.tsx';
import styles from './console-tops.module.css';

/** Best record on a console, as a compact tuple. */
export type TopTuple = readonly [console: number, recordId: string, rankKey: number, name: string | null];

type Props = { tops: readonly TopTuple[]; board: Board; labels: RankingLabels };

/** Lists the best record on each console, for boards with records on several consoles. */
export function ConsoleTops({ tops, board, labels }: Props) {
  if (tops.length < 2) return null;
  return (
    <ul className={styles.tops} aria-label={labels.tops}>
      {tops.map(([console, recordId, rankKey, name]) => (
        <li key={console}>
          <Link href={localePath(labels.locale, recordRoute(recordId))} prefetch={false}>
            <SpriteIcon name={`console-${console}`} />
            <small>{labels.consoles[console]}</small>
            <b>{formatShown(shownOfRankKey(board, rankKey))}</b>
            <span>{name ?? labels.anonymous}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
