import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every field says of itself, whatever is typed into it. */
export type FieldWords = {
  readonly label: string;
  /** Beside the label: "10 characters or more". */
  readonly hint?: ReactNode;
  /** Under the field, until something is wrong there. */
  readonly help?: ReactNode;
};

type Props = FieldWords & { id: string; error: string | undefined; aside?: ReactNode; children: ReactNode };

/** A label, what is typed into, and one line under it: help, or what is wrong. */
export function Field({ id, label, hint, help, error, aside, children }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span key={typeof hint === 'string' ? hint : undefined} className={styles.hint}>
            {hint /* other words are another box: nothing of the page has moved */}
          </span>
        )}
        {aside}
      </div>
      {children}
      {error ? (
        <p className={styles.error} id={noteId(id)}>
          <CircleAlert data-icon="s" aria-hidden />
          {error}
        </p>
      ) : (
        help && (
          <p className={styles.help} id={noteId(id)}>
            {help}
          </p>
        )
      )}
    </div>
  );
}

const noteId = (id: string) => `${id}-note`;

/** The attributes that tie a control to its field. */
export const controlProps = (id: string, error: string | undefined, help: ReactNode) => ({
  id,
  className: styles.control,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error || help ? noteId(id) : undefined,
});
