import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import styles from './record-log.module.css';

type Props = { catalogue: Catalogue; shown: ShownRecord; locale: Language };

/** Lists the changes to a record, such as posts, edits and moves, with their author, time and reason. */
export function RecordLog({ catalogue, shown: { board, record, log }, locale }: Props) {
  const t = translate(locale, 'records');
  const fairness = translate(locale, 'fairness');
  const value = (key: number) => formatShown(shownOfRankKey(board, key));
  return (
    <section className={`card ${styles.log}`} aria-labelledby="log">
      <div className={styles.head}>
        <h2 id="log">{t('page.log')}</h2>
        <span>{t('page.revisions', { count: log.length })}</span>
      </div>
      <ol>
        {log.map((event, index) => {
          const moved = event.changed.includes('state');
          const byPeers = event.state === 'checked' && log[index - 1]?.state === 'posted';
          // Uses the posting time, because imported records were stored later than they were posted.
          const at = index === 0 ? record.postedAt : event.at;
          const parts = event.changed.flatMap((part) => {
            if (part === 'value' && event.keyBefore !== null)
              return t('page.logValue', { before: value(event.keyBefore), after: value(event.rankKey) });
            if (part === 'console')
              return `${t('page.logConsole')}: ${inLanguage(consolesOf(catalogue, board).get(event.console)?.name, locale) ?? ''}`;
            if (part === 'comment') return t('page.logComment');
            if (part === 'video') return t('page.logEvidence');
            return part === 'achievedAt' ? `${t('page.logAchieved')}: ${formatDate(dayOf(event.achievedAt, siteZone()))}` : [];
          });
          return (
            <li key={event.revisionId} data-state={moved ? event.state : undefined}>
              <b>
                {index === 0
                  ? t('page.logPosted')
                  : moved
                    ? t('page.logState', { state: t(`states.${event.state}`) })
                    : t('page.logEdited')}
              </b>
              {' · '}
              <When at={at.getTime()} text={formatDate(dayOf(at, siteZone()))} />
              <br />
              {[byPeers ? fairness('peers') : (event.name ?? t('anonymous')), ...parts].join(' · ')}
              {event.reason && <q>{event.reason}</q>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
