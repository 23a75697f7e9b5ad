import { Fragment } from 'react';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './day-form.module.css';

type DayField = { name: string; label: string; value: CalendarDate | undefined; max: CalendarDate };
type Props = {
  action: string;
  /** What the address keeps beside the days. */
  kept: Readonly<Record<string, string>>;
  fields: readonly DayField[];
  send: string;
};

/** Asks for a page by days; the browser's own form, so that it works without JavaScript. */
export function DayForm({ action, kept, fields, send }: Props) {
  return (
    <form className={styles.form} action={action}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, value, max }, index) => (
        <Fragment key={name}>
          {index > 0 && <span aria-hidden="true">→</span>}
          <label>
            <span>{label}</span>
            <input type="date" name={name} defaultValue={value} min={`${FIRST_YEAR}-01-01`} max={max} required />
          </label>
        </Fragment>
      ))}
      <Button type="submit" variant="line">
        {send}
      </Button>
    </form>
  );
}
