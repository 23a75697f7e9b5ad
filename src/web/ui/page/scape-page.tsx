import type { ReactNode } from 'react';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { LEAD_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './scape-page.module.css';

type Props = { seed: number; seriesToken: SeriesToken; over?: string | undefined; title: string; lead?: ReactNode; children?: ReactNode };

/** A page below a landscape generated from `seed`. Shows a line above the title, the title, a lead and the content. */
export function ScapePage({ seed, seriesToken, over, title, lead, children }: Props) {
  return (
    <main id="main">
      <SceneryPanel head scape={<StageScape seed={seed} seriesToken={seriesToken} options={LEAD_SCAPE} />}>
        <header className={`wrap ${styles.head}`}>
          {over && <p>{over}</p>}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
      </SceneryPanel>
      <div className={`wrap ${styles.body}`}>{children}</div>
    </main>
  );
}
