import { NEWS_ROUTE, newsEditRoute } from '#domain/news/news.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, LANGUAGES, type Language } from '#domain/shared/language.ts';
import { languageNames } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ReadNews } from '#web/server/texts/read-news.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './news-editor.module.css';
import { NewsForm } from './news-form.tsx';

type Props = { news: ReadNews | undefined; hidden: readonly ReadNews[]; today: string; locale: Language };

/** Renders the news editor, with the saved version in every language below the form. */
export function NewsEditorPage({ news, hidden, today, locale }: Props) {
  const { editor: words, categories, back } = messagesOf(locale).news;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p>
        <Link className="link" href={localePath(locale, NEWS_ROUTE)}>
          {back}
        </Link>
      </p>
      <h1>{news ? words.editTitle : words.title}</h1>
      <p>{words.lead}</p>
      <section className={`card ${styles.card}`} aria-label={news ? words.editTitle : words.title}>
        <NewsForm key={news?.revisionId} {...{ news, today, words, categories, locale }} languageNames={languageNames(locale)} />
      </section>
      {news && (
        <section className={`card ${styles.card}`} aria-labelledby="saved-version">
          <h2 id="saved-version">{words.savedVersion}</h2>
          <div className={styles.languages}>
            {LANGUAGES.map((lang) => (
              <div key={lang} lang={lang}>
                <Markdown text={news.text[lang] ?? ''} locale={lang} />
              </div>
            ))}
          </div>
        </section>
      )}
      {hidden.length > 0 && (
        <section className={`card ${styles.card}`} aria-labelledby="hidden">
          <h2 id="hidden">{words.hidden}</h2>
          <ul>
            {hidden.map(({ newsId, publishedOn, title }) => (
              <li key={newsId}>
                <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
                <Link className="link" href={localePath(locale, newsEditRoute(newsId))}>
                  {inLanguage(title, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
