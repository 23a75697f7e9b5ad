import { fill } from '#web/i18n/fill.ts';
import type { MenuWords } from './menu-words.ts';
import styles from './own-line.module.css';

/** Shows the number of new notifications, and nothing if there are none. */
export const UnreadCount = ({ count, words }: { count: number; words: MenuWords }) =>
  count > 0 && (
    <b className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{fill(words.mine.new, { count })}</span>
    </b>
  );
