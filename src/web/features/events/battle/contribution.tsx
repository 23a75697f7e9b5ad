import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { formatStandingsQuery, type StandingsQuery } from '#domain/events/result/standings-query.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import twoLines from '#web/ui/table/two-line-rows.module.css';
import styles from './contribution.module.css';
import { contributionColumns } from './contribution-columns.tsx';
import { ContributionContent } from './contribution-content.tsx';
import { eventSides } from './event-sides.ts';

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
  const columns = contributionColumns({ catalogue, page, locale });
  const count = (kind: string) => columns.filter((column) => column.kind === kind).length;
  const [stages, narrow] = [count('stage'), count('narrow')];
  const others = columns.length - stages - narrow;
  return (
    <SideScroller label={translate(locale, 'events')('contribution.caption')}>
      <Static
        as="table"
        {...ROLES.table}
        className={`${twoLines.table} ${styles.table}`}
        data-members=""
        style={{ '--stages': stages, '--narrow': narrow, '--others': others, ...labelsOnPhones(locale) } as CSSProperties}
      >
        <ContributionContent catalogue={catalogue} page={page} columns={columns} locale={locale} />
      </Static>
    </SideScroller>
  );
}

/** Returns the labels of the values on phones, for contribution.module.css. The position of their columns differs by event. */
function labelsOnPhones(locale: Language): CSSProperties {
  const { pointsOf, contribution } = messagesOf(locale).events;
  const texts = { total: pointsOf, share: contribution.shareOf, gain: contribution.todayOf };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([kind, text]) => {
      const [before = '', after = ''] = text.split('{value}');
      return [
        [`--before-${kind}`, JSON.stringify(before)],
        [`--after-${kind}`, JSON.stringify(after)],
      ];
    }),
  ) as CSSProperties;
}

function emptyWord(window: EventPage['view']['window'], isTeam: boolean) {
  if (window === 'not-begun') return 'before' as const;
  if (isTeam) return 'emptyTeam' as const;
  return window === 'over' ? ('nobody' as const) : ('empty' as const);
}
