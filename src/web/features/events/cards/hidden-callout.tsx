import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/events/event-page.module.css';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { Callout } from '#web/ui/page/callout.tsx';

/** Explains that the results of a blind event are hidden, and counts its records so far. */
export function HiddenCallout({ view, locale }: { view: EventView; locale: Language }) {
  if (!view.sealed) return null;
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
