import { ANSWER_WINDOW_MS } from '#domain/records/states.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './tombstone.module.css';

/**
 * Explains the state of a record that counts, and shows an open question with its deadline. Renders nothing while the
 * record is waiting for a check.
 */
export function StateNote({ shown: { record, verdict, evidenceShown }, locale }: { shown: ShownRecord; locale: Language }) {
  const { state } = record;
  if (state !== 'checked' && state !== 'verified' && state !== 'needs-information') return null;
  const hasEvidence = evidenceShown.video || evidenceShown.image;
  const t = translate(locale, 'fairness');
  const until = verdict && new Date(verdict.at.getTime() + ANSWER_WINDOW_MS);
  return (
    <section className={`card ${styles.padded}`} data-state={state}>
      <p>
        {state === 'needs-information'
          ? t('states.needs-information', { day: until ? formatDate(dayOf(until, siteZone())) : '' })
          : t(`states.${state === 'verified' && !hasEvidence ? 'verifiedWithout' : state}`)}
      </p>
      {state === 'needs-information' && verdict?.text && (
        <p>
          <q>{verdict.text}</q>
        </p>
      )}
      <p className={styles.meta}>
        <Link href={localePath(locale, '/log')}>{t('why.log')}</Link>
      </p>
    </section>
  );
}
