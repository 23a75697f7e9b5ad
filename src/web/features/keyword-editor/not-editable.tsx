import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { RestorePanel } from '#web/features/keyword-editor/conflict/restore-panel.tsx';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { languageOf } from '#web/i18n/other-language.ts';
import { readArticle } from '#web/server/texts/read-article.ts';
import type { ReadToEdit } from '#web/server/texts/read-keyword-to-edit.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Article } from '#web/ui/page/article.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './editor.module.css';
import type { EditorContext } from './editor-context.ts';

type Props = { context: EditorContext; refused: NonNullable<ReadToEdit['refused']> };

/**
 * Explains why an entry cannot be edited and shows its text. Players who may change its flag also see a status panel.
 */
export async function NotEditable({ context, refused }: Props) {
  const { words, locale, lang, entry } = context;
  const shown = languageOf(entry?.texts ?? {}, lang);
  const text = entry?.texts[shown];
  const title = text ? fill(words.why.title, { name: text.name }) : refused === 'deleted' ? words.why.gone : words.why.create;
  return (
    <main id="main" className={`wrap ${styles.refused}`}>
      <h1>{title}</h1>
      <Callout tone="warn">{words.why[reasonOf(refused, entry?.flag)]}</Callout>
      {entry && entry.may.flags.length > 0 && text && <RestorePanel entry={entry} name={text.name} words={words} flags={context.flags} />}
      {text && <Article text={text.text} lang={shown} locale={locale} ways={await readArticle(text.text, locale)} />}
      <p>
        <ButtonLink href={localePath(locale, text ? keywordRoute(text.name) : '/keyword')}>
          {text ? words.why.read : words.why.list}
        </ButtonLink>
      </p>
    </main>
  );
}

const REASONS: Readonly<Record<number, 'deleted' | 'editorOnly' | 'unknown'>> = {
  [KEYWORD_FLAGS.deleted]: 'deleted',
  [KEYWORD_FLAGS.editorOnly]: 'editorOnly',
  [KEYWORD_FLAGS.unknown]: 'unknown',
};

function reasonOf(refused: Props['refused'], flag: number | undefined) {
  if (refused !== 'flag') return refused;
  return REASONS[flag ?? KEYWORD_FLAGS.notEditable] ?? 'notEditable';
}
