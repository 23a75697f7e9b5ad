import type { CSSProperties } from 'react';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { When } from '#web/i18n/when.tsx';
import { EvidenceIcons } from '#web/ui/media/evidence-icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import type { FeedLabels } from './feed-labels.ts';
import styles from './record-line.module.css';

type Props = {
  record: FeedRecord;
  labels: FeedLabels;
  locale: Language;
  hasProof?: boolean | undefined; // Shows evidence icons.
};

/** Renders a record in a feed: current rank, stage, player, result, improvement and time. */
export function RecordLine({ record, labels, locale, hasProof }: Props) {
  const { recordId, rank, rankText, gain, handle, name, rankClass } = record;
  const improvement = gain ?? labels.first;
  return (
    <li
      className={styles.line}
      data-record={recordId}
      data-proof={hasProof || undefined}
      style={{ '--c': `var(--planet-${seriesToken(record.series)})` } as CSSProperties}
    >
      <span className={styles.rank}>{rank === null ? <span aria-hidden="true">–</span> : <RankPlate place={rank} text={rankText} />}</span>
      <span className={styles.stage}>
        <Link href={localePath(locale, record.route)}>{inLanguage(record.stage, locale)}</Link>
        <small>
          <i />
          {inLanguage(record.rule, locale)}
          {rank === 1 && <WorldRecordTag label={rankText === '1' ? labels.wr : labels.wrTied} meaning={labels.wrMeaning} />}
        </small>
      </span>
      <Link className={styles.player} href={localePath(locale, playerRoute(handle))}>
        <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater />
      </Link>
      <span className={styles.value}>
        <Link href={localePath(locale, recordRoute(recordId))}>{record.value}</Link>
        {improvement && <small data-gain={gain ? '' : undefined}>{improvement}</small>}
        {rank === null && <small>{gain === '' ? labels.notBest : labels.beaten}</small>}
      </span>
      <span className={styles.when}>
        <When at={record.postedAt} text={record.postedOn} />
      </span>
      {hasProof && <EvidenceIcons image={record.hasImage} video={record.hasVideo} labels={labels} />}
    </li>
  );
}
