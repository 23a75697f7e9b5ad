'use client'; // Client component: opens the search dialog, which loads on demand.
import type { ReactNode } from 'react';
import { askForSearch } from './ask-for-search.ts';

type Props = { label?: string | undefined; className?: string | undefined; children: ReactNode };

/** Renders a button that opens the search dialog. `label` is the accessible name of an icon-only button. */
export function SearchButton({ label, className, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={askForSearch}
    >
      {children}
    </button>
  );
}
