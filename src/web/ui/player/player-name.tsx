import { PlanetAvatar, PlanetLater } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './player-name.module.css';
import { RankClassBadge, type RankClassKey } from './rank-class-badge.tsx';

/** Keys of the rank classes, lowest first. */
export const CLASS_KEYS: readonly RankClassKey[] = [
  'd3',
  'd2',
  'd1',
  'c3',
  'c2',
  'c1',
  'b3',
  'b2',
  'b1',
  'a3',
  'a2',
  'a1',
  's3',
  's2',
  's1',
  'master',
];

/** The label for players without a name, and the names of the rank classes by number. */
export type PlayerLabels = { readonly anonymous: string; readonly classes: Readonly<Record<number, string>> };

type Props = {
  handle: string;
  name: string | null;
  rankClass: number | null;
  labels: PlayerLabels;
  /** Whether the first script draws the planet, in static markup. */
  isPlanetLater?: boolean | undefined;
};

/** Shows a player's planet, name and rank class. A player without a name is shown with the anonymous label. */
export function PlayerName({ handle, name, rankClass, labels, isPlanetLater }: Props) {
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  return (
    <span className={styles.player}>
      {isPlanetLater ? <PlanetLater seed={handle} ring={classKey} /> : <PlanetAvatar seed={handle} ring={classKey} />}
      <span className={styles.name} data-anonymous={name === null || undefined}>
        {name ?? labels.anonymous}
      </span>
      {classKey && rankClass !== null && <RankClassBadge classKey={classKey} label={labels.classes[rankClass] ?? ''} />}
    </span>
  );
}
