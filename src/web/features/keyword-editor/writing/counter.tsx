import { useDeferredValue } from 'react';
import { countCharacters } from '#domain/shared/characters.ts';
import styles from '#web/features/keyword-editor/editor.module.css';
import type { EditorWords } from '#web/features/keyword-editor/editor-context.ts';
import { fill } from '#web/i18n/fill.ts';

type Props = { text: string; limit: number; words: EditorWords };

/** Shows the character count and the limit of a field. The count is deferred so that typing stays responsive. */
export function Counter({ text, limit, words }: Props) {
  const count = countCharacters(useDeferredValue(text).trim());
  return (
    <span className={styles.counter} data-over={count > limit || undefined}>
      {fill(words.count, { count: count.toLocaleString('en'), limit: limit.toLocaleString('en') })}
    </span>
  );
}
