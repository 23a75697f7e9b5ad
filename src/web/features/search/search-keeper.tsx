'use client'; // Client component: opened by keys and buttons. The dialog is loaded on demand.
import { lazy, Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadSearchWords } from '#web/i18n/search-words.ts';
import { isSearchKey } from '#web/ui/nav/search-key.ts';
import { Dialog } from '#web/ui/page/dialog.tsx';
import { onSearchAsked } from './ask-for-search.ts';
import styles from './search-keeper.module.css';

type PanelProps = { locale: Language; anonymous: string; onClose: () => void };

// Fuse.js, wanakana, the dialog itself and its texts load on demand.
const PANELS = inEveryLanguage((locale) =>
  lazy(async () => {
    const [{ SearchPanel }, words] = await Promise.all([import('./search-panel.tsx'), loadSearchWords(locale)]);
    return { default: (props: PanelProps) => <SearchPanel {...props} words={words} /> };
  }),
);

type Props = { locale: Language; label: string; loading: string; anonymous: string };

/** Opens the search dialog on request by a button and on the keys `/`, Ctrl+K and ⌘K. */
export function SearchKeeper({ locale, label, loading, anonymous }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    const stopAsking = onSearchAsked(() => setOpen(true));
    return () => {
      document.removeEventListener('keydown', openByKey);
      stopAsking();
    };
  }, []);
  const close = () => setOpen(false);
  const SearchPanel = PANELS[locale];

  return (
    <Dialog open={open} onClose={close} label={label} size="screen">
      <Suspense
        fallback={
          <p className={styles.coming} role="status">
            {loading}
          </p>
        }
      >
        <SearchPanel locale={locale} anonymous={anonymous} onClose={close} />
      </Suspense>
    </Dialog>
  );
}
