'use client'; // it opens the dialog, which the browser fetches then
import type { ReactNode } from 'react';
import { askForSearch } from './ask-for-search.ts';

type Props = { label?: string | undefined; className?: string | undefined; children: ReactNode };

/** A way to the search dialog; `label` names it where it shows an icon alone. */
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
