'use client'; // Client component: opened by keys and buttons. The dialog is loaded on demand.
import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loadSearchWords } from '#web/i18n/search-words.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { isSearchKey } from '#web/ui/nav/search-key.ts';
import { onStageAsked } from '#web/ui/nav/stages/pick-stage.ts';
import { rememberStage } from '#web/ui/nav/stages/recent-stages.ts';
import { Dialog } from '#web/ui/page/dialog.tsx';
import { enterSheet } from '#web/ui/page/sheet/sheet-history.ts';
import { onSearchAsked } from './ask-for-search.ts';
import styles from './search-keeper.module.css';

type PanelProps = { locale: Language; anonymous: string; picks: boolean; onClose: () => void };

// Fuse.js, wanakana, the dialog itself and its texts load on demand.
const PANELS = inEveryLanguage((locale) => lazyOr(() => loadPanel(locale), OpenList));

async function loadPanel(locale: Language) {
  const [{ SearchPanel }, words] = await Promise.all([import('./search-panel.tsx'), loadSearchWords(locale)]);
  return (props: PanelProps) => <SearchPanel {...props} words={words} />;
}

/** Opens the page that lists everything that could be searched. */
function OpenList({ locale, picks, onClose }: PanelProps) {
  useEffect(() => {
    onClose();
    location.assign(localePath(locale, picks ? '/post' : '/menu'));
  }, [locale, picks, onClose]);
  return null;
}

type Props = { locale: Language; label: string; pickLabel: string; loading: string; anonymous: string };

/**
 * Opens the search dialog on request by a button and on the keys `/`, Ctrl+K and ⌘K. As a stage picker, it leads to the form
 * of a stage.
 */
export function SearchKeeper({ locale, label, pickLabel, loading, anonymous }: Props) {
  const [purpose, setPurpose] = useState<'search' | 'pick'>();
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setPurpose('search');
    };
    document.addEventListener('keydown', openByKey);
    const stopAsking = onSearchAsked(() => setPurpose('search'));
    const stopPicking = onStageAsked(() => setPurpose('pick'));
    return () => {
      document.removeEventListener('keydown', openByKey);
      stopAsking();
      stopPicking();
    };
  }, []);
  const path = usePathname();
  useEffect(() => rememberStage(path), [path]); // For the recent stages of the picker.
  const close = () => setPurpose(undefined);
  const isOpen = purpose !== undefined;
  useEffect(() => (isOpen ? enterSheet(() => setPurpose(undefined)) : undefined), [isOpen]); // Back closes it.
  const SearchPanel = PANELS[locale];

  return (
    <Dialog open={isOpen} onClose={close} label={purpose === 'pick' ? pickLabel : label} size="screen">
      <Suspense
        fallback={
          <p className={styles.coming} role="status">
            {loading}
          </p>
        }
      >
        <SearchPanel locale={locale} anonymous={anonymous} picks={purpose === 'pick'} onClose={close} />
      </Suspense>
    </Dialog>
  );
}
