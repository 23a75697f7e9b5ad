import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './tombstone.module.css';

type Props = { shown: ShownRecord; player: string; locale: Language };

/** Explains why a record no longer counts: the reason, a text, the person who decided and the outcome of an appeal. */
export function WhyCard({ shown: { record, verdict }, player, locale }: Props) {
  const t = translate(locale, 'records.tombstone');
  const fairness = translate(locale, 'fairness');
  const reasons: Readonly<Record<string, string>> = messagesOf(locale).moderation.reasons;
  const reason = verdict?.reason ? reasons[verdict.reason] : undefined;
  const name = verdict?.isOwn ? player : (verdict?.by ?? fairness('why.unnamed'));
  const { appeal } = verdict ?? {};
  return (
    <section className={`card ${styles.padded}`} data-state={record.state} aria-labelledby="why">
      <h2 id="why">{t('why')}</h2>
      <p>
        {reason && <b>{reason}</b>} {verdict?.text ?? (reason ? null : verdict?.isOwn ? fairness('why.byAuthor') : t('noReason'))}
      </p>
      {verdict && (
        <p className={styles.meta}>
          {fairness('why.decidedBy', { name, day: formatDate(dayOf(verdict.at, siteZone())) })}
          {' · '}
          <Link href={localePath(locale, '/log')}>{fairness('why.log')}</Link>
        </p>
      )}
      {appeal && (
        <div className={styles.answer}>
          <p>{fairness(appeal.outcome === null ? 'why.appealWaits' : 'why.appealKept')}</p>
          {appeal.answer && (
            <p>
              <q>{appeal.answer}</q>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
