import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { PlayerPage as ShownPlayer } from '#web/server/read-players.ts';
import { ActivityCard } from './activity-card.tsx';
import cards from './cards.module.css';
import { CompareForm } from './compare-form.tsx';
import { EventStamps } from './event-stamps.tsx';
import { HeldCard } from './held-card.tsx';
import { NoRecords } from './no-records.tsx';
import { PlayerFilters } from './player-filters.tsx';
import { PlayerHead } from './player-head.tsx';
import { playerPath } from './player-hrefs.ts';
import styles from './player-page.module.css';
import { PlayerRecords } from './player-records.tsx';
import { ProgressCard } from './progress-card.tsx';
import { SeriesCards } from './series-cards.tsx';
import { StyleCard } from './style-card.tsx';
import tools from './tools.module.css';
import { TotalsTable } from './totals-table.tsx';

type Props = { catalogue: Catalogue; page: ShownPlayer; locale: Locale; refresh: ReactNode };

/** Renders a player's page: class progress, totals, play style, first places, activity and every board. */
export async function PlayerPage({ catalogue, page, locale, refresh }: Props) {
  const t = await getTranslations('players');
  const parts = { catalogue, page, locale };
  return (
    <main id="main">
      <PlayerHead {...parts} />
      <div className="wrap">
        {page.hasPosted && (
          <div className={tools.tools}>
            <PlayerFilters catalogue={catalogue} path={playerPath(locale, page.player.handle)} asked={page} locale={locale} />
            <CompareForm handle={page.player.handle} locale={locale} />
          </div>
        )}
        {!page.isNow && <p className={styles.then}>{t('filters.then', { day: formatDate(page.day) })}</p>}
        {page.standings.length === 0 ? (
          <>
            <NoRecords page={page} locale={locale} />
            <EventStamps {...parts} />
          </>
        ) : (
          <>
            <SeriesCards {...parts} />
            <div className={cards.grid}>
              <ProgressCard {...parts} />
              <StyleCard style={page.style} />
              <HeldCard {...parts} />
              <ActivityCard page={page} />
            </div>
            <PlayerRecords {...parts} />
            <EventStamps {...parts} />
            <h2 className={styles.heading}>{t('totals.heading')}</h2>
            <TotalsTable {...parts} />
          </>
        )}
        {refresh}
      </div>
    </main>
  );
}
