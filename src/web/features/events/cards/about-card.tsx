import { formatWindow } from '#domain/calendar/format-window.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import styles from '#web/features/events/event-page.module.css';
import { WindowTimes } from '#web/features/events/list/window-times.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { StaticArticle } from '#web/markup/static-article.tsx';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { readArticle } from '#web/server/texts/read-article.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { CalendarPlus } from '#web/ui/media/icons.tsx';
import { Facts } from '#web/ui/table/facts.tsx';

type Props = { page: EventPage; locale: Language };

/** Shows the rules of an event: its window, entry period, required evidence and the organiser's description. */
export async function AboutCard({ page: { view, evidence }, locale }: Props) {
  const t = translate(locale, 'events.about');
  const { event } = view;
  const isOver = view.window === 'over';
  const { startsAt, endsAt, zone, entry } = event;
  const text = inLanguage(event.description, locale);
  const entryTimes = entry && formatWindow({ startsAt: entry.opensAt, endsAt: entry.closesAt }, zone).join(' – ');
  return (
    <section className={`card ${styles.about}`} aria-labelledby="rules">
      <Static as="div">
        <div className={styles.aboutTop}>
          <h2 id="rules">{t('title')}</h2>
          {!isOver && (
            <ButtonLink variant="line" size="s" href={`${localePath(locale, eventRoute(event.id))}/event.ics`} download>
              <CalendarPlus data-icon="s" aria-hidden />
              {t('calendar')}
            </ButtonLink>
          )}
        </div>
        <Facts
          items={[
            {
              term: t('when'),
              value: <WindowTimes startsAt={startsAt} endsAt={endsAt} zone={zone} zoneWord={messagesOf(locale).events.zone} />,
            },
            { term: t('entry'), value: entryTimes ?? t('entryAlways') },
            ...(evidence ? [{ term: t('evidence'), value: evidenceText(evidence, locale) }] : []),
            ...(event.boards.length > 0 ? [{ term: t('boards'), value: t('existing') }] : []),
          ]}
        />
      </Static>
      {text ? (
        <StaticArticle text={text} lang={locale} locale={locale} ways={await readArticle(text, locale)} />
      ) : (
        view.boards.length > 0 && <p>{t(isOver ? 'noTextOver' : 'noText')}</p>
      )}
    </section>
  );
}

function evidenceText({ video, image }: NonNullable<EventPage['evidence']>, locale: Language): string {
  const t = translate(locale, 'events.about');
  const ranks = (reach: typeof video) => (reach === 'every' ? t('every') : t('down', { rank: reach }));
  const parts = [
    ...(video === 0 ? [] : [t('video', { ranks: ranks(video) })]),
    ...(image === 0 ? [] : [t('image', { ranks: ranks(image) })]),
  ];
  const [first, second] = parts;
  if (first === undefined) return t('evidenceNone');
  return second === undefined ? first : t('evidenceBoth', { video: first, image: second });
}
