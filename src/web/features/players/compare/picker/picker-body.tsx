'use client'; // Client component: the reader's opponents are only known in the browser.
import { useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { OpponentsJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { Search } from '#web/ui/media/icons.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './picker.module.css';
import type { PickerLabels } from './picker-labels.ts';
import { type Chosen, type ListedPlayer, PlayerList } from './player-list.tsx';
import { recentOpponents } from './recent-opponents.ts';
import { useFoundPlayers } from './use-found-players.ts';

type Props = {
  /** The first player for visitors. Signed-in readers compare themselves. */
  a: Chosen | undefined;
  labels: PickerLabels;
  locale: Language;
};

/** Lets the reader choose a player to compare with: a rival, a neighbour, a recent opponent, or one found by name. */
export function PickerBody({ a, labels, locale }: Props) {
  const user = useSession().session?.user;
  const [opponents] = useOwnAnswer<OpponentsJson>(user && opponentsPath(user.userId));
  const [chosen, setChosen] = useState<Chosen | null>(); // Null while the first player is being changed.
  const [typed, setTyped] = useState('');
  const found = useFoundPlayers(typed);
  const first = chosen === null ? undefined : (chosen ?? user ?? a);
  const choose = (player: Chosen) => {
    setChosen(player);
    setTyped('');
  };
  const lists: readonly (readonly [string, readonly ListedPlayer[]])[] =
    found === undefined
      ? [
          [labels.rivals, opponents?.rivals ?? []],
          [labels.near, opponents?.close ?? []],
          [labels.recent, opponents?.recent ?? []],
        ]
      : [[labels.found, found]];

  return (
    <div className={styles.picker}>
      {first && (
        <div className={styles.first}>
          <PlanetAvatar seed={first.userId} />
          <p>
            <small>{labels.compare}</small>
            <b>{nameOf(first, user?.userId, labels)}</b>
          </p>
          <button type="button" onClick={() => setChosen(null)}>
            {labels.change}
          </button>
        </div>
      )}
      <form className={styles.search} action={localePath(locale, '/compare')}>
        <input type="hidden" name="a" value={first?.userId ?? ''} />
        <Search aria-hidden />
        <input
          name="b"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={labels.search}
          aria-label={labels.search}
          maxLength={128}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <p className="sr" aria-live="polite">
        {found?.length === 0 ? labels.none : ''}
      </p>
      {found?.length === 0 && <p aria-hidden>{labels.none}</p>}
      {lists.map(([title, players]) => (
        <PlayerList key={title} title={title} players={players} first={first} onChoose={choose} labels={labels} locale={locale} />
      ))}
    </div>
  );
}

const nameOf = ({ userId, name }: Chosen, me: string | undefined, labels: PickerLabels): string => {
  const shown = name ?? labels.anonymous;
  return userId === me ? fill(labels.you, { name: shown }) : shown;
};

const opponentsPath = (me: string): string =>
  `/api/me/opponents?${new URLSearchParams(recentOpponents(me).map((handle) => ['recent', handle]))}`;
