import type { CSSProperties, ReactNode } from 'react';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import type { ChoiceLink } from './choice-link.ts';
import { TabLinks } from './tab-links.tsx';
import styles from './tabbed-head.module.css';

type Props = {
  seed: number;
  seriesToken: SeriesToken;
  over?: ReactNode;
  title: string;
  lead: string;
  tabs: { readonly label: string; readonly items: readonly ChoiceLink[] };
  /** Whether a filter bar below has the tabs on phones. */
  isInBar?: boolean;
};

/**
 * Shows a landscape with a title and tabs along its lower edge. The current tab is underlined in the colour of the
 * series.
 */
export function TabbedHead({ seed, seriesToken, over, title, lead, tabs, isInBar }: Props) {
  return (
    <SceneryPanel head scape={<Scape seed={seed} seriesToken={seriesToken} options={HEADER_SCAPE} />}>
      <header
        className={`wrap ${styles.head}`}
        style={{ '--c': `var(--series-${seriesToken})` } as CSSProperties}
        data-in-bar={isInBar || undefined}
      >
        {over}
        <h1>{title}</h1>
        <p>{lead}</p>
        <TabLinks {...tabs} />
      </header>
    </SceneryPanel>
  );
}
