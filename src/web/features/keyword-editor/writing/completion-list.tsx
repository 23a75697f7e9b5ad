import type { CSSProperties } from 'react';
import type { EditorContext } from '#web/features/keyword-editor/editor-context.ts';
import styles from './article-area.module.css';
import type { ListPlace } from './caret-place.ts';
import type { FoundName } from './use-completion.ts';

type Props = {
  id: string;
  context: EditorContext;
  names: readonly FoundName[];
  active: number;
  place: ListPlace | undefined;
  onTake: (at: number) => void;
};

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** Lists the matching entry names next to the caret. A click inserts the name, and the focus stays in the text area. */
export function CompletionList({ id, context, names, active, place, onTake }: Props) {
  const { completion } = context.words;
  const beside = { 'data-side': place?.side, style: { '--x': `${place?.x}px`, '--y': `${place?.y}px` } as CSSProperties };
  if (names.length === 0)
    return (
      <p className={styles.popup} {...beside}>
        {completion.none}
      </p>
    );
  return (
    <div className={styles.popup} {...beside} id={id} role="listbox" aria-label={completion.label}>
      {names.map(({ name, lang }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area handles the keys, as usual for a combobox
        <div
          key={`${lang}-${name}`}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault() /* Keeps the focus in the text area. */}
          onClick={() => onTake(at)}
        >
          <b lang={lang}>{name}</b>
          <small lang={lang}>{context.languageNames[lang]}</small>
          {at === active && <kbd>Enter</kbd>}
        </div>
      ))}
    </div>
  );
}
