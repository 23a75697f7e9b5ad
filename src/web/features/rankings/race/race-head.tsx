import { RACE_PERIODS, type RacePeriod } from '#domain/rankings/race/race-window.ts';
import segments from '#web/ui/form/segmented-buttons.module.css';
import styles from './race.module.css';
import type { RaceWords } from './race-words.ts';

type Props = {
  words: RaceWords;
  period: RacePeriod;
  /** What the chart says in one or two sentences. */
  sentences: readonly string[];
  /** Whether the reader has a best. Readers have the choice of their own time, which is disabled without one. */
  hasMine?: boolean;
  onPeriod?: (period: RacePeriod) => void;
};

/** Shows the title of a race, the choice of a period and what the chart says. */
export function RaceHead({ words: { race }, period, sentences, hasMine = false, onPeriod }: Props) {
  return (
    <header className={styles.head}>
      <h2>{race.title}</h2>
      <fieldset className={segments.segments} aria-label={race.period}>
        {RACE_PERIODS.map((each) => (
          <button
            key={each}
            type="button"
            data-period={each}
            aria-pressed={each === period}
            disabled={each === 'mine' && !hasMine}
            onClick={onPeriod && (() => onPeriod(each))}
          >
            {race.periods[each]}
          </button>
        ))}
      </fieldset>
      <p>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </header>
  );
}
