import { WELCOME_STEPS, type WelcomeStep } from '#domain/welcome/steps.ts';
import { callApi } from '#web/ui/call-api.ts';

/** Prefixes of the checkbox names. Every checkbox has a name of its own, because drafts are stored by name. */
export const TICK = { game: 'game-', rival: 'rival-' } as const;

type Sent = { readonly ok: boolean; readonly status: number };

/** Stores the choices of a step: games and the first stage in the welcome, rivals in the player's list of rivals. */
export async function sendStep(step: Exclude<WelcomeStep, 'post'>, values: FormData, chosenRivals: readonly string[]): Promise<Sent> {
  const failed = step === 'rivals' ? await sendRivals(tickedIn(values, TICK.rival), chosenRivals) : undefined;
  if (failed) return failed;
  const boardId = Number(values.get('boardId') ?? 0);
  const json = {
    step: WELCOME_STEPS.indexOf(step) + 2,
    ...(step === 'games' && { games: tickedIn(values, TICK.game).map(Number) }),
    ...(step === 'stages' && boardId > 0 && { boardId }),
  };
  return callApi('/api/me/welcome', { method: 'PATCH', json });
}

/** Drops unticked rivals first, because the number of rivals is limited. Returns the first failure. */
async function sendRivals(ticked: readonly string[], chosen: readonly string[]): Promise<Sent | undefined> {
  const calls = [
    ...chosen.filter((handle) => !ticked.includes(handle)).map((handle) => ({ handle, method: 'DELETE' })),
    ...ticked.filter((handle) => !chosen.includes(handle)).map((handle) => ({ handle, method: 'PUT' })),
  ];
  for (const { handle, method } of calls) {
    const answer = await callApi(`/api/me/rivals/${handle}`, { method });
    if (!answer.ok) return answer;
  }
  return undefined;
}

const tickedIn = (values: FormData, prefix: string): string[] =>
  [...values.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
