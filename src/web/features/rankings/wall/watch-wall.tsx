'use client'; // Client component: videos load on demand. Loaded when the wall is on the screen.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { toggleVideo } from '#domain/rankings/wall/choose-two.ts';
import type { RaceWords } from '#web/features/rankings/race/race-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { VideoEmbed } from '#web/ui/media/video-player.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Still } from './still.tsx';
import styles from './wall.module.css';
import { WallHead } from './wall-head.tsx';
import { type WallRun, withRival } from './wall-run.ts';
import { WallTile } from './wall-tile.tsx';

/** What the reader pressed before the wall was loaded. */
export type WallAsked = { readonly recordId: string; readonly action: 'play' | 'pick' };

type Props = { words: RaceWords; place: ParentNode; rival: WallRun | undefined; asked: WallAsked | undefined };

/** Shows the videos of a stage's best runs. At most two play at once, in their places or beside each other. */
export function WatchWall({ words: { wall }, place, rival, asked }: Props) {
  const [everyone] = useState(() => readRuns(place));
  const runs = withRival(everyone, rival);
  const [playing, setPlaying] = useState(asked?.action === 'play' ? [asked.recordId] : []);
  const [chosen, setChosen] = useState(asked?.action === 'pick' ? [asked.recordId] : []);
  const [beside, setBeside] = useState<readonly WallRun[]>([]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has been replaced.
    const pressed = asked?.action === 'pick' && root.current?.querySelectorAll<HTMLElement>('[data-run]');
    if (pressed)
      [...pressed]
        .find((tile) => runOf(tile)?.recordId === asked?.recordId)
        ?.querySelector('button')
        ?.focus();
  }, [asked]);

  const play = (event: MouseEvent, { recordId, embed }: WallRun) => {
    if (!embed || isForElsewhere(event)) return;
    event.preventDefault();
    setBeside([]);
    setPlaying(toggleVideo(playing, recordId));
  };
  const watch = () => {
    setPlaying([]);
    setBeside(runs.filter(({ recordId }) => chosen.includes(recordId)));
  };
  const canCompare = runs.filter(({ embed }) => embed).length > 1;
  const videoOf = ({ embed, name }: WallRun) => embed && <VideoEmbed embed={embed} title={fill(wall.iframe, { name })} />;
  return (
    <div ref={root}>
      <WallHead words={wall} canCompare={canCompare} chosen={chosen.length} onWatch={watch} />
      {beside.length > 0 && (
        <div className={styles.beside}>
          {beside.map((run) => (
            <figure key={run.recordId}>
              {videoOf(run)}
              <figcaption>
                <b>{run.name}</b> {run.value}
              </figcaption>
            </figure>
          ))}
          <Button variant="line" onClick={() => setBeside([])}>
            {wall.close}
          </Button>
        </div>
      )}
      <ul className={styles.wall}>
        {runs.map((run) => {
          const isPlaying = playing.includes(run.recordId);
          return (
            <WallTile
              key={run.recordId}
              run={run}
              words={wall}
              isChosen={canCompare && run.embed ? chosen.includes(run.recordId) : undefined}
              isPlaying={isPlaying}
              onPlay={(event) => play(event, run)}
              onPick={() => setChosen(toggleVideo(chosen, run.recordId))}
              still={isPlaying ? videoOf(run) : <Still recordId={run.recordId} />}
            />
          );
        })}
      </ul>
      <p className={styles.privacy}>{wall.privacy}</p>
    </div>
  );
}

const readRuns = (place: ParentNode): WallRun[] =>
  [...place.querySelectorAll<HTMLElement>('[data-run]')].flatMap((tile) => runOf(tile) ?? []);

/** Reads the run of a tile in the document. */
export const runOf = (tile: HTMLElement): WallRun | undefined => (tile.dataset.run ? (JSON.parse(tile.dataset.run) as WallRun) : undefined);
