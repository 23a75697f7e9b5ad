import type { MouseEvent } from 'react';
import { entryKey, type SearchEntry } from '#domain/search/entries.ts';
import type { HitGroup } from '#domain/search/groups.ts';
import { markHits } from '#domain/search/highlight.ts';
import type { Language } from '#domain/shared/language.ts';
import type { SearchWords } from '#web/i18n/search-words.ts';
import { Hash } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { describeEntry, foundName } from './describe-entry.ts';
import styles from './result-list.module.css';
import type { SearchLists } from './search-lists.ts';

type Props = {
  groups: readonly HitGroup[];
  chosen: SearchEntry | undefined;
  query: string;
  id: string;
  lists: SearchLists;
  words: SearchWords;
  locale: Language;
  anonymous: string;
  hrefOf: (entry: SearchEntry) => string;
  open: (entry: SearchEntry) => void;
  onPoint: (entry: SearchEntry) => void;
};

/**
 * Lists the search results by kind. Results are links, so that they can be opened in new tabs. The arrow keys move
 * through them while the search field keeps the focus.
 */
export function ResultList({ groups, id, words, ...row }: Props) {
  return groups.map(({ kind, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset
    <section key={kind} className={styles.group} role="group" aria-labelledby={`${id}${kind}`}>
      <h2 id={`${id}${kind}`} role="presentation">
        {words.groups[kind]}
        <span className="num">{entries.length}</span>
      </h2>
      {entries.map((entry) => (
        <ResultRow key={entryKey(entry)} entry={entry} id={id} words={words} {...row} />
      ))}
    </section>
  ));
}

type RowProps = Omit<Props, 'groups'> & { entry: SearchEntry };

function ResultRow({ entry, chosen, query, id, lists, words, locale, anonymous, hrefOf, open, onPoint }: RowProps) {
  const by = { lists, words, locale, anonymous };
  const { title, detail, aside } = describeEntry(entry, by);
  const found = foundName(entry, query, by);
  const isChosen = entry === chosen;
  const openHere = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    open(entry);
  };
  return (
    <a
      id={`${id}${entryKey(entry)}`}
      ref={(row) => {
        if (isChosen) row?.scrollIntoView({ block: 'nearest' });
      }}
      className={styles.row}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={hrefOf(entry)}
      onClick={openHere}
      onPointerMove={() => onPoint(entry)}
    >
      <EntryPicture entry={entry} />
      <span>
        <b>{marked(title, query)}</b>
        <small>
          {found && <>{marked(found, query)} · </>}
          {detail}
        </small>
      </span>
      <span className={styles.aside}>
        {isChosen ? (
          <>
            {words.open} <kbd>Enter</kbd>
          </>
        ) : (
          aside
        )}
      </span>
    </a>
  );
}

const marked = (text: string, query: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
  markHits(text, query).map((part, at) => (part.isHit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>));

const PICTURE = { width: 112, height: 84, grass: 5, planetRadius: 13, constellation: false };

/** Renders the picture of a search result: a stage's landscape, the keyword icon or a player's planet. */
function EntryPicture({ entry }: { entry: SearchEntry }) {
  if (entry.kind === 'user')
    return (
      <span className={styles.picture}>
        <PlanetAvatar seed={entry.user.userId} size="l" />
      </span>
    );
  if (entry.kind === 'keyword')
    return (
      <span className={styles.picture} data-kind="keyword">
        <Hash data-icon="l" aria-hidden />
      </span>
    );
  const { stage_id, category } = entry.stage;
  return (
    <span className={styles.picture}>
      <StageScape seed={stage_id} seriesToken={seriesToken(category)} options={PICTURE} />
    </span>
  );
}
