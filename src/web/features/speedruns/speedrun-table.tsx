import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { CirclePlay } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import { bestSplitRun } from './best-split-run.ts';
import type { SpeedrunLabels } from './speedrun-labels.ts';
import { SplitStems } from './split-stems.tsx';

type Props = { catalogue: Catalogue; ranking: SpeedrunRanking; labels: SpeedrunLabels; locale: Language };

/** Lists every player's best run, fastest first. */
export function SpeedrunTable({ catalogue, ranking, labels, locale }: Props) {
  const t = translate(locale, 'speedruns');
  const { rows, splits, speedrun, firstPlaces, zone } = ranking;
  const recordKey = firstPlaces.at(-1)?.rankKey ?? 0;
  const best = splits.get(bestSplitRun(ranking)?.recordId ?? '');
  return (
    <PlainTable
      caption={t('caption', { name: inLanguage(speedrun.name, locale) })}
      columns={[
        { label: t('rank'), width: 'rank' },
        { label: t('player') },
        { label: t('time'), isNumeric: true },
        { label: labels.gap, isNumeric: true },
        ...(best ? [{ label: t('splitsAgainst') }] : []),
        { label: t('console') },
        { label: t('video'), width: 'rank' as const },
        { label: t('date'), width: 'date' as const },
      ]}
      rows={rows.map((row) => ({
        key: row.recordId,
        cells: [
          <RankPlate key="rank" place={row.rank} text={formatRank(row.rank, row.shared)} />,
          <Link key="player" href={localePath(locale, playerRoute(row.handle))}>
            <PlayerName handle={row.handle} name={row.name} rankClass={row.rankClass} labels={labels} isPlanetLater />
          </Link>,
          <Link key="time" className="num" href={localePath(locale, recordRoute(row.recordId))}>
            <b>{formatDuration(row.rankKey)}</b>
          </Link>,
          row.rankKey === recordKey ? (
            <WorldRecordTag key="gap" label={labels.record} meaning={labels.recordMeaning} />
          ) : (
            `+${formatDuration(row.rankKey - recordKey)}`
          ),
          ...(best ? [<SplitStems key="splits" run={splits.get(row.recordId)} best={best} locale={locale} />] : []),
          inLanguage(catalogue.speedrunConsoles.get(row.console)?.name, locale),
          row.videoUrl !== null && (
            <a key="video" href={row.videoUrl} rel="nofollow ugc noopener" aria-label={t('watch', { name: row.name ?? labels.anonymous })}>
              <CirclePlay aria-hidden />
            </a>
          ),
          formatDate(dayOf(row.postedAt, zone)),
        ],
      }))}
    />
  );
}
