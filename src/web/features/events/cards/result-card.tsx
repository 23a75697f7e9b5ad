import { replayRoute } from '#domain/catalogue/routes.ts';
import { codeText } from '#domain/events/event-code.ts';
import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Download, History, Lock } from '#web/ui/media/icons.tsx';
import { HashText } from '#web/ui/page/hash-text.tsx';
import shared from '#web/ui/page/shared.module.css';
import { Amendments } from './amendments.tsx';
import styles from './result-card.module.css';

type Props = { view: EventView; locale: Language; isUnderReplay?: boolean | undefined };

/** Shows when the result was frozen, its hash, its amendments and the downloads. */
export function ResultCard({ view, locale, isUnderReplay }: Props) {
  if (view.window === 'not-begun') return null;
  const t = translate(locale, 'eventBattle.result');
  const { event, result, amendments, sealed } = view;
  const api = `/api/events/${codeText(event.id)}`;
  return (
    <section className={`card ${styles.result}`} aria-labelledby="result">
      <h2 id="result" className="sr">
        {t('title')}
      </h2>
      <div className={styles.line}>
        <div className={styles.state}>
          <Lock data-icon="s" aria-hidden />
          {result ? (
            <div className={styles.status}>
              <time dateTime={result.at.toISOString()}>{t('frozen', { at: formatMinute(result.at, event.zone) })}</time>
              <HashText name={t('hash')} whole={t('whole')} hash={result.sha256} />
              {amendments.length > 0 && <span>{t('amended', { count: amendments.length })}</span>}
            </div>
          ) : (
            <p>{t('notYet')}</p>
          )}
        </div>
        <div className={shared.row}>
          {!sealed && !isUnderReplay && (
            <ButtonLink variant="line" size="s" href={localePath(locale, replayRoute(event.id))}>
              <History data-icon="s" aria-hidden />
              {t('replay')}
            </ButtonLink>
          )}
          <ButtonLink variant="line" size="s" href={api} download={`event-${codeText(event.id)}.json`} aria-label={t('jsonLong')}>
            <Download data-icon="s" aria-hidden />
            {t('json')}
          </ButtonLink>
          <ButtonLink variant="line" size="s" href={`${api}/event.csv`} download aria-label={t('csvLong')}>
            <Download data-icon="s" aria-hidden />
            {t('csv')}
          </ButtonLink>
        </div>
      </div>
      {result && <p className={styles.about}>{t('about')}</p>}
      <Amendments view={view} locale={locale} />
    </section>
  );
}
