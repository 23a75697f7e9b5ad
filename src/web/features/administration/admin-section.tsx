import { type ReactNode, useId } from 'react';
import styles from './admin.module.css';

/** Renders a card with a title and an introduction for one administration task. */
export function AdminSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
