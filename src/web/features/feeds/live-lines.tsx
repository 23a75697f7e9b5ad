'use client'; // what comes after the page was written is told to the browser
import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { FeedRecord } from '#domain/rankings/feed-record.ts';
import { countText } from '#web/i18n/fill.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { useNow } from '#web/i18n/when.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { FeedLabels } from './feed-labels.ts';
import styles from './live-lines.module.css';
import { turnLive } from './live-store.ts';
import { RecordLine } from './record-line.tsx';
import { useFreshRecords, useLiveOn } from './use-live.ts';

type Props = {
  rows: readonly FeedRecord[];
  labels: FeedLabels;
  locale: Locale;
  words: Pick<Messages['live'], 'switch' | 'newer'>;
  after: number | undefined; // the event up to which the rows are known
  hasProof?: boolean | undefined;
  most?: number | undefined; // rows at a time: a list of fixed length stays as long as it is
};

/** New records one below the other, and those that come while somebody looks. */
export function LiveLines({ rows, labels, locale, words, after, hasProof, most }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { shown, waiting, at, show } = useFreshRecords(after, list);
  const now = useNow();
  const isOn = useLiveOn();
  const known = new Set(rows.map(({ recordId }) => recordId));
  const all = [...shown.filter(({ recordId }) => !known.has(recordId)), ...rows].slice(0, most);
  const showWaiting = () => {
    show();
    list.current?.focus({ preventScroll: true }); // the button goes away
    list.current?.scrollIntoView();
  };
  return (
    <>
      <p className={styles.switch} data-known={isOn !== undefined || undefined}>
        <span aria-hidden>{words.switch}</span>
        <Switch label={words.switch} on={isOn ?? true} onClick={() => turnLive(!isOn)} />
      </p>
      <div className={styles.newer}>
        {waiting.length > 0 && (
          <button type="button" onClick={showWaiting}>
            <ArrowUp data-icon="s" aria-hidden />
            {countText(words.newer, locale, waiting.length)}
          </button>
        )}
      </div>
      <ol ref={list} className={styles.lines} tabIndex={-1} data-live={at && ''}>
        {all.map((record) => (
          <RecordLine key={record.recordId} record={record} labels={labels} locale={locale} now={at ?? now} hasProof={hasProof} />
        ))}
      </ol>
    </>
  );
}
