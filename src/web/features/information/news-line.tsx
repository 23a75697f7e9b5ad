import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ReadNews } from '#web/server/texts/read-news.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { EditLink } from './edit-link.tsx';
import styles from './news.module.css';

/** Shows the publication date and the author of a news entry, with an edit link for editors. */
export function NewsLine({ news: { newsId, publishedOn, author }, locale }: { news: ReadNews; locale: Language }) {
  const t = translate(locale, 'news');
  const pages = translate(locale, 'pages');
  return (
    <p className={styles.line}>
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      {author && <Link href={localePath(locale, playerRoute(author.handle))}>{t('by', { name: author.name ?? pages('anonymous') })}</Link>}
      <EditLink locale={locale} label={t('edit')} newsId={newsId} />
    </p>
  );
}
