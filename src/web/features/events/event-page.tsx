import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { AreaMap } from '#web/features/events/battle/area-map.tsx';
import { Contribution } from '#web/features/events/battle/contribution.tsx';
import { OwnMark } from '#web/features/events/battle/own-mark.tsx';
import { StageCards } from '#web/features/events/battle/stage-cards.tsx';
import { TeamBattle } from '#web/features/events/battle/team-battle.tsx';
import { TeamTable } from '#web/features/events/battle/team-table.tsx';
import { AboutCard } from '#web/features/events/cards/about-card.tsx';
import { EntryCard } from '#web/features/events/cards/entry-card.tsx';
import { HiddenCallout } from '#web/features/events/cards/hidden-callout.tsx';
import { MembersCard } from '#web/features/events/cards/members-card.tsx';
import { ResultCard } from '#web/features/events/cards/result-card.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { EventPage as EventPageRead } from '#web/server/events/read-event-page.ts';
import { CellSheets } from '#web/ui/table/cells/cell-sheets.tsx';
import { EventHead } from './event-head.tsx';
import styles from './event-page.module.css';

type Props = { catalogue: Catalogue; page: EventPageRead; locale: Language };

/**
 * Renders the page of a limited event before, during and after its window. Everything is static markup, apart from the
 * entry card, links to teams and pages, and the mark at the reader's own name.
 */
export function EventPage({ catalogue, page, locale }: Props) {
  const { view, members } = page;
  const part = { catalogue, view, locale };
  const isMapped = view.event.area !== null && view.event.teams.length > 0; // The map replaces the stage cards.
  return (
    <main id="main">
      <Static as="div">
        <EventHead {...part} />
      </Static>
      <div className="wrap">
        <Static as="div">
          <TeamBattle {...part} />
          <HiddenCallout view={view} locale={locale} />
        </Static>
        <EntryCard {...part} />
        <Static as="div">
          {view.event.area && (
            <div className={styles.part}>
              <AreaMap {...part} />
            </div>
          )}
          {!isMapped && <StageCards {...part} />}
        </Static>
        {members ? (
          <MembersCard catalogue={catalogue} page={page} members={members} locale={locale} />
        ) : (
          <Contribution catalogue={catalogue} page={page} locale={locale} />
        )}
        <Static as="div">
          <TeamTable {...part} />
          <div className={styles.part}>
            <ResultCard view={view} locale={locale} />
          </div>
        </Static>
        <AboutCard page={page} locale={locale} />
        {view.event.area && <CellSheets words={messagesOf(locale).eventBattle.area.sheet} />}
        <OwnMark label={translate(locale, 'events')('contribution.you')} />
      </div>
    </main>
  );
}
