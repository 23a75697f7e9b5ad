import styles from '#web/features/events/cards/entry-card.module.css';
import type { OwnEventJson } from '#web/server/events/own-event.ts';

type Props = {
  places: OwnEventJson['places'];
  stages: Readonly<Record<number, string>>;
  words: { readonly own: string; readonly ownHidden: string };
};

/**
 * Lists the reader's own results while all results are hidden. Until the event ends, these records have no public page.
 */
export function OwnPlaces({ places, stages, words }: Props) {
  return (
    <section className={styles.places} aria-label={words.own}>
      <h3>{words.own}</h3>
      <p>{words.ownHidden}</p>
      <dl>
        {places.map(({ stageId, shown, recordId }) => (
          <div key={recordId}>
            <dt>{stages[stageId]}</dt>
            <dd className="num">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
