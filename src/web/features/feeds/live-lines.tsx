'use client'; // Client component: receives records posted after the page was rendered.
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { FeedFilter } from '#domain/rankings/feeds/is-in-feed.ts';
import { countText } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { ArrowUp } from '#web/ui/media/icons.tsx';
import { fitListed } from './fit-listed.ts';
import styles from './live-lines.module.css';
import { turnLive } from './live-store.ts';
import type { LinesProps } from './record-lines.tsx';
import { useFreshRecords, useLiveOn } from './use-live.ts';

// New records stay out of a list whose code cannot be loaded.
const RecordLines = lazyOr<LinesProps>(
  async () => (await import('./record-lines.tsx')).RecordLines,
  () => null,
);
const ALL: FeedFilter = { kind: 'all', series: undefined };

type Props = Omit<LinesProps, 'rows'> & {
  words: Pick<Messages['live'], 'switch' | 'newer'>;
  after: number | undefined; // Id of the last event included in the list.
  only?: FeedFilter | undefined;
  most?: number | undefined; // Maximum number of rows, for lists of fixed length.
  children: ReactNode; // The list as static markup.
};

/** Shows records that arrive live above a list of records. */
export function LiveLines({ words, after, only = ALL, most, children, ...lines }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { shown, waiting, show } = useFreshRecords(after, only, list);
  const isOn = useLiveOn();
  useEffect(() => {
    if (list.current) fitListed(list.current, shown, most);
  }, [shown, most]);
  const showWaiting = () => {
    show();
    list.current?.focus({ preventScroll: true }); // Moves the focus to the list because the focused button disappears.
    list.current?.scrollIntoView();
  };
  return (
    <>
      <p className={styles.switch} data-known={isOn !== undefined || undefined} data-beside={lines.byDay ? true : undefined}>
        <span aria-hidden>{words.switch}</span>
        <Switch label={words.switch} on={isOn ?? true} onClick={() => turnLive(!isOn)} />
      </p>
      <div className={styles.newer}>
        {waiting.length > 0 && (
          <button type="button" onClick={showWaiting}>
            <ArrowUp data-icon="s" aria-hidden />
            {countText(words.newer, lines.locale, waiting.length)}
          </button>
        )}
      </div>
      <div ref={list} className={styles.lines} tabIndex={-1} data-live-after={after}>
        {shown.length > 0 && (
          <div className={styles.fresh}>
            <Suspense>
              <RecordLines {...lines} rows={shown} />
            </Suspense>
          </div>
        )}
        {children}
      </div>
    </>
  );
}
