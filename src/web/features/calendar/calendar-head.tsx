import type { CSSProperties } from 'react';
import { CALENDAR_YEARS, monthAfter } from '#domain/calendar/calendar-month.ts';
import { type CalendarQuery, toggleType } from '#domain/calendar/calendar-query.ts';
import { EVENT_TYPES } from '#domain/catalogue/rows.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Calendar } from '#web/server/events/read-calendar.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { EVENT_TYPE_STYLES } from '#web/ui/player/event-type-styles.ts';
import styles from './calendar-head.module.css';
import { calendarHref, monthName } from './shown-event.ts';

type Props = { calendar: Calendar; locale: Language };

/** Renders the links to the previous and next month or year, the view and the event type filters. */
export function CalendarHead({ calendar, locale }: Props) {
  const { calendar: words, pages } = messagesOf(locale);
  return (
    <header className={styles.head}>
      <div>
        <h1>{pages.calendar.title}</h1>
        <p>{words.lead}</p>
      </div>
      <Steps calendar={calendar} locale={locale} />
      <Choices calendar={calendar} locale={locale} />
    </header>
  );
}

function Steps({ calendar: { shown, asked }, locale }: Props) {
  const { calendar: words } = messagesOf(locale);
  const isYear = 'year' in shown;
  const [before, after] = isYear ? [yearAfter(shown.year, -1), yearAfter(shown.year, 1)] : [step(shown.month, -1), step(shown.month, 1)];
  const link = (to: Partial<CalendarQuery> | undefined, label: string, Icon: typeof ChevronLeft) =>
    to ? (
      <Link href={calendarHref(locale, { ...to, types: asked.types })} aria-label={label} scroll={false}>
        <Icon aria-hidden />
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className={styles.steps} aria-label={words.steps}>
      {link(before, isYear ? words.previousYear : words.previousMonth, ChevronLeft)}
      <h2>{isYear ? fill(words.year, { year: shown.year }) : monthName(shown.month, locale)}</h2>
      {link(after, isYear ? words.nextYear : words.nextMonth, ChevronRight)}
      <ButtonLink variant="line" href={calendarHref(locale, { types: asked.types })} scroll={false}>
        {words.today}
      </ButtonLink>
    </nav>
  );
}

function Choices({ calendar: { shown, asked, events }, locale }: Props) {
  const { calendar: words, events: eventWords } = messagesOf(locale);
  const { types } = asked;
  const isYear = 'year' in shown;
  const year = isYear ? shown.year : Number(shown.month.slice(0, 4));
  const month = isYear ? (events.find(({ from }) => from.startsWith(String(year)))?.from.slice(0, 7) ?? `${year}-01`) : shown.month;
  const views = [
    { label: words.views.month, href: calendarHref(locale, { month, types }), current: !isYear },
    { label: words.views.agenda, href: calendarHref(locale, { year, types }), current: isYear },
  ];
  return (
    <div className={styles.choices}>
      <ul aria-label={words.typesShown}>
        {EVENT_TYPES.map((type) => {
          const { Icon, colour } = EVENT_TYPE_STYLES[type];
          const href = calendarHref(locale, { ...shown, types: toggleType(types, type) });
          return (
            <li key={type} style={{ '--c': colour } as CSSProperties}>
              <Link href={href} aria-current={types.includes(type) ? 'true' : undefined} scroll={false}>
                <Icon data-icon="s" aria-hidden />
                {eventWords.types[type]}
              </Link>
            </li>
          );
        })}
      </ul>
      <SegmentedLinks label={words.views.label} items={views} />
    </div>
  );
}

const step = (month: string, months: number) => {
  const to = monthAfter(month, months);
  return to === undefined ? undefined : { month: to };
};
const yearAfter = (year: number, years: number) => {
  const to = year + years;
  return to < CALENDAR_YEARS.first || to > CALENDAR_YEARS.last ? undefined : { year: to };
};
