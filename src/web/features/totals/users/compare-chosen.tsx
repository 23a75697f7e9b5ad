'use client'; // Client component: a third choice replaces the first. The form also works without JavaScript.
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import styles from './compare-chosen.module.css';

type Props = { action: string; words: { how: string; send: string }; children: ReactNode };

/**
 * Renders a form around a list with checkboxes, which compares two players. The button appears after the first choice.
 */
export function CompareChosen({ action, words, children }: Props) {
  const chosen = useRef<HTMLInputElement[]>([]);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const others = chosen.current.filter((box) => box !== target && box.checked);
    chosen.current = (target as HTMLInputElement).checked ? [...others, target as HTMLInputElement] : others;
    for (const box of chosen.current.splice(0, Math.max(0, chosen.current.length - 2))) box.checked = false;
  };
  return (
    <form action={action} onChange={onChange}>
      {children}
      <div className={styles.bar}>
        <p>{words.how}</p>
        <Button type="submit" variant="line">
          {words.send}
        </Button>
      </div>
    </form>
  );
}
