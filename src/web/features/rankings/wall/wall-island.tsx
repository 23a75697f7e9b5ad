'use client'; // Client component: loads the wall when it is near the screen.
import { type ComponentType, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { useOwnRace } from '#web/features/rankings/race/own-race.tsx';
import { loadRaceWords } from '#web/features/rankings/race/race-words.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import type { WallAsked } from './watch-wall.tsx';

type Rival = NonNullable<ReturnType<typeof useOwnRace>>['rival'];
type WallProps = { place: ParentNode; rival: Rival; asked: WallAsked | undefined; children: ReactNode };

const WALLS = inEveryLanguage((locale) =>
  lazyOr<WallProps>(
    () => loadWall(locale),
    ({ children }) => children,
  ),
);

async function loadWall(locale: Language): Promise<ComponentType<WallProps>> {
  const [{ WatchWall }, { runWithVideo }, words] = await Promise.all([
    import('./watch-wall.tsx'),
    import('./wall-run.ts'),
    loadRaceWords(locale),
  ]);
  return ({ rival, place, asked }) => {
    const [run] = rival?.run ? runWithVideo({ ...rival.run, handle: rival.userId, name: rival.name }) : [];
    return <WatchWall words={words} place={place} rival={run} asked={asked} />;
  };
}

const NEAR = '50%'; // The landscapes are drawn before they are on the screen.

/** Shows the static watch wall, which are its children, until it is near the screen or pressed. */
export function WallIsland({ locale, children }: { locale: Language; children: ReactNode }) {
  const rival = useOwnRace()?.rival ?? null;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isSeen, setSeen] = useState(false);
  const [asked, setAsked] = useState<WallAsked>();
  useEffect(() => {
    if (!place) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: NEAR,
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  const ask = (event: MouseEvent) => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-run]') : null;
    const isPick = event.target instanceof Element && event.target.closest('[data-pick]') !== null;
    const run = tile && (JSON.parse(tile.dataset.run ?? '{}') as { recordId: string; embed?: string });
    if (event.defaultPrevented || !run?.embed || isForElsewhere(event)) return;
    event.preventDefault();
    setAsked({ recordId: run.recordId, action: isPick ? 'pick' : 'play' });
  };
  const Wall = WALLS[locale];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are in the static markup
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click buttons and links
    <div ref={setPlace} onClick={ask}>
      {place && (isSeen || asked) ? (
        <Suspense fallback={children}>
          <Wall place={place} rival={rival} asked={asked}>
            {children}
          </Wall>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
