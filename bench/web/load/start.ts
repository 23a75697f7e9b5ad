import { fork } from 'node:child_process';
import type { Outcome, Plan } from './plan.ts';

const GRACE_MS = 60_000; // added to the duration of the load

/** Runs a plan in a separate process. */
export function runLoad(plan: Plan): Promise<Outcome> {
  const child = fork(`${import.meta.dirname}/main.ts`, { serialization: 'advanced' });
  const seconds = plan.phases.reduce((sum, phase) => sum + phase.seconds, 0);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill(), seconds * 1_000 + GRACE_MS);
    let outcome: Outcome | undefined;
    child.once('message', (message: Outcome) => {
      outcome = message;
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      if (outcome) resolve(outcome);
      else reject(new Error(`the load process exited with ${code}`));
    });
    child.send(plan);
  });
}
