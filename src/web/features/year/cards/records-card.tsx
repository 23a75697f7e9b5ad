import { busiestMonth } from '#domain/year/year-months.ts';
import { monthName } from '#web/features/year/year-dates.ts';
import page from '#web/features/year/year-page.module.css';
import { rankText, type YearProps } from '#web/features/year/year-parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { MonthChart } from './month-chart.tsx';

/** Shows how many records a player posted in a year, with a chart of ranks and records by month and its table for screen readers. */
export function RecordsCard({ review: { records, days, months, isOwn }, locale }: YearProps) {
  const t = translate(locale, 'year.records');
  const most = busiestMonth(months)?.records;
  const busiest = months.filter(({ records: posted }) => posted === most).map(({ month }) => monthName(month, locale));
  const perDay = records / days;
  return (
    <article className={`card ${page.card} ${page.records}`}>
      <h2>
        {perDay < 1 ? t('every', { count: records, days: oneDigit(1 / perDay) }) : t('daily', { count: records, perDay: oneDigit(perDay) })}
      </h2>
      <MonthChart months={months} locale={locale} />
      <table className="sr">
        <caption>{t('chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('posted')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, rank, records: posted }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, locale)}</th>
              <td>{rank === null ? '–' : rankText(rank, locale)}</td>
              <td>{posted}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {most && <p>{t('note', { own: String(isOwn), count: busiest.length, months: new Intl.ListFormat(locale).format(busiest), most })}</p>}
    </article>
  );
}

/** Returns a number with at most one digit after the point. */
const oneDigit = (value: number): string => String(Math.round(value * 10) / 10);
