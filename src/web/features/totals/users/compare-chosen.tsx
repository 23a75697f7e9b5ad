'use client'; // Client component: a third choice replaces the first. The form also works without JavaScript.
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import styles from './compare-chosen.module.css';

type Props = { action: string; words: { how: string; send: string }; children: ReactNode };

const MOST = 2;

/**
 * Renders a form around a list with checkboxes, which compares two players. The button appears after the first choice.
 */
export function CompareChosen({ action, words, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let chosen: readonly HTMLInputElement[] = []; // In the order of the choices.
    const limit = ({ target }: Event) => {
      const checked = [...element.querySelectorAll<HTMLInputElement>('input:checked')];
      // Boxes that were ticked before React ran count as the oldest.
      const older = [...checked.filter((box) => !chosen.includes(box)), ...chosen.filter((box) => checked.includes(box))];
      chosen = older.toSorted((a, b) => Number(a === target) - Number(b === target));
      for (const box of chosen.slice(0, -MOST)) box.checked = false;
    };
    // Not `onChange`: React does not know the boxes, which are static markup.
    element.addEventListener('change', limit);
    return () => element.removeEventListener('change', limit);
  }, []);
  return (
    <form ref={form} action={action}>
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
