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
import { isForInputMethod } from '#web/ui/is-for-input-method.ts';
import { LoaderCircle, Search, X } from '#web/ui/media/icons.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { isSheetEntry, leaveEntryToLink } from '#web/ui/page/sheet/sheet-history.ts';
import { pickableGroups, postRoute } from './pickable.ts';
import { ResultList } from './result-list.tsx';
import { ResultPreview } from './result-preview.tsx';
import type { SearchLists } from './search-lists.ts';
import styles from './search-panel.module.css';
import { StagePicker } from './stage-picker.tsx';
import { useSearch } from './use-search.ts';

const FOCUS_AFTER_MS = 100; // Value from seed.md §4.

type Props = {
  locale: Language;
  anonymous: string;
  words: SearchWords;
  /** Finds only stages, and leads to the forms to post to them. */
  picks?: boolean;
  onClose: () => void;
};

/** Renders the search field, the results and a preview of the selected result. */
export function SearchPanel({ locale, anonymous, words, picks = false, onClose }: Props) {
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chosenKey, setChosenKey] = useState('');
  const [opensWhenFound, setOpensWhenFound] = useState(false);
  const { lists, answer, retry } = useSearch(query);

  useEffect(() => {
    // A keyboard would cover the stages that the picker offers.
    if (picks && matchMedia('(pointer: coarse)').matches) return;
    const timer = setTimeout(() => field.current?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [picks]);

  const isCurrent = answer.query === query;
  const groups = picks ? pickableGroups(answer.groups) : answer.groups;
  const hits = query.trim() === '' ? [] : groups.flatMap((group) => group.entries);
  const chosen = hits.find((entry) => entryKey(entry) === chosenKey) ?? hits[0];
  const hrefOf = (entry: SearchEntry) => localePath(locale, picks ? postRoute(entry) : entryRoute(entry, locale));
  const openHref = (href: string) => {
    const go = isSheetEntry() ? router.replace : router.push;
    leaveEntryToLink();
    onClose();
    go(href);
  };
  const open = (entry: SearchEntry) => openHref(hrefOf(entry));

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
    if (isForInputMethod(event.nativeEvent)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key !== 'Enter' || query.trim() === '') return;
    else if (!isCurrent) setOpensWhenFound(true);
    else if (chosen) open(chosen);
    event.preventDefault();
  };

  const isReady = lists !== undefined && lists !== 'failed';
  const texts = picks ? words.pick : words;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={`wrap ${styles.row}`}>
          <Search data-icon="l" aria-hidden />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={texts.field}
            aria-expanded={hits.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${id}${entryKey(chosen)}`}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <kbd>Esc</kbd>
          <IconButton aria-label={texts.close} data-first={picks || undefined} onClick={onClose}>
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
                  groups={groups}
                  id={id}
                  onPoint={(entry) => setChosenKey(entryKey(entry))}
                />
              )}
            </div>
            {isReady && picks && query.trim() === '' ? (
              <StagePicker {...{ lists, words, locale, anonymous, onClose }} open={(route) => openHref(localePath(locale, route))} />
            ) : (
              hits.length === 0 && <SearchNote lists={lists} query={isCurrent ? query : ''} words={words} retry={retry} />
            )}
          </div>
          <aside className={styles.aside}>
            {isReady && chosen && !picks && (
              <ResultPreview entry={chosen} href={hrefOf(chosen)} {...{ lists, words, locale, anonymous, open }} />
            )}
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
