'use client'; // Client component: the content of the search dialog, loaded when the dialog is first opened.
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { entryKey, entryRoute, type SearchEntry } from '#domain/search/entries.ts';
import type { Language } from '#domain/shared/language.ts';
import { countText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { SearchWords } from '#web/i18n/search-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { LoaderCircle, Search, X } from '#web/ui/media/icons.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ResultList } from './result-list.tsx';
import { ResultPreview } from './result-preview.tsx';
import type { SearchLists } from './search-lists.ts';
import styles from './search-panel.module.css';
import { useSearch } from './use-search.ts';

const FOCUS_AFTER_MS = 100; // Value from seed.md §4.

type Props = { locale: Language; anonymous: string; words: SearchWords; onClose: () => void };

/** Renders the search field, the results and a preview of the selected result. */
export function SearchPanel({ locale, anonymous, words, onClose }: Props) {
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chosenKey, setChosenKey] = useState('');
  const [opensWhenFound, setOpensWhenFound] = useState(false);
  const { lists, answer, retry } = useSearch(query);

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const isCurrent = answer.query === query;
  const hits = query.trim() === '' ? [] : answer.groups.flatMap((group) => group.entries);
  const chosen = hits.find((entry) => entryKey(entry) === chosenKey) ?? hits[0];
  const hrefOf = (entry: SearchEntry) => localePath(locale, entryRoute(entry, locale));
  const open = (entry: SearchEntry) => {
    onClose();
    router.push(hrefOf(entry));
  };

  // If Enter was pressed before the results arrived, opens the top result for the current query, not for the previous
  // one.
  const [top] = hits;
  useEffect(() => {
    if (!opensWhenFound || !isCurrent) return;
    setOpensWhenFound(false);
    if (top) open(top);
  });

  const type = (text: string) => {
    setQuery(text);
    setChosenKey('');
    setOpensWhenFound(false);
  };
  const move = (step: number) => {
    const at = chosen ? hits.indexOf(chosen) : 0;
    const next = hits[(at + step + hits.length) % hits.length];
    if (next) setChosenKey(entryKey(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return; // The input method handles these keys.
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key !== 'Enter' || query.trim() === '') return;
    else if (!isCurrent) setOpensWhenFound(true);
    else if (chosen) open(chosen);
    event.preventDefault();
  };

  const isReady = lists !== undefined && lists !== 'failed';
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={`wrap ${styles.row}`}>
          <Search data-icon="l" aria-hidden />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={words.field}
            aria-expanded={hits.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${id}${entryKey(chosen)}`}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <kbd>Esc</kbd>
          <IconButton aria-label={words.close} onClick={onClose}>
            <X data-icon="l" aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className={styles.body}>
        <div className={`wrap ${styles.columns}`}>
          <div>
            <div id={`${id}list`} role="listbox" aria-label={words.results} aria-busy={!isReady}>
              {isReady && hits.length > 0 && (
                <ResultList
                  {...{ lists, words, locale, anonymous, query, chosen, hrefOf, open }}
                  groups={answer.groups}
                  id={id}
                  onPoint={(entry) => setChosenKey(entryKey(entry))}
                />
              )}
            </div>
            {hits.length === 0 && <SearchNote lists={lists} query={isCurrent ? query : ''} words={words} retry={retry} />}
          </div>
          <aside className={styles.aside}>
            {isReady && chosen && <ResultPreview entry={chosen} href={hrefOf(chosen)} {...{ lists, words, locale, anonymous, open }} />}
            <p className={styles.tip}>{words.tip}</p>
          </aside>
        </div>
        <p className="sr" role="status">
          {hits.length > 0 ? countText(words.found, locale, hits.length) : isReady && isCurrent && query.trim() !== '' && words.nothing}
        </p>
      </div>
      <KeyHints words={words.keys} />
    </div>
  );
}

type NoteProps = { lists: SearchLists | 'failed' | undefined; query: string; words: SearchWords; retry: () => void };

/** Shown in place of results: loading, failed, nothing found or no query yet. */
export function SearchNote({ lists, query, words, retry }: NoteProps) {
  if (lists === undefined)
    return (
      <p className={styles.loading} role="status">
        <LoaderCircle data-icon="l" aria-hidden />
        {words.loading}
      </p>
    );
  if (lists === 'failed')
    return (
      <div role="alert">
        <EmptyState broken title={words.failed} action={<Button onClick={retry}>{words.retry}</Button>}>
          {words.failedHint}
        </EmptyState>
      </div>
    );
  const isAsked = query.trim() !== '';
  return <EmptyState title={isAsked ? words.nothing : words.start}>{isAsked ? words.nothingHint : words.startHint}</EmptyState>;
}

/** Lists the keyboard shortcuts of the search dialog. Hidden on narrow screens. */
export const KeyHints = ({ words }: { words: SearchWords['keys'] }) => (
  <div className={styles.foot}>
    <div className={`wrap ${styles.row}`}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {words.move}
      </span>
      <span>
        <kbd>Enter</kbd>
        {words.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {words.close}
      </span>
    </div>
  </div>
);
