'use client'; // Client component: receives records posted after the page was rendered.
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { FeedFilter } from '#domain/rankings/feeds/is-in-feed.ts';
import { countText } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { useNow } from '#web/i18n/when.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import styles from './live-lines.module.css';
import { turnLive } from './live-store.ts';
import { type LinesProps, RecordLines } from './record-lines.tsx';
import { useFreshRecords, useLiveOn } from './use-live.ts';

const ALL: FeedFilter = { kind: 'all', series: undefined };

type Props = Omit<LinesProps, 'now'> & {
  words: Pick<Messages['live'], 'switch' | 'newer'>;
  after: number | undefined; // Id of the last event included in `rows`.
  only?: FeedFilter | undefined;
  most?: number | undefined; // Maximum number of rows, for lists of fixed length.
  empty?: ReactNode; // Shown when the list has no rows.
};

/** Lists new records and updates the list live. */
export function LiveLines({ rows, words, after, only = ALL, most, empty, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { shown, waiting, at, show } = useFreshRecords(after, only, list);
  const now = useNow();
  const isOn = useLiveOn();
  const known = new Set(rows.map(({ recordId }) => recordId));
  const all = [...shown.filter(({ recordId }) => !known.has(recordId)), ...rows].slice(0, most);
  const showWaiting = () => {
    show();
    list.current?.focus({ preventScroll: true }); // Moves the focus to the list because the focused button disappears.
    list.current?.scrollIntoView();
  };
  return (
    <>
      <p className={styles.switch} data-known={isOn !== undefined || undefined} data-beside={rest.byDay ? true : undefined}>
        <span aria-hidden>{words.switch}</span>
        <Switch label={words.switch} on={isOn ?? true} onClick={() => turnLive(!isOn)} />
      </p>
      <div className={styles.newer}>
        {waiting.length > 0 && (
          <button type="button" onClick={showWaiting}>
            <ArrowUp data-icon="s" aria-hidden />
            {countText(words.newer, rest.locale, waiting.length)}
          </button>
        )}
      </div>
      <div ref={list} className={styles.lines} tabIndex={-1} data-live={at && ''}>
        {all.length === 0 ? empty : <RecordLines {...rest} rows={all} now={at ?? now} />}
      </div>
    </>
  );
}
