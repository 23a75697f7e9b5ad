import type { SearchWords } from '#web/i18n/search-words.ts';
import styles from './search-panel.module.css';

/** Lists the keyboard shortcuts of the search dialog. Hidden on narrow screens. */
export const KeyHints = ({ words }: { words: SearchWords['keys'] }) => (
  <div className={styles.foot}>
    <div className={`wrap ${styles.row}`}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {words.move}
      </span>
      <span>
        <kbd>Enter</kbd>
        {words.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {words.close}
      </span>
    </div>
  </div>
);
