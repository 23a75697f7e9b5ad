import { useRef, useState } from 'react';
import type { ReplayContext, ReplayRows, Who } from './replay-context.ts';

type Answer = Who & { readonly frames: readonly ReplayRows[] };

export type KnownRows = {
  readonly state: 'few' | 'loading' | 'all' | 'failed';
  readonly who: Who;
  readonly at: (hour: number) => ReplayRows | undefined;
  /** Asks for all hours, once; again after it failed. */
  readonly need: () => void;
};

/** The standings of every hour: those that came with the page, and all of them once somebody wants to move. */
export function useReplayRows({ api, rows, who, startsAt, sides }: ReplayContext): KnownRows {
  const [state, setState] = useState<KnownRows['state']>('few');
  const [answer, setAnswer] = useState<Answer>();
  const isAsked = useRef(false);

  const need = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState('loading');
    fetchAnswer(api).then(
      (all) => {
        setAnswer(all);
        setState('all');
      },
      () => {
        isAsked.current = false;
        setState('failed');
      },
    );
  };
  const start: ReplayRows = { at: startsAt, players: [], teams: sides.map(([teamId]) => [teamId, 1, 0] as const), cells: [] };
  const at = (hour: number) => (hour === 0 ? start : (answer?.frames[hour - 1] ?? rows[hour]));
  return { state, who: answer ?? who, at, need };
}

async function fetchAnswer(api: string): Promise<Answer> {
  const response = await fetch(api);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
