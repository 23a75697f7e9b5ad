'use client'; // Client component: the handle follows the finger, the mouse and the arrow keys. Loaded on demand.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { newestDay, type RaceLine } from '#domain/rankings/race/race-line.ts';
import { type RacePeriod, raceWindow, stopsOf } from '#domain/rankings/race/race-window.ts';
import { type CalendarDate, daysBefore, daysBetween } from '#domain/shared/date.ts';
import type { OwnRaceJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import styles from './race.module.css';
import { RaceDrawing } from './race-drawing.tsx';
import { RaceHead } from './race-head.tsx';
import { RaceNumbers, readRaceLines } from './race-numbers.tsx';
import { dayAt, RACE_PLOT } from './race-plot.ts';
import { RaceReadout, readoutText } from './race-readout.tsx';
import { ownSentences, type RaceTexts } from './race-sentences.ts';
import { RaceSlider } from './race-slider.tsx';
import type { RaceWords } from './race-words.ts';

/** What the reader did to the chart before it was loaded. */
export type RaceAsked = { readonly period?: RacePeriod | undefined; readonly focus?: 'slider' | RacePeriod | undefined };

type Props = { texts: RaceTexts; words: RaceWords; own: OwnRaceJson | undefined; asked: RaceAsked; place: ParentNode };

/** Shows the race of a board with a handle that reads all lines on a day. */
export function RaceChart({ texts, words, own, asked, place }: Props) {
  const { locale, kind, today, record, short, heads, caption } = texts;
  const [everyone] = useState(() => readRaceLines(place, short));
  const user = useSession().session?.user;
  const lines = withOwn(everyone, own, user?.userId ?? '', words.race.you);
  const hasMine = lines.some(({ who }) => who === 'mine');
  const [period, setPeriod] = useState<RacePeriod>(asked.period ?? 'recent');
  const [chosen, setChosen] = useState<CalendarDate>();
  const window = raceWindow(lines, period, today);
  const day = within(window, chosen ?? newestDay(lines));
  const days = daysBetween(window.from, window.to);
  const readout = { words, locale, kind, record };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The control that had the focus has been replaced.
    const control = asked.focus === 'slider' ? 'input' : `[data-period="${asked.focus}"]`;
    if (asked.focus) root.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  }, [asked.focus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = stopsOf(lines, window);
    setChosen((step > 0 ? stops.find((stop) => stop > day) : stops.findLast((stop) => stop < day)) ?? day);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.pointerType !== 'mouse' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * RACE_PLOT.width;
    setChosen(dayAt(window, (at - RACE_PLOT.left) / (RACE_PLOT.right - RACE_PLOT.left)));
  };

  return (
    <div ref={root}>
      <RaceHead
        words={words}
        period={period}
        hasMine={hasMine}
        sentences={own ? ownSentences(lines, texts, words) : [caption]}
        onPeriod={setPeriod}
      />
      <div className={styles.chart} onPointerDown={onPointer} onPointerMove={onPointer}>
        <RaceSlider
          label={words.race.day}
          days={days}
          value={daysBetween(window.from, day)}
          valueText={readoutText(lines, day, readout)}
          onChange={(value) => setChosen(daysBefore(window.from, -value))}
          onKeyDown={onKeyDown}
        />
        <RaceDrawing lines={lines} window={window} day={day} kind={kind} sentence={caption} />
      </div>
      <RaceReadout {...readout} lines={lines} day={day} />
      <RaceNumbers lines={lines} kind={kind} heads={heads} summary={words.race.numbers} caption={caption} />
    </div>
  );
}

/** Returns the record, and the reader's own line and that of a rival in place of the one for everyone. */
function withOwn(everyone: readonly RaceLine[], own: OwnRaceJson | undefined, handle: string, you: string): RaceLine[] {
  const mine: RaceLine[] = own && own.mine.length > 0 ? [{ who: 'mine', handle, name: you, steps: own.mine }] : [];
  const rival: RaceLine[] = own?.rival ? [{ who: 'rival', handle: own.rival.userId, name: own.rival.name, steps: own.rival.steps }] : [];
  // The player nearest to the record may be the reader.
  const other = everyone.filter((line) => line.who === 'rival' && line.handle !== handle);
  return [...everyone.filter(({ who }) => who === 'record'), ...(rival.length > 0 ? rival : other), ...mine];
}

/** Returns the nearest day in a window, or its last one without a day. */
export const within = ({ from, to }: { from: CalendarDate; to: CalendarDate }, day: CalendarDate | undefined): CalendarDate =>
  day === undefined || day > to || day < from ? to : day;
