import { networkOf } from '#domain/accounts/limits.ts';

/** Maximum number of open streams, in total and per client network. */
export type LiveLimits = { readonly streams: number; readonly streamsOfAddress: number };

/**
 * Creates a function that allocates stream slots. It returns a function that frees the slot, or undefined when no slot
 * is free.
 */
export function createLivePlaces({ streams, streamsOfAddress }: LiveLimits): (address: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  let sum = 0;
  return (address) => {
    const network = networkOf(address);
    const own = taken.get(network) ?? 0;
    if (sum >= streams || own >= streamsOfAddress) return undefined;
    sum += 1;
    taken.set(network, own + 1);
    return () => {
      sum -= 1;
      const left = (taken.get(network) ?? 1) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}
