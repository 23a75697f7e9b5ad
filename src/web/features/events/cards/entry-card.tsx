import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { codeText } from '#domain/events/event-code.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { eventSides } from '#web/features/events/battle/event-sides.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import styles from './entry-card.module.css';
import { JoinPart, type JoinWords } from './join-part.tsx';

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Shows the entry period and the join button. */
export function EntryCard({ catalogue, view, locale }: Props) {
  const t = translate(locale, 'events.entry');
  const { event, entry, boards } = view;
  const at = (instant: string) => formatMinute(new Date(instant), event.zone);
  const sentence = {
    'not-begun': () => t('not-begun', { from: at(event.entry?.opensAt ?? event.startsAt) }),
    open: () => t(event.teams.length > 0 ? 'openTeams' : 'open', { until: at(event.entry?.closesAt ?? event.endsAt) }),
    over: () => t('over'),
  }[entry]();
  const stages = boards.flatMap((boardId) => catalogue.boards.get(boardId)?.refId ?? []);
  return (
    <section className={`card ${styles.entry}`} aria-labelledby="entry" data-entry={entry}>
      <div>
        <h2 id="entry">{t('title')}</h2>
        <p>{sentence}</p>
      </div>
      <JoinPart
        path={`/api/events/${codeText(event.id)}`}
        isOpen={entry === 'open'}
        isSealed={view.sealed}
        teams={Object.fromEntries([...eventSides(catalogue, view, locale)].map(([teamId, { name }]) => [teamId, name]))}
        stageCount={stages.length}
        // Only the reader's own results in a blind event are listed with the names of their stages.
        stages={Object.fromEntries(
          (view.sealed ? stages : []).map((stageId) => [stageId, inLanguage(findStage(catalogue, stageId)?.name, locale) ?? '']),
        )}
        loginHref={loginHref(locale, eventRoute(event.id))}
        manageHref={localePath(locale, `/admin/events/${codeText(event.id)}`)}
        words={joinWords(locale)}
        locale={locale}
      />
    </section>
  );
}

/** Selects the join button's texts, which are sent to the browser. */
function joinWords(locale: Language): JoinWords {
  const { entry } = messagesOf(locale).events;
  const { join, joining, logIn, in: isIn, inTeam, place, placeShared, noPlace, mayPost, manage, own, ownHidden, errors } = entry;
  return { join, joining, logIn, in: isIn, inTeam, place, placeShared, noPlace, mayPost, manage, own, ownHidden, errors };
}
