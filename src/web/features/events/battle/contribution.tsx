import Link from 'next/link';
import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, playerRoute } from '#domain/catalogue/routes.ts';
import { formatStandingsQuery, type StandingsQuery } from '#domain/events/result/standings-query.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import type { Language } from '#domain/shared/language.ts';
import { playerLabels } from '#web/features/events/list/event-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import styles from './contribution.module.css';
import { contributionColumns } from './contribution-columns.tsx';
import { eventSides } from './event-sides.ts';
import { OwnMark } from './own-mark.tsx';

type Props = { catalogue: Catalogue; page: EventPage; locale: Language };

/**
 * Renders a paginated ranking of all players with points, or of the players in one team. Filters and pages are links.
 */
export function Contribution({ catalogue, page, locale }: Props) {
  const { view, standings } = page;
  const t = translate(locale, 'events.contribution');
  const sides = eventSides(catalogue, view, locale);
  const href = (query: StandingsQuery) => `${localePath(locale, eventRoute(view.event.id))}${formatStandingsQuery(query)}`;
  const choice = (team: number | null, label: string) => ({
    label,
    href: href({ team, page: 1 }),
    current: standings.team === team,
  });
  return (
    <section className={`card ${styles.card}`} aria-labelledby="contribution">
      <div className={styles.top}>
        <h2 id="contribution">{t(sides.size > 0 ? 'title' : 'ranking')}</h2>
        {sides.size > 0 && (
          <div className={styles.filter}>
            <SegmentedLinks
              label={t('filter')}
              items={[choice(null, t('everyone')), ...[...sides].map(([teamId, { name }]) => choice(teamId, name))]}
            />
          </div>
        )}
      </div>
      {standings.rows.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t(emptyWord(view.window, standings.team !== null))}</EmptyState>
      ) : (
        <ContributionTable catalogue={catalogue} page={page} locale={locale} />
      )}
      <PageLinks
        page={standings.page}
        pages={standings.pages}
        hrefOf={(number) => href({ team: standings.team, page: number })}
        words={pagingWords(locale)}
      />
    </section>
  );
}

function ContributionTable({ catalogue, page, locale }: Props) {
  const { view, standings, classes } = page;
  const t = translate(locale, 'events.contribution');
  const labels = playerLabels(catalogue, locale);
  const columns = contributionColumns({ catalogue, page, locale });
  const sides = eventSides(catalogue, view, locale);
  const count = (kind: string) => columns.filter((column) => column.kind === kind).length;
  return (
    <SideScroller label={t('caption')}>
      <table className={styles.table} style={{ '--stages': count('stage'), '--narrow': count('narrow') } as CSSProperties}>
        <caption className="sr">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('player')}</th>
            {columns.map(({ key, kind, head }) => (
              <th key={key} scope="col" data-kind={kind} aria-sort={kind === 'total' ? 'descending' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map((row) => {
            const player = view.names.get(row.userId);
            const side = sides.get(row.teamId ?? 0);
            return (
              <tr key={row.userId} style={side && ({ '--tc': side.colour } as CSSProperties)}>
                <td>
                  <RankPlate place={row.rank} text={formatRank(row.rank, row.shared)} />
                </td>
                <th scope="row">
                  {player && (
                    <>
                      <Link href={localePath(locale, playerRoute(player.handle))} prefetch={false}>
                        <PlayerName {...player} rankClass={classes.get(row.userId) ?? null} labels={labels} />
                      </Link>
                      <OwnMark handle={player.handle} label={t('you')} />
                    </>
                  )}
                </th>
                {columns.map(({ key, kind, cell }) => (
                  <td key={key} data-kind={kind}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </SideScroller>
  );
}

function emptyWord(window: EventPage['view']['window'], isTeam: boolean) {
  if (window === 'not-begun') return 'before' as const;
  if (isTeam) return 'emptyTeam' as const;
  return window === 'over' ? ('nobody' as const) : ('empty' as const);
}
