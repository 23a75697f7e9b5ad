'use client'; // Client component: the reader's own places are only known in the browser.
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadRaceWords } from '#web/features/rankings/race/race-words.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';

type StagesProps = { locale: Language; place: ParentNode; here: number; handle: string; children: ReactNode };

const STAGES = inEveryLanguage((locale) =>
  lazyOr<StagesProps>(
    () => loadStages(locale),
    ({ children }) => children,
  ),
);

async function loadStages(locale: Language): Promise<ComponentType<StagesProps>> {
  const [{ OwnStages }, words] = await Promise.all([import('./own-stages.tsx'), loadRaceWords(locale)]);
  return (props) => <OwnStages {...props} words={words} />;
}

/** Shows the names of the stages, which are its children, until the reader's places are known. */
export function StagesIsland({ locale, here, children }: { locale: Language; here: number; children: ReactNode }) {
  const handle = useSession().session?.user.userId;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const Stages = STAGES[locale];
  return (
    <div ref={setPlace}>
      {place && handle !== undefined ? (
        <Suspense fallback={children}>
          <Stages locale={locale} place={place} here={here} handle={handle}>
            {children}
          </Stages>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
