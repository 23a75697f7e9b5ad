import { formatScore } from '#domain/shared/score.ts';
import styles from './filter-sheet.module.css';

type Chip<Value> = { readonly value: Value; readonly label: string; readonly count?: number | undefined };
type Props<Value extends string | number> = {
  name: string;
  label: string;
  chips: readonly Chip<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** Whether the chosen chip receives the focus when the sheet opens. */
  isFirst?: boolean;
  /** Shows the chips in columns of equal width. */
  isGrid?: boolean;
};

/** Shows options as chips, of which one is chosen, each with a number of players if it is known. */
export const RadioChips = <Value extends string | number>({ name, label, chips, chosen, onChoose, isFirst, isGrid }: Props<Value>) => (
  <fieldset className={styles.section}>
    <legend>{label}</legend>
    <div className={styles.chips} data-grid={isGrid || undefined}>
      {chips.map((chip) => (
        <label key={chip.value}>
          <input
            type="radio"
            name={name}
            checked={chip.value === chosen}
            onChange={() => onChoose(chip.value)}
            data-first={(isFirst && chip.value === chosen) || undefined}
          />
          {chip.label}
          {chip.count !== undefined && <small>{formatScore(chip.count)}</small>}
        </label>
      ))}
    </div>
  </fieldset>
);
