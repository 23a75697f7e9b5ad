// A load as a process of its own, so that measuring does not wait for what is measured: takes a plan from its parent, gives back what became of it.
import { runOpenLoop } from './open-loop.ts';
import type { Plan } from './plan.ts';
import { openSender } from './send.ts';

process.once('message', async (plan: Plan) => {
  const { send, close } = openSender(plan.site);
  const outcome = await runOpenLoop(plan, send);
  close();
  process.send?.(outcome, () => process.disconnect());
});
