import type { ReactNode } from 'react';
import { CircleAlert } from '#web/ui/media/icons.tsx';
import styles from './field.module.css';

/** Texts for a form field. */
export type FieldWords = {
  readonly label: string;
  /** Shown beside the label, such as "10 characters or more". */
  readonly hint?: ReactNode;
  /** Shown under the field unless there is an error. */
  readonly help?: ReactNode;
};

type Props = FieldWords & {
  id: string;
  error: string | undefined;
  /** Announces the error when it appears, for errors that appear while the user types. */
  announced?: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

/** Shows a label, a control, and one line under it with help or an error. */
export function Field({ id, label, hint, help, error, announced, aside, children }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span key={typeof hint === 'string' ? hint : undefined} className={styles.hint}>
            {hint /* keyed by its text, so a changed hint is a new element and not a layout shift */}
          </span>
        )}
        {aside}
      </div>
      {children}
      <FieldNote id={noteId(id)} error={error} help={help} announced={announced} />
    </div>
  );
}

/** Shows the line under a field: its error if there is one, otherwise its help text. */
export function FieldNote({
  id,
  error,
  help,
  announced,
}: {
  id: string;
  error: string | undefined;
  help: ReactNode;
  announced?: boolean | undefined;
}) {
  if (!error && !help) return null;
  return (
    <p
      key={announced ? 'announced' : undefined}
      className={error ? styles.error : styles.help}
      id={id}
      role={announced ? 'alert' : undefined}
    >
      {error && <CircleAlert data-icon="s" aria-hidden />}
      {error ?? help}
    </p>
  );
}

const noteId = (id: string) => `${id}-note`;

/** Returns the attributes that connect a control to its field. */
export const controlProps = (id: string, error: string | undefined, help: ReactNode) => ({
  id,
  className: styles.control,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error || help ? noteId(id) : undefined,
});
