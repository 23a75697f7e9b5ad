'use client'; // Client component: the page is cached, so the browser fetches the reader's own part.
import { createContext, type ReactNode, use } from 'react';
import type { OwnGameJson } from '#web/server/answer/response-types.ts';
import { useIsLate } from '#web/session/use-is-late.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';

const OwnGameContext = createContext<OwnGameJson | undefined>(undefined);
const ReloadContext = createContext<(() => void) | undefined>(undefined);

/** Fetches once what the reader has reached in a game, for all parts of its page. */
export function OwnGame({ series, children }: { series: number; children: ReactNode }) {
  const isSignedIn = useSession().session?.user !== undefined;
  const [answer, ask] = useOwnAnswer<OwnGameJson>(`/api/me/games/${series}`);
  const isLate = useIsLate(isSignedIn && answer === undefined);
  return (
    <OwnGameContext value={answer}>
      <ReloadContext value={isLate ? ask : undefined}>{children}</ReloadContext>
    </OwnGameContext>
  );
}

/** Returns what the reader has reached, or undefined while it is unknown and for visitors. */
export const useOwnGame = (): OwnGameJson | undefined => use(OwnGameContext);

/** Returns a function that asks again, or undefined unless the answer is missing for too long. */
export const useReload = (): (() => void) | undefined => use(ReloadContext);
