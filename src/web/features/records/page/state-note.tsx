import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ANSWER_WINDOW_MS } from '#domain/records/states.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-zone.ts';
import styles from './tombstone.module.css';

/**
 * Explains the state of a record that counts, and shows an open question with its deadline. Renders nothing while the
 * record waits for a check.
 */
export async function StateNote({ shown: { record, verdict, evidenceShown }, locale }: { shown: ShownRecord; locale: Locale }) {
  const { state } = record;
  if (state !== 'checked' && state !== 'verified' && state !== 'needs-information') return null;
  const hasEvidence = evidenceShown.video || evidenceShown.image;
  const t = await getTranslations('fairness');
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
