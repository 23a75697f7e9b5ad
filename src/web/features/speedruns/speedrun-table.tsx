import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { splitGaps } from '#domain/records/split-gaps.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import { bestSplitRun } from './best-split-run.ts';
import { RunButton } from './run-button.tsx';
import { RUNS_ID } from './run-data.ts';
import type { SpeedrunLabels } from './speedrun-labels.ts';
import styles from './speedrun-table.module.css';
import { SplitStems } from './split-stems.tsx';

type Props = { catalogue: Catalogue; ranking: SpeedrunRanking; labels: SpeedrunLabels; locale: Language };

/** Lists every player's best run, fastest first. */
export function SpeedrunTable({ catalogue, ranking, labels, locale }: Props) {
  const t = translate(locale, 'speedruns');
  const { rows, splits, speedrun, firstPlaces, zone } = ranking;
  const recordKey = firstPlaces.at(-1)?.rankKey ?? 0;
  const best = splits.get(bestSplitRun(ranking)?.recordId ?? '');
  const most = best ? Math.max(1, ...[...splits.values()].flatMap((run) => splitGaps(run, best) ?? [])) : 1;
  return (
    <div className={styles.runs}>
      <PlainTable
        caption={t('caption', { name: inLanguage(speedrun.name, locale) })}
        rowsId={RUNS_ID}
        columns={[
          { label: t('rank'), width: 'rank' },
          { label: t('player') },
          { label: t('time'), isNumeric: true, phone: 'value' },
          { label: labels.gap, isNumeric: true, phoneLabel: labels.gapOnPhones },
          ...(best ? [{ label: t('splitsAgainst'), phone: 'hidden' as const }] : []),
          { label: t('console'), phoneLabel: '{value}' },
          { label: t('video'), width: 'rank' as const, phone: 'action' as const },
          { label: t('date'), width: 'date' as const, phoneLabel: '{value}' },
        ]}
        rows={rows.map((row) => ({
          key: row.recordId,
          cells: [
            <RankPlate key="rank" place={row.rank} text={formatRank(row.rank, row.shared)} />,
            <Link key="player" href={localePath(locale, playerRoute(row.handle))}>
              <PlayerName handle={row.handle} name={row.name} rankClass={row.rankClass} labels={labels} isPlanetLater />
            </Link>,
            <Link key="time" className="num" href={localePath(locale, recordRoute(row.recordId))}>
              <b>{formatRunTime(row.rankKey)}</b>
            </Link>,
            row.rankKey === recordKey ? (
              <span key="gap" data-record="">
                <WorldRecordTag label={labels.record} meaning={labels.recordMeaning} />
              </span>
            ) : (
              `+${formatRunTime(row.rankKey - recordKey)}`
            ),
            ...(best ? [<SplitStems key="splits" run={splits.get(row.recordId)} best={best} most={most} locale={locale} />] : []),
            inLanguage(catalogue.speedrunConsoles.get(row.console)?.name, locale),
            <RunButton key="video" run={row} splits={splits} labels={labels} locale={locale} />,
            formatDate(dayOf(row.postedAt, zone)),
          ],
        }))}
      />
    </div>
  );
}
