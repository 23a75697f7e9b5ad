import type { ReactNode } from 'react';
import styles from './segmented-buttons.module.css';

type Item<Value> = { value: Value; label: ReactNode; lang?: string | undefined };
type Props<Value> = { label: string; items: readonly Item<Value>[]; chosen: Value | undefined; onChoose: (value: Value) => void };

/** Shows two or three options that change the content of the current page. For navigation, use `SegmentedLinks`. */
export function SegmentedButtons<Value extends string>({ label, items, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {items.map(({ value, label: text, lang }) => (
        <button key={value} type="button" lang={lang} aria-pressed={chosen === value} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
