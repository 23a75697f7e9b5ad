import type { CSSProperties } from 'react';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import styles from './board-link.module.css';
import { boardNames } from './board-names.ts';

type Props = { catalogue: Catalogue; board: Board; locale: Language };

/** Links to a board by its stage name. Adds the rule's name unless it is the stage's home rule. */
export function BoardLink({ catalogue, board, locale }: Props) {
  const { stage, rule, href } = boardNames(catalogue, board, locale);
  return (
    <Link className={styles.link} href={href} style={{ '--c': `var(--planet-${seriesToken(board.seriesId)})` } as CSSProperties}>
      <i aria-hidden />
      <span>
        {stage}
        {rule && <small> {rule}</small>}
      </span>
    </Link>
  );
}
