import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { seriesToken } from '#web/ui/series-token.ts';
import type { KnownStage } from './form-frame.ts';
import styles from './stage-picker.module.css';

const SMALL = { width: 120, height: 76, grass: 4, moonRadius: 13, stars: 12, constellation: false };

/** A glimpse of a stage; a bare sky where there is none. */
export const StageThumb = ({ stage }: { stage: KnownStage | undefined }) => (
  <span className={styles.thumb} aria-hidden>
    {stage && <StageScape seed={stage.id} seriesToken={seriesToken(stage.series)} options={SMALL} />}
  </span>
);
