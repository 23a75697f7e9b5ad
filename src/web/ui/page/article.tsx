import type { Language } from '#web/i18n/locales.ts';
import { Markdown, type MarkdownOptions } from '#web/ui/markdown/markdown.tsx';
import styles from './article.module.css';

type Props = { text: string; lang: Language; locale: Language; ways: MarkdownOptions };

/** Shows a long Markdown text, marked with the language that it is written in. */
export function Article({ text, lang, locale, ways }: Props) {
  return (
    <div className={styles.article}>
      <Markdown text={text} locale={locale} lang={lang} {...ways} />
    </div>
  );
}
