import { type ReactNode, useId } from 'react';
import type { ClockTime } from '#domain/shared/zoned-moment.ts';
import styles from '#web/features/event-form/event-form.module.css';
import { controlProps, Field } from '#web/ui/form/field.tsx';

type Props = {
  label: string;
  timeLabel: string;
  value: ClockTime;
  error: string | undefined;
  help?: ReactNode;
  onChange: (value: ClockTime) => void;
};

/** Renders a pair of inputs for a date and a time. */
export function ClockField({ label, timeLabel, value, error, help, onChange }: Props) {
  const id = useId();
  const control = controlProps(id, error, help);
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={styles.clock}>
        <input {...control} type="date" value={value.day} onChange={({ target }) => onChange({ ...value, day: target.value })} />
        <input
          {...control}
          id={undefined}
          type="time"
          aria-label={timeLabel}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value.slice(0, 5) })}
        />
      </div>
    </Field>
  );
}
