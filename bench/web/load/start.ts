import { fork } from 'node:child_process';
import type { Outcome, Plan } from './plan.ts';

const GRACE_MS = 60_000; // time after the planned end of the load before its process is killed

/** Runs a load plan in a separate process and returns its outcome. */
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
