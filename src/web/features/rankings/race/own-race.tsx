'use client'; // Client component: the page is cached, so the browser fetches the reader's own bests.
import { createContext, type ReactNode, use } from 'react';
import type { OwnRaceJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';

const OwnRaceContext = createContext<OwnRaceJson | undefined>(undefined);

/** Fetches the reader's race on a board once for all parts of a page. Without a path, the parts show nothing personal. */
export function OwnRace({ path, children }: { path: string | undefined; children: ReactNode }) {
  const [answer] = useOwnAnswer<OwnRaceJson>(path);
  return <OwnRaceContext value={answer}>{children}</OwnRaceContext>;
}

/** Returns the reader's race, or undefined while it is unknown and for visitors. */
export const useOwnRace = (): OwnRaceJson | undefined => use(OwnRaceContext);
