'use client'; // Client component: contains the unsaved text, which is also stored in localStorage.
import { useState } from 'react';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { ConflictView } from '#web/features/keyword-editor/conflict/conflict-view.tsx';
import { WritingView } from '#web/features/keyword-editor/writing/writing-view.tsx';
import { localePath } from '#web/i18n/locales.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { baseOf, type EditorContext, type EditorEntry } from './editor-context.ts';
import { type Conflict, saveKeyword } from './keyword-calls.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Renders the editor of an entry. Each language is edited and saved separately, and switching languages loses no input.
 */
export function KeywordEditor({ context }: { context: EditorContext }) {
  const [entry, setEntry] = useState(context.entry);
  const [lang, setLang] = useState(context.lang);
  const go = (to: Language) => {
    setLang(to);
    history.replaceState(null, '', `?${new URLSearchParams({ lang: to })}`);
  };
  return <LanguageEditor key={entry && lang} context={context} entry={entry} lang={lang} onLanguage={go} onEntry={setEntry} />;
}

type Props = {
  context: EditorContext;
  entry: EditorEntry | undefined;
  lang: Language;
  onLanguage: (lang: Language) => void;
  onEntry: (entry: EditorEntry) => void;
};

const NEW: KeywordVersion = { name: '', reading: '', category: 'general-term', tag: '', text: '' };

function LanguageEditor({ context, entry, lang, onLanguage, onEntry }: Props) {
  const { words, locale } = context;
  const base = entry && baseOf(entry, lang);
  const version = base?.version ?? { ...NEW, name: context.name };
  const stored = useDraft({ slot: entry ? `${entry.uniqueId}.${lang}` : `new-${context.name}`, lang, version, base });
  const { change, removeStored, current } = stored;
  const leave = useLeaveGuard(stored.dirty);
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (): Promise<FormAnswer> => {
    const saved = await saveKeyword(entry?.uniqueId, current.current, words);
    if (saved === 'saved') {
      removeStored();
      leave(localePath(locale, keywordRoute(current.current.version.name.trim())));
      return new Promise(() => {}); // Stays busy until the page unloads.
    }
    if ('refused' in saved) return saved.refused;
    if ('newKey' in saved) {
      change({ key: crypto.randomUUID() });
      return save();
    }
    setConflict(saved.conflict);
    return {};
  };

  if (conflict)
    return (
      <ConflictView
        key={`${conflict.theirs.revisionId}-${conflict.theirs.textRevisionId}`}
        context={context}
        lang={stored.draft.lang}
        conflict={conflict}
        mine={stored.draft.version}
        onBack={() => setConflict(undefined)}
        onManualMerge={(merged) => {
          change({ version: merged, base: standOn(conflict.theirs) });
          setConflict(undefined);
        }}
        onSave={(merged) => {
          change({ version: merged, base: standOn(conflict.theirs) });
          return save();
        }}
      />
    );
  const choose = (to: Language) => (entry ? onLanguage(to) : change({ lang: to }));
  return <WritingView context={context} entry={entry} draft={stored} onLanguage={choose} onEntry={onEntry} onSave={save} />;
}

const standOn = ({ revisionId, textRevisionId, name, reading, category, tag, text }: Conflict['theirs']) => ({
  version: { name, reading, category, tag, text },
  revisionId,
  textRevisionId,
});
