'use client'; // Client component: choosing a player continues in the same sheet.
import type { Language } from '#domain/shared/language.ts';
import { comparePath } from '#web/features/players/player-hrefs.ts';
import { countText, placeText } from '#web/i18n/fill.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import styles from './picker.module.css';
import type { PickerLabels } from './picker-labels.ts';
import type { FoundPlayers } from './use-found-players.ts';

export type ListedPlayer = FoundPlayers[number] & { readonly shared?: number };
export type Chosen = { readonly userId: string; readonly name: string | null };

type Props = {
  title: string;
  players: readonly ListedPlayer[];
  /** The first player of the comparison, with whom the rows compare. Without one, a row chooses the first player. */
  first: Chosen | undefined;
  onChoose: (player: Chosen) => void;
  labels: PickerLabels;
  locale: Language;
};

/** Lists players with their place in total 1 and the number of shared boards. Renders nothing for an empty list. */
export function PlayerList({ title, players, first, onChoose, labels, locale }: Props) {
  const listed = players.filter(({ userId }) => userId !== first?.userId);
  if (listed.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {listed.map((player) => {
          const { userId, name, rank, rankClass, shared } = player;
          const row = (
            <>
              <PlayerName handle={userId} name={name} rankClass={rankClass} labels={labels} />
              <small>{rank === null ? labels.unranked : placeText(labels.overall, locale, rank)}</small>
              {shared !== undefined && <small className={styles.shared}>{countText(labels.shared, locale, shared)}</small>}
            </>
          );
          return (
            <li key={userId}>
              {first ? (
                <Link className={styles.row} href={comparePath(locale, first.userId, userId)}>
                  {row}
                </Link>
              ) : (
                <button type="button" className={styles.row} onClick={() => onChoose({ userId, name })}>
                  {row}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
