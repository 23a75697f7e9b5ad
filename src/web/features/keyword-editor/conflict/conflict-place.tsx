import type { Language } from '#domain/shared/language.ts';
import { diffWords } from '#domain/texts/diff-words.ts';
import type { MergeChoice } from '#domain/texts/merge-texts.ts';
import type { EditorContext, EditorWords } from '#web/features/keyword-editor/editor-context.ts';
import { fill } from '#web/i18n/fill.ts';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { Check } from '#web/ui/media/icons.tsx';
import { ChangedWords } from '#web/ui/page/changed-words.tsx';
import styles from './conflict.module.css';
import type { ConflictPlace } from './merge-versions.ts';

type ChoiceProps = {
  place: ConflictPlace;
  label: string | undefined; // Label of a single-line field, otherwise undefined.
  at: number;
  count: number;
  choice: MergeChoice | undefined;
  context: EditorContext;
  lang: Language;
  onChoose: (choice: MergeChoice) => void;
};

/** Shows one difference between two versions, with buttons to choose a side. */
export function ConflictChoice({ place, label, at, count, choice, context, lang, onChoose }: ChoiceProps) {
  const words = context.words.conflict;
  const offered: readonly MergeChoice[] =
    place.field === 'text' && place.changedBy === 'both' ? ['theirs', 'mine', 'both'] : ['theirs', 'mine'];
  const isTaken = (side: 'theirs' | 'mine') => choice === side || choice === 'both';
  return (
    <section className={styles.place} aria-label={fill(words.place, { at, count })} data-open={choice === undefined || undefined}>
      <div className={styles.head}>
        <p>
          {fill(words.place, { at, count })}
          {label && ` · ${label}`} {choice === undefined && <span className={styles.open}>{words.open}</span>}
        </p>
        <SegmentedButtons
          label={fill(words.which, { at })}
          items={offered.map((side) => ({ value: side, label: choice === side ? <Chosen>{words[side]}</Chosen> : words[side] }))}
          chosen={choice}
          onChoose={onChoose}
        />
      </div>
      {(['theirs', 'mine'] as const).map((side) => (
        <div key={side} className={styles.side} data-taken={isTaken(side) || undefined}>
          <p className={styles.sideLabel}>{words[side]}</p>
          <Side base={show(place, 'base', context)} now={show(place, side, context)} nothing={words.nothing} lang={lang} />
        </div>
      ))}
    </section>
  );
}

const show = (place: ConflictPlace, side: 'base' | 'mine' | 'theirs', { categories }: EditorContext): string => {
  // Removes empty lines around the text, which are irrelevant to the comparison.
  const lines = place[side];
  const isFilled = (line: string) => line !== '';
  const first = lines.findIndex(isFilled);
  const text = first < 0 ? '' : lines.slice(first, lines.findLastIndex(isFilled) + 1).join('\n');
  return place.field === 'category' ? (categories[text] ?? text) : text;
};

const Chosen = ({ children }: { children: string }) => (
  <>
    <Check data-icon="s" aria-hidden />
    {children}
  </>
);

function Side({ base, now, nothing, lang }: { base: string; now: string; nothing: string; lang: Language }) {
  if (base === '' && now === '') return <p className={styles.words}>{nothing}</p>;
  return (
    <p className={styles.words} lang={lang}>
      <ChangedWords pieces={diffWords(base, now)} />
    </p>
  );
}

type AlikeProps = { lines: readonly string[]; words: EditorWords['conflict']; context: EditorContext; lang: Language };

/** Summarises a block of lines that all versions share as its first line and the number of further lines. */
export function AlikeLines({ lines, words, context: { locale }, lang }: AlikeProps) {
  const [first = '', ...rest] = lines.filter((line) => line.trim() !== '');
  if (first === '') return null;
  const form = new Intl.PluralRules(locale).select(rest.length) === 'one' ? 'one' : 'other';
  return (
    <p className={styles.alike} lang={lang}>
      {rest.length === 0 ? first : fill(words.alike[form], { line: first, count: rest.length })}
    </p>
  );
}
