import { TooBusy } from '#usecases/accounts/passwords.ts';

/** Lets so many run at once and so many wait; throws TooBusy at once for one more. */
export function createSlots(running: number, waiting: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = running;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new TooBusy('all slots are taken, and the queue is full');
    try {
      return await work();
    } finally {
      const next = queue.shift(); // the slot goes from hand to hand: a newcomer cannot slip in between
      if (next) next();
      else free += 1;
    }
  };
}
