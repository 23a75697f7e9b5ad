import { useId } from 'react';
import styles from '#web/features/account/settings/settings-page.module.css';

type Props = {
  label: string;
  text: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  disabled: boolean;
  onChoose: (value: string) => void;
};

/** Renders a settings row with a native select. */
export function NotificationSelect({ label, text, value, options, disabled, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-text`}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
