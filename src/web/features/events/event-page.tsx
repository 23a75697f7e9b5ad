import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { AreaMap } from '#web/features/events/battle/area-map.tsx';
import { Contribution } from '#web/features/events/battle/contribution.tsx';
import { StageCards } from '#web/features/events/battle/stage-cards.tsx';
import { TeamBattle } from '#web/features/events/battle/team-battle.tsx';
import { TeamTable } from '#web/features/events/battle/team-table.tsx';
import { AboutCard } from '#web/features/events/cards/about-card.tsx';
import { EntryCard } from '#web/features/events/cards/entry-card.tsx';
import { MembersCard } from '#web/features/events/cards/members-card.tsx';
import { ResultCard } from '#web/features/events/cards/result-card.tsx';
import { translate } from '#web/i18n/translate.ts';
import type { EventPage as EventPageRead } from '#web/server/events/read-event-page.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { EventHead } from './event-head.tsx';
import styles from './event-page.module.css';

type Props = { catalogue: Catalogue; page: EventPageRead; locale: Language };

/** Renders the page of a limited event before, during and after its window. */
export function EventPage({ catalogue, page, locale }: Props) {
  const { view } = page;
  const part = { catalogue, view, locale };
  const isRanked = view.boards.length > 0 && !view.sealed && view.window !== 'not-begun';
  const isMapped = view.event.area !== null && view.event.teams.length > 0; // The map replaces the stage cards.
  return (
    <main id="main">
      <EventHead {...part} />
      <div className={`wrap ${styles.body}`}>
        <TeamBattle {...part} />
        {view.sealed && <Hidden view={view} locale={locale} />}
        <EntryCard {...part} />
        {view.event.area && (
          <div className={styles.part}>
            <AreaMap {...part} />
          </div>
        )}
        {!isMapped && <StageCards {...part} />}
        {isRanked ? (
          <Contribution catalogue={catalogue} page={page} locale={locale} />
        ) : (
          <MembersCard catalogue={catalogue} page={page} locale={locale} />
        )}
        <TeamTable {...part} />
        <div className={styles.part}>
          <ResultCard {...part} />
        </div>
        <AboutCard page={page} locale={locale} />
      </div>
    </main>
  );
}

function Hidden({ view, locale }: { view: EventPageRead['view']; locale: Language }) {
  const t = translate(locale, 'events');
  const until = formatMinute(new Date(view.event.endsAt), view.event.zone);
  return (
    <div className={styles.hidden}>
      <Callout>
        <b>{t('hidden.title')}</b>{' '}
        {t('hidden.text', {
          until,
          players: t('playerCount', { count: view.posters }),
          records: t('recordCount', { count: view.posted }),
        })}
      </Callout>
    </div>
  );
}
