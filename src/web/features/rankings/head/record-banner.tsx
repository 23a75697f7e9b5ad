import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { isWholeRanking } from '#web/features/rankings/table/is-whole-ranking.ts';
import type { RankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { CirclePlay, Play } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import styles from './record-banner.module.css';
import { RecordSpark } from './record-spark.tsx';

// Opens the evidence of a row of the page.
const SHEET_LINK = { 'aria-haspopup': 'dialog', 'data-evidence': '' } as const;

type Props = { ranking: StageRanking; labels: RankingLabels };

/** Shows a board's current record: its value, its holder and the previous holder. */
export function RecordBanner({ ranking, labels }: Props) {
  const t = translate(labels.locale, 'rankings');
  const { board, firstPlaces, leaders, zone } = ranking;
  const record = firstPlaces.at(-1);
  if (!record) return null;
  const before = firstPlaces.at(-2);
  const show = (key: number) => formatShown(shownOfRankKey(board, key));
  const month = (at: Date) => formatDate(dayOf(at, zone)).slice(0, 7);
  const points = firstPlaces.map((place) => ({
    at: place.postedAt.getTime(),
    value: shownOfRankKey(board, place.rankKey).value,
  }));
  const better = labels.better === 'ascending' ? 'down' : 'up';
  const sentence = t('record.history', {
    count: firstPlaces.length,
    from: month(firstPlaces[0]?.postedAt ?? record.postedAt),
    value: show(record.rankKey),
  });
  const [sinceStart, sinceEnd] = messagesOf(labels.locale).rankings.record.since.split('{date}');
  const isListed = ranking.rows.some(({ recordId }) => recordId === record.recordId);
  const gain = before && gapBetween(board, record.rankKey, before.rankKey);
  const beaten = before &&
    gain && {
      name: before.name ?? '',
      gap: formatShown({ kind: gain.kind === 'time' ? 'time' : 'points', value: Math.abs(gain.value) }),
      days: Math.floor((record.postedAt.getTime() - before.postedAt.getTime()) / DAY_MS),
    };

  return (
    <section className={styles.banner} aria-label={labels.recordMeaning}>
      <div className={styles.holder}>
        <div>
          <WorldRecordTag label={leaders > 1 ? t(isWholeRanking(ranking) ? 'record.tied' : 'record.filteredTied') : labels.record} />
          <p className={styles.value}>
            <Link href={localePath(labels.locale, recordRoute(record.recordId))}>{show(record.rankKey)}</Link>
          </p>
        </div>
        <div className={styles.player}>
          <Link href={localePath(labels.locale, playerRoute(record.handle))}>
            <PlayerName handle={record.handle} name={record.name} rankClass={record.rankClass} labels={labels} />
          </Link>
          <p className={styles.when}>
            {sinceStart && <span className={styles.since}>{sinceStart}</span>}
            <When at={record.postedAt.getTime()} text={formatDate(dayOf(record.postedAt, zone))} />
            {sinceEnd && <span className={styles.since}>{sinceEnd}</span>}
          </p>
          <p className={styles.beat}>{beaten ? t(`record.${beatWord(record, before)}`, beaten) : t('record.first')}</p>
        </div>
        <RecordSpark points={points} better={better} sentence={sentence} />
        {record.videoUrl !== null && (
          <>
            <a
              className={`wide-only ${styles.watch}`}
              href={record.videoUrl}
              rel="nofollow ugc noopener"
              aria-label={t('record.watchLabel')}
            >
              <CirclePlay aria-hidden />
              {t('record.watch')}
            </a>
            <Link
              className={`narrow-only ${styles.play}`}
              href={localePath(labels.locale, recordRoute(record.recordId))}
              aria-label={t('record.watchOf', { name: record.name ?? labels.anonymous })}
              {...(isListed && SHEET_LINK)}
            >
              <Play aria-hidden />
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

type Holder = StageRanking['firstPlaces'][number];

function beatWord(record: Holder, before: Holder) {
  if (before.handle === record.handle) return 'beatOwn';
  return before.name === null ? 'beatAnonymous' : 'beat';
}
