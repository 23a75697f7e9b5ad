// Runs a load plan from its parent in a separate process, so that load and measurement do not delay each other. Sends back the outcome.
import { runOpenLoop } from './open-loop.ts';
import type { Plan } from './plan.ts';
import { openSender } from './send.ts';

process.once('message', async (plan: Plan) => {
  const { send, close } = openSender(plan.site);
  const outcome = await runOpenLoop(plan, send);
  close();
  process.send?.(outcome, () => process.disconnect());
});
