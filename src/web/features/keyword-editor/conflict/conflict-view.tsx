'use client'; // Client component: the choices of the merge are client state.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import { checkKeywordDraft } from '#domain/keywords/limits.ts';
import type { Language } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import type { MergeChoice } from '#domain/texts/merge-texts.ts';
import type { EditorContext } from '#web/features/keyword-editor/editor-context.ts';
import { type Conflict, fieldSentences } from '#web/features/keyword-editor/keyword-calls.ts';
import screen from '#web/features/keyword-editor/screen-bar.module.css';
import { fill } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { ArrowLeft } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { useLater } from '#web/ui/use-later.ts';
import styles from './conflict.module.css';
import { AlikeLines, ConflictChoice } from './conflict-place.tsx';
import { type ConflictPlace, firstChoice, isChoice, mergeVersions, writeVersion } from './merge-versions.ts';

type Props = {
  context: EditorContext;
  lang: Language;
  conflict: Conflict;
  mine: KeywordVersion;
  onBack: () => void;
  onManualMerge: (merged: KeywordVersion) => void;
  onSave: (merged: KeywordVersion) => Promise<FormAnswer>;
};

/** Resolves an edit conflict. Shows both versions, the proposed merge and a choice for each difference. */
export function ConflictView({ context, lang, conflict, mine, onBack, onManualMerge, onSave }: Props) {
  const { locale, words: all } = context;
  const words = all.conflict;
  const { base, theirs } = conflict;
  const places = useMemo(() => mergeVersions(base, mine, theirs), [base, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<number, MergeChoice>>>({});
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus(), []); // The focused button went with the form.
  const Preview = useLater(() => import('#web/features/keyword-editor/writing/preview.tsx'))?.Preview;

  const choices = places.map((place, at) => chosen[at] ?? firstChoice(place));
  const merged = writeVersion(places, choices, mine);
  const numbers = places.flatMap((place, at) => (isChoice(place) ? [at] : []));
  const open = numbers.filter((at) => choices[at] === undefined);
  const time = timeText(theirs.changedAt, locale);
  const name = theirs.changedBy?.name ?? theirs.changedBy?.handle;
  const author = name === undefined ? words.somebody : fill(words.by, { name });

  const save = async () => {
    if (busy) return;
    if (open.length > 0) {
      setMessage(words.unsettled);
      return page.current?.querySelector<HTMLElement>('[data-open] button')?.focus();
    }
    const checked = checkKeywordDraft(merged);
    if (!checked.ok) return setMessage(Object.values(fieldSentences(all, checked.errors))[0]);
    setBusy(true);
    const answer = await onSave(merged);
    setBusy(false);
    setMessage(answer.callout ?? Object.values(answer.fields ?? {})[0]);
  };
  const labelOf = ({ field }: ConflictPlace) => (field === 'text' ? undefined : all.fields[field]);

  return (
    <div className={styles.page}>
      <header className={screen.bar}>
        <IconButton aria-label={words.back} onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h1>{fill(words.title, { name: theirs.name })}</h1>
      </header>
      <main id="main" className={styles.main} ref={page} tabIndex={-1}>
        <Callout tone="warn" role="status">
          {fill(words.lead, { who: author, time })}
        </Callout>
        <div className={styles.heads}>
          <p>
            <b>{name ?? words.theirs}</b> {fill(words.saved, { time })}
          </p>
          <p>
            <b>{words.you}</b> {words.draft}
          </p>
        </div>
        {places.map((place, at) =>
          isChoice(place) ? (
            <ConflictChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no other id than their index, and never move
              key={at}
              place={place}
              label={labelOf(place)}
              at={numbers.indexOf(at) + 1}
              count={numbers.length}
              choice={choices[at]}
              context={context}
              lang={place.field === 'reading' ? READING_LANGUAGE : lang}
              onChoose={(choice) => setChosen({ ...chosen, [at]: choice })}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            place.field === 'text' && <AlikeLines key={at} lines={place.mine} words={words} context={context} lang={lang} />
          ),
        )}
        <section className={`card ${styles.merged}`} aria-label={words.merged}>
          <h2>{words.merged}</h2>
          {Preview ? <Preview text={merged.text} lang={lang} context={context} pictures={NO_PICTURES} /> : all.previewLoading}
        </section>
      </main>
      <footer className={styles.foot}>
        <p role="status">{message ?? fill(words.settled, { done: numbers.length - open.length, count: numbers.length })}</p>
        <Button variant="ghost" onClick={() => onManualMerge(merged)}>
          {words.byHand}
        </Button>
        <Button variant="primary" busy={busy} aria-disabled={open.length > 0 || undefined} onClick={save}>
          {busy ? all.saving : words.save}
        </Button>
      </footer>
    </div>
  );
}

const NO_PICTURES = {};
