import { LoaderCircle } from 'lucide-react';
import type { SearchWords } from '#web/i18n/search-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import type { SearchLists } from './search-lists.ts';
import styles from './search-panel.module.css';

type Props = { lists: SearchLists | 'failed' | undefined; query: string; words: SearchWords; retry: () => void };

/** Shown in place of results: loading, failed, nothing found or no query yet. */
export function SearchNote({ lists, query, words, retry }: Props) {
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
