import { Check } from 'lucide-react';
import { diffWords } from '#domain/texts/diff-words.ts';
import type { MergeChoice } from '#domain/texts/merge-texts.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Locale } from '#web/i18n/locales.ts';
import styles from './conflict.module.css';
import type { EditorFrame, EditorWords } from './editor-frame.ts';
import type { ConflictPlace } from './merge-versions.ts';

type ChoiceProps = {
  place: ConflictPlace;
  label: string | undefined; // of a field of one line
  at: number;
  count: number;
  choice: MergeChoice | undefined;
  frame: EditorFrame;
  lang: Locale;
  onChoose: (choice: MergeChoice) => void;
};

/** One place where two versions differ: what each side made of it, and which of them stands. */
export function ConflictChoice({ place, label, at, count, choice, frame, lang, onChoose }: ChoiceProps) {
  const words = frame.words.conflict;
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
        <fieldset className={styles.choices} aria-label={fill(words.which, { at })}>
          {offered.map((side) => (
            <button key={side} type="button" aria-pressed={choice === side} onClick={() => onChoose(side)}>
              {choice === side && <Check data-icon="s" aria-hidden />}
              {words[side]}
            </button>
          ))}
        </fieldset>
      </div>
      {(['theirs', 'mine'] as const).map((side) => (
        <div key={side} className={styles.side} data-taken={isTaken(side) || undefined}>
          <p className={styles.whose}>{words[side]}</p>
          <ChangedWords base={show(place, 'base', frame)} now={show(place, side, frame)} nothing={words.nothing} lang={lang} />
        </div>
      ))}
    </section>
  );
}

const show = (place: ConflictPlace, side: 'base' | 'mine' | 'theirs', { categories }: EditorFrame): string => {
  const text = place[side].join('\n').replaceAll(/^\n+|\n+$/g, ''); // empty lines say nothing here
  return place.field === 'category' ? (categories[text] ?? text) : text;
};

function ChangedWords({ base, now, nothing, lang }: { base: string; now: string; nothing: string; lang: Locale }) {
  if (base === '' && now === '') return <p className={styles.words}>{nothing}</p>;
  return (
    <p className={styles.words} lang={lang}>
      {diffWords(base, now).map(({ kind, text }, at) => {
        const key = `${at}-${kind}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

type AlikeProps = { lines: readonly string[]; words: EditorWords['conflict']; frame: EditorFrame; lang: Locale };

/** Lines on which everybody agrees: the first of them, and how many follow. */
export function AlikeLines({ lines, words, frame: { locale }, lang }: AlikeProps) {
  const [first = '', ...rest] = lines.filter((line) => line.trim() !== '');
  if (first === '') return null;
  const form = new Intl.PluralRules(locale).select(rest.length) === 'one' ? 'one' : 'other';
  return (
    <p className={styles.alike} lang={lang}>
      {rest.length === 0 ? first : fill(words.alike[form], { line: first, count: rest.length })}
    </p>
  );
}
