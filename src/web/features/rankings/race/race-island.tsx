'use client'; // Client component: loads the chart for readers with bests of their own, and for those who touch it.
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { RacePeriod } from '#domain/rankings/race/race-window.ts';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import type { OwnRaceJson } from '#web/server/answer/response-types.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { useOwnRace } from './own-race.tsx';
import type { RaceAsked } from './race-chart.tsx';
import type { RaceTexts } from './race-sentences.ts';
import { loadRaceWords } from './race-words.ts';

type ChartProps = { texts: RaceTexts; own: OwnRaceJson | undefined; asked: RaceAsked; place: ParentNode; children: ReactNode };

const CHARTS = inEveryLanguage((locale) =>
  lazyOr<ChartProps>(
    () => loadChart(locale),
    ({ children }) => children,
  ),
);

async function loadChart(locale: Language): Promise<ComponentType<ChartProps>> {
  const [{ RaceChart }, words] = await Promise.all([import('./race-chart.tsx'), loadRaceWords(locale)]);
  return ({ children: _, ...props }) => <RaceChart {...props} words={words} />;
}

/** Shows the static chart of a race, which are its children, until the reader needs the one with a handle. */
export function RaceIsland({ texts, children }: { texts: RaceTexts; children: ReactNode }) {
  const own = useOwnRace();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<RaceAsked>();
  const ask = (wish: RaceAsked | undefined) => wish && setAsked((known) => known ?? wish);
  const Chart = CHARTS[texts.locale];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are in the static markup
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click buttons
    <div
      ref={setPlace}
      // Not over the buttons: one that is replaced between press and release would lose the click.
      onPointerOver={({ target }) => ask(closest(target, '[data-scrub]') && {})}
      onFocus={({ target }) => ask(closest(target, '[data-scrub]') && { focus: 'slider' })}
      onClick={({ target }) => {
        const period = closest(target, '[data-period]')?.dataset.period as RacePeriod | undefined;
        ask(period && { period, focus: period });
      }}
    >
      {place && (own || asked) ? (
        <Suspense fallback={children}>
          <Chart texts={texts} own={own} asked={asked ?? {}} place={place}>
            {children}
          </Chart>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

const closest = (target: EventTarget, selector: string) =>
  (target instanceof Element ? target.closest<HTMLElement>(selector) : null) ?? undefined;
