const MAX_AT_A_TIME = 2;

/**
 * Returns a function that queues an address for prefetching. Each address is prefetched once, two at a time, in the
 * order in which they were queued. Failures are ignored: the click loads the page anyway.
 */
export function prefetchQueue(prefetch: (address: string) => Promise<unknown>): (address: string) => void {
  const queued = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  const startNext = () => {
    const address = running < MAX_AT_A_TIME ? waiting.shift() : undefined;
    if (address === undefined) return;
    running += 1;
    const finish = () => {
      running -= 1;
      startNext();
    };
    prefetch(address).then(finish, finish);
  };

  return (address) => {
    if (queued.has(address)) return;
    queued.add(address);
    waiting.push(address);
    startNext();
  };
}
