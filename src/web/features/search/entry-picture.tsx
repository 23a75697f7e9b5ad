import { Hash } from 'lucide-react';
import type { SearchEntry } from '#domain/search/entries.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './result-list.module.css';

const SMALL = { width: 112, height: 84, grass: 5, moonRadius: 13, constellation: false };

/** Renders the picture of a search result: a stage's landscape, the keyword icon or a player's planet. */
export function EntryPicture({ entry }: { entry: SearchEntry }) {
  if (entry.kind === 'user')
    return (
      <span className={styles.picture}>
        <PlanetAvatar seed={entry.user.userId} size="l" />
      </span>
    );
  if (entry.kind === 'keyword')
    return (
      <span className={styles.picture} data-kind="keyword">
        <Hash data-icon="l" aria-hidden />
      </span>
    );
  const { stage_id, category } = entry.stage;
  return (
    <span className={styles.picture}>
      <StageScape seed={stage_id} seriesToken={seriesToken(category)} options={SMALL} />
    </span>
  );
}
