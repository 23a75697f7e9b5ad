import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, playerRoute } from '#domain/catalogue/routes.ts';
import { formatStandingsQuery, type StandingsQuery } from '#domain/events/standings-query.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import type { EventPage } from '#web/server/read-event-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import { SegmentedLinks } from '#web/ui/segmented-links.tsx';
import { SideScroller } from '#web/ui/side-scroller.tsx';
import { TeamMark } from '#web/ui/team-mark.tsx';
import styles from './contribution.module.css';
import { playerLabels } from './event-labels.ts';
import { eventSides } from './event-sides.ts';
import { OwnMark } from './own-mark.tsx';
import { stageStandings } from './stage-standings.ts';

const STAGE_COLUMNS = 8; // more do not fit beside the names

type Props = { catalogue: Catalogue; page: EventPage; locale: Locale };

/** Everybody with points, by rank, or the members of one team: what each brought on every stage, in all, and today. */
export async function Contribution({ catalogue, page: { view, standings, classes }, locale }: Props) {
  const t = await getTranslations('events.contribution');
  const labels = await playerLabels(catalogue, locale);
  const sides = eventSides(catalogue, view, locale);
  const stages = stageStandings(catalogue, view, locale);
  const columns = stages.length <= STAGE_COLUMNS ? stages.map((stage, index) => ({ ...stage, boardId: view.boards[index] ?? 0 })) : [];
  const points = new Map(view.places.map(({ userId, boardId, points: own }) => [`${userId}/${boardId}`, own]));
  const shares = new Map(view.contributions.map(({ userId, perMille }) => [userId, perMille]));
  const href = (query: StandingsQuery) => `${localePath(locale, eventRoute(view.event.id))}${formatStandingsQuery(query)}#contribution`;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section className={`card ${styles.card}`} aria-labelledby="contribution">
      <div className={styles.top}>
        <h2 id="contribution">{t(sides.size > 0 ? 'title' : 'ranking')}</h2>
        {sides.size > 0 && (
          <div className={styles.filter}>
            <SegmentedLinks
              label={t('filter')}
              items={[
                { label: t('everyone'), href: href({ team: null, page: 1 }), current: standings.team === null },
                ...[...sides].map(([teamId, { name }]) => ({
                  label: name,
                  href: href({ team: teamId, page: 1 }),
                  current: standings.team === teamId,
                })),
              ]}
            />
          </div>
        )}
      </div>
      {standings.rows.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t(emptyWord(view.window, standings.team !== null))}</EmptyState>
      ) : (
        <SideScroller label={t('caption')}>
          <table className={styles.table} style={{ '--stages': columns.length } as CSSProperties}>
            <caption className="sr">{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('rank')}</th>
                <th scope="col">{t('player')}</th>
                {sides.size > 0 && (
                  <th scope="col" data-team>
                    {t('team')}
                  </th>
                )}
                {columns.map(({ stageId, name, href: to }, index) => (
                  <th key={stageId} scope="col" data-stage>
                    <Link href={to} prefetch={false} aria-label={t('stage', { number: index + 1, name })} title={name}>
                      {name}
                    </Link>
                  </th>
                ))}
                {columns.length === 0 && (
                  <th scope="col" data-stage>
                    {t('played')}
                  </th>
                )}
                {sides.size > 0 && (
                  <th scope="col" data-stage>
                    {t('share')}
                  </th>
                )}
                <th scope="col" data-figure aria-sort="descending">
                  {t('total')}
                </th>
                {view.gains && (
                  <th scope="col" data-figure>
                    {t('today')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {standings.rows.map((row) => {
                const player = view.names.get(row.userId);
                const side = row.teamId === null ? undefined : sides.get(row.teamId);
                const gain = view.gains?.get(row.userId);
                return (
                  <tr key={row.userId} style={side && ({ '--tc': side.colour } as CSSProperties)} data-team={side ? '' : undefined}>
                    <td>
                      <RankPlate place={row.rank} text={formatRank(row.rank, row.shared)} />
                    </td>
                    <th scope="row">
                      {player && (
                        <Link href={localePath(locale, playerRoute(player.handle))} prefetch={false}>
                          <PlayerName {...player} rankClass={classes.get(row.userId) ?? null} labels={labels} />
                        </Link>
                      )}
                      {player && <OwnMark handle={player.handle} label={t('you')} />}
                    </th>
                    {sides.size > 0 && (
                      <td data-team>
                        {side && (
                          <span className={styles.team}>
                            <TeamMark side={side} />
                            <span>{side.name}</span>
                          </span>
                        )}
                      </td>
                    )}
                    {columns.map(({ boardId }) => (
                      <td key={boardId} data-stage>
                        {formatOr(points.get(`${row.userId}/${boardId}`))}
                      </td>
                    ))}
                    {columns.length === 0 && <td data-stage>{t('playedOf', { played: row.boards, all: stages.length })}</td>}
                    {sides.size > 0 && <td data-stage>{percent.format((shares.get(row.userId) ?? 0) / 1_000)}</td>}
                    <td data-figure>
                      <b>{formatScore(row.points)}</b>
                    </td>
                    {view.gains && (
                      <td data-figure data-gain>
                        {gain !== undefined && `+${formatScore(gain)}`}
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </SideScroller>
      )}
      <PageLinks
        page={standings.page}
        pages={standings.pages}
        hrefOf={(page) => href({ team: standings.team, page })}
        words={await pagingWords()}
      />
    </section>
  );
}

const formatOr = (points: number | undefined) => (points === undefined ? '' : formatScore(points));

function emptyWord(window: EventPage['view']['window'], isTeam: boolean) {
  if (window === 'not-begun') return 'before' as const;
  if (isTeam) return 'emptyTeam' as const;
  return window === 'over' ? ('nobody' as const) : ('empty' as const);
}
