'use client'; // Client component: saves through the API and retains the input after any response.
import { useRouter } from 'next/navigation';
import { NEWS_CATEGORIES, type News, newsRoute } from '#domain/news/news.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Form, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './news-editor.module.css';
import { type EditorWords, saveNews } from './save-news.ts';

type Props = {
  news: (News & { readonly revisionId: string }) | undefined; // Undefined while a new entry is written.
  today: string;
  words: EditorWords;
  categories: Readonly<Record<string, string>>;
  languageNames: Readonly<Record<Language, string>>;
  locale: Language;
};

/** Edits all fields of a news entry in every language. */
export function NewsForm({ news, today, words, categories, languageNames, locale }: Props) {
  const router = useRouter();
  const send = async (values: FormData) => {
    const saved = await saveNews(values, news, words);
    if ('newsId' in saved) {
      const isShown = values.get('withdrawn') === null && String(values.get('publishedOn')) <= today;
      router.push(localePath(locale, isShown ? newsRoute(saved.newsId) : '/information/edit'));
      router.refresh();
      return {};
    }
    return saved;
  };
  return (
    <Form onSend={send} draft={`news-${news?.newsId ?? 'new'}`} className={styles.form}>
      <FormCallout />
      <RadioCards
        name="category"
        label={words.category}
        items={NEWS_CATEGORIES.map((value) => ({ value, label: categories[value] ?? value }))}
        chosen={news?.category ?? NEWS_CATEGORIES[0]}
      />
      <TextField
        name="publishedOn"
        type="date"
        label={words.publishedOn}
        help={words.publishedOnHelp}
        defaultValue={news?.publishedOn ?? today}
      />
      <div className={styles.languages}>
        {LANGUAGES.map((lang) => (
          <div key={lang}>
            <TextField
              name={`title.${lang}`}
              lang={lang}
              label={fill(words.titleIn, { language: languageNames[lang] })}
              defaultValue={news?.title[lang] ?? ''}
            />
            <TextAreaField
              name={`text.${lang}`}
              lang={lang}
              rows={14}
              label={fill(words.textIn, { language: languageNames[lang] })}
              defaultValue={news?.text[lang] ?? ''}
            />
          </div>
        ))}
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="pinned" defaultChecked={news?.pinned} />
        {words.pinned}
      </label>
      {news && (
        <label className={styles.check}>
          <input type="checkbox" name="withdrawn" defaultChecked={news.withdrawn} />
          {words.withdrawn}
        </label>
      )}
      <div>
        <SubmitButton variant="primary" busyLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </div>
    </Form>
  );
}
