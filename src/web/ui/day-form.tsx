import { Fragment } from 'react';
import { Button } from './button.tsx';
import styles from './day-form.module.css';

type DayField = { name: string; label: string; value: string | undefined };
type Props = {
  action: string;
  /** What the address keeps beside the days, in its order; what is undefined is left out. */
  kept?: Readonly<Record<string, string | number | undefined>>;
  fields: readonly DayField[];
  /** The first and the last day that can be asked for. */
  min: string;
  max: string;
  send: string;
  /** Under the links of a drop-down, where there is little room. */
  inPanel?: boolean;
};

/** Asks for a page by days; the browser's own form, so that it works without JavaScript. */
export function DayForm({ action, kept = {}, fields, min, max, send, inPanel = false }: Props) {
  return (
    <form className={styles.form} data-in-panel={inPanel || undefined} action={action}>
      {Object.entries(kept).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
      {fields.map(({ name, label, value }, index) => (
        <Fragment key={`${name} ${value}`}>
          {index > 0 && <span aria-hidden="true">→</span>}
          <label>
            <span>{label}</span>
            <input type="date" name={name} defaultValue={value} min={min} max={max} required />
          </label>
        </Fragment>
      ))}
      <Button type="submit" variant="line" size={inPanel ? 's' : undefined}>
        {send}
      </Button>
    </form>
  );
}
