import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Language } from '#domain/shared/language.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { PickStageLink } from './pick-stage-link.tsx';
import styles from './stage-line.module.css';

type Props = { board: Pick<Board, 'refId' | 'seriesId'>; stage: string; detail: string; locale: Language; change: string };

/** Shows the stage to post to, with a link that changes it. */
export const StageLine = ({ board, stage, detail, locale, change }: Props) => (
  <div className={styles.stage}>
    <span className={styles.thumb}>
      <StageScape seed={board.refId} seriesToken={seriesToken(board.seriesId)} />
    </span>
    <span className={styles.name}>
      <b>{stage}</b>
      <small>{detail}</small>
    </span>
    <PickStageLink locale={locale} variant="line">
      {change}
    </PickStageLink>
  </div>
);
