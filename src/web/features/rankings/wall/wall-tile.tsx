import type { MouseEvent, ReactNode } from 'react';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Check, Play } from '#web/ui/media/icons.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import styles from './wall.module.css';
import { rankOf, type WallRun } from './wall-run.ts';

type Props = {
  run: WallRun;
  words: Messages['race']['wall'];
  /** Whether the run is chosen to be compared, or undefined if it cannot be. */
  isChosen: boolean | undefined;
  onPlay?: (event: MouseEvent) => void;
  onPick?: () => void;
  /** The landscape, or the video that plays. */
  still?: ReactNode;
  isPlaying?: boolean;
};

/** Shows a run on a watch wall: a still that plays on press, the choice to compare it, its player and its value. */
export function WallTile({ run, words, isChosen, onPlay, onPick, still, isPlaying = false }: Props) {
  const { name, place, value, address } = run;
  return (
    <li className={styles.tile} data-run={JSON.stringify(run)}>
      {isPlaying ? (
        still
      ) : (
        <a
          className={styles.still}
          href={address}
          rel="nofollow ugc noreferrer"
          aria-label={fill(words.watch, { name })}
          data-scripted=""
          onClick={onPlay}
        >
          {still}
          <span>
            <Play aria-hidden />
          </span>
        </a>
      )}
      {isChosen !== undefined && !isPlaying && (
        <button type="button" data-pick="" aria-pressed={isChosen} aria-label={fill(words.pick, { name })} onClick={onPick}>
          <i>
            <Check aria-hidden />
          </i>
        </button>
      )}
      <p>
        <RankPlate place={rankOf(run)} text={place} />
        <span>{name}</span>
        <b>{value}</b>
      </p>
    </li>
  );
}
