import { type Locale, otherLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ReadToEdit } from '#web/server/texts/read-keyword-to-edit.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './editor.module.css';
import type { EditorContext } from './editor-context.ts';
import type { EditorQuery } from './editor-query.ts';
import { KeywordEditor } from './keyword-editor.tsx';
import { NotEditable } from './not-editable.tsx';

type Props = { read: ReadToEdit; query: EditorQuery; locale: Locale };

/** Renders the full-screen editor, or the entry's current text with the reason why it cannot be edited. */
export function EditorPage({ read: { entry, refused, offered, pictures }, query, locale }: Props) {
  const { editor: words, keywords } = messagesOf(locale);
  const { categories, flags, video } = keywords;
  const written = entry && !entry.texts[locale] ? otherLocale(locale) : locale; // Opens a language that has a text.
  const context: EditorContext = {
    locale,
    lang: query.lang ?? written,
    name: query.name,
    entry,
    words,
    categories,
    flags,
    offered,
    video,
    pictures,
  };
  return (
    <div className={styles.screen}>
      <noscript>
        <Callout tone="warn">{words.noScript}</Callout>
      </noscript>
      {refused ? <NotEditable context={context} refused={refused} /> : <KeywordEditor context={context} />}
    </div>
  );
}
