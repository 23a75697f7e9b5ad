// Receives a load plan from the parent process, runs it and sends back the outcome. The load runs in a separate process
// so that sending requests and measuring do not delay each other.
import { runOpenLoop } from './open-loop.ts';
import type { Plan } from './plan.ts';
import { openSender } from './send.ts';

process.once('message', async (plan: Plan) => {
  const { send, close } = openSender(plan.site);
  const outcome = await runOpenLoop(plan, send);
  close();
  process.send?.(outcome, () => process.disconnect());
});
