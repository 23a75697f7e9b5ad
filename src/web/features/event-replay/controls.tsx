import type { MouseEvent, ReactNode } from 'react';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from '#web/ui/media/icons.tsx';
import styles from './controls.module.css';
import type { ReplayContext } from './replay-context.ts';
import { SPEEDS, type usePlayback } from './use-playback.ts';

type Props = {
  context: ReplayContext;
  hour: number;
  turnHours: readonly number[];
  playback: ReturnType<typeof usePlayback>;
  onPlay: () => void;
  onLink: (to: number) => (event: MouseEvent) => void;
};

/** Renders the play button, the speeds, and links to adjacent hours and turning points. */
export function Controls({ context: { href, hours, words }, hour, turnHours, playback, onPlay, onLink }: Props) {
  const { player } = words;
  const step = (to: number | undefined, label: string, icon: ReactNode) =>
    to === undefined || to < 0 || to > hours ? (
      <span className={styles.step} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <a className={styles.step} href={`${href}?hour=${to}`} aria-label={label} title={label} onClick={onLink(to)}>
        {icon}
      </a>
    );
  return (
    <div className={styles.controls}>
      <div className={styles.steps}>
        {step(
          turnHours.findLast((turn) => turn < hour),
          player.turnBefore,
          <SkipBack aria-hidden />,
        )}
        {step(hour - 1, player.hourBefore, <ChevronLeft aria-hidden />)}
        <span className={styles.scripted}>
          <Button
            variant="primary"
            aria-label={fill(playback.isPlaying ? player.pauseAt : player.playFrom, { hour })}
            onClick={() => {
              onPlay();
              playback.toggle();
            }}
          >
            {playback.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            {playback.isPlaying ? player.pause : player.play}
          </Button>
        </span>
        {step(hour + 1, player.hourAfter, <ChevronRight aria-hidden />)}
        {step(
          turnHours.find((turn) => turn > hour),
          player.turnAfter,
          <SkipForward aria-hidden />,
        )}
      </div>
      <div className={styles.scripted}>
        <SegmentedButtons
          label={player.speed}
          items={SPEEDS.map((speed) => ({ value: speed, label: fill(player.perSecond, { hours: speed }) }))}
          chosen={playback.speed}
          onChoose={playback.setSpeed}
        />
      </div>
    </div>
  );
}
