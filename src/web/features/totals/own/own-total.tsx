'use client'; // Client component: the page is cached, so the browser fetches the reader's own place.
import { createContext, type ReactNode, use } from 'react';
import type { OwnTotalJson } from '#web/server/rankings/own-total.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';

export type OwnTotalLine = NonNullable<OwnTotalJson['line']>;

const OwnTotalContext = createContext<OwnTotalJson | undefined>(undefined);

/** Fetches the reader's place in a total once for all parts of a page. Without an id, the parts show nothing personal. */
export function OwnTotal({ totalId, children }: { totalId: number | undefined; children: ReactNode }) {
  const [answer] = useOwnAnswer<OwnTotalJson>(totalId === undefined ? undefined : `/api/me/totals/${totalId}`);
  return <OwnTotalContext value={answer}>{children}</OwnTotalContext>;
}

/** Returns the reader's place: undefined while it is unknown and for visitors, null for a reader who is not in the total. */
export const useOwnTotal = (): OwnTotalLine | null | undefined => use(OwnTotalContext)?.line;
