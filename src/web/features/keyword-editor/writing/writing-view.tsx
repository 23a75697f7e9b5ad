'use client'; // Client component: contains the form and its live preview.
import { type KeyboardEvent, useState } from 'react';
import { checkKeywordDraft } from '#domain/keywords/limits.ts';
import { keywordHistoryRoute, keywordRoute } from '#domain/keywords/routes.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { DraftCallout } from '#web/features/keyword-editor/draft-callout.tsx';
import styles from '#web/features/keyword-editor/editor.module.css';
import { EditorBar } from '#web/features/keyword-editor/editor-bar.tsx';
import type { EditorContext, EditorEntry } from '#web/features/keyword-editor/editor-context.ts';
import { ErrorSummary } from '#web/features/keyword-editor/error-summary.tsx';
import { fieldSentences } from '#web/features/keyword-editor/keyword-calls.ts';
import { StatusPanel } from '#web/features/keyword-editor/status-panel.tsx';
import type { useDraft } from '#web/features/keyword-editor/use-draft.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Form, type FormAnswer, FormCallout } from '#web/ui/form/form.tsx';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { ArticleArea } from './article-area.tsx';
import { Fields } from './fields.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { useOwnPictures } from './use-own-pictures.ts';

type Props = {
  context: EditorContext;
  entry: EditorEntry | undefined;
  draft: ReturnType<typeof useDraft>;
  onLanguage: (lang: Language) => void;
  onEntry: (entry: EditorEntry) => void;
  onSave: () => Promise<FormAnswer>;
};

const PANES = ['write', 'preview'] as const;

/** Renders the form for one language of an entry: fields, text, preview and status. */
export function WritingView({ context, entry, draft: stored, onLanguage, onEntry, onSave }: Props) {
  const { words, locale } = context;
  const { draft, change, dirty, backFrom, discard } = stored;
  const { lang, version, base } = draft;
  const [pane, setPane] = useState<(typeof PANES)[number]>('write');
  const { pictures, add } = useOwnPictures();
  const standing = base?.version.name || LANGUAGES.map((each) => entry?.texts[each]?.name).find(Boolean) || '';
  const title = entry ? fill(words.edit, { name: standing }) : words.create;

  const save = async (): Promise<FormAnswer> => {
    setPane('write'); // The pane "write" shows the field errors.
    const checked = checkKeywordDraft(version);
    return checked.ok ? onSave() : { fields: fieldSentences(words, checked.errors) };
  };
  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

  return (
    <Form onSend={save} className={styles.editor} data-pane={pane} onKeyDown={saveByKey} aria-label={title}>
      <EditorBar
        context={context}
        title={title}
        closeHref={localePath(locale, standing ? keywordRoute(standing) : '/keyword')}
        historyHref={standing ? localePath(locale, keywordHistoryRoute(standing)) : undefined}
        storedAt={dirty ? draft.storedAt : undefined}
      />
      <fieldset className={styles.panes} aria-label={words.panes.label}>
        {PANES.map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {words.panes[name]}
          </button>
        ))}
      </fieldset>
      <main id="main" className={styles.split}>
        <div className={styles.write}>
          <ErrorSummary context={context} />
          <FormCallout />
          {dirty && backFrom && <DraftCallout words={words} locale={locale} backFrom={backFrom} onDiscard={discard} />}
          <div className={styles.language}>
            <b>{words.languages}</b>
            <SegmentedButtons
              label={words.languages}
              items={LANGUAGES.map((value) => ({ value, label: context.languageNames[value], lang: value }))}
              chosen={lang}
              onChoose={onLanguage}
            />
          </div>
          <Fields
            context={context}
            lang={lang}
            version={version}
            onChange={(part) => change({ version: { ...stored.current.current.version, ...part } })}
          />
          <ArticleArea
            context={context}
            lang={lang}
            value={version.text}
            onText={(text) => change({ version: { ...stored.current.current.version, text } })}
            onPicture={add}
          />
          {entry && <StatusPanel entry={entry} name={standing} words={words} flags={context.flags} onChanged={onEntry} />}
        </div>
        <PreviewPane context={context} lang={lang} version={version} flag={entry?.flag} pictures={pictures} />
      </main>
    </Form>
  );
}
