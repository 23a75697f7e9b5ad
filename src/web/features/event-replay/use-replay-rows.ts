import { useRef, useState } from 'react';
import type { ReplayJson } from '#web/server/answer/response-types.ts';
import type { ReplayContext, ReplayRows, Roster } from './replay-context.ts';

export type KnownRows = {
  readonly state: 'few' | 'loading' | 'all' | 'failed';
  readonly roster: Roster;
  readonly at: (hour: number) => ReplayRows | undefined;
  /** Loads all hours once. A call after a failure retries. */
  readonly need: () => void;
};

/** Provides the standings by hour: those sent with the page and, after `need()`, those of all hours. */
export function useReplayRows({ api, rows, roster, startsAt, sides }: ReplayContext): KnownRows {
  const [state, setState] = useState<KnownRows['state']>('few');
  const [answer, setAnswer] = useState<ReplayJson>();
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
  return { state, roster: answer ?? roster, at, need };
}

async function fetchAnswer(api: string): Promise<ReplayJson> {
  const response = await fetch(api);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
