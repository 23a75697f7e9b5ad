import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { ActivityCard, hasActivity } from '#web/features/players/cards/activity-card.tsx';
import grids from '#web/features/players/cards/board-grids.module.css';
import { BoardGrids } from '#web/features/players/cards/board-grids.tsx';
import cards from '#web/features/players/cards/cards.module.css';
import { EventStamps } from '#web/features/players/cards/event-stamps.tsx';
import { HeldCard } from '#web/features/players/cards/held-card.tsx';
import { ProgressCard } from '#web/features/players/cards/progress-card.tsx';
import { SeriesCards } from '#web/features/players/cards/series-cards.tsx';
import { StyleCard } from '#web/features/players/cards/style-card.tsx';
import { BoardCells } from '#web/features/players/cells/board-cells.tsx';
import { cellWords } from '#web/features/players/cells/cell-words.ts';
import { CompareForm } from '#web/features/players/compare/compare-form.tsx';
import { PlayerIdentity } from '#web/features/players/identity/player-identity.tsx';
import { NoRecords } from '#web/features/players/records/no-records.tsx';
import { PlayerFilters } from '#web/features/players/records/player-filters.tsx';
import { PlayerRecords } from '#web/features/players/records/player-records.tsx';
import { TotalsTable } from '#web/features/players/records/totals-table.tsx';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage as ShownPlayer } from '#web/server/rankings/read-players.ts';
import { isWhole } from './is-whole.ts';
import { PlayerHead } from './player-head.tsx';
import { playerPath } from './player-hrefs.ts';
import styles from './player-page.module.css';
import tools from './tools.module.css';

type Props = { catalogue: Catalogue; page: ShownPlayer; locale: Language; refresh: ReactNode };

/**
 * Renders a player's page: the person with planet, pinned runs and badges, then series, charts, newest records and boards.
 * Under a rule, it lists the records instead.
 */
export function PlayerPage({ catalogue, page, locale, refresh }: Props) {
  const t = translate(locale, 'players');
  const parts = { catalogue, page, locale };
  const isList = page.filter.rule !== undefined;
  return (
    <main id="main">
      <PlayerHead {...parts} />
      <div className="wrap">
        {page.identity && !isList && page.standings.length > 0 && <PlayerIdentity {...parts} identity={page.identity} />}
        {page.hasPosted && (
          <Static as="div" className={tools.tools}>
            <PlayerFilters catalogue={catalogue} path={playerPath(locale, page.player.handle)} asked={page} locale={locale} />
            <CompareForm handle={page.player.handle} locale={locale} />
          </Static>
        )}
        {!page.isNow && <p className={styles.then}>{t('filters.then', { day: formatDate(page.day) })}</p>}
        {page.standings.length === 0 ? (
          <>
            <NoRecords page={page} locale={locale} />
            <EventStamps {...parts} />
          </>
        ) : (
          <>
            {!isList && <PlayerCards {...parts} />}
            <PlayerRecords {...parts} />
            <h2 className={styles.heading}>{t('boards.heading')}</h2>
            <Static as="div" className={`card ${grids.boards}`}>
              <BoardGrids {...parts} />
            </Static>
            <BoardCells handle={page.player.handle} words={cellWords(page, locale)} />
            {!isList && (
              <>
                <EventStamps {...parts} />
                <TotalsTable {...parts} />
              </>
            )}
          </>
        )}
        {refresh}
      </div>
    </main>
  );
}

/** Renders the charts. On phones, a link to a chart opens it. */
function PlayerCards(parts: Omit<Props, 'refresh'>) {
  const { page, locale } = parts;
  const t = translate(locale, 'players');
  const isActive = hasActivity(page);
  return (
    <>
      <SeriesCards {...parts} />
      <Static as="nav" className={styles.links} aria-label={t('head.more')}>
        <a href="#progress">{t('progress.heading')}</a>
        <a href="#style">{t('style.heading')}</a>
        <a href="#held">{isWhole(page) ? t('held.heading') : t('held.headingFiltered')}</a>
        {isActive && <a href="#activity">{t('activity.heading')}</a>}
      </Static>
      <div className={`${cards.grid} ${styles.charts}`}>
        <ProgressCard {...parts} />
        <StyleCard style={page.style} locale={locale} />
        <HeldCard {...parts} />
        {isActive && <ActivityCard page={page} locale={locale} />}
      </div>
    </>
  );
}
