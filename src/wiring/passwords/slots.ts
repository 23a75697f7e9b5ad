import { TooBusy } from '#usecases/accounts/passwords.ts';

/** Runs up to `running` callers at a time and queues up to `waiting` more. Throws TooBusy when the queue is full. */
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
      const next = queue.shift(); // passes the slot on directly, so that a new caller cannot take it
      if (next) next();
      else free += 1;
    }
  };
}
