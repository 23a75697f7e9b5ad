import { type CSSProperties, Fragment } from 'react';
import type { RaceLine } from '#domain/rankings/race/race-line.ts';
import { type Reading, readRace } from '#domain/rankings/race/read-race.ts';
import { formatDistance, formatShown, type ShownKind } from '#domain/records/shown-value.ts';
import { type CalendarDate, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import styles from './race.module.css';
import { RACE_COLOURS } from './race-drawing.tsx';
import type { RaceWords } from './race-words.ts';

export type ReadoutLabels = {
  readonly words: RaceWords;
  readonly locale: Language;
  readonly kind: ShownKind;
  /** What the first place is called, such as "World record". */
  readonly record: string;
};

type Props = ReadoutLabels & { lines: readonly RaceLine[]; day: CalendarDate };

/** Shows the values of all lines of a race on a day. */
export function RaceReadout({ lines, day, ...labels }: Props) {
  return (
    <div className={styles.readout}>
      <b>{formatDate(day)}</b>
      <dl>
        {readRace(lines, day).map((reading) => {
          const [before = '', after = ''] = readingText(reading, labels).split('{name}');
          return (
            <Fragment key={reading.line.who}>
              <dt style={{ '--c': RACE_COLOURS[reading.line.who] } as CSSProperties}>
                <i />
                <span>
                  {before}
                  <b>{nameOf(reading)}</b>
                  {after}
                </span>
              </dt>
              <dd>{valueText(reading, labels.kind)}</dd>
            </Fragment>
          );
        })}
      </dl>
    </div>
  );
}

/** Returns the readout of a day as one text, for screen readers. */
export const readoutText = (lines: readonly RaceLine[], day: CalendarDate, labels: ReadoutLabels): string =>
  [
    formatDate(day),
    ...readRace(lines, day).map(
      (reading) => `${fill(readingText(reading, labels), { name: nameOf(reading) })}: ${valueText(reading, labels.kind)}`,
    ),
  ].join('; ');

const nameOf = (reading: Reading): string => (reading.kind === 'holds' ? reading.holder : reading.line.name);
const valueText = ({ value }: Reading, kind: ShownKind): string => (value === null ? '–' : formatShown({ kind, value }));

/** Returns what a reading says, with the placeholder {name}. */
function readingText(reading: Reading, { words, locale, kind, record }: ReadoutLabels): string {
  const { readout } = words.race;
  switch (reading.kind) {
    case 'holds':
      return fill(readout.holds, { record, days: reading.days });
    case 'new':
      return reading.rank === undefined ? readout.new : fill(readout.newAt, { place: placeText(words.place, locale, reading.rank) });
    case 'behind':
      return reading.gap === 0
        ? fill(readout.level, { ahead: reading.ahead })
        : fill(readout.behind, { ahead: reading.ahead, gap: formatDistance({ kind, value: reading.gap }) });
    default:
      return readout[reading.kind];
  }
}
