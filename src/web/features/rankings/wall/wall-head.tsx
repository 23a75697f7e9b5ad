import { MOST_PLAYING } from '#domain/rankings/wall/pick-videos.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Play } from '#web/ui/media/icons.tsx';
import styles from './wall.module.css';

type Props = {
  words: Messages['race']['wall'];
  /** Whether two videos can be compared. */
  canCompare: boolean;
  chosen: number;
  onWatch?: () => void;
};

/** Shows the title of a watch wall and the button that plays the two chosen videos beside each other. */
export const WallHead = ({ words, canCompare, chosen, onWatch }: Props) => (
  <header className={styles.head}>
    <h2>{words.title}</h2>
    {canCompare && (
      <>
        <span aria-live="polite">{chosen > 0 && fill(words.chosen, { count: chosen })}</span>
        <Button variant="line" disabled={chosen < MOST_PLAYING} onClick={onWatch}>
          <Play aria-hidden />
          {words.together}
        </Button>
      </>
    )}
  </header>
);
