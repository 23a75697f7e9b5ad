import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldError } from '#web/ui/form/form.tsx';
import { Plus } from '#web/ui/media/icons.tsx';
import styles from './folded-field.module.css';

type Props = {
  name: string;
  label: string;
  icon: ReactNode;
  /** The current value, or what an empty field means. */
  value: string;
  children: ReactNode;
};

/** On phones, shows a field as one row until the player opens it or it has an error. On wider screens, shows the field. */
export function FoldedField({ name, label, icon, value, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const hasError = useFieldError(name) !== undefined;
  if (hasError && !isOpen) setOpen(true);
  const open = () => {
    flushSync(() => setOpen(true)); // iOS opens the keyboard only for a focus inside the tap.
    field.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <div className={styles.folded} data-open={isOpen}>
      <button type="button" className={styles.row} onClick={open}>
        {icon}
        <span>{label}</span>
        <span className={styles.value}>{value}</span>
        <Plus aria-hidden />
      </button>
      <div className={styles.field} ref={field}>
        {children}
      </div>
    </div>
  );
}
