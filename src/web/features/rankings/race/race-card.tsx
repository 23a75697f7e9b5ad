import { dailySteps, newestDay, type RaceLine } from '#domain/rankings/race/race-line.ts';
import { raceWindow } from '#domain/rankings/race/race-window.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, daysBetween, formatDate } from '#domain/shared/date.ts';
import { isWholeRanking } from '#web/features/rankings/table/is-whole-ranking.ts';
import type { RankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import styles from './race.module.css';
import { RaceDrawing } from './race-drawing.tsx';
import { RaceHead } from './race-head.tsx';
import { RaceIsland } from './race-island.tsx';
import { RaceNumbers } from './race-numbers.tsx';
import { RaceReadout, readoutText } from './race-readout.tsx';
import type { RaceTexts } from './race-sentences.ts';
import { RaceSlider } from './race-slider.tsx';

type Props = {
  ranking: StageRanking;
  /** The player nearest to the record, for readers without a rival. */
  chaser: RaceLine | null;
  /** The last day of the chart. */
  today: string;
  labels: RankingLabels;
};

/** Shows a board's record over time and who chases it. A board with one record has one sentence instead. */
export function RaceCard({ ranking, chaser, today, labels }: Props) {
  const { board, firstPlaces, zone } = ranking;
  const { locale } = labels;
  const words = messagesOf(locale).race;
  const [first, last] = [firstPlaces[0], firstPlaces.at(-1)];
  if (!first || !last) return null;
  const show = (rankKey: number) => shownOfRankKey(board, rankKey);
  const value = formatShown(show(last.rankKey));
  const nameOf = (name: string | null) => name ?? labels.anonymous;
  if (firstPlaces.length === 1)
    return (
      <Static as="section" className={`card ${styles.race}`}>
        <h2>{words.race.title}</h2>
        <p>{fill(words.race.only, { value, name: nameOf(last.name), date: formatDate(dayOf(last.postedAt, zone)) })}</p>
      </Static>
    );
  const record: RaceLine = {
    who: 'record',
    handle: '',
    name: labels.record,
    steps: dailySteps(
      firstPlaces.map(({ handle, name, rankKey, postedAt }) => ({
        day: dayOf(postedAt, zone),
        value: show(rankKey).value,
        holder: { handle, name: nameOf(name) },
      })),
    ),
  };
  const lines = [record, ...(chaser ? [chaser] : [])];
  const from = formatDate(dayOf(first.postedAt, zone)).slice(0, 7);
  const caption = countText(words.race.records, locale, firstPlaces.length, { from, value });
  const { kind } = show(last.rankKey);
  const texts: RaceTexts = {
    locale,
    kind,
    today,
    record: labels.recordMeaning,
    short: labels.record,
    isWhole: isWholeRanking(ranking),
    heads: [labels.heads.date, labels.heads.player, labels.heads.value],
    caption,
  };
  const window = raceWindow(lines, 'recent', today);
  const newest = newestDay(lines) ?? today;
  const day = newest >= window.from && newest <= window.to ? newest : window.to;
  const readout = { words, locale, kind, record: labels.recordMeaning };
  return (
    <section className={`card ${styles.race}`} aria-label={words.race.title}>
      <RaceIsland texts={texts}>
        <Static as="div">
          <RaceHead words={words} period="recent" sentences={[caption]} />
          <div className={styles.chart} data-scrub="">
            <RaceSlider
              label={words.race.day}
              days={daysBetween(window.from, window.to)}
              value={daysBetween(window.from, day)}
              valueText={readoutText(lines, day, readout)}
            />
            <RaceDrawing lines={lines} window={window} day={day} kind={kind} sentence={caption} />
          </div>
          <RaceReadout {...readout} lines={lines} day={day} />
          <RaceNumbers lines={lines} kind={kind} heads={texts.heads} summary={words.race.numbers} caption={caption} />
        </Static>
      </RaceIsland>
    </section>
  );
}
