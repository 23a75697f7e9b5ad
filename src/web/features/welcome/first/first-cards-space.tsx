import styles from './own-first-cards.module.css';

/** Renders two empty cards, as high as the cards of a new player that are being loaded. */
export const FirstCardsSpace = () => (
  <div className={styles.cards} aria-hidden="true">
    <section className="card" />
    <section className="card" />
  </div>
);
