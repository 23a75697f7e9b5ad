'use client'; // Client component, loaded lazily: the landscape code is a separate chunk.
import type { KnownStage } from '#web/features/event-form/form-context.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';

const EVENTS = 5;
const CARD = {
  width: 420,
  height: 190,
  grass: 14,
  grassFrom: 0.55,
  stars: 30,
  constellation: false,
  planetX: 0.8,
  planetY: 0.34,
  planetRadius: 32,
};
const THUMB = { width: 120, height: 76, grass: 4, planetRadius: 13, stars: 12, constellation: false };

/** Draws the landscape in the header of the event page. */
export const EventScape = ({ code }: { code: number }) => <StageScape seed={code} seriesToken={EVENTS} biome="meadow" options={CARD} />;

/** Draws a stage's landscape as a thumbnail. */
export const ThumbScape = ({ stage: { id, series } }: { stage: KnownStage }) => (
  <StageScape seed={id} seriesToken={seriesToken(series)} options={THUMB} />
);
