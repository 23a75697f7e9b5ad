import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, recordRoute, ruleRoute } from '#domain/catalogue/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { LogEntry } from '#web/server/account/read-log.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './log-page.module.css';
import { thingName } from './thing-name.ts';

type Props = { catalogue: Catalogue; entries: readonly LogEntry[]; locale: Language };

/** Lists the log entries, newest first, with the action, the subject, the actor and the reason. */
export function LogEntries({ catalogue, entries, locale }: Props) {
  const t = translate(locale, 'log');
  const day = (at: Date) => formatDate(dayOf(at, siteZone()));
  const { log: words, moderation } = messagesOf(locale);
  const translateIn = (list: Readonly<Record<string, string>>, code: string | null) => (code === null ? undefined : list[code]);
  const subject = ({ recordId, boardId, whom, thing }: LogEntry) => {
    if (thing) {
      const name = thingName(catalogue, thing, locale);
      return thing.kind === 'rule' ? <Link href={localePath(locale, ruleRoute(Number(thing.id)))}>{name}</Link> : name;
    }
    const board = boardId === null ? undefined : catalogue.boards.get(boardId);
    const stage = board && inLanguage(boardPlace(catalogue, board)?.name, locale);
    const person = whom ? <Link href={localePath(locale, playerRoute(whom.userId))}>{whom.name}</Link> : t('hidden');
    if (recordId === null) return person;
    return (
      <>
        <Link href={localePath(locale, recordRoute(recordId))}>{t('record', { stage: stage ?? '', id: recordId })}</Link>{' '}
        {t.rich('of', { person: () => person })}
      </>
    );
  };
  const facts = ({ verb, by, who, scope, until, outcome, role, isOn, changed }: LogEntry) =>
    [
      translateIn(words.outcomes, outcome),
      verb === 'ban' && scope !== null && t('scope', { scope: translateIn(words.scopes, scope) ?? scope }),
      verb === 'ban' && (until ? t('until', { day: day(until) }) : t('forGood')),
      translateIn(words.roles, role),
      isOn !== null && (isOn ? t('on') : t('off')),
      changed !== null && t('changed', { count: changed }),
      by === 'moderator' || by === 'admin' ? t(`by.${by}`, { name: who?.name ?? t(by) }) : t(`by.${by}`),
    ].filter((part) => typeof part === 'string');
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} data-verb={entry.verb}>
          <When at={entry.at.getTime()} text={day(entry.at)} />
          <div>
            <p>
              <b>{t(`verbs.${entry.verb}`)}</b> {subject(entry)}
            </p>
            <p className={shared.muted}>{facts(entry).join(' · ')}</p>
            {(translateIn(moderation.reasons, entry.reason) || entry.text) && (
              <p>
                {translateIn(moderation.reasons, entry.reason)} {entry.text && <q>{entry.text}</q>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
