import { Fragment } from 'react';
import { Button } from './button.tsx';
import styles from './day-form.module.css';

type DayField = { name: string; label: string; value: string | undefined };
type Props = {
  action: string;
  /** Other query parameters to preserve, in order. Undefined values are omitted. */
  query?: Readonly<Record<string, string | number | undefined>>;
  fields: readonly DayField[];
  /** The first selectable day. `max` is the last one. */
  min: string;
  max: string;
  send: string;
  /** Uses a compact layout for the panel below a drop-down list. */
  inPanel?: boolean;
};

/** Lets users open a page by day. Uses a native form so that it works without JavaScript. */
export function DayForm({ action, query = {}, fields, min, max, send, inPanel = false }: Props) {
  return (
    <form className={styles.form} data-in-panel={inPanel || undefined} action={action}>
      {Object.entries(query).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
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
