import { formatWindow } from '#domain/calendar/format-window.ts';
import { datedTitle } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { codeText } from '#domain/events/event-code.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { KnownTeam } from '#web/features/event-form/form-context.ts';
import { languageNames } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ManagedPublic } from '#web/server/events/read-managed-events.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Facts } from '#web/ui/table/facts.tsx';
import { AmendPanel } from './amend-panel.tsx';
import { ClosePanel } from './close-panel.tsx';
import styles from './manage.module.css';
import { ManageCrumbs } from './manage-crumbs.tsx';
import { MembersPanel } from './members-panel.tsx';
import { OrganisersPanel } from './organisers-panel.tsx';

type Props = { managed: ManagedPublic; teams: readonly KnownTeam[]; locale: Language };

/** Renders the management page of a public event: members, closing, amendments and organisers. */
export function ManagePage({ managed, teams, locale }: Props) {
  const { eventForm: words, events, account } = messagesOf(locale);
  const { event, state, code } = managed;
  const time = (at: Date) => formatMinute(at, event.zone);
  const nameOf = ({ name, handle }: { name: string | null; handle: string }) => name ?? `${account.anonymous} (${handle})`;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <ManageCrumbs locale={locale} />
      <div className={styles.top}>
        <h1>{inLanguage(datedTitle({ id: code, title: event.title }), locale)}</h1>
        <ButtonLink href={localePath(locale, eventRoute(code))}>{words.manage.page}</ButtonLink>
      </div>
      <Facts
        items={[
          { term: words.list.columns.state, value: words.list.states[state] },
          { term: words.manage.window, value: `${formatWindow(event, event.zone).join(' – ')} (${event.zone})` },
          { term: words.manage.code, value: codeText(code) },
          { term: words.manage.kind, value: `${events.types[event.type]}, ${words.styles[event.style]}` },
        ]}
      />
      {state === 'open' && (
        <ClosePanel
          code={code}
          title={inLanguage(event.title, locale)}
          canClose={managed.canClose}
          closesAt={time(managed.closesAt)}
          words={words}
        />
      )}
      {managed.result && (
        <AmendPanel
          code={code}
          frozenAt={time(managed.result.at)}
          sha256={managed.result.sha256}
          amendments={managed.amendments.map(({ number, at, reason }) => ({ number, at: time(at), reason: inLanguage(reason, locale) }))}
          moves={
            managed.pending?.map(({ userId, from, to, player }) => ({
              key: userId,
              name: player ? nameOf(player) : String(userId),
              from,
              to,
            })) ?? null
          }
          languageNames={languageNames(locale)}
          words={words}
        />
      )}
      <MembersPanel
        code={code}
        members={managed.members.map(({ handle, name, teamId }) => ({ handle, name: nameOf({ name, handle }), teamId }))}
        teams={teams.map(({ id, name, colour }) => ({ id, name: inLanguage(name, locale), colour }))}
        canMove={state === 'open'}
        {...{ words, locale }}
      />
      {managed.organisers && (
        <OrganisersPanel
          code={code}
          organisers={managed.organisers}
          hasEffect={event.type === 'user-planned'}
          words={words}
          anonymous={account.anonymous}
        />
      )}
    </main>
  );
}
