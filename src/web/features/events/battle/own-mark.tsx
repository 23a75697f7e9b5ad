'use client'; // Client component: cached pages contain no data about the reader.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '#web/session/use-session.ts';
import styles from './contribution.module.css';

/**
 * Marks the reader's own name in the ranking or the list of members, which are static markup (`[data-members]`). CSS
 * highlights rows that contain the mark.
 */
export function OwnMark({ label }: { label: string }) {
  const cell = useOwnCell(useSession().session?.user.userId);
  if (!cell) return null;
  return createPortal(
    <small className={styles.me} data-me="">
      {label}
    </small>,
    cell,
  );
}

/** Returns the cell with a player's name. Finds it again when the markup changes. */
function useOwnCell(handle: string | undefined): Element | null {
  const [cell, setCell] = useState<Element | null>(null);
  useEffect(() => {
    if (handle === undefined) return;
    const find = () => {
      const planet = document.querySelector(`[data-members] [data-planet="${CSS.escape(handle)}"]`);
      setCell(planet?.closest('th, li') ?? null);
    };
    find();
    document.addEventListener('markupchange', find);
    return () => {
      document.removeEventListener('markupchange', find);
      setCell(null);
    };
  }, [handle]);
  return cell;
}
