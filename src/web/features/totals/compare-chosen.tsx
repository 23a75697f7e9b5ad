'use client'; // works without it; with it a third choice takes the place of the first
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './compare-chosen.module.css';

type Props = { action: string; words: { how: string; send: string }; children: ReactNode };

/** A list whose boxes choose two players, and the button that compares them; it comes into sight with the first choice. */
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
