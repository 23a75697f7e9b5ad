import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, recordRoute, ruleRoute } from '#domain/catalogue/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import { logFacts, logReason } from '#web/server/account/log-words.ts';
import type { LogEntry } from '#web/server/account/read-log.ts';
import { thingName } from '#web/server/account/thing-name.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './log-page.module.css';

type Props = { catalogue: Catalogue; entries: readonly LogEntry[]; locale: Language };

/** Lists the log entries, newest first, with the action, the subject, the actor and the reason. */
export function LogEntries({ catalogue, entries, locale }: Props) {
  const t = translate(locale, 'log');
  const day = (at: Date) => formatDate(dayOf(at, siteZone()));
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
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} data-verb={entry.verb}>
          <When at={entry.at.getTime()} text={day(entry.at)} />
          <div>
            <p>
              <b>{t(`verbs.${entry.verb}`)}</b> {subject(entry)}
            </p>
            <p className={shared.muted}>{logFacts(entry, locale).join(' · ')}</p>
            {(logReason(entry, locale) || entry.text) && (
              <p>
                {logReason(entry, locale)} {entry.text && <q>{entry.text}</q>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
