import { formatDate } from '#domain/shared/date.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';
import { termsRoute } from '#domain/site/about-topics.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { StaticArticle } from '#web/markup/static-article.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './text-columns.module.css';

const revisionsOf = (locale: Language) => messagesOf(locale).terms.revisions;

/** Returns whether a revision of the terms took effect on a given day. */
export const hasTermsOf = (day: string): boolean => revisionsOf(DEFAULT_LANGUAGE).some(({ date }) => date === day);

/**
 * Renders the current terms, or the revision from a given day, with links to all revisions. Each revision has a
 * permanent URL.
 */
export function TermsPage({ day, locale }: { day?: string; locale: Language }) {
  const t = translate(locale, 'terms');
  const { title, lead } = messagesOf(locale).pages.terms;
  const revisions = revisionsOf(locale);
  const at = Math.max(
    0,
    revisions.findIndex(({ date }) => date === day),
  );
  const [shown, next] = [revisions[at], revisions[at - 1]];
  if (!shown) return null;
  const from = formatDate(shown.date);
  const period = next ? t('between', { from, to: formatDate(next.date) }) : t('since', { day: from });
  return (
    <ScapePage seed={title.length} seriesToken={0} over={lead} title={title} lead={period}>
      <div className={`${shared.split} ${styles.columns}`}>
        <article>
          {next && (
            <p className={styles.old}>
              {t('until', { day: formatDate(next.date) })}{' '}
              <Link className="link" href={localePath(locale, termsRoute())}>
                {t('current')}
              </Link>
            </p>
          )}
          <StaticArticle text={shown.text} lang={locale} locale={locale} ways={{}} />
        </article>
        <Static as="nav" className={`card ${styles.side}`} aria-labelledby="revisions">
          <h2 id="revisions">{t('revisionsTitle')}</h2>
          <ol>
            {revisions.map(({ date, change }, index) => (
              <li key={date}>
                <Link
                  href={localePath(locale, termsRoute(index === 0 ? undefined : date))}
                  aria-current={index === at ? 'page' : undefined}
                >
                  <time dateTime={date}>{formatDate(date)}</time>
                  {index === 0 && ` · ${t('now')}`}
                </Link>
                <p>{change}</p>
              </li>
            ))}
          </ol>
        </Static>
      </div>
    </ScapePage>
  );
}
