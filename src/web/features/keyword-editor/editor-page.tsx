import type { Language } from '#domain/shared/language.ts';
import { OWN_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { languageOf } from '#web/i18n/other-language.ts';
import type { ReadToEdit } from '#web/server/texts/read-keyword-to-edit.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './editor.module.css';
import type { EditorContext } from './editor-context.ts';
import type { EditorQuery } from './editor-query.ts';
import { KeywordEditor } from './keyword-editor.tsx';
import { NotEditable } from './not-editable.tsx';

type Props = { read: ReadToEdit; query: EditorQuery; locale: Language };

/** Renders the full-screen editor, or the entry's current text with the reason why it cannot be edited. */
export function EditorPage({ read: { entry, refused, offered, pictures }, query, locale }: Props) {
  const { editor: words, keywords } = messagesOf(locale);
  const { categories, flags, video } = keywords;
  const written = languageOf(entry?.texts ?? {}, locale); // Opens a language that has a text.
  const context: EditorContext = {
    locale,
    lang: query.lang ?? written,
    name: query.name,
    entry,
    words,
    languageNames: OWN_NAMES,
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
