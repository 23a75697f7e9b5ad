import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

export const SPEEDS = ['1', '4', '12'] as const; // Playback speeds in hours per second.
export type Speed = (typeof SPEEDS)[number];

type Options = {
  readonly hour: number;
  readonly hours: number;
  readonly isReady: boolean;
  readonly setHour: Dispatch<SetStateAction<number>>;
};

/**
 * Advances the replay hour by hour to the last hour. Starting playback at the end restarts the replay. Pauses while
 * hours are loading.
 */
export function usePlayback({ hour, hours, isReady, setHour }: Options) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('4');
  const isAtEnd = hour >= hours;

  useEffect(() => {
    if (!isPlaying || !isReady) return;
    const timer = setInterval(() => setHour((now) => Math.min(hours, now + 1)), 1_000 / Number(speed));
    return () => clearInterval(timer);
  }, [isPlaying, isReady, speed, hours, setHour]);
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);

  const toggle = () => {
    if (!isPlaying && isAtEnd) setHour(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, speed, setSpeed, toggle, pause: () => setPlaying(false) };
}
