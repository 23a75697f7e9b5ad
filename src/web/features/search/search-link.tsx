'use client'; // opens the dialog; a plain link without scripts
import { Search } from 'lucide-react';
import { askForSearch } from './ask-for-search.ts';

/** A large link that opens the search dialog; without scripts it leads to `href`. */
export function SearchLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={(event) => {
        event.preventDefault();
        askForSearch();
      }}
    >
      <Search aria-hidden />
      <span>{label}</span>
      <kbd>/</kbd>
    </a>
  );
}
