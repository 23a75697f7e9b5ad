import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { ConsoleIcon } from '#web/ui/console-icon.tsx';
import styles from './console-tops.module.css';
import type { RankingLabels } from './ranking-labels.ts';

/** The best record on each console, where a board is played on several. */
export async function ConsoleTops({ ranking: { board, tops }, labels }: { ranking: StageRanking; labels: RankingLabels }) {
  const t = await getTranslations('rankings');
  if (tops.length < 2) return null;
  return (
    <ul className={styles.tops} aria-label={t('tops')}>
      {tops.map((top) => (
        <li key={top.console}>
          <Link href={localePath(labels.locale, recordRoute(top.recordId))} prefetch={false}>
            <ConsoleIcon console={top.console} />
            <small>{labels.consoles[top.console]}</small>
            <b>{formatShown(shownOfRankKey(board, top.rankKey))}</b>
            <span>{top.name ?? labels.anonymous}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
